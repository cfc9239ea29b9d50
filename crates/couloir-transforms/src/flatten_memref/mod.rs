//! `flatten-memref`: accesses by several indices go through a view of the
//! memory as one dimension, and allocations are of one.

mod access;
mod linear;

use couloir_pass::PassDef;
use couloir_rewrite::greedy::RewritePatterns;

use crate::greedy::{greedy_bodies, greedy_pass};

/// `flatten-memref`
pub static PASS: PassDef = PassDef {
    name: "flatten-memref",
    class: "FlattenMemrefsPass",
    description: "Flatten a multiple dimensional memref to 1-dimensional",
    anchor: None,
    options: &[],
    run: |cx| greedy_pass(cx, patterns()),
    bodies: Some(|_, _| greedy_bodies(patterns())),
};

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
