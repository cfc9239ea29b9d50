//! Regions that run concurrently get further results.

use couloir_dialects::r#async::{Execute, types};
use couloir_ir::attr::Param;
use couloir_ir::body::{Body, Op, Value};
use couloir_ir::build::{Build, Builder, InsertPoint};
use couloir_ir::view::Scope;
use couloir_ir::walk::preorder;
use couloir_ir::{Context, Type};

/// The op that ends the region of an `async.execute`.
pub(super) fn terminator(body: &Body, execute: Op) -> Option<Op> {
    let region = *body.regions(execute).first()?;
    body.last_op(body.entry_block(region)?)
}

/// The values that an `async.execute` gives beside its token.
pub(super) fn body_results(body: &Body, execute: Op) -> Vec<Value> {
    body.results(execute).skip(1).collect()
}

/// Replaces an `async.execute` by one that gives these values of its region, too.
pub(super) fn add_results(
    ctx: &Context,
    body: &mut Body,
    execute: Op,
    values: &[Value],
) -> Option<Op> {
    let end = terminator(body, execute)?;
    let yielded = body.operands(end).chain(values.iter().copied()).collect::<Vec<_>>();
    body.set_operands(end, &yielded);
    let view = Scope { ctx, body, outer: None }.op(execute);
    let (token, location) = (view.result_type(0)?, view.location());
    let value_of =
        |&value: &Value| Type::dialect(ctx, &types::VALUE, vec![Param::Type(body.ty(value))]);
    let types = view.result_types().skip(1).chain(values.iter().map(value_of));
    let types = types.collect::<Vec<_>>();
    let dependencies = view.operands_in(Execute::DEPENDENCIES);
    let operands = view.operands_in(Execute::BODY_OPERANDS);
    let old = *body.regions(execute).first()?;
    let region = body.create_region();
    body.append_region(old, region);
    let new = Execute::build(ctx, token, &types, &dependencies, &operands, region);
    let new = Builder::new(ctx, body, InsertPoint::Before(execute), location).insert(new);
    // Upstream copies the region, so that what is used in it is used anew.
    let roots = [region];
    for op in preorder(body, &roots).collect::<Vec<_>>() {
        body.renew_operands(op);
    }
    let pairs = body.results(execute).zip(body.results(new)).collect::<Vec<_>>();
    for (old, new) in pairs {
        body.replace_all_uses(old, new);
    }
    body.erase_op(execute);
    Some(new)
}
