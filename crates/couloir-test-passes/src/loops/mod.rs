//! Utilities for loops of `scf` and `affine`.

use couloir_pass::PassDef;

/// The passes of this kind.
pub(crate) const PASSES: &[&PassDef] = &[];
