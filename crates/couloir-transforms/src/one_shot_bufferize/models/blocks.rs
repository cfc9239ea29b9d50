//! `cf`: branches, whose operands are memory where the blocks they go to take memory.

use super::super::model::OperandUse;
use couloir_dialects::{bufferization, cf, memref};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Block, Body, Failure, Op, OpRef, Type, Value};
use rustc_hash::FxHashSet;

use super::super::buffers::dynamic_like;
use super::super::functions::operand;
use super::super::model::{Alias, Model, Stack, Uses, Values};
use super::super::rewrite::Bufferizer;
use super::super::view::View;

pub(super) static MODELS: &[Model] = &[
    Model { values: passed, ..Model::of(cf::Br::def()) },
    Model { values: passed, ..Model::of(cf::CondBr::def()) },
];

/// The arguments of blocks that an operand is passed to.
fn passed(view: View<'_>, op: OpRef<'_>, operand: usize) -> Values {
    let body = view.scope.body;
    let mut values = Values::new();
    for (at, block) in op.successors().enumerate() {
        let Some(range) = op.forwarded(at).filter(|range| range.contains(&operand)) else {
            continue;
        };
        let arg = body.args(block).get(operand - range.start).copied();
        values.extend(arg.map(Alias::same));
    }
    values
}

/// The ops that branch to a block, each once.
fn branches_to(body: &Body, block: Block) -> Vec<Op> {
    let mut seen = FxHashSet::default();
    let all = body.predecessors(block).filter_map(|block| body.last_op(block));
    all.filter(|&end| seen.insert(end)).collect()
}

/// The operands that the argument of a block is given.
fn callers(view: View<'_>, value: Value) -> Vec<OperandUse> {
    let body = view.scope.body;
    let Some((block, at)) = body.as_arg(value) else { return Vec::new() };
    let mut all = Vec::new();
    for end in branches_to(body, block) {
        let op = view.scope.op(end);
        for (number, successor) in op.successors().enumerate() {
            let range = op.forwarded(number).filter(|_| successor == block);
            all.extend(range.map(|range| operand(end, range.start + at)));
        }
    }
    all
}

/// The operands whose memory the argument of a block has.
pub(super) fn uses(view: View<'_>, _: OpRef<'_>, value: Value) -> Uses {
    callers(view, value).into_iter().map(Alias::same).collect()
}

/// The type of memory of a block's argument: that of all it is given, if that is one.
pub(super) fn arg_type(
    view: View<'_>,
    op: OpRef<'_>,
    value: Value,
    stack: &mut Stack,
) -> Result<Type, Failure> {
    let ctx = view.ctx();
    let tensor = view.scope.body.ty(value);
    let mut found = None;
    for source in callers(view, value).into_iter().filter_map(|caller| view.value(caller)) {
        if stack.values.contains(&source) {
            continue;
        }
        let ty = match view.is_tensor(source) {
            true => view.buffer_type_in(source, stack)?,
            false => view.scope.body.ty(source),
        };
        match found {
            Some(other) if other != ty => return Ok(dynamic_like(ctx, tensor, ty)),
            _ => found = Some(ty),
        }
    }
    match found {
        Some(ty) => Ok(ty),
        None => op.op_error("could not infer buffer type of block argument").fail(),
    }
}

/// Makes the tensors that a block is given memory.
///
/// # Errors
/// When the type of one cannot be said.
pub(in super::super) fn signature(b: &mut Bufferizer<'_, '_>, block: Block) -> Result<(), Failure> {
    let args = b.rw.scope().body.args(block).to_vec();
    let mut types = Vec::with_capacity(args.len());
    for &arg in &args {
        let is_tensor = b.view().is_tensor(arg);
        types.push(if is_tensor { b.buffer_type(arg)? } else { b.rw.ty(arg) });
    }
    for (&arg, &ty) in args.iter().zip(&types) {
        let tensor = b.rw.ty(arg);
        if tensor != ty {
            change(b, block, arg, (tensor, ty));
        }
    }
    for end in branches_to(b.rw.scope().body, block) {
        branch(b, end, block, &types)?;
    }
    Ok(())
}

fn change(b: &mut Bufferizer<'_, '_>, block: Block, arg: Value, (tensor, ty): (Type, Type)) {
    let uses = b.rw.scope().body.uses(arg).collect::<Vec<_>>();
    b.rw.body().set_type(arg, ty);
    if uses.is_empty() {
        return;
    }
    let point = InsertPoint::start(b.rw.scope().body, block);
    b.rw.set_point(point);
    let new = bufferization::ToTensor::build(tensor, arg);
    let value = b.rw.with_location_of(arg, |rw| rw.insert1(new));
    for operand in uses {
        b.rw.set_operand(operand.op, operand.index as usize, value);
    }
}

/// Makes what a branch gives a block memory.
fn branch(
    b: &mut Bufferizer<'_, '_>,
    end: Op,
    block: Block,
    types: &[Type],
) -> Result<(), Failure> {
    let view = b.rw.view(end);
    if view.all_forwarded().is_none() {
        let message = "cannot bufferize ops with block references that do not implement \
                       BranchOpInterface";
        return view.op_error(message).fail();
    }
    let successors = view.successors().collect::<Vec<_>>();
    for (at, _) in successors.into_iter().enumerate().filter(|(_, own)| *own == block) {
        let Some(range) = b.rw.view(end).forwarded(at) else { continue };
        for (place, &ty) in range.zip(types) {
            let Some(value) = b.rw.view(end).operand(place) else { continue };
            if b.rw.ty(value) == ty {
                continue;
            }
            b.rw.at(end);
            let mut buffer = b.buffer(value)?;
            if b.rw.ty(buffer) != ty {
                b.after(value);
                let new = memref::Cast::build(ty, buffer);
                buffer = b.rw.with_location_of(value, |rw| rw.insert1(new));
            }
            b.rw.set_operand(end, place, buffer);
        }
    }
    Ok(())
}
