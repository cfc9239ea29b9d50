//! `tosa-arith-const-to-tosa-const`: constants of tensors of numbers become those of `tosa`.

use couloir_dialects::{arith, tosa};
use couloir_ir::body::Op;
use couloir_ir::build::NewOp;
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::greedy::greedy;

/// `tosa-arith-const-to-tosa-const`
pub static PASS: PassDef = PassDef {
    anchor: Some("func.func"),
    ..greedy!(
        "tosa-arith-const-to-tosa-const",
        "TosaArithConstantToTosaConstPass",
        "Convert tensor arith.constant operations into tosa.const",
        patterns,
        ["tosa"],
    )
};

fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    patterns.add(arith::Constant::def(), rewrite);
    patterns
}

fn rewrite(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (ctx, view) = (rw.context(), rw.view(op));
    let ty = view.result_type(0).or_no_match("no result")?;
    let element = ty.element_or_self(ctx);
    if ty.as_tensor(ctx).is_none() || !(element.is_integer(ctx) || element.is_float(ctx)) {
        return no_match("no tensor of numbers");
    }
    let value = view.prop(arith::Constant::VALUE).or_no_match("no value")?;
    rw.at(op);
    let new = NewOp::new(tosa::Const::def()).prop(tosa::Const::VALUES, value).result(ty);
    rw.replace_with(op, new);
    Ok(())
}
