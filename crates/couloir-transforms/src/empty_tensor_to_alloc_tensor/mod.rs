//! `empty-tensor-to-alloc-tensor`: tensors without contents become buffers of their own.

use couloir_dialects::{bufferization, tensor};
use couloir_ir::Attribute;
use couloir_ir::body::Op;
use couloir_ir::build::NewOp;
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::no_match;
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::greedy::greedy;

/// `empty-tensor-to-alloc-tensor`
pub static PASS: PassDef = greedy!(
    "empty-tensor-to-alloc-tensor",
    "EmptyTensorToAllocTensorPass",
    "Replace all empty ops by alloc_tensor ops.",
    patterns,
    ["bufferization", "tensor"]
);

fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    patterns.add(tensor::Empty::def(), rewrite);
    patterns
}

fn rewrite(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let sizes = view.operands().collect::<Vec<_>>();
    let Ok(count) = i32::try_from(sizes.len()) else { return no_match("too many sizes") };
    let results = view.result_types().collect::<Vec<_>>();
    let segments = Attribute::i32_array(rw.context(), &[count, 0, 0]);
    let new = NewOp::new(bufferization::AllocTensor::def())
        .operands(sizes)
        .results(results)
        .prop(bufferization::AllocTensor::OPERAND_SEGMENT_SIZES, segments);
    rw.at(op);
    rw.replace_with(op, new);
    Ok(())
}
