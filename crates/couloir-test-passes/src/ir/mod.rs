//! What is known of ops, blocks and values: orders, dominance, liveness, calls, aliasing.

use couloir_pass::PassDef;

/// The passes of this kind.
pub(crate) const PASSES: &[&PassDef] = &[];
