//! `inline`: calls replaced by what they call.
//!
//! The functions of a symbol table are gone through callees first; those that
//! call each other are gone through together, several times while that
//! changes something; each time, a pipeline is run on them first. Private functions that nothing refers to go. A callee is
//! not put into what it calls itself, nor what calls itself into anything; a
//! call that came with a callee is not replaced by that callee again.

mod callables;
mod calls;
mod clone;
mod graph;
mod legal;

pub use clone::{clone_blocks, clone_op, clone_ops};

use std::sync::atomic::{AtomicBool, Ordering};

use couloir_ir::op::Trait;
use couloir_ir::{Body, Failure, OpRef, Scope};
use couloir_pass::{OptionDef, OptionKind, PassCx, PassDef};
use couloir_rewrite::each_body;

use callables::{Callables, Reported};
use calls::Inliner;
use graph::named_inside;

/// `inline`
pub static PASS: PassDef = PassDef {
    name: "inline",
    class: "Inliner",
    description: "Inline function calls",
    anchor: None,
    options: &[
        OptionDef {
            name: "default-pipeline",
            kind: OptionKind::Text,
            default: "canonicalize",
            description: "The optimizer pipeline used for callables that do not have a dedicated \
                          optimizer pipeline in opPipelineList",
        },
        OptionDef {
            name: "inlining-threshold",
            kind: OptionKind::Unsigned,
            default: "4294967295",
            description: "If the ratio between the number of the operations in the callee and the \
                          number of the operations in the caller exceeds this value (in \
                          percentage), then the callee is not inlined even if it is legal to \
                          inline it",
        },
        OptionDef {
            name: "max-iterations",
            kind: OptionKind::Unsigned,
            default: "4",
            description: "Maximum number of iterations when inlining within an SCC",
        },
        OptionDef {
            name: "op-pipelines",
            kind: OptionKind::Pipelines,
            default: "",
            description: "Callable operation specific optimizer pipelines (in the form of \
                          `dialect.op(pipeline)`)",
        },
    ],
    run,
    ..PassDef::EMPTY
};

/// What the options say.
#[derive(Clone, Copy)]
struct Limits {
    /// How often functions that call each other are gone through.
    iterations: i64,
    /// How large a callee may be, in hundredths of the caller.
    threshold: i64,
    /// Whether no one outside can refer to nested symbols.
    all_visible: bool,
}

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let (ctx, runner, options) = (cx.ctx, cx.runner(), cx.options);
    let failed = AtomicBool::new(false);
    let (iterations, threshold) =
        (cx.options.number("max-iterations"), cx.options.number("inlining-threshold"));
    if !cx.view().has(Trait::SymbolTable) {
        let message = " was scheduled to run under the inliner, but does not define a symbol table";
        return cx.view().op_error(message).fail();
    }
    let (reported, over) = (Reported::default(), AtomicBool::new(false));
    let work = |op: &OpRef<'_>, body: &mut Body| {
        let limits = Limits { iterations, threshold, all_visible: op.parent().is_none() };
        let named = named_inside(Scope { ctx, body, outer: Some(op) });
        each_body(ctx, Some(op), body, &|outer: Option<&OpRef<'_>>, body: &mut Body| {
            // Where a pipeline fails in the outermost table, those inside are left alone.
            let table = outer.filter(|op| op.has(Trait::SymbolTable));
            if let Some(table) = table.filter(|_| !over.load(Ordering::Relaxed)) {
                let callables = Callables::new(runner, options, &reported);
                if Inliner::new(table, body, limits, &named, callables).run().is_err() {
                    failed.store(true, Ordering::Relaxed);
                    over.fetch_or(std::ptr::eq(table, op), Ordering::Relaxed);
                }
            }
        })
    };
    cx.inside(work).unwrap_or(Ok(()))?;
    if failed.into_inner() { Err(Failure) } else { Ok(()) }
}
