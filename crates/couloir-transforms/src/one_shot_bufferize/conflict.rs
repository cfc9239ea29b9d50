//! Reads after writes: whether a write in place would change what something still reads.
//!
//! Ops are numbered as they stand. A read is of what a definition gave, and only writes within a
//! stretch of numbers that begins with the definition and ends with the read, or with the loop
//! around it that the definition is not in, can be in conflict with it; of all others that follows
//! from the numbers alone.

use super::model::OperandUse;
use couloir_ir::dominance::Dominance;
use couloir_ir::{Block, Body, Op, Value};
use rustc_hash::FxHashSet;

use super::regions::Regions;
use super::subsets;
use super::view::{Follow, View};

/// A write, by the numbers of its op and of the last op in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    pub(super) operand: OperandUse,
    pub(super) first: u32,
    pub(super) last: u32,
}

/// Reads, with the stretch of numbers in which writes matter.
#[derive(Default, Debug)]
pub(super) struct Reads {
    /// First and last number, by read.
    pub(super) stretches: Vec<(u32, u32)>,
    /// The reads and what they are of, by number in [`Places`].
    pub(super) reads: Vec<u32>,
}

impl Reads {
    pub(super) fn push(&mut self, stretch: (u32, u32), read: u32) {
        self.stretches.push(stretch);
        self.reads.push(read);
    }

    pub(super) fn append(&mut self, other: &mut Reads) {
        self.stretches.append(&mut other.stretches);
        self.reads.append(&mut other.reads);
    }

    /// The reads for which a write within these numbers may matter.
    fn near(&self, first: u32, last: u32) -> impl Iterator<Item = u32> + '_ {
        let pairs = self.stretches.iter().zip(&self.reads);
        pairs.filter(move |((from, to), _)| *from <= last && first <= *to).map(|(_, &read)| read)
    }
}

/// A read and the definitions of what it reads.
#[derive(Debug)]
pub(super) struct Read {
    pub(super) operand: OperandUse,
    definitions: Vec<Value>,
}

/// Where ops are, and what is read.
pub(super) struct Places {
    dominance: Dominance,
    regions: Regions,
    pub(super) reads: Vec<Read>,
}

/// A conflict: what is read, what is written, and the definition of what is read.
pub(super) type Conflict = (OperandUse, OperandUse, Value);

impl Places {
    pub(super) fn new(view: View<'_>) -> Self {
        Places {
            dominance: Dominance::new(view.scope),
            regions: Regions::new(view),
            reads: Vec::new(),
        }
    }

    /// A write, with its numbers.
    pub(super) fn write(&self, operand: OperandUse) -> Access {
        let (first, last) = self.regions.numbers(operand.op);
        Access { operand, first, last }
    }

    /// Notes a read; its stretch and its number, unless nothing defines what it reads.
    pub(super) fn read(
        &mut self,
        view: View<'_>,
        operand: OperandUse,
    ) -> Option<((u32, u32), u32)> {
        let definitions = view.definitions(operand);
        if definitions.is_empty() {
            return None;
        }
        let stretch = self.stretch(view, operand.op, &definitions);
        let number = u32::try_from(self.reads.len()).ok()?;
        self.reads.push(Read { operand, definitions });
        Some((stretch, number))
    }

    /// The numbers within which writes matter for a read.
    fn stretch(&self, view: View<'_>, op: Op, definitions: &[Value]) -> (u32, u32) {
        let body = view.scope.body;
        let (mut first, mut last) = self.regions.numbers(op);
        for &definition in definitions {
            first = first.min(self.regions.number_of_value(body, definition));
            if let Some(around) = self.regions.loop_around(body, op, definition) {
                last = last.max(self.regions.numbers(around).1);
            }
        }
        match self.regions.unordered_around(body, op) {
            Some(None) => (0, u32::MAX),
            Some(Some(around)) => {
                let (from, to) = self.regions.numbers(around);
                (first.min(from), last.max(to))
            }
            None => (first, last),
        }
    }

    /// Whether anything of a set that is read is in conflict with a write.
    pub(super) fn find(
        &self,
        view: View<'_>,
        reads: &Reads,
        write: Access,
    ) -> Option<Conflict> {
        let near = reads.near(write.first, write.last);
        near.filter_map(|read| self.reads.get(read as usize))
            .find_map(|read| self.conflict(view, read, write.operand))
    }

    fn conflict(&self, view: View<'_>, read: &Read, write: OperandUse) -> Option<Conflict> {
        let (reading, writing) = (read.operand.op, write.op);
        let body = view.scope.body;
        if self.is_in_order(view, read, write) {
            if self.happens_before(body, reading, writing)
                || read.operand == write
                || self.are_exclusive(view, reading, writing)
                || is_elementwise(view, read.operand, write)
            {
                return None;
            }
        }
        if subsets::are_apart(view, read.operand, write) {
            return None;
        }
        let values = view.values(write);
        let given = if let [one] = &values[..] { Some(one.at) } else { None };
        let is_wrong = |definition: &&Value| {
            !self.is_before_definition(body, writing, **definition) && given != Some(**definition)
        };
        let definition = read.definitions.iter().find(is_wrong)?;
        Some((read.operand, write, *definition))
    }

    fn is_before_definition(&self, body: &Body, writing: Op, definition: Value) -> bool {
        match body.defining_op(definition) {
            Some(op) => {
                self.happens_before(body, writing, op)
                    || (op != writing && is_around(body, op, writing))
            }
            None => {
                let block = body.as_arg(definition).map(|(block, _)| block);
                block.is_some_and(|block| !is_within(body, block, writing))
            }
        }
    }

    /// Whether an op has run before another does, once each.
    fn happens_before(&self, body: &Body, a: Op, b: Op) -> bool {
        let mut at = Some(a);
        while let Some(op) = at {
            if op != b && is_around(body, op, b) {
                return false;
            }
            if op != b && self.dominance.properly_dominates(body, op, b) {
                return true;
            }
            at = body.parent_op(op);
        }
        false
    }

    /// Whether the order of ops tells which of a read and a write is first.
    fn is_in_order(&self, view: View<'_>, read: &Read, write: OperandUse) -> bool {
        let body = view.scope.body;
        let by_loops = read.definitions.iter().all(|&definition| {
            let around = self.regions.loop_around(body, read.operand.op, definition);
            !around.is_some_and(|around| is_around(body, around, write.op))
        });
        by_loops && self.is_in_order_of_blocks(body, read, write)
    }

    fn is_in_order_of_blocks(&self, body: &Body, read: &Read, write: OperandUse) -> bool {
        let (Some(from), Some(to)) = (body.block_of(read.operand.op), body.block_of(write.op))
        else {
            return true;
        };
        if body.region_of(from) != body.region_of(to) || body.has_no_predecessors(to) {
            return true;
        }
        let is_bad = |definition: &Value| {
            let except = body.block_of_value(*definition);
            reaches(body, from, to, except) && reaches(body, to, from, except)
        };
        !read.definitions.iter().any(is_bad)
    }

    fn are_exclusive(&self, view: View<'_>, a: Op, b: Op) -> bool {
        self.regions.are_exclusive(view, a, b)
    }

    /// Whether a write in a region that runs in parallel is to what was defined around that.
    pub(super) fn is_shared(&self, view: View<'_>, write: OperandUse) -> Option<Value> {
        let body = view.scope.body;
        let own = self.regions.parallel_around_op(body, write.op);
        let sources = view.chain(write, Follow::ALL, &mut |value| view.defines(value));
        sources.into_iter().find(|&source| self.regions.parallel_around(body, source) != own)
    }

    /// Whether any region runs in parallel.
    pub(super) fn has_parallel_regions(&self) -> bool {
        self.regions.has_parallel()
    }
}

/// Whether an op is another or around it.
pub(super) fn is_around(body: &Body, op: Op, other: Op) -> bool {
    let mut at = Some(other);
    while let Some(own) = at {
        if own == op {
            return true;
        }
        at = body.parent_op(own);
    }
    false
}

/// Whether an op is in a block or in a region of an op there.
fn is_within(body: &Body, block: Block, op: Op) -> bool {
    let mut at = Some(op);
    while let Some(own) = at {
        if body.block_of(own) == Some(block) {
            return true;
        }
        at = body.parent_op(own);
    }
    false
}

/// Whether control can go from a block to another without passing through a third.
fn reaches(body: &Body, from: Block, to: Block, except: Option<Block>) -> bool {
    if except == Some(to) {
        return false;
    }
    let next = |block: Block| body.last_op(block).into_iter().flat_map(|op| body.successors(op));
    let mut pending = next(from).collect::<Vec<_>>();
    let mut seen = except.into_iter().collect::<FxHashSet<_>>();
    while let Some(block) = pending.pop() {
        if block == to {
            return true;
        }
        if seen.insert(block) {
            pending.extend(next(block));
        }
    }
    false
}

/// Whether two operands of one op are the same memory, read and written element by element.
fn is_elementwise(view: View<'_>, read: OperandUse, write: OperandUse) -> bool {
    if read.op != write.op {
        return false;
    }
    let op = view.op(read);
    let both = [read.index as usize, write.index as usize];
    if !view.model(op).is_some_and(|model| (model.is_elementwise)(op, &both)) {
        return false;
    }
    let is_same = |from: OperandUse, to: OperandUse| {
        let value = view.value(to);
        value.is_some_and(|value| has_same_memory(view, from, value))
    };
    is_same(read, write) || is_same(write, read)
}

/// Whether the chain behind an operand ends only in a value or what has its memory.
fn has_same_memory(view: View<'_>, operand: OperandUse, value: Value) -> bool {
    let follow = Follow { leaves: false, same_type: true, equivalent: true, in_place: false };
    let found = view.chain(operand, follow, &mut |at| at == value);
    !found.is_empty()
}
