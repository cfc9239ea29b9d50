//! `lower-vector-multi-reduction`: reductions along some dimensions become reductions of one
//! dimension, or ops on elements.

use couloir_pass::{OptionDef, OptionKind, PassDef};
use couloir_rewrite::greedy::RewritePatterns;

use crate::vector_common::multi_reduction;
use couloir_transforms::greedy::greedy_pass;

/// `lower-vector-multi-reduction`
pub static PASS: PassDef = PassDef {
    name: "lower-vector-multi-reduction",
    class: "LowerVectorMultiReduction",
    description: "Lower 'vector.multi_reduction' operations",
    anchor: Some("func.func"),
    options: &[OptionDef {
        name: "lowering-strategy",
        kind: OptionKind::Choice(&["inner-parallel", "inner-reduction"]),
        default: "inner-parallel",
        description: "Select the strategy to control how multi_reduction is lowered.",
    }],
    run: |cx| {
        let mut patterns = RewritePatterns::new();
        let inner = cx.options.text("lowering-strategy") == "inner-reduction";
        multi_reduction::populate(&mut patterns, inner);
        greedy_pass(cx, patterns)
    },
    loads: &["vector"],
    ..PassDef::EMPTY
};
