//! Parts of structs, arrays and vectors.

use couloir_ir::{Failure, OpRef, Type};

use crate::common::shapes::quoted;
use crate::llvm::syntax::part_type;
use crate::llvm::types::is_scalable_vector_type;
use crate::llvm::{ExtractValue, InsertValue, ShuffleVector};

/// The type of the part that a position names.
fn part(op: OpRef<'_>, container: Type, slot: usize) -> Result<Type, Failure> {
    let position = op.prop(slot).and_then(|position| position.as_i64_array(op.ctx()));
    part_type(op.ctx(), container, &position.unwrap_or_default())
        .map_err(|problem| op.op_error(problem).emit())
}

pub(in crate::llvm) fn extractvalue(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let container = op.ty(ExtractValue(op).container());
    let (part, own) = (part(op, container, ExtractValue::POSITION)?, op.result_type(0));
    if own == Some(part) {
        return Ok(());
    }
    let message = format!(
        "Type mismatch: extracting from {} should produce {} but this op returns {}",
        quoted(ctx, container),
        quoted(ctx, part),
        quoted(ctx, own.unwrap_or(Type::NONE))
    );
    op.op_error(message).fail()
}

pub(in crate::llvm) fn insertvalue(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let insert = InsertValue(op);
    let (container, value) = (op.ty(insert.container()), op.ty(insert.value()));
    if part(op, container, InsertValue::POSITION)? == value {
        return Ok(());
    }
    let (value, container) = (quoted(ctx, value), quoted(ctx, container));
    op.op_error(format!("Type mismatch: cannot insert {value} into {container}")).fail()
}

pub(in crate::llvm) fn shufflevector(op: OpRef<'_>) -> Result<(), Failure> {
    let shuffle = ShuffleVector(op);
    let mask = shuffle.mask().and_then(|mask| mask.as_i32_array(op.ctx())).unwrap_or_default();
    let scalable = is_scalable_vector_type(op.ctx(), op.ty(shuffle.v1()));
    if scalable && mask.iter().any(|&index| index != 0) {
        return op.op_error("expected a splat operation for scalable vectors").fail();
    }
    Ok(())
}
