//! Constants, addresses of globals, aggregates and vectors.

use couloir_ir::attr::AttrKind;
use couloir_ir::{Failure, OpRef, Type};
use couloir_llvmir as l;

use super::Row::{self, With};
use crate::fold::Path;
use crate::function::FunctionState;

pub(super) const ROWS: &[(&str, Row)] = &[
    ("llvm.mlir.constant", With(constant)),
    ("llvm.mlir.undef", With(undef)),
    ("llvm.mlir.poison", With(poison)),
    ("llvm.mlir.zero", With(zero)),
    ("llvm.mlir.none", With(none)),
    ("llvm.mlir.addressof", With(address_of)),
    ("llvm.dso_local_equivalent", With(dso_local_equivalent)),
    ("llvm.blockaddress", With(block_address)),
    ("llvm.extractvalue", With(extract_value)),
    ("llvm.insertvalue", With(insert)),
    ("llvm.extractelement", With(extract_element)),
    ("llvm.insertelement", With(insert)),
    ("llvm.shufflevector", With(shuffle)),
];

/// That there is no such constant is said in any case, but only a use of it fails.
fn constant(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let ty = state.result_type(op)?;
    let attr = op.attr(state.names().value).ok_or(Failure)?;
    match state.translator.constants().constant(ty, attr, op.location()) {
        Some(value) => state.set_result(op, value.into()),
        None if is_used(op) => Err(Failure),
        None => Ok(()),
    }
}

fn is_used(op: OpRef<'_>) -> bool {
    op.result(0).is_some_and(|result| op.body().uses(result).next().is_some())
}

fn undef(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let ty = state.result_type(op)?;
    let value = state.llvm().undef(ty);
    state.set_result(op, value.into())
}

fn poison(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let ty = state.result_type(op)?;
    let value = state.llvm().poison(ty);
    state.set_result(op, value.into())
}

fn zero(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let ty = state.result_type(op)?;
    let value = state.llvm().zero(ty);
    state.set_result(op, value.into())
}

fn none(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let value = state.llvm().none_token();
    state.set_result(op, value.into())
}

fn address_of(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let name = op.attr(state.names().global_name).and_then(|attr| attr.as_flat_symbol(op.ctx()));
    let value = state.translator.address(name.ok_or(Failure)?).ok_or(Failure)?;
    state.set_result(op, value.into())
}

fn dso_local_equivalent(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let name = op.attr_named("function_name").and_then(|attr| attr.as_flat_symbol(op.ctx()));
    let symbol = state.translator.symbol(name.ok_or(Failure)?);
    let value = state.llvm().dso_local_equivalent(symbol);
    state.set_result(op, value.into())
}

fn block_address(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let attr = op.attr_named("block_addr").ok_or(Failure)?;
    let value = state.translator.block_address(attr).ok_or(Failure)?;
    state.set_result(op, value.into())
}

/// The indices of `extractvalue` and `insertvalue`.
fn position(state: &FunctionState<'_>, op: OpRef<'_>) -> Result<Path, Failure> {
    let indices = op.attr(state.names().position).ok_or(Failure)?;
    match indices.kind(op.ctx()) {
        AttrKind::DenseArray { element: Type::I64, data } => {
            Ok(data.i64s().map(|index| index as u32).collect())
        }
        _ => Err(Failure),
    }
}

fn extract_value(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let path = position(state, op)?;
    let aggregate = state.operand(op, 0)?;
    let value = state.extract_value(aggregate, &path).ok_or(Failure)?;
    state.set_result(op, value)
}

/// What is put into a constant piece by piece is put there when the last piece is met: each of
/// the constants between would hold all elements.
fn insert(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let value = state.operand(op, 1)?;
    if goes_on(op) && is_constant_with(state, op, value) && place(state, op).is_ok() {
        state.put_off = op.result(0);
        return Ok(());
    }
    let aggregate = aggregate_of(state, op)?;
    let value = insert_one(state, op, aggregate)?;
    state.set_result(op, value)
}

/// Whether all that is done with what an op gives is to put the next piece into it.
fn goes_on(op: OpRef<'_>) -> bool {
    let Some(result) = op.result(0) else { return false };
    let mut uses = op.body().uses(result);
    let next = uses.next().filter(|next| next.index == 0 && uses.next().is_none());
    let next = next.map(|next| op.scope.op(next.op));
    next.is_some_and(|next| next.data().name == op.data().name && next.block() == op.block())
}

/// Whether an op that puts this value into something gives a constant.
fn is_constant_with(state: &FunctionState<'_>, op: OpRef<'_>, value: l::Value) -> bool {
    // What is not known yet is such a constant, put off.
    let before = op.operand(0).and_then(|before| state.lookup(before));
    state.known([value, before.unwrap_or(value)]).is_some()
}

/// What an op puts a value into: with all pieces that were put off.
fn aggregate_of(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<l::Value, Failure> {
    let mut at = op.operand(0).ok_or(Failure)?;
    if let Some(known) = state.lookup(at) {
        return Ok(known);
    }
    let mut put_off = Vec::new();
    let first = loop {
        if let Some(first) = state.lookup(at) {
            break first;
        }
        let inner = op.scope.defining_op(at).ok_or(Failure)?;
        put_off.push(inner);
        at = inner.operand(0).ok_or(Failure)?;
    };
    put_off.reverse();
    // Nothing was to be kept as an instruction when it was put off.
    let keeps = std::mem::replace(&mut state.keeps, false);
    let aggregate = insert_all(state, first, &put_off);
    state.keeps = keeps;
    aggregate
}

/// What ops that each put a piece into what the one before gives make of an aggregate.
fn insert_all(
    state: &mut FunctionState<'_>,
    aggregate: l::Value,
    ops: &[OpRef<'_>],
) -> Result<l::Value, Failure> {
    let mut pieces = Vec::with_capacity(ops.len());
    for &op in ops {
        pieces.push((place(state, op)?, state.operand(op, 1)?));
    }
    match state.folded_pieces(aggregate, &pieces) {
        Some(folded) => Ok(folded.into()),
        None => ops.iter().try_fold(aggregate, |aggregate, op| insert_one(state, *op, aggregate)),
    }
}

/// The piece of an op put into an aggregate.
fn insert_one(
    state: &mut FunctionState<'_>,
    op: OpRef<'_>,
    aggregate: l::Value,
) -> Result<l::Value, Failure> {
    let value = state.operand(op, 1)?;
    if op.operands().len() > 2 {
        let index = state.operand(op, 2)?;
        return Ok(state.insert_element(aggregate, value, index));
    }
    let path = position(state, op)?;
    Ok(state.insert_value(aggregate, value, &path))
}

/// Where an op puts a piece: into an aggregate, or into a vector.
fn place(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<Path, Failure> {
    match op.operand(2) {
        Some(_) => lane(state, op).ok_or(Failure),
        None => position(state, op),
    }
}

/// The element of a vector that an op replaces, where it is known and there.
fn lane(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Option<Path> {
    let [index] = state.known([state.lookup(op.operand(2)?)?])?;
    let vector = state.convert_type(op, op.ty(op.operand(0)?)).ok()?;
    state.lane(vector, index).map(|at| Path::from_elem(at, 1))
}

fn extract_element(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let (vector, index) = (state.operand(op, 0)?, state.operand(op, 1)?);
    let value = state.extract_element(vector, index);
    state.set_result(op, value)
}

fn shuffle(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let (lhs, rhs) = (state.operand(op, 0)?, state.operand(op, 1)?);
    let mask = op.attr(state.names().mask).and_then(|attr| attr.as_i32_array(op.ctx()));
    let value = state.shuffle(lhs, rhs, &mask.ok_or(Failure)?);
    state.set_result(op, value)
}
