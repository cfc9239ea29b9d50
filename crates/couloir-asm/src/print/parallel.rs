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

use std::sync::Arc;

use couloir_ir::attr::{AttrKind, Attribute};
use couloir_ir::body::{Body, Op};
use couloir_ir::{Context, OpRef, Scope};
use couloir_lines::{Turns, in_order};
use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;
use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::drafts::{Draft, address};
use super::names::{Counters, Names};
use super::printer::{Dialects, Printer};
use super::templates::Texts;

/// Fewer ops than this are printed sooner by one thread.
const WORTH: usize = 8_192;
/// About how many ops a thread prints before it takes up more.
const CHUNK: usize = 2_048;
/// Fewer bytes of drafts than this are written sooner by one thread.
const WORTH_OF_DRAFTS: usize = 1 << 18;
/// The room for a text: in one that grows bit by bit all is copied again and again.
const ROOM: usize = 1 << 19;
/// How deep isolated ops are looked at for this.
const MAX_DEPTH: usize = 8;

/// An isolated op and where the names in it start.
#[derive(Clone, Copy)]
pub(super) struct Alone<'a> {
    op: OpRef<'a>,
    start: Counters,
}

/// What a thread is to print at once.
type Chunk<'r, 'a> = &'r [Alone<'a>];

/// Of what was printed of a part: how much of it counts as long, and whether it was cut off.
struct Known {
    long: usize,
    cut: bool,
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

    pub(super) fn put_isolated(&mut self, op: OpRef<'_>) {
        self.put_indent();
        let floor = self.frames.len();
        let mark = self.put_op(op, true);
        self.hold_regions();
        self.run_inside(op, floor, mark);
        self.frames.truncate(floor);
    }

    /// Prints on several threads, and joins the texts as they come.
    fn put_chunks(&mut self, run: &[Alone<'_>]) {
        let chunks = divide(run);
        self.put_in_order(chunks.len(), |printer, number| {
            printer.names = Names::new(printer.options);
            for alone in chunks.get(number).copied().unwrap_or_default() {
                printer.names.defer(alone.op, alone.start);
                printer.put_isolated(alone.op);
            }
        });
    }

    /// Writes what was printed ahead, on several threads where it is much.
    pub(super) fn put_all_drafted(&mut self, drafts: &[Draft<'_>]) {
        let len = drafts.iter().map(|draft| draft.text.len()).sum::<usize>();
        if !self.parallel || len < WORTH_OF_DRAFTS || rayon::current_num_threads() == 1 {
            return drafts.iter().for_each(|draft| self.put_drafted(*draft));
        }
        self.resolve_all(drafts);
        self.put_in_order(drafts.len(), |printer, number| {
            drafts.get(number).into_iter().for_each(|draft| printer.put_drafted(*draft));
        });
    }

    /// Makes the templates of drafts with aliases in place of the marks for these.
    fn resolve_all(&mut self, drafts: &[Draft<'_>]) {
        let mut sets = drafts.iter().map(|draft| draft.templates.marked).collect::<Vec<_>>();
        sets.retain(|set| !set.is_empty());
        sets.sort_unstable_by_key(|set| address(set));
        sets.dedup_by_key(|set| address(set));
        let state = self.state();
        let resolved = sets.into_par_iter().map(|set| {
            let mut out = Vec::new();
            (address(set), Arc::new(state.printer(&mut out).resolve(set)))
        });
        self.resolved.par_extend(resolved);
    }

    /// Has parts printed by other threads, and joins their texts.
    fn put_in_order(&mut self, count: usize, print: impl Fn(&mut Printer<'_>, usize) + Sync) {
        let state = self.state();
        in_order(count, |turns| state.work(turns, &print), |text, known| self.join(text, &known));
    }

    /// Takes a part whose turn it is.
    fn join(&mut self, text: &[u8], known: &Known) {
        self.is_cut |= known.cut || known.long > self.left;
        self.left = self.left.saturating_sub(known.long);
        self.put_much(text);
    }

    fn state<'r>(&self) -> State<'r>
    where
        Self: 'r,
    {
        State {
            ctx: self.ctx,
            options: self.options,
            aliases: Arc::clone(&self.aliases),
            indent: self.indent,
            depth: self.depth,
            left: self.left,
            default_dialects: self.default_dialects.clone(),
            resolved: self.resolved.clone(),
        }
    }
}

/// What printers on other threads start from.
struct State<'r> {
    ctx: &'r Context,
    options: &'r super::PrintOptions,
    aliases: Arc<super::alias::Aliases>,
    indent: usize,
    depth: usize,
    left: usize,
    default_dialects: Dialects,
    resolved: FxHashMap<usize, Arc<Texts>>,
}

impl State<'_> {
    fn printer<'p>(&'p self, out: &'p mut Vec<u8>) -> Printer<'p> {
        let mut printer = Printer::new(self.ctx, self.options, out);
        printer.aliases = Arc::clone(&self.aliases);
        (printer.indent, printer.depth) = (self.indent, self.depth);
        printer.default_dialects.clone_from(&self.default_dialects);
        printer.resolved.clone_from(&self.resolved);
        printer
    }

    /// Prints one part after the other, as long as there are any.
    fn work(&self, turns: &Turns<'_, Known>, print: impl Fn(&mut Printer<'_>, usize)) {
        let mut out = Vec::new();
        let mut printer = self.printer(&mut out);
        while let Some((number, buffer)) = turns.next() {
            (printer.left, printer.is_cut) = (self.left, false);
            *printer.out = buffer;
            printer.out.reserve(ROOM);
            print(&mut printer, number);
            let long = self.left - printer.left.min(self.left);
            let known = Known { long, cut: printer.is_cut };
            turns.made(number, std::mem::take(printer.out), known);
        }
    }
}

fn divide<'r, 'a>(run: &'r [Alone<'a>]) -> Vec<Chunk<'r, 'a>> {
    let mut chunks = Vec::new();
    let (mut start, mut total) = (0, 0);
    for (at, alone) in run.iter().enumerate() {
        total += weight(alone.op);
        if total >= CHUNK || at + 1 == run.len() {
            chunks.push(run.get(start..=at).unwrap_or_default());
            (start, total) = (at + 1, 0);
        }
    }
    chunks
}
