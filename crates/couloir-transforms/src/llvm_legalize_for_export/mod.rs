//! `llvm-legalize-for-export`: what the LLVM dialect can say and LLVM IR
//! cannot.
//!
//! - `successors`: branches to one block with several sets of arguments;
//! - `expressions`: fragments of fragments in debug expressions.

mod expressions;
mod successors;

use std::sync::{Mutex, PoisonError};

use couloir_ir::attr::AttrReplacer;
use couloir_ir::{Body, Failure};
use couloir_pass::{PassCx, PassDef};
use couloir_rewrite::each_body;

/// `llvm-legalize-for-export`
pub static PASS: PassDef = PassDef {
    name: "llvm-legalize-for-export",
    class: "LLVMLegalizeForExportPass",
    description: "Legalize LLVM dialect to be convertible to LLVM IR",
    anchor: None,
    options: &[],
    run,
    loads: &["llvm"],
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let mut replacer = AttrReplacer::new(ctx, |attr| expressions::merged(ctx, attr));
    expressions::replace(cx.body, cx.op, &mut |attr| replacer.run(attr));
    let replacer = Mutex::new(replacer);
    let work = |_: Option<&couloir_ir::OpRef<'_>>, body: &mut Body| {
        successors::separate(ctx, body);
        let mut replacer = replacer.lock().unwrap_or_else(PoisonError::into_inner);
        expressions::replace_all(body, &mut |attr| replacer.run(attr));
    };
    cx.inside(|op, body| each_body(ctx, Some(op), body, &work)).unwrap_or(Ok(()))
}
