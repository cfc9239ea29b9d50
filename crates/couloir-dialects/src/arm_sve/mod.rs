//! `arm_sve`: instructions of Arm's Scalable Vector Extension.

mod constraints;
mod ops;
mod verify;

pub use ops::*;
