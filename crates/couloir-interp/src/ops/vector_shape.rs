//! Vectors: elements moved, none computed.

use couloir_ir::{Context, OpRef, Type};

use super::memref::each_index;
use super::{Rows, count, longs, nothing, numbers, one};
use crate::codec;
use crate::machine::{Flow, Machine, Step, unsupported};
use crate::stop::Stop;
use crate::value::Value;

type Result<T> = std::result::Result<T, Stop>;

pub(super) const ROWS: Rows = rows! {
    "vector.broadcast" => |m, op| pick(m, op, |from, to, at| {
        // Dimensions are counted from the last; those of size 1 are repeated.
        let skipped = to.len().checked_sub(from.len())?;
        let own = from.iter().zip(at.get(skipped..)?);
        linear(from, &own.map(|(size, at)| if *size == 1 { 0 } else { *at }).collect::<Vec<_>>())
    });
    "vector.transpose" => transpose;
    "vector.shape_cast" => |m, op| {
        let value = m.operand(op, 0)?;
        one(Value::list(value.parts(count(op.ctx(), result(op))?)))
    };
    "vector.extract" => extract;
    "vector.insert" => insert;
    "vector.shuffle" => shuffle;
    "vector.extract_strided_slice" => |m, op| {
        let offsets = numbers(op, "offsets");
        let source = m.operand(op, 0)?;
        let (from, to) = (shape(op.ctx(), op.operand_type(0)), shape(op.ctx(), Some(result(op))));
        one(gathered(&source, &to, |at| linear(&from, &shifted(at, &offsets)))?)
    };
    "vector.insert_strided_slice" => insert_slice;
    "vector.from_elements" => |m, op| one(Value::list(m.operands(op)?));
    "vector.to_elements" => |m, op| {
        let value = m.operand(op, 0)?;
        Ok(Flow::Results(value.parts(op.results().len())))
    };
    "vector.interleave" => |m, op| {
        let (a, b) = (m.operand(op, 0)?, m.operand(op, 1)?);
        let all = count(op.ctx(), result(op))?;
        let part = |at: usize| if at.is_multiple_of(2) { a.part(at / 2) } else { b.part(at / 2) };
        one(Value::list((0..all).map(part).collect()))
    };
    "vector.deinterleave" => |m, op| {
        let value = m.operand(op, 0)?;
        let half = count(op.ctx(), result(op))?;
        let every = |from: usize| Value::list((0..half).map(|at| value.part(2 * at + from)).collect());
        Ok(Flow::Results(vec![every(0), every(1)]))
    };
    "vector.bitcast" => bitcast;
    "vector.step" => |_, op| {
        let all = count(op.ctx(), result(op))? as i64;
        one(Value::list((0..all).map(Value::index).collect()))
    };
    "vector.constant_mask" => |_, op| mask(op, &longs(op, "mask_dim_sizes"));
    "vector.create_mask" => |m, op| {
        let sizes = m.operands(op)?.iter().map(Value::number).collect::<Result<Vec<_>>>()?;
        mask(op, &sizes)
    };
    "vector.print" => print;
};

/// The type of the result.
fn result(op: OpRef<'_>) -> Type {
    op.result_type(0).unwrap_or(Type::NONE)
}

/// The dimensions of a vector; none for others.
pub(super) fn shape(ctx: &Context, ty: Option<Type>) -> Vec<i64> {
    let vector = ty.and_then(|ty| ty.as_vector(ctx));
    vector.map(|vector| vector.shape.to_vec()).unwrap_or_default()
}

/// The number of an element among all, row-major.
pub(super) fn linear(shape: &[i64], at: &[i64]) -> Option<usize> {
    let mut result = 0i64;
    for (size, at) in shape.iter().zip(at) {
        result = result.checked_mul(*size)?.checked_add(*at)?;
    }
    usize::try_from(result).ok()
}

fn shifted(at: &[i64], by: &[i64]) -> Vec<i64> {
    at.iter().enumerate().map(|(dim, at)| at + by.get(dim).copied().unwrap_or(0)).collect()
}

/// An element; a scalar is the only one.
fn part(value: &Value, at: usize) -> Value {
    super::element_of(value, at)
}

/// A vector whose elements are those of another elsewhere.
fn gathered(
    source: &Value,
    shape: &[i64],
    from: impl Fn(&[i64]) -> Option<usize>,
) -> Result<Value> {
    let mut parts = Vec::new();
    each_index(shape, |at| {
        let from = from(at).ok_or_else(|| Stop::unsupported("a shape"))?;
        parts.push(part(source, from));
        Ok(())
    })?;
    Ok(Value::list(parts))
}

type From = fn(&[i64], &[i64], &[i64]) -> Option<usize>;

/// The same where the shapes alone say from where.
fn pick<'a>(machine: &mut Machine<'a>, op: OpRef<'a>, place: From) -> Step<'a> {
    count(op.ctx(), result(op))?;
    let source = machine.operand(op, 0)?;
    let (from, to) = (shape(op.ctx(), op.operand_type(0)), shape(op.ctx(), Some(result(op))));
    one(gathered(&source, &to, |at| place(&from, &to, at))?)
}

fn transpose<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    count(op.ctx(), result(op))?;
    let source = machine.operand(op, 0)?;
    let (from, to) = (shape(op.ctx(), op.operand_type(0)), shape(op.ctx(), Some(result(op))));
    let order = longs(op, "permutation");
    let place = |at: &[i64]| {
        let mut own = vec![0; from.len()];
        for (dim, at) in order.iter().zip(at) {
            *own.get_mut(usize::try_from(*dim).ok()?)? = *at;
        }
        linear(&from, &own)
    };
    one(gathered(&source, &to, place)?)
}

/// Where what is taken out or put in begins; none for a place that is not there.
fn position<'a>(
    machine: &Machine<'a>,
    op: OpRef<'a>,
    shape: &[i64],
    group: usize,
) -> Result<Option<usize>> {
    let given = machine.group(op, group)?;
    let given = given.iter().map(|value| value.number().unwrap_or(-1)).collect();
    let at = super::memref::fill(&longs(op, "static_position"), given)?;
    let inside = |(at, size): (&i64, &i64)| 0 <= *at && at < size;
    if !at.iter().zip(shape).all(inside) {
        return Ok(None);
    }
    let rest = vec![0; shape.len().saturating_sub(at.len())];
    Ok(linear(shape, &[at, rest].concat()))
}

fn extract<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let ctx = op.ctx();
    let source = machine.operand(op, 0)?;
    let from = shape(ctx, op.operand_type(0));
    let Some(start) = position(machine, op, &from, 1)? else { return one(Value::Poison) };
    if result(op).as_vector(ctx).is_none() {
        return one(part(&source, start));
    }
    let all = count(ctx, result(op))?;
    one(Value::list((start..start + all).map(|at| part(&source, at)).collect()))
}

fn insert<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let ctx = op.ctx();
    let (value, into) = (machine.operand(op, 0)?, machine.operand(op, 1)?);
    let to = shape(ctx, Some(result(op)));
    let Some(start) = position(machine, op, &to, 2)? else { return one(Value::Poison) };
    let mut parts = into.parts(count(ctx, result(op))?);
    let vector = op.operand_type(0).is_some_and(|ty| ty.as_vector(ctx).is_some());
    let new = match vector {
        true => value.parts(count(ctx, op.operand_type(0).unwrap_or(Type::NONE))?),
        false => vec![value],
    };
    parts.iter_mut().skip(start).zip(new).for_each(|(slot, value)| *slot = value);
    one(Value::list(parts))
}

/// Rows along the first dimension, of one vector and then the other.
fn shuffle<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let ctx = op.ctx();
    let (first, second) = (machine.operand(op, 0)?, machine.operand(op, 1)?);
    let from = shape(ctx, op.operand_type(0));
    let rows = from.first().copied().unwrap_or(1).max(1) as usize;
    let row = count(ctx, op.operand_type(0).unwrap_or(Type::NONE))? / rows;
    let mut parts = Vec::new();
    for at in longs(op, "mask") {
        let (source, at) = match usize::try_from(at) {
            Err(_) => (&Value::Poison, 0),
            Ok(at) if at < rows => (&first, at),
            Ok(at) => (&second, at - rows),
        };
        parts.extend((at * row..(at + 1) * row).map(|at| part(source, at)));
    }
    one(Value::list(parts))
}

fn insert_slice<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let ctx = op.ctx();
    let (value, into) = (machine.operand(op, 0)?, machine.operand(op, 1)?);
    let (from, to) = (shape(ctx, op.operand_type(0)), shape(ctx, Some(result(op))));
    let mut parts = into.parts(count(ctx, result(op))?);
    let offsets = numbers(op, "offsets");
    let before = vec![0; to.len().saturating_sub(from.len())];
    let mut next = 0;
    each_index(&from, |at| {
        let place = linear(&to, &shifted(&[&*before, at].concat(), &offsets));
        if let Some(slot) = place.and_then(|place| parts.get_mut(place)) {
            *slot = part(&value, next);
        }
        next += 1;
        Ok(())
    })?;
    one(Value::list(parts))
}

/// Row by row: between the rows of memory there may be room, but not between those of vectors.
fn bitcast<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let ctx = op.ctx();
    let value = machine.operand(op, 0)?;
    let (from, to) = (op.operand_type(0).unwrap_or(Type::NONE), result(op));
    let row = |ty: Type| {
        let last = shape(ctx, Some(ty)).last().copied().unwrap_or(1);
        (Type::vector(ctx, &[last], ty.element_or_self(ctx)), last.max(1) as usize)
    };
    let ((from_row, length), (to_row, _)) = (row(from), row(to));
    let mut parts = Vec::new();
    for chunk in value.parts(count(ctx, from)?).chunks(length) {
        let bytes = codec::encode(ctx, from_row, &Value::list(chunk.to_vec()))?;
        let read = codec::decode(ctx, &machine.memory, to_row, &bytes)?;
        parts.extend(read.parts(1));
    }
    one(Value::list(parts))
}

/// Bits that are set where each index is below a size.
fn mask<'a>(op: OpRef<'a>, sizes: &[i64]) -> Step<'a> {
    count(op.ctx(), result(op))?;
    let mut parts = Vec::new();
    let shape = shape(op.ctx(), Some(result(op)));
    if shape.is_empty() {
        let set = sizes.first().is_some_and(|size| *size > 0);
        return one(Value::list(vec![Value::bool(set)]));
    }
    each_index(&shape, |at| {
        parts.push(Value::bool(at.iter().zip(sizes).all(|(at, size)| at < size)));
        Ok(())
    })?;
    one(Value::list(parts))
}

/// Printing is a call of the runtime for each number and mark.
fn print<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let ctx = op.ctx();
    if super::has(op, "stringLiteral") {
        return Err(unsupported(op));
    }
    if let Some(ty) = op.operand_type(0) {
        let value = machine.operand(op, 0)?;
        print_rows(machine, (&value, 0), (ty.element_or_self(ctx), &shape(ctx, Some(ty))), ty)?;
    }
    let marks =
        [None, Some("printNewline"), Some("printComma"), Some("printOpen"), Some("printClose")];
    let mark = marks.get(super::code(op, "punctuation") as usize).copied().flatten();
    if let Some(mark) = mark {
        super::calls::print(machine, mark, None);
    }
    nothing()
}

/// Ranks of types are small; each level is one call.
fn print_rows(
    machine: &mut Machine<'_>,
    (value, start): (&Value, usize),
    (element, shape): (Type, &[i64]),
    whole: Type,
) -> Result<()> {
    let ctx = machine.ctx();
    let Some((&size, rest)) = shape.split_first() else {
        let vector = whole.as_vector(ctx).is_some_and(|vector| vector.shape.is_empty());
        return if vector {
            Err(Stop::unsupported("'vector.print'"))
        } else {
            print_scalar(machine, element, part(value, start))
        };
    };
    let row = rest.iter().product::<i64>().max(0) as usize;
    super::calls::print(machine, "printOpen", None);
    for at in 0..size.max(0) as usize {
        if at > 0 {
            super::calls::print(machine, "printComma", None);
        }
        print_rows(machine, (value, start + at * row), (element, rest), whole)?;
    }
    super::calls::print(machine, "printClose", None);
    Ok(())
}

fn print_scalar(machine: &mut Machine<'_>, ty: Type, value: Value) -> Result<()> {
    let ctx = machine.ctx();
    let (name, value) = match (&value, ty) {
        (_, Type::F32) => ("printF32", value),
        (_, Type::F64) => ("printF64", value),
        (Value::Int(_), Type::INDEX) => ("printU64", value),
        (Value::Int(int), Type::I1) => ("printI64", Value::Int(int.zext_or_trunc(64))),
        (Value::Int(int), _) if ty.is_signless_integer(ctx) && int.width() <= 64 => {
            ("printI64", Value::Int(int.sext_or_trunc(64)))
        }
        _ => return Err(Stop::unsupported("'vector.print'")),
    };
    super::calls::print(machine, name, Some(&value));
    Ok(())
}
