//! Aggregates and addresses of the LLVM dialect, and what does nothing there.

use couloir_dialects::llvm::types as llvm;
use couloir_ir::num::Int;
use couloir_ir::{Context, OpRef, Type};

use super::{Rows, each, longs, nothing, one, width};
use crate::layout;
use crate::machine::{Flow, Machine, Step, unsupported};
use crate::memory::{Kind, Label};
use crate::program;
use crate::stop::Stop;
use crate::value::Value;

type Result<T> = std::result::Result<T, Stop>;

pub(super) const ROWS: Rows = rows! {
    "llvm.extractvalue" => |m, op| {
        let container = m.operand(op, 0)?;
        one(longs(op, "position").iter().fold(container, |value, &at| value.part(at as usize)))
    };
    "llvm.insertvalue" => insertvalue;
    "llvm.ptrtoint" => |m, op| one(each(m, op, |e, v| {
        let pointer = v.first().map_or(Err(Stop::Limit), Value::pointer)?;
        e.machine.worth.arbitrary |= pointer.alloc.is_some();
        Ok(Value::Int(Int::new(64, pointer.addr).zext_or_trunc(width(e.op.ctx(), e.ty)?)))
    })?);
    "llvm.inttoptr" => |m, op| one(each(m, op, |e, v| {
        let addr = v.first().map_or(Err(Stop::Limit), Value::int)?.low_u64();
        Ok(Value::Ptr(e.machine.memory.resolve(addr)))
    })?);
    "llvm.addrspacecast" | "llvm.intr.ssa.copy" | "llvm.intr.launder.invariant.group"
        | "llvm.intr.strip.invariant.group" | "llvm.intr.expect"
        | "llvm.intr.expect.with.probability" | "llvm.intr.annotation" | "llvm.intr.ptr.annotation"
        | "llvm.intr.threadlocal.address" => |m, op| one(m.operand(op, 0)?);
    "llvm.getelementptr" => getelementptr;
    "llvm.mlir.addressof" => address_of;
    "llvm.intr.lifetime.start" | "llvm.intr.lifetime.end" | "llvm.intr.dbg.declare"
        | "llvm.intr.dbg.value" | "llvm.intr.dbg.label" | "llvm.intr.prefetch" | "llvm.fence"
        | "llvm.intr.experimental.noalias.scope.decl" | "llvm.intr.stackrestore"
        | "llvm.intr.invariant.end" | "llvm.intr.var.annotation" => |_, _| nothing();
    "llvm.intr.stacksave" => |m, _| one(Value::Ptr(m.allocate_on_stack(0, 16)?));
    "llvm.intr.invariant.start" => |m, op| one(m.operand(op, 0)?);
};

/// The type of a part.
fn part_type(ctx: &Context, ty: Type, at: i64) -> Result<Type> {
    llvm::element_at(ctx, ty, at).ok_or_else(|| Stop::unsupported("a part that is not there"))
}

/// How many parts a value of an aggregate type has.
fn parts_of(ctx: &Context, ty: Type) -> usize {
    match llvm::as_array(ctx, ty) {
        Some((_, count)) => usize::try_from(count).unwrap_or(0),
        None => llvm::as_struct(ctx, ty).map_or(0, |parts| parts.elements().len()),
    }
}

/// The lists on the way down are opened, then closed again around the new part.
fn insertvalue<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let ctx = op.ctx();
    let (mut container, mut value) = (machine.operand(op, 0)?, machine.operand(op, 1)?);
    let mut ty = op.result_type(0).unwrap_or(Type::NONE);
    let mut open = Vec::new();
    for at in longs(op, "position") {
        let parts = container.parts(parts_of(ctx, ty));
        ty = part_type(ctx, ty, at)?;
        container = parts.get(at as usize).cloned().unwrap_or(Value::Poison);
        open.push((parts, at as usize));
    }
    while let Some((mut parts, at)) = open.pop() {
        if let Some(slot) = parts.get_mut(at) {
            *slot = value;
        }
        value = Value::list(parts);
    }
    one(value)
}

/// Where addresses go is looked at when memory is accessed.
fn getelementptr<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let ctx = op.ctx();
    let result = op.result_type(0).unwrap_or(Type::NONE);
    let operands = machine.operands(op)?;
    let lanes =
        if result.as_vector(ctx).is_some() { Some(super::count(ctx, result)?) } else { None };
    let Some(lanes) = lanes else { return one(step_to(op, &operands)?) };
    let rows = (0..lanes).map(|at| {
        let row = operands.iter().map(|list| super::element_of(list, at)).collect::<Vec<_>>();
        step_to(op, &row)
    });
    let rows = rows.collect::<Result<Vec<_>>>()?;
    one(Value::list(rows))
}

/// The address that a base and indices make.
fn step_to(op: OpRef<'_>, operands: &[Value]) -> Result<Value> {
    if operands.iter().any(Value::is_poison) {
        return Ok(Value::Poison);
    }
    let ctx = op.ctx();
    let base = operands.first().map_or(Err(Stop::Limit), Value::pointer)?;
    let fixed = op.attr_named("rawConstantIndices").and_then(|attr| attr.as_i32_array(ctx));
    let ty = op.attr_named("elem_type").and_then(|attr| attr.as_type(ctx));
    let (fixed, mut ty) = fixed.zip(ty).ok_or_else(|| unsupported(op))?;
    let mut given = operands.iter().skip(1);
    let mut offset = 0i64;
    for (place, index) in fixed.into_iter().enumerate() {
        let index = match index {
            i32::MIN => given.next().map_or(Err(unsupported(op)), Value::number)?,
            index => i64::from(index),
        };
        let (moved, inner) = if place == 0 {
            (layout::alloc_size(ctx, ty)? as i64, ty)
        } else {
            down(ctx, ty, index)?
        };
        let fields = place > 0 && llvm::as_struct(ctx, ty).is_some();
        offset = offset.wrapping_add(if fields { moved } else { moved.wrapping_mul(index) });
        ty = inner;
    }
    Ok(Value::Ptr(base.offset(offset)))
}

/// How far it is to a part: per index in arrays, in all in structs; and the part's type.
fn down(ctx: &Context, ty: Type, index: i64) -> Result<(i64, Type)> {
    if let Some(parts) = llvm::as_struct(ctx, ty) {
        let types = parts.elements().collect::<Vec<_>>();
        let (offsets, _) = layout::offsets(ctx, &types, parts.is_packed())?;
        let offset = usize::try_from(index).ok().and_then(|at| offsets.get(at).copied());
        let offset = offset.ok_or_else(|| Stop::unsupported("a part that is not there"))?;
        return Ok((offset as i64, part_type(ctx, ty, index)?));
    }
    let element = llvm::as_array(ctx, ty).map(|array| array.0);
    let element = element.or_else(|| ty.as_vector(ctx).map(|vector| vector.element));
    let element = element.ok_or_else(|| Stop::unsupported("a part that is not there"))?;
    Ok((layout::alloc_size(ctx, element)? as i64, element))
}

fn address_of<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let ctx = op.ctx();
    let name = op.attr_named("global_name").and_then(|attr| attr.as_flat_symbol(ctx));
    let name = name.ok_or_else(|| unsupported(op))?;
    if let Some(&known) = machine.globals.get(&name) {
        return one(Value::Ptr(known));
    }
    let symbol = machine.program.symbol(name).ok_or_else(|| unsupported(op))?;
    if program::is_function(symbol) {
        return one(Value::Ptr(machine.address_of_function(name)?));
    }
    let ty = symbol.attr_named("global_type").and_then(|attr| attr.as_type(ctx));
    let ty = ty.ok_or_else(|| unsupported(symbol))?;
    let (size, align) = (layout::alloc_size(ctx, ty)?, layout::align(ctx, ty)?.max(16));
    let pointer = machine.memory.allocate(size, align, Kind::Static, Label::Global(name))?;
    machine.globals.insert(name, pointer);
    if let Some(value) = symbol.attr_named("value") {
        let value = super::constant_value(ctx, value, ty)?;
        machine.store(pointer, ty, &value)?;
    }
    match program::entry(symbol) {
        Some(_) => Ok(Flow::Fill(symbol, pointer)),
        None => one(Value::Ptr(pointer)),
    }
}

/// Whether a lane of a mask is on; a poison one decides what happens.
pub(super) fn is_on(mask: &Value, at: usize) -> Result<bool> {
    super::element_of(mask, at).truth()
}
