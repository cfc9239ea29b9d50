//! Clauses that several ops have.

use couloir_ir::{Attribute, OpRef, Value};
use rustc_hash::FxHashSet;

use super::Verified;

/// Every variable has what puts it somewhere.
pub(super) fn allocate(op: OpRef<'_>, vars: usize, allocators: usize) -> Verified {
    if op.operand_group(vars).len() == op.operand_group(allocators).len() {
        return Ok(());
    }
    op.error("expected equal sizes for allocate and allocator variables").fail()
}

/// Every linear variable has a type, where types are said.
pub(super) fn linear(op: OpRef<'_>, vars: usize, types: Option<Attribute>) -> Verified {
    let vars = op.operand_group(vars).len();
    let types = types.and_then(|attr| attr.as_array(op.ctx())).map(<[_]>::len);
    if vars == 0 || types.is_none_or(|types| types == vars) {
        return Ok(());
    }
    op.error("Ill-formed type attributes for linear variables").fail()
}

/// The inherent attribute of a name, where the op has one of that name.
fn named(op: OpRef<'_>, name: &str) -> Option<Attribute> {
    let slot = op.def()?.attrs.iter().position(|attr| attr.name == name)?;
    op.prop(slot)
}

/// The hints on how threads meet do not contradict one another.
pub(in super::super) fn hint(op: OpRef<'_>) -> Verified {
    let hints = named(op, "hint").and_then(|attr| attr.as_i64(op.ctx())).unwrap_or(0);
    if hints & 0x3 == 0x3 {
        return op
            .op_error(
                "the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be \
                 combined",
            )
            .fail();
    }
    if hints & 0xc == 0xc {
        return op
            .op_error(
                "the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be \
                 combined.",
            )
            .fail();
    }
    Ok(())
}

/// Whether a value stands more than once among these.
pub(super) fn has_repeated(values: &[Value]) -> bool {
    let mut seen = FxHashSet::default();
    values.iter().any(|value| !seen.insert(*value))
}

/// Every aligned variable has an alignment.
pub(super) fn aligned(op: OpRef<'_>, vars: &[Value], alignments: Option<Attribute>) -> Verified {
    let alignments = alignments.and_then(|attr| attr.as_array(op.ctx()));
    if vars.is_empty() {
        return match alignments {
            Some(_) => op.op_error("unexpected alignment values attribute").fail(),
            None => Ok(()),
        };
    }
    let Some(alignments) = alignments.filter(|all| all.len() == vars.len()) else {
        return op.op_error("expected as many alignment values as aligned variables").fail();
    };
    if has_repeated(vars) {
        return op.op_error("aligned variable used more than once").fail();
    }
    let values = alignments.iter().map(|attr| attr.as_i64(op.ctx()));
    if values.flatten().any(|value| value <= 0) {
        return op.op_error("alignment should be greater than 0").fail();
    }
    Ok(())
}

/// Every variable that tasks depend on has a word that says how.
pub(super) fn depends(op: OpRef<'_>, vars: usize, kinds: Option<Attribute>) -> Verified {
    let kinds = kinds.and_then(|attr| attr.as_array(op.ctx())).map(<[_]>::len);
    match op.operand_group(vars).len() {
        0 if kinds.unwrap_or(0) > 0 => op.op_error("unexpected depend values").fail(),
        0 => Ok(()),
        vars if kinds == Some(vars) => Ok(()),
        _ => op.op_error("expected as many depend values as depend variables").fail(),
    }
}
