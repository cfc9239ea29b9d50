//! What is wrong with the parameters of types.

use couloir_ir::Context;
use couloir_ir::num::{Float, FloatKind};
use couloir_ir::ty::{Signedness, TypeKind};

use super::types::{Granularity, Storage, Uniform};

/// How many bits may be stored.
pub(super) const MAX_BITS: u32 = 32;

/// How many dimensions blocks may have: they are printed as braces in one another. Text
/// nests these itself, but bytecode says a shape, which may be of any rank.
const MAX_DIMENSIONS: usize = 1024;

pub(super) fn bits_fault(bits: u32) -> Option<String> {
    let fits = (1..=MAX_BITS).contains(&bits);
    (!fits).then(|| format!("illegal storage type size: {bits}"))
}

/// A scale is a number that the expressed type has.
pub(super) fn scale_fault(kind: FloatKind, scale: f64) -> Option<String> {
    let (min, max) = (Float::smallest(kind, false).to_f64(), Float::largest(kind, false).to_f64());
    (scale < min || scale > max).then(|| {
        let [scale, min, max] = [scale, min, max].map(exponential);
        format!("scale {scale} out of expressed type range [{min}, {max}]")
    })
}

/// Of calibrated numbers some are greater than the least.
pub fn bounds_fault(min: f64, max: f64) -> Option<String> {
    (min >= max).then(|| {
        let (min, max) = (exponential(min), exponential(max));
        format!("illegal min and max: ({min}:{max})")
    })
}

impl Storage {
    pub(super) fn min_fault(self, min: i64) -> Option<String> {
        (min < self.min).then(|| format!("illegal storage type minimum: {min}"))
    }

    pub(super) fn max_fault(self, max: i64) -> Option<String> {
        (max > self.max).then(|| format!("illegal storage type maximum: {max}"))
    }

    /// What is wrong with it.
    pub fn fault(self, ctx: &Context) -> Option<String> {
        let TypeKind::Integer(bits, sign) = *self.ty.kind(ctx) else {
            return Some("storage type must be integral".to_owned());
        };
        if sign == Signedness::Unsigned && self.signed {
            return Some("storage type must be signed".to_owned());
        }
        let whole = Storage::whole(self.signed, self.ty, bits.min(MAX_BITS));
        let Storage { min, max, .. } = self;
        let order =
            || (min >= max).then(|| format!("illegal storage min and storage max: ({min}:{max})"));
        let range = || whole.min_fault(min).or_else(|| whole.max_fault(max));
        bits_fault(bits).or_else(range).or_else(order)
    }
}

impl Uniform {
    /// What is wrong with it.
    pub fn fault(&self, ctx: &Context) -> Option<String> {
        let Some(kind) = self.expressed.float_kind(ctx) else {
            return Some("expressed type must be floating point".to_owned());
        };
        let scale = || self.scales.iter().find_map(|own| scale_fault(kind, own.scale));
        let axes = || axes_fault(&self.granularity);
        let count = || self.count_fault();
        self.storage.fault(ctx).or_else(axes).or_else(scale).or_else(count)
    }

    /// There are as many scales as blocks.
    fn count_fault(&self) -> Option<String> {
        let count = self.scales.len() as i64;
        let wanted = match &self.granularity {
            Granularity::Layer => Some(1),
            Granularity::Axis(_) => Some(count.max(1)),
            Granularity::Blocks { counts, .. }
                if counts.is_empty() || counts.len() > MAX_DIMENSIONS =>
            {
                None
            }
            Granularity::Blocks { counts, .. } => {
                counts.iter().try_fold(1_i64, |product, &count| product.checked_mul(count))
            }
        };
        (wanted != Some(count)).then(|| "illegal number of scales and zeroPoints".to_owned())
    }
}

fn axes_fault(granularity: &Granularity) -> Option<String> {
    let (axes, sizes): (Vec<i64>, Vec<i64>) = match granularity {
        Granularity::Layer => return None,
        Granularity::Axis(axis) => (vec![*axis], Vec::new()),
        Granularity::Blocks { sizes, .. } => sizes.iter().copied().unzip(),
    };
    let axis = axes.into_iter().find(|&axis| axis < 0);
    let size = || sizes.into_iter().find(|&size| size <= 0);
    axis.map(|axis| format!("illegal quantized dimension: {axis}"))
        .or_else(|| size().map(|size| format!("illegal block size: {size}")))
}

/// As C's `%e`.
fn exponential(value: f64) -> String {
    if value.is_infinite() {
        return if value > 0.0 { "INF" } else { "-INF" }.to_owned();
    }
    let text = format!("{value:.6e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (sign, exponent) = match exponent.strip_prefix('-') {
        Some(exponent) => ('-', exponent),
        None => ('+', exponent),
    };
    format!("{digits}e{sign}{exponent:0>2}")
}
