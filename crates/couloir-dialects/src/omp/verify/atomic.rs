//! What is done to a variable at once.

use couloir_ir::attr::EnumDef;
use couloir_ir::{Attribute, OpRef, RegionRef};

use super::super::attrs::MEMORY_ORDERS;
use super::super::{AtomicRead, AtomicUpdate, AtomicWrite, Yield};
use super::Verified;
use super::clauses::hint;

/// The word that an attribute is.
fn word<'a>(op: OpRef<'_>, attr: Option<Attribute>, cases: &'a EnumDef) -> Option<&'a str> {
    let value = attr?.as_dialect(op.ctx())?.params.first()?.as_uint()?;
    cases.text_of(value)
}

fn order(op: OpRef<'_>, slot: usize, wrong: [&str; 2], what: &str) -> Verified {
    let found = word(op, op.prop(slot), &MEMORY_ORDERS);
    if !found.is_some_and(|found| wrong.contains(&found)) {
        return Ok(());
    }
    let [first, second] = wrong;
    op.error(format!("memory-order must not be {first} or {second} for atomic {what}")).fail()
}

pub(in super::super) fn atomic_read(op: OpRef<'_>) -> Verified {
    let view = AtomicRead(op);
    if view.x() == view.v() {
        let message = "read and write must not be to the same location for atomic reads";
        return op.error(message).fail();
    }
    order(op, AtomicRead::MEMORY_ORDER, ["acq_rel", "release"], "reads")?;
    hint(op)
}

pub(in super::super) fn atomic_write(op: OpRef<'_>) -> Verified {
    let view = AtomicWrite(op);
    let element = op.ty(view.x()).as_memref(op.ctx()).map(|memref| memref.element);
    if element.is_some_and(|element| element != op.ty(view.expr())) {
        return op.error("address must dereference to value type").fail();
    }
    order(op, AtomicWrite::MEMORY_ORDER, ["acq_rel", "acquire"], "writes")?;
    hint(op)
}

pub(in super::super) fn atomic_update(op: OpRef<'_>) -> Verified {
    order(op, AtomicUpdate::MEMORY_ORDER, ["acq_rel", "acquire"], "updates")?;
    hint(op)
}

pub(in super::super) fn atomic_update_regions(op: OpRef<'_>) -> Verified {
    let Some(entry) = op.region(0).and_then(RegionRef::entry) else { return Ok(()) };
    let types = entry.arg_types().collect::<Vec<_>>();
    let &[arg] = types.as_slice() else {
        return op.error("the region must accept exactly one argument").fail();
    };
    let element = op.ty(AtomicUpdate(op).x()).as_memref(op.ctx()).map(|memref| memref.element);
    if element.is_some_and(|element| element != arg) {
        let message = "the type of the operand must be a pointer type whose element type is the \
                       same as that of the region argument";
        return op.error(message).fail();
    }
    let end = entry.last().filter(|end| end.is(Yield::def()));
    let given = end.map(|end| end.operand_types().collect::<Vec<_>>());
    match given.as_deref() {
        Some(&[given]) if given != arg => {
            op.error("input and yielded value must have the same type").fail()
        }
        None | Some([_]) => Ok(()),
        Some(_) => op.error("only updated value must be returned").fail(),
    }
}

pub(in super::super) fn atomic_capture(op: OpRef<'_>) -> Verified {
    let Some(entry) = op.region(0).and_then(RegionRef::entry) else { return Ok(()) };
    let inside = entry.ops().take(4).collect::<Vec<_>>();
    let &[first, second, _] = inside.as_slice() else {
        let message = "expected three operations in atomic.capture region (one terminator, and \
                       two atomic ops)";
        return op.error(message).fail();
    };
    captured(first, second)?;
    let both = [first, second];
    let slots = |op: OpRef<'_>| match () {
        () if op.is(AtomicRead::def()) => Some((AtomicRead::HINT, AtomicRead::MEMORY_ORDER)),
        () if op.is(AtomicWrite::def()) => Some((AtomicWrite::HINT, AtomicWrite::MEMORY_ORDER)),
        () if op.is(AtomicUpdate::def()) => Some((AtomicUpdate::HINT, AtomicUpdate::MEMORY_ORDER)),
        () => None,
    };
    let has = |at: fn((usize, usize)) -> usize| {
        both.into_iter().any(|op| slots(op).is_some_and(|slots| op.prop(at(slots)).is_some()))
    };
    if has(|slots| slots.0) {
        let message = "operations inside capture region must not have hint clause";
        return op.op_error(message).fail();
    }
    if has(|slots| slots.1) {
        let message = "operations inside capture region must not have memory_order clause";
        return op.op_error(message).fail();
    }
    Ok(())
}

/// One of the two reads the variable that the other changes.
fn captured(first: OpRef<'_>, second: OpRef<'_>) -> Verified {
    let x = |op: OpRef<'_>| op.operand(0);
    let (read, update, write) = (AtomicRead::def(), AtomicUpdate::def(), AtomicWrite::def());
    if first.is(update) && second.is(read) {
        if x(first) == x(second) {
            return Ok(());
        }
        let message = "updated variable in atomic.update must be captured in second operation";
        return first.error(message).fail();
    }
    let what = match () {
        () if first.is(read) && second.is(update) => "be updated in second operation",
        () if first.is(read) && second.is(write) => "be updated in second operation",
        () => {
            let message = "invalid sequence of operations in the capture region";
            return first.error(message).fail();
        }
    };
    if x(first) == x(second) {
        return Ok(());
    }
    first.error(format!("captured variable in atomic.read must {what}")).fail()
}
