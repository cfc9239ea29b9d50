//! The verifier: whether IR is well-formed.
//!
//! The rules, in the order in which they are checked. For an op:
//!
//! 1. discardable attributes with a dialect's prefix satisfy that dialect;
//! 2. numbers of regions, results, successors and operands (`count`);
//! 3. structural traits in declared order (`shape`): segment sizes, single
//!    blocks, region arguments, the parent op;
//! 4. inherent attributes are there and satisfy their constraints, then
//!    operand types, result types, rules across them, regions (`parts`);
//! 5. other traits and interfaces in declared order (`traits`, `function`,
//!    `flow`), then the op's own hook;
//! 6. a graph region has at most one block; no entry block has predecessors.
//!
//! Then for each block of its regions (`structure`): it is not empty unless it
//! may end without a terminator; only its last op has successors; its ops, by
//! these same rules; its successors are of the same region; it ends with a
//! terminator.
//!
//! Then, leaving the op: its isolated ops, each as a tree of its own; traits
//! and interfaces that look into regions (`regions`, `symbols`); the op's hook
//! on regions; for an unregistered op, whether such ops are allowed.
//!
//! Last, for the root and each isolated op: definitions dominate uses
//! (`dominance`).
//!
//! The first broken rule ends the check of a tree; isolated ops side by side
//! are all checked, in parallel where that pays, and report in source order.
//! Well-formed ops cost no allocation; those like one before are asked only
//! what types and attributes do not decide (`memo`, `inside`); what did not change since
//! it was verified is not verified again (`again`). Nesting uses an explicit stack, except
//! from one isolated op into the next, which is bounded.

mod again;
mod count;
mod dominance;
mod flow;
mod function;
mod inside;
mod memo;
mod parallel;
mod parts;
pub mod pieces;
mod regions;
mod shape;
mod structure;
mod symbols;
#[cfg(test)]
mod tests;
mod traits;

use couloir_diag::Diagnostic;

use crate::Failure;
use crate::body::{Body, Op};
use crate::context::Context;
use crate::location::Location;
use crate::ty::Type;
use crate::view::{OpRef, Report};
use structure::Lease;
pub(crate) use structure::Reused;

/// How deep isolated ops may nest.
const MAX_ISOLATED_NESTING: u32 = 512;

/// Nothing, or a failure already reported.
type Verified = Result<(), Failure>;

/// Verifies an op with all that is in it.
pub fn verify(op: OpRef<'_>) -> Result<(), Failure> {
    tree(op, 0, &mut Lease::of(op.ctx())).map(drop)
}

/// Verifies an op that was verified before, with all that is in it that may
/// have changed since; says what [`verify`] would say.
pub fn verify_changed(op: OpRef<'_>) -> Result<(), Failure> {
    if again::is_right(op) { Ok(()) } else { verify(op) }
}

/// Notes that an op of a body was found right with all that is in it, so that
/// [`verify_changed`] need not look at what does not change.
pub fn set_verified(body: &mut Body, op: Op) {
    body.set_verified(op);
}

/// Verifies an op by itself and what it demands of its regions, but not the
/// ops in these.
pub fn verify_alone(op: OpRef<'_>) -> Result<(), Failure> {
    structure::alone(op, op.def())
}

/// Verifies an op `depth` isolated ops deep, with all that is in it. Returns
/// the uses of symbols in it that are for a table around it to check.
fn tree(op: OpRef<'_>, depth: u32, reused: &mut Reused) -> Result<symbols::Users, Failure> {
    if depth > MAX_ISOLATED_NESTING {
        return op.error("operations isolated from above are nested too deeply").fail();
    }
    structure::check(op, depth, reused)
}

/// An error at a place, without the op it is about.
fn plain_error(ctx: &Context, location: Location, message: impl Into<String>) -> Report<'_> {
    Report::new(ctx, Diagnostic::error(location.place(ctx), message))
}

/// A type in quotes, as messages give it.
fn quoted(ctx: &Context, ty: Type) -> String {
    format!("'{}'", ctx.type_text(ty))
}

/// Types in quotes with commas between, as messages give them.
fn quoted_list(ctx: &Context, types: impl IntoIterator<Item = Type>) -> String {
    types.into_iter().map(|ty| quoted(ctx, ty)).collect::<Vec<_>>().join(", ")
}
