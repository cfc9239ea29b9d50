//! What cancels a construct stands in one of its kind.

use couloir_ir::{OpDef, OpRef};

use super::super::attrs::CANCELLATION_CONSTRUCT_TYPES;
use super::super::{Cancel, CancellationPoint, Parallel, Sections, Task, Taskloop, Wsloop};
use super::{Verified, is_own};

/// The nearest op of this dialect around one.
fn construct(op: OpRef<'_>) -> Option<OpRef<'_>> {
    std::iter::successors(op.parent(), |op| op.parent()).find(|op| is_own(*op))
}

fn kind(op: OpRef<'_>, slot: usize) -> &'static str {
    let value = op.prop(slot).and_then(|attr| attr.as_dialect(op.ctx()));
    let value = value.and_then(|data| data.params.first()?.as_uint());
    value.and_then(|value| CANCELLATION_CONSTRUCT_TYPES.text_of(value)).unwrap_or_default()
}

/// Where what is cancelled must be, by its kind: in a construct, or right inside of one.
fn is_in(around: OpRef<'_>, kind: &str) -> bool {
    let parent_is = |def: &'static OpDef| around.parent().is_some_and(|parent| parent.is(def));
    match kind {
        "parallel" => around.is(Parallel::def()),
        "loop" => parent_is(Wsloop::def()),
        "sections" => parent_is(Sections::def()),
        "taskgroup" => around.is(Task::def()) || parent_is(Taskloop::def()),
        _ => true,
    }
}

/// What a kind of construct is called where it is missing.
fn region_name(kind: &str) -> &'static str {
    match kind {
        "parallel" => "parallel region",
        "loop" => "worksharing-loop region",
        "sections" => "sections region",
        _ => "task region",
    }
}

fn nested(op: OpRef<'_>, kind: &str, what: &str, orphan: &str) -> Verified {
    let Some(around) = construct(op) else { return op.op_error(orphan).fail() };
    if is_in(around, kind) {
        return Ok(());
    }
    let name = region_name(kind);
    op.op_error(format!("{what} {kind} must appear inside a {name}")).fail()
}

pub(in super::super) fn cancel(op: OpRef<'_>) -> Verified {
    let kind = kind(op, Cancel::CANCEL_DIRECTIVE);
    nested(op, kind, "cancel", "Orphaned cancel construct")?;
    let Some(around) = construct(op).and_then(OpRef::parent) else { return Ok(()) };
    let has = |slot: usize| around.prop(slot).is_some();
    let message = match kind {
        "loop" if has(Wsloop::NOWAIT) => {
            "A worksharing construct that is canceled must not have a nowait clause"
        }
        "loop" if has(Wsloop::ORDERED) => {
            "A worksharing construct that is canceled must not have an ordered clause"
        }
        "sections" if has(Sections::NOWAIT) => {
            "A sections construct that is canceled must not have a nowait clause"
        }
        _ => return Ok(()),
    };
    op.error(message).fail()
}

pub(in super::super) fn cancellation_point(op: OpRef<'_>) -> Verified {
    let kind = kind(op, CancellationPoint::CANCEL_DIRECTIVE);
    nested(op, kind, "cancellation point", "Orphaned cancellation point")
}
