//! Memory in the LLVM dialect.

use couloir_ir::{OpRef, Type};

use super::llvm::is_on;
use super::memref::combined;
use super::{Rows, code, count, element_of, nothing, one};
use crate::layout;
use crate::machine::{Machine, Step, unsupported};
use crate::memory::Bytes;
use crate::stop::Stop;
use crate::value::{Pointer, Value};

type Result<T> = std::result::Result<T, Stop>;

pub(super) const ROWS: Rows = rows! {
    "llvm.alloca" => alloca;
    "llvm.load" => |m, op| {
        let (at, ty) = (m.operand(op, 0)?.pointer()?, op.result_type(0).unwrap_or(Type::NONE));
        one(m.load(at, ty)?)
    };
    "llvm.store" => |m, op| {
        let (value, at) = (m.operand(op, 0)?, m.operand(op, 1)?.pointer()?);
        let ty = op.operand_type(0).unwrap_or(Type::NONE);
        m.store(at, ty, &value)?;
        nothing()
    };
    "llvm.intr.memcpy" | "llvm.intr.memmove" => |m, op| {
        let count = m.operand(op, 2)?.number()?;
        copy(m, op, count)
    };
    "llvm.intr.memcpy.inline" => |m, op| copy(m, op, code(op, "len") as i64);
    "llvm.intr.memset" => |m, op| {
        let count = m.operand(op, 2)?.number()?;
        set(m, op, count)
    };
    "llvm.intr.memset.inline" => |m, op| set(m, op, code(op, "len") as i64);
    "llvm.atomicrmw" => atomicrmw;
    "llvm.cmpxchg" => cmpxchg;
    "llvm.intr.masked.load" => masked_load;
    "llvm.intr.masked.store" => masked_store;
    "llvm.intr.masked.gather" => gather;
    "llvm.intr.masked.scatter" => scatter;
    "llvm.intr.masked.expandload" => expandload;
    "llvm.intr.masked.compressstore" => compressstore;
};

fn alloca<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let ctx = op.ctx();
    let count = machine.operand(op, 0)?;
    let count = count.int()?.to_u64().ok_or(Stop::Limit)?;
    let ty = op.attr_named("elem_type").and_then(|attr| attr.as_type(ctx));
    let ty = ty.ok_or_else(|| unsupported(op))?;
    let size = layout::alloc_size(ctx, ty)?.checked_mul(count).ok_or(Stop::Limit)?;
    let given = op.attr_named("alignment").and_then(|attr| attr.as_u64(ctx)).unwrap_or(0);
    let align = layout::align(ctx, ty)?.max(given).checked_next_power_of_two().unwrap_or(16);
    one(Value::Ptr(machine.allocate_on_stack(size, align)?))
}

fn size(count: i64) -> Result<usize> {
    usize::try_from(count).map_err(|_| Stop::undefined("a copy beyond all memory"))
}

fn copy<'a>(machine: &mut Machine<'a>, op: OpRef<'a>, count: i64) -> Step<'a> {
    let (to, from) = (machine.operand(op, 0)?.pointer()?, machine.operand(op, 1)?.pointer()?);
    let bytes = machine.memory.read(from, size(count)?)?;
    machine.take_steps(bytes.data.len() as u64 / 8)?;
    machine.memory.write(to, &bytes)?;
    nothing()
}

fn set<'a>(machine: &mut Machine<'a>, op: OpRef<'a>, count: i64) -> Step<'a> {
    let (to, value) = (machine.operand(op, 0)?.pointer()?, machine.operand(op, 1)?);
    let count = size(count)?;
    if machine.memory.rest(to) < count {
        return Err(Stop::undefined("an access out of bounds"));
    }
    let bytes = match &value {
        Value::Int(byte) => Bytes::of(vec![byte.low_u64() as u8; count]),
        _ => Bytes::nothing(count),
    };
    machine.memory.write(to, &bytes)?;
    nothing()
}

/// The kinds of `atomicrmw`, by number, as those of `arith`.
const KINDS: &[&str] = &[
    "assign", "addi", "subi", "andi", "nand", "ori", "xori", "maxs", "mins", "maxu", "minu",
    "addf", "subf", "maxnumf", "minnumf", "", "", "", "", "maximumf", "minimumf",
];

fn atomicrmw<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let (at, given) = (machine.operand(op, 0)?.pointer()?, machine.operand(op, 1)?);
    let ty = op.result_type(0).unwrap_or(Type::NONE);
    let old = machine.load(at, ty)?;
    let kind = KINDS.get(code(op, "bin_op") as usize).ok_or_else(|| unsupported(op))?;
    let new = combined(machine, op, kind, &[old.clone(), given])?;
    machine.store(at, ty, &new)?;
    one(old)
}

fn cmpxchg<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let at = machine.operand(op, 0)?.pointer()?;
    let (wanted, new) = (machine.operand(op, 1)?, machine.operand(op, 2)?);
    let ty = op.operand_type(1).unwrap_or(Type::NONE);
    let old = machine.load(at, ty)?;
    if old.is_poison() || wanted.is_poison() {
        return Err(Stop::undefined("a comparison with poison"));
    }
    let equal = match (&old, &wanted) {
        (Value::Ptr(a), Value::Ptr(b)) => a.addr == b.addr,
        (a, b) => a == b,
    };
    if equal {
        machine.store(at, ty, &new)?;
    }
    one(Value::list(vec![old, Value::bool(equal)]))
}

/// The lanes of a vector type, and how far they are apart in memory.
fn lanes(op: OpRef<'_>, ty: Option<Type>) -> Result<(Type, usize, i64)> {
    let ty = ty.unwrap_or(Type::NONE);
    let element = ty.element_or_self(op.ctx());
    Ok((element, count(op.ctx(), ty)?, layout::alloc_size(op.ctx(), element)? as i64))
}

fn masked_load<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let (at, mask) = (machine.operand(op, 0)?, machine.operand(op, 1)?);
    let other = if op.operands().len() > 2 { machine.operand(op, 2)? } else { Value::Poison };
    let (ty, count, step) = lanes(op, op.result_type(0))?;
    let mut parts = Vec::with_capacity(count);
    for lane in 0..count {
        parts.push(match is_on(&mask, lane)? {
            true => machine.load(at.pointer()?.offset(lane as i64 * step), ty)?,
            false => element_of(&other, lane),
        });
    }
    one(Value::list(parts))
}

fn masked_store<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let [value, at, mask] = [0, 1, 2].map(|number| machine.operand(op, number));
    let (value, at, mask) = (value?, at?, mask?);
    let (ty, count, step) = lanes(op, op.operand_type(0))?;
    for lane in 0..count {
        if is_on(&mask, lane)? {
            let to = at.pointer()?.offset(lane as i64 * step);
            machine.store(to, ty, &element_of(&value, lane))?;
        }
    }
    nothing()
}

fn gather<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let (from, mask) = (machine.operand(op, 0)?, machine.operand(op, 1)?);
    let other = if op.operands().len() > 2 { machine.operand(op, 2)? } else { Value::Poison };
    let (ty, count, _) = lanes(op, op.result_type(0))?;
    let mut parts = Vec::with_capacity(count);
    for lane in 0..count {
        parts.push(match is_on(&mask, lane)? {
            true => machine.load(element_of(&from, lane).pointer()?, ty)?,
            false => element_of(&other, lane),
        });
    }
    one(Value::list(parts))
}

fn scatter<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let [value, to, mask] = [0, 1, 2].map(|number| machine.operand(op, number));
    let (value, to, mask) = (value?, to?, mask?);
    let (ty, count, _) = lanes(op, op.operand_type(0))?;
    for lane in 0..count {
        if is_on(&mask, lane)? {
            machine.store(element_of(&to, lane).pointer()?, ty, &element_of(&value, lane))?;
        }
    }
    nothing()
}

/// Lanes that are on are read one after another.
fn expandload<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let [at, mask, other] = [0, 1, 2].map(|number| machine.operand(op, number));
    let (mut at, mask, other): (Pointer, _, _) = (at?.pointer()?, mask?, other?);
    let (ty, count, step) = lanes(op, op.result_type(0))?;
    let mut parts = Vec::with_capacity(count);
    for lane in 0..count {
        if is_on(&mask, lane)? {
            parts.push(machine.load(at, ty)?);
            at = at.offset(step);
        } else {
            parts.push(element_of(&other, lane));
        }
    }
    one(Value::list(parts))
}

fn compressstore<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let [value, at, mask] = [0, 1, 2].map(|number| machine.operand(op, number));
    let (value, mut at, mask): (_, Pointer, _) = (value?, at?.pointer()?, mask?);
    let (ty, count, step) = lanes(op, op.operand_type(0))?;
    for lane in 0..count {
        if is_on(&mask, lane)? {
            machine.store(at, ty, &element_of(&value, lane))?;
            at = at.offset(step);
        }
    }
    nothing()
}
