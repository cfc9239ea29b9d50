//! Reading a file without what is in its functions, and that later.
//!
//! A function directly in a module whose body starts on a new line is read up
//! to there. Its body is taken to end at the next line that closes it as far
//! from the margin as the function starts; meanwhile it is one block with the
//! function's arguments. What is in it is read when it is asked for, on any
//! thread: so a body need not be kept for longer than it is worked on.
//!
//! Invariant: what is read in this way is what reading the file in order
//! gives; or nothing, and the file is to be read in order. That is so where a
//! body ends elsewhere, and where anything is reported or could depend on what
//! was read before it in the file.

use std::sync::atomic::{AtomicUsize, Ordering};

use couloir_diag::{BytePos, SourceFile};
use couloir_ir::asm::{Argument, ParseResult, Unresolved};
use couloir_ir::body::{Block, Body, Op, Region};
use couloir_ir::op::{OpDef, Trait};
use couloir_ir::reading::{Read, Reader};
use couloir_ir::{Context, Failure};
use memchr::memmem;

use super::Parser;
use super::aliases::Aliases;
use super::file::{ParseOptions, parser_of};
use crate::lex::{Kind, blanks, name_end};

/// The stack that every thread has to spare.
const STACK: usize = 1 << 20;

/// Where a body stands in a file.
#[derive(Clone, Copy)]
struct Place {
    /// After its opening brace.
    open: u32,
    /// At its closing one.
    close: u32,
    /// How many arguments bodies before it have.
    args: u32,
}

/// What is left to be read of a file.
pub struct Outline<'s> {
    /// A parser as it was where the first body was put off, but for what it
    /// was reading.
    around: Around<'s>,
    /// The bodies put off, in the order of the file.
    places: Vec<Place>,
    /// Where the names of their arguments are written.
    args: Vec<BytePos>,
    file: &'s SourceFile,
    /// Up to where bodies were read, about.
    reached: AtomicUsize,
}

/// Bodies that were put off, and where the names of their arguments are.
#[derive(Default)]
pub(super) struct Found {
    places: Vec<Place>,
    args: Vec<BytePos>,
}

/// How much text is read before it is [set aside](SourceFile::set_aside).
const WINDOW: usize = 1 << 22;

/// What a body is read with.
struct Around<'s> {
    ctx: &'s Context,
    src: &'s [u8],
    base: couloir_diag::BytePos,
    aliases: Aliases<'s>,
    nesting: u32,
}

/// The bodies that a parser has put off.
#[derive(Default)]
pub(super) struct PutOff<'s> {
    aliases: Option<Aliases<'s>>,
    found: Found,
    nesting: u32,
    file: Option<&'s SourceFile>,
    /// What closes a function, and stands before it.
    line: Vec<u8>,
    /// Whether a function was met that nothing closes in this way; then no more bodies are put
    /// off, as the rest of the file would be searched for each.
    ended: bool,
}

/// About how much text there is of an op.
const BYTES_PER_OP: usize = 64;

/// Reads a range of a file, but for the bodies of functions, into a body with
/// a single op; these may be read by means of what is returned with it.
///
/// # Errors
/// The text is wrong, or is to be read in order; what was reported says no more.
pub fn parse_outline<'s>(
    ctx: &'s Context,
    file: &'s SourceFile,
    range: std::ops::Range<usize>,
    options: &ParseOptions,
) -> Result<(Body, Op, Outline<'s>), Failure> {
    let (mut parser, location) = parser_of(ctx, file, range, options);
    parser.put_off = Some(Box::new(PutOff { file: Some(file), ..PutOff::default() }));
    let (body, op) = parser.module(location, *options)?;
    let put_off = parser.put_off.take().ok_or(Failure)?;
    let PutOff { aliases, found: Found { places, args }, nesting, .. } = *put_off;
    let aliases = aliases.unwrap_or_default();
    let around = Around { ctx, src: parser.src, base: parser.file_start, aliases, nesting };
    Ok((body, op, Outline { around, places, args, file, reached: 0.into() }))
}

impl Read for Outline<'_> {
    fn num_bodies(&self) -> usize {
        self.places.len()
    }

    fn reader(&self) -> Box<Reader<'_>> {
        let around = &self.around;
        let mut parser = Parser::new(around.ctx, around.base, around.src);
        parser.is_ahead = true;
        parser.ahead.stop();
        parser.aliases = around.aliases.clone();
        (parser.nesting, parser.stack) = (around.nesting, STACK);
        let mut reader = BodyReader { parser, outline: self };
        Box::new(move |number, def, body| reader.read(number, def, body))
    }
}

impl Outline<'_> {
    /// Notes that the body that ends at an offset was read.
    fn leave(&self, end: u32) {
        let (end, reached) = (end as usize, self.reached.load(Ordering::Relaxed));
        if end >= reached + WINDOW {
            self.reached.store(end, Ordering::Relaxed);
            self.file.set_aside(reached..end);
        }
    }
}

/// Reads bodies.
struct BodyReader<'o, 's> {
    parser: Parser<'s>,
    outline: &'o Outline<'s>,
}

impl BodyReader<'_, '_> {
    /// Reads the body with this number, of an op of this definition, into the
    /// body that was read of it.
    ///
    /// # Errors
    /// The file is to be read in order.
    fn read(
        &mut self,
        number: usize,
        def: &'static OpDef,
        mut body: Box<Body>,
    ) -> Result<Box<Body>, Failure> {
        let &place = self.outline.places.get(number).ok_or(Failure)?;
        let parser = &mut self.parser;
        parser.default_dialects.clear();
        parser.default_dialects.push(def.hooks.default_dialect.unwrap_or_default());
        body.expect_ops(place.close.saturating_sub(place.open) as usize / BYTES_PER_OP);
        parser.bodies.push(body);
        parser.start_at(place.open);
        let args = self.outline.args.get(place.args as usize..).unwrap_or_default();
        parser.put_off_body(place.close, args)?;
        self.outline.leave(place.close);
        parser.bodies.pop().ok_or(Failure)
    }
}

/// Whether the first line of a body that is put off may start with this.
fn can_start_body(byte: u8) -> bool {
    // Not with a label, the end of an empty body, or a comment, after which one of these may come.
    !matches!(byte, b'^' | b'}' | b'/')
}

/// Putting off.
impl<'s> Parser<'s> {
    /// Puts off the body that starts at the current token, that of an isolated
    /// op being read, if it is plain that this can be done.
    pub(super) fn put_off(&mut self, region: Region, args: &[Argument]) -> Option<()> {
        self.may_put_off().then_some(())?;
        let is_function = self.frame().def.is_some_and(|def| def.has(Trait::Function));
        // The file, a module maybe, and the function.
        if !is_function || self.bodies.len() > 3 || !self.is_punct(b'{') {
            return None;
        }
        let is_plain =
            |arg: &Argument| arg.name.len > 0 && arg.name.number == 0 && arg.ty.is_some();
        args.iter().all(is_plain).then_some(())?;
        let (open, close) = self.place_of_body()?;
        let put_off = self.putting_off()?;
        put_off.found.places.push(Place { open, close, args: put_off.found.args.len() as u32 });
        put_off.found.args.extend(args.iter().map(|arg| arg.name.pos));
        self.ahead.stop();
        let body = self.current_body_mut();
        let entry = body.create_block();
        body.append_block(region, entry);
        let new = args.iter().filter_map(|arg| {
            Some((arg.ty?, arg.location.unwrap_or(Self::name_location(arg.name))))
        });
        _ = body.add_args(entry, new);
        self.go_on_at(close as usize + 1, close as usize + 1);
        Some(())
    }

    /// What bodies are put off with, which are to be read with what is known here.
    fn putting_off(&mut self) -> Option<&mut PutOff<'s>> {
        let put_off = self.put_off.as_mut()?;
        put_off.aliases.get_or_insert_with(|| self.aliases.clone());
        put_off.nesting = self.nesting + 1;
        Some(put_off)
    }

    /// What bodies are put off with, to go on with elsewhere, if any still are.
    pub(super) fn still_putting_off(&mut self) -> Option<Box<PutOff<'s>>> {
        self.put_off.take().filter(|put_off| !put_off.ended)
    }

    /// How many bodies were put off, and how many arguments they have.
    pub(super) fn put_off_mark(&self) -> (usize, usize) {
        let found = self.put_off.as_ref().map(|put_off| &put_off.found);
        found.map_or((0, 0), |found| (found.places.len(), found.args.len()))
    }

    /// What was put off up to a mark.
    pub(super) fn take_put_off(&mut self, (places, args): (usize, usize)) -> Found {
        let found = self.put_off.as_mut().map(|put_off| std::mem::take(&mut put_off.found));
        let mut found = found.unwrap_or_default();
        found.places.truncate(places);
        found.args.truncate(args);
        found
    }

    /// Takes over what was put off of what comes next.
    pub(super) fn append_put_off(&mut self, found: Found) {
        let Some(put_off) = self.putting_off().filter(|_| !found.places.is_empty()) else { return };
        let before = put_off.found.args.len() as u32;
        let places = found.places.into_iter();
        let places = places.map(|place| Place { args: before + place.args, ..place });
        put_off.found.places.extend(places);
        put_off.found.args.extend(found.args);
    }

    /// Sets text aside that was read, where little is to be held of the file.
    pub(super) fn set_aside(&self, range: std::ops::Range<usize>) {
        let file = self.put_off.as_ref().and_then(|put_off| put_off.file);
        file.into_iter().for_each(|file| file.set_aside(range.clone()));
    }

    /// Whether bodies may still be put off.
    pub(super) fn may_put_off(&self) -> bool {
        self.put_off.as_ref().is_some_and(|put_off| !put_off.ended)
    }

    /// Where the body at the current token starts and ends, if it looks like one.
    fn place_of_body(&mut self) -> Option<(u32, u32)> {
        let src = self.src;
        let (open, name) = (self.token.end as usize, self.offset_of(self.frame_ref().name_pos));
        let rest = src.get(open..).filter(|rest| rest.first() == Some(&b'\n'))?;
        src.get(blanks(src, open)).filter(|&&byte| can_start_body(byte))?;
        let before = src.get(..name)?;
        let margin = memchr::memrchr(b'\n', before).map_or(0, |at| at + 1);
        let PutOff { line, ended, .. } = &mut **self.put_off.as_mut()?;
        line.clear();
        line.push(b'\n');
        line.extend(before.get(margin..)?.iter().take_while(|&&byte| byte == b' '));
        line.push(b'}');
        let found = memmem::find(rest, line);
        *ended = found.is_none();
        let close = open + found? + line.len() - 1;
        Some((open as u32, close as u32))
    }
}

/// Reading what was put off.
impl Parser<'_> {
    /// Reads the text from the current token to where it must end into the
    /// current body, the names of whose arguments are written at these places.
    fn put_off_body(&mut self, end: u32, args: &[BytePos]) -> ParseResult {
        let body = self.current_body();
        let &region = body.roots().first().ok_or(Failure)?;
        let entry = body.entry_block(region).ok_or(Failure)?;
        let mark = self.forward_mark();
        self.has_labels = false;
        self.in_scope(|p| {
            p.name_arguments(entry, args)?;
            p.rest_of_region(region, entry)
        })?;
        if !self.has_labels && self.forward_mark() == mark {
            self.current_body_mut().set_in_order();
        }
        self.close_forward(mark);
        let body = self.current_body();
        let alone = self.names.is_empty() && self.late_locations.is_empty();
        let whole = self.token.kind == Kind::Punct(b'}') && self.token.start == end;
        if alone && whole && body.first_op(entry).is_some() { Ok(()) } else { Err(Failure) }
    }

    /// Gives the arguments of a block the names that stand at these places.
    fn name_arguments(&mut self, entry: Block, names: &[BytePos]) -> ParseResult {
        for at in 0..self.current_body().args(entry).len() {
            let &value = self.current_body().args(entry).get(at).ok_or(Failure)?;
            let &pos = names.get(at).ok_or(Failure)?;
            let start = self.offset_of(pos);
            let len = name_end(self.src, start + 1).saturating_sub(start) as u32;
            let name = Unresolved { pos, len, number: 0 };
            if self.reference_pos(name).is_some() {
                return Err(Failure);
            }
            self.define(name, value, 1)?;
        }
        Ok(())
    }
}
