//! Vectors of other shapes and types.

use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::num::Int;
use couloir_ir::op::{FoldInput, FoldResult, Folded};
use couloir_ir::{Attribute, Context, OpRef, Type, Value};

use super::super::{
    Bitcast, Broadcast, FromElements, MultiReduction, ShapeCast, Shuffle, ToElements, Transpose,
};
use super::extract::adds_units;
use super::{constants, list, poison_operand, rank_of, vector};
use crate::common::fold::{Number, constant, defined_by, fill, splat, with_operand};

/// The constant elements of a vector in another shape.
fn reshaped(ctx: &Context, attr: Attribute, ty: Type) -> Option<Attribute> {
    let dense = attr.as_dense(ctx)?;
    Some(Attribute::get(ctx, AttrKind::DenseElements(DenseElements { ty, ..dense.clone() })))
}

/// To the type there is, of another such cast, of a constant.
pub(in super::super) fn bitcast(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let (Some(source), Some(ty)) = (op.operand(0), op.result_type(0)) else {
        return FoldResult::None;
    };
    if op.ty(source) == ty {
        return FoldResult::value(source);
    }
    if let Some(inner) = defined_by(op, source, Bitcast::def()).and_then(|cast| cast.operand(0)) {
        return if op.ty(inner) == ty { FoldResult::value(inner) } else { with_operand(0, inner) };
    }
    let attr = input.constants.first().copied().flatten();
    constant(attr.and_then(|attr| widened(op.ctx(), attr, ty)))
}

/// Equal elements as wider ones.
fn widened(ctx: &Context, attr: Attribute, ty: Type) -> Option<Attribute> {
    let number = splat(ctx, attr)?;
    let to = ty.element_or_self(ctx);
    let half = attr.typed(ctx)?.element_or_self(ctx);
    let width = to.int_or_float_width(ctx)?;
    let (from, bits) = (half.int_or_float_width(ctx)?, number.to_bits());
    let wide = || {
        let (mut wide, mut at) = (Int::from_i64(width, 0), 0);
        let own = Int::from_u128(width, bits.low_u128());
        while at < width {
            wide = wide.or(&own.shl(at));
            at += from;
        }
        wide
    };
    match number {
        Number::Float(_) if half == Type::F16 && to == Type::F32 => {
            let value = couloir_ir::num::Float::from_bits(
                couloir_ir::num::FloatKind::F32,
                wide().low_u128(),
            );
            Some(fill(ctx, ty, &Number::Float(value)))
        }
        Number::Int(_) if to.int_width(ctx).is_some() && width > from && width % from == 0 => {
            Some(fill(ctx, ty, &Number::Int(wide())))
        }
        _ => None,
    }
}

/// To the type there is, or of a constant.
pub(in super::super) fn broadcast(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let (Some(source), Some(ty)) = (op.operand(0), op.result_type(0)) else {
        return FoldResult::None;
    };
    if op.ty(source) == ty {
        return FoldResult::value(source);
    }
    if let Some(folded) = broadcast_of_cast(op, source) {
        return folded;
    }
    if let Some(poison) = poison_operand(input, 0) {
        return FoldResult::constant(poison);
    }
    // While converting, the constant of an `i64` may be one of `index`.
    let ctx = op.ctx();
    let element = ty.shaped_element(ctx);
    let attr = input.constants.first().copied().flatten().filter(|attr| {
        let of = attr.typed(ctx);
        of.is_some_and(|of| of.shaped_element(ctx).is_some()) || of == element
    });
    let number = attr.and_then(|attr| splat(ctx, attr));
    constant(number.map(|number| fill(ctx, ty, &number)))
}

/// A cast that only adds or drops outer dimensions of size 1 need not be.
fn broadcast_of_cast(op: OpRef<'_>, source: Value) -> Option<FoldResult> {
    let cast = defined_by(op, source, ShapeCast::def())?;
    let inner = cast.operand(0)?;
    let (from, to) = (vector(op, inner)?, vector(op, source)?);
    let whole = op.result_type(0)?.as_vector(op.ctx())?;
    let fits = from.rank() <= whole.rank() && (adds_units(from, to) || adds_units(to, from));
    fits.then(|| with_operand(0, inner))
}

/// Whether a transposition leaves the order of elements as it is.
pub(in super::super) fn keeps_order(op: OpRef<'_>) -> bool {
    let Some(from) = op.operand(0).and_then(|value| vector(op, value)) else { return false };
    let order = list(op, Transpose::PERMUTATION);
    let sized = |at: &i64| {
        let at = usize::try_from(*at).unwrap_or(usize::MAX);
        from.shape.get(at) != Some(&1) || from.scalable.get(at) == Some(&true)
    };
    order.iter().filter(|at| sized(at)).is_sorted()
}

/// To the type there is, of other casts, of a constant.
pub(in super::super) fn shape_cast(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let (Some(source), Some(ty)) = (op.operand(0), op.result_type(0)) else {
        return FoldResult::None;
    };
    if op.ty(source) == ty {
        return FoldResult::value(source);
    }
    if let Some(inner) = defined_by(op, source, ShapeCast::def()).and_then(|cast| cast.operand(0)) {
        return with_operand(0, inner);
    }
    if let Some(transpose) = defined_by(op, source, Transpose::def()) {
        let inner = transpose.operand(0).filter(|_| keeps_order(transpose));
        return inner.map_or(FoldResult::None, |inner| with_operand(0, inner));
    }
    if let Some(broadcast) = defined_by(op, source, Broadcast::def())
        && let Some(inner) = broadcast.operand(0).filter(|&inner| op.ty(inner) == ty)
    {
        return FoldResult::value(inner);
    }
    if let Some(poison) = poison_operand(input, 0) {
        return FoldResult::constant(poison);
    }
    let attr = input.constants.first().copied().flatten();
    constant(attr.and_then(|attr| reshaped(op.ctx(), attr, ty)))
}

/// Of equal constants, or one that leaves everything in place.
pub(in super::super) fn transpose(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let (Some(source), Some(ty)) = (op.operand(0), op.result_type(0)) else {
        return FoldResult::None;
    };
    let attr = input.constants.first().copied().flatten();
    let equal = attr.filter(|attr| attr.as_dense(op.ctx()).is_some_and(|dense| dense.splat));
    if let Some(made) = equal.and_then(|attr| reshaped(op.ctx(), attr, ty)) {
        return FoldResult::constant(made);
    }
    if let Some(poison) = poison_operand(input, 0) {
        return FoldResult::constant(poison);
    }
    if op.ty(source) == ty && keeps_order(op) {
        return FoldResult::value(source);
    }
    FoldResult::None
}

fn is_run(mask: &[i64], start: i64, length: i64) -> bool {
    mask.len() as i64 == length && mask.iter().zip(start..).all(|(&at, wanted)| at == wanted)
}

/// Of one vector as it is, of poison, or of constants.
pub(in super::super) fn shuffle(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    shuffled(input, op).unwrap_or(FoldResult::None)
}

fn shuffled(input: &FoldInput<'_>, op: OpRef<'_>) -> Option<FoldResult> {
    let (v1, v2) = (op.operand(0)?, op.operand(1)?);
    let (first, second) = (vector(op, v1)?, vector(op, v2)?);
    let (&length, &other) = (first.shape.first()?, second.shape.first()?);
    let mask = list(op, Shuffle::MASK);
    if is_run(&mask, 0, length) {
        return Some(FoldResult::value(v1));
    }
    if is_run(&mask, length, other) {
        return Some(FoldResult::value(v2));
    }
    let poison = [poison_operand(input, 0), poison_operand(input, 1)];
    if let [Some(poison), Some(_)] = poison {
        return Some(FoldResult::constant(poison));
    }
    if first.rank() != 1 {
        return None;
    }
    let dense = |at: usize| {
        let attr = input.constants.get(at).copied().flatten();
        attr.and_then(|attr| attr.as_dense(op.ctx()))
    };
    let known = [dense(0), dense(1)];
    if (0..2).any(|at| poison[at].is_none() && known[at].is_none()) {
        return None;
    }
    let lengths = [usize::try_from(length).ok()?, usize::try_from(other).ok()?];
    // What is poison becomes an element of the second vector where there is one.
    let made = constants::shuffled(op.ctx(), op.result_type(0)?, known, lengths, &mask)?;
    Some(FoldResult::constant(made))
}

/// One dimension that is not combined: nothing is.
pub(in super::super) fn multi_reduction(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let reduced = list(op, MultiReduction::REDUCTION_DIMS);
    match op.operand(0) {
        Some(source) if rank_of(op, Some(op.ty(source))) == 1 && reduced.is_empty() => {
            FoldResult::value(source)
        }
        _ => FoldResult::None,
    }
}

/// The elements of elements, or of a number repeated.
pub(in super::super) fn to_elements(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let Some(source) = op.operand(0) else { return FoldResult::None };
    if let Some(made) = defined_by(op, source, FromElements::def()) {
        return FoldResult::Replaced(made.operands().map(Folded::Value).collect());
    }
    let number = defined_by(op, source, Broadcast::def()).and_then(|made| made.operand(0));
    match number.filter(|&number| vector(op, number).is_none()) {
        Some(number) => FoldResult::Replaced(op.results().map(|_| Folded::Value(number)).collect()),
        None => FoldResult::None,
    }
}

/// All elements of a vector, in order.
pub(in super::super) fn from_elements(input: &FoldInput<'_>) -> FoldResult {
    let op = input.op;
    let build = || {
        let made = op.scope.defining_op(op.operand(0)?)?;
        if !made.is(ToElements::def()) || !made.results().eq(op.operands()) {
            return all_constants(input);
        }
        let source = made.operand(0)?;
        (Some(op.ty(source)) == op.result_type(0)).then(|| FoldResult::value(source))
    };
    build().or_else(|| all_constants(input)).unwrap_or(FoldResult::None)
}

fn all_constants(input: &FoldInput<'_>) -> Option<FoldResult> {
    let (op, ctx) = (input.op, input.op.ctx());
    let ty = op.result_type(0)?;
    let mut data = Vec::new();
    for attr in input.constants {
        let number = splat(ctx, (*attr)?)?;
        let single = fill(ctx, Type::vector(ctx, &[1], ty.element_or_self(ctx)), &number);
        data.extend_from_slice(&single.as_dense(ctx)?.data);
    }
    let made = DenseElements::new(ctx, ty, data);
    Some(FoldResult::constant(Attribute::get(ctx, AttrKind::DenseElements(made))))
}
