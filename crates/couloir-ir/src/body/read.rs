//! Reading a body.

use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;
use rustc_hash::FxHashSet;

use super::Body;
use super::entities::{Block, Op, OpData, Region, RegionData, Value};
use super::uses::Use;
use crate::attr::Attribute;
use crate::location::Location;
use crate::op::OpName;
use crate::ty::Type;

/// One use of a value: the op and which of its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OperandUse {
    /// The using op.
    pub op: Op,
    /// The operand's number.
    pub index: u32,
}

impl OpData {
    /// The op after it in its block.
    #[inline]
    pub fn next(&self) -> Option<Op> {
        self.next.expand()
    }

    /// Whether the op has successors, regions or a body of its own.
    #[inline]
    pub fn holds(&self) -> bool {
        self.extra.is_some()
    }
}

/// Operations.
/// Names of ops that were met.
#[derive(Default)]
pub struct OpNames {
    /// Whether those with a definition were, by their numbers.
    defined: Vec<bool>,
    /// The others, whose numbers are large.
    undefined: FxHashSet<OpName>,
}

impl OpNames {
    /// Adds those of a body, without those nested in it, and gives those that are new.
    pub fn add(&mut self, body: &Body) -> impl Iterator<Item = OpName> {
        body.op_names().filter(|&name| self.is_new(name))
    }

    fn is_new(&mut self, name: OpName) -> bool {
        if name.as_undefined().is_some() {
            return self.undefined.insert(name);
        }
        let number = name.index();
        if self.defined.len() <= number {
            self.defined.resize(number + 1, false);
        }
        self.defined.get_mut(number).is_some_and(|seen| !std::mem::replace(seen, true))
    }
}

impl Body {
    /// What is stored of an op.
    #[inline]
    pub fn op(&self, op: Op) -> &OpData {
        &self.ops[op]
    }

    /// How many ops were ever made in this body.
    #[inline]
    pub fn num_ops(&self) -> usize {
        self.ops.len()
    }

    /// The names of all ops in blocks, as the ops were made.
    pub fn op_names(&self) -> impl Iterator<Item = OpName> + '_ {
        self.ops.values().filter(|data| data.run.is_some()).map(|data| data.name)
    }

    /// The names of all ops in blocks of this body and of those nested in it,
    /// each once.
    pub fn names_within(&self) -> Vec<OpName> {
        let (mut seen, mut names, mut pending) = (OpNames::default(), Vec::new(), vec![self]);
        while let Some(body) = pending.pop() {
            names.extend(seen.add(body));
            pending.extend(body.nested_bodies());
        }
        names
    }

    /// How many values were ever made in this body.
    #[inline]
    pub fn num_values(&self) -> usize {
        self.values.len()
    }

    /// How many blocks were ever made in this body.
    #[inline]
    pub fn num_blocks(&self) -> usize {
        self.blocks.len()
    }

    /// How many regions were ever made in this body.
    #[inline]
    pub fn num_regions(&self) -> usize {
        self.regions.len()
    }

    /// An op's operands.
    #[inline]
    pub fn operands(
        &self,
        op: Op,
    ) -> impl DoubleEndedIterator<Item = Value> + ExactSizeIterator + Clone + '_ {
        let data = &self.ops[op];
        let run = self.operands.run(data.operands, data.num_operands);
        run.iter().map(|slot| Value::from_u32(slot.target))
    }

    /// One operand of an op.
    #[inline]
    pub fn operand(&self, op: Op, index: usize) -> Option<Value> {
        let data = &self.ops[op];
        let run = self.operands.run(data.operands, data.num_operands);
        run.get(index).map(|slot| Value::from_u32(slot.target))
    }

    /// How many operands an op has.
    #[inline]
    pub fn num_operands(&self, op: Op) -> usize {
        self.ops[op].num_operands as usize
    }

    /// An op's results.
    #[inline]
    pub fn results(
        &self,
        op: Op,
    ) -> impl DoubleEndedIterator<Item = Value> + ExactSizeIterator + Clone + use<> {
        let data = &self.ops[op];
        (data.results..data.results + data.num_results).map(Value::from_u32)
    }

    /// One result of an op.
    #[inline]
    pub fn result(&self, op: Op, index: usize) -> Option<Value> {
        let data = &self.ops[op];
        (index < data.num_results as usize).then(|| Value::from_u32(data.results + index as u32))
    }

    /// How many results an op has.
    #[inline]
    pub fn num_results(&self, op: Op) -> usize {
        self.ops[op].num_results as usize
    }

    /// The operand of an op that has one.
    #[inline]
    pub fn sole_operand(&self, op: Op) -> Option<Value> {
        let data = &self.ops[op];
        match self.operands.run(data.operands, data.num_operands) {
            [slot] => Some(Value::from_u32(slot.target)),
            _ => None,
        }
    }

    /// The result of an op that has one.
    #[inline]
    pub fn sole_result(&self, op: Op) -> Option<Value> {
        let data = &self.ops[op];
        (data.num_results == 1).then(|| Value::from_u32(data.results))
    }

    /// An inherent attribute, by its slot.
    #[inline]
    pub fn prop(&self, op: Op, slot: usize) -> Option<Attribute> {
        self.props.get(self.ops[op].props as usize + slot)?.expand()
    }

    /// The first `count` of an op's inherent attributes.
    #[inline]
    pub fn props(&self, op: Op, count: usize) -> &[PackedOption<Attribute>] {
        let start = self.ops[op].props as usize;
        self.props.get(start..start + count).unwrap_or_default()
    }

    /// An op's discardable attributes, a dictionary.
    #[inline]
    pub fn discardable(&self, op: Op) -> Attribute {
        self.ops[op].attrs
    }

    /// An op's successors.
    #[inline]
    pub fn successors(
        &self,
        op: Op,
    ) -> impl DoubleEndedIterator<Item = Block> + ExactSizeIterator + Clone + '_ {
        self.successor_slots(op).iter().map(|slot| Block::from_u32(slot.target))
    }

    /// The successor at a place, found at once.
    pub fn successor(&self, op: Op, at: usize) -> Option<Block> {
        self.successor_slots(op).get(at).map(|slot| Block::from_u32(slot.target))
    }

    #[inline]
    fn successor_slots(&self, op: Op) -> &[Use] {
        let Some(extra) = self.ops[op].extra.expand() else { return &[] };
        let data = &self.extras[extra];
        self.successors.run(data.successors, data.num_successors)
    }

    /// The body that holds an op's regions: a body of its own when the op is
    /// isolated from above, otherwise this one.
    #[inline]
    pub fn body_of(&self, op: Op) -> &Body {
        self.nested(op).unwrap_or(self)
    }

    /// Whether an isolated op with a body was ever made in this body.
    #[inline]
    pub fn has_bodies(&self) -> bool {
        !self.bodies.is_empty() || self.has_blank
    }

    /// Whether an op has neither successors nor regions, nor a body of its own.
    #[inline]
    pub fn is_plain(&self, op: Op) -> bool {
        self.ops[op].extra.is_none()
    }

    /// An op's regions, of the body that [`Body::body_of`] gives.
    #[inline(always)]
    pub fn regions(&self, op: Op) -> &[Region] {
        let Some(extra) = self.ops[op].extra.expand() else { return &[] };
        let data = &self.extras[extra];
        match data.body.expand().and_then(|body| self.nested_at(body)) {
            Some(body) => body.roots(),
            None if data.regions.is_empty() => &[],
            None => data.regions.as_slice(&self.region_lists),
        }
    }

    /// An op's regions as far as they are of this body: none of an op that owns a body.
    #[inline]
    pub fn regions_here(&self, op: Op) -> &[Region] {
        if self.nested(op).is_some() { &[] } else { self.regions(op) }
    }

    /// Whether an op has regions, be they of this body or of one of its own.
    #[inline]
    pub fn has_regions(&self, op: Op) -> bool {
        self.ops[op].extra.is_some() && !self.regions(op).is_empty()
    }

    /// Whether no op there has regions.
    pub fn is_flat(&self) -> bool {
        let is_there = |region: &RegionData| {
            region.parent.expand().is_some_and(|op| self.ops[op].run.is_some())
        };
        !self.has_bodies() && !self.regions.values().any(is_there)
    }

    /// The regions that belong to the isolated op that owns this body.
    #[inline]
    pub fn roots(&self) -> &[Region] {
        self.roots.as_slice(&self.region_lists)
    }

    /// The block an op is in.
    #[inline]
    pub fn block_of(&self, op: Op) -> Option<Block> {
        self.ops[op].run.expand().map(|run| self.runs[run])
    }

    /// The op after an op in its block.
    #[inline]
    pub fn next_op(&self, op: Op) -> Option<Op> {
        self.ops[op].next.expand()
    }

    /// The op before an op in its block.
    #[inline]
    pub fn prev_op(&self, op: Op) -> Option<Op> {
        self.ops[op].prev.expand()
    }

    /// The op around an op, when it is of this body.
    #[inline]
    pub fn parent_op(&self, op: Op) -> Option<Op> {
        let region = self.region_of(self.block_of(op)?)?;
        self.regions[region].parent.expand()
    }
}

/// Blocks and regions.
impl Body {
    /// A block's arguments.
    #[inline]
    pub fn args(&self, block: Block) -> &[Value] {
        self.blocks[block].args.as_slice(&self.value_lists)
    }

    /// A block's ops, in order.
    #[inline]
    pub fn block_ops(&self, block: Block) -> impl Iterator<Item = Op> + Clone + '_ {
        let first = self.blocks[block].first.expand();
        std::iter::successors(first, |&op| self.next_op(op))
    }

    /// A block's first op.
    #[inline]
    pub fn first_op(&self, block: Block) -> Option<Op> {
        self.blocks[block].first.expand()
    }

    /// A block's last op.
    #[inline]
    pub fn last_op(&self, block: Block) -> Option<Op> {
        self.blocks[block].last.expand()
    }

    /// A region's blocks, in order.
    #[inline]
    pub fn region_blocks(&self, region: Region) -> impl Iterator<Item = Block> + Clone + '_ {
        let first = self.regions[region].first.expand();
        std::iter::successors(first, |&block| self.next_block(block))
    }

    /// A region's first block.
    #[inline]
    pub fn entry_block(&self, region: Region) -> Option<Block> {
        self.regions[region].first.expand()
    }

    /// A region's last block.
    #[inline]
    pub fn last_block(&self, region: Region) -> Option<Block> {
        self.regions[region].last.expand()
    }

    /// The block after a block in its region.
    #[inline]
    pub fn next_block(&self, block: Block) -> Option<Block> {
        self.blocks[block].next.expand()
    }

    /// The block before a block in its region.
    #[inline]
    pub fn prev_block(&self, block: Block) -> Option<Block> {
        self.blocks[block].prev.expand()
    }

    /// The region a block is in.
    #[inline]
    pub fn region_of(&self, block: Block) -> Option<Region> {
        self.blocks[block].region.expand()
    }

    /// The op a region belongs to, when it is of this body.
    #[inline]
    pub fn region_parent(&self, region: Region) -> Option<Op> {
        self.regions[region].parent.expand()
    }

    /// Whether a block is the first of its region.
    #[inline]
    pub fn is_entry(&self, block: Block) -> bool {
        self.region_of(block).is_some_and(|region| self.entry_block(region) == Some(block))
    }

    /// The blocks whose last op branches to a block; a block that does so
    /// twice is given twice. The latest made comes first.
    #[inline]
    pub fn predecessors(&self, block: Block) -> impl Iterator<Item = Block> + '_ {
        let uses = self.successors.list(self.blocks[block].first_use);
        uses.filter_map(|(_, slot)| self.block_of(Op::from_u32(slot.owner)))
    }

    /// Whether no op names a block as its successor.
    #[inline]
    pub fn has_no_predecessors(&self, block: Block) -> bool {
        self.predecessors(block).next().is_none()
    }
}

/// Values.
impl Body {
    /// A value's type.
    #[inline]
    pub fn ty(&self, value: Value) -> Type {
        self.values[value].ty
    }

    /// The op a value is a result of; none for block arguments.
    #[inline]
    pub fn defining_op(&self, value: Value) -> Option<Op> {
        self.values[value].def.get().ok()
    }

    /// The block and number of a block argument; none for results.
    #[inline]
    pub fn as_arg(&self, value: Value) -> Option<(Block, usize)> {
        let slot = self.values[value].def.get().err()?;
        let arg = self.args.get(slot)?;
        Some((arg.block, arg.index as usize))
    }

    /// The number of a value among the results or arguments it belongs to.
    #[inline]
    pub fn value_index(&self, value: Value) -> usize {
        match self.values[value].def.get() {
            Ok(op) => value.index() - self.ops[op].results as usize,
            Err(slot) => self.args.get(slot).map_or(0, |arg| arg.index as usize),
        }
    }

    /// The block a value is defined in; none where its definition is missing.
    #[inline]
    pub fn block_of_value(&self, value: Value) -> Option<Block> {
        match self.values[value].def.get() {
            Ok(op) => self.block_of(op),
            Err(slot) => self.args.get(slot).map(|arg| arg.block),
        }
    }

    /// Where a value came from.
    #[inline]
    pub fn value_location(&self, value: Value) -> Location {
        match self.values[value].def.get() {
            Ok(op) => self.ops[op].location,
            Err(slot) => self.args.get(slot).map_or(Location::UNKNOWN, |arg| arg.location),
        }
    }

    /// Whether a value stands for one defined around the isolated op.
    pub fn is_outside(&self, value: Value) -> bool {
        self.outside.is_some() && self.block_of_value(value) == self.outside.expand()
    }

    /// Whether any value stands for one defined around the isolated op.
    pub fn has_outside_values(&self) -> bool {
        self.outside.is_some()
    }

    /// The uses of a value, the newest first.
    #[inline]
    pub fn uses(&self, value: Value) -> impl Iterator<Item = OperandUse> + '_ {
        let uses = self.operands.list(self.values[value].first_use);
        uses.map(|(slot, entry)| {
            let op = Op::from_u32(entry.owner);
            OperandUse { op, index: slot - self.ops[op].operands }
        })
    }

    /// Whether nothing uses a value.
    #[inline]
    pub fn is_unused(&self, value: Value) -> bool {
        self.values[value].first_use == super::uses::NO_USE
    }

    /// Whether exactly one operand uses a value.
    #[inline]
    pub fn has_one_use(&self, value: Value) -> bool {
        let mut uses = self.uses(value);
        uses.next().is_some() && uses.next().is_none()
    }
}
