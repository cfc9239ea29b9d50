//! What `builtin`'s tables do not say about its ops.

use couloir_ir::{Failure, OpRef};

use crate::dlti;

/// Discardable attributes belong to dialects, and one at most is a data layout.
pub(super) fn module(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let discardable = op.body().discardable(op.op);
    let entries = discardable.as_dictionary(ctx).unwrap_or_default();
    if let Some((name, _)) = entries.iter().find(|entry| !ctx.str(entry.0).contains('.')) {
        let name = ctx.str(*name);
        let message =
            format!("can only contain attributes with dialect-prefixed names, found: '{name}'");
        return op.op_error(message).fail();
    }
    let layouts = entries.iter().filter(|entry| dlti::is_layout_spec(ctx, entry.1));
    if layouts.clone().count() < 2 {
        return Ok(());
    }
    let mut report = op.op_error("expects at most one data layout attribute");
    for (name, _) in layouts {
        let text = format!("'{}' is a data layout attribute", ctx.str(*name));
        report = report.note(op.location(), text);
    }
    report.fail()
}

pub(super) fn cast(op: OpRef<'_>) -> Result<(), Failure> {
    match op.results().len() {
        0 => op.op_error("expected at least one result for cast operation").fail(),
        _ => Ok(()),
    }
}
