//! Numbers of 8 bits become wider ones two by two, and the other way round, four of them in a
//! register.

use couloir_dialects::amdgpu::{ExtPackedFp8, PackedTrunc2xfp8};
use couloir_dialects::arith;
use couloir_dialects::common::fold::{Number, fill};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::num::{Float, RoundingMode};
use couloir_ir::{Attribute, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::{converted, count, is_number_or_vector, like, numbers, place, shape_of};
use crate::convert_amdgpu_to_rocdl::has_bytes;
use crate::gpu_common::chipset::Chipset;
use crate::vector_common::build::BuildVector;

/// How many numbers a register holds, and how many an instruction does.
const REGISTER: i64 = 4;
const PAIR: i64 = 2;

/// The one operand, what it becomes, and the element types of both.
fn sides(op: Op, rw: &Rewriter<'_>) -> Result<(Value, Type, [Type; 2]), NoMatch> {
    let ctx = rw.context();
    let value = rw.view(op).operand(0).or_no_match("no operand")?;
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    if !is_number_or_vector(ctx, ty) {
        return no_match("neither a number nor a vector");
    }
    Ok((value, ty, [rw.ty(value), ty].map(|ty| ty.element_or_self(ctx))))
}

fn part(rw: &Rewriter<'_>, at: i64) -> Attribute {
    Attribute::i32(rw.context(), at as i32)
}

/// The number at a place of a register.
fn one(rw: &mut Rewriter<'_>, register: Value, at: i64, to: Type) -> Value {
    let at = part(rw, at);
    let wide = rw.insert1(ExtPackedFp8::build(Type::F32, register, at));
    converted(rw, wide, to)
}

pub(super) fn widen(op: Op, rw: &mut Rewriter<'_>, chipset: Chipset) -> Rewritten {
    let ctx = rw.context();
    let (mut source, ty, [from, to]) = sides(op, rw)?;
    if !has_bytes(chipset, ctx, from) {
        return no_match("the chipset has no such numbers");
    }
    rw.at(op);
    if ty.as_vector(ctx).is_none() {
        let value = one(rw, source, 0, to);
        rw.replace(op, &[value]);
        return Ok(());
    }
    let shape = shape_of(ctx, ty).or_no_match("the vector is scalable")?;
    let count = count(&shape).or_no_match("too many numbers")?;
    if shape.is_empty() {
        let zero = rw.zero(ty);
        let number = rw.extract(source, &[]);
        let number = one(rw, number, 0, to);
        let value = rw.insert_at(number, zero, &[]);
        rw.replace(op, &[value]);
        return Ok(());
    }
    let flat = Type::vector(ctx, &[count], to);
    let mut whole = rw.zero(flat);
    if shape.len() > 1 {
        let flat = Type::vector(ctx, &[count], from);
        source = rw.shape_cast(source, flat);
    }
    for start in (0..count).step_by(REGISTER as usize) {
        let size = REGISTER.min(count.saturating_sub(start));
        let register = rw.extract_slice(source, &[start], &[size]);
        for at in (0..size).step_by(PAIR as usize) {
            let place = start.saturating_add(at);
            if at.saturating_add(1) == size {
                let number = one(rw, register, at, to);
                whole = rw.insert_at(number, whole, &[place]);
                continue;
            }
            let pair = Type::vector(ctx, &[PAIR], Type::F32);
            let which = part(rw, at / PAIR);
            let pair = rw.insert1(ExtPackedFp8::build(pair, register, which));
            let pair = converted(rw, pair, to);
            whole = rw.insert_slice(pair, whole, &[place]);
        }
    }
    if shape.len() > 1 {
        whole = rw.shape_cast(whole, ty);
    }
    rw.replace(op, &[whole]);
    Ok(())
}

/// A constant, in each element.
fn constant(rw: &mut Rewriter<'_>, ty: Type, value: Float) -> Value {
    let attr = fill(rw.context(), ty, &Number::Float(value));
    rw.constant(ty, attr)
}

/// Numbers that are too large become the largest there are; infinities stay, and what is no number.
fn saturated(rw: &mut Rewriter<'_>, value: Value, to: Type) -> Result<Value, NoMatch> {
    const OEQ: i64 = 1;
    const UNO: i64 = 14;
    let ctx = rw.context();
    let ty = rw.ty(value);
    let kind = ty.element_or_self(ctx).float_kind(ctx).or_no_match("not a float")?;
    let small = to.float_kind(ctx).or_no_match("not a float")?;
    let bound = |negative| {
        let bound = Float::largest(small, negative);
        bound.convert(kind, RoundingMode::NearestEven).value
    };
    let lower = constant(rw, ty, bound(true));
    let upper = constant(rw, ty, bound(false));
    let infinities = [false, true].map(|negative| Float::infinity(kind, negative));
    let [most, least] = infinities.map(|infinity| constant(rw, ty, infinity));
    let bit = like(ctx, ty, Type::I1);
    let compare = |rw: &mut Rewriter<'_>, a, b, predicate| {
        let predicate = Attribute::i64(rw.context(), predicate);
        rw.insert1(arith::Cmpf::build(rw.context(), bit, a, b, predicate))
    };
    let is_most = compare(rw, value, most, OEQ);
    let is_least = compare(rw, value, least, OEQ);
    let is_none = compare(rw, value, value, UNO);
    let stays = rw.insert1(arith::Ori::build(bit, is_most, is_least));
    let stays = rw.insert1(arith::Ori::build(bit, stays, is_none));
    let bounded = rw.insert1(arith::Maximumf::build(ctx, ty, value, lower));
    let bounded = rw.insert1(arith::Minimumf::build(ctx, ty, bounded, upper));
    Ok(rw.insert1(arith::Select::build(ty, stays, value, bounded)))
}

/// One or two numbers in a half of a register, of which the other half may be there.
fn packed(
    rw: &mut Rewriter<'_>,
    to: Type,
    numbers: [Option<Value>; 2],
    register: Option<Value>,
    half: i64,
) -> Result<Value, NoMatch> {
    let ctx = rw.context();
    let [first, second] = numbers;
    let first = first.or_no_match("no number")?;
    let ty = Type::vector(ctx, &[REGISTER], to);
    let half = part(rw, half);
    Ok(rw.insert1(PackedTrunc2xfp8::build(ctx, ty, first, second, register, half)))
}

pub(super) fn narrow(
    op: Op,
    rw: &mut Rewriter<'_>,
    chipset: Chipset,
    saturates: bool,
) -> Rewritten {
    let ctx = rw.context();
    let (mut source, ty, [_, to]) = sides(op, rw)?;
    if !has_bytes(chipset, ctx, to) || rw.view(op).prop(arith::Truncf::ROUNDINGMODE).is_some() {
        return no_match("the chipset has no such numbers, or does not round so");
    }
    let (shape, count) = numbers(ctx, ty)?;
    rw.at(op);
    if saturates {
        source = saturated(rw, source, to)?;
    }
    let Some(shape) = shape else {
        let number = converted(rw, source, Type::F32);
        let register = packed(rw, to, [Some(number), None], None, 0)?;
        let value = rw.extract(register, &[0]);
        rw.replace(op, &[value]);
        return Ok(());
    };
    let flat = Type::vector(ctx, &[count], to);
    let mut whole = rw.zero(flat);
    for start in (0..count).step_by(REGISTER as usize) {
        let end = start.saturating_add(REGISTER).min(count);
        let mut register = None;
        for (half, first) in (start..end).step_by(PAIR as usize).enumerate() {
            let numbers = [first, first.saturating_add(1)].map(|at| {
                (at < end).then(|| {
                    let number = rw.extract(source, &place(&shape, at));
                    converted(rw, number, Type::F32)
                })
            });
            register = Some(packed(rw, to, numbers, register, half as i64)?);
        }
        let mut register = register.or_no_match("no numbers")?;
        let size = end.saturating_sub(start);
        if size < REGISTER {
            register = rw.extract_slice(register, &[0], &[size]);
        }
        whole = rw.insert_slice(register, whole, &[start]);
    }
    if shape.len() > 1 {
        whole = rw.shape_cast(whole, ty);
    }
    rw.replace(op, &[whole]);
    Ok(())
}
