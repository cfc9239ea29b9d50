//! Vectors of other shapes and parts of vectors.

use couloir_diag::Diagnostic;
use couloir_ir::ty::{DYNAMIC, VectorType};
use couloir_ir::{Context, OpRef, Type};

use super::super::{
    ConstantMask, Extract, ExtractStridedSlice, Insert, InsertStridedSlice, Shuffle, Transpose,
};
use super::{Verified, vector_of};
use crate::common::index_list::constants;
use crate::common::shapes::quoted;
use crate::common::vectors::num_elements;

/// Bits of an element, `index` having those of the default data layout.
fn bits(ctx: &Context, ty: Type) -> Option<i64> {
    if ty.is_index() { Some(64) } else { ty.int_or_float_width(ctx).map(i64::from) }
}

/// Bits of the innermost dimension.
pub(super) fn minor_bits(ctx: &Context, vector: &VectorType) -> Option<i64> {
    bits(ctx, vector.element)?.checked_mul(vector.shape.last().copied().unwrap_or(1))
}

pub(in super::super) fn bitcast(op: OpRef<'_>) -> Verified {
    let (from, to) = (vector_of(op, op.operand_type(0)), vector_of(op, op.result_type(0)));
    let (Some(from), Some(to)) = (from, to) else { return Ok(()) };
    let outer = from.shape.iter().zip(&to.shape).take(from.rank().saturating_sub(1));
    for (at, (from, to)) in outer.enumerate() {
        if from != to {
            return op.op_error(format!("dimension size mismatch at: {at}")).fail();
        }
    }
    if minor_bits(op.ctx(), from) == minor_bits(op.ctx(), to) {
        return Ok(());
    }
    let what = if from.rank() == 0 { "0-D vector element types" } else { "minor 1-D vectors" };
    op.op_error(format!("source/result bitwidth of the {what} must be equal")).fail()
}

/// A size as messages show it.
fn shown(size: i64, scalable: bool) -> String {
    if scalable { format!("[{size}]") } else { size.to_string() }
}

pub(in super::super) fn broadcast(op: OpRef<'_>) -> Verified {
    let Some(source) = op.operand_type(0) else { return Ok(()) };
    let ctx = op.ctx();
    if source.as_vector(ctx).is_none() && !source.is_shaped(ctx) {
        return Ok(());
    }
    let Some(source) = source.as_vector(ctx) else {
        return op.op_error("source type is not a vector").fail();
    };
    let Some(result) = vector_of(op, op.result_type(0)) else { return Ok(()) };
    let Some(new) = result.rank().checked_sub(source.rank()) else {
        return op.op_error("source rank higher than destination rank").fail();
    };
    let from = source.shape.iter().zip(&source.scalable);
    let to = result.shape.iter().zip(&result.scalable).skip(new);
    for ((&from, &from_scalable), (&to, &to_scalable)) in from.zip(to) {
        let repeats = from == 1 && !from_scalable;
        if !repeats && (from, from_scalable) != (to, to_scalable) {
            let (from, to) = (shown(from, from_scalable), shown(to, to_scalable));
            return op.op_error(format!("dimension mismatch ({from} vs. {to})")).fail();
        }
    }
    Ok(())
}

pub(in super::super) fn transpose(op: OpRef<'_>) -> Verified {
    let (from, to) = (vector_of(op, op.operand_type(0)), vector_of(op, op.result_type(0)));
    let (Some(from), Some(to)) = (from, to) else { return Ok(()) };
    let order = constants(op, Transpose::PERMUTATION);
    if to.rank() != from.rank() {
        return op.op_error(format!("vector result rank mismatch: {}", to.rank())).fail();
    }
    if order.len() != from.rank() {
        return op.op_error(format!("transposition length mismatch: {}", order.len())).fail();
    }
    let mut seen = vec![false; from.rank()];
    for (&position, &size) in order.iter().zip(&to.shape) {
        let index = usize::try_from(position).ok();
        let Some((seen, &source)) =
            index.and_then(|index| seen.get_mut(index).zip(from.shape.get(index)))
        else {
            return op.op_error(format!("transposition index out of range: {position}")).fail();
        };
        if std::mem::replace(seen, true) {
            return op.op_error(format!("duplicate position index: {position}")).fail();
        }
        if source != size {
            return op.op_error(format!("dimension size mismatch at: {position}")).fail();
        }
    }
    Ok(())
}

pub(in super::super) fn shape_cast(op: OpRef<'_>) -> Verified {
    let (from, to) = (vector_of(op, op.operand_type(0)), vector_of(op, op.result_type(0)));
    let (Some(from), Some(to)) = (from, to) else { return Ok(()) };
    if from.element != to.element {
        return op.op_error("has different source and result element types").fail();
    }
    let count = |vector| num_elements(vector).unwrap_or(i64::MAX);
    if count(from) != count(to) {
        let message = format!(
            "has different number of elements at source ({}) and result ({})",
            count(from),
            count(to)
        );
        return op.op_error(message).fail();
    }
    let scalable = |vector: &VectorType| vector.scalable.iter().filter(|&&is| is).count();
    if scalable(from) != scalable(to) {
        let message = format!(
            "has different number of scalable dims at source ({}) and result ({})",
            scalable(from),
            scalable(to)
        );
        return op.op_error(message).fail();
    }
    Ok(())
}

/// The first position outside of its dimension.
fn outside(positions: &[i64], shape: &[i64]) -> Option<usize> {
    let inside =
        |(&position, &size): (&i64, &i64)| position == DYNAMIC || (-1..size).contains(&position);
    positions.iter().zip(shape).position(|pair| !inside(pair))
}

fn is_0d(op: OpRef<'_>, ty: Option<Type>) -> bool {
    vector_of(op, ty).is_some_and(|vector| vector.rank() == 0)
}

pub(in super::super) fn extract(op: OpRef<'_>) -> Verified {
    let result = op.result_type(0);
    if is_0d(op, result) {
        return op.error("expected a scalar instead of a 0-d vector as the result type").fail();
    }
    let Some(source) = vector_of(op, op.operand_type(0)) else { return Ok(()) };
    let positions = constants(op, Extract::STATIC_POSITION);
    let dynamic = positions.iter().filter(|&&position| position == DYNAMIC).count();
    if dynamic != op.operand_group(Extract::DYNAMIC_POSITION).len() {
        return op
            .op_error(
                "mismatch between dynamic and static positions (kDynamic marker but no \
                 corresponding dynamic position) -- this can only happen due to an incorrect \
                 fold/rewrite",
            )
            .fail();
    }
    if positions.len() > source.rank() {
        return op
            .op_error("expected position attribute of rank no greater than vector rank")
            .fail();
    }
    if let Some(at) = outside(&positions, &source.shape) {
        let message = format!(
            "expected position attribute #{} to be a non-negative integer smaller than the \
             corresponding vector dimension or poison (-1)",
            at + 1
        );
        return op.op_error(message).fail();
    }
    extracted_type(op, source, positions.len(), result)
}

/// The result is what the positions leave; a vector of one element stands for the element.
fn extracted_type(
    op: OpRef<'_>,
    source: &VectorType,
    positions: usize,
    result: Option<Type>,
) -> Verified {
    let shape = source.shape.get(positions..).unwrap_or_default();
    let scalable = source.scalable.get(positions..).unwrap_or_default();
    let wanted = if shape.is_empty() {
        source.element
    } else {
        VectorType::get(op.ctx(), shape, scalable, source.element)
    };
    let Some(result) = result.filter(|&result| result != wanted) else { return Ok(()) };
    if is_one_element(op, wanted, result) || is_one_element(op, result, wanted) {
        return Ok(());
    }
    let (wanted, result) = (quoted(op.ctx(), wanted), quoted(op.ctx(), result));
    let message = format!(
        "'{}' op inferred type(s) {wanted} are incompatible with return type(s) of operation {result}",
        op.name()
    );
    // Inference knows of no op yet, so this message shows none.
    op.ctx().emit(Diagnostic::error(op.location().place(op.ctx()), message));
    op.op_error("failed to infer returned types").fail()
}

/// Whether a vector holds one element of another type.
fn is_one_element(op: OpRef<'_>, vector: Type, element: Type) -> bool {
    vector
        .as_vector(op.ctx())
        .is_some_and(|vector| vector.element == element && *vector.shape == [1])
}

pub(in super::super) fn insert(op: OpRef<'_>) -> Verified {
    let source = op.operand_type(0);
    if is_0d(op, source) {
        return op.error("expected a scalar instead of a 0-d vector as the source operand").fail();
    }
    let Some(dest) = vector_of(op, op.operand_type(1)) else { return Ok(()) };
    let positions = constants(op, Insert::STATIC_POSITION);
    if positions.len() > dest.rank() {
        return op
            .op_error("expected position attribute of rank no greater than dest vector rank")
            .fail();
    }
    match vector_of(op, source) {
        Some(source) if positions.len().checked_add(source.rank()) != Some(dest.rank()) => {
            return op
                .op_error(
                    "expected position attribute rank + source rank to match dest vector rank",
                )
                .fail();
        }
        None if positions.len() != dest.rank() => {
            return op
                .op_error("expected position attribute rank to match the dest vector rank")
                .fail();
        }
        _ => {}
    }
    let Some(at) = outside(&positions, &dest.shape) else { return Ok(()) };
    let message = format!(
        "expected position attribute #{} to be a non-negative integer smaller than the \
         corresponding dest vector dimension",
        at + 1
    );
    op.op_error(message).fail()
}

/// The integers of an array attribute.
fn integers(op: OpRef<'_>, slot: usize) -> Vec<i64> {
    let items = op.prop(slot).and_then(|attr| attr.as_array(op.ctx())).unwrap_or_default();
    items.iter().filter_map(|item| item.as_i64(op.ctx())).collect()
}

/// Each number lies from `least` up to its size.
fn check_confined(
    op: OpRef<'_>,
    what: &str,
    numbers: &[i64],
    shape: &[i64],
    least: i64,
) -> Verified {
    for (at, (number, &size)) in numbers.iter().zip(shape).enumerate() {
        let end = size.saturating_add(least);
        if !(least..end).contains(number) {
            let message =
                format!("expected {what} dimension {at} to be confined to [{least}, {end})");
            return op.op_error(message).fail();
        }
    }
    Ok(())
}

fn check_strides(op: OpRef<'_>, strides: &[i64]) -> Verified {
    if strides.iter().all(|&stride| stride == 1) {
        return Ok(());
    }
    op.op_error("expected strides to be confined to [1, 2)").fail()
}

fn check_whole(op: OpRef<'_>, at: usize, size: i64, base: i64) -> Verified {
    if size == base {
        return Ok(());
    }
    op.op_error(format!(
        "expected size at idx={at} to match the corresponding base size from the input vector \
         ({size} vs {base})"
    ))
    .fail()
}

fn sums(a: &[i64], b: &[i64]) -> Vec<i64> {
    a.iter().zip(b).map(|(a, b)| a.saturating_add(*b)).collect()
}

pub(in super::super) fn extract_strided_slice(op: OpRef<'_>) -> Verified {
    let Some(source) = vector_of(op, op.operand_type(0)) else { return Ok(()) };
    let offsets = integers(op, ExtractStridedSlice::OFFSETS);
    let sizes = integers(op, ExtractStridedSlice::SIZES);
    let strides = integers(op, ExtractStridedSlice::STRIDES);
    if offsets.len() != sizes.len() || offsets.len() != strides.len() {
        return op.op_error("expected offsets, sizes and strides attributes of same size").fail();
    }
    if offsets.len() > source.rank() {
        return op
            .op_error("expected offsets attribute of rank no greater than vector rank")
            .fail();
    }
    check_confined(op, "offsets", &offsets, &source.shape, 0)?;
    check_confined(op, "sizes", &sizes, &source.shape, 1)?;
    check_strides(op, &strides)?;
    check_confined(op, "sum(offsets, sizes)", &sums(&offsets, &sizes), &source.shape, 1)?;
    let mut shape = sizes.clone();
    shape.extend(source.shape.iter().skip(sizes.len()));
    let wanted = VectorType::get(op.ctx(), &shape, &source.scalable, source.element);
    if op.result_type(0) != Some(wanted) {
        let wanted = quoted(op.ctx(), wanted);
        return op.op_error(format!("expected result type to be {wanted}")).fail();
    }
    for (at, (&size, &base)) in sizes.iter().zip(&source.shape).enumerate() {
        if source.scalable.get(at) == Some(&true) {
            check_whole(op, at, size, base)?;
        }
    }
    Ok(())
}

pub(in super::super) fn insert_strided_slice(op: OpRef<'_>) -> Verified {
    let (source, dest) = (vector_of(op, op.operand_type(0)), vector_of(op, op.operand_type(1)));
    let (Some(source), Some(dest)) = (source, dest) else { return Ok(()) };
    let offsets = integers(op, InsertStridedSlice::OFFSETS);
    let strides = integers(op, InsertStridedSlice::STRIDES);
    if offsets.len() != dest.rank() {
        return op.op_error("expected offsets of same size as destination vector rank").fail();
    }
    if strides.len() != source.rank() {
        return op.op_error("expected strides of same size as source vector rank").fail();
    }
    let Some(outer) = dest.rank().checked_sub(source.rank()) else {
        return op.op_error("expected source rank to be no greater than destination rank").fail();
    };
    check_confined(op, "offsets", &offsets, &dest.shape, 0)?;
    check_strides(op, &strides)?;
    let mut sizes = vec![1; outer];
    sizes.extend(source.shape.iter());
    for (at, (sum, &size)) in sums(&offsets, &sizes).iter().zip(&dest.shape).enumerate().skip(outer)
    {
        let end = size.saturating_add(1);
        if !(1..end).contains(sum) {
            return op
                .op_error(format!(
                    "expected sum(offsets, source vector shape) dimension {at} to be confined to \
                     [1, {end})"
                ))
                .fail();
        }
    }
    check_inserted_scalable(op, source, dest, outer)
}

fn check_inserted_scalable(
    op: OpRef<'_>,
    source: &VectorType,
    dest: &VectorType,
    outer: usize,
) -> Verified {
    let from = source.shape.iter().zip(&source.scalable);
    let to = dest.shape.iter().zip(&dest.scalable).skip(outer);
    for (at, ((&from, from_scalable), (&to, to_scalable))) in from.zip(to).enumerate() {
        if from_scalable != to_scalable {
            let message = format!("mismatching scalable flags (at source vector idx={at})");
            return op.op_error(message).fail();
        }
        if *from_scalable {
            check_whole(op, at, from, to)?;
        }
    }
    Ok(())
}

pub(in super::super) fn shuffle(op: OpRef<'_>) -> Verified {
    let first = vector_of(op, op.operand_type(0));
    let second = vector_of(op, op.operand_type(1));
    let result = vector_of(op, op.result_type(0));
    let (Some(first), Some(second), Some(result)) = (first, second, result) else { return Ok(()) };
    let flat = [first, second].iter().all(|vector| vector.rank() == 0) && result.rank() == 1;
    let ranks = first.rank() == second.rank() && first.rank() == result.rank();
    if !flat && !ranks {
        return op.op_error("rank mismatch").fail();
    }
    let rest = |vector: &VectorType| vector.shape.get(1..).unwrap_or_default().to_vec();
    if !flat && (rest(first) != rest(second) || rest(first) != rest(result)) {
        return op.op_error("dimension mismatch").fail();
    }
    let mask = constants(op, Shuffle::MASK);
    if mask.is_empty() {
        return op.op_error("invalid mask length").fail();
    }
    if i64::try_from(mask.len()).ok() != result.shape.first().copied() {
        return op.op_error("mask length mismatch").fail();
    }
    let length = |vector: &VectorType| vector.shape.first().copied().unwrap_or(1);
    let total = length(first).wrapping_add(length(second));
    match mask.iter().position(|index| !(-1..total).contains(index)) {
        Some(at) => op.op_error(format!("mask index #{} out of range", at + 1)).fail(),
        None => Ok(()),
    }
}

pub(in super::super) fn create_mask(op: OpRef<'_>) -> Verified {
    let Some(result) = vector_of(op, op.result_type(0)) else { return Ok(()) };
    let given = op.operands().len();
    if result.rank() == 0 {
        let message = "must specify exactly one operand for 0-D create_mask";
        return if given == 1 { Ok(()) } else { op.op_error(message).fail() };
    }
    if given == result.rank() {
        return Ok(());
    }
    op.op_error("must specify an operand for each result vector dimension").fail()
}

pub(in super::super) fn constant_mask(op: OpRef<'_>) -> Verified {
    let Some(result) = vector_of(op, op.result_type(0)) else { return Ok(()) };
    let sizes = constants(op, ConstantMask::MASK_DIM_SIZES);
    if result.rank() == 0 {
        return match sizes[..] {
            [0 | 1] => Ok(()),
            [_] => op.error("mask dim size must be either 0 or 1 for 0-D vectors").fail(),
            _ => op.error("array attr must have length 1 for 0-D vectors").fail(),
        };
    }
    if sizes.len() != result.rank() {
        return op.op_error("must specify array attr of size equal vector result rank").fail();
    }
    for ((size, &whole), &scalable) in sizes.iter().zip(&result.shape).zip(&result.scalable) {
        if !(0..=whole).contains(size) {
            let message = "array attr of size out of bounds of vector result dimension size";
            return op.op_error(message).fail();
        }
        if scalable && *size != 0 && *size != whole {
            let message = "only supports 'none set' or 'all set' scalable dimensions";
            return op.op_error(message).fail();
        }
    }
    let zeros = sizes.iter().filter(|&&size| size == 0).count();
    if zeros == 0 || zeros == sizes.len() {
        return Ok(());
    }
    op.op_error(
        "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim",
    )
    .fail()
}
