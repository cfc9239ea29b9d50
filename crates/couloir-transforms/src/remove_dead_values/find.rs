//! What is to be done to each body of a program.

use couloir_ir::body::{Block, Op, Region, Value};
use couloir_ir::op::{RegionSuccessor, Trait};
use couloir_ir::walk::postorder;
use couloir_ir::{OpRef, Scope};
use couloir_rewrite::effects::Everywhere;
use rustc_hash::{FxHashMap, FxHashSet};

use super::functions::{self, Change};
use crate::dataflow::{At, Constants, Liveness, Program, Solution, Way, solve, users, ways};

/// What is to be done to a body, in this order; each list says of what which
/// parts go.
#[derive(Default)]
pub(super) struct Plan {
    /// Arguments of blocks.
    pub(super) blocks: Vec<(Block, Vec<bool>)>,
    /// What branches forward to a successor.
    pub(super) forwarded: Vec<(Op, usize, Vec<bool>)>,
    /// Functions.
    pub(super) functions: Vec<(Op, Change)>,
    /// Operands that are not passed any more.
    pub(super) operands: Vec<(Op, Vec<bool>)>,
    /// Operands that become poison.
    pub(super) poisoned: Vec<(Op, Vec<bool>)>,
    /// Results.
    pub(super) results: Vec<(Op, Vec<bool>)>,
    /// Ops.
    pub(super) erased: Vec<Op>,
}

/// What is to be done, by the number of the body.
pub(super) type Plans = Vec<Plan>;

/// What is known while it is found out.
struct Finder<'p, 'a> {
    program: &'p Program<'a>,
    live: Liveness,
    /// Of the body at hand.
    effect_free: Everywhere,
    /// Values that will be gone, live or not.
    dead: FxHashSet<(usize, Value)>,
    plans: Plans,
    /// For a body that there is not.
    nowhere: Plan,
}

/// Finds out what is dead in a body and those in it.
pub(super) fn find(scope: Scope<'_>) -> Plans {
    let owners = Program::owners(scope.body);
    let program = Program::new(scope, &owners);
    let solution = solve(&program, &Constants);
    let live = Liveness::of(&program, &solution);
    let plans = (0..program.num_bodies()).map(|_| Plan::default()).collect();
    let (dead, nowhere) = (FxHashSet::default(), Plan::default());
    let effect_free = Everywhere::effect_free();
    let mut finder = Finder { program: &program, live, effect_free, dead, plans, nowhere };
    let users = users(&program, &solution.calls);
    // Inner bodies first, as ops are gone through from the inside out.
    for body in (0..program.num_bodies()).rev() {
        let own = program.scope(body).body;
        finder.effect_free.clear();
        for op in postorder(own, own.roots()) {
            finder.op(&solution, &users, At { body, op });
        }
    }
    finder.plans
}

impl Finder<'_, '_> {
    fn plan(&mut self, body: usize) -> &mut Plan {
        match self.plans.get_mut(body) {
            Some(plan) => plan,
            None => &mut self.nowhere,
        }
    }

    fn is_live(&self, body: usize, value: Value) -> bool {
        !self.dead.contains(&(body, value)) && self.live.is_live(self.program, body, value)
    }

    fn are_dead(&self, body: usize, values: impl Iterator<Item = Value>) -> Vec<bool> {
        values.map(|value| !self.is_live(body, value)).collect()
    }

    fn op<S>(&mut self, solution: &Solution<S>, users: &FxHashMap<At, Vec<At>>, at: At) {
        let view = self.program.op(at);
        if view.has(Trait::Function) {
            if solution.calls.functions.contains_key(&at) && functions::may_change(view) {
                self.function(users, at);
            }
        } else if view.def().is_some_and(|def| def.hooks.region_branch.is_some()) {
            self.region_branch(at, view);
        } else if view.has(Trait::Branch) {
            self.branch(at, view);
        } else if !view.has(Trait::Terminator) && !view.has(Trait::Call) {
            self.simple(at, view);
        }
    }

    /// An op goes that uses what is dead, or whose results are and that does
    /// nothing else.
    fn simple(&mut self, at: At, view: OpRef<'_>) {
        let uses_dead = view.operands().any(|value| !self.is_live(at.body, value));
        let gives_live = || view.results().any(|value| self.is_live(at.body, value));
        if uses_dead || !gives_live() && self.effect_free.holds(view) {
            self.plan(at.body).erased.push(at.op);
            self.dead.extend(view.results().map(|value| (at.body, value)));
        }
    }

    /// A branch that decides by what is dead goes; else what it forwards.
    fn branch(&mut self, at: At, view: OpRef<'_>) {
        let mut dead = self.are_dead(at.body, view.operands());
        let all_forwarded = view.all_forwarded().unwrap_or_default();
        for range in all_forwarded.iter().cloned() {
            dead.get_mut(range).unwrap_or_default().fill(false);
        }
        if dead.contains(&true) {
            self.plan(at.body).erased.push(at.op);
            return;
        }
        for ((number, block), range) in view.successors().enumerate().zip(all_forwarded) {
            let values = range.filter_map(|at| view.operand(at));
            let dead = self.are_dead(at.body, values);
            let args = view.body().args(block);
            // What a branch gives of itself comes first.
            let given = args.len().saturating_sub(dead.len());
            let gone = args.iter().skip(given).zip(&dead).filter(|(_, dead)| **dead);
            let gone = gone.map(|(&arg, _)| (at.body, arg)).collect::<Vec<_>>();
            self.dead.extend(gone);
            let mut of_block = vec![false; given];
            of_block.extend(dead.iter().copied());
            let plan = self.plan(at.body);
            plan.blocks.push((block, of_block));
            plan.forwarded.push((at.op, number, dead));
        }
    }

    /// An op with regions goes if it only computes what is dead; else what is
    /// passed among its regions for nothing becomes poison.
    fn region_branch(&mut self, at: At, view: OpRef<'_>) {
        let needed = view.results().any(|value| self.is_live(at.body, value));
        if !needed && self.effect_free.holds(view) {
            self.plan(at.body).erased.push(at.op);
            return;
        }
        let mut order = Vec::new();
        // Of each operand that is passed on, whether any that receives it lives.
        let mut passed = FxHashMap::<At, FxHashMap<usize, bool>>::default();
        let inner = self.program.inner(at);
        for (from, range, to) in self.taken_ways(at) {
            let (body, inputs) = match to {
                RegionSuccessor::Parent => (at.body, view.results().collect()),
                RegionSuccessor::Region(region, first) => (inner, self.inputs(at, region, first)),
            };
            for (index, input) in range.zip(inputs) {
                let lives = self.is_live(body, input);
                let of_op = passed.entry(from).or_insert_with(|| {
                    order.push(from);
                    FxHashMap::default()
                });
                *of_op.entry(index).or_insert(false) |= lives;
            }
        }
        for from in order {
            let Some(of_op) = passed.get(&from) else { continue };
            let op = self.program.op(from);
            let goes = |(index, value): (usize, Value)| {
                of_op.get(&index).is_some_and(|lives| !lives || !self.is_live(from.body, value))
            };
            let dead = op.operands().enumerate().map(goes).collect::<Vec<_>>();
            if dead.contains(&true) {
                self.plan(from.body).poisoned.push((from.op, dead));
            }
        }
    }

    /// The ways of control in an op with regions, but for those out of regions that none leads into,
    /// such as the body of a loop that is known not to run.
    fn taken_ways(&self, at: At) -> Vec<Way> {
        let regions = self.program.op(at).body().regions(at.op);
        let into = |(from, _, to): &Way| match to {
            RegionSuccessor::Parent => None,
            RegionSuccessor::Region(number, _) => {
                let region = *regions.get(*number)?;
                (self.region_ended(at, *from) != Some(region)).then_some(region)
            }
        };
        let mut ways = ways(self.program, at);
        let entered = ways.iter().filter_map(into).collect::<FxHashSet<Region>>();
        let is_taken = |from| self.region_ended(at, from).is_none_or(|own| entered.contains(&own));
        ways.retain(|(from, ..)| is_taken(*from));
        ways
    }

    /// The region of an op that another one ends, if it is another one.
    fn region_ended(&self, at: At, end: At) -> Option<Region> {
        let end = Some(end).filter(|end| *end != at)?;
        let body = self.program.scope(end.body).body;
        body.region_of(body.block_of(end.op)?)
    }

    fn inputs(&self, at: At, region: usize, first: usize) -> Vec<Value> {
        let body = self.program.scope(self.program.inner(at)).body;
        let regions = self.program.op(at).body().regions(at.op);
        let entry = regions.get(region).and_then(|&region| body.entry_block(region));
        let args = entry.map_or(&[][..], |entry| body.args(entry));
        args.get(first..).unwrap_or_default().to_vec()
    }

    /// Which of the results of a function none of those that call it needs.
    fn unused_results(&self, users: &[At], results: usize) -> Vec<bool> {
        let mut unused = vec![true; results];
        for user in users {
            let values = self.program.op(*user).results().collect::<Vec<_>>();
            for (number, unused) in unused.iter_mut().enumerate() {
                let value = values.get(number).filter(|&&value| !self.is_live(user.body, value));
                *unused &= value.is_some();
            }
        }
        unused
    }

    /// A function that is not seen from outside takes and gives only what is
    /// needed.
    fn function(&mut self, users: &FxHashMap<At, Vec<At>>, at: At) {
        let view = self.program.op(at);
        let Some((inputs, results)) = functions::signature(view) else { return };
        let inner = self.program.inner(at);
        let own = self.program.scope(inner).body;
        let Some(region) = view.body().regions(at.op).first() else { return };
        let Some(entry) = own.entry_block(*region) else { return };
        let args = self.are_dead(inner, own.args(entry).iter().copied());
        let gone = own.args(entry).iter().zip(&args).filter(|(_, dead)| **dead);
        self.dead.extend(gone.map(|(&arg, _)| (inner, arg)).collect::<Vec<_>>());
        let users = users.get(&at).map_or(&[][..], Vec::as_slice);
        let unused = self.unused_results(users, results);
        for block in own.region_blocks(*region) {
            let end = own.last_op(block).map(|end| self.program.op(At { body: inner, op: end }));
            let end = end.filter(|end| end.has(Trait::ReturnLike));
            if let Some(end) = end.filter(|end| end.operands().len() == results) {
                self.plan(inner).operands.push((end.op, unused.clone()));
            }
        }
        let change = Change::new(view, args.clone(), unused.clone());
        if change.erases_args && args.len() == inputs {
            self.plan(inner).blocks.push((entry, args.clone()));
            for user in users.iter().filter(|user| self.program.op(**user).has(Trait::Call)) {
                self.plan(user.body).operands.push((user.op, args.clone()));
            }
        }
        self.plan(at.body).functions.push((at.op, change));
        for user in users {
            let results = self.program.op(*user).results().collect::<Vec<_>>();
            let gone = results.into_iter().zip(&unused).filter(|(_, unused)| **unused);
            self.dead.extend(gone.map(|(value, _)| (user.body, value)));
            if unused.contains(&true) {
                self.plan(user.body).results.push((user.op, unused.clone()));
            }
        }
    }
}
