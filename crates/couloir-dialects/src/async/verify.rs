//! What `async`'s tables do not say about its ops.

use couloir_ir::symbols::SymbolScope;
use couloir_ir::{Context, Failure, OpRef, RegionRef, Type};

use super::types::{TOKEN, is_value_or_token, value_type};
use super::{Await, Call, Execute, Func, Return};
use crate::common::shapes::{quoted, quoted_list};

fn is_token(ctx: &Context, ty: Type) -> bool {
    ty.params_of(ctx, &TOKEN).is_some()
}

pub(super) fn await_op(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let ty = op.ty(Await(op).operand());
    let result = op.result_type(0);
    if is_token(ctx, ty) && result.is_some() {
        return op.op_error("awaiting on a token must have empty result").fail();
    }
    let Some(value) = value_type(ctx, ty) else { return Ok(()) };
    if result == Some(value) {
        return Ok(());
    }
    let own = result.map_or_else(|| "'<<NULL TYPE>>'".to_owned(), |ty| quoted(ctx, ty));
    let value = quoted(ctx, value);
    op.op_error(format!("result type {own} does not match async value type {value}")).fail()
}

/// The inputs and results of a function.
fn signature(func: Func<'_>) -> Option<(&[Type], &[Type])> {
    func.ctx().function_signature(func.function_type()?)
}

pub(super) fn func(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let Some((_, results)) = signature(Func(op)) else { return Ok(()) };
    if results.is_empty() {
        return op.op_error("result is expected to be at least of size 1, but got 0").fail();
    }
    for (at, &ty) in results.iter().enumerate() {
        if !is_value_or_token(ctx, ty) {
            let message = format!(
                "result type must be async value type or async token type, but got {}",
                quoted(ctx, ty)
            );
            return op.op_error(message).fail();
        }
        if at > 0 && is_token(ctx, ty) {
            let message = format!(
                " results' (optional) async token type is expected to appear as the 1st return \
                 value, but got {}",
                at + 1
            );
            return op.op_error(message).fail();
        }
    }
    Ok(())
}

/// The values of the function's results, but for its token.
pub(super) fn return_op(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let Some(func) = op.parent().and_then(Func::cast) else { return Ok(()) };
    let Some((_, results)) = signature(func) else { return Ok(()) };
    let skipped = usize::from(results.first().is_some_and(|&ty| is_token(ctx, ty)));
    let wanted = results.iter().skip(skipped).map(|&ty| value_type(ctx, ty).unwrap_or(ty));
    if Return(op).operands().iter().map(|&value| op.ty(value)).eq(wanted) {
        return Ok(());
    }
    op.op_error("operand types do not match the types returned from the parent FuncOp").fail()
}

pub(super) fn call(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Result<(), Failure> {
    let (callee, kind) = (Call(op).callee(), (Func::def(), "async function"));
    crate::func::call_matches(op, callee, symbols, kind, |callee| signature(Func(callee)))
}

/// The message of an edge of control flow where values do not fit.
fn misfit(op: OpRef<'_>, at: OpRef<'_>, edge: &str, what: &str) -> Result<(), Failure> {
    op.op_error(format!("along control flow edge from {edge}: {what}"))
        .note(at.location(), "region branch point".to_owned())
        .fail()
}

/// What is wrong with values that are passed on, to types or to the values to
/// come of them.
fn passed(ctx: &Context, from: &[Type], to: &[Type]) -> Option<String> {
    if from.len() != to.len() {
        return Some(format!(
            "region branch point has {} operands, but region successor needs {} inputs",
            from.len(),
            to.len()
        ));
    }
    let fits = |(from, to): (&Type, &Type)| {
        let inner = |ty: Type| value_type(ctx, ty).unwrap_or(ty);
        inner(*from) == inner(*to)
    };
    let at = from.iter().zip(to).position(|pair| !fits(pair))?;
    let (from, to) =
        (quoted_list(ctx, from.get(at).copied()), quoted_list(ctx, to.get(at).copied()));
    Some(format!(
        "successor operand type #{at} {from} should match successor input type #{at} {to}"
    ))
}

/// The region's arguments are the values to come of the operands, and the
/// results are those of what it ends with.
pub(super) fn execute(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let Some(entry) = op.region(0).and_then(RegionRef::entry) else { return Ok(()) };
    let operands = Execute(op).body_operands();
    let operands = operands.iter().map(|&value| op.ty(value)).collect::<Vec<_>>();
    let args = entry.args().iter().map(|&arg| op.ty(arg)).collect::<Vec<_>>();
    if let Some(what) = passed(ctx, &operands, &args) {
        return misfit(op, op, "parent to Region #0", &what);
    }
    let Some(end) = entry.terminator().filter(|end| end.is(super::Yield::def())) else {
        return unwrapped(op, &operands, &args);
    };
    let given = end.operand_types().collect::<Vec<_>>();
    let results = op.result_types().skip(1).collect::<Vec<_>>();
    match passed(ctx, &given, &results) {
        Some(what) => misfit(op, end, "Operation async.yield to parent", &what),
        None => unwrapped(op, &operands, &args),
    }
}

/// The arguments are the values to come themselves, not what waits for them.
fn unwrapped(op: OpRef<'_>, operands: &[Type], args: &[Type]) -> Result<(), Failure> {
    let values = operands.iter().map(|&ty| value_type(op.ctx(), ty));
    if values.eq(args.iter().copied().map(Some)) {
        return Ok(());
    }
    let message =
        "async body region argument types do not match the execute operation arguments types";
    op.op_error(message).fail()
}
