//! Reading ahead on several threads.
//!
//! Where the first of many isolated ops starts, the rest of the file is
//! divided into segments, and in each the ops are read from the first line on
//! that starts such an op as far from the margin. The parser then goes on as ever, and where
//! it comes to the start of an op that was read ahead, it takes that op.
//!
//! Invariants: no token goes across lines, so the start of a line is the start
//! of a token whatever comes before it; what an op in a segment means depends
//! on nothing but its text, what was known where reading ahead began, and
//! what is compared when the op is taken. Whatever is reported, or could
//! depend on more, ends a segment before it, and is read again by the parser
//! itself: so there all that is wrong is told in order.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use couloir_diag::{BytePos, Collector};
use couloir_ir::Context;
use couloir_ir::asm::ParseResult;
use couloir_ir::body::{Body, Op};
use couloir_ir::op::{OpDef, Trait};
use memchr::memmem;
use rayon::prelude::*;

use super::Parser;
use super::aliases::Aliases;
use super::file::move_op;
use super::labels::BlockScope;
use super::ops::is_isolated;
use super::outline::Found;
use crate::lex::{Kind, word_end};

/// About how much text a thread reads before it takes up more.
pub(super) const SEGMENT: usize = 1 << 17;
/// The stack that every thread has to spare.
const STACK: usize = 1 << 20;
/// Where these bytes stand, reading changes what the context holds, so that
/// faults may be found elsewhere than in order.
pub(super) const NAMED_STRUCT: &[u8] = b"struct<\"";

/// What was read ahead.
#[derive(Default)]
pub(super) struct Ahead<'s> {
    /// How much text a segment is.
    pub(super) segment: usize,
    /// Whether the file was looked at for this.
    tried: bool,
    /// The segments not taken yet, the next one last.
    segments: Vec<Read<'s>>,
}

/// The ops read of a segment, and what they were read in.
#[derive(Default)]
struct Read<'s> {
    /// Where the first starts.
    start: u32,
    /// Where the last ends, and where the token after it starts.
    end: u32,
    next: u32,
    #[allow(clippy::box_collection, reason = "the parser has its bodies in boxes")]
    body: Box<Body>,
    ops: Vec<Op>,
    late_locations: Vec<(BytePos, &'s str)>,
    put_off: Found,
    dialect: &'static str,
    nesting: u32,
    /// Whether all of the segment was read.
    whole: bool,
}

/// What threads that read ahead start from.
struct Start<'p, 's> {
    ctx: &'s Context,
    src: &'s [u8],
    /// Where the file starts among all files.
    base: BytePos,
    aliases: &'p Aliases<'s>,
    dialect: &'static str,
    nesting: u32,
    stack: usize,
    /// Whether bodies of functions are put off.
    puts_off: bool,
    /// The blanks that a line starts with at which the first op of a segment is looked for.
    line: Vec<u8>,
    /// Where segments start, and at last where the file ends.
    bounds: Vec<usize>,
}

impl Ahead<'_> {
    /// Nothing is read ahead from now on.
    pub(super) fn stop(&mut self) {
        self.tried = true;
    }
}

impl<'s> Parser<'s> {
    /// Takes ops read ahead that start at the current token, if there are any.
    #[inline]
    pub(super) fn take_ahead(&mut self) -> ParseResult {
        let done = self.ahead.tried && self.ahead.segments.is_empty();
        if done || !matches!(self.kind(), Kind::Bare | Kind::String) || !self.names.is_empty() {
            return Ok(());
        }
        if !self.ahead.tried && self.is_worth_reading_ahead() {
            self.ahead.tried = true;
            self.read_ahead()?;
        }
        while self.take_segment().is_some() {}
        Ok(())
    }

    /// Takes the next segment if that starts here.
    fn take_segment(&mut self) -> Option<()> {
        let here = self.token.start;
        let segments = &mut self.ahead.segments;
        while segments.last().is_some_and(|read| read.start < here) {
            segments.pop();
        }
        let dialect = self.default_dialects.last().copied().unwrap_or_default();
        let same = |read: &&Read<'_>| {
            let surroundings = (read.nesting, read.dialect.as_ptr());
            read.start == here && surroundings == (self.nesting, dialect.as_ptr())
        };
        segments.last().filter(same)?;
        let block = *self.blocks.last()?;
        let mut read = self.ahead.segments.pop().filter(|read| !read.ops.is_empty())?;
        for op in read.ops {
            let body = self.current_body_mut();
            let op = move_op(&mut read.body, op, body);
            body.append_op(block, op);
        }
        self.late_locations.append(&mut read.late_locations);
        self.append_put_off(read.put_off);
        self.go_on_at(read.next as usize, read.end as usize);
        Some(())
    }

    /// Whether many ops like the one here may follow.
    fn is_worth_reading_ahead(&mut self) -> bool {
        let left = self.src.len().saturating_sub(self.token.start as usize);
        if left < 2 * self.ahead.segment || self.ctx.options().single_threaded {
            return false;
        }
        let op = self.known_op(self.text().trim_matches('"'));
        op.is_some_and(|op| stands_alone(op.def)) && rayon::current_num_threads() > 1
    }

    fn read_ahead(&mut self) -> ParseResult {
        let start = self.start_ahead();
        let next = AtomicUsize::new(0);
        let count = start.bounds.len().saturating_sub(1);
        let done = (0..count).map(|_| OnceLock::new()).collect::<Vec<_>>();
        let threads = rayon::current_num_threads().min(count);
        (0..threads).into_par_iter().for_each(|_| start.work(&done, &next));
        let reads = done.into_iter().rev().map(|slot| slot.into_inner().flatten());
        let segments = reads.collect::<Vec<_>>();
        let whole = segments.iter().flatten().all(|read| read.whole);
        self.ahead.segments = segments.into_iter().flatten().collect();
        if !whole && memmem::find(self.src, NAMED_STRUCT).is_some() {
            self.ahead.segments.clear();
            return self.rehearse();
        }
        Ok(())
    }

    /// Divides the text from the current token on.
    fn start_ahead(&self) -> Start<'_, 's> {
        let first = self.token.start as usize;
        let before = self.src.get(..first).unwrap_or_default();
        let line = memchr::memrchr(b'\n', before).map_or(0, |at| at + 1);
        let line = [b"\n", before.get(line..).unwrap_or_default()].concat();
        let bounds = (first..self.src.len()).step_by(self.ahead.segment.max(1));
        let used = self.stack_start.abs_diff(super::stack_place());
        Start {
            ctx: self.ctx,
            src: self.src,
            base: self.file_start,
            aliases: &self.aliases,
            dialect: self.default_dialects.last().copied().unwrap_or_default(),
            nesting: self.nesting,
            stack: self.stack.saturating_sub(used).min(STACK),
            puts_off: self.may_put_off(),
            line,
            bounds: bounds.chain([self.src.len()]).collect(),
        }
    }

    /// Reads the whole file in a context of its own, in order, for what there
    /// is to report; fails when it reports an error.
    pub(super) fn rehearse(&mut self) -> ParseResult {
        let sink = Arc::new(Collector::new());
        let options = self.ctx.options().clone();
        let sources = self.ctx.shared_sources();
        let ctx = Context::with_sources(options, Arc::<Collector>::clone(&sink), sources);
        for name in self.ctx.dialect_names() {
            self.ctx.dialect_named(name).into_iter().for_each(|dialect| ctx.register(dialect));
        }
        crate::print::install(&ctx);
        let mut parser = Parser::new(&ctx, self.file_start, self.src);
        parser.stack = self.stack;
        parser.ahead.tried = true;
        parser.aliases.leave_last();
        parser.start_at(self.start);
        let result = parser.contents().map(|_| ());
        drop(parser);
        let reported = sink.take();
        if result.is_err() {
            reported.into_iter().for_each(|diagnostic| self.ctx.emit(diagnostic));
        }
        result
    }
}

impl<'s> Start<'_, 's> {
    /// Reads one segment after the other, as long as there are any.
    fn work(&self, done: &[OnceLock<Option<Read<'s>>>], next: &AtomicUsize) {
        let mut parser = self.parser();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(slot) = done.get(number) else { return };
            let read = self.segment(&mut parser, number);
            if read.as_ref().is_some_and(|read| !read.whole) {
                let put_off = parser.still_putting_off();
                parser = self.parser();
                parser.put_off = put_off;
            }
            _ = slot.set(read);
        }
    }

    fn parser(&self) -> Parser<'s> {
        let mut parser = Parser::new(self.ctx, self.base, self.src);
        parser.is_ahead = true;
        parser.ahead.tried = true;
        parser.aliases = self.aliases.clone();
        parser.put_off = self.puts_off.then(Box::default);
        parser.default_dialects.push(self.dialect);
        (parser.nesting, parser.stack) = (self.nesting, self.stack);
        parser
    }

    /// Reads the ops that start in a segment.
    fn segment(&self, parser: &mut Parser<'s>, number: usize) -> Option<Read<'s>> {
        let &[start, stop] = self.bounds.get(number..number + 2)? else { return None };
        let first = if number == 0 { start } else { self.first_op(parser, start, stop)? };
        let read = Read {
            start: first as u32,
            dialect: self.dialect,
            nesting: self.nesting,
            whole: true,
            ..Read::default()
        };
        Some(parser.segment(read, stop as u32))
    }

    /// Where the first op of a segment starts that may be read ahead, on a
    /// line that starts with the same blanks as that of the first op of all.
    fn first_op(&self, parser: &Parser<'s>, start: usize, stop: usize) -> Option<usize> {
        let before = start.saturating_sub(self.line.len());
        // Not beyond the segment: in the next ones others look.
        let text = self.src.get(before..stop)?;
        let ops = memmem::find_iter(text, &self.line).map(|at| before + at + self.line.len());
        ops.filter(|&at| at >= start).find(|&at| {
            let word = self.src.get(at..word_end(self.src, at)).unwrap_or_default();
            let word = str::from_utf8(word).unwrap_or_default();
            !word.is_empty() && parser.known_op(word).is_some_and(|op| stands_alone(op.def))
        })
    }
}

/// Reading a segment.
impl<'s> Parser<'s> {
    fn segment(&mut self, mut read: Read<'s>, stop: u32) -> Read<'s> {
        let region = read.body.create_root();
        let block = read.body.append_new_block(region);
        self.bodies.push(std::mem::take(&mut read.body));
        self.blocks.push(block);
        self.block_scopes.push(BlockScope::default());
        self.start_at(read.start);
        let mut mark = self.put_off_mark();
        while matches!(self.kind(), Kind::Bare | Kind::String) && self.token.start < stop {
            let Some(op) = self.op_of_segment() else {
                read.whole = false;
                break;
            };
            read.ops.push(op);
            mark = self.put_off_mark();
            (read.end, read.next) = (self.last_end, self.token.start);
            read.late_locations.append(&mut self.late_locations);
        }
        self.block_scopes.pop();
        self.blocks.pop();
        // A fault leaves bodies inside it unfinished.
        self.bodies.truncate(1);
        read.put_off = self.take_put_off(mark);
        read.body = self.bodies.pop().unwrap_or_default();
        read
    }

    /// Reads an op that shares nothing with what is around it.
    fn op_of_segment(&mut self) -> Option<Op> {
        let ctx = self.ctx;
        let (result, reported) = ctx.capture(|| self.operation());
        result.ok()?;
        let op = self.blocks.last().and_then(|&block| self.current_body().last_op(block))?;
        let alone = reported.is_empty()
            && is_movable(self.current_body(), op)
            && self.names.is_empty()
            && self.block_scopes.last().is_none_or(BlockScope::is_empty);
        alone.then_some(op)
    }
}

/// Whether there may be many ops of a kind side by side, each to be read by itself.
fn stands_alone(def: &'static OpDef) -> bool {
    is_isolated(Some(def)) && !def.has(Trait::SymbolTable)
}

/// Whether an op can be moved to another body.
fn is_movable(body: &Body, op: Op) -> bool {
    let open = body.nested(op).is_none() && !body.regions(op).is_empty();
    let is_used = body.num_results(op) + body.operands(op).len() + body.successors(op).len() > 0;
    !open && !is_used && body.op(op).name.def().is_some()
}
