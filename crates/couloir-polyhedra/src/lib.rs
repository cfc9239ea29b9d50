//! Systems of linear constraints on integers, as loops and their accesses make them.
//!
//! - [`rows`]: affine maps as rows of coefficients, with quotients as columns;
//! - [`set`]: constraints as such rows, and integer sets in simpler form;
//! - [`empty`]: whether constraints exclude each other, and what they say without some columns:
//!   in the order of upstream, since what is found out depends on it;
//! - [`system`]: the same for constraints that no text shows, so in any order: sums of variables
//!   that are added one by one.

pub mod empty;
pub mod rows;
pub mod set;
pub mod system;
