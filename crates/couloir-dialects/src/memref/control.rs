//! Control flow in and out of `memref`'s regions.

use couloir_ir::op::{RegionBranch, RegionBranchPoint, RegionSuccessor};
use smallvec::smallvec;

/// Into the body, then back.
pub(super) static ALLOCA_SCOPE: RegionBranch = RegionBranch {
    successors: |_, point| match point {
        RegionBranchPoint::Parent => smallvec![RegionSuccessor::Region(0, 0)],
        RegionBranchPoint::Region(_) => smallvec![RegionSuccessor::Parent],
    },
    entry_operands: |_, _| 0..0,
};
