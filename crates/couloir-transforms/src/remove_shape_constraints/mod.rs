//! `remove-shape-constraints`: what is relied on is taken to hold.

use couloir_dialects::shape::{CstrBroadcastable, CstrEq, passing};
use couloir_ir::body::Op;
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::greedy::RewritePatterns;

use crate::greedy::{greedy_bodies, greedy_pass};

/// `remove-shape-constraints`
pub static PASS: PassDef = PassDef {
    name: "remove-shape-constraints",
    class: "RemoveShapeConstraintsPass",
    description: "Replace all cstr_ ops with a true witness",
    anchor: Some("func.func"),
    run: |cx| greedy_pass(cx, patterns()),
    bodies: Some(|_, _| greedy_bodies(patterns())),
    ..PassDef::EMPTY
};

fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    for def in [CstrBroadcastable::def(), CstrEq::def()] {
        patterns.add(def, |op, rw| {
            holds(op, rw);
            Ok(())
        });
    }
    patterns
}

fn holds(op: Op, rw: &mut Rewriter<'_>) {
    let new = passing(rw.context());
    rw.replace_with(op, new);
}
