//! Mathematical functions: of `math`, the intrinsics and the C library these lower to.
//!
//! Rounding to integers and square roots are exact; all others are computed in double precision
//! and say that they are not (`Worth::inexact`), so that they are compared with tolerance.

use couloir_ir::num::{Float, FloatKind, Int};
use couloir_ir::{OpRef, Type};

use super::floats::{FastMath, float, kind};
use super::{Each, OnElements, Rows, on_elements, width};
use crate::machine::{Flow, Machine};
use crate::stop::Stop;
use crate::value::Value;

type Result<T> = std::result::Result<T, Stop>;

pub(super) const ROWS: Rows = elementwise! {
    "math.floor" | "llvm.intr.floor" => |e, v| exact(e, v, f64::floor);
    "math.ceil" | "llvm.intr.ceil" => |e, v| exact(e, v, f64::ceil);
    "math.trunc" | "llvm.intr.trunc" => |e, v| exact(e, v, f64::trunc);
    "math.round" | "llvm.intr.round" => |e, v| exact(e, v, f64::round);
    "math.roundeven" | "llvm.intr.roundeven" | "llvm.intr.rint" | "llvm.intr.nearbyint" => |e, v| exact(e, v, f64::round_ties_even);
    "math.sqrt" | "llvm.intr.sqrt" => |e, v| exact(e, v, f64::sqrt);
    "math.rsqrt" => |e, v| loose(e, v, |a| 1.0 / a.sqrt());
    "math.cbrt" => |e, v| loose(e, v, f64::cbrt);
    "math.acos" | "llvm.intr.acos" => |e, v| loose(e, v, f64::acos);
    "math.acosh" => |e, v| loose(e, v, f64::acosh);
    "math.asin" | "llvm.intr.asin" => |e, v| loose(e, v, f64::asin);
    "math.asinh" => |e, v| loose(e, v, f64::asinh);
    "math.atan" | "llvm.intr.atan" => |e, v| loose(e, v, f64::atan);
    "math.atanh" => |e, v| loose(e, v, f64::atanh);
    "math.cos" | "llvm.intr.cos" => |e, v| loose(e, v, f64::cos);
    "math.cosh" | "llvm.intr.cosh" => |e, v| loose(e, v, f64::cosh);
    "math.sin" | "llvm.intr.sin" => |e, v| loose(e, v, f64::sin);
    "math.sinh" | "llvm.intr.sinh" => |e, v| loose(e, v, f64::sinh);
    "math.tan" | "llvm.intr.tan" => |e, v| loose(e, v, f64::tan);
    "math.tanh" | "llvm.intr.tanh" => |e, v| loose(e, v, f64::tanh);
    "math.erf" => |e, v| loose(e, v, libm::erf);
    "math.erfc" => |e, v| loose(e, v, libm::erfc);
    "math.exp" | "llvm.intr.exp" => |e, v| loose(e, v, f64::exp);
    "math.exp2" | "llvm.intr.exp2" => |e, v| loose(e, v, f64::exp2);
    "llvm.intr.exp10" => |e, v| loose(e, v, libm::exp10);
    "math.expm1" => |e, v| loose(e, v, f64::exp_m1);
    "math.log" | "llvm.intr.log" => |e, v| loose(e, v, f64::ln);
    "math.log2" | "llvm.intr.log2" => |e, v| loose(e, v, f64::log2);
    "math.log10" | "llvm.intr.log10" => |e, v| loose(e, v, f64::log10);
    "math.log1p" => |e, v| loose(e, v, f64::ln_1p);
    "math.powf" | "llvm.intr.pow" => |e, v| loose2(e, v, f64::powf);
    "math.atan2" | "llvm.intr.atan2" => |e, v| loose2(e, v, f64::atan2);
    "math.fpowi" | "llvm.intr.powi" => powi;
    "llvm.intr.ldexp" => ldexp;
    "llvm.intr.lround" | "llvm.intr.llround" => |e, v| to_int(e, v, f64::round);
    "llvm.intr.lrint" | "llvm.intr.llrint" => |e, v| to_int(e, v, f64::round_ties_even);
};

/// Functions that give two values.
pub(super) const PAIRS: Rows = rows! {
    "math.sincos" => |m, op| sincos(m, op).map(|both| Flow::Results(both.into()));
    "llvm.intr.sincos" => |m, op| sincos(m, op).map(|both| Flow::Results(vec![Value::list(both.into())]));
};

/// Functions of one number in the C library; those of single precision end in `f`.
const UNARY: &[(&str, fn(f64) -> f64)] = &[
    ("acos", f64::acos),
    ("acosh", f64::acosh),
    ("asin", f64::asin),
    ("asinh", f64::asinh),
    ("atan", f64::atan),
    ("atanh", f64::atanh),
    ("cbrt", f64::cbrt),
    ("ceil", f64::ceil),
    ("cos", f64::cos),
    ("cosh", f64::cosh),
    ("erf", libm::erf),
    ("erfc", libm::erfc),
    ("exp", f64::exp),
    ("exp2", f64::exp2),
    ("expm1", f64::exp_m1),
    ("floor", f64::floor),
    ("log", f64::ln),
    ("log10", f64::log10),
    ("log1p", f64::ln_1p),
    ("log2", f64::log2),
    ("round", f64::round),
    ("roundeven", f64::round_ties_even),
    ("sin", f64::sin),
    ("sinh", f64::sinh),
    ("sqrt", f64::sqrt),
    ("tan", f64::tan),
    ("tanh", f64::tanh),
    ("trunc", f64::trunc),
];

const BINARY: &[(&str, fn(f64, f64) -> f64)] =
    &[("atan2", f64::atan2), ("pow", f64::powf), ("fmod", |a, b| a % b)];

/// The result of a function of the C library.
pub(super) fn library<'a>(
    machine: &mut Machine<'a>,
    op: OpRef<'a>,
    name: &str,
    args: &[Value],
) -> Result<Option<Vec<Value>>> {
    let Some(ty) = op.result_type(0) else { return Ok(None) };
    let base = if ty == Type::F32 { name.strip_suffix('f').unwrap_or("") } else { name };
    let unary = UNARY.iter().find(|(name, _)| *name == base).filter(|_| args.len() == 1);
    let binary = BINARY.iter().find(|(name, _)| *name == base).filter(|_| args.len() == 2);
    if unary.is_none() && binary.is_none() || args.iter().any(Value::is_poison) {
        return Ok(None);
    }
    let number = |at: usize| float(args, at).map(Float::to_f64);
    let result = match (unary, binary) {
        (Some((_, work)), _) => work(number(0)?),
        (_, Some((_, work))) => work(number(0)?, number(1)?),
        _ => return Ok(None),
    };
    machine.worth.inexact = true;
    let kind = kind(&Each { machine, op, ty })?;
    Ok(Some(vec![Value::Float(Float::from_f64(kind, result))]))
}

/// Whether double precision holds all numbers of a format.
fn check(kind: FloatKind) -> Result<()> {
    let held = FloatKind::F64.holds_all_of(kind);
    held.then_some(()).ok_or_else(|| Stop::unsupported("functions of wide floats"))
}

fn judged(each: &mut Each<'_, '_>, values: &[Value], result: f64) -> Result<Value> {
    let kind = kind(each)?;
    let result = Value::Float(Float::from_f64(kind, result));
    Ok(FastMath::of(each.op).judge(each.machine, values, result))
}

/// A function whose result in double precision, rounded, is the result.
fn exact(each: &mut Each<'_, '_>, values: &[Value], work: fn(f64) -> f64) -> Result<Value> {
    let a = float(values, 0)?;
    check(a.kind())?;
    judged(each, values, work(a.to_f64()))
}

/// A function that is not rounded correctly.
fn loose(each: &mut Each<'_, '_>, values: &[Value], work: fn(f64) -> f64) -> Result<Value> {
    each.machine.worth.inexact = true;
    exact(each, values, work)
}

fn loose2(each: &mut Each<'_, '_>, values: &[Value], work: fn(f64, f64) -> f64) -> Result<Value> {
    let (a, b) = (float(values, 0)?, float(values, 1)?);
    check(a.kind())?;
    each.machine.worth.inexact = true;
    judged(each, values, work(a.to_f64(), b.to_f64()))
}

fn powi(each: &mut Each<'_, '_>, values: &[Value]) -> Result<Value> {
    let (a, power) = (float(values, 0)?, values.get(1).map_or(Err(Stop::Limit), Value::number)?);
    check(a.kind())?;
    each.machine.worth.inexact = true;
    let power = i32::try_from(power).map_err(|_| Stop::Limit)?;
    judged(each, values, a.to_f64().powi(power))
}

fn ldexp(each: &mut Each<'_, '_>, values: &[Value]) -> Result<Value> {
    let (a, power) = (float(values, 0)?, values.get(1).map_or(Err(Stop::Limit), Value::number)?);
    check(a.kind())?;
    each.machine.worth.inexact = true;
    let power = power.clamp(-5000, 5000) as i32;
    judged(each, values, libm::ldexp(a.to_f64(), power))
}

fn to_int(each: &mut Each<'_, '_>, values: &[Value], work: fn(f64) -> f64) -> Result<Value> {
    let a = float(values, 0)?;
    check(a.kind())?;
    let width = width(each.op.ctx(), each.ty)?;
    let rounded = Float::from_f64(FloatKind::F64, work(a.to_f64()));
    // What does not fit is not said.
    let fits = rounded.to_int(width, true).map(|(int, _): (Int, bool)| Value::Int(int));
    Ok(fits.unwrap_or(Value::Poison))
}

fn sincos<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Result<[Value; 2]> {
    let sin: OnElements = |e, v| loose(e, v, f64::sin);
    let cos: OnElements = |e, v| loose(e, v, f64::cos);
    let operands = machine.operands(op)?;
    let ty = op.operand_type(0).unwrap_or(Type::NONE);
    let first = on_elements(machine, op, (ty, &operands), sin)?;
    Ok([first, on_elements(machine, op, (ty, &operands), cos)?])
}
