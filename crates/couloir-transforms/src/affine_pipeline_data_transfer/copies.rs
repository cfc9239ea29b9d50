//! What goes with the start of a copy: the maps that its places are computed by.

use couloir_dialects::affine::{self, Composed};
use couloir_ir::affine::AffineMap;
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Op, Scope, Value};
use couloir_rewrite::Rewriter;
use rustc_hash::FxHashSet;

use super::pairs::Pair;

/// The ops that are to come an iteration early: starts, and what computes their operands.
pub(super) fn early(rw: &mut Rewriter<'_>, pairs: &[Pair]) -> FxHashSet<Op> {
    let mut early = FxHashSet::default();
    for pair in pairs {
        early.insert(pair.start);
        let own = own_maps(rw, pair.start);
        early.extend(own.unwrap_or_else(|| reachable(rw.scope(), pair.start)));
    }
    early
}

/// Most applications that an op's operands come from.
const MOST_APPLIED: usize = 1 << 10;

/// The applications that an op's operands come from, directly or not.
fn reachable(scope: Scope<'_>, op: Op) -> Vec<Op> {
    let (mut found, mut seen) = (Vec::new(), FxHashSet::default());
    let mut pending = scope.body.operands(op).collect::<Vec<_>>();
    while let Some(value) = pending.pop() {
        let Some(from) = applied(scope, value) else { continue };
        if found.len() < MOST_APPLIED && seen.insert(from) {
            found.push(from);
            pending.extend(scope.body.operands(from));
        }
    }
    found
}

fn applied(scope: Scope<'_>, value: Value) -> Option<Op> {
    scope.defining_op(value).filter(|op| op.is(affine::Apply::def())).map(|op| op.op)
}

/// Makes applications that only a start uses of those that others use as well; none where that
/// is not so.
fn own_maps(rw: &mut Rewriter<'_>, op: Op) -> Option<Vec<Op>> {
    let scope = rw.scope();
    let all = reachable(scope, op);
    let is_own = |&from: &Op| {
        let mut results = scope.body.results(from);
        results.all(|value| scope.body.uses(value).all(|own| own.op == op))
    };
    if all.iter().all(is_own) {
        return None;
    }
    let operands = scope.body.operands(op).collect::<Vec<_>>();
    let places = operands.iter().copied().filter(|&value| applied(scope, value).is_some());
    let places = places.collect::<Vec<_>>();
    let identity = AffineMap::identity(u32::try_from(places.len()).ok()?);
    let all = Composed::new(identity, &places).compose(scope)?;
    let inputs = all.operands();
    rw.at(op);
    let mut made = Vec::new();
    for at in 0..places.len() {
        let map = Attribute::affine_map(rw.context(), all.map.sub_map(&[at])?);
        made.push(rw.insert(affine::Apply::build(rw.context(), &inputs, map)));
    }
    let new = |value: Value| {
        let at = places.iter().position(|&own| own == value)?;
        rw.scope().body.result(*made.get(at)?, 0)
    };
    let operands = operands.iter().map(|&value| new(value).unwrap_or(value)).collect::<Vec<_>>();
    rw.set_operands(op, &operands);
    Some(made)
}
