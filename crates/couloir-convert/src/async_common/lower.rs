//! Waiting, failing and finishing, in coroutines and in other functions.

use std::sync::Arc;

use couloir_dialects::r#async::{self as asynchronous, types};
use couloir_dialects::{arith, cf};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Attribute, OpDef, OpRef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, ConversionTarget, Lowered, NoMatch, Operands, OrNoMatch, Pattern,
    PatternSet, no_match,
};

use super::Coroutines;
use super::coroutine::Coroutine;
use crate::common::block_of;

/// The code of a pattern, given what is a coroutine.
pub(crate) type Lower = fn(&Coroutines, Op, &Operands, &mut ConversionRewriter<'_>) -> Lowered;

/// Adds patterns.
pub(crate) fn add(
    patterns: &mut PatternSet,
    coroutines: &Arc<Coroutines>,
    table: &[(&'static OpDef, Lower)],
) {
    for &(def, lower) in table {
        let coroutines = Arc::clone(coroutines);
        let pattern = Pattern::new(move |op, new, rw| lower(&coroutines, op, new, rw));
        patterns.add_pattern(Some(def), pattern);
    }
}

/// Ops are illegal in coroutines, and legal elsewhere.
pub(crate) fn illegal_in_coroutines(
    target: &mut ConversionTarget,
    coroutines: &Arc<Coroutines>,
    defs: &[&'static OpDef],
) {
    for &def in defs {
        let coroutines = Arc::clone(coroutines);
        target.dynamic_op(def, move |op| Some(coroutines.of(op.scope.outer).is_none()));
    }
}

/// Waiting for one or for all, and what fails where that is asserted.
pub(crate) const WAITING: &[(&OpDef, Lower)] = &[
    (asynchronous::Await::def(), wait),
    (asynchronous::AwaitAll::def(), wait),
    (cf::Assert::def(), assert),
];

/// The coroutine an op is in, which must be at its top.
fn coroutine_at<'c>(
    all: &'c Coroutines,
    op: Op,
    rw: &ConversionRewriter<'_>,
) -> Result<Option<&'c Coroutine>, NoMatch> {
    let found = all.of(rw.outer());
    if found.is_some() && rw.scope().body.parent_op(op).is_some() {
        return no_match("not at the top of the coroutine");
    }
    Ok(found)
}

fn wait(all: &Coroutines, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let operand = new.one(0).or_no_match("nothing to wait for")?;
    match coroutine_at(all, op, rw)? {
        Some(coroutine) => wait_suspended(coroutine, op, operand, rw)?,
        None => wait_blocked(operand, rw),
    }
    let ty = rw.ty(operand);
    match types::value_type(rw.context(), ty) {
        Some(ty) => rw.replace_with(op, asynchronous::RuntimeLoad::build(ty, operand)),
        None => rw.erase(op),
    }
}

/// The thread waits, and stops where there is an error.
fn wait_blocked(operand: Value, rw: &mut ConversionRewriter<'_>) {
    rw.insert(asynchronous::RuntimeAwait::build(operand));
    let failed = rw.insert1(asynchronous::RuntimeIsError::build(rw.context(), operand));
    let yes = rw.insert1(arith::Constant::build(Type::I1, Attribute::TRUE));
    let succeeded = rw.insert1(arith::Xori::build(Type::I1, failed, yes));
    let message = Attribute::string(rw.context(), "Awaited async operand is in error state");
    rw.insert(cf::Assert::build(succeeded, message));
}

/// The coroutine is suspended, and goes on when what it waits for is there, or fails with that.
fn wait_suspended(
    coroutine: &Coroutine,
    op: Op,
    operand: Value,
    rw: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let handle = coroutine.handle;
    let state = rw.insert1(asynchronous::CoroSave::build(rw.context(), handle));
    rw.insert(asynchronous::RuntimeAwaitAndResume::build(operand, handle));
    let before = block_of(rw, op)?;
    let resumed = rw.split_block(op);
    rw.set_point(InsertPoint::End(before));
    coroutine.suspend(rw, state, resumed);
    let failure = coroutine.failure(rw);
    rw.set_point(InsertPoint::Before(op));
    let failed = rw.insert1(asynchronous::RuntimeIsError::build(rw.context(), operand));
    let rest = rw.split_block(op);
    rw.set_point(InsertPoint::End(resumed));
    rw.insert(cf::CondBr::build(rw.context(), failed, &[], &[], failure, rest));
    rw.set_point(InsertPoint::Before(op));
    Ok(())
}

/// What is asserted in a coroutine makes it fail.
fn assert(all: &Coroutines, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let coroutine = coroutine_at(all, op, rw)?.or_no_match("not in a coroutine")?;
    let condition = new.one(0).or_no_match("no condition")?;
    let before = block_of(rw, op)?;
    let failure = coroutine.failure(rw);
    let rest = rw.split_block(op);
    rw.set_point(InsertPoint::End(before));
    rw.insert(cf::CondBr::build(rw.context(), condition, &[], &[], rest, failure));
    rw.erase(op)
}

/// The end of what is computed: `async.yield` or `async.return`.
pub(crate) fn finish(
    all: &Coroutines,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let coroutine = coroutine_at(all, op, rw)?.or_no_match("not in a coroutine")?;
    coroutine.finish(rw, new.all());
    rw.erase(op)
}

/// Makes structured control flow illegal in coroutines where there are ops of `async` in it: these
/// take the coroutine apart.
pub(crate) fn structured_control_flow(target: &mut ConversionTarget, coroutines: &Arc<Coroutines>) {
    let coroutines = Arc::clone(coroutines);
    target.dynamic_dialect("scf", move |op| {
        Some(coroutines.of(op.scope.outer).is_none() || !has_async(op))
    });
}

fn has_async(op: OpRef<'_>) -> bool {
    let body = op.scope.body;
    let mut inside = couloir_ir::walk::postorder(body, body.regions(op.op));
    inside.any(|inner| op.scope.op(inner).name().starts_with("async."))
}
