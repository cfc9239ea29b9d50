//! `amx`: tiles of Intel's Advanced Matrix Extensions.

mod ops;
mod types;
mod verify;

pub use ops::*;
pub use types::{TILE, TileType, as_tile, tile};
