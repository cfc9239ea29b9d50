//! Shapes of operands and results.

use couloir_ir::ty::{DYNAMIC, TypeKind};
use couloir_ir::{Context, OpRef, Type};

/// Whether two dimension lists may be the same at run time.
pub fn dims_compatible(a: &[i64], b: &[i64]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a == b || *a == DYNAMIC || *b == DYNAMIC)
}

/// Whether two types may have the same shape (`verifyCompatibleShape`): both
/// scalars, or both shaped, and equal where both are known, scalable or not.
pub fn compatible(ctx: &Context, a: Type, b: Type) -> bool {
    if a.is_shaped(ctx) != b.is_shaped(ctx) {
        return false;
    }
    match (a.shape(ctx), b.shape(ctx)) {
        (Some(a), Some(b)) => dims_compatible(a, b),
        _ => true,
    }
}

/// `i1`, or as many as `ty` has elements.
pub fn i1_same_shape(ctx: &Context, ty: Type) -> Option<Type> {
    Some(match ty.kind(ctx) {
        TypeKind::Tensor(_) | TypeKind::UnrankedTensor(_) | TypeKind::Vector(_) => {
            ty.with_element(ctx, Type::I1)
        }
        _ => Type::I1,
    })
}

/// Tensors among the first operand and the first result have the same, known
/// rank and the same dimensions (`SameInputOutputTensorDims`).
pub fn same_tensor_dims(op: OpRef<'_>) -> bool {
    let ctx = op.ctx();
    let (Some(from), Some(to)) = (op.operand_type(0), op.result_type(0)) else { return false };
    let tensor = |ty: Type| couloir_ods::types::is_tensor(ctx, ty);
    if !tensor(from) && !tensor(to) {
        return true;
    }
    match (from.as_tensor(ctx), to.as_tensor(ctx)) {
        (Some(from), Some(to)) => from.shape == to.shape,
        _ => false,
    }
}

/// A type as messages quote it.
pub fn quoted(ctx: &Context, ty: Type) -> String {
    format!("'{}'", ctx.type_text(ty))
}

/// Types as messages list them.
pub fn quoted_list(ctx: &Context, types: impl IntoIterator<Item = Type>) -> String {
    types.into_iter().map(|ty| quoted(ctx, ty)).collect::<Vec<_>>().join(", ")
}
