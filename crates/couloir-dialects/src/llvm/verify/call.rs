//! Calls: types of callees, arguments and results; operand bundles.

use couloir_ir::attr::Param;
use couloir_ir::op::Trait;
use couloir_ir::symbols::SymbolScope;
use couloir_ir::{Attribute, Failure, Location, OpRef, Type, Value};

use super::{flow, typed};
use crate::common::function::is_declaration;
use crate::common::shapes::quoted;
use crate::llvm::attrs::DI_SUBPROGRAM;
use crate::llvm::types::{FuncType, as_func, is_ptr, is_void};
use crate::llvm::{Call, CallIntrinsic, Func, IFunc, InlineAsm, IntrAssume, Invoke};

/// As many tags as bundles, all of them strings.
fn bundles(op: OpRef<'_>, sizes: usize, tags: Option<Attribute>) -> Result<(), Failure> {
    let sizes = op.prop(sizes).and_then(|sizes| sizes.as_i32_array(op.ctx())).unwrap_or_default();
    let tags = tags.and_then(|tags| tags.as_array(op.ctx())).unwrap_or_default();
    if sizes.len() != tags.len() {
        let message = format!(
            "expected {} operand bundle tags, but actually got {}",
            sizes.len(),
            tags.len()
        );
        return op.error(message).fail();
    }
    if tags.iter().any(|tag| tag.as_str(op.ctx()).is_none()) {
        return op.error("operand bundle tag must be a StringAttr").fail();
    }
    Ok(())
}

/// What the type for variadic calls must be.
fn var_callee_type(op: OpRef<'_>, ty: Option<Attribute>, args: &[Value]) -> Result<(), Failure> {
    let ctx = op.ctx();
    let Some(ty) = ty.and_then(|ty| as_func(ctx, ty.as_type(ctx)?)) else { return Ok(()) };
    if !ty.variadic {
        return op.op_error("expected var_callee_type to be a variadic function type").fail();
    }
    let count = args.len();
    if ty.args().len() > count {
        let message = format!("expected var_callee_type to have at most {count} parameters");
        return op.op_error(message).fail();
    }
    for (wanted, &own) in ty.args().zip(args) {
        if wanted != op.ty(own) {
            let (wanted, own) = (quoted(ctx, wanted), quoted(ctx, op.ty(own)));
            let message = format!("var_callee_type parameter type mismatch: {wanted} != {own}");
            return op.op_error(message).fail();
        }
    }
    result_matches(op, ty, "var_callee_type")
}

fn result_matches(op: OpRef<'_>, ty: FuncType<'_>, what: &str) -> Result<(), Failure> {
    let ctx = op.ctx();
    match op.result_type(0) {
        None if !is_void(ctx, ty.result) => {
            op.op_error(format!("expected {what} to return void")).fail()
        }
        Some(own) if own != ty.result => {
            let message = format!(
                "{what} return type mismatch: {} != {}",
                quoted(ctx, ty.result),
                quoted(ctx, own)
            );
            op.op_error(message).fail()
        }
        _ => Ok(()),
    }
}

pub(in crate::llvm) fn call(op: OpRef<'_>) -> Result<(), Failure> {
    bundles(op, Call::OP_BUNDLE_SIZES, Call(op).op_bundle_tags())
}

pub(in crate::llvm) fn call_symbols(
    op: OpRef<'_>,
    symbols: &SymbolScope<'_>,
) -> Result<(), Failure> {
    let ctx = op.ctx();
    let call = Call(op);
    let operands = call.callee_operands();
    let pointer = usize::from(call.callee().is_none());
    let args = operands.get(pointer..).unwrap_or_default();
    var_callee_type(op, call.var_callee_type(), args)?;
    let Some(name) = call.callee().and_then(|callee| callee.as_flat_symbol(ctx)) else {
        return indirect(op);
    };
    let Some(callee) = symbols.lookup(name) else {
        let message =
            format!("'{}' does not reference a symbol in the current scope", ctx.str(name));
        return op.op_error(message).fail();
    };
    inlinable(op, callee)?;
    let ty = match (Func::cast(callee), IFunc::cast(callee)) {
        (Some(func), _) => func.function_type(),
        (_, Some(ifunc)) => ifunc.i_func_type(),
        _ => {
            let message =
                format!("'{}' does not reference a valid LLVM function or IFunc", ctx.str(name));
            return op.op_error(message).fail();
        }
    };
    let Some(ty) = ty.and_then(|ty| as_func(ctx, ty.as_type(ctx)?)) else { return Ok(()) };
    if ty.variadic && call.var_callee_type().is_none() {
        return op.op_error("missing var_callee_type attribute for vararg call").fail();
    }
    direct(op, ty, &operands)
}

/// Where a function with debug information calls another, one that can be inlined, it says where.
fn inlinable(op: OpRef<'_>, callee: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    if op.location() != Location::UNKNOWN || Func::cast(callee).is_none() {
        return Ok(());
    }
    let caller = std::iter::successors(op.parent(), |op| op.parent());
    let caller = caller.into_iter().find(|op| op.has(Trait::Function));
    let is_described = |op: OpRef<'_>| op.location().fused_with(ctx, &DI_SUBPROGRAM).is_some();
    // Where functions are verified one by one, what is in others is not at hand.
    let has_body = callee.body().nested(callee.op).is_none() || !is_declaration(callee);
    if has_body && caller.is_some_and(is_described) && is_described(callee) {
        let message = "inlinable function call in a function with a DISubprogram location must \
                       have a debug location";
        return op.error(message).fail();
    }
    Ok(())
}

fn indirect(op: OpRef<'_>) -> Result<(), Failure> {
    let Some(&callee) = Call(op).callee_operands().first() else {
        let message = "must have either a `callee` attribute or at least an operand";
        return op.op_error(message).fail();
    };
    let ty = op.ty(callee);
    if !is_ptr(op.ctx(), ty) {
        let message =
            format!("indirect call expects a pointer as callee: {}", quoted(op.ctx(), ty));
        return op.op_error(message).fail();
    }
    typed::callee(op, &Call(op).callee_operands())
}

fn direct(op: OpRef<'_>, ty: FuncType<'_>, args: &[Value]) -> Result<(), Failure> {
    let (given, wanted) = (args.len(), ty.args().len());
    if !ty.variadic && given != wanted {
        let message =
            format!("incorrect number of operands ({given}) for callee (expecting: {wanted})");
        return op.op_error(message).fail();
    }
    if given < wanted {
        let message = format!(
            "incorrect number of operands ({given}) for varargs callee (expecting at least: {wanted})"
        );
        return op.op_error(message).fail();
    }
    let ctx = op.ctx();
    for (at, (wanted, &own)) in ty.args().zip(args).enumerate() {
        if op.ty(own) != wanted {
            let (own, wanted) = (quoted(ctx, op.ty(own)), quoted(ctx, wanted));
            let message = format!("operand type mismatch for operand {at}: {own} != {wanted}");
            return op.op_error(message).fail();
        }
    }
    direct_result(op, ty.result)
}

fn direct_result(op: OpRef<'_>, wanted: Type) -> Result<(), Failure> {
    let ctx = op.ctx();
    match op.result_type(0) {
        None if !is_void(ctx, wanted) => {
            op.op_error("expected function call to produce a value").fail()
        }
        Some(_) if is_void(ctx, wanted) => {
            op.op_error("calling function with void result must not produce values").fail()
        }
        Some(own) if own != wanted => {
            let (own, wanted) = (quoted(ctx, own), quoted(ctx, wanted));
            op.op_error(format!("result type mismatch: {own} != {wanted}")).fail()
        }
        _ => Ok(()),
    }
}

pub(in crate::llvm) fn invoke(op: OpRef<'_>) -> Result<(), Failure> {
    let invoke = Invoke(op);
    let operands = invoke.callee_operands();
    let args = if invoke.callee().is_some() {
        &operands[..]
    } else {
        operands.get(1..).unwrap_or_default()
    };
    var_callee_type(op, invoke.var_callee_type(), args)?;
    let unwind = invoke.unwind_dest().map(|block| op.scope.block(block));
    let Some(first) = unwind.and_then(|block| block.ops().next()) else {
        return op.error("must have at least one operation in unwind destination").fail();
    };
    if !first.is(crate::llvm::LandingPad::def()) {
        let message = "first operation in unwind destination should be a llvm.landingpad operation";
        return op.error(message).fail();
    }
    bundles(op, Invoke::OP_BUNDLE_SIZES, invoke.op_bundle_tags())?;
    flow::invoke_weights(op)
}

pub(in crate::llvm) fn call_intrinsic(op: OpRef<'_>) -> Result<(), Failure> {
    let call = CallIntrinsic(op);
    let name = call.intrin().and_then(|name| name.as_text(op.ctx())).unwrap_or_default();
    if !name.starts_with("llvm.") {
        return op.op_error("intrinsic name must start with 'llvm.'").fail();
    }
    bundles(op, CallIntrinsic::OP_BUNDLE_SIZES, call.op_bundle_tags())
}

pub(in crate::llvm) fn assume(op: OpRef<'_>) -> Result<(), Failure> {
    bundles(op, IntrAssume::OP_BUNDLE_SIZES, IntrAssume(op).op_bundle_tags())
}

pub(in crate::llvm) fn inline_asm(op: OpRef<'_>) -> Result<(), Failure> {
    let kind = InlineAsm(op).tail_call_kind();
    let kind =
        kind.as_dialect(op.ctx()).and_then(|kind| kind.params.first()).and_then(Param::as_uint);
    if kind == Some(2) {
        return op.op_error("tail call kind 'musttail' is not supported by this operation").fail();
    }
    Ok(())
}
