//! Intrinsics about variables: debug records. One without a location is left out.

use couloir_ir::{Failure, OpRef, Value};
use couloir_llvmir as l;
use couloir_llvmir::{DebugRecord, MetadataOperand, RecordKind};

use super::Row;
use crate::function::FunctionState;
use crate::names::Names;

pub(super) const ROWS: &[(&str, Row)] = &[
    ("llvm.intr.dbg.declare", Row::With(|state, op| variable(state, op, RecordKind::Declare))),
    ("llvm.intr.dbg.value", Row::With(|state, op| variable(state, op, RecordKind::Value))),
    ("llvm.intr.dbg.label", Row::With(label)),
];

fn variable(state: &mut FunctionState<'_>, op: OpRef<'_>, kind: RecordKind) -> Result<(), Failure> {
    let Some(location) = state.builder.location() else { return Ok(()) };
    let value: Value = op.operand(0).ok_or(Failure)?;
    let value = match state.lookup(value).ok_or(Failure)? {
        value if value.as_constant().is_none() => MetadataOperand::Local(value),
        value => constant(state, value)?,
    };
    let names = state.names();
    let variable = node(state, op, |names| names.var_info)?;
    let expression =
        op.attr(names.location_expr).and_then(|attr| state.translator.debug.node(attr));
    let expression = expression.unwrap_or_else(|| state.llvm().md_expression(&[]));
    let parts = [value, variable, MetadataOperand::Node(expression)];
    record(state, kind, parts.to_vec(), location);
    Ok(())
}

fn constant(state: &FunctionState<'_>, value: l::Value) -> Result<MetadataOperand, Failure> {
    let constant = value.as_constant().ok_or(Failure)?;
    Ok(MetadataOperand::Node(state.llvm().md_constant(constant)))
}

fn label(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let Some(location) = state.builder.location() else { return Ok(()) };
    let label = node(state, op, |names| names.label)?;
    record(state, RecordKind::Label, vec![label], location);
    Ok(())
}

fn node(
    state: &FunctionState<'_>,
    op: OpRef<'_>,
    name: fn(&Names) -> couloir_ir::Str,
) -> Result<MetadataOperand, Failure> {
    let attr = op.attr(name(state.names())).ok_or(Failure)?;
    state.translator.debug.node(attr).map(MetadataOperand::Node).ok_or(Failure)
}

fn record(
    state: &mut FunctionState<'_>,
    kind: RecordKind,
    operands: Vec<MetadataOperand>,
    location: l::Metadata,
) {
    let operands = operands.into_iter().chain([MetadataOperand::Node(location)]).collect();
    state.builder.record(DebugRecord { kind, operands });
}
