//! Printing ops of a module while passes still work on others of it.
//!
//! Invariant: the text made ahead is the one that printing the whole module
//! would give. So it is made only of ops whose text depends on nothing around
//! them: nothing in it has a number given in the order of printing, or is a
//! resource, and it does not count towards what may be printed in all. How
//! aliases are called is known in the end: a mark stands for each ([`super::marks`]), and what has
//! them is listed for each op in the order in which it is met. That is the order of the marks, but
//! where locations are printed. Until then texts are kept as drafts ([`super::drafts`]).

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use couloir_ir::body::{Body, Op};
use couloir_ir::{Context, OpRef};
use rustc_hash::{FxHashMap, FxHashSet};

use super::PrintOptions;
use super::alias::Symbol;
use super::collect::{Listed, Lister};
use super::drafts::Draft;
use super::names::Counters;
use super::printer::{Dialects, Kept, MAX_NESTED_TEXT, Printer};
use super::templates::Templates;

/// The texts of ops directly in a module, printed before the module itself.
#[derive(Default)]
pub struct Ahead {
    /// What threads wrote, a draft after the other.
    buffers: Vec<Vec<u8>>,
    /// The templates in drafts.
    templates: Vec<Templates>,
    /// What in them has aliases.
    listed: Vec<Vec<Listed>>,
    /// Where in them the text of an op is.
    texts: FxHashMap<Op, Text>,
}

/// Texts of so many bytes are not joined with more.
const MUCH: usize = 1 << 15;

/// Where a text is.
#[derive(Clone, Copy)]
struct Text {
    buffer: usize,
    start: usize,
    end: usize,
    /// Which templates it is written by.
    templates: usize,
    /// What a writer has listed, and where in that this is.
    lists: usize,
    listed: (u32, u32),
}

impl Ahead {
    /// What was listed of an op whose text was made.
    pub(super) fn listed(&self, op: Op) -> Option<&[Listed]> {
        let text = self.texts.get(&op)?;
        let (start, end) = text.listed;
        self.listed.get(text.lists)?.get(start as usize..end as usize)
    }

    fn draft(&self, text: Text) -> Option<Draft<'_>> {
        let templates = self.templates.get(text.templates)?.sets();
        Some(Draft { text: self.buffers.get(text.buffer)?.get(text.start..text.end)?, templates })
    }

    /// The texts of the first of these ops, each with its indentation and the end of its last
    /// line, and the last op that has one. Texts written right after each other are one, as far
    /// as that is not much.
    pub(super) fn texts(&self, ops: impl Iterator<Item = Op>) -> (Vec<Draft<'_>>, Option<Op>) {
        let (mut runs, mut last) = (Vec::<Text>::new(), None);
        for op in ops {
            let Some(&text) = self.texts.get(&op) else { break };
            last = Some(op);
            match runs.last_mut() {
                Some(run) if text.follows(*run) && run.end - run.start < MUCH => run.end = text.end,
                _ => runs.push(text),
            }
        }
        (runs.into_iter().filter_map(|run| self.draft(run)).collect(), last)
    }
}

impl Text {
    /// The same text, where the writer's first buffer, templates and list have these numbers.
    fn after(self, [buffers, templates, lists]: [usize; 3]) -> Self {
        let (buffer, templates) = (buffers + self.buffer, templates + self.templates);
        Self { buffer, templates, lists, ..self }
    }

    /// Whether it was written right after another, by the same templates.
    fn follows(self, before: Self) -> bool {
        (self.buffer, self.start, self.templates) == (before.buffer, before.end, before.templates)
    }
}

/// How ops of a module are printed ahead.
pub struct AheadPrinter<'a> {
    ctx: &'a Context,
    options: &'a PrintOptions,
    /// The dialects whose prefix is left out around and in the module.
    dialects: [&'static str; 2],
    /// The numbers of writers.
    numbers: AtomicU32,
    /// What writers have written that are done.
    written: Mutex<Vec<(u32, Written)>>,
}

/// What a writer has written.
#[derive(Default)]
struct Written {
    buffers: Vec<Vec<u8>>,
    templates: Vec<Templates>,
    listed: Vec<Listed>,
    texts: Vec<Text>,
}

/// What is known of a text: the number of the writer, and that of the text among all it wrote.
pub type Ticket = (u32, u32);

impl<'a> AheadPrinter<'a> {
    /// Printing ops directly in this one; none where that cannot be done.
    pub fn new(ctx: &'a Context, op: OpRef<'_>, options: &'a PrintOptions) -> Option<Self> {
        let around = options.generic
            || options.pretty_debuginfo
            || options.local_scope
            || options.unique_ssa_ids
            || options.value_users
            || options.skip_regions
            || options.nameloc_as_prefix
            || ctx.options().identified_aliases;
        if around || op.parent().is_some() || op.name() != "builtin.module" {
            return None;
        }
        let own = op.def().and_then(|def| def.hooks.default_dialect).unwrap_or_default();
        let dialects = ["builtin", own];
        Some(AheadPrinter { ctx, options, dialects, numbers: 0.into(), written: Mutex::default() })
    }

    /// What a thread prints with.
    pub fn writer(&self) -> AheadWriter<'_> {
        AheadWriter {
            how: self,
            kept: Kept::new(self.options),
            lister: self.options.debuginfo.then(|| Lister::new(self.ctx, self.options)),
            met: FxHashSet::default(),
            number: self.numbers.fetch_add(1, Ordering::Relaxed),
            written: Written::default(),
            out: Vec::new(),
        }
    }

    /// The texts that were made, with the ops they are of. No writer is at work any more.
    pub fn finish(self, texts: impl IntoIterator<Item = (Op, Ticket)>) -> Ahead {
        let written = self.written.into_inner().unwrap_or_else(PoisonError::into_inner);
        let mut ahead = Ahead::default();
        let mut writers = FxHashMap::default();
        for (number, written) in written {
            let firsts = [ahead.buffers.len(), ahead.templates.len(), ahead.listed.len()];
            writers.insert(number, (firsts, written.texts));
            ahead.buffers.extend(written.buffers);
            ahead.templates.extend(written.templates);
            ahead.listed.push(written.listed);
        }
        let count = writers.values().map(|(_, texts)| texts.len()).sum();
        ahead.texts.reserve(count);
        ahead.texts.extend(texts.into_iter().filter_map(|(op, (writer, number))| {
            let (firsts, texts) = writers.get(&writer)?;
            Some((op, texts.get(number as usize)?.after(*firsts)))
        }));
        ahead
    }
}

/// What a thread prints ops ahead with.
pub struct AheadWriter<'a> {
    how: &'a AheadPrinter<'a>,
    kept: Kept,
    /// Lists what has aliases where the text does not tell in what order it is met.
    lister: Option<Lister<'a>>,
    /// What was met in a text.
    met: FxHashSet<Symbol>,
    number: u32,
    written: Written,
    /// The buffer written to.
    out: Vec<u8>,
}

/// How long a buffer is, as far as no single text is longer.
const BUFFER: usize = 1 << 18;
/// The room that a text should have at least, and for each op in it.
const ROOM: usize = 1 << 16;
const ROOM_PER_OP: usize = 96;

impl AheadWriter<'_> {
    /// The text of an op with a body of its own that takes and gives no
    /// values; none where it depends on what is around.
    pub fn text(&mut self, op: OpRef<'_>) -> Option<Ticket> {
        let ops = op.body().nested(op.op).map_or(0, Body::num_ops);
        let room = ROOM.max(ROOM_PER_OP * ops);
        if self.out.capacity() - self.out.len() < room {
            self.end_buffer();
            self.out.reserve(BUFFER.max(room));
        }
        if self.kept.has_enough_templates() {
            self.end_templates();
        }
        let start = self.out.len();
        if !self.print(op) {
            self.out.truncate(start);
            // What is known may hold numbers that stand for nothing.
            self.end_templates();
            self.kept = Kept::new(self.how.options);
            return None;
        }
        let ticket = (self.number, self.written.texts.len() as u32);
        let (end, listed) = (self.out.len(), self.list(op, start));
        let (buffer, templates) = (self.written.buffers.len(), self.written.templates.len());
        self.written.texts.push(Text { buffer, start, end, templates, lists: 0, listed });
        Some(ticket)
    }

    /// Begins anew with templates.
    fn end_templates(&mut self) {
        self.written.templates.push(self.kept.take_templates());
    }

    /// Lists what an op prints that has aliases, whose text starts here.
    fn list(&mut self, op: OpRef<'_>, text: usize) -> (u32, u32) {
        let listed = &mut self.written.listed;
        let start = listed.len() as u32;
        if let Some(lister) = &mut self.lister {
            listed.extend_from_slice(lister.list(op));
        } else {
            self.met.clear();
            let text = self.out.get(text..).unwrap_or_default();
            let draft = Draft { text, templates: self.kept.templates().sets() };
            draft.symbols(&mut |symbol| {
                if self.met.insert(symbol) {
                    listed.push((symbol, false));
                }
            });
        }
        (start, listed.len() as u32)
    }

    fn end_buffer(&mut self) {
        if !self.out.is_empty() {
            self.written.buffers.push(std::mem::take(&mut self.out));
        }
    }

    /// Prints an op; whether its text depends on nothing else.
    fn print(&mut self, op: OpRef<'_>) -> bool {
        let mut printer = Printer::new(self.how.ctx, self.how.options, &mut self.out);
        printer.exchange(&mut self.kept);
        (printer.indent, printer.depth, printer.marks) = (2, 1, true);
        printer.default_dialects = Dialects::from_slice(&self.how.dialects);
        printer.names.defer(op, Counters::default());
        printer.put_isolated(op);
        printer.exchange(&mut self.kept);
        let counts = printer.is_cut || printer.left != MAX_NESTED_TEXT;
        !counts && printer.distinct.is_empty() && printer.resources.is_empty()
    }
}

impl Drop for AheadWriter<'_> {
    fn drop(&mut self) {
        self.end_buffer();
        self.end_templates();
        let mut written = self.how.written.lock().unwrap_or_else(PoisonError::into_inner);
        written.push((self.number, std::mem::take(&mut self.written)));
    }
}
