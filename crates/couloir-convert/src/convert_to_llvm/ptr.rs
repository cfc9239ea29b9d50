//! `ptr`: pointers become those of LLVM, metadata a struct of the pointer as
//! allocated and of what the descriptor's type does not say: the offset, then
//! sizes, then strides.

use std::sync::Arc;

use couloir_dialects::llvm::{self, GepIndex, gep_flags};
use couloir_dialects::ptr::{self, FromPtr, GetMetadata, PtrAdd, ToPtr, TypeOffset};
use couloir_ir::build::Build;
use couloir_ir::op::OpDef;
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Context, Op, Type, Value};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, PatternSet, TypeConversion,
    TypeConverter, no_match,
};

use crate::llvm_common::descriptor::MemRefDescriptor;
use crate::llvm_common::{Llvm, LlvmPattern, add_patterns, address_space};

const PATTERNS: &[(fn() -> &'static OpDef, LlvmPattern)] = &[
    (FromPtr::def, from_ptr),
    (GetMetadata::def, get_metadata),
    (PtrAdd::def, ptr_add),
    (ToPtr::def, to_ptr),
    (TypeOffset::def, type_offset),
];

/// Adds the patterns.
pub(crate) fn populate(_: &Context, llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    let table = PATTERNS.iter().map(|&(def, pattern)| (def(), pattern)).collect::<Vec<_>>();
    add_patterns(patterns, llvm, &table);
}

/// Adds what pointers and metadata become; the generic memory space is the
/// default one.
pub(crate) fn add_rules(converter: &mut TypeConverter) {
    converter.add(|converter, ctx, ty| match ptr::memory_space(ctx, ty) {
        Some(space) => {
            let number = address_space(converter, ctx, ty, Some(space));
            number.map(|number| llvm::ptr_in(ctx, number)).into()
        }
        None => TypeConversion::Pass,
    });
    converter.add(|converter, ctx, ty| match ptr::metadata_of(ctx, ty) {
        Some(of) => metadata(converter, ctx, of).into(),
        None => TypeConversion::Pass,
    });
    converter.add_attr(|_, ctx, _, attr| {
        attr.params_of(ctx, &ptr::GENERIC_SPACE).is_some().then_some(None)
    });
}

/// The struct for what a memref is beside its address.
fn metadata(converter: &TypeConverter, ctx: &Context, of: Type) -> Option<Type> {
    let memref = of.as_memref(ctx)?;
    let descriptor = converter.convert_one(ctx, of)?;
    let index = llvm::types::element_at(ctx, descriptor, 2)?;
    let mut fields = vec![llvm::types::element_at(ctx, descriptor, 0)?];
    let unknown = parts(ctx, memref)?.into_iter().filter(|part| part.known.is_none());
    fields.extend(unknown.map(|_| index));
    Some(llvm::struct_literal(ctx, &fields))
}

/// A number in a descriptor: where it stands, and what it is where that is known.
struct Part {
    place: Place,
    known: Option<i64>,
}

#[derive(Clone, Copy)]
enum Place {
    Offset,
    Size(usize),
    Stride(usize),
}

/// The numbers of a descriptor, in order.
fn parts(ctx: &Context, memref: &MemRefType) -> Option<Vec<Part>> {
    let (strides, offset) = memref.strides_and_offset(ctx)?;
    let part = |place, value: i64| Part { place, known: (value != DYNAMIC).then_some(value) };
    let mut parts = vec![part(Place::Offset, offset)];
    let sizes = memref.shape.iter().enumerate();
    parts.extend(sizes.map(|(dim, &size)| part(Place::Size(dim), size)));
    let strides = strides.iter().enumerate();
    parts.extend(strides.map(|(dim, &stride)| part(Place::Stride(dim), stride)));
    Some(parts)
}

impl Place {
    fn get(self, b: &mut dyn Build, from: MemRefDescriptor<'_>) -> Value {
        match self {
            Place::Offset => from.offset(b),
            Place::Size(dim) => from.size(b, dim),
            Place::Stride(dim) => from.stride(b, dim),
        }
    }

    fn set(self, b: &mut dyn Build, to: &mut MemRefDescriptor<'_>, value: Value) {
        match self {
            Place::Offset => to.set_offset(b, value),
            Place::Size(dim) => to.set_size(b, dim, value),
            Place::Stride(dim) => to.set_stride(b, dim, value),
        }
    }
}

fn ranked(ctx: &Context, ty: Option<Type>) -> Result<&MemRefType, NoMatch> {
    ty.and_then(|ty| ty.as_memref(ctx)).or_no_match("expected a memref with a rank")
}

fn to_ptr(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    ranked(ctx, rw.view(op).operand_type(0))?;
    let descriptor = new.one(0).or_no_match("expected one descriptor")?;
    let address = MemRefDescriptor::new(llvm, descriptor).aligned(rw);
    rw.replace(op, address)
}

fn get_metadata(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (ctx, view) = (rw.context(), rw.view(op));
    let memref = ranked(ctx, view.operand_type(0))?;
    let ty = view.result_type(0).and_then(|ty| llvm.convert(ctx, ty));
    let ty = ty.or_no_match("unconvertible metadata")?;
    let parts = parts(ctx, memref).or_no_match("expected a strided memref")?;
    let descriptor = new.one(0).or_no_match("expected one descriptor")?;
    let descriptor = MemRefDescriptor::new(llvm, descriptor);
    let mut value = rw.insert1(llvm::Undef::build(ty));
    let allocated = descriptor.allocated(rw);
    value = llvm.insert(rw, value, allocated, &[0]);
    let unknown = parts.iter().filter(|part| part.known.is_none());
    for (part, at) in unknown.zip(1..) {
        let number = part.place.get(rw, descriptor);
        value = llvm.insert(rw, value, number, &[at]);
    }
    rw.replace(op, value)
}

fn from_ptr(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (ctx, view) = (rw.context(), rw.view(op));
    let memref = ranked(ctx, view.result_type(0))?;
    let ty = view.result_type(0).and_then(|ty| llvm.convert(ctx, ty));
    let ty = ty.or_no_match("unconvertible memref")?;
    let parts = parts(ctx, memref).or_no_match("expected a strided memref")?;
    let Some((address, metadata)) = new.one(0).zip(new.one(1)) else {
        return no_match("expected metadata");
    };
    let mut descriptor = MemRefDescriptor::poison(llvm, rw, ty);
    let allocated = llvm.extract_field(rw, metadata, &[0]);
    descriptor.set_allocated(rw, allocated);
    descriptor.set_aligned(rw, address);
    let mut next = 0;
    for part in parts {
        let number = if let Some(known) = part.known {
            llvm.constant(rw, known)
        } else {
            next += 1;
            llvm.extract(rw, llvm.index, metadata, &[next])
        };
        part.place.set(rw, &mut descriptor, number);
    }
    rw.replace(op, descriptor.value)
}

fn ptr_add(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let (base, offset) = new.one(0).zip(new.one(1)).or_no_match("expected two operands")?;
    if rw.view(op).operand_type(0).is_some_and(|ty| ty.is_shaped(ctx)) {
        return no_match("expected one pointer");
    }
    let flags = match ptr::ordering(rw.view(op), PtrAdd::FLAGS) {
        1 => gep_flags::NUSW,
        2 => gep_flags::NUW,
        3 => gep_flags::INBOUNDS,
        _ => gep_flags::NONE,
    };
    let ty = rw.ty(base);
    rw.replace_with(op, llvm::gep(ctx, ty, Type::I8, base, &[GepIndex::Value(offset)], flags))
}

fn type_offset(llvm: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (ctx, view) = (rw.context(), rw.view(op));
    let result = view.result_type(0).and_then(|ty| llvm.convert(ctx, ty));
    let result = result.or_no_match("unconvertible result type")?;
    let element = TypeOffset(view).element_type().and_then(|ty| ty.as_type(ctx));
    let element = element.and_then(|ty| llvm.convert(ctx, ty));
    let element = element.or_no_match("couldn't convert type")?;
    let null = rw.insert1(llvm::Zero::build(llvm.ptr));
    let index = [GepIndex::Constant(1)];
    let next = llvm::gep(ctx, llvm.ptr, element, null, &index, gep_flags::NONE);
    let next = rw.insert1(next);
    rw.replace_with(op, llvm::PtrToInt::build(result, next))
}
