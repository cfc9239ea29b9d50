//! Inlining where a dialect has nothing to say against it.

use couloir_ir::op::Inlining;

/// Everything may be inlined.
pub static ANY: Inlining = Inlining::ANY;
