//! Utilities for loops of `scf` and `affine`.

mod accesses;
mod collapse;
mod dependences;
mod permute;
mod single;
mod unroll;

use couloir_pass::PassDef;

/// The passes of this kind.
pub(crate) const PASSES: &[&PassDef] = &[
    &accesses::PASS,
    &collapse::PASS,
    &dependences::PASS,
    &permute::PASS,
    &single::FOR,
    &single::UPLIFT,
    &single::ZERO_TRIP,
    &unroll::UNROLL,
    &unroll::UNROLL_PARALLEL,
];
