//! Tensors that are the same everywhere and become part of larger ones that are, too.

use couloir_ir::body::Op;
use couloir_ir::build::Build;
use couloir_ir::{OpRef, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::super::Fill;
use super::super::build::Named;
use super::fill::{self, filled};
use super::made_by;
use crate::affine::index::{Index, apply, fixed, values};
use crate::common::mixed::{Mixed, mixed};
use crate::tensor::{self, Concat, InsertSlice, Pad, filling, padded_sizes, size};

/// A fill padded with the same is a larger fill.
pub(super) fn padded(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = rw.context();
    let source = view.operand(0).or_no_match("no source")?;
    let (value, _) = filled(view, Some(source)).or_no_match("not of a fill")?;
    if filling(view) != Some(value) {
        return no_match("padded with something else");
    }
    let location = rw.body().value_location(source);
    let old = rw.view(op).result_type(0).or_no_match("no result")?;
    rw.at(op);
    let sizes = padded_sizes(rw, op).or_no_match("too large")?;
    let shape = fixed(ctx, &sizes).as_i64_array(ctx).unwrap_or_default();
    let ty = old.as_tensor(ctx).or_no_match("not ranked")?.with_shape(ctx, &shape);
    let empty = rw.insert1(tensor::Empty::build(ty, &values(&sizes)));
    let fill =
        Named { def: Fill::def(), inputs: &[value], outputs: &[empty], results: &[ty], props: &[] };
    let new = fill.build(ctx, rw.body()).or_no_match("no body")?;
    let new = rw.with_location(location, |rw| {
        let new = rw.insert1(new);
        if ty == old { new } else { rw.insert1(tensor::Cast::build(old, new)) }
    });
    rw.replace(op, &[new]);
    Ok(())
}

/// Fills with the same after one another are one of what they fill.
pub(super) fn joined(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let fills =
        view.operands().map(|operand| filled(view, Some(operand))).collect::<Option<Vec<_>>>();
    let fills = fills.or_no_match("not of fills")?;
    let &(value, _) = fills.first().or_no_match("of nothing")?;
    if fills.iter().any(|&(other, _)| other != value) {
        return no_match("of different fills");
    }
    let ty = view.result_type(0).or_no_match("no result")?;
    let along = view.prop(Concat::DIM).or_no_match("no dimension")?;
    let outputs = fills.into_iter().map(|(_, output)| output).collect::<Vec<_>>();
    rw.at(op);
    let whole = rw.insert1(Concat::build(ty, &outputs, along));
    fill::replace(rw, op, value, whole, &[ty])
}

/// What is put into a fill and padded with the same goes there as it is.
pub(super) fn padded_and_inserted(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = rw.context();
    let (padded, dest) = view.operand(0).zip(view.operand(1)).or_no_match("incomplete")?;
    let pad = made_by(view, padded, Pad::def()).or_no_match("not of a padding")?;
    let rank = |value: Value| view.ty(value).shape(ctx).map(<[i64]>::len);
    let value = filled(view, under_insertions(view, dest)).map(|(value, _)| value);
    if rank(padded) != rank(dest) || value.is_none() || filling(pad) != value {
        return no_match("not the same value");
    }
    let source = pad.operand(0).or_no_match("no source")?;
    let low = mixed(pad, Pad::LOW, Pad::STATIC_LOW);
    let [offsets, _, strides] = parts(view);
    rw.at(op);
    let mut places = Vec::with_capacity(offsets.len());
    for (&low, &offset) in low.iter().zip(&offsets) {
        places.push(sum(rw, low, offset).or_no_match("too large")?);
    }
    let sizes = (0..offsets.len()).map(|at| size(rw, source, at)).collect::<Vec<_>>();
    let strides = strides.into_iter().map(Index::from).collect::<Vec<_>>();
    let [offsets, sizes, strides] =
        [&places, &sizes, &strides].map(|list| (values(list), fixed(ctx, list)));
    let new = InsertSlice::build(
        ctx,
        rw.ty(dest),
        source,
        dest,
        &offsets.0,
        &sizes.0,
        &strides.0,
        offsets.1,
        sizes.1,
        strides.1,
    );
    rw.replace_with(op, new);
    Ok(())
}

fn sum(rw: &mut Rewriter<'_>, one: Mixed, other: Mixed) -> Option<Index> {
    apply(rw, &[one.into(), other.into()], |builder, nodes| match *nodes {
        [one, other] => builder.add(one, other),
        _ => builder.constant(0),
    })
}

/// Offsets, sizes and strides of an insertion.
fn parts(op: OpRef<'_>) -> [Vec<Mixed>; 3] {
    [
        (InsertSlice::OFFSETS, InsertSlice::STATIC_OFFSETS),
        (InsertSlice::SIZES, InsertSlice::STATIC_SIZES),
        (InsertSlice::STRIDES, InsertSlice::STATIC_STRIDES),
    ]
    .map(|(group, slot)| mixed(op, group, slot))
}

/// What there was before insertions that an insertion does not overlap; nothing where one of
/// these adds dimensions.
fn under_insertions(op: OpRef<'_>, mut dest: Value) -> Option<Value> {
    let own = parts(op);
    while let Some(before) = made_by(op, dest, InsertSlice::def()) {
        let rank = |at| before.operand_type(at)?.shape(op.ctx()).map(<[i64]>::len);
        if rank(0) != rank(1) {
            return None;
        }
        if !are_apart(&own, &parts(before)) {
            break;
        }
        dest = before.operand(1)?;
    }
    Some(dest)
}

/// Whether it is known of some dimension that two parts have nothing in common there.
fn are_apart(one: &[Vec<Mixed>; 3], other: &[Vec<Mixed>; 3]) -> bool {
    let range = |parts: &[Vec<Mixed>; 3], at: usize| {
        let [start, size, stride] = [0, 1, 2].map(|list: usize| {
            let part = parts.get(list).and_then(|list| list.get(at)).copied()?;
            Some(part).filter(|part| part.is_known()).map(Mixed::fixed)
        });
        let start = start?;
        Some((start, start.wrapping_add((size?.wrapping_sub(1)).wrapping_mul(stride?))))
    };
    let apart = |at| {
        let ranges = range(one, at).zip(range(other, at));
        ranges.is_some_and(|((start, end), (from, to))| end < from || to < start)
    };
    let [offsets, ..] = one;
    (0..offsets.len()).any(apart)
}
