//! Products of matrices of which each of 32 lanes holds parts.

use couloir_dialects::amdgpu::{ScaledWmma, Wmma};
use couloir_dialects::llvm;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Context, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch};

use super::products::{factors, name};
use super::{
    GFX1250, Target, as_words, bits, element, flag, intrinsic, needs, number, operand, refuse,
    result, small_format,
};
use crate::gpu_common::chipset::Chipset;
use crate::gpu_common::pieces::cast;
use crate::gpu_common::unary;

/// A generation of chipsets that have products of their own.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Generation {
    Gfx11,
    Gfx12,
    Gfx1250,
}
use Generation::{Gfx11, Gfx12, Gfx1250};

impl Generation {
    fn of(chipset: Chipset) -> Option<Self> {
        match (chipset.major, chipset.minor) {
            (11, _) => Some(Gfx11),
            (12, 0) => Some(Gfx12),
            _ if chipset == GFX1250 => Some(Gfx1250),
            _ => None,
        }
    }
}

/// Products: of what, to what, of which depth, and who has them.
struct Products {
    factors: &'static [&'static str],
    sums: &'static [&'static str],
    depths: &'static [i64],
    of: &'static [Generation],
}

static PRODUCTS: &[Products] = &[
    Products { factors: &["f16"], sums: &["f32", "f16"], depths: &[16], of: &[Gfx11, Gfx12] },
    Products { factors: &["bf16"], sums: &["f32", "bf16"], depths: &[16], of: &[Gfx11, Gfx12] },
    Products { factors: &["i8", "i4"], sums: &["i32"], depths: &[16], of: &[Gfx11, Gfx12] },
    Products { factors: &["i4"], sums: &["i32"], depths: &[32], of: &[Gfx12] },
    Products { factors: &["fp8", "bf8"], sums: &["f32"], depths: &[16], of: &[Gfx12] },
    Products { factors: &["f32"], sums: &["f32"], depths: &[4], of: &[Gfx1250] },
    Products { factors: &["f16"], sums: &["f32", "f16"], depths: &[32], of: &[Gfx1250] },
    Products { factors: &["bf16"], sums: &["f32", "bf16"], depths: &[32], of: &[Gfx1250] },
    Products { factors: &["i8"], sums: &["i32"], depths: &[64], of: &[Gfx1250] },
    Products {
        factors: &["fp8", "bf8"],
        sums: &["f32", "f16"],
        depths: &[64, 128],
        of: &[Gfx1250],
    },
];

/// The name of a product.
fn intrinsic_name(generation: Generation, [a, b]: [&str; 2], sum: &str, k: i64) -> Option<String> {
    let has = PRODUCTS.iter().any(|row| {
        row.of.contains(&generation)
            && row.factors.contains(&a)
            && row.factors.contains(&b)
            && row.sums.contains(&sum)
            && row.depths.contains(&k)
    });
    let factors = match a {
        "fp8" | "bf8" => format!("{a}_{b}"),
        "i8" | "i4" => format!("iu{}", a.trim_start_matches('i')),
        _ => a.to_owned(),
    };
    has.then(|| format!("wmma.{sum}.16x16x{k}.{factors}"))
}

/// A matrix as registers.
fn registers(
    rw: &mut ConversionRewriter<'_>,
    value: Value,
    keeps_bf16: bool,
) -> Result<Value, NoMatch> {
    let ctx = rw.context();
    let ty = rw.ty(value);
    let vector = ty.as_vector(ctx).or_no_match("not a vector")?;
    let all = bits(ctx, ty).or_no_match("no width")?;
    match vector.element.int_or_float_width(ctx) {
        Some(..=8) if all < 32 => {
            let value = cast(rw, value, Type::int(ctx, all as u32));
            Ok(unary(rw, llvm::ZExt::def(), value, Type::I32))
        }
        Some(..=8) if all == 32 => Ok(cast(rw, value, Type::I32)),
        Some(..=8) => as_words(rw, value),
        Some(16) if name(ctx, vector.element) == Some("bf16") && !keeps_bf16 => {
            let ty = Type::vector(ctx, &vector.shape, Type::I16);
            Ok(cast(rw, value, ty))
        }
        _ => Ok(value),
    }
}

/// What a product is told besides, by what is multiplied and added up.
fn options(
    rw: &ConversionRewriter<'_>,
    op: Op,
    factors: &str,
    sum: &str,
) -> Vec<(&'static str, Attribute)> {
    let given = |slot| Attribute::bool(flag(rw, op, slot));
    let signed = |slot| Attribute::bool(!flag(rw, op, slot));
    match (factors, sum) {
        ("i8" | "i4", _) => vec![
            ("signA", signed(Wmma::UNSIGNED_A)),
            ("signB", signed(Wmma::UNSIGNED_B)),
            ("clamp", given(Wmma::CLAMP)),
        ],
        (_, "f16" | "bf16") => {
            let upper = number(rw, op, Wmma::SUBWORD_OFFSET) != 0;
            vec![("opsel", Attribute::bool(upper))]
        }
        _ => Vec::new(),
    }
}

pub(super) fn product(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let has = matches!(target.chipset.major, 11 | 12);
    needs(has, rw, op, "WMMA only supported on gfx11 and gfx12")?;
    let generation = Generation::of(target.chipset);
    let names = [element(rw, op, 0)?, element(rw, op, 1)?, element(rw, op, 2)?];
    let [a, b, sum] = names.map(|ty| name(ctx, ty).unwrap_or_default());
    let k = number(rw, op, Wmma::K);
    let found = generation.and_then(|of| Some((of, intrinsic_name(of, [a, b], sum, k)?)));
    let Some((generation, found)) = found else {
        return refuse(rw, op, "no intrinsic matching WMMA on the given chipset");
    };
    let is_lower = number(rw, op, Wmma::SUBWORD_OFFSET) == 0;
    let has = is_lower || generation == Gfx11;
    needs(has, rw, op, "subwordOffset not supported on gfx12+")?;
    let options = options(rw, op, a, sum);
    let ty = result(rw, op)?;
    let keeps_bf16 = generation == Gfx1250;
    let mut args = Vec::new();
    for value in factors(new)? {
        let is_word = rw.ty(value).element_or_self(ctx) == Type::I32;
        args.push(if is_word { value } else { registers(rw, value, keeps_bf16)? });
    }
    let made = args.get(2).map_or(ty, |&sum| rw.ty(sum));
    let value = rw.insert1(intrinsic(ctx, &found, &args, &options)?.result(made));
    let value = cast(rw, value, ty);
    rw.replace(op, value)
}

/// The number of the format of scales.
fn scale_format(ctx: &Context, ty: Type) -> i64 {
    if small_format(ctx, ty).is_some() { 2 } else { 0 }
}

pub(super) fn scaled(
    target: &Target,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let has = target.chipset >= GFX1250;
    needs(has, rw, op, "WMMA scale only supported on gfx1250+")?;
    let m = number(rw, op, ScaledWmma::M);
    let ty = result(rw, op)?;
    let formats = [element(rw, op, 0)?, element(rw, op, 1)?];
    let formats = formats.map(|ty| small_format(ctx, ty).map_or(0, |(_, format)| format));
    let scales = [element(rw, op, 3)?, element(rw, op, 4)?].map(|ty| scale_format(ctx, ty));
    let lanes = [ScaledWmma::A_FIRST_SCALE_LANE, ScaledWmma::B_FIRST_SCALE_LANE];
    let lanes = lanes.map(|slot| number(rw, op, slot) / 16);
    let [first, second, sum] = factors(new)?;
    let groups = [ScaledWmma::SCALE_A, ScaledWmma::SCALE_B];
    let mut args = vec![as_words(rw, first)?, as_words(rw, second)?, sum];
    for group in groups {
        let value = operand(rw, op, new, group)?;
        let all = bits(ctx, rw.ty(value)).or_no_match("no width")?;
        args.push(cast(rw, value, Type::int(ctx, all as u32)));
    }
    let is_long = args.get(3).is_some_and(|&scale| rw.ty(scale) == Type::I64);
    let scale = if is_long { "scale16" } else { "scale" };
    let number = |value: i64| Attribute::i32(ctx, value as i32);
    let mut attrs = vec![
        ("scaleAType", number(lanes[0])),
        ("fmtScaleA", number(scales[0])),
        ("scaleBType", number(lanes[1])),
        ("fmtScaleB", number(scales[1])),
    ];
    let name = match m {
        32 => format!("wmma.{scale}.f32.32x16x128.f4"),
        _ => {
            attrs.extend([("fmtA", number(formats[0])), ("fmtB", number(formats[1]))]);
            format!("wmma.{scale}.f32.16x16x128.f8f6f4")
        }
    };
    rw.replace_with(op, intrinsic(ctx, &name, &args, &attrs)?.result(ty))
}
