//! Masks become comparisons or constants.

use couloir_dialects::arith::Select;
use couloir_dialects::vector::{ConstantMask, CreateMask};
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Op, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use super::build::{BuildVector, int_elements, part_type, zero_attr};
use super::{list, operand, result_vector};

const SLT: i64 = 2;

/// Adds the patterns for masks of several dimensions and for constant ones.
pub(crate) fn populate(patterns: &mut RewritePatterns) {
    patterns.add(CreateMask::def(), create_several);
    patterns.add(ConstantMask::def(), constant);
}

/// Adds the patterns for masks of one dimension, compared in 32 bits or in 64.
pub(crate) fn populate_comparisons(patterns: &mut RewritePatterns, short: bool) {
    patterns.add(CreateMask::def(), move |op, rw| create(op, rw, short));
    patterns.add(Select::def(), fold_select);
}

fn several(vector: &VectorType) -> Result<i64, NoMatch> {
    if vector.rank() < 2 {
        return no_match("0-D and 1-D vectors are handled separately");
    }
    if vector.scalable.first() == Some(&true) {
        return no_match("Cannot unroll leading scalable dim in dstType");
    }
    vector.shape.first().copied().or_no_match("no dimension")
}

/// A mask of several dimensions: rows are the same or empty.
fn create_several(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let vector = result_vector(rw, op)?;
    let (count, first) = (several(&vector)?, operand(rw, op, 0)?);
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let inner: Vec<Value> = rw.view(op).operands().skip(1).collect();
    let row_ty = part_type(rw.context(), &vector, 1);
    let set = rw.make(CreateMask::def(), &inner, row_ty, []);
    let unset = rw.zero(row_ty);
    let whole = rw.zero(ty);
    let whole = (0..count).fold(whole, |whole, at| {
        let bound = rw.index(at);
        let is_set = rw.compare(SLT, bound, first);
        let row = rw.select(is_set, set, unset);
        rw.insert_at(row, whole, &[at])
    });
    rw.replace(op, &[whole]);
    Ok(())
}

fn splat(rw: &mut Rewriter<'_>, ty: Type, set: bool) -> Value {
    let ctx = rw.context();
    let value = match set {
        true => couloir_dialects::common::fold::int_splat(ctx, ty, 1),
        false => zero_attr(ctx, ty),
    };
    rw.constant(ty, value)
}

fn constant(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let vector = result_vector(rw, op)?;
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let sizes = list(rw, op, ConstantMask::MASK_DIM_SIZES)?;
    let set = sizes.first().copied().or_no_match("no sizes")?;
    let value = match vector.rank() {
        0 => splat(rw, ty, set == 1),
        1 if vector.is_scalable() => splat(rw, ty, set != 0),
        1 => {
            let length = vector.shape.first().copied().unwrap_or(0);
            let values: Vec<i64> = (0..length).map(|at| i64::from(at < set)).collect();
            let value = int_elements(rw.context(), ty, &values);
            rw.constant(ty, value)
        }
        _ => {
            several(&vector)?;
            let row_ty = part_type(rw.context(), &vector, 1);
            let inner = Attribute::i64_array(rw.context(), sizes.get(1..).unwrap_or_default());
            let prop = (ConstantMask::MASK_DIM_SIZES, inner);
            let row = rw.make(ConstantMask::def(), &[], row_ty, [prop]);
            let whole = rw.zero(ty);
            (0..set).fold(whole, |whole, at| rw.insert_at(row, whole, &[at]))
        }
    };
    rw.replace(op, &[value]);
    Ok(())
}

/// A mask of one dimension: places are compared with the bound.
fn create(op: Op, rw: &mut Rewriter<'_>, short: bool) -> Rewritten {
    let vector = result_vector(rw, op)?;
    if vector.is_scalable() || vector.rank() > 1 {
        return no_match("scalable, or several dimensions");
    }
    let bound = operand(rw, op, 0)?;
    let ctx = rw.context();
    let element = if short { Type::I32 } else { Type::I64 };
    let ty = VectorType::get(ctx, &vector.shape, &vector.scalable, element);
    let places: Vec<i64> = (0..vector.shape.first().copied().unwrap_or(1)).collect();
    let places = int_elements(ctx, ty, &places);
    let places = rw.constant(ty, places);
    let bound = rw.index_like(bound, element);
    let bounds = rw.broadcast(bound, ty);
    let mask = rw.compare(SLT, places, bounds);
    rw.replace(op, &[mask]);
    Ok(())
}

/// A choice between a set and an unset mask of one element is the condition.
fn fold_select(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let vector = result_vector(rw, op)?;
    let ctx = rw.context();
    let single = vector.shape[..] == [1] && !vector.is_scalable() && vector.element == Type::I1;
    let condition = operand(rw, op, 0)?;
    if !single || rw.ty(condition) != Type::I1 {
        return no_match("no mask of one element");
    }
    let constant = |at: usize| {
        let source = rw.scope().defining_op(rw.view(op).operand(at)?)?;
        couloir_dialects::common::fold::splat(ctx, couloir_rewrite::constant_of(source)?)
    };
    let is = |at, wanted: i64| {
        let number = constant(at);
        number.and_then(|number| Some(number.int()?.to_i64()? & 1)) == Some(wanted)
    };
    if !is(1, 1) || !is(2, 0) {
        return no_match("no set and unset masks");
    }
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let value = rw.broadcast(condition, ty);
    rw.replace(op, &[value]);
    Ok(())
}
