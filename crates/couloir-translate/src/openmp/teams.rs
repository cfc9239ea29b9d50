//! `omp.teams`: a region that the first thread of each of some teams runs.

use couloir_ir::{Failure, OpRef};
use couloir_llvmir::{Block, Flags, Opcode, Type, Value};

use super::outline::{Called, Kind, Outline};
use super::reductions::Reductions;
use super::region_of;
use crate::function::FunctionState;

/// What an op says of how many teams there are.
struct Clauses {
    lower: Option<Value>,
    upper: Option<Value>,
    limit: Option<Value>,
    condition: Option<Value>,
}

impl Clauses {
    fn of(state: &FunctionState<'_>, op: OpRef<'_>) -> Result<Self, Failure> {
        Ok(Self {
            lower: state.clause(op, "num_teams_lower")?,
            upper: state.clause(op, "num_teams_upper")?,
            limit: state.clause(op, "thread_limit")?,
            condition: state.clause(op, "if_expr")?,
        })
    }

    fn is_empty(&self) -> bool {
        [self.lower, self.upper, self.limit, self.condition].iter().all(Option::is_none)
    }
}

pub(super) fn teams(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    super::unsupported::teams(op)?;
    let clauses = Clauses::of(state, op)?;
    let mut reductions = Reductions::of(state, op)?;
    if super::reductions::is_left_to_loop(op) {
        reductions.clear();
    }
    let allocas = state.alloca_block()?;
    let slots = state.allocate_reductions(&reductions, allocas)?;
    let slots = state.init_reductions(&reductions, slots, allocas)?;
    let exit = state.run_teams(op, &clauses)?;
    state.go(state.builder.begin(exit));
    if !reductions.is_empty() {
        state.finish_reductions(&reductions, &slots, allocas, false)?;
    }
    Ok(())
}

impl FunctionState<'_> {
    /// Makes the blocks of teams at the current point; the block behind them.
    fn run_teams(&mut self, op: OpRef<'_>, clauses: &Clauses) -> Result<Block, Failure> {
        let ident = self.ident(0);
        let outer = self.omp().order.first().ok_or(Failure)?;
        if self.here().block == outer {
            self.step("teams.entry");
        }
        let exit = self.split_here("teams.exit");
        let body = self.split_here("teams.body");
        let entry = self.split_here("teams.alloca");
        if !clauses.is_empty() {
            self.push_teams(ident, clauses);
        }
        let branch = self.here().before.ok_or(Failure)?;
        self.enter_allocas(entry);
        let inside = self.builder.begin(body);
        let done = self.at(inside, |state| state.region(region_of(&op)?, "omp.teams.region"));
        self.leave_allocas();
        done?;
        let (start, inside) = (self.builder.begin(outer), self.builder.begin(entry));
        let (mut alone, mut stands, mut uses) = (Vec::new(), Vec::new(), Vec::new());
        for name in ["gid", "tid"] {
            let address = self.at(start, |state| state.slot(Type::I32, &format!("{name}.addr")));
            let used = self.at(inside, |state| state.get(Type::I32, address));
            uses.push(self.name(used, &format!("{name}.use")));
            alone.push(address);
            stands.extend(self.builder.defining_inst(address).map(|inst| (outer, inst)));
        }
        let kind = Kind::Teams(ident);
        let outline = Outline { entry, exit, branch, allocas: outer, alone, stands, uses, kind };
        self.omp().outlines.push(outline);
        Ok(exit)
    }

    /// Says how many teams there are.
    fn push_teams(&mut self, ident: Value, clauses: &Clauses) {
        let [zero, one] = [0, 1].map(|number| Value::from(self.llvm().i32(number)));
        let mut upper = clauses.upper.unwrap_or(zero);
        let mut lower = clauses.lower.unwrap_or(upper);
        if let Some(condition) = clauses.condition {
            upper = self.select(Flags::NONE, condition, upper, one);
            upper = self.name(upper, "numTeamsUpper");
            lower = self.select(Flags::NONE, condition, lower, one);
            lower = self.name(lower, "numTeamsLower");
        }
        let limit = clauses.limit.unwrap_or(zero);
        let [lower, upper, limit] =
            [lower, upper, limit].map(|value| self.as_int(value, Type::I32, Opcode::SExt));
        let thread = self.thread_num(ident);
        self.call_kmpc("__kmpc_push_num_teams_51", &[ident, thread, lower, upper, limit]);
    }

    /// Calls a function by the first threads of teams.
    pub(super) fn fork_teams(&mut self, ident: Value, called: &Called) {
        let count = self.llvm().i32(i32::from(called.given.is_some())).into();
        let mut args = vec![ident, count, called.function];
        args.extend(called.given);
        self.call_kmpc("__kmpc_fork_teams", &args);
    }
}
