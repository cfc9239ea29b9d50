//! Control flow into the region of `shape.assuming` and out of it.

use couloir_ir::op::{RegionBranch, RegionBranchPoint, RegionSuccessor};
use couloir_ir::{OpRef, RegionRef};
use smallvec::smallvec;

/// Into the region, whose arguments receive nothing, then out.
pub(super) static ASSUMING: RegionBranch = RegionBranch {
    successors: |op, from| match from {
        RegionBranchPoint::Parent => smallvec![RegionSuccessor::Region(0, args(op))],
        RegionBranchPoint::Region(_) => smallvec![RegionSuccessor::Parent],
    },
    entry_operands: |_, _| 0..0,
};

fn args(op: OpRef<'_>) -> usize {
    op.region(0).and_then(RegionRef::entry).map_or(0, |block| block.args().len())
}
