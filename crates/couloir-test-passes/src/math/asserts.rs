//! Assertions that print their message and go on.

use couloir_convert::convert_cf_to_llvm::lower_asserts;
use couloir_pass::PassDef;

/// `test-cf-assert`
pub(super) static PASS: PassDef = PassDef {
    name: "test-cf-assert",
    class: "(anonymous namespace)::TestAssertPass",
    description: "Function pass to test cf.assert lowering to LLVM without abort",
    anchor: Some("builtin.module"),
    run: lower_asserts,
    loads: &["llvm"],
    ..PassDef::EMPTY
};
