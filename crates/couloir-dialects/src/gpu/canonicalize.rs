//! Canonicalization patterns of `gpu`.

use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::op::{EffectKind, Effects, Trait};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, OpRef, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten, row};

use super::{Alloc, Barrier, Launch, Memcpy, Wait};
use crate::arith::Constant;
use crate::common::canonicalize::operand_from;
use crate::common::mixed::int_constant;
use crate::memref::Dim;

/// All of them.
pub(crate) static ALL: &[&[PatternDef]] = &[&[
    row("(anonymous namespace)::SimplifyDimOfAllocOp", Dim::def, dim_of_alloc).of(Alloc::def),
    row("", Barrier::def, barriers),
    row("FoldLaunchArguments", Launch::def, launch_of_one),
    row("(anonymous namespace)::EraseTrivialCopyOp", Memcpy::def, copy_to_nobody),
    row("(anonymous namespace)::EraseRedundantGpuWaitOpPairs", Wait::def, wait_for_nothing),
    row("(anonymous namespace)::SimplifyGpuWaitOp", Wait::def, wait_in_vain),
]];

/// A size of allocated memory is what it was allocated with.
fn dim_of_alloc(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let alloc = operand_from(view, 0, Alloc::def()).or_no_match("not of an allocation")?;
    let index = view.operand(1).and_then(|index| int_constant(view.scope, index));
    let index = index.and_then(|index| usize::try_from(index).ok()).or_no_match("no index")?;
    let memref = alloc.result_type(0).and_then(|ty| ty.as_memref(view.ctx()));
    let shape = &memref.or_no_match("no memref")?.shape;
    if shape.get(index) != Some(&DYNAMIC) {
        return no_match("the size is known");
    }
    let before = shape.iter().take(index).filter(|&&size| size == DYNAMIC).count();
    let size = Alloc(alloc).dynamic_sizes().get(before).copied().or_no_match("no size")?;
    rw.replace(op, &[size]);
    Ok(())
}

/// Of barriers that follow one another, the last does.
fn barriers(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let next = rw.body().next_op(op);
    if !next.is_some_and(|next| rw.view(next).is(Barrier::def())) {
        return no_match("no barrier follows");
    }
    rw.erase(op);
    Ok(())
}

/// Where there is one block or thread in a dimension, its number is 0.
fn launch_of_one(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let sizes = Launch::GRID_SIZE_X..=Launch::BLOCK_SIZE_Z;
    let is_one =
        |group| view.operand_in(group).and_then(|size| int_constant(view.scope, size)) == Some(1);
    let ones = sizes.map(is_one).collect::<Vec<_>>();
    let entry =
        view.region(0).and_then(|region| Some(region.entry()?.block)).or_no_match("no body")?;
    let numbers = rw.body().args(entry).to_vec();
    let pairs = numbers.into_iter().zip(ones).filter(|(_, is_one)| *is_one);
    let used = pairs.filter(|&(number, _)| !rw.scope().body.is_unused(number));
    let used = used.map(|(number, _)| number).collect::<Vec<Value>>();
    if used.is_empty() {
        return no_match("no number is known");
    }
    let point = InsertPoint::start(rw.body(), entry);
    rw.set_point(point);
    let zero = Attribute::index(rw.context(), 0);
    let zero = rw.insert1(Constant::build(Type::INDEX, zero));
    used.into_iter().for_each(|number| rw.replace_all_uses(number, zero));
    Ok(())
}

/// Whether the one thing that an op does to a value's memory is this.
fn does_only(op: OpRef<'_>, kind: EffectKind, value: Value) -> bool {
    let Some(hook) = op.def().and_then(|def| def.hooks.effects) else { return false };
    let mut effects = Effects::default();
    hook(op, &mut effects);
    let mut own = effects.0.iter().filter(|effect| effect.value == Some(value));
    let first = own.next().is_some_and(|effect| effect.kind == kind);
    first && own.next().is_none() && !op.has(Trait::NoMemoryEffect)
}

/// A copy to memory that is only freed besides.
fn copy_to_nobody(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = Memcpy(rw.view(op));
    let to = view.dst();
    let scope = rw.scope();
    let made = scope.defining_op(to).or_no_match("not allocated here")?;
    if !does_only(made, EffectKind::Allocate, to) {
        return no_match("not allocated here");
    }
    let frees = |user: Op| does_only(scope.op(user), EffectKind::Free, to);
    let is_used = scope.body.uses(to).any(|user| user.op != op && !frees(user.op));
    if is_used {
        return no_match("the memory is used");
    }
    let waits = view.async_dependencies();
    let gives = usize::from(view.async_token().is_some());
    if waits.len() != gives {
        return no_match("the order would be lost");
    }
    rw.replace(op, &waits);
    Ok(())
}

/// Nobody waits for what there is from the start.
fn wait_for_nothing(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let is_there = |value: &Value| {
        let wait = view.scope.defining_op(*value);
        wait.is_some_and(|wait| wait.is(Wait::def()) && wait.operands().len() == 0)
    };
    let left = view.operands().filter(|value| !is_there(value)).collect::<Vec<_>>();
    if left.len() == view.operands().len() {
        return no_match("all have to be waited for");
    }
    rw.set_operands(op, &left);
    Ok(())
}

/// A wait that nobody needs, or that one token stands for.
fn wait_in_vain(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let waits = view.operands().collect::<Vec<_>>();
    let Some(token) = view.result(0) else {
        if waits.is_empty() {
            rw.erase(op);
            return Ok(());
        }
        return no_match("it waits");
    };
    if let [one] = waits.as_slice() {
        let one = *one;
        rw.replace(op, &[one]);
        return Ok(());
    }
    if rw.scope().body.is_unused(token) {
        rw.erase(op);
        return Ok(());
    }
    no_match("its token is used")
}
