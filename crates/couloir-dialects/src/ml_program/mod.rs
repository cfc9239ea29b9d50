//! `ml_program`: functions, graphs and global values of models.

mod attrs;
mod effects;
mod inline;
mod names;
mod ops;
mod syntax;
pub mod types;
mod verify;

pub use attrs::EXTERN;
pub use ops::*;
