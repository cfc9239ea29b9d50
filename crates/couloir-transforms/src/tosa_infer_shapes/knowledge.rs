//! What is known of the sizes of a tensor.

use couloir_dialects::tosa::Shape;
use couloir_ir::ty::{DYNAMIC, TypeKind};
use couloir_ir::{Context, Type};

/// A tensor of these sizes, or without a rank.
fn tensor(ctx: &Context, shape: Shape, element: Type) -> Type {
    match shape {
        Some(shape) => Type::tensor(ctx, &shape, element),
        None => Type::get(ctx, TypeKind::UnrankedTensor(element)),
    }
}

/// The type of a tensor of which more is known now; what does not go together is not known, nor is
/// how much comes of less than nothing.
pub(super) fn refined(ctx: &Context, ty: Type, more: Shape) -> Type {
    let size = |size| if size < 0 { DYNAMIC } else { size };
    let more = more.map(|more| more.into_iter().map(size).collect::<Vec<_>>());
    let is_tensor = ty.as_tensor(ctx).is_some() || ty.shape(ctx).is_none() && ty.is_shaped(ctx);
    let shape = match (ty.shape(ctx), more) {
        (Some(own), Some(more)) => both(own, &more),
        (Some(own), None) => Some(own.to_vec()),
        (None, more) => more,
    };
    if is_tensor { tensor(ctx, shape, ty.element_or_self(ctx)) } else { ty }
}

/// What two say together.
fn both(a: &[i64], b: &[i64]) -> Shape {
    let size = |(&a, &b): (&i64, &i64)| match (a, b) {
        (DYNAMIC, size) | (size, DYNAMIC) => Some(size),
        (a, b) => (a == b).then_some(a),
    };
    if a.len() == b.len() { a.iter().zip(b).map(size).collect() } else { None }
}

/// The type of what may be a tensor of one type or of another.
pub(super) fn either(ctx: &Context, a: Type, b: Type) -> Type {
    let shapes = a.shape(ctx).zip(b.shape(ctx)).filter(|(a, b)| a.len() == b.len());
    let size = |(&a, &b): (&i64, &i64)| if a == b { a } else { DYNAMIC };
    let shape = shapes.map(|(a, b)| a.iter().zip(b).map(size).collect());
    if a == b { a } else { tensor(ctx, shape, a.element_or_self(ctx)) }
}
