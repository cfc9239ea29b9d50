//! Passes, one module each, named as the pass.

mod composed;
pub mod expand_strided_metadata;

use couloir_pass::PassDef;

/// All passes of this crate.
pub static PASSES: &[&PassDef] = &[&expand_strided_metadata::PASS];
