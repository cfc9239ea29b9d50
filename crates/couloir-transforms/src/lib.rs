//! Passes, one module each, named as the pass.

pub mod canonicalize;
mod composed;
pub mod cse;
pub mod expand_strided_metadata;
pub mod inline;
pub mod mem2reg;
pub mod sroa;

use couloir_pass::PassDef;

/// All passes of this crate.
pub static PASSES: &[&PassDef] = &[
    &canonicalize::PASS,
    &cse::PASS,
    &expand_strided_metadata::PASS,
    &inline::PASS,
    &mem2reg::PASS,
    &sroa::PASS,
];
