//! Numbers of regions, results, successors and operands.

use super::Verified;
use crate::op::{Arity, OpDef, ValueDef};
use crate::view::OpRef;

/// How many of something a definition asks for.
#[derive(Clone, Copy)]
struct Wanted {
    /// This many.
    least: usize,
    /// Or more.
    more: bool,
}

impl Wanted {
    fn of<T>(defs: &[T], varies: impl Fn(&T) -> bool) -> Self {
        let varying = defs.iter().filter(|def| varies(def)).count();
        Wanted { least: defs.len() - varying, more: varying > 0 }
    }

    fn values(defs: &[ValueDef]) -> Self {
        Self::of(defs, |def| def.arity != Arity::One)
    }

    fn allows(self, found: usize) -> bool {
        found == self.least || self.more && found > self.least
    }
}

/// Checks the numbers of an op's regions, results, successors and operands.
pub(super) fn check(op: OpRef<'_>, def: &OpDef) -> Verified {
    let body = op.body();
    regions(op, def)?;
    let results = Wanted::values(def.results);
    if !results.allows(body.num_results(op.op)) {
        return op.op_error(few("result", "requires one result", results)).fail();
    }
    successors(op, def)?;
    let operands = Wanted::values(def.operands);
    if !operands.allows(body.num_operands(op.op)) {
        return bad_operands(op, operands);
    }
    Ok(())
}

/// Checks the number of an op's regions.
pub(super) fn regions(op: OpRef<'_>, def: &OpDef) -> Verified {
    let regions = Wanted::of(def.regions, |region| region.variadic);
    if regions.allows(op.num_regions()) {
        return Ok(());
    }
    op.op_error(few("region", "requires one region", regions)).fail()
}

/// Checks the number of an op's successors.
#[inline(always)]
pub(super) fn successors(op: OpRef<'_>, def: &OpDef) -> Verified {
    let found = op.successors().len();
    if found == 0 && def.successors.is_empty() {
        return Ok(());
    }
    let successors = Wanted::of(def.successors, |successor| successor.variadic);
    if !successors.allows(found) {
        return bad_successors(op, successors);
    }
    let region = op.block().and_then(|block| op.body().region_of(block));
    if op.successors().all(|to| op.body().region_of(to) == region) {
        return Ok(());
    }
    op.error("reference to block defined in another region").fail()
}

fn few(what: &str, one: &str, wanted: Wanted) -> String {
    match wanted {
        Wanted { least, more: true } => format!("expected {least} or more {what}s"),
        Wanted { least: 0, .. } => format!("requires zero {what}s"),
        Wanted { least: 1, .. } => one.to_string(),
        Wanted { least, .. } => format!("expected {least} {what}s"),
    }
}

#[cold]
fn bad_operands(op: OpRef<'_>, wanted: Wanted) -> Verified {
    let message = few("operand", "requires a single operand", wanted);
    let found = op.body().num_operands(op.op);
    match wanted {
        Wanted { least: 0 | 1, more: false } => op.op_error(message).fail(),
        _ => op.op_error(format!("{message}, but found {found}")).fail(),
    }
}

#[cold]
fn bad_successors(op: OpRef<'_>, wanted: Wanted) -> Verified {
    let least = if wanted.more { "at least " } else { "" };
    let plural = if wanted.least == 1 && !wanted.more { "" } else { "s" };
    let found = op.successors().len();
    op.op_error(format!("requires {least}{} successor{plural} but found {found}", wanted.least))
        .fail()
}
