//! Numbers, and tensors of known rank: all elements at once where there is one scale, else each with
//! the scale that its place has.

use couloir_dialects::arith;
use couloir_dialects::linalg::build::Parts;
use couloir_dialects::quant::types::{Granularity, Scale};
use couloir_ir::affine::{AffineBuilder, AffineMap};
use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::body::Value;
use couloir_ir::build::Build;
use couloir_ir::num::{Float, Int};
use couloir_ir::{Attribute, Context, Type};
use couloir_rewrite::convert::ConversionRewriter;

use super::value::{self, Scales, Sizes};
use super::{Cast, of_elements};
use crate::tosa_common::{empty, generic1, identity, selection, unknown_sizes};

/// Converts a value; `axis` is the one that has scales, where it is not that of the type.
pub(super) fn convert(
    rw: &mut ConversionRewriter<'_>,
    cast: &Cast,
    input: Value,
    axis: Option<i64>,
) -> Option<Value> {
    let rank = rw.ty(input).shape(rw.context()).map_or(0, <[i64]>::len);
    match &cast.uniform.granularity {
        Granularity::Layer => whole(rw, cast, input),
        &Granularity::Axis(own) => {
            let axis = usize::try_from(axis.unwrap_or(own)).ok();
            let shape = [i64::try_from(cast.uniform.scales.len()).ok()?];
            by_place(rw, cast, input, &shape, selection(rank, [axis]))
        }
        Granularity::Blocks { sizes, counts } => {
            by_place(rw, cast, input, counts, blocks(rank, sizes)?)
        }
    }
}

fn constant(rw: &mut ConversionRewriter<'_>, ty: Type, attr: Attribute) -> Value {
    rw.insert1(arith::Constant::build(ty, attr))
}

/// One scale for all.
fn whole(rw: &mut ConversionRewriter<'_>, cast: &Cast, input: Value) -> Option<Value> {
    let (ctx, scale) = (rw.context(), cast.uniform.scales.first()?);
    let (expressed, stored) = (cast.uniform.expressed, cast.stored());
    let factor =
        Attribute::float(ctx, expressed, Float::from_f64(expressed.float_kind(ctx)?, scale.scale));
    let factor = constant(rw, expressed, factor);
    let zero = Attribute::int(ctx, stored, scale.zero_point);
    let zero = constant(rw, stored, zero);
    let zero_point = (scale.zero_point != 0).then_some(zero);
    let shape = rw.ty(input).is_shaped(ctx).then(|| rw.ty(input));
    let sizes = match shape {
        Some(_) => unknown_sizes(rw, input, |_| true),
        None => Vec::new(),
    };
    let sizes = Sizes { shape, unknown: &sizes };
    Some(value::convert(rw, cast, input, Scales { factor, zero_point }, &sizes))
}

/// A scale for each place; the map says which.
fn by_place(
    rw: &mut ConversionRewriter<'_>,
    cast: &Cast,
    input: Value,
    shape: &[i64],
    map: AffineMap,
) -> Option<Value> {
    let (ctx, ty) = (rw.context(), rw.ty(input));
    let [factors, zeros] = lists(ctx, cast, shape)?;
    let factors = constant(rw, factors.typed(ctx)?, factors);
    let zeros = constant(rw, zeros.typed(ctx)?, zeros);
    let dims = ty.shape(ctx)?.to_vec();
    let sizes = unknown_sizes(rw, input, |_| true);
    let init = empty(rw, &dims, cast.gives(), &sizes);
    let parts = Parts {
        results: &[of_elements(ctx, ty, cast.gives())],
        inputs: &[input, factors, zeros],
        outputs: &[init],
        maps: &[identity(dims.len()), map.clone(), map, identity(dims.len())],
        iterators: &vec![false; dims.len()],
    };
    Some(generic1(rw, &parts, |rw, args| match *args {
        [input, factor, zero, ..] => {
            let scales = Scales { factor, zero_point: Some(zero) };
            value::convert(rw, cast, input, scales, &Sizes { shape: None, unknown: &[] })
        }
        _ => init,
    }))
}

/// The scales and the zero points as constants of a shape.
fn lists(ctx: &Context, cast: &Cast, shape: &[i64]) -> Option<[Attribute; 2]> {
    let (expressed, stored) = (cast.uniform.expressed, cast.stored());
    let kind = expressed.float_kind(ctx)?;
    let bits = stored.int_width(ctx)?;
    let factor = |scale: &Scale| {
        let float = Float::from_f64(kind, scale.scale);
        Int::from_u128(kind.width(), float.bits())
    };
    let zero = |scale: &Scale| Int::from_i64(bits, scale.zero_point);
    let scales = &cast.uniform.scales;
    let dense = |element, bytes: Vec<u8>| {
        let ty = Type::tensor(ctx, shape, element);
        Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, bytes)))
    };
    let factors = scales.iter().flat_map(|scale| factor(scale).to_le_bytes()).collect();
    let zeros = scales.iter().flat_map(|scale| zero(scale).to_le_bytes()).collect();
    Some([dense(expressed, factors), dense(stored, zeros)])
}

/// Which block a place is in.
fn blocks(rank: usize, sizes: &[(i64, i64)]) -> Option<AffineMap> {
    let mut builder = AffineBuilder::new(u32::try_from(rank).ok()?, 0);
    let mut results = Vec::with_capacity(rank);
    for dim in 0..rank {
        let size = sizes.iter().find(|(axis, _)| usize::try_from(*axis).ok() == Some(dim));
        results.push(match size {
            None => builder.constant(0),
            Some(&(_, size)) => {
                let dim = builder.dim(u32::try_from(dim).ok()?)?;
                let size = builder.constant(size);
                builder.floor_div(dim, size)
            }
        });
    }
    builder.map(&results).ok()
}
