//! Rewriting: changing IR by patterns.

mod by_root;
mod constants;
pub mod convert;
pub mod effects;
mod fold;
pub mod greedy;
mod map;
pub mod reconcile;
mod rewriter;
mod texts;
mod walk;
mod worklist;

pub use fold::constant_of;
pub use map::Values;
pub use reconcile::reconcile_unrealized_casts;
pub use rewriter::Rewriter;
pub use walk::all_ops;

#[cfg(test)]
mod tests;
