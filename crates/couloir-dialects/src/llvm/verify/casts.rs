//! Casts, and intrinsics whose result type follows from the operand's.

use couloir_ir::{Context, Failure, OpRef, Type};

use crate::common::shapes::quoted;
use crate::llvm::types::{address_space, is_ptr, struct_literal, vector_num_elements};

/// The operand's and the result's type.
fn ends(op: OpRef<'_>) -> (Type, Type) {
    let or_none = |ty: Option<Type>| ty.unwrap_or(Type::NONE);
    (or_none(op.operand_type(0)), or_none(op.result_type(0)))
}

pub(in crate::llvm) fn bitcast(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let (from, to) = ends(op);
    let (inner, outer) = (from.element_or_self(ctx), to.element_or_self(ctx));
    if is_ptr(ctx, inner) != is_ptr(ctx, outer) {
        return op.op_error("can only cast pointers from and to pointers").fail();
    }
    if !is_ptr(ctx, inner) {
        return Ok(());
    }
    let is_vector = |ty: Type| ty.as_vector(ctx).is_some();
    if is_vector(from) && !is_vector(to) {
        return op.op_error("cannot cast vector of pointers to pointer").fail();
    }
    if !is_vector(from) && is_vector(to) {
        return op.op_error("cannot cast pointer to vector of pointers").fail();
    }
    if address_space(ctx, inner) != address_space(ctx, outer) {
        let message = "cannot cast pointers of different address spaces, use \
                       'llvm.addrspacecast' instead";
        return op.op_error(message).fail();
    }
    Ok(())
}

/// `sext` and `zext`.
pub(in crate::llvm) fn extension(op: OpRef<'_>) -> Result<(), Failure> {
    match extension_problem(op.ctx(), ends(op)) {
        Some(problem) => op.error(problem).fail(),
        None => Ok(()),
    }
}

fn extension_problem(ctx: &Context, (from, to): (Type, Type)) -> Option<&'static str> {
    if from.is_integer(ctx) {
        if !to.is_integer(ctx) {
            return Some("input type is an integer but output type is a vector");
        }
    } else if to.is_integer(ctx) {
        return Some("input type is a vector but output type is an integer");
    } else if vector_num_elements(ctx, from) != vector_num_elements(ctx, to) {
        return Some("input and output vectors are of incompatible shape");
    }
    let width = |ty: Type| ty.element_or_self(ctx).int_width(ctx);
    (width(to) <= width(from)).then_some(
        "integer width of the output type is smaller or equal to the integer width of the \
         input type",
    )
}

pub(in crate::llvm) fn sincos(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let (from, to) = ends(op);
    if to == struct_literal(ctx, &[from, from]) {
        return Ok(());
    }
    let message = format!(
        "expected result type to be an homogeneous struct with two elements matching the operand \
         type, but got {}",
        quoted(ctx, to)
    );
    op.op_error(message).fail()
}
