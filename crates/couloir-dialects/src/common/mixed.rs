//! Lists of indices of which some are known: constants and values.

use couloir_ir::ty::DYNAMIC;
use couloir_ir::view::Scope;
use couloir_ir::{Attribute, Context, OpRef, Value};
use couloir_rewrite::constant_of;

use super::index_list::constants;

/// An index: a constant or a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mixed {
    /// A constant.
    Known(i64),
    /// A value.
    Value(Value),
}

impl Mixed {
    /// The constant it is, or its value comes from.
    pub fn constant(self, scope: Scope<'_>) -> Option<i64> {
        match self {
            Mixed::Known(known) => Some(known),
            Mixed::Value(value) => int_constant(scope, value),
        }
    }

    /// The same, as a constant where its value is one.
    #[must_use]
    pub fn folded(self, scope: Scope<'_>) -> Self {
        self.constant(scope).map_or(self, Mixed::Known)
    }

    /// Whether it is a constant.
    pub fn is_known(self) -> bool {
        matches!(self, Mixed::Known(_))
    }

    /// The constant; [`DYNAMIC`] for a value.
    pub fn fixed(self) -> i64 {
        match self {
            Mixed::Known(known) => known,
            Mixed::Value(_) => DYNAMIC,
        }
    }
}

/// The integer constant a value is.
pub fn int_constant(scope: Scope<'_>, value: Value) -> Option<i64> {
    constant_of(scope.defining_op(value)?)?.as_i64(scope.ctx)
}

/// The integer constant of `arith` a value is: in places upstream looks for no other.
pub fn arith_constant(scope: Scope<'_>, value: Value) -> Option<i64> {
    let is_arith = scope.defining_op(value)?.is(crate::arith::Constant::def());
    if is_arith { int_constant(scope, value) } else { None }
}

/// The list kept in an operand group and a slot of constants.
pub fn mixed(op: OpRef<'_>, group: usize, slot: usize) -> Vec<Mixed> {
    join(&constants(op, slot), &op.operands_in(group))
}

/// A list of its constants and its values.
pub fn join(constants: &[i64], values: &[Value]) -> Vec<Mixed> {
    let mut values = values.iter();
    let one = |&constant: &i64| match constant {
        DYNAMIC => values.next().copied().map(Mixed::Value),
        _ => Some(Mixed::Known(constant)),
    };
    constants.iter().filter_map(one).collect()
}

/// The values of a list.
pub fn values(list: &[Mixed]) -> Vec<Value> {
    let value = |mixed: &Mixed| match mixed {
        Mixed::Known(_) => None,
        Mixed::Value(value) => Some(*value),
    };
    list.iter().filter_map(value).collect()
}

/// The constants of a list, [`DYNAMIC`] where a value stands.
pub fn fixed(list: &[Mixed]) -> Vec<i64> {
    list.iter().map(|mixed| mixed.fixed()).collect()
}

/// The same as an attribute.
pub fn fixed_attr(ctx: &Context, list: &[Mixed]) -> Attribute {
    Attribute::i64_array(ctx, &fixed(list))
}

/// Makes values that are constants constants, but negative ones only where
/// these may be; whether there were any.
pub fn fold_list(scope: Scope<'_>, list: &mut [Mixed], may_be_negative: bool) -> bool {
    let mut folded = false;
    for mixed in list.iter_mut().filter(|mixed| !mixed.is_known()) {
        let known = mixed.constant(scope).filter(|&known| may_be_negative || known >= 0);
        if let Some(known) = known.filter(|&known| known != DYNAMIC) {
            *mixed = Mixed::Known(known);
            folded = true;
        }
    }
    folded
}

/// Whether a part of a shape lies within it, as far as is known.
pub fn is_within(shape: &[i64], offsets: &[Mixed], sizes: &[Mixed], strides: &[Mixed]) -> bool {
    let dims = shape.iter().zip(offsets).zip(sizes).zip(strides);
    dims.into_iter().all(|(((&bound, offset), size), stride)| {
        let (Mixed::Known(offset), true) = (*offset, bound != DYNAMIC) else { return true };
        if offset >= bound {
            return false;
        }
        let (Mixed::Known(size), Mixed::Known(stride)) = (*size, *stride) else { return true };
        let last = size.wrapping_sub(1).wrapping_mul(stride).wrapping_add(offset);
        last < bound
    })
}
