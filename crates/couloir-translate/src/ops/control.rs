//! Terminators and exception pads.

use couloir_ir::attr::AttrKind;
use couloir_ir::num::Int;
use couloir_ir::{Failure, OpRef};
use couloir_llvmir as l;
use couloir_llvmir::Inst;

use super::Row::{self, With};
use crate::function::FunctionState;
use crate::read::flag;

pub(super) const ROWS: &[(&str, Row)] = &[
    ("llvm.return", With(ret)),
    ("llvm.br", With(br)),
    ("llvm.cond_br", With(cond_br)),
    ("llvm.switch", With(switch)),
    ("llvm.indirectbr", With(indirect_br)),
    ("llvm.unreachable", With(unreachable)),
    ("llvm.resume", With(resume)),
    ("llvm.landingpad", With(landing_pad)),
];

fn ret(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let value = match op.operand(0) {
        Some(_) => Some(state.operand(op, 0)?),
        None => None,
    };
    state.builder.ret(value);
    Ok(())
}

/// The loop annotation of a branch.
fn annotate(state: &mut FunctionState<'_>, op: OpRef<'_>, inst: Inst) {
    if let Some(attr) = op.attr(state.names().loop_annotation) {
        let node = state.translator.loop_annotation(attr);
        state.builder.attach(inst, "llvm.loop", node);
    }
}

/// The branch weights of a terminator.
pub(super) fn weights(state: &mut FunctionState<'_>, op: OpRef<'_>, inst: Inst) {
    let attr = op.attr(state.names().branch_weights);
    let Some(weights) = attr.and_then(|attr| attr.as_i32_array(op.ctx())) else { return };
    if weights.is_empty() {
        return;
    }
    let llvm = state.llvm();
    let name = llvm.md_string("branch_weights");
    let weights = weights.into_iter().map(|weight| llvm.md_constant(llvm.i32(weight)));
    let node = llvm.md_tuple(&std::iter::once(name).chain(weights).collect::<Vec<_>>());
    state.builder.attach(inst, "prof", node);
}

fn br(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let to = state.successor(op, 0)?;
    let inst = state.builder.br(to);
    annotate(state, op, inst);
    Ok(())
}

fn cond_br(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let cond = state.operand(op, 0)?;
    let (yes, no) = (state.successor(op, 0)?, state.successor(op, 1)?);
    let inst = state.builder.cond_br(cond, yes, no);
    weights(state, op, inst);
    annotate(state, op, inst);
    Ok(())
}

/// The values of the cases of a `switch`.
fn case_values(op: OpRef<'_>) -> Vec<Int> {
    let Some(attr) = op.attr_named("case_values") else { return Vec::new() };
    let AttrKind::DenseElements(dense) = attr.kind(op.ctx()) else { return Vec::new() };
    let stored = dense.ints(op.ctx()).collect::<Vec<_>>();
    match (dense.splat, stored.first(), dense.ty.num_elements(op.ctx())) {
        (true, Some(first), Some(count)) => vec![first.clone(); count as usize],
        _ => stored,
    }
}

fn switch(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let value = state.operand(op, 0)?;
    let default = state.successor(op, 0)?;
    let ty = state.builder.type_of(value);
    let mut cases = Vec::new();
    for (at, case) in case_values(op).iter().enumerate() {
        // Values of more than 64 bits are as large as such can be.
        let case = match case.width() {
            0..=64 => case.clone(),
            width => Int::from_i128(width, case.to_u64_saturating().into()),
        };
        let case = state.translator.folder().int(ty, &case);
        cases.push((case.into(), state.successor(op, at + 1)?));
    }
    let inst = state.builder.switch(value, default, &cases);
    weights(state, op, inst);
    Ok(())
}

fn indirect_br(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let address = state.operand(op, 0)?;
    let count = op.successors().len();
    let targets = (0..count).map(|at| state.successor(op, at)).collect::<Result<Vec<_>, _>>()?;
    state.builder.indirect_br(address, &targets);
    Ok(())
}

#[expect(clippy::unnecessary_wraps, reason = "a row of the table of ops")]
fn unreachable(state: &mut FunctionState<'_>, _: OpRef<'_>) -> Result<(), Failure> {
    state.builder.unreachable();
    Ok(())
}

fn resume(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let value = state.operand(op, 0)?;
    state.builder.resume(value);
    Ok(())
}

fn landing_pad(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let ty = state.result_type(op)?;
    let cleanup = flag(op, op.ctx().intern("cleanup"));
    let mut clauses = Vec::new();
    for at in 0..op.operands().len() {
        let value = state.operand(op, at)?;
        // A clause that is an array lists what may pass.
        let data = state.llvm().ty(state.builder.type_of(value));
        clauses.push((matches!(data, l::TypeData::Array { .. }), value));
    }
    let value = state.builder.landing_pad(ty, cleanup, &clauses);
    state.set_result(op, value)
}
