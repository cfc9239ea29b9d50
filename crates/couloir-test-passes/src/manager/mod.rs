//! How the pass manager runs passes: anchors, options, statistics, failures.

mod dynamic;
mod idle;
mod options;
mod pipelines;
mod results;

use couloir_pass::PassDef;

/// The passes of this kind.
pub(crate) const PASSES: &[&PassDef] = &[
    &dynamic::PASS,
    &idle::FUNCTION,
    &idle::MODULE,
    &options::BOTH_PARTS,
    &options::OPTIONS,
    &options::PART_A,
    &options::PART_B,
    &options::PIPELINE,
    &options::SUPER,
    &options::SUPER_PIPELINE,
    &pipelines::COMPOSITE,
    &pipelines::NESTED,
    &pipelines::TEXTUAL,
    &results::CRASH,
    &results::FAILURE,
    &results::INTERFACE,
    &results::STATISTICS,
];
