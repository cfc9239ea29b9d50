//! `fold-memref-alias-ops`: accesses to subviews and reshaped memrefs become
//! accesses to what these were made of, and subviews of subviews one subview.

pub(crate) mod access;
pub(crate) mod indices;
mod subviews;

use couloir_dialects::memref;
use couloir_pass::PassDef;
use couloir_rewrite::greedy::RewritePatterns;

use crate::greedy::greedy;

/// `fold-memref-alias-ops`
pub static PASS: PassDef = greedy!(
    "fold-memref-alias-ops",
    "FoldMemRefAliasOpsPass",
    "Fold memref alias ops into consumer load/store ops",
    patterns,
    ["affine", "memref", "vector"]
);

fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    for access in access::ACCESSES {
        patterns.add(access.def, move |op, rw| access::rewrite(op, rw, access));
    }
    patterns.add(memref::Subview::def(), subviews::merge);
    patterns
}
