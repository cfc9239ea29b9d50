//! Passes that do nothing, one for each kind of anchor.

use couloir_pass::PassDef;

/// `test-module-pass`
pub(super) static MODULE: PassDef = PassDef {
    name: "test-module-pass",
    class: "(anonymous namespace)::TestModulePass",
    description: "Test a module pass in the pass manager",
    anchor: Some("builtin.module"),
    run: |cx| {
        cx.unchanged();
        Ok(())
    },
    ..PassDef::EMPTY
};

/// `test-function-pass`
pub(super) static FUNCTION: PassDef = PassDef {
    name: "test-function-pass",
    class: "(anonymous namespace)::TestFunctionPass",
    description: "Test a function pass in the pass manager",
    anchor: Some("func.func"),
    ..MODULE
};
