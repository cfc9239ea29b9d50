//! Intrinsics that need more than a row: matrices in memory (whose elements align their
//! pointer), constrained floating point (whose modes are metadata), alias scopes.

use couloir_ir::{Failure, OpRef};
use couloir_llvmir as l;
use couloir_llvmir::{AttrKind, AttrSet, MetadataOperand, Value};

use smallvec::{SmallVec, smallvec};

use super::Row::{self, With};
use super::calls::{IntrinsicCall, call_result, emit_intrinsic, immediate, result_or_void};
use crate::function::FunctionState;
use crate::read::bits_of;

pub(super) const ROWS: &[(&str, Row)] = &[
    ("llvm.intr.matrix.column.major.load", With(matrix_load)),
    ("llvm.intr.matrix.column.major.store", With(matrix_store)),
    ("llvm.intr.matrix.multiply", With(matrix_multiply)),
    ("llvm.intr.matrix.transpose", With(matrix_transpose)),
    ("llvm.intr.experimental.constrained.fptrunc", With(|s, op| constrained(s, op, "fptrunc"))),
    ("llvm.intr.experimental.constrained.fpext", With(|s, op| constrained(s, op, "fpext"))),
    ("llvm.intr.experimental.constrained.sitofp", With(|s, op| constrained(s, op, "sitofp"))),
    ("llvm.intr.experimental.constrained.uitofp", With(|s, op| constrained(s, op, "uitofp"))),
    ("llvm.intr.experimental.noalias.scope.decl", With(scope_declaration)),
];

const ROUNDING: &[(u64, &str)] = &[
    (0, "round.towardzero"),
    (1, "round.tonearest"),
    (2, "round.upward"),
    (3, "round.downward"),
    (4, "round.tonearestaway"),
    (7, "round.dynamic"),
];

const EXCEPTIONS: &[(u64, &str)] =
    &[(0, "fpexcept.ignore"), (1, "fpexcept.maytrap"), (2, "fpexcept.strict")];

/// The arguments of a matrix access that come from attributes.
fn matrix_shape(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<Vec<Value>, Failure> {
    let shape = ["isVolatile", "rows", "columns"].into_iter();
    shape.map(|name| immediate(state, op, op.attr_named(name).ok_or(Failure)?)).collect()
}

/// A matrix access: the operands, of which the matrix and the stride are part of the name and
/// the pointer is aligned as an element is.
fn matrix(
    state: &mut FunctionState<'_>,
    op: OpRef<'_>,
    name: &str,
    matrix: l::Type,
    pointer: usize,
) -> Result<(), Failure> {
    let count = op.operands().len();
    let mut args = (0..count).map(|at| state.operand(op, at)).collect::<Result<Vec<_>, _>>()?;
    let stride = *args.last().ok_or(Failure)?;
    args.extend(matrix_shape(state, op)?);
    let llvm = state.llvm();
    let types = smallvec![matrix, state.builder.type_of(stride)];
    let align = state.translator.layout.abi_align(llvm, llvm.scalar_type(matrix));
    let mut params = vec![AttrSet::EMPTY; pointer];
    params.push(llvm.attr_set(&[l::Attribute::int(AttrKind::Align, align)]));
    let attributes = llvm.attr_list(AttrSet::EMPTY, AttrSet::EMPTY, &params);
    let result = result_or_void(state, op)?;
    let call = IntrinsicCall { name, types, result, args, attributes, bundles: &[] };
    let inst = emit_intrinsic(state, op, &call);
    call_result(state, op, inst)
}

/// The vector that holds a matrix with the elements of a type: what the attributes say of its
/// size, whatever type the op has.
fn matrix_type(
    state: &FunctionState<'_>,
    op: OpRef<'_>,
    elements: l::Type,
    sizes: [&str; 2],
) -> l::Type {
    let [rows, columns] = sizes.map(|name| bits_of(op, op.ctx().intern(name)) as u32);
    let llvm = state.llvm();
    llvm.vector_type(llvm.scalar_type(elements), rows.wrapping_mul(columns))
}

/// An operation on whole matrices, whose result has the elements of the first.
fn on_matrices(
    state: &mut FunctionState<'_>,
    op: OpRef<'_>,
    name: &str,
    sizes: &[&str],
    result: [&str; 2],
) -> Result<(), Failure> {
    let count = op.operands().len();
    let mut args = (0..count).map(|at| state.operand(op, at)).collect::<Result<Vec<_>, _>>()?;
    let given = args.iter().map(|&arg| state.builder.type_of(arg)).collect::<Vec<_>>();
    let result = matrix_type(state, op, *given.first().ok_or(Failure)?, result);
    let mut types: SmallVec<[l::Type; 4]> = smallvec![result];
    if count > 1 {
        types.extend(given);
    }
    for &size in sizes {
        args.push(immediate(state, op, op.attr_named(size).ok_or(Failure)?)?);
    }
    let attributes = l::AttrList::EMPTY;
    let call = IntrinsicCall { name, types, result, args, attributes, bundles: &[] };
    let inst = emit_intrinsic(state, op, &call);
    call_result(state, op, inst)
}

fn matrix_multiply(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let sizes = ["lhs_rows", "lhs_columns", "rhs_columns"];
    on_matrices(state, op, "llvm.matrix.multiply", &sizes, ["lhs_rows", "rhs_columns"])
}

fn matrix_transpose(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let sizes = ["rows", "columns"];
    on_matrices(state, op, "llvm.matrix.transpose", &sizes, sizes)
}

fn matrix_load(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let elem = state.result_type(op)?;
    let ty = matrix_type(state, op, elem, ["rows", "columns"]);
    matrix(state, op, "llvm.matrix.column.major.load", ty, 0)
}

fn matrix_store(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let ty = state.operand(op, 0).map(|value| state.builder.type_of(value))?;
    matrix(state, op, "llvm.matrix.column.major.store", ty, 1)
}

/// A word that is an argument.
fn word(state: &mut FunctionState<'_>, words: &[(u64, &str)], number: u64) -> Option<Value> {
    let (_, word) = words.iter().find(|row| row.0 == number)?;
    let node = state.llvm().md_string(word);
    Some(state.builder.metadata_value(MetadataOperand::Node(node)))
}

/// A conversion with a rounding mode, where it has one, and an exception behaviour.
fn constrained(state: &mut FunctionState<'_>, op: OpRef<'_>, kind: &str) -> Result<(), Failure> {
    let operand = state.operand(op, 0)?;
    let result = state.result_type(op)?;
    let mut args = vec![operand];
    let ctx = op.ctx();
    if op.attr_named("roundingmode").is_some() {
        let mode = bits_of(op, ctx.intern("roundingmode"));
        args.push(word(state, ROUNDING, mode).ok_or(Failure)?);
    }
    let behavior = bits_of(op, ctx.intern("fpExceptionBehavior"));
    args.push(word(state, EXCEPTIONS, behavior).ok_or(Failure)?);
    let llvm = state.llvm();
    let name = format!("llvm.experimental.constrained.{kind}");
    let types = smallvec![result, state.builder.type_of(operand)];
    let strict = llvm.attr_set(&[l::Attribute::flag(AttrKind::StrictFp)]);
    let attributes = llvm.attr_list(strict, AttrSet::EMPTY, &[]);
    let call = IntrinsicCall { name: &name, types, result, args, attributes, bundles: &[] };
    let inst = emit_intrinsic(state, op, &call);
    call_result(state, op, inst)
}

fn scope_declaration(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let scope = op.attr_named("scope").ok_or(Failure)?;
    let scope = state.translator.alias_scope(scope);
    let list = state.llvm().md_tuple(&[scope]);
    let list = state.builder.metadata_value(MetadataOperand::Node(list));
    let call = IntrinsicCall {
        name: "llvm.experimental.noalias.scope.decl",
        types: SmallVec::new(),
        result: l::Type::VOID,
        args: vec![list],
        attributes: l::AttrList::EMPTY,
        bundles: &[],
    };
    emit_intrinsic(state, op, &call);
    Ok(())
}
