//! Products of matrices of which each of 64 lanes holds parts.

use couloir_dialects::amdgpu::{Mfma, ScaledMfma, SparseMfma};
use couloir_dialects::llvm::{self, case_of};
use couloir_ir::body::{Op, Value};
use couloir_ir::{Context, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch};

use super::{
    GFX90A, GFX908, GFX942, GFX950, Target, as_words, bits, element, flag, has_bytes, intrinsic,
    needs, number, operand, refuse, result, small_format, wide_format,
};
use crate::gpu_common::chipset::Chipset;
use crate::gpu_common::pieces::cast;
use crate::gpu_common::{constant_i32, unary};

/// What the numbers of a matrix are called.
pub(super) fn name(ctx: &Context, ty: Type) -> Option<&'static str> {
    match ty {
        Type::F64 => Some("f64"),
        _ => match ty.int_width(ctx) {
            Some(4) => Some("i4"),
            Some(8) => Some("i8"),
            Some(32) => Some("i32"),
            _ => wide_format(ctx, ty).or_else(|| small_format(ctx, ty).map(|(name, _)| name)),
        },
    }
}

/// Products of some numbers: since when there are those of sizes, and what they are called.
struct Products {
    factors: &'static str,
    sum: &'static str,
    since: Chipset,
    /// Rows, depth, and how many products at once; the end of the name.
    sizes: &'static [(i64, i64, i64)],
    ending: &'static str,
}

/// Rows of a table: `factors -> sum, since: sizes, "ending";`.
macro_rules! products {
    ($($factors:literal -> $sum:literal, $since:ident: [$($size:expr),*], $ending:literal;)*) => {
        &[$(Products {
            factors: $factors, sum: $sum, since: $since, sizes: &[$($size),*], ending: $ending,
        }),*]
    };
}

static DENSE: &[Products] = products! {
    "f32" -> "f32", GFX908:
        [(32, 1, 2), (16, 1, 4), (4, 1, 16), (32, 2, 1), (16, 4, 1)], "f32";
    "f16" -> "f32", GFX908:
        [(32, 4, 2), (16, 4, 4), (4, 4, 16), (32, 8, 1), (16, 16, 1)], "f16";
    "f16" -> "f32", GFX950: [(16, 32, 1), (32, 16, 1)], ".f16";
    "bf16" -> "f32", GFX950: [(16, 32, 1), (32, 16, 1)], ".bf16";
    "bf16" -> "f32", GFX90A:
        [(32, 4, 2), (16, 4, 4), (4, 4, 16), (32, 8, 1), (16, 16, 1)], "bf16.1k";
    "bf16" -> "f32", GFX908:
        [(32, 2, 2), (16, 2, 4), (4, 2, 16), (32, 4, 1), (16, 8, 1)], "bf16";
    "i8" -> "i32", GFX908:
        [(32, 4, 2), (16, 4, 4), (4, 4, 16), (32, 8, 1), (16, 16, 1)], "i8";
    "i8" -> "i32", GFX942: [(16, 32, 1), (32, 16, 1)], ".i8";
    "i8" -> "i32", GFX950: [(16, 64, 1), (32, 32, 1)], ".i8";
    "f64" -> "f64", GFX90A: [(16, 4, 1), (4, 4, 4)], "f64";
};

/// What an op multiplies, by names of numbers.
struct Kind {
    factors: [Type; 2],
    names: [&'static str; 2],
    sum: &'static str,
}

impl Kind {
    fn of(rw: &ConversionRewriter<'_>, op: Op) -> Result<Self, NoMatch> {
        let ctx = rw.context();
        let factors = [element(rw, op, 0)?, element(rw, op, 1)?];
        // Numbers without a name have no products.
        let called = |ty| name(ctx, ty).unwrap_or_default();
        let (names, sum) = (factors.map(called), called(element(rw, op, 2)?));
        Ok(Self { factors, names, sum })
    }

    /// Whether the factors are numbers of 8 bits, of those of a chipset.
    fn are_bytes(&self, ctx: &Context, chipset: Chipset) -> bool {
        self.factors.iter().all(|&ty| has_bytes(chipset, ctx, ty))
    }
}

/// The rest of the name of a product without scales.
fn dense(
    rw: &ConversionRewriter<'_>,
    op: Op,
    target: &Target,
    kind: &Kind,
    (m, k, blocks): (i64, i64, i64),
) -> Option<String> {
    let size = (m, k, blocks);
    let text = |sum: &str, ending: &str| format!("mfma.{sum}.{m}x{m}x{k}{ending}");
    let [first, second] = kind.names;
    if first == "f32" && flag(rw, op, Mfma::REDUCE_PRECISION) && target.chipset >= GFX942 {
        let has = matches!(size, (32, 4, 1) | (16, 8, 1)) && kind.sum == "f32";
        if has {
            return Some(text("f32", ".xf32"));
        }
    }
    if kind.are_bytes(rw.context(), target.chipset) && kind.sum == "f32" {
        let has = matches!(size, (16, 32, 1) | (32, 16, 1));
        return has.then(|| text("f32", &format!(".{first}.{second}")));
    }
    let found = DENSE.iter().find(|row| {
        (row.factors, row.sum) == (first, kind.sum)
            && target.chipset >= row.since
            && row.sizes.contains(&size)
    })?;
    // Numbers that are twice as wide have products of half the depth, under the same name.
    Some(text(found.sum, found.ending))
}

/// Whether there is a product of small numbers of any formats.
fn is_scalable(chipset: Chipset, kind: &Kind, size: (i64, i64, i64)) -> bool {
    let small = |name: &str| matches!(name, "fp8" | "bf8" | "fp6" | "bf6" | "fp4");
    chipset >= GFX950
        && kind.names.iter().all(|name| small(name))
        && kind.sum == "f32"
        && matches!(size, (16, 128, 1) | (32, 64, 1))
}

/// A factor as registers.
fn factor(
    rw: &mut ConversionRewriter<'_>,
    value: Value,
    keeps_bf16: bool,
) -> Result<Value, NoMatch> {
    let ctx = rw.context();
    let ty = rw.ty(value);
    let Some(vector) = ty.as_vector(ctx) else { return Ok(value) };
    let width = vector.element.int_or_float_width(ctx).unwrap_or(0);
    let all = bits(ctx, ty).or_no_match("no width")?;
    match width {
        16 if wide_format(ctx, vector.element) == Some("bf16") && !keeps_bf16 => {
            let ty = Type::vector(ctx, &vector.shape, Type::I16);
            Ok(cast(rw, value, ty))
        }
        ..=8 if all <= 64 => Ok(cast(rw, value, Type::int(ctx, all as u32))),
        ..=8 => as_words(rw, value),
        _ => Ok(value),
    }
}

/// The sizes of a product.
fn sizes(rw: &ConversionRewriter<'_>, op: Op, slots: [usize; 3]) -> [i64; 3] {
    slots.map(|slot| number(rw, op, slot))
}

/// What permutes lanes of the second factor; for numbers of 64 bits, what is negated.
fn second_permutation(rw: &ConversionRewriter<'_>, op: Op) -> i64 {
    let ctx = rw.context();
    let negated = [Mfma::NEGATE_A, Mfma::NEGATE_B, Mfma::NEGATE_C].into_iter().enumerate();
    let negated = negated.fold(0, |all, (at, slot)| all | i64::from(flag(rw, op, slot)) << at);
    let blgp = rw.view(op).prop(Mfma::BLGP).and_then(|blgp| case_of(ctx, blgp));
    if negated != 0 { negated } else { blgp.unwrap_or(0) as i64 }
}

pub(super) fn product(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let chipset = target.chipset;
    let has = chipset.major == 9 && chipset >= GFX908;
    needs(has, rw, op, "MFMA only supported on gfx908+")?;
    let permutes = second_permutation(rw, op);
    let negates =
        [Mfma::NEGATE_A, Mfma::NEGATE_B, Mfma::NEGATE_C].iter().any(|&slot| flag(rw, op, slot));
    let message = "negation unsupported on older than gfx942";
    needs(!negates || chipset >= GFX942, rw, op, message)?;
    let kind = Kind::of(rw, op)?;
    let [m, n, k] = sizes(rw, op, [Mfma::M, Mfma::N, Mfma::K]);
    let size = (m, k, number(rw, op, Mfma::BLOCKS));
    let found = dense(rw, op, target, &kind, size).filter(|_| m == n);
    let Some(found) = found else {
        if is_scalable(chipset, &kind, size) && m == n {
            return unscaled(op, new, rw, &kind, (m, k), permutes);
        }
        return refuse(rw, op, "no intrinsic matching MFMA size on given chipset");
    };
    let ty = result(rw, op)?;
    let [first, second, sum] = factors(new)?;
    let keeps = found.rsplit('.').next() == Some("bf16");
    let mut args = Vec::new();
    for value in [first, second] {
        args.push(factor(rw, value, keeps)?);
    }
    args.push(sum);
    let [cbsz, abid] = [Mfma::CBSZ, Mfma::ABID].map(|slot| number(rw, op, slot));
    args.extend([cbsz, abid, permutes].map(|value| constant_i32(rw, value)));
    rw.replace_with(op, intrinsic(rw.context(), &found, &args, &[])?.result(ty))
}

/// The factors and the sum so far.
pub(super) fn factors(new: &Operands) -> Result<[Value; 3], NoMatch> {
    new.all().first_chunk().copied().or_no_match("not three matrices")
}

/// A product of small numbers as one with scales, which are 1.
fn unscaled(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    kind: &Kind,
    (m, k): (i64, i64),
    permutes: i64,
) -> Lowered {
    let is_plain = [Mfma::CBSZ, Mfma::ABID].iter().all(|&slot| number(rw, op, slot) == 0);
    let message = "non-default abid, blgp, and cbsz aren't supported on MFMAs that can be scaled \
                   as those fields are used for type information";
    needs(is_plain && permutes == 0, rw, op, message)?;
    let [first, second, sum] = factors(new)?;
    let args = [as_words(rw, first)?, as_words(rw, second)?, sum];
    let zero = constant_i32(rw, 0);
    let formats = formats(rw, kind);
    let args = args.into_iter().chain(formats).chain([zero; 4]).collect::<Vec<_>>();
    with_scales(rw, op, &args, m, k)
}

/// The numbers of the formats of the factors.
fn formats(rw: &mut ConversionRewriter<'_>, kind: &Kind) -> [Value; 2] {
    let ctx = rw.context();
    kind.factors.map(|ty| {
        let format = small_format(ctx, ty).map_or(0, |(_, format)| format);
        constant_i32(rw, format)
    })
}

fn with_scales(rw: &mut ConversionRewriter<'_>, op: Op, args: &[Value], m: i64, k: i64) -> Lowered {
    let ty = result(rw, op)?;
    let name = format!("mfma.scale.f32.{m}x{m}x{k}.f8f6f4");
    rw.replace_with(op, intrinsic(rw.context(), &name, args, &[])?.result(ty))
}

/// Scales as a word.
fn scales(rw: &mut ConversionRewriter<'_>, value: Value) -> Value {
    match rw.ty(value).as_vector(rw.context()) {
        Some(_) => cast(rw, value, Type::I32),
        None => unary(rw, llvm::ZExt::def(), value, Type::I32),
    }
}

pub(super) fn scaled(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let chipset = target.chipset;
    let has = chipset.major == 9 && chipset >= GFX950;
    needs(has, rw, op, "scaled MFMA only supported on gfx908+")?;
    let kind = Kind::of(rw, op)?;
    let [m, n, k] = sizes(rw, op, [ScaledMfma::M, ScaledMfma::N, ScaledMfma::K]);
    if m != n || !is_scalable(chipset, &kind, (m, k, 1)) {
        return refuse(rw, op, "no intrinsic matching scaled MFMA size on given chipset");
    }
    let [first, second, sum] = factors(new)?;
    let scale_a = operand(rw, op, new, ScaledMfma::SCALES_A)?;
    let scale_b = operand(rw, op, new, ScaledMfma::SCALES_B)?;
    let mut args = vec![as_words(rw, first)?, as_words(rw, second)?, sum];
    let at = [ScaledMfma::SCALES_IDX_A, ScaledMfma::SCALES_IDX_B].map(|slot| number(rw, op, slot));
    let [at_a, at_b] = at.map(|at| constant_i32(rw, at));
    args.extend(formats(rw, &kind));
    let [scale_a, scale_b] = [scale_a, scale_b].map(|value| scales(rw, value));
    args.extend([at_a, scale_a, at_b, scale_b]);
    with_scales(rw, op, &args, m, k)
}

static SPARSE: &[Products] = products! {
    "f16" -> "f32", GFX942: [(16, 32, 1), (32, 16, 1)], ".f16";
    "bf16" -> "f32", GFX942: [(16, 32, 1), (32, 16, 1)], ".bf16";
    "i8" -> "i32", GFX942: [(16, 64, 1), (32, 32, 1)], ".i8";
    "f16" -> "f32", GFX950: [(16, 64, 1), (32, 32, 1)], ".f16";
    "bf16" -> "f32", GFX950: [(16, 64, 1), (32, 32, 1)], ".bf16";
    "i8" -> "i32", GFX950: [(16, 128, 1), (32, 64, 1)], ".i8";
};

/// The name of a product of which a factor is half zero.
fn sparse_name(ctx: &Context, chipset: Chipset, kind: &Kind, m: i64, k: i64) -> Option<String> {
    let [first, second] = kind.names;
    if kind.are_bytes(ctx, chipset) && kind.sum == "f32" {
        let has = match (m, k) {
            (16, 64) | (32, 32) => true,
            (16, 128) | (32, 64) => chipset >= GFX950,
            _ => false,
        };
        return has.then(|| format!("smfmac.f32.{m}x{m}x{k}.{first}.{second}"));
    }
    let found = SPARSE.iter().find(|row| {
        (row.factors, row.sum) == (first, kind.sum)
            && chipset >= row.since
            && row.sizes.contains(&(m, k, 1))
    })?;
    Some(format!("smfmac.{}.{m}x{m}x{k}{}", found.sum, found.ending))
}

pub(super) fn sparse(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let chipset = target.chipset;
    let has = chipset.major == 9 && chipset >= GFX942;
    needs(has, rw, op, "sparse MFMA (smfmac) only supported on gfx942+")?;
    let kind = Kind::of(rw, op)?;
    let [m, n, k] = sizes(rw, op, [SparseMfma::M, SparseMfma::N, SparseMfma::K]);
    let found = sparse_name(ctx, chipset, &kind, m, k).filter(|_| m == n);
    let Some(found) = found else {
        return refuse(rw, op, "no intrinsic matching sparse MFMA on the given chipset");
    };
    let [first, second, sum] = factors(new)?;
    let index = operand(rw, op, new, SparseMfma::SPARSE_IDX)?;
    let ty = result(rw, op)?;
    let mut args = Vec::new();
    for value in [first, second] {
        let is_small = rw.ty(value).element_or_self(ctx).int_width(ctx) == Some(8);
        args.push(match is_small {
            true => as_words(rw, value)?,
            false => factor(rw, value, chipset >= GFX950)?,
        });
    }
    args.extend([sum, cast(rw, index, Type::I32)]);
    let flags = [SparseMfma::CBSZ, SparseMfma::ABID].map(|slot| number(rw, op, slot));
    args.extend(flags.map(|value| constant_i32(rw, value)));
    rw.replace_with(op, intrinsic(ctx, &found, &args, &[])?.result(ty))
}
