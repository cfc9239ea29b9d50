//! Names of results and arguments.

use couloir_ir::OpRef;
use couloir_ir::op::NameSink;
use couloir_ods::enums;

use super::attrs::{DIM, DIMENSIONS};
use super::verify::case;

/// `%thread_id_x`
pub(super) fn dimension(op: OpRef<'_>, name: &mut NameSink<'_>) {
    let mnemonic = op.name().strip_prefix("gpu.").unwrap_or(op.name());
    let dimension = case(op, op.attr_named("dimension"), &DIM).unwrap_or(0);
    if let Some(result) = op.result(0) {
        name(result, &format!("{mnemonic}_{}", enums::text(&DIMENSIONS, dimension)));
    }
}
