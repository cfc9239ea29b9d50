//! Small numbers, several in a register, become wide ones, and the other way round.

use couloir_dialects::amdgpu::{
    ExtPackedFp8, PackedScaledTrunc, PackedStochRoundFp8, PackedTrunc2xfp8, ScaledExtPacked,
    ScaledExtPackedMatrix,
};
use couloir_dialects::llvm;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, Context, OpDef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};

use super::{
    GFX950, GFX1250, Target, as_words, element, extract, has_bytes, insert, intrinsic, number,
    operand, result, small_format, wide_format,
};
use crate::gpu_common::constant_i32;
use crate::gpu_common::pieces::cast;

/// A value of which nothing is known, or that is zero.
fn filler(rw: &mut ConversionRewriter<'_>, def: &'static OpDef, ty: Type) -> Value {
    rw.insert1(NewOp::new(def).result(ty))
}

/// A vector as the first part of a longer one, element by element; a number as such, too.
fn padded(
    rw: &mut ConversionRewriter<'_>,
    value: Value,
    length: i64,
    filler_def: &'static OpDef,
) -> Value {
    let ctx = rw.context();
    let ty = rw.ty(value);
    let vector = ty.as_vector(ctx);
    let own = vector.map_or(1, |_| ty.num_elements(ctx).unwrap_or(0));
    if vector.is_some() && own == length as u64 {
        return value;
    }
    let whole = Type::vector(ctx, &[length], ty.element_or_self(ctx));
    let mut whole = filler(rw, filler_def, whole);
    for at in 0..own.min(length as u64) {
        let at = constant_i32(rw, at as i64);
        let element = if vector.is_some() { extract(rw, value, at) } else { value };
        whole = insert(rw, element, whole, at);
    }
    whole
}

/// How many numbers a register holds.
fn in_register(ctx: &Context, ty: Type) -> Option<i64> {
    let width = ty.int_or_float_width(ctx).filter(|&width| width > 0)?;
    Some(i64::from(32 / width))
}

/// Which half, or which part.
fn which(half: &'static str, at: i64) -> (&'static str, Attribute) {
    (half, Attribute::bool(at != 0))
}

fn part(ctx: &Context, part: &'static str, at: i64) -> (&'static str, Attribute) {
    (part, Attribute::i32(ctx, at as i32))
}

/// What instructions of a chipset call the numbers of 8 bits of an op.
fn byte_format(target: &Target, ctx: &Context, ty: Type) -> Result<&'static str, NoMatch> {
    let format = small_format(ctx, ty).filter(|_| has_bytes(target.chipset, ctx, ty));
    format.map(|(name, _)| name).or_no_match("the chipset has no such numbers")
}

pub(super) fn widen(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let format = byte_format(target, ctx, element(rw, op, 0)?)?;
    let ty = result(rw, op)?;
    let at = number(rw, op, ExtPackedFp8::INDEX);
    let source = new.one(0).or_no_match("no source")?;
    let source = padded(rw, source, 4, llvm::Undef::def());
    let source = cast(rw, source, Type::I32);
    let made = match ty.as_vector(ctx) {
        Some(_) => {
            let name = format!("cvt.pk.f32.{format}");
            intrinsic(ctx, &name, &[source], &[which("wordSel", at)])?
        }
        None => {
            let name = format!("cvt.f32.{format}");
            intrinsic(ctx, &name, &[source], &[part(ctx, "byteSel", at)])?
        }
    };
    rw.replace_with(op, made.result(ty))
}

/// What is there already, as another type, or what stands for nothing.
fn existing(
    rw: &mut ConversionRewriter<'_>,
    value: Option<Value>,
    ty: Type,
    nothing: &'static OpDef,
) -> Value {
    match value {
        Some(value) => cast(rw, value, ty),
        None => filler(rw, nothing, ty),
    }
}

/// Replaces an op by a word, as the vector that it gives.
fn replace_by(rw: &mut ConversionRewriter<'_>, op: Op, made: NewOp, word: Type) -> Lowered {
    let ty = result(rw, op)?;
    let value = rw.insert1(made.result(word));
    let value = cast(rw, value, ty);
    rw.replace(op, value)
}

/// What instructions of a chipset call the numbers of 8 bits that an op gives.
fn result_format(
    target: &Target,
    rw: &ConversionRewriter<'_>,
    op: Op,
) -> Result<&'static str, NoMatch> {
    let ctx = rw.context();
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    byte_format(target, ctx, ty.element_or_self(ctx))
}

pub(super) fn narrow(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let format = result_format(target, rw, op)?;
    let view = rw.view(op);
    let [second, old] = [PackedTrunc2xfp8::SOURCE_B, PackedTrunc2xfp8::EXISTING]
        .map(|group| new.one_in_group(view, group));
    let first = operand(rw, op, new, PackedTrunc2xfp8::SOURCE_A)?;
    let second = second.unwrap_or_else(|| filler(rw, llvm::Undef::def(), Type::F32));
    let old = existing(rw, old, Type::I32, llvm::Undef::def());
    let at = which("wordSel", number(rw, op, PackedTrunc2xfp8::WORD_INDEX));
    let made = intrinsic(ctx, &format!("cvt.pk.{format}.f32"), &[first, second, old], &[at])?;
    replace_by(rw, op, made, Type::I32)
}

pub(super) fn round(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let format = result_format(target, rw, op)?;
    let source = operand(rw, op, new, PackedStochRoundFp8::SOURCE)?;
    let random = operand(rw, op, new, PackedStochRoundFp8::STOCHIASTIC_PARAM)?;
    let old = new.one_in_group(rw.view(op), PackedStochRoundFp8::EXISTING);
    let old = existing(rw, old, Type::I32, llvm::Undef::def());
    let at = part(ctx, "byteSel", number(rw, op, PackedStochRoundFp8::STORE_INDEX));
    let made = intrinsic(ctx, &format!("cvt.sr.{format}.f32"), &[source, random, old], &[at])?;
    replace_by(rw, op, made, Type::I32)
}

/// The number of the format of four bits.
const FP4: &str = "fp4";

/// What instructions call small and wide numbers of an op with scales.
fn formats(
    ctx: &Context,
    small: Type,
    wide: Type,
) -> Result<(&'static str, &'static str), NoMatch> {
    let small = small_format(ctx, small).map(|(name, _)| name);
    small.zip(wide_format(ctx, wide)).or_no_match("there are no instructions for such numbers")
}

pub(super) fn widen_scaled(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    if target.chipset != GFX950 {
        return no_match("scaled conversions are those of gfx950");
    }
    let ctx = rw.context();
    let ty = result(rw, op)?;
    let small = element(rw, op, 0)?;
    let (format, wide) = formats(ctx, small, ty.element_or_self(ctx))?;
    let at = number(rw, op, ScaledExtPacked::INDEX);
    let source = operand(rw, op, new, ScaledExtPacked::SOURCE)?;
    let scale = operand(rw, op, new, ScaledExtPacked::SCALE)?;
    let length = in_register(ctx, small).or_no_match("no width")?;
    let source = padded(rw, source, length, llvm::Zero::def());
    let source = cast(rw, source, Type::I32);
    let at = match format {
        FP4 => part(ctx, "srcSelIndex", at),
        _ => which("srcLoHiSel", at),
    };
    let name = format!("cvt.scalef32.pk.{wide}.{format}");
    rw.replace_with(op, intrinsic(ctx, &name, &[source, scale], &[at])?.result(ty))
}

/// A vector of one element as one of two, the other 0.
fn pair(rw: &mut ConversionRewriter<'_>, value: Value) -> Value {
    let ctx = rw.context();
    let ty = rw.ty(value);
    if ty.num_elements(ctx) != Some(1) {
        return value;
    }
    let first = constant_i32(rw, 0);
    let element = extract(rw, value, first);
    let whole = Type::vector(ctx, &[2], ty.element_or_self(ctx));
    let whole = filler(rw, llvm::Zero::def(), whole);
    insert(rw, element, whole, first)
}

pub(super) fn narrow_scaled(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    if target.chipset != GFX950 {
        return no_match("scaled conversions are those of gfx950");
    }
    let ctx = rw.context();
    let small = rw.view(op).result_type(0).or_no_match("no result")?.element_or_self(ctx);
    let (format, wide) = formats(ctx, small, element(rw, op, 0)?)?;
    let at = number(rw, op, PackedScaledTrunc::INDEX);
    let source = operand(rw, op, new, PackedScaledTrunc::SOURCE)?;
    let scale = operand(rw, op, new, PackedScaledTrunc::SCALE)?;
    let old = new.one_in_group(rw.view(op), PackedScaledTrunc::EXISTING);
    let (word, at) = match format {
        FP4 => (Type::I32, part(ctx, "dstSelIndex", at)),
        _ => (Type::vector(ctx, &[2], Type::I16), which("dstLoHiSel", at)),
    };
    let old = existing(rw, old, word, llvm::Zero::def());
    let source = pair(rw, source);
    let mut args = vec![old];
    if wide == "f32" {
        let places = [0, 1].map(|at| constant_i32(rw, at));
        args.extend(places.map(|at| extract(rw, source, at)));
    } else {
        args.push(source);
    }
    args.push(scale);
    let made = intrinsic(ctx, &format!("cvt.scalef32.pk.{format}.{wide}"), &args, &[at])?;
    replace_by(rw, op, made, word)
}

/// Which scales of four belong to the numbers that a lane holds, as the instructions have it.
fn scale_selection(is_byte: bool, block: i64, from_second_half: bool, byte: i64) -> i64 {
    let half = i64::from(from_second_half);
    match (is_byte, block) {
        (true, 16) => 1 | (half * 12),
        (true, _) => (byte * 2) | (half * 8),
        (false, 16) => 1 | (half * 4),
        (false, _) => byte | (half * 4),
    }
}

pub(super) fn widen_matrix(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    if target.chipset != GFX1250 {
        return no_match("such conversions are those of gfx1250");
    }
    let ctx = rw.context();
    let ty = result(rw, op)?;
    let small = element(rw, op, 0)?;
    let (format, wide) = formats(ctx, small, ty.element_or_self(ctx))?;
    let [block, lane, byte] = [
        ScaledExtPackedMatrix::BLOCK_SIZE,
        ScaledExtPackedMatrix::FIRST_SCALE_LANE,
        ScaledExtPackedMatrix::FIRST_SCALE_BYTE,
    ]
    .map(|slot| number(rw, op, slot));
    let is_byte = small.int_or_float_width(ctx) == Some(8);
    let selection = scale_selection(is_byte, block, lane == 16, byte);
    let source = operand(rw, op, new, ScaledExtPackedMatrix::SOURCE)?;
    let scale = operand(rw, op, new, ScaledExtPackedMatrix::SCALE)?;
    let scale = cast(rw, scale, Type::I32);
    let source = match format {
        FP4 => cast(rw, source, Type::I32),
        _ => as_words(rw, source)?,
    };
    let count = ty.num_elements(ctx).unwrap_or(0);
    let name = format!("cvt.scale.pk{count}.{wide}.{format}");
    let selection = part(ctx, "scaleSel", selection);
    rw.replace_with(op, intrinsic(ctx, &name, &[source, scale], &[selection])?.result(ty))
}
