//! Floating-point numbers: ops of `arith` and `llvm`, which differ in name only.

use std::cmp::Ordering;

use couloir_ir::OpRef;
use couloir_ir::attr::Param;
use couloir_ir::num::{Float, FloatKind, RoundingMode};

use super::{Each, OnElements, Rows, code, width};
use crate::layout::{Shape, shape};
use crate::machine::Machine;
use crate::stop::Stop;
use crate::value::Value;

type Result<T> = std::result::Result<T, Stop>;

const NEAREST: RoundingMode = RoundingMode::NearestEven;

pub(super) const ROWS: Rows = elementwise! {
    "arith.addf" | "llvm.fadd" => |e, v| binary(e, v, |a, b| a.add(b, NEAREST).value);
    "arith.subf" | "llvm.fsub" => |e, v| binary(e, v, |a, b| a.sub(b, NEAREST).value);
    "arith.mulf" | "llvm.fmul" => |e, v| binary(e, v, |a, b| a.mul(b, NEAREST).value);
    "arith.divf" | "llvm.fdiv" => |e, v| binary(e, v, |a, b| a.div(b, NEAREST).value);
    "arith.remf" | "llvm.frem" => |e, v| binary(e, v, |a, b| a.fmod(b).value);
    "arith.minimumf" | "llvm.intr.minimum" => |e, v| binary(e, v, Float::minimum);
    "arith.maximumf" | "llvm.intr.maximum" => |e, v| binary(e, v, Float::maximum);
    "arith.minnumf" | "llvm.intr.minnum" => |e, v| number(e, v, Float::minnum);
    "arith.maxnumf" | "llvm.intr.maxnum" => |e, v| number(e, v, Float::maxnum);
    "arith.negf" | "llvm.fneg" => |e, v| unary(e, v, Float::negate);
    "math.absf" | "llvm.intr.fabs" => |e, v| unary(e, v, Float::abs);
    "math.copysign" | "llvm.intr.copysign" => |e, v| binary(e, v, |a, b| {
        if a.is_negative() == b.is_negative() { a } else { a.negate() }
    });
    "math.fma" | "llvm.intr.fma" | "vector.fma" => fma;
    "llvm.intr.fmuladd" => |e, v| {
        e.machine.worth.inexact = true;
        fma(e, v)
    };
    "math.clampf" => clamp;
    "arith.cmpf" | "llvm.fcmp" => compare;
    "arith.extf" | "llvm.fpext" | "arith.truncf" | "llvm.fptrunc" => convert;
    "arith.sitofp" | "llvm.sitofp" => |e, v| from_int(e, v, true);
    "arith.uitofp" | "llvm.uitofp" => |e, v| from_int(e, v, false);
    "arith.fptosi" | "llvm.fptosi" => |e, v| to_int(e, v, true);
    "arith.fptoui" | "llvm.fptoui" => |e, v| to_int(e, v, false);
    "math.isnan" => |_, v| Ok(Value::bool(float(v, 0)?.is_nan()));
    "math.isinf" => |_, v| Ok(Value::bool(float(v, 0)?.is_infinite()));
    "math.isfinite" => |_, v| Ok(Value::bool(float(v, 0)?.is_finite()));
    "math.isnormal" => |_, v| float(v, 0).map(|a| Value::bool(is_normal(a)));
    "llvm.intr.is.fpclass" => |e, v| float(v, 0).map(|a| Value::bool(classes(a) & code(e.op, "bit") != 0));
};

/// An operand that is a float.
pub(super) fn float(values: &[Value], at: usize) -> Result<Float> {
    match values.get(at) {
        Some(Value::Float(float)) => Ok(*float),
        _ => Err(Stop::unsupported("a value that is no float")),
    }
}

/// What the flags of an op allow and promise.
#[derive(Clone, Copy, Default)]
pub(super) struct FastMath {
    /// No operand or result is NaN.
    nnan: bool,
    /// None is infinite.
    ninf: bool,
    /// The sign of a zero does not matter.
    nsz: bool,
    /// Results may be rounded otherwise.
    loose: bool,
}

impl FastMath {
    /// The flags of an op.
    pub(super) fn of(op: OpRef<'_>) -> FastMath {
        let attr = op.attr_named("fastmath").or_else(|| op.attr_named("fastmathFlags"));
        let Some(data) = attr.and_then(|attr| attr.as_dialect(op.ctx())) else {
            return FastMath::default();
        };
        let Some(&Param::Uint(bits)) = data.params.first() else { return FastMath::default() };
        let set = |name: &str| {
            let cases = data.def.cases.map_or(&[][..], |cases| cases.cases);
            cases.iter().any(|case| case.0 == name && bits & case.1 != 0)
        };
        let loose = ["reassoc", "arcp", "contract", "afn"].into_iter().any(set);
        FastMath { nnan: set("nnan"), ninf: set("ninf"), nsz: set("nsz"), loose }
    }

    /// Notes that the order in which numbers are combined may change.
    pub(super) fn reorder(self, machine: &mut Machine<'_>) {
        machine.worth.inexact |= self.loose;
        machine.worth.reordered |= self.loose;
    }

    /// What comes of operands and a result under the flags.
    pub(super) fn judge(self, machine: &mut Machine<'_>, values: &[Value], result: Value) -> Value {
        self.reorder(machine);
        machine.worth.any_zero |= self.nsz;
        let broken = |value: &Value| match value {
            Value::Float(float) => self.nnan && float.is_nan() || self.ninf && float.is_infinite(),
            _ => false,
        };
        let broken = values.iter().chain([&result]).any(broken);
        if broken { Value::Poison } else { result }
    }
}

/// The result under the flags of the op.
fn judged(each: &mut Each<'_, '_>, values: &[Value], result: Value) -> Value {
    FastMath::of(each.op).judge(each.machine, values, result)
}

/// Runs a function of one float.
pub(super) fn unary(
    each: &mut Each<'_, '_>,
    values: &[Value],
    work: fn(Float) -> Float,
) -> Result<Value> {
    let result = Value::Float(work(float(values, 0)?));
    Ok(judged(each, values, result))
}

/// Runs a function of two floats.
pub(super) fn binary(
    each: &mut Each<'_, '_>,
    values: &[Value],
    work: fn(Float, Float) -> Float,
) -> Result<Value> {
    let result = Value::Float(work(float(values, 0)?, float(values, 1)?));
    Ok(judged(each, values, result))
}

/// The lesser or greater number, where zeros may be taken for one another.
fn number(
    each: &mut Each<'_, '_>,
    values: &[Value],
    work: fn(Float, Float) -> Float,
) -> Result<Value> {
    let (a, b) = (float(values, 0)?, float(values, 1)?);
    each.machine.worth.any_zero |= a.is_zero() && b.is_zero();
    // A signaling NaN may be taken for any NaN.
    each.machine.worth.arbitrary |= a.is_signaling() || b.is_signaling();
    binary(each, values, work)
}

fn fma(each: &mut Each<'_, '_>, values: &[Value]) -> Result<Value> {
    let [a, b, c] = [float(values, 0)?, float(values, 1)?, float(values, 2)?];
    Ok(judged(each, values, Value::Float(a.fma(b, c, NEAREST).value)))
}

fn clamp(each: &mut Each<'_, '_>, values: &[Value]) -> Result<Value> {
    let [a, least, most] = [float(values, 0)?, float(values, 1)?, float(values, 2)?];
    each.machine.worth.any_zero = true;
    Ok(judged(each, values, Value::Float(a.maxnum(least).minnum(most))))
}

/// Whether a predicate of floats holds: three bits say for which orders, one for none.
pub(super) fn holds(predicate: u64, order: Option<Ordering>) -> bool {
    let bit = match order {
        Some(Ordering::Equal) => 1,
        Some(Ordering::Greater) => 2,
        Some(Ordering::Less) => 4,
        None => 8,
    };
    // Ordered predicates are these bits; then come the same that hold for NaN, too.
    let bits = match predicate {
        0..=7 => predicate,
        8..=13 => (predicate - 7) | 8,
        14 => 8,
        _ => 15,
    };
    bits & bit != 0
}

fn compare(each: &mut Each<'_, '_>, values: &[Value]) -> Result<Value> {
    let order = float(values, 0)?.compare(float(values, 1)?);
    Ok(judged(each, values, Value::bool(holds(code(each.op, "predicate"), order))))
}

/// The format of the result.
pub(super) fn kind(each: &Each<'_, '_>) -> Result<FloatKind> {
    match shape(each.op.ctx(), each.ty)? {
        Shape::Float(kind) => Ok(kind),
        _ => Err(Stop::unsupported("a type that is no float")),
    }
}

/// How the op says to round.
fn rounding(op: OpRef<'_>) -> RoundingMode {
    match op.attr_named("roundingmode") {
        None => NEAREST,
        Some(_) => match code(op, "roundingmode") {
            0 => NEAREST,
            1 => RoundingMode::Downward,
            2 => RoundingMode::Upward,
            3 => RoundingMode::TowardZero,
            _ => RoundingMode::NearestAway,
        },
    }
}

fn convert(each: &mut Each<'_, '_>, values: &[Value]) -> Result<Value> {
    let (a, kind) = (float(values, 0)?, kind(each)?);
    // Formats without infinities or NaN are left to what expands them.
    let plain = |kind: FloatKind| kind.has_infinity() && kind.has_nan();
    if !plain(kind) || !plain(a.kind()) {
        return Err(Stop::unsupported("conversions of small floats"));
    }
    Ok(judged(each, values, Value::Float(a.convert(kind, rounding(each.op)).value)))
}

fn from_int(each: &mut Each<'_, '_>, values: &[Value], signed: bool) -> Result<Value> {
    let kind = kind(each)?;
    let a = values.first().map_or(Err(Stop::Limit), Value::int)?;
    if super::has(each.op, "nonNeg") && a.is_negative() {
        return Ok(Value::Poison);
    }
    Ok(Value::Float(Float::from_int(kind, a, signed, NEAREST).value))
}

fn to_int(each: &mut Each<'_, '_>, values: &[Value], signed: bool) -> Result<Value> {
    let width = width(each.op.ctx(), each.ty)?;
    // A number that does not fit is poison.
    let fits = float(values, 0)?.to_int(width, signed);
    Ok(fits.map_or(Value::Poison, |(int, _)| Value::Int(int)))
}

fn is_normal(a: Float) -> bool {
    a.is_finite() && !a.is_zero() && !a.is_denormal()
}

/// The classes of `llvm.is.fpclass` that a float is in, a bit each.
fn classes(a: Float) -> u64 {
    let signed = |negative: u64, positive: u64| if a.is_negative() { negative } else { positive };
    match () {
        () if a.is_signaling() => 1,
        () if a.is_nan() => 2,
        () if a.is_infinite() => signed(4, 512),
        () if is_normal(a) => signed(8, 256),
        () if a.is_denormal() => signed(16, 128),
        () => signed(32, 64),
    }
}

/// The work of an arithmetic kind on two scalars, for reductions and atomic updates.
pub(super) const COMBINE: &[(&str, OnElements)] = &[
    ("addf", |e, v| binary(e, v, |a, b| a.add(b, NEAREST).value)),
    ("mulf", |e, v| binary(e, v, |a, b| a.mul(b, NEAREST).value)),
    ("minimumf", |e, v| binary(e, v, Float::minimum)),
    ("maximumf", |e, v| binary(e, v, Float::maximum)),
    ("minnumf", |e, v| number(e, v, Float::minnum)),
    ("maxnumf", |e, v| number(e, v, Float::maxnum)),
];
