//! Conversions between floats.

use couloir_ir::OpRef;

use super::{Verified, case, given, is_set, said, wrong};

/// The text of a type that an attribute names.
fn named_type(op: OpRef<'_>, name: &str) -> String {
    let ty = op.attr_named(name).and_then(|attr| attr.as_type(op.ctx()));
    super::type_text(op, ty)
}

/// The type that an attribute names must be one of these.
fn one_of(op: OpRef<'_>, name: &str, types: &[&str], what: &str) -> Verified {
    if types.contains(&named_type(op, name).as_str()) {
        return Ok(());
    }
    let quoted = types.iter().map(|ty| format!("'{ty}'")).collect::<Vec<_>>().join(" and ");
    let (noun, verb) = if types.len() > 1 { ("types", "are") } else { ("type", "is") };
    op.op_error(format!("Only {quoted} {noun} {verb} supported for conversions from {what}."))
        .fail()
}

/// Ops by the attribute that names the type of few bits, the types it may be, and what is
/// converted.
macro_rules! type_rules {
    ($($op:ident = $attr:literal, [$($ty:literal),+], $what:literal;)*) => {
        $(pub(in crate::nvvm) fn $op(op: OpRef<'_>) -> Verified {
            one_of(op, $attr, &[$($ty),+], $what)
        })*
    };
}

type_rules! {
    convert_f16x2_to_f8x2 = "dstTy", ["f8E4M3FN", "f8E5M2"], "f16x2 to f8x2";
    convert_f32x2_to_f4x2 = "dstTy", ["f4E2M1FN"], "f32x2 to f4x2";
    convert_f32x2_to_f6x2 = "dstTy", ["f6E2M3FN", "f6E3M2FN"], "f32x2 to f6x2";
    convert_f32x4_to_f4x4 = "dstTy", ["f4E2M1FN"], "f32x4 to f4x4";
    convert_f32x4_to_f6x4 = "dstTy", ["f6E2M3FN", "f6E3M2FN"], "f32x4 to f6x4";
    convert_f32x4_to_f8x4 = "dstTy", ["f8E4M3FN", "f8E5M2"], "f32x4 to f8x4";
    convert_f4x2_to_f16x2 = "srcType", ["f4E2M1FN"], "f4x2 to f16x2";
    convert_f6x2_to_f16x2 = "srcType", ["f6E2M3FN", "f6E3M2FN"], "f6x2 to f16x2";
    convert_f8x2_to_bf16x2 = "srcType", ["f8E8M0FNU"], "f8x2 to bf16x2";
    convert_f8x2_to_f16x2 = "srcType", ["f8E4M3FN", "f8E5M2"], "f8x2 to f16x2";
}

pub(in crate::nvvm) fn convert_bf16x2_to_f8x2(op: OpRef<'_>) -> Verified {
    one_of(op, "dstTy", &["f8E8M0FNU"], "bf16x2 to f8x2")?;
    wrong(
        op,
        &[(
            !matches!(case(op, "rnd"), "rz" | "rp"),
            "Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.",
        )],
    )
}

pub(in crate::nvvm) fn convert_f32x2_to_f8x2(op: OpRef<'_>) -> Verified {
    let (rounding, ty) = (case(op, "rnd"), named_type(op, "dstTy"));
    match ty.as_str() {
        "f8E4M3FN" | "f8E5M2" => {
            wrong(op, &[(rounding != "rn", ROUNDED), (case(op, "sat") != "satfinite", SATURATED)])
        }
        "f8E8M0FNU" => wrong(
            op,
            &[
                (!matches!(rounding, "rz" | "rp"), EXPONENTS),
                (is_set(op, "relu"), "relu not supported for conversions to 'f8E8M0FNU' type"),
            ],
        ),
        _ => wrong(op, &[(true, TYPES)]),
    }
}

const ROUNDED: &str = "Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' \
    and 'f8E5M2' types";
const SATURATED: &str = "Only SATFINITE saturation mode is supported for conversions from f32x2 to \
    'f8E4M3FN' and 'f8E5M2' types";
const EXPONENTS: &str =
    "Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type";
const TYPES: &str = "Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for \
    conversions from f32x2 to f8x2";

/// Conversions that may be rounded by random bits.
fn halves(op: OpRef<'_>, modes: &str) -> Verified {
    let (rounding, random) = (case(op, "rnd"), given(op, 2));
    let is_random = rounding == "rs";
    wrong(
        op,
        &[
            (!matches!(rounding, "rn" | "rz" | "rs"), modes),
            (is_random && !random, "random_bits is required for RS rounding mode."),
            (!is_random && random, "random_bits not supported for RN and RZ rounding modes."),
        ],
    )
}

pub(in crate::nvvm) fn convert_f32x2_to_f16x2(op: OpRef<'_>) -> Verified {
    halves(
        op,
        "Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to f16x2.",
    )
}

pub(in crate::nvvm) fn convert_f32x2_to_bf16x2(op: OpRef<'_>) -> Verified {
    halves(
        op,
        "Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to bf16x2.",
    )
}

pub(in crate::nvvm) fn convert_float_to_tf32(op: OpRef<'_>) -> Verified {
    let rounding = case(op, "rnd");
    said(
        op,
        &[
            (
                !matches!(rounding, "rn" | "rz" | "rna"),
                "Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.",
            ),
            (rounding == "rna" && is_set(op, "relu"), "Relu not supported with rna rounding mode."),
        ],
    )
}
