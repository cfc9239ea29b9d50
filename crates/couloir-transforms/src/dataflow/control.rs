//! Where control goes when some operands are known to be constants.

use couloir_dialects::{affine, cf, scf};
use couloir_ir::op::{RegionBranchPoint, RegionSuccessor, RegionSuccessors};
use couloir_ir::{Attribute, OpRef};
use smallvec::smallvec;

/// The successor that a branch takes, where its operands say so. Branches of `llvm` do not say.
pub(super) fn successor(op: OpRef<'_>, operands: &[Option<Attribute>]) -> Option<usize> {
    if op.is(cf::CondBr::def()) {
        return Some(usize::from(!truth(op, operands)?));
    }
    let known = operands.first().copied().flatten()?;
    if !op.is(cf::Switch::def()) {
        return None;
    }
    let cases = op.prop(cf::Switch::CASE_VALUES);
    let value = known.as_int(op.ctx())?;
    let cases = cases.and_then(|cases| cases.as_dense(op.ctx()));
    let at = cases.and_then(|cases| cases.ints(op.ctx()).position(|case| case == *value));
    Some(at.map_or(0, |at| at + 1))
}

/// Whether the first operand holds.
fn truth(op: OpRef<'_>, operands: &[Option<Attribute>]) -> Option<bool> {
    let known = operands.first().copied().flatten()?;
    known.as_int(op.ctx()).map(|value| !value.is_zero())
}

/// Whether an op passes control among its regions.
pub(super) fn is_region_branch(op: OpRef<'_>) -> bool {
    op.def().is_some_and(|def| def.hooks.region_branch.is_some())
}

/// Where control goes from an op into its regions, or past them.
pub(super) fn entries(op: OpRef<'_>, operands: &[Option<Attribute>]) -> RegionSuccessors {
    use RegionSuccessor::{Parent, Region};
    let all = || all_successors(op, RegionBranchPoint::Parent);
    if op.is(scf::If::def()) {
        return match truth(op, operands) {
            Some(true) => smallvec![Region(0, 0)],
            Some(false) => all().pop().into_iter().collect(),
            None => all(),
        };
    }
    if op.is(scf::IndexSwitch::def()) {
        let value = operands.first().copied().flatten().and_then(|value| value.as_i64(op.ctx()));
        let Some(value) = value else { return all() };
        let cases = op.prop(scf::IndexSwitch::CASES).and_then(|cases| cases.as_i64_array(op.ctx()));
        let at = cases.unwrap_or_default().iter().position(|&case| case == value);
        return smallvec![Region(at.map_or(0, |at| at + 1), 0)];
    }
    if op.is(affine::For::def()) {
        return match trip_count(op) {
            Some(0) => smallvec![Parent],
            Some(_) => smallvec![Region(0, 1)],
            None => all(),
        };
    }
    all()
}

/// How often an `affine.for` with constant bounds runs.
fn trip_count(op: OpRef<'_>) -> Option<i64> {
    // A bound that is the least or greatest of several constants is not looked at.
    let bound = |slot| {
        let map = op.prop(slot)?.as_affine_map(op.ctx())?;
        map.result(0).filter(|_| map.num_results() == 1)?.constant()
    };
    let lower: i64 = bound(affine::For::LOWER_BOUND_MAP)?;
    let upper: i64 = bound(affine::For::UPPER_BOUND_MAP)?;
    let step = op.prop(affine::For::STEP)?.as_i64(op.ctx())?;
    let length = upper.checked_sub(lower)?.max(0);
    Some(length.checked_div(step)? + i64::from(length.checked_rem(step)? != 0))
}

fn all_successors(op: OpRef<'_>, from: RegionBranchPoint) -> RegionSuccessors {
    if op.is(scf::Parallel::def()) {
        return smallvec![RegionSuccessor::Region(0, usize::MAX), RegionSuccessor::Parent];
    }
    if op.is(scf::Forall::def()) {
        return smallvec![RegionSuccessor::Region(0, usize::MAX), RegionSuccessor::Parent];
    }
    let branch = op.def().and_then(|def| def.hooks.region_branch);
    let mut list =
        branch.map_or_else(RegionSuccessors::new, |branch| (branch.successors)(op, from));
    if op.is(affine::For::def()) && from != RegionBranchPoint::Parent && trip_count(op) == Some(1) {
        list = smallvec![RegionSuccessor::Parent];
    }
    list
}

/// Where control goes from the end of a region, with the operands of the op
/// there that it passes on.
pub(super) fn exits(
    parent: OpRef<'_>,
    region: usize,
    end: OpRef<'_>,
    operands: &[Option<Attribute>],
) -> Vec<(RegionSuccessor, std::ops::Range<usize>)> {
    let mut list = all_successors(parent, RegionBranchPoint::Region(region));
    if end.is(scf::Condition::def())
        && let Some(holds) = truth(end, operands)
    {
        list.retain(|to| matches!(to, RegionSuccessor::Region(..)) == holds);
    }
    let passed = |to: &RegionSuccessor| match end.def().and_then(|def| def.hooks.region_return) {
        Some(which) => which(end, to),
        None => 0..end.operands().len(),
    };
    list.into_iter().map(|to| (to.clone(), passed(&to))).collect()
}

/// The operands of an op that it passes to a region, or past its regions.
pub(super) fn passed_in(op: OpRef<'_>, to: &RegionSuccessor) -> std::ops::Range<usize> {
    let branch = op.def().and_then(|def| def.hooks.region_branch);
    branch.map_or(0..0, |branch| (branch.entry_operands)(op, to))
}
