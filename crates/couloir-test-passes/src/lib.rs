//! Passes that upstream has for tests, by its names: they write what an analysis finds as text, or
//! call one utility of the library, so that it can be looked at and compared by itself. One folder
//! per kind, one file per pass or family of passes.

pub mod ir;
pub mod loops;
pub mod manager;
pub mod math;
pub mod vector;

use couloir_pass::PassDef;

/// The passes of this crate, by kind.
pub const GROUPS: &[&[&PassDef]] =
    &[ir::PASSES, loops::PASSES, manager::PASSES, math::PASSES, vector::PASSES];
