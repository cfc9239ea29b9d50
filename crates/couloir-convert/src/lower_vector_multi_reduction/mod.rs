//! `lower-vector-multi-reduction`: reductions along some dimensions become reductions of one
//! dimension, or ops on elements.

use couloir_ir::{Body, OpRef};
use couloir_pass::{OptionDef, OptionKind, PassDef};
use couloir_rewrite::greedy::{Greedy, RewritePatterns};

use crate::vector_common::multi_reduction;

/// `lower-vector-multi-reduction`
pub static PASS: PassDef = PassDef {
    name: "lower-vector-multi-reduction",
    class: "LowerVectorMultiReductionPass",
    description: "Lower 'vector.multi_reduction' operations",
    anchor: Some("func.func"),
    options: &[OptionDef {
        name: "lowering-strategy",
        kind: OptionKind::Choice(&["inner-parallel", "inner-reduction"]),
        default: "inner-parallel",
        description: "Select the strategy to control how multi_reduction is lowered.",
    }],
    run: |cx| {
        let ctx = cx.ctx;
        let mut patterns = RewritePatterns::new();
        let inner = cx.options.text("lowering-strategy") == "inner-reduction";
        multi_reduction::populate(&mut patterns, inner);
        let greedy = Greedy::new(patterns).top_down(false);
        let run = |op: &OpRef<'_>, body: &mut Body| greedy.run_all(ctx, Some(op), body).map(|_| ());
        cx.inside(run).unwrap_or(Ok(()))
    },
    bodies: None,
};
