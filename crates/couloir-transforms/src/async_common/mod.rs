//! Values whose references are counted: tokens, groups and values to come of `async`.

use couloir_dialects::r#async::{
    Await, AwaitAll, Execute, RuntimeAddRef, RuntimeDropRef, Yield, types,
};
use couloir_ir::body::{Body, Op, Value};
use couloir_ir::build::{Builder, InsertPoint};
use couloir_ir::walk::postorder;
use couloir_ir::{Attribute, Build, Context, Failure, Location, OpDef, OpRef, Region, Scope, Type};
use couloir_pass::PassCx;

/// Whether references to values of a type are counted.
fn is_counted(ctx: &Context, ty: Type) -> bool {
    [&types::TOKEN, &types::GROUP, &types::VALUE].into_iter().any(|def| is(ctx, ty, def))
}

/// Whether a type is of a kind.
pub(crate) fn is(ctx: &Context, ty: Type, def: &'static couloir_ir::ty::TypeDef) -> bool {
    ty.params_of(ctx, def).is_some()
}

/// Arguments of blocks whose references are counted, inner ones first.
pub(crate) fn counted_args(ctx: &Context, body: &Body) -> Vec<Value> {
    let inner = postorder(body, body.roots()).flat_map(|op| body.regions_here(op));
    let regions = inner.chain(body.roots());
    let blocks = regions.flat_map(|&region: &Region| body.region_blocks(region));
    let args = blocks.flat_map(|block| body.args(block).iter().copied());
    args.filter(|&arg| is_counted(ctx, body.ty(arg))).collect()
}

/// Results whose references are counted, inner ones first.
pub(crate) fn counted_results(ctx: &Context, body: &Body) -> Vec<Value> {
    let results = postorder(body, body.roots()).flat_map(|op| body.results(op));
    results.filter(|&result| is_counted(ctx, body.ty(result))).collect()
}

/// Whether an op is one of these.
pub(crate) fn op_is(body: &Body, op: Op, def: &'static OpDef) -> bool {
    body.op(op).name.def().is_some_and(|own| std::ptr::eq(own, def))
}

/// Adds a reference to a value before an op.
pub(crate) fn add_before(ctx: &Context, body: &mut Body, value: Value, op: Op) {
    let location = body.value_location(value);
    let new = RuntimeAddRef::build(value, one(ctx));
    Builder::new(ctx, body, InsertPoint::Before(op), location).insert(new);
}

/// Drops a reference to a value, where that comes from.
pub(crate) fn drop_at(ctx: &Context, body: &mut Body, value: Value, point: InsertPoint) {
    let location = body.value_location(value);
    drop_from(ctx, body, value, point, location);
}

/// The same after an op.
pub(crate) fn drop_after(ctx: &Context, body: &mut Body, value: Value, op: Op) {
    if let Some(point) = InsertPoint::after(body, op) {
        drop_at(ctx, body, value, point);
    }
}

/// Drops a reference to a value that nothing uses where it is made, and says whether it was one.
pub(crate) fn drop_unused(ctx: &Context, body: &mut Body, value: Value) -> bool {
    if !body.is_unused(value) {
        return false;
    }
    match (body.defining_op(value), body.block_of_value(value)) {
        (Some(op), _) => drop_after(ctx, body, value, op),
        (None, Some(block)) => {
            let point = InsertPoint::start(body, block);
            drop_at(ctx, body, value, point);
        }
        (None, None) => {}
    }
    true
}

fn one(ctx: &Context) -> Attribute {
    Attribute::i64(ctx, 1)
}

/// Drops a reference to a value, and says where that comes from.
pub(crate) fn drop_from(
    ctx: &Context,
    body: &mut Body,
    value: Value,
    point: InsertPoint,
    location: Location,
) {
    let new = RuntimeDropRef::build(value, one(ctx));
    Builder::new(ctx, body, point, location).insert(new);
}

/// Works on the body of the op that a pass is at, if all in it is lowered to the run time.
///
/// # Errors
/// When something is not, which was reported, or what the work gives.
pub(crate) fn in_lowered(
    cx: &mut PassCx<'_>,
    work: impl FnOnce(&OpRef<'_>, &mut Body) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let checked = |op: &OpRef<'_>, body: &mut Body| {
        each(op, body, &mut all_lowered)?;
        work(op, body)
    };
    cx.inside(checked).unwrap_or(Ok(()))
}

/// Work on the body of an op.
pub(crate) type Work<'w> = dyn FnMut(&OpRef<'_>, &mut Body) -> Result<(), Failure> + 'w;

/// Works on all bodies, inner ones first. Recursion is as deep as isolated ops nest.
pub(crate) fn each(owner: &OpRef<'_>, body: &mut Body, work: &mut Work<'_>) -> Result<(), Failure> {
    for op in postorder(body, body.roots()).collect::<Vec<_>>() {
        let Some(mut inner) = body.take_nested(op) else { continue };
        let scope = Scope { ctx: owner.ctx(), body, outer: Some(owner) };
        let result = each(&scope.op(op), &mut inner, work);
        body.put_nested(op, inner);
        result?;
    }
    work(owner, body)
}

/// What stands for more than one op of the run time cannot be counted.
fn all_lowered(owner: &OpRef<'_>, body: &mut Body) -> Result<(), Failure> {
    let high = [Execute::def(), Await::def(), AwaitAll::def(), Yield::def()];
    let mut ops = postorder(body, body.roots());
    let Some(op) = ops.find(|&op| high.into_iter().any(|def| op_is(body, op, def))) else {
        return Ok(());
    };
    let op = Scope { ctx: owner.ctx(), body, outer: Some(owner) }.op(op);
    op.error("async operations must be lowered to async runtime operations").fail()
}
