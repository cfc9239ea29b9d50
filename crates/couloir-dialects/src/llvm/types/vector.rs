//! Vectors, fixed and scalable.

use couloir_ir::ty::VectorType;
use couloir_ir::{Context, Type};

use super::is_compatible_vector_type;

/// How many elements a vector has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ElementCount {
    /// The number, or what the number is a multiple of.
    pub min: u64,
    /// Whether it is a multiple only known at run time.
    pub scalable: bool,
}

/// The element type of a vector type of LLVM.
pub fn vector_element_type(ctx: &Context, ty: Type) -> Option<Type> {
    let vector = ty.as_vector(ctx).filter(|_| is_compatible_vector_type(ctx, ty))?;
    Some(vector.element)
}

/// How many elements a vector type of LLVM has.
pub fn vector_num_elements(ctx: &Context, ty: Type) -> Option<ElementCount> {
    let vector = ty.as_vector(ctx).filter(|_| is_compatible_vector_type(ctx, ty))?;
    let min = u64::try_from(*vector.shape.first()?).ok()?;
    Some(ElementCount { min, scalable: vector.is_scalable() })
}

/// Whether this is a vector of a length only known at run time.
pub fn is_scalable_vector_type(ctx: &Context, ty: Type) -> bool {
    vector_num_elements(ctx, ty).is_some_and(|count| count.scalable)
}

/// The vector of so many elements.
pub fn vector_type(ctx: &Context, count: ElementCount, element: Type) -> Type {
    let length = i64::try_from(count.min).unwrap_or(i64::MAX);
    VectorType::get(ctx, &[length], &[count.scalable], element)
}

/// The vector of this fixed length.
pub fn fixed_vector_type(ctx: &Context, element: Type, count: u64) -> Type {
    vector_type(ctx, ElementCount { min: count, scalable: false }, element)
}

/// The vector whose length is a multiple of this one.
pub fn scalable_vector_type(ctx: &Context, element: Type, count: u64) -> Type {
    vector_type(ctx, ElementCount { min: count, scalable: true }, element)
}
