//! Verifiers of `nvvm` ops: for each op what may not be, in the order in which it is said.

mod barriers;
mod conversions;
mod copies;
mod matrices;
mod ranges;
mod tensors;
mod threads;

use couloir_ir::attr::Param;
use couloir_ir::{Attribute, Failure, OpRef, Type};

use crate::llvm::types::address_space;

pub(super) use barriers::*;
pub(super) use conversions::*;
pub(super) use copies::*;
pub use matrices::wmma_registers;
pub(super) use matrices::*;
pub(super) use ranges::range;
pub(super) use tensors::*;
pub(super) use threads::*;

type Verified = Result<(), Failure>;

/// The text of an attribute's case; empty where there is none.
fn case(op: OpRef<'_>, name: &str) -> &'static str {
    let data = op.attr_named(name).and_then(|attr| attr.as_dialect(op.ctx()));
    let case = data
        .and_then(|data| data.def.cases?.text_of(data.params.first().and_then(Param::as_uint)?));
    case.unwrap_or_default()
}

/// Whether a flag is set.
fn is_set(op: OpRef<'_>, name: &str) -> bool {
    op.attr_named(name).is_some_and(|attr| attr != Attribute::FALSE)
}

/// Whether there is an attribute.
fn has(op: OpRef<'_>, name: &str) -> bool {
    op.attr_named(name).is_some()
}

/// Whether there are operands of a group.
fn given(op: OpRef<'_>, group: usize) -> bool {
    !op.operand_group(group).is_empty()
}

/// The address space of an operand.
fn space(op: OpRef<'_>, at: usize) -> Option<u32> {
    op.operand_type(at).and_then(|ty| address_space(op.ctx(), ty))
}

/// The text of an operand's type.
fn type_text(op: OpRef<'_>, ty: Option<Type>) -> String {
    ty.map(|ty| op.ctx().type_text(ty)).unwrap_or_default()
}

/// The first of these that holds is wrong with the op.
fn wrong(op: OpRef<'_>, rules: &[(bool, &str)]) -> Verified {
    match rules.iter().find(|rule| rule.0) {
        Some((_, message)) => op.op_error(message).fail(),
        None => Ok(()),
    }
}

/// The same where the messages stand without the op's name.
fn said(op: OpRef<'_>, rules: &[(bool, &str)]) -> Verified {
    match rules.iter().find(|rule| rule.0) {
        Some((_, message)) => op.error(*message).fail(),
        None => Ok(()),
    }
}

/// The same where nothing is said of the op at all, but for its place.
fn told(op: OpRef<'_>, rules: &[(bool, &str)]) -> Verified {
    match rules.iter().find(|rule| rule.0) {
        Some((_, message)) => op.place_error(*message).fail(),
        None => Ok(()),
    }
}
