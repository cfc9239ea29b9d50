//! What the tables do not say about ops.

pub(super) mod aggregate;
pub(super) mod call;
pub(super) mod casts;
pub(super) mod comdat;
pub(super) mod constant;
pub(super) mod flow;
pub(super) mod func;
pub(super) mod gep;
pub(super) mod global;
pub(in crate::llvm) mod memory;
pub(super) mod symbols;
pub(super) mod typed;
