//! Canonicalization patterns of `async`.

use couloir_ir::Op;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::no_match;
use couloir_rewrite::greedy::{PatternDef, Rewritten, row};

use super::{AwaitAll, CreateGroup};

/// All of them.
pub(crate) static ALL: &[&[PatternDef]] = &[&[row("", CreateGroup::def, empty_group)]];

/// Nobody waits for a group that nothing is put into.
fn empty_group(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let scope = rw.scope();
    let users = scope.body.results(op).flat_map(|group| scope.body.uses(group));
    let users = users.map(|user| user.op).collect::<Vec<_>>();
    if !users.iter().all(|&user| rw.view(user).is(AwaitAll::def())) {
        return no_match("something is put into the group");
    }
    users.into_iter().chain([op]).for_each(|op| rw.erase(op));
    Ok(())
}
