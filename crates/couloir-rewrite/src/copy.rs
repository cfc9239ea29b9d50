//! Copies of ops in the body they are in.

use couloir_ir::body::{Block, Body, Op, OpSpec, Region, Value};
use couloir_ir::build::InsertPoint;
use rustc_hash::FxHashMap;

/// What values and blocks became in copies.
#[derive(Default)]
pub struct Copies {
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
    /// Blocks whose ops are still to be copied.
    pending: Vec<(Block, Block)>,
    /// Ops that may use what is copied after them, and their copies.
    early: Vec<(Op, Op)>,
}

impl Copies {
    /// Makes copies use another value.
    pub fn map(&mut self, from: Value, to: Value) {
        self.values.insert(from, to);
    }

    /// What copies use for a value.
    pub fn get(&self, value: Value) -> Value {
        self.values.get(&value).copied().unwrap_or(value)
    }

    /// Copies an op with all that is in it.
    pub fn op(&mut self, body: &mut Body, op: Op, point: InsertPoint) -> Op {
        let new = self.copy(body, op);
        body.put_at(point, new);
        while let Some((old, own)) = self.pending.pop() {
            for op in body.block_ops(old).collect::<Vec<_>>() {
                let new = self.copy(body, op);
                body.append_op(own, new);
                self.early.push((op, new));
            }
        }
        // What an original uses tells it, not what its copy does already: that may have become
        // something else in its turn.
        for (old, copy) in std::mem::take(&mut self.early) {
            for at in 0..body.num_operands(old) {
                let used = body.operand(old, at).and_then(|used| self.values.get(&used).copied());
                if let Some(used) = used.filter(|&used| body.operand(copy, at) != Some(used)) {
                    body.set_operand(copy, at, used);
                }
            }
        }
        new
    }

    fn copy(&mut self, body: &mut Body, op: Op) -> Op {
        let data = body.op(op).clone();
        let operands = body.operands(op).map(|value| self.get(value)).collect::<Vec<_>>();
        let results = body.results(op).map(|value| body.ty(value)).collect::<Vec<_>>();
        // One of an unknown name keeps its properties as one.
        let props = data.name.def().map_or(1, |def| def.attrs.len());
        let props = (0..props).map(|slot| body.prop(op, slot)).collect::<Vec<_>>();
        let block = |block| self.blocks.get(&block).copied().unwrap_or(block);
        let successors = body.successors(op).map(block).collect::<Vec<_>>();
        let nested = body.nested(op).map(|body| Box::new(body.clone()));
        let regions =
            body.regions_here(op).to_vec().into_iter().map(|region| self.region(body, region));
        let regions = regions.collect::<Vec<_>>();
        let new = body.create_op(OpSpec {
            operands: &operands,
            results: &results,
            props: &props,
            attrs: body.discardable(op),
            successors: &successors,
            regions: &regions,
            body: nested,
            ..OpSpec::new(data.name, data.location)
        });
        let pairs = body.results(op).zip(body.results(new)).collect::<Vec<_>>();
        self.values.extend(pairs);
        new
    }

    fn region(&mut self, body: &mut Body, region: Region) -> Region {
        let new = body.create_region();
        for block in body.region_blocks(region).collect::<Vec<_>>() {
            let own = body.append_new_block(new);
            for arg in body.args(block).to_vec() {
                let copy = body.add_arg(own, body.ty(arg), body.value_location(arg));
                self.values.insert(arg, copy);
            }
            self.blocks.insert(block, own);
            self.pending.push((block, own));
        }
        new
    }
}
