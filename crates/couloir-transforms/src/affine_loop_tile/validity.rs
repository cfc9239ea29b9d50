//! Whether accesses to memory stay in order when a nest is tiled.
//!
//! They do not where an access depends on another one that may be several iterations of a loop
//! further back, and is never less than one: in any loop that is around both.

use couloir_ir::walk::preorder;
use couloir_ir::{Op, Scope, Value};
use rustc_hash::FxHashMap;

use crate::affine_dependence::Access;
use crate::affine_dependence::depth::{Pair, Unknown};

/// What it may take to find that out, in numbers of rows to be added.
const MOST: usize = 1 << 24;

/// Most accesses of a memory that differ.
const MOST_ACCESSES: usize = 128;

/// Whether they stay in order, as far as that is known.
pub(super) fn keeps_order(scope: Scope<'_>, nest: &[Op]) -> bool {
    let Some(&root) = nest.first() else { return false };
    let Some(accesses) = accesses(scope, root) else { return false };
    let mut left = MOST;
    let mut pairs = accesses.iter().flat_map(|own| {
        own.iter().flat_map(move |first| own.iter().map(move |second| (first, second)))
    });
    pairs.all(|(first, second)| {
        let writes = first.writes || second.writes;
        !writes || is_kept(scope, first, second, nest.len(), &mut left).unwrap_or(false)
    })
}

/// The accesses in a loop by memory, those that are alike once; none where there are too many.
fn accesses(scope: Scope<'_>, root: Op) -> Option<Vec<Vec<Access>>> {
    let mut by_memory = FxHashMap::<Value, usize>::default();
    let mut found = Vec::<Vec<Access>>::new();
    let inside = preorder(scope.body, scope.body.regions(root));
    for access in inside.filter_map(|op| Access::of(scope.op(op))) {
        let at = *by_memory.entry(access.memory).or_insert(found.len());
        if at == found.len() {
            found.push(Vec::new());
        }
        let own = found.get_mut(at)?;
        let block = scope.body.block_of(access.op);
        let same =
            |known: &Access| known.is_like(&access) && scope.body.block_of(known.op) == block;
        if !own.iter().any(same) {
            (own.len() < MOST_ACCESSES).then_some(())?;
            own.push(access);
        }
    }
    found.retain(|own| own.iter().any(|access| access.writes));
    Some(found)
}

/// Whether a dependence is kept at all depths; none where that takes too long.
fn is_kept(
    scope: Scope<'_>,
    first: &Access,
    second: &Access,
    loops: usize,
    left: &mut usize,
) -> Option<bool> {
    let pair = match Pair::new(scope, first, second) {
        Ok(pair) => pair,
        Err(Unknown::NoSums) => return Some(true),
        Err(Unknown::TooLarge) => return None,
    };
    // Deeper than all loops nothing is further back.
    for depth in 1..=loops.saturating_add(1).min(pair.loops()) {
        let columns = pair.loops().saturating_add(2);
        *left = left.checked_sub(columns.checked_pow(3)?)?;
        let distances = match pair.distances(depth) {
            Ok(distances) => distances.unwrap_or_default(),
            // As upstream does where it cannot tell.
            Err(Unknown::NoSums) => Vec::new(),
            Err(Unknown::TooLarge) => return None,
        };
        let is_back = |(least, most): &(Option<i64>, Option<i64>)| {
            most.is_some_and(|most| most < 0 && least.is_none_or(|least| least < most))
        };
        if distances.iter().any(is_back) {
            return Some(false);
        }
    }
    Some(true)
}
