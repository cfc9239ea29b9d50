//! `async-to-async-runtime`: what runs concurrently becomes coroutines, and waiting is asked of the
//! run time.
//!
//! Bodies of `async.execute` become functions, inner ones first. They take what they depend on, what
//! they wait for and what else they use; constants are copied instead. Upstream's pass does not
//! end well where one of these comes twice.

mod outline;

use std::sync::Arc;

use couloir_dialects::r#async::{self as asynchronous};
use couloir_dialects::{arith, cf, func, scf};
use couloir_ir::body::{Body, Op};
use couloir_ir::build::NewOp;
use couloir_ir::{Context, Failure, OpDef, OpRef};
use couloir_pass::{PassCx, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, PatternSet,
};

use crate::async_common::Coroutines;
use crate::async_common::lower::{self, Lower};
use crate::common::request_all;
use crate::convert_scf_to_cf;

/// `async-to-async-runtime`
pub static PASS: PassDef = PassDef {
    name: "async-to-async-runtime",
    class: "AsyncToAsyncRuntimePass",
    description: "Lower all high level async operations (e.g. async.execute) tothe explicit \
                  async.runtime and async.coro operations",
    anchor: Some("builtin.module"),
    options: &[],
    run,
    loads: &["async", "func", "cf"],
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let work = |op: &OpRef<'_>, body: &mut Body| {
        let coroutines = Arc::new(outline::all(op, body));
        conversion(ctx, &coroutines).run(ctx, Some(op), body)
    };
    let requests = cx.inside(work).unwrap_or(Ok(Vec::new()))?;
    request_all(cx, requests);
    Ok(())
}

const PATTERNS: &[(&OpDef, Lower)] = &[
    (asynchronous::CreateGroup::def(), create_group),
    (asynchronous::AddToGroup::def(), add_to_group),
    (asynchronous::Yield::def(), lower::finish),
];

fn conversion(ctx: &Context, coroutines: &Arc<Coroutines>) -> Conversion {
    let mut target = ConversionTarget::new();
    target.legal_dialect("async");
    for def in [
        asynchronous::Execute::def(),
        asynchronous::Yield::def(),
        asynchronous::CreateGroup::def(),
        asynchronous::AddToGroup::def(),
        asynchronous::Await::def(),
        asynchronous::AwaitAll::def(),
    ] {
        target.illegal_op(def);
    }
    for def in [
        arith::Xori::def(),
        arith::Constant::def(),
        func::Constant::def(),
        cf::Br::def(),
        cf::CondBr::def(),
    ] {
        target.legal_op(def);
    }
    lower::illegal_in_coroutines(&mut target, coroutines, &[cf::Assert::def()]);
    lower::structured_control_flow(&mut target, coroutines);
    let mut patterns = PatternSet::new();
    lower::add(&mut patterns, coroutines, lower::WAITING);
    lower::add(&mut patterns, coroutines, PATTERNS);
    // Loops would need arithmetic, which upstream's target does not have.
    let branches = [scf::If::def(), scf::While::def(), scf::ExecuteRegion::def()];
    let is_branch = |def: &OpDef| branches.iter().any(|own| std::ptr::eq(*own, def));
    convert_scf_to_cf::populate_for(ctx, &mut patterns, is_branch);
    Conversion::new(Mode::Partial, target, patterns)
}

fn create_group(
    _: &Coroutines,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    same(op, new, rw, asynchronous::RuntimeCreateGroup::def())
}

fn add_to_group(
    _: &Coroutines,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    same(op, new, rw, asynchronous::RuntimeAddToGroup::def())
}

/// The op of the run time that does the same.
fn same(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>, def: &'static OpDef) -> Lowered {
    let types = rw.view(op).result_types().collect::<Vec<_>>();
    rw.replace_with(op, NewOp::new(def).operands(new.all().iter().copied()).results(types))
}
