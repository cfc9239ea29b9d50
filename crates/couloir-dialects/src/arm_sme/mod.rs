//! `arm_sme`: instructions of Arm's Scalable Matrix Extension.

mod attrs;
mod constraints;
mod ops;
mod verify;

pub use attrs::{COMBINING_KIND, TILE_SLICE_LAYOUT, TYPE_SIZE};
pub use ops::*;
