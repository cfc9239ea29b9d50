//! `gpu-async-region`: what a GPU does is put on a stream. Each op takes the token of the one
//! before and gives another, up to the next op that the host has to be in step for.
//!
//! - `thread`: ops take and give tokens, block by block;
//! - `defer`: what regions that run concurrently wait for at their end, those who wait for them
//!   wait for in their place;
//! - `repeat`: a token that such a region gives has one use, so it is given several times.

mod defer;
mod execute;
mod repeat;
mod thread;

use std::sync::atomic::{AtomicBool, Ordering};

use couloir_dialects::r#async::Execute;
use couloir_dialects::gpu;
use couloir_ir::body::{Body, Op, Value};
use couloir_ir::build::NewOp;
use couloir_ir::view::Scope;
use couloir_ir::walk::postorder;
use couloir_ir::{Attribute, Context, Failure, OpDef, OpRef, Type};
use couloir_pass::{PassCx, PassDef};
use couloir_rewrite::each_body;
use rustc_hash::FxHashSet;

/// `gpu-async-region`
pub static PASS: PassDef = PassDef {
    name: "gpu-async-region",
    class: "GpuAsyncRegionPass",
    description: "Make GPU ops async",
    anchor: Some("func.func"),
    options: &[],
    loads: &["async"],
    run,
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let failed = AtomicBool::new(false);
    let work = |outer: Option<&OpRef<'_>>, body: &mut Body| {
        if region(ctx, outer, body).is_err() {
            failed.store(true, Ordering::Relaxed);
        }
    };
    cx.inside(|op, body| each_body(ctx, Some(op), body, &work)).unwrap_or(Ok(()))?;
    if failed.load(Ordering::Relaxed) { Err(Failure) } else { Ok(()) }
}

fn region(ctx: &Context, outer: Option<&OpRef<'_>>, body: &mut Body) -> Result<(), Failure> {
    thread::all(ctx, outer, body)?;
    let is_execute = |op: &Op| is(body, *op, Execute::def());
    let executes = postorder(body, body.roots()).filter(is_execute).collect::<Vec<_>>();
    let executes = defer::all(ctx, outer, body, executes);
    for execute in executes {
        repeat::tokens(ctx, body, execute);
    }
    Ok(())
}

fn is(body: &Body, op: Op, def: &'static OpDef) -> bool {
    body.op(op).name.def().is_some_and(|own| std::ptr::eq(own, def))
}

/// `!gpu.async.token`
fn token_type(ctx: &Context) -> Type {
    Type::dialect(ctx, &gpu::ASYNC_TOKEN, Vec::new())
}

/// `gpu.wait`, for what it waits; it gives a token where there is a type for it.
fn wait(tokens: &[Value], ty: Option<Type>) -> NewOp {
    NewOp::new(gpu::Wait::def()).operands(tokens.iter().copied()).results(ty)
}

/// How the operands that ops of `gpu` on streams take first are called.
const DEPENDENCIES: &str = "asyncDependencies";

/// Whether an op is one that may be put on a stream.
fn is_async_op(body: &Body, op: Op) -> bool {
    let def = body.op(op).name.def().filter(|def| def.name.starts_with("gpu."));
    let first = def.and_then(|def| def.operands.first());
    first.is_some_and(|group| group.name == DEPENDENCIES)
}

/// Makes an op on a stream wait for tokens, each before those it waits for already, if it is none
/// of them.
fn add_dependencies(ctx: &Context, body: &mut Body, op: Op, tokens: &[Value]) {
    let view = Scope { ctx, body, outer: None }.op(op);
    let mut known = view.operands_in(0).into_iter().collect::<FxHashSet<_>>();
    let new = tokens.iter().copied().filter(|&token| known.insert(token)).collect::<Vec<_>>();
    let operands = new.iter().rev().copied().chain(body.operands(op)).collect::<Vec<_>>();
    body.set_operands(op, &operands);
    let Some(slot) = segments_slot(body, op) else { return };
    let sizes = body.prop(op, slot).and_then(|sizes| sizes.as_i32_array(ctx));
    let Some(mut sizes) = sizes else { return };
    if let Some(first) = sizes.first_mut() {
        *first = first.saturating_add(i32::try_from(new.len()).unwrap_or(i32::MAX));
    }
    body.set_prop(op, slot, Some(Attribute::i32_array(ctx, &sizes)));
}

/// The slot of the sizes of an op's groups of operands.
fn segments_slot(body: &Body, op: Op) -> Option<usize> {
    let def = body.op(op).name.def()?;
    def.attrs.iter().position(|slot| slot.name == "operandSegmentSizes")
}
