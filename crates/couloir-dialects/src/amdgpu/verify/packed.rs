//! Numbers that are packed, and lanes that exchange them.

use couloir_ir::attr::Param;
use couloir_ir::num::FloatKind;
use couloir_ir::{Attribute, Failure, OpRef, Type};

use super::super::{Dpp, PERMUTATIONS, PackedScaledTrunc, PackedStochRoundFp8, PackedTrunc2xfp8};
use super::super::{PermlaneSwap, ScaledExtPackedMatrix};
use super::{Verified, number, refuse};

/// Which bytes of which lanes hold the scales.
pub(in super::super) fn ext_matrix(op: OpRef<'_>) -> Verified {
    let [size, lane, byte] = [
        ScaledExtPackedMatrix::BLOCK_SIZE,
        ScaledExtPackedMatrix::FIRST_SCALE_LANE,
        ScaledExtPackedMatrix::FIRST_SCALE_BYTE,
    ]
    .map(|slot| number(op, slot));
    let element = op.operand_type(0).map(|ty| ty.element_or_self(op.ctx())).ok_or(Failure)?;
    let is_byte = element.float_kind(op.ctx()).is_some_and(|kind| kind.width() == 8);
    let message = match (is_byte, size) {
        (true, 16) if !matches!((lane, byte), (0, 0) | (16, 2)) => {
            "blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) \
             for f8."
        }
        (false, 16) if !matches!(byte, 0 | 1) => {
            "blockSize of 16 can only have firstScaleByte be 0 or 1 for f4 and f6."
        }
        (false, 32) if !matches!(byte, 0 | 2) => {
            "blockSize of 32 can only have firstScaleByte be 0 or 2 for f4 and f6."
        }
        _ => return Ok(()),
    };
    op.op_error(message).fail()
}

pub(in super::super) fn same_shape(op: OpRef<'_>) -> bool {
    let shape = |ty: Option<Type>| ty.and_then(|ty| ty.shape(op.ctx()));
    shape(op.operand_type(0)) == shape(op.result_type(0))
}

/// What is there already is of the type of the result.
fn keeps(op: OpRef<'_>, existing: usize) -> Verified {
    let own = op.operand_in(existing).map(|value| op.ty(value));
    let differs = own.is_some_and(|own| op.result_type(0) != Some(own));
    refuse(op, differs, || "existing values must have same type as result".to_owned())
}

pub(in super::super) fn trunc(op: OpRef<'_>) -> Verified {
    keeps(op, PackedTrunc2xfp8::EXISTING)
}

pub(in super::super) fn scaled_trunc(op: OpRef<'_>) -> Verified {
    keeps(op, PackedScaledTrunc::EXISTING)
}

pub(in super::super) fn round(op: OpRef<'_>) -> Verified {
    keeps(op, PackedStochRoundFp8::EXISTING)
}

pub(in super::super) fn swap(op: OpRef<'_>) -> Verified {
    let length = number(op, PermlaneSwap::ROW_LENGTH);
    refuse(op, !matches!(length, 16 | 32), || {
        "row_length attribute must either be 16 or 32.".to_owned()
    })
}

/// What a permutation is told besides its kind.
pub(in super::super) fn permutation(op: OpRef<'_>) -> Verified {
    let width = op.operand_type(0).and_then(|ty| ty.int_or_float_width(op.ctx()));
    refuse(op, width.is_some_and(|width| width > 64), || {
        "integer and floating point types larger than 64 bits are not supported".to_owned()
    })?;
    let kind = op.prop(Dpp::KIND).and_then(|kind| kind.as_dialect(op.ctx()));
    let kind = kind.and_then(|kind| kind.params.first().and_then(Param::as_uint)).ok_or(Failure)?;
    let argument = op.prop(Dpp::PERM_ARGUMENT);
    match kind {
        0 => four(op, argument),
        1..=3 => distance(op, kind, argument),
        _ => refuse(op, argument.is_some_and(|argument| argument != Attribute::UNIT), || {
            "Expected unit attribute for permArgument, but found non-trivial argument".to_owned()
        }),
    }
}

/// From which of its four each takes.
fn four(op: OpRef<'_>, argument: Option<Attribute>) -> Verified {
    let items = argument.and_then(|argument| argument.as_array(op.ctx()));
    let Some(items) = items.filter(|items| items.len() == 4) else {
        return op.op_error("quad_perm attribute must have exactly 4 elements").fail();
    };
    let outside = |item: &Attribute| item.as_i64(op.ctx()).is_some_and(|of| !(0..4).contains(&of));
    refuse(op, items.iter().any(outside), || {
        "Each element of quad_perm must be in the range [0, 3]".to_owned()
    })
}

/// How far away it is from where each takes.
fn distance(op: OpRef<'_>, kind: u64, argument: Option<Attribute>) -> Verified {
    let Some(argument) = argument else {
        let kind = PERMUTATIONS.text_of(kind).unwrap_or_default();
        return op.op_error(format!("Attribute '{kind}' value not specified")).fail();
    };
    let outside = argument.as_i64(op.ctx()).is_some_and(|of| !(1..=15).contains(&of));
    refuse(op, outside, || "Attribute value must be between 1 and 15".to_owned())
}

/// Whether a number has 8 bits.
pub(super) fn is_byte(kind: Option<FloatKind>) -> bool {
    kind.is_some_and(|kind| kind.width() == 8)
}
