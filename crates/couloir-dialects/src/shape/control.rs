//! Control flow into the region of `shape.assuming` and out of it.

use couloir_ir::op::{RegionBranch, RegionBranchPoint, RegionSuccessor};
use smallvec::smallvec;

/// Into the region, then out.
pub(super) static ASSUMING: RegionBranch = RegionBranch {
    successors: |_, from| match from {
        RegionBranchPoint::Parent => smallvec![RegionSuccessor::Region(0, 0)],
        RegionBranchPoint::Region(_) => smallvec![RegionSuccessor::Parent],
    },
    entry_operands: |_, _| 0..0,
};
