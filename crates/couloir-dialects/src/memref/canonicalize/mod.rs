//! Canonicalization patterns of `memref`, in upstream's order for each op.

mod alloc;
mod reshapes;
mod scope;
mod views;

use couloir_ir::Type;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_rewrite::Rewriter;
use couloir_rewrite::greedy::{PatternDef, Rewritten, row};

use super::Cast;

/// All of them.
pub(crate) static ALL: &[&[PatternDef]] = &[
    alloc::ALLOCATIONS,
    alloc::COPIES,
    scope::SCOPES,
    views::VIEWS,
    reshapes::SHARED,
    reshapes::RESHAPES,
];

/// Replaces an op by one that knows more of its result, cast to the type
/// there was.
#[allow(clippy::unnecessary_wraps)] // what a pattern returns
fn replace_and_cast(rw: &mut Rewriter<'_>, op: Op, new: NewOp) -> Rewritten {
    let new = rw.insert1(new);
    cast_to_result(rw, op, new)
}

/// Replaces an op by a value cast to its type.
#[allow(clippy::unnecessary_wraps)] // what a pattern returns
fn cast_to_result(rw: &mut Rewriter<'_>, op: Op, value: Value) -> Rewritten {
    let ty = rw.view(op).result_type(0).unwrap_or(Type::NONE);
    rw.replace_with(op, Cast::build(ty, value));
    Ok(())
}
