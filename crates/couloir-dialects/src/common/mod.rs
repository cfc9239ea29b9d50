//! What dialects share.

pub mod effects;
pub mod function;
pub mod names;
pub mod shapes;
pub mod syntax;
