//! What of constructs is not translated, in MLIR's words.

use couloir_ir::{Failure, OpRef};

use super::has;

/// Says that clauses are not handled, if an op has any of them: how MLIR calls each, and the
/// operands or attributes that it is.
fn refuse(op: OpRef<'_>, clauses: &[(&str, &[&str])]) -> Result<(), Failure> {
    for (clause, names) in clauses {
        if names.iter().any(|name| has(op, name)) {
            let name = op.name();
            let message =
                format!("not yet implemented: Unhandled clause {clause} in {name} operation");
            return op.error(message).fail();
        }
    }
    Ok(())
}

/// The clauses.
const ALLOCATE: (&str, &[&str]) = ("allocate", &["allocate_vars", "allocator_vars"]);
const ORDER: (&str, &[&str]) = ("order", &["order", "order_mod"]);
const PRIVATE: (&str, &[&str]) = ("privatization", &["private_vars", "private_syms"]);
const DEPEND: (&str, &[&str]) = ("depend", &["depend_vars", "depend_kinds"]);
const NOWAIT: (&str, &[&str]) = ("nowait", &["nowait"]);
const SIMD: (&str, &[&str]) = ("parallelization-level", &["par_level_simd"]);
const MODIFIER: (&str, &[&str]) = ("reduction with modifier", &["reduction_mod"]);
const LINEAR: (&str, &[&str]) = ("linear", &["linear_vars"]);
const IN_REDUCTION: (&str, &[&str]) = ("in_reduction", &["in_reduction_vars"]);
const TASK_REDUCTION: (&str, &[&str]) = ("task_reduction", &["task_reduction_vars"]);
const TILES: (&str, &[&str]) = ("tile_sizes", &["tile_sizes"]);

pub(super) fn parallel(op: OpRef<'_>) -> Result<(), Failure> {
    refuse(op, &[ALLOCATE, MODIFIER])
}

pub(super) fn wsloop(op: OpRef<'_>) -> Result<(), Failure> {
    refuse(op, &[ALLOCATE, LINEAR, ORDER, MODIFIER])
}

pub(super) fn loop_nest(op: OpRef<'_>) -> Result<(), Failure> {
    refuse(op, &[TILES])
}

pub(super) fn simd(op: OpRef<'_>) -> Result<(), Failure> {
    refuse(op, &[("if", &["if_expr"]), LINEAR, MODIFIER])
}

pub(super) fn sections(op: OpRef<'_>) -> Result<(), Failure> {
    refuse(op, &[ALLOCATE, PRIVATE, MODIFIER])
}

pub(super) fn single(op: OpRef<'_>) -> Result<(), Failure> {
    refuse(op, &[ALLOCATE, PRIVATE])
}

pub(super) fn distribute(op: OpRef<'_>) -> Result<(), Failure> {
    refuse(op, &[ALLOCATE, ORDER])
}

pub(super) fn teams(op: OpRef<'_>) -> Result<(), Failure> {
    refuse(op, &[ALLOCATE, PRIVATE])
}

pub(super) fn task(op: OpRef<'_>) -> Result<(), Failure> {
    refuse(op, &[ALLOCATE, IN_REDUCTION])
}

pub(super) fn taskgroup(op: OpRef<'_>) -> Result<(), Failure> {
    refuse(op, &[ALLOCATE, TASK_REDUCTION])
}

pub(super) fn taskwait(op: OpRef<'_>) -> Result<(), Failure> {
    refuse(op, &[DEPEND, NOWAIT])
}

pub(super) fn ordered_region(op: OpRef<'_>) -> Result<(), Failure> {
    refuse(op, &[SIMD])
}

/// What is said of how contended a variable is says nothing to LLVM.
pub(super) fn atomic(op: OpRef<'_>) {
    let hint = op.attr_named("hint").and_then(|attr| attr.as_u64(op.ctx()));
    if hint.is_some_and(|hint| hint != 0) {
        op.warning("hint clause discarded").emit();
    }
}
