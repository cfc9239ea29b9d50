//! Walks over the ops of a body, isolated ops included but not entered.

use couloir_ir::body::{Block, Body, Op, OpData, Region};
use couloir_ir::walk::{Event, Events};
use cranelift_entity::EntityRef;
use smallvec::SmallVec;

/// All ops of a body in the order in which they are printed.
pub fn all_ops(body: &Body) -> Vec<Op> {
    ops_by(body, in_order)
}

/// The ops of a body in blocks that branches lead to from the first of their region, as control
/// reaches them.
pub fn reachable_ops(body: &Body) -> Vec<Op> {
    ops_by(body, reachable)
}

fn ops_by(body: &Body, order: impl Fn(&Body, Region, &mut Blocks)) -> Vec<Op> {
    let mut ops = Vec::with_capacity(body.num_ops());
    preorder(body, body.roots(), order, |op, _| {
        ops.push(op);
        true
    });
    ops
}

/// How deep a nest is in which each op may be looked at again for each of those around it: in deeper
/// ones less is looked at, so that a nest does not cost more than its ops.
pub const DEEP: usize = 64;

/// The ops in regions, each before what is in it, unless they are nested so deep that looking at all
/// of them at each level would take too long.
pub fn shallow(body: &Body, regions: &[Region]) -> Option<Vec<Op>> {
    let (mut ops, mut depth) = (Vec::new(), 0);
    for event in Events::new(body, regions) {
        match event {
            Event::Leaf(op) => ops.push(op),
            Event::Enter(_) if depth == DEEP => return None,
            Event::Enter(op) => {
                ops.push(op);
                depth += 1;
            }
            Event::Leave(_) => depth -= 1,
            Event::Block(_) | Event::EndBlock(_) => {}
        }
    }
    Some(ops)
}

/// The blocks of the regions that a walk is in, the innermost region's last.
#[derive(Default)]
pub(crate) struct Blocks {
    list: SmallVec<[Block; 16]>,
    /// Blocks that control was found to reach, by number.
    seen: Vec<bool>,
}

impl Blocks {
    /// Whether control was found to reach a block of a region of several.
    pub(crate) fn reached(&self, block: Block) -> bool {
        self.seen.get(block.index()).is_some_and(|&seen| seen)
    }
}

/// Adds a region's blocks as they stand.
pub(crate) fn in_order(body: &Body, region: Region, blocks: &mut Blocks) {
    for block in body.region_blocks(region) {
        blocks.list.push(block);
    }
}

/// Adds a region's blocks as control reaches them from the first, depth
/// first; blocks that it does not reach are left out.
pub(crate) fn reachable(body: &Body, region: Region, blocks: &mut Blocks) {
    let Some(entry) = body.entry_block(region) else { return };
    if body.next_block(entry).is_none() {
        return blocks.list.push(entry);
    }
    blocks.seen.resize(body.num_blocks(), false);
    let mut pending = SmallVec::<[Block; 16]>::new();
    pending.push(entry);
    while let Some(block) = pending.pop() {
        let Some(seen) = blocks.seen.get_mut(block.index()) else { continue };
        if !std::mem::replace(seen, true) {
            blocks.list.push(block);
            let Some(last) = body.last_op(block) else { continue };
            for successor in body.successors(last).rev() {
                pending.push(successor);
            }
        }
    }
}

/// Where a walk is in the regions of one op.
struct Frame<'b> {
    /// The regions still to come.
    regions: std::slice::Iter<'b, Region>,
    /// Where the blocks of the region at hand start.
    first: usize,
    /// The next of them.
    at: usize,
    /// The next op of the block at hand.
    op: Option<Op>,
}

impl<'b> Frame<'b> {
    fn new(regions: &'b [Region], first: usize) -> Self {
        Self { regions: regions.iter(), first, at: first, op: None }
    }

    /// Goes to the next block or region; false when there is none.
    fn advance(
        &mut self,
        body: &Body,
        order: &impl Fn(&Body, Region, &mut Blocks),
        blocks: &mut Blocks,
    ) -> bool {
        if let Some(&block) = blocks.list.get(self.at) {
            self.at += 1;
            self.op = body.first_op(block);
            return true;
        }
        blocks.list.truncate(self.first);
        self.at = self.first;
        let Some(&region) = self.regions.next() else { return false };
        order(body, region, blocks);
        true
    }
}

/// Visits the ops of regions, each before those in it; `enter` says whether
/// to go into an op's regions.
pub(crate) fn preorder(
    body: &Body,
    regions: impl AsRef<[Region]>,
    order: impl Fn(&Body, Region, &mut Blocks),
    mut enter: impl FnMut(Op, &OpData) -> bool,
) {
    let mut blocks = Blocks::default();
    let mut stack = SmallVec::<[Frame<'_>; 4]>::new();
    stack.push(Frame::new(regions.as_ref(), 0));
    while let Some(frame) = stack.last_mut() {
        if let Some(inner) = step(body, &mut frame.op, &mut enter) {
            stack.push(Frame::new(inner, blocks.list.len()));
        } else if !frame.advance(body, &order, &mut blocks) {
            stack.pop();
        }
    }
}

/// Visits ops of a block up to the first that has regions to enter.
fn step<'b>(
    body: &'b Body,
    next: &mut Option<Op>,
    enter: &mut impl FnMut(Op, &OpData) -> bool,
) -> Option<&'b [Region]> {
    let mut at = *next;
    while let Some(op) = at {
        let data = body.op(op);
        at = data.next();
        if enter(op, data)
            && data.holds()
            && !body.regions(op).is_empty()
            && body.nested(op).is_none()
        {
            *next = at;
            return Some(body.regions(op));
        }
    }
    *next = None;
    None
}
