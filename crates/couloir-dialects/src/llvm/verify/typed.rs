//! What typed pointers point to: pointers as they were before version 17.

use couloir_ir::{Attribute, Failure, OpRef, Type};

use crate::common::shapes::quoted;
use crate::llvm::types::{as_func, pointee};
use crate::llvm::{Alias, Func, Global, IFunc};

/// A pointer that says what it points to points to this type.
pub(in crate::llvm) fn access(op: OpRef<'_>, pointer: Type, ty: Type) -> Result<(), Failure> {
    let ctx = op.ctx();
    match pointee(ctx, pointer.element_or_self(ctx)).filter(|&pointee| pointee != ty) {
        Some(pointee) => {
            let (pointee, ty) = (quoted(ctx, pointee), quoted(ctx, ty));
            op.op_error(format!("expected pointer to {ty}, but it points to {pointee}")).fail()
        }
        None => Ok(()),
    }
}

/// The same, for the type that an attribute says.
pub(in crate::llvm) fn element(
    op: OpRef<'_>,
    pointer: Option<Type>,
    ty: Option<Attribute>,
) -> Result<(), Failure> {
    let ty = ty.and_then(|ty| ty.as_type(op.ctx()));
    pointer.zip(ty).map_or(Ok(()), |(pointer, ty)| access(op, pointer, ty))
}

/// The address of a symbol is a pointer to its type, where it says to what.
pub(in crate::llvm) fn address(op: OpRef<'_>, found: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let Some(pointee) = op.result_type(0).and_then(|ty| pointee(ctx, ty)) else { return Ok(()) };
    let global = Global::cast(found).and_then(Global::global_type);
    let object = global.or_else(|| Alias::cast(found)?.alias_type());
    let func = || Func::cast(found)?.function_type().or_else(|| IFunc::cast(found)?.i_func_type());
    let (ty, what) = match object {
        Some(ty) => (Some(ty), "global"),
        None => (func(), "function"),
    };
    if ty.and_then(|ty| ty.as_type(ctx)).is_none_or(|ty| ty == pointee) {
        return Ok(());
    }
    op.op_error(format!("the type must be a pointer to the type of the referenced {what}")).fail()
}

/// What a typed pointer that is called points to is a function that takes and
/// gives what the call does.
pub(in crate::llvm) fn callee(
    op: OpRef<'_>,
    operands: &[couloir_ir::Value],
) -> Result<(), Failure> {
    let ctx = op.ctx();
    let Some((&callee, args)) = operands.split_first() else { return Ok(()) };
    let Some(pointee) = pointee(ctx, op.ty(callee)) else { return Ok(()) };
    let Some(func) = as_func(ctx, pointee) else {
        let pointee = quoted(ctx, pointee);
        let message = format!("callee does not point to a function but to {pointee}");
        return op.op_error(message).fail();
    };
    let given = args.iter().map(|&arg| op.ty(arg));
    let fits = func.args().len() == args.len() || func.variadic && func.args().len() < args.len();
    let fits = fits && func.args().zip(given).all(|(wanted, own)| wanted == own);
    if fits && func.results(ctx).into_iter().eq(op.result_types()) {
        return Ok(());
    }
    let pointee = quoted(ctx, pointee);
    op.op_error(format!("operands and results do not match the callee's type {pointee}")).fail()
}
