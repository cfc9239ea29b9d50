//! Work on the bodies of isolated ops, in parallel where that is allowed.

use couloir_diag::{Diagnostic, Place};
use couloir_ir::body::{Body, Op};
use couloir_ir::view::{OpRef, Report, Scope};
use couloir_ir::{Context, Failure};
use rayon::prelude::*;

/// How deep isolated ops may be nested in one another.
pub(crate) const MAX_DEPTH: usize = 200;

/// A body taken out to be worked on, with what the work needs and gives.
struct Taken<I, R> {
    op: Op,
    body: Box<Body>,
    input: Option<I>,
    result: Option<R>,
}

/// Does `work` on the bodies of ops of a body, and returns what it gives,
/// with what was reported meanwhile, in the order of the ops.
pub(crate) fn each_nested<I: Send, R: Send>(
    ctx: &Context,
    outer: Option<&OpRef<'_>>,
    body: &mut Body,
    ops: Vec<(Op, I)>,
    work: impl Fn(&OpRef<'_>, &mut Body, I) -> R + Sync,
) -> Vec<(R, Vec<Diagnostic>)> {
    let take = |(op, input)| {
        Some(Taken { op, body: body.take_nested(op)?, input: Some(input), result: None })
    };
    let mut taken = ops.into_iter().filter_map(take).collect::<Vec<_>>();
    let scope = Scope { ctx, body, outer };
    let one = |item: &mut Taken<I, _>| {
        let owner = scope.op(item.op);
        let input = item.input.take();
        item.result = input.map(|input| ctx.capture(|| work(&owner, &mut item.body, input)));
    };
    if ctx.options().single_threaded || taken.len() < 2 {
        taken.iter_mut().for_each(one);
    } else {
        taken.par_iter_mut().for_each(one);
    }
    let put_back = |item: Taken<I, _>| {
        body.put_nested(item.op, item.body);
        item.result
    };
    taken.into_iter().filter_map(put_back).collect()
}

/// Work on a body, given the op that owns it. Not generic: the machinery of threads around it is
/// there once, and not once for each pass.
pub type Work<'w> = &'w (dyn Fn(Option<&OpRef<'_>>, &mut Body) + Sync);

/// Does `work` on a body and all bodies nested in it, outer ones first.
/// `outer` is the op that owns the body.
///
/// # Errors
/// When isolated ops are nested too deeply; it has been reported.
pub fn each_body(
    ctx: &Context,
    outer: Option<&OpRef<'_>>,
    body: &mut Body,
    work: Work<'_>,
) -> Result<(), Failure> {
    each_body_at(ctx, outer, body, work, 0, usize::MAX)
}

/// The same, one body after another in the order of the ops.
///
/// # Errors
/// As above.
pub fn each_body_in_order(
    ctx: &Context,
    outer: Option<&OpRef<'_>>,
    body: &mut Body,
    work: Work<'_>,
) -> Result<(), Failure> {
    each_body_at(ctx, outer, body, work, 0, 1)
}

/// `at_once` says how many bodies side by side are worked on at once.
fn each_body_at(
    ctx: &Context,
    outer: Option<&OpRef<'_>>,
    body: &mut Body,
    work: Work<'_>,
    depth: usize,
    at_once: usize,
) -> Result<(), Failure> {
    if depth > MAX_DEPTH {
        return Err(too_deep(ctx, outer));
    }
    work(outer, body);
    if !body.has_bodies() {
        return Ok(());
    }
    let ops = crate::walk::all_ops(body).into_iter().filter(|&op| body.nested(op).is_some());
    let ops = ops.map(|op| (op, ())).collect::<Vec<_>>();
    for some in ops.chunks(at_once) {
        let results = each_nested(ctx, outer, body, some.to_vec(), |owner, body, ()| {
            each_body_at(ctx, Some(owner), body, work, depth + 1, at_once)
        });
        for (result, reported) in results {
            for diagnostic in reported {
                ctx.emit(diagnostic);
            }
            result?;
        }
    }
    Ok(())
}

/// Fails where isolated ops are nested in one another deeper than is worked on.
///
/// # Errors
/// When they are; it has been reported.
pub fn check_depth(owner: &OpRef<'_>, depth: usize) -> Result<(), Failure> {
    if depth > MAX_DEPTH { Err(too_deep(owner.ctx(), Some(owner))) } else { Ok(()) }
}

/// Reports that isolated ops are nested too deeply.
pub(crate) fn too_deep(ctx: &Context, outer: Option<&OpRef<'_>>) -> Failure {
    let message = "operations isolated from above are nested too deeply";
    match outer {
        Some(op) => op.error(message).emit(),
        None => Report::new(ctx, Diagnostic::error(Place::Unknown, message)).emit(),
    }
}
