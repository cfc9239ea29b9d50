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
    "complex.exp" => |m, op| function(m, op, exp);
    "complex.expm1" => |m, op| function(m, op, |a| {
        let [re, im] = exp(a);
        [re - 1.0, im]
    });
    "complex.log" => |m, op| function(m, op, log);
    "complex.log1p" => |m, op| function(m, op, |[re, im]| log([re + 1.0, im]));
    "complex.sin" => |m, op| function(m, op, |[re, im]| {
        [re.sin() * im.cosh(), re.cos() * im.sinh()]
    });
    "complex.cos" => |m, op| function(m, op, |[re, im]| {
        [re.cos() * im.cosh(), -re.sin() * im.sinh()]
    });
    "complex.tanh" => |m, op| function(m, op, tanh);
    "complex.tan" => |m, op| function(m, op, |[re, im]| {
        // tan z = -i tanh(i z)
        let [re, im] = tanh([-im, re]);
        [im, -re]
    });
    "complex.sqrt" => |m, op| function(m, op, |a| power(a, [0.5, 0.0]));
    "complex.rsqrt" => |m, op| function(m, op, |a| power(a, [-0.5, 0.0]));
    "complex.sign" => |m, op| function(m, op, |[re, im]| {
        let size = re.hypot(im);
        if size == 0.0 { [re, im] } else { [re / size, im / size] }
    });
    "complex.pow" => |m, op| {
        let (a, b) = (m.operand(op, 0)?, m.operand(op, 1)?);
        let Some(b) = pair(&b)? else { return one(Value::Poison) };
        let b = b.map(Float::to_f64);
        computed(m, op, &a, |a| power(a, b))
    };
    "complex.angle" => |m, op| {
        m.worth.inexact = true;
        let value = m.operand(op, 0)?;
        one(pair(&value)?.map_or(Value::Poison, |[re, im]| {
            Value::Float(Float::from_f64(re.kind(), im.to_f64().atan2(re.to_f64())))
        }))
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

type Numbers = [f64; 2];

fn exp([re, im]: Numbers) -> Numbers {
    [re.exp() * im.cos(), re.exp() * im.sin()]
}

fn log([re, im]: Numbers) -> Numbers {
    [re.hypot(im).ln(), im.atan2(re)]
}

fn tanh([re, im]: Numbers) -> Numbers {
    let scale = (2.0 * re).cosh() + (2.0 * im).cos();
    [(2.0 * re).sinh() / scale, (2.0 * im).sin() / scale]
}

/// A power; those of zero are zero.
fn power(a: Numbers, [re, im]: Numbers) -> Numbers {
    if a == [0.0, 0.0] && re > 0.0 {
        return a;
    }
    let [size, angle] = log(a);
    exp([size * re - angle * im, size * im + angle * re])
}

/// A function in double precision. Where numbers are large, ways to compute it differ.
fn computed<'a>(
    machine: &mut Machine<'a>,
    op: OpRef<'a>,
    a: &Value,
    work: impl Fn(Numbers) -> Numbers,
) -> Step<'a> {
    machine.worth.inexact = true;
    machine.worth.reordered = true;
    let Some(a) = pair(a)? else { return one(Value::Poison) };
    let [kind, _] = a.map(Float::kind);
    let result = work(a.map(Float::to_f64)).map(|part| Float::from_f64(kind, part));
    judged(machine, op, a.into(), Some(result))
}

fn function<'a>(
    machine: &mut Machine<'a>,
    op: OpRef<'a>,
    work: fn(Numbers) -> Numbers,
) -> Step<'a> {
    let a = machine.operand(op, 0)?;
    computed(machine, op, &a, work)
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
