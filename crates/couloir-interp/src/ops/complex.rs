//! Complex numbers: two floats.

use couloir_ir::OpRef;
use couloir_ir::num::{Float, RoundingMode};

use super::{Rows, one};
use crate::machine::{Machine, Step};
use crate::stop::Stop;
use crate::value::Value;

type Result<T> = std::result::Result<T, Stop>;

const NEAREST: RoundingMode = RoundingMode::NearestEven;

pub(super) const ROWS: Rows = rows! {
    "complex.create" => |m, op| one(Value::list(m.operands(op)?));
    "complex.re" => |m, op| one(m.operand(op, 0)?.part(0));
    "complex.im" => |m, op| one(m.operand(op, 0)?.part(1));
    "complex.add" => |m, op| binary(m, op, |a, b| [plus(a[0], b[0]), plus(a[1], b[1])]);
    "complex.sub" => |m, op| binary(m, op, |a, b| [minus(a[0], b[0]), minus(a[1], b[1])]);
    "complex.mul" => |m, op| {
        m.worth.inexact = true;
        binary(m, op, |a, b| [
            minus(times(a[0], b[0]), times(a[1], b[1])),
            plus(times(a[0], b[1]), times(a[1], b[0])),
        ])
    };
    "complex.div" => |m, op| {
        // There are many ways to divide, which differ where numbers are large.
        m.worth.inexact = true;
        m.worth.reordered = true;
        binary(m, op, |a, b| {
            let scale = plus(times(b[0], b[0]), times(b[1], b[1]));
            let re = plus(times(a[0], b[0]), times(a[1], b[1]));
            let im = minus(times(a[1], b[0]), times(a[0], b[1]));
            [over(re, scale), over(im, scale)]
        })
    };
    "complex.neg" => |m, op| unary(m, op, |a| [a[0].negate(), a[1].negate()]);
    "complex.conj" => |m, op| unary(m, op, |a| [a[0], a[1].negate()]);
    "complex.eq" => |m, op| equal(m, op, true);
    "complex.neq" => |m, op| equal(m, op, false);
    "complex.abs" => |m, op| {
        m.worth.inexact = true;
        let value = m.operand(op, 0)?;
        one(pair(&value)?.map_or(Value::Poison, |[re, im]| {
            Value::Float(Float::from_f64(re.kind(), re.to_f64().hypot(im.to_f64())))
        }))
    };
};

type Pair = [Float; 2];

fn plus(a: Float, b: Float) -> Float {
    a.add(b, NEAREST).value
}

fn minus(a: Float, b: Float) -> Float {
    a.sub(b, NEAREST).value
}

fn over(a: Float, b: Float) -> Float {
    a.div(b, NEAREST).value
}

fn times(a: Float, b: Float) -> Float {
    a.mul(b, NEAREST).value
}

/// The parts; none of what is poison.
fn pair(value: &Value) -> Result<Option<Pair>> {
    match (value.part(0), value.part(1)) {
        (Value::Float(re), Value::Float(im)) => Ok(Some([re, im])),
        (Value::Poison, _) | (_, Value::Poison) => Ok(None),
        _ => Err(Stop::unsupported("complex numbers of other parts")),
    }
}

fn unary<'a>(machine: &mut Machine<'a>, op: OpRef<'a>, work: fn(Pair) -> Pair) -> Step<'a> {
    let a = pair(&machine.operand(op, 0)?)?;
    let parts = a.into_iter().flatten().collect();
    judged(machine, op, parts, a.map(work))
}

/// The result under the flags of the op, which are those of the ops on parts that it becomes.
fn judged<'a>(
    machine: &mut Machine<'a>,
    op: OpRef<'a>,
    parts: Vec<Float>,
    result: Option<Pair>,
) -> Step<'a> {
    let Some(result) = result else { return one(Value::Poison) };
    let flags = super::floats::FastMath::of(op);
    let parts = parts.into_iter().map(Value::Float).collect::<Vec<_>>();
    let judged = result.map(|part| flags.judge(machine, &parts, Value::Float(part)));
    one(if judged.iter().any(Value::is_poison) {
        Value::Poison
    } else {
        Value::list(judged.into())
    })
}

fn binary<'a>(machine: &mut Machine<'a>, op: OpRef<'a>, work: fn(Pair, Pair) -> Pair) -> Step<'a> {
    let (a, b) = (pair(&machine.operand(op, 0)?)?, pair(&machine.operand(op, 1)?)?);
    let parts = a.into_iter().chain(b).flatten().collect();
    judged(machine, op, parts, a.zip(b).map(|(a, b)| work(a, b)))
}

fn equal<'a>(machine: &mut Machine<'a>, op: OpRef<'a>, wanted: bool) -> Step<'a> {
    let (a, b) = (pair(&machine.operand(op, 0)?)?, pair(&machine.operand(op, 1)?)?);
    let Some((a, b)) = a.zip(b) else { return one(Value::Poison) };
    let same = a.iter().zip(b).all(|(a, b)| a.compare(b).is_some_and(std::cmp::Ordering::is_eq));
    one(Value::bool(same == wanted))
}
