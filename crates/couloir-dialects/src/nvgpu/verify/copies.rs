//! Copies between global and shared memory.

use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Failure, OpRef, Type, Value};

use super::super::types::{TensorMap, as_tensor_map};
use super::super::{
    DeviceAsyncCopy, TmaAsyncLoad, TmaAsyncStore, TmaCreateDescriptor, WarpgroupGenerateDescriptor,
};
use super::{Verified, is_shared, refuse, width};

/// How many bytes one copy has.
const COPY_BYTES: [i64; 3] = [4, 8, 16];
/// The largest size of a piece of a tensor.
const MAX_SIZE: i64 = 256;
/// How many dimensions a tensor has at most of which pieces are copied.
const MAX_RANK: usize = 5;
/// Bytes of a row by the way in which banks are mixed.
const ROW_BYTES: [i64; 4] = [0, 32, 64, 128];

fn memref(op: OpRef<'_>, ty: Option<Type>) -> Result<&MemRefType, Failure> {
    ty.and_then(|ty| ty.as_memref(op.ctx())).ok_or(Failure)
}

/// Whether the elements of the innermost dimension are next to each other.
fn has_unit_stride(op: OpRef<'_>, memref: &MemRefType) -> bool {
    let strides = memref.strides_and_offset(op.ctx()).map(|(strides, _)| strides);
    strides.is_some_and(|strides| strides.last().is_none_or(|&stride| stride == 1))
}

pub(in super::super) fn copy(op: OpRef<'_>) -> Verified {
    let [sources, targets] = [DeviceAsyncCopy::SRC_INDICES, DeviceAsyncCopy::DST_INDICES]
        .map(|group| op.operands_in(group));
    let source = op.operand_group(DeviceAsyncCopy::SRC).next().and_then(|at| op.operand_type(at));
    let target_ty = op.operand_type(0).ok_or(Failure)?;
    let (source, target) = (memref(op, source)?, memref(op, Some(target_ty))?);
    let place = "destination memref must have a memory space attribute of IntegerAttr(3) or \
        gpu::AddressSpaceAttr(Workgroup)";
    refuse(
        op,
        &[
            (!has_unit_stride(op, source), "source memref most minor dim must have unit stride"),
            (
                !has_unit_stride(op, target),
                "destination memref most minor dim must have unit stride",
            ),
            (!is_shared(op.ctx(), target), place),
            (
                source.element != target.element,
                "source and destination must have the same element type",
            ),
        ],
    )?;
    indices(op, source, &sources, "source")?;
    indices(op, target, &targets, "destination")?;
    copied(op, target_ty, width(op, target.element)?)
}

fn indices(op: OpRef<'_>, memref: &MemRefType, indices: &[Value], which: &str) -> Verified {
    let (rank, count) = (memref.rank(), indices.len());
    if rank == count {
        return Ok(());
    }
    op.op_error(format!("expected {rank} {which} indices, got {count}")).fail()
}

/// As many elements as one copy may have; past the first cache as many as the largest has.
fn copied(op: OpRef<'_>, target: Type, width: i64) -> Verified {
    let count = op.prop(DeviceAsyncCopy::DST_ELEMENTS).and_then(|count| count.as_i64(op.ctx()));
    let count = count.unwrap_or_default();
    let of = |bytes: i64| bytes.saturating_mul(8).checked_div(width).unwrap_or_default();
    let bytes = count.saturating_mul(width) / 8;
    if !COPY_BYTES.contains(&bytes) {
        let allowed = COPY_BYTES.into_iter().map(of).filter(|&allowed| allowed > 0);
        let allowed = allowed.map(|allowed| allowed.to_string()).collect::<Vec<_>>().join(", ");
        let end = if allowed.is_empty() { "" } else { "." };
        let message = format!(
            "Requested copy elements is {count} with width {width}. But copy elements could be one \
             of {allowed}{end}"
        );
        return op.error(message).fail();
    }
    let whole = COPY_BYTES.last() == Some(&bytes);
    if op.prop(DeviceAsyncCopy::BYPASS_L1).is_none() || whole {
        return Ok(());
    }
    let most = of(16);
    let target = op.ctx().type_text(target);
    op.op_error(format!(
        "bypassL1 does not satify alignment for '{target}' with destination element {count}. Unset \
         bypassL1, or set destination element to {most}"
    ))
    .fail()
}

/// A map of a type, and that it can be used.
fn map_of(op: OpRef<'_>, ty: Option<Type>) -> Result<TensorMap<'_>, Failure> {
    let map = ty.and_then(|ty| as_tensor_map(op.ctx(), ty)).ok_or(Failure)?;
    let place = "the tensor map descriptor has incorrect address space, it must be shared memory \
        address space.";
    refuse(
        op,
        &[
            (map.interleave != 0, "Interleave options are not supported yet."),
            (!is_shared(op.ctx(), map.tensor), place),
            (
                map.tensor.shape.contains(&DYNAMIC),
                "the tensor map descriptor must be static shaped",
            ),
        ],
    )?;
    if let Some(size) = map.tensor.shape.iter().find(|size| !(1..=MAX_SIZE).contains(*size)) {
        let message = format!(
            "the tensor map descriptor must have dimensions between 1 and {MAX_SIZE} but it is {size}"
        );
        return op.error(message).fail();
    }
    let wanted = usize::try_from(map.swizzle).ok().and_then(|at| ROW_BYTES.get(at)).copied();
    if let Some(wanted) = wanted.filter(|&wanted| wanted > 0 && map.tensor.rank() > 1) {
        let bytes = row_bytes(op, map.tensor)?;
        if bytes != wanted {
            let message = format!(
                "the tensormap descriptor must have last dimension of {wanted} bytes but it is \
                 {bytes} bytes"
            );
            return op.error(message).fail();
        }
    }
    Ok(map)
}

/// Bytes of the innermost dimension.
fn row_bytes(op: OpRef<'_>, memref: &MemRefType) -> Result<i64, Failure> {
    let size = memref.shape.last().copied().unwrap_or(1);
    Ok(width(op, memref.element)?.saturating_mul(size) / 8)
}

/// A piece is of the shape that its map describes.
fn moved(op: OpRef<'_>, map: Option<Type>, piece: Option<Type>, coordinates: usize) -> Verified {
    let map = map_of(op, map)?;
    let own = memref(op, piece)?;
    let text = |ty: Option<Type>| ty.map(|ty| op.ctx().type_text(ty)).unwrap_or_default();
    let place = "the destination memref has incorrect address space, it must be shared memory \
        address space.";
    let same = "the element type of tensor map descriptor and memref must be same";
    let rank = "the shape of tensor map descriptor and memref must have same rank";
    let shapes = format!(
        "memref and tensor map shapes mismatch '{}' != '{}'",
        text(Some(map.ty)),
        text(piece)
    );
    refuse(
        op,
        &[
            (map.tensor.element != own.element, same),
            (!is_shared(op.ctx(), own), place),
            (own.shape.contains(&DYNAMIC), "the destination memref must be static shaped"),
            (own.rank() != map.tensor.rank(), rank),
            (own.shape != map.tensor.shape, &shapes),
        ],
    )?;
    let bytes = row_bytes(op, own)?;
    let multiple = "the bytes in the last dimension of the tensor map must be a multiple of 16";
    refuse(
        op,
        &[
            (bytes % 16 != 0, multiple),
            (coordinates > MAX_RANK, "Maximum 5 coordinates are supported."),
            (
                coordinates != map.tensor.rank(),
                "number of coordinates do not match with the rank of tensor descriptor map.",
            ),
        ],
    )
}

pub(in super::super) fn load(op: OpRef<'_>) -> Verified {
    let coordinates = op.operands_in(TmaAsyncLoad::COORDINATES).len();
    moved(op, op.operand_type(2), op.operand_type(0), coordinates)
}

pub(in super::super) fn store(op: OpRef<'_>) -> Verified {
    let coordinates = op.operands_in(TmaAsyncStore::COORDINATES).len();
    moved(op, op.operand_type(1), op.operand_type(0), coordinates)
}

pub(in super::super) fn create(op: OpRef<'_>) -> Verified {
    let sizes = op.operands_in(TmaCreateDescriptor::BOX_DIMENSIONS).len();
    refuse(op, &[(sizes > MAX_RANK, "Maximum 5 coordinates are supported.")])?;
    map_of(op, op.result_type(0)).map(drop)
}

pub(in super::super) fn describe(op: OpRef<'_>) -> Verified {
    let map = op.operand_group(WarpgroupGenerateDescriptor::TENSOR_MAP).next();
    let map = map_of(op, map.and_then(|at| op.operand_type(at)))?;
    let swizzled = map.swizzle == 3;
    refuse(op, &[(!swizzled, "supports only swizzle_128b is supported for the time being")])
}
