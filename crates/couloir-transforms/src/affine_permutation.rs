//! Changes the order of the loops of a perfect nest.

use couloir_dialects::affine;
use couloir_ir::build::Build;
use couloir_ir::walk::preorder;
use couloir_ir::{Body, Op, Scope};
use couloir_rewrite::Rewriter;

use crate::affine_dependence::Access;
use crate::affine_dependence::depth::is_kept;
use crate::affine_dependence::system::Distance;
use crate::common::entry_of;

/// What it may take to find out whether loops may change places, in numbers of rows to be added.
const MOST: usize = 1 << 24;

/// A loop and those that are alone in each other.
pub fn perfect_nest(scope: Scope<'_>, root: Op) -> Vec<Op> {
    let inner =
        |&op: &Op| only_op(scope.body, op).filter(|&inner| scope.op(inner).is(affine::For::def()));
    std::iter::successors(Some(root), inner).collect()
}

/// What a loop holds, if that is one op and the end.
fn only_op(body: &Body, op: Op) -> Option<Op> {
    let first = body.first_op(entry_of(body, op, 0)?)?;
    let end = body.next_op(first)?;
    body.next_op(end).is_none().then_some(first)
}

/// Moves each loop of a perfect nest to the place that `places` says. None where the nest stays,
/// since these are not the places of all loops.
pub fn permute(rw: &mut Rewriter<'_>, nest: &[Op], places: &[usize]) -> Option<()> {
    let order = inverse(places).filter(|order| order.len() == nest.len())?;
    let order = order.into_iter().map(|at| nest.get(at).copied()).collect::<Option<Vec<_>>>()?;
    let (&root, &last) = (nest.first()?, nest.last()?);
    let (&new_root, &new_last) = (order.first()?, order.last()?);
    let body = rw.scope().body;
    let source = entry_of(body, last, 0)?;
    let inside = super::scf_loops::ops_before_end(body, source);
    let before = body.next_op(root)?;
    // All are taken apart and put together again.
    for &op in nest {
        rw.body().detach_op(op);
    }
    for &op in &inside {
        rw.body().detach_op(op);
    }
    for pair in order.windows(2) {
        let [outer, inner] = *pair else { continue };
        put_first(rw, outer, &[inner])?;
    }
    put_first(rw, new_last, &inside)?;
    rw.body().insert_before(before, new_root);
    Some(())
}

/// Puts ops before all others in a loop.
fn put_first(rw: &mut Rewriter<'_>, around: Op, ops: &[Op]) -> Option<()> {
    let block = entry_of(rw.scope().body, around, 0)?;
    let first = rw.scope().body.first_op(block)?;
    for &op in ops {
        rw.body().insert_before(first, op);
    }
    Some(())
}

/// What stands at each place.
fn inverse(places: &[usize]) -> Option<Vec<usize>> {
    let mut order = vec![usize::MAX; places.len()];
    for (at, &place) in places.iter().enumerate() {
        *order.get_mut(place)? = at;
    }
    (!order.contains(&usize::MAX)).then_some(order)
}

/// Whether accesses stay in order when each loop of a nest moves to the place that `places` says,
/// as far as that is known.
pub fn may_permute(scope: Scope<'_>, nest: &[Op], places: &[usize]) -> bool {
    let Some((order, &root)) = inverse(places).zip(nest.first()) else { return false };
    if nest.iter().any(|&op| scope.body.num_results(op) > 0) {
        return false;
    }
    let inside = preorder(scope.body, scope.body.regions(root));
    let accesses = inside.filter_map(|op| Access::of(scope.op(op))).collect::<Vec<_>>();
    let mut left = MOST;
    let pairs =
        accesses.iter().flat_map(|first| accesses.iter().map(move |second| (first, second)));
    let mut pairs = pairs
        .filter(|(first, second)| first.memory == second.memory && (first.writes || second.writes));
    // Of the loops in their new order, the first that is elsewhere is further on.
    let keeps = |distances: &[Distance]| {
        let least = |&at: &usize| distances.get(at).map_or(0, |own| own.0.unwrap_or(i64::MIN));
        order.iter().map(least).find(|&least| least != 0).is_none_or(|least| least > 0)
    };
    pairs.all(|(first, second)| {
        is_kept(scope, [first, second], order.len(), &mut left, keeps).unwrap_or(false)
    })
}
