//! Vectors in the LLVM dialect: elements, shuffles, reductions.

use couloir_ir::num::Int;
use couloir_ir::{OpRef, Type};

use super::floats::FastMath;
use super::memref::combined;
use super::{Rows, code, count, element_of, one, width};
use crate::machine::{Machine, Step};
use crate::stop::Stop;
use crate::value::Value;

pub(super) const ROWS: Rows = rows! {
    "llvm.extractelement" => |m, op| {
        let (vector, at) = (m.operand(op, 0)?, m.operand(op, 1)?);
        one(place(&at).map_or(Value::Poison, |at| vector.part(at)))
    };
    "llvm.insertelement" => insertelement;
    "llvm.shufflevector" => shufflevector;
    "llvm.intr.vector.extract" => |m, op| {
        let (vector, from) = (m.operand(op, 0)?, code(op, "pos") as usize);
        let count = count(op.ctx(), op.result_type(0).unwrap_or(Type::NONE))?;
        one(Value::list((from..from + count).map(|at| vector.part(at)).collect()))
    };
    "llvm.intr.vector.insert" => |m, op| {
        let (to, part, from) = (m.operand(op, 0)?, m.operand(op, 1)?, code(op, "pos") as usize);
        let ctx = op.ctx();
        let mut parts = to.parts(count(ctx, op.result_type(0).unwrap_or(Type::NONE))?);
        let inner = part.parts(count(ctx, op.operand_type(1).unwrap_or(Type::NONE))?);
        parts.iter_mut().skip(from).zip(inner).for_each(|(slot, value)| *slot = value);
        one(Value::list(parts))
    };
    "llvm.intr.stepvector" => |_, op| {
        let ty = op.result_type(0).unwrap_or(Type::NONE);
        let width = width(op.ctx(), ty.element_or_self(op.ctx()))?;
        let parts = (0..count(op.ctx(), ty)? as u64).map(|at| Value::Int(Int::new(width, at)));
        one(Value::list(parts.collect()))
    };
    "llvm.intr.get.active.lane.mask" => lane_mask;
    "llvm.intr.vector.interleave2" => |m, op| {
        let (a, b) = (m.operand(op, 0)?, m.operand(op, 1)?);
        let count = count(op.ctx(), op.result_type(0).unwrap_or(Type::NONE))?;
        let parts = (0..count).map(|at| if at % 2 == 0 { a.part(at / 2) } else { b.part(at / 2) });
        one(Value::list(parts.collect()))
    };
    "llvm.intr.vector.deinterleave2" => |m, op| {
        let vector = m.operand(op, 0)?;
        let half = count(op.ctx(), op.operand_type(0).unwrap_or(Type::NONE))? / 2;
        let every = |from: usize| Value::list((0..half).map(|at| vector.part(2 * at + from)).collect());
        one(Value::list(vec![every(0), every(1)]))
    };
    "llvm.intr.vector.reduce.add" => |m, op| reduce(m, op, "addi");
    "llvm.intr.vector.reduce.mul" => |m, op| reduce(m, op, "muli");
    "llvm.intr.vector.reduce.and" => |m, op| reduce(m, op, "andi");
    "llvm.intr.vector.reduce.or" => |m, op| reduce(m, op, "ori");
    "llvm.intr.vector.reduce.xor" => |m, op| reduce(m, op, "xori");
    "llvm.intr.vector.reduce.smax" => |m, op| reduce(m, op, "maxs");
    "llvm.intr.vector.reduce.smin" => |m, op| reduce(m, op, "mins");
    "llvm.intr.vector.reduce.umax" => |m, op| reduce(m, op, "maxu");
    "llvm.intr.vector.reduce.umin" => |m, op| reduce(m, op, "minu");
    "llvm.intr.vector.reduce.fmax" => |m, op| reduce(m, op, "maxnumf");
    "llvm.intr.vector.reduce.fmin" => |m, op| reduce(m, op, "minnumf");
    "llvm.intr.vector.reduce.fmaximum" => |m, op| reduce(m, op, "maximumf");
    "llvm.intr.vector.reduce.fminimum" => |m, op| reduce(m, op, "minimumf");
    "llvm.intr.vector.reduce.fadd" => |m, op| reduce_from(m, op, "addf");
    "llvm.intr.vector.reduce.fmul" => |m, op| reduce_from(m, op, "mulf");
};

/// A position; one that is poison or too large is none.
fn place(at: &Value) -> Option<usize> {
    at.int().ok()?.to_u64().and_then(|at| usize::try_from(at).ok())
}

fn insertelement<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let (vector, value) = (machine.operand(op, 0)?, machine.operand(op, 1)?);
    let at = machine.operand(op, 2)?;
    let mut parts = vector.parts(count(op.ctx(), op.result_type(0).unwrap_or(Type::NONE))?);
    match place(&at).and_then(|at| parts.get_mut(at)) {
        Some(slot) => *slot = value,
        None => return one(Value::Poison),
    }
    one(Value::list(parts))
}

fn shufflevector<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let (first, second) = (machine.operand(op, 0)?, machine.operand(op, 1)?);
    let length = count(op.ctx(), op.operand_type(0).unwrap_or(Type::NONE))?;
    let mask = op.attr_named("mask").and_then(|attr| attr.as_i32_array(op.ctx()));
    let pick = |at: i32| match usize::try_from(at) {
        Ok(at) if at < length => first.part(at),
        Ok(at) => second.part(at - length),
        Err(_) => Value::Poison,
    };
    one(Value::list(mask.unwrap_or_default().into_iter().map(pick).collect()))
}

fn lane_mask<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let (base, end) = (machine.operand(op, 0)?, machine.operand(op, 1)?);
    let count = count(op.ctx(), op.result_type(0).unwrap_or(Type::NONE))?;
    let (base, end) = (base.int()?, end.int()?);
    let lane = |at: u64| {
        let (place, over) = base.uadd_overflow(&Int::new(base.width(), at));
        Value::bool(!over && place.ult(end))
    };
    one(Value::list((0..count as u64).map(lane).collect()))
}

/// All elements, combined from the first on.
fn reduce<'a>(machine: &mut Machine<'a>, op: OpRef<'a>, kind: &str) -> Step<'a> {
    let vector = machine.operand(op, 0)?;
    let count = count(op.ctx(), op.operand_type(0).unwrap_or(Type::NONE))?;
    let first = element_of(&vector, 0);
    fold(machine, op, kind, first, (1..count).map(|at| element_of(&vector, at)))
}

/// A value and all elements.
fn reduce_from<'a>(machine: &mut Machine<'a>, op: OpRef<'a>, kind: &str) -> Step<'a> {
    let (first, vector) = (machine.operand(op, 0)?, machine.operand(op, 1)?);
    let count = count(op.ctx(), op.operand_type(1).unwrap_or(Type::NONE))?;
    fold(machine, op, kind, first, (0..count).map(|at| element_of(&vector, at)))
}

fn fold<'a>(
    machine: &mut Machine<'a>,
    op: OpRef<'a>,
    kind: &str,
    first: Value,
    mut rest: impl Iterator<Item = Value>,
) -> Step<'a> {
    FastMath::of(op).reorder(machine);
    let result: Result<Value, Stop> =
        rest.try_fold(first, |all, value| combined(machine, op, kind, &[all, value]));
    one(result?)
}
