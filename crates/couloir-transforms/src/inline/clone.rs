//! A region copied from one body into another.

use couloir_ir::body::{Block, Body, Op, OpSpec, Region, Value};
use rustc_hash::FxHashMap;

/// What blocks and values of the source became: what is copied may be a small part of a large body.
struct Copied<'s> {
    from: &'s Body,
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
    /// Values that were used before what defines them was copied.
    early: Vec<(Value, Value)>,
}

/// Copies the blocks of a region before a block of another body; the first
/// block's arguments become `args`, and it has none. Values
/// from around the region become those they are paired with. Returns the new blocks.
pub fn clone_blocks(
    from: &Body,
    region: Region,
    to: &mut Body,
    before: Block,
    args: &[Value],
    around: &[(Value, Value)],
) -> Vec<Block> {
    let mut copied = Copied::new(from);
    copied.map(around.iter().copied());
    let mut made = Vec::new();
    for (at, block) in from.region_blocks(region).enumerate() {
        let new = to.create_block();
        to.insert_block_before(before, new);
        made.push(new);
        match at {
            0 => copied.map(from.args(block).iter().copied().zip(args.iter().copied())),
            _ => copied.args(to, block, new),
        }
        copied.set_block(block, new);
    }
    let mut pending = from.region_blocks(region).collect::<Vec<_>>();
    pending.reverse();
    copied.finish(to, pending);
    made
}

/// Copies an op to the end of a block of another body; it uses nothing from around it.
pub fn clone_op(from: &Body, op: Op, to: &mut Body, end: Block) -> Op {
    let (mut copied, mut pending) = (Copied::new(from), Vec::new());
    let new = copied.op(to, op, None, &mut pending);
    to.append_op(end, new);
    copied.finish(to, pending);
    new
}

/// Copies ops to the end of a block of another body, and says what became of a value. What they use
/// from around them is `known`.
pub fn clone_ops(
    from: &Body,
    ops: &[Op],
    to: &mut Body,
    end: Block,
    known: &[(Value, Value)],
    wanted: Value,
) -> Option<Value> {
    let (mut copied, mut pending) = (Copied::new(from), Vec::new());
    copied.map(known.iter().copied());
    for &op in ops {
        let new = copied.op(to, op, None, &mut pending);
        to.append_op(end, new);
    }
    copied.finish(to, pending);
    copied.known(wanted)
}

impl<'s> Copied<'s> {
    fn new(from: &'s Body) -> Self {
        let (values, blocks) = (FxHashMap::default(), FxHashMap::default());
        Copied { from, values, blocks, early: Vec::new() }
    }

    /// Copies the ops of blocks, and of the blocks in these.
    fn finish(&mut self, to: &mut Body, mut pending: Vec<Block>) {
        while let Some(block) = pending.pop() {
            for op in self.from.block_ops(block) {
                self.op(to, op, Some(block), &mut pending);
            }
        }
        for (old, early) in std::mem::take(&mut self.early) {
            if let Some(value) = self.known(old) {
                to.replace_all_uses(early, value);
            }
        }
    }

    fn map(&mut self, values: impl Iterator<Item = (Value, Value)>) {
        self.values.extend(values);
    }

    fn set_block(&mut self, old: Block, new: Block) {
        self.blocks.insert(old, new);
    }

    fn block(&self, old: Block) -> Option<Block> {
        self.blocks.get(&old).copied()
    }

    fn known(&self, old: Value) -> Option<Value> {
        self.values.get(&old).copied()
    }

    fn args(&mut self, to: &mut Body, old: Block, new: Block) {
        for &arg in self.from.args(old) {
            let own = to.add_arg(new, self.from.ty(arg), self.from.value_location(arg));
            self.map([(arg, own)].into_iter());
        }
    }

    /// What a value became; a stand-in when it is not copied yet.
    fn value(&mut self, to: &mut Body, old: Value) -> Value {
        if let Some(known) = self.known(old) {
            return known;
        }
        let early = to.create_placeholder(self.from.ty(old));
        self.map([(old, early)].into_iter());
        self.early.push((old, early));
        early
    }

    fn op(&mut self, to: &mut Body, op: Op, block: Option<Block>, pending: &mut Vec<Block>) -> Op {
        let from = self.from;
        let data = from.op(op);
        let operands = from.operands(op).map(|value| self.value(to, value)).collect::<Vec<_>>();
        let results = from.results(op).map(|value| from.ty(value)).collect::<Vec<_>>();
        let props = data.name.def().map_or(1, |def| def.attrs.len());
        let props = (0..props).map(|slot| from.prop(op, slot)).collect::<Vec<_>>();
        let successors = from.successors(op).filter_map(|block| self.block(block));
        let successors = successors.collect::<Vec<_>>();
        let nested = from.nested(op);
        let regions = from.regions_here(op).iter().map(|&region| self.region(to, region, pending));
        let regions = regions.collect::<Vec<_>>();
        let new = to.create_op(OpSpec {
            operands: &operands,
            results: &results,
            props: &props,
            attrs: from.discardable(op),
            successors: &successors,
            regions: &regions,
            body: nested.map(|body| Box::new(body.clone())),
            ..OpSpec::new(data.name, data.location)
        });
        self.map(from.results(op).zip(to.results(new)));
        if let Some(block) = block.and_then(|block| self.block(block)) {
            to.append_op(block, new);
        }
        new
    }

    /// Makes a region with the blocks of another; these are still empty.
    fn region(&mut self, to: &mut Body, region: Region, pending: &mut Vec<Block>) -> Region {
        let new = to.create_region();
        for block in self.from.region_blocks(region) {
            let own = to.append_new_block(new);
            self.args(to, block, own);
            self.set_block(block, own);
            pending.push(block);
        }
        new
    }
}
