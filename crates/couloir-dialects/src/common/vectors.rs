//! Vectors of given element types and lengths, as targets have them.

use couloir_ir::ty::VectorType;
use couloir_ir::{Context, Type};
use couloir_ods::types::{is_scalable_vector, is_vector_of_non_zero_rank};

/// The vector that a type is, where its element type is one of these.
fn vector_of<'c>(ctx: &'c Context, ty: Type, elements: &[Type]) -> Option<&'c VectorType> {
    ty.as_vector(ctx).filter(|vector| elements.contains(&vector.element))
}

/// Elements of a vector, a scalable dimension counted once.
pub fn num_elements(vector: &VectorType) -> Option<i64> {
    vector.shape.iter().try_fold(1i64, |count, &size| count.checked_mul(size))
}

fn has_length(vector: &VectorType, lengths: &[i64]) -> bool {
    num_elements(vector).is_some_and(|count| lengths.contains(&count))
}

/// Whether this is a vector of one of these element types and one of these numbers of elements
/// (`VectorOfLengthAndType`).
pub fn of_length(ctx: &Context, ty: Type, elements: &[Type], lengths: &[i64]) -> bool {
    is_vector_of_non_zero_rank(ctx, ty)
        && vector_of(ctx, ty, elements).is_some_and(|vector| has_length(vector, lengths))
}

/// Whether this is a scalable vector of one of these element types and one of these numbers of
/// elements (`ScalableVectorOfLengthAndType`).
pub fn scalable_of_length(ctx: &Context, ty: Type, elements: &[Type], lengths: &[i64]) -> bool {
    is_scalable_vector(ctx, ty) && of_length(ctx, ty, elements, lengths)
}

/// The same of one dimension.
pub fn scalable_1d(ctx: &Context, ty: Type, elements: &[Type], lengths: &[i64]) -> bool {
    ty.as_vector(ctx).is_some_and(|vector| vector.rank() == 1)
        && scalable_of_length(ctx, ty, elements, lengths)
}

/// Whether this is a scalable vector of one of these element types.
pub fn scalable_of(ctx: &Context, ty: Type, elements: &[Type]) -> bool {
    is_scalable_vector(ctx, ty) && vector_of(ctx, ty, elements).is_some()
}

/// Whether this is a vector of one dimension of this size, scalable or not, and of one of these
/// element types.
pub fn of_size(ctx: &Context, ty: Type, elements: &[Type], size: i64, scalable: bool) -> bool {
    vector_of(ctx, ty, elements)
        .is_some_and(|vector| *vector.shape == [size] && vector.is_scalable() == scalable)
}

/// The vector type of one dimension of this size, not scalable.
pub fn of_one_dim(ctx: &Context, size: i64, element: Type) -> Type {
    Type::vector(ctx, &[size], element)
}

/// The size of the first dimension of a vector.
pub fn first_size(ctx: &Context, ty: Type) -> Option<i64> {
    ty.as_vector(ctx)?.shape.first().copied()
}

/// The same vector type with another outermost or innermost dimension or element type.
pub fn changed(ctx: &Context, ty: Type, change: impl FnOnce(&mut VectorType)) -> Option<Type> {
    let vector = ty.as_vector(ctx)?;
    let mut vector = VectorType {
        shape: vector.shape.clone(),
        scalable: vector.scalable.clone(),
        element: vector.element,
    };
    change(&mut vector);
    Some(VectorType::get(ctx, &vector.shape, &vector.scalable, vector.element))
}
