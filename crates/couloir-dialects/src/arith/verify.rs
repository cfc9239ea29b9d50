//! What `arith`'s tables do not say about its ops.

use couloir_ir::attr::AttrKind;
use couloir_ir::ty::TypeKind;
use couloir_ir::{Attribute, Context, Failure, OpRef, Type};

use super::{Constant, Select};
use crate::common::shapes;

/// Whether an attribute is a number or the elements of a vector or tensor.
pub(super) fn is_constant(ctx: &Context, value: Attribute) -> bool {
    matches!(
        value.kind(ctx),
        AttrKind::Integer(..)
            | AttrKind::Float(..)
            | AttrKind::DenseElements(_)
            | AttrKind::DenseStrings(..)
            | AttrKind::DenseResource(..)
            | AttrKind::Sparse(..)
    )
}

fn is_splat(ctx: &Context, value: Attribute) -> bool {
    value.as_dense(ctx).is_some_and(|dense| dense.splat)
}

pub(super) fn constant(op: OpRef<'_>) -> Result<(), Failure> {
    let constant = Constant(op);
    let ctx = op.ctx();
    let ty = op.ty(constant.result());
    let Some(value) = constant.value() else { return Ok(()) };
    if ty.is_integer(ctx) && !ty.is_signless_integer(ctx) {
        return op.op_error("integer return type must be signless").fail();
    }
    if !is_constant(ctx, value) {
        return op.op_error("value must be an integer, float, or elements attribute").fail();
    }
    let scalable = ty.as_vector(ctx).is_some_and(couloir_ir::ty::VectorType::is_scalable);
    if scalable && !is_splat(ctx, value) {
        let message = "intializing scalable vectors with elements attribute is not supported \
            unless it's a vector splat";
        return op.op_error(message).fail();
    }
    Ok(())
}

/// The condition of a select is one bit, or one for each element.
pub(super) fn select_shape(op: OpRef<'_>) -> bool {
    let select = Select(op);
    let condition = op.ty(select.condition());
    let shape = |ty: Type| ty.shape(op.ctx()).unwrap_or_default();
    condition == Type::I1 || shape(condition) == shape(op.ty(select.true_value()))
}

pub(super) fn select(op: OpRef<'_>) -> Result<(), Failure> {
    let select = Select(op);
    let ctx = op.ctx();
    let (condition, result) = (op.ty(select.condition()), op.ty(select.result()));
    if condition == Type::I1 {
        return Ok(());
    }
    if !matches!(
        result.kind(ctx),
        TypeKind::Tensor(_) | TypeKind::UnrankedTensor(_) | TypeKind::Vector(_)
    ) {
        let message = format!(
            "expected condition to be a signless i1, but got {}",
            shapes::quoted(ctx, condition)
        );
        return op.op_error(message).fail();
    }
    match shapes::i1_same_shape(ctx, result) {
        Some(wanted) if wanted != condition => {
            let (wanted, found) = (shapes::quoted(ctx, wanted), shapes::quoted(ctx, condition));
            let message = format!(
                "expected condition type to have the same shape as the result type, expected \
                 {wanted}, but got {found}"
            );
            op.op_error(message).fail()
        }
        _ => Ok(()),
    }
}
