//! Canonicalization patterns of `vector`, in upstream's order for each op.
//!
//! - [`memory`]: loads and stores whose masks or places are known;
//! - [`masks`]: masks of known bounds, parts of masks, `vector.mask`;
//! - [`shape`]: vectors repeated, reordered and in other shapes;
//! - [`elements`]: vectors made of elements and taken apart;
//! - [`slices`]: parts of vectors;
//! - [`reduce`]: reductions and contractions of which little is left;
//! - [`transfer`]: reads and writes of one tensor.

mod elements;
mod masks;
mod memory;
mod reduce;
mod shape;
mod slices;
mod transfer;

use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Op, OpRef, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch};
use couloir_rewrite::greedy::{PatternDef, row};

use super::{
    Broadcast, CompressStore, CreateMask, ExpandLoad, Extract, ExtractStridedSlice, FromElements,
    Gather, Insert, InsertStridedSlice, Mask, MaskedLoad, MaskedStore, MultiReduction, Reduction,
    Scatter, ShapeCast, Shuffle, Step, ToElements, TransferRead, TransferWrite, Transpose,
};
use crate::common::canonicalize::{Expr, replace_one};
use crate::{arith, tensor};

/// Patterns that lowerings use too.
pub static SHARED: &[PatternDef] = &[
    row("(anonymous namespace)::CreateMaskFolder", CreateMask::def, masks::create_mask),
    row("(anonymous namespace)::MaskedLoadFolder", MaskedLoad::def, memory::load_known),
    row("(anonymous namespace)::MaskedStoreFolder", MaskedStore::def, memory::store_known),
    row("(anonymous namespace)::GatherFolder", Gather::def, memory::gather),
    row("(anonymous namespace)::ScatterFolder", Scatter::def, memory::scatter),
    row("(anonymous namespace)::ExpandLoadFolder", ExpandLoad::def, memory::load_known),
    row("(anonymous namespace)::CompressStoreFolder", CompressStore::def, memory::store_known),
    row(
        "(anonymous namespace)::StridedSliceConstantMaskFolder",
        ExtractStridedSlice::def,
        masks::slice_of_constant_mask,
    ),
    row("(anonymous namespace)::TransposeFolder", Transpose::def, |op, rw| {
        replace_one(op, rw, shape::transpose_of_transpose)
    }),
];

static OTHERS: &[PatternDef] = &[
    row("(anonymous namespace)::FoldContiguousGather", Gather::def, memory::gather_contiguous),
    row("(anonymous namespace)::FoldContiguousScatter", Scatter::def, memory::scatter_contiguous),
    row("CanonializeEmptyMaskOp", Mask::def, masks::select_of_yielded),
    row("", FromElements::def, elements::same_elements),
    row("FromElementsToShapeCast", FromElements::def, elements::all_of_a_part),
    row("ToElementsOfBroadcast", ToElements::def, elements::elements_of_broadcast),
    row("(anonymous namespace)::InsertToBroadcast", Insert::def, elements::insert_all),
    row("(anonymous namespace)::InsertSplatToSplat", Insert::def, elements::insert_same),
    row("(anonymous namespace)::InsertChainFullyInitialized", Insert::def, elements::insert_chain),
    row("", Extract::def, elements::part_of_elements),
    row(
        "(anonymous namespace)::FoldInsertStridedSliceSplat",
        InsertStridedSlice::def,
        elements::insert_same_slice,
    ),
    row(
        "(anonymous namespace)::FoldInsertStridedSliceOfExtract",
        InsertStridedSlice::def,
        slices::insert_back,
    ),
    row(
        "(anonymous namespace)::InsertStridedSliceConstantFolder",
        InsertStridedSlice::def,
        slices::insert_constants,
    ),
    row(
        "(anonymous namespace)::StridedSliceBroadcast",
        ExtractStridedSlice::def,
        slices::of_broadcast,
    ),
    row(
        "(anonymous namespace)::ContiguousExtractStridedSliceToExtract",
        ExtractStridedSlice::def,
        slices::contiguous,
    ),
    row("(anonymous namespace)::ElideSingleElementReduction", Reduction::def, reduce::single),
    row(
        "(anonymous namespace)::ElideUnitDimsInMultiDimReduction",
        MultiReduction::def,
        reduce::units,
    ),
    row(
        "CanonicalizeContractAdd<mlir::arith::AddIOp>",
        arith::Addi::def,
        reduce::add_to_contraction,
    ),
    row(
        "CanonicalizeContractAdd<mlir::arith::AddFOp>",
        arith::Addf::def,
        reduce::add_to_contraction,
    ),
    row("(anonymous namespace)::StepCompareFolder", Step::def, reduce::compared_step),
    row(
        "(anonymous namespace)::TransferReadAfterWriteToBroadcast",
        TransferRead::def,
        transfer::read_written,
    ),
    row("(anonymous namespace)::FoldWaw", TransferWrite::def, transfer::write_over),
    row(
        "(anonymous namespace)::SwapExtractSliceOfTransferWrite",
        tensor::InsertSlice::def,
        transfer::write_to_slice,
    ),
    row("FoldTensorCastProducerOp", TransferWrite::def, transfer::write_to_cast).of_dialect(),
];

crate::rewrites! { SHAPES: replace_one;
    "(anonymous namespace)::BroadcastFolder", Broadcast => shape::broadcast_of_broadcast;
    "(anonymous namespace)::ShuffleSplat", Shuffle => shape::shuffle_of_same;
    "(anonymous namespace)::ShuffleInterleave", Shuffle => shape::interleaving_shuffle;
    "(anonymous namespace)::Canonicalize0DShuffleOp", Shuffle => shape::shuffle_of_rank_0;
    "(anonymous namespace)::ShapeCastCreateMaskFolderTrailingOneDim", ShapeCast => masks::cast_mask;
    "(anonymous namespace)::ShapeCastBroadcastFolder", ShapeCast => shape::cast_of_broadcast;
    "(anonymous namespace)::FoldTransposeShapeCast", Transpose => shape::transpose_of_cast;
    "(anonymous namespace)::FoldTransposeFromElements", Transpose => shape::transpose_of_elements;
    "(anonymous namespace)::FoldTransposeCreateMask", Transpose => masks::transposed_mask;
    "(anonymous namespace)::FoldTransposeBroadcast", Transpose => shape::transpose_of_broadcast;
    "(anonymous namespace)::ExtractOpFromBroadcast", Extract => shape::extract_of_broadcast;
    "(anonymous namespace)::ExtractOpFromCreateMask", Extract => masks::part_of_mask;
    "", Extract => shape::extract_of_cast;
    "(anonymous namespace)::StridedSliceCreateMaskFolder", ExtractStridedSlice => masks::slice_of_mask;
}

/// All of them.
pub(crate) static ALL: &[&[PatternDef]] = &[SHARED, SHAPES, OTHERS];

fn operand(rw: &Rewriter<'_>, op: Op, at: usize) -> Result<Value, NoMatch> {
    rw.view(op).operand(at).or_no_match("too few operands")
}

/// Numbers in a list as an attribute.
fn list_attr(op: OpRef<'_>, list: &[i64]) -> Attribute {
    Attribute::i64_array(op.ctx(), list)
}

/// The type of the parts at positions of the first `outer` dimensions.
fn part_type(op: OpRef<'_>, vector: &VectorType, outer: usize) -> Option<Type> {
    let (shape, scalable) = (vector.shape.get(outer..)?, vector.scalable.get(outer..)?);
    match shape {
        [] => Some(vector.element),
        shape => Some(VectorType::get(op.ctx(), shape, scalable, vector.element)),
    }
}

/// `vector.broadcast` to a type.
fn broadcast(ty: Type, value: Value) -> Expr {
    use crate::common::canonicalize::{made, value as there};
    made(Broadcast::def(), ty, [there(value)])
}

/// `vector.shape_cast` to a type.
fn shape_cast(ty: Type, value: Value) -> Expr {
    use crate::common::canonicalize::{made, value as there};
    made(ShapeCast::def(), ty, [there(value)])
}

/// Whether a value of one type can be repeated to give one of the other.
fn is_broadcastable(op: OpRef<'_>, from: Type, to: Type) -> bool {
    let Some(to) = to.as_vector(op.ctx()) else { return false };
    let Some(from) = from.as_vector(op.ctx()) else { return from == to.element };
    let Some(new) = to.rank().checked_sub(from.rank()) else { return false };
    let own = from.shape.iter().zip(&from.scalable);
    let wanted = to.shape.iter().zip(&to.scalable).skip(new);
    own.zip(wanted).all(|(own, wanted)| own == (&1, &false) || own == wanted)
}
