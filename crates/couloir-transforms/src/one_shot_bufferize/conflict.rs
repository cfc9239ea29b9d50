//! Reads after writes: whether a write in place would change what something still reads.
//!
//! Ops are numbered as they stand. A read is of what a definition gave, and only writes within a
//! stretch of numbers that begins with the definition and ends with the read, or with the loop
//! around it that the definition is not in, can be in conflict with it; of all others that follows
//! from the numbers alone.

use super::model::OperandUse;
use couloir_ir::dominance::Dominance;
use couloir_ir::{Block, Body, Op, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

use super::regions::{Regions, Unordered};
use super::stretches::Stretches;
use super::subsets;
use super::view::{Follow, View};

/// A read and the definitions of what it reads.
#[derive(Debug)]
pub(super) struct Read {
    operand: OperandUse,
    definitions: Rc<[Value]>,
}

/// Reads, by number in [`Places`], with the numbers of ops at which writes matter.
pub(super) type Reads = Stretches<u32>;
/// Writes, with the numbers of the op and of the last op in it.
pub(super) type Writes = Stretches<OperandUse>;

/// Where ops are, and what is read.
pub(super) struct Places {
    dominance: Dominance,
    regions: Regions,
    reads: Vec<Read>,
    /// The definitions of values that come from one other each.
    definitions: FxHashMap<Value, Rc<[Value]>>,
}

/// A conflict: what is read, what is written, and the definition of what is read.
pub(super) type Conflict = (OperandUse, OperandUse, Value);

impl Places {
    pub(super) fn new(view: View<'_>) -> Self {
        Places {
            dominance: Dominance::new(view.scope),
            regions: Regions::new(view),
            reads: Vec::new(),
            definitions: FxHashMap::default(),
        }
    }

    /// Adds a write to others.
    pub(super) fn add_write(&self, operand: OperandUse, writes: &mut Writes) {
        writes.add(self.regions.numbers(operand.op), operand.index, operand);
    }

    /// The values that an operand's contents come from.
    pub(super) fn definitions(&mut self, view: View<'_>, operand: OperandUse) -> Rc<[Value]> {
        let (mut at, mut passed) = (operand, Vec::new());
        let found = loop {
            let Some(value) = view.value(at) else { break Rc::default() };
            if let Some(known) = self.definitions.get(&value) {
                break Rc::clone(known);
            }
            let uses = match view.defines(value) {
                true => break Rc::from([value]),
                false if view.modelled(value).is_none() => break Rc::default(),
                false => view.uses(value),
            };
            match uses[..] {
                [one] if passed.len() <= view.scope.body.num_ops() => at = one.at,
                _ => break Rc::from(view.definitions(at)),
            }
            passed.push(value);
        };
        self.definitions.extend(passed.into_iter().map(|value| (value, Rc::clone(&found))));
        found
    }

    /// Adds a read to others, unless nothing defines what it reads.
    pub(super) fn add_read(&mut self, view: View<'_>, operand: OperandUse, reads: &mut Reads) {
        let definitions = self.definitions(view, operand);
        if definitions.is_empty() {
            return;
        }
        let stretch = self.stretch(view, operand.op, &definitions);
        let number = u32::try_from(self.reads.len()).unwrap_or(u32::MAX);
        self.reads.push(Read { operand, definitions });
        reads.add(stretch, number, number);
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
            Unordered::All => (0, u32::MAX),
            Unordered::Within(around) => {
                let (from, to) = self.regions.numbers(around);
                (first.min(from), last.max(to))
            }
            Unordered::Nothing => (first, last),
        }
    }

    /// What a write is in conflict with.
    pub(super) fn of_write(
        &self,
        view: View<'_>,
        reads: &Reads,
        write: OperandUse,
    ) -> Option<Conflict> {
        let near = reads.near(self.regions.numbers(write.op));
        let near = near.filter_map(|read| self.reads.get(read as usize));
        near.into_iter().find_map(|read| self.conflict(view, read, write))
    }

    /// A conflict between reads and writes.
    pub(super) fn between(
        &self,
        view: View<'_>,
        reads: &Reads,
        writes: &Writes,
    ) -> Option<Conflict> {
        if writes.len() < reads.len() {
            return writes.iter().find_map(|(_, write)| self.of_write(view, reads, write));
        }
        reads.iter().find_map(|(stretch, read)| {
            let read = self.reads.get(read as usize)?;
            writes.near(stretch).find_map(|write| self.conflict(view, read, write))
        })
    }

    fn conflict(&self, view: View<'_>, read: &Read, write: OperandUse) -> Option<Conflict> {
        let (reading, writing) = (read.operand.op, write.op);
        let body = view.scope.body;
        let values = view.values(write);
        let given = if let [one] = &values[..] { Some(one.at) } else { None };
        let is_wrong = |definition: &&Value| {
            !self.is_before_definition(body, writing, **definition) && given != Some(**definition)
        };
        let definition = read.definitions.iter().find(is_wrong)?;
        let is_told_by_order = self.is_in_order(view, read, write)
            && (self.happens_before(body, reading, writing)
                || read.operand == write
                || self.are_exclusive(view, reading, writing)
                || is_elementwise(view, read.operand, write));
        if is_told_by_order || subsets::are_apart(view, read.operand, write) {
            return None;
        }
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
            if op == b {
                return self.regions.is_in_graph(body, op);
            }
            if is_around(body, op, b) {
                return false;
            }
            if self.dominance.properly_dominates(body, op, b) {
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
        by_loops && is_in_order_of_blocks(body, read, write)
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

/// Whether the order of blocks tells which of a read and a write is first.
fn is_in_order_of_blocks(body: &Body, read: &Read, write: OperandUse) -> bool {
    let (Some(from), Some(to)) = (body.block_of(read.operand.op), body.block_of(write.op)) else {
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
