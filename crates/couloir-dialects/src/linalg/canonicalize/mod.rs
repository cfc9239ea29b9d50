//! Canonicalization patterns of `linalg`, in upstream's order for each op.
//!
//! - [`casts`]: casts of tensors, and sizes that are known of some operands only;
//! - [`erase`]: ops that do nothing, or nothing but hand on what they are given;
//! - [`fill`]: what is made of a tensor that is the same everywhere;
//! - [`larger`]: such tensors that are padded, joined, or that something padded is put into;
//! - [`order`]: dimensions that change places or are added twice;
//! - [`relayout`]: tensors that are packed and unpacked.

mod casts;
mod erase;
mod fill;
mod larger;
mod order;
mod relayout;

use couloir_ir::{OpDef, OpRef, Value};
use couloir_rewrite::greedy::{PatternDef, row};

#[allow(clippy::wildcard_imports)] // all of the dialect's ops
use super::ops::*;
use crate::tensor;

/// All of them.
pub(crate) static ALL: &[&[PatternDef]] =
    &[DEAD, OF_RESULTS, OF_OPERANDS, RELAYOUTS, SIZES, PATTERNS];

/// A pattern for each structured op.
macro_rules! structured {
    ($name:literal, $run:path) => {
        structured!($name, $run:
            Broadcast Contract Elementwise Generic MapElements Reduce Transpose BatchMatmul
            BatchReduceMatmul Matmul Abs Add BatchMatvec BatchMmt4d BatchVecmat Ceil Conv1d
            Conv1dNcwFcw Conv1dNwcWcf Conv2d Conv2dNchwFchw Conv2dNchwFchwQ Conv2dNgchwFgchw
            Conv2dNgchwGfchw Conv2dNgchwGfchwQ Conv2dNhwcFhwc Conv2dNhwcFhwcQ Conv2dNhwcHwcf
            Conv2dNhwcHwcfQ Conv2dNhwgcGfhwc Conv2dNhwgcGfhwcQ Conv3d Conv3dNcdhwFcdhw
            Conv3dNdhwcDhwcf Conv3dNdhwcDhwcfQ CopyElements DepthwiseConv1dNcwCw DepthwiseConv1dNwcWc
            DepthwiseConv1dNwcWcm DepthwiseConv2dNchwChw DepthwiseConv2dNhwcHwc
            DepthwiseConv2dNhwcHwcQ DepthwiseConv2dNhwcHwcm DepthwiseConv2dNhwcHwcmQ
            DepthwiseConv3dNcdhwCdhw DepthwiseConv3dNdhwcDhwc DepthwiseConv3dNdhwcDhwcm Div
            DivUnsigned Dot Erf Exp Fill FillRng2d Floor Log Matvec Max Min Mmt4d Mul Negf
            PoolingNchwMax PoolingNchwSum PoolingNcwMax PoolingNcwSum PoolingNdhwcMax PoolingNdhwcMin
            PoolingNdhwcSum PoolingNhwcMax PoolingNhwcMaxUnsigned PoolingNhwcMin
            PoolingNhwcMinUnsigned PoolingNhwcSum PoolingNwcMax PoolingNwcMaxUnsigned PoolingNwcMin
            PoolingNwcMinUnsigned PoolingNwcSum Powf QuantizedBatchMatmul QuantizedMatmul Reciprocal
            Round Rsqrt Choose Sqrt Square Sub Tanh Vecmat
        )
    };
    ($name:literal, $run:path: $($view:ident)*) => {
        &[$(row($name, $view::def, $run).of_dialect()),*]
    };
}

const DEAD: &[PatternDef] = structured!("(anonymous namespace)::EraseDeadLinalgOp", erase::dead);

const OF_RESULTS: &[PatternDef] =
    &[row("(anonymous namespace)::FoldTensorCastConsumerOp", tensor::Cast::def, casts::of_result)
        .of_dialect()];

const SIZES: &[PatternDef] =
    structured!("(anonymous namespace)::InferStaticShapeOfOperands", casts::infer);

const OF_OPERANDS: &[PatternDef] = structured!("FoldTensorCastProducerOp", casts::of_operands);

const RELAYOUTS: &[PatternDef] = &[
    row("mlir::linalg::FoldTensorCastPackOp", Pack::def, relayout::of_casts),
    row("mlir::linalg::FoldTensorCastUnPackOp", Unpack::def, relayout::of_casts),
    row("", Pack::def, relayout::pack),
    row("", Unpack::def, relayout::unpack),
];

const PATTERNS: &[PatternDef] = &[
    row(
        "(anonymous namespace)::EraseIdentityLinalgOp<mlir::linalg::GenericOp>",
        Generic::def,
        erase::identity,
    ),
    row("(anonymous namespace)::EraseSelfCopy", CopyElements::def, erase::self_copy),
    row("(anonymous namespace)::FoldFillWithCopy", CopyElements::def, fill::copied).of(Fill::def),
    row("(anonymous namespace)::FoldConcatsOfFill", tensor::Concat::def, larger::joined)
        .of(Fill::def),
    row("(anonymous namespace)::FoldFillWithTensorExtract", tensor::Extract::def, fill::extracted)
        .of(Fill::def),
    row("(anonymous namespace)::FoldFillWithPad", tensor::Pad::def, larger::padded).of(Fill::def),
    row(
        "(anonymous namespace)::FoldInsertPadIntoFill",
        tensor::InsertSlice::def,
        larger::padded_and_inserted,
    )
    .of(Fill::def),
    row(
        "(anonymous namespace)::FoldFillWithTensorReshape<mlir::tensor::CollapseShapeOp>",
        tensor::CollapseShape::def,
        fill::reshaped,
    )
    .of(Fill::def),
    row(
        "(anonymous namespace)::FoldFillWithTensorReshape<mlir::tensor::ExpandShapeOp>",
        tensor::ExpandShape::def,
        fill::reshaped,
    )
    .of(Fill::def),
    row("(anonymous namespace)::FoldFillWithPack", Pack::def, relayout::filled).of(Fill::def),
    row("(anonymous namespace)::FoldFillWithTranspose", Transpose::def, fill::transposed)
        .of(Fill::def),
    row("FoldTransposeWithTranspose", Transpose::def, order::transposed_twice),
    row("SwapTransposeWithBroadcast", Transpose::def, order::broadcast_and_transposed),
    row(
        "(anonymous namespace)::EraseIdentityLinalgOp<mlir::linalg::BroadcastOp>",
        Broadcast::def,
        erase::identity,
    ),
    row("FoldBroadcasts", Broadcast::def, order::broadcast_twice),
];

/// The op of a kind that gives a value.
fn made_by<'a>(at: OpRef<'a>, value: Value, def: &'static OpDef) -> Option<OpRef<'a>> {
    at.scope.defining_op(value).filter(|op| op.is(def))
}
