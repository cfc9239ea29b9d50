//! Globals and their addresses.

use couloir_dialects::llvm::attrs::{LINKAGE, enum_attr};
use couloir_dialects::llvm::{self, GepIndex};
use couloir_dialects::memref::{GetGlobal, Global};
use couloir_ir::attr::AttrKind;
use couloir_ir::build::{Build, Builder, InsertPoint};
use couloir_ir::ty::MemRefType;
use couloir_ir::{Attribute, Body, Context, Location, Op, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use super::alloc::{Extent, alignment_attr, bytes, contiguous};
use super::unary;
use crate::llvm_common::alloc::no_body;
use crate::llvm_common::{Llvm, address_space};

/// Stands for a pointer that must not be freed.
const BAD_POINTER: i64 = 0xdead_beef;
/// Values of `#llvm.linkage`.
const EXTERNAL: u64 = 0;
const PRIVATE: u64 = 8;

/// Arrays of arrays, of the memref's sizes.
fn array_type(llvm: &Llvm, ctx: &Context, memref: &MemRefType) -> Option<Type> {
    let element = llvm.convert(ctx, memref.element)?;
    memref
        .shape
        .iter()
        .rev()
        .try_fold(element, |inner, &size| Some(llvm::array(ctx, u64::try_from(size).ok()?, inner)))
}

/// Lowers a global.
pub(super) fn global(
    llvm: &Llvm,
    op: Op,
    _: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let ty = view.prop(Global::TYPE).and_then(|ty| ty.as_type(ctx));
    let memref = contiguous(llvm, ctx, ty)?;
    let array = array_type(llvm, ctx, memref).or_no_match("unconvertible type")?;
    let name = view.prop(Global::SYM_NAME).or_no_match("expected a name")?;
    let visibility = view.prop(Global::SYM_VISIBILITY).and_then(|text| text.as_text(ctx));
    let public = visibility.is_none_or(|text| text == "public");
    let linkage = enum_attr(ctx, &LINKAGE, if public { EXTERNAL } else { PRIVATE });
    let space = memref.memory_space.expand();
    let space = ty.and_then(|ty| address_space(&llvm.converter, ctx, ty, space));
    let Some(space) = space else {
        view.op_error("memory space cannot be converted to an integer address space").emit();
        return no_match("unconvertible memory space");
    };
    let initial = view.prop(Global::INITIAL_VALUE);
    let uninitialized = initial == Some(Attribute::UNIT);
    let location = view.location();
    let body = if uninitialized { undefined(ctx, array, location) } else { no_body() };
    let value = initial.filter(|_| !uninitialized).map(|value| match memref.rank() {
        0 => scalar(ctx, value).unwrap_or(value),
        _ => value,
    });
    let new = llvm::Global::build(ctx, Attribute::ty(ctx, array), name, linkage, body)
        .prop(llvm::Global::CONSTANT, view.prop(Global::CONSTANT))
        .prop(llvm::Global::VALUE, value)
        .prop(llvm::Global::ALIGNMENT, alignment_attr(ctx, view.prop(Global::ALIGNMENT)))
        .prop(llvm::Global::ADDR_SPACE, Attribute::i32(ctx, space as i32));
    rw.replace_with(op, new)
}

/// The initializer of a global that may hold anything.
fn undefined(ctx: &Context, ty: Type, location: Location) -> Box<Body> {
    let mut body = Box::new(Body::new());
    let root = body.create_root();
    let block = body.append_new_block(root);
    let mut b = Builder::new(ctx, &mut body, InsertPoint::End(block), location);
    let value = b.insert1(llvm::Undef::build(ty));
    b.insert(llvm::return_value(Some(value)));
    body
}

/// The one element of elements without dimensions.
fn scalar(ctx: &Context, value: Attribute) -> Option<Attribute> {
    let AttrKind::DenseElements(dense) = value.kind(ctx) else { return None };
    let element = dense.ty.shaped_element(ctx)?;
    if element.is_float(ctx) {
        return Some(Attribute::float(ctx, element, dense.floats(ctx).next()?));
    }
    Some(Attribute::wide_int(ctx, element, dense.ints(ctx).next()?))
}

/// Lowers the memory of a global.
pub(super) fn get_global(
    llvm: &Llvm,
    op: Op,
    _: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let ty = view.result_type(0);
    let memref = contiguous(llvm, ctx, ty)?;
    let array = array_type(llvm, ctx, memref).or_no_match("unconvertible type")?;
    let name = view.prop(GetGlobal::NAME).or_no_match("expected a name")?;
    let descriptor = ty.and_then(|ty| llvm.convert(ctx, ty)).or_no_match("unconvertible type")?;
    let pointer = llvm::types::element_at(ctx, descriptor, 0).or_no_match("not a descriptor")?;
    let element = llvm.convert(ctx, memref.element).or_no_match("unconvertible type")?;
    let extent = Extent::of(llvm, rw, memref, &[]).or_no_match("sizes are missing")?;
    bytes(llvm, rw, element, GepIndex::Value(extent.count));
    let place = match llvm.options.typed_pointers {
        true => llvm.pointer_to(ctx, array),
        false => pointer,
    };
    let address = rw.insert1(llvm::AddressOf::build(place, name));
    let zeros = vec![GepIndex::Constant(0); memref.rank().saturating_add(1)];
    let first = rw.insert1(llvm::gep(ctx, pointer, array, address, &zeros, 0));
    let bad = llvm.index_attr(ctx, BAD_POINTER);
    let space = llvm::types::address_space(ctx, pointer).unwrap_or(0);
    let widths = llvm.options.pointer_widths.unwrap_or_default();
    let width = widths.get(space as usize).copied().filter(|&width| width > 0).unwrap_or(64);
    let bad = rw.insert1(llvm::Constant::build(Type::int(ctx, width), bad));
    let bad = unary(rw, llvm::IntToPtr::def(), bad, pointer);
    let value = extent.describe(llvm, rw, descriptor, bad, first);
    rw.replace(op, value)
}
