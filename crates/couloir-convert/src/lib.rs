//! Passes, one module each, named as the pass.

mod common;
pub mod convert_scf_to_cf;

use couloir_pass::PassDef;

/// All passes of this crate.
pub static PASSES: &[&PassDef] = &[
    &convert_scf_to_cf::PASS, //
];
