//! Types that follow from what comes in, for ops whose results have to have these.

use couloir_ir::ty::{DYNAMIC, TypeKind};
use couloir_ir::{OpRef, Type};

use super::layout::{product, sum_along};
use super::{Verified, input_element, input_shape};
use crate::common::shapes::{compatible, not_inferred};
use crate::tosa::shapes::shape_operand;

/// The result has a type that fits the one inferred.
fn fits(op: OpRef<'_>, inferred: Type) -> Verified {
    let ctx = op.ctx();
    let Some(own) = op.result_type(0) else { return Ok(()) };
    let same_element = own.element_or_self(ctx) == inferred.element_or_self(ctx);
    if same_element && compatible(ctx, own, inferred) {
        return Ok(());
    }
    not_inferred(op, inferred)
}

/// A tensor of these sizes, or without a rank.
fn tensor(op: OpRef<'_>, shape: Option<Vec<i64>>, element: Type) -> Type {
    match shape {
        Some(shape) => Type::tensor(op.ctx(), &shape, element),
        None => Type::get(op.ctx(), TypeKind::UnrankedTensor(element)),
    }
}

pub(in crate::tosa) fn equal(op: OpRef<'_>) -> Verified {
    let shapes = [0, 1].map(|at| input_shape(op, at));
    let shape = match shapes {
        [Some(a), Some(b)] => super::stretch(a, b),
        _ => None,
    };
    fits(op, tensor(op, shape, Type::I1))
}

/// A dimension of which one is left.
pub(in crate::tosa) fn reduced(op: OpRef<'_>) -> Verified {
    let axis = super::axis(op, op.prop(0));
    let shape = input_shape(op, 0).map(|shape| {
        let mut shape = shape.to_vec();
        if let Some(size) = usize::try_from(axis).ok().and_then(|at| shape.get_mut(at)) {
            *size = 1;
        }
        shape
    });
    fits(op, tensor(op, shape, input_element(op, 0)))
}

/// Sizes together along one dimension.
pub(in crate::tosa) fn concat(op: OpRef<'_>) -> Verified {
    let axis = super::axis(op, op.prop(0));
    let shape = usize::try_from(axis).ok().and_then(|axis| concat_shape(op, axis));
    fits(op, tensor(op, shape, input_element(op, 0)))
}

fn concat_shape(op: OpRef<'_>, axis: usize) -> Option<Vec<i64>> {
    let shapes = (0..op.operands().len()).filter_map(|at| input_shape(op, at));
    let mut all = shapes.clone().next()?.to_vec();
    for shape in shapes {
        for (own, &other) in all.iter_mut().zip(shape) {
            *own = if *own == DYNAMIC { other } else { *own };
        }
    }
    *all.get_mut(axis)? = sum_along(op, axis).unwrap_or(DYNAMIC);
    Some(all)
}

/// The sizes that are said, of which one may follow from the others.
pub(in crate::tosa) fn reshape(op: OpRef<'_>) -> Verified {
    let Some(mut sizes) = shape_operand(op, 1) else { return Ok(()) };
    let rest = input_shape(op, 0).and_then(|shape| rest(shape, &sizes));
    for size in &mut sizes {
        *size = if *size == -1 { rest.unwrap_or(DYNAMIC) } else { *size };
    }
    fits(op, tensor(op, Some(sizes), input_element(op, 0)))
}

/// What is left for the size that is not said.
fn rest(shape: &[i64], sizes: &[i64]) -> Option<i64> {
    let said = sizes.iter().filter(|&&size| size > 0);
    product(shape)?.checked_div(said.fold(1_i64, |all, &size| all.wrapping_mul(size)))
}
