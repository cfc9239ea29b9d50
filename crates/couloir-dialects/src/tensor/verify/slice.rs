//! What must hold of parts of tensors: `extract_slice`, `insert_slice`, `parallel_insert_slice`.

use couloir_ir::ty::TensorType;
use couloir_ir::{OpRef, Value};

use super::super::{ExtractSlice, InsertSlice};
use super::{Verified, tensor_of};
use crate::common::index_list::constants;
use crate::common::offsets::{self, List, Lists};
use crate::common::shapes::{quoted, rank_reduction};

/// Where an op keeps the part: groups and slots of offsets, sizes, strides.
struct Part {
    groups: [usize; 3],
    slots: [usize; 3],
}

/// The part that `extract_slice` takes.
const TAKEN: Part = Part {
    groups: [ExtractSlice::OFFSETS, ExtractSlice::SIZES, ExtractSlice::STRIDES],
    slots: [ExtractSlice::STATIC_OFFSETS, ExtractSlice::STATIC_SIZES, ExtractSlice::STATIC_STRIDES],
};

/// The part that `insert_slice` and `parallel_insert_slice` replace.
const REPLACED: Part = Part {
    groups: [InsertSlice::OFFSETS, InsertSlice::SIZES, InsertSlice::STRIDES],
    slots: [InsertSlice::STATIC_OFFSETS, InsertSlice::STATIC_SIZES, InsertSlice::STATIC_STRIDES],
};

pub(in super::super) fn extract_slice(op: OpRef<'_>) -> Verified {
    let slice = ExtractSlice(op);
    check(op, &TAKEN, slice.source(), slice.result())
}

pub(in super::super) fn insert_slice(op: OpRef<'_>) -> Verified {
    let slice = InsertSlice(op);
    check(op, &REPLACED, slice.dest(), slice.source())
}

pub(in super::super) fn parallel_insert_slice(op: OpRef<'_>) -> Verified {
    let slice = InsertSlice(op);
    if let Some(whole) = tensor_of(op, slice.dest()) {
        check_lists(op, &REPLACED, whole)?;
    }
    let Some(parent) = op.parent() else { return Ok(()) };
    if parent.name() != "scf.forall.in_parallel" {
        let parent = op.ctx().op_text(parent);
        return op.error(format!("expected InParallelOpInterface parent, got:\n{parent}")).fail();
    }
    check(op, &REPLACED, slice.dest(), slice.source())
}

/// The type of a part must be what offsets, sizes and strides make of the
/// whole, or that without dimensions of size 1.
fn check(op: OpRef<'_>, part: &Part, whole: Value, own: Value) -> Verified {
    let (Some(whole), Some(own)) = (tensor_of(op, whole), tensor_of(op, own)) else {
        return Ok(());
    };
    check_lists(op, part, whole)?;
    let [offsets, sizes, strides] = part.slots.map(|slot| constants(op, slot));
    check_type(op, whole, &sizes, own)?;
    offsets::check_bounds(op, &whole.shape, &offsets, &sizes, &strides)
}

/// There are as many offsets, sizes and strides as the whole has dimensions.
fn check_lists(op: OpRef<'_>, part: &Part, whole: &TensorType) -> Verified {
    let [offsets, sizes, strides] = [0, 1, 2].map(|at: usize| List {
        group: part.groups[at],
        slot: part.slots[at],
        rank: whole.shape.len(),
    });
    offsets::verify(op, &Lists { offsets, sizes, strides })
}

fn check_type(op: OpRef<'_>, whole: &TensorType, sizes: &[i64], own: &TensorType) -> Verified {
    if own.shape.len() > sizes.len() {
        // The space at the end is upstream's.
        return op.error("expected rank to be smaller or equal to the other rank. ").fail();
    }
    if rank_reduction(sizes, &own.shape).is_none() {
        let full = quoted(op.ctx(), whole.with_shape(op.ctx(), sizes));
        let message =
            format!("expected type to be {full} or a rank-reduced version. (size mismatch) ");
        return op.error(message).fail();
    }
    if own.element != whole.element {
        let element = quoted(op.ctx(), whole.element);
        return op.error(format!("expected element type to be {element}")).fail();
    }
    Ok(())
}
