//! Loops whose iterations depend on one another go inside of those of which they do not.

use couloir_ir::{Op, Scope};
use couloir_rewrite::Rewriter;

use super::depend::{Budget, accesses};
use crate::affine_dependence::Access;
use crate::affine_dependence::depth::{Pair, Unknown};
use crate::affine_dependence::system::Distance;
use crate::affine_permutation::{perfect_nest, permute};

/// Sinks loops of a perfect nest; its outermost loop then. None where all stays.
pub(super) fn sink_sequential(rw: &mut Rewriter<'_>, root: Op, budget: &mut Budget) -> Option<Op> {
    let nest = perfect_nest(rw.scope(), root);
    if nest.len() < 2 {
        return None;
    }
    let all = distances(rw.scope(), root, nest.len(), budget)?;
    let is_still = |at: usize| all.iter().all(|own| own.get(at) == Some(&(Some(0), Some(0))));
    let (mut order, moving) = (0..nest.len()).partition::<Vec<_>, _>(|&at| is_still(at));
    order.extend(moving);
    if order.iter().copied().eq(0..nest.len()) || !all.iter().all(|own| keeps(own, &order)) {
        return None;
    }
    let mut places = vec![0; nest.len()];
    for (place, &at) in order.iter().enumerate() {
        *places.get_mut(at)? = place;
    }
    let first = *nest.get(*order.first()?)?;
    permute(rw, &nest, &places)?;
    Some(first)
}

/// Whether what was further on is so in another order of the loops.
fn keeps(distances: &[Distance], order: &[usize]) -> bool {
    let least = |&at: &usize| distances.get(at).map_or(0, |own| own.0.unwrap_or(i64::MIN));
    order.iter().map(least).find(|&least| least != 0).is_none_or(|least| least > 0)
}

/// How much further on loops are, for each dependence at each depth; none where too much is asked.
fn distances(
    scope: Scope<'_>,
    root: Op,
    depths: usize,
    budget: &mut Budget,
) -> Option<Vec<Vec<Distance>>> {
    let accesses = accesses(scope, root);
    let pairs = accesses.iter().flat_map(|a| accesses.iter().map(move |b| (a, b)));
    let depends = |(a, b): &(&Access, &Access)| a.memory == b.memory && (a.writes || b.writes);
    let mut all = Vec::new();
    for (a, b) in pairs.filter(depends) {
        let pair = match Pair::new(scope, a, b) {
            Ok(pair) => pair,
            Err(Unknown::NoSums) => continue,
            Err(Unknown::TooLarge) => return None,
        };
        for depth in 1..=depths.min(pair.loops()) {
            budget.spend(pair.loops()).then_some(())?;
            match pair.distances(depth) {
                Ok(found) => all.extend(found),
                Err(Unknown::NoSums) => {}
                Err(Unknown::TooLarge) => return None,
            }
        }
    }
    Some(all)
}
