//! `composite-fixed-point-pass`: runs a pipeline on the op until nothing
//! changes any more.

use couloir_asm::print::{PrintOptions, print_op};
use couloir_diag::{Diagnostic, Place};
use couloir_ir::{Context, Failure, Scope};
use couloir_pass::{OptionDef, OptionKind, Options, PassCx, PassDef};

/// `composite-fixed-point-pass`
pub static PASS: PassDef = PassDef {
    name: "composite-fixed-point-pass",
    class: "CompositeFixedPointPass",
    description: "Composite fixed point pass",
    anchor: None,
    options: &[
        OptionDef {
            name: "name",
            kind: OptionKind::Text,
            default: "CompositeFixedPointPass",
            description: "Composite pass display name",
        },
        OptionDef {
            name: "pipeline",
            kind: OptionKind::Pipeline,
            default: "",
            description: "Composite pass inner pipeline",
        },
        OptionDef {
            name: "max-iterations",
            kind: OptionKind::Int,
            default: "10",
            description: "Maximum number of iterations if inner pipeline",
        },
    ],
    run,
    loads: &[],
    start: Some(check_limit),
    bodies: None,
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    check_limit(cx.ctx, cx.options)?;
    let limit = cx.options.number("max-iterations");
    let text = cx.options.text("pipeline");
    let anchor = Scope { ctx: cx.ctx, body: cx.body, outer: cx.outer }.op(cx.op).name();
    let pipeline = match text {
        "" => None,
        _ => match cx.options.pipeline(anchor, text) {
            Ok(pipeline) => Some(pipeline),
            Err(error) => {
                cx.ctx.say(error.preamble.unwrap_or(error.message));
                return refuse(cx.ctx, "Failed to parse composite pass pipeline".to_owned());
            }
        },
    };
    let mut before = fingerprint(cx);
    for _ in 0..limit {
        if let Some(pipeline) = &pipeline {
            cx.run_pipeline(pipeline)?;
        }
        let after = fingerprint(cx);
        if after == before {
            return Ok(());
        }
        before = after;
    }
    if let Some(pipeline) = &pipeline {
        cx.run_pipeline(pipeline)?;
    }
    let op = Scope { ctx: cx.ctx, body: cx.body, outer: cx.outer }.op(cx.op);
    let name = cx.options.text("name");
    op.warning(format!("Composite pass \"{name}\"+ didn't converge in {limit} iterations")).emit();
    Ok(())
}

fn check_limit(ctx: &Context, options: &Options) -> Result<(), Failure> {
    let limit = options.number("max-iterations");
    if limit > 0 {
        return Ok(());
    }
    // The number is taken for a character.
    let shown = char::from(limit.to_le_bytes()[0]);
    refuse(ctx, format!("Invalid maxIterations value: {shown}\n"))
}

fn refuse(ctx: &Context, message: String) -> Result<(), Failure> {
    ctx.emit(Diagnostic::error(Place::Unknown, message));
    Err(Failure)
}

/// What shows whether anything changed.
fn fingerprint(cx: &PassCx<'_>) -> Vec<u8> {
    let op = Scope { ctx: cx.ctx, body: cx.body, outer: cx.outer }.op(cx.op);
    let options = PrintOptions { generic: true, debuginfo: true, ..PrintOptions::default() };
    let mut text = Vec::new();
    _ = print_op(op, &options, &mut text);
    text
}
