//! The halves of wide integers: taken out of vectors, and put into them.

use couloir_dialects::common::calc::Calc;
use couloir_dialects::vector;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Context, Type};
use couloir_rewrite::convert::{ConversionRewriter, NoMatch, Operands, OrNoMatch};

use crate::common::splat;

/// Expressions of ops without flags.
pub(super) fn calc<'b>(rw: &'b mut ConversionRewriter<'_>) -> Calc<'b> {
    Calc::new(rw.context(), rw, None)
}

/// The pair that an op's one result becomes.
pub(super) fn pair_type(rw: &ConversionRewriter<'_>, op: Op) -> Result<Type, NoMatch> {
    let ty = *rw.convert_results(op)?.first().or_no_match("no result")?;
    let is_pair = ty.as_vector(rw.context()).is_some_and(|ty| ty.shape.last() == Some(&2));
    is_pair.then_some(ty).or_no_match("expected scalar or vector type")
}

/// The only values of the first two operands.
pub(super) fn two(new: &Operands) -> Result<(Value, Value), NoMatch> {
    new.one(0).zip(new.one(1)).or_no_match("expected two operands")
}

/// The type of the halves of such pairs, where they have no dimension of their own.
pub(super) fn bare_half_type(ctx: &Context, pair: Type) -> Type {
    let Some(vector) = pair.as_vector(ctx) else { return pair };
    match &*vector.shape {
        [] | [_] => vector.element,
        [outer @ .., _] => Type::vector(ctx, outer, vector.element),
    }
}

/// The type of a half.
pub(super) fn half_type(ctx: &Context, pair: Type) -> Type {
    let Some(vector) = pair.as_vector(ctx) else { return pair };
    match &*vector.shape {
        [] | [_] => vector.element,
        [outer @ .., _] => {
            let shape = outer.iter().copied().chain([1]).collect::<Vec<_>>();
            Type::vector(ctx, &shape, vector.element)
        }
    }
}

fn i64s(ctx: &Context, items: impl Iterator<Item = i64>) -> Attribute {
    let items = items.map(|item| Attribute::i64(ctx, item)).collect::<Vec<_>>();
    Attribute::array(ctx, &items)
}

/// Offsets of a half in vectors of this rank.
fn offsets(ctx: &Context, rank: usize, at: i64) -> Attribute {
    let zeros = std::iter::repeat_n(0, rank.saturating_sub(1));
    i64s(ctx, zeros.chain([at]))
}

fn ones(ctx: &Context, rank: usize) -> Attribute {
    i64s(ctx, std::iter::repeat_n(1, rank))
}

/// The low half, or the high.
pub(super) fn half(rw: &mut ConversionRewriter<'_>, pair: Value, at: i64) -> Value {
    let ctx = rw.context();
    let ty = half_type(ctx, rw.ty(pair));
    let Some(vector) = ty.as_vector(ctx) else {
        let place = Attribute::i64_array(ctx, &[at]);
        return rw.insert1(vector::Extract::build(ty, pair, &[], place));
    };
    let rank = vector.rank();
    let sizes = i64s(ctx, vector.shape.iter().copied());
    let (offsets, strides) = (offsets(ctx, rank, at), ones(ctx, rank));
    rw.insert1(vector::ExtractStridedSlice::build(ty, pair, offsets, sizes, strides))
}

pub(super) fn halves(rw: &mut ConversionRewriter<'_>, pair: Value) -> [Value; 2] {
    [0, 1].map(|at| half(rw, pair, at))
}

/// Puts halves, the low one first, into zeros.
pub(super) fn join(rw: &mut ConversionRewriter<'_>, ty: Type, halves: &[Value]) -> Value {
    let ctx = rw.context();
    let zeros = splat(ctx, ty, 0);
    let mut pair = calc(rw).constant(ty, zeros).value;
    for (at, &half) in (0..).zip(halves) {
        pair = insert(rw, pair, half, at);
    }
    pair
}

fn insert(rw: &mut ConversionRewriter<'_>, pair: Value, half: Value, at: i64) -> Value {
    let ctx = rw.context();
    let ty = rw.ty(pair);
    let Some(vector) = rw.ty(half).as_vector(ctx) else {
        let place = Attribute::i64_array(ctx, &[at]);
        return rw.insert1(vector::Insert::build(ty, half, pair, &[], place));
    };
    let rank = vector.rank();
    let (offsets, strides) = (offsets(ctx, rank, at), ones(ctx, rank));
    rw.insert1(vector::InsertStridedSlice::build(ty, half, pair, offsets, strides))
}

/// A half without the dimension that all halves end with.
pub(super) fn dropped(rw: &mut ConversionRewriter<'_>, half: Value) -> Value {
    let ctx = rw.context();
    let Some(vector) = rw.ty(half).as_vector(ctx) else { return half };
    let [outer @ .., 1] = &*vector.shape else { return half };
    let ty = Type::vector(ctx, outer, vector.element);
    rw.insert1(vector::ShapeCast::build(ty, half))
}

/// A vector of the shape of halves.
pub(super) fn appended(rw: &mut ConversionRewriter<'_>, value: Value) -> Value {
    let ctx = rw.context();
    let Some(vector) = rw.ty(value).as_vector(ctx) else { return value };
    let shape = vector.shape.iter().copied().chain([1]).collect::<Vec<_>>();
    let ty = Type::vector(ctx, &shape, vector.element);
    rw.insert1(vector::ShapeCast::build(ty, value))
}

/// A number of a type, or a vector of it.
pub(super) fn number(rw: &mut ConversionRewriter<'_>, ty: Type, value: i64) -> Value {
    let attr = splat(rw.context(), ty, value);
    calc(rw).constant(ty, attr).value
}
