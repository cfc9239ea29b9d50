//! The range of a register.

use couloir_ir::attr::Param;
use couloir_ir::num::Int;
use couloir_ir::{Failure, OpRef};

use crate::llvm::attrs::CONSTANT_RANGE;

/// Ranges that begin where they end hold nothing, or everything.
pub(in crate::nvvm) fn range(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let range = op.attr_named("range").and_then(|attr| attr.as_dialect(ctx));
    let Some(range) = range.filter(|range| range.def == &CONSTANT_RANGE) else { return Ok(()) };
    let mut bounds = range.params.iter().filter_map(Param::as_attr);
    let (Some(lower), Some(upper)) = (bounds.next(), bounds.next()) else { return Ok(()) };
    let Some(value) = lower.as_int(ctx).filter(|_| lower == upper) else { return Ok(()) };
    if value.is_zero() || value.is_all_ones() {
        return Ok(());
    }
    let mut most = String::new();
    Int::all_ones(value.width()).print_unsigned(&mut most);
    let message = format!(
        "invalid range attribute: Lower == Upper, but they aren't min (0) or max ({most}) value! \
         This is an invalid constant range."
    );
    op.op_error(message).fail()
}
