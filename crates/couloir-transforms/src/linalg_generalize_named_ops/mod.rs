//! `linalg-generalize-named-ops`: structured ops with names of their own become `linalg.generic`.

use couloir_dialects::linalg::Generic;
use couloir_pass::PassDef;
use couloir_rewrite::greedy::RewritePatterns;

use crate::greedy::greedy_pass;
use crate::linalg_generic::generalize;
use crate::linalg_loops::structured_ops;

/// `linalg-generalize-named-ops`
pub static PASS: PassDef = PassDef {
    name: "linalg-generalize-named-ops",
    class: "LinalgGeneralizeNamedOpsPass",
    description: "Convert named ops into generic ops",
    anchor: None,
    options: &[],
    run: |cx| {
        let mut patterns = RewritePatterns::new();
        for def in structured_ops().filter(|def| *def != Generic::def()) {
            patterns.add(def, generalize);
        }
        greedy_pass(cx, patterns)
    },
    loads: &["linalg"],
    ..PassDef::EMPTY
};
