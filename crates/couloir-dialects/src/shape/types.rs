//! Types of `shape`.

use couloir_ir::ty::TypeDef;
use couloir_ir::{Context, Type};
use couloir_ods::types::{ANY_INTEGER, ANY_SHAPED, INDEX, class, is_tensor};
use couloir_ods::{any_of, container_of, type_constraints};

/// A type without parameters: its definition, how it is made, and whether a type is it.
macro_rules! plain_types {
    ($($(#[$meta:meta])* $def:ident = $mnemonic:literal, $make:ident, $is:ident;)*) => {$(
        $(#[$meta])*
        pub static $def: TypeDef = TypeDef {
            dialect: "shape",
            mnemonic: $mnemonic,
            parse: |parser| Ok($make(parser.context())),
            ..TypeDef::EMPTY
        };

        #[doc = concat!("`!shape.", $mnemonic, "`")]
        pub fn $make(ctx: &Context) -> Type {
            Type::dialect(ctx, &$def, Vec::new())
        }

        #[doc = concat!("Whether this is `!shape.", $mnemonic, "`.")]
        pub fn $is(ctx: &Context, ty: Type) -> bool {
            ty.params_of(ctx, &$def).is_some()
        }
    )*};
}

plain_types! {
    /// A shape, of unknown rank or invalid too.
    SHAPE = "shape", shape, is_shape;
    /// A number that is not negative, or unknown or invalid.
    SIZE = "size", size, is_size;
    /// A value with a shape.
    VALUE_SHAPE = "value_shape", value_shape, is_value_shape;
    /// That something holds, which is known when it runs.
    WITNESS = "witness", witness, is_witness;
}

/// A tensor of one dimension.
fn is_list(ctx: &Context, ty: Type) -> bool {
    ty.as_tensor(ctx).is_some_and(|tensor| tensor.shape.len() == 1)
}

/// Whether this is a list of extents: a tensor of one dimension of `index`.
pub fn is_extent_tensor(ctx: &Context, ty: Type) -> bool {
    is_list(ctx, ty) && ty.shaped_element(ctx) == Some(Type::INDEX)
}

/// `tensor<?xindex>`
pub fn extent_tensor(ctx: &Context) -> Type {
    Type::tensor(ctx, &[couloir_ir::ty::DYNAMIC], Type::INDEX)
}

type_constraints! {
    /// `Shape_ShapeType`
    SHAPE_TYPE = "", is_shape, build |ctx| shape(ctx);
    /// `Shape_SizeType`
    SIZE_TYPE = "", is_size, build |ctx| size(ctx);
    /// `Shape_ValueShapeType`
    VALUE_SHAPE_TYPE = "", is_value_shape, build |ctx| value_shape(ctx);
    /// `Shape_WitnessType`
    WITNESS_TYPE = "", is_witness, build |ctx| witness(ctx);
    /// `Shape_ShapeOrSizeType`
    SHAPE_OR_SIZE = "shape or size", |ctx, ty| is_shape(ctx, ty) || is_size(ctx, ty);
    /// `Shape_ShapeOrExtentTensorType`
    SHAPE_OR_EXTENT_TENSOR = "shape or extent tensor",
        |ctx, ty| is_shape(ctx, ty) || is_extent_tensor(ctx, ty);
    /// `Shape_SizeOrIndexType`
    SIZE_OR_INDEX = "size or index", |ctx, ty| is_size(ctx, ty) || ty == Type::INDEX;
    /// `Shape_AnyShapeOrSizeType`
    ANY_SHAPE_OR_SIZE = "any shape or size", any_of!(SIZE_OR_INDEX, SHAPE_OR_EXTENT_TENSOR);
    /// `1DTensorOf<[Index]>`
    TENSOR_1D_OF_INDEX: class::TENSOR = "1D tensor of index values", is_extent_tensor;
    /// `IndexTensor`
    INDEX_TENSOR: class::TENSOR = "tensor of index values", container_of!(is_tensor: INDEX);
    /// `AnyTypeOf<[AnyShaped, Shape_ValueShapeType]>`
    SHAPED_OR_VALUE_SHAPE = "shaped of any type values or ",
        any_of!(ANY_SHAPED, VALUE_SHAPE_TYPE);
    /// `AnyTypeOf<[1DTensorOf<[AnyInteger, Index]>, Shape_ValueShapeType]>`
    NUMBERS_OR_VALUE_SHAPE = "1D tensor of integer or index values or ",
        |ctx, ty| is_value_shape(ctx, ty)
            || (is_list(ctx, ty) && container_of!(is_tensor: ANY_INTEGER, INDEX)(ctx, ty));
}
