//! Allocations, copies, and the sizes of reshaped memory.

use couloir_ir::body::Op;
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::ty::MemRefType;
use couloir_ir::{Attribute, OpRef, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten};

use super::{replace_and_cast, row};
use crate::arith::IndexCast;
use crate::common::canonicalize::operand_from;
use crate::common::mixed::{Mixed, fixed, fold_list, join, values};
use crate::memref::{Alloc, Alloca, Copy, Dealloc, Dim, Load, Realloc, Reshape, Store};

pub(super) const ALLOCATIONS: &[PatternDef] = &[
    row("(anonymous namespace)::SimplifyAllocConst<mlir::memref::AllocOp>", Alloc::def, sized),
    row("(anonymous namespace)::SimplifyDeadAlloc<mlir::memref::AllocOp>", Alloc::def, dead),
    row("(anonymous namespace)::SimplifyAllocConst<mlir::memref::AllocaOp>", Alloca::def, sized),
    row("(anonymous namespace)::SimplifyDeadAlloc<mlir::memref::AllocaOp>", Alloca::def, dead),
    row("(anonymous namespace)::SimplifyDeadAlloc<mlir::memref::ReallocOp>", Realloc::def, dead),
];

/// Sizes that are constants become part of the type.
fn sized(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let ctx = view.ctx();
    let ty = view.result_type(0).and_then(|ty| ty.as_memref(ctx)).or_no_match("no memref")?;
    let mut sizes = join(&ty.shape, &view.operands_in(0));
    if !fold_list(view.scope, &mut sizes, false) {
        return no_match("no size is known");
    }
    let layout = Some(ty.layout.expand()).flatten();
    let ty = MemRefType::get(ctx, &fixed(&sizes), ty.element, layout, ty.memory_space.expand());
    let (sizes, symbols) = (values(&sizes), view.operands_in(1));
    let build = if view.is(Alloc::def()) { Alloc::build } else { Alloca::build };
    let new = build(rw.context(), ty, &sizes, &symbols);
    let alignment = rw.view(op).prop(Alloc::ALIGNMENT);
    replace_and_cast(rw, op, new.prop(Alloc::ALIGNMENT, alignment))
}

/// Memory that is only written and freed is not needed.
fn dead(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let memory = view.result(0).or_no_match("no result")?;
    let users = view.body().uses(memory).map(|user| user.op).collect::<Vec<_>>();
    if !users.iter().all(|&user| ends_with(view.scope.op(user), memory)) {
        return no_match("the memory is used");
    }
    users.into_iter().for_each(|user| rw.erase(user));
    rw.erase(op);
    Ok(())
}

/// Whether a use of memory has no meaning without other uses.
fn ends_with(user: OpRef<'_>, memory: Value) -> bool {
    let stored_to = user.is(Store::def()) && user.operand(0) != Some(memory);
    stored_to || user.is(Dealloc::def())
}

pub(super) const COPIES: &[PatternDef] = &[
    row("(anonymous namespace)::FoldEmptyCopy", Copy::def, copy_of_nothing),
    row("(anonymous namespace)::FoldSelfCopy", Copy::def, copy_to_itself),
    row("(anonymous namespace)::DimOfMemRefReshape", Dim::def, dim_of_reshape),
];

fn copy_to_itself(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    if view.operand(0) != view.operand(1) {
        return no_match("source and target differ");
    }
    rw.erase(op);
    Ok(())
}

fn copy_of_nothing(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let is_empty = |ty: couloir_ir::Type| ty.shape(view.ctx()).is_some_and(|s| s.contains(&0));
    if !view.operand_types().any(is_empty) {
        return no_match("there is something to copy");
    }
    rw.erase(op);
    Ok(())
}

/// A size of a reshaped memref stands in the shape it was given.
fn dim_of_reshape(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let reshape = operand_from(view, 0, Reshape::def()).or_no_match("not of a reshape")?;
    let index = view.operand(1).or_no_match("no index")?;
    if !is_before(view, reshape, index) {
        return no_match("the index may not be known where the shape is");
    }
    let shape = reshape.operand(1).or_no_match("no shape")?;
    let (ty, reshape) = (view.result_type(0).or_no_match("no result")?, reshape.op);
    let element = rw.ty(shape).shaped_element(rw.context()).or_no_match("no shape")?;
    let point = InsertPoint::after(rw.body(), reshape).or_no_match("not in a block")?;
    rw.set_point(point);
    let size: NewOp = Load::build(element, shape, &[index]);
    let mut size = rw.insert1(size.prop(Load::NONTEMPORAL, Attribute::FALSE));
    if element != ty {
        size = rw.insert1(IndexCast::build(ty, size));
    }
    rw.replace(op, &[size]);
    Ok(())
}

/// Whether it is easily seen that an index of a `dim` is there when the
/// reshape is.
fn is_before(dim: OpRef<'_>, reshape: OpRef<'_>, index: Value) -> bool {
    let body = dim.body();
    let block = body.block_of_value(index);
    if block == reshape.block() {
        return body.defining_op(index).is_none_or(|op| comes_before(dim, op, reshape.op));
    }
    if dim.block() == reshape.block() {
        return true;
    }
    let region = block.and_then(|block| body.region_of(block));
    let mut around = std::iter::successors(reshape.parent(), |op| op.parent());
    around.any(|op| op.block().and_then(|block| body.region_of(block)) == region)
}

fn comes_before(dim: OpRef<'_>, op: Op, reshape: Op) -> bool {
    let mut later = std::iter::successors(Some(reshape), |&op| dim.body().prev_op(op));
    later.any(|earlier| earlier == op)
}

/// The sizes of a memref type with what is known of them.
pub(super) fn known_sizes(constants: &[i64], list: Vec<Mixed>) -> Vec<Mixed> {
    let known = |(&constant, mixed): (&i64, Mixed)| match constant {
        couloir_ir::ty::DYNAMIC => mixed,
        _ => Mixed::Known(constant),
    };
    constants.iter().zip(list).map(known).collect()
}
