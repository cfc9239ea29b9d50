//! What must hold of launches: sizes of clusters, regions, the kernel that is launched.

use couloir_ir::{Attribute, Failure, OpRef};

use super::super::syntax::{num_config_args, num_workgroup, split_args};
use super::super::{Launch, LaunchFunc, Terminator};
use super::attributions;

const CONTAINER: &str = "gpu.container_module";

/// There are three sizes of a cluster, or none.
pub(in crate::gpu) fn launch(op: OpRef<'_>) -> Result<(), Failure> {
    let view = Launch(op);
    let sizes = [view.cluster_size_x(), view.cluster_size_y(), view.cluster_size_z()];
    let given = sizes.iter().flatten().count();
    if given == 0 || given == sizes.len() {
        return Ok(());
    }
    op.op_error("cluster size must be all present").fail()
}

pub(in crate::gpu) fn launch_regions(op: OpRef<'_>) -> Result<(), Failure> {
    let Some(region) = op.region(0) else { return Ok(()) };
    let args = region.entry().map(|entry| entry.args().len());
    let least = num_config_args(op).saturating_add(num_workgroup(op));
    if args.is_none_or(|args| args < least) {
        return op.op_error("unexpected number of region arguments").fail();
    }
    let [_, workgroup, private] = split_args(op, num_config_args(op));
    attributions(op, &workgroup, "workgroup")?;
    attributions(op, &private, "private")?;
    for last in region.blocks().filter_map(couloir_ir::BlockRef::last) {
        if last.successors().next().is_none() && !last.is(Terminator::def()) {
            return last
                .error("expected 'gpu.terminator' or a terminator with successors")
                .note(op.location(), "in 'gpu.launch' body region")
                .fail();
        }
    }
    Ok(())
}

pub(in crate::gpu) fn launch_func(op: OpRef<'_>) -> Result<(), Failure> {
    let is_module = |op: &OpRef<'_>| op.is(crate::builtin::Module::def());
    let mut around = std::iter::successors(op.parent(), |op| op.parent());
    let Some(module) = around.find(is_module) else {
        return op.op_error("expected to belong to a module").fail();
    };
    if module.attr_named(CONTAINER) != Some(Attribute::UNIT) {
        let message =
            format!("expected the closest surrounding module to have the '{CONTAINER}' attribute");
        return op.op_error(message).fail();
    }
    let view = LaunchFunc(op);
    let sizes = [view.cluster_size_x(), view.cluster_size_y(), view.cluster_size_z()];
    let [Some(x), Some(y), Some(z)] = sizes else { return Ok(()) };
    if op.ty(x) == op.ty(y) && op.ty(y) == op.ty(z) {
        return Ok(());
    }
    op.op_error("expects types of the cluster dimensions must be the same").fail()
}
