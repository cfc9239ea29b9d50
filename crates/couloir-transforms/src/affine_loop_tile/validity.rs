//! Whether accesses to memory stay in order when a nest is tiled.
//!
//! They do not where an access depends on another one that may be several iterations of a loop
//! further back, and is never less than one: in any loop that is around both.

use couloir_ir::walk::preorder;
use couloir_ir::{Op, Scope, Value};
use rustc_hash::FxHashMap;

use crate::affine_dependence::Access;
use crate::affine_dependence::depth::is_kept;
use crate::affine_dependence::system::Distance;

/// What it may take to find that out, in numbers of rows to be added.
const MOST: usize = 1 << 24;

/// Most accesses of a memory that differ.
const MOST_ACCESSES: usize = 128;

/// Whether they stay in order, as far as that is known.
pub(super) fn keeps_order(scope: Scope<'_>, nest: &[Op]) -> bool {
    let Some(&root) = nest.first() else { return false };
    let Some(accesses) = accesses(scope, root) else { return false };
    // Deeper than all loops nothing is further back.
    let (mut left, depths) = (MOST, nest.len().saturating_add(1));
    let mut pairs = accesses.iter().flat_map(|own| {
        own.iter().flat_map(move |first| own.iter().map(move |second| (first, second)))
    });
    pairs.all(|(first, second)| {
        let writes = first.writes || second.writes;
        !writes || is_kept(scope, [first, second], depths, &mut left, keeps).unwrap_or(false)
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

/// Whether no loop may be several iterations further back and is never less than one.
fn keeps(distances: &[Distance]) -> bool {
    !distances.iter().any(|(least, most)| {
        most.is_some_and(|most| most < 0 && least.is_none_or(|least| least < most))
    })
}
