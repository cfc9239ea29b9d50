//! `llvm-request-c-wrappers`: functions marked to be callable from C.

use couloir_ir::{Attribute, Body, Context, Op};
use couloir_pass::PassDef;

/// `llvm-request-c-wrappers`
pub static PASS: PassDef = PassDef {
    name: "llvm-request-c-wrappers",
    class: "LLVMRequestCWrappersPass",
    description: "Request C wrapper emission for all functions",
    anchor: Some("func.func"),
    options: &[],
    run: |cx| {
        mark(cx.ctx, cx.body, cx.op);
        Ok(())
    },
    ..PassDef::EMPTY
};

fn mark(ctx: &Context, body: &mut Body, op: Op) {
    let name = ctx.intern("llvm.emit_c_interface");
    let attrs = body.discardable(op).as_dictionary(ctx).unwrap_or_default();
    let others = attrs.iter().copied().filter(|entry| entry.0 != name);
    let attrs = others.chain([(name, Attribute::UNIT)]).collect();
    body.set_discardable(op, Attribute::dictionary(ctx, attrs));
}
