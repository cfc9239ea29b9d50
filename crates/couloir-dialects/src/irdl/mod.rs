//! `irdl`: dialects described as IR, and their registration at run time.
//!
//! - the dialect itself: [`ops`](self), `attrs`, `syntax`, `verify`;
//! - [`load`]: what a described dialect is once it is registered.

mod attrs;
pub mod load;
mod ops;
mod syntax;
mod verify;

pub use attrs::{ATTRIBUTE, REGION, VARIADICITY, VARIADICITY_ARRAY};
pub use ops::*;
