//! Expanded, collapsed and reshaped tensors.

use couloir_ir::ty::{DYNAMIC, TensorType};
use couloir_ir::{OpRef, Type, Value};

use super::super::{CollapseShape, ExpandShape, Reshape};
use super::{Verified, tensor_of};
use crate::common::shapes::{check_output_sizes, quoted, reassociation};

pub(in super::super) fn expand_shape(op: OpRef<'_>) -> Verified {
    let expand = ExpandShape(op);
    let Some(result) = tensor_of(op, expand.result()) else { return unranked(op) };
    let slots = (ExpandShape::STATIC_OUTPUT_SHAPE, ExpandShape::OUTPUT_SHAPE);
    check_output_sizes(op, slots, &result.shape, "dims")?;
    let groups = reassociation(op.ctx(), expand.reassociation());
    check_groups(op, expand.result(), expand.src(), &groups)
}

pub(in super::super) fn collapse_shape(op: OpRef<'_>) -> Verified {
    let collapse = CollapseShape(op);
    let groups = reassociation(op.ctx(), collapse.reassociation());
    if groups.iter().any(Vec::is_empty) {
        return op.op_error("reassociation indices must not be empty").fail();
    }
    check_groups(op, collapse.src(), collapse.result(), &groups)
}

/// MLIR 22 accepts unranked tensors here and then reads what is not there.
fn unranked(op: OpRef<'_>) -> Verified {
    op.op_error("expected ranked tensors").fail()
}

/// Groups of an expanded type's dimensions make up a collapsed type.
fn check_groups(op: OpRef<'_>, expanded: Value, collapsed: Value, groups: &[Vec<i64>]) -> Verified {
    let ctx = op.ctx();
    let (expanded_ty, collapsed_ty) = (op.ty(expanded), op.ty(collapsed));
    let (Some(expanded), Some(collapsed)) = (tensor_of(op, expanded), tensor_of(op, collapsed))
    else {
        return unranked(op);
    };
    if expanded.shape.len() < collapsed.shape.len() {
        let (expanded, collapsed) = (quoted(ctx, expanded_ty), quoted(ctx, collapsed_ty));
        let message = format!(
            "expected the expanded type, {expanded} to have a higher (or same) rank than the \
             collapsed type, {collapsed}."
        );
        return op.op_error(message).fail();
    }
    if collapsed.shape.len() != groups.len() {
        let (rank, own) = (collapsed.shape.len(), groups.len());
        let message = format!(
            "expected collapsed rank ({rank}) to equal the number of reassociation maps ({own})."
        );
        return op.op_error(message).fail();
    }
    check_contiguous(op, expanded.shape.len(), groups)?;
    check_sizes(op, expanded, collapsed, groups)?;
    if expanded.element == collapsed.element || groups.is_empty() {
        return Ok(());
    }
    let wanted = Type::tensor(ctx, &collapsed.shape, expanded.element);
    let (wanted, own) = (quoted(ctx, wanted), quoted(ctx, collapsed_ty));
    op.op_error(format!("expected collapsed type to be {wanted}, but got {own}")).fail()
}

/// Each group goes on where the one before ended.
fn check_contiguous(op: OpRef<'_>, rank: usize, groups: &[Vec<i64>]) -> Verified {
    let size = groups.iter().flatten().map(|&index| index as u32).max();
    let size = size.map_or(0, |last| last.wrapping_add(1));
    let mut next = 0;
    for (at, group) in groups.iter().enumerate() {
        if u32::try_from(rank) != Ok(size) {
            let message = format!(
                "expected reassociation map #{at} to have size equal to the expanded rank \
                 ({rank}), but it is  {size}."
            );
            return op.op_error(message).fail();
        }
        for &index in group {
            if index != next {
                let message =
                    format!("expected reassociation map #{at} to be valid and contiguous.");
                return op.op_error(message).fail();
            }
            next += 1;
        }
    }
    Ok(())
}

/// Each collapsed size is the product of its group.
fn check_sizes(
    op: OpRef<'_>,
    expanded: &TensorType,
    collapsed: &TensorType,
    groups: &[Vec<i64>],
) -> Verified {
    let size = |&index: &i64| {
        usize::try_from(index).ok().and_then(|index| expanded.shape.get(index)).copied()
    };
    for (at, (group, &own)) in groups.iter().zip(&collapsed.shape).enumerate() {
        let sizes = || group.iter().filter_map(size);
        if sizes().any(|size| size == DYNAMIC) {
            if own != DYNAMIC {
                let message = format!(
                    "expected dimension {at} of collapsed type to be dynamic since one or more of \
                     the corresponding dimensions in the expanded type is dynamic"
                );
                return op.op_error(message).fail();
            }
            continue;
        }
        let product = sizes().fold(1, i64::wrapping_mul);
        if own != product {
            let message = format!(
                "expected dimension {at} of collapsed type to be static value of {product}"
            );
            return op.op_error(message).fail();
        }
    }
    Ok(())
}

pub(in super::super) fn reshape(op: OpRef<'_>) -> Verified {
    let reshape = Reshape(op);
    let ctx = op.ctx();
    let (source, result) = (op.ty(reshape.source()), op.ty(reshape.result()));
    if source.shaped_element(ctx) != result.shaped_element(ctx) {
        let message = "element types of source and destination tensor types should be the same";
        return op.op_error(message).fail();
    }
    let Some(rank) = result.shape(ctx).map(<[i64]>::len) else { return Ok(()) };
    let counts = (source.num_elements(ctx), result.num_elements(ctx));
    let counted = source.has_static_shape(ctx) && result.has_static_shape(ctx);
    if counted && counts.0 != counts.1 {
        let message = "source and destination tensor should have the same number of elements";
        return op.op_error(message).fail();
    }
    let length = tensor_of(op, reshape.shape()).and_then(|shape| shape.shape.first());
    match length {
        Some(&DYNAMIC) => {
            let message = "cannot use shape operand with dynamic length to reshape to \
                statically-ranked tensor type";
            op.op_error(message).fail()
        }
        Some(&length) if usize::try_from(length) != Ok(rank) => {
            op.op_error("length of shape operand differs from the result's tensor rank").fail()
        }
        _ => Ok(()),
    }
}
