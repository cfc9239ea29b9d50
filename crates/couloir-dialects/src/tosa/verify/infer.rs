//! Types that follow from what comes in, for ops whose results have to have these.

use couloir_ir::ty::TypeKind;
use couloir_ir::{OpRef, Type};

use super::{Verified, input_element};
use crate::common::shapes::{compatible, not_inferred};
use crate::tosa::infer::result_shapes;

/// The result has a type that fits the one inferred, with these elements.
fn fits(op: OpRef<'_>, element: Type) -> Verified {
    let ctx = op.ctx();
    let shape = result_shapes(op).and_then(|shapes| shapes.into_iter().next()?);
    let inferred = match shape {
        Some(shape) => Type::tensor(ctx, &shape, element),
        None => Type::get(ctx, TypeKind::UnrankedTensor(element)),
    };
    let Some(own) = op.result_type(0) else { return Ok(()) };
    if own.element_or_self(ctx) == element && compatible(ctx, own, inferred) {
        return Ok(());
    }
    not_inferred(op, inferred)
}

/// Elements are those of the first operand.
pub(in crate::tosa) fn elements(op: OpRef<'_>) -> Verified {
    fits(op, input_element(op, 0))
}

/// Elements say whether something holds.
pub(in crate::tosa) fn bits(op: OpRef<'_>) -> Verified {
    fits(op, Type::I1)
}
