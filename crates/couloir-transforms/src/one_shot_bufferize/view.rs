//! Questions about ops and values, answered by the rows of the table and, once the analysis is
//! done, by what it decided.

use super::model::OperandUse;
use couloir_ir::ty::TypeKind;
use couloir_ir::walk::postorder;
use couloir_ir::{Context, OpRef, Scope, Type, Value};
use rustc_hash::FxHashSet;

use super::functions::Functions;
use super::model::{Alias, Model, Relation, Uses, Values, find, uses_of};
use super::settings::Settings;
use super::state::State;

/// What is around all questions.
#[derive(Clone, Copy)]
pub(super) struct Env<'a> {
    pub(super) settings: &'a Settings,
    pub(super) functions: &'a Functions,
}

/// A body, with what is known of it.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub(super) scope: Scope<'a>,
    pub(super) env: Env<'a>,
    /// What the analysis decided; none where there is none.
    pub(super) state: Option<&'a State>,
}

/// Whether a type is that of tensors.
pub(super) fn is_tensor(ctx: &Context, ty: Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::Tensor(_) | TypeKind::UnrankedTensor(_))
}

pub(super) use crate::common::is_memory as is_memref;

/// The tensors of a body, the last first: what is in the regions of an op after its results.
pub(super) fn tensors(view: View<'_>) -> Vec<Value> {
    let body = view.scope.body;
    let mut all = Vec::new();
    let args = |regions: &[_], all: &mut Vec<Value>| {
        let blocks = regions.iter().flat_map(|&region| body.region_blocks(region));
        all.extend(blocks.flat_map(|block| body.args(block).iter().copied()));
    };
    for op in postorder(body, body.roots()).collect::<Vec<_>>().into_iter().rev() {
        all.extend(body.results(op));
        if body.nested(op).is_none() {
            args(body.regions(op), &mut all);
        }
    }
    args(body.roots(), &mut all);
    all.retain(|&value| view.is_tensor(value));
    all
}

/// How a chain of definitions is followed backwards.
#[derive(Clone, Copy)]
pub(super) struct Follow {
    /// Whether ends that do not fulfil the condition count.
    pub(super) leaves: bool,
    /// Whether only values of the same type are followed, or casts.
    pub(super) same_type: bool,
    /// Whether only what certainly is the same memory is followed.
    pub(super) equivalent: bool,
    /// Whether only what is in place is followed.
    pub(super) in_place: bool,
}

impl Follow {
    /// All of it, ends included.
    pub(super) const ALL: Follow =
        Follow { leaves: true, same_type: false, equivalent: false, in_place: false };
}

impl<'a> View<'a> {
    pub(super) fn ctx(self) -> &'a Context {
        self.scope.ctx
    }

    /// The same, with what an analysis decided.
    pub(super) fn with<'b>(self, state: &'b State) -> View<'b>
    where
        'a: 'b,
    {
        View { scope: self.scope, env: self.env, state: Some(state) }
    }

    /// Whether a value is a tensor.
    pub(super) fn is_tensor(self, value: Value) -> bool {
        is_tensor(self.scope.ctx, self.scope.body.ty(value))
    }

    /// What is known of an op that may be bufferized.
    pub(super) fn model(self, op: OpRef<'_>) -> Option<&'static Model> {
        find(op).filter(|_| self.env.settings.allows(op))
    }

    /// The op that gives a value, or gives it to its region.
    pub(super) fn owner(self, value: Value) -> Option<OpRef<'a>> {
        match self.scope.body.as_arg(value) {
            Some((block, _)) => self.scope.block(block).parent(),
            None => self.scope.defining_op(value),
        }
    }

    /// The same, where it may be bufferized.
    pub(super) fn modelled(self, value: Value) -> Option<(OpRef<'a>, &'static Model)> {
        let op = self.owner(value)?;
        Some((op, self.model(op)?))
    }

    /// The op of an operand.
    pub(super) fn op(self, operand: OperandUse) -> OpRef<'a> {
        self.scope.op(operand.op)
    }

    /// The value of an operand.
    pub(super) fn value(self, operand: OperandUse) -> Option<Value> {
        self.scope.body.operand(operand.op, operand.index as usize)
    }

    /// The tensors among an op's operands.
    pub(super) fn tensors(self, op: OpRef<'a>) -> impl Iterator<Item = (OperandUse, Value)> + 'a {
        let ctx = self.scope.ctx;
        let all = op.operands().enumerate();
        all.filter(move |&(_, value)| is_tensor(ctx, op.ty(value)))
            .map(move |(at, value)| (OperandUse { op: op.op, index: at as u32 }, value))
    }

    /// Whether the memory of an operand is read.
    pub(super) fn reads(self, operand: OperandUse) -> bool {
        let op = self.op(operand);
        self.model(op).is_none_or(|model| (model.reads)(self, op, operand.index as usize))
    }

    /// Whether the memory of an operand is written to.
    pub(super) fn writes(self, operand: OperandUse) -> bool {
        let op = self.op(operand);
        self.model(op).is_none_or(|model| (model.writes)(self, op, operand.index as usize))
    }

    /// The values that may have the memory of an operand.
    pub(super) fn values(self, operand: OperandUse) -> Values {
        let op = self.op(operand);
        match self.model(op) {
            Some(model) => (model.values)(self, op, operand.index as usize),
            None => self.any_values(op),
        }
    }

    /// All values that an op gives and that are given to its regions.
    pub(super) fn any_values(self, op: OpRef<'_>) -> Values {
        let body = self.scope.body;
        let regions = body.regions_here(op.op);
        let entries = regions.iter().filter_map(|&region| body.entry_block(region));
        let args = entries.flat_map(|block| body.args(block).iter().copied());
        let all = op.results().chain(args);
        let alias = |at| Alias { at, relation: Relation::Unknown, is_definite: false };
        all.filter(|&value| self.is_tensor(value)).map(alias).collect()
    }

    /// The operands whose memory a value may have.
    pub(super) fn uses(self, value: Value) -> Uses {
        let Some(op) = self.owner(value) else { return Uses::new() };
        let Some(model) = self.model(op) else { return self.any_uses(op, value) };
        match model.uses {
            Some(uses) => uses(self, op, value),
            None => self.uses_by_values(op, value),
        }
    }

    /// All operands of an op, as those whose memory a value may have.
    pub(super) fn any_uses(self, op: OpRef<'_>, value: Value) -> Uses {
        let body = self.scope.body;
        if body.as_arg(value).is_some_and(|(block, _)| !body.is_entry(block)) || !self.is_here(op) {
            return Uses::new();
        }
        let alias = |at| Alias { at, relation: Relation::Unknown, is_definite: false };
        self.tensors(op).map(|(at, _)| alias(at)).collect()
    }

    /// Whether an op is of this body.
    fn is_here(self, op: OpRef<'_>) -> bool {
        std::ptr::eq(op.body(), self.scope.body)
    }

    fn uses_by_values(self, op: OpRef<'a>, value: Value) -> Uses {
        if !self.is_here(op) {
            return Uses::new();
        }
        let mut found = Uses::new();
        for (operand, _) in self.tensors(op) {
            for alias in self.values(operand).into_iter().filter(|alias| alias.at == value) {
                let Alias { relation, is_definite, .. } = alias;
                found.push(Alias { at: operand, relation, is_definite });
            }
        }
        found
    }

    /// Whether an operand is neither read nor written but its memory goes on.
    pub(super) fn only_aliases(self, operand: OperandUse) -> bool {
        self.model(self.op(operand)).is_some()
            && !self.reads(operand)
            && !self.writes(operand)
            && !self.values(operand).is_empty()
    }

    /// Whether an operand's memory is written to and read in place.
    pub(super) fn is_in_place(self, operand: OperandUse) -> bool {
        match self.state {
            Some(state) => state.in_place.contains(&operand),
            None => {
                let is_read = self.op(operand).is(couloir_dialects::bufferization::ToBuffer::def());
                is_read || !self.writes(operand)
            }
        }
    }

    /// Whether two values are known to have the same memory.
    pub(super) fn are_equivalent(self, a: Value, b: Value) -> bool {
        self.state.is_some_and(|state| state.same.are_one(a, b))
    }

    /// Whether something reads a value, or another that has its memory.
    pub(super) fn is_read(self, value: Value) -> bool {
        let body = self.scope.body;
        let mut pending = uses_of(body, value).collect::<Vec<_>>();
        let mut seen = FxHashSet::default();
        while let Some(operand) = pending.pop() {
            if !seen.insert(operand) {
                continue;
            }
            if self.reads(operand) {
                return true;
            }
            if self.only_aliases(operand) {
                let all = self.values(operand);
                pending.extend(all.iter().flat_map(|alias| uses_of(body, alias.at)));
            }
        }
        false
    }

    /// Whether a value's memory may be written to.
    pub(super) fn is_writable(self, value: Value) -> bool {
        self.modelled(value).is_some_and(|(op, model)| (model.is_writable)(self, op, value))
    }

    /// Follows definitions of an operand backwards up to values that fulfil a condition.
    pub(super) fn chain(
        self,
        operand: OperandUse,
        follow: Follow,
        is_wanted: &mut dyn FnMut(Value) -> bool,
    ) -> Vec<Value> {
        self.chain_with(operand, follow, is_wanted, &mut |_| ())
    }

    /// The same, with each operand on the way.
    pub(super) fn chain_with(
        self,
        operand: OperandUse,
        follow: Follow,
        is_wanted: &mut dyn FnMut(Value) -> bool,
        passed: &mut dyn FnMut(OperandUse),
    ) -> Vec<Value> {
        let mut pending = self.value(operand).into_iter().collect::<Vec<_>>();
        let (mut seen, mut found) = (FxHashSet::default(), Vec::new());
        let mut listed = FxHashSet::default();
        passed(operand);
        while let Some(value) = pending.pop() {
            let mut add = |value| {
                if listed.insert(value) {
                    found.push(value);
                }
            };
            if !seen.insert(value) {
                if follow.leaves {
                    add(value);
                }
                continue;
            }
            if is_wanted(value) {
                add(value);
                continue;
            }
            let aliases = match self.modelled(value) {
                Some(_) => self.uses(value),
                None => Uses::new(),
            };
            if aliases.is_empty() && follow.leaves {
                add(value);
            }
            for alias in aliases {
                if self.goes_on(&alias, value, follow) {
                    passed(alias.at);
                    pending.extend(self.value(alias.at).filter(|next| !pending.contains(next)));
                } else if follow.leaves {
                    add(value);
                }
            }
        }
        found
    }

    fn goes_on(self, alias: &Alias<OperandUse>, value: Value, follow: Follow) -> bool {
        if follow.equivalent && alias.relation != Relation::Equivalent {
            return false;
        }
        if follow.in_place && !self.is_in_place(alias.at) {
            return false;
        }
        let ty = |value| self.scope.body.ty(value);
        let is_same = self.value(alias.at).is_some_and(|source| ty(source) == ty(value));
        let is_cast = || {
            let op = self.scope.defining_op(value);
            op.is_some_and(|op| op.def().is_some_and(|def| def.hooks.cast.is_some()))
        };
        !follow.same_type || is_same || is_cast()
    }

    /// Whether what an operand would be copied from has nothing that is needed.
    pub(super) fn needs_no_copy(self, operand: OperandUse) -> bool {
        if self.state.is_some_and(|state| state.undefined.contains(&operand)) {
            return true;
        }
        let is_read = self.reads(operand);
        if !is_read && self.writes(operand) {
            return true;
        }
        !is_read && !self.values(operand).iter().any(|alias| self.is_read(alias.at))
    }
}
