//! Tensor memory, and matrices that threads load and store together.

use couloir_ir::attr::Param;
use couloir_ir::{OpRef, Type};

use super::{Verified, case, given, is_set, said, space, told, wrong};
use crate::llvm::types::as_struct;

/// The rows and columns of a shape.
fn rows_and_columns(op: OpRef<'_>) -> (i64, i64) {
    let data = op.attr_named("shape").and_then(|attr| attr.as_dialect(op.ctx()));
    match data.map(|data| &*data.params) {
        Some([Param::Int(m), Param::Int(n), ..]) => (*m, *n),
        _ => (0, 0),
    }
}

pub(in crate::nvvm) fn ldmatrix(op: OpRef<'_>) -> Verified {
    let count = op.attr_named("num").and_then(|attr| attr.as_i64(op.ctx())).unwrap_or(0);
    let (layout, ty, shape) = (case(op, "layout"), case(op, "eltType"), rows_and_columns(op));
    let several = ![1, 2, 4].contains(&count);
    let is_packed = matches!(ty, "b8x16.b4x16_p64" | "b8x16.b6x16_p32");
    match shape {
        (8, 8) => wrong(
            op,
            &[
                (several, "expected num attribute to be 1, 2 or 4 for 8x8 matrix"),
                (ty != "b16", "expected element type to be b16 for 8x8 matrix"),
            ],
        ),
        (8, 16) => wrong(
            op,
            &[
                (several, "expected num attribute to be 1, 2 or 4 for 8x16 matrix"),
                (layout != "row", "expected layout to be row for 8x16 matrix"),
                (!is_packed, PACKED),
            ],
        ),
        (16, 16) => wrong(
            op,
            &[
                (![1, 2].contains(&count), "expected num attribute to be 1 or 2 for 16x16 matrix"),
                (layout != "col", "expected layout to be col for 16x16 matrix"),
                (ty != "b8" && !is_packed, BYTES),
            ],
        ),
        _ => wrong(op, &[(true, "expected shape to be 8x8, 8x16 or 16x16")]),
    }?;
    loaded(op, if shape == (16, 16) { count.saturating_mul(2) } else { count })
}

const PACKED: &str =
    "expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix";
const BYTES: &str =
    "expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix";

/// A load gives so many words: one as it is, several in a struct.
fn loaded(op: OpRef<'_>, words: i64) -> Verified {
    let result = op.result_type(0);
    if words == 1 {
        return wrong(op, &[(result != Some(Type::I32), "expected destination type is i32")]);
    }
    let fields = result.and_then(|ty| as_struct(op.ctx(), ty));
    let fits = fields.is_some_and(|fields| {
        fields.elements().all(|ty| ty == Type::I32)
            && i64::try_from(fields.elements().count()).is_ok_and(|count| count == words)
    });
    if fits {
        return Ok(());
    }
    let message =
        format!("expected destination type is a structure of {words} elements of type i32");
    op.op_error(message).fail()
}

pub(in crate::nvvm) fn stmatrix(op: OpRef<'_>) -> Verified {
    let count = op.operand_group(1).len();
    let (layout, ty, shape) = (case(op, "layout"), case(op, "eltType"), rows_and_columns(op));
    let (square, tall) = (shape == (8, 8), shape == (16, 8));
    wrong(
        op,
        &[
            (![1, 2, 4].contains(&count), "expected num attribute to be 1, 2 or 4"),
            (!square && !tall, "expected shape to be 8x8 or 16x8"),
            (square && ty != "b16", "expected element type to be B16 for 8x8 matrix"),
            (tall && ty != "b8", "expected element type to be B8 for 16x8 matrix"),
            (tall && layout != "col", "expected layout to be col for 16x8 matrix"),
        ],
    )
}

pub(in crate::nvvm) fn tcgen05_cp(op: OpRef<'_>) -> Verified {
    let (shape, multicast) = (case(op, "shape"), case(op, "multicast"));
    let pairs = matches!(multicast, "warpx2_01_23" | "warpx2_02_13");
    said(
        op,
        &[
            (
                shape == "shape_64x128b" && !pairs,
                "Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op",
            ),
            (
                shape == "shape_32x128b" && multicast != "warpx4",
                "Shape 32x128b requires multicast warpx4 for tcgen05.cp Op",
            ),
            (
                !matches!(shape, "shape_64x128b" | "shape_32x128b") && multicast != "none",
                "Invalid multicast type for tcgen05.cp Op",
            ),
        ],
    )
}

/// Whether a shape moves so many words at once.
fn fits(shape: &str, words: u64) -> bool {
    match shape {
        "shape_16x128b" => words >= 2,
        "shape_16x256b" => words >= 4,
        _ => true,
    }
}

const OFFSET: &str = "shape 16x32bx2 requires offset argument";

/// Both faults are reported.
pub(in crate::nvvm) fn tcgen05_ld(op: OpRef<'_>) -> Verified {
    let (shape, offset) = (case(op, "shape"), given(op, 1));
    let is_split = shape == "shape_16x32bx2";
    let placed = said(
        op,
        &[
            (is_split && !offset, OFFSET),
            (!is_split && offset, "offset argument is only supported for shape 16x32bx2"),
        ],
    );
    let words = op.result_type(0).and_then(|ty| ty.num_elements(op.ctx())).unwrap_or(1);
    if fits(shape, words) {
        return placed;
    }
    let message = format!("invalid result type length {words} for shape {shape} in tcgen05.ld Op");
    op.error(message).fail()
}

pub(in crate::nvvm) fn tcgen05_st(op: OpRef<'_>) -> Verified {
    let shape = case(op, "shape");
    said(op, &[(shape == "shape_16x32bx2" && !given(op, 2), OFFSET)])?;
    let words = op.operand_type(1).and_then(|ty| ty.num_elements(op.ctx())).unwrap_or(1);
    if fits(shape, words) {
        return Ok(());
    }
    let message = format!("invalid input length {words} for shape {shape} in tcgen05.st Op");
    op.error(message).fail()
}

/// A product whose mask of lanes is the operand of a group.
fn product(op: OpRef<'_>, mask: usize) -> Verified {
    let lanes = op.operand_group(mask).next().and_then(|at| op.operand_type(at));
    let lanes = lanes.and_then(|ty| ty.num_elements(op.ctx()));
    let wanted = if case(op, "ctaGroup") == "cta_2" { 8 } else { 4 };
    let message = format!(
        "Disable Output Lane of length {} is incompatible with CtaGroupAttr",
        lanes.unwrap_or(0)
    );
    let shifts = is_set(op, "aShift");
    told(
        op,
        &[
            (lanes.is_some_and(|lanes| lanes != wanted), &message),
            (
                shifts && space(op, 1).is_none(),
                "A-shift can be applied only when matrix A is in tensor memory",
            ),
            (
                shifts && matches!(case(op, "collectorOp"), "fill" | "use"),
                "Cannot use collector buffer operation fill or use with ashift",
            ),
        ],
    )
}

pub(in crate::nvvm) fn tcgen05_mma(op: OpRef<'_>) -> Verified {
    product(op, 6)
}

pub(in crate::nvvm) fn tcgen05_mma_sp(op: OpRef<'_>) -> Verified {
    product(op, 7)
}

pub(in crate::nvvm) fn tcgen05_mma_block_scale(op: OpRef<'_>) -> Verified {
    let (kind, scale) = (case(op, "kind"), case(op, "blockScale"));
    let message = format!("{kind} kind does not support block16 attribute");
    told(
        op,
        &[
            (kind != "mxf4nvf4" && scale == "block16", &message),
            (kind == "mxf4nvf4" && scale == "default", "mxf4nvf4 requires block scale attribute"),
        ],
    )
}

pub(in crate::nvvm) fn tcgen05_mma_sp_block_scale(op: OpRef<'_>) -> Verified {
    tcgen05_mma_block_scale(op)
}
