//! Aliases: names that a file gives to attributes and types (language reference, "Attribute Value
//! Aliases", "Type aliases").

use std::sync::Arc;

use couloir_diag::BytePos;
use couloir_ir::asm::ParseResult;
use couloir_ir::attr::Attribute;
use couloir_ir::{Context, Location, Type};
use cranelift_entity::packed_option::{PackedOption, ReservedValue};
use rustc_hash::FxHashMap;

use super::Parser;
use super::ahead::NAMED_STRUCT;
use crate::lex::Kind;

/// How many places rows may have for each name there is, and besides.
const PLACES: usize = 8;
const GAPS: usize = 1 << 16;

/// What names mean. Most are a word and a number, and of the numbers after a word few are left
/// out: there the meaning stands in a row, at that number.
#[derive(Clone)]
struct Names<'s, T: ReservedValue> {
    /// The row of `loc` as far as locations are called so: nearly all names are in it where ops
    /// have locations.
    locations: Vec<PackedOption<T>>,
    rows: FxHashMap<&'s [u8], Vec<PackedOption<T>>>,
    others: FxHashMap<&'s [u8], T>,
    /// Whether any of these is a word and a number, for which there was no place.
    numbers: bool,
    /// How many places rows may still take.
    left: usize,
}

impl<T: ReservedValue> Default for Names<'_, T> {
    fn default() -> Self {
        let (rows, others) = (FxHashMap::default(), FxHashMap::default());
        Self { locations: Vec::new(), rows, others, numbers: false, left: GAPS }
    }
}

/// A name's word and number, if it ends in a number as numbers are printed.
#[inline]
fn numbered(name: &[u8]) -> Option<(&[u8], usize)> {
    let (mut at, mut number, mut place) = (name.len(), 0, 1);
    while let Some(&digit @ b'0'..=b'9') = name.get(at.wrapping_sub(1)) {
        number += usize::from(digit - b'0') * place;
        (at, place) = (at - 1, place * 10);
        (place <= 1_000_000_000).then_some(())?;
    }
    let (word, digits) = name.split_at_checked(at)?;
    (*digits.first()? != b'0' || digits.len() == 1).then_some((word, number))
}

impl<'s, T: ReservedValue + Copy> Names<'s, T> {
    #[inline]
    fn get(&self, name: &[u8]) -> Option<T> {
        let Some((word, number)) = numbered(name) else { return self.others.get(name).copied() };
        let known = self.row(word).and_then(|row| row.get(number)?.expand());
        known.or_else(|| self.without_place(name))
    }

    /// The location with a name, if it is one of the row of these.
    #[inline]
    fn location(&self, name: &[u8]) -> Option<T> {
        let (word, number) = numbered(name)?;
        (word == b"loc").then(|| self.locations.get(number)?.expand())?
    }

    /// What a word and a number mean for which there was no place.
    #[inline]
    fn without_place(&self, name: &[u8]) -> Option<T> {
        if self.numbers { self.others.get(name).copied() } else { None }
    }

    fn insert_other(&mut self, name: &'s [u8], meaning: T) {
        self.numbers |= numbered(name).is_some();
        self.others.insert(name, meaning);
    }

    #[inline]
    fn row(&self, word: &[u8]) -> Option<&Vec<PackedOption<T>>> {
        if word == b"loc" { Some(&self.locations) } else { self.rows.get(word) }
    }

    fn insert(&mut self, name: &'s [u8], meaning: T, is_location: bool) {
        match self.place(name, is_location) {
            Some(place) => *place = Some(meaning).into(),
            None => self.insert_other(name, meaning),
        }
    }

    /// Gives a name its meaning, a location, if it has none; none if it has.
    fn insert_location(&mut self, name: &'s [u8], meaning: T) -> Option<()> {
        if self.without_place(name).is_some() {
            return None;
        }
        match self.place(name, true) {
            Some(place) => place.is_none().then(|| *place = Some(meaning).into()),
            None => {
                let is_new = !self.others.contains_key(name);
                is_new.then(|| self.insert_other(name, meaning))
            }
        }
    }

    /// The place in a row for a name, of a location or not, if there may be such a row.
    #[inline]
    fn place(&mut self, name: &'s [u8], is_location: bool) -> Option<&mut PackedOption<T>> {
        self.left += PLACES;
        let (word, number) = numbered(name)?;
        let row = match word {
            b"loc" if is_location => &mut self.locations,
            b"loc" => return None,
            _ => self.rows.entry(word).or_default(),
        };
        if number >= row.len() {
            let wanted = number + 1 - row.len();
            self.left = self.left.checked_sub(wanted)?;
            row.resize(row.len() + wanted, None.into());
        }
        row.get_mut(number)
    }
}

/// Names of attributes and types defined in the file. A copy costs nothing as long as no more are
/// defined.
#[derive(Clone, Default)]
pub(super) struct Aliases<'s> {
    attrs: Arc<Names<'s, Attribute>>,
    types: Arc<Names<'s, Type>>,
    /// Those that the file ends with. Only locations of ops and arguments may stand before the
    /// definition of what they name.
    last: Arc<Names<'s, Attribute>>,
    /// Where these start, if there are any and they were read.
    last_start: Option<u32>,
    /// Whether the end of the file was looked at for them.
    tried: bool,
    /// Whether they are being read.
    is_last: bool,
    /// Types named without their bodies, which are to come, and where.
    announced: Vec<(BytePos, Type)>,
    /// Whether the definition of a type's alias is being read.
    is_type: bool,
}

impl<'s> Aliases<'s> {
    /// The attribute with a name, where that must have been defined before.
    #[inline]
    pub(super) fn attr(&self, name: &[u8]) -> Option<Attribute> {
        let known = self.attrs.get(name);
        if self.is_last { known.or_else(|| self.last.get(name)) } else { known }
    }

    /// The same where it may be defined later.
    #[inline]
    pub(super) fn late_attr(&self, name: &[u8]) -> Option<Attribute> {
        self.last.get(name).or_else(|| self.attrs.get(name))
    }

    /// Whether those that the file ends with were read before the ops.
    pub(super) fn has_read_last(&self) -> bool {
        self.last_start.is_some() && !self.is_last
    }

    /// Those that the file ends with are read in their turn.
    pub(super) fn leave_last(&mut self) {
        self.tried = true;
    }

    pub(super) fn ty(&self, name: &str) -> Option<Type> {
        self.types.get(name.as_bytes())
    }

    fn names(&mut self) -> &mut Names<'s, Attribute> {
        Arc::make_mut(if self.is_last { &mut self.last } else { &mut self.attrs })
    }

    /// The location with a name, where that must have been defined before.
    #[inline]
    pub(super) fn location(&self, ctx: &Context, name: &[u8]) -> Option<Location> {
        let names = if self.is_last { &self.last } else { &self.attrs };
        let known = names.location(name);
        let known = known.or_else(|| self.attr(name).filter(|attr| attr.is_location(ctx)));
        known.map(Location::from_attr)
    }

    /// The same where it may be defined later.
    #[inline]
    fn late_location(&self, ctx: &Context, name: &[u8]) -> Option<Location> {
        let known = self.last.location(name);
        let known = known.or_else(|| self.late_attr(name).filter(|attr| attr.is_location(ctx)));
        known.map(Location::from_attr)
    }

    fn define_attr(&mut self, ctx: &Context, name: &'s [u8], attr: Attribute) {
        self.names().insert(name, attr, attr.is_location(ctx));
    }

    /// The same of a location, if no attribute has the name.
    #[inline]
    pub(super) fn define_location(&mut self, name: &'s [u8], location: Attribute) -> Option<()> {
        let is_known = self.is_last && self.attrs.get(name).is_some();
        if is_known { None } else { self.names().insert_location(name, location) }
    }
}

/// Definitions.
impl<'s> Parser<'s> {
    fn alias_name(&mut self, what: &str) -> ParseResult<(&'s str, u32)> {
        let name = self.text().get(1..).unwrap_or_default();
        let start = self.token.start;
        if name.contains('.') {
            let message = format!("{what} names with a '.' are reserved for dialect-defined names");
            return Err(self.error(&message));
        }
        self.advance();
        if self.consume_if(b'=') {
            return Ok((name, start));
        }
        Err(self.wrong_token(&format!("expected '=' in {what} alias definition")))
    }

    /// `#name = attribute`
    pub(super) fn attribute_alias_definition(&mut self) -> ParseResult {
        if self.plain_location_aliases() {
            return Ok(());
        }
        let written = self.text().get(1..).unwrap_or_default();
        if self.aliases.attr(written.as_bytes()).is_some() {
            let message = format!("redefinition of attribute alias id '{written}'");
            return Err(self.error(&message));
        }
        let (name, _) = self.alias_name("attribute")?;
        let attr = self.attribute(None)?;
        self.aliases.define_attr(self.ctx, name.as_bytes(), attr);
        Ok(())
    }

    /// Types that were named without their bodies have them by now.
    pub(super) fn check_completed(&mut self) -> ParseResult {
        let announced = std::mem::take(&mut self.aliases.announced);
        match announced.into_iter().find(|&(_, ty)| self.is_to_be_completed(ty)) {
            Some((at, _)) => Err(self.report(at, "type alias is never completed")),
            None => Ok(()),
        }
    }

    /// Whether a type that is told apart by its name may stand here without
    /// its body: in aliases, where that was before or is to come.
    pub(super) fn takes_without_body(&mut self, at: BytePos, ty: Type) -> bool {
        if !self.ctx.options().identified_aliases {
            return false;
        }
        if self.aliases.is_type && self.is_to_be_completed(ty) {
            self.aliases.announced.push((at, ty));
        }
        self.aliases.is_type || !self.is_to_be_completed(ty)
    }

    /// Whether a type was named without its body, which is still to come.
    fn is_to_be_completed(&self, ty: Type) -> bool {
        let data = ty.as_dialect(self.ctx).filter(|data| data.def.identified.is_some());
        self.ctx.options().identified_aliases && data.is_some_and(|data| data.body.get().is_none())
    }

    /// `!name = type`
    pub(super) fn type_alias_definition(&mut self) -> ParseResult {
        let written = self.text().get(1..).unwrap_or_default();
        let named = self.aliases.ty(written);
        let redefinition = format!("redefinition of type alias id '{written}'");
        if named.is_some_and(|named| !self.is_to_be_completed(named)) {
            return Err(self.error(&redefinition));
        }
        let at = self.token_start(self.token);
        let (name, _) = self.alias_name("type")?;
        self.aliases.is_type = true;
        // `= type` until LLVM 15.
        let _ = self.ctx.options().legacy_syntax && self.take_word("type");
        let ty = self.ty();
        self.aliases.is_type = false;
        let ty = ty?;
        if named.is_some_and(|named| named != ty) {
            return Err(self.report(at, &redefinition));
        }
        Arc::make_mut(&mut self.aliases.types).insert(name.as_bytes(), ty, false);
        Ok(())
    }
}

/// Definitions that a file ends with: what locations of ops name is printed after the ops.
///
/// They are read before the ops, so that these have their locations at once. Invariant: this
/// changes nothing of what is said of the file, and of what it means; where anything is to be
/// said of them, or they need what is defined among the ops, they are read in their turn.
impl Parser<'_> {
    /// Reads them, if that was not tried before.
    pub(super) fn read_last_aliases(&mut self) {
        if !self.aliases.tried {
            self.aliases.tried = true;
            self.aliases.last_start = self.start_of_last();
            self.aliases.last_start.into_iter().for_each(|start| self.read_aliases_from(start));
        }
    }

    /// Goes to the end of the file where these definitions start, if they were read.
    pub(super) fn pass_last_aliases(&mut self) {
        if self.aliases.last_start == Some(self.token.start) {
            let end = self.src.len();
            self.go_on_at(end, end);
        }
    }

    /// Where the lines start that the file ends with and that define attributes, comments and
    /// empty ones among them.
    fn start_of_last(&self) -> Option<u32> {
        let first = self.token.start as usize;
        let text = self.src.get(first..)?;
        let (mut start, mut end) = (None, text.len());
        while let Some(before) = memchr::memrchr(b'\n', text.get(..end)?) {
            match text.get(before + 1..end)? {
                [b'#', ..] => start = Some(before + 1),
                [] | [b'/', b'/', ..] => {}
                _ => break,
            }
            end = before;
        }
        let start = start?;
        let is_plain = memchr::memmem::find(text.get(start..)?, NAMED_STRUCT).is_none();
        is_plain.then_some((first + start) as u32)
    }

    fn read_aliases_from(&mut self, start: u32) {
        let (token, last_end, ctx) = (self.token, self.last_end, self.ctx);
        let distinct = self.seen_distinct.clone();
        self.aliases.last = Arc::new(Names { left: self.aliases.attrs.left, ..Names::default() });
        self.aliases.is_last = true;
        let (result, reported) = ctx.capture(|| self.aliases_to_end(start));
        self.aliases.is_last = false;
        if result.is_err() || !reported.is_empty() {
            self.aliases.last_start = None;
            self.aliases.last = Arc::default();
            self.seen_distinct = distinct;
        }
        self.rewind(token);
        self.last_end = last_end;
        self.set_aside(start as usize..self.src.len());
    }

    fn aliases_to_end(&mut self, start: u32) -> ParseResult {
        self.lexer.seek(start);
        self.advance();
        while self.kind() == Kind::Hash {
            self.attribute_alias_definition()?;
        }
        if self.kind() == Kind::Eof { Ok(()) } else { Err(couloir_ir::Failure) }
    }
}

/// Locations named by aliases.
impl Parser<'_> {
    /// The location with a name, wherever that is defined, if it is one.
    #[inline]
    pub(super) fn named_location(&self, name: &[u8]) -> Option<Location> {
        self.aliases.late_location(self.ctx, name)
    }
}

#[cfg(test)]
mod tests {
    use cranelift_entity::EntityRef;

    use super::*;

    #[test]
    fn names_are_words_and_numbers() {
        assert_eq!(numbered(b"loc12"), Some((&b"loc"[..], 12)));
        assert_eq!(numbered(b"0"), Some((&b""[..], 0)));
        for name in [&b"loc"[..], b"loc01", b"loc00", b"loc1_", b"", b"x1234567890"] {
            assert_eq!(numbered(name), None);
        }
    }

    #[test]
    fn names_with_any_numbers_are_found() {
        let mut names = Names::default();
        let all = ["a", "a0", "a00", "a1", "a5000", "a999999999", "a9000", "b7", ""];
        for (at, name) in all.into_iter().enumerate() {
            assert_eq!(names.get(name.as_bytes()), None);
            names.insert(name.as_bytes(), Attribute::new(at), false);
        }
        for (at, name) in all.into_iter().enumerate() {
            assert_eq!(names.get(name.as_bytes()), Some(Attribute::new(at)));
        }
        assert_eq!(names.rows[&b"a"[..]].len(), 9001);
        assert_eq!(names.location(b"a9000"), None);
        assert_eq!(names.left, GAPS + 9 * PLACES - 9001 - 8);
    }

    #[test]
    fn locations_are_told_from_what_is_called_like_them() {
        let mut names = Names::default();
        assert_eq!(names.insert_location(b"loc7", Attribute::new(1)), Some(()));
        names.insert(b"loc8", Attribute::new(2), false);
        assert_eq!(names.insert_location(b"loc8", Attribute::new(3)), None);
        assert_eq!(names.insert_location(b"loc9", Attribute::new(4)), Some(()));
        let found = [b"loc7", b"loc8", b"loc9"].map(|name| (names.location(name), names.get(name)));
        let [one, two, four] = [1, 2, 4].map(|number| Some(Attribute::new(number)));
        assert_eq!(found, [(one, one), (None, two), (four, four)]);
    }
}
