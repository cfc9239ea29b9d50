//! `composite-fixed-point-pass`: runs a pipeline on the op until nothing
//! changes any more.

use couloir_diag::{Diagnostic, Place, quoted_bytes};
use couloir_ir::fingerprint::fingerprint;
use couloir_ir::{Context, Failure};
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
    start: Some(check_limit),
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    check_limit(cx.ctx, cx.options)?;
    let limit = cx.options.number("max-iterations");
    let text = cx.options.text("pipeline");
    let pipeline = match cx.options.pipeline("any", text) {
        Ok(pipeline) => pipeline,
        Err(error) => {
            cx.ctx.say(error.preamble.unwrap_or(error.message));
            return refuse(cx.ctx, "Failed to parse composite pass pipeline".to_owned());
        }
    };
    let mut before = fingerprint(cx.view());
    for _ in 0..limit {
        cx.run_pipeline(&pipeline)?;
        let after = fingerprint(cx.view());
        if after == before {
            return Ok(());
        }
        before = after;
    }
    cx.run_pipeline(&pipeline)?;
    let name = cx.options.text("name");
    cx.view()
        .warning(format!("Composite pass \"{name}\"+ didn't converge in {limit} iterations"))
        .emit();
    Ok(())
}

fn check_limit(ctx: &Context, options: &Options) -> Result<(), Failure> {
    let limit = options.number("max-iterations");
    if limit > 0 {
        return Ok(());
    }
    // The number is taken for a character.
    let [shown, ..] = limit.to_le_bytes();
    let shown = quoted_bytes(&[shown]);
    refuse(ctx, format!("Invalid maxIterations value: {shown}\n"))
}

fn refuse(ctx: &Context, message: String) -> Result<(), Failure> {
    ctx.emit(Diagnostic::error(Place::Unknown, message));
    Err(Failure)
}
