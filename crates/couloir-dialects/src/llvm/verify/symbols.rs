//! What symbols refer to.

use couloir_ir::symbols::{SymbolScope, Unknown};
use couloir_ir::{Attribute, BlockRef, Failure, OpRef};
use rustc_hash::FxHashSet;

use super::typed;
use crate::llvm::attrs::{BLOCK_ADDRESS, LINKAGE};
use crate::llvm::types::{address_space, as_func, is_ptr};
use crate::llvm::{
    AddressOf, Alias, BlockAddress, BlockTag, DsoLocalEquivalent, Func, Global, GlobalCtors, IFunc,
    Return,
};

/// What a flat reference finds.
fn target<'s>(
    op: OpRef<'_>,
    symbols: &SymbolScope<'s>,
    name: Option<Attribute>,
) -> Option<OpRef<'s>> {
    symbols.lookup(name?.as_flat_symbol(op.ctx())?)
}

pub(in crate::llvm) fn addressof(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let found = target(op, symbols, AddressOf(op).global_name());
    let known = [Global::def(), Alias::def(), Func::def(), IFunc::def()];
    let Some(found) = found.filter(|found| known.iter().any(|def| found.is(def))) else {
        let message = "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or \
                       'llvm.func' or 'llvm.mlir.ifunc'";
        return op.op_error(message).fail();
    };
    let space = op.result_type(0).and_then(|ty| address_space(ctx, ty)).unwrap_or(0);
    let wanted = Global::cast(found).map(Global::addr_space);
    let wanted = wanted.and_then(|space| space.as_u64(ctx));
    if wanted.is_some_and(|wanted| wanted != u64::from(space)) {
        let message = "pointer address space must match address space of the referenced global or \
                       alias";
        return op.op_error(message).fail();
    }
    typed::address(op, found)
}

pub(in crate::llvm) fn dso_local_equivalent(
    op: OpRef<'_>,
    symbols: &SymbolScope<'_>,
) -> Result<(), Failure> {
    let ctx = op.ctx();
    let found = target(op, symbols, DsoLocalEquivalent(op).function_name());
    let func = found.and_then(Func::cast);
    if func.is_none() && found.and_then(Alias::cast).is_none() {
        let message = "must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'";
        return op.op_error(message).fail();
    }
    let weak = func.and_then(|func| func.linkage().enum_bits(ctx, &LINKAGE)) == Some(9);
    if weak {
        let message = "target function with 'extern_weak' linkage not allowed";
        return op.op_error(message).fail();
    }
    Ok(())
}

pub(in crate::llvm) fn blockaddress(
    op: OpRef<'_>,
    symbols: &SymbolScope<'_>,
) -> Result<(), Failure> {
    let params =
        BlockAddress(op).block_addr().and_then(|attr| attr.params_of(op.ctx(), &BLOCK_ADDRESS));
    let part = |at: usize| params.and_then(|params| params.get(at)?.as_attr());
    let func = target(op, symbols, part(0)).and_then(Func::cast);
    if let (Some(func), Some(tag)) = (func, part(1))
        && symbols.has_within(func.0, tag, tags)
    {
        return Ok(());
    }
    op.op_error("expects an existing block label target in the referenced function").fail()
}

/// The tags of a function's blocks.
fn tags(func: OpRef<'_>) -> FxHashSet<Attribute> {
    let body = func.region(0);
    let ops = body.iter().flat_map(|body| body.blocks().flat_map(BlockRef::ops));
    ops.filter_map(|op| BlockTag::cast(op)?.tag()).collect()
}

/// What a reference finds through aliases: nothing for an alias of something
/// that is not said plainly, which is not checked further.
fn behind_aliases<'s>(
    op: OpRef<'_>,
    symbols: &SymbolScope<'s>,
    name: Option<Attribute>,
) -> Result<Option<OpRef<'s>>, Unknown> {
    let Some(first) = target(op, symbols, name) else { return Ok(None) };
    symbols.end_of(first, |found| {
        let Some(alias) = Alias::cast(found) else { return Ok(Some(found)) };
        let returned = alias.0.region(0).and_then(|body| body.entry()?.last());
        let value = returned.filter(|last| last.is(Return::def())).and_then(|last| last.operand(0));
        let address = value.and_then(|value| returned?.scope.defining_op(value));
        let address = address.and_then(AddressOf::cast).ok_or(Unknown)?;
        Ok(target(op, symbols, address.global_name()))
    })
}

pub(in crate::llvm) fn ifunc(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Result<(), Failure> {
    const AVAILABLE_EXTERNALLY: u64 = 1;
    let ctx = op.ctx();
    let Ok(found) = behind_aliases(op, symbols, IFunc(op).resolver()) else { return Ok(()) };
    let Some(func) = found.and_then(Func::cast) else {
        return op.op_error("must have a function resolver").fail();
    };
    let linkage = func.linkage().enum_bits(ctx, &LINKAGE);
    if func.region(0).is_none_or(couloir_ir::RegionRef::is_empty)
        || linkage == Some(AVAILABLE_EXTERNALLY)
    {
        return op.op_error("resolver must be a definition").fail();
    }
    let ty = func.function_type().and_then(|ty| as_func(ctx, ty.as_type(ctx)?));
    if !ty.is_some_and(|ty| is_ptr(ctx, ty.result)) {
        return op.op_error("resolver must return a pointer").fail();
    }
    let resolver = IFunc(op).resolver_type().and_then(|ty| address_space(ctx, ty.as_type(ctx)?));
    let space = IFunc(op).address_space().as_u64(ctx).unwrap_or(0);
    if resolver.map(u64::from) != Some(space) {
        return op.op_error("resolver has incorrect type").fail();
    }
    Ok(())
}

/// Constructors and destructors are functions with bodies.
pub(in crate::llvm) fn ctors(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let names = op.prop(GlobalCtors::CTORS).and_then(|names| names.as_array(ctx));
    for &name in names.unwrap_or_default() {
        let text = name.as_flat_symbol(ctx).map_or("", |name| ctx.str(name));
        let Some(func) = target(op, symbols, Some(name)).and_then(Func::cast) else {
            let message = format!("'{text}' does not reference a valid LLVM function");
            return op.op_error(message).fail();
        };
        if func.region(0).is_none_or(couloir_ir::RegionRef::is_empty) {
            return op.op_error(format!("'{text}' does not have a definition")).fail();
        }
    }
    Ok(())
}
