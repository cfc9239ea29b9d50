//! `arm_neon`: vector instructions of Arm's Advanced SIMD extension.

mod constraints;
mod ops;
mod verify;

pub use ops::*;
