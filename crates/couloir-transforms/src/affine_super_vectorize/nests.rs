//! Which loops are vectorized together.
//!
//! A loop fits if its iterations do not depend on one another and all accesses of memory in it go
//! along one dimension as it goes on, or along none. Loops that fit, one in another, are a nest.
//! Nests that have loops in common are put into a bucket, inner ones first: one of each bucket is
//! vectorized.

use couloir_dialects::{affine, vector};
use couloir_ir::ty::TypeKind;
use couloir_ir::walk::{Event, Events, preorder};
use couloir_ir::{Op, OpRef, Scope};
use rustc_hash::FxHashMap;

use super::{Wanted, carries, is_loop};
use crate::affine_dependence::{Along, MOST_AROUND};
use crate::affine_parallelize::is_independent;
use crate::affine_parallelize::reductions::reductions;

/// A loop that may be vectorized.
struct Loop {
    op: Op,
    /// The first of the loops in it, all of which come right before it.
    from: usize,
    /// Whether it fits at each level of a nest.
    fits: Vec<bool>,
}

/// A nest of loops.
pub(super) struct Nest {
    /// The outermost of its loops.
    pub(super) root: Op,
    /// Its number among all loops.
    at: usize,
}

/// The nests of a function. Loops that hold more loops, one in another, than dependences are looked
/// for in are no part of any: what is in them would be looked at again for each around it.
pub(super) struct Nests {
    /// All loops, each after those in it.
    loops: Vec<Loop>,
    /// For each level, how many of the first loops fit and have loops in them that fit for the
    /// levels below.
    counts: Vec<Vec<usize>>,
}

impl Nests {
    pub(super) fn find(scope: Scope<'_>, wanted: &Wanted) -> Self {
        let (mut loops, mut open) = (Vec::new(), Vec::new());
        for event in Events::new(scope.body, scope.body.roots()) {
            match event {
                Event::Enter(op) if is_loop(scope.op(op)) => open.push((loops.len(), 0)),
                Event::Leave(op) if is_loop(scope.op(op)) => {
                    let (from, height) = open.pop().unwrap_or_default();
                    if let Some((_, around)) = open.last_mut() {
                        *around = (height + 1).max(*around);
                    }
                    let fits =
                        if height < MOST_AROUND { fits(scope.op(op), wanted) } else { Vec::new() };
                    loops.push(Loop { op, from, fits });
                }
                _ => {}
            }
        }
        let mut all = Self { loops, counts: Vec::new() };
        for level in (0..wanted.sizes.len()).rev() {
            let (mut count, mut counts) = (0, vec![0]);
            for own in all.loops.iter().enumerate() {
                count += usize::from(all.is_nest(own, level));
                counts.push(count);
            }
            all.counts.insert(0, counts);
        }
        all
    }

    /// Whether a loop fits at a level, with loops in it for those below, which are counted.
    fn is_nest(&self, (at, own): (usize, &Loop), level: usize) -> bool {
        let has_more = |counts: &Vec<usize>| counts.get(at) > counts.get(own.from);
        own.fits.get(level) == Some(&true) && self.counts.first().is_none_or(has_more)
    }

    /// The loops that fit at a level among some.
    fn at_level(
        &self,
        level: usize,
        from: usize,
        to: usize,
    ) -> impl DoubleEndedIterator<Item = usize> {
        let counts = self.counts.get(level);
        let fits =
            move |&at: &usize| counts.is_some_and(|counts| counts.get(at + 1) > counts.get(at));
        (from..to).filter(fits)
    }

    /// The nests, those together that have loops in common.
    pub(super) fn buckets(&self) -> Vec<Vec<Nest>> {
        // With each bucket, the number of the loop that it began with: all of its loops were in
        // one that is around that.
        let mut buckets = Vec::<(usize, Vec<Nest>)>::new();
        for at in self.at_level(0, 0, self.loops.len()) {
            let Some(own) = self.loops.get(at) else { continue };
            let nest = Nest { root: own.op, at };
            let first = buckets.partition_point(|(began, _)| *began < own.from);
            match buckets.get_mut(first) {
                Some((_, bucket)) => bucket.push(nest),
                None => buckets.push((at, vec![nest])),
            }
        }
        buckets.into_iter().map(|bucket| bucket.1).collect()
    }

    /// The dimension of vectors that each loop of a nest is along.
    pub(super) fn dims(&self, nest: &Nest) -> FxHashMap<Op, usize> {
        let mut dims = FxHashMap::default();
        self.add_dims(nest.at, 0, &mut dims);
        dims
    }

    /// No deeper than vectors have dimensions.
    fn add_dims(&self, at: usize, level: usize, dims: &mut FxHashMap<Op, usize>) {
        let Some(own) = self.loops.get(at) else { return };
        self.at_level(level + 1, own.from, at).for_each(|at| self.add_dims(at, level + 1, dims));
        dims.insert(own.op, level);
    }
}

/// At which levels of a nest a loop fits.
fn fits(op: OpRef<'_>, wanted: &Wanted) -> Vec<bool> {
    let carried = op.operand_group(affine::For::INITS).len();
    let is_parallel = !carries(op) || wanted.reduces && reductions(op).len() == carried;
    let going = if is_parallel && is_independent(op) { going(op) } else { None };
    let fits = |level: usize| {
        let along = wanted.along.get(level).copied().unwrap_or(-1);
        going.is_some_and(|own| along == -1 || own == Going::Nowhere || own == Going::Along(along))
    };
    (0..wanted.sizes.len()).map(fits).collect()
}

/// Where accesses of memory in a loop go as it goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Going {
    /// Nowhere.
    Nowhere,
    /// Along one dimension, counted from the last.
    Along(i64),
}

/// Where accesses in a loop go; none where the loop is not to be vectorized.
pub(super) fn going(op: OpRef<'_>) -> Option<Going> {
    let count = *op.region(0)?.entry()?.args().first()?;
    let inside = || preorder(op.body(), op.body().regions(op.op)).map(|at| op.scope.op(at));
    let transfers = [vector::TransferRead::def(), vector::TransferWrite::def()];
    let is_plain = |op: OpRef<'_>| {
        (op.num_regions() == 0 || is_loop(op)) && !transfers.into_iter().any(|def| op.is(def))
    };
    if !inside().all(is_plain) {
        return None;
    }
    let mut going = Going::Nowhere;
    for access in inside() {
        let Some(memory) = memory_of(access) else { continue };
        let TypeKind::MemRef(ty) = access.operand_type(memory)?.kind(op.ctx()) else { return None };
        if ty.element.as_vector(op.ctx()).is_some() {
            return None;
        }
        if ty.layout.is_some() {
            access.error("NYI: non-trivial layout map").emit();
            return None;
        }
        let rank = ty.shape.len();
        let own = match Along::of(access, count)? {
            Along::Same => continue,
            Along::Last => Going::Along(0),
            Along::Other(at) => Going::Along(i64::try_from(rank.checked_sub(at + 1)?).ok()?),
        };
        if going != Going::Nowhere && going != own {
            return None;
        }
        going = own;
    }
    Some(going)
}

/// The operand of a load or a store that is the memory.
fn memory_of(op: OpRef<'_>) -> Option<usize> {
    let kinds = [(affine::Load::def(), 0), (affine::Store::def(), 1)];
    kinds.into_iter().find(|(def, _)| op.is(def)).map(|(_, at)| at)
}
