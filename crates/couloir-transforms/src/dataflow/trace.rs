//! Which ways control was found to take.

use couloir_ir::Block;
use couloir_ir::op::{RegionSuccessor, Trait};
use rustc_hash::{FxHashMap, FxHashSet};

use super::program::{At, Program};
use super::solver::Solution;

/// Ops, each once, in the order in which they were found.
type Ops = Vec<At>;

/// The ways that control was found to take.
#[derive(Default)]
pub(super) struct Trace {
    /// From which block to which, by their body.
    edges: FxHashSet<(usize, Block, Block)>,
    /// What leads into a region of an op, or past it.
    steps: FxHashMap<(At, Option<usize>), Ops>,
    seen: FxHashSet<(At, Option<usize>, At)>,
}

impl Trace {
    pub(super) fn add_edge(&mut self, body: usize, from: Block, to: Block) {
        self.edges.insert((body, from, to));
    }

    pub(super) fn add_step(&mut self, op: At, to: &RegionSuccessor, from: At) {
        let region = match *to {
            RegionSuccessor::Parent => None,
            RegionSuccessor::Region(region, _) => Some(region),
        };
        if self.seen.insert((op, region, from)) {
            self.steps.entry((op, region)).or_default().push(from);
        }
    }
}

/// The ops from which control comes to a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origins {
    /// Whether there are no others.
    pub all: bool,
    /// The ops.
    pub ops: Vec<At>,
}

impl<S> Solution<S> {
    /// Whether control was found to go from one block of a body to another.
    pub fn is_taken(&self, body: usize, from: Block, to: Block) -> bool {
        self.trace.as_ref().is_some_and(|trace| trace.edges.contains(&(body, from, to)))
    }

    /// From where control comes into a region of an op that says so, where it does.
    pub fn origins_of_region(&self, op: At, region: usize) -> Option<Origins> {
        let ops = self.trace.as_ref()?.steps.get(&(op, Some(region)))?;
        Some(Origins { all: true, ops: ops.clone() })
    }

    /// From where control comes past an op: out of its regions, back from what it calls, or, of a
    /// function, from where it is called; none where nothing is known of that.
    pub fn origins_after(&self, program: &Program<'_>, at: At) -> Option<Origins> {
        let view = program.op(at);
        let block = view.block()?;
        let is_live = self.is_live(program, at.body, block);
        let out = self.trace.as_ref()?.steps.get(&(at, None));
        if let Some(ops) = out {
            return Some(Origins { all: true, ops: ops.clone() });
        }
        let none = |all| Some(Origins { all, ops: Vec::new() });
        if let Some(function) = self.calls.functions.get(&at) {
            let known = is_live || function.unknown || !function.calls.is_empty();
            let all = !function.unknown;
            return Some(Origins { all, ops: function.calls.clone() }).filter(|_| known);
        }
        if view.has(Trait::Call) {
            return self.origins_after_call(program, at).filter(|_| is_live);
        }
        let branches = super::control::is_region_branch(view);
        let asks = if branches {
            view.results().len() > 0
        } else {
            view.has(Trait::Callable) && view.num_regions() > 0
        };
        none(true).filter(|_| is_live && asks)
    }

    fn origins_after_call(&self, program: &Program<'_>, at: At) -> Option<Origins> {
        let Some(callee) = self.calls.callee(program, at) else {
            return Some(Origins { all: false, ops: Vec::new() });
        };
        let ops = self.calls.functions.get(&callee)?.returns.clone();
        let all = !self.calls.ends_otherwise(callee);
        let has_any = !ops.is_empty() || program.op(at).results().len() > 0 || !all;
        Some(Origins { all, ops }).filter(|_| has_any)
    }
}
