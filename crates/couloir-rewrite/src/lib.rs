//! Rewriting: changing IR by patterns.
//!
//! - [`convert`]: dialect conversion;
//! - [`greedy`]: patterns and folding until nothing changes;
//! - [`walk_driver`]: patterns tried once on each op;
//! - [`reconcile`]: casts that cancel;
//! - [`Rewriter`]: changes that take effect at once;
//! - [`effects`]: ops that do nothing but give results.

mod bits;
mod bodies;
mod by_root;
mod constants;
pub mod convert;
pub mod copy;
pub mod effects;
mod fold;
pub mod greedy;
mod map;
pub mod reconcile;
mod rewriter;
mod walk;
pub mod walk_driver;
mod worklist;

pub use bodies::{Work, check_depth, each_body, each_body_in_order};
pub use fold::{Constants, constant_in, constant_of, fold_with, known_results};
pub use map::Values;
pub use reconcile::reconcile_unrealized_casts;
pub use rewriter::Rewriter;
pub use walk::{DEEP, all_ops, reachable_ops, shallow};

#[cfg(test)]
mod tests;
