//! Calls, returns and function values.

use std::ops::Range;

use couloir_dialects::func::{Call, CallIndirect, Constant};
use couloir_dialects::llvm;
use couloir_ir::build::Build;
use couloir_ir::ty::TypeKind;
use couloir_ir::{Context, NewOp, Op, Type, Value};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, Types, no_match,
};
use smallvec::SmallVec;

use super::is_bare;
use crate::llvm_common::attrs::carry;
use crate::llvm_common::descriptor::{MemRefDescriptor, UnrankedDescriptor};
use crate::llvm_common::signature::can_be_bare;
use crate::llvm_common::unranked::Lifetime;
use crate::llvm_common::{Llvm, address_space};

/// Attributes of a call that go along, from slot to slot.
const CALL_ATTRS: [(usize, usize); 4] = [
    (Call::CALLEE, llvm::Call::CALLEE),
    (Call::ARG_ATTRS, llvm::Call::ARG_ATTRS),
    (Call::RES_ATTRS, llvm::Call::RES_ATTRS),
    (Call::NO_INLINE, llvm::Call::NO_INLINE),
];
const INDIRECT_ATTRS: [(usize, usize); 2] = [
    (CallIndirect::ARG_ATTRS, llvm::Call::ARG_ATTRS),
    (CallIndirect::RES_ATTRS, llvm::Call::RES_ATTRS),
];

/// Lowers a call by name.
pub(super) fn call(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let callee = rw.view(op).prop(Call::CALLEE).and_then(|name| name.as_flat_symbol(ctx));
    let callee = callee.and_then(|name| rw.symbol(name));
    lower(llvm, op, new, rw, is_bare(llvm, callee), &CALL_ATTRS)
}

/// Lowers a call of a function value.
pub(super) fn call_indirect(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    lower(llvm, op, new, rw, is_bare(llvm, None), &INDIRECT_ATTRS)
}

fn lower(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    bare: bool,
    slots: &[(usize, usize)],
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let types = view.result_types().collect::<Types>();
    let packed = llvm.packed_result(ctx, &types, bare).or_no_match("unconvertible results")?;
    let unranked = |ty: Type| matches!(ty.kind(ctx), TypeKind::UnrankedMemRef(..));
    if bare && view.operand_types().any(unranked) {
        return no_match("unranked memref with bare pointers");
    }
    check_spaces(llvm, ctx, &types)?;
    if !bare && types.iter().any(|&ty| unranked(ty)) {
        llvm.check_copy(rw, Lifetime::Stack)?;
    }
    let attrs = view.body().discardable(op);
    let props = slots.iter().map(|&(from, to)| (to, view.prop(from)));
    let props = props.collect::<SmallVec<[_; 4]>>();
    let operands = promote(llvm, op, new, rw, bare, 0..new.len());
    let mut call = llvm::Call::build(ctx, packed, &operands, &[]);
    for (slot, attr) in props {
        call = call.prop(slot, attr);
    }
    let call = rw.insert(carry(ctx, call, attrs));
    let unused = |at| rw.view(op).result(at).is_none_or(|result| rw.scope().body.is_unused(result));
    let indirect = rw.view(op).is(CallIndirect::def());
    // A bare pointer that an indirect call gives becomes a descriptor only
    // where one is needed.
    let as_is = (0..types.len()).map(|at| bare && indirect && unused(at)).collect::<Vec<_>>();
    let results = results(llvm, rw, call, &types, (bare, &as_is))?;
    rw.replace_all(op, &results)
}

/// What is passed for a run of operands: the fields of descriptors, or bare pointers.
pub(crate) fn promote(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    bare: bool,
    operands: Range<usize>,
) -> SmallVec<[Value; 8]> {
    let ctx = rw.context();
    let mut promoted = SmallVec::with_capacity(operands.len());
    for at in operands {
        let ty = rw.view(op).operand_type(at);
        match (ty.map(|ty| ty.kind(ctx)), new.group(at)) {
            (Some(TypeKind::MemRef(memref)), [value]) => {
                let descriptor = MemRefDescriptor::new(llvm, *value);
                if bare {
                    promoted.push(descriptor.aligned(rw));
                } else {
                    promoted.extend(descriptor.unpack(rw, memref.rank()));
                }
            }
            (Some(TypeKind::UnrankedMemRef(..)), [value]) if !bare => {
                promoted.extend(UnrankedDescriptor::new(llvm, *value).unpack(rw));
            }
            (_, values) => promoted.extend_from_slice(values),
        }
    }
    promoted
}

/// What a call's results become: each taken from the struct, memrefs in
/// descriptors that live as long as the caller but for those left as they are.
fn results(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    call: Op,
    types: &[Type],
    (bare, as_is): (bool, &[bool]),
) -> Result<SmallVec<[Value; 4]>, NoMatch> {
    let mut results = SmallVec::<[Value; 4]>::new();
    let whole = rw.scope().body.result(call, 0);
    if let (Some(whole), [_, _, ..]) = (whole, types) {
        results.extend((0..types.len()).map(|at| llvm.extract_field(rw, whole, &[at as i64])));
    } else {
        results.extend(whole);
    }
    for ((value, &ty), &as_is) in results.iter_mut().zip(types).zip(as_is) {
        if !as_is {
            *value = result(llvm, rw, *value, ty, bare)?;
        }
    }
    Ok(results)
}

fn result(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    value: Value,
    ty: Type,
    bare: bool,
) -> Result<Value, NoMatch> {
    let ctx = rw.context();
    match ty.kind(ctx) {
        TypeKind::MemRef(memref) if bare => {
            let descriptor = llvm.convert(ctx, ty).or_no_match("unconvertible result")?;
            let made = MemRefDescriptor::of_static(llvm, rw, memref, descriptor, value, value);
            Ok(made.or_no_match("not static")?.value)
        }
        TypeKind::UnrankedMemRef(..) if !bare => llvm.copy_unranked(rw, value, Lifetime::Stack),
        _ => Ok(value),
    }
}

/// Lowers a function as a value: its address.
pub(super) fn constant(
    llvm: &Llvm,
    op: Op,
    _: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let ty = rw.view(op).result_type(0).and_then(|ty| llvm.convert(ctx, ty));
    let ty = ty.or_no_match("failed to convert result type")?;
    let name = rw.view(op).prop(Constant::VALUE).or_no_match("expected a name")?;
    let attrs = rw.scope().body.discardable(op);
    rw.replace_with(op, carry(ctx, llvm::AddressOf::build(ty, name), attrs))
}

/// Lowers a return; several values are packed into a struct.
pub(crate) fn return_op(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let function = rw.outer().copied().filter(|op| op.is(llvm::Func::def()));
    let bare = is_bare(llvm, function);
    let types = rw.view(op).operand_types().collect::<Types>();
    let packed = || {
        let packed = llvm.packed_result(ctx, &types, bare).flatten();
        packed.or_no_match("could not convert result types")
    };
    // Where there is no such type, nothing may be made.
    if types.len() > 1 {
        packed()?;
    }
    let values = returned(llvm, new, rw, &types, bare)?;
    let attrs = rw.scope().body.discardable(op);
    let value = match *values.as_slice() {
        [] => None,
        [value] => Some(value),
        _ => Some(pack(llvm, rw, packed()?, &values)),
    };
    let new: NewOp = llvm::return_value(value);
    rw.replace_with(op, carry(ctx, new, attrs))
}

fn returned(
    llvm: &Llvm,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    types: &[Type],
    bare: bool,
) -> Result<SmallVec<[Value; 4]>, NoMatch> {
    let ctx = rw.context();
    let unranked = |ty: &Type| matches!(ty.kind(ctx), TypeKind::UnrankedMemRef(..));
    if bare && types.iter().any(unranked) {
        return no_match("unranked memref with bare pointers");
    }
    check_spaces(llvm, ctx, types)?;
    if types.iter().any(unranked) {
        llvm.check_copy(rw, Lifetime::Heap)?;
    }
    let mut values = SmallVec::new();
    for (at, ty) in types.iter().enumerate() {
        match new.group(at) {
            [value] if bare && can_be_bare(ctx, *ty) => {
                values.push(MemRefDescriptor::new(llvm, *value).allocated(rw));
            }
            [value] if unranked(ty) => {
                values.push(llvm.copy_unranked(rw, *value, Lifetime::Heap)?);
            }
            group => values.extend_from_slice(group),
        }
    }
    Ok(values)
}

/// Descriptors of unranked memrefs are copied only from known address spaces.
fn check_spaces(llvm: &Llvm, ctx: &Context, types: &[Type]) -> Result<(), NoMatch> {
    for &ty in types {
        let TypeKind::UnrankedMemRef(_, space) = ty.kind(ctx) else { continue };
        address_space(&llvm.converter, ctx, ty, space.expand())
            .or_no_match("unconvertible memory space")?;
    }
    Ok(())
}

fn pack(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, ty: Type, values: &[Value]) -> Value {
    let whole = llvm.poison(rw, ty);
    let values = values.iter().enumerate();
    values.fold(whole, |whole, (at, &value)| llvm.insert(rw, whole, value, &[at as i64]))
}
