//! Shapes of operands and results.

use couloir_diag::Diagnostic;
use couloir_ir::ty::{DYNAMIC, TypeKind};
use couloir_ir::view::Report;
use couloir_ir::{Attribute, Context, Failure, OpRef, Type};

use super::index_list::constants;

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

/// Whether the sizes that an `expand_shape` gives, known ones in a slot and the others as a group of
/// operands, are those of a shape; `what` the known ones are called.
pub fn check_output_sizes(
    op: OpRef<'_>,
    (known, group): (usize, usize),
    shape: &[i64],
    what: &str,
) -> Result<(), Failure> {
    let known = constants(op, known);
    if known.len() != shape.len() {
        let (rank, own) = (shape.len(), known.len());
        let message = format!(
            "expected number of static shape {what} to be equal to the output rank ({rank}) but \
             found {own} inputs instead"
        );
        return op.op_error(message).fail();
    }
    let dynamic = known.iter().filter(|&&size| size == DYNAMIC).count();
    let values = op.operand_group(group).len();
    if dynamic != values {
        let message = format!(
            "mismatch in dynamic dims in output_shape and static_output_shape: \
             static_output_shape has {dynamic} dynamic dims while output_shape has {values} values"
        );
        return op.op_error(message).fail();
    }
    Ok(())
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

/// Where a tensor is among them, the first operand and the first result have
/// the same, known dimensions (`SameInputOutputTensorDims`); what is no tensor has none.
pub fn same_tensor_dims(op: OpRef<'_>) -> bool {
    let ctx = op.ctx();
    let (Some(from), Some(to)) = (op.operand_type(0), op.result_type(0)) else { return false };
    let tensor = |ty: Type| couloir_ods::types::is_tensor(ctx, ty);
    if !tensor(from) && !tensor(to) {
        return true;
    }
    let is_unranked = |ty: Type| tensor(ty) && ty.as_tensor(ctx).is_none();
    let dims = |ty: Type| ty.as_tensor(ctx).map_or(&[][..], |tensor| &tensor.shape);
    !is_unranked(from) && !is_unranked(to) && dims(from) == dims(to)
}

/// A type as messages quote it.
pub fn quoted(ctx: &Context, ty: Type) -> String {
    format!("'{}'", ctx.type_text(ty))
}

/// Types as messages list them.
pub fn quoted_list(ctx: &Context, types: impl IntoIterator<Item = Type>) -> String {
    types.into_iter().map(|ty| quoted(ctx, ty)).collect::<Vec<_>>().join(", ")
}

/// Says that a result is not of the type inferred.
pub fn not_inferred(op: OpRef<'_>, inferred: Type) -> Result<(), Failure> {
    let ctx = op.ctx();
    let own = quoted_list(ctx, op.result_types());
    let (name, inferred) = (op.name(), quoted(ctx, inferred));
    not_inferred_because(
        op,
        &format!(
            "'{name}' op inferred type(s) {inferred} are incompatible with return type(s) of \
             operation {own}"
        ),
    )
}

/// Says why the type of a result could not be inferred.
pub fn not_inferred_because(op: OpRef<'_>, reason: &str) -> Result<(), Failure> {
    let ctx = op.ctx();
    let at = op.location().place(ctx);
    Report::new(ctx, Diagnostic::error(at, reason)).emit();
    op.op_error("failed to infer returned types").fail()
}

/// The groups of dimensions in an attribute.
pub fn reassociation(ctx: &Context, attr: Option<Attribute>) -> Vec<Vec<i64>> {
    let group = |group: &Attribute| {
        let items = group.as_array(ctx).unwrap_or_default();
        items.iter().filter_map(|item| item.as_i64(ctx)).collect()
    };
    let groups = attr.and_then(|attr| attr.as_array(ctx)).unwrap_or_default();
    groups.iter().map(group).collect()
}

/// How many sizes of a shaped type are unknown.
pub fn dynamic_dims(ctx: &Context, ty: Type) -> usize {
    let shape = ty.shape(ctx).unwrap_or_default();
    shape.iter().filter(|&&size| size == DYNAMIC).count()
}

/// As many size operands as unknown sizes.
pub fn check_dynamic_sizes(op: OpRef<'_>, ty: Type, given: usize) -> Result<(), Failure> {
    let wanted = dynamic_dims(op.ctx(), ty);
    if given == wanted {
        return Ok(());
    }
    op.op_error(format!("incorrect number of dynamic sizes, has {given}, expected {wanted}")).fail()
}

/// Which dimensions of a shape another lacks, where all those are of size 1;
/// matching dimensions from the left.
pub fn rank_reduction(original: &[i64], reduced: &[i64]) -> Option<Vec<bool>> {
    let mut rest = reduced.iter().peekable();
    let mut dropped = vec![false; original.len()];
    for (&size, dropped) in original.iter().zip(&mut dropped) {
        if rest.next_if(|&&reduced| reduced == size).is_some() {
            continue;
        }
        *dropped = true;
        if size != 1 {
            return None;
        }
    }
    rest.next().is_none().then_some(dropped)
}
