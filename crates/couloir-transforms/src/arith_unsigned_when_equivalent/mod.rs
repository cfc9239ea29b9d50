//! `arith-unsigned-when-equivalent`: signed ops of numbers that are never
//! negative become unsigned ones.

use couloir_dialects::arith;
use couloir_ir::body::{Body, Value};
use couloir_ir::build::NewOp;
use couloir_ir::{Attribute, OpDef, OpRef, Scope};
use couloir_pass::PassDef;
use couloir_rewrite::{Rewriter, reachable_ops};

use crate::known_ranges::{Control, Known, rewrite_bodies};
use crate::ranges::Range;

/// `arith-unsigned-when-equivalent`
pub static PASS: PassDef = PassDef {
    name: "arith-unsigned-when-equivalent",
    class: "ArithUnsignedWhenEquivalentPass",
    description: "Replace signed ops with unsigned ones where they are proven equivalent",
    anchor: None,
    options: &[],
    run: |cx| {
        let ctx = cx.ctx;
        rewrite_bodies(
            cx,
            Control::ByRanges,
            |(outer, _): (&OpRef<'_>, bool), body: &mut Body, known| {
                let outer = Some(outer);
                for op in reachable_ops(body) {
                    let view = Scope { ctx, body, outer }.op(op);
                    if let Some(new) = unsigned(view, &known) {
                        let mut rw = Rewriter::new(ctx, outer, body);
                        rw.at(op);
                        rw.replace_with(op, new);
                    }
                }
            },
        )
    },
    ..PassDef::EMPTY
};

/// Signed ops with their unsigned ones.
static OPS: &[(fn() -> &'static OpDef, fn() -> &'static OpDef)] = &[
    (arith::Divsi::def, arith::Divui::def),
    (arith::Ceildivsi::def, arith::Ceildivui::def),
    (arith::Floordivsi::def, arith::Divui::def),
    (arith::Remsi::def, arith::Remui::def),
    (arith::Minsi::def, arith::Minui::def),
    (arith::Maxsi::def, arith::Maxui::def),
    (arith::Extsi::def, arith::Extui::def),
];

/// The unsigned op that gives the same.
fn unsigned(op: OpRef<'_>, known: &Known) -> Option<NewOp> {
    let positive = |value: Value| known.get(&value).is_some_and(Range::is_never_negative);
    if !op.operands().all(positive) {
        return None;
    }
    if op.is(arith::Cmpi::def()) {
        return comparison(op);
    }
    let def = op.def()?;
    let (_, to) = OPS.iter().find(|(from, _)| std::ptr::eq(from(), def))?;
    if !op.results().all(positive) {
        return None;
    }
    let new = NewOp::new(to()).operands(op.operands()).results(op.result_types());
    let new = new.attrs(op.body().discardable(op.op));
    // A division stays exact; no other of these ops has attributes of its own.
    let exact = op.attr_named("isExact").filter(|_| op.is(arith::Divsi::def()));
    Some(new.prop(arith::Divui::IS_EXACT, exact))
}

fn comparison(op: OpRef<'_>) -> Option<NewOp> {
    let predicate = op.prop(arith::Cmpi::PREDICATE)?.as_i64(op.ctx())?;
    let predicate = Some(predicate).filter(|signed| (2..=5).contains(signed))? + 4;
    let (a, b) = (op.operand(0)?, op.operand(1)?);
    Some(arith::Cmpi::build(op.result_type(0)?, a, b, Attribute::i64(op.ctx(), predicate)))
}
