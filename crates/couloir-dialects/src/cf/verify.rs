//! What `cf`'s tables do not say about its ops.

use couloir_ir::{Failure, OpRef};

use super::{CondBr, Switch};
use crate::common::shapes::quoted;

pub(super) fn cond_br(op: OpRef<'_>) -> Result<(), Failure> {
    let weights = CondBr(op).branch_weights().and_then(|attr| attr.as_i32_array(op.ctx()));
    let Some(weights) = weights.filter(|weights| !weights.is_empty()) else { return Ok(()) };
    let (own, wanted) = (weights.len(), op.successors().len());
    if own == wanted {
        return weights_sum(op, &weights);
    }
    let message = format!(
        "expects number of branch weights to match number of successors: {own} vs {wanted}"
    );
    op.error(message).fail()
}

fn weights_sum(op: OpRef<'_>, weights: &[i32]) -> Result<(), Failure> {
    if weights.iter().all(|&weight| weight == 0) {
        return op.error("branch weights cannot all be zero").fail();
    }
    Ok(())
}

/// As many case values as cases, of the flag's type.
pub(super) fn switch(op: OpRef<'_>) -> Result<(), Failure> {
    let switch = Switch(op);
    let ctx = op.ctx();
    let cases = op.successors().len().saturating_sub(1);
    let values = switch.case_values().and_then(|values| values.as_dense(ctx));
    let Some(values) = values else {
        return match cases {
            0 => Ok(()),
            _ => op
                .op_error(format!(
                    "number of case values (0) should match number of case destinations ({cases})"
                ))
                .fail(),
        };
    };
    let (flag, element) = (op.ty(switch.flag()), values.ty.element_or_self(ctx));
    if flag != element {
        let (flag, element) = (quoted(ctx, flag), quoted(ctx, element));
        let message = format!("'flag' type ({flag}) should match case value type ({element})");
        return op.op_error(message).fail();
    }
    let count = values.ty.num_elements(ctx).unwrap_or(0);
    if count != cases as u64 {
        let message = format!(
            "number of case values ({count}) should match number of case destinations ({cases})"
        );
        return op.op_error(message).fail();
    }
    Ok(())
}
