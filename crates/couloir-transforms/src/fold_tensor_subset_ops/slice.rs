//! Ops that take a part of a tensor or put one into it.

use couloir_dialects::affine::index::Index;
use couloir_dialects::common::mixed::int_constant;
use couloir_dialects::tensor;
use couloir_ir::build::NewOp;
use couloir_ir::{Attribute, Context, OpDef, OpRef, Scope, Value};

use crate::expand_strided_metadata::mixed;

/// How such an op keeps its lists.
pub(super) struct SliceOp {
    def: &'static OpDef,
    /// The operand group of the offsets, which those of sizes and strides follow.
    offsets: usize,
    /// The slots of the numbers among offsets, sizes and strides.
    fixed: [usize; 3],
    segments: usize,
    /// Whether it runs after all that is around it.
    pub(super) is_parallel: bool,
}

const EXTRACT: SliceOp = SliceOp {
    def: tensor::ExtractSlice::def(),
    offsets: tensor::ExtractSlice::OFFSETS,
    fixed: [
        tensor::ExtractSlice::STATIC_OFFSETS,
        tensor::ExtractSlice::STATIC_SIZES,
        tensor::ExtractSlice::STATIC_STRIDES,
    ],
    segments: tensor::ExtractSlice::OPERAND_SEGMENT_SIZES,
    is_parallel: false,
};

pub(super) static INSERT: SliceOp = SliceOp {
    def: tensor::InsertSlice::def(),
    offsets: tensor::InsertSlice::OFFSETS,
    fixed: [
        tensor::InsertSlice::STATIC_OFFSETS,
        tensor::InsertSlice::STATIC_SIZES,
        tensor::InsertSlice::STATIC_STRIDES,
    ],
    segments: tensor::InsertSlice::OPERAND_SEGMENT_SIZES,
    is_parallel: false,
};

pub(super) static PARALLEL_INSERT: SliceOp = SliceOp {
    def: tensor::ParallelInsertSlice::def(),
    offsets: tensor::ParallelInsertSlice::OFFSETS,
    fixed: [
        tensor::ParallelInsertSlice::STATIC_OFFSETS,
        tensor::ParallelInsertSlice::STATIC_SIZES,
        tensor::ParallelInsertSlice::STATIC_STRIDES,
    ],
    segments: tensor::ParallelInsertSlice::OPERAND_SEGMENT_SIZES,
    is_parallel: true,
};

/// A part of a tensor.
pub(super) struct Slice {
    pub(super) whole: Value,
    pub(super) offsets: Vec<Index>,
    pub(super) sizes: Vec<Index>,
    pub(super) strides: Vec<Index>,
    /// Which dimensions of the lists the part does not have.
    pub(super) dropped: Vec<bool>,
}

/// The part that an op is about.
pub(super) fn slice_of(op: OpRef<'_>) -> Option<Slice> {
    let all = [&EXTRACT, &INSERT, &PARALLEL_INSERT];
    let how = all.into_iter().find(|how| op.is(how.def))?;
    let [offsets, sizes, strides] = [0, 1, 2].map(|list| {
        let slot = how.fixed.get(list).copied().unwrap_or_default();
        mixed(op, how.offsets + list, op.prop(slot))
    });
    let (whole, part) = match how.offsets {
        1 => (op.operand(0)?, op.result_type(0)?),
        _ => (op.operand(1)?, op.operand_type(0)?),
    };
    let dropped = dropped(part.shape(op.ctx())?, &sizes)?;
    Some(Slice { whole, offsets, sizes, strides, dropped })
}

/// Which dimensions of these sizes a shape does not have, judged from the last.
fn dropped(shape: &[i64], sizes: &[Index]) -> Option<Vec<bool>> {
    let mut left = shape.iter().rev().peekable();
    let mut dropped = Vec::with_capacity(sizes.len());
    for size in sizes.iter().rev() {
        let is_one = *size == Index::Known(1);
        let is_kept = left.next_if(|&&own| !is_one || own == 1).is_some();
        if !is_kept && !is_one {
            return None;
        }
        dropped.push(!is_kept);
    }
    dropped.reverse();
    left.next().is_none().then_some(dropped)
}

impl Slice {
    /// Whether all strides are one.
    pub(super) fn has_unit_strides(&self, scope: Scope<'_>) -> bool {
        self.strides.iter().all(|&stride| match stride {
            Index::Known(known) => known == 1,
            Index::Value(value) => int_constant(scope, value) == Some(1),
        })
    }
}

/// The values and the numbers of a list.
pub(super) type List = (Vec<Value>, Attribute);

impl SliceOp {
    /// Puts a part into a tensor, as another op does.
    pub(super) fn build(
        &self,
        ctx: &Context,
        like: OpRef<'_>,
        part: Value,
        whole: Value,
        lists: &[List; 3],
    ) -> NewOp {
        let mut new = NewOp::new(self.def).operands([part, whole]).results(like.result_types());
        let mut sizes = vec![1, 1];
        for ((values, fixed), &slot) in lists.iter().zip(&self.fixed) {
            sizes.push(values.len() as i32);
            new = new.operands(values.iter().copied()).prop(slot, *fixed);
        }
        new.prop(self.segments, Attribute::i32_array(ctx, &sizes))
    }
}
