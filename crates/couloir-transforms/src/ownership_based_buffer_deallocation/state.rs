//! What is known while blocks are gone through: who owns what, and what is to be freed.

use couloir_ir::{Block, OpRef, Region, Value};

use couloir_rewrite::{Rewriter, constant_of};
use rustc_hash::{FxHashMap, FxHashSet};

use super::live::Live;
use crate::common::is_memory;
use couloir_ir::Str;

/// Whether a block has to free memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ownership {
    /// A value says so.
    Unique(Value),
    /// No value does.
    Unknown,
}

impl Ownership {
    /// The value that says so.
    pub(super) fn indicator(self) -> Option<Value> {
        match self {
            Ownership::Unique(value) => Some(value),
            Ownership::Unknown => None,
        }
    }
}

/// What is known of the functions around.
pub(super) struct Around<'a> {
    /// Those that say whether what they give is to be freed.
    pub(super) dynamic: &'a FxHashSet<Str>,
    /// Whether the function worked on is one of them.
    pub(super) is_dynamic: bool,
    /// Whether the body is that of a function, not of an op in one.
    pub(super) is_function: bool,
}

/// The work on a body.
pub(super) struct State<'r, 'a> {
    pub(super) rw: &'r mut Rewriter<'a>,
    pub(super) around: &'r Around<'r>,
    live: Live,
    owned: FxHashMap<(Value, Block), Ownership>,
    to_free: FxHashMap<Block, Vec<Value>>,
    /// What took the place of results of ops that were made anew.
    renamed: FxHashMap<Value, Value>,
}

impl<'r, 'a> State<'r, 'a> {
    pub(super) fn new(rw: &'r mut Rewriter<'a>, around: &'r Around<'r>) -> Self {
        let live = Live::of(rw.scope());
        let (owned, to_free, renamed) = Default::default();
        Self { rw, around, live, owned, to_free, renamed }
    }

    /// The memory needed at the start of a block that was there before.
    pub(super) fn live(&self, block: Block) -> Vec<Value> {
        let now = |value: &Value| self.renamed.get(value).copied().unwrap_or(*value);
        self.live.at(block).iter().map(now).collect()
    }

    /// The memory made in a block that others of its region need.
    pub(super) fn leaving(&self, block: Block) -> Vec<Value> {
        let now = |value: &Value| self.renamed.get(value).copied().unwrap_or(*value);
        self.live.leaving(block).iter().map(now).collect()
    }

    pub(super) fn renamed(&mut self, old: Value, new: Value) {
        self.renamed.insert(old, new);
    }

    /// Whether a value is memory.
    pub(super) fn is_memory(&self, value: Value) -> bool {
        is_memory(self.rw.context(), self.rw.ty(value))
    }

    /// Those of some values that are memory.
    pub(super) fn memory(&self, values: impl Iterator<Item = Value>) -> Vec<Value> {
        values.filter(|&value| self.is_memory(value)).collect()
    }

    pub(super) fn ownership(&self, memory: Value, block: Block) -> Option<Ownership> {
        self.owned.get(&(memory, block)).copied()
    }

    /// The value that says whether memory is to be freed in a block, if one does.
    pub(super) fn indicator(&self, memory: Value, block: Block) -> Option<Value> {
        self.ownership(memory, block)?.indicator()
    }

    /// Memory is owned so besides what was known.
    pub(super) fn own(&mut self, memory: Value, block: Block, ownership: Ownership) {
        let known = self.ownership(memory, block);
        let joined = known.map_or(ownership, |known| self.either(known, ownership));
        self.owned.insert((memory, block), joined);
    }

    /// That of what may be either of two. Constants that are alike say the same.
    fn either(&self, one: Ownership, other: Ownership) -> Ownership {
        let constant = |of: Ownership| {
            let indicator = of.indicator()?;
            self.rw.scope().defining_op(indicator).and_then(constant_of)
        };
        let is_same =
            one == other || constant(one).is_some_and(|attr| constant(other) == Some(attr));
        if is_same { one } else { Ownership::Unknown }
    }

    pub(super) fn own_by(&mut self, memory: Value, block: Block, indicator: Value) {
        self.own(memory, block, Ownership::Unique(indicator));
    }

    /// Memory is owned as these values say, whatever was known before.
    pub(super) fn own_anew(&mut self, memory: &[Value], block: Block, indicators: &[Value]) {
        for &value in memory {
            self.owned.remove(&(value, block));
        }
        for (&value, &indicator) in memory.iter().zip(indicators) {
            self.own_by(value, block, indicator);
        }
    }

    /// Memory may have to be freed at the end of a block.
    pub(super) fn frees(&mut self, memory: Value, block: Block) {
        self.to_free.entry(block).or_default().push(memory);
    }

    /// What may have to be freed at the end of a block.
    pub(super) fn freed(&self, block: Block) -> Vec<Value> {
        self.to_free.get(&block).cloned().unwrap_or_default()
    }

    /// The region that a value is made in.
    pub(super) fn region_of(&self, value: Value) -> Option<Region> {
        let body = self.rw.scope().body;
        body.block_of_value(value).and_then(|block| body.region_of(block))
    }
}

/// The memory among an op's results.
pub(super) fn memory_results(op: OpRef<'_>) -> Vec<Value> {
    op.results().filter(|&value| is_memory(op.ctx(), op.ty(value))).collect()
}
