//! `convert-linalg-to-loops`: structured ops on memory become nests of `scf.for`.

use couloir_pass::PassDef;

use crate::greedy::greedy_pass;
use crate::linalg_loops::{Loops, patterns};

/// `convert-linalg-to-loops`
pub static PASS: PassDef = PassDef {
    name: "convert-linalg-to-loops",
    class: "ConvertLinalgToLoopsPass",
    description: "Lower the operations from the linalg dialect into loops",
    anchor: None,
    options: &[],
    run: |cx| greedy_pass(cx, patterns(Loops::Scf)),
    loads: &["affine", "linalg", "scf"],
    ..PassDef::EMPTY
};
