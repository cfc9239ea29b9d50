//! Names of results and of arguments of bodies.

use couloir_ir::OpRef;
use couloir_ir::body::Region;
use couloir_ir::op::NameSink;

use super::Structured;
use crate::common::names::result_names;

result_names! {
    mapped = "mapped";
    reduced = "reduced";
    transposed = "transposed";
    broadcasted = "broadcasted";
    pack = "pack";
    unpack = "unpack";
}

/// `%in` and `%out`
pub(super) fn in_and_out(op: OpRef<'_>, region: Region, name: &mut NameSink<'_>) {
    arguments(op, region, "out", name);
}

/// `%in` and `%init`
pub(super) fn in_and_init(op: OpRef<'_>, region: Region, name: &mut NameSink<'_>) {
    arguments(op, region, "init", name);
}

fn arguments(op: OpRef<'_>, region: Region, output: &str, name: &mut NameSink<'_>) {
    let inner = op.inner();
    let Some(entry) = inner.region(region).entry() else { return };
    let inputs = Structured::cast(op).map_or(0, Structured::num_inputs);
    for (at, &arg) in entry.args().iter().enumerate() {
        name(arg, if at < inputs { "in" } else { output });
    }
}
