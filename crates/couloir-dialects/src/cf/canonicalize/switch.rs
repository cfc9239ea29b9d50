//! Canonicalization of `cf.switch`: cases that are not needed, and what is known of the flag.

use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::body::{Op, Value};
use couloir_ir::num::Int;
use couloir_ir::{Attribute, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten, row};
use rustc_hash::FxHashSet;

use super::{Target, replace_by, single_predecessor, skip};
use crate::cf::Switch;
use crate::common::canonicalize::number_operand;

pub(super) const SWITCH: &[PatternDef] = &[
    row("", Switch::def, only_default),
    row("", Switch::def, drop_like_default),
    row("", Switch::def, known),
    row("", Switch::def, pass_through),
    row("", Switch::def, asked_before),
    row("", Switch::def, not_before),
];

/// The parts of a switch.
struct Parts {
    flag: Value,
    default: Target,
    cases: Vec<(Int, Target)>,
}

impl Parts {
    fn of(rw: &Rewriter<'_>, op: Op) -> Option<Self> {
        let mut targets = Target::all(rw, op)?.into_iter();
        let default = targets.next()?;
        let cases = values(rw, op).into_iter().zip(targets).collect();
        Some(Self { flag: rw.view(op).operand(0)?, default, cases })
    }

    /// Where an integer leads.
    fn target(&self, value: &Int) -> &Target {
        let case = self.cases.iter().find(|(case, _)| case == value);
        case.map_or(&self.default, |(_, target)| target)
    }

    /// Replaces a switch by one of these parts.
    fn replace(&self, rw: &mut Rewriter<'_>, op: Op) -> Rewritten {
        let ctx = rw.context();
        let operands = self.cases.iter().map(|(_, target)| target.operands.as_slice());
        let operands = operands.collect::<Vec<_>>();
        let blocks = self.cases.iter().map(|(_, target)| target.block).collect::<Vec<_>>();
        let default = &self.default;
        let new =
            Switch::build(ctx, self.flag, &default.operands, &operands, default.block, &blocks);
        let values = self.values(rw, rw.ty(self.flag));
        replace_by(rw, op, new.prop(Switch::CASE_VALUES, values))
    }

    fn values(&self, rw: &Rewriter<'_>, ty: Type) -> Option<Attribute> {
        if self.cases.is_empty() {
            return None;
        }
        let ctx = rw.context();
        let ty = Type::vector(ctx, &[self.cases.len() as i64], ty);
        let bytes = self.cases.iter().flat_map(|(case, _)| case.to_le_bytes()).collect();
        Some(Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, bytes))))
    }
}

/// The integers of the cases.
fn values(rw: &Rewriter<'_>, op: Op) -> Vec<Int> {
    let ctx = rw.context();
    let values = rw.view(op).prop(Switch::CASE_VALUES);
    let Some(AttrKind::DenseElements(dense)) = values.map(|values| values.kind(ctx)) else {
        return Vec::new();
    };
    let count = rw.view(op).successors().len().saturating_sub(1);
    let one = |value: Int| std::iter::repeat_n(value, if dense.splat { count } else { 1 });
    dense.ints(ctx).take(count).flat_map(one).take(count).collect()
}

const MALFORMED: &str = "no flag or targets";

fn only_default(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    if rw.view(op).successors().len() != 1 {
        return no_match("there are cases");
    }
    let default = Target::of(rw, op, 0).or_no_match(MALFORMED)?;
    replace_by(rw, op, default.br())
}

/// Cases that lead where the default does are not needed.
fn drop_like_default(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let mut parts = Parts::of(rw, op).or_no_match(MALFORMED)?;
    let count = parts.cases.len();
    parts.cases.retain(|(_, target)| *target != parts.default);
    if parts.cases.len() == count {
        return no_match("all cases differ from the default");
    }
    parts.replace(rw, op)
}

fn known(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let value = number_operand(rw.view(op), 0).or_no_match("the flag is not known")?;
    let value = value.int().or_no_match("the flag is no integer")?;
    let parts = Parts::of(rw, op).or_no_match(MALFORMED)?;
    replace_by(rw, op, parts.target(value).br())
}

/// Targets that only go on are skipped.
fn pass_through(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let mut parts = Parts::of(rw, op).or_no_match(MALFORMED)?;
    let mut skipped = false;
    let cases = parts.cases.iter_mut().map(|(_, target)| target);
    for target in cases.chain([&mut parts.default]) {
        if let Some(later) = skip(rw, target) {
            *target = later;
            skipped = true;
        }
    }
    if !skipped {
        return no_match("no target only goes on");
    }
    parts.replace(rw, op)
}

/// The switch on the same flag that alone leads here, and whether by its
/// default.
fn before(rw: &Rewriter<'_>, op: Op) -> Option<(Op, bool)> {
    let body = rw.scope().body;
    let own = body.block_of(op)?;
    let from = body.last_op(single_predecessor(body, own)?)?;
    let is_same = rw.view(from).is(Switch::def()) && body.operand(from, 0) == body.operand(op, 0);
    is_same.then(|| (from, body.successor(from, 0) == Some(own)))
}

/// The case that led here is that of the flag.
fn asked_before(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let Some((from, false)) = before(rw, op) else {
        return no_match("no case of a switch alone leads here");
    };
    let body = rw.scope().body;
    let own = body.block_of(op);
    let at = body.successors(from).skip(1).position(|block| Some(block) == own);
    let value = at.and_then(|at| values(rw, from).into_iter().nth(at));
    let parts = Parts::of(rw, op).or_no_match(MALFORMED)?;
    let target = value.map_or(&parts.default, |value| parts.target(&value));
    replace_by(rw, op, target.br())
}

/// After a default, the flag is none of the cases there were.
fn not_before(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let Some((from, true)) = before(rw, op) else {
        return no_match("no default of a switch alone leads here");
    };
    let excluded =
        values(rw, from).into_iter().map(|case| case.low_u128()).collect::<FxHashSet<_>>();
    let mut parts = Parts::of(rw, op).or_no_match(MALFORMED)?;
    let count = parts.cases.len();
    parts.cases.retain(|(case, _)| !excluded.contains(&case.low_u128()));
    if parts.cases.len() == count {
        return no_match("all cases may occur");
    }
    parts.replace(rw, op)
}
