//! `ml_program`: globals, loads and stores.

use couloir_dialects::memref;
use couloir_dialects::ml_program::{Global, GlobalLoad, GlobalStore};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, Failure, Op, OpRef, Type};

use super::super::model::{Model, always};
use super::super::rewrite::Bufferizer;
use super::super::settings::contiguous;

pub(super) static MODELS: &[Model] = &[
    Model { bufferize: global, ..Model::of(Global::def()) },
    Model {
        is_writable: |_, _, _| false,
        buffer_type: Some(|view, op, _, _| {
            op.result_type(0).map(|ty| contiguous(view.ctx(), ty, None)).ok_or(Failure)
        }),
        bufferize: load,
        ..Model::of(GlobalLoad::def())
    },
    // In MLIR 22 it writes to what it stores, and does not read it: a copy would have no contents.
    Model { reads: always, bufferize: store, ..Model::of(GlobalStore::def()) },
];

fn global(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let (ctx, view) = (b.rw.context(), b.rw.view(op));
    let global = Global(view);
    let Some(value) = global.value() else {
        return view.error("global op must have a value").fail();
    };
    let ty = global.r#type().and_then(|ty| ty.as_type(ctx)).ok_or(Failure)?;
    let ty = contiguous(ctx, ty, None);
    if ty.as_memref(ctx).is_none() {
        return view.error("global op must have a ranked type").fail();
    }
    let constant = global.is_mutable().is_none().then_some(Attribute::UNIT);
    let new = NewOp::new(memref::Global::def())
        .prop(memref::Global::SYM_NAME, global.sym_name())
        .prop(memref::Global::SYM_VISIBILITY, global.sym_visibility())
        .prop(memref::Global::TYPE, Attribute::ty(ctx, ty))
        .prop(memref::Global::INITIAL_VALUE, value)
        .prop(memref::Global::CONSTANT, constant);
    b.replace_with(op, new);
    Ok(())
}

/// The memory of the global that an op names, of a tensor's type.
fn memory(op: OpRef<'_>, tensor: Type) -> Option<NewOp> {
    let (ctx, name) = (op.ctx(), op.prop(0)?);
    let (root, nested) = name.as_symbol_ref(ctx)?;
    let leaf = nested.last().copied().unwrap_or(root);
    let ty = contiguous(ctx, tensor, None);
    ty.as_memref(ctx)?;
    Some(memref::GetGlobal::build(ty, Attribute::flat_symbol(ctx, leaf)))
}

fn load(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let view = b.rw.view(op);
    let new = view.result_type(0).and_then(|ty| memory(view, ty)).ok_or(Failure)?;
    b.replace_with(op, new);
    Ok(())
}

fn store(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let view = b.rw.view(op);
    let value = view.operand(0).ok_or(Failure)?;
    let new = memory(view, view.ty(value)).ok_or(Failure)?;
    let global = b.rw.insert1(new);
    let value = b.buffer(value)?;
    b.copy(value, global);
    b.rw.erase(op);
    Ok(())
}
