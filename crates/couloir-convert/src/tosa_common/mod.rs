//! What lowerings of `tosa` share: types without signs, and sizes.

mod numbers;
mod structured;

use std::sync::Arc;

use couloir_dialects::arith;
use couloir_dialects::common::mixed::Mixed;
use couloir_dialects::tensor::Dim;
use couloir_ir::body::Value;
use couloir_ir::build::Build;
use couloir_ir::ty::{DYNAMIC, Signedness, TypeKind};
use couloir_ir::{Attribute, Context, Type};
use couloir_rewrite::convert::{ConversionRewriter, Materialized, TypeConversion, TypeConverter};

pub(crate) use numbers::{
    apply_scale, bound_attr, constant, is_number, number_attr, signed_bounds, zero, zero_attr,
};
pub(crate) use structured::{
    collapsed, collapsed_to, elements, empty, expanded, extract, filled, generic, generic1,
    identity, loop_index, named, result, selection, transposed, unknown_sizes,
};

/// Unsigned integers become such without a sign, in tensors too.
pub(crate) fn converter() -> Arc<TypeConverter> {
    let mut converter = TypeConverter::new();
    converter.add(|_, ctx, ty| TypeConversion::One(unsigned_gone(ctx, ty)));
    converter.add_source(|_, _| Materialized::Cast).add_target(|_, _| Materialized::Cast);
    Arc::new(converter)
}

fn unsigned_gone(ctx: &Context, ty: Type) -> Type {
    match ty.element_or_self(ctx).kind(ctx) {
        TypeKind::Integer(width, Signedness::Unsigned) => {
            ty.with_element(ctx, Type::int(ctx, *width))
        }
        _ => ty,
    }
}

/// `arith.constant` of an index.
pub(crate) fn index(rw: &mut ConversionRewriter<'_>, value: i64) -> Value {
    let value = Attribute::index(rw.context(), value);
    rw.insert1(arith::Constant::build(Type::INDEX, value))
}

/// A size of a tensor as a value: a constant, where it is known. The place of a size that is known
/// is made, too.
pub(crate) fn dim(rw: &mut ConversionRewriter<'_>, tensor: Value, at: usize) -> Value {
    let place = index(rw, i64::try_from(at).unwrap_or(i64::MAX));
    rw.insert_folded(Dim::build(rw.context(), tensor, place))
}

/// The op that gives a size of a tensor, whatever is known of it.
pub(crate) fn dim_op(rw: &mut ConversionRewriter<'_>, tensor: Value, at: usize) -> Value {
    let place = index(rw, i64::try_from(at).unwrap_or(i64::MAX));
    rw.insert1(Dim::build(rw.context(), tensor, place))
}

/// All sizes of a tensor; those that are not known are asked for.
pub(crate) fn sizes(rw: &mut ConversionRewriter<'_>, tensor: Value) -> Vec<Mixed> {
    let shape = rw.ty(tensor).shape(rw.context()).unwrap_or_default().to_vec();
    let one = |(at, size)| match size {
        DYNAMIC => Mixed::Value(dim(rw, tensor, at)),
        known => Mixed::Known(known),
    };
    shape.into_iter().enumerate().map(one).collect()
}
