//! Canonicalization of `tensor.pad`.

use couloir_ir::body::Op;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, OpRef, Scope, Type, Value};
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten};
use couloir_rewrite::{Rewriter, constant_of};

use super::super::fold::{forgets, slice, uncast};
use super::{
    Cast, Dim, ExtractSlice, Pad, build_slice, replace_and_cast, row, shape_of, with_shape,
};
use crate::affine::index::{Index, apply_dims};
use crate::common::canonicalize::operand_from;
use crate::common::mixed::{Mixed, fixed, fixed_attr, fold_list, mixed, values};

pub(super) const PATTERNS: &[PatternDef] = &[
    row("(anonymous namespace)::FoldStaticZeroPadding", Pad::def, of_nothing),
    row("(anonymous namespace)::FoldSourceTensorCast", Pad::def, of_cast),
    row("(anonymous namespace)::FoldTargetTensorCast", Pad::def, cast_after),
    row("(anonymous namespace)::FoldOrthogonalPaddings", Pad::def, of_slice_of_pad),
    row("(anonymous namespace)::FoldStaticPadding", Pad::def, by_constants),
    row("(anonymous namespace)::FoldConsecutiveConstantPadding", Pad::def, of_pad),
];

/// How many elements are added at each end of each dimension.
struct Widths {
    low: Vec<Mixed>,
    high: Vec<Mixed>,
}

impl Widths {
    fn of(op: OpRef<'_>) -> Self {
        let list = |group, slot| mixed(op, group, slot);
        Self { low: list(Pad::LOW, Pad::STATIC_LOW), high: list(Pad::HIGH, Pad::STATIC_HIGH) }
    }

    /// Whether elements are only added at the ends of dimensions.
    fn only_high(&self, scope: Scope<'_>) -> bool {
        self.low.iter().all(|low| low.constant(scope) == Some(0))
    }

    /// Which dimensions are padded.
    fn padded(&self, scope: Scope<'_>) -> Vec<bool> {
        let pads = |width: &Mixed| width.constant(scope) != Some(0);
        self.low.iter().zip(&self.high).map(|(low, high)| pads(low) || pads(high)).collect()
    }

    /// The sizes of a padded tensor, those that are not known as a list says.
    fn sizes(&self, source: &[i64], unknown: &[i64]) -> Vec<i64> {
        let dims = source.iter().zip(&self.low).zip(&self.high).zip(unknown);
        let size = |(((&own, low), high), &unknown): (((&i64, &Mixed), &Mixed), &i64)| match (
            own, low, high,
        ) {
            (own, Mixed::Known(low), Mixed::Known(high)) if own != DYNAMIC => {
                own.wrapping_add(*low).wrapping_add(*high)
            }
            _ => unknown,
        };
        dims.map(size).collect()
    }
}

/// A padding like another one, which loses its body to it.
fn like(op: Op, rw: &mut Rewriter<'_>, ty: Type, source: Value, widths: &Widths) -> Option<NewOp> {
    let ctx = rw.context();
    let view = rw.view(op);
    let (nofold, attrs) = (view.prop(Pad::NOFOLD), view.body().discardable(op));
    let region = *rw.body().take_regions(op).first()?;
    let Widths { low, high } = widths;
    let (lows, highs) = (fixed_attr(ctx, low), fixed_attr(ctx, high));
    let new = Pad::build(ctx, ty, source, &values(low), &values(high), lows, highs, region);
    Some(new.prop(Pad::NOFOLD, nofold).attrs(attrs))
}

/// Padding of nothing is a cast.
fn of_nothing(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let Widths { low, high } = Widths::of(view);
    let is_zero = |pad: &Mixed| pad.constant(view.scope) == Some(0);
    if !low.iter().chain(&high).all(is_zero) || view.prop(Pad::NOFOLD).is_some() {
        return no_match("something is added");
    }
    let (source, ty) = view.operand(0).zip(view.result_type(0)).or_no_match("no result")?;
    rw.replace_with(op, Cast::build(ty, source));
    Ok(())
}

/// A padding of a tensor that was cast is one of the tensor itself.
fn of_cast(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let source = view.operand(0).and_then(|value| uncast(view, value)).or_no_match("no cast")?;
    let ty = view.result_type(0).or_no_match("no result")?;
    let (own, result) =
        shape_of(view, source).zip(ty.shape(view.ctx())).or_no_match("not ranked")?;
    let widths = Widths::of(view);
    let known = with_shape(view.ctx(), ty, &widths.sizes(own, result)).or_no_match("no tensor")?;
    if known == ty {
        rw.set_operand(op, 0, source);
        return Ok(());
    }
    let new = like(op, rw, known, source, &widths).or_no_match("no body")?;
    replace_and_cast(rw, op, new)
}

/// A padding whose only use says more of its sizes knows them itself.
fn cast_after(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let result = view.result(0).filter(|&result| view.body().has_one_use(result));
    let user = result.and_then(|result| view.body().uses(result).next());
    let user = user.map(|user| user.op).or_no_match("not one use")?;
    let cast = rw.view(user);
    let ty = cast.result_type(0).filter(|_| cast.is(Cast::def())).or_no_match("no cast")?;
    let (own, source) = view.result_type(0).zip(view.operand(0)).or_no_match("no source")?;
    if !forgets(view.ctx(), ty, own) {
        return no_match("less is known of the cast");
    }
    let widths = Widths::of(view);
    let new = like(op, rw, ty, source, &widths).or_no_match("no body")?;
    let new = rw.insert1(new);
    rw.replace(op, &[new]);
    rw.replace(user, &[new]);
    Ok(())
}

/// Numbers of elements that are constants become part of the op, and what that
/// says of the sizes, part of its type.
fn by_constants(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let (source, ty) = view.operand(0).zip(view.result_type(0)).or_no_match("no result")?;
    let mut widths = Widths::of(view);
    fold_list(view.scope, &mut widths.low, true);
    fold_list(view.scope, &mut widths.high, true);
    let (shape, own) = shape_of(view, source).zip(ty.shape(view.ctx())).or_no_match("no shape")?;
    let sizes = widths.sizes(shape, own);
    // What the result is said to be stays, even where it is something else that comes out.
    let known = |(&own, &size): (&i64, &i64)| if own == DYNAMIC { size } else { own };
    let new = own.iter().zip(&sizes).map(known).collect::<Vec<_>>();
    if *own == *new || new.iter().all(|&size| size == DYNAMIC) {
        return no_match("nothing more is known");
    }
    let known = with_shape(view.ctx(), ty, &new).or_no_match("no tensor")?;
    let new = like(op, rw, known, source, &widths).or_no_match("no body")?;
    replace_and_cast(rw, op, new)
}

/// What is put around a tensor, where it does not depend on the place.
pub fn filling(op: OpRef<'_>) -> Option<Value> {
    let body = op.body();
    let block = body.entry_block(*body.regions(op.op).first()?)?;
    let value = op.scope.op(body.last_op(block)?).operand(0)?;
    let inside = body.block_of_value(value) == Some(block);
    (!inside || constant_in(op, value).is_some()).then_some(value)
}

fn constant_in(op: OpRef<'_>, value: Value) -> Option<Attribute> {
    constant_of(op.scope.defining_op(value)?)
}

/// The padding that a value comes from, where that may be changed.
fn foldable_pad(op: OpRef<'_>) -> Option<OpRef<'_>> {
    operand_from(op, 0, Pad::def()).filter(|inner| inner.prop(Pad::NOFOLD).is_none())
}

/// A padding of a padding with the same value adds what both add.
fn of_pad(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    if view.prop(Pad::NOFOLD).is_some() {
        return no_match("it is to stay");
    }
    let inner = foldable_pad(view).or_no_match("not of a padding")?;
    let own = filling(view).or_no_match("the value depends on the place")?;
    if filling(inner) != Some(own) {
        return no_match("not with the same value");
    }
    let (source, ty) = inner.operand(0).zip(view.result_type(0)).or_no_match("no result")?;
    let (one, other) = (Widths::of(view), Widths::of(inner));
    let high = sums(rw, &one.high, &other.high).or_no_match("too large")?;
    let low = sums(rw, &one.low, &other.low).or_no_match("too large")?;
    let new = like(op, rw, ty, source, &Widths { low, high }).or_no_match("no body")?;
    rw.replace_with(op, new);
    Ok(())
}

/// The size of a dimension, of which an op tells where it is not known.
pub fn size(rw: &mut Rewriter<'_>, tensor: Value, at: usize) -> Index {
    match rw.ty(tensor).shape(rw.context()).and_then(|shape| shape.get(at)) {
        Some(&size) if size != DYNAMIC => Index::Known(size),
        _ => told_size(rw, tensor, at),
    }
}

/// The size of a dimension, as a value that is there where that can be.
fn told_size(rw: &mut Rewriter<'_>, tensor: Value, at: usize) -> Index {
    let at = Index::Known(i64::try_from(at).unwrap_or(i64::MAX)).value(rw);
    Index::Value(rw.insert_folded(Dim::build(rw.context(), tensor, at)))
}

/// The sizes of what a `tensor.pad` gives, from those of its source and what is put around it; none
/// where they are too large.
pub fn padded_sizes(rw: &mut Rewriter<'_>, op: Op) -> Option<Vec<Index>> {
    let view = rw.view(op);
    let (source, widths) = (view.operand(0)?, Widths::of(view));
    let shape = view.result_type(0)?.shape(rw.context())?;
    let mut sizes = Vec::with_capacity(shape.len());
    for (at, ((&known, &low), &high)) in shape.iter().zip(&widths.low).zip(&widths.high).enumerate()
    {
        sizes.push(match known {
            DYNAMIC => {
                let terms = [told_size(rw, source, at), low.into(), high.into()];
                apply_dims(rw, &terms, |builder, terms| {
                    let zero = builder.constant(0);
                    terms.iter().fold(zero, |sum, &term| builder.add(sum, term))
                })?
            }
            known => Index::Known(known),
        });
    }
    Some(sizes)
}

fn sums(rw: &mut Rewriter<'_>, one: &[Mixed], other: &[Mixed]) -> Option<Vec<Mixed>> {
    let sum = |(&one, &other): (&Mixed, &Mixed)| {
        let list = [one.into(), other.into()];
        let sum = apply_dims(rw, &list, |builder, nodes| match *nodes {
            [one, other] => builder.add(one, other),
            _ => builder.constant(0),
        });
        sum.map(|sum| match sum {
            Index::Known(known) => Mixed::Known(known),
            Index::Value(value) => Mixed::Value(value),
        })
    };
    one.iter().zip(other).map(sum).collect()
}

/// A padding of a slice of a padding of a slice, where each dimension is
/// padded by one of them at most: one slice and one padding.
fn of_slice_of_pad(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let slice_of_pad = operand_from(view, 0, ExtractSlice::def()).or_no_match("not of a slice")?;
    let before = foldable_pad(slice_of_pad).or_no_match("not of a padding")?;
    let first = operand_from(before, 0, ExtractSlice::def()).or_no_match("not of a slice")?;
    let (own, other) = (Widths::of(view), Widths::of(before));
    let same = filling(view).and_then(|value| constant_in(view, value));
    let same =
        same.is_some() && same == filling(before).and_then(|value| constant_in(before, value));
    if !same || !own.only_high(view.scope) || !other.only_high(view.scope) {
        return no_match("not the same value, or at the start");
    }
    let (scope, padded) = (view.scope, other.padded(view.scope));
    let lists = one_slice(first, slice_of_pad, &own.padded(scope), &padded);
    let lists = lists.or_no_match("the slices are not of one")?;
    let high = own.high.iter().zip(&other.high).zip(padded);
    let high = high.map(|((&own, &other), padded)| if padded { other } else { own }).collect();
    let source = first.operand(0).or_no_match("no source")?;
    let part = with_shape(view.ctx(), view.ty(source), &fixed(&lists[1])).or_no_match("no type")?;
    let ty = view.result_type(0).or_no_match("no result")?;
    let part = rw.insert1(build_slice(rw.context(), part, source, &lists));
    let new = like(op, rw, ty, part, &Widths { low: own.low, high }).or_no_match("no body")?;
    rw.replace_with(op, new);
    Ok(())
}

/// Offsets, sizes and strides of a slice of a padded slice in terms of what
/// the latter is of.
fn one_slice(
    first: OpRef<'_>,
    second: OpRef<'_>,
    padded_after: &[bool],
    padded_between: &[bool],
) -> Option<super::Slice> {
    let (one, mut two) = (slice(first), slice(second));
    let rank = padded_after.len();
    let full = shape_of(first, first.operand(0)?)?.len() == rank && one[0].len() == two[0].len();
    let steps = one[2].iter().chain(&two[2]).any(|stride| *stride != Mixed::Known(1));
    if !full || steps || two[0].len() != rank {
        return None;
    }
    let between = shape_of(second, second.operand(0)?)?;
    let none = |offset: Mixed, op: OpRef<'_>| offset.constant(op.scope) == Some(0);
    let [offsets, sizes, _] = &mut two;
    let dims = offsets.iter_mut().zip(sizes).zip(one[0].iter().zip(&one[1])).enumerate();
    for (dim, ((offset, size), (&first_offset, &first_size))) in dims {
        let (after, inside) = (*padded_after.get(dim)?, *padded_between.get(dim)?);
        if after && inside {
            return None;
        }
        if !after && none(*offset, second) {
            *offset = first_offset;
        } else if inside || !none(first_offset, first) {
            return None;
        }
        if inside {
            let whole = size.constant(second.scope).zip(between.get(dim).copied());
            whole.filter(|(size, all)| size == all)?;
            *size = first_size;
        }
    }
    Some(two)
}
