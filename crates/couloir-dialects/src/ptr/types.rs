//! The types of `ptr`, and which types its ops take.

use couloir_ir::asm::{AsmParser, AsmPrinter, ParseResult};
use couloir_ir::attr::Param;
use couloir_ir::op::TypeClass;
use couloir_ir::ty::{DialectType, TypeDef};
use couloir_ir::{Attribute, Context, Type};
use couloir_ods::type_constraints;
use couloir_ods::types::{class, is_base_memref, is_ranked_tensor, is_vector};

use super::attrs::is_memory_space;
use super::layout;

/// `!ptr.ptr<space>`
pub static PTR: TypeDef = TypeDef {
    dialect: "ptr",
    mnemonic: "ptr",
    parse: parse_ptr,
    print: print_ptr,
    memref_element: true,
    vector_element: true,
    layout: Some(&layout::POINTER),
    ..TypeDef::EMPTY
};

/// `!ptr.ptr_metadata<memref<f32>>`: what a value is beside an address.
pub static METADATA: TypeDef = TypeDef {
    dialect: "ptr",
    mnemonic: "ptr_metadata",
    parse: parse_metadata,
    print: print_metadata,
    ..TypeDef::EMPTY
};

/// `!ptr.ptr<space>`
pub fn ptr(ctx: &Context, space: Attribute) -> Type {
    Type::dialect(ctx, &PTR, vec![Param::Attr(space)])
}

/// `!ptr.ptr_metadata<ty>`
pub fn metadata(ctx: &Context, ty: Type) -> Type {
    Type::dialect(ctx, &METADATA, vec![Param::Type(ty)])
}

/// The memory space of a pointer.
pub fn memory_space(ctx: &Context, ty: Type) -> Option<Attribute> {
    ty.params_of(ctx, &PTR)?.first()?.as_attr()
}

/// What a type of metadata is the metadata of.
pub fn metadata_of(ctx: &Context, ty: Type) -> Option<Type> {
    ty.params_of(ctx, &METADATA)?.first()?.as_type()
}

/// Whether values of this type hold an address (`PtrLikeTypeInterface`).
pub fn is_ptr_like(ctx: &Context, ty: Type) -> bool {
    is_ptr(ctx, ty) || is_base_memref(ctx, ty)
}

fn is_ptr(ctx: &Context, ty: Type) -> bool {
    ty.params_of(ctx, &PTR).is_some()
}

const WRONG_TYPE: &str = "invalid kind of type specified";

fn parse_ptr(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    parser.punct("<")?;
    let mut space = Attribute::UNIT;
    parser.nested(&mut |parser| {
        space = parse_space(parser).map_err(|_| {
            parser.follow_up(
                "failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a \
                 `MemorySpaceAttrInterface`",
            )
        })?;
        Ok(())
    })?;
    parser.punct(">")?;
    Ok(ptr(parser.context(), space))
}

fn parse_space(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    let at = parser.position();
    let space = parser.attribute(None)?;
    if is_memory_space(parser.context(), space) {
        return Ok(space);
    }
    Err(parser.error(at, "invalid kind of attribute specified"))
}

fn print_ptr(_: &Context, ty: &DialectType, printer: &mut dyn AsmPrinter) {
    printer.text("<");
    if let Some(space) = ty.params.first().and_then(Param::as_attr) {
        printer.attribute(space);
    }
    printer.text(">");
}

fn parse_metadata(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    let start = parser.position();
    parser.punct("<")?;
    let ty = parse_ptr_like(parser).map_err(|_| {
        parser.follow_up(
            "failed to parse Ptr_PtrMetadata parameter 'type' which is to be a \
             `PtrLikeTypeInterface`",
        )
    })?;
    parser.punct(">")?;
    if is_ptr(parser.context(), ty) {
        return Err(parser.error(start, "the ptr-like type has no metadata"));
    }
    Ok(metadata(parser.context(), ty))
}

fn parse_ptr_like(parser: &mut dyn AsmParser) -> ParseResult<Type> {
    let at = parser.position();
    let ty = parser.ty()?;
    if is_ptr_like(parser.context(), ty) {
        return Ok(ty);
    }
    Err(parser.error(at, WRONG_TYPE))
}

fn print_metadata(_: &Context, ty: &DialectType, printer: &mut dyn AsmPrinter) {
    printer.text("<");
    if let Some(ty) = ty.params.first().and_then(Param::as_type) {
        printer.ty(ty);
    }
    printer.text(">");
}

/// `PtrLikeTypeInterface`
static PTR_LIKE_CLASS: TypeClass = TypeClass { name: None, is: is_ptr_like, stripped: None };

/// Whether this is a vector, or a tensor with a rank, of elements of a kind.
fn is_shape_of(ctx: &Context, ty: Type, is: fn(&Context, Type) -> bool) -> bool {
    (is_vector(ctx, ty) || is_ranked_tensor(ctx, ty)) && is(ctx, ty.element_or_self(ctx))
}

/// The same with one dimension.
fn is_list_of(ctx: &Context, ty: Type, is: fn(&Context, Type) -> bool) -> bool {
    is_shape_of(ctx, ty, is) && ty.shape(ctx).is_some_and(|shape| shape.len() == 1)
}

fn is_integer_or_index(ctx: &Context, ty: Type) -> bool {
    ty.is_index() || ty.is_signless_integer(ctx)
}

type_constraints! {
    /// `Ptr_PtrType`
    PTR_TYPE = "pointer type", is_ptr;
    /// `Ptr_PtrMetadata`
    METADATA_TYPE = "Pointer metadata type", |ctx, ty| metadata_of(ctx, ty).is_some();
    /// `PtrLikeTypeInterface`
    PTR_LIKE_INTERFACE: PTR_LIKE_CLASS = "PtrLikeTypeInterface instance", is_ptr_like;
    /// `Ptr_PtrLikeType`
    PTR_LIKE = "A shaped type with value semantics and rank. of pointer type values or pointer type",
        |ctx, ty| is_ptr(ctx, ty) || is_shape_of(ctx, ty, is_ptr);
    /// `Ptr_IntLikeType`
    INT_LIKE = "A shaped type with value semantics and rank. of signless integer or index values \
        or signless integer or index",
        |ctx, ty| is_integer_or_index(ctx, ty) || is_shape_of(ctx, ty, is_integer_or_index);
    /// `Ptr_Ptr1DType`
    PTR_1D: class::SHAPED = "A shaped type with value semantics and rank. of pointer type values",
        |ctx, ty| is_list_of(ctx, ty, is_ptr);
    /// `Ptr_Mask1DType`
    MASK_1D: class::SHAPED =
        "A shaped type with value semantics and rank. of 1-bit signless integer values",
        |ctx, ty| is_list_of(ctx, ty, |_, ty| ty == Type::I1);
    /// `Ptr_Any1DType`
    ANY_1D: class::SHAPED = "A shaped type with value semantics and rank. of any type values",
        |ctx, ty| is_list_of(ctx, ty, |_, _| true);
}
