//! Rewriting: changing IR by patterns.

mod by_root;
pub mod convert;
mod fold;
mod map;
pub mod reconcile;
mod rewriter;
mod texts;
mod walk;

pub use fold::constant_of;
pub use map::Values;
pub use reconcile::reconcile_unrealized_casts;
pub use rewriter::Rewriter;
pub use walk::all_ops;

#[cfg(test)]
mod tests;
