//! Sparse constant propagation: which values are constants where control
//! gets to.

use couloir_ir::body::Value;
use couloir_ir::op::{FoldResult, Folded, Trait};
use couloir_ir::{Attribute, OpRef, Scope};
use couloir_rewrite::{Constants as Known, constant_of, fold_with};

use super::solver::Analysis;

/// What is known of whether a value is a constant.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum Constant {
    /// Nothing yet: nothing was found to give it.
    #[default]
    Unset,
    /// It is always this, which the dialect of this name makes ops of.
    Known(Attribute, &'static str),
    /// It is none.
    Unknown,
}

impl Constant {
    /// The constant, if it is one.
    pub fn known(self) -> Option<Attribute> {
        match self {
            Constant::Known(attr, _) => Some(attr),
            Constant::Unset | Constant::Unknown => None,
        }
    }

    /// What holds of a value that is one or the other.
    #[must_use]
    pub fn join(self, other: Self) -> Self {
        match (self, other) {
            (Constant::Unset, other) => other,
            (one, Constant::Unset) => one,
            (one, other) if one.known().is_some() && one.known() == other.known() => one,
            _ => Constant::Unknown,
        }
    }
}

/// Which values are constants, found by folding.
#[derive(Clone, Copy, Debug)]
pub struct Constants;

impl Analysis for Constants {
    type State = Constant;

    fn entry(&self, _: Scope<'_>, _: Value) -> Constant {
        Constant::Unknown
    }

    fn join(&self, state: &mut Constant, other: &Constant) -> bool {
        let joined = state.join(*other);
        std::mem::replace(state, joined) != joined
    }

    fn constant(&self, _: Scope<'_>, _: Value, state: &Constant) -> Constant {
        *state
    }

    fn visit(
        &self,
        op: OpRef<'_>,
        operands: &[Constant],
        known: &dyn Fn(Value) -> Constant,
    ) -> Option<Vec<Constant>> {
        let unknown = || Some(op.results().map(|_| Constant::Unknown).collect());
        if op.num_regions() > 0 {
            return unknown();
        }
        if operands.contains(&Constant::Unset) {
            return None;
        }
        let Some(dialect) = op.def().map(couloir_ir::OpDef::dialect) else { return unknown() };
        if op.has(Trait::ConstantLike) {
            return match constant_of(op) {
                Some(attr) => Some(vec![Constant::Known(attr, dialect)]),
                None => unknown(),
            };
        }
        let constants = operands.iter().map(|operand| operand.known()).collect::<Known>();
        let FoldResult::Replaced(results) = fold_with(op, &constants) else { return unknown() };
        let result = |folded: Folded| match folded {
            Folded::Constant(attr) => Constant::Known(attr, dialect),
            Folded::Value(value) => known(value),
        };
        Some(results.into_iter().map(result).collect())
    }
}
