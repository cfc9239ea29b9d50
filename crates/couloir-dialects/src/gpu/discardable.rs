//! Attributes `gpu.*` of functions and modules: what is known of a launch before it happens.

use couloir_ir::{Attribute, Failure, OpRef};

/// Sizes in three dimensions.
const SIZES: [&str; 3] = ["gpu.known_block_size", "gpu.known_grid_size", "gpu.known_cluster_size"];

const CONTAINER: &str = "gpu.container_module";

pub(super) fn op(op: OpRef<'_>, name: &str, value: Attribute) -> Result<(), Failure> {
    let ctx = op.ctx();
    if name == CONTAINER && value == Attribute::UNIT && op.name() != "builtin.module" {
        let message =
            format!("expected '{CONTAINER}' attribute to be attached to 'builtin.module'");
        return op.error(message).fail();
    }
    if !SIZES.contains(&name) {
        return Ok(());
    }
    match value.as_i32_array(ctx).map(|sizes| sizes.len()) {
        Some(3) => Ok(()),
        Some(_) => op.op_error(format!("{name} must contain exactly 3 elements")).fail(),
        None => op.op_error(format!("{name} must be a dense i32 array")).fail(),
    }
}
