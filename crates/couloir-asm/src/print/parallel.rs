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
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};

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

/// What a thread is to print at once.
type Chunk<'r, 'a> = &'r [Alone<'a>];

/// What was printed of the chunk with this number: the text, how much of it
/// counts as long, and whether it was cut off.
struct Printed {
    number: usize,
    text: Vec<u8>,
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
        let threads = rayon::current_num_threads().min(chunks.len());
        let state = self.state(&chunks);
        let (sender, receiver) = channel();
        let mut order = Order::new(chunks.len());
        if rayon::current_thread_index().is_some() {
            // A thread that others wait for cannot wait for others.
            (0..threads).into_par_iter().for_each_with(sender, |sender, _| state.work(sender));
            receiver.iter().for_each(|printed| self.join(printed, &mut order, &state));
            return;
        }
        rayon::in_place_scope(|scope| {
            for _ in 0..threads {
                let (sender, state) = (sender.clone(), &state);
                scope.spawn(move |_| state.work(&sender));
            }
            drop(sender);
            receiver.iter().for_each(|printed| self.join(printed, &mut order, &state));
        });
    }

    /// Takes a chunk, and joins those whose turn it is.
    fn join(&mut self, printed: Printed, order: &mut Order, state: &State<'_, '_>) {
        order.add(printed);
        while let Some(mut printed) = order.next() {
            self.out.extend_from_slice(&printed.text);
            self.is_cut |= printed.cut || printed.long > self.left;
            self.left = self.left.saturating_sub(printed.long);
            self.hand_on();
            printed.text.clear();
            state.spare.lock().unwrap_or_else(PoisonError::into_inner).push(printed.text);
        }
    }

    fn state<'r, 'a>(&self, chunks: &'r [Chunk<'r, 'a>]) -> State<'r, 'a>
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
            chunks,
            next: AtomicUsize::new(0),
            spare: Mutex::default(),
        }
    }
}

/// Chunks that came before their turn.
struct Order {
    waiting: Vec<Option<Printed>>,
    next: usize,
}

impl Order {
    fn new(count: usize) -> Self {
        Self { waiting: std::iter::repeat_with(|| None).take(count).collect(), next: 0 }
    }

    fn add(&mut self, printed: Printed) {
        if let Some(place) = self.waiting.get_mut(printed.number) {
            *place = Some(printed);
        }
    }

    /// The chunk whose turn it is, if it has come.
    fn next(&mut self) -> Option<Printed> {
        let printed = self.waiting.get_mut(self.next)?.take()?;
        self.next += 1;
        Some(printed)
    }
}

/// What printers on other threads start from.
struct State<'r, 'a> {
    ctx: &'r Context,
    options: &'r super::PrintOptions,
    aliases: Arc<super::alias::Aliases>,
    indent: usize,
    depth: usize,
    left: usize,
    default_dialects: Vec<&'static str>,
    chunks: &'r [Chunk<'r, 'a>],
    /// The chunk to be taken up next.
    next: AtomicUsize,
    /// Buffers to be used again.
    spare: Mutex<Vec<Vec<u8>>>,
}

impl State<'_, '_> {
    /// Prints one chunk after the other, as long as there are any.
    fn work(&self, sender: &Sender<Printed>) {
        let mut out = Vec::new();
        let mut printer = Printer::new(self.ctx, self.options, &mut out);
        printer.aliases = Arc::clone(&self.aliases);
        (printer.indent, printer.depth) = (self.indent, self.depth);
        printer.default_dialects.clone_from(&self.default_dialects);
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            let Some(chunk) = self.chunks.get(number) else { return };
            (printer.left, printer.is_cut) = (self.left, false);
            printer.names = Names::new(self.options);
            let spare = self.spare.lock().unwrap_or_else(PoisonError::into_inner).pop();
            *printer.out = spare.unwrap_or_default();
            for alone in *chunk {
                printer.names.defer(alone.op, alone.start);
                printer.put_isolated(alone.op);
            }
            let text = std::mem::take(printer.out);
            let long = self.left - printer.left.min(self.left);
            // Nobody is left to take it only where joining failed.
            _ = sender.send(Printed { number, text, long, cut: printer.is_cut });
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
