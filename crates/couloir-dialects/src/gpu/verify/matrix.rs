//! Matrices that a subgroup holds.

use couloir_ir::attr::Param;
use couloir_ir::{Failure, OpRef, Type};

use super::super::types::MMA_MATRIX;
use super::super::{SubgroupMmaCompute, SubgroupMmaLoadMatrix, SubgroupMmaStoreMatrix};

/// What a matrix is in a product, and its sizes.
fn part(op: OpRef<'_>, ty: Type) -> Option<(&str, [i64; 2])> {
    let params = ty.params_of(op.ctx(), &MMA_MATRIX)?;
    let [_, Param::Str(part), Param::List(sizes)] = params else { return None };
    let size = |at: usize| match sizes.get(at) {
        Some(&Param::Int(size)) => Some(size),
        _ => None,
    };
    Some((op.ctx().str(*part), [size(0)?, size(1)?]))
}

/// Elements of the last dimension lie next to one another.
fn is_dense(op: OpRef<'_>, ty: Type) -> bool {
    let Some(memref) = ty.as_memref(op.ctx()) else { return false };
    let layout = memref.strides_and_offset(op.ctx());
    layout.is_some_and(|(strides, _)| strides.last() == Some(&1))
}

pub(in crate::gpu) fn load_matrix(op: OpRef<'_>) -> Result<(), Failure> {
    let from = op.ty(SubgroupMmaLoadMatrix(op).src_memref());
    if !is_dense(op, from) {
        return op.error("expected source memref most minor dim must have unit stride").fail();
    }
    Ok(())
}

pub(in crate::gpu) fn store_matrix(op: OpRef<'_>) -> Result<(), Failure> {
    let view = SubgroupMmaStoreMatrix(op);
    if !is_dense(op, op.ty(view.dst_memref())) {
        let message = "expected destination memref most minor dim must have unit stride";
        return op.error(message).fail();
    }
    if part(op, op.ty(view.src())).is_some_and(|(part, _)| part != "COp") {
        let message = "expected the operand matrix being stored to have 'COp' operand type";
        return op.error(message).fail();
    }
    Ok(())
}

pub(in crate::gpu) fn compute(op: OpRef<'_>) -> Result<(), Failure> {
    let view = SubgroupMmaCompute(op);
    let parts = [view.op_a(), view.op_b(), view.op_c()].map(|value| part(op, op.ty(value)));
    let [Some((a, a_sizes)), Some((b, b_sizes)), Some((c, c_sizes))] = parts else {
        return Ok(());
    };
    if (a, b, c) != ("AOp", "BOp", "COp") {
        return op.error("operands must be in the order AOp, BOp, COp").fail();
    }
    if a_sizes[1] != b_sizes[0] || a_sizes[0] != c_sizes[0] || b_sizes[1] != c_sizes[1] {
        return op.error("operand shapes do not satisfy matmul constraints").fail();
    }
    Ok(())
}
