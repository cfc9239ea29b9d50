//! `convert-linalg-to-affine-loops`: structured ops on memory become nests of `affine.for`.

use couloir_pass::PassDef;

use crate::greedy::greedy_pass;
use crate::linalg_loops::{Loops, patterns};

/// `convert-linalg-to-affine-loops`
pub static PASS: PassDef = PassDef {
    name: "convert-linalg-to-affine-loops",
    class: "ConvertLinalgToAffineLoopsPass",
    description: "Lower the operations from the linalg dialect into affine loops",
    anchor: None,
    options: &[],
    run: |cx| greedy_pass(cx, patterns(Loops::Affine)),
    loads: &["affine", "linalg", "memref"],
    ..PassDef::EMPTY
};
