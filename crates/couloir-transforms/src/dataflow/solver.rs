//! Goes over ops until nothing more is found out of any value: the fixed point of an analysis.

use std::collections::VecDeque;

use couloir_ir::body::{Block, Value};
use couloir_ir::op::{RegionSuccessor, Trait};
use couloir_ir::{Attribute, OpRef, Scope};
use rustc_hash::FxHashMap;

use super::calls::{Calls, arguments, is_return};
use super::constants::Constant;
use super::control;
use super::program::{At, Program};
use super::trace::{self, Trace};

/// What is known of values, and how ops pass it on.
pub trait Analysis {
    /// What is known of a value; the default is that nothing was found to
    /// give it yet.
    type State: Clone + PartialEq + Default;

    /// What is known of a value of which nothing can be found out.
    fn entry(&self, scope: Scope<'_>, value: Value) -> Self::State;

    /// Adds what another way gives a value; whether that was new.
    fn join(&self, state: &mut Self::State, other: &Self::State) -> bool;

    /// The same for a result of an op, which may be widened so as to come to
    /// an end.
    fn join_result(
        &self,
        scope: Scope<'_>,
        value: Value,
        state: &mut Self::State,
        other: &Self::State,
    ) -> bool {
        _ = (scope, value);
        self.join(state, other)
    }

    /// What this says of whether a value is a constant.
    fn constant(&self, scope: Scope<'_>, value: Value, state: &Self::State) -> Constant;

    /// What an op without control flow gives; none while too little is known
    /// of its operands.
    fn visit(
        &self,
        op: OpRef<'_>,
        operands: &[Self::State],
        known: &dyn Fn(Value) -> Self::State,
    ) -> Option<Vec<Self::State>>;

    /// What a block argument of a region gets that no operand is passed to.
    fn argument(
        &self,
        op: OpRef<'_>,
        scope: Scope<'_>,
        argument: Value,
        known: &dyn Fn(Value) -> Self::State,
    ) -> Self::State {
        _ = (op, known);
        self.entry(scope, argument)
    }
}

/// What was found out.
pub struct Solution<S> {
    /// Of each value, by its number in the program.
    states: Vec<S>,
    /// Whether control gets to each block.
    live: Vec<bool>,
    /// What was found of functions and their calls.
    pub(crate) calls: Calls,
    /// Which ways control was found to take, if that was asked for.
    pub(super) trace: Option<Box<Trace>>,
}

impl<S> Solution<S> {
    /// What is known of a value of a body.
    pub fn state(&self, program: &Program<'_>, body: usize, value: Value) -> Option<&S> {
        self.states.get(program.value(body, value))
    }

    /// Whether control gets to a block of a body.
    pub fn is_live(&self, program: &Program<'_>, body: usize, block: Block) -> bool {
        self.live.get(program.block(body, block)).copied().unwrap_or(false)
    }
}

/// Finds out what holds in a program when its outermost regions are entered
/// with anything.
pub fn solve<A: Analysis>(program: &Program<'_>, analysis: &A) -> Solution<A::State> {
    solve_with(program, analysis, None)
}

/// The same, keeping which ways control takes.
pub fn solve_and_trace<A: Analysis>(program: &Program<'_>, analysis: &A) -> Solution<A::State> {
    solve_with(program, analysis, Some(Box::default()))
}

fn solve_with<A: Analysis>(
    program: &Program<'_>,
    analysis: &A,
    trace: Option<Box<Trace>>,
) -> Solution<A::State> {
    let mut solver = Solver {
        program,
        analysis,
        calls: Calls::new(program),
        states: vec![A::State::default(); program.num_values()],
        live: vec![false; program.num_blocks()],
        queue: VecDeque::new(),
        queued: vec![false; program.num_ops()],
        noted: vec![false; program.num_ops()],
        given: FxHashMap::default(),
        visits: FxHashMap::default(),
        trace,
    };
    let body = program.scope(0).body;
    for &region in body.roots() {
        if let Some(entry) = body.entry_block(region) {
            solver.set_args(0, entry);
            solver.reach(0, entry);
        }
    }
    if solver.trace.is_some() {
        trace::in_order(program).into_iter().for_each(|at| solver.visit(at));
        solver.settle();
    }
    while let Some(at) = solver.queue.pop_front() {
        if let Some(queued) = solver.queued.get_mut(program.number(at)) {
            *queued = false;
        }
        solver.visit(at);
    }
    Solution { states: solver.states, live: solver.live, calls: solver.calls, trace: solver.trace }
}

struct Solver<'p, 'a, A: Analysis> {
    program: &'p Program<'a>,
    analysis: &'p A,
    calls: Calls,
    states: Vec<A::State>,
    live: Vec<bool>,
    queue: VecDeque<At>,
    queued: Vec<bool>,
    /// Which calls and returns their functions know of.
    noted: Vec<bool>,
    /// What functions give to calls of them.
    given: FxHashMap<At, Given<A::State>>,
    /// How often calls were visited.
    visits: FxHashMap<At, usize>,
    trace: Option<Box<Trace>>,
}

/// How often what is known may change that goes through a call or a return:
/// in functions that call each other it may grow for ever.
const MOST_CHANGES: usize = 1 << 17;

/// What a function gives to all calls of it.
#[derive(Default)]
struct Given<S> {
    /// What is known of each result, of all returns together.
    results: Vec<S>,
    /// Whether it may end in a way that says nothing of the results.
    unknown: bool,
    /// How often this changed.
    changes: usize,
}

/// States.
impl<A: Analysis> Solver<'_, '_, A> {
    fn get(&self, body: usize, value: Value) -> A::State {
        self.states.get(self.program.value(body, value)).cloned().unwrap_or_default()
    }

    /// Notes that an op is to be visited; one that control was not found to get
    /// to is when that is.
    fn enqueue(&mut self, at: At) {
        let block = self.program.scope(at.body).body.block_of(at.op);
        let live = block.and_then(|block| self.live.get(self.program.block(at.body, block)));
        if live != Some(&true) {
            return;
        }
        let Some(queued) = self.queued.get_mut(self.program.number(at)) else { return };
        if !std::mem::replace(queued, true) {
            self.queue.push_back(at);
        }
    }

    fn changed(&mut self, body: usize, value: Value) {
        let users = self.program.scope(body).body.uses(value).map(|user| user.op);
        for op in users.collect::<Vec<_>>() {
            self.enqueue(At { body, op });
        }
    }

    fn join(&mut self, body: usize, value: Value, other: &A::State) {
        let Some(state) = self.states.get_mut(self.program.value(body, value)) else { return };
        if self.analysis.join(state, other) {
            self.changed(body, value);
        }
    }

    fn set_entry(&mut self, body: usize, value: Value) {
        let state = self.analysis.entry(self.program.scope(body), value);
        self.join(body, value, &state);
    }

    /// Visits ops again that waited for constants to be looked for.
    fn settle(&mut self) {
        let waiting = self.trace.as_mut().map(|trace| trace.settle(self.program));
        waiting.into_iter().flatten().for_each(|at| self.enqueue(at));
    }

    /// Nothing can be found out of a block's arguments.
    fn set_args(&mut self, body: usize, block: Block) {
        for &arg in self.program.scope(body).body.args(block) {
            self.set_entry(body, arg);
        }
    }

    fn set_results(&mut self, at: At) {
        for result in self.program.op(at).results() {
            self.set_entry(at.body, result);
        }
    }

    /// The constants among an op's operands; none while nothing is known of
    /// one of them.
    fn constants(&mut self, at: At) -> Option<Vec<Option<Attribute>>> {
        let first = self.program.op(at).operand(0);
        if let (Some(trace), Some(first)) = (&mut self.trace, first)
            && trace.must_wait(at, first)
        {
            return None;
        }
        let scope = self.program.scope(at.body);
        let constant = |value| match self.analysis.constant(scope, value, &self.get(at.body, value))
        {
            Constant::Unset => None,
            other => Some(other.known()),
        };
        scope.body.operands(at.op).map(constant).collect()
    }
}

/// Control flow.
impl<A: Analysis> Solver<'_, '_, A> {
    /// Control gets to a block.
    fn reach(&mut self, body: usize, block: Block) {
        let Some(live) = self.live.get_mut(self.program.block(body, block)) else { return };
        if std::mem::replace(live, true) {
            return;
        }
        for op in self.program.scope(body).body.block_ops(block).collect::<Vec<_>>() {
            self.enqueue(At { body, op });
        }
    }

    fn visit(&mut self, at: At) {
        let view = self.program.op(at);
        let block = view.block().map(|block| self.program.block(at.body, block));
        if block.is_none_or(|block| self.live.get(block) != Some(&true)) {
            return;
        }
        if view.successors().len() > 0 {
            self.branch(at, view);
        } else if view.has(Trait::Terminator) {
            self.end(at, view);
        }
        if view.has(Trait::Call) {
            self.call(at);
        } else if control::is_region_branch(view) {
            self.enter(at, view);
        } else {
            if self.calls.functions.contains_key(&at) {
                self.function(at);
            } else if view.num_regions() > 0 && !view.has(Trait::Callable) {
                self.enter_all(at, view);
            }
            self.compute(at, view);
        }
    }

    /// An op that passes control to blocks.
    fn branch(&mut self, at: At, view: OpRef<'_>) {
        let Some(constants) = self.constants(at) else { return };
        let taken = control::successor(view, &constants);
        let taken = taken.and_then(|taken| view.successors().nth(taken));
        let all_forwarded = view.all_forwarded();
        for (number, block) in view.successors().enumerate() {
            // Two ways to the same block are one edge: what either passes counts.
            if taken.is_some_and(|taken| taken != block) {
                continue;
            }
            let forwarded = all_forwarded.as_ref().and_then(|all| all.get(number)).cloned();
            match forwarded {
                Some(forwarded) => {
                    let args = self.program.scope(at.body).body.args(block).to_vec();
                    // What a branch gives of itself comes first.
                    let given = args.len().saturating_sub(forwarded.len());
                    for &arg in args.iter().take(given) {
                        self.set_entry(at.body, arg);
                    }
                    self.pass(at, forwarded, args.into_iter().skip(given), at.body);
                }
                None => self.set_args(at.body, block),
            }
            if let (Some(trace), Some(from)) = (&mut self.trace, view.block()) {
                trace.add_edge(at.body, from, block);
            }
            self.reach(at.body, block);
        }
    }

    /// Joins what is known of operands into what receives them.
    fn pass(
        &mut self,
        from: At,
        operands: std::ops::Range<usize>,
        to: impl Iterator<Item = Value>,
        body: usize,
    ) {
        let view = self.program.op(from);
        for (operand, value) in operands.zip(to) {
            let Some(operand) = view.operand(operand) else { continue };
            let state = self.get(from.body, operand);
            self.join(body, value, &state);
        }
    }

    /// An op that has regions and does not say how control gets to them.
    fn enter_all(&mut self, at: At, view: OpRef<'_>) {
        let inner = self.program.inner(at);
        for &region in view.body().regions(at.op) {
            if let Some(entry) = self.program.scope(inner).body.entry_block(region) {
                for &arg in self.program.scope(inner).body.args(entry) {
                    let known = |value| self.get(at.body, value);
                    let scope = self.program.scope(inner);
                    let state = self.analysis.argument(view, scope, arg, &known);
                    self.join(inner, arg, &state);
                }
                self.reach(inner, entry);
            }
        }
    }

    fn enter(&mut self, at: At, view: OpRef<'_>) {
        let Some(constants) = self.constants(at) else { return };
        for to in control::entries(view, &constants) {
            let operands = control::passed_in(view, &to);
            self.go(at, &to, at, operands);
        }
    }

    /// Control goes into a region of an op, or past it, with operands of
    /// another.
    fn go(&mut self, op: At, to: &RegionSuccessor, from: At, operands: std::ops::Range<usize>) {
        let view = self.program.op(op);
        if let Some(trace) = &mut self.trace {
            trace.add_step(op, to, from);
        }
        match *to {
            RegionSuccessor::Parent => {
                if operands.is_empty() {
                    return self.set_results(op);
                }
                self.pass(from, operands, view.results(), op.body);
            }
            RegionSuccessor::Region(region, first) => {
                let body = self.program.inner(op);
                let scope = self.program.scope(body);
                let entry = view.body().regions(op.op).get(region);
                let Some(entry) = entry.and_then(|&region| scope.body.entry_block(region)) else {
                    return;
                };
                let args = scope.body.args(entry);
                let first = first.min(args.len());
                let given = (first..args.len()).len().min(operands.len());
                let (own, passed) = args.split_at(first);
                for &arg in own.iter().chain(passed.iter().skip(given)) {
                    let known = |value| self.get(body, value);
                    let state = self.analysis.argument(view, scope, arg, &known);
                    self.join(body, arg, &state);
                }
                self.pass(from, operands, passed.iter().copied(), body);
                self.reach(body, entry);
            }
        }
    }

    /// An op at the end of a region.
    fn end(&mut self, at: At, view: OpRef<'_>) {
        let Some(parent) = self.program.parent(at) else { return };
        let around = self.program.op(parent);
        if self.calls.functions.contains_key(&parent) {
            return self.give_back(at, view, parent);
        }
        if !control::is_region_branch(around) {
            return;
        }
        let Some(constants) = self.constants(at) else { return };
        let region = view.block().and_then(|block| view.body().region_of(block));
        let regions = around.body().regions(parent.op);
        let Some(region) = regions.iter().position(|&own| Some(own) == region) else { return };
        for (to, operands) in control::exits(around, region, view, &constants) {
            self.go(parent, &to, at, operands);
        }
    }
}

/// Functions.
impl<A: Analysis> Solver<'_, '_, A> {
    /// A function runs when there may be calls that are not known.
    fn function(&mut self, at: At) {
        let Some(function) = self.calls.functions.get(&at) else { return };
        let is_called = self.trace.is_some() && !function.calls.is_empty();
        if !function.unknown && !is_called {
            return;
        }
        if let Some((body, entry)) = self.entry_of(at) {
            self.set_args(body, entry);
            self.reach(body, entry);
        }
    }

    fn entry_of(&self, function: At) -> Option<(usize, Block)> {
        let body = self.program.inner(function);
        let region = self.program.op(function).body().regions(function.op).first()?;
        Some((body, self.program.scope(body).body.entry_block(*region)?))
    }

    /// Whether an op is noted for the first time.
    fn note(&mut self, at: At) -> bool {
        let noted = self.noted.get_mut(self.program.number(at));
        noted.is_some_and(|noted| !std::mem::replace(noted, true))
    }

    /// A call runs its function, and gets what is known of what that returns.
    fn call(&mut self, at: At) {
        let Some(callee) = self.calls.callee(self.program, at) else { return self.set_results(at) };
        let is_new = self.note(at);
        let Some(function) = self.calls.functions.get_mut(&callee) else { return };
        if is_new {
            function.calls.push(at);
        }
        let unknown = function.unknown;
        if self.trace.is_some() {
            // What is called is entered in its turn.
            self.enqueue(callee);
            return self.receive(at, callee);
        }
        let visits = self.visits.entry(at).or_default();
        *visits += 1;
        if *visits > MOST_CHANGES {
            return self.give_up(at, callee);
        }
        if let Some((body, entry)) = self.entry_of(callee).filter(|_| !unknown) {
            let args = self.program.scope(body).body.args(entry).to_vec();
            self.pass(at, arguments(self.program.op(at)), args.into_iter(), body);
            self.reach(body, entry);
        }
        self.receive(at, callee);
    }

    /// Nothing is found out any more of what a call passes and gets.
    fn give_up(&mut self, call: At, callee: At) {
        if let Some((body, entry)) = self.entry_of(callee) {
            self.set_args(body, entry);
        }
        self.set_results(call);
    }

    /// Gives a call what is known of what its function returns.
    fn receive(&mut self, call: At, function: At) {
        let Some(given) = self.given.get(&function) else { return };
        if given.unknown {
            self.set_results(call);
        }
        let results = self.program.op(call).results();
        for (number, result) in results.enumerate() {
            let state = self.given.get(&function).and_then(|given| given.results.get(number));
            if let Some(state) = state.cloned() {
                self.join(call.body, result, &state);
            }
        }
    }

    /// The end of a function gives what it has to all calls of it, unless they
    /// have it.
    fn give_back(&mut self, at: At, view: OpRef<'_>, function: At) {
        let returns = is_return(view);
        if returns
            && self.note(at)
            && let Some(function) = self.calls.functions.get_mut(&function)
        {
            function.returns.push(at);
        }
        if !returns && let Some(function) = self.calls.functions.get_mut(&function) {
            function.ends_otherwise = true;
        }
        let operands = view.operands().map(|value| self.get(at.body, value)).collect::<Vec<_>>();
        let given = self.given.entry(function).or_default();
        let mut is_new = !returns && !std::mem::replace(&mut given.unknown, true);
        if returns {
            let count = given.results.len().max(operands.len());
            given.results.resize_with(count, A::State::default);
            for (state, new) in given.results.iter_mut().zip(&operands) {
                is_new |= self.analysis.join(state, new);
            }
        }
        given.changes += usize::from(is_new);
        given.unknown |= given.changes > MOST_CHANGES;
        let calls = self.calls.functions.get(&function).filter(|_| is_new);
        for call in calls.map_or_else(Vec::new, |function| function.calls.clone()) {
            self.receive(call, function);
        }
    }
}

/// Ops without control flow.
impl<A: Analysis> Solver<'_, '_, A> {
    fn compute(&mut self, at: At, view: OpRef<'_>) {
        if view.results().len() == 0 {
            return;
        }
        let operands = view.operands().map(|value| self.get(at.body, value)).collect::<Vec<_>>();
        let known = |value| self.get(at.body, value);
        let Some(results) = self.analysis.visit(view, &operands, &known) else { return };
        for (value, new) in view.results().zip(results) {
            let number = self.program.value(at.body, value);
            let Some(state) = self.states.get_mut(number) else { continue };
            if self.analysis.join_result(view.scope, value, state, &new) {
                self.changed(at.body, value);
            }
        }
    }
}
