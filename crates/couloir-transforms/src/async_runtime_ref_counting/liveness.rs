//! Where a value is needed, found from its uses backwards.

use couloir_ir::Region;
use couloir_ir::body::{Block, Body, Op, Value};
use couloir_ir::walk::postorder;
use rustc_hash::{FxHashMap, FxHashSet};

/// Blocks of a region.
pub(super) type Blocks = FxHashSet<Block>;

/// The places of ops in their blocks, and of blocks in their regions, as they were.
pub(super) struct Places {
    ops: FxHashMap<Op, usize>,
    blocks: FxHashMap<Block, usize>,
}

impl Places {
    pub(super) fn of(body: &Body) -> Self {
        let mut places = Places { ops: FxHashMap::default(), blocks: FxHashMap::default() };
        for op in postorder(body, body.roots()) {
            let place = places.ops.len();
            places.ops.insert(op, place);
            if let Some(block) = body.block_of(op) {
                let place = places.blocks.len();
                places.blocks.entry(block).or_insert(place);
            }
        }
        places
    }
}

/// Where a value is needed.
pub(super) struct Needed {
    /// Blocks at whose start it is.
    pub(super) into: Blocks,
    /// Blocks at whose end it is, in order.
    pub(super) out_of: Vec<Block>,
    /// Its last users in the blocks at whose end it is not, in order. What uses it in a region
    /// stands for that.
    pub(super) last_users: Vec<Op>,
}

/// Where a value is needed that is used.
pub(super) fn needed(body: &Body, places: &Places, value: Value) -> Needed {
    let own = body.block_of_value(value);
    let region = own.and_then(|block| body.region_of(block));
    let mut last = FxHashMap::<Block, Op>::default();
    for user in body.uses(value) {
        let Some((block, op)) = ancestor(body, region, user.op) else { continue };
        let latest = last.entry(block).or_insert(op);
        if places.ops.get(&op) > places.ops.get(latest) {
            *latest = op;
        }
    }
    let (mut into, mut out_of) = (Blocks::default(), Blocks::default());
    let mut pending = last.keys().copied().filter(|&block| Some(block) != own).collect::<Vec<_>>();
    into.extend(&pending);
    while let Some(block) = pending.pop() {
        for before in body.predecessors(block) {
            out_of.insert(before);
            if Some(before) != own && into.insert(before) {
                pending.push(before);
            }
        }
    }
    let place = |block: Block| places.blocks.get(&block).copied().unwrap_or(usize::MAX);
    let ends = last.into_iter().filter(|(block, _)| !out_of.contains(block));
    let mut ends = ends.collect::<Vec<_>>();
    ends.sort_unstable_by_key(|&(block, _)| (place(block), block.as_u32()));
    let mut out_of = out_of.into_iter().collect::<Vec<_>>();
    out_of.sort_unstable_by_key(|&block| (place(block), block.as_u32()));
    Needed { into, out_of, last_users: ends.into_iter().map(|(_, op)| op).collect() }
}

/// The op of a region that an op is or is in, with its block.
fn ancestor(body: &Body, region: Option<Region>, op: Op) -> Option<(Block, Op)> {
    let mut op = op;
    loop {
        let block = body.block_of(op)?;
        if body.region_of(block) == region {
            return Some((block, op));
        }
        op = body.parent_op(op)?;
    }
}
