//! `expand-strided-metadata`: views of memory by the offset, sizes and strides
//! they compute.
//!
//! `memref.subview`, `expand_shape` and `collapse_shape` become a
//! `reinterpret_cast` of their source's base buffer; the metadata of views and
//! allocations are computed from those of what they view.

mod metadata;
mod views;

pub(crate) use views::{Source, Strided, linear, mixed, reinterpret_cast, source, subview_of};

use crate::greedy::greedy;
use couloir_dialects::memref;
use couloir_ir::OpDef;
use couloir_ir::body::Op;
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

/// `expand-strided-metadata`
pub static PASS: PassDef = greedy!(
    "expand-strided-metadata",
    "ExpandStridedMetadataPass",
    "Expand memref operations into easier to analyze constructs",
    patterns,
    ["affine", "memref"]
);

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
