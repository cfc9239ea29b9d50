//! What dialects share.

pub mod names;
pub mod shapes;
pub mod syntax;
