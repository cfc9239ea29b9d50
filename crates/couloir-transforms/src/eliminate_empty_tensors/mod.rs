//! `eliminate-empty-tensors`: what would be computed in a new tensor and then inserted into
//! another is computed where it goes to.

use couloir_ir::{Body, OpRef};
use couloir_pass::PassDef;

use crate::one_shot_bufferize::eliminate_empty_tensors;

/// `eliminate-empty-tensors`
pub static PASS: PassDef = PassDef {
    name: "eliminate-empty-tensors",
    class: "EmptyTensorEliminationPass",
    description: "Try to eliminate all tensor.empty ops.",
    run: |cx| {
        let work = |op: &OpRef<'_>, body: &mut Body| eliminate_empty_tensors(op, body);
        cx.inside(work).unwrap_or(Ok(()))
    },
    loads: &["bufferization", "tensor"],
    ..PassDef::EMPTY
};
