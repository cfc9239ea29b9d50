//! Merging blocks that do the same.
//!
//! Two blocks of a region are identical when they go to the same successors
//! and hold equal ops, up to values defined outside them: where those differ
//! they become arguments of the one block that is kept, the first. What such
//! a block defines may not be used outside of it, and it holds no regions.

use std::hash::Hasher;

use couloir_ir::body::{Block, Body, Op, Region, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, OpName, Type};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use smallvec::SmallVec;

use super::simplify::branching_regions;
use crate::rewriter::Rewriter;

/// Merges identical blocks until there are none; whether there were any.
pub(super) fn merge_identical(rw: &mut Rewriter<'_>) -> bool {
    let mut merged = false;
    for region in branching_regions(rw.body()) {
        while merge_in(rw, region) {
            merged = true;
        }
    }
    merged
}

fn merge_in(rw: &mut Rewriter<'_>, region: Region) -> bool {
    let body = rw.scope().body;
    let mut groups = FxHashMap::<Shape, usize>::default();
    let mut alike = Vec::<Vec<Block>>::new();
    for block in candidates(body, region) {
        let Some(shape) = Shape::of(body, block) else { continue };
        let group = *groups.entry(shape).or_insert_with(|| {
            alike.push(Vec::new());
            alike.len() - 1
        });
        if let Some(blocks) = alike.get_mut(group) {
            blocks.push(block);
        }
    }
    let mut merged = false;
    for blocks in alike.into_iter().filter(|blocks| blocks.len() > 1) {
        for cluster in clusters(rw.scope().body, blocks) {
            merged |= merge(rw, &cluster);
        }
    }
    merged
}

/// The blocks of a region but for the first that look like some other at a
/// glance.
fn candidates(body: &Body, region: Region) -> SmallVec<[Block; 16]> {
    let blocks = body.region_blocks(region).skip(1);
    let looks = blocks.map(|block| (look(body, block), block)).collect::<SmallVec<[_; 16]>>();
    let mut sorted = looks.iter().map(|&(look, _)| look).collect::<SmallVec<[u64; 16]>>();
    sorted.sort_unstable();
    let is_common = |look: u64| {
        let first = sorted.partition_point(|&other| other < look);
        sorted.get(first + 1) == Some(&look)
    };
    looks.into_iter().filter(|&(look, _)| is_common(look)).map(|(_, block)| block).collect()
}

/// A hash of what ops a block holds and where it goes: the same for identical
/// blocks.
fn look(body: &Body, block: Block) -> u64 {
    let mut hasher = FxHasher::default();
    for op in body.block_ops(block) {
        hasher.write_u32(body.op(op).name.as_u32());
    }
    if let Some(last) = body.last_op(block) {
        body.successors(last).for_each(|to| hasher.write_u32(to.as_u32()));
    }
    hasher.finish()
}

/// What makes a block identical with others, in order.
#[derive(PartialEq, Eq, Hash)]
struct Shape(Vec<Part>);

#[derive(PartialEq, Eq, Hash)]
enum Part {
    Op(OpName),
    Count(usize),
    Attr(Option<Attribute>),
    Goes(Block),
    Defined(Type),
    /// A value the block defines, by its number among these.
    Inside(u32),
    /// A value from elsewhere.
    Outside(Type),
}

/// Numbers of the values that a block defines.
type Numbers = FxHashMap<Value, u32>;

impl Shape {
    /// The shape of a block; none if it cannot be merged with any.
    fn of(body: &Body, block: Block) -> Option<Self> {
        let mut numbers = Numbers::default();
        let mut shape = Self(Vec::new());
        shape.define(body, block, body.args(block).iter().copied(), &mut numbers)?;
        for op in body.block_ops(block) {
            shape.op(body, op)?;
            shape.0.extend(body.operands(op).map(|value| match numbers.get(&value) {
                Some(&number) => Part::Inside(number),
                None => Part::Outside(body.ty(value)),
            }));
            shape.define(body, block, body.results(op), &mut numbers)?;
        }
        Some(shape)
    }

    /// Numbers what a block defines; none if another block uses it.
    fn define(
        &mut self,
        body: &Body,
        block: Block,
        values: impl ExactSizeIterator<Item = Value>,
        numbers: &mut Numbers,
    ) -> Option<()> {
        self.0.push(Part::Count(values.len()));
        for value in values {
            if body.uses(value).any(|user| body.block_of(user.op) != Some(block)) {
                return None;
            }
            numbers.insert(value, numbers.len() as u32);
            self.0.push(Part::Defined(body.ty(value)));
        }
        Some(())
    }

    /// What an op is, apart from its operands and results; none for ops that
    /// hold something.
    fn op(&mut self, body: &Body, op: Op) -> Option<()> {
        let (regions, holder) = (body.regions(op), body.body_of(op));
        if regions.iter().any(|&region| holder.entry_block(region).is_some()) {
            return None;
        }
        let name = body.op(op).name;
        let slots = name.def().map_or(0, |def| def.attrs.len());
        self.0.push(Part::Op(name));
        self.0.push(Part::Attr(Some(body.discardable(op))));
        self.0.extend((0..slots).map(|slot| Part::Attr(body.prop(op, slot))));
        self.0.extend([body.num_operands(op), regions.len()].map(Part::Count));
        self.0.extend(body.successors(op).map(Part::Goes));
        Some(())
    }
}

/// Blocks of one shape by which of them can be merged, each with the first.
fn clusters(body: &Body, blocks: Vec<Block>) -> Vec<Vec<Block>> {
    let mut clusters = Vec::<Vec<Block>>::new();
    for block in blocks {
        let fits = |cluster: &&mut Vec<Block>| {
            cluster.first().is_some_and(|&leader| can_forward(body, leader, block))
        };
        match clusters.iter_mut().find(fits) {
            Some(cluster) => cluster.push(block),
            None => clusters.push(vec![block]),
        }
    }
    clusters
}

/// Whether what differs between two blocks can be forwarded to them: not if
/// it is the result of an op that goes there itself.
fn can_forward(body: &Body, leader: Block, block: Block) -> bool {
    let late = |value: Value, block: Block| {
        let op = body.defining_op(value).filter(|&op| body.next_op(op).is_none());
        op.is_some_and(|op| body.successors(op).any(|to| to == block))
    };
    let mut differing = pairs(body, leader, block).filter(|(a, b)| differ(body, (*a, leader), *b));
    differing.all(|(a, b)| !late(a, leader) && !late(b, block))
}

/// The operands of two blocks of the same shape.
fn pairs(body: &Body, a: Block, b: Block) -> impl Iterator<Item = (Value, Value)> + '_ {
    let operands = move |block| body.block_ops(block).flat_map(|op| body.operands(op));
    operands(a).zip(operands(b))
}

/// Whether an operand of a block and one of another block of the same shape
/// are different values from elsewhere.
fn differ(body: &Body, (own, block): (Value, Block), other: Value) -> bool {
    own != other && body.block_of_value(own) != Some(block)
}

/// An operand of the block that is kept which differs in others.
struct Differing {
    op: Op,
    index: usize,
    /// The operand in each block.
    values: Vec<Value>,
}

fn differing(body: &Body, blocks: &[Block]) -> Vec<Differing> {
    let Some(&leader) = blocks.first() else { return Vec::new() };
    let all = blocks.iter().map(|&block| body.block_ops(block).collect::<Vec<_>>());
    let all = all.collect::<Vec<_>>();
    let mut found = Vec::new();
    for (number, op) in body.block_ops(leader).enumerate() {
        for (index, own) in body.operands(op).enumerate() {
            let in_block = |ops: &Vec<Op>| body.operand(*ops.get(number)?, index);
            let values = all.iter().filter_map(in_block).collect::<Vec<_>>();
            if values.iter().any(|&value| differ(body, (own, leader), value)) {
                found.push(Differing { op, index, values });
            }
        }
    }
    found
}

/// Merges blocks of one shape into the first; whether that could be done.
fn merge(rw: &mut Rewriter<'_>, blocks: &[Block]) -> bool {
    let Some((&leader, others)) = blocks.split_first() else { return false };
    let differing = differing(rw.scope().body, blocks);
    if others.is_empty() || !differing.is_empty() && !all_forward(rw, blocks) {
        return false;
    }
    let columns = make_arguments(rw, leader, &differing);
    forward(rw, blocks, &columns);
    for &block in others {
        rw.body().replace_block_uses(block, leader);
        rw.erase_block(block);
    }
    true
}

/// The ops that go to any of these blocks, each once, in the order in which upstream is done with
/// them: it takes block after block, and makes a branch anew for each of its successors.
fn branches(body: &Body, blocks: &[Block]) -> Vec<Op> {
    let mut seen = FxHashSet::default();
    let from = blocks.iter().flat_map(|&block| body.predecessors(block));
    let mut ops = from.filter_map(|block| body.last_op(block)).collect::<Vec<_>>();
    ops.reverse();
    ops.retain(|&op| seen.insert(op));
    ops.reverse();
    ops
}

/// Whether all ops that go to these blocks say what they forward.
fn all_forward(rw: &Rewriter<'_>, blocks: &[Block]) -> bool {
    let mut branches = branches(rw.scope().body, blocks).into_iter();
    branches.all(|op| rw.view(op).def().is_some_and(|def| def.hooks.branch.is_some()))
}

/// Makes differing operands arguments of the block that is kept; returns their values in each
/// block. One is the same argument as the first that has its value in the block that is kept, if
/// they have the same values in the others too; those after the first are not compared.
fn make_arguments<'d>(
    rw: &mut Rewriter<'_>,
    leader: Block,
    differing: &'d [Differing],
) -> Vec<&'d [Value]> {
    let mut firsts = FxHashMap::<Value, (&[Value], Value)>::default();
    let mut columns = Vec::new();
    for Differing { op, index, values } in differing {
        let Some(&own) = values.first() else { continue };
        let known = firsts.get(&own).filter(|(first, _)| first == values).map(|&(_, arg)| arg);
        let arg = known.unwrap_or_else(|| {
            columns.push(values.as_slice());
            let (ty, location) = (rw.ty(own), rw.body().value_location(own));
            rw.add_arg(leader, ty, location)
        });
        firsts.entry(own).or_insert((values, arg));
        rw.set_operand(*op, *index, arg);
    }
    columns
}

/// Makes all that goes to one of the blocks forward these values as well.
fn forward(rw: &mut Rewriter<'_>, blocks: &[Block], columns: &[&[Value]]) {
    if columns.is_empty() {
        return;
    }
    let places = (0..).zip(blocks).map(|(place, &block)| (block, place));
    let places = places.collect::<FxHashMap<Block, usize>>();
    for op in branches(rw.scope().body, blocks) {
        let Some(mut lists) = rw.forwarded(op) else { continue };
        for (list, block) in lists.iter_mut().zip(rw.scope().body.successors(op)) {
            if let Some(&place) = places.get(&block) {
                list.extend(columns.iter().filter_map(|values| values.get(place)));
            }
        }
        rw.set_forwarded(op, &lists);
    }
}
