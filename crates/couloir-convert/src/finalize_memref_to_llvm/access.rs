//! Loads, stores, prefetches, and promises about addresses.

use couloir_dialects::llvm;
use couloir_dialects::memref::{AssumeAlignment, Load, Prefetch, Store};
use couloir_ir::build::Build;
use couloir_ir::op::OpName;
use couloir_ir::ty::{MemRefType, TypeKind};
use couloir_ir::{Attribute, Op, OpSpec, Type, Value};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch};

use super::alloc::alignment_attr;
use super::unary;
use crate::llvm_common::Llvm;
use crate::llvm_common::address::Wrap;
use crate::llvm_common::descriptor::{MemRefDescriptor, UnrankedDescriptor};
use crate::llvm_common::emit::with;

/// The ranked memref that an operand is.
pub(super) fn memref_of<'c>(
    rw: &ConversionRewriter<'c>,
    op: Op,
    operand: usize,
) -> Result<&'c MemRefType, NoMatch> {
    let ty = rw.view(op).operand_type(operand);
    ty.and_then(|ty| ty.as_memref(rw.context())).or_no_match("not a ranked memref")
}

/// The address of the element at the indices that follow a memref operand.
pub(super) fn element(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    memref: usize,
    wrap: Wrap,
) -> Result<Value, NoMatch> {
    let ty = memref_of(rw, op, memref)?;
    let descriptor = new.one(memref).or_no_match("expected one descriptor")?;
    let indices = new.range(memref + 1..new.len());
    llvm.element_ptr(rw, ty, descriptor, indices, wrap)
}

fn nontemporal(attr: Option<Attribute>) -> Option<Attribute> {
    attr.filter(|&attr| attr == Attribute::TRUE).map(|_| Attribute::UNIT)
}

/// Lowers a load.
pub(super) fn load(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let memref = memref_of(rw, op, 0)?;
    let ty = llvm.convert(ctx, memref.element).or_no_match("unconvertible type")?;
    let address = element(llvm, op, new, rw, 0, Wrap::Never)?;
    let (view, def) = (rw.view(op), llvm::Load::def());
    let own = [
        (llvm::Load::ALIGNMENT, alignment_attr(ctx, view.prop(Load::ALIGNMENT))),
        (llvm::Load::NONTEMPORAL, nontemporal(view.prop(Load::NONTEMPORAL))),
    ];
    let props = with(ctx, def, own);
    let spec = OpSpec::new(OpName::of(def), rw.location());
    let (operands, results, props) = (&[address][..], &[ty][..], &props[..]);
    rw.replace_with_spec(op, OpSpec { operands, results, props, ..spec })
}

/// Lowers a store.
pub(super) fn store(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let value = new.one(0).or_no_match("expected one value")?;
    let address = element(llvm, op, new, rw, 1, Wrap::Never)?;
    let (view, def) = (rw.view(op), llvm::Store::def());
    let own = [
        (llvm::Store::ALIGNMENT, alignment_attr(ctx, view.prop(Store::ALIGNMENT))),
        (llvm::Store::NONTEMPORAL, nontemporal(view.prop(Store::NONTEMPORAL))),
    ];
    let props = with(ctx, def, own);
    let spec = OpSpec::new(OpName::of(def), rw.location());
    let (operands, props) = (&[value, address][..], &props[..]);
    rw.replace_with_spec(op, OpSpec { operands, props, ..spec })
}

/// Lowers a prefetch.
pub(super) fn prefetch(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let address = element(llvm, op, new, rw, 0, Wrap::Unknown)?;
    let view = rw.view(op);
    let flag = |slot| Attribute::i32(ctx, i32::from(view.prop(slot) == Some(Attribute::TRUE)));
    let (write, data) = (flag(Prefetch::IS_WRITE), flag(Prefetch::IS_DATA_CACHE));
    let hint = view.prop(Prefetch::LOCALITY_HINT).or_no_match("expected a hint")?;
    rw.replace_with(op, llvm::IntrPrefetch::build(address, write, hint, data))
}

/// The address of the data as a number.
pub(super) fn aligned_pointer(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let value = new.one(0).or_no_match("expected one descriptor")?;
    let pointer = match rw.view(op).operand_type(0).map(|ty| (ty, ty.kind(ctx))) {
        Some((ty, TypeKind::UnrankedMemRef(_, space))) => {
            let space = space.expand();
            let space = crate::llvm_common::address_space(&llvm.converter, ctx, ty, space);
            // A space that stands for none is taken for the default one.
            let ty = llvm::ptr_in(ctx, space.unwrap_or(0));
            let ranked = UnrankedDescriptor::new(llvm, value).descriptor(rw);
            super::shape::aligned_behind(llvm, rw, ranked, ty)
        }
        _ => MemRefDescriptor::new(llvm, value).aligned(rw),
    };
    let address = unary(rw, llvm::PtrToInt::def(), pointer, llvm.index);
    rw.replace(op, address)
}

/// `llvm.intr.assume` of a fact about two values.
fn assume(rw: &mut ConversionRewriter<'_>, cond: Value, tag: &str, about: [Value; 2]) {
    let ctx = rw.context();
    let tags = Attribute::array(ctx, &[Attribute::string(ctx, tag)]);
    let new = llvm::IntrAssume::build(ctx, cond, &[&about]);
    rw.insert(new.prop(llvm::IntrAssume::OP_BUNDLE_TAGS, tags));
}

fn yes(rw: &mut ConversionRewriter<'_>) -> Value {
    rw.insert1(llvm::Constant::build(Type::I1, Attribute::TRUE))
}

/// An alignment is assumed of the address.
pub(super) fn assume_alignment(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let memref = memref_of(rw, op, 0)?;
    let value = new.one(0).or_no_match("expected one descriptor")?;
    let alignment = rw.view(op).prop(AssumeAlignment::ALIGNMENT).and_then(|a| a.as_i64(ctx));
    let alignment = alignment.or_no_match("expected an alignment")?;
    let pointer = llvm.buffer_ptr(rw, memref, value)?;
    let cond = yes(rw);
    let alignment = llvm.constant(rw, alignment);
    assume(rw, cond, "align", [pointer, alignment]);
    rw.replace(op, value)
}

/// Each two memrefs are assumed to be apart.
pub(super) fn distinct_objects(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    if new.len() <= 1 {
        return rw.replace_all(op, new.all());
    }
    let mut pointers = Vec::with_capacity(new.len());
    for (at, &value) in new.all().iter().enumerate() {
        let memref = memref_of(rw, op, at)?;
        pointers.push(llvm.buffer_ptr(rw, memref, value)?);
    }
    let cond = yes(rw);
    for (at, &first) in pointers.iter().enumerate() {
        for &second in pointers.get(at + 1..).unwrap_or_default() {
            assume(rw, cond, "separate_storage", [first, second]);
        }
    }
    rw.replace_all(op, new.all())
}
