//! Region constraints, with upstream's names and words.

use couloir_ir::op::RegionConstraint;

/// `AnyRegion`
pub static ANY_REGION: RegionConstraint =
    RegionConstraint { summary: "any region", holds: |_| true };
/// `SizedRegion<1>`
pub static SIZED_REGION_1: RegionConstraint =
    RegionConstraint { summary: "region with 1 blocks", holds: |blocks| blocks == 1 };
/// `MinSizedRegion<1>`
pub static MIN_SIZED_REGION_1: RegionConstraint =
    RegionConstraint { summary: "region with at least 1 blocks", holds: |blocks| blocks >= 1 };
/// `MaxSizedRegion<1>`
pub static MAX_SIZED_REGION_1: RegionConstraint =
    RegionConstraint { summary: "region with at most 1 blocks", holds: |blocks| blocks <= 1 };
