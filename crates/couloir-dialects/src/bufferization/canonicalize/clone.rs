//! Copies of which the original, or the copy, is freed at once.

use couloir_ir::body::Op;
use couloir_ir::op::{Effect, EffectKind, Effects, Trait};
use couloir_ir::{OpRef, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten, row};

use super::made_by;
use crate::bufferization::CloneBuffer;
use crate::memref::{Cast, Realloc};

pub(super) const PATTERNS: &[PatternDef] =
    &[row("(anonymous namespace)::SimplifyClones", CloneBuffer::def, simplify)];

/// What an op says that it does to memory.
pub(super) fn effects_of(op: OpRef<'_>) -> Effects {
    let mut list = Effects::default();
    if let Some(effects) = op.def().and_then(|def| def.hooks.effects) {
        effects(op, &mut list);
    }
    list
}

/// The only op that frees what a value stands for and gives nothing in its
/// place; none where there are several.
#[allow(clippy::option_option)] // that there is at most one, and which
fn freed_by(op: OpRef<'_>, value: Value) -> Option<Option<Op>> {
    let mut found = None;
    for user in op.body().uses(value).map(|user| user.op) {
        let user_op = op.scope.op(user);
        let frees = |e: &Effect| e.kind == EffectKind::Free && e.value == Some(value);
        if user_op.is(Realloc::def()) || !effects_of(user_op).0.iter().any(frees) {
            continue;
        }
        if found.is_some_and(|found| found != user) {
            return None;
        }
        found = Some(user);
    }
    Some(found)
}

/// What a value is a view of.
fn viewed(op: OpRef<'_>, value: Value) -> Value {
    let source =
        |&value: &Value| made_by(op, value).filter(|op| op.has(Trait::ViewLike))?.operand(0);
    std::iter::successors(Some(value), source).last().unwrap_or(value)
}

/// The op in the clone's block that frees the copy, or else the original.
fn redundant(clone: OpRef<'_>, source: Value, copy: Value) -> Option<Op> {
    let of_copy = freed_by(clone, copy)?;
    let of_source = freed_by(clone, viewed(clone, source))?;
    let body = clone.body();
    if let Some((copy, source)) = of_copy.zip(of_source)
        && body.block_of(copy) == body.block_of(source)
    {
        return None;
    }
    let here = |op: &Op| body.block_of(*op) == clone.block();
    of_copy.filter(here).or_else(|| of_source.filter(here))
}

/// Whether nothing is freed between two ops, of which one comes first.
fn frees_nothing_before(clone: OpRef<'_>, end: Op) -> bool {
    let body = clone.body();
    let mut at = body.next_op(clone.op);
    while let Some(op) = at.filter(|&op| op != end) {
        let effects = effects_of(clone.scope.op(op));
        if effects.0.iter().any(|effect| effect.kind == EffectKind::Free) {
            return false;
        }
        at = body.next_op(op);
    }
    at.is_some()
}

/// Where only one of the copy and the original lives on, there need be no copy.
fn simplify(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let (source, copy) = view.operand(0).zip(view.result(0)).or_no_match("no copy")?;
    if view.body().is_unused(copy) {
        rw.erase(op);
        return Ok(());
    }
    let (from, ty) = (view.ty(source), view.ty(copy));
    let freeing = redundant(view, source, copy).or_no_match("both live on")?;
    if !frees_nothing_before(view, freeing) {
        return no_match("memory is freed in between");
    }
    if from == ty {
        rw.replace(op, &[source]);
    } else {
        rw.replace_with(op, Cast::build(ty, source));
    }
    rw.erase(freeing);
    Ok(())
}
