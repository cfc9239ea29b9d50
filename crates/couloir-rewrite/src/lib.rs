//! Rewriting: changing IR by patterns.

pub mod convert;
mod fold;
mod map;
pub mod reconcile;
mod texts;
mod walk;

pub use fold::constant_of;
pub use map::Values;
pub use reconcile::reconcile_unrealized_casts;
pub use walk::all_ops;

#[cfg(test)]
mod tests;
