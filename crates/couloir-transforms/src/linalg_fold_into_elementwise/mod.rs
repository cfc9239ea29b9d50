//! `linalg-fold-into-elementwise`: `linalg.elementwise` reads what `linalg.transpose` reads, by
//! another map.

use couloir_dialects::linalg::{Elementwise, Structured, Transpose};
use couloir_ir::body::Op;
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::greedy::greedy_pass;
use crate::linalg_generic::elementwise;

/// `linalg-fold-into-elementwise`
pub static PASS: PassDef = PassDef {
    name: "linalg-fold-into-elementwise",
    class: "LinalgFoldIntoElementwisePass",
    description: "Fold transpose ops into elementwise",
    anchor: None,
    options: &[],
    run: |cx| {
        let mut patterns = RewritePatterns::new();
        patterns.add(Elementwise::def(), fold);
        greedy_pass(cx, patterns)
    },
    loads: &["linalg"],
    ..PassDef::EMPTY
};

fn fold(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = Structured::cast(rw.view(op)).or_no_match("no structured op")?;
    let kind = view.op.prop(Elementwise::KIND).or_no_match("no function")?;
    let (mut inputs, mut maps) = (view.inputs(), view.maps());
    let mut changed = false;
    for (input, map) in inputs.iter_mut().zip(&mut maps) {
        let made = view.op.scope.defining_op(*input).filter(|op| op.is(Transpose::def()));
        let made = made.filter(|_| map.is_identity()).and_then(Structured::cast);
        let Some(made) = made else { continue };
        let (Some(source), Some(own)) = (made.op.operand(0), made.maps().into_iter().next()) else {
            continue;
        };
        (*input, *map, changed) = (source, own, true);
    }
    if !changed {
        return no_match("no transposed input");
    }
    elementwise(rw, op, kind, &inputs, &maps)
}
