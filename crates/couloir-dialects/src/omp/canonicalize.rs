//! Canonicalization patterns of `omp`.

use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Op, RegionRef};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::no_match;
use couloir_rewrite::greedy::{PatternDef, Rewritten, row};

use super::{AtomicUpdate, AtomicWrite};

/// All of them.
pub(crate) static ALL: &[&[PatternDef]] = &[&[row("", AtomicUpdate::def, atomic_update)]];

/// A variable that is given the value it has is left alone, one that is given a value that is
/// known before is written.
fn atomic_update(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let entry = view.region(0).and_then(RegionRef::entry);
    let only = entry.and_then(|entry| Some((entry.ops().next()?, entry.args().first().copied())));
    let Some((end, arg)) = only.filter(|(first, _)| first.is(super::Yield::def())) else {
        return no_match("the value is worked out");
    };
    let given = end.operand(0);
    if given == arg {
        rw.erase(op);
        return Ok(());
    }
    let slots = [
        (AtomicUpdate::HINT, AtomicWrite::HINT),
        (AtomicUpdate::MEMORY_ORDER, AtomicWrite::MEMORY_ORDER),
    ];
    let mut write = NewOp::new(AtomicWrite::def()).operands(view.operands().chain(given));
    for (from, to) in slots {
        write = write.prop(to, view.prop(from));
    }
    rw.at(op);
    rw.insert(write);
    rw.erase(op);
    Ok(())
}
