//! Whether part of a loop nest may go into another, and which part that is.

use couloir_dialects::affine;
use couloir_ir::walk::preorder;
use couloir_ir::{Op, Scope, Value};
use rustc_hash::FxHashMap;

use super::depend::{
    Budget, Found, accesses, common_loops, dependence, loops_around, loops_of_both, nesting,
};
use super::graph::{ancestor_in, is_before};
use crate::affine_dependence::depth::{Pair, Unknown, counted_around};
use crate::affine_dependence::{Access, around};
use crate::affine_loop_fusion::cost::iterations;
use crate::affine_parallelize::is_independent;
use crate::affine_parallelize::reductions::reductions;
use crate::affine_regions::{Slice, Union};

/// For what loops are fused.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Why {
    /// The second reads what the first writes.
    Produced,
    /// Both read this memory.
    Shared(Value),
}

/// A slice, and the loop that it goes into.
#[derive(Clone)]
pub(super) struct Placed {
    pub(super) slice: Slice,
    pub(super) within: Op,
    /// Whether it goes before all else there, not after it.
    pub(super) first: bool,
}

/// Most pairs of accesses that a slice is of.
const MOST_PAIRS: usize = 1 << 14;

/// The part of a loop that may go into another, at a depth of all loops around; none where none may.
pub(super) fn may_fuse(
    scope: Scope<'_>,
    [source, target]: [Op; 2],
    depth: usize,
    why: Why,
    budget: &mut Budget,
) -> (bool, Option<Placed>) {
    let none = (false, None);
    let is_first = is_before(scope, source, target);
    let (a, b) = if is_first { (source, target) } else { (target, source) };
    if scope.body.block_of(a) != scope.body.block_of(b) || !has_place(scope, a, b) {
        return none;
    }
    let (Some(first), Some(second)) = (plain_accesses(scope, a), plain_accesses(scope, b)) else {
        return none;
    };
    if why == Why::Produced && deepest(scope, &first, &second, budget) < depth {
        return none;
    }
    let outer = around(scope, source).into_iter().map(|op| scope.op(op));
    let outer = outer.map(|op| crate::affine_dependence::variables(op).len()).sum::<usize>();
    let counts = |access: &&Access| match why {
        Why::Produced => access.writes,
        Why::Shared(memory) => !access.writes && access.memory == memory,
    };
    let first = first.iter().filter(counts).collect::<Vec<_>>();
    let Some(placed) = union(scope, (&first, &second), (depth, outer), is_first, budget) else {
        return none;
    };
    (placed.slice.is_valid(scope) == Some(true), Some(placed))
}

/// The accesses in a loop; none where there are branches, or loops of which not all is known.
fn plain_accesses(scope: Scope<'_>, root: Op) -> Option<Vec<Access>> {
    let inside = preorder(scope.body, scope.body.regions(root)).map(|op| scope.op(op));
    let mut branches =
        inside.filter(|op| op.is(affine::If::def()) || op.is(affine::Parallel::def()));
    branches.next().is_none().then(|| accesses(scope, root))
}

/// What is read (false) and written (true) of memory in an op.
fn reached(scope: Scope<'_>, op: Op) -> FxHashMap<Value, bool> {
    let mut all = FxHashMap::default();
    for access in accesses(scope, op) {
        *all.entry(access.memory).or_insert(false) |= access.writes;
    }
    all
}

/// Whether there is a place between loops that comes before what depends on the first, and after
/// what the second depends on.
fn has_place(scope: Scope<'_>, a: Op, b: Op) -> bool {
    let between = std::iter::successors(scope.body.next_op(a), |&op| scope.body.next_op(op));
    let between = between.take_while(|&op| op != b).collect::<Vec<_>>();
    if between.is_empty() {
        return true;
    }
    let (from, to) = (reached(scope, a), reached(scope, b));
    let meets = |op: Op, all: &FxHashMap<Value, bool>| {
        let access = Access::of(scope.op(op));
        let known = access.as_ref().and_then(|access| all.get(&access.memory));
        access.as_ref().zip(known).is_some_and(|(access, writes)| access.writes || *writes)
    };
    let all = |op: Op| std::iter::once(op).chain(preorder(scope.body, scope.body.regions_here(op)));
    let depends = |&op: &Op| all(op).any(|op| meets(op, &from));
    let Some(first) = between.iter().position(depends) else { return true };
    let gives = |op: Op| {
        let users = scope.body.results(op).flat_map(|value| scope.body.uses(value));
        users.into_iter().any(|used| used.op != b && is_inside(scope, used.op, b))
    };
    let needed =
        |&op: &Op| all(op).any(|op| if is_access(scope, op) { meets(op, &to) } else { gives(op) });
    !between.iter().skip(first).any(needed)
}

fn is_access(scope: Scope<'_>, op: Op) -> bool {
    Access::of(scope.op(op)).is_some()
}

fn is_inside(scope: Scope<'_>, op: Op, root: Op) -> bool {
    scope.body.block_of(root).and_then(|block| ancestor_in(scope, block, op)) == Some(root)
}

/// The depth in the second loop down to which what depends on what in it stays so.
fn deepest(scope: Scope<'_>, first: &[Access], second: &[Access], budget: &mut Budget) -> usize {
    let stored = first.iter().filter(|own| own.writes).map(|own| own.memory);
    let loaded = second.iter().filter(|own| !own.writes).map(|own| own.memory);
    let loaded = loaded.collect::<rustc_hash::FxHashSet<_>>();
    let passed = stored.filter(|memory| loaded.contains(memory));
    let passed = passed.collect::<rustc_hash::FxHashSet<_>>();
    let targets = second.iter().filter(|own| passed.contains(&own.memory)).collect::<Vec<_>>();
    let ops = targets.iter().map(|own| own.op).collect::<Vec<_>>();
    let mut depth = common_loops(scope, &ops).len();
    if targets.iter().all(|own| !own.writes) {
        return depth;
    }
    if targets.len().saturating_mul(targets.len()) > MOST_PAIRS {
        return 0;
    }
    for a in &targets {
        for b in targets.iter().filter(|b| b.memory == a.memory) {
            let last = loops_of_both(scope, a, b).saturating_add(1).min(depth);
            let depends = |at: &usize| dependence(scope, [a, b], *at, budget) == Found::Sometimes;
            if let Some(at) = (1..=last).find(depends) {
                depth = depth.min(at - 1);
            }
        }
    }
    depth
}

/// The slice around those of all pairs of accesses.
fn union(
    scope: Scope<'_>,
    (first, second): (&[&Access], &[Access]),
    (depth, outer): (usize, usize),
    is_first: bool,
    budget: &mut Budget,
) -> Option<Placed> {
    let (mut union, mut ops, mut pairs) = (Union::default(), Vec::new(), 0usize);
    for a in first {
        for b in second.iter().filter(|b| b.memory == a.memory) {
            pairs += 1;
            let inner = if is_first { b.op } else { a.op };
            if depth > nesting(scope, inner) || pairs > MOST_PAIRS {
                return None;
            }
            let pair = Pair::new(scope, a, b).ok()?;
            if pair.loops() != outer || !budget.spend(pair.loops()) {
                return None;
            }
            let found = match pair.same_iteration() {
                Ok(found) => found,
                Err(Unknown::NoSums | Unknown::TooLarge) => return None,
            };
            let Some(mut all) = found else { continue };
            let slice = slice_of(scope, [a, b], &mut all, depth, is_first, budget)?;
            union.add(scope, &slice)?;
            ops.push(inner);
        }
    }
    let within = *common_loops(scope, &ops).get(depth.checked_sub(1)?)?;
    Some(Placed { slice: union.slice(scope)?, within, first: is_first })
}

/// The slice of one loop that has what an access in the other is of, at a depth of the other.
fn slice_of(
    scope: Scope<'_>,
    [a, b]: [&Access; 2],
    all: &mut crate::affine_regions::Constraints,
    depth: usize,
    is_first: bool,
    budget: &mut Budget,
) -> Option<Slice> {
    let counts = [a, b].map(|access| counted_around(scope, access.op).len());
    let [own, other] = counts;
    let slice = match is_first {
        true => {
            all.project(own.checked_add(depth)?..own.checked_add(other)?)?;
            Slice::at(all, 0, own)
        }
        false => {
            all.project(depth..own)?;
            Slice::at(all, depth, other)
        }
    };
    let mut slice = slice?;
    if a.writes || b.writes {
        return Some(slice);
    }
    let (source, deepest) = if is_first { (a, own) } else { (b, other) };
    let loops = loops_around(scope, source.op);
    if let Some(at) = first_sequential(scope, &loops, &slice, depth >= deepest, budget) {
        slice.clear_from(at);
    }
    Some(slice)
}

/// The first loop whose iterations depend on one another: it is not cut, unless all of them reduce
/// the same.
fn first_sequential(
    scope: Scope<'_>,
    loops: &[Op],
    slice: &Slice,
    innermost: bool,
    budget: &mut Budget,
) -> Option<usize> {
    let is_kept = |(at, &op): (usize, &Op)| {
        let reduces = innermost && is_parallel(scope, op, budget, true);
        let spared = reduces
            && !reductions(scope.op(op)).is_empty()
            && slice.trip_counts(scope).is_some_and(|all| iterations(&all) == 1)
            && slice.is_whole(scope) == Some(true);
        (!is_parallel(scope, op, budget, false) && !spared).then_some(at)
    };
    loops.iter().enumerate().find_map(is_kept)
}

/// Whether iterations of a loop do not depend on one another, by memory or by what they carry.
fn is_parallel(scope: Scope<'_>, op: Op, budget: &mut Budget, reduces: bool) -> bool {
    let carried = scope.body.num_results(op);
    if carried > 0 && !(reduces && reductions(scope.op(op)).len() == carried) {
        return false;
    }
    let all = accesses(scope, op).len();
    let loops = loops_around(scope, op).len();
    (0..all).all(|_| budget.spend(loops)) && is_independent(scope.op(op))
}
