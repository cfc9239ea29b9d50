//! Tiles that are moved between global memory and that of groups.

use couloir_ir::{Failure, OpRef, Type};

use super::super::types::as_base;
use super::super::{MakeDmaBase, MakeDmaDescriptor, MakeGatherDmaDescriptor};
use super::memory::{Space, space_of};
use super::{Verified, refuse};
use crate::common::index_list::constants;

/// The space of a memref in an operand group, where there is one.
fn space(op: OpRef<'_>, group: usize) -> Option<Space> {
    let memref = op.operand_in(group).map(|value| op.ty(value))?.as_memref(op.ctx())?;
    Some(space_of(op.ctx(), memref))
}

pub(in super::super) fn base(op: OpRef<'_>) -> Verified {
    let is_in_lds = space(op, MakeDmaBase::LDS) == Some(Space::Workgroup);
    refuse(op, !is_in_lds, || {
        "lds memref must have workgroup address space attribute.".to_owned()
    })?;
    let is_global = space(op, MakeDmaBase::GLOBAL) == Some(Space::Global);
    refuse(op, !is_global, || "global memref must have global address space attribute.".to_owned())
}

/// What a descriptor is made of, by operand group and slot.
struct Parts {
    sizes: usize,
    strides: usize,
    shared: usize,
    barrier: usize,
}

pub(in super::super) fn descriptor(op: OpRef<'_>) -> Verified {
    let parts = Parts {
        sizes: MakeDmaDescriptor::GLOBAL_STATIC_SIZES,
        strides: MakeDmaDescriptor::GLOBAL_STATIC_STRIDES,
        shared: MakeDmaDescriptor::SHARED_STATIC_SIZES,
        barrier: MakeDmaDescriptor::ATOMIC_BARRIER_ADDRESS,
    };
    let rank = shape(op, &parts)?;
    refuse(op, rank > 5, || "tensor and tile must be at most of rank 5.".to_owned())?;
    elements(op)?;
    barrier(op, &parts)
}

pub(in super::super) fn gather_descriptor(op: OpRef<'_>) -> Verified {
    let parts = Parts {
        sizes: MakeGatherDmaDescriptor::GLOBAL_STATIC_SIZES,
        strides: MakeGatherDmaDescriptor::GLOBAL_STATIC_STRIDES,
        shared: MakeGatherDmaDescriptor::SHARED_STATIC_SIZES,
        barrier: MakeGatherDmaDescriptor::ATOMIC_BARRIER_ADDRESS,
    };
    let rank = shape(op, &parts)?;
    refuse(op, rank > 2, || {
        "tensor and tile must be at most of rank two in gather mode.".to_owned()
    })?;
    let index = op.operand_type(0).and_then(|ty| as_base(op.ctx(), ty)).and_then(|base| base.1);
    let given = op.operand_type(1).map(|ty| ty.element_or_self(op.ctx()));
    refuse(op, index != given, || {
        "indices' element type must match base's element type.".to_owned()
    })?;
    elements(op)?;
    barrier(op, &parts)
}

/// All parts of the shape are of one rank, which is given back.
fn shape(op: OpRef<'_>, parts: &Parts) -> Result<usize, Failure> {
    let [sizes, strides, shared] =
        [parts.sizes, parts.strides, parts.shared].map(|slot| constants(op, slot));
    refuse(op, strides.is_empty(), || "strides must not be empty.".to_owned())?;
    refuse(op, strides.last() != Some(&1), || {
        "strides for the innermost dimension must be 1.".to_owned()
    })?;
    refuse(op, strides.len() != sizes.len(), || {
        "strides and sizes must have same rank.".to_owned()
    })?;
    refuse(op, sizes.len() != shared.len(), || "tensor must have same rank as tile.".to_owned())?;
    Ok(sizes.len())
}

fn elements(op: OpRef<'_>) -> Verified {
    let base = op.operand_type(0).and_then(|ty| as_base(op.ctx(), ty)).map(|base| base.0);
    let Some(width) = base.and_then(|ty: Type| ty.int_or_float_width(op.ctx())) else {
        return op.op_error("expected elements whose width in bits is known").fail();
    };
    refuse(op, !matches!(width, 8 | 16 | 32 | 64), || {
        format!("element type width must be 1, 2, 4 or 8 bytes, but was {width} bits long")
    })
}

fn barrier(op: OpRef<'_>, parts: &Parts) -> Verified {
    let is_elsewhere = space(op, parts.barrier).is_some_and(|space| space != Space::Workgroup);
    refuse(op, is_elsewhere, || "atomic barrier address must be in LDS.".to_owned())
}
