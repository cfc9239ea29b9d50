//! Whether a call may be replaced by what it calls.

use couloir_ir::op::{Inlining, Trait};
use couloir_ir::{OpRef, Region, Scope, Type, Value};

/// What the dialect of an op says.
pub(super) fn inlining_of(op: OpRef<'_>) -> Option<&'static Inlining> {
    let (dialect, _) = op.name().split_once('.')?;
    op.ctx().dialect_named(dialect)?.inline
}

/// Whether what a function holds may take the place of a call.
pub(super) fn is_legal(call: OpRef<'_>, callable: OpRef<'_>) -> bool {
    let Some(around) = call.parent() else { return false };
    let Some(body) = callable.region(0) else { return false };
    let fits = signature_fits(call, callable);
    fits && inlining_of(call).is_some_and(|inlining| (inlining.call)(call, callable))
        && inlining_of(around).is_some_and(|inlining| (inlining.into)(around, callable))
        && ops_are_legal(body.scope, body.region, around)
}

/// Whether a call gives and takes what a function does.
fn signature_fits(call: OpRef<'_>, callable: OpRef<'_>) -> bool {
    let Some(results) = results_of(callable) else { return false };
    let entry = callable.region(0).and_then(|region| region.blocks().next());
    let same_args = entry.is_some_and(|entry| {
        let args = entry.args().iter().map(|&arg| entry.scope.body.ty(arg));
        args.eq(arguments(call).into_iter().map(|arg| call.ty(arg)))
    });
    same_args && results.into_iter().eq(call.result_types())
}

/// What a call passes to the function: not what it has in bundles, which goes with the call.
pub(super) fn arguments(call: OpRef<'_>) -> Vec<Value> {
    call.operand_group(0).filter_map(|at| call.operand(at)).collect()
}

/// Types of what a function returns.
fn results_of(callable: OpRef<'_>) -> Option<Vec<Type>> {
    if let Some(signature) = callable.def()?.hooks.signature {
        return Some(signature(callable)?.results.to_vec());
    }
    let ty = callable.attr_named("function_type")?.as_type(callable.ctx())?;
    Some(ty.as_function(callable.ctx())?.1.to_vec())
}

/// Whether all ops of a region may go to a region of an op.
fn ops_are_legal(scope: Scope<'_>, region: Region, around: OpRef<'_>) -> bool {
    let mut pending = scope.body.region_blocks(region).collect::<Vec<_>>();
    while let Some(block) = pending.pop() {
        for op in scope.body.block_ops(block).map(|op| scope.op(op)) {
            let Some(inlining) = inlining_of(op).filter(|own| (own.op)(op, around)) else {
                return false;
            };
            if (inlining.looks_inside)(op) && scope.body.nested(op.op).is_none() {
                let regions = scope.body.regions(op.op).iter();
                pending.extend(regions.flat_map(|&region| scope.body.region_blocks(region)));
            }
        }
    }
    true
}

/// Whether a region around a call may have several blocks, as the callee has.
pub(super) fn blocks_fit(call: OpRef<'_>, callable: OpRef<'_>) -> bool {
    let several = callable.region(0).is_some_and(|region| region.blocks().nth(1).is_some());
    let may = |around: OpRef<'_>| {
        around.data().name == callable.data().name || !around.has(Trait::SingleBlock)
    };
    !several || call.parent().is_some_and(may)
}
