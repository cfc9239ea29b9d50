//! `lower-vector-mask`: ops that take a mask themselves get that of the `vector.mask` around them.

use couloir_pass::PassDef;
use couloir_rewrite::greedy::RewritePatterns;

use crate::vector_common::lower_mask;
use couloir_transforms::greedy::greedy_pass;

/// `lower-vector-mask`
pub static PASS: PassDef = PassDef {
    name: "lower-vector-mask",
    class: "LowerVectorMaskPass",
    description: "Lower 'vector.mask' operations",
    anchor: Some("func.func"),
    options: &[],
    run: |cx| {
        let mut patterns = RewritePatterns::new();
        lower_mask::populate(&mut patterns);
        greedy_pass(cx, patterns)
    },
    loads: &["vector"],
    ..PassDef::EMPTY
};
