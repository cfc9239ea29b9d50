//! `llvm-use-default-visibility`: what has no visibility of its own is given
//! one.

use couloir_dialects::llvm;
use couloir_dialects::llvm::attrs::enums::VISIBILITY_CASES;
use couloir_ir::{Attribute, Body, Context, Failure, Op, OpDef, OpRef};
use couloir_pass::{OptionDef, OptionKind, PassCx, PassDef};
use couloir_rewrite::{all_ops, each_body};

/// `llvm-use-default-visibility`
pub static PASS: PassDef = PassDef {
    name: "llvm-use-default-visibility",
    class: "LLVMUseDefaultVisibilityPass",
    description: "Update default visibility of all global values and function definitions",
    anchor: Some("builtin.module"),
    options: &[OptionDef {
        name: "visibility",
        kind: OptionKind::Choice(&["hidden", "protected"]),
        default: "",
        description: "Visibility to use in place of default.",
    }],
    run,
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let Some(visibility) = VISIBILITY_CASES.value_of(cx.options.text("visibility")) else {
        return Ok(());
    };
    let visibility = Attribute::i64(cx.ctx, visibility as i64);
    let ctx = cx.ctx;
    let work = |_: Option<&OpRef<'_>>, body: &mut Body| {
        for op in all_ops(body) {
            set_visibility(ctx, body, op, visibility);
        }
    };
    cx.inside(|op, body| each_body(ctx, Some(op), body, &work)).unwrap_or(Ok(()))
}

/// The slot that an op keeps its visibility in.
fn slot(def: &'static OpDef) -> Option<usize> {
    let all = [
        (llvm::Func::def(), llvm::Func::VISIBILITY),
        (llvm::Global::def(), llvm::Global::VISIBILITY),
        (llvm::Alias::def(), llvm::Alias::VISIBILITY),
        (llvm::IFunc::def(), llvm::IFunc::VISIBILITY),
    ];
    all.into_iter().find(|row| std::ptr::eq(row.0, def)).map(|row| row.1)
}

fn set_visibility(ctx: &Context, body: &mut Body, op: Op, visibility: Attribute) {
    let Some(slot) = body.op(op).name.def().and_then(slot) else { return };
    let old = body.prop(op, slot).and_then(|old| old.as_i64(ctx));
    if old.is_none_or(|old| old == 0) {
        body.set_prop(op, slot, Some(visibility));
    }
}
