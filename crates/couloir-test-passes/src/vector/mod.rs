//! Pattern sets for ops of `vector`, each by itself.

mod greedy;

use couloir_pass::PassDef;

/// The passes of this kind.
pub(crate) const PASSES: &[&PassDef] = greedy::PASSES;
