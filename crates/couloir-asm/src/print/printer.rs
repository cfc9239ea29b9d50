//! The printer of types and attributes.
//!
//! Nothing here recurses: what is nested becomes a [`Piece`] on a list of
//! things left to write. A dialect's hook only records the nested types and
//! attributes it is given, between the pieces of its own text.
//!
//! Invariants: the list is as long after writing something as before; held
//! text is released by the last piece that shows it.

use std::sync::Arc;

use couloir_ir::asm::AsmPrinter;
use couloir_ir::attr::{AttrKind, Attribute, DialectAttr};
use couloir_ir::location::{Location, Placer};
use couloir_ir::text::Str;
use couloir_ir::ty::{DialectType, Type, TypeKind};
use couloir_ir::{Context, OpRef};
use couloir_lines::Line;
use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

use super::ahead::Ahead;
use super::alias::{self, Aliases, Symbol};
use super::alike::Alike;
use super::format::Infos;
use super::marks;
use super::memo::Memo;
use super::names::{Base, Names};
use super::ops::{Frame, RegionUse};
use super::resources::UsedResources;
use super::strings;
use super::templates::{Templates, Texts};
use super::{OpPlace, PrintOptions, Sink};

/// How much is written of types and attributes with [long](LONG_TEXT) texts.
/// What shares its parts may be of a text beyond all bounds.
pub(super) const MAX_NESTED_TEXT: usize = 1 << 30;
/// The same where text does not stay in memory.
pub(super) const MAX_STREAMED_TEXT: usize = MAX_NESTED_TEXT.saturating_mul(4);
/// How much is written of one type or attribute.
const MAX_ONE_TEXT: usize = 1 << 27;
/// How much text is handed on at once: less than [`ROOM`] by more than most ops take.
pub(super) const PIECE: usize = 3 << 14;
/// The room for text that is handed on in pieces. It is given at once and stays in a cache:
/// text that grows to more leaves a trail of touched memory behind.
pub(super) const ROOM: usize = 1 << 16;
/// Texts that count.
const LONG_TEXT: usize = 1 << 10;
/// What is made of no more parts than this does not count: what an attribute
/// says in one piece, it holds in one piece.
const MANY_STEPS: u64 = 64;

/// Whether the type at the end of an attribute is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Typed {
    /// Always.
    Always,
    /// Where it is not the one that is meant without it (`i64`, `f64`).
    Unusual,
    /// Not at all.
    Never,
}

/// Something left to write.
#[derive(Clone, Copy)]
pub(super) enum Piece {
    Type(Type),
    StrippedType(Type),
    Attr(Attribute, Typed),
    StrippedAttr(Attribute),
    Text(&'static str),
    /// Elements of a tuple, or of a function type's inputs and results, from this one on.
    Elements(Type, u32),
    /// Items of an array or entries of a dictionary from this one on.
    Items(Attribute, u32),
    /// Locations of a fused location from this one on.
    Fused(Attribute, u32, bool),
    /// A location inside another.
    Nested(Location, bool),
    /// A location that stands by itself, in its pretty form or without an alias.
    Pretty(Attribute),
    OpenLocation(Attribute),
    /// Held text, and where the held text is cut off after it.
    Held(u32, u32),
    Release(u32),
    /// The end of the identified type begun last.
    Identified,
    /// The end of a type, and where it began.
    Kept(Type, u32),
}

/// Dialects whose prefix is left out, the innermost last.
pub(super) type Dialects = SmallVec<[&'static str; 4]>;

/// What a printing run knows.
pub(super) struct Printer<'p> {
    pub(super) ctx: &'p Context,
    pub(super) options: &'p PrintOptions,
    pub(super) out: &'p mut Vec<u8>,
    /// Makes attributes of locations.
    pub(super) placer: Placer<'p>,
    /// What takes the text where it is much.
    pub(super) sink: Option<&'p mut Sink<'p>>,
    /// Ops directly in the one printed of which there is the text already.
    pub(super) ahead: Option<&'p Ahead>,
    pub(super) aliases: Arc<Aliases>,
    /// Whether marks are written for aliases, which are not known yet.
    pub(super) marks: bool,
    pub(super) names: Names,
    /// Names of the body being printed.
    pub(super) base: Base,
    pub(super) indent: usize,
    pub(super) default_dialects: Dialects,
    pub(super) infos: Infos,
    /// Regions to be printed inside the op just written.
    pub(super) regions: Vec<RegionUse>,
    pub(super) frames: Vec<Frame>,
    /// Text that follows what is to be printed first.
    pub(super) held: Vec<u8>,
    pub(super) resources: UsedResources,
    /// Numbers of distinct attributes, given in the order of printing.
    pub(super) distinct: FxHashMap<u64, u64>,
    pub(super) depth: usize,
    /// Whether isolated ops may be printed on several threads.
    pub(super) parallel: bool,
    work: Vec<Piece>,
    recording: bool,
    recorded: Vec<(usize, Piece)>,
    /// Identified types being written, outermost first.
    identified: Vec<*const DialectType>,
    pub(super) memo: Memo,
    pub(super) alike: Alike,
    /// Takes text that is put together of drafts.
    pub(super) page: Option<Line>,
    /// Templates of drafts with aliases in them, by the address of those with marks.
    pub(super) resolved: FxHashMap<usize, Arc<Texts>>,
    /// How much may still be written of types and attributes of long texts.
    pub(super) left: usize,
    /// Whether something was cut off.
    pub(super) is_cut: bool,
    pub(super) scratch: String,
    /// Where each op begins in the text, where that is asked for.
    pub(super) places: Option<Vec<OpPlace>>,
}

/// What a printer knows that serves the next one in the same context.
#[derive(Default)]
pub(super) struct Kept {
    names: Names,
    infos: Infos,
    memo: Memo,
    alike: Alike,
    /// Room for what is written piece by piece.
    regions: Vec<RegionUse>,
    frames: Vec<Frame>,
    held: Vec<u8>,
    work: Vec<Piece>,
}

impl Kept {
    /// Nothing, to be known by printers with these options.
    pub(super) fn new(options: &PrintOptions) -> Self {
        Kept { names: Names::new(options), ..Self::default() }
    }

    /// Whether there are so many templates that it is time for others.
    pub(super) fn has_enough_templates(&self) -> bool {
        self.alike.is_full()
    }

    /// The templates so far.
    pub(super) fn templates(&self) -> &Templates {
        &self.alike.templates
    }

    /// Forgets what is alike, and gives the templates.
    pub(super) fn take_templates(&mut self) -> Templates {
        self.alike.take_templates()
    }
}

impl<'p> Printer<'p> {
    /// Gives what it knows for what another knew.
    pub(super) fn exchange(&mut self, kept: &mut Kept) {
        std::mem::swap(&mut self.names, &mut kept.names);
        std::mem::swap(&mut self.infos, &mut kept.infos);
        std::mem::swap(&mut self.memo, &mut kept.memo);
        std::mem::swap(&mut self.alike, &mut kept.alike);
        std::mem::swap(&mut self.regions, &mut kept.regions);
        std::mem::swap(&mut self.frames, &mut kept.frames);
        std::mem::swap(&mut self.held, &mut kept.held);
        std::mem::swap(&mut self.work, &mut kept.work);
    }

    /// A printer that appends to `out`.
    pub(super) fn new(ctx: &'p Context, options: &'p PrintOptions, out: &'p mut Vec<u8>) -> Self {
        Self {
            ctx,
            options,
            out,
            placer: Placer::new(ctx),
            sink: None,
            ahead: None,
            aliases: Arc::default(),
            marks: false,
            names: Names::new(options),
            base: Base::default(),
            indent: 0,
            default_dialects: smallvec!["builtin"],
            infos: Infos::default(),
            regions: Vec::new(),
            frames: Vec::new(),
            held: Vec::new(),
            resources: UsedResources::default(),
            distinct: FxHashMap::default(),
            depth: 0,
            parallel: false,
            work: Vec::new(),
            recording: false,
            recorded: Vec::new(),
            identified: Vec::new(),
            memo: Memo::default(),
            alike: Alike::default(),
            page: None,
            resolved: FxHashMap::default(),
            left: MAX_NESTED_TEXT,
            is_cut: false,
            scratch: String::new(),
            places: None,
        }
    }

    /// Hands the text on where it is much; to be called between ops alone,
    /// as within them offsets into the text are held.
    #[inline]
    pub(super) fn hand_on(&mut self) {
        if self.out.len() >= PIECE {
            self.hand_on_all();
        }
    }

    fn hand_on_all(&mut self) {
        if let Some(sink) = &mut self.sink {
            sink(self.out);
            self.out.clear();
        }
    }

    /// Appends text that stands between ops, or hands it on as it is where it is much.
    pub(super) fn put_much(&mut self, text: &[u8]) {
        if text.len() < PIECE || self.sink.is_none() {
            self.hand_on();
            return self.out.extend_from_slice(text);
        }
        self.hand_on_all();
        if let Some(sink) = &mut self.sink {
            sink(text);
        }
    }

    /// Appends text.
    pub(super) fn put(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// Writes a type, or its alias.
    #[inline]
    pub(super) fn put_type(&mut self, ty: Type) {
        if self.recording {
            return self.begin(Piece::Type(ty));
        }
        if let Some(len) = self.memo.write_type(self.out, ty) {
            return self.count(len);
        }
        let (start, left) = (self.out.len(), self.left);
        self.begin(Piece::Type(ty));
        let text = self.out.get(start..).unwrap_or_default();
        if !self.memo.keep_type(ty, text) && self.left == left {
            // Flat as it may be, it is written again wherever it is mentioned.
            let written = text.len();
            self.count(written);
        }
    }

    /// Writes an attribute, or its alias.
    pub(super) fn put_attr(&mut self, attr: Attribute, typed: Typed) {
        self.put_form(attr, Some(typed), Piece::Attr(attr, typed));
    }

    /// Writes an attribute in a form that its text may be kept in.
    fn put_form(&mut self, attr: Attribute, form: Option<Typed>, piece: Piece) {
        if self.recording {
            return self.begin(piece);
        }
        if self.memo.write_attr(self.out, attr, form) {
            return;
        }
        let start = self.out.len();
        self.begin(piece);
        self.memo.keep_attr(attr, form, self.out.get(start..).unwrap_or_default());
    }

    /// Writes a piece: at once, or, while a hook is being recorded, later.
    pub(super) fn begin(&mut self, piece: Piece) {
        if self.recording {
            if !self.leaf(piece) {
                self.recorded.push((self.out.len(), piece));
            }
            return;
        }
        let floor = self.work.len();
        self.step(piece);
        self.finish(floor);
    }

    /// Puts pieces on the list, the first to be written given first.
    pub(super) fn push(&mut self, pieces: &[Piece]) {
        self.work.extend(pieces.iter().rev());
    }

    /// Writes a piece that nothing is nested in; false when it is none.
    fn leaf(&mut self, piece: Piece) -> bool {
        match piece {
            Piece::Type(ty) => self.type_alias(ty) || self.leaf_type(ty),
            Piece::Attr(attr, typed) => self.attr_alias(attr) || self.leaf_attr(attr, typed),
            Piece::Text(text) => {
                self.put(text);
                true
            }
            _ => false,
        }
    }

    /// Writes what comes first of a piece, and leaves the rest on the list.
    fn step(&mut self, piece: Piece) {
        if self.leaf(piece) {
            return;
        }
        match piece {
            Piece::Type(ty) => self.composite(ty),
            Piece::StrippedType(ty) => match ty.kind(self.ctx) {
                TypeKind::Dialect(data) if !self.type_alias(ty) => self.hooked_type(None, data),
                TypeKind::Dialect(_) => {}
                _ => self.step(Piece::Type(ty)),
            },
            Piece::Attr(attr, typed) => self.open_attr(attr, typed),
            Piece::StrippedAttr(attr) => self.stripped(attr),
            Piece::Text(_) => {}
            Piece::Elements(ty, from) => self.elements(ty, from),
            Piece::Items(attr, from) => self.items(attr, from),
            Piece::Fused(attr, from, pretty) => self.fused(attr, from, pretty),
            Piece::Nested(location, pretty) => self.nested_location(location, pretty),
            Piece::Pretty(attr) => self.open_location(attr, true),
            Piece::OpenLocation(attr) => self.open_location(attr, false),
            Piece::Held(start, end) => {
                let text = self.held.get(start as usize..end as usize).unwrap_or_default();
                self.out.extend_from_slice(text);
            }
            Piece::Release(len) => self.held.truncate(len as usize),
            Piece::Identified => _ = self.identified.pop(),
            Piece::Kept(ty, start) => {
                if let Some(text) = self.out.get(start as usize..) {
                    _ = self.memo.keep_type(ty, text);
                }
            }
        }
    }

    /// Writes a type that others are part of. Where no identified type is
    /// being written its text is kept, so that what is shared is not walked again.
    fn composite(&mut self, ty: Type) {
        if !self.identified.is_empty() {
            return self.open_type(ty);
        }
        if self.memo.write_type(self.out, ty).is_some() {
            return;
        }
        if let Ok(start) = u32::try_from(self.out.len()) {
            self.work.push(Piece::Kept(ty, start));
        }
        self.open_type(ty);
    }

    fn stripped(&mut self, attr: Attribute) {
        match attr.kind(self.ctx) {
            AttrKind::Dialect(data) if !self.attr_alias(attr) => {
                let before = (self.out.len(), self.work.len());
                self.hooked(None, |printer| (data.def.print)(printer.ctx, data, printer));
                if before == (self.out.len(), self.work.len()) {
                    self.dialect_attr(data);
                }
            }
            AttrKind::Dialect(_) => {}
            AttrKind::DenseArray { element, data } => {
                self.out.push(b'[');
                self.array_values(*element, data, "");
                self.out.push(b']');
            }
            _ => self.step(Piece::Attr(attr, Typed::Always)),
        }
    }

    /// Writes a list's elements while nothing is nested in them. Where
    /// something is, it goes on the list, before what `rest` makes of the
    /// number of the element after it. True when all are written.
    pub(super) fn list(
        &mut self,
        from: u32,
        mut element: impl FnMut(&mut Self, u32) -> Option<Piece>,
        rest: impl Fn(u32) -> Piece,
    ) -> bool {
        let mut at = from;
        while let Some(piece) = element(self, at) {
            at += 1;
            if !self.leaf(piece) {
                self.push(&[piece, rest(at)]);
                return false;
            }
        }
        true
    }

    /// Runs a dialect's hook: its text is written up to the first nested
    /// type or attribute; that and the rest go on the list. Where the text
    /// is that of a whole `#dialect.mnemonic`, the dot is at `dot`.
    fn hooked(&mut self, dot: Option<usize>, hook: impl FnOnce(&mut Self)) {
        let outer = std::mem::replace(&mut self.recording, true);
        let first = self.recorded.len();
        hook(self);
        self.recording = outer;
        let pieces = self.recorded.split_off(first);
        if let Some(dot) = dot {
            self.bracket(dot, &pieces);
        }
        if let Some(&(cut, _)) = pieces.first() {
            self.hold(cut, &pieces);
        }
    }

    /// Takes back what was written after the first piece, to be written
    /// between and after the pieces.
    fn hold(&mut self, cut: usize, pieces: &[(usize, Piece)]) {
        let release = self.held.len();
        self.held.extend_from_slice(self.out.get(cut..).unwrap_or_default());
        self.out.truncate(cut);
        self.work.push(Piece::Release(release as u32));
        let mut end = self.held.len();
        for &(at, piece) in pieces.iter().rev() {
            let start = at - cut + release;
            if start < end {
                self.work.push(Piece::Held(start as u32, end as u32));
            }
            end = start;
            self.work.push(piece);
        }
    }

    /// Turns the dot of a dialect symbol whose text is no plain `name<...>`
    /// into a bracket around it.
    fn bracket(&mut self, dot: usize, pieces: &[(usize, Piece)]) {
        let text = self.out.get(dot + 1..).unwrap_or_default();
        let head = text.iter().position(|byte| !is_symbol_byte(*byte));
        let nested = |at: usize| pieces.iter().any(|&(other, _)| other == at);
        let early = pieces.first().is_some_and(|&(at, _)| head.is_none_or(|h| at <= dot + 1 + h));
        let rest = head.and_then(|head| text.get(head..)).unwrap_or_default();
        let closed = rest.is_empty() || rest.first() == Some(&b'<') && rest.last() == Some(&b'>');
        let starts = text.first().is_some_and(u8::is_ascii_alphabetic);
        if starts && closed && !early && !nested(self.out.len()) {
            return;
        }
        if let Some(slot) = self.out.get_mut(dot) {
            *slot = b'<';
        }
        self.out.push(b'>');
    }

    /// Writes the parameters of a dialect's type, after its mnemonic and the dot before that.
    fn hooked_type(&mut self, dot: Option<usize>, data: &'p DialectType) {
        if data.body.get().is_some() {
            self.identified.push(data);
            self.work.push(Piece::Identified);
        }
        self.hooked(dot, |printer| (data.def.print)(printer.ctx, data, printer));
    }

    /// Writes a dialect's type.
    pub(super) fn dialect_type(&mut self, data: &'p DialectType) {
        let dot = self.symbol_head(b'!', data.def.dialect, data.def.mnemonic);
        self.hooked_type(Some(dot), data);
    }

    /// Writes a dialect's attribute.
    pub(super) fn dialect_attr(&mut self, data: &'p DialectAttr) {
        let dot = self.symbol_head(b'#', data.def.dialect, data.def.mnemonic);
        self.hooked(Some(dot), |printer| (data.def.print)(printer.ctx, data, printer));
    }

    /// Writes `#dialect.mnemonic`; gives the place of the dot.
    fn symbol_head(&mut self, sigil: u8, dialect: &str, mnemonic: &str) -> usize {
        self.out.push(sigil);
        self.put(dialect);
        let dot = self.out.len();
        self.out.push(b'.');
        self.put(mnemonic);
        dot
    }

    /// Writes `#dialect.text`, in brackets where it needs them.
    pub(super) fn dialect_symbol(&mut self, sigil: u8, dialect: Str, text: Str) {
        self.out.push(sigil);
        self.out.extend_from_slice(self.ctx.bytes(dialect));
        let dot = self.out.len();
        self.out.push(b'.');
        self.out.extend_from_slice(self.ctx.bytes(text));
        self.bracket(dot, &[]);
    }

    /// Whether an identified type is being written around this place.
    fn is_open(&self, data: &DialectType) -> bool {
        let inner = self.identified.split_last().map_or(&[][..], |(_, outer)| outer);
        inner.iter().any(|&other| std::ptr::eq(other, data))
    }

    /// Whether an identified type is being written, here or around.
    fn is_begun(&self, ty: Type) -> bool {
        let data = ty.as_dialect(self.ctx).map(std::ptr::from_ref);
        data.is_some_and(|data| self.identified.contains(&data))
    }

    /// Writes a type's alias, if it has one that is defined here.
    pub(super) fn type_alias(&mut self, ty: Type) -> bool {
        if !self.identified.is_empty() && self.is_begun(ty) {
            return false;
        }
        if self.marks {
            return marks::put(self.ctx, self.out, Symbol::Type(ty));
        }
        self.aliases.write_type(self.out, ty)
    }

    /// Writes an attribute's alias, if it has one.
    pub(super) fn attr_alias(&mut self, attr: Attribute) -> bool {
        if self.marks {
            return marks::put(self.ctx, self.out, Symbol::Attr(attr));
        }
        self.aliases.write_attr(self.out, attr)
    }

    /// Writes the type that ends an attribute.
    pub(super) fn push_ending(&mut self, ty: Type) {
        if ty != Type::NONE {
            self.push(&[Piece::Text(" : "), Piece::Type(ty)]);
        }
    }

    /// Writes the alias definitions that stand before the ops, or those after.
    pub(super) fn put_aliases(&mut self, deferred: bool) {
        for index in 0..self.aliases.len() {
            let Some(symbol) = self.aliases.definition(index, deferred) else { continue };
            self.aliases.write(self.out, index);
            self.put(" = ");
            match symbol {
                Symbol::Type(ty) if self.aliases.is_forward(index) => {
                    self.announce_type(ty);
                }
                Symbol::Type(ty) => self.define_type(ty),
                Symbol::Attr(attr) => self.define_attr(attr),
            }
            self.out.push(b'\n');
        }
    }

    /// Writes an identified type without its body.
    fn announce_type(&mut self, ty: Type) {
        let Some(data) = ty.as_dialect(self.ctx) else { return };
        let Some(identified) = data.def.identified else { return };
        let floor = self.work.len();
        let dot = self.symbol_head(b'!', data.def.dialect, data.def.mnemonic);
        self.hooked(Some(dot), |printer| (identified.print_forward)(printer.ctx, data, printer));
        self.finish(floor);
    }

    fn define_type(&mut self, ty: Type) {
        let floor = self.work.len();
        if !self.leaf_type(ty) {
            self.open_type(ty);
        }
        self.finish(floor);
    }

    fn define_attr(&mut self, attr: Attribute) {
        let floor = self.work.len();
        if !self.leaf_attr(attr, Typed::Always) {
            self.open_attr(attr, Typed::Always);
        }
        self.finish(floor);
    }

    /// Writes all that is left beyond `floor`; what would be beyond all bounds is cut off.
    fn finish(&mut self, floor: usize) {
        let (start, mut steps) = (self.out.len(), 0u64);
        while self.work.len() > floor {
            if let Some(piece) = self.work.pop() {
                self.step(piece);
            }
            steps += 1;
            let most = self.left.min(MAX_ONE_TEXT);
            if steps > MANY_STEPS && self.out.len().saturating_sub(start) > most {
                (self.is_cut, self.left) = (true, 0);
                return self.work.truncate(floor);
            }
        }
        if steps > MANY_STEPS {
            self.count(self.out.len().saturating_sub(start));
        }
    }

    /// Counts what was written of something, where it is long.
    #[inline]
    fn count(&mut self, written: usize) {
        if written > LONG_TEXT {
            self.is_cut |= written > self.left;
            self.left = self.left.saturating_sub(written);
        }
    }

    /// Writes a named attribute of a dictionary; a unit is its name alone.
    pub(super) fn put_named(&mut self, name: Str, attr: Attribute) {
        strings::keyword_or_string(self.out, self.ctx.bytes(name));
        if attr != Attribute::UNIT {
            self.put(" = ");
            self.put_attr(attr, Typed::Always);
        }
    }

    /// Writes ` loc(...)` where locations are printed.
    pub(super) fn put_trailing_location(&mut self, location: Location) {
        if self.options.debuginfo {
            self.out.push(b' ');
            self.put_location(location);
        }
    }

    /// Writes a string attribute's or a key's text in quotes.
    pub(super) fn put_quoted(&mut self, text: Str) {
        strings::quoted(self.out, self.ctx.bytes(text));
    }

    /// The name of an op.
    pub(super) fn op_name(&self, op: OpRef<'_>) -> &'p [u8] {
        match op.def() {
            Some(def) => def.name.as_bytes(),
            None => self.ctx.bytes(self.ctx.op_name_str(op.data().name)),
        }
    }
}

impl AsmPrinter for Printer<'_> {
    fn context(&self) -> &Context {
        self.ctx
    }
    fn out(&mut self) -> &mut Vec<u8> {
        self.out
    }
    fn ty(&mut self, ty: Type) {
        self.put_type(ty);
    }
    fn attribute(&mut self, attr: Attribute) {
        self.put_attr(attr, Typed::Always);
    }
    fn attribute_without_type(&mut self, attr: Attribute) {
        self.put_attr(attr, Typed::Never);
    }
    fn stripped_attribute(&mut self, attr: Attribute) {
        self.put_form(attr, None, Piece::StrippedAttr(attr));
    }
    fn stripped_type(&mut self, ty: Type) {
        self.begin(Piece::StrippedType(ty));
    }
    fn string(&mut self, text: Str) {
        self.put_quoted(text);
    }
    fn keyword_or_string(&mut self, text: Str) {
        strings::keyword_or_string(self.out, self.ctx.bytes(text));
    }
    fn symbol_name(&mut self, name: Str) {
        strings::symbol(self.out, self.ctx.bytes(name));
    }
    fn location(&mut self, location: Location) {
        let attr = self.placer.attr(location);
        self.put_attr(attr, Typed::Always);
    }
    fn has_alias(&self, ty: Type) -> bool {
        let has = match self.marks {
            true => alias::has_alias(self.ctx, Symbol::Type(ty)),
            false => self.aliases.has_type(ty),
        };
        has && !self.is_begun(ty)
    }
    fn is_inside_itself(&self, ty: &DialectType) -> bool {
        self.is_open(ty)
    }
}

/// Whether a byte can stand in the name of a dialect symbol.
fn is_symbol_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'.' || byte == b'_'
}
