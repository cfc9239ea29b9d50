//! Types and attributes of their parts.

use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::location::LocationKind;
use couloir_ir::num::Float;
use couloir_ir::num::Int;
use couloir_ir::ty::{DYNAMIC, MemRefType, Signedness, TensorType, TypeKind, VectorType};
use couloir_ir::{Attribute, Context, Location, Str, Type};

use super::{FLOAT_CODES, Source, attr_code as code, type_code};
use crate::bytes::Fault;

/// An attribute of its parts.
pub(crate) fn decode_attr<S: Source>(from: &mut S) -> Result<Attribute, Fault> {
    let kind = match from.varint()? {
        code::UNIT => AttrKind::Unit,
        code::ARRAY => AttrKind::Array(from.list(S::attr)?.into()),
        code::DICTIONARY => return dictionary(from),
        code::STRING => AttrKind::String(from.string()?, None.into()),
        code::TYPED_STRING => AttrKind::String(from.string()?, Some(from.ty()?).into()),
        code::FLAT_SYMBOL => AttrKind::SymbolRef(name(from)?, Box::default()),
        code::SYMBOL => AttrKind::SymbolRef(name(from)?, from.list(nested)?.into()),
        code::TYPE => AttrKind::Type(from.ty()?),
        code::INTEGER => integer(from)?,
        code::FLOAT => float(from)?,
        code::DENSE_RESOURCE => AttrKind::DenseResource(shaped(from)?, from.resource()?),
        code::DENSE_ARRAY => dense_array(from)?,
        code::DENSE => dense(from)?,
        code::DENSE_STRINGS => dense_strings(from)?,
        code::SPARSE => AttrKind::Sparse(shaped(from)?, from.attr()?, from.attr()?),
        code::DISTINCT => {
            let of = from.attr()?;
            AttrKind::Distinct(from.ctx().next_distinct_id(), of)
        }
        other => AttrKind::Location(location(from, other)?),
    };
    Ok(Attribute::get(from.ctx(), kind))
}

fn dictionary<S: Source>(from: &mut S) -> Result<Attribute, Fault> {
    let entries = from.list(|from| Ok((name(from)?, from.attr()?)))?;
    Ok(Attribute::dictionary(from.ctx(), entries))
}

/// The text of a string attribute.
fn name<S: Source>(from: &mut S) -> Result<Str, Fault> {
    let attr = from.attr()?;
    from.checked(attr.as_str(from.ctx()), Str::BUILTIN, || {
        wrong_attr(from.ctx(), "StringAttr", attr)
    })
}

/// The name in a reference to a symbol.
fn nested<S: Source>(from: &mut S) -> Result<Str, Fault> {
    let attr = from.attr()?;
    let symbol = attr.as_flat_symbol(from.ctx());
    from.checked(symbol, Str::BUILTIN, || wrong_attr(from.ctx(), "FlatSymbolRefAttr", attr))
}

fn wrong_attr(ctx: &Context, class: &str, attr: Attribute) -> Fault {
    format!("expected {class}, but got: {}", ctx.attr_text(attr))
}

fn wrong_type(ctx: &Context, class: &str, ty: Type) -> Fault {
    format!("expected {class}, but got: {}", ctx.type_text(ty))
}

fn integer<S: Source>(from: &mut S) -> Result<AttrKind, Fault> {
    let ty = from.ty()?;
    let width = if ty.is_index() { Some(64) } else { ty.int_width(from.ctx()) };
    let Some(width) = width else {
        return Err(wrong_type(from.ctx(), "integer or index type for IntegerAttr", ty));
    };
    Ok(AttrKind::Integer(ty, from.int(width)?))
}

fn float<S: Source>(from: &mut S) -> Result<AttrKind, Fault> {
    let ty = from.ty()?;
    let Some(kind) = ty.float_kind(from.ctx()) else {
        return Err(wrong_type(from.ctx(), "float type for FloatAttr", ty));
    };
    let bits = from.int(kind.width())?.low_u128();
    Ok(AttrKind::Float(ty, Float::from_bits(kind, bits)))
}

/// A type with a shape.
fn shaped<S: Source>(from: &mut S) -> Result<Type, Fault> {
    let ty = from.ty()?;
    let is_shaped = matches!(
        ty.kind(from.ctx()),
        TypeKind::Vector(_)
            | TypeKind::Tensor(_)
            | TypeKind::UnrankedTensor(_)
            | TypeKind::MemRef(_)
            | TypeKind::UnrankedMemRef(..)
    );
    from.checked(is_shaped.then_some(ty), ty, || wrong_type(from.ctx(), "ShapedType", ty))
}

fn dense_array<S: Source>(from: &mut S) -> Result<AttrKind, Fault> {
    let element = from.ty()?;
    let (count, data) = (from.varint()?, from.blob()?);
    let bytes = DenseElements::element_bytes(from.ctx(), element);
    let bytes = bytes.filter(|_| element.int_or_float_width(from.ctx()).is_some());
    let wanted = bytes.and_then(|bytes| (bytes as u64).checked_mul(count));
    if wanted != Some(data.len() as u64) {
        let text = from.ctx().type_text(element);
        return Err(format!("{} bytes are no {count} elements of type {text}", data.len()));
    }
    Ok(AttrKind::DenseArray { element, data: data.into() })
}

fn dense<S: Source>(from: &mut S) -> Result<AttrKind, Fault> {
    let (ty, data) = (shaped(from)?, from.blob()?);
    let ctx = from.ctx();
    let element = ty.element_or_self(ctx);
    // Of a splat there may be more elements than can be counted.
    let splat = !element.is_bit(ctx)
        && is_static(ctx, ty)
        && DenseElements::element_bytes(ctx, element) == Some(data.len());
    let elements = match splat {
        true => Some(DenseElements { ty, splat: true, data: data.clone().into() }),
        false => DenseElements::from_raw(ctx, ty, &data),
    };
    let elements = elements.ok_or_else(|| {
        let text = ctx.type_text(ty);
        format!("{} bytes are no elements of type {text}", data.len())
    })?;
    Ok(AttrKind::DenseElements(elements))
}

fn is_static(ctx: &Context, ty: Type) -> bool {
    ty.shape(ctx).is_some_and(|shape| shape.iter().all(|&dim| dim >= 0))
}

fn dense_strings<S: Source>(from: &mut S) -> Result<AttrKind, Fault> {
    let (ty, splat) = (shaped(from)?, from.varint()?);
    if splat != 0 {
        return Ok(AttrKind::DenseStrings(ty, [from.string()?].into()));
    }
    let count = ty.num_elements(from.ctx());
    let count = count.ok_or_else(|| wrong_type(from.ctx(), "type of static shape", ty))?;
    let strings = (0..count).map(|_| from.string()).collect::<Result<Vec<_>, _>>()?;
    Ok(AttrKind::DenseStrings(ty, strings.into()))
}

fn location<S: Source>(from: &mut S, kind: u64) -> Result<LocationKind, Fault> {
    Ok(match kind {
        code::UNKNOWN => LocationKind::Unknown,
        code::CALL_SITE => LocationKind::CallSite(place(from)?, place(from)?),
        code::NAME => LocationKind::Name(name(from)?, place(from)?),
        code::FUSED => LocationKind::Fused(from.list(place)?.into(), None),
        code::FUSED_WITH_METADATA => {
            LocationKind::Fused(from.list(place)?.into(), Some(from.attr()?))
        }
        code::FILE_LINE_COL => LocationKind::FileLineColRange {
            file: name(from)?,
            range: [number(from)?, number(from)?].into(),
        },
        code::FILE_LINE_COL_RANGE => {
            LocationKind::FileLineColRange { file: name(from)?, range: range(from)? }
        }
        other => return Err(format!("unknown builtin attribute code: {other}")),
    })
}

/// A location.
fn place<S: Source>(from: &mut S) -> Result<Location, Fault> {
    let attr = from.attr()?;
    let location = attr.is_location(from.ctx()).then(|| Location::from_attr(attr));
    from.checked(location, Location::UNKNOWN, || wrong_attr(from.ctx(), "LocationAttr", attr))
}

/// A number of 32 bits.
fn number<S: Source>(from: &mut S) -> Result<u32, Fault> {
    let value = from.varint()?;
    u32::try_from(value).map_err(|_| format!("{value} is no number of a line or column"))
}

fn range<S: Source>(from: &mut S) -> Result<Box<[u32]>, Fault> {
    let count = from.varint()?;
    if count > 4 {
        return Err(format!("a place in a file has no {count} numbers"));
    }
    (0..count).map(|_| number(from)).collect()
}

/// A type of its parts.
pub(crate) fn decode_type<S: Source>(from: &mut S) -> Result<Type, Fault> {
    let kind = match from.varint()? {
        type_code::INTEGER => integer_type(from.varint()?)?,
        type_code::INDEX => TypeKind::Index,
        type_code::NONE => TypeKind::None,
        type_code::COMPLEX => TypeKind::Complex(element(from, "complex", is_complex_element)?),
        type_code::TUPLE => TypeKind::Tuple(from.list(S::ty)?.into()),
        type_code::FUNCTION => {
            TypeKind::Function(from.list(S::ty)?.into(), from.list(S::ty)?.into())
        }
        type_code::UNRANKED_TENSOR => {
            TypeKind::UnrankedTensor(element(from, "tensor", Type::is_tensor_element)?)
        }
        type_code::TENSOR => tensor(from, None)?,
        type_code::TENSOR_WITH_ENCODING => {
            let encoding = from.attr()?;
            tensor(from, Some(encoding))?
        }
        type_code::MEMREF => return memref(from, None),
        type_code::MEMREF_WITH_SPACE => {
            let space = from.attr()?;
            return memref(from, Some(space));
        }
        type_code::UNRANKED_MEMREF => {
            let element = element(from, "memref", Type::is_memref_element)?;
            TypeKind::UnrankedMemRef(element, None.into())
        }
        type_code::UNRANKED_MEMREF_WITH_SPACE => {
            let space = from.attr()?;
            let element = element(from, "memref", Type::is_memref_element)?;
            TypeKind::UnrankedMemRef(element, Some(space).into())
        }
        type_code::VECTOR => return vector(from, None),
        type_code::SCALABLE_VECTOR => {
            let scalable = from.list(|from| Ok(from.byte()? != 0))?;
            return vector(from, Some(scalable));
        }
        other => match FLOAT_CODES.iter().find(|(_, code)| *code == other) {
            Some((kind, _)) => TypeKind::Float(*kind),
            None => return Err(format!("unknown builtin type code: {other}")),
        },
    };
    Ok(Type::get(from.ctx(), kind))
}

fn integer_type(value: u64) -> Result<TypeKind, Fault> {
    let signedness = match value & 3 {
        0 => Signedness::Signless,
        1 => Signedness::Signed,
        _ => Signedness::Unsigned,
    };
    match u32::try_from(value >> 2) {
        Ok(width) if width <= Int::MAX_WIDTH => Ok(TypeKind::Integer(width, signedness)),
        _ => Err(format!("integer bitwidth is limited to {} bits", Int::MAX_WIDTH)),
    }
}

fn is_complex_element(ty: Type, ctx: &Context) -> bool {
    ty.is_integer(ctx) || ty.is_float(ctx)
}

/// Sizes of dimensions, which may be unknown.
fn shape<S: Source>(from: &mut S) -> Result<Vec<i64>, Fault> {
    from.list(|from| match from.signed()? {
        size if size >= 0 || size == DYNAMIC => Ok(size),
        size => Err(format!("{size} is no size of a dimension")),
    })
}

/// The element type of a shaped type, where that may hold it.
fn element<S: Source>(
    from: &mut S,
    what: &str,
    fits: fn(Type, &Context) -> bool,
) -> Result<Type, Fault> {
    let ty = from.ty()?;
    let fault = || format!("invalid {what} element type: {}", from.ctx().type_text(ty));
    from.checked(fits(ty, from.ctx()).then_some(ty), ty, fault)
}

fn tensor<S: Source>(from: &mut S, encoding: Option<Attribute>) -> Result<TypeKind, Fault> {
    let shape = shape(from)?.into();
    let element = element(from, "tensor", Type::is_tensor_element)?;
    Ok(TypeKind::Tensor(Box::new(TensorType { shape, element, encoding: encoding.into() })))
}

fn memref<S: Source>(from: &mut S, space: Option<Attribute>) -> Result<Type, Fault> {
    let shape = shape(from)?;
    let element = element(from, "memref", Type::is_memref_element)?;
    let layout = from.attr()?;
    let fits = match layout.kind(from.ctx()) {
        AttrKind::AffineMap(map) => map.dims() as usize == shape.len(),
        AttrKind::StridedLayout { strides, .. } => strides.len() == shape.len(),
        _ => false,
    };
    from.checked(fits.then_some(()), (), || {
        wrong_attr(from.ctx(), "a layout of the rank", layout)
    })?;
    Ok(MemRefType::get(from.ctx(), &shape, element, Some(layout), space))
}

fn vector<S: Source>(from: &mut S, scalable: Option<Vec<bool>>) -> Result<Type, Fault> {
    let shape = shape(from)?;
    if let Some(size) = shape.iter().find(|&&size| size <= 0) {
        return Err(format!("vector types must have positive constant sizes but got {size}"));
    }
    let scalable = scalable.unwrap_or_else(|| vec![false; shape.len()]);
    if scalable.len() != shape.len() {
        return Err(format!("{} flags for a vector of {} dimensions", scalable.len(), shape.len()));
    }
    let element = element(from, "vector", Type::is_vector_element)?;
    Ok(VectorType::get(from.ctx(), &shape, &scalable, element))
}
