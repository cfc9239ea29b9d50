//! How large tiles are: as asked for, or so that what a nest accesses fits into the cache tile by
//! tile.

use couloir_ir::{Op, Scope};
use couloir_pass::Options;

use crate::affine_loops::constant_trip_count;
use crate::affine_regions::footprint;

/// The size where nothing else is known.
const DEFAULT: u32 = 4;

/// What the options of the pass say of sizes.
pub(super) struct Sizes {
    /// Of all loops, unless it is 0.
    all: u32,
    /// Of the loops of each nest, if any are given.
    each: Vec<u32>,
    /// Of the cache, in bytes.
    cache: u64,
}

impl Sizes {
    pub(super) fn of(options: &Options) -> Self {
        let all = u32::try_from(options.number("tile-size")).unwrap_or(0);
        let each = options.list("tile-sizes").into_iter().map(|size| size.parse().unwrap_or(0));
        let cache = options.text("cache-size").parse::<u64>().unwrap_or(0).wrapping_mul(1024);
        Self { all, each: each.collect(), cache }
    }

    /// The sizes for the loops of a nest.
    pub(super) fn of_nest(&self, scope: Scope<'_>, nest: &[Op]) -> Vec<u32> {
        if self.all != 0 {
            return vec![self.all; nest.len()];
        }
        if !self.each.is_empty() {
            let each = self.each.iter().copied().chain(std::iter::repeat(DEFAULT));
            return each.take(nest.len()).collect();
        }
        if self.cache == 0 {
            return vec![1; nest.len()];
        }
        let counts = nest.iter().map(|&op| constant_trip_count(scope.op(op)));
        let bytes = nest.first().and_then(|&root| footprint(scope.op(root), &[]));
        let sizes = match bytes.map(i64::cast_unsigned) {
            None => vec![DEFAULT; nest.len()],
            Some(bytes) => match bytes.div_ceil(self.cache) {
                ..=1 => return vec![1; nest.len()],
                excess => shares(excess, nest.len()),
            },
        };
        sizes.into_iter().zip(counts).map(|(size, count)| divisor(size, count)).collect()
    }
}

/// Sizes of which the product is about as large as a number.
#[expect(clippy::cast_precision_loss, reason = "upstream's root, with what it loses")]
fn shares(excess: u64, loops: usize) -> Vec<u32> {
    let root = (excess as f64).powf(1.0 / loops as f64).floor() as u32;
    let mut product = 1u32;
    let mut sizes = vec![root; loops.saturating_sub(1)];
    for &size in &sizes {
        product = product.wrapping_mul(size);
    }
    let last = excess.checked_div(product.into()).unwrap_or(1) as u32;
    sizes.push(last.max(1));
    sizes
}

/// How many sizes are tried at most, from the largest one on, and then from this one on.
const MOST_TRIES: u32 = 1 << 24;

/// The largest size that divides how often a loop runs, and is no more than half of that; of sizes
/// that are very large only some are tried.
fn divisor(size: u32, count: Option<u64>) -> u32 {
    let Some(count) = count else { return size };
    let half = u32::try_from(count / 2).unwrap_or(u32::MAX);
    let size = if count > 1 { size.min(half) } else { size };
    let large = (size.saturating_sub(MOST_TRIES)..=size).rev();
    let mut tried = large.chain((1..=size.min(MOST_TRIES)).rev());
    tried.find(|&size| size > 0 && count.is_multiple_of(size.into())).unwrap_or(1)
}
