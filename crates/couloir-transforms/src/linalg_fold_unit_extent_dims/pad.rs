//! Paddings do without dimensions of size 1 along which they add nothing.

use couloir_dialects::common::mixed::{Mixed, fixed_attr, mixed, values};
use couloir_dialects::tensor::{Dim, Empty, Pad, Yield};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{OpRef, Type};
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;
use couloir_rewrite::{Rewriter, constant_of};

use super::shape::{How, Reduced, collapse, expand};
use crate::common::{index, new_region};

/// The value that is put around a tensor, where it is the same everywhere.
pub(crate) fn padding(op: OpRef<'_>) -> Option<Value> {
    let body = op.body();
    let entry = body.regions(op.op).first().and_then(|&region| body.entry_block(region))?;
    let value = body.operand(body.last_op(entry)?, 0)?;
    let inside = body.block_of_value(value) == Some(entry);
    let is_constant = op.scope.defining_op(value).and_then(constant_of).is_some();
    (!inside || is_constant).then_some(value)
}

/// Makes a padding with the same value everywhere.
pub(crate) fn pad(
    rw: &mut Rewriter<'_>,
    (ty, source): (Type, Value),
    (low, high): (&[Mixed], &[Mixed]),
    like: (Value, Option<couloir_ir::Attribute>),
) -> Value {
    let ctx = rw.context();
    let (region, block) = new_region(rw, &vec![Type::INDEX; low.len()]);
    let (lows, highs) = (fixed_attr(ctx, low), fixed_attr(ctx, high));
    let new = Pad::build(ctx, ty, source, &values(low), &values(high), lows, highs, region);
    let new = rw.insert(new.prop(Pad::NOFOLD, like.1));
    let point = rw.point();
    rw.set_point(InsertPoint::End(block));
    rw.insert(Yield::build(like.0));
    rw.set_point(point);
    rw.scope().body.result(new, 0).unwrap_or(source)
}

/// What is left of a list.
fn kept<T: Copy>(list: &[T], dropped: &[bool]) -> Vec<T> {
    list.iter().zip(dropped).filter(|(_, dropped)| !**dropped).map(|(&item, _)| item).collect()
}

/// Takes the dimensions out.
pub(super) fn drop(op: Op, rw: &mut Rewriter<'_>, how: How) -> Rewritten {
    let ctx = rw.context();
    let view = rw.view(op);
    let (source, result) = view.operand(0).zip(view.result(0)).or_no_match("no source")?;
    let (from, ty) = (view.ty(source), view.ty(result));
    let tensor = from.as_tensor(ctx).filter(|tensor| tensor.encoding.is_none());
    let tensor = tensor.or_no_match("cannot collapse dims of tensor with encoding")?;
    let value = padding(view).or_no_match("the value depends on the place")?;
    let low = mixed(view, Pad::LOW, Pad::STATIC_LOW);
    let high = mixed(view, Pad::HIGH, Pad::STATIC_HIGH);
    let is_zero = |width: &Mixed| width.constant(view.scope) == Some(0);
    let dims = tensor.shape.iter().zip(&low).zip(&high);
    let dropped = dims.map(|((&size, low), high)| size == 1 && is_zero(low) && is_zero(high));
    let reduced = Reduced::of(&tensor.shape, dropped.collect());
    if !reduced.drops() {
        return no_match("no unit dims found");
    }
    let shape = kept(ty.shape(ctx).or_no_match("not ranked")?, &reduced.dropped);
    let new = Type::tensor(ctx, &shape, ty.element_or_self(ctx));
    let like = (value, view.prop(Pad::NOFOLD));
    rw.at(op);
    let inner = collapse(rw, how, source, &reduced).or_no_match("failed to collapse")?;
    let (low, high) = (kept(&low, &reduced.dropped), kept(&high, &reduced.dropped));
    let padded = pad(rw, (new, inner), (&low, &high), like);
    let into = match how {
        How::Reshapes => result,
        How::Slices => empty(rw, padded, ty, &reduced.dropped).or_no_match("no shape")?,
    };
    let value = expand(rw, how, padded, into, &reduced).or_no_match("failed to expand")?;
    rw.replace(op, &[value]);
    Ok(())
}

/// An empty tensor of the shape of the result, by what was padded.
fn empty(rw: &mut Rewriter<'_>, padded: Value, ty: Type, dropped: &[bool]) -> Option<Value> {
    let ctx = rw.context();
    let shape = rw.ty(padded).shape(ctx)?.to_vec();
    let mut dynamic = Vec::new();
    for (at, _) in shape.iter().enumerate().filter(|(_, size)| **size == DYNAMIC) {
        let at = index(rw, at as i64);
        dynamic.push(rw.insert_folded(Dim::build(ctx, padded, at)));
    }
    let mut sizes = shape.iter().copied();
    let all = dropped.iter().map(|&dropped| if dropped { Some(1) } else { sizes.next() });
    let all: Vec<i64> = all.collect::<Option<_>>()?;
    let ty = Type::tensor(ctx, &all, ty.element_or_self(ctx));
    Some(rw.insert1(Empty::build(ty, &dynamic)))
}
