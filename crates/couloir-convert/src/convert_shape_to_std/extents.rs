//! Extents of shapes one by one.

use couloir_dialects::common::extents::constants;
use couloir_dialects::common::mixed::Mixed;
use couloir_dialects::{arith, shape, tensor};
use couloir_ir::Type;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::ty::DYNAMIC;
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use super::{gives_errors, takes_errors};
use crate::structured_build::{Test, compare, index, region_ending_in};

/// The op that gives an extent of a list, or a size of a tensor.
pub(super) fn size_at(rw: &mut ConversionRewriter<'_>, tensor: Value, at: Value) -> Value {
    let new = tensor::Dim::build(rw.context(), tensor, at);
    rw.insert1(new)
}

pub(super) fn subtract(rw: &mut ConversionRewriter<'_>, x: Value, y: Value) -> Value {
    let new = arith::Subi::build(rw.context(), Type::INDEX, x, y);
    rw.insert1(new)
}

/// A list of these extents, as a type.
fn listed(op: Op, rw: &mut ConversionRewriter<'_>, extents: &[Value], ty: Type) -> Lowered {
    let count = i64::try_from(extents.len()).ok().or_no_match("too many extents")?;
    let list = Type::tensor(rw.context(), &[count], Type::INDEX);
    let list = rw.insert1(tensor::FromElements::build(list, extents));
    rw.replace_with(op, tensor::Cast::build(ty, list))
}

pub(super) fn const_shape(op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    if gives_errors(view) {
        return no_match("may be an error");
    }
    let list = view.prop(shape::ConstShape::SHAPE).or_no_match("no shape")?;
    let extents = constants(view.ctx(), list);
    let count = i64::try_from(extents.len()).ok().or_no_match("too many extents")?;
    let values = extents.into_iter().map(|extent| index(rw, extent)).collect::<Vec<_>>();
    let ty = Type::tensor(rw.context(), &[count], Type::INDEX);
    listed(op, rw, &values, ty)
}

pub(super) fn const_size(op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let value = rw.view(op).prop(shape::ConstSize::VALUE).or_no_match("no value")?;
    rw.replace_with(op, arith::Constant::build(Type::INDEX, value))
}

/// An extent of the shape of the value.
pub(super) fn dim(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    if gives_errors(view) {
        return no_match("may be an error");
    }
    let ty = view.result_type(0).or_no_match("no result")?;
    let (value, at) = new.one(0).zip(new.one(1)).or_no_match("no value")?;
    let list = shape::shape_of_type(rw.context(), rw.ty(value));
    let shape = rw.insert1(shape::ShapeOf::build(list, value));
    rw.replace_with(op, shape::GetExtent::build(ty, shape, at))
}

/// Of the shape of a value it is a size of that, without the shape.
pub(super) fn get_extent(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    if gives_errors(view) {
        return no_match("may be an error");
    }
    let (list, at) = new.one(0).zip(new.one(1)).or_no_match("no shape")?;
    let of = view.operand(0).and_then(|list| view.scope.defining_op(list));
    let of = of.filter(|of| of.is(shape::ShapeOf::def())).and_then(|of| of.operand(0));
    match of.filter(|&value| view.ty(value).is_shaped(view.ctx())) {
        Some(value) => {
            let new = tensor::Dim::build(rw.context(), value, at);
            rw.replace_with(op, new)
        }
        None => rw.replace_with(op, tensor::Extract::build(Type::INDEX, list, &[at])),
    }
}

/// How long the list is.
pub(super) fn rank(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    if gives_errors(rw.view(op)) {
        return no_match("may be an error");
    }
    let list = new.one(0).or_no_match("no shape")?;
    let zero = index(rw, 0);
    let new = tensor::Dim::build(rw.context(), list, zero);
    rw.replace_with(op, new)
}

/// All sizes of a tensor.
pub(super) fn shape_of(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    if gives_errors(view) {
        return no_match("may be an error");
    }
    let ty = view.result_type(0).or_no_match("no result")?;
    let value = new.one(0).or_no_match("no value")?;
    let Some(shape) = rw.ty(value).as_tensor(rw.context()).map(|tensor| tensor.shape.clone())
    else {
        return shape_of_unranked(op, value, rw);
    };
    let mut extents = Vec::with_capacity(shape.len());
    for (at, &size) in shape.iter().enumerate() {
        extents.push(match size {
            DYNAMIC => {
                let at = index(rw, i64::try_from(at).unwrap_or(i64::MAX));
                size_at(rw, value, at)
            }
            size => index(rw, size),
        });
    }
    listed(op, rw, &extents, ty)
}

/// A list that is as long as it turns out.
fn shape_of_unranked(op: Op, value: Value, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let rank = tensor::Rank::build(rw.context(), value);
    let rank = rw.insert1(rank);
    let region = region_ending_in(rw, &[Type::INDEX], |rw, args| {
        let size = args.first().map(|&at| size_at(rw, value, at));
        tensor::Yield::build(size.unwrap_or(value))
    });
    let ty = shape::types::extent_tensor(rw.context());
    rw.replace_with(op, tensor::Generate::build(ty, &[rank], region))
}

/// Two parts of a list; an index from its end is negative.
pub(super) fn split_at(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    if gives_errors(view) || takes_errors(view) {
        return no_match("may be an error");
    }
    let (list, given) = new.one(0).zip(new.one(1)).or_no_match("no shape")?;
    let zero = index(rw, 0);
    let rank = size_at(rw, list, zero);
    let ty = rw.ty(given);
    let from_end = arith::Addi::build(rw.context(), ty, given, rank);
    let from_end = rw.insert1(from_end);
    let is_from_end = compare(rw, Test::SignedLess, given, zero);
    let at = rw.insert1(arith::Select::build(ty, is_from_end, from_end, given));
    let one = index(rw, 1);
    let head = slice(rw, list, [zero, at, one]);
    let rest = subtract(rw, rank, at);
    let tail = slice(rw, list, [at, rest, one]);
    rw.replace_all(op, &[head, tail])
}

/// A part of a list: the offset, the size and the stride of it.
fn slice(rw: &mut ConversionRewriter<'_>, list: Value, of: [Value; 3]) -> Value {
    let ty = shape::types::extent_tensor(rw.context());
    let lists = of.map(|value| vec![Mixed::Value(value)]);
    let new = tensor::build_slice(rw.context(), ty, list, &lists);
    rw.insert1(new)
}

pub(super) fn to_extent_tensor(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let list = new.one(0).or_no_match("no shape")?;
    if rw.ty(list).as_tensor(rw.context()).is_none() {
        return no_match("input needs to be a tensor");
    }
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    rw.replace_with(op, tensor::Cast::build(ty, list))
}
