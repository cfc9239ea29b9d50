//! What `arith` has besides arithmetic: selection and casts of bits.

use couloir_ir::{OpRef, Type};

use super::{Rows, element_of, one};
use crate::codec;
use crate::machine::{Machine, Step};
use crate::value::Value;

pub(super) const ROWS: Rows = rows! {
    "arith.select" | "llvm.select" => select;
    "arith.bitcast" | "llvm.bitcast" => bitcast;
    "builtin.unrealized_conversion_cast" => cast;
};

/// A poison condition gives poison; what is not chosen may be poison.
fn select<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let [condition, yes, no] = [0, 1, 2].map(|at| machine.operand(op, at));
    let (condition, yes, no) = (condition?, yes?, no?);
    let choose = |condition: &Value, yes: Value, no: Value| match condition {
        Value::Int(bit) if bit.is_zero() => no,
        Value::Int(_) => yes,
        _ => Value::Poison,
    };
    let Value::List(conditions) = &condition else { return one(choose(&condition, yes, no)) };
    let chosen = conditions.iter().enumerate();
    let chosen = chosen.map(|(at, bit)| choose(bit, element_of(&yes, at), element_of(&no, at)));
    one(Value::list(chosen.collect()))
}

/// The same bits as a value of another type.
fn bitcast<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let value = machine.operand(op, 0)?;
    let ctx = op.ctx();
    let types = op.operand_type(0).zip(op.result_type(0));
    let (from, to) = types.unwrap_or((Type::NONE, Type::NONE));
    if let Value::Float(float) = &value {
        // Which NaN arithmetic gives is not said.
        machine.worth.arbitrary |= float.is_nan();
    }
    let bytes = codec::encode(ctx, from, &value)?;
    one(codec::decode(ctx, &machine.memory, to, &bytes)?)
}

/// What stands between types before and after a conversion keeps the scalars.
fn cast<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let ctx = op.ctx();
    let mut scalars = Vec::new();
    for (value, ty) in machine.operands(op)?.iter().zip(op.operand_types()) {
        codec::flatten(ctx, ty, value, &mut scalars)?;
    }
    let mut scalars = scalars.into_iter();
    let results = op.result_types().map(|ty| codec::build(ctx, ty, &mut scalars));
    Ok(crate::machine::Flow::Results(results.collect::<Result<_, _>>()?))
}
