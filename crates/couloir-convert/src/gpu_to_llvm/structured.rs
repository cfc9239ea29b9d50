//! Matrices two of whose four elements are zeros have a library of their own, whose objects the
//! caller has memory for; so have dense ones that they are multiplied with. Which library an
//! object belongs to is told from the op that made it.

use couloir_dialects::gpu::{
    self, Create2To4SpMat, CreateDnTensor, DestroyDnTensor, DestroySpMat, PRUNE_FLAG, SpmatGetSize,
    Spmm, SpmmBufferSize,
};
use couloir_dialects::llvm::{self, GepIndex};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::num::FloatKind;
use couloir_ir::{Attribute, OpRef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};

use super::runtime;
use super::sparse::{Part, number, product};
use super::{Row, operand, stream};
use crate::llvm_common::Llvm;

pub(super) const PATTERNS: &[Row] = &[
    (Create2To4SpMat::def(), create_sp_mat),
    (DestroySpMat::def(), destroy_sp_mat),
    (CreateDnTensor::def(), create_dn_tensor),
    (DestroyDnTensor::def(), destroy_dn_tensor),
    (SpmmBufferSize::def(), spmm_buffer_size),
    (Spmm::def(), spmm),
    (SpmatGetSize::def(), spmat_get_size),
];

/// How many bytes the object of a sparse matrix takes.
const SP_MAT_BYTES: i64 = 44104;
/// How many bytes the object of a dense one takes.
const DN_MAT_BYTES: i64 = 11032;
/// The alignment of memory on the stack, in bytes.
const ALIGNMENT: i64 = 16;
/// How many buffers such a product needs.
const BUFFERS: i64 = 3;

/// Memory on the stack for so many of a type.
fn alloca(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, count: i64, element: Type) -> Value {
    let ctx = rw.context();
    let count = llvm.constant(rw, count);
    let new = llvm::alloca(ctx, llvm.ptr, element, count);
    rw.insert1(new.prop(llvm::Alloca::ALIGNMENT, Attribute::i64(ctx, ALIGNMENT)))
}

/// Memory for an object.
fn object(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, bytes: i64) -> Value {
    let memory = alloca(llvm, rw, bytes, Type::I8);
    rw.insert1(llvm::BitCast::build(llvm.ptr, memory))
}

/// What one of several numbers in memory is at.
fn nth(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, memory: Value, at: i64) -> Value {
    let at = llvm.constant(rw, at);
    let index = [GepIndex::Value(at)];
    let flags = llvm::gep_flags::NONE;
    rw.insert1(llvm::gep(rw.context(), llvm.ptr, llvm.ptr, memory, &index, flags))
}

/// Whether a sparse matrix is structured, where the op that made it is known.
fn is_structured(view: OpRef<'_>, matrix: Value) -> Option<bool> {
    let made = view.scope.defining_op(matrix)?;
    let others = [
        gpu::CreateCoo::def(),
        gpu::CreateCooAos::def(),
        gpu::CreateCsr::def(),
        gpu::CreateCsc::def(),
        gpu::CreateBsr::def(),
    ];
    let structured = made.is(Create2To4SpMat::def());
    (structured || others.into_iter().any(|def| made.is(def))).then_some(structured)
}

/// The same of an op's operand.
fn of_operand(view: OpRef<'_>, group: usize) -> Result<bool, NoMatch> {
    let structured = view.operand_in(group).and_then(|matrix| is_structured(view, matrix));
    structured.or_no_match("cannot find spmat def")
}

/// Whether a dense matrix is multiplied with one that is structured.
fn meets_structured(view: OpRef<'_>, tensor: Value) -> Result<bool, NoMatch> {
    let mut meets = Ok(false);
    for user in view.body().uses(tensor) {
        let user = view.scope.op(user.op);
        if user.is(Spmm::def()) {
            match of_operand(user, Spmm::SPMAT_A) {
                Ok(false) => {}
                Ok(true) => return Ok(true),
                unknown => meets = unknown,
            }
        }
    }
    meets
}

fn create_sp_mat(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    let stream = stream(view, new)?;
    let [rows, cols] = [Create2To4SpMat::ROWS, Create2To4SpMat::COLS];
    let [rows, cols] = [operand(view, new, rows)?, operand(view, new, cols)?];
    let memory = Part::Memory(Create2To4SpMat::MEMREF).value(llvm, op, new, rw)?;
    let ty = Part::Data(Create2To4SpMat::MEMREF).value(llvm, op, new, rw)?;
    let object = object(llvm, rw, SP_MAT_BYTES);
    runtime::LT_CREATE_SP_MAT.call(rw, &[object, rows, cols, memory, ty, stream]);
    rw.replace_all(op, &[object, stream])
}

fn destroy_sp_mat(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    let stream = stream(view, new)?;
    let matrix = operand(view, new, DestroySpMat::SPMAT)?;
    let destroy = match of_operand(view, DestroySpMat::SPMAT)? {
        true => &runtime::LT_DESTROY_SP_MAT,
        false => &runtime::DESTROY_SP_MAT,
    };
    destroy.call(rw, &[matrix, stream]);
    rw.replace(op, stream)
}

fn create_dn_tensor(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let view = rw.view(op);
    let stream = stream(view, new)?;
    let tensor = view.result(0).or_no_match("no tensor")?;
    let dims = new.in_group(view, CreateDnTensor::DIMS);
    let structured = dims.len() == 2 && meets_structured(view, tensor)?;
    let first = *dims.first().or_no_match("Only 1D and 2D tensors are supported")?;
    let memory = Part::Memory(CreateDnTensor::MEMREF).value(llvm, op, new, rw)?;
    let ty = Part::Data(CreateDnTensor::MEMREF).value(llvm, op, new, rw)?;
    let tensor = match *dims {
        [rows, cols] if structured => {
            let object = object(llvm, rw, DN_MAT_BYTES);
            runtime::LT_CREATE_DN_MAT.call(rw, &[object, rows, cols, memory, ty, stream]);
            object
        }
        [rows, cols] => runtime::CREATE_DN_MAT.value(rw, &[rows, cols, memory, ty, stream]),
        _ => runtime::CREATE_DN_VEC.value(rw, &[first, memory, ty, stream]),
    };
    rw.replace_all(op, &[tensor, stream])
}

/// What made a dense tensor says what ends its use; where that stays, those who use it do.
fn destroy_dn_tensor(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    let stream = stream(view, new)?;
    let tensor = operand(view, new, DestroyDnTensor::DN_TENSOR)?;
    let original = view.operand_in(DestroyDnTensor::DN_TENSOR).or_no_match("no tensor")?;
    let made = view.scope.defining_op(original).filter(|op| op.is(CreateDnTensor::def()));
    let made = made.or_no_match("cannot find the tensor")?;
    let structured = match view.scope.defining_op(tensor) {
        _ if !rw.is_gone(made.op) => meets_structured(view, original)?,
        op => op.is_some_and(|op| op.is(llvm::BitCast::def())),
    };
    let destroy = match made.operands_in(CreateDnTensor::DIMS).len() {
        2 if structured => &runtime::LT_DESTROY_DN_MAT,
        2 => &runtime::DESTROY_DN_MAT,
        _ => &runtime::DESTROY_DN_VEC,
    };
    destroy.call(rw, &[tensor, stream]);
    rw.replace(op, stream)
}

/// How a structured matrix is pruned.
fn prune_flag(view: OpRef<'_>, group: usize) -> i64 {
    let made = view.operand_in(group).and_then(|matrix| view.scope.defining_op(matrix));
    let flag = made.and_then(|op| op.prop(Create2To4SpMat::PRUNE_FLAG));
    flag.and_then(|flag| flag.enum_bits(view.ctx(), &PRUNE_FLAG)).unwrap_or(0) as i64
}

fn spmm_buffer_size(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let view = rw.view(op);
    let stream = stream(view, new)?;
    let sizes = view.results_in(0).len();
    if !of_operand(view, SpmmBufferSize::SPMAT_A)? {
        return if sizes == 1 { product(llvm, op, new, rw) } else { no_match("not one buffer") };
    }
    if sizes != BUFFERS as usize {
        return no_match("not three buffers");
    }
    let sizes = structured_sizes(llvm, op, new, rw, stream)?;
    rw.replace_all(op, &[sizes.as_slice(), &[stream]].concat())
}

/// The sizes of the buffers for the product of a structured matrix.
fn structured_sizes(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    stream: Value,
) -> Result<Vec<Value>, NoMatch> {
    let (ctx, view) = (rw.context(), rw.view(op));
    let matrices = [SpmmBufferSize::SPMAT_A, SpmmBufferSize::DNMAT_B, SpmmBufferSize::DNMAT_C];
    let [a, b, c] = matrices.map(|group| operand(view, new, group));
    let (a, b, c) = (a?, b?, c?);
    let flag = prune_flag(view, SpmmBufferSize::SPMAT_A);
    let compute = view.prop(SpmmBufferSize::COMPUTE_TYPE).and_then(|ty| ty.as_type(ctx));
    let half = compute.and_then(|ty| ty.float_kind(ctx)) == Some(FloatKind::F16);
    let mode_a = Part::Mode(SpmmBufferSize::MODE_A).value(llvm, op, new, rw)?;
    let mode_b = Part::Mode(SpmmBufferSize::MODE_B).value(llvm, op, new, rw)?;
    let flag = number(rw, flag);
    let compute = number(rw, i64::from(!half));
    let sizes = alloca(llvm, rw, BUFFERS, llvm.ptr);
    let args = [sizes, mode_a, mode_b, a, b, c, compute, flag, stream];
    runtime::LT_SPMM_BUFFER_SIZE.call(rw, &args);
    let mut places = vec![sizes];
    places.extend((1..BUFFERS).map(|at| nth(llvm, rw, sizes, at)));
    Ok(places.into_iter().map(|place| rw.insert1(llvm::load(ctx, Type::I64, place))).collect())
}

fn spmm(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    let stream = stream(view, new)?;
    let buffers = new.in_group(view, Spmm::BUFFERS);
    if !of_operand(view, Spmm::SPMAT_A)? {
        _ = buffers.first().or_no_match("no buffer")?;
        return product(llvm, op, new, rw);
    }
    if buffers.len() != BUFFERS as usize {
        return no_match("not three buffers");
    }
    let matrices = [Spmm::SPMAT_A, Spmm::DNMAT_B, Spmm::DNMAT_C];
    let mut args = Vec::new();
    for group in matrices {
        args.push(operand(view, new, group)?);
    }
    for part in [Part::Mode(Spmm::MODE_A), Part::Mode(Spmm::MODE_B)] {
        part.value(llvm, op, new, rw)?;
    }
    Part::Compute(Spmm::COMPUTE_TYPE).value(llvm, op, new, rw)?;
    for &buffer in buffers {
        let buffer = crate::llvm_common::descriptor::MemRefDescriptor::new(llvm, buffer);
        args.push(buffer.allocated(rw));
    }
    args.push(stream);
    runtime::LT_SPMM.call(rw, &args);
    rw.replace(op, stream)
}

/// The sizes of a sparse matrix are written to memory.
fn spmat_get_size(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let stream = stream(view, new)?;
    let matrix = operand(view, new, SpmatGetSize::SPMAT)?;
    let sizes = alloca(llvm, rw, 3, Type::I64);
    let places = [0, 1, 2].map(|at| nth(llvm, rw, sizes, at));
    let [rows, cols, elements] = places;
    runtime::SPMAT_GET_SIZE.call(rw, &[matrix, rows, cols, elements, stream]);
    let [rows, cols, elements] = places.map(|place| rw.insert1(llvm::load(ctx, Type::I64, place)));
    rw.replace_all(op, &[rows, cols, elements, stream])
}
