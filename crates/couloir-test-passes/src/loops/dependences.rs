//! What is found of pairs of accesses of `affine`.

use std::fmt::Write;

use couloir_dialects::affine;
use couloir_ir::OpRef;
use couloir_ir::dominance::Dominance;
use couloir_ir::walk::preorder;
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_transforms::affine_dependence::depth::{Found, each_depth};
use couloir_transforms::common::in_each_body;

/// `test-memref-dependence-check`
pub(super) static PASS: PassDef = PassDef {
    name: "test-memref-dependence-check",
    class: "(anonymous namespace)::TestMemRefDependenceCheck",
    description: "Checks dependences between all pairs of memref accesses.",
    run: |cx| in_each_body(cx, |rw| check(rw)),
    ..PassDef::EMPTY
};

fn check(rw: &Rewriter<'_>) {
    let scope = rw.scope();
    let is_plain = |op: OpRef<'_>| op.is(affine::Load::def()) || op.is(affine::Store::def());
    let all = preorder(scope.body, scope.body.roots());
    let all = all.filter(|&op| is_plain(scope.op(op))).collect::<Vec<_>>();
    let order = Dominance::new(scope);
    for (from, &first) in all.iter().enumerate() {
        for (to, &second) in all.iter().enumerate() {
            say(scope.op(first), (from, to), &each_depth(scope, &order, [first, second]));
        }
    }
}

fn say(op: OpRef<'_>, (from, to): (usize, usize), all: &[Found]) {
    for (depth, found) in (1..).zip(all) {
        let text = match found {
            Found::Unknown => {
                op.error("dependence check failed").emit();
                continue;
            }
            Found::Never => "false".to_owned(),
            Found::At(_) if depth == all.len() => "true".to_owned(),
            Found::At(distances) => distances.iter().map(direction).collect(),
        };
        op.remark(format!("dependence from {from} to {to} at depth {depth} = {text}")).emit();
    }
}

/// How much further on a loop is, at least and at most.
fn direction((least, most): &(Option<i64>, Option<i64>)) -> String {
    let mut text = String::from("[");
    match least {
        Some(least) => _ = write!(text, "{least}, "),
        None => text.push_str("-inf, "),
    }
    match most {
        Some(most) => _ = write!(text, "{most}]"),
        None => text.push_str("+inf]"),
    }
    text
}
