//! Allocation and globals.

use couloir_ir::affine::AffineMap;
use couloir_ir::attr::AttrKind;
use couloir_ir::op::Trait;
use couloir_ir::symbols::SymbolScope;
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Attribute, Context, OpRef};

use super::super::syntax::tensor_of;
use super::super::{Alloc, GetGlobal, Global, Realloc, layout};
use super::{Verified, memref_of};
use crate::common::shapes::{check_dynamic_sizes, dynamic_dims, quoted};

/// How many symbols a layout has; unknown strides and offsets are symbols.
pub(crate) fn layout_symbols(ctx: &Context, memref: &MemRefType) -> usize {
    match memref.layout.expand().map(|layout| layout.kind(ctx)) {
        Some(AttrKind::AffineMap(map)) => AffineMap::symbols(map) as usize,
        Some(AttrKind::StridedLayout { strides, offset }) => {
            strides.iter().chain([offset]).filter(|&&value| value == DYNAMIC).count()
        }
        _ => 0,
    }
}

pub(in super::super) fn alloc(op: OpRef<'_>) -> Verified {
    // `alloc` and `alloca` have the same tables.
    let alloc = Alloc(op);
    let result = alloc.memref();
    let Some(memref) = memref_of(op, result) else {
        return op.op_error("result must be a memref").fail();
    };
    check_dynamic_sizes(op, op.ty(result), op.operand_group(Alloc::DYNAMIC_SIZES).len())?;
    let wanted = layout_symbols(op.ctx(), memref);
    let given = op.operand_group(Alloc::SYMBOL_OPERANDS).len();
    if given == wanted {
        return Ok(());
    }
    let message = format!(
        "symbol operand count does not equal memref symbol count: expected {wanted}, got {given}"
    );
    op.op_error(message).fail()
}

pub(in super::super) fn alloca(op: OpRef<'_>) -> Verified {
    let scoped = std::iter::successors(op.parent(), |op| op.parent())
        .any(|op| op.has(Trait::AutomaticAllocationScope));
    if !scoped {
        let message = "requires an ancestor op with AutomaticAllocationScope trait";
        return op.op_error(message).fail();
    }
    alloc(op)
}

pub(in super::super) fn assume_alignment(op: OpRef<'_>) -> Verified {
    let alignment = super::super::AssumeAlignment(op).alignment();
    let power = alignment.and_then(|attr| attr.as_u64(op.ctx())).is_some_and(u64::is_power_of_two);
    if power { Ok(()) } else { op.op_error("alignment must be power of 2").fail() }
}

pub(in super::super) fn realloc(op: OpRef<'_>) -> Verified {
    let realloc = Realloc(op);
    let ctx = op.ctx();
    let (source, result) = (op.ty(realloc.source()), op.ty(realloc.result()));
    let (Some(from), Some(to)) = (source.as_memref(ctx), result.as_memref(ctx)) else {
        return Ok(());
    };
    let (source, result_text) = (quoted(ctx, source), quoted(ctx, result));
    let both =
        format!("specified for source memref type {source} and result memref type {result_text}");
    if !layout::is_identity(ctx, from) {
        return op.error(format!("unsupported layout for source memref type {source}")).fail();
    }
    if !layout::is_identity(ctx, to) {
        return op.error(format!("unsupported layout for result memref type {result_text}")).fail();
    }
    if from.memory_space != to.memory_space {
        return op.error(format!("different memory spaces {both}")).fail();
    }
    if from.element != to.element {
        return op.error(format!("different element types {both}")).fail();
    }
    match (dynamic_dims(ctx, result), realloc.dynamic_result_size()) {
        (1.., None) => {
            op.error(format!("missing dimension operand for result type {result_text}")).fail()
        }
        (0, Some(_)) => {
            op.error(format!("unnecessary dimension operand for result type {result_text}")).fail()
        }
        _ => Ok(()),
    }
}

pub(in super::super) fn global(op: OpRef<'_>) -> Verified {
    let global = Global(op);
    let ctx = op.ctx();
    let Some(ty) = global.r#type().and_then(|ty| ty.as_type(ctx)) else { return Ok(()) };
    if !ty.has_static_shape(ctx) {
        let found = quoted(ctx, ty);
        let message = format!("type should be static shaped memref, but got {found}");
        return op.op_error(message).fail();
    }
    let Some(value) = global.initial_value().filter(|&value| value != Attribute::UNIT) else {
        return Ok(());
    };
    let elements = matches!(
        value.kind(ctx),
        AttrKind::DenseElements(_)
            | AttrKind::DenseStrings(..)
            | AttrKind::DenseResource(..)
            | AttrKind::Sparse(..)
    );
    let Some(own) = value.typed(ctx).filter(|_| elements) else {
        let found = ctx.attr_text(value);
        let message =
            format!("initial value should be a unit or elements attribute, but got {found}");
        return op.op_error(message).fail();
    };
    let wanted = tensor_of(ctx, ty);
    let (own_element, element) = (own.element_or_self(ctx), wanted.element_or_self(ctx));
    if own_element != element {
        let (wanted, own) = (quoted(ctx, element), quoted(ctx, own_element));
        let message =
            format!("initial value element expected to be of type {wanted}, but was of type {own}");
        return op.op_error(message).fail();
    }
    if own.shape(ctx) != wanted.shape(ctx) {
        let (wanted, own) = (shape_text(ctx, wanted), shape_text(ctx, own));
        let message = format!("initial value shape expected to be {wanted} but was {own}");
        return op.op_error(message).fail();
    }
    Ok(())
}

fn shape_text(ctx: &Context, ty: couloir_ir::Type) -> String {
    let shape = ty.shape(ctx).unwrap_or_default();
    shape.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

pub(in super::super) fn get_global(op: OpRef<'_>, symbols: &SymbolScope<'_>) -> Verified {
    let get = GetGlobal(op);
    let ctx = op.ctx();
    let Some(name) = get.name().and_then(|name| name.as_flat_symbol(ctx)) else { return Ok(()) };
    let text = ctx.str(name);
    let Some(global) = symbols.lookup(name).and_then(Global::cast) else {
        return op.op_error(format!("'{text}' does not reference a valid global memref")).fail();
    };
    let wanted = global.r#type().and_then(|ty| ty.as_type(ctx));
    let own = op.ty(get.result());
    match wanted {
        Some(wanted) if wanted != own => {
            let (own, wanted) = (quoted(ctx, own), quoted(ctx, wanted));
            let message = format!(
                "result type {own} does not match type {wanted} of the global memref @{text}"
            );
            op.op_error(message).fail()
        }
        _ => Ok(()),
    }
}
