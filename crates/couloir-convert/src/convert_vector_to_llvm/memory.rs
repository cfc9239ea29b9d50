//! Loads and stores of vectors.

use std::sync::Arc;

use couloir_dialects::llvm::{self, IntrMaskedLoad, IntrMaskedStore};
use couloir_dialects::vector::{
    CompressStore, ExpandLoad, Gather, Load, MaskedLoad, MaskedStore, Scatter, Store,
};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::op::OpDef;
use couloir_ir::ty::MemRefType;
use couloir_ir::{Attribute, Context, Op, OpRef, Type, Value};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, PatternSet, no_match,
};

use super::VectorOptions;
use crate::llvm_common::Llvm;
use crate::llvm_common::address::Wrap;
use crate::vector_common::build::spec;

/// Makes what an op becomes, of an address.
type Finish = fn(&Access<'_>, &mut ConversionRewriter<'_>) -> Lowered;

/// How an op on memory is lowered: its operand that is the memref, the groups of the indices and
/// of what follows, the slot of its alignment, and what is made of the address.
struct Row {
    def: fn() -> &'static OpDef,
    base: usize,
    indices: usize,
    alignment: usize,
    finish: Finish,
}

const ROWS: [Row; 8] = [
    Row {
        def: Load::def,
        base: 0,
        indices: Load::INDICES,
        alignment: Load::ALIGNMENT,
        finish: load,
    },
    Row {
        def: Store::def,
        base: 1,
        indices: Store::INDICES,
        alignment: Store::ALIGNMENT,
        finish: store,
    },
    Row {
        def: MaskedLoad::def,
        base: 0,
        indices: MaskedLoad::INDICES,
        alignment: MaskedLoad::ALIGNMENT,
        finish: masked_load,
    },
    Row {
        def: MaskedStore::def,
        base: 0,
        indices: MaskedStore::INDICES,
        alignment: MaskedStore::ALIGNMENT,
        finish: masked_store,
    },
    Row {
        def: Gather::def,
        base: 0,
        indices: Gather::OFFSETS,
        alignment: Gather::ALIGNMENT,
        finish: gather,
    },
    Row {
        def: Scatter::def,
        base: 0,
        indices: Scatter::OFFSETS,
        alignment: Scatter::ALIGNMENT,
        finish: scatter,
    },
    Row {
        def: ExpandLoad::def,
        base: 0,
        indices: ExpandLoad::INDICES,
        alignment: ExpandLoad::ALIGNMENT,
        finish: expand_load,
    },
    Row {
        def: CompressStore::def,
        base: 0,
        indices: CompressStore::INDICES,
        alignment: CompressStore::ALIGNMENT,
        finish: compress_store,
    },
];

pub(super) fn populate(llvm: &Arc<Llvm>, patterns: &mut PatternSet, options: VectorOptions) {
    for row in &ROWS {
        let made = Arc::clone(llvm);
        patterns.add((row.def)(), &llvm.converter, move |op, new, rw| {
            lower(&made, row, op, new, rw, options.vector_alignment)
        });
    }
}

/// What is known of an access.
struct Access<'a> {
    op: Op,
    address: Value,
    element: Type,
    /// What the vector's type becomes.
    ty: Type,
    alignment: i64,
    /// The value stored, for stores that have it first.
    value: Option<Value>,
    /// The operands after the indices, as converted.
    rest: &'a [Value],
}

/// The type of the vector that is read or written.
fn vector_type(rw: &ConversionRewriter<'_>, op: Op, base: usize) -> Option<Type> {
    let view = rw.view(op);
    if base == 1 {
        return view.operand_type(0);
    }
    view.result_type(0)
        .filter(|ty| ty.as_vector(rw.context()).is_some())
        .or_else(|| view.operand_types().last())
}

fn lower(
    llvm: &Llvm,
    row: &Row,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    vector_alignment: bool,
) -> Lowered {
    let (ctx, view) = (rw.context(), rw.view(op));
    let vector_ty = vector_type(rw, op, row.base).or_no_match("no vector")?;
    let vector = vector_ty.as_vector(ctx).or_no_match("no vector")?;
    let packed = view.is(ExpandLoad::def()) || view.is(CompressStore::def());
    if vector.rank() > 1 && !packed {
        return no_match("only 1-D vectors can be lowered to LLVM");
    }
    let memref = accessed(ctx, view, row)?;
    let given = view.prop(row.alignment).and_then(|attr| attr.as_i64(ctx));
    let element = llvm.convert(ctx, memref.element).or_no_match("unconvertible type")?;
    let ty = llvm.convert(ctx, vector_ty).or_no_match("unconvertible type")?;
    let alignment = match given {
        Some(given) if given != 0 => given,
        _ => alignment(rw, if vector_alignment { ty } else { element }),
    };
    let indices = view.operand_group(row.indices);
    let rest = new.range(indices.end..new.len());
    let base = new.one(row.base).or_no_match("expected one descriptor")?;
    let address = llvm.element_ptr(rw, memref, base, new.range(indices), Wrap::Unknown)?;
    let value = new.one(0).filter(|_| row.base == 1);
    let access = Access { op, address, element, ty, alignment, value, rest };
    (row.finish)(&access, rw)
}

/// The type of the memref. Where elements are gathered or scattered, the last dimension must have
/// a stride of one.
fn accessed<'a>(ctx: &'a Context, view: OpRef<'_>, row: &Row) -> Result<&'a MemRefType, NoMatch> {
    let memref = view.operand_type(row.base).and_then(|ty| ty.as_memref(ctx));
    let memref = memref.or_no_match("expected a memref")?;
    if (view.is(Gather::def()) || view.is(Scatter::def())) && !memref.has_unit_stride(ctx) {
        return no_match("the last dimension has a stride other than one");
    }
    Ok(memref)
}

/// The preferred alignment of a type in LLVM's default data layout.
fn alignment(rw: &ConversionRewriter<'_>, ty: Type) -> i64 {
    let ctx = rw.context();
    let bits = |ty: Type| ty.int_or_float_width(ctx);
    if let Some(vector) = ty.as_vector(ctx) {
        let length = vector.shape.first().copied().unwrap_or(1);
        let element = bits(vector.element).unwrap_or(64);
        let bytes =
            u64::try_from(length).unwrap_or(1).saturating_mul(element.into()).div_ceil(8).max(1);
        return power_of_two(bytes);
    }
    match bits(ty) {
        Some(width) if ty.is_float(ctx) => power_of_two(width.div_ceil(8).into()),
        Some(width) => power_of_two(width.div_ceil(8).into()).min(8),
        None => 8,
    }
}

fn power_of_two(value: u64) -> i64 {
    value.checked_next_power_of_two().unwrap_or(1) as i64
}

fn wide(rw: &ConversionRewriter<'_>, access: &Access<'_>) -> Attribute {
    Attribute::i64(rw.context(), access.alignment)
}

fn narrow(rw: &ConversionRewriter<'_>, access: &Access<'_>) -> Attribute {
    Attribute::int(rw.context(), Type::I32, access.alignment)
}

fn nontemporal(rw: &ConversionRewriter<'_>, op: Op, slot: usize) -> Option<Attribute> {
    rw.view(op).prop(slot).filter(|&attr| attr == Attribute::TRUE).map(|_| Attribute::UNIT)
}

fn load(access: &Access<'_>, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let props = [(llvm::Load::ALIGNMENT, wide(rw, access))];
    let flag = nontemporal(rw, access.op, Load::NONTEMPORAL);
    let new = spec(rw.context(), llvm::Load::def(), &[access.address], props);
    rw.replace_with(access.op, new.prop(llvm::Load::NONTEMPORAL, flag).result(access.ty))
}

fn store(access: &Access<'_>, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let props = [(llvm::Store::ALIGNMENT, wide(rw, access))];
    let flag = nontemporal(rw, access.op, Store::NONTEMPORAL);
    let value = access.value.or_no_match("expected one value")?;
    let new = spec(rw.context(), llvm::Store::def(), &[value, access.address], props);
    rw.replace_with(access.op, new.prop(llvm::Store::NONTEMPORAL, flag))
}

fn masked_load(access: &Access<'_>, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let &[mask, kept] = access.rest else { return no_match("expected a mask and a vector") };
    let props = [(IntrMaskedLoad::ALIGNMENT, narrow(rw, access))];
    let operands = [access.address, mask, kept];
    let new = spec(rw.context(), IntrMaskedLoad::def(), &operands, props);
    rw.replace_with(access.op, new.result(access.ty))
}

fn masked_store(access: &Access<'_>, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let &[mask, value] = access.rest else { return no_match("expected a mask and a vector") };
    let props = [(IntrMaskedStore::ALIGNMENT, narrow(rw, access))];
    let operands = [value, access.address, mask];
    rw.replace_with(access.op, spec(rw.context(), IntrMaskedStore::def(), &operands, props))
}

/// The addresses of the elements of such a vector that a vector of places names.
fn addresses(
    access: &Access<'_>,
    rw: &mut ConversionRewriter<'_>,
    places: Value,
    elements: Type,
) -> Value {
    let ctx = rw.context();
    let ty = elements.with_element(ctx, rw.ty(access.address));
    let index = [llvm::GepIndex::Value(places)];
    rw.insert1(llvm::gep(ctx, ty, access.element, access.address, &index, 0))
}

fn gather(access: &Access<'_>, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let &[places, mask, kept] = access.rest else { return no_match("expected three vectors") };
    let ptrs = addresses(access, rw, places, access.ty);
    let props = [(llvm::IntrMaskedGather::ALIGNMENT, narrow(rw, access))];
    let operands = [ptrs, mask, kept];
    let new = spec(rw.context(), llvm::IntrMaskedGather::def(), &operands, props);
    rw.replace_with(access.op, new.result(access.ty))
}

fn scatter(access: &Access<'_>, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let &[places, mask, value] = access.rest else { return no_match("expected three vectors") };
    let elements = rw.ty(value);
    let ptrs = addresses(access, rw, places, elements);
    let props = [(llvm::IntrMaskedScatter::ALIGNMENT, narrow(rw, access))];
    let operands = [value, ptrs, mask];
    rw.replace_with(access.op, spec(rw.context(), llvm::IntrMaskedScatter::def(), &operands, props))
}

/// What is said of the operands, where an alignment of the pointer among them is given.
fn pointer_attrs(
    access: &Access<'_>,
    rw: &ConversionRewriter<'_>,
    slot: usize,
    pointer: usize,
) -> Option<Attribute> {
    let ctx = rw.context();
    rw.view(access.op).prop(slot)?;
    let align = vec![(ctx.intern("llvm.align"), wide(rw, access))];
    let mut all = [Attribute::EMPTY_DICT; 3];
    *all.get_mut(pointer)? = Attribute::dictionary(ctx, align);
    Some(Attribute::array(ctx, &all))
}

fn expand_load(access: &Access<'_>, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let &[mask, kept] = access.rest else { return no_match("expected a mask and a vector") };
    let operands = [access.address, mask, kept];
    let attrs = pointer_attrs(access, rw, ExpandLoad::ALIGNMENT, 0);
    let new: NewOp = spec(rw.context(), llvm::IntrMaskedExpandload::def(), &operands, []);
    let new = match attrs {
        Some(attrs) => new.prop(llvm::IntrMaskedExpandload::ARG_ATTRS, attrs),
        None => new,
    };
    rw.replace_with(access.op, new.result(access.ty))
}

fn compress_store(access: &Access<'_>, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let &[mask, value] = access.rest else { return no_match("expected a mask and a vector") };
    let operands = [value, access.address, mask];
    let attrs = pointer_attrs(access, rw, CompressStore::ALIGNMENT, 1);
    let new: NewOp = spec(rw.context(), llvm::IntrMaskedCompressstore::def(), &operands, []);
    let new = match attrs {
        Some(attrs) => new.prop(llvm::IntrMaskedCompressstore::ARG_ATTRS, attrs),
        None => new,
    };
    rw.replace_with(access.op, new)
}
