//! Stores of what is overwritten before anything can read it.

use couloir_ir::op::EffectKind;
use couloir_ir::{Block, Body, Op, Region, Scope};
use couloir_rewrite::Rewriter;
use rustc_hash::{FxHashMap, FxHashSet};

use super::between::Around;
use super::numbers::next_of;
use crate::affine_dependence::Access;

/// Most stores in other blocks that are looked at, and most blocks on the way to them.
const MOST_OTHERS: usize = 64;
const MOST_BLOCKS: usize = 256;

/// A store with the number of its place.
struct Store {
    access: Access,
    place: u32,
    block: Block,
    region: Region,
}

/// Erases the stores that another one overwrites.
pub(super) fn erase_unread(rw: &mut Rewriter<'_>) {
    let mut around = Around::new(rw.scope(), EffectKind::Read);
    let scope = rw.scope();
    let ops = std::mem::take(&mut around.ops);
    let stores = ops.into_iter().filter_map(|op| store(scope, &mut around, op)).collect::<Vec<_>>();
    let mut by_region = FxHashMap::<(u32, Region), Vec<usize>>::default();
    for (at, store) in stores.iter().enumerate() {
        by_region.entry((store.place, store.region)).or_default().push(at);
    }
    let mut next = FxHashMap::<(u32, Block), usize>::default();
    let mut dead = Vec::new();
    for (at, store) in stores.iter().enumerate().rev() {
        let after = next.insert((store.place, store.block), at);
        let others = match after {
            Some(after) => vec![after],
            None => others(scope.body, &stores, &by_region, store),
        };
        let mut others = others.into_iter().filter_map(|other| stores.get(other));
        let covered = |other: &Store| {
            other.access.covers(&store.access)
                && around.is_clean(scope, store.access.op, &other.access)
        };
        if others.any(covered) {
            dead.push(store.access.op);
        }
    }
    dead.into_iter().for_each(|op| rw.erase(op));
}

fn store(scope: Scope<'_>, around: &mut Around, op: Op) -> Option<Store> {
    let access = Access::of(scope.op(op)).filter(|access| access.writes)?;
    let place = around.place(scope, &access).number;
    let block = scope.body.block_of(op)?;
    let region = scope.body.region_of(block)?;
    Some(Store { access, place, block, region })
}

/// The stores to the same place in other blocks that every way from a store leads to.
fn others(
    body: &Body,
    stores: &[Store],
    by_region: &FxHashMap<(u32, Region), Vec<usize>>,
    store: &Store,
) -> Vec<usize> {
    if body.region_blocks(store.region).nth(1).is_none() {
        return Vec::new();
    }
    let all = by_region.get(&(store.place, store.region)).map(Vec::as_slice).unwrap_or_default();
    let is_met = |&&at: &&usize| {
        let block = stores.get(at).map(|other| other.block);
        block.is_some_and(|block| block != store.block && always_met(body, store.block, block))
    };
    all.iter().take(MOST_OTHERS).filter(is_met).copied().collect()
}

/// Whether every way from a block leads to another, and from there to an end.
fn always_met(body: &Body, from: Block, to: Block) -> bool {
    let before = reached(from, |block| if block == to { Vec::new() } else { next_of(body, block) });
    let Some(before) = before.filter(|before| before.contains(&to)) else { return false };
    let back = reached(to, |block| {
        let all = body.predecessors(block);
        all.filter(|&block| block != to && before.contains(&block)).collect()
    });
    let is_met = back.is_some_and(|back| before.iter().all(|block| back.contains(block)));
    let after = reached(to, |block| next_of(body, block)).unwrap_or_default();
    is_met && after.into_iter().any(|block| next_of(body, block).is_empty())
}

/// The blocks that others lead to from one; none where they are many.
fn reached(from: Block, next: impl Fn(Block) -> Vec<Block>) -> Option<FxHashSet<Block>> {
    let (mut seen, mut pending) = (FxHashSet::default(), vec![from]);
    while let Some(block) = pending.pop() {
        if seen.insert(block) {
            pending.extend(next(block));
        }
        (seen.len() <= MOST_BLOCKS).then_some(())?;
    }
    Some(seen)
}
