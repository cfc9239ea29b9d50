//! Wide integers as pairs, in functions whose names start with a prefix.

use couloir_convert::arith_emulate_wide_int::{WIDEST, within};
use couloir_ir::{Body, OpRef};
use couloir_pass::{OptionDef, OptionKind, PassDef};

/// `test-arith-emulate-wide-int`
pub(super) static PASS: PassDef = PassDef {
    name: "test-arith-emulate-wide-int",
    class: "(anonymous namespace)::TestEmulateWideIntPass",
    description: "Function pass to test Wide Integer Emulation",
    anchor: Some("func.func"),
    options: &[
        OptionDef {
            name: "function-prefix",
            kind: OptionKind::Text,
            default: "emulate_",
            description: "Prefix of functions to run the emulation pass on",
        },
        OptionDef { description: "Maximum integer bit width supported by the target", ..WIDEST },
    ],
    run: |cx| {
        let name = cx.view().symbol_name().map(|name| cx.ctx.str(name).to_owned());
        if !name.is_some_and(|name| name.starts_with(cx.options.text("function-prefix"))) {
            cx.unchanged();
            return Ok(());
        }
        let (ctx, options) = (cx.ctx, cx.options);
        let run = |op: &OpRef<'_>, body: &mut Body| {
            within(options, *op)?.run(ctx, Some(op), body).map(|_| ())
        };
        cx.inside(run).unwrap_or(Ok(()))
    },
    loads: &["arith", "llvm", "vector"],
    ..PassDef::EMPTY
};
