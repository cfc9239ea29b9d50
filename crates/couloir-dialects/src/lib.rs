//! The dialects, one module each, and what they share.
//!
//! A dialect's module holds its tables in `ops`, its types, attributes and
//! constraints, and per kind of hook a module of what is hand-written.

pub mod affine;
pub mod arith;
pub mod builtin;
pub mod cf;
pub mod common;
pub mod dlti;
pub mod func;
pub mod index;
pub mod llvm;
pub mod memref;
pub mod scf;
pub mod ub;

use couloir_ir::{Context, DialectDef};
use couloir_rewrite::greedy::PatternDef;

/// All dialects, in the order of their names.
pub static DIALECTS: &[&DialectDef] = &[
    &affine::DIALECT,
    &arith::DIALECT,
    &builtin::DIALECT,
    &cf::DIALECT,
    &dlti::DIALECT,
    &func::DIALECT,
    &index::DIALECT,
    &llvm::DIALECT,
    &memref::DIALECT,
    &scf::DIALECT,
    &ub::DIALECT,
];

/// The canonicalization patterns of all dialects, in the order in which
/// patterns of one benefit are tried.
pub static CANONICALIZE: &[&[&[PatternDef]]] = &[
    arith::canonicalize::ALL,
    cf::canonicalize::ALL,
    func::canonicalize::ALL,
    index::canonicalize::ALL,
];

/// Makes all dialects known to a context.
pub fn register_all(ctx: &Context) {
    for dialect in DIALECTS {
        ctx.register(dialect);
    }
}

#[cfg(test)]
mod tests;
