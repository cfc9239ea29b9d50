//! One utility on each loop of `scf`.

use couloir_dialects::{arith, scf};
use couloir_ir::build::Build;
use couloir_ir::op::Trait;
use couloir_ir::walk::postorder;
use couloir_ir::{Attribute, Op, OpRef, Type};
use couloir_pass::{OptionDef, OptionKind, PassDef};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::OrNoMatch;
use couloir_rewrite::greedy::RewritePatterns;
use couloir_transforms::common::{in_each_body, ops_of};
use couloir_transforms::greedy::greedy_pass;
use couloir_transforms::scf_loops::{
    in_zero_trip_check, trip_count, uplift_while, with_more_yields,
};

/// `test-scf-for-utils`
pub(super) static FOR: PassDef = PassDef {
    name: "test-scf-for-utils",
    class: "(anonymous namespace)::TestSCFForUtilsPass",
    description: "test scf.for utils",
    anchor: Some("func.func"),
    options: &[OptionDef {
        name: "test-replace-with-new-yields",
        kind: OptionKind::Bool,
        default: "false",
        description: "Test replacing a loop with a new loop that returns new additional yield \
                      values",
    }],
    run: |cx| {
        let yields = cx.options.flag("test-replace-with-new-yields");
        in_each_body(cx, |rw| {
            if yields {
                ops_of(rw.scope().body, scf::For::def()).into_iter().for_each(|op| double(rw, op));
            }
            count_all(rw);
        })
    },
    ..PassDef::EMPTY
};

/// `test-scf-uplift-while-to-for`
pub(super) static UPLIFT: PassDef = PassDef {
    name: "test-scf-uplift-while-to-for",
    class: "(anonymous namespace)::TestSCFUpliftWhileToFor",
    description: "test scf while to for uplifting",
    run: |cx| {
        let mut patterns = RewritePatterns::new();
        patterns.add(scf::While::def(), uplift_while);
        greedy_pass(cx, patterns)
    },
    ..PassDef::EMPTY
};

/// `test-wrap-scf-while-loop-in-zero-trip-check`
pub(super) static ZERO_TRIP: PassDef = PassDef {
    name: "test-wrap-scf-while-loop-in-zero-trip-check",
    class: "(anonymous namespace)::TestWrapWhileLoopInZeroTripCheckPass",
    description: "test scf::wrapWhileLoopInZeroTripCheck",
    anchor: Some("func.func"),
    options: &[OptionDef {
        name: "force-create-check",
        kind: OptionKind::Bool,
        default: "false",
        description: "Force to create zero-trip-check.",
    }],
    run: |cx| {
        if !cx.options.flag("force-create-check") {
            let mut patterns = RewritePatterns::new();
            patterns.add(scf::While::def(), |op, rw| {
                in_zero_trip_check(rw, op, false).or_no_match("the loop passes on what it is given")
            });
            return greedy_pass(cx, patterns);
        }
        in_each_body(cx, |rw| {
            for op in ops_of(rw.scope().body, scf::While::def()) {
                _ = in_zero_trip_check(rw, op, true);
            }
        })
    },
    ..PassDef::EMPTY
};

/// Has a loop yield besides twice what it yields.
fn double(rw: &mut Rewriter<'_>, op: Op) {
    let inits = rw.view(op).operands().skip(3).collect::<Vec<_>>();
    if inits.is_empty() {
        return;
    }
    with_more_yields(rw, op, &inits, |rw, end, _| {
        let values = rw.view(end).operands().collect::<Vec<_>>();
        let twice = values.into_iter().map(|value| {
            let ty = rw.ty(value);
            rw.insert1(arith::Addf::build(rw.context(), ty, value, value))
        });
        twice.collect()
    });
}

/// Notes at each loop how often it runs.
fn count_all(rw: &mut Rewriter<'_>) {
    let body = rw.scope().body;
    let is_loop = |op: &Op| rw.view(*op).has(Trait::LoopLike);
    for op in postorder(body, body.roots()).filter(is_loop).collect::<Vec<_>>() {
        let count = noted(rw.view(op));
        note(rw, op, "test.trip-count", count);
    }
}

fn noted(op: OpRef<'_>) -> Attribute {
    let count = op.is(scf::For::def()).then(|| trip_count(op)).flatten();
    match count {
        Some(count) => Attribute::int(op.ctx(), counted_by(op), count.cast_signed()),
        None => Attribute::string(op.ctx(), "none"),
    }
}

/// The integer type as wide as what a loop counts.
fn counted_by(op: OpRef<'_>) -> Type {
    let width = op.operand_type(0).and_then(|ty| ty.int_width(op.ctx()));
    Type::int(op.ctx(), width.unwrap_or(64))
}

/// Sets an attribute of an op.
pub(crate) fn note(rw: &mut Rewriter<'_>, op: Op, name: &str, attr: Attribute) {
    let ctx = rw.context();
    let name = ctx.intern(name);
    let old = rw.scope().body.discardable(op).as_dictionary(ctx).unwrap_or_default();
    let kept = old.iter().copied().filter(|own| own.0 != name);
    let attrs = kept.chain([(name, attr)]).collect();
    rw.body().set_discardable(op, Attribute::dictionary(ctx, attrs));
}
