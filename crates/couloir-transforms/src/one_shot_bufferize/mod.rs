//! `one-shot-bufferize`: tensors become memory.
//!
//! - [`model`], [`models`]: what is known of each op, a table;
//! - [`view`]: questions about ops and values, answered by the table;
//! - [`analysis`], [`conflict`], [`definitions`], [`regions`], [`cycles`], [`readers`], [`subsets`],
//!   [`state`], [`order`]: what is read and written where it is, and what is copied;
//! - [`copies`]: the copies; [`rewrite`], [`buffers`], [`globals`]: ops on memory;
//! - [`functions`], [`calls`]: memory that functions are given and give.

mod analysis;
mod annotate;
mod buffers;
mod calls;
mod conflict;
mod copies;
mod cycles;
mod definitions;
mod empties;
mod functions;
mod globals;
mod model;
mod models;
mod order;
mod readers;
mod regions;
mod reified;
mod rewrite;
mod settings;
mod state;
mod stretches;
mod subsets;
mod units;
mod view;

use couloir_ir::{Body, Failure, OpRef};
use couloir_pass::PassDef;

use settings::{OPTIONS, Settings};

/// `one-shot-bufferize`
pub static PASS: PassDef = PassDef {
    name: "one-shot-bufferize",
    class: "OneShotBufferizePass",
    description: "One-Shot Bufferize",
    anchor: Some("builtin.module"),
    options: OPTIONS,
    run: |cx| {
        let settings = Settings::of(cx.view(), cx.options)?;
        let work = |module: &OpRef<'_>, body: &mut Body| units::run(module, body, &settings);
        cx.inside(work).unwrap_or(Ok(()))
    },
    loads: &["bufferization", "memref"],
    ..PassDef::EMPTY
};

/// Takes out new tensors whose contents go into others.
///
/// # Errors
/// When the analysis fails; it has been reported.
pub(crate) fn eliminate_empty_tensors(op: &OpRef<'_>, body: &mut Body) -> Result<(), Failure> {
    let is_module = op.is(couloir_dialects::builtin::Module::def());
    units::eliminate(op, body, &Settings::for_elimination(is_module))
}
