//! `set-llvm-module-datalayout`: the module says for which layout of data it is.

use couloir_dialects::llvm::check_data_layout;
use couloir_ir::{Attribute, Scope};
use couloir_pass::{OptionDef, OptionKind, PassDef};

/// `set-llvm-module-datalayout`
pub static PASS: PassDef = PassDef {
    name: "set-llvm-module-datalayout",
    class: "SetLLVMModuleDataLayoutPass",
    description: "Attach a datalayout string as a module attribute",
    anchor: Some("builtin.module"),
    options: &[OptionDef {
        name: "data-layout",
        kind: OptionKind::Text,
        default: "",
        description: "String description (LLVM format) of the data layout that is expected on \
                      the produced module",
    }],
    run: |cx| {
        let text = cx.options.text("data-layout");
        if let Err(problem) = check_data_layout(text) {
            let message = format!("invalid data layout descriptor: {problem}\n");
            return Scope::new(cx.ctx, cx.body).op(cx.op).error(message).fail();
        }
        let name = cx.ctx.intern("llvm.data_layout");
        let layout = Attribute::string(cx.ctx, text);
        let attrs = cx.body.discardable(cx.op).as_dictionary(cx.ctx).unwrap_or_default();
        let others = attrs.iter().copied().filter(|entry| entry.0 != name);
        let attrs = others.chain([(name, layout)]).collect();
        cx.body.set_discardable(cx.op, Attribute::dictionary(cx.ctx, attrs));
        Ok(())
    },
    ..PassDef::EMPTY
};
