//! Numbers that a divisor is known not to be.

use couloir_ir::body::Value;
use couloir_ir::num::Int;
use couloir_ir::{Attribute, Scope};
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

/// By the constant that a value is, which is one number or the same all over, or by what the op
/// that gives it can give: elements that differ are all that is between them.
fn is_never(
    scope: Scope<'_>,
    value: Value,
    what: fn(&Int) -> bool,
    is_outside: fn(&Range) -> bool,
) -> bool {
    let Some(op) = scope.defining_op(value) else { return false };
    let single = |attr: Attribute| match attr.as_dense(scope.ctx) {
        Some(dense) if dense.splat => dense.ints(scope.ctx).next(),
        _ => attr.as_int(scope.ctx).cloned(),
    };
    match constant_of(op).and_then(single) {
        Some(known) => !what(&known),
        None => range_by_itself(op).is_some_and(|range| is_outside(&range)),
    }
}
