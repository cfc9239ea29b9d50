//! Which operands branches pass to which successor.

use couloir_ir::op::Forwarded;

use super::{CondBr, Switch};

pub(super) fn br(_: usize) -> Forwarded {
    Forwarded::Group(0)
}

pub(super) fn cond_br(successor: usize) -> Forwarded {
    Forwarded::Group(match successor {
        0 => CondBr::TRUE_DEST_OPERANDS,
        _ => CondBr::FALSE_DEST_OPERANDS,
    })
}

/// The default's operands, or those of a case.
pub(super) fn switch(successor: usize) -> Forwarded {
    match successor.checked_sub(1) {
        Some(case) => Forwarded::List(Switch::CASE_OPERANDS, case),
        None => Forwarded::Group(Switch::DEFAULT_OPERANDS),
    }
}
