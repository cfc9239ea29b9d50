//! `expand-strided-metadata`: views of memory by the offset, sizes and strides
//! they compute.
//!
//! `memref.subview`, `expand_shape` and `collapse_shape` become a
//! `reinterpret_cast` of their source's base buffer; the metadata of views and
//! allocations are computed from those of what they view.

mod metadata;
mod views;

use couloir_dialects::memref;
use couloir_ir::body::Op;
use couloir_ir::{Body, OpDef, OpRef};
use couloir_pass::{EachBody, PassDef};
use couloir_rewrite::Rewriter;
use couloir_rewrite::greedy::{Greedy, RewritePatterns, Rewritten};

/// `expand-strided-metadata`
pub static PASS: PassDef = PassDef {
    name: "expand-strided-metadata",
    class: "ExpandStridedMetadataPass",
    description: "Expand memref operations into easier to analyze constructs",
    anchor: None,
    options: &[],
    run: |cx| {
        let ctx = cx.ctx;
        let greedy = Greedy::new(patterns());
        let run = |op: &OpRef<'_>, body: &mut Body| greedy.run_all(ctx, Some(op), body).map(|_| ());
        cx.inside(run).unwrap_or(Ok(()))
    },
    bodies: Some(|_, _| {
        let greedy = Greedy::new(patterns());
        Ok(Box::new(EachBody(move |op: &OpRef<'_>, body: &mut Body| {
            greedy.run(op.ctx(), Some(op), body);
        })))
    }),
};

fn patterns() -> RewritePatterns {
    let all: [(&'static OpDef, fn(Op, &mut Rewriter<'_>) -> Rewritten); 5] = [
        (memref::Subview::def(), views::rewrite),
        (memref::ExpandShape::def(), views::rewrite),
        (memref::CollapseShape::def(), views::rewrite),
        (memref::ExtractStridedMetadata::def(), metadata::rewrite),
        (memref::ExtractAlignedPointerAsIndex::def(), metadata::aligned_pointer),
    ];
    let mut patterns = RewritePatterns::new();
    for (def, rewrite) in all {
        patterns.add(def, rewrite);
    }
    patterns
}
