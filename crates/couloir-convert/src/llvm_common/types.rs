//! The rules of type conversion to the LLVM dialect.

use std::cell::RefCell;

use couloir_diag::{Diagnostic, Place};
use couloir_dialects::llvm;
use couloir_dialects::llvm::types::{as_array, as_func, as_struct, is_compatible_type};
use couloir_ir::num::FloatKind;
use couloir_ir::ty::{MemRefType, TypeKind, VectorType};
use couloir_ir::{Context, Type};
use couloir_rewrite::convert::{TypeConversion, TypeConverter};

use super::signature;
use super::{LlvmOptions, address_space};

/// Adds the rules for all types, and that memory spaces that are integers
/// stay as they are.
pub(super) fn add_rules(converter: &mut TypeConverter, index: Type, options: LlvmOptions) {
    converter.add(move |converter, ctx, ty| convert(converter, ctx, ty, index, options));
    converter.add_attr(|_, ctx, _, attr| attr.as_int(ctx).map(|_| Some(attr)));
}

fn convert(
    converter: &TypeConverter,
    ctx: &Context,
    ty: Type,
    index: Type,
    options: LlvmOptions,
) -> TypeConversion {
    let converted = match ty.kind(ctx) {
        TypeKind::Integer(width, _) => Some(Type::int(ctx, *width)),
        TypeKind::Float(kind) => float(ctx, ty, *kind),
        TypeKind::Index => Some(index),
        TypeKind::Complex(element) => complex(converter, ctx, *element),
        TypeKind::Function(..) => signature::function_pointer(converter, ctx, ty, options),
        TypeKind::Vector(_) if is_compatible_type(ctx, ty) => Some(ty),
        TypeKind::Vector(data) => vector(converter, ctx, data),
        TypeKind::MemRef(data) => memref(converter, ctx, ty, data, index, options),
        TypeKind::UnrankedMemRef(element, _) => unranked(converter, ctx, *element, index, options),
        TypeKind::Dialect(_) if is_compatible_type(ctx, ty) => Some(ty),
        TypeKind::Dialect(_) => aggregate(converter, ctx, ty),
        _ => None,
    };
    converted.into()
}

/// Floats that LLVM lacks become integers of their width, where upstream says so.
fn float(ctx: &Context, ty: Type, kind: FloatKind) -> Option<Type> {
    if is_compatible_type(ctx, ty) {
        return Some(ty);
    }
    (kind.width() <= 8).then(|| Type::int(ctx, kind.width()))
}

/// A struct of the real and the imaginary part.
fn complex(converter: &TypeConverter, ctx: &Context, element: Type) -> Option<Type> {
    let element = converter.convert_one(ctx, element)?;
    Some(llvm::struct_literal(ctx, &[element, element]))
}

/// The innermost dimension stays a vector, those around it become arrays.
/// Only the innermost may be scalable.
fn vector(converter: &TypeConverter, ctx: &Context, data: &VectorType) -> Option<Type> {
    let element = converter.convert_one(ctx, data.element)?;
    let Some((&last, outer)) = data.shape.split_last() else {
        return Some(Type::vector(ctx, &[1], element));
    };
    let (&last_scalable, outer_scalable) = data.scalable.split_last()?;
    if outer_scalable.contains(&true) {
        return None;
    }
    let innermost = VectorType::get(ctx, &[last], &[last_scalable], element);
    outer
        .iter()
        .rev()
        .try_fold(innermost, |inner, &dim| Some(llvm::array(ctx, u64::try_from(dim).ok()?, inner)))
}

/// The descriptor of a ranked memref: pointer as allocated, aligned pointer,
/// offset, sizes, strides.
fn memref(
    converter: &TypeConverter,
    ctx: &Context,
    ty: Type,
    data: &MemRefType,
    index: Type,
    options: LlvmOptions,
) -> Option<Type> {
    let fields = memref_fields(converter, ctx, ty, data, options, |problem| ctx.emit(problem))?;
    let mut types = vec![fields, fields, index];
    if data.rank() > 0 {
        let list = llvm::array(ctx, data.rank() as u64, index);
        types.extend([list, list]);
    }
    Some(llvm::struct_literal(ctx, &types))
}

/// The pointer type in a ranked memref's descriptor; what stands in the way
/// of one goes to `report`.
pub(super) fn memref_fields(
    converter: &TypeConverter,
    ctx: &Context,
    ty: Type,
    data: &MemRefType,
    options: LlvmOptions,
    report: impl FnOnce(Diagnostic),
) -> Option<Type> {
    if data.strides_and_offset(ctx).is_none() {
        let message = "conversion to strided form failed either due to non-strided layout maps \
                       (which should have been normalized away) or other reasons";
        report(Diagnostic::error(Place::Unknown, message));
        return None;
    }
    let element = converter.convert_one(ctx, data.element)?;
    let space = data.memory_space.expand();
    let Some(number) = address_space(converter, ctx, ty, space) else {
        let space = space.map(|space| ctx.attr_text(space)).unwrap_or_default();
        let message = format!(
            "conversion of memref memory space {space} to integer address space failed. Consider \
             adding memory space conversions."
        );
        report(Diagnostic::error(Place::Unknown, message));
        return None;
    };
    Some(pointer_to(ctx, element, number, options))
}

/// The descriptor of an unranked memref: rank, and pointer to a ranked one.
fn unranked(
    converter: &TypeConverter,
    ctx: &Context,
    element: Type,
    index: Type,
    options: LlvmOptions,
) -> Option<Type> {
    converter.convert_one(ctx, element)?;
    Some(llvm::struct_literal(ctx, &[index, pointer_to(ctx, Type::I8, 0, options)]))
}

/// The pointer to a value of a converted type in an address space.
pub(super) fn pointer_to(ctx: &Context, ty: Type, space: u32, options: LlvmOptions) -> Type {
    if options.typed_pointers {
        llvm::types::typed_ptr(ctx, ty, space)
    } else {
        llvm::ptr_in(ctx, space)
    }
}

/// Arrays, functions and structs of the LLVM dialect with other types inside.
fn aggregate(converter: &TypeConverter, ctx: &Context, ty: Type) -> Option<Type> {
    if let Some((element, count)) = as_array(ctx, ty) {
        return Some(llvm::array(ctx, count, converter.convert_one(ctx, element)?));
    }
    if let Some(func) = as_func(ctx, ty) {
        let result = converter.convert_one(ctx, func.result)?;
        let args = converter.convert_all(ctx, func.args())?;
        return Some(llvm::func(ctx, result, &args, func.variadic));
    }
    let data = as_struct(ctx, ty)?;
    if data.name.is_some() {
        return identified(converter, ctx, ty);
    }
    let elements = converter.convert_all(ctx, data.elements())?;
    Some(if data.is_packed() {
        llvm::struct_packed(ctx, &elements)
    } else {
        llvm::struct_literal(ctx, &elements)
    })
}

thread_local! {
    /// Identified structs whose elements are being converted.
    static OPEN: RefCell<Vec<Type>> = const { RefCell::new(Vec::new()) };
}

/// An identified struct becomes one of another name, which may be in itself.
fn identified(converter: &TypeConverter, ctx: &Context, ty: Type) -> Option<Type> {
    let data = as_struct(ctx, ty)?;
    let name = format!("_Converted.{}", ctx.str(data.name?));
    let named = |name: &str| llvm::struct_identified(ctx, ctx.intern(name));
    if OPEN.with_borrow(|open| open.contains(&ty)) {
        return Some(named(&name));
    }
    OPEN.with_borrow_mut(|open| open.push(ty));
    let elements = converter.convert_all(ctx, data.elements());
    OPEN.with_borrow_mut(|open| _ = open.pop());
    let elements = elements?;
    let fits = |ty: &Type| llvm::types::set_body(ctx, *ty, &elements, data.is_packed());
    let numbered = (1..1 << 16).map(|number: u32| named(&format!("{name}_{number}")));
    std::iter::once(named(&name)).chain(numbered).find(fits)
}
