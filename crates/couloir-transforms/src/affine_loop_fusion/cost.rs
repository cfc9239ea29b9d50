//! What loops cost, before and after fusion: how many ops they run.

use couloir_dialects::affine;
use couloir_ir::walk::preorder;
use couloir_ir::{Op, OpRef, Scope, Value};
use rustc_hash::FxHashMap;

use super::depend::{accesses, loops_around};
use super::graph::is_loop;
use super::legal::Placed;
use crate::affine_dependence::Access;
use crate::affine_loops::constant_trip_count;
use crate::affine_regions::{Region, footprint};
use crate::common::entry_of;

/// A loop of a nest.
struct Loop {
    op: Op,
    /// Where the loop around it is.
    around: Option<usize>,
    ops: i64,
    trips: i64,
}

/// The loops of a nest, each after the one around it.
struct Nest(Vec<Loop>);

impl Nest {
    /// None where a loop runs no known number of times, or is in what is no loop.
    fn of(scope: Scope<'_>, root: Op) -> Option<Self> {
        let inside = preorder(scope.body, scope.body.regions(root));
        let loops = inside.filter(|&op| is_loop(scope.op(op)));
        let (mut all, mut places) = (Vec::new(), FxHashMap::default());
        for op in std::iter::once(root).chain(loops) {
            let around = scope.body.parent_op(op).filter(|_| op != root);
            let around = match around {
                Some(around) => Some(*places.get(&around)?),
                None => None,
            };
            let trips = constant_trip_count(scope.op(op))?.cast_signed();
            let block = entry_of(scope.body, op, 0)?;
            let counts = |op: &OpRef<'_>| !is_loop(*op) && !op.is(affine::If::def());
            let ops = scope.body.block_ops(block).map(|op| scope.op(op)).filter(counts).count();
            places.insert(op, all.len());
            all.push(Loop { op, around, ops: i64::try_from(ops).ok()?.wrapping_sub(1), trips });
        }
        Some(Self(all))
    }

    /// How many ops are run, where some loops run more ops, or another number of times.
    fn cost(&self, more: &FxHashMap<Op, i64>, trips: &FxHashMap<Op, i64>) -> i64 {
        let mut inside = vec![0i64; self.0.len()];
        let mut whole = 0;
        for (at, own) in self.0.iter().enumerate().rev() {
            let below = inside.get(at).copied().unwrap_or(0);
            let ops = own.ops.wrapping_add(below);
            let ops = ops.wrapping_add(more.get(&own.op).copied().unwrap_or(0));
            whole = trips.get(&own.op).copied().unwrap_or(own.trips).wrapping_mul(ops);
            if let Some(around) = own.around.and_then(|around| inside.get_mut(around)) {
                *around = around.wrapping_add(whole);
            }
        }
        whole
    }
}

/// How many iterations of the innermost loop there are.
pub(super) fn iterations(trips: &[(Op, i64)]) -> i64 {
    trips.iter().fold(1, |all, (_, own)| all.wrapping_mul(*own))
}

/// Loads of what is stored that become values where all is one iteration.
fn forwarded(scope: Scope<'_>, source: Op, within: Op) -> FxHashMap<Op, i64> {
    let mut less = FxHashMap::default();
    let stored = accesses(scope, source).into_iter().filter(|access| access.writes);
    let memories = stored.map(|access| access.memory).collect::<rustc_hash::FxHashSet<_>>();
    for used in memories.iter().flat_map(|&memory| scope.body.uses(memory)) {
        let reads = Access::of(scope.op(used.op)).is_some_and(|access| !access.writes);
        if !reads || !loops_around(scope, used.op).contains(&within) {
            continue;
        }
        let around = scope.body.parent_op(used.op).filter(|&op| is_loop(scope.op(op)));
        if let Some(around) = around {
            let own = less.entry(around).or_insert(0i64);
            *own = own.wrapping_sub(1);
        }
    }
    less
}

/// Two nests, of one of which part goes into the other.
pub(super) struct Costs {
    source: Nest,
    target: Nest,
    before: f64,
}

impl Costs {
    #[expect(clippy::cast_precision_loss, reason = "as upstream")]
    pub(super) fn of(scope: Scope<'_>, [source, target]: [Op; 2]) -> Option<Self> {
        let (source, target) = (Nest::of(scope, source)?, Nest::of(scope, target)?);
        let none = FxHashMap::default();
        let [own, other] = [&source, &target].map(|nest| nest.cost(&none, &none));
        let before = own as f64 + other as f64;
        Some(Self { source, target, before })
    }

    /// How much more is done as part of what was done; none where that is not known.
    #[expect(clippy::cast_precision_loss, reason = "as upstream")]
    pub(super) fn more(&self, scope: Scope<'_>, placed: &Placed) -> Option<f64> {
        let trips = placed.slice.trip_counts(scope)?;
        let source = self.source.0.first()?.op;
        let mut more = match iterations(&trips) {
            1 => forwarded(scope, source, placed.within),
            _ => FxHashMap::default(),
        };
        let trips = trips.into_iter().collect();
        let slice = self.source.cost(&FxHashMap::default(), &trips);
        more.insert(placed.within, slice);
        let fused = self.target.cost(&more, &FxHashMap::default());
        Some(fused as f64 / self.before - 1.0)
    }
}

/// Whether no more than this part of what was done is done besides.
pub(super) fn adds_at_most(
    scope: Scope<'_>,
    nests: [Op; 2],
    placed: Option<&Option<Placed>>,
    part: f64,
) -> bool {
    let placed = placed.and_then(Option::as_ref);
    let more = placed.and_then(|placed| Costs::of(scope, nests)?.more(scope, placed));
    more.is_some_and(|more| more <= part)
}

/// The bytes of the box around what an access is of, in part of a nest or in all of it.
fn region_bytes(scope: Scope<'_>, op: Op, placed: Option<&Placed>) -> Option<i64> {
    let slice = placed.map(|placed| &placed.slice);
    let region = Region::of_slice(scope.op(op), &[], slice)?;
    region.within_memory(scope)?.bytes(scope)
}

/// The depth at which it is best to put part of a nest into another; none where none is good.
#[expect(clippy::cast_precision_loss, reason = "as upstream")]
pub(super) fn best_depth(
    scope: Scope<'_>,
    [source, target]: [Op; 2],
    access: Op,
    slices: &[Option<Placed>],
    tolerance: f64,
) -> Option<usize> {
    let costs = Costs::of(scope, [source, target])?;
    let whole = region_bytes(scope, access, None)?;
    let mut best: Option<(f64, usize, i64)> = None;
    for (at, placed) in slices.iter().enumerate().rev() {
        let Some(placed) = placed else { continue };
        let Some(more) = costs.more(scope, placed) else { continue };
        let bytes = region_bytes(scope, access, Some(placed)).filter(|&bytes| bytes != 0);
        let Some(bytes) = bytes else { continue };
        let saved = whole as f64 / bytes as f64;
        if saved > best.map_or(0.0, |best| best.0) && more <= tolerance {
            best = Some((saved, at + 1, bytes));
        }
    }
    let (_, depth, bytes) = best?;
    let [own, other] = [target, source].map(|op| footprint(scope.op(op), &counted(scope, op)));
    let (own, other) = (own?, other?);
    (own.wrapping_add(bytes) <= other.wrapping_add(own)).then_some(depth)
}

/// What the loops around an op count.
fn counted(scope: Scope<'_>, op: Op) -> Vec<Value> {
    crate::affine_dependence::depth::counted_around(scope, op)
}
