//! Liveness: which values what a program does may depend on.
//!
//! Going backwards, a value is live when an op that does something uses it, or
//! a function gives it to callers that are not known, or control flow depends
//! on it, or a live value is computed from it. Ops that control does not get
//! to keep nothing alive.

use std::ops::Range;
use std::rc::Rc;

use couloir_dialects::scf;
use couloir_ir::OpRef;
use couloir_ir::body::{Block, Value};
use couloir_ir::op::{RegionSuccessor, Trait};
use couloir_rewrite::all_ops;
use couloir_rewrite::effects::Everywhere;
use rustc_hash::{FxHashMap, FxHashSet};

use super::calls::{Calls, arguments};
use super::control;
use super::program::{At, Program};
use super::solver::Solution;

/// Which values are live.
pub struct Liveness {
    /// By their numbers in the program.
    live: Vec<bool>,
}

impl Liveness {
    /// Finds out which values of a program are live where control gets to the
    /// blocks that a solution says.
    pub fn of<S>(program: &Program<'_>, solution: &Solution<S>) -> Self {
        let live = vec![false; program.num_values()];
        let found = Liveness { live };
        let calls = &solution.calls;
        let reached = |at: At| {
            let block = program.scope(at.body).body.block_of(at.op);
            block.is_some_and(|block| solution.is_live(program, at.body, block))
        };
        let mut backward = Backward {
            program,
            calls,
            reached: &reached,
            found,
            pending: Vec::new(),
            decided: FxHashSet::default(),
            ways: FxHashMap::default(),
            targets: FxHashMap::default(),
        };
        for body in 0..program.num_bodies() {
            let mut harmless = Everywhere::harmless();
            for op in all_ops(program.scope(body).body) {
                if reached(At { body, op }) {
                    backward.start(At { body, op }, &mut harmless);
                }
            }
        }
        while let Some((body, value)) = backward.pending.pop() {
            backward.propagate(solution, body, value);
        }
        backward.found
    }

    /// Whether a value of a body is live.
    pub fn is_live(&self, program: &Program<'_>, body: usize, value: Value) -> bool {
        self.live.get(program.value(body, value)).copied().unwrap_or(true)
    }
}

/// A way of control into a region or past an op's regions: the op that passes
/// values, which of its operands, and where to.
pub(crate) type Way = (At, std::ops::Range<usize>, RegionSuccessor);

/// All ways of control in an op with regions.
pub(crate) fn ways(program: &Program<'_>, at: At) -> Vec<Way> {
    let view = program.op(at);
    let unknown = vec![None; view.operands().len()];
    // What a `forall` shares is not passed, as upstream has it.
    let shares = view.is(scf::Forall::def());
    let entries = control::entries(view, &unknown).into_iter();
    let entries =
        entries.map(|to| (at, if shares { 0..0 } else { control::passed_in(view, &to) }, to));
    let mut ways = entries.collect::<Vec<_>>();
    let body = program.inner(at);
    let scope = program.scope(body);
    for (number, &region) in view.body().regions(at.op).iter().enumerate() {
        for block in scope.body.region_blocks(region) {
            let Some(op) = scope.body.last_op(block) else { continue };
            let end = scope.op(op);
            if !end.has(Trait::RegionBranchTerminator) {
                continue;
            }
            let unknown = vec![None; end.operands().len()];
            // The operands of a reduction stay in it.
            let stays = end.is(scf::Reduce::def());
            let exits = control::exits(view, number, end, &unknown).into_iter();
            ways.extend(
                exits.map(|(to, passed)| (At { body, op }, if stays { 0..0 } else { passed }, to)),
            );
        }
    }
    ways
}

struct Backward<'p, 'a> {
    program: &'p Program<'a>,
    calls: &'p Calls,
    /// Whether control gets to an op.
    reached: &'p dyn Fn(At) -> bool,
    found: Liveness,
    /// Values found live whose sources are still to be looked at.
    pending: Vec<(usize, Value)>,
    /// Ops with regions whose own operands were found to matter.
    decided: FxHashSet<At>,
    /// The ways of control in ops with regions, once they were asked for.
    ways: FxHashMap<At, Rc<[Way]>>,
    /// What branches forward to each block they go to, once it was asked for.
    targets: FxHashMap<At, FxHashMap<Block, Vec<Range<usize>>>>,
}

impl Backward<'_, '_> {
    fn ways(&mut self, at: At) -> Rc<[Way]> {
        let (program, reached) = (self.program, self.reached);
        let all = || ways(program, at).into_iter().filter(|(from, ..)| reached(*from)).collect();
        Rc::clone(self.ways.entry(at).or_insert_with(all))
    }

    fn mark(&mut self, body: usize, value: Value) {
        let Some(live) = self.found.live.get_mut(self.program.value(body, value)) else { return };
        if !std::mem::replace(live, true) {
            self.pending.push((body, value));
        }
    }

    fn mark_operands(&mut self, at: At) {
        for value in self.program.op(at).operands() {
            self.mark(at.body, value);
        }
    }

    fn mark_operand(&mut self, at: At, index: usize) {
        if let Some(value) = self.program.op(at).operand(index) {
            self.mark(at.body, value);
        }
    }

    /// Marks what is live because of an op that control gets to.
    fn start(&mut self, at: At, harmless: &mut Everywhere) {
        let view = self.program.op(at);
        if control::is_region_branch(view) {
            if !harmless.would_be_dead(view) {
                self.decide(at);
            }
        } else if view.successors().len() > 0 {
            self.mark_own(at, view);
        } else if view.has(Trait::Call) {
            self.mark_unreceived(at, view);
        } else if !self.is_passed_on(at, view) && !harmless.would_be_dead(view) {
            self.mark_operands(at);
        }
    }

    /// Marks the operands of a call that no argument of a known function receives.
    fn mark_unreceived(&mut self, at: At, view: OpRef<'_>) {
        let callee = self.calls.callee(self.program, at);
        let received = callee.map_or(0, |callee| self.entry_args(callee, 0).len());
        let operands = arguments(view);
        for index in (0..view.operands().len())
            .filter(|index| *index >= received || !operands.contains(index))
        {
            self.mark_operand(at, index);
        }
    }

    /// Marks the operands of a branch that it does not forward.
    fn mark_own(&mut self, at: At, view: OpRef<'_>) {
        let mut own = vec![true; view.operands().len()];
        for range in view.all_forwarded().unwrap_or_default() {
            own.get_mut(range).unwrap_or_default().fill(false);
        }
        for (index, _) in own.into_iter().enumerate().filter(|&(_, own)| own) {
            self.mark_operand(at, index);
        }
    }

    /// Whether what an op at the end of a region or function has is live only
    /// where it arrives.
    fn is_passed_on(&mut self, at: At, view: OpRef<'_>) -> bool {
        let Some(parent) = self.program.parent(at) else { return false };
        let around = self.program.op(parent);
        if view.has(Trait::RegionBranchTerminator) && control::is_region_branch(around) {
            return true;
        }
        let function = self.calls.functions.get(&parent);
        view.has(Trait::ReturnLike) && function.is_some_and(|function| !function.unknown)
    }

    /// Marks what decides where control goes in an op with regions: operands
    /// of the op and of the ends of its regions that are not passed on, and
    /// arguments that the op itself gives.
    fn decide(&mut self, at: At) {
        if !self.decided.insert(at) {
            return;
        }
        let mut passed = FxHashSet::default();
        let mut ends = vec![at];
        let mut given = Vec::new();
        for (from, range, to) in self.ways(at).iter() {
            if ends.last() != Some(from) {
                ends.push(*from);
            }
            let count = self.received(at, to);
            passed.extend(range.clone().take(count).map(|index| (*from, index)));
            if let &RegionSuccessor::Region(region, first) = to {
                given.push((region, first));
            }
        }
        for from in ends {
            for index in 0..self.program.op(from).operands().len() {
                if !passed.contains(&(from, index)) {
                    self.mark_operand(from, index);
                }
            }
        }
        let body = self.program.inner(at);
        for (region, first) in given {
            for value in self.entry_args(at, region).into_iter().take(first) {
                self.mark(body, value);
            }
        }
    }

    fn entry_args(&self, at: At, region: usize) -> Vec<Value> {
        let scope = self.program.scope(self.program.inner(at));
        let regions = self.program.op(at).body().regions(at.op);
        let entry = regions.get(region).and_then(|&region| scope.body.entry_block(region));
        entry.map_or_else(Vec::new, |entry| scope.body.args(entry).to_vec())
    }

    /// How many values receive what is passed on a way of control.
    fn received(&self, at: At, to: &RegionSuccessor) -> usize {
        match *to {
            RegionSuccessor::Parent => self.program.op(at).results().len(),
            RegionSuccessor::Region(region, first) => {
                self.entry_args(at, region).len().saturating_sub(first)
            }
        }
    }

    /// Marks what a live value comes from.
    fn propagate<S>(&mut self, solution: &Solution<S>, body: usize, value: Value) {
        let scope = self.program.scope(body);
        match scope.body.defining_op(value) {
            Some(op) => self.result(At { body, op }, scope.body.value_index(value)),
            None => self.argument(solution, body, value),
        }
    }

    fn result(&mut self, at: At, number: usize) {
        let view = self.program.op(at);
        if control::is_region_branch(view) {
            self.decide(at);
            for (from, range, to) in self.ways(at).iter() {
                let index = range.clone().nth(number);
                if let Some(index) = index.filter(|_| *to == RegionSuccessor::Parent) {
                    self.mark_operand(*from, index);
                }
            }
        } else if let Some(callee) = self.calls.callee(self.program, at) {
            let function = self.calls.functions.get(&callee);
            for from in function.map_or_else(Vec::new, |function| function.returns.clone()) {
                self.mark_operand(from, number);
            }
        } else if view.successors().len() == 0 {
            self.mark_operands(at);
        }
    }

    fn argument<S>(&mut self, solution: &Solution<S>, body: usize, value: Value) {
        let scope = self.program.scope(body);
        let Some((block, number)) = scope.body.as_arg(value) else { return };
        if !scope.body.is_entry(block) {
            // Where a branch names the block many times, all are looked at at once.
            let mut seen = FxHashSet::default();
            for from in scope.body.predecessors(block).filter(|&from| seen.insert(from)) {
                let end = scope.body.last_op(from);
                let Some(op) = end.filter(|_| solution.is_live(self.program, body, from)) else {
                    continue;
                };
                self.forwarded(At { body, op }, block, number);
            }
            return;
        }
        let region = scope.body.region_of(block);
        let parent = region.and_then(|region| scope.body.region_parent(region));
        let parent = parent.map(|op| At { body, op }).or_else(|| self.program.owner(body));
        let (Some(parent), Some(region)) = (parent, region) else { return };
        let view = self.program.op(parent);
        if control::is_region_branch(view) {
            let own = view.body().regions(parent.op).iter().position(|&own| own == region);
            for (from, range, to) in self.ways(parent).iter() {
                let &RegionSuccessor::Region(region, first) = to else { continue };
                let index = number.checked_sub(first).filter(|_| Some(region) == own);
                if let Some(index) = index.and_then(|index| range.clone().nth(index)) {
                    self.mark_operand(*from, index);
                }
            }
            if view.is(scf::Forall::def()) {
                self.shared(parent, scope.body.args(block).len().saturating_sub(number));
            }
        } else if let Some(function) = self.calls.functions.get(&parent) {
            for call in function.calls.clone() {
                if let Some(index) = arguments(self.program.op(call)).nth(number) {
                    self.mark_operand(call, index);
                }
            }
        }
    }

    /// Marks what a `forall` shares as an argument of its body, counted from the
    /// last.
    fn shared(&mut self, at: At, from_last: usize) {
        let view = self.program.op(at);
        let is_shared = from_last <= view.results().len();
        let index = view.operands().len().checked_sub(from_last).filter(|_| is_shared);
        if let Some(index) = index {
            self.mark_operand(at, index);
        }
    }

    /// Marks what a branch forwards to an argument of a block.
    fn forwarded(&mut self, at: At, block: Block, number: usize) {
        let view = self.program.op(at);
        let count = view.body().args(block).len();
        let to_block = self.targets.entry(at).or_insert_with(|| targets(view)).get(&block);
        for mut range in to_block.cloned().unwrap_or_default() {
            // What a branch gives of itself comes first.
            let given = count.saturating_sub(range.len());
            if let Some(index) = number.checked_sub(given).and_then(|number| range.nth(number)) {
                self.mark_operand(at, index);
            }
        }
    }
}

/// What a branch forwards to each block it goes to.
fn targets(op: OpRef<'_>) -> FxHashMap<Block, Vec<Range<usize>>> {
    let mut targets = FxHashMap::<Block, Vec<Range<usize>>>::default();
    for (block, range) in op.successors().zip(op.all_forwarded().unwrap_or_default()) {
        targets.entry(block).or_default().push(range);
    }
    targets
}
