//! Which ways control was found to take.

use couloir_ir::op::{RegionSuccessor, Trait};
use couloir_ir::walk::preorder;
use couloir_ir::{Block, Region, Value};
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
    /// What waits for values of which it is not known yet whether they are constants, by body.
    waiting: FxHashMap<(usize, Value), Ops>,
    /// Whether that is known of all.
    is_settled: bool,
}

impl Trace {
    /// Whether an op is to be visited again, once it is known which values are constants: all ops
    /// are gone by before that is looked for.
    pub(super) fn must_wait(&mut self, at: At, first: Value) -> bool {
        if !self.is_settled {
            self.waiting.entry((at.body, first)).or_default().push(at);
        }
        !self.is_settled
    }

    /// What waited, in the order in which values are looked at.
    pub(super) fn settle(&mut self, program: &Program<'_>) -> Ops {
        self.is_settled = true;
        let roots = program.scope(0).body.roots();
        let args = roots.iter().flat_map(|&region| args_of(program, 0, region));
        let mut values = args.collect::<Vec<_>>();
        for at in in_order(program) {
            let (view, body) = (program.op(at), program.inner(at));
            let regions = view.body().regions(at.op).iter();
            values.extend(regions.flat_map(|&region| args_of(program, body, region)));
            values.extend(view.results().map(|result| (at.body, result)));
        }
        let waiting = values.iter().filter_map(|value| self.waiting.remove(value));
        waiting.flatten().collect()
    }

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

/// The arguments of the blocks of a region, with the body.
fn args_of(program: &Program<'_>, body: usize, region: Region) -> Vec<(usize, Value)> {
    let inner = program.scope(body).body;
    let args = inner.region_blocks(region).flat_map(|block| inner.args(block));
    args.map(|&arg| (body, arg)).collect()
}

/// The ops of a program, each before what is in it.
pub(super) fn in_order(program: &Program<'_>) -> Vec<At> {
    let ops_of = |body: usize| {
        let inner = program.scope(body).body;
        let ops = preorder(inner, inner.roots()).collect::<Vec<_>>();
        (body, ops.into_iter())
    };
    let (mut order, mut pending) = (Vec::new(), vec![ops_of(0)]);
    while let Some((body, ops)) = pending.last_mut() {
        let (body, Some(op)) = (*body, ops.next()) else {
            pending.pop();
            continue;
        };
        let at = At { body, op };
        order.push(at);
        let inner = program.inner(at);
        pending.extend((inner != body).then(|| ops_of(inner)));
    }
    order
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
        if let Some(function) = self.calls.functions.get(&at) {
            let known = is_live || function.unknown || !function.calls.is_empty();
            let all = !function.unknown;
            return Some(Origins { all, ops: function.calls.clone() }).filter(|_| known);
        }
        if self.calls.others.contains(&at) {
            return Some(Origins { all: false, ops: Vec::new() });
        }
        if view.has(Trait::Call) {
            return self.origins_after_call(program, at).filter(|_| is_live);
        }
        let is_branch = super::control::is_region_branch(view);
        let asks = !is_branch && view.has(Trait::Callable) && view.num_regions() > 0;
        Some(Origins { all: true, ops: Vec::new() }).filter(|_| is_live && asks)
    }

    fn origins_after_call(&self, program: &Program<'_>, at: At) -> Option<Origins> {
        let Some(callee) = self.calls.callee(program, at) else {
            return Some(Origins { all: false, ops: Vec::new() });
        };
        let ops = self.calls.functions.get(&callee)?.returns.clone();
        let all = !self.calls.ends_otherwise(callee);
        (!ops.is_empty() || !all).then_some(Origins { all, ops })
    }
}
