//! Reads and writes of memory.

use couloir_ir::ty::{MemRefType, VectorType};
use couloir_ir::{Attribute, Context, OpRef, Type};

use super::super::{
    CompressStore, ExpandLoad, Gather, Load, MaskedLoad, MaskedStore, Scatter, Store,
};
use super::{Verified, element, vector_of};

/// How many elements lie between neighbours of the innermost dimension.
fn innermost_stride(ctx: &Context, memref: &MemRefType) -> Option<i64> {
    memref.strides_and_offset(ctx)?.0.last().copied()
}

/// Whether memory can be read or written a vector at a time.
fn is_contiguous(ctx: &Context, memref: &MemRefType, vector: &VectorType) -> bool {
    let one =
        vector.rank() == 0 || (vector.shape.iter().all(|&size| size == 1) && !vector.is_scalable());
    one || memref.rank() == 0 || innermost_stride(ctx, memref) == Some(1)
}

fn check_access(op: OpRef<'_>, base: Type, vector: Option<Type>, rank: &str) -> Verified {
    let (Some(memref), Some(vector)) = (base.as_memref(op.ctx()), vector_of(op, vector)) else {
        return Ok(());
    };
    if !is_contiguous(op.ctx(), memref, vector) {
        return op.op_error("most minor memref dim must have unit stride").fail();
    }
    if memref.rank() < vector.rank() { op.op_error(rank).fail() } else { Ok(()) }
}

fn check_indices(op: OpRef<'_>, base: Type, given: usize) -> Verified {
    let rank = base.shape(op.ctx()).map_or(0, <[i64]>::len);
    if given == rank {
        return Ok(());
    }
    op.op_error(format!("requires {rank} indices")).fail()
}

/// The elements of memory are of the vector's type, or are its elements.
fn check_element(
    op: OpRef<'_>,
    base: Type,
    vector: Option<Type>,
    of_vectors: &str,
    of_elements: &str,
) -> Verified {
    let stored = base.shaped_element(op.ctx());
    if stored.is_some_and(|ty| ty.as_vector(op.ctx()).is_some()) {
        return if stored == vector { Ok(()) } else { op.op_error(of_vectors).fail() };
    }
    if stored == element(op, vector) { Ok(()) } else { op.op_error(of_elements).fail() }
}

pub(in super::super) fn load(op: OpRef<'_>) -> Verified {
    let base = op.ty(Load(op).base());
    let vector = op.result_type(0);
    check_access(op, base, vector, "destination memref has lower rank than the result vector")?;
    check_element(
        op,
        base,
        vector,
        "base memref and result vector types should match",
        "base and result element types should match",
    )?;
    check_indices(op, base, op.operand_group(Load::INDICES).len())
}

pub(in super::super) fn store(op: OpRef<'_>) -> Verified {
    let base = op.ty(Store(op).base());
    let vector = op.operand_type(0);
    check_access(op, base, vector, "source memref has lower rank than the vector to store")?;
    check_element(
        op,
        base,
        vector,
        "base memref and valueToStore vector types should match",
        "base and valueToStore element type should match",
    )?;
    check_indices(op, base, op.operand_group(Store::INDICES).len())
}

fn check_base(op: OpRef<'_>, base: Type, vector: Type, what: &str) -> Verified {
    if base.shaped_element(op.ctx()) == vector.shaped_element(op.ctx()) {
        return Ok(());
    }
    op.op_error(format!("base and {what} element type should match")).fail()
}

fn same_shape(op: OpRef<'_>, a: Type, b: Type) -> bool {
    a.shape(op.ctx()) == b.shape(op.ctx())
}

fn check_pass_thru(op: OpRef<'_>, result: Type, pass_thru: Type) -> Verified {
    if result == pass_thru {
        return Ok(());
    }
    op.op_error("expected pass_thru of same type as result type").fail()
}

fn check_shape(op: OpRef<'_>, a: Type, b: Type, message: &str) -> Verified {
    if same_shape(op, a, b) { Ok(()) } else { op.op_error(message).fail() }
}

pub(in super::super) fn maskedload(op: OpRef<'_>) -> Verified {
    let load = MaskedLoad(op);
    let (base, result) = (op.ty(load.base()), op.ty(load.result()));
    check_base(op, base, result, "result")?;
    check_indices(op, base, op.operand_group(MaskedLoad::INDICES).len())?;
    check_shape(op, result, op.ty(load.mask()), "expected result shape to match mask shape")?;
    check_pass_thru(op, result, op.ty(load.pass_thru()))
}

pub(in super::super) fn maskedstore(op: OpRef<'_>) -> Verified {
    let store = MaskedStore(op);
    let (base, value) = (op.ty(store.base()), op.ty(store.value_to_store()));
    check_base(op, base, value, "valueToStore")?;
    check_indices(op, base, op.operand_group(MaskedStore::INDICES).len())?;
    check_shape(op, value, op.ty(store.mask()), "expected valueToStore shape to match mask shape")
}

pub(in super::super) fn expandload(op: OpRef<'_>) -> Verified {
    let load = ExpandLoad(op);
    let (base, result) = (op.ty(load.base()), op.ty(load.result()));
    check_base(op, base, result, "result")?;
    check_indices(op, base, op.operand_group(ExpandLoad::INDICES).len())?;
    check_shape(op, result, op.ty(load.mask()), "expected result dim to match mask dim")?;
    check_pass_thru(op, result, op.ty(load.pass_thru()))
}

pub(in super::super) fn compressstore(op: OpRef<'_>) -> Verified {
    let store = CompressStore(op);
    let (base, value) = (op.ty(store.base()), op.ty(store.value_to_store()));
    check_base(op, base, value, "valueToStore")?;
    check_indices(op, base, op.operand_group(CompressStore::INDICES).len())?;
    check_shape(op, value, op.ty(store.mask()), "expected valueToStore dim to match mask dim")
}

fn check_ranked(op: OpRef<'_>, base: Type) -> Verified {
    if base.shape(op.ctx()).is_some() {
        return Ok(());
    }
    op.op_error("requires base to be a memref or ranked tensor type").fail()
}

pub(in super::super) fn gather(op: OpRef<'_>) -> Verified {
    let gather = Gather(op);
    let (base, result) = (op.ty(gather.base()), op.ty(gather.result()));
    check_ranked(op, base)?;
    check_base(op, base, result, "result")?;
    check_indices(op, base, op.operand_group(Gather::OFFSETS).len())?;
    check_shape(op, result, op.ty(gather.indices()), "expected result dim to match indices dim")?;
    check_shape(op, result, op.ty(gather.mask()), "expected result dim to match mask dim")?;
    check_pass_thru(op, result, op.ty(gather.pass_thru()))
}

pub(in super::super) fn scatter(op: OpRef<'_>) -> Verified {
    let scatter = Scatter(op);
    let (base, value) = (op.ty(scatter.base()), op.ty(scatter.value_to_store()));
    check_ranked(op, base)?;
    check_base(op, base, value, "valueToStore")?;
    check_indices(op, base, op.operand_group(Scatter::OFFSETS).len())?;
    let indices = op.ty(scatter.indices());
    check_shape(op, value, indices, "expected valueToStore dim to match indices dim")?;
    check_shape(op, value, op.ty(scatter.mask()), "expected valueToStore dim to match mask dim")
}

/// All sizes, those of memory first and then those of its elements; and what they are of.
fn flattened(ctx: &Context, ty: Type) -> (Vec<i64>, Option<Type>) {
    let mut shape = ty.shape(ctx).unwrap_or_default().to_vec();
    let element = ty.shaped_element(ctx);
    match element.and_then(|element| element.as_vector(ctx)) {
        Some(vector) => {
            shape.extend(vector.shape.iter());
            (shape, Some(vector.element))
        }
        None => (shape, element),
    }
}

fn is_identity(ctx: &Context, memref: &MemRefType) -> bool {
    memref.layout.expand().is_none_or(|layout: Attribute| {
        layout.as_affine_map(ctx).is_some_and(couloir_ir::affine::AffineMap::is_identity)
    })
}

pub(in super::super) fn type_cast(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let (Some(from), Some(to)) = (op.operand_type(0), op.result_type(0)) else { return Ok(()) };
    let (Some(source), Some(result)) = (from.as_memref(ctx), to.as_memref(ctx)) else {
        return Ok(());
    };
    if !is_identity(ctx, source) {
        return op.op_error("expects operand to be a memref with identity layout").fail();
    }
    if !is_identity(ctx, result) {
        return op.op_error("expects result to be a memref with identity layout").fail();
    }
    if source.memory_space != result.memory_space {
        return op.op_error("expects result in same memory space").fail();
    }
    let text = crate::common::shapes::quoted(ctx, to);
    let ((from_shape, from_element), (to_shape, to_element)) =
        (flattened(ctx, from), flattened(ctx, to));
    if from_element != to_element {
        let message =
            format!("expects result and operand with same underlying scalar type: {text}");
        return op.op_error(message).fail();
    }
    if from_shape != to_shape {
        let message = format!("expects concatenated result and operand shapes to be equal: {text}");
        return op.op_error(message).fail();
    }
    Ok(())
}
