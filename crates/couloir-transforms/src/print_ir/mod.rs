//! `print-ir`: prints the op to where diagnostics go, in local scope and with
//! the printing flags of the tool.

use couloir_asm::print::{PrintOptions, options_of, print_op};
use couloir_ir::Scope;
use couloir_pass::{OptionDef, OptionKind, PassDef};

/// `print-ir`
pub static PASS: PassDef = PassDef {
    name: "print-ir",
    class: "PrintIRPass",
    description: "Print IR on the debug stream",
    anchor: None,
    options: &[OptionDef {
        name: "label",
        kind: OptionKind::Text,
        default: "",
        description: "Label",
    }],
    run: |cx| {
        let label = match cx.options.text("label") {
            "" => String::new(),
            label => format!(" {label}"),
        };
        let op = Scope { ctx: cx.ctx, body: cx.body, outer: cx.outer }.op(cx.op);
        let options = PrintOptions { local_scope: true, ..options_of(cx.ctx) }.for_op(op);
        let mut text = format!("// -----// IR Dump{label} //----- //\n").into_bytes();
        // A text that is too long is cut off, as elsewhere.
        _ = print_op(op, &options, &mut text);
        text.push(b'\n');
        let text = String::from_utf8(text);
        cx.ctx.say(text.unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into()));
        cx.unchanged();
        Ok(())
    },
    ..PassDef::EMPTY
};
