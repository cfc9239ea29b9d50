//! How often the regions of an op run (`getRegionInvocationBounds`).

use couloir_dialects::scf;
use couloir_ir::OpRef;
use couloir_ir::body::Region;

/// Those of an op's regions that are known to run once at most.
pub(crate) fn regions_run_at_most_once(op: OpRef<'_>) -> Vec<Region> {
    let chooses = op.is(scf::If::def()) || op.is(scf::IndexSwitch::def());
    if chooses { op.body().regions(op.op).to_vec() } else { Vec::new() }
}
