//! `scf.forall`

use couloir_rewrite::greedy::PatternDef;

pub(super) const FORALL: &[PatternDef] = &[];
