//! Buffers, and the memory of groups of threads.

use couloir_ir::ty::MemRefType;
use couloir_ir::{Context, Failure, OpRef, Type};

use super::super::{ADDRESS_SPACE, FatRawBufferCast, GatherToLds, RawBufferLoad, TransposeLoad};
use super::super::{RawBufferAtomicCmpswap, RawBufferStore, buffers};
use super::{Verified, refuse};
use crate::gpu;

/// Kinds of memory, by name or by number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Space {
    /// What all threads see.
    Global,
    /// What the threads of a group see.
    Workgroup,
    /// Buffers with bounds, whose pointers have an offset.
    FatRawBuffer,
    /// Any other.
    Other,
}

/// The kind of memory that a memref is in.
pub fn space_of(ctx: &Context, memref: &MemRefType) -> Space {
    let Some(space) = memref.memory_space.expand() else { return Space::Global };
    if let Some(params) = space.params_of(ctx, &gpu::ADDRESS_SPACE) {
        return match params.first().and_then(couloir_ir::attr::Param::as_uint) {
            Some(1) => Space::Global,
            Some(2) => Space::Workgroup,
            _ => Space::Other,
        };
    }
    if let Some(params) = space.params_of(ctx, &ADDRESS_SPACE) {
        let is_fat = params.first().and_then(couloir_ir::attr::Param::as_uint) == Some(0);
        return if is_fat { Space::FatRawBuffer } else { Space::Other };
    }
    match space.as_i64(ctx) {
        Some(0 | 1) => Space::Global,
        Some(3) => Space::Workgroup,
        Some(7) => Space::FatRawBuffer,
        _ => Space::Other,
    }
}

fn memref(op: OpRef<'_>, ty: Option<Type>) -> Result<&MemRefType, Failure> {
    ty.and_then(|ty| ty.as_memref(op.ctx())).ok_or(Failure)
}

fn memref_in(op: OpRef<'_>, group: usize) -> Result<&MemRefType, Failure> {
    memref(op, op.operand_in(group).map(|value| op.ty(value)))
}

/// Whether these have the same elements.
fn same_element(op: OpRef<'_>, a: Option<Type>, b: Option<Type>) -> bool {
    let element = |ty: Type| ty.element_or_self(op.ctx());
    a.map(element) == b.map(element)
}

pub(in super::super) fn result_of_memref(op: OpRef<'_>) -> bool {
    same_element(op, op.result_type(0), op.operand_type(0))
}

pub(in super::super) fn value_of_memref(op: OpRef<'_>) -> bool {
    same_element(op, op.operand_type(0), op.operand_type(1))
}

pub(in super::super) fn compared_of_memref(op: OpRef<'_>) -> bool {
    same_element(op, op.operand_type(0), op.operand_type(2))
}

pub(in super::super) fn base_of_same(op: OpRef<'_>) -> bool {
    let lds = op.operand_group(2).next().and_then(|at| op.operand_type(at));
    same_element(op, op.operand_type(0), lds)
}

/// Buffers are in global memory, and each dimension has an index.
fn buffer(op: OpRef<'_>, memref_group: usize, indices: usize) -> Verified {
    let memref = memref_in(op, memref_group)?;
    let is_global = space_of(op.ctx(), memref) == Space::Global;
    refuse(op, !is_global, || "Buffer ops must operate on a memref in global memory".to_owned())?;
    let rank = memref.rank();
    let count = op.operands_in(indices).len();
    refuse(op, count != rank, || format!("Expected {rank} indices to memref"))
}

pub(in super::super) fn load(op: OpRef<'_>) -> Verified {
    buffer(op, RawBufferLoad::MEMREF, RawBufferLoad::INDICES)
}

pub(in super::super) fn update(op: OpRef<'_>) -> Verified {
    buffer(op, RawBufferStore::MEMREF, RawBufferStore::INDICES)
}

pub(in super::super) fn compare(op: OpRef<'_>) -> Verified {
    buffer(op, RawBufferAtomicCmpswap::MEMREF, RawBufferAtomicCmpswap::INDICES)
}

/// The result is what the source becomes.
pub(in super::super) fn fat_cast(op: OpRef<'_>) -> Verified {
    let source = memref(op, op.operand_type(0))?;
    let resets = op.prop(FatRawBufferCast::RESET_OFFSET).is_some();
    let Some(expected) = buffers::fat_type(op.ctx(), source, resets) else {
        let source = op.operand_type(0).map(|ty| op.ctx().type_text(ty)).unwrap_or_default();
        let message = format!("source type '{source}' can't have its offset reset");
        return op.op_error(message).fail();
    };
    let found = op.result_type(0).ok_or(Failure)?;
    refuse(op, found != expected, || {
        let [expected, found] = [expected, found].map(|ty| op.ctx().type_text(ty));
        format!("expected result type to be '{expected}' but got '{found}'")
    })
}

/// How many bits a type has in all; what has no size is refused.
fn bits(op: OpRef<'_>, ty: Type) -> Result<u64, Failure> {
    let element = ty.as_vector(op.ctx()).map_or(ty, |vector| vector.element);
    let width = element.int_or_float_width(op.ctx()).map(u64::from);
    let bits = width.and_then(|width| width.checked_mul(ty.num_elements(op.ctx()).unwrap_or(1)));
    match bits {
        Some(bits) => Ok(bits),
        None => op.op_error("expected a type whose size in bits is known").fail(),
    }
}

pub(in super::super) fn gather(op: OpRef<'_>) -> Verified {
    let (source, target) = (memref_in(op, GatherToLds::SRC)?, memref_in(op, GatherToLds::DST)?);
    let ctx = op.ctx();
    refuse(op, !target.has_unit_stride(ctx), || {
        "destination type inner most dim must be contiguous".to_owned()
    })?;
    let moved =
        op.prop(GatherToLds::TRANSFER_TYPE).and_then(|ty| ty.as_type(ctx)).ok_or(Failure)?;
    let bits = bits(op, moved)?;
    refuse(op, !matches!(bits, 8 | 16 | 32 | 96 | 128), || {
        "Transfering type size must be 8, 16, 32, 96 or 128 bits".to_owned()
    })?;
    let from = space_of(ctx, source);
    refuse(op, !matches!(from, Space::Global | Space::FatRawBuffer), || {
        "source memory address space must be global or fat raw buffer".to_owned()
    })?;
    refuse(op, space_of(ctx, target) != Space::Workgroup, || {
        "destination memory address space must be Workgroup".to_owned()
    })?;
    refuse(op, source.element != target.element, || {
        "source and destination element types must match".to_owned()
    })
}

/// How many elements of a width come with one transposed load.
fn transposed(width: u64) -> Option<u64> {
    match width {
        4 | 6 => Some(16),
        8 => Some(8),
        16 => Some(4),
        _ => None,
    }
}

pub(in super::super) fn transpose_load(op: OpRef<'_>) -> Verified {
    let source = memref_in(op, TransposeLoad::SRC)?;
    refuse(op, space_of(op.ctx(), source) != Space::Workgroup, || {
        "source memory address space must be Workgroup".to_owned()
    })?;
    let result = op.result_type(0).ok_or(Failure)?;
    let width = bits(op, result.element_or_self(op.ctx()))?;
    let Some(expected) = transposed(width) else {
        let message = format!("Unsupported element type size for transpose load: {width} bits");
        return op.op_error(message).fail();
    };
    refuse(op, result.num_elements(op.ctx()) != Some(expected), || {
        format!("Transferring type size mismatch: expected num of elements: {expected}")
    })
}
