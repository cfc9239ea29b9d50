//! Folding of `gpu`.

use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::{Attribute, OpRef};

use super::{AllReduce, Launch, SubgroupBroadcast, SubgroupReduce};
use crate::common::fold::{Folding, value};

/// Whether all threads of a launch get to an op: it stands in the first block of the launch's body.
fn is_uniform(op: OpRef<'_>) -> bool {
    let entry = op.parent_region().and_then(|region| Some(region.entry()?.block));
    op.parent().is_some_and(|parent| parent.is(Launch::def())) && op.block() == entry
}

fn made_uniform(op: OpRef<'_>, slot: usize) -> FoldResult {
    if op.prop(slot).is_some() || !is_uniform(op) {
        return FoldResult::None;
    }
    FoldResult::InPlace { operands: Vec::new(), props: vec![(slot, Some(Attribute::UNIT))] }
}

/// Whether folding notes of a reduction in a subgroup that all threads get to it.
pub fn becomes_uniform(op: OpRef<'_>) -> bool {
    let size = op.prop(SubgroupReduce::CLUSTER_SIZE).and_then(|size| size.as_i64(op.ctx()));
    op.is(SubgroupReduce::def())
        && size != Some(1)
        && op.prop(SubgroupReduce::UNIFORM).is_none()
        && is_uniform(op)
}

pub(super) fn all_reduce(input: &FoldInput<'_>) -> FoldResult {
    made_uniform(input.op, AllReduce::UNIFORM)
}

/// In clusters of one there is nothing to combine with.
pub(super) fn subgroup_reduce(input: &FoldInput<'_>) -> FoldResult {
    let size = input.op.prop(SubgroupReduce::CLUSTER_SIZE);
    if size.and_then(|size| size.as_i64(input.op.ctx())) == Some(1) {
        return value(input.op.operand(0));
    }
    made_uniform(input.op, SubgroupReduce::UNIFORM)
}

/// What all lanes have already.
pub(super) fn subgroup_broadcast(input: &FoldInput<'_>) -> FoldResult {
    let before = Folding { input }.from(0, SubgroupBroadcast::def());
    value(before.and_then(|before| before.result(0)))
}
