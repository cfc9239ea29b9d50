//! Isolated ops side by side, verified in parallel where that pays.

use couloir_diag::Diagnostic;
use rayon::prelude::*;

use super::{Verified, tree};
use crate::body::{Body, Op};
use crate::context::Context;
use crate::view::{OpRef, Scope};

/// Ops below which threads cost more than they bring.
const WORTH: usize = 4096;

/// Verifies isolated ops of one scope, all of them even when one fails.
pub(super) fn isolated(scope: Scope<'_>, ops: &[Op], depth: u32) -> Verified {
    if !pays(scope, ops) {
        return all(ops.iter().map(|&op| tree(scope.op(op), depth)));
    }
    let check = |&op: &Op| scope.ctx.capture(|| tree(scope.op(op), depth));
    let outcomes = ops.par_iter().map(check).collect::<Vec<_>>();
    all(outcomes.into_iter().map(|outcome| replay(scope.ctx, outcome)))
}

/// The first failure, after everything was done.
fn all(results: impl Iterator<Item = Verified>) -> Verified {
    let mut all = Ok(());
    for result in results {
        all = all.and(result);
    }
    all
}

/// Reports what was held back.
fn replay(ctx: &Context, (result, held): (Verified, Vec<Diagnostic>)) -> Verified {
    for diagnostic in held {
        ctx.emit(diagnostic);
    }
    result
}

/// Whether `check` holds of all isolated ops, quietly and in parallel; false
/// without a look when that would not pay.
pub(super) fn quietly_all(
    scope: Scope<'_>,
    ops: &[Op],
    check: impl Fn(OpRef<'_>) -> Verified + Sync,
) -> bool {
    let check = |&op: &Op| scope.ctx.capture(|| check(scope.op(op)));
    pays(scope, ops)
        && ops.par_iter().all(|op| matches!(check(op), (Ok(()), held) if held.is_empty()))
}

fn pays(scope: Scope<'_>, ops: &[Op]) -> bool {
    if ops.len() < 2 || scope.ctx.options().single_threaded {
        return false;
    }
    let mut work = 0usize;
    ops.iter().any(|&op| {
        work += scope.body.nested(op).map_or(0, Body::num_ops);
        work >= WORTH
    })
}
