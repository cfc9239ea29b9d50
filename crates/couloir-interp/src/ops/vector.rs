//! Vectors: reductions and products.

use couloir_ir::affine::AffineMap;
use couloir_ir::num::RoundingMode;
use couloir_ir::{OpRef, Type};

use super::floats::FastMath;
use super::llvm::is_on;
use super::memref::{combined, each_index};
use super::scf::enter;
use super::vector_memory::mask_around;
use super::vector_shape::{linear, shape};
use super::{RegionRows, Rows, code, count, element_of, longs, one};
use crate::machine::{Ended, Flow, Machine, Step, unsupported};
use crate::stop::Stop;
use crate::value::Value;

type Result<T> = std::result::Result<T, Stop>;

pub(super) const ROWS: Rows = rows! {
    "vector.reduction" => reduction;
    "vector.multi_reduction" => multi_reduction;
    "vector.contract" => contract;
    "vector.outerproduct" => outerproduct;
};

pub(super) const REGION_ROWS: RegionRows = region_rows! {
    "vector.mask" => |_, op| enter(op, 0, vec![], vec![]), masked;
};

/// What is masked off is of the other value, where there is one.
fn masked<'a>(machine: &mut Machine<'a>, op: OpRef<'a>, ended: Ended<'a>) -> Step<'a> {
    let (Some(value), true) = (ended.values.first(), op.operands().len() > 1) else {
        return Ok(Flow::Results(ended.values));
    };
    let (mask, other) = (machine.operand(op, 0)?, machine.operand(op, 1)?);
    let count = count(op.ctx(), op.result_type(0).unwrap_or(Type::NONE))?;
    if count != mask.parts(0).len() {
        return Err(unsupported(op));
    }
    let mut parts = Vec::with_capacity(count);
    for lane in 0..count {
        let from = if is_on(&mask, lane)? { value } else { &other };
        parts.push(element_of(from, lane));
    }
    one(Value::list(parts))
}

/// The kinds of `CombiningKind`, by number, for integers and for floats.
const KINDS: &[(&str, &str)] = &[
    ("addi", "addf"),
    ("muli", "mulf"),
    ("minu", ""),
    ("mins", ""),
    ("", "minnumf"),
    ("maxu", ""),
    ("maxs", ""),
    ("", "maxnumf"),
    ("andi", ""),
    ("ori", ""),
    ("xori", ""),
    ("", "minimumf"),
    ("", "maximumf"),
];

/// How elements of a type are combined.
fn kind(op: OpRef<'_>, element: Type) -> Result<&'static str> {
    let (ints, floats) = KINDS.get(code(op, "kind") as usize).ok_or_else(|| unsupported(op))?;
    Ok(if element.is_float(op.ctx()) { floats } else { ints })
}

fn element(op: OpRef<'_>, at: usize) -> Type {
    op.operand_type(at).unwrap_or(Type::NONE).element_or_self(op.ctx())
}

/// Elements from the first on; those masked off are left out.
fn reduction<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let kind = kind(op, element(op, 0))?;
    let mask = mask_around(machine, op)?;
    let vector = machine.operand(op, 0)?;
    let count = count(op.ctx(), op.operand_type(0).unwrap_or(Type::NONE))?;
    let mut all = if op.operands().len() > 1 { Some(machine.operand(op, 1)?) } else { None };
    FastMath::of(op).reorder(machine);
    // What a sum begins with is a zero of either sign.
    machine.worth.any_zero |= kind == "addf";
    for lane in 0..count {
        if mask.as_ref().map_or(Ok(true), |mask| is_on(mask, lane))? {
            let value = element_of(&vector, lane);
            all = Some(match all {
                Some(all) => combined(machine, op, kind, &[all, value])?,
                None => value,
            });
        }
    }
    one(all.ok_or_else(|| unsupported(op))?)
}

/// Floats are added in an order that is not said.
fn any_order(machine: &mut Machine<'_>, kind: &str) {
    machine.worth.inexact |= matches!(kind, "addf" | "mulf");
    machine.worth.reordered |= matches!(kind, "addf" | "mulf");
}

fn multi_reduction<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let kind = kind(op, element(op, 0))?;
    any_order(machine, kind);
    let ctx = op.ctx();
    let mask = mask_around(machine, op)?;
    let (source, acc) = (machine.operand(op, 0)?, machine.operand(op, 1)?);
    let (from, to) = (shape(ctx, op.operand_type(0)), shape(ctx, op.result_type(0)));
    count(ctx, op.operand_type(0).unwrap_or(Type::NONE))?;
    let reduced = longs(op, "reduction_dims");
    let mut parts = acc.parts(count(ctx, op.result_type(0).unwrap_or(Type::NONE))?);
    let mut lane = 0;
    each_index(&from, |at| {
        let kept = at.iter().enumerate().filter(|(dim, _)| !reduced.contains(&(*dim as i64)));
        let place = linear(&to, &kept.map(|(_, at)| *at).collect::<Vec<_>>());
        let on = mask.as_ref().map_or(Ok(true), |mask| is_on(mask, lane))?;
        let slot = place.filter(|_| on).and_then(|place| parts.get_mut(place));
        if let Some(slot) = slot {
            *slot = combined(machine, op, kind, &[slot.clone(), element_of(&source, lane)])?;
        }
        lane += 1;
        Ok(())
    })?;
    one(as_result(op, parts))
}

/// Elements as the result's type has them.
fn as_result(op: OpRef<'_>, mut parts: Vec<Value>) -> Value {
    let vector = op.result_type(0).is_some_and(|ty| ty.as_vector(op.ctx()).is_some());
    if vector { Value::list(parts) } else { parts.pop().unwrap_or(Value::Poison) }
}

/// A number in the format of another.
fn widened(value: Value, like: &Value) -> Value {
    match (value, like) {
        (Value::Int(value), Value::Int(like)) => Value::Int(value.sext_or_trunc(like.width())),
        (Value::Float(value), Value::Float(like)) => {
            Value::Float(value.convert(like.kind(), RoundingMode::NearestEven).value)
        }
        (value, _) => value,
    }
}

fn product<'a>(machine: &mut Machine<'a>, op: OpRef<'a>, pair: &[Value; 2]) -> Result<Value> {
    let kind = if element(op, 0).is_float(op.ctx()) { "mulf" } else { "muli" };
    combined(machine, op, kind, pair)
}

/// How long each dimension of the iteration is.
fn extents(maps: &[&AffineMap], shapes: &[Vec<i64>]) -> Vec<i64> {
    let dims = maps.first().map_or(0, |map| map.dims());
    let extent = |dim: u32| {
        let found = maps
            .iter()
            .zip(shapes)
            .find_map(|(map, shape)| shape.get(map.result_position(dim)?).copied());
        found.unwrap_or(1)
    };
    (0..dims).map(extent).collect()
}

fn contract<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let ctx = op.ctx();
    let kind = kind(op, element(op, 2))?;
    any_order(machine, kind);
    let mask = mask_around(machine, op)?;
    let maps =
        op.attr_named("indexing_maps").and_then(|attr| attr.as_array(ctx)).unwrap_or_default();
    let maps = maps.iter().filter_map(|map| map.as_affine_map(ctx)).collect::<Vec<_>>();
    let shapes = op.operand_types().map(|ty| shape(ctx, Some(ty))).collect::<Vec<_>>();
    let operands = machine.operands(op)?;
    let [lhs, rhs, acc] = operands.as_slice() else { return Err(unsupported(op)) };
    let mut parts = acc.parts(count(ctx, op.result_type(0).unwrap_or(Type::NONE))?);
    let mut step = 0;
    each_index(&extents(&maps, &shapes), |at| {
        machine.take_steps(1)?;
        let place = |which: usize| {
            let map = maps.get(which)?;
            linear(shapes.get(which)?, &map.eval(at, &[])?)
        };
        let places = place(0).zip(place(1)).zip(place(2)).ok_or_else(|| unsupported(op))?;
        let ((left, right), to) = places;
        let on = mask.as_ref().map_or(Ok(true), |mask| is_on(mask, step))?;
        step += 1;
        let Some(slot) = parts.get_mut(to).filter(|_| on) else { return Ok(()) };
        let pair = [element_of(lhs, left), element_of(rhs, right)];
        let value = product(machine, op, &pair.map(|value| widened(value, slot)))?;
        *slot = combined(machine, op, kind, &[slot.clone(), value])?;
        Ok(())
    })?;
    one(as_result(op, parts))
}

/// All products of two vectors; or of a vector with a scalar.
fn outerproduct<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let ctx = op.ctx();
    let kind = kind(op, element(op, 0))?;
    let (lhs, rhs) = (machine.operand(op, 0)?, machine.operand(op, 1)?);
    let acc = if op.operands().len() > 2 { Some(machine.operand(op, 2)?) } else { None };
    // A product and a sum may be rounded once.
    machine.worth.inexact |= acc.is_some() && element(op, 0).is_float(ctx);
    let all = count(ctx, op.result_type(0).unwrap_or(Type::NONE))?;
    let row = shape(ctx, op.operand_type(1)).first().map_or(1, |size| (*size).max(1) as usize);
    let mut parts = Vec::with_capacity(all);
    for at in 0..all {
        let pair = [element_of(&lhs, at / row), element_of(&rhs, at % row)];
        let value = product(machine, op, &pair)?;
        parts.push(match &acc {
            Some(acc) => combined(machine, op, kind, &[element_of(acc, at), value])?,
            None => value,
        });
    }
    one(Value::list(parts))
}
