//! Passes that fail, report or count, and do nothing else.

use couloir_diag::Diagnostic;
use couloir_ir::Failure;
use couloir_pass::{OptionDef, OptionKind, PassCx, PassDef};

/// `test-interface-pass`
pub(super) static INTERFACE: PassDef = PassDef {
    name: "test-interface-pass",
    class: "(anonymous namespace)::TestInterfacePass",
    description: "Test an interface pass (running on FunctionOpInterface) in the pass manager",
    functions: true,
    run: |cx| {
        cx.view().remark("Executing interface pass on operation").emit();
        cx.unchanged();
        Ok(())
    },
    ..PassDef::EMPTY
};

/// `test-pass-failure`
pub(super) static FAILURE: PassDef = PassDef {
    name: "test-pass-failure",
    class: "(anonymous namespace)::TestFailurePass",
    description: "Test a pass in the pass manager that always fails",
    options: &[OptionDef {
        name: "gen-diagnostics",
        kind: OptionKind::Bool,
        default: "false",
        description: "Generate a diagnostic message",
    }],
    run: fail,
    ..PassDef::EMPTY
};

fn fail(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    if cx.options.flag("gen-diagnostics") {
        let place = cx.view().location().place(cx.ctx);
        cx.ctx.emit(Diagnostic::error(place, "illegal operation"));
    }
    Err(Failure)
}

/// `test-pass-crash`: there is no crash here, but a report of one.
pub(super) static CRASH: PassDef = PassDef {
    name: "test-pass-crash",
    class: "(anonymous namespace)::TestCrashPass",
    description: "Test a pass in the pass manager that always crashes",
    run: |cx| cx.view().op_error("a pass crashed, as it was asked to").fail(),
    ..PassDef::EMPTY
};

/// `test-stats-pass`: a build without assertions counts nothing.
pub(super) static STATISTICS: PassDef = PassDef {
    name: "test-stats-pass",
    class: "(anonymous namespace)::TestStatisticPass",
    description: "Test pass statistics",
    run: |cx| {
        cx.unchanged();
        Ok(())
    },
    ..PassDef::EMPTY
};
