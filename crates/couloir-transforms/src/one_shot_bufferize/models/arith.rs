//! `arith`: constants, casts of indices and choices.

use couloir_dialects::{arith, memref};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::ty::MemRefType;
use couloir_ir::{Attribute, Failure, Op, OpRef, Type, Value};

use super::super::buffers::common;
use super::super::model::{Alias, Model, Stack, first_to_first};
use super::super::rewrite::Bufferizer;
use super::super::view::View;

pub(super) static MODELS: &[Model] = &[
    Model {
        is_writable: |_, _, _| false,
        bufferize: constant,
        ..Model::of(arith::Constant::def())
    },
    Model {
        values: first_to_first,
        buffer_type: Some(type_of_cast),
        bufferize: index_cast,
        ..Model::of(arith::IndexCast::def())
    },
    Model {
        values: |_, op, _| op.result(0).map(Alias::maybe_same).into_iter().collect(),
        buffer_type: Some(type_of_choice),
        bufferize: select,
        ..Model::of(arith::Select::def())
    },
];

/// A constant is in a global.
fn constant(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let ctx = b.rw.context();
    let view = b.rw.view(op);
    let ty = view.result_type(0).filter(|ty| ty.as_tensor(ctx).is_some()).ok_or(Failure)?;
    let value = view.prop(arith::Constant::VALUE).ok_or(Failure)?;
    let location = view.location();
    let space = b.view().space_of(view.result(0).ok_or(Failure)?)?;
    let (name, ty) = b.globals.get(ctx, value, ty, space, location);
    let new = memref::GetGlobal::build(ty, Attribute::flat_symbol(ctx, name));
    b.replace_with(op, new);
    Ok(())
}

fn type_of_cast(
    view: View<'_>,
    op: OpRef<'_>,
    _: Value,
    stack: &mut Stack,
) -> Result<Type, Failure> {
    let source = op.operand(0).ok_or(Failure)?;
    let ty = view.buffer_type_in(source, stack)?;
    let element = op.result_type(0).ok_or(Failure)?.element_or_self(view.ctx());
    Ok(match ty.as_memref(view.ctx()) {
        Some(memref) => MemRefType::get(
            view.ctx(),
            &memref.shape,
            element,
            memref.layout.expand(),
            memref.memory_space.expand(),
        ),
        None => ty.with_element(view.ctx(), element),
    })
}

fn index_cast(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let view = b.rw.view(op);
    let (source, result) = view.operand(0).zip(view.result(0)).ok_or(Failure)?;
    let source = b.buffer(source)?;
    let ty = b.buffer_type(result)?;
    let new = NewOp::new(arith::IndexCast::def()).operand(source).result(ty);
    b.replace_with(op, new);
    Ok(())
}

fn type_of_choice(
    view: View<'_>,
    op: OpRef<'_>,
    _: Value,
    stack: &mut Stack,
) -> Result<Type, Failure> {
    let (one, other) = op.operand(1).zip(op.operand(2)).ok_or(Failure)?;
    let tensor = op.result_type(0).ok_or(Failure)?;
    let types = (view.buffer_type_in(one, stack)?, view.buffer_type_in(other, stack)?);
    common(op, tensor, types, |op| {
        op.error("inconsistent memory space on true/false operands").emit()
    })
}

fn select(b: &mut Bufferizer<'_, '_>, op: Op) -> Result<(), Failure> {
    let view = b.rw.view(op);
    let operands = view.operands().collect::<Vec<_>>();
    let (&[condition, one, other], Some(result)) = (&operands[..], view.result(0)) else {
        return Err(Failure);
    };
    if view.ty(condition) != Type::I1 {
        return view.op_error("only i1 condition values are supported").fail();
    }
    let (mut one, mut other) = (b.buffer(one)?, b.buffer(other)?);
    if b.rw.ty(one) != b.rw.ty(other) {
        let ty = b.buffer_type(result)?;
        let cast = |b: &mut Bufferizer<'_, '_>, value| match b.rw.ty(value) == ty {
            true => value,
            false => b.rw.insert1(memref::Cast::build(ty, value)),
        };
        (one, other) = (cast(b, one), cast(b, other));
    }
    let ty = b.rw.ty(one);
    let new = NewOp::new(arith::Select::def()).operands([condition, one, other]).result(ty);
    b.replace_with(op, new);
    Ok(())
}
