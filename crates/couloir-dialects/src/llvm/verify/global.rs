//! Globals, aliases and facts about the module.

use couloir_ir::attr::AttrKind;
use couloir_ir::num::Float;
use couloir_ir::op::Trait;
use couloir_ir::{Attribute, Context, Failure, OpRef, Type};

use super::comdat;
use crate::llvm::attrs::{LINKAGE, MODULE_FLAG, ZERO};
use crate::llvm::types::{
    LABEL, METADATA, TARGET, TOKEN, VOID, as_array, can_be_global, is, is_compatible_outer_type,
    is_ptr,
};
use crate::llvm::{Alias, Global, GlobalCtors, IFunc, ModuleFlags, Return};

const APPENDING: u64 = 6;
const COMMON: u64 = 10;

/// What is said of the whole module stands directly in it, if there is one.
pub(in crate::llvm) fn at_module_level(op: OpRef<'_>) -> Result<(), Failure> {
    if op.parent().is_none_or(|parent| parent.is(crate::builtin::Module::def())) {
        return Ok(());
    }
    op.op_error("must appear at the module level").fail()
}

fn linkage(op: OpRef<'_>, slot: usize) -> u64 {
    op.prop(slot).and_then(|linkage| linkage.enum_bits(op.ctx(), &LINKAGE)).unwrap_or(0)
}

/// Whether a global may hold this type.
fn is_element(ctx: &Context, ty: Type) -> bool {
    is_compatible_outer_type(ctx, ty)
        && ![&VOID, &LABEL, &METADATA, &TOKEN].iter().any(|def| is(ctx, ty, def))
}

pub(in crate::llvm) fn global(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let global = Global(op);
    let Some(ty) = global.global_type().and_then(|ty| ty.as_type(ctx)) else { return Ok(()) };
    if !is_element(ctx, ty) {
        return op.op_error("expects type to be a valid element type for an LLVM global").fail();
    }
    let is_module =
        |parent: OpRef<'_>| parent.has(Trait::SymbolTable) && parent.has(Trait::IsolatedFromAbove);
    if op.parent().is_some_and(|parent| parent.name() != "builtin.module" && !is_module(parent)) {
        return op.op_error("must appear at the module level").fail();
    }
    if let Some(value) = global.value() {
        global_value(op, value, ty)?;
    }
    target_global(op, ty)?;
    global_linkage(op, ty)?;
    comdat::verify(op, global.comdat())?;
    let alignment = global.alignment().and_then(|alignment| alignment.as_u64(ctx));
    if alignment.is_some_and(|alignment| !alignment.is_power_of_two()) {
        return op.error("alignment attribute is not a power of 2").fail();
    }
    Ok(())
}

fn global_value(op: OpRef<'_>, value: Attribute, ty: Type) -> Result<(), Failure> {
    let ctx = op.ctx();
    if let AttrKind::String(text, _) = value.kind(ctx) {
        let length = ctx.bytes(*text).len() as u64;
        if as_array(ctx, ty) != Some((Type::I8, length)) {
            let message = "requires an i8 array type of the length equal to that of the string \
                           attribute";
            return op.op_error(message).fail();
        }
    }
    Ok(())
}

/// Globals of a target's types hold zeros or what their regions make.
fn target_global(op: OpRef<'_>, ty: Type) -> Result<(), Failure> {
    let ctx = op.ctx();
    if !can_be_global(ctx, ty) {
        return op.op_error("this target extension type cannot be used in a global").fail();
    }
    if is(ctx, ty, &TARGET) && Global(op).value().is_some() {
        let message = "global with target extension type can only be initialized with \
                       zero-initializer";
        return op.op_error(message).fail();
    }
    Ok(())
}

/// Whether a value is zero, or elements that all are.
fn all_zero(ctx: &Context, value: Attribute) -> bool {
    let mut open = vec![value];
    while let Some(value) = open.pop() {
        let zero = match value.kind(ctx) {
            AttrKind::Integer(_, value) => value.is_zero(),
            AttrKind::Float(_, value) => value.is_zero(),
            AttrKind::DenseElements(dense) => {
                dense.ints(ctx).all(|value| value.is_zero())
                    || dense.floats(ctx).all(Float::is_zero)
                        && dense.scalar_type(ctx).0.float_kind(ctx).is_some()
            }
            AttrKind::Sparse(_, _, values) => {
                open.push(*values);
                true
            }
            AttrKind::Array(items) => {
                open.extend_from_slice(items);
                true
            }
            _ => false,
        };
        if !zero {
            return false;
        }
    }
    true
}

fn global_linkage(op: OpRef<'_>, ty: Type) -> Result<(), Failure> {
    let ctx = op.ctx();
    let linkage = linkage(op, Global::LINKAGE);
    if linkage == COMMON && !Global(op).value().is_none_or(|value| all_zero(ctx, value)) {
        return op.op_error("expected zero value for 'common' linkage").fail();
    }
    if linkage == APPENDING && as_array(ctx, ty).is_none() {
        return op.op_error("expected array type for 'appending' linkage").fail();
    }
    Ok(())
}

pub(in crate::llvm) fn regions(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let Some(body) = op.region(0).filter(|body| !body.is_empty()) else { return Ok(()) };
    let Some(block) = body.entry() else { return Ok(()) };
    let returned = block.last().filter(|last| last.is(Return::def()));
    let Some(value) = returned.and_then(|last| last.operand_type(0)) else {
        return op.op_error("initializer region cannot return void").fail();
    };
    let ty = Global(op).global_type().and_then(|ty| ty.as_type(ctx)).unwrap_or(Type::NONE);
    if value != ty {
        let quote = crate::common::shapes::quoted;
        let message = format!(
            "initializer region type {} does not match global type {}",
            quote(ctx, value),
            quote(ctx, ty)
        );
        return op.op_error(message).fail();
    }
    let impure = block.ops().find(|inner| !is_pure(*inner));
    match impure {
        Some(inner) => {
            inner.error("ops with side effects not allowed in global initializers").fail()
        }
        None if Global(op).value().is_some() => {
            op.op_error("cannot have both initializer value and region").fail()
        }
        None => Ok(()),
    }
}

/// Whether an op neither reads nor writes memory.
fn is_pure(op: OpRef<'_>) -> bool {
    op.has(Trait::NoMemoryEffect) || op.is(Return::def())
}

pub(in crate::llvm) fn alias(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let alias = Alias(op);
    let ty = alias.alias_type().and_then(|ty| ty.as_type(ctx)).unwrap_or(Type::NONE);
    if !is_element(ctx, ty) {
        let message = "expects type to be a valid element type for an LLVM global alias";
        return op.op_error(message).fail();
    }
    let linkage = alias.linkage().and_then(|linkage| linkage.enum_bits(ctx, &LINKAGE));
    // external, available_externally, linkonce(_odr), weak(_odr), internal, private
    if !matches!(linkage, Some(0..=5 | 7 | 8)) {
        let text = crate::llvm::attrs::enums::LINKAGE_CASES.text_of(linkage.unwrap_or(0));
        let message = format!(
            "'{}' linkage not supported in aliases, available options: private, internal, \
             linkonce, weak, linkonce_odr, weak_odr, external or available_externally",
            text.unwrap_or_default()
        );
        return op.op_error(message).fail();
    }
    Ok(())
}

pub(in crate::llvm) fn alias_regions(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let Some(body) = op.region(0) else { return Ok(()) };
    let Some(block) = body.entry() else { return Ok(()) };
    let returned = block.last().filter(|last| last.is(Return::def()));
    if !returned.and_then(|last| last.operand_type(0)).is_some_and(|ty| is_ptr(ctx, ty)) {
        return op.op_error("initializer region must always return a pointer").fail();
    }
    match block.ops().find(|inner| !is_pure(*inner)) {
        Some(inner) => {
            inner.error("ops with side effects are not allowed in alias initializers").fail()
        }
        None => Ok(()),
    }
}

pub(in crate::llvm) fn ifunc(op: OpRef<'_>) -> Result<(), Failure> {
    let linkage = linkage(op, IFunc::LINKAGE);
    // external, linkonce(_odr), weak(_odr), internal, private
    if matches!(linkage, 0 | 2..=5 | 7 | 8) {
        return Ok(());
    }
    let text = crate::llvm::attrs::enums::LINKAGE_CASES.text_of(linkage).unwrap_or_default();
    let message = format!(
        "'{text}' linkage not supported in ifuncs, available options: private, internal, linkonce, \
         weak, linkonce_odr, weak_odr, or external linkage"
    );
    op.op_error(message).fail()
}

fn structors(op: OpRef<'_>, name: &str) -> Result<(), Failure> {
    let ctx = op.ctx();
    let items = |slot: usize| op.prop(slot).and_then(|list| list.as_array(ctx)).unwrap_or_default();
    let count = items(GlobalCtors::CTORS).len();
    let data = items(GlobalCtors::DATA);
    let fits = |item: &Attribute| {
        item.as_flat_symbol(ctx).is_some() || item.params_of(ctx, &ZERO).is_some()
    };
    if !data.iter().all(fits) {
        return op.error("data element must be symbol or #llvm.zero").fail();
    }
    if items(GlobalCtors::PRIORITIES).len() != count || data.len() != count {
        let message = format!("{name}, priorities, and data must have the same number of elements");
        return op.error(message).fail();
    }
    Ok(())
}

pub(in crate::llvm) fn ctors(op: OpRef<'_>) -> Result<(), Failure> {
    structors(op, "ctors")
}

pub(in crate::llvm) fn dtors(op: OpRef<'_>) -> Result<(), Failure> {
    structors(op, "dtors")
}

pub(in crate::llvm) fn module_flags(op: OpRef<'_>) -> Result<(), Failure> {
    at_module_level(op)?;
    let ctx = op.ctx();
    let flags = ModuleFlags(op).flags().and_then(|flags| flags.as_array(ctx)).unwrap_or_default();
    if flags.iter().all(|flag| flag.params_of(ctx, &MODULE_FLAG).is_some()) {
        return Ok(());
    }
    op.op_error("expected a module flag attribute").fail()
}
