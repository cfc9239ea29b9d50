//! `async-func-to-async-runtime`: asynchronous functions become coroutines.

use std::sync::Arc;

use couloir_dialects::r#async::{self as asynchronous};
use couloir_dialects::{arith, cf, func};
use couloir_ir::body::{Body, Op};
use couloir_ir::build::{Builder, InsertPoint, NewOp};
use couloir_ir::walk::postorder;
use couloir_ir::{Attribute, Context, Failure, OpDef, OpRef, Scope};
use couloir_pass::{PassCx, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, PatternSet,
};

use crate::async_common::coroutine::Coroutine;
use crate::async_common::lower::{self, Lower};
use crate::async_common::{Coroutines, op_is, presplit};
use crate::common::request_all;

/// `async-func-to-async-runtime`
pub static PASS: PassDef = PassDef {
    name: "async-func-to-async-runtime",
    class: "AsyncFuncToAsyncRuntimePass",
    description: "Lower async.func operations to the explicit async.runtime andasync.coro \
                  operations",
    anchor: Some("builtin.module"),
    options: &[],
    run,
    loads: &["async", "func"],
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let work = |op: &OpRef<'_>, body: &mut Body| {
        let mut coroutines = Coroutines::default();
        functions(op, body, &mut coroutines);
        conversion(&Arc::new(coroutines)).run(ctx, Some(op), body)
    };
    let requests = cx.inside(work).unwrap_or(Ok(Vec::new()))?;
    request_all(cx, requests);
    Ok(())
}

const PATTERNS: &[(&OpDef, Lower)] =
    &[(asynchronous::Call::def(), call), (asynchronous::Return::def(), lower::finish)];

fn conversion(coroutines: &Arc<Coroutines>) -> Conversion {
    let mut target = ConversionTarget::new();
    target.legal_dialect("async").legal_dialect("func");
    for def in [asynchronous::Call::def(), asynchronous::Return::def()] {
        target.illegal_op(def);
    }
    for def in [arith::Xori::def(), arith::Constant::def(), cf::Br::def(), cf::CondBr::def()] {
        target.legal_op(def);
    }
    let waiting = [asynchronous::Await::def(), asynchronous::AwaitAll::def(), cf::Assert::def()];
    lower::illegal_in_coroutines(&mut target, coroutines, &waiting);
    let mut patterns = PatternSet::new();
    lower::add(&mut patterns, coroutines, lower::WAITING);
    lower::add(&mut patterns, coroutines, PATTERNS);
    Conversion::new(Mode::Partial, target, patterns)
}

fn call(_: &Coroutines, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    let (types, callee) =
        (view.result_types().collect::<Vec<_>>(), view.prop(asynchronous::Call::CALLEE));
    let new = NewOp::new(func::Call::def()).operands(new.all().iter().copied()).results(types);
    rw.replace_with(op, new.prop(func::Call::CALLEE, callee))
}

/// Makes coroutines of all functions in an op. Recursion is as deep as isolated ops nest.
fn functions(owner: &OpRef<'_>, body: &mut Body, coroutines: &mut Coroutines) {
    let ctx = owner.ctx();
    for op in postorder(body, body.roots()).collect::<Vec<_>>() {
        let is_function = op_is(body, op, asynchronous::Func::def());
        let Some(mut inner) = body.take_nested(op) else { continue };
        let scope = Scope { ctx, body, outer: Some(owner) };
        let coroutine = is_function.then(|| coroutine(scope.op(op), &mut inner)).flatten();
        functions(&scope.op(op), &mut inner, coroutines);
        body.put_nested(op, inner);
        let op = if is_function { renamed(ctx, body, op) } else { op };
        if let Some(coroutine) = coroutine {
            coroutines.add(Scope { ctx, body, outer: Some(owner) }.op(op), coroutine);
        }
    }
}

/// The body of a function begins as a coroutine and goes on at once; not that of a declaration.
fn coroutine(function: OpRef<'_>, body: &mut Body) -> Option<Coroutine> {
    let ctx = function.ctx();
    let root = *body.roots().first()?;
    let entry = body.entry_block(root)?;
    let ty = function.prop(asynchronous::Func::FUNCTION_TYPE)?.as_type(ctx)?;
    let (_, results) = ty.as_function(ctx)?;
    let rest = match body.first_op(entry) {
        Some(first) => body.split_block(first),
        None => return None,
    };
    let location = function.location();
    let coroutine = Coroutine::set_up(ctx, body, (root, entry), results, location);
    let mut b = Builder::new(ctx, body, InsertPoint::End(entry), location);
    couloir_ir::build::Build::insert(&mut b, cf::Br::build(&[], rest));
    Some(coroutine)
}

/// An asynchronous function as any other.
fn renamed(ctx: &Context, body: &mut Body, op: Op) -> Op {
    let view = asynchronous::Func(Scope { ctx, body, outer: None }.op(op));
    let location = view.0.location();
    let own = [
        (func::Func::SYM_NAME, asynchronous::Func::SYM_NAME),
        (func::Func::FUNCTION_TYPE, asynchronous::Func::FUNCTION_TYPE),
        (func::Func::SYM_VISIBILITY, asynchronous::Func::SYM_VISIBILITY),
        (func::Func::ARG_ATTRS, asynchronous::Func::ARG_ATTRS),
        (func::Func::RES_ATTRS, asynchronous::Func::RES_ATTRS),
    ];
    let mut new = NewOp::new(func::Func::def());
    for (to, from) in own {
        new = new.prop(to, view.0.prop(from));
    }
    let mark = presplit(ctx);
    let attrs = body.discardable(op).as_dictionary(ctx).unwrap_or_default();
    let attrs = attrs.iter().copied().filter(|entry| entry.0 != mark.0).chain([mark]);
    let new = new.attrs(Attribute::dictionary(ctx, attrs.collect()));
    let Some(inner) = body.take_nested(op) else { return op };
    let made = body.create(new.body(inner), location);
    body.insert_before(op, made);
    body.erase_op(op);
    made
}
