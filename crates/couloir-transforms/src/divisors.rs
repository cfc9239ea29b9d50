//! Numbers that a divisor is known not to be.

use couloir_ir::Scope;
use couloir_ir::body::Value;
use couloir_ir::num::Int;
use couloir_rewrite::constant_of;

/// Whether a value, or each of its elements, is known not to be zero.
pub(crate) fn is_never_zero(scope: Scope<'_>, value: Value) -> bool {
    is_never(scope, value, Int::is_zero)
}

/// Whether a value, or each of its elements, is known not to be -1.
pub(crate) fn is_never_minus_one(scope: Scope<'_>, value: Value) -> bool {
    is_never(scope, value, Int::is_all_ones)
}

fn is_never(scope: Scope<'_>, value: Value, what: fn(&Int) -> bool) -> bool {
    let Some(constant) = scope.defining_op(value).and_then(constant_of) else { return false };
    match (constant.as_int(scope.ctx), constant.as_dense(scope.ctx)) {
        (Some(known), _) => !what(known),
        (None, Some(dense)) => dense.ints(scope.ctx).all(|known| !what(&known)),
        (None, None) => false,
    }
}
