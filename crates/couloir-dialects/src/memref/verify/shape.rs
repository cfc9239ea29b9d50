//! Expanded, collapsed, reshaped and transposed memrefs.

use couloir_ir::ty::DYNAMIC;
use couloir_ir::{OpRef, Type};

use super::super::{CollapseShape, ExpandShape, Reshape, Transpose, layout};
use super::{Verified, memref_of};
use crate::common::index_list::constants;
use crate::common::shapes::{check_output_sizes, quoted, reassociation};

/// Checks that groups of an expanded shape make up a collapsed one.
fn check_groups(
    op: OpRef<'_>,
    collapsed: &[i64],
    expanded: &[i64],
    groups: &[Vec<i64>],
) -> Verified {
    if collapsed.len() != groups.len() {
        let (own, wanted) = (groups.len(), collapsed.len());
        let message =
            format!("invalid number of reassociation groups: found {own}, expected {wanted}");
        return op.op_error(message).fail();
    }
    let mut next = 0;
    for (at, (group, &size)) in groups.iter().zip(collapsed).enumerate() {
        check_group(op, &mut next, expanded, group, (at, size))?;
    }
    if collapsed.is_empty() {
        if expanded.iter().any(|&size| size != 1) {
            let message = "rank 0 memrefs can only be extended/collapsed with/from ones";
            return op.op_error(message).fail();
        }
    } else if next != expanded.len() {
        let rank = expanded.len();
        let message = format!(
            "expanded rank ({rank}) inconsistent with number of reassociation indices ({next})"
        );
        return op.op_error(message).fail();
    }
    Ok(())
}

fn check_group(
    op: OpRef<'_>,
    next: &mut usize,
    expanded: &[i64],
    group: &[i64],
    (at, collapsed): (usize, i64),
) -> Verified {
    let (mut product, mut unknown) = (1, false);
    for &index in group {
        if usize::try_from(index) != Ok(*next) {
            return op.op_error("reassociation indices must be contiguous").fail();
        }
        let Some(&size) = expanded.get(*next) else {
            let message = format!("reassociation index {next} is out of bounds");
            return op.op_error(message).fail();
        };
        *next += 1;
        product = layout::mul(product, size);
        unknown |= size == DYNAMIC;
    }
    if (collapsed == DYNAMIC) != unknown {
        let message = format!(
            "collapsed dim ({at}) must be dynamic if and only if reassociation group is dynamic"
        );
        return op.op_error(message).fail();
    }
    if !unknown && collapsed != product {
        let message = format!(
            "collapsed dim size ({collapsed}) must equal reassociation group size ({product})"
        );
        return op.op_error(message).fail();
    }
    Ok(())
}

/// The computed type must be the one given.
fn check_type(op: OpRef<'_>, what: &str, computed: Type, given: Type) -> Verified {
    if computed == given {
        return Ok(());
    }
    let (computed, given) = (quoted(op.ctx(), computed), quoted(op.ctx(), given));
    op.op_error(format!("expected {what} type to be {computed} but found {given}")).fail()
}

pub(in super::super) fn expand_shape(op: OpRef<'_>) -> Verified {
    let expand = ExpandShape(op);
    let ctx = op.ctx();
    let (source, result) = (memref_of(op, expand.src()), memref_of(op, expand.result()));
    let (Some(source), Some(result)) = (source, result) else { return Ok(()) };
    let (from, to) = (source.rank(), result.rank());
    if from > to {
        let message = format!(
            "has source rank {from} and result rank {to}. This is not an expansion ({from} > {to})."
        );
        return op.op_error(message).fail();
    }
    let groups = reassociation(ctx, expand.reassociation());
    check_groups(op, &source.shape, &result.shape, &groups)?;
    let Some(computed) = layout::expand(ctx, source, &result.shape, &groups) else {
        return op.op_error("invalid source layout map").fail();
    };
    check_type(op, "expanded", computed, op.ty(expand.result()))?;
    let slots = (ExpandShape::STATIC_OUTPUT_SHAPE, ExpandShape::OUTPUT_SHAPE);
    check_output_sizes(op, slots, &result.shape, "bounds")?;
    let given = constants(op, ExpandShape::STATIC_OUTPUT_SHAPE);
    let is_wrong = |(&own, &given): (&i64, &i64)| own != DYNAMIC && own != given;
    match result.shape.iter().zip(&given).position(is_wrong) {
        Some(at) => op.op_error(format!("invalid output shape provided at pos {at}")).fail(),
        None => Ok(()),
    }
}

pub(in super::super) fn collapse_shape(op: OpRef<'_>) -> Verified {
    let collapse = CollapseShape(op);
    let ctx = op.ctx();
    let (source, result) = (memref_of(op, collapse.src()), memref_of(op, collapse.result()));
    let (Some(source), Some(result)) = (source, result) else { return Ok(()) };
    let (from, to) = (source.rank(), result.rank());
    if from < to {
        let message = format!(
            "has source rank {from} and result rank {to}. This is not a collapse ({from} < {to})."
        );
        return op.op_error(message).fail();
    }
    let groups = reassociation(ctx, collapse.reassociation());
    check_groups(op, &result.shape, &source.shape, &groups)?;
    let Some(computed) = layout::collapse(ctx, source, &result.shape, &groups) else {
        let message = "invalid source layout map or collapsing non-contiguous dims";
        return op.op_error(message).fail();
    };
    check_type(op, "collapsed", computed, op.ty(collapse.result()))
}

pub(in super::super) fn reshape(op: OpRef<'_>) -> Verified {
    let reshape = Reshape(op);
    let ctx = op.ctx();
    let (source, result) = (op.ty(reshape.source()), op.ty(reshape.result()));
    if source.shaped_element(ctx) != result.shaped_element(ctx) {
        let message = "element types of source and destination memref types should be the same";
        return op.op_error(message).fail();
    }
    if source.as_memref(ctx).is_some_and(|memref| !layout::is_identity(ctx, memref)) {
        return op.op_error("source memref type should have identity affine map").fail();
    }
    let Some(result) = result.as_memref(ctx) else { return Ok(()) };
    if !layout::is_identity(ctx, result) {
        return op.op_error("result memref type should have identity affine map").fail();
    }
    let length = memref_of(op, reshape.shape()).and_then(|memref| memref.shape.first());
    match length {
        Some(&DYNAMIC) => {
            let message = "cannot use shape operand with dynamic length to reshape to \
                statically-ranked memref type";
            op.op_error(message).fail()
        }
        Some(&length) if usize::try_from(length) != Ok(result.rank()) => {
            op.op_error("length of shape operand differs from the result's memref rank").fail()
        }
        _ => Ok(()),
    }
}

pub(in super::super) fn transpose(op: OpRef<'_>) -> Verified {
    let transpose = Transpose(op);
    let ctx = op.ctx();
    let permutation = transpose.permutation().and_then(|map| map.as_affine_map(ctx));
    let Some(permutation) = permutation else { return Ok(()) };
    if !permutation.is_permutation() {
        return op.op_error("expected a permutation map").fail();
    }
    let Some(source) = memref_of(op, transpose.r#in()) else { return Ok(()) };
    if permutation.dims() as usize != source.rank() {
        return op.op_error("expected a permutation map of same rank as the input").fail();
    }
    let given = op.ty(transpose.result());
    let computed = layout::transpose(ctx, source, permutation);
    match computed {
        Some(computed) if layout::canonical(ctx, given) != Some(computed) => {
            let (given, computed) = (quoted(ctx, given), quoted(ctx, computed));
            let message = format!(
                "result type {given} is not equivalent to the canonical transposed input type \
                 {computed}"
            );
            op.op_error(message).fail()
        }
        _ => Ok(()),
    }
}
