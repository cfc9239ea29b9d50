//! `convert-linalg-to-parallel-loops`: structured ops on memory become `scf.parallel`.

use couloir_pass::PassDef;

use crate::greedy::greedy_pass;
use crate::linalg_loops::{Loops, patterns};

/// `convert-linalg-to-parallel-loops`
pub static PASS: PassDef = PassDef {
    name: "convert-linalg-to-parallel-loops",
    class: "ConvertLinalgToParallelLoopsPass",
    description: "Lower the operations from the linalg dialect into parallel loops",
    anchor: None,
    options: &[],
    run: |cx| greedy_pass(cx, patterns(Loops::Parallel)),
    loads: &["affine", "linalg", "memref", "scf"],
    ..PassDef::EMPTY
};
