//! What the tables do not say about the ops of `linalg`.

mod loops;
mod product;
pub(super) mod relayout;
mod short;
mod windows;

pub(super) use loops::{destination, structured};
pub(super) use product::{batch_matmul, contract, contraction, matmul};
pub(super) use relayout::{pack, unpack};
pub(super) use short::{broadcast, map, reduce, transpose};
pub(super) use windows::{convolution, softmax, winograd_filter, winograd_input, winograd_output};

use couloir_ir::{Attribute, Failure, OpRef, RegionRef};

use super::structured::{Structured, element_type};
use super::{Index, MEMOIZED};

/// Nothing of this dialect may stand on ops but the maps that are kept.
pub(super) fn op_attribute(op: OpRef<'_>, name: &str, _: Attribute) -> Result<(), Failure> {
    if name == MEMOIZED {
        return Ok(());
    }
    let message = format!("attribute '\"{name}\"' not supported by the linalg dialect");
    op.error(message).fail()
}

/// Whether the first two operands have elements of the same type.
pub(super) fn same_elements(op: OpRef<'_>) -> bool {
    let ctx = op.ctx();
    let element = |at| op.operand_type(at).map(|ty| ty.element_or_self(ctx));
    element(0) == element(1)
}

/// `linalg.yield` gives an element for each output.
pub(super) fn yields(op: OpRef<'_>) -> Result<(), Failure> {
    let parent = op.parent();
    let single = parent.is_some_and(|parent| {
        parent.num_regions() == 1 && !parent.region(0).is_none_or(RegionRef::is_empty)
    });
    if !single {
        return op.op_error("expected single non-empty parent region").fail();
    }
    let Some(parent) = parent.and_then(Structured::cast) else {
        return op.op_error("expected parent op with LinalgOp interface").fail();
    };
    let (given, wanted) = (op.operands().len(), parent.num_outputs());
    if given != wanted {
        let message = format!(
            "expected number of yield values ({given}) to match the number of inits / outs operands \
             of the enclosing LinalgOp ({wanted})"
        );
        return op.op_error(message).fail();
    }
    let ctx = op.ctx();
    for (at, (own, output)) in op.operand_types().zip(parent.outputs()).enumerate() {
        let element = element_type(ctx, parent.op.ty(output));
        if own != element {
            let message = format!(
                "type of yield operand {} ('{}') doesn't match the element type of the enclosing \
                 linalg.generic op ('{}')",
                at + 1,
                ctx.type_text(own),
                ctx.type_text(element)
            );
            return op.op_error(message).fail();
        }
    }
    Ok(())
}

/// `linalg.index` stands in a body with such a loop.
pub(super) fn index(op: OpRef<'_>) -> Result<(), Failure> {
    let Some(parent) = op.parent().and_then(Structured::cast) else {
        return op.op_error("expected parent op with LinalgOp interface").fail();
    };
    let loops = parent.num_loops();
    let dim = op.prop(Index::DIM).and_then(|dim| dim.as_u64(op.ctx())).unwrap_or(0);
    if dim < loops as u64 {
        return Ok(());
    }
    let message = format!(
        "expected dim ({dim}) to be lower than the number of loops ({loops}) of the enclosing \
         LinalgOp"
    );
    op.op_error(message).fail()
}

/// `linalg.fill` takes a scalar of the output's type.
pub(super) fn fill(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let (Some(input), Some(output)) = (op.operand_in(0), op.operand_in(1)) else {
        return op.error("expected op with 1 input and 1 output").fail();
    };
    if op.operands().len() != 2 {
        return op.error("expected op with 1 input and 1 output").fail();
    }
    let (input, output) = (op.ty(input), op.ty(output));
    if couloir_ods::types::is_memref(ctx, input) || couloir_ods::types::is_tensor(ctx, input) {
        return op.error("expected op with scalar input").fail();
    }
    let element = output.element_or_self(ctx);
    if input == element {
        return Ok(());
    }
    let message = format!(
        "expected fill value type ('{}') to match output element type ('{}')",
        ctx.type_text(input),
        ctx.type_text(element)
    );
    op.op_error(message).fail()
}
