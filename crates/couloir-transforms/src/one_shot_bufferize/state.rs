//! What the analysis decides: which operands are in place, and which values have the same memory.

use super::model::OperandUse;
use couloir_ir::Value;
use rustc_hash::FxHashSet;

use super::conflict::{Reads, Writes};

/// Values in sets.
#[derive(Default, Debug)]
pub(super) struct Sets {
    parents: Vec<u32>,
}

impl Sets {
    /// Each value in a set of its own.
    pub(super) fn new(count: usize) -> Self {
        Sets { parents: (0..u32::try_from(count).unwrap_or(u32::MAX)).collect() }
    }

    /// The number of a value's set; values that are newer are alone.
    pub(super) fn find(&self, value: Value) -> u32 {
        let mut at = value.as_u32();
        while let Some(&parent) = self.parents.get(at as usize) {
            if parent == at {
                break;
            }
            at = parent;
        }
        at
    }

    /// Makes a set part of another.
    pub(super) fn put_into(&mut self, child: u32, parent: u32) {
        if let Some(slot) = self.parents.get_mut(child as usize) {
            *slot = parent;
        }
    }

    /// Whether two values are in one set.
    pub(super) fn are_one(&self, a: Value, b: Value) -> bool {
        a == b || self.find(a) == self.find(b)
    }
}

/// Sets of values that are the same memory, the larger of which takes in the smaller.
#[derive(Default, Debug)]
pub(super) struct Same {
    sets: Sets,
    sizes: Vec<u32>,
}

impl Same {
    pub(super) fn new(count: usize) -> Self {
        Same { sets: Sets::new(count), sizes: vec![1; count] }
    }

    pub(super) fn are_one(&self, a: Value, b: Value) -> bool {
        self.sets.are_one(a, b)
    }

    /// The number of a value's set.
    pub(super) fn find(&self, value: Value) -> u32 {
        self.sets.find(value)
    }

    pub(super) fn union(&mut self, a: Value, b: Value) {
        let (a, b) = (self.sets.find(a), self.sets.find(b));
        let size = |at: u32| self.sizes.get(at as usize).copied().unwrap_or(0);
        let (small, large) = if size(a) < size(b) { (a, b) } else { (b, a) };
        if small == large {
            return;
        }
        let sum = size(small).saturating_add(size(large));
        if let Some(slot) = self.sizes.get_mut(large as usize) {
            *slot = sum;
        }
        self.sets.put_into(small, large);
    }
}

/// A set of values that may have the same memory.
#[derive(Default, Debug)]
pub(super) struct Members {
    /// The first and the last value.
    ends: Option<(Value, Value)>,
    /// Whether one of them is read, be it defined or not.
    pub(super) is_read: bool,
    /// Whether one of them is written to by regions that run in parallel.
    pub(super) is_shared: bool,
    /// Where one of them is read.
    pub(super) reads: Reads,
    /// Where one of them is written to in place.
    pub(super) writes: Writes,
    /// Whether one of them may not be written to.
    pub(super) is_read_only: bool,
    /// How many values there are.
    weight: usize,
}

impl Members {
    fn size(&self) -> usize {
        self.weight
    }

    fn take_in(&mut self, other: Members) {
        self.reads.take_in(other.reads);
        self.writes.take_in(other.writes);
        self.is_read |= other.is_read;
        self.is_shared |= other.is_shared;
        self.is_read_only |= other.is_read_only;
        self.weight = self.weight.saturating_add(other.weight);
    }
}

/// The state of the analysis of a body.
#[derive(Default, Debug)]
pub(super) struct State {
    /// The operands whose memory is read and written without a copy.
    pub(super) in_place: FxHashSet<OperandUse>,
    /// The operands whose contents do not matter.
    pub(super) undefined: FxHashSet<OperandUse>,
    /// The values that have the same memory.
    pub(super) same: Same,
    /// The values that may have the same memory.
    pub(super) aliases: Sets,
    /// What is in the sets of those, by number.
    pub(super) members: Vec<Members>,
    /// The value after each in its set.
    next: Vec<Option<Value>>,
}

impl State {
    /// Of a body with so many values, nothing decided.
    pub(super) fn new(count: usize) -> Self {
        let mut members = Vec::with_capacity(count);
        members.resize_with(count, Members::default);
        State {
            same: Same::new(count),
            aliases: Sets::new(count),
            members,
            next: vec![None; count],
            ..State::default()
        }
    }

    /// Adds a value in a set of its own.
    pub(super) fn add(&mut self, value: Value, members: Members) {
        if let Some(slot) = self.members.get_mut(value.as_u32() as usize) {
            *slot = Members { ends: Some((value, value)), weight: 1, ..members };
        }
    }

    /// Puts the sets of two values together.
    pub(super) fn union_aliases(&mut self, a: Value, b: Value) {
        let [first, second] = [a, b].map(|value| self.aliases.find(value));
        if first == second {
            return;
        }
        let mut take = |at: u32| self.members.get_mut(at as usize).map(std::mem::take);
        let (Some(mut one), Some(mut other)) = (take(first), take(second)) else { return };
        let ends = one.ends.zip(other.ends);
        if let Some(((_, end), (begin, _))) = ends
            && let Some(slot) = self.next.get_mut(end.as_u32() as usize)
        {
            *slot = Some(begin);
        }
        let ends = ends.map(|((begin, _), (_, end))| (begin, end));
        let (mut child, mut parent) = (second, first);
        if other.size() > one.size() {
            std::mem::swap(&mut one, &mut other);
            std::mem::swap(&mut child, &mut parent);
        }
        one.take_in(other);
        one.ends = ends;
        self.aliases.put_into(child, parent);
        if let Some(slot) = self.members.get_mut(parent as usize) {
            *slot = one;
        }
    }

    /// The values of a set, in the order in which they came into it.
    pub(super) fn values_of(&self, set: u32) -> impl Iterator<Item = Value> + '_ {
        let first = self.members.get(set as usize).and_then(|members| members.ends);
        std::iter::successors(first.map(|(first, _)| first), |value| {
            self.next.get(value.as_u32() as usize).copied().flatten()
        })
    }

    /// The set of a value, to be changed.
    pub(super) fn members_of_mut(&mut self, value: Value) -> Option<&mut Members> {
        let set = self.aliases.find(value) as usize;
        self.members.get_mut(set)
    }

    /// The set of a value.
    pub(super) fn members_of(&self, value: Value) -> Option<&Members> {
        self.members.get(self.aliases.find(value) as usize)
    }
}
