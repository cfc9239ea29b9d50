//! Branches, returns and unwinding.

use couloir_ir::{Failure, OpRef};

use crate::llvm::types::as_array;
use crate::llvm::types::{as_func, is_void};
use crate::llvm::{AddressOf, BitCast};
use crate::llvm::{CondBr, Constant, Func, LandingPad, Switch, Undef, Zero};

/// As many weights as successors, or none.
fn weights(op: OpRef<'_>, slot: usize) -> Result<(), Failure> {
    let weights = op.prop(slot).and_then(|weights| weights.as_i32_array(op.ctx()));
    let Some(weights) = weights else { return Ok(()) };
    let zero = weights.iter().all(|&weight| weight == 0);
    let (weights, successors) = (weights.len(), op.successors().len());
    if weights == 0 || weights == successors && !zero {
        return Ok(());
    }
    if weights == successors {
        return op.error("branch weights cannot all be zero").fail();
    }
    let message = format!(
        "expects number of branch weights to match number of successors: {weights} vs {successors}"
    );
    op.error(message).fail()
}

pub(in crate::llvm) fn branch_weights(op: OpRef<'_>) -> Result<(), Failure> {
    weights(op, CondBr::BRANCH_WEIGHTS)
}

pub(in crate::llvm) fn invoke_weights(op: OpRef<'_>) -> Result<(), Failure> {
    weights(op, crate::llvm::Invoke::BRANCH_WEIGHTS)
}

pub(in crate::llvm) fn switch(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let switch = Switch(op);
    weights(op, Switch::BRANCH_WEIGHTS)?;
    let cases = op.successors().len().saturating_sub(1) as u64;
    let values = switch.case_values().and_then(|values| values.as_dense(ctx));
    let count = values.and_then(|values| values.ty.num_elements(ctx)).unwrap_or(0);
    if count != cases {
        let message = "expects number of case values to match number of case destinations";
        return op.op_error(message).fail();
    }
    let value = op.ty(switch.value());
    if values.is_some_and(|values| values.ty.element_or_self(ctx) != value) {
        return op.error("expects case value type to match condition value type").fail();
    }
    Ok(())
}

pub(in crate::llvm) fn return_op(op: OpRef<'_>) -> Result<(), Failure> {
    let Some(func) = function_around(op) else { return Ok(()) };
    let ctx = op.ctx();
    let ty = func.function_type().and_then(|ty| as_func(ctx, ty.as_type(ctx)?));
    let Some(ty) = ty else { return Ok(()) };
    let problem = match (is_void(ctx, ty.result), op.operand_type(0)) {
        (true, None) => return Ok(()),
        (true, Some(_)) => "expected no operands",
        (false, None) => "expected 1 operand",
        (false, Some(own)) if own == ty.result => return Ok(()),
        (false, Some(_)) => "mismatching result types",
    };
    op.op_error(problem).note(func.location(), "when returning from function").fail()
}

/// The nearest function around an op, which other functions may be between.
fn function_around(op: OpRef<'_>) -> Option<Func<'_>> {
    std::iter::successors(op.parent(), |op| op.parent()).find_map(Func::cast)
}

pub(in crate::llvm) fn landingpad(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let func = function_around(op);
    if func.is_some_and(|func| func.personality().is_none()) {
        return op.error("llvm.landingpad needs to be in a function with a personality").fail();
    }
    if LandingPad(op).cleanup().is_none() && op.operands().len() == 0 {
        let message = "landingpad instruction expects at least one clause or cleanup attribute";
        return op.error(message).fail();
    }
    for (at, clause) in op.operands().enumerate() {
        let array = as_array(ctx, op.ty(clause)).is_some();
        let def = op.scope.defining_op(clause).and_then(OpRef::def);
        let known = [Zero::def(), AddressOf::def(), BitCast::def(), Constant::def(), Undef::def()];
        if !array && !def.is_some_and(|def| known.iter().take(3).any(|other| *other == def)) {
            let message =
                format!("clause #{at} is not a known constant - null, addressof, bitcast");
            return op.error(message).fail();
        }
    }
    Ok(())
}
