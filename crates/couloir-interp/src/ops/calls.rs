//! Calls: of functions in the module, of those of libraries that are known, and of others, which
//! are events with results that depend on nothing but their names, arguments and number.

use std::hash::{Hash, Hasher};

use couloir_ir::num::{Float, Int};
use couloir_ir::text::Str;
use couloir_ir::{Context, OpRef, Type};
use rustc_hash::FxHasher;

use super::{Rows, math};
use crate::codec;
use crate::layout::{Shape, shape};
use crate::machine::{Flow, Machine, Step, unsupported};
use crate::memory::{Kind, Label};
use crate::observe::Event;
use crate::program;
use crate::stop::Stop;
use crate::value::{Pointer, Value};

type Result<T> = std::result::Result<T, Stop>;

pub(super) const ROWS: Rows = rows! {
    "func.call" => |m, op| call(m, op, 0..op.operands().len());
    "llvm.call" => |m, op| call(m, op, op.operand_group(0));
    "func.call_indirect" => |m, op| indirect(m, op, 0..op.operands().len());
};

fn call<'a>(machine: &mut Machine<'a>, op: OpRef<'a>, which: std::ops::Range<usize>) -> Step<'a> {
    let callee = op.attr_named("callee").and_then(|attr| attr.as_flat_symbol(op.ctx()));
    let Some(name) = callee else { return indirect(machine, op, which) };
    let args = machine.some_operands(op, which.clone())?;
    invoke(machine, op, name, (args, which))
}

/// A call of an address, the first operand.
fn indirect<'a>(
    machine: &mut Machine<'a>,
    op: OpRef<'a>,
    which: std::ops::Range<usize>,
) -> Step<'a> {
    let pointer = machine.operand(op, which.start)?.pointer()?;
    let Some((Label::Function(name), 0)) = machine.memory.place(pointer) else {
        return Err(Stop::undefined("a call of what is no function"));
    };
    let rest = which.start + 1..which.end;
    let args = machine.some_operands(op, rest.clone())?;
    invoke(machine, op, name, (args, rest))
}

fn invoke<'a>(
    machine: &mut Machine<'a>,
    op: OpRef<'a>,
    name: Str,
    (args, which): (Vec<Value>, std::ops::Range<usize>),
) -> Step<'a> {
    // A name that is none of the module's stands for a function that was given.
    let callee = machine.program.symbol(name);
    let callee = callee.filter(|callee| program::is_function(*callee));
    if callee.is_some_and(copies_arguments) {
        return Err(Stop::unsupported("arguments given by address"));
    }
    if let Some(callee) = callee.filter(|callee| program::entry(*callee).is_some()) {
        return Ok(Flow::Call(callee, args));
    }
    if let Some(known) = library(machine, op, &args)? {
        return Ok(Flow::Results(known));
    }
    outside_results(machine, op, name, (&args, which))
}

/// The results of a function outside.
fn outside_results<'a>(
    machine: &mut Machine<'a>,
    op: OpRef<'a>,
    name: Str,
    (args, which): (&[Value], std::ops::Range<usize>),
) -> Step<'a> {
    let ctx = op.ctx();
    let mut scalars = Vec::new();
    for (value, at) in args.iter().zip(which) {
        let ty = op.operand_type(at).unwrap_or(Type::NONE);
        codec::flatten(ctx, ty, value, &mut scalars)?;
    }
    let seed = outside(machine, name, &scalars);
    let results = op.result_types().zip(0..).map(|(ty, at): (Type, u64)| made(ctx, ty, seed ^ at));
    Ok(Flow::Results(results.collect::<Result<_>>()?))
}

/// An op of which nothing is known: what it does depends on its operands, and others see it.
pub(super) fn unregistered<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    if op.num_regions() > 0 || op.successors().len() > 0 || op.is_last() {
        return Err(unsupported(op));
    }
    let args = machine.operands(op)?;
    let name = machine.ctx().intern(op.name());
    outside_results(machine, op, name, (&args, 0..args.len()))
}

/// Whether a function is given copies of what some arguments point to.
fn copies_arguments(function: OpRef<'_>) -> bool {
    let ctx = function.ctx();
    let attrs = function.attr_named("arg_attrs").and_then(|attrs| attrs.as_array(ctx));
    let name = ctx.find_str("llvm.byval");
    attrs
        .unwrap_or_default()
        .iter()
        .any(|attrs| name.is_some_and(|name| attrs.entry(ctx, name).is_some()))
}

/// Records a call of a function outside; what decides its results is returned.
fn outside(machine: &mut Machine<'_>, name: Str, scalars: &[Value]) -> u64 {
    let args = scalars.iter().map(|value| machine.leaf(value)).collect::<Vec<_>>();
    let seen = scalars.iter().map(|value| match value {
        Value::Ptr(pointer) => {
            let count = machine.memory.rest(*pointer).min(4096);
            machine.memory.read(*pointer, count).ok()
        }
        _ => None,
    });
    let event = Event { name, args, seen: seen.collect() };
    let count = machine.calls.entry(name).or_default();
    *count += 1;
    let mut hasher = FxHasher::default();
    (machine.program.ctx().str(name), *count).hash(&mut hasher);
    format!("{:?}", event.args).hash(&mut hasher);
    machine.events.push(event);
    hasher.finish()
}

/// Records something that is printed.
pub(super) fn print(machine: &mut Machine<'_>, name: &str, value: Option<&Value>) {
    let name = machine.ctx().intern(name);
    let scalars = value.map_or(&[][..], std::slice::from_ref);
    outside(machine, name, scalars);
}

/// The value of a type that a number stands for.
fn made(ctx: &Context, ty: Type, seed: u64) -> Result<Value> {
    let mixed = (seed ^ (seed >> 29)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 17;
    Ok(match shape(ctx, ty)? {
        Shape::Int(1) => Value::bool(mixed & 1 == 1),
        Shape::Int(width) => Value::Int(Int::new(width, mixed % 23)),
        Shape::Float(kind) => {
            Value::Float(Float::from_f64(kind, f64::from((mixed % 41) as u32) / 4.0 - 5.0))
        }
        Shape::Pointer | Shape::MemRef(_) | Shape::Unranked => {
            return Err(Stop::unsupported("memory from functions outside"));
        }
        _ => {
            let count = super::constant::leaves(ctx, ty)?;
            let scalars = scalars_of(ctx, ty, count, seed)?;
            codec::build(ctx, ty, &mut scalars.into_iter())?
        }
    })
}

/// Scalars for the parts of a type: each as if it were a result of its own.
fn scalars_of(ctx: &Context, ty: Type, count: usize, seed: u64) -> Result<Vec<Value>> {
    let mut types = Vec::with_capacity(count);
    scalar_types(ctx, ty, &mut types)?;
    types.iter().zip(0..).map(|(&ty, at): (&Type, u64)| made(ctx, ty, seed ^ at)).collect()
}

fn scalar_types(ctx: &Context, ty: Type, out: &mut Vec<Type>) -> Result<()> {
    match shape(ctx, ty)? {
        Shape::Vector(element, count) | Shape::Array(element, count) => {
            (0..count).try_for_each(|_| scalar_types(ctx, element, out))
        }
        Shape::Struct(parts, _) => parts.iter().try_for_each(|&part| scalar_types(ctx, part, out)),
        _ => {
            out.push(ty);
            Ok(())
        }
    }
}

/// Whether the C library has a function of complex numbers of this name.
fn is_complex(name: &str) -> bool {
    const NAMES: &[&str] = &[
        "cabs", "cacos", "carg", "casin", "catan", "ccos", "cexp", "clog", "conj", "cpow", "csin",
        "csqrt", "ctan", "ctanh",
    ];
    NAMES.contains(&name.strip_suffix('f').unwrap_or(name))
}

/// Calls of functions that the C library has.
fn library<'a>(
    machine: &mut Machine<'a>,
    op: OpRef<'a>,
    args: &[Value],
) -> Result<Option<Vec<Value>>> {
    let callee = op.attr_named("callee").and_then(|attr| attr.as_flat_symbol(op.ctx()));
    let name = callee.map_or("", |name| op.ctx().str(name));
    let bytes = |at: usize| args.get(at).map_or(Ok(0), Value::number).map(|size| size as u64);
    let allocate = |m: &mut Machine<'a>, size, align| {
        m.memory.allocate(size, align, Kind::Heap, Label::Fresh).map(|at| vec![Value::Ptr(at)])
    };
    Ok(Some(match name {
        "malloc" | "_mlir_memref_to_llvm_alloc" => allocate(machine, bytes(0)?, 16)?,
        "aligned_alloc" | "_mlir_memref_to_llvm_aligned_alloc" => {
            allocate(machine, bytes(1)?, bytes(0)?.checked_next_power_of_two().unwrap_or(16))?
        }
        "free" | "_mlir_memref_to_llvm_free" => {
            let pointer = args.first().map_or(Ok(Pointer::NULL), Value::pointer)?;
            machine.memory.free(pointer)?;
            Vec::new()
        }
        "abort" => return Err(Stop::Abort),
        _ if is_complex(name) => return Err(Stop::unsupported(format!("'{name}'"))),
        "memrefCopy" => return Err(Stop::unsupported("'memrefCopy'")),
        _ => return math::library(machine, op, name, args),
    }))
}
