//! Control flow among the regions of `affine` ops.

use couloir_ir::OpRef;
use couloir_ir::op::{LoopValues, RegionBranch, RegionBranchPoint, RegionSuccessor};
use smallvec::smallvec;

use super::For;

/// Into the body or past it, from everywhere, with the carried values.
pub(super) static FOR: RegionBranch = RegionBranch {
    successors: |_, _| smallvec![RegionSuccessor::Region(0, 1), RegionSuccessor::Parent],
    entry_operands: |op, _| op.operand_group(For::INITS),
};

/// Into one of the regions, or out where there is no `else`.
pub(super) static IF: RegionBranch = RegionBranch {
    successors: |op, from| {
        if from != RegionBranchPoint::Parent {
            return smallvec![RegionSuccessor::Parent];
        }
        let has_else = op.region(1).is_some_and(|region| !region.is_empty());
        let other = if has_else { RegionSuccessor::Region(1, 0) } else { RegionSuccessor::Parent };
        smallvec![RegionSuccessor::Region(0, 0), other]
    },
    entry_operands: |_, _| 0..0,
};

/// The values an `affine.for` carries.
pub(super) fn loop_values(op: OpRef<'_>) -> LoopValues {
    let view = For(op);
    let region = view.region();
    let entry = region.as_ref().and_then(|region| region.entry());
    let iter_args = entry.map(|entry| entry.args().iter().skip(1).copied().collect());
    let last = entry.and_then(couloir_ir::BlockRef::terminator);
    LoopValues {
        inits: view.inits().into(),
        iter_args: iter_args.unwrap_or_default(),
        missing_args: usize::from(entry.is_none_or(|entry| entry.args().is_empty())),
        yielded: last.map(|last| last.operands().collect()).unwrap_or_default(),
        results: Some(op.results().collect()),
    }
}
