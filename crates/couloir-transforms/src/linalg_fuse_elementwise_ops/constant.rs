//! Constants whose dimensions change places.

use couloir_dialects::arith::Constant;
use couloir_dialects::linalg::Structured;
use couloir_ir::affine::AffineMap;
use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::body::Op;
use couloir_ir::{Attribute, Context, Type, Value};
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;
use couloir_rewrite::{Rewriter, constant_of};

use super::{body_of, has_one_use, is_used, on_tensors};
use crate::elements;

/// An op that gives the elements of a constant at other places is a constant.
pub(super) fn transposed(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = on_tensors(rw, op)?;
    let ctx = rw.context();
    let [input, _] = view.op.operands().collect::<Vec<_>>()[..] else {
        return no_match("not of one operand");
    };
    let made = view.op.scope.defining_op(input).filter(|made| has_one_use(*made));
    let constant = made.and_then(constant_of).or_no_match("not of a constant")?;
    let AttrKind::DenseElements(dense) = constant.kind(ctx) else {
        return no_match("not of dense elements");
    };
    let ty = result_type(view).or_no_match("no numbers of known shape")?;
    if view.num_inputs() != 1 || is_used(rw, op, 1) || !gives_input(rw, op) {
        return no_match("something is computed");
    }
    let maps = view.maps();
    let attr = reordered(ctx, dense, &maps, ty).or_no_match("no change of places")?;
    rw.at(op);
    rw.replace_with(op, Constant::build(ty, attr));
    Ok(())
}

/// The type of the result, where it is of static shape, and of numbers as the input is.
fn result_type(view: Structured<'_>) -> Option<Type> {
    let ctx = view.op.ctx();
    let ty = view.op.result_type(0).filter(|ty| ty.has_static_shape(ctx))?;
    let element = ty.element_or_self(ctx);
    let is_number = element.is_float(ctx) || element.is_integer(ctx) && !element.is_index();
    let same = view.op.operand_types().all(|ty| ty.shaped_element(ctx) == Some(element));
    (is_number && same).then_some(ty)
}

/// Whether the body does nothing but give the element of the input.
fn gives_input(rw: &Rewriter<'_>, op: Op) -> bool {
    let body = rw.scope().body;
    let gives = || {
        let block = body_of(rw, op)?;
        let end = body.first_op(block).filter(|&first| body.last_op(block) == Some(first))?;
        let args: &[Value] = body.args(block);
        Some(body.operands(end).all(|value| Some(&value) == args.first()))
    };
    gives() == Some(true)
}

/// The elements of a constant at the places that maps say.
fn reordered(
    ctx: &Context,
    dense: &DenseElements,
    maps: &[AffineMap],
    ty: Type,
) -> Option<Attribute> {
    let [from, to] = maps else { return None };
    if !from.is_permutation() || !to.is_permutation() {
        return None;
    }
    // For each dimension of the result, how far apart its elements are in the constant.
    let apart = elements::strides(dense.ty.shape(ctx)?)?;
    let mut strides = vec![0; apart.len()];
    for (at, &stride) in apart.iter().enumerate() {
        let dim = from.result_dim(at)?;
        *strides.get_mut(to.result_position(dim)?)? = stride;
    }
    elements::strided(ctx, dense, ty, &strides)
}
