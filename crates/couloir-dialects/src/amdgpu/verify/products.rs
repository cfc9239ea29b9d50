//! Products of matrices.

use couloir_ir::attr::Param;
use couloir_ir::num::FloatKind;
use couloir_ir::{Context, Failure, OpRef, Type};

use super::super::constraints::is_small_float;
use super::super::{Mfma, ScaledWmma, SparseMfma, Wmma};
use super::packed::is_byte;
use super::{Verified, number, refuse};

/// How many lanes there are that hold a matrix.
const LANES: i64 = 64;

fn operand(op: OpRef<'_>, at: usize) -> Result<Type, Failure> {
    op.operand_type(at).ok_or(Failure)
}

fn element(ctx: &Context, ty: Type) -> Type {
    ty.element_or_self(ctx)
}

/// How many numbers a factor has, words as bytes.
fn factor_length(ctx: &Context, ty: Type) -> i64 {
    let each = match element(ctx, ty) {
        Type::I32 => 4,
        Type::I64 => 8,
        _ => 1,
    };
    length(ctx, ty).saturating_mul(each)
}

fn length(ctx: &Context, ty: Type) -> i64 {
    i64::try_from(ty.num_elements(ctx).unwrap_or(1)).unwrap_or(i64::MAX)
}

/// Factors are of one type, or of small numbers with a point.
fn factors_fit(op: OpRef<'_>, a: Type, b: Type) -> Verified {
    let ctx = op.ctx();
    if !is_small_float(ctx, element(ctx, a)) {
        return refuse(op, a != b, || {
            "expected both non-small-float source operand types to match exactly".to_owned()
        });
    }
    refuse(op, !is_small_float(ctx, element(ctx, b)), || {
        "expected both source operands to have small-float elements if one does".to_owned()
    })?;
    refuse(op, length(ctx, a) != length(ctx, b), || {
        "expected both small-float source vectors to have the same length".to_owned()
    })
}

fn has_length(op: OpRef<'_>, what: &str, expected: i64, found: i64) -> Verified {
    refuse(op, expected != found, || {
        format!("expected {expected} {what} values for this operation but got {found}")
    })
}

pub(in super::super) fn mfma(op: OpRef<'_>) -> Verified {
    let (left, right, sum) = (operand(op, 0)?, operand(op, 1)?, operand(op, 2)?);
    factors_fit(op, left, right)?;
    let [m, n, k, blocks] = [Mfma::M, Mfma::N, Mfma::K, Mfma::BLOCKS].map(|slot| number(op, slot));
    let each = |x: i64, y: i64| x.saturating_mul(y).saturating_mul(blocks) / LANES;
    has_length(op, "source", each(m, k), factor_length(op.ctx(), left))?;
    has_length(op, "result", each(m, n), length(op.ctx(), sum))?;
    options(op, element(op.ctx(), sum) == Type::F64)
}

/// What products of `f64` have that others have not, and the other way round.
fn options(op: OpRef<'_>, is_double: bool) -> Verified {
    let blgp = op.prop(Mfma::BLGP).and_then(|blgp| blgp.as_dialect(op.ctx()));
    let blgp = blgp.and_then(|blgp| blgp.params.first().and_then(Param::as_uint));
    let (cbsz, abid) = (number(op, Mfma::CBSZ) as u32, number(op, Mfma::ABID) as u32);
    let permutes =
        |which| format!("double-precision ops do not support permuting lanes of {which}");
    refuse(op, is_double && blgp != Some(0), || permutes("B"))?;
    refuse(op, is_double && cbsz != 0, || permutes("A"))?;
    refuse(op, abid >= 1u32.wrapping_shl(cbsz), || {
        "block ID for permuting A (abid) must be below 2 ** cbsz".to_owned()
    })?;
    let negates = [Mfma::NEGATE_A, Mfma::NEGATE_B, Mfma::NEGATE_C];
    let negates = negates.into_iter().any(|slot| op.prop(slot).is_some());
    refuse(op, negates && !is_double, || {
        "negation flags only available for double-precision operations".to_owned()
    })
}

pub(in super::super) fn wmma(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let (a, b, sum) = (operand(op, 0)?, operand(op, 1)?, operand(op, 2)?);
    let texts = || [a, b].map(|ty| ctx.type_text(ty));
    refuse(op, length(ctx, a) != length(ctx, b), || {
        let [a, b] = texts();
        format!("source vectors have different lengths: '{a}' vs. '{b}'")
    })?;
    let [a_element, b_element, sum_element] = [a, b, sum].map(|ty| element(ctx, ty));
    let (is_float, gives_float) = (a_element.is_float(ctx), sum_element.is_float(ctx));
    refuse(op, gives_float && !is_float, || {
        "expected float sources with float destination".to_owned()
    })?;
    refuse(op, !gives_float && is_float, || {
        "expected int sources with int destination".to_owned()
    })?;
    let is_small = is_byte(a_element.float_kind(ctx));
    refuse(op, a_element != b_element && !is_small, || {
        let [a, b] = texts();
        format!("source element types must match (except for fp8/bf8) but have '{a}' and '{b}'")
    })?;
    refuse(op, is_float && op.prop(Wmma::CLAMP).is_some(), || {
        "clamp flag is not supported for float types".to_owned()
    })?;
    let unsigned = [Wmma::UNSIGNED_A, Wmma::UNSIGNED_B];
    let unsigned = unsigned.into_iter().any(|slot| op.prop(slot).is_some());
    refuse(op, is_float && unsigned, || {
        "unsigned flags are not supported for float types".to_owned()
    })
}

pub(in super::super) fn sparse(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let (left, right, sum, index) =
        (operand(op, 0)?, operand(op, 1)?, operand(op, 2)?, operand(op, 3)?);
    let dense = length(ctx, right);
    refuse(op, dense != length(ctx, left).saturating_mul(2), || {
        "expected dense source operand to have exactly double the number of elements of the \
         sparse source operand"
            .to_owned()
    })?;
    let [a_element, b_element] = [left, right].map(|ty| element(ctx, ty));
    let small = [a_element, b_element].into_iter().all(|ty| is_byte(ty.float_kind(ctx)));
    refuse(op, a_element != b_element && !small, || {
        "expected source operands to have the same element type".to_owned()
    })?;
    index_fits(op, a_element, index)?;
    let [m, n, k] = [SparseMfma::M, SparseMfma::N, SparseMfma::K].map(|slot| number(op, slot));
    let each = |x: i64, y: i64| x.saturating_mul(y) / LANES;
    has_length(op, "source", each(m, k), dense)?;
    has_length(op, "result", each(m, n), length(ctx, sum))
}

/// For numbers of 8 bits there are two indices of 16, for others four of 8.
fn index_fits(op: OpRef<'_>, factor: Type, index: Type) -> Verified {
    let width = factor.int_or_float_width(op.ctx()).unwrap_or_default();
    let (wanted, text) = if width == 8 { (2, "2xi16") } else { (4, "4xi8") };
    refuse(op, length(op.ctx(), index) != wanted, || {
        let found = op.ctx().type_text(index);
        format!(
            "expected vector<{text}> sparse indices for {width}-bit source data, but got '{found}'"
        )
    })
}

pub(in super::super) fn scaled_wmma(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let (a, b, sum) = (operand(op, 0)?, operand(op, 1)?, operand(op, 2)?);
    let m = number(op, ScaledWmma::M);
    let (expected, found) = (m / 2, length(ctx, sum));
    refuse(op, expected != found, || {
        format!("expected output vector of length {expected} but got {found}")
    })?;
    let is_long = m == 32;
    let has_f4 = [a, b].into_iter().any(|ty| is_f4(ctx, element(ctx, ty)));
    refuse(op, is_long && !has_f4, || "32x16x128 only supports fp4 element types".to_owned())?;
    let lengths = [("sourceA", a, if is_long { 128 } else { 64 }), ("sourceB", b, 64)];
    for (name, ty, expected) in lengths {
        let found = length(ctx, ty);
        refuse(op, expected != found, || {
            format!("for {m}x16x128, {name} must have {expected} elements but got {found}")
        })?;
    }
    refuse(op, is_long && number(op, ScaledWmma::A_FIRST_SCALE_LANE) != 0, || {
        "for 32x16x128, a_first_scale_lane must be 0".to_owned()
    })?;
    scales_fit(op, element(ctx, a), element(ctx, b))
}

fn is_f4(ctx: &Context, ty: Type) -> bool {
    ty.float_kind(ctx) == Some(FloatKind::F4E2M1FN)
}

/// Only numbers of 4 bits have scales that are not powers of two: both or none, where both are such.
fn scales_fit(op: OpRef<'_>, a: Type, b: Type) -> Verified {
    let ctx = op.ctx();
    let (scale_a, scale_b) = (element(ctx, operand(op, 3)?), element(ctx, operand(op, 4)?));
    let is_power = |ty: Type| ty.float_kind(ctx) == Some(FloatKind::F8E8M0FNU);
    let fits = match (is_f4(ctx, a), is_f4(ctx, b)) {
        (true, true) => scale_a == scale_b,
        (a_is_f4, b_is_f4) => (a_is_f4 || is_power(scale_a)) && (b_is_f4 || is_power(scale_b)),
    };
    refuse(op, !fits, || {
        let [a, scale_a, b, scale_b] = [a, scale_a, b, scale_b].map(|ty| ctx.type_text(ty));
        format!(
            "invalid combination of matrix and scale types: sourceA='{a}', scaleA='{scale_a}', \
             sourceB='{b}', scaleB='{scale_b}'"
        )
    })
}
