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
use smallvec::SmallVec;

use super::cycles::successors;
use super::definitions::{Definitions, Ends, SetId, Source};
use super::regions::{Regions, Unordered};
use super::stretches::Stretches;
use super::subsets::Parts;
use super::view::{Follow, View};

/// A read and the definitions of what it reads.
#[derive(Debug)]
pub(super) struct Read {
    operand: OperandUse,
    definitions: SetId,
    /// The outermost loop around it that not all definitions are in.
    around: Option<Op>,
    /// The first two definitions where the others come after these: what is before these is
    /// before all.
    first: Option<(Value, Option<Value>)>,
}

/// Reads, by number in [`Places`], with the numbers of ops at which writes matter.
pub(super) type Reads = Stretches<u32>;
/// Writes, with the numbers of the op and of the last op in it.
pub(super) type Writes = Stretches<OperandUse>;

/// Where ops are, and what is read.
pub(super) struct Places {
    dominance: Dominance,
    regions: Regions,
    definitions: Definitions,
    reads: Vec<Read>,
    parts: Parts,
}

/// A conflict: what is read, what is written, and the definition of what is read.
pub(super) type Conflict = (OperandUse, OperandUse, Value);

impl Places {
    pub(super) fn new(view: View<'_>) -> Self {
        let regions = Regions::new(view);
        Places {
            dominance: Dominance::new(view.scope),
            definitions: Definitions::new(view, &regions),
            regions,
            reads: Vec::new(),
            parts: Parts::default(),
        }
    }

    /// Adds a write to others.
    pub(super) fn add_write(&self, operand: OperandUse, writes: &mut Writes) {
        writes.add(self.regions.numbers(operand.op), operand.index, operand);
    }

    /// Whether an operand's contents come from anywhere.
    pub(super) fn is_defined(&self, view: View<'_>, operand: OperandUse) -> bool {
        view.value(operand).is_some_and(|value| self.definitions.of(value) != SetId::default())
    }

    /// Adds a read to others, unless nothing defines what it reads.
    pub(super) fn add_read(&mut self, view: View<'_>, operand: OperandUse, reads: &mut Reads) {
        let Some(value) = view.value(operand) else { return };
        let definitions = self.definitions.of(value);
        let Some(ends) = self.definitions.ends(definitions) else { return };
        let around = self.regions.loop_around(view.scope.body, operand.op, ends.outermost);
        let first = self.first(view.scope.body, operand.op, ends);
        let read = Read { operand, definitions, around, first };
        let number = u32::try_from(self.reads.len()).unwrap_or(u32::MAX);
        for stretch in self.stretches(view, &read, ends) {
            reads.add(stretch, number, number);
        }
        self.reads.push(read);
    }

    /// The first two definitions of what an op reads, where order tells which is first.
    fn first(&self, body: &Body, op: Op, ends: Ends) -> Option<(Value, Option<Value>)> {
        let is_first = body.defining_op(ends.first).is_some() && self.regions.has_order(body, op);
        is_first.then_some((ends.first, ends.second))
    }

    /// The numbers within which writes matter for a read.
    fn stretches(&self, view: View<'_>, read: &Read, ends: Ends) -> SmallVec<[(u32, u32); 2]> {
        let body = view.scope.body;
        let (own, mut last) = self.regions.numbers(read.operand.op);
        let first = own.min(self.regions.number_of_value(body, ends.first));
        if let Some(around) = read.around {
            last = last.max(self.regions.numbers(around).1);
        }
        let args = || self.stretch_of_args(body, read);
        let whole = match self.regions.unordered_around(body, read.operand.op) {
            Unordered::All => args().unwrap_or((0, u32::MAX)),
            Unordered::Within(around) => args().unwrap_or_else(|| {
                let (from, to) = self.regions.numbers(around);
                (first.min(from), last.max(to))
            }),
            Unordered::Nothing => return self.by_regions(view, read, (first, last)),
        };
        [whole].into_iter().collect()
    }

    /// The numbers of the ops of the blocks that are given all that is read: writes elsewhere do
    /// not matter. None where an op gives what is read.
    fn stretch_of_args(&self, body: &Body, read: &Read) -> Option<(u32, u32)> {
        let (mut from, mut to) = (u32::MAX, 0);
        for &definition in self.definitions.few(read.definitions)? {
            let (block, _) = body.as_arg(definition)?;
            let (first, last) = self.regions.numbers_in(body, block)?;
            (from, to) = (from.min(first), to.max(last));
        }
        (from <= to).then_some((from, to))
    }

    /// A stretch as it is for a read in ops of several regions: without those that do not run when
    /// that of the read does, and with all of those that run before or after it.
    fn by_regions(
        &self,
        view: View<'_>,
        read: &Read,
        (first, mut last): (u32, u32),
    ) -> SmallVec<[(u32, u32); 2]> {
        let (body, mut all) = (view.scope.body, SmallVec::new());
        // Which of several conflicts is shown depends on the stretches.
        let is_shown = view.env.settings.shows_conflicts;
        let mut is_split = read.around.is_none();
        let mut at = read.operand.op;
        while let Some(around) = body.parent_op(at) {
            // In the next iteration of a loop another region may run.
            let is_outside = is_split;
            is_split |= Some(around) == read.around;
            let (number, end) = self.regions.numbers(around);
            let own = body.block_of(at).and_then(|block| body.region_of(block));
            let own = own.and_then(|region| self.regions.numbers_in_region(body, region));
            at = around;
            let Some(((from, to), is_choice)) = own.zip(self.regions.is_choice(around)) else {
                continue;
            };
            if is_choice && is_outside && !is_shown && first <= number && number + 1 < from {
                all.push((from, last));
                last = number;
            } else if !is_choice {
                all.extend((first > number && number < from).then_some((number, from)));
                all.extend((last < end && to < end).then_some((to, end)));
            }
        }
        all.push((first, last));
        all
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
        let is_wrong = |definition: Value| {
            !self.is_before_definition(body, writing, definition) && given != Some(definition)
        };
        let definition = match read.first {
            Some((first, second)) => {
                [Some(first), second].into_iter().flatten().find(|&value| is_wrong(value))
            }
            None => self.definitions.find(read.definitions, &mut |value| is_wrong(value)),
        }?;
        let is_told_by_order = self.is_in_order(view, read, write)
            && (self.happens_before(body, reading, writing)
                || read.operand == write
                || self.are_exclusive(view, reading, writing)
                || is_elementwise(view, read.operand, write));
        if is_told_by_order || self.parts.are_apart(view, read.operand, write) {
            return None;
        }
        let shown = view.env.settings.shows_conflicts.then(|| self.in_order(view, read.operand));
        let shown = shown.and_then(|all| all.into_iter().find(|&value| is_wrong(value)));
        Some((read.operand, write, shown.unwrap_or(definition)))
    }

    /// The values that an operand's contents come from, in the order in which they are shown.
    fn in_order(&self, view: View<'_>, operand: OperandUse) -> Vec<Value> {
        let follow = Follow { leaves: false, ..Follow::ALL };
        view.chain(operand, follow, &mut |value| self.definitions.is_one(value))
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
        let is_in_loop = read.around.is_some_and(|around| is_around(body, around, write.op));
        !is_in_loop && self.is_in_order_of_blocks(body, read, write)
    }

    /// Whether the order of blocks tells which of a read and a write is first.
    fn is_in_order_of_blocks(&self, body: &Body, read: &Read, write: OperandUse) -> bool {
        let ends = [read.operand.op, write.op].map(|op| body.block_of(op));
        let [Some(from), Some(to)] = ends else { return true };
        if !self.regions.are_in_cycle(from, to) || body.has_no_predecessors(to) {
            return true;
        }
        let mut seen = FxHashSet::default();
        let mut is_bad = |definition: Value| {
            let except = body.block_of_value(definition);
            seen.insert(except)
                && reaches(body, to, from, except)
                && reaches(body, from, to, except)
        };
        self.definitions.find(read.definitions, &mut is_bad).is_none()
    }

    fn are_exclusive(&self, view: View<'_>, a: Op, b: Op) -> bool {
        self.regions.are_exclusive(view, a, b)
    }

    /// Whether a write in a region that runs in parallel is to what was defined around that.
    pub(super) fn is_shared(&self, view: View<'_>, write: OperandUse) -> bool {
        let own = self.regions.parallel_around_op(view.scope.body, write.op);
        let source = view.value(write).map(|value| self.definitions.source(value));
        source.is_some_and(|source| source != Source::In(own))
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
    let mut pending = successors(body, from).collect::<Vec<_>>();
    let mut seen = except.into_iter().collect::<FxHashSet<_>>();
    while let Some(block) = pending.pop() {
        if block == to {
            return true;
        }
        if seen.insert(block) {
            pending.extend(successors(body, block));
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
