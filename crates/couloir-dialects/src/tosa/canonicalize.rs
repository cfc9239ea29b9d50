//! Canonicalization patterns of `tosa`, in upstream's order for each op. What folds padding into
//! convolutions and pools, and what takes slices of what is joined or padded, is not there.

use std::cmp::Ordering;

use couloir_ir::body::Op;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::num::Int;
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, Context, OpRef, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten, row};

use super::attrs::propagate;
use super::{Clamp, Concat, LogicalNot, MaxPool2d, Reshape, Select, Transpose};
use crate::common::fold::defined_by;
use crate::tensor;

/// All of them.
pub(crate) static ALL: &[&[PatternDef]] = &[PATTERNS];

const PATTERNS: &[PatternDef] = &[
    row("ClampIsNoOp", Clamp::def, unbounded),
    row("ClampClampOptimization", Clamp::def, clamped_twice),
    row("ConcatOptimization", Concat::def, alone),
    row("MaxPool2dIsNoOp", MaxPool2d::def, one_pixel),
    row("", Select::def, of_not),
    row("ConsolidateTransposeOptimization", Transpose::def, transposed_twice),
    row("TransposeIsReshape", Transpose::def, moves_nothing),
];

/// Whether two bounds are all there is.
fn is_all(ctx: &Context, element: Type, low: Attribute, high: Attribute) -> bool {
    if let (Some(low), Some(high)) = (low.as_float(ctx), high.as_float(ctx)) {
        let ends = low.is_negative() && !high.is_negative();
        return ends && low.is_infinite() && high.is_infinite();
    }
    let (Some(low), Some(high)) = (low.as_int(ctx), high.as_int(ctx)) else { return false };
    if (couloir_ods::types::ANY_UNSIGNED_INTEGER.holds)(ctx, element) {
        return low.is_zero() && high.is_all_ones();
    }
    low.is_min_signed() && high.is_max_signed()
}

/// The bounds of values that are clamped.
fn bounds(op: OpRef<'_>) -> Option<(Attribute, Attribute)> {
    Some((op.prop(Clamp::MIN_VAL)?, op.prop(Clamp::MAX_VAL)?))
}

fn element(op: OpRef<'_>) -> Type {
    op.operand_type(0).map_or(Type::NONE, |ty| ty.element_or_self(op.ctx()))
}

/// Bounds that nothing is beyond.
fn unbounded(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let (low, high) = bounds(view).or_no_match("no bounds")?;
    let same = view.operand_type(0) == view.result_type(0);
    if !same || !is_all(view.ctx(), element(view), low, high) {
        return no_match("there is something beyond");
    }
    let input = view.operand(0).or_no_match("no input")?;
    rw.replace(op, &[input]);
    Ok(())
}

/// How two bounds of one type stand to each other.
fn order(ctx: &Context, element: Type, a: Attribute, b: Attribute) -> Option<Ordering> {
    if let (Some(a), Some(b)) = (a.as_float(ctx), b.as_float(ctx)) {
        return a.compare(b);
    }
    let (a, b) = (a.as_int(ctx)?, b.as_int(ctx)?);
    let unsigned = (couloir_ods::types::ANY_UNSIGNED_INTEGER.holds)(ctx, element);
    Some(if unsigned { Int::ucmp(a, b) } else { Int::scmp(a, b) })
}

/// Values clamped twice, to ranges that overlap.
fn clamped_twice(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = view.ctx();
    let input = view.operand(0).or_no_match("no input")?;
    let inner = defined_by(view, input, Clamp::def()).or_no_match("clamped once")?;
    let modes = [inner, view].map(|op| op.prop(Clamp::NAN_MODE));
    let usual = Some(propagate(ctx));
    if modes[0] == usual && modes[1] != usual {
        return no_match("what is no number would get lost");
    }
    let all = bounds(inner).zip(bounds(view)).or_no_match("no bounds")?;
    let ((low, high), (other_low, other_high)) = all;
    let element = element(view);
    let is_less = |a, b| order(ctx, element, a, b) == Some(Ordering::Less);
    if !is_less(low, other_high) || !is_less(other_low, high) {
        return no_match("ranges do not overlap");
    }
    let low = if is_less(low, other_low) { other_low } else { low };
    let high = if is_less(other_high, high) { other_high } else { high };
    let parts = inner.operand(0).zip(view.result_type(0)).or_no_match("no input")?;
    let new = NewOp::new(Clamp::def()).operand(parts.0).result(parts.1);
    let new = new.prop(Clamp::MIN_VAL, low).prop(Clamp::MAX_VAL, high);
    rw.replace_with(op, new.prop(Clamp::NAN_MODE, modes[0]));
    Ok(())
}

/// One tensor after nothing else is that tensor, cast.
fn alone(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let source = view.operand(0).filter(|_| view.operands().len() == 1);
    let (source, ty) = source.zip(view.result_type(0)).or_no_match("there are several")?;
    if view.ty(source) == ty {
        rw.replace(op, &[source]);
    } else {
        rw.replace_with(op, tensor::Cast::build(ty, source));
    }
    Ok(())
}

/// An image of one pixel.
fn one_pixel(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = view.ctx();
    let is_pixel = |ty: Option<Type>| {
        let shape = ty.and_then(|ty| ty.as_tensor(ctx)).map(|tensor| &tensor.shape[..]);
        matches!(shape, Some([n, 1, 1, c]) if *n != DYNAMIC && *c != DYNAMIC)
    };
    let types = (view.operand_type(0), view.result_type(0));
    if types.0 != types.1 || !is_pixel(types.0) {
        return no_match("there is more than one pixel");
    }
    let input = view.operand(0).or_no_match("no input")?;
    rw.replace(op, &[input]);
    Ok(())
}

/// A choice by what does not hold is the other one by what does.
fn of_not(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let condition = view.operand(0).or_no_match("no condition")?;
    let inner = defined_by(view, condition, LogicalNot::def()).or_no_match("not negated")?;
    let (yes, no) = view.operand(1).zip(view.operand(2)).or_no_match("no values")?;
    let holds = inner.operand(0).or_no_match("no condition")?;
    rw.set_operands(op, &[holds, no, yes]);
    Ok(())
}

/// Dimensions that change places twice.
fn transposed_twice(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let input = view.operand(0).or_no_match("no input")?;
    let inner = defined_by(view, input, Transpose::def());
    let inner = inner.or_no_match("input must be transpose operation")?;
    let (first, last) = (super::order(inner), super::order(view));
    if first.len() != last.len() {
        return no_match("transpose and inner transpose perms sizes must be equal");
    }
    let both = last.iter().map(|&at| first.get(usize::try_from(at).ok()?).copied());
    let both = both.collect::<Option<Vec<i32>>>();
    let both = both.filter(|order| !order.is_empty());
    let both = both.or_no_match("transpose perms sizes must be positive")?;
    let parts = inner.operand(0).zip(view.result_type(0)).or_no_match("no input")?;
    let order = Attribute::i32_array(rw.context(), &both);
    let new = NewOp::new(Transpose::def()).operand(parts.0).result(parts.1);
    rw.replace_with(op, new.prop(Transpose::PERMS, order));
    Ok(())
}

/// Only dimensions of one element change places.
fn moves_nothing(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = rw.context();
    let input = view.operand(0).or_no_match("no input")?;
    if defined_by(view, input, Transpose::def()).is_some() {
        return no_match("Src is from transpose, can compose transposes");
    }
    let is_transpose = |user: Op| view.scope.op(user).is(Transpose::def());
    let uses = view.result(0).into_iter().flat_map(|result| view.body().uses(result));
    if uses.map(|used| used.op).any(is_transpose) {
        return no_match("Dest is used by transpose, can compose transposes");
    }
    let shape = view.ty(input).shape(ctx).or_no_match("Unranked input.")?;
    if shape.iter().filter(|&&size| size == DYNAMIC).count() > 1 {
        return no_match("Has more than one dynamic dim.");
    }
    let places = super::order(view).into_iter().map(|at| usize::try_from(at).ok());
    let places = places.collect::<Option<Vec<usize>>>().or_no_match("no order")?;
    let sizes = places.iter().map(|&at| shape.get(at).copied());
    let sizes = sizes.collect::<Option<Vec<i64>>>().or_no_match("no order")?;
    let large = places.iter().zip(&sizes).filter(|&(_, &size)| size != 1);
    if !large.map(|(at, _)| at).is_sorted() {
        return no_match("Transpose changes memory layout.");
    }
    let ty = view.result_type(0).or_no_match("no result")?;
    let sizes: Vec<i64> =
        sizes.into_iter().map(|size| if size == DYNAMIC { -1 } else { size }).collect();
    rw.at(op);
    let list = rw.insert1(super::const_shape(ctx, &sizes));
    rw.replace_with(op, NewOp::new(Reshape::def()).operands([input, list]).result(ty));
    Ok(())
}
