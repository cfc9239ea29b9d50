//! Tensors without a rank: as ones of one dimension, or of three around the axis that has scales.

use couloir_dialects::quant::types::Granularity;
use couloir_dialects::{shape, tensor};
use couloir_ir::Type;
use couloir_ir::body::Value;
use couloir_ir::build::Build;
use couloir_ir::ty::DYNAMIC;
use couloir_rewrite::convert::ConversionRewriter;

use super::{Cast, of_elements, ranked};
use crate::tosa_common::index;

/// Converts a value of any shape; none where it cannot have such a shape.
pub(super) fn convert(rw: &mut ConversionRewriter<'_>, cast: &Cast, input: Value) -> Option<Value> {
    let (ctx, ty) = (rw.context(), rw.ty(input));
    if !ty.is_shaped(ctx) || ty.as_tensor(ctx).is_some() {
        return ranked::convert(rw, cast, input, None);
    }
    let all = rw.insert1(shape::ShapeOf::build(shape::types::extent_tensor(ctx), input));
    let (sizes, dims, axis) = match cast.uniform.granularity {
        Granularity::Layer => (vec![count(rw, all)], vec![DYNAMIC], None),
        Granularity::Axis(axis) => {
            let length = i64::try_from(cast.uniform.scales.len()).ok()?;
            let sizes = around(rw, all, axis, length)?;
            (sizes, vec![DYNAMIC, length, DYNAMIC], Some(1))
        }
        Granularity::Blocks { .. } => return None,
    };
    let flat = Type::tensor(ctx, &dims, ty.shaped_element(ctx)?);
    let list = Type::tensor(ctx, &[i64::try_from(sizes.len()).ok()?], Type::INDEX);
    let list = rw.insert1(tensor::FromElements::build(list, &sizes));
    let flat = rw.insert1(tensor::Reshape::build(flat, input, list));
    let result = ranked::convert(rw, cast, flat, axis)?;
    let ty = of_elements(ctx, ty, cast.gives());
    Some(rw.insert1(tensor::Reshape::build(ty, result, all)))
}

/// How many elements a shape has.
fn count(rw: &mut ConversionRewriter<'_>, list: Value) -> Value {
    rw.insert1(shape::NumElements::build(Type::INDEX, list))
}

/// How many elements there are before an axis, along it, and after it.
fn around(
    rw: &mut ConversionRewriter<'_>,
    list: Value,
    axis: i64,
    length: i64,
) -> Option<Vec<Value>> {
    let (at, next) = (index(rw, axis), index(rw, axis.checked_add(1)?));
    let before = part(rw, list, at, 0)?;
    let before = count(rw, before);
    let after = part(rw, list, next, 1)?;
    let after = count(rw, after);
    Some(vec![before, index(rw, length), after])
}

/// What comes before a place of a list, or after.
fn part(rw: &mut ConversionRewriter<'_>, list: Value, at: Value, which: usize) -> Option<Value> {
    let ty = shape::types::extent_tensor(rw.context());
    let op = rw.insert(shape::SplitAt::build(ty, ty, list, at));
    rw.scope().body.result(op, which)
}
