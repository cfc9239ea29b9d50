//! `flatten-memref`: accesses by several indices go through a view of the
//! memory as one dimension, and allocations are of one.

mod access;
pub(crate) mod linear;

use couloir_pass::PassDef;
use couloir_rewrite::greedy::RewritePatterns;

use crate::greedy::greedy;

/// `flatten-memref`
pub static PASS: PassDef = greedy!(
    "flatten-memref",
    "FlattenMemrefsPass",
    "Flatten a multiple dimensional memref to 1-dimensional",
    patterns,
    ["affine", "memref", "vector"]
);

fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    for access in access::ACCESSES {
        patterns.add(access.def, move |op, rw| access::flatten(op, rw, access));
    }
    for def in access::ALLOCATIONS {
        patterns.add(def, access::allocate);
    }
    patterns
}
