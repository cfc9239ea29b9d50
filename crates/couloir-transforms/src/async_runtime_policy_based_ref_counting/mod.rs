//! `async-runtime-policy-based-ref-counting`: references are dropped by what ops do, on the
//! assumption that each value is waited for once.

use couloir_dialects::r#async::{RuntimeAddToGroup, RuntimeIsError, RuntimeLoad, types};
use couloir_ir::body::{Body, Op, Value};
use couloir_ir::ty::TypeDef;
use couloir_ir::{Context, InsertPoint, OpDef, OpRef};
use couloir_pass::PassDef;

use crate::async_common::{
    counted_args, counted_results, drop_from, drop_unused, each, in_lowered, is, op_is,
};

/// `async-runtime-policy-based-ref-counting`
pub static PASS: PassDef = PassDef {
    name: "async-runtime-policy-based-ref-counting",
    class: "AsyncRuntimePolicyBasedRefCountingPass",
    description: "Policy based reference counting for Async runtime operations",
    anchor: None,
    options: &[],
    loads: &["async"],
    run: |cx| {
        in_lowered(cx, |op, body| {
            each(op, body, &mut |owner, body| {
                count_all(owner, body);
                Ok(())
            })
        })
    },
    ..PassDef::EMPTY
};

fn count_all(owner: &OpRef<'_>, body: &mut Body) {
    let ctx = owner.ctx();
    let mut values = counted_args(ctx, body);
    values.extend(counted_results(ctx, body));
    for value in values {
        if !drop_unused(ctx, body, value) {
            drop_by_policy(ctx, body, value);
        }
    }
}

/// Ops after which their first operand is not needed, where it is of one of these types.
static LAST: &[(&OpDef, &[&TypeDef])] = &[
    (RuntimeIsError::def(), &[&types::TOKEN, &types::GROUP]),
    (RuntimeLoad::def(), &[&types::VALUE]),
    (RuntimeAddToGroup::def(), &[&types::TOKEN]),
];

fn drop_by_policy(ctx: &Context, body: &mut Body, value: Value) {
    let users = body.uses(value).map(|user| user.op).collect::<Vec<_>>();
    for op in users.into_iter().filter(|&op| is_last(ctx, body, value, op)).collect::<Vec<_>>() {
        let location = body.op(op).location;
        if let Some(point) = InsertPoint::after(body, op) {
            drop_from(ctx, body, value, point, location);
        }
    }
}

fn is_last(ctx: &Context, body: &Body, value: Value, op: Op) -> bool {
    let row = LAST.iter().find(|(def, _)| op_is(body, op, def));
    let ty = body.ty(value);
    row.is_some_and(|(_, types)| types.iter().any(|def| is(ctx, ty, def)))
}
