//! Types and attributes as parts.

use couloir_ir::affine::AffineMap;
use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::location::LocationKind;
use couloir_ir::num::Int;
use couloir_ir::ty::{MemRefType, Signedness, TypeKind};
use couloir_ir::{Attribute, Context, Str, Type};

use super::{FLOAT_CODES, Sink, attr_code as code, is_packed, type_code};

/// Gives the parts of an attribute that has an encoding; says whether it has.
pub(crate) fn encode_attr(ctx: &Context, attr: Attribute, sink: &mut dyn Sink) -> bool {
    match attr.kind(ctx) {
        AttrKind::Unit => sink.varint(code::UNIT),
        AttrKind::Integer(ty, value) => {
            sink.varint(code::INTEGER);
            sink.ty(*ty);
            sink.int(value);
        }
        AttrKind::Float(ty, value) => {
            sink.varint(code::FLOAT);
            sink.ty(*ty);
            sink.int(&Int::from_u128(value.kind().width(), value.bits()));
        }
        AttrKind::String(text, ty) => encode_string(ctx, *text, ty.expand(), sink),
        AttrKind::Type(ty) => {
            sink.varint(code::TYPE);
            sink.ty(*ty);
        }
        AttrKind::Array(items) => {
            sink.varint(code::ARRAY);
            sink.attrs(items);
        }
        AttrKind::Dictionary(entries) => {
            sink.varint(code::DICTIONARY);
            sink.varint(entries.len() as u64);
            for &(name, value) in entries {
                sink.string_attr(name);
                sink.attr(value);
            }
        }
        AttrKind::SymbolRef(root, nested) => encode_symbol(ctx, *root, nested, sink),
        AttrKind::Location(location) => encode_location(ctx, location, sink),
        AttrKind::Distinct(_, of) => {
            sink.varint(code::DISTINCT);
            sink.attr(*of);
        }
        _ => return encode_elements(ctx, attr, sink),
    }
    true
}

fn encode_string(ctx: &Context, text: Str, ty: Option<Type>, sink: &mut dyn Sink) {
    sink.varint(if ty.is_some() { code::TYPED_STRING } else { code::STRING });
    sink.string(ctx.bytes(text));
    if let Some(ty) = ty {
        sink.ty(ty);
    }
}

fn encode_symbol(ctx: &Context, root: Str, nested: &[Str], sink: &mut dyn Sink) {
    sink.varint(if nested.is_empty() { code::FLAT_SYMBOL } else { code::SYMBOL });
    sink.string_attr(root);
    if !nested.is_empty() {
        let nested = nested.iter().map(|&name| Attribute::flat_symbol(ctx, name));
        sink.attrs(&nested.collect::<Vec<_>>());
    }
}

/// Attributes that hold many values.
fn encode_elements(ctx: &Context, attr: Attribute, sink: &mut dyn Sink) -> bool {
    match attr.kind(ctx) {
        AttrKind::DenseArray { element, data } => encode_array(ctx, *element, data, sink),
        AttrKind::DenseElements(dense) => {
            sink.varint(code::DENSE);
            sink.ty(dense.ty);
            sink.blob(&raw(ctx, dense));
        }
        AttrKind::DenseStrings(ty, strings) => {
            sink.varint(code::DENSE_STRINGS);
            sink.ty(*ty);
            let splat = strings.len() == 1;
            sink.varint(u64::from(splat));
            strings.iter().for_each(|&text| sink.string(ctx.bytes(text)));
        }
        AttrKind::DenseResource(ty, key) => {
            sink.varint(code::DENSE_RESOURCE);
            sink.ty(*ty);
            sink.resource(Str::BUILTIN, *key);
        }
        AttrKind::Sparse(ty, indices, values) => {
            sink.varint(code::SPARSE);
            sink.ty(*ty);
            sink.attr(*indices);
            sink.attr(*values);
        }
        _ => return false,
    }
    true
}

fn encode_array(ctx: &Context, element: Type, data: &[u8], sink: &mut dyn Sink) {
    let bytes = DenseElements::element_bytes(ctx, element).unwrap_or(1).max(1);
    sink.varint(code::DENSE_ARRAY);
    sink.ty(element);
    sink.varint((data.len() / bytes) as u64);
    sink.blob(data);
}

/// The bytes of elements as upstream has them: truth values packed.
fn raw(ctx: &Context, dense: &DenseElements) -> Vec<u8> {
    if !is_packed(ctx, dense) {
        return dense.data.to_vec();
    }
    if dense.splat {
        return dense.data.iter().map(|&byte| if byte == 0 { 0 } else { 0xff }).collect();
    }
    let pack = |eight: &[u8]| {
        let bits = eight.iter().enumerate();
        bits.fold(0, |byte, (at, &bit)| byte | u8::from(bit != 0) << at)
    };
    dense.data.chunks(8).map(pack).collect()
}

fn encode_location(ctx: &Context, location: &LocationKind, sink: &mut dyn Sink) {
    match location {
        LocationKind::Unknown => sink.varint(code::UNKNOWN),
        LocationKind::FileLineColRange { file, range } => {
            encode_range(*file, range, sink);
        }
        LocationKind::Name(name, child) => {
            sink.varint(code::NAME);
            sink.string_attr(*name);
            sink.attr(child.to_attr(ctx));
        }
        LocationKind::CallSite(callee, caller) => {
            sink.varint(code::CALL_SITE);
            sink.attr(callee.to_attr(ctx));
            sink.attr(caller.to_attr(ctx));
        }
        LocationKind::Fused(locations, metadata) => {
            sink.varint(metadata.map_or(code::FUSED, |_| code::FUSED_WITH_METADATA));
            let locations = locations.iter().map(|location| location.to_attr(ctx));
            sink.attrs(&locations.collect::<Vec<_>>());
            metadata.iter().for_each(|&metadata| sink.attr(metadata));
        }
    }
}

/// A place in a file: the numbers that are not the same as ones before.
fn encode_range(file: Str, range: &[u32], sink: &mut dyn Sink) {
    if let &[line, column] = range {
        sink.varint(code::FILE_LINE_COL);
        sink.string_attr(file);
        sink.varint(line.into());
        return sink.varint(column.into());
    }
    sink.varint(code::FILE_LINE_COL_RANGE);
    sink.string_attr(file);
    sink.varint(range.len() as u64);
    range.iter().for_each(|&number| sink.varint(number.into()));
}

/// Gives the parts of a type that has an encoding; says whether it has.
pub(crate) fn encode_type(ctx: &Context, ty: Type, sink: &mut dyn Sink) -> bool {
    match ty.kind(ctx) {
        TypeKind::Integer(width, signedness) => {
            let signedness = match signedness {
                Signedness::Signless => 0,
                Signedness::Signed => 1,
                Signedness::Unsigned => 2,
            };
            sink.varint(type_code::INTEGER);
            sink.varint(u64::from(*width) << 2 | signedness);
        }
        TypeKind::Float(kind) => {
            let Some((_, code)) = FLOAT_CODES.iter().find(|(known, _)| known == kind) else {
                return false;
            };
            sink.varint(*code);
        }
        TypeKind::Index => sink.varint(type_code::INDEX),
        TypeKind::None => sink.varint(type_code::NONE),
        TypeKind::Complex(part) => {
            sink.varint(type_code::COMPLEX);
            sink.ty(*part);
        }
        TypeKind::Tuple(types) => {
            sink.varint(type_code::TUPLE);
            sink.types(types);
        }
        TypeKind::Function(inputs, results) => {
            sink.varint(type_code::FUNCTION);
            sink.types(inputs);
            sink.types(results);
        }
        _ => return encode_shaped(ctx, ty, sink),
    }
    true
}

fn encode_shaped(ctx: &Context, ty: Type, sink: &mut dyn Sink) -> bool {
    match ty.kind(ctx) {
        TypeKind::Vector(vector) => {
            let scalable = vector.scalable.contains(&true);
            sink.varint(if scalable { type_code::SCALABLE_VECTOR } else { type_code::VECTOR });
            if scalable {
                sink.varint(vector.scalable.len() as u64);
                vector.scalable.iter().for_each(|&dim| sink.byte(u8::from(dim)));
            }
            sink.signeds(&vector.shape);
            sink.ty(vector.element);
        }
        TypeKind::Tensor(tensor) => {
            let codes = (type_code::TENSOR, type_code::TENSOR_WITH_ENCODING);
            head_with(tensor.encoding.expand(), codes, sink);
            sink.signeds(&tensor.shape);
            sink.ty(tensor.element);
        }
        TypeKind::UnrankedTensor(element) => {
            sink.varint(type_code::UNRANKED_TENSOR);
            sink.ty(*element);
        }
        TypeKind::MemRef(memref) => encode_memref(ctx, memref, sink),
        TypeKind::UnrankedMemRef(element, space) => {
            let codes = (type_code::UNRANKED_MEMREF, type_code::UNRANKED_MEMREF_WITH_SPACE);
            head_with(space.expand(), codes, sink);
            sink.ty(*element);
        }
        _ => return false,
    }
    true
}

fn encode_memref(ctx: &Context, memref: &MemRefType, sink: &mut dyn Sink) {
    let codes = (type_code::MEMREF, type_code::MEMREF_WITH_SPACE);
    head_with(memref.memory_space.expand(), codes, sink);
    sink.signeds(&memref.shape);
    sink.ty(memref.element);
    let identity = || Attribute::affine_map(ctx, AffineMap::identity(memref.rank() as u32));
    sink.attr(memref.layout.expand().unwrap_or_else(identity));
}

/// The code of what may have one more attribute, and that.
fn head_with(attr: Option<Attribute>, (without, with): (u64, u64), sink: &mut dyn Sink) {
    sink.varint(attr.map_or(without, |_| with));
    attr.iter().for_each(|&attr| sink.attr(attr));
}
