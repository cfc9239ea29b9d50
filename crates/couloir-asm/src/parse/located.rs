//! Locations in plain words, read straight from the bytes: definitions of their aliases, and
//! aliases after ops.
//!
//! Invariant: as in `plain`, nothing is reported or defined before all has been read; whatever is
//! out of the ordinary is read anew, by `locations`.

use couloir_ir::body::Op;
use couloir_ir::location::LocationKind;
use couloir_ir::plain::{Bytes, as_is};
use couloir_ir::{Location, Str};
use smallvec::SmallVec;

use super::Parser;

impl<'s> Parser<'s> {
    /// Reads the definitions of locations from the current token on, up to the first that is out
    /// of the ordinary; tells whether there are any.
    pub(super) fn plain_location_aliases(&mut self) -> bool {
        let first = self.token.start as usize;
        let mut at = first;
        while let Some(next) = self.plain_location_alias(at) {
            at = next;
        }
        if at != first {
            self.go_on_at(at, at - 1);
        }
        at != first
    }

    /// `#name = loc(...)` on a line of its own; gives where the next starts.
    #[inline]
    fn plain_location_alias(&mut self, at: usize) -> Option<usize> {
        let mut text = Bytes { src: self.src, at };
        let name = text.alias()?;
        text.pass(b" = loc(")?;
        let location = self.plain_location(&mut text)?;
        text.pass(b")\n")?;
        self.aliases.define_location(name, location.to_attr(self.ctx))?;
        Some(text.at)
    }

    #[inline]
    fn plain_location(&mut self, text: &mut Bytes<'s>) -> Option<Location> {
        match text.src.get(text.at)? {
            b'"' => self.plain_place(text),
            b'f' => self.plain_fused(text),
            b'c' => self.plain_call_site(text),
            _ => None,
        }
    }

    /// `"file":line:column`, or `"name"(#child)`.
    fn plain_place(&mut self, text: &mut Bytes<'s>) -> Option<Location> {
        let name = text.string()?;
        let kind = if text.pass(b":").is_some() {
            let line = text.number()?;
            text.pass(b":")?;
            let range = [u32::try_from(line).ok()?, u32::try_from(text.number()?).ok()?].into();
            (!name.is_empty()).then_some(())?;
            LocationKind::FileLineColRange { file: self.place_name(name)?, range }
        } else {
            text.pass(b"(")?;
            let child = self.plain_child(text)?;
            text.pass(b")")?;
            LocationKind::Name(self.place_name(name)?, child)
        };
        Some(Location::get(self.ctx, kind))
    }

    /// The text at a place: mostly the one asked for last.
    fn place_name(&mut self, name: &'s [u8]) -> Option<Str> {
        let (last, known) = self.last_place;
        if name == last {
            return Some(known);
        }
        self.last_place = (name, self.ctx.intern(as_is(name)?));
        Some(self.last_place.1)
    }

    /// `fused<#metadata>[#part, ...]`
    fn plain_fused(&mut self, text: &mut Bytes<'s>) -> Option<Location> {
        text.pass(b"fused")?;
        let mut metadata = None;
        if text.pass(b"<").is_some() {
            metadata = Some(self.aliases.attr(text.alias()?)?);
            text.pass(b">")?;
        }
        text.pass(b"[")?;
        let mut parts = SmallVec::<[Location; 4]>::new();
        parts.push(self.plain_child(text)?);
        while text.pass(b", ").is_some() {
            parts.push(self.plain_child(text)?);
        }
        text.pass(b"]")?;
        Some(Location::fused(self.ctx, &parts, metadata))
    }

    /// `callsite(#callee at #caller)`
    fn plain_call_site(&mut self, text: &mut Bytes<'s>) -> Option<Location> {
        text.pass(b"callsite(")?;
        let callee = self.plain_child(text)?;
        text.pass(b" at ")?;
        let caller = self.plain_child(text)?;
        text.pass(b")")?;
        Some(Location::get(self.ctx, LocationKind::CallSite(callee, caller)))
    }

    /// A location within another, by its name.
    #[inline]
    fn plain_child(&self, text: &mut Bytes<'s>) -> Option<Location> {
        self.aliases.location(self.ctx, text.alias()?)
    }

    /// Gives an op the location `loc(#name)` at an offset, if it ends there; gives where what comes
    /// next starts, and where the location ends.
    #[inline]
    pub(super) fn plain_trailing_location(&mut self, op: Op, at: usize) -> Option<(usize, usize)> {
        let mut text = Bytes { src: self.src, at };
        text.pass(b"loc(")?;
        let (location, end) = self.plain_location_name(text.at)?;
        let next = self.start_of_next(end)?;
        self.current_body_mut().set_location(op, location);
        Some((next, end))
    }

    /// The location that `#name)` at an offset names, and where that ends.
    #[inline]
    pub(super) fn plain_location_name(&self, at: usize) -> Option<(Location, usize)> {
        let mut text = Bytes { src: self.src, at };
        let location = self.named_location(text.alias()?)?;
        text.pass(b")")?;
        Some((location, text.at))
    }
}
