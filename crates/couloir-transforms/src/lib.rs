//! Passes, one module each, named as the pass.

use couloir_pass::PassDef;

/// All passes of this crate.
pub static PASSES: &[&PassDef] = &[];
