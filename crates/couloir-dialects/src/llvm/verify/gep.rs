//! Indices of `llvm.getelementptr`.

use couloir_ir::{Context, Failure, OpRef, Type};

use super::typed;
use crate::common::shapes::quoted;
use crate::llvm::GetElementPtr;
use crate::llvm::build::DYNAMIC_INDEX;
use crate::llvm::types::{as_array, as_struct};

pub(in crate::llvm) fn verify(op: OpRef<'_>) -> Result<(), Failure> {
    let gep = GetElementPtr(op);
    typed::element(op, Some(op.ty(gep.base())), gep.elem_type())?;
    let constants = gep.raw_constant_indices().and_then(|attr| attr.as_i32_array(op.ctx()));
    let constants = constants.unwrap_or_default();
    let dynamic = constants.iter().filter(|&&index| index == DYNAMIC_INDEX).count();
    if dynamic != gep.dynamic_indices().len() {
        let message = "expected as many dynamic indices as specified in 'rawConstantIndices'";
        return op.op_error(message).fail();
    }
    // The bit alone means nothing: `inbounds` is it and `nusw`.
    if gep.no_wrap_flags().as_u64(op.ctx()) == Some(1) {
        return op.op_error("'inbounds_flag' cannot be used directly.").fail();
    }
    let Some(element) = gep.elem_type().and_then(|ty| ty.as_type(op.ctx())) else { return Ok(()) };
    match walk(op.ctx(), element, &constants) {
        Ok(()) => Ok(()),
        Err(problem) => op.op_error(problem).fail(),
    }
}

/// Follows the indices after the first one into the type.
fn walk(ctx: &Context, element: Type, indices: &[i32]) -> Result<(), String> {
    let mut ty = element;
    for (at, &index) in indices.iter().enumerate().skip(1) {
        ty = step(ctx, ty, at, index)?;
    }
    Ok(())
}

fn step(ctx: &Context, ty: Type, at: usize, index: i32) -> Result<Type, String> {
    if let Some(data) = as_struct(ctx, ty) {
        if index == DYNAMIC_INDEX {
            return Err(format!("expected index {at} indexing a struct to be constant"));
        }
        let element = usize::try_from(index).ok().and_then(|index| data.elements().nth(index));
        return element.ok_or_else(|| format!("index {at} indexing a struct is out of bounds"));
    }
    let vector = || ty.as_vector(ctx).map(|vector| vector.element);
    let element = as_array(ctx, ty).map(|array| array.0).or_else(vector);
    element.ok_or_else(|| format!("type {} cannot be indexed (index #{at})", quoted(ctx, ty)))
}
