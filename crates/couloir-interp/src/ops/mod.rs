//! The table of ops: how each is run.
//!
//! A new op is a row of its dialect's table: its name and a function of the machine and the op that
//! says what it leads to, most often `Flow::Results`. `each` does the work for ops on scalars that
//! take vectors too, element by element. An op with regions enters one and has a second function
//! that is told what the region gave.

/// Rows of ops that are run element by element: `"a" | "b" => function;`.
macro_rules! elementwise {
    ($($($name:literal)|+ => $work:expr;)*) => {
        &[$($(($name, |machine, op| {
            $crate::ops::one($crate::ops::each(machine, op, $work)?)
        }),)+)*]
    };
}

/// Rows of ops, several of which may be run alike: `"a" | "b" => function;`.
macro_rules! rows {
    ($($($name:literal)|+ => $run:expr;)*) => { &[$($(($name, $run),)+)*] };
}

/// Rows of ops with regions: `"a" => function, function at the end of a region;`.
macro_rules! region_rows {
    ($($($name:literal)|+ => $run:expr, $resume:expr;)*) => { &[$($(($name, $run, $resume),)+)*] };
}

mod affine;
mod arith;
mod calls;
mod complex;
mod constant;
mod control;
mod floats;
mod ints;
mod llvm;
mod llvm_memory;
mod llvm_vectors;
mod math;
mod memref;
mod memref_views;
mod scf;
mod vector;
mod vector_memory;
mod vector_shape;

use std::sync::OnceLock;

use couloir_ir::attr::Param;
use couloir_ir::{Context, OpRef, Type};
use rustc_hash::FxHashMap;

use crate::layout::{Shape, shape};
use crate::machine::{Entry, Flow, Machine, Resume, Run, Step};
use crate::stop::Stop;
use crate::value::Value;

pub(crate) use constant::value as constant_value;
pub(crate) use memref::{address, each_index, row_major};

/// Rows of ops without regions of their own to run.
pub(crate) type Rows = &'static [(&'static str, Run)];
/// Rows of ops with regions.
pub(crate) type RegionRows = &'static [(&'static str, Run, Resume)];

const TABLES: &[Rows] = &[
    affine::ROWS,
    arith::ROWS,
    calls::ROWS,
    complex::ROWS,
    constant::ROWS,
    control::ROWS,
    floats::ROWS,
    ints::ROWS,
    ints::DIVISIONS,
    llvm::ROWS,
    llvm_memory::ROWS,
    llvm_vectors::ROWS,
    math::ROWS,
    math::PAIRS,
    memref::ROWS,
    memref_views::ROWS,
    scf::ROWS,
    vector::ROWS,
    vector_memory::ROWS,
    vector_shape::ROWS,
];

const REGION_TABLES: &[RegionRows] =
    &[affine::REGION_ROWS, memref::REGION_ROWS, scf::REGION_ROWS, vector::REGION_ROWS];

/// How ops of an op's name are run. Those that are not registered are run as functions outside.
pub(crate) fn find(op: OpRef<'_>) -> Option<Entry> {
    static TABLE: OnceLock<FxHashMap<&'static str, Entry>> = OnceLock::new();
    let known = TABLE.get_or_init(table).get(op.name()).copied();
    let outside = Entry { run: calls::unregistered, resume: None };
    known.or_else(|| op.def().is_none().then_some(outside))
}

fn table() -> FxHashMap<&'static str, Entry> {
    let plain = TABLES.iter().flat_map(|rows| rows.iter());
    let plain = plain.map(|&(name, run)| (name, Entry { run, resume: None }));
    let regions = REGION_TABLES.iter().flat_map(|rows| rows.iter());
    let regions = regions.map(|&(name, run, resume)| (name, Entry { run, resume: Some(resume) }));
    plain.chain(regions).collect()
}

/// What there is to know besides the elements of operands.
pub(crate) struct Each<'m, 'a> {
    pub(crate) machine: &'m mut Machine<'a>,
    pub(crate) op: OpRef<'a>,
    /// The type of the result, or of its elements.
    pub(crate) ty: Type,
}

/// What is done to the elements of operands.
pub(crate) type OnElements = fn(&mut Each<'_, '_>, &[Value]) -> Result<Value, Stop>;

/// Runs an op on scalars, or on vectors element by element. What depends on poison is poison.
pub(crate) fn each<'a>(
    machine: &mut Machine<'a>,
    op: OpRef<'a>,
    work: OnElements,
) -> Result<Value, Stop> {
    let operands = machine.operands(op)?;
    let ty = op.result_type(0).unwrap_or(Type::NONE);
    on_elements(machine, op, (ty, &operands), work)
}

/// The same for given operands and the type of the result.
pub(crate) fn on_elements<'a>(
    machine: &mut Machine<'a>,
    op: OpRef<'a>,
    (ty, operands): (Type, &[Value]),
    work: OnElements,
) -> Result<Value, Stop> {
    let ctx = op.ctx();
    if ty.as_vector(ctx).is_none() {
        return unless_poison(&mut Each { machine, op, ty }, operands, work);
    }
    let count = count(ctx, ty)?;
    machine.take_steps(count as u64 / 8)?;
    let mut each = Each { machine, op, ty: ty.element_or_self(ctx) };
    let mut results = Vec::with_capacity(count);
    for at in 0..count {
        let row = operands.iter().map(|list| element_of(list, at)).collect::<Vec<_>>();
        results.push(unless_poison(&mut each, &row, work)?);
    }
    Ok(Value::list(results))
}

fn unless_poison(
    each: &mut Each<'_, '_>,
    operands: &[Value],
    work: OnElements,
) -> Result<Value, Stop> {
    if operands.iter().any(Value::is_poison) {
        return Ok(Value::Poison);
    }
    work(each, operands)
}

/// An element of a vector; a scalar is each of its elements.
pub(crate) fn element_of(value: &Value, at: usize) -> Value {
    match value {
        Value::List(parts) => parts.get(at).cloned().unwrap_or(Value::Poison),
        scalar => scalar.clone(),
    }
}

/// How many elements a vector has, in all dimensions.
pub(crate) fn count(ctx: &Context, ty: Type) -> Result<usize, Stop> {
    match ty.as_vector(ctx) {
        Some(vector) if vector.is_scalable() => Err(Stop::unsupported("a scalable vector")),
        Some(_) => {
            let count = ty.num_elements(ctx).and_then(|count| usize::try_from(count).ok());
            count.filter(|count| *count <= 1 << 20).ok_or(Stop::Limit)
        }
        None => Ok(1),
    }
}

/// The number in an attribute: of an enumeration, or an integer.
pub(crate) fn code(op: OpRef<'_>, name: &str) -> u64 {
    let Some(attr) = op.attr_named(name) else { return 0 };
    let ctx = op.ctx();
    match attr.as_dialect(ctx).and_then(|data| data.params.first()) {
        Some(Param::Uint(code)) => *code,
        _ => attr.as_int(ctx).map_or(0, couloir_ir::num::Int::low_u64),
    }
}

/// Whether an attribute is there.
pub(crate) fn has(op: OpRef<'_>, name: &str) -> bool {
    op.attr_named(name).is_some()
}

/// Numbers of an `array<i64>` attribute.
pub(crate) fn longs(op: OpRef<'_>, name: &str) -> Vec<i64> {
    op.attr_named(name).and_then(|attr| attr.as_i64_array(op.ctx())).unwrap_or_default()
}

/// Numbers of an array of integers, dense or not.
pub(crate) fn numbers(op: OpRef<'_>, name: &str) -> Vec<i64> {
    let ctx = op.ctx();
    let Some(attr) = op.attr_named(name) else { return Vec::new() };
    let items = attr.as_array(ctx).unwrap_or_default();
    match attr.as_i64_array(ctx) {
        Some(numbers) => numbers,
        None => items.iter().filter_map(|item| item.as_i64(ctx)).collect(),
    }
}

/// The width of an integer type.
pub(crate) fn width(ctx: &Context, ty: Type) -> Result<u32, Stop> {
    match shape(ctx, ty)? {
        Shape::Int(width) => Ok(width),
        Shape::Pointer => Ok(64),
        _ => Err(Stop::unsupported("a type that is no integer")),
    }
}

/// One result: what most rows end with.
#[allow(clippy::unnecessary_wraps)]
pub(crate) fn one<'a>(value: Value) -> Step<'a> {
    Ok(Flow::Results(vec![value]))
}

/// No result, said in the same way.
#[allow(clippy::unnecessary_wraps)]
pub(crate) fn nothing<'a>() -> Step<'a> {
    Ok(Flow::Results(Vec::new()))
}
