//! Whether two values may be addresses of the same memory, by what they are views of: what is
//! allocated differs from all else that is known, and from what is not known where its address is
//! given to nobody.

use couloir_dialects::{memref, vector};
use couloir_ir::body::{Op, Value};
use couloir_ir::op::{EffectKind, Effects, Trait};
use couloir_ir::{Attribute, OpDef, OpRef, Scope};
use couloir_rewrite::effects::declared;
use rustc_hash::FxHashMap;

/// How many uses of an allocation are looked at; one with more may be given to anyone.
const MAX_USES: usize = 1 << 12;

/// Where an address comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// An allocation.
    Allocated,
    /// An argument of a function.
    Argument,
    /// A variable of the module.
    Global(Option<Attribute>),
    /// Anything.
    Other,
}

/// What was found out about the addresses in a body.
pub(super) struct Memory<'s> {
    scope: Scope<'s>,
    given: FxHashMap<Value, bool>,
}

impl<'s> Memory<'s> {
    pub(super) fn new(scope: Scope<'s>) -> Self {
        Self { scope, given: FxHashMap::default() }
    }

    /// What a value is a view of.
    pub(super) fn base(&self, value: Value) -> Value {
        let views: [&OpDef; 6] = [
            memref::Cast::def(),
            memref::CollapseShape::def(),
            memref::ExpandShape::def(),
            memref::Subview::def(),
            memref::Transpose::def(),
            memref::View::def(),
        ];
        let source = |value: &Value| {
            let op = self.scope.defining_op(*value)?;
            views.iter().any(|&view| op.is(view)).then(|| op.operand(0))?
        };
        std::iter::successors(Some(value), source).last().unwrap_or(value)
    }

    /// Whether two values that are views of no others may be addresses of the same memory.
    pub(super) fn may_alias(&mut self, one: Value, other: Value) -> bool {
        use Origin::{Allocated, Global, Other};
        if one == other {
            return true;
        }
        match (self.origin(one), self.origin(other)) {
            (Allocated, Other) => self.is_given(one),
            (Other, Allocated) => self.is_given(other),
            (Allocated, _) | (_, Allocated) => false,
            (Global(one), Global(other)) => one == other,
            _ => true,
        }
    }

    fn origin(&self, value: Value) -> Origin {
        let Some(op) = self.scope.defining_op(value) else {
            return if self.is_argument(value) { Origin::Argument } else { Origin::Other };
        };
        if op.is(memref::Alloc::def()) || op.is(memref::Alloca::def()) {
            return Origin::Allocated;
        }
        match op.is(memref::GetGlobal::def()) {
            true => Origin::Global(op.prop(memref::GetGlobal::NAME)),
            false => Origin::Other,
        }
    }

    fn is_argument(&self, value: Value) -> bool {
        let body = self.scope.body;
        let Some((block, _)) = body.as_arg(value) else { return false };
        let region = body.region_of(block).filter(|_| body.is_entry(block));
        let Some(region) = region else { return false };
        match body.region_parent(region) {
            Some(parent) => self.scope.op(parent).has(Trait::Function),
            None => self.scope.outer.is_some_and(|op| op.has(Trait::Function)),
        }
    }

    /// Whether the address of an allocation may be kept by an op that it is given to.
    fn is_given(&mut self, value: Value) -> bool {
        if let Some(&known) = self.given.get(&value) {
            return known;
        }
        let mut users = self.scope.body.uses(value);
        let many = users.by_ref().take(MAX_USES);
        let given = many.collect::<Vec<_>>().into_iter().any(|user| self.keeps(user.op, value));
        let given = given || users.next().is_some();
        self.given.insert(value, given);
        given
    }

    /// Whether an op that an address is given to may keep it.
    fn keeps(&self, op: Op, value: Value) -> bool {
        let op = self.scope.op(op);
        let Some(Effects(effects)) = declared(op) else { return true };
        let writes = effects.iter().any(|effect| effect.kind == EffectKind::Write);
        writes && !stores_into(op, value)
    }
}

/// Whether an op stores something else at an address.
fn stores_into(op: OpRef<'_>, value: Value) -> bool {
    let base = [
        (memref::Store::def(), 1),
        (vector::TransferWrite::def(), 1),
        (vector::Store::def(), 1),
        (vector::MaskedStore::def(), 0),
    ];
    let base = base.into_iter().find(|row| op.is(row.0)).map(|row| row.1);
    let stored = |at: usize| base != Some(at) && op.operand(at) == Some(value);
    base.is_some() && !(0..op.operands().len()).any(stored)
}
