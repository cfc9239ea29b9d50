//! Printing isolated ops on several threads.
//!
//! Ops that stand next to each other in a block, have bodies of their own
//! and share nothing with what is around them are printed into buffers of
//! their own, and the buffers are joined in order. Names start afresh in
//! each op and aliases are found before, so the text is the same however the
//! ops are divided.
//!
//! Invariant: nothing is numbered in the order of printing: where distinct
//! attributes or resources may be written, one thread prints all.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use couloir_ir::attr::{AttrKind, Attribute};
use couloir_ir::body::{Body, Op};
use couloir_ir::{Context, OpRef, Scope};
use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;
use rayon::prelude::*;

use super::names::{Counters, Names};
use super::printer::Printer;

/// Fewer ops than this are printed sooner by one thread.
const WORTH: usize = 8_192;
/// About how many ops a thread prints before it takes up more.
const CHUNK: usize = 2_048;
/// How deep isolated ops are looked at for this.
const MAX_DEPTH: usize = 8;

/// An isolated op and where the names in it start.
#[derive(Clone, Copy)]
pub(super) struct Alone<'a> {
    op: OpRef<'a>,
    start: Counters,
}

/// What a thread is to print, and what it printed: the text, how much of it
/// counts as long, and whether it was cut off.
struct Chunk<'r, 'a> {
    ops: &'r [Alone<'a>],
    done: OnceLock<(Vec<u8>, usize, bool)>,
}

/// Whether a context allows printing on several threads.
fn is_allowed(ctx: &Context) -> bool {
    let [_, attrs, _] = ctx.counts();
    let ordered = |index| {
        let kind = Attribute::new(index).kind(ctx);
        matches!(kind, AttrKind::Distinct(..) | AttrKind::DenseResource(..))
    };
    rayon::current_num_threads() > 1 && !(0..attrs).any(ordered)
}

fn weight(op: OpRef<'_>) -> usize {
    op.body().nested(op.op).map_or(0, Body::num_ops) + 1
}

impl Printer<'_> {
    /// Prints the isolated ops from this one on that stand alone; gives the
    /// last of them.
    pub(super) fn put_alone(
        &mut self,
        scope: Scope<'_>,
        first: Op,
        stop: PackedOption<Op>,
    ) -> Option<Op> {
        let run = self.run_of(scope, first, stop);
        let last = run.last()?.op.op;
        let total = run.iter().map(|alone| weight(alone.op)).sum::<usize>();
        if run.len() > 1 && total >= WORTH && is_allowed(self.ctx) {
            self.put_chunks(&run);
        } else {
            run.iter().for_each(|alone| self.put_isolated(alone.op));
        }
        Some(last)
    }

    /// The isolated ops from this one on that share nothing with what is around.
    fn run_of<'a>(&self, scope: Scope<'a>, first: Op, stop: PackedOption<Op>) -> Vec<Alone<'a>> {
        if self.depth > MAX_DEPTH {
            return Vec::new();
        }
        let ops = std::iter::successors(Some(first), |&op| scope.body.next_op(op));
        let ops = ops.take_while(|&op| PackedOption::from(op) != stop);
        let alone = ops.map_while(|op| {
            let op = scope.op(op);
            let count = op.operands().len() + op.results().len() + op.successors().len();
            let start = self.names.start_of(op).filter(|_| count == 0)?;
            Some(Alone { op, start })
        });
        alone.collect()
    }

    fn put_isolated(&mut self, op: OpRef<'_>) {
        self.put_indent();
        let floor = self.frames.len();
        let mark = self.put_op(op, true);
        self.hold_regions();
        self.run_inside(op, floor, mark);
        self.frames.truncate(floor);
    }

    fn put_chunks(&mut self, run: &[Alone<'_>]) {
        let chunks = divide(run);
        let next = AtomicUsize::new(0);
        let threads = rayon::current_num_threads().min(chunks.len());
        let state = self.state();
        (0..threads).into_par_iter().for_each(|_| state.work(&chunks, &next));
        self.out.reserve(chunks.iter().filter_map(|c| Some(c.done.get()?.0.len())).sum());
        for chunk in chunks {
            let Some((text, long, cut)) = chunk.done.into_inner() else { continue };
            self.out.extend_from_slice(&text);
            self.is_cut |= cut || long > self.left;
            self.left = self.left.saturating_sub(long);
        }
    }

    fn state(&self) -> State<'_> {
        State {
            ctx: self.ctx,
            options: self.options,
            aliases: Arc::clone(&self.aliases),
            indent: self.indent,
            depth: self.depth,
            left: self.left,
            default_dialects: &self.default_dialects,
        }
    }
}

/// What printers on other threads start from.
struct State<'p> {
    ctx: &'p Context,
    options: &'p super::PrintOptions,
    aliases: Arc<super::alias::Aliases>,
    indent: usize,
    depth: usize,
    left: usize,
    default_dialects: &'p [&'static str],
}

impl State<'_> {
    /// Prints one chunk after the other, as long as there are any.
    fn work(&self, chunks: &[Chunk<'_, '_>], next: &AtomicUsize) {
        let mut out = Vec::new();
        let mut printer = Printer::new(self.ctx, self.options, &mut out);
        printer.aliases = Arc::clone(&self.aliases);
        (printer.indent, printer.depth) = (self.indent, self.depth);
        printer.default_dialects = self.default_dialects.to_vec();
        while let Some(chunk) = chunks.get(next.fetch_add(1, Ordering::Relaxed)) {
            (printer.left, printer.is_cut) = (self.left, false);
            printer.names = Names::new(self.options);
            for alone in chunk.ops {
                printer.names.defer(alone.op, alone.start);
                printer.put_isolated(alone.op);
            }
            let text = std::mem::take(printer.out);
            _ = chunk.done.set((text, self.left - printer.left.min(self.left), printer.is_cut));
        }
    }
}

fn divide<'r, 'a>(run: &'r [Alone<'a>]) -> Vec<Chunk<'r, 'a>> {
    let mut chunks = Vec::new();
    let (mut start, mut total) = (0, 0);
    for (at, alone) in run.iter().enumerate() {
        total += weight(alone.op);
        if total >= CHUNK || at + 1 == run.len() {
            let ops = run.get(start..=at).unwrap_or_default();
            chunks.push(Chunk { ops, done: OnceLock::new() });
            (start, total) = (at + 1, 0);
        }
    }
    chunks
}
