//! Isolated ops side by side, verified in parallel where that pays.

use rayon::prelude::*;

use super::structure::{Lease, Reused};
use super::symbols::Users;
use super::{Verified, tree};
use crate::body::{Body, Op};
use crate::view::Scope;

/// Ops below which threads cost more than they bring.
const WORTH: usize = 4096;

/// Verifies isolated ops of one scope, all of them even when one fails, and
/// gathers the uses of symbols in them.
pub(super) fn isolated(
    scope: Scope<'_>,
    ops: &[Op],
    depth: u32,
    users: &mut Users,
    reused: &mut Reused,
) -> Verified {
    if !pays(scope, ops.iter().copied()) {
        return all(ops.iter().map(|&op| {
            users.add(op, tree(scope.op(op), depth, reused)?);
            Ok(())
        }));
    }
    let check =
        |reused: &mut Reused, &op: &Op| scope.ctx.capture(|| tree(scope.op(op), depth, reused));
    let all_checked =
        ops.par_iter().map_init(|| Lease::of(scope.ctx), |lease, op| check(lease, op));
    let outcomes = all_checked.collect::<Vec<_>>();
    all(ops.iter().zip(outcomes).map(|(&op, (result, held))| {
        for diagnostic in held {
            scope.ctx.emit(diagnostic);
        }
        users.add(op, result?);
        Ok(())
    }))
}

/// The first failure, after everything was done.
fn all(results: impl Iterator<Item = Verified>) -> Verified {
    let mut all = Ok(());
    for result in results {
        all = all.and(result);
    }
    all
}

/// Whether there is enough to do for threads.
pub(super) fn pays(scope: Scope<'_>, mut ops: impl ExactSizeIterator<Item = Op>) -> bool {
    if ops.len() < 2 || scope.ctx.options().single_threaded {
        return false;
    }
    let mut work = 0usize;
    ops.any(|op| {
        work += scope.body.nested(op).map_or(0, Body::num_ops);
        work >= WORTH
    })
}
