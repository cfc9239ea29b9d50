//! How the pass manager runs passes: anchors, options, statistics, failures.

mod idle;

use couloir_pass::PassDef;

/// The passes of this kind.
pub(crate) const PASSES: &[&PassDef] = idle::PASSES;
