//! `lower-vector-mask`: ops that take a mask themselves get that of the `vector.mask` around them.

use couloir_ir::{Body, OpRef};
use couloir_pass::PassDef;
use couloir_rewrite::greedy::{Greedy, RewritePatterns};

use crate::vector_common::lower_mask;

/// `lower-vector-mask`
pub static PASS: PassDef = PassDef {
    name: "lower-vector-mask",
    class: "LowerVectorMaskPass",
    description: "Lower 'vector.mask' operations",
    anchor: Some("func.func"),
    options: &[],
    run: |cx| {
        let ctx = cx.ctx;
        let mut patterns = RewritePatterns::new();
        lower_mask::populate(&mut patterns);
        let greedy = Greedy::new(patterns).top_down(false);
        let run = |op: &OpRef<'_>, body: &mut Body| greedy.run_all(ctx, Some(op), body).map(|_| ());
        cx.inside(run).unwrap_or(Ok(()))
    },
    bodies: None,
};
