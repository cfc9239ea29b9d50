//! What `func`'s tables do not say about its ops.

use couloir_ir::symbols::SymbolScope;
use couloir_ir::{Attribute, Failure, OpDef, OpRef, Type};

use super::{Call, CallIndirect, Constant, Func};
use crate::common::shapes::{quoted, quoted_list};

/// The inputs and results of a function.
fn signature(func: Func<'_>) -> Option<(&[Type], &[Type])> {
    func.ctx().function_signature(func.function_type()?)
}

pub(super) fn return_op(op: OpRef<'_>) -> Result<(), Failure> {
    let Some(func) = op.parent().and_then(Func::cast) else { return Ok(()) };
    returns_match(op, *func, func.function_type(), "return")
}

/// What an op of a kind that ends a function gives is of the types of the function's results.
pub(crate) fn returns_match(
    op: OpRef<'_>,
    func: OpRef<'_>,
    ty: Option<Attribute>,
    kind: &str,
) -> Result<(), Failure> {
    let ctx = op.ctx();
    let Some((_, results)) = ty.and_then(|ty| ctx.function_signature(ty)) else { return Ok(()) };
    let name = func.symbol_name().map_or("", |name| ctx.str(name));
    let count = op.operands().len();
    if count != results.len() {
        let message = format!(
            "has {count} operands, but enclosing function (@{name}) returns {}",
            results.len()
        );
        return op.op_error(message).fail();
    }
    let mut pairs = op.operand_types().zip(results).enumerate();
    let Some((at, (own, wanted))) = pairs.find(|(_, (own, wanted))| own != *wanted) else {
        return Ok(());
    };
    let (own, wanted) = (quoted(ctx, own), quoted(ctx, *wanted));
    let message = format!(
        "type of {kind} operand {at} ({own}) doesn't match function result type ({wanted}) in \
         function @{name}"
    );
    op.error(message).fail()
}

pub(super) fn call(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Result<(), Failure> {
    let (callee, kind) = (Call(op).callee(), (Func::def(), "function"));
    call_matches(op, callee, symbols, kind, |callee| signature(Func(callee)))
}

/// Whether a call has the operands and results of what it calls, which is to be an op of a kind
/// that messages name.
pub(crate) fn call_matches(
    op: OpRef<'_>,
    callee: Option<Attribute>,
    symbols: &SymbolScope<'_>,
    (def, kind): (&'static OpDef, &str),
    signature: impl Fn(OpRef<'_>) -> Option<(&[Type], &[Type])>,
) -> Result<(), Failure> {
    let ctx = op.ctx();
    let Some(name) = callee.and_then(|callee| callee.as_flat_symbol(ctx)) else {
        return op.op_error("requires a 'callee' symbol reference attribute").fail();
    };
    let Some(func) = symbols.lookup(name).filter(|found| found.is(def)) else {
        let message = format!("'{}' does not reference a valid {kind}", ctx.str(name));
        return op.op_error(message).fail();
    };
    let Some((inputs, results)) = signature(func) else { return Ok(()) };
    operands_match(op, inputs)?;
    results_match(op, results)
}

fn operands_match(op: OpRef<'_>, inputs: &[Type]) -> Result<(), Failure> {
    if op.operands().len() != inputs.len() {
        return op.op_error("incorrect number of operands for callee").fail();
    }
    let mut pairs = op.operand_types().zip(inputs).enumerate();
    let Some((at, (own, input))) = pairs.find(|(_, (own, input))| own != *input) else {
        return Ok(());
    };
    let (own, input) = (quoted(op.ctx(), own), quoted(op.ctx(), *input));
    let message = format!(
        "operand type mismatch: expected operand type {input}, but provided {own} for operand \
         number {at}"
    );
    op.op_error(message).fail()
}

fn results_match(op: OpRef<'_>, results: &[Type]) -> Result<(), Failure> {
    if op.results().len() != results.len() {
        return op.op_error("incorrect number of results for callee").fail();
    }
    let Some(at) = op.result_types().zip(results).position(|(own, result)| own != *result) else {
        return Ok(());
    };
    let ctx = op.ctx();
    let own = quoted_list(ctx, op.result_types());
    let wanted = quoted_list(ctx, results.iter().copied());
    op.op_error(format!("result type mismatch at index {at}"))
        .note(op.location(), format!("      op result types: {own}"))
        .note(op.location(), format!("function result types: {wanted}"))
        .fail()
}

pub(super) fn constant(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let name = Constant(op).value().and_then(|value| value.as_flat_symbol(ctx));
    let Some(name) = name else { return Ok(()) };
    let Some(func) = symbols.lookup(name).and_then(Func::cast) else {
        let message = format!("reference to undefined function '{}'", ctx.str(name));
        return op.op_error(message).fail();
    };
    let ty = func.function_type().and_then(|ty| ty.as_type(ctx));
    if ty != op.result_type(0) {
        return op.op_error("reference to function with mismatched type").fail();
    }
    Ok(())
}

/// The signature of the function value a call goes to.
fn callee(op: OpRef<'_>) -> Option<(&[Type], &[Type])> {
    op.ty(CallIndirect(op).callee()).as_function(op.ctx())
}

pub(super) fn callee_inputs_match(op: OpRef<'_>) -> bool {
    callee(op).is_some_and(|(inputs, _)| op.operand_types().skip(1).eq(inputs.iter().copied()))
}

pub(super) fn callee_results_match(op: OpRef<'_>) -> bool {
    callee(op).is_some_and(|(_, results)| op.result_types().eq(results.iter().copied()))
}
