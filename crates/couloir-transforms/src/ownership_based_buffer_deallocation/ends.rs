//! The ends of blocks: what is freed there, and what is handed on.

use couloir_diag::Diagnostic;
use couloir_dialects::{arith, cf, scf};
use couloir_ir::build::Build;
use couloir_ir::op::Trait;
use couloir_ir::view::Report;
use couloir_ir::{Block, Failure, Op, OpRef, Type, Value};
use rustc_hash::FxHashMap;

use super::build::{always_holds, base, copy, dealloc, owned_or_copied, truth};
use super::state::State;

/// What may be freed, each under its condition.
struct Freed {
    memory: Vec<Value>,
    conditions: Vec<Value>,
}

impl State<'_, '_> {
    /// What may have to be freed at the end of a block, as it was allocated.
    ///
    /// # Errors
    /// When no value says whether some of it is to be freed; it has been reported.
    fn all_freed(&mut self, block: Block) -> Result<Freed, Failure> {
        let (mut memory, mut conditions) = (Vec::new(), Vec::new());
        for value in self.freed(block) {
            let Some(condition) = self.indicator(value, block) else {
                let ctx = self.rw.context();
                let place = self.rw.scope().body.value_location(value).place(ctx);
                let message = "MemRef value does not have valid ownership";
                return Report::new(ctx, Diagnostic::error(place, message)).fail();
            };
            memory.push(base(self.rw, value));
            conditions.push(condition);
        }
        Ok(Freed { memory, conditions })
    }

    /// Frees what an op that goes to no other block leaves behind; whether what it passes on of
    /// some values is to be freed, for each that is memory.
    ///
    /// # Errors
    /// As above.
    pub(super) fn free_at(&mut self, op: Op, passed: &[Value]) -> Result<Vec<Value>, Failure> {
        self.rw.at(op);
        let Some(block) = self.rw.view(op).block() else { return Ok(Vec::new()) };
        let freed = self.all_freed(block)?;
        let mut kept = self.memory(passed.iter().copied());
        let own = kept.len();
        kept.extend(self.leaving(block));
        if freed.memory.is_empty() && kept.is_empty() {
            return Ok(Vec::new());
        }
        let mut owned = dealloc(self.rw, &freed.memory, &freed.conditions, &kept);
        owned.truncate(own);
        Ok(owned)
    }

    /// The end of a region, which passes on what it is given.
    ///
    /// # Errors
    /// As above.
    pub(super) fn end(&mut self, op: Op) -> Result<(), Failure> {
        let block = self.rw.view(op).block();
        let mut operands = self.rw.view(op).operands().collect::<Vec<_>>();
        let returns = self.around.is_function && self.is_at_root(op);
        if returns && !self.around.is_dynamic {
            for value in &mut operands {
                if let Some(block) = block.filter(|_| self.is_memory(*value)) {
                    *value = self.owned(op, *value, block);
                }
            }
            self.free_at(op, &operands)?;
        } else {
            let owned = self.free_at(op, &operands)?;
            operands.extend(owned);
        }
        self.rw.set_operands(op, &operands);
        Ok(())
    }

    fn is_at_root(&self, op: Op) -> bool {
        let body = self.rw.scope().body;
        let region = body.block_of(op).and_then(|block| body.region_of(block));
        region.is_some_and(|region| body.roots().contains(&region))
    }

    /// Memory that is known to be owned before an op: itself or a copy.
    fn owned(&mut self, op: Op, value: Value, block: Block) -> Value {
        self.rw.at(op);
        let location = self.rw.scope().body.value_location(value);
        self.rw.set_location(location);
        let indicator = match self.choice(value, block) {
            Some(indicator) => Some(indicator),
            None => self.indicator(value, block),
        };
        if indicator.is_some_and(|indicator| always_holds(self.rw, indicator)) {
            return value;
        }
        let new = match indicator {
            Some(indicator) => owned_or_copied(self.rw, value, indicator),
            None => copy(self.rw, value),
        };
        let owned = truth(self.rw, true);
        self.own_by(new, block, owned);
        self.frees(new, block);
        new
    }

    /// Whether memory that is one of two is to be freed, where this is known of both.
    fn choice(&mut self, value: Value, block: Block) -> Option<Value> {
        let select = self.rw.scope().defining_op(value);
        let select = select.filter(|op| op.is(arith::Select::def()))?;
        let (condition, one, other) = (select.operand(0)?, select.operand(1)?, select.operand(2)?);
        let (one, other) = (self.indicator(one, block)?, self.indicator(other, block)?);
        Some(self.select(condition, one, other))
    }

    fn select(&mut self, condition: Value, one: Value, other: Value) -> Value {
        self.rw.insert1(arith::Select::build(Type::I1, condition, one, other))
    }

    /// What is kept where a branch goes to a block: what it is passed, and what is needed there.
    fn kept(&self, passed: &[Value], to: Block) -> Vec<Value> {
        let mut kept = self.memory(passed.iter().copied());
        kept.extend(self.live(to));
        kept
    }

    /// A branch to one block.
    ///
    /// # Errors
    /// When it goes to several, or as above.
    pub(super) fn branch(&mut self, op: Op) -> Result<(), Failure> {
        let view = self.rw.view(op);
        let successors = view.successors().collect::<Vec<_>>();
        if successors.len() > 1 {
            let message = "BranchOpInterface operations with multiple successors are not \
                           supported yet";
            return view.error(message).fail();
        }
        let (Some(block), Some(&to)) = (view.block(), successors.first()) else { return Ok(()) };
        let passed = self.rw.forwarded(op).and_then(|mut lists| lists.pop());
        let mut passed = passed.unwrap_or_default();
        self.rw.at(op);
        let freed = self.all_freed(block)?;
        let kept = self.kept(&passed, to);
        let owned = dealloc(self.rw, &freed.memory, &freed.conditions, &kept);
        self.own_anew(&kept, block, &owned);
        let own = self.memory(passed.iter().copied()).len();
        passed.extend(owned.into_iter().take(own));
        self.rw.set_forwarded(op, &[passed]);
        Ok(())
    }

    /// A branch to one of two blocks: what is freed is freed before either.
    ///
    /// # Errors
    /// As above.
    pub(super) fn two_way_branch(&mut self, op: Op) -> Result<(), Failure> {
        let view = self.rw.view(op);
        let (Some(block), Some(condition)) = (view.block(), view.operand(0)) else {
            return Ok(());
        };
        let to = view.successors().collect::<Vec<_>>();
        let mut lists = self.rw.forwarded(op).unwrap_or_default();
        self.rw.at(op);
        let freed = self.all_freed(block)?;
        let mut known = Vec::new();
        for (number, (&to, passed)) in to.iter().zip(&lists).enumerate() {
            let conditions = freed.conditions.iter();
            let conditions = conditions.map(|&own| self.both(own, condition, number == 0));
            let conditions = conditions.collect::<Vec<_>>();
            let kept = self.kept(passed, to);
            let owned = dealloc(self.rw, &freed.memory, &conditions, &kept);
            self.own_anew(&kept, block, &owned);
            known.push(Known { owned: kept.iter().copied().zip(owned).collect(), kept });
        }
        self.join(block, condition, &known);
        for (passed, known) in lists.iter_mut().zip(&known) {
            let own = self.memory(passed.iter().copied());
            passed.extend(own.iter().filter_map(|value| known.owned.get(value)));
        }
        self.rw.set_forwarded(op, &lists);
        Ok(())
    }

    /// A condition, and that of the branch or that it does not hold.
    fn both(&mut self, own: Value, condition: Value, holds: bool) -> Value {
        let condition = match holds {
            true => condition,
            false => {
                let always = truth(self.rw, true);
                self.rw.insert1(arith::Xori::build(Type::I1, always, condition))
            }
        };
        self.rw.insert1(arith::Andi::build(Type::I1, own, condition))
    }

    /// What is kept on both ways of a branch is owned as on the way that is taken.
    fn join(&mut self, block: Block, condition: Value, known: &[Known]) {
        let [one, other] = known else { return };
        let mut seen = rustc_hash::FxHashSet::default();
        for &value in other.kept.iter().filter(|&&value| seen.insert(value)) {
            let Some((&then, &or_else)) = one.owned.get(&value).zip(other.owned.get(&value)) else {
                continue;
            };
            let owned = self.select(condition, then, or_else);
            self.own_anew(&[value], block, &[owned]);
        }
    }
}

/// What is kept on one way of a branch, and whether it is to be freed then.
struct Known {
    kept: Vec<Value>,
    owned: FxHashMap<Value, Value>,
}

/// The kinds of ends of blocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// A branch under a condition.
    TwoWay,
    /// What takes nothing along.
    Plain,
    /// The end of a reduction.
    Reduction,
    /// Another branch.
    Branch,
    /// What passes on its operands.
    Region,
}

impl End {
    /// The kind of an op, if it is the end of a block.
    pub(super) fn of(op: OpRef<'_>) -> Option<Self> {
        if op.is(cf::CondBr::def()) {
            Some(End::TwoWay)
        } else if op.is(scf::InParallel::def()) || op.name() == "gpu.terminator" {
            Some(End::Plain)
        } else if op.is(scf::ReduceReturn::def()) {
            Some(End::Reduction)
        } else if op.has(Trait::Branch) {
            Some(End::Branch)
        } else if op.has(Trait::RegionBranchTerminator) || op.has(Trait::ReturnLike) {
            Some(End::Region)
        } else {
            None
        }
    }

    /// Whether the pass knows what to do with such ops whatever they say of themselves.
    pub(super) fn is_known(self) -> bool {
        matches!(self, End::TwoWay | End::Plain | End::Reduction)
    }
}
