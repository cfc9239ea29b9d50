//! `linalg-morph-ops`: structured ops in another of their forms: with a name, by category, or
//! `linalg.generic`.

use couloir_dialects::linalg::attrs;
use couloir_dialects::linalg::table::Payload;
use couloir_dialects::linalg::{Form, Generic, Max, Min, Structured};
use couloir_ir::body::Op;
use couloir_pass::{OptionDef, OptionKind, PassDef};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::greedy::greedy_pass;
use crate::linalg_generic::{elementwise, generalize};
use crate::linalg_loops::structured_ops;
use crate::linalg_specialize_generic_ops::specialize;

/// `linalg-morph-ops`
pub static PASS: PassDef = PassDef {
    name: "linalg-morph-ops",
    class: "LinalgMorphOpsPass",
    description: "Convert linalg ops between forms",
    anchor: None,
    options: &[
        option(
            "category-to-generic",
            "convert category ops e.g. `linalg.elementwise` to `linalg.generic`",
        ),
        option("generic-to-named", "convert linalg.generic to equivalent named ops"),
        option("named-to-category", "convert named ops to category op e.g. `linalg.elementwise`"),
        option("named-to-generic", "convert named ops e.g. `linalg.add` to `linalg.generic`"),
    ],
    run: |cx| {
        let mut patterns = RewritePatterns::new();
        if cx.options.flag("named-to-category") {
            let ops = structured_ops().filter(|def| ![Max::def(), Min::def()].contains(def));
            for def in ops {
                patterns.add(def, to_category);
            }
        }
        if cx.options.flag("named-to-generic") || cx.options.flag("category-to-generic") {
            for def in structured_ops().filter(|def| *def != Generic::def()) {
                patterns.add(def, generalize);
            }
        }
        if cx.options.flag("generic-to-named") {
            patterns.add(Generic::def(), specialize);
        }
        greedy_pass(cx, patterns)
    },
    loads: &["linalg"],
    ..PassDef::EMPTY
};

const fn option(name: &'static str, description: &'static str) -> OptionDef {
    OptionDef { name, kind: OptionKind::Bool, default: "false", description }
}

/// An op with the name of a function of elements becomes `linalg.elementwise`.
fn to_category(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = Structured::cast(rw.view(op)).or_no_match("no structured op")?;
    let (Form::Named(_), Some(Payload::Same(function))) = (view.form, view.payload()) else {
        return no_match("no function of elements");
    };
    let kind = attrs::kind(rw.context(), function.kind());
    let (inputs, maps) = (view.inputs(), view.maps());
    elementwise(rw, op, kind, &inputs, &maps)
}
