//! Calls: of functions that are given memory to write to.

use std::sync::atomic::{AtomicBool, Ordering};

use couloir_dialects::{func, memref};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Attribute, Body, Context, Failure, Op, OpRef, Type, Value};
use couloir_rewrite::{Rewriter, each_body_in_order};

use super::functions::has_plain_layout;
use super::{Functions, Sizes};
use crate::common::ops_of;

/// Changes all calls in a module of functions that were changed.
///
/// # Errors
/// When a call is of no function of the module, or how much memory to allocate is not known.
pub(super) fn update(
    ctx: &Context,
    module: &OpRef<'_>,
    body: &mut Body,
    functions: &Functions,
) -> Result<(), Failure> {
    let failed = AtomicBool::new(false);
    let work = |outer: Option<&OpRef<'_>>, body: &mut Body| {
        let mut rw = Rewriter::new(ctx, outer, body);
        for call in ops_of(rw.scope().body, func::Call::def()) {
            if change(&mut rw, call, functions).is_err() {
                failed.store(true, Ordering::Relaxed);
            }
        }
    };
    each_body_in_order(ctx, Some(module), body, &work)?;
    if failed.into_inner() { Err(Failure) } else { Ok(()) }
}

fn change(rw: &mut Rewriter<'_>, call: Op, functions: &Functions) -> Result<(), Failure> {
    let ctx = rw.context();
    let view = rw.view(call);
    let callee = view.prop(func::Call::CALLEE);
    let Some(name) = callee.and_then(|callee| callee.as_flat_symbol(ctx)) else { return Ok(()) };
    let Some(sizes) = functions.get(&name) else {
        let message = format!("cannot find callee '{}' in symbol table", ctx.str(name));
        return view.error(message).fail();
    };
    match sizes {
        Some(sizes) => replace(rw, call, callee, sizes),
        None => Ok(()),
    }
}

/// Makes a call anew, with memory that is allocated before it.
fn replace(
    rw: &mut Rewriter<'_>,
    call: Op,
    callee: Option<Attribute>,
    sizes: &Sizes,
) -> Result<(), Failure> {
    let ctx = rw.context();
    rw.at(call);
    let mut operands = rw.view(call).operands().collect::<Vec<_>>();
    let given = operands.len();
    let mut sizes = sizes.iter();
    let (mut kept, mut types) = (Vec::new(), Vec::new());
    for result in rw.view(call).results().collect::<Vec<_>>() {
        let ty = rw.ty(result);
        let Some(memref) = ty.as_memref(ctx) else {
            kept.push(result);
            types.push(ty);
            continue;
        };
        let mut dynamic = Vec::new();
        if memref.shape.contains(&DYNAMIC) {
            let own = sizes.next().map(Vec::as_slice).unwrap_or_default();
            let arguments = operands.get(..given).unwrap_or_default();
            dynamic.extend(own.iter().filter_map(|&at| arguments.get(at)));
            if dynamic.is_empty() {
                let message = "cannot create out param for dynamically shaped result";
                return rw.view(call).error(message).fail();
            }
        }
        let memory = allocate(rw, ty, memref, &dynamic);
        rw.replace_all_uses(result, memory);
        operands.push(memory);
    }
    let new = NewOp::new(func::Call::def()).operands(operands).results(types);
    let new = rw.insert(new.prop(func::Call::CALLEE, callee));
    for (at, old) in kept.into_iter().enumerate() {
        if let Some(value) = rw.scope().body.result(new, at) {
            rw.replace_all_uses(old, value);
        }
    }
    rw.erase(call);
    Ok(())
}

/// Allocates memory of a type.
fn allocate(rw: &mut Rewriter<'_>, ty: Type, memref: &MemRefType, sizes: &[Value]) -> Value {
    let ctx = rw.context();
    let space = memref.memory_space.expand();
    let plain = MemRefType::get(ctx, &memref.shape, memref.element, None, space);
    let new = rw.insert1(memref::Alloc::build(ctx, plain, sizes, &[]));
    if has_plain_layout(memref) { new } else { rw.insert1(memref::Cast::build(ty, new)) }
}
