//! Verifiers of `tosa` ops: what many ops ask for, and by kind what each asks for.

mod blocks;
mod elements;
mod graphs;
pub(super) mod infer;
mod layout;
mod products;
mod reduce;
mod shape_ops;
mod sizes;
mod windows;
pub(super) mod zero_points;

use couloir_ir::ty::{DYNAMIC, Signedness, TypeKind};
use couloir_ir::{Context, Failure, OpRef, Type};

pub(super) use blocks::*;
pub(super) use elements::*;
pub(super) use graphs::*;
pub(super) use layout::*;
pub(super) use products::*;
pub(super) use reduce::*;
pub(super) use shape_ops::*;
pub(super) use windows::*;

use super::types::is_shape;
use crate::common::shapes::quoted;
use crate::quant::types::{Uniform, stored_as};

type Verified = Result<(), Failure>;

/// The sizes of an operand whose rank is known.
pub(super) fn input_shape(op: OpRef<'_>, at: usize) -> Option<&[i64]> {
    op.operand_type(at)?.shape(op.ctx())
}

/// The sizes of a result whose rank is known.
fn output_shape(op: OpRef<'_>, at: usize) -> Option<&[i64]> {
    op.result_type(at)?.shape(op.ctx())
}

/// The type of an operand's elements.
fn input_element(op: OpRef<'_>, at: usize) -> Type {
    op.operand_type(at).map_or(Type::NONE, |ty| ty.element_or_self(op.ctx()))
}

/// The type of the elements of the first result.
fn output_element(op: OpRef<'_>) -> Type {
    op.result_type(0).map_or(Type::NONE, |ty| ty.element_or_self(op.ctx()))
}

/// What elements of a type are stored as: quantized ones as integers, which have a sign or are said to
/// have none, others as they are.
fn stored(ctx: &Context, element: Type) -> Type {
    match stored_as(ctx, element) {
        None => element,
        Some(storage) if storage.signed => storage.ty,
        Some(storage) => Type::get(ctx, TypeKind::Integer(storage.bits(ctx), Signedness::Unsigned)),
    }
}

/// A size where there is such a dimension.
pub(super) fn size(shape: &[i64], at: usize) -> i64 {
    shape.get(at).copied().unwrap_or(DYNAMIC)
}

/// The sizes there are of a dimension; none where it is not known.
pub(super) fn known(size: i64) -> Option<i64> {
    (size != DYNAMIC).then_some(size)
}

/// Numbers with commas between.
fn listed(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

/// Whether two sizes may be the same at run time.
fn may_equal(a: i64, b: i64) -> bool {
    a == b || a == DYNAMIC || b == DYNAMIC
}

/// Fails with a message where something holds.
fn refuse(op: OpRef<'_>, wrong: bool, message: impl FnOnce() -> String) -> Verified {
    if wrong { op.op_error(message()).fail() } else { Ok(()) }
}

/// Two types of elements are the same.
fn same_elements(op: OpRef<'_>, names: [&str; 2], types: [Type; 2]) -> Verified {
    let [a, b] = types;
    let ctx = op.ctx();
    let is_plain = |ty: Type| ty.int_or_float_width(ctx).is_some();
    let are_numbers = types.iter().all(|&ty| is_plain(ty) || Uniform::of(ctx, ty).is_some());
    refuse(op, are_numbers && a != b, || {
        let (a, b) = (quoted(ctx, a), quoted(ctx, b));
        format!("expect {} and {} to have same element type, got {a} and {b}", names[0], names[1])
    })
}

/// An operand and the first result have elements of one type.
fn same_as_output(op: OpRef<'_>, at: usize) -> Verified {
    same_elements(op, ["input", "output"], [input_element(op, at), output_element(op)])
}

/// Shapes that are operands are made by ops, not passed in.
fn resolvable(op: OpRef<'_>) -> Verified {
    let is_open = |value| {
        let shaped = is_shape(op.ctx(), op.ty(value));
        shaped && !op.scope.defining_op(value).is_some_and(|made| is_shape_op(made))
    };
    refuse(op, op.operands().any(is_open), || "shape operand is not compile time resolvable".into())
}

/// Whether an op computes with shapes.
fn is_shape_op(op: OpRef<'_>) -> bool {
    op.name().starts_with("tosa.") && op.result_types().any(|ty| is_shape(op.ctx(), ty))
}

/// Elements at the same places: shapes that stretch to one another.
pub(super) fn elementwise(op: OpRef<'_>) -> Verified {
    broadcast(op)?;
    same_ranks(op)
}

/// Sizes for all ranked types together, where there are such.
fn broadcast_shape<'a>(shapes: impl Iterator<Item = &'a [i64]>) -> Option<Vec<i64>> {
    let mut all = Vec::new();
    for shape in shapes {
        all = stretch(&all, shape)?;
    }
    Some(all)
}

/// The sizes for two shapes together, aligned at their ends.
pub(super) fn stretch(a: &[i64], b: &[i64]) -> Option<Vec<i64>> {
    let (longer, shorter) = if a.len() > b.len() { (a, b) } else { (b, a) };
    let lead = longer.len() - shorter.len();
    let mut all = longer.to_vec();
    for (own, &other) in all.iter_mut().skip(lead).zip(shorter) {
        *own = match (*own, other) {
            (a, b) if a == b => a,
            (1, other) | (other, 1) => other,
            (DYNAMIC, other) | (other, DYNAMIC) => other,
            _ => return None,
        };
    }
    Some(all)
}

/// Sizes as they stand in a type.
fn dims_text(shape: &[i64]) -> String {
    let text = |&size: &i64| if size == DYNAMIC { "?".to_string() } else { size.to_string() };
    shape.iter().map(text).collect::<Vec<_>>().join("x")
}

/// Operands stretch to one another, and results are what comes of it.
fn broadcast(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let shapes = op.operand_types().filter_map(|ty| ty.shape(ctx));
    if shapes.clone().next().is_none() {
        return Ok(());
    }
    let Some(all) = broadcast_shape(shapes) else {
        return op.op_error("operands don't have broadcast-compatible shapes").fail();
    };
    let fits = |shape: &&[i64]| {
        let mut ends = shape.iter().rev().zip(all.iter().rev());
        shape.len() >= all.len() && ends.all(|(&a, &b)| may_equal(a, b))
    };
    let wrong = op.result_types().filter_map(|ty| ty.shape(ctx)).find(|shape| !fits(shape));
    let Some(wrong) = wrong else { return Ok(()) };
    op.op_error(format!(
        "result type '{}' not broadcast compatible with broadcasted operands's shapes '{}'",
        dims_text(wrong),
        dims_text(&all)
    ))
    .fail()
}

/// All ranks that are known are the same.
fn same_ranks(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let mut ranks = op.operand_types().filter_map(|ty| Some(ty.shape(ctx)?.len()));
    let first = ranks.next();
    let Some(rank) = first else { return Ok(()) };
    refuse(op, ranks.any(|own| own != rank), || "operands don't have matching ranks".into())?;
    let mut results = op.result_types().filter_map(|ty| Some(ty.shape(ctx)?.len()));
    refuse(op, results.any(|own| own != rank), || {
        "result type has different rank than operands".into()
    })
}
