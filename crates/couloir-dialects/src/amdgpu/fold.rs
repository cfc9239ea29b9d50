//! Folding of `amdgpu`: sizes and strides of tiles that are constants.

use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::{Attribute, OpRef, Value};

use super::{MakeDmaDescriptor, MakeGatherDmaDescriptor};
use crate::common::mixed::{Mixed, fixed_attr, fold_list, mixed, values};

/// A list of sizes or strides: its operand group, its slot, and whether what it has may be negative.
type List = (usize, usize, bool);

pub(super) fn descriptor(input: &FoldInput<'_>) -> FoldResult {
    type Op<'a> = MakeDmaDescriptor<'a>;
    let lists = [
        (Op::GLOBAL_DYNAMIC_SIZES, Op::GLOBAL_STATIC_SIZES, false),
        (Op::GLOBAL_DYNAMIC_STRIDES, Op::GLOBAL_STATIC_STRIDES, false),
        (Op::SHARED_DYNAMIC_SIZES, Op::SHARED_STATIC_SIZES, false),
    ];
    lists_folded(input.op, &lists, Op::OPERAND_SEGMENT_SIZES)
}

pub(super) fn gather_descriptor(input: &FoldInput<'_>) -> FoldResult {
    type Op<'a> = MakeGatherDmaDescriptor<'a>;
    let lists = [
        (Op::GLOBAL_DYNAMIC_SIZES, Op::GLOBAL_STATIC_SIZES, false),
        (Op::GLOBAL_DYNAMIC_STRIDES, Op::GLOBAL_STATIC_STRIDES, false),
        (Op::SHARED_DYNAMIC_SIZES, Op::SHARED_STATIC_SIZES, false),
    ];
    lists_folded(input.op, &lists, Op::OPERAND_SEGMENT_SIZES)
}

fn lists_folded(op: OpRef<'_>, lists: &[List], segments: usize) -> FoldResult {
    let (ctx, mut props, mut folded) = (op.ctx(), Vec::new(), Vec::new());
    for &(group, slot, may_be_negative) in lists {
        let mut list = mixed(op, group, slot);
        if fold_list(op.scope, &mut list, may_be_negative) {
            props.push((slot, Some(fixed_attr(ctx, &list))));
            folded.push((group, list));
        }
    }
    let sizes = op.prop(segments).and_then(|sizes| sizes.as_i32_array(ctx)).unwrap_or_default();
    if folded.is_empty() {
        return FoldResult::None;
    }
    let groups = (0..sizes.len()).map(|group| group_without(op, group, &folded));
    let groups = groups.collect::<Vec<_>>();
    let sizes = groups.iter().map(|group| i32::try_from(group.len()).unwrap_or(i32::MAX));
    let sizes = Attribute::i32_array(ctx, &sizes.collect::<Vec<_>>());
    props.push((segments, Some(sizes)));
    FoldResult::Operands { kept: 1, operands: groups.concat().into_iter().skip(1).collect(), props }
}

/// The operands of a group, without those that are constants now.
fn group_without(op: OpRef<'_>, group: usize, folded: &[(usize, Vec<Mixed>)]) -> Vec<Value> {
    let list = folded.iter().find(|(own, _)| *own == group);
    list.map_or_else(|| op.operands_in(group), |(_, list)| values(list))
}
