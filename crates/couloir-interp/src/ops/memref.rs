//! Memory: allocation, access, globals.

use couloir_ir::num::{Float, Int};
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Context, OpRef, Type};

use super::scf::enter;
use super::{Each, OnElements, RegionRows, Rows, code, longs, nothing, one};
use crate::layout;
use crate::machine::{Flow, Machine, Step, unsupported};
use crate::memory::{Kind, Label};
use crate::ops::floats;
use crate::stop::Stop;
use crate::value::{MemRef, Pointer, Value};

type Result<T> = std::result::Result<T, Stop>;

pub(super) const ROWS: Rows = rows! {
    "memref.alloc" => |m, op| one(allocate(m, op, false)?);
    "memref.alloca" => |m, op| one(allocate(m, op, true)?);
    "memref.dealloc" => |m, op| {
        let memref = m.operand(op, 0)?;
        m.memory.free(memref.as_memref()?.base)?;
        nothing()
    };
    "memref.load" => |m, op| {
        let (at, ty) = element(m, op, 0, 1)?;
        one(m.load(at, ty)?)
    };
    "memref.store" => |m, op| {
        let (at, ty) = element(m, op, 1, 2)?;
        let value = m.operand(op, 0)?;
        m.store(at, ty, &value)?;
        nothing()
    };
    "memref.atomic_rmw" => atomic_rmw;
    "memref.get_global" => get_global;
    "memref.copy" => copy;
    "memref.realloc" => realloc;
    "memref.prefetch" | "affine.prefetch" => |_, _| nothing();
};

pub(super) const REGION_ROWS: RegionRows = region_rows! {
    "memref.alloca_scope" => |_, op| enter(op, 0, vec![], vec![]),
        |_, _, ended| Ok(Flow::Results(ended.values));
    "memref.generic_atomic_rmw" => |m, op| {
        let (at, ty) = element(m, op, 0, 1)?;
        let old = m.load(at, ty)?;
        enter(op, 0, vec![old], vec![Value::Ptr(at)])
    }, |m, op, ended| {
        let (at, ty) = (ended.state.first(), op.result_type(0));
        let (Some(Value::Ptr(at)), Some(ty)) = (at, ty) else { return Err(unsupported(op)) };
        let value = ended.values.first().cloned().unwrap_or(Value::Poison);
        m.store(*at, ty, &value)?;
        one(value)
    };
};

/// The structure of a ranked memref type.
pub(super) fn structure(ctx: &Context, ty: Type) -> Result<&MemRefType> {
    ty.as_memref(ctx).ok_or_else(|| Stop::unsupported("an unranked memref"))
}

/// Numbers of an attribute, those that are not known there from operands.
pub(super) fn mixed<'a>(
    machine: &Machine<'a>,
    op: OpRef<'a>,
    name: &str,
    group: usize,
) -> Result<Vec<i64>> {
    fill(&longs(op, name), machine.numbers(op, group)?)
}

/// Numbers, those that are not known in order from another list.
pub(super) fn fill(fixed: &[i64], given: Vec<i64>) -> Result<Vec<i64>> {
    let mut given = given.into_iter();
    let one = |&number: &i64| if number == DYNAMIC { given.next() } else { Some(number) };
    fixed.iter().map(one).collect::<Option<_>>().ok_or_else(|| Stop::unsupported("a missing size"))
}

/// Row-major strides.
pub(crate) fn row_major(sizes: &[i64]) -> Vec<i64> {
    let mut strides = vec![1i64; sizes.len()];
    let mut running = 1i64;
    for (stride, size) in strides.iter_mut().zip(sizes).rev() {
        *stride = running;
        running = running.wrapping_mul(*size);
    }
    strides
}

fn allocate<'a>(machine: &mut Machine<'a>, op: OpRef<'a>, on_stack: bool) -> Result<Value> {
    let ctx = op.ctx();
    let ty = op.result_type(0).unwrap_or(Type::NONE);
    let shape = structure(ctx, ty)?;
    let sizes = fill(&shape.shape, machine.numbers(op, 0)?)?;
    if shape.layout.is_some() && strided(ctx, ty)? != (row_major(&sizes), 0) {
        return Err(Stop::unsupported("allocations with a layout"));
    }
    let align = op.attr_named("alignment").and_then(|attr| attr.as_u64(ctx)).unwrap_or(16);
    make(machine, (shape.element, sizes), align, on_stack)
}

/// A memref of its own.
fn make(
    machine: &mut Machine<'_>,
    (element, sizes): (Type, Vec<i64>),
    align: u64,
    on_stack: bool,
) -> Result<Value> {
    if sizes.iter().any(|size| *size < 0) {
        return Err(Stop::undefined("an allocation of a negative size"));
    }
    let each = layout::alloc_size(machine.ctx(), element)?;
    let size = sizes.iter().try_fold(each, |size, dim| size.checked_mul(*dim as u64));
    let size = size.ok_or(Stop::Limit)?;
    let align = align.checked_next_power_of_two().unwrap_or(16);
    let base = match on_stack {
        true => machine.allocate_on_stack(size, align)?,
        false => machine.memory.allocate(size, align, Kind::Heap, Label::Fresh)?,
    };
    let strides = row_major(&sizes);
    Ok(Value::memref(MemRef { base, aligned: base, offset: 0, sizes, strides }))
}

/// The address of an element.
pub(crate) fn address(ctx: &Context, memref: &MemRef, position: i64, ty: Type) -> Result<Pointer> {
    let size = layout::alloc_size(ctx, ty)? as i64;
    Ok(memref.aligned.offset(position.wrapping_mul(size)))
}

/// The address and type of the element that an op accesses: operands from a number on are indices.
pub(super) fn element<'a>(
    machine: &Machine<'a>,
    op: OpRef<'a>,
    memref: usize,
    indices: usize,
) -> Result<(Pointer, Type)> {
    let indices = machine.some_operands(op, indices..op.operands().len())?;
    let indices = indices.iter().map(Value::number).collect::<Result<Vec<_>>>()?;
    element_at(machine, op, memref, &indices)
}

/// The same at given indices.
pub(super) fn element_at<'a>(
    machine: &Machine<'a>,
    op: OpRef<'a>,
    memref: usize,
    indices: &[i64],
) -> Result<(Pointer, Type)> {
    let ctx = op.ctx();
    let ty = op.operand_type(memref).unwrap_or(Type::NONE);
    let element = structure(ctx, ty)?.element;
    strided(ctx, ty)?;
    let value = machine.operand(op, memref)?;
    let memref = value.as_memref()?;
    let position = memref.position(indices);
    let position = position.ok_or_else(|| Stop::undefined("an index out of bounds"))?;
    Ok((address(ctx, memref, position, element)?, element))
}

/// That a memref's layout is one of strides.
pub(super) fn strided(ctx: &Context, ty: Type) -> Result<(Vec<i64>, i64)> {
    let strides = structure(ctx, ty)?.strides_and_offset(ctx);
    strides.ok_or_else(|| Stop::unsupported("a layout without strides"))
}

/// The kinds of `AtomicRMWKind`, by number.
pub(super) const KINDS: &[&str] = &[
    "addf", "addi", "andi", "assign", "maximumf", "maxnumf", "maxs", "maxu", "minimumf", "minnumf",
    "mins", "minu", "mulf", "muli", "ori", "xori",
];

/// The work of a kind on what there is and what is given.
pub(super) fn combine(kind: &str) -> Option<OnElements> {
    let ints: &[(&str, OnElements)] = &[
        ("addi", |_, v| pair(v, Int::add)),
        ("muli", |_, v| pair(v, Int::mul)),
        ("andi", |_, v| pair(v, Int::and)),
        ("ori", |_, v| pair(v, Int::or)),
        ("xori", |_, v| pair(v, Int::xor)),
        ("maxs", |_, v| pair(v, Int::smax)),
        ("maxu", |_, v| pair(v, Int::umax)),
        ("mins", |_, v| pair(v, Int::smin)),
        ("minu", |_, v| pair(v, Int::umin)),
        ("subi", |_, v| pair(v, Int::sub)),
        ("nand", |_, v| pair(v, |a, b| a.and(b).not())),
        ("assign", |_, v| Ok(v.get(1).cloned().unwrap_or(Value::Poison))),
    ];
    let all = ints.iter().chain(floats::COMBINE);
    all.copied().find(|(name, _)| *name == kind).map(|(_, work)| work)
}

fn pair(values: &[Value], work: fn(&Int, &Int) -> Int) -> Result<Value> {
    match values {
        [Value::Int(a), Value::Int(b)] => Ok(Value::Int(work(a, b))),
        _ => Err(Stop::unsupported("a value that is no integer")),
    }
}

/// One value out of two by a kind; poison makes poison.
pub(super) fn combined<'a>(
    machine: &mut Machine<'a>,
    op: OpRef<'a>,
    kind: &str,
    pair: &[Value; 2],
) -> Result<Value> {
    if pair.iter().any(Value::is_poison) {
        return Ok(Value::Poison);
    }
    let work = combine(kind).ok_or_else(|| unsupported(op))?;
    let ty = op.result_type(0).unwrap_or(Type::NONE);
    work(&mut Each { machine, op, ty }, pair)
}

fn atomic_rmw<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let (at, ty) = element(machine, op, 1, 2)?;
    let (old, given) = (machine.load(at, ty)?, machine.operand(op, 0)?);
    let kind = KINDS.get(code(op, "kind") as usize).ok_or_else(|| unsupported(op))?;
    let new = combined(machine, op, kind, &[old.clone(), given])?;
    machine.store(at, ty, &new)?;
    one(old)
}

fn get_global<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let ctx = op.ctx();
    let ty = op.result_type(0).unwrap_or(Type::NONE);
    let shape = structure(ctx, ty)?;
    let name = op.attr_named("name").and_then(|attr| attr.as_flat_symbol(ctx));
    let name = name.ok_or_else(|| unsupported(op))?;
    let base = match machine.globals.get(&name) {
        Some(known) => *known,
        None => make_global(machine, op, name)?,
    };
    let sizes = shape.shape.to_vec();
    let (strides, offset) = strided(ctx, ty)?;
    one(Value::memref(MemRef { base, aligned: base, offset, sizes, strides }))
}

fn make_global<'a>(
    machine: &mut Machine<'a>,
    op: OpRef<'a>,
    name: couloir_ir::text::Str,
) -> Result<Pointer> {
    let ctx = op.ctx();
    let global = machine.program.symbol(name).ok_or_else(|| unsupported(op))?;
    let ty = global.attr_named("type").and_then(|attr| attr.as_type(ctx));
    let ty = ty.ok_or_else(|| unsupported(global))?;
    let element = structure(ctx, ty)?.element;
    let count = ty.num_elements(ctx).filter(|count| *count <= 1 << 20).ok_or(Stop::Limit)?;
    let each = layout::alloc_size(ctx, element)?;
    let size = each.checked_mul(count).ok_or(Stop::Limit)?;
    let base = machine.memory.allocate(size, 64, Kind::Static, Label::Global(name))?;
    machine.globals.insert(name, base);
    let initial = global.attr_named("initial_value");
    if let Some(initial) = initial.filter(|attr| attr.as_dense(ctx).is_some()) {
        let flat = Type::vector(ctx, &[count as i64], element);
        let values = super::constant_value(ctx, initial, flat)?;
        for (at, value) in values.parts(count as usize).iter().enumerate() {
            machine.store(base.offset(at as i64 * each as i64), element, value)?;
        }
    }
    Ok(base)
}

/// Calls `visit` with each tuple of indices below sizes, in row-major order.
pub(crate) fn each_index(sizes: &[i64], mut visit: impl FnMut(&[i64]) -> Result<()>) -> Result<()> {
    if sizes.iter().any(|size| *size <= 0) {
        return Ok(());
    }
    let mut at = vec![0i64; sizes.len()];
    loop {
        visit(&at)?;
        let Some(dim) = (0..sizes.len())
            .rev()
            .find(|&dim| at.get(dim) != sizes.get(dim).map(|size| size - 1).as_ref())
        else {
            return Ok(());
        };
        for (place, value) in at.iter_mut().enumerate().skip(dim) {
            *value = if place == dim { *value + 1 } else { 0 };
        }
    }
}

fn copy<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let ctx = op.ctx();
    let ty = op.operand_type(0).and_then(|ty| ty.shaped_element(ctx)).unwrap_or(Type::NONE);
    let (from, to) = (machine.operand(op, 0)?, machine.operand(op, 1)?);
    let (from, to) = (from.as_memref()?, to.as_memref()?);
    if from.sizes != to.sizes {
        return Err(Stop::undefined("a copy between different sizes"));
    }
    machine.take_steps(from.count() as u64)?;
    let mut read = Vec::with_capacity(from.count());
    each_index(&from.sizes, |at| {
        read.push(machine.load(address(ctx, from, from.wrapping_position(at), ty)?, ty)?);
        Ok(())
    })?;
    let mut read = read.into_iter();
    each_index(&to.sizes, |at| {
        let value = read.next().unwrap_or(Value::Poison);
        machine.store(address(ctx, to, to.wrapping_position(at), ty)?, ty, &value)
    })?;
    nothing()
}

fn realloc<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let ctx = op.ctx();
    let old = machine.operand(op, 0)?;
    let old = old.as_memref()?;
    let ty = op.result_type(0).unwrap_or(Type::NONE);
    let shape = structure(ctx, ty)?;
    let sizes = fill(&shape.shape, machine.numbers(op, 1)?)?;
    let new = make(machine, (shape.element, sizes.clone()), 16, false)?;
    let each = layout::alloc_size(ctx, shape.element)?;
    let both = old.sizes.iter().chain(&sizes).copied().min().unwrap_or(0).max(0);
    let from = address(ctx, old, old.offset, shape.element)?;
    let bytes = machine.memory.read(from, both as usize * each as usize)?;
    machine.memory.write(new.as_memref()?.aligned, &bytes)?;
    machine.memory.free(old.base)?;
    one(new)
}

/// The neutral value of a kind, for reductions that have nothing to begin with.
pub(super) fn neutral(kind: &str, ty: Type, ctx: &Context) -> Option<Value> {
    let int = |make: fn(u32) -> Int| {
        let width = if ty.is_index() { Some(64) } else { ty.int_width(ctx) };
        Some(Value::Int(make(width?)))
    };
    match kind {
        "addf" => Some(Value::Float(Float::zero(ty.float_kind(ctx)?).negate())),
        "mulf" => Some(Value::Float(Float::one(ty.float_kind(ctx)?))),
        "addi" | "ori" | "xori" => int(Int::zero),
        "muli" => int(|width| Int::new(width, 1)),
        _ => None,
    }
}
