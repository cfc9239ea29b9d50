//! Edits of MLIR modules.
//!
//! - `edit`: how an edit goes through all bodies of a module; `defaults`: values that take the
//!   place of others;
//! - `ops`, `flow`, `attrs`, `signature`: the edits.
//!
//! Invariant: a candidate verifies, and its text reads back and verifies.

mod attrs;
mod defaults;
mod edit;
mod flow;
mod ops;
mod signature;

use std::ops::Range;
use std::sync::Arc;

use couloir_asm::parse::{ParseOptions, parse_file};
use couloir_asm::print::{self, PrintOptions, print_module};
use couloir_bytecode::WriteOptions;
use couloir_diag::Collector;
use couloir_dialects::builtin;
use couloir_ir::verify::verify;
use couloir_ir::{Body, Context, ContextOptions, Op, OpRef, Scope};

use self::edit::Edit;
use crate::{Step, text};

/// A module that verifies.
struct Loaded {
    ctx: Context,
    body: Body,
    op: Op,
}

impl Loaded {
    /// Reads a module; unknown ops are taken, since what is reduced may have them.
    fn read(bytes: &[u8]) -> Option<Loaded> {
        let options = ContextOptions {
            allow_unregistered_dialects: true,
            single_threaded: true,
            ..ContextOptions::default()
        };
        let ctx = Context::new(options, Arc::new(Collector::new()));
        couloir_dialects::register_all(&ctx);
        print::install(&ctx);
        let file = ctx.sources().add("input", bytes.to_vec()).ok()?;
        let whole = 0..file.bytes().len();
        let read =
            if couloir_bytecode::is_bytecode(bytes) { couloir_bytecode::read } else { parse_file };
        let options = ParseOptions::new(Some(builtin::Module::def()));
        let (body, op) = read(&ctx, &file, whole, &options).ok()?;
        let loaded = Loaded { ctx, body, op };
        loaded.verifies().then_some(loaded)
    }

    fn view(&self) -> OpRef<'_> {
        Scope::new(&self.ctx, &self.body).op(self.op)
    }

    fn verifies(&self) -> bool {
        verify(self.view()).is_ok()
    }

    /// Its text, with locations or without.
    fn print(&self, debuginfo: bool) -> Option<Vec<u8>> {
        let mut text = Vec::new();
        let options = PrintOptions { debuginfo, ..PrintOptions::default() };
        print_module(self.view(), &options, &mut text).ok()?;
        Some(text)
    }
}

/// Whether text is a module that verifies.
fn reads(text: &[u8]) -> bool {
    Loaded::read(text).is_some()
}

/// Whether locations are written in the text.
fn has_locations(text: &[u8]) -> bool {
    let mut rest = text;
    while let Some(at) = memchr_loc(rest) {
        if rest.get(at..at + 4) == Some(b"loc(") {
            return true;
        }
        rest = rest.get(at + 1..).unwrap_or_default();
    }
    false
}

fn memchr_loc(text: &[u8]) -> Option<usize> {
    text.windows(4).position(|window| window == b"loc(")
}

/// The module as it is printed.
pub(crate) fn normal(bytes: &[u8]) -> Option<Vec<u8>> {
    let is_bytecode = couloir_bytecode::is_bytecode(bytes);
    let text = Loaded::read(bytes)?.print(is_bytecode || has_locations(bytes))?;
    reads(&text).then_some(text)
}

/// A module's text as bytecode.
pub(crate) fn bytecode(text: &[u8]) -> Option<Vec<u8>> {
    couloir_bytecode::write(Loaded::read(text)?.view(), &WriteOptions::default()).ok()
}

/// All steps, in order: what takes away most comes first.
pub(crate) fn steps() -> Vec<Box<dyn Step>> {
    let mut steps: Vec<Box<dyn Step>> = vec![Box::new(Locations)];
    steps.extend(edit::EDITS.iter().map(|edit| Box::new(edit) as Box<dyn Step>));
    steps.extend(text::last_steps(reads));
    steps
}

/// Leaves out all locations.
struct Locations;

impl Step for Locations {
    fn name(&self) -> &'static str {
        "locations"
    }

    fn places(&self, text: &[u8]) -> usize {
        usize::from(has_locations(text))
    }

    fn change(&self, text: &[u8], _: Range<usize>) -> Option<Vec<u8>> {
        Loaded::read(text)?.print(false).filter(|text| reads(text))
    }
}

impl Step for &'static Edit {
    fn name(&self) -> &str {
        self.name
    }

    fn places(&self, text: &[u8]) -> usize {
        Loaded::read(text)
            .map_or(0, |mut module| self.count(&module.ctx, &mut module.body, module.op))
    }

    fn change(&self, text: &[u8], places: Range<usize>) -> Option<Vec<u8>> {
        let mut module = Loaded::read(text)?;
        self.apply(&module.ctx, &mut module.body, module.op, places);
        if !module.verifies() {
            return None;
        }
        module.print(has_locations(text)).filter(|text| reads(text))
    }
}
