//! What `vector`'s tables do not say about its ops.
//!
//! - [`masked`]: ops that a mask holds for;
//! - [`memory`]: reads and writes of memory;
//! - [`reduce`]: contractions and reductions;
//! - [`shape`]: vectors of other shapes and parts of vectors;
//! - [`transfer`]: reads and writes along dimensions that a map names.

pub(super) mod infer;
mod masked;
mod memory;
mod reduce;
mod shape;
mod transfer;

pub(super) use masked::*;
pub(super) use memory::*;
pub(super) use reduce::*;
pub(super) use shape::*;
pub(super) use transfer::*;

use couloir_ir::ty::VectorType;
use couloir_ir::{Failure, OpRef, Type};

use super::attrs::PRINT_PUNCTUATION;
use super::{Print, ScalableExtract, ScalableInsert};

type Verified = Result<(), Failure>;

/// The type of an operand or a result that is a vector.
fn vector_of(op: OpRef<'_>, ty: Option<Type>) -> Option<&VectorType> {
    ty?.as_vector(op.ctx())
}

/// The type of a vector's elements, or the type itself.
fn element(op: OpRef<'_>, ty: Option<Type>) -> Option<Type> {
    ty.map(|ty| ty.element_or_self(op.ctx()))
}

fn operand_element(op: OpRef<'_>, at: usize) -> bool {
    element(op, op.operand_type(at)) == element(op, op.result_type(0))
}

pub(super) fn operand_0_element(op: OpRef<'_>) -> bool {
    operand_element(op, 0)
}

pub(super) fn operand_1_element(op: OpRef<'_>) -> bool {
    operand_element(op, 1)
}

pub(super) fn operand_2_element(op: OpRef<'_>) -> bool {
    operand_element(op, 2)
}

pub(super) fn lhs_rhs_element(op: OpRef<'_>) -> bool {
    element(op, op.operand_type(0)) == element(op, op.operand_type(1))
}

pub(super) fn same_rank(op: OpRef<'_>) -> bool {
    let rank = |ty| vector_of(op, ty).map(VectorType::rank);
    rank(op.operand_type(0)) == rank(op.result_type(0))
}

pub(super) fn even_source(op: OpRef<'_>) -> bool {
    let source = vector_of(op, op.operand_type(0));
    source.and_then(|vector| vector.shape.last()).is_some_and(|size| size % 2 == 0)
}

/// Text is printed by itself.
pub(super) fn print(op: OpRef<'_>) -> bool {
    let print = Print(op);
    let punctuation = print.punctuation().enum_bits(op.ctx(), &PRINT_PUNCTUATION);
    print.string_literal().is_none() || (print.source().is_none() && punctuation == Some(1))
}

/// Whether the position in a slot is a multiple of the length of a part.
fn is_multiple(op: OpRef<'_>, slot: usize, part: Option<Type>) -> bool {
    let position = op.prop(slot).and_then(|attr| attr.as_i64(op.ctx()));
    let length = vector_of(op, part).and_then(|vector| vector.shape.first().copied());
    match (position, length) {
        (Some(position), Some(length)) => position.checked_rem(length) == Some(0),
        _ => false,
    }
}

pub(super) fn extract_position(op: OpRef<'_>) -> bool {
    is_multiple(op, ScalableExtract::POS, op.result_type(0))
}

pub(super) fn insert_position(op: OpRef<'_>) -> bool {
    is_multiple(op, ScalableInsert::POS, op.operand_type(0))
}
