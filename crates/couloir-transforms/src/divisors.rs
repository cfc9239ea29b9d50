//! Numbers that a divisor is known not to be.

use couloir_ir::Scope;
use couloir_ir::body::Value;
use couloir_ir::num::Int;
use couloir_rewrite::constant_of;

use crate::ranges::{Range, range_by_itself};

/// Whether a value, or each of its elements, is known not to be zero, as an unsigned number.
pub(crate) fn is_never_zero(scope: Scope<'_>, value: Value) -> bool {
    is_never(scope, value, Int::is_zero, |range| !range.umin.is_zero())
}

/// The same as a signed number.
pub(crate) fn is_never_signed_zero(scope: Scope<'_>, value: Value) -> bool {
    is_never(scope, value, Int::is_zero, |range| lies_apart(range, 0))
}

/// Whether a value, or each of its elements, is known not to be -1.
pub(crate) fn is_never_minus_one(scope: Scope<'_>, value: Value) -> bool {
    is_never(scope, value, Int::is_all_ones, |range| lies_apart(range, -1))
}

/// Whether a number is above or below all of a range.
fn lies_apart(range: &Range, number: i64) -> bool {
    let number = Int::from_i64(range.width(), number);
    number.slt(&range.smin) || range.smax.slt(&number)
}

/// By the constant that a value is, or by what the op that gives it can give.
fn is_never(
    scope: Scope<'_>,
    value: Value,
    what: fn(&Int) -> bool,
    is_outside: fn(&Range) -> bool,
) -> bool {
    let Some(op) = scope.defining_op(value) else { return false };
    let Some(constant) = constant_of(op) else {
        return range_by_itself(op).is_some_and(|range| is_outside(&range));
    };
    match (constant.as_int(scope.ctx), constant.as_dense(scope.ctx)) {
        (Some(known), _) => !what(known),
        (None, Some(dense)) => dense.ints(scope.ctx).all(|known| !what(&known)),
        (None, None) => false,
    }
}
