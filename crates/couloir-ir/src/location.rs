//! Locations: where an op or a value came from.
//!
//! A location is a `u32`: a byte position in the context's source map,
//! resolved to a line and a column only when asked; an interned location
//! attribute; or others joined or called from elsewhere, which become an
//! attribute only when asked.

use std::sync::{Arc, OnceLock};

use couloir_diag::{BytePos, Place, SourceFile};
use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::ReservedValue;
use rustc_hash::FxHashSet as HashSet;
use smallvec::{SmallVec, smallvec};

use crate::attr::{AttrDef, AttrKind, Attribute};
use crate::context::Context;
use crate::text::Str;

/// Where something came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Location(u32);

/// Callers that a diagnostic tells of, and one more.
const MAX_CALLERS: usize = 11;

/// Set on locations that are interned attributes, or that are [put off](PutOff).
const INTERNED: u32 = 1 << 31;

/// Set with [`INTERNED`] on locations that are put off.
const PUT_OFF: u32 = 1 << 30;

/// A location made of others only when that is asked for, and what was made then.
#[derive(Debug)]
pub(crate) struct PutOff {
    of: Parts,
    made: OnceLock<Location>,
}

/// What a location that is put off is made of.
#[derive(Debug)]
enum Parts {
    /// These, fused.
    Joined(Box<[Location]>),
    /// What is at the first, called from the second.
    Called(Location, Location),
}

/// The structure of a location attribute (language reference, "Location Attributes").
#[derive(PartialEq, Eq, Hash, Debug, Clone)]
pub enum LocationKind {
    /// `loc(unknown)`
    Unknown,
    /// `loc("file":line:col)`, or a range of lines and columns.
    FileLineColRange {
        /// The file's name.
        file: Str,
        /// Start line and column, end line and column; as many as were written.
        range: Box<[u32]>,
    },
    /// `loc("name"(child))`
    Name(Str, Location),
    /// `loc(callsite(callee at caller))`
    CallSite(Location, Location),
    /// `loc(fused<metadata>[locations])`
    Fused(Box<[Location]>, Option<Attribute>),
}

impl LocationKind {
    /// The locations that this one is made of.
    fn parts(&self, calls: Calls) -> SmallVec<[Location; 2]> {
        match self {
            LocationKind::Unknown | LocationKind::FileLineColRange { .. } => SmallVec::new(),
            LocationKind::Name(_, child) => smallvec![*child],
            LocationKind::CallSite(_, caller) if calls == Calls::Callers => smallvec![*caller],
            LocationKind::CallSite(callee, caller) if calls == Calls::CallersFirst => {
                smallvec![*caller, *callee]
            }
            LocationKind::CallSite(callee, caller) => smallvec![*callee, *caller],
            LocationKind::Fused(parts, _) => SmallVec::from_slice(parts),
        }
    }

    /// The same of locations that are fused where they are joined, so that what is equal is one.
    fn settled(mut self, ctx: &Context) -> LocationKind {
        let settle = |part: &mut Location| *part = part.settled(ctx);
        match &mut self {
            LocationKind::Unknown | LocationKind::FileLineColRange { .. } => (),
            LocationKind::Name(_, child) => settle(child),
            LocationKind::CallSite(callee, caller) => [callee, caller].into_iter().for_each(settle),
            LocationKind::Fused(parts, _) => parts.iter_mut().for_each(settle),
        }
        self
    }
}

impl Location {
    /// `loc(unknown)`
    pub const UNKNOWN: Location = Location(INTERNED | 2);

    /// The location of a byte of the source.
    #[inline]
    pub fn pos(pos: BytePos) -> Location {
        Location(pos.0 & !INTERNED)
    }

    /// The byte of the source this names, when it is one.
    #[inline]
    pub fn as_pos(self) -> Option<BytePos> {
        (self.0 & INTERNED == 0).then_some(BytePos(self.0))
    }

    /// The location that a location attribute holds.
    #[inline]
    pub fn from_attr(attr: Attribute) -> Location {
        Location(INTERNED | attr.as_u32())
    }

    /// The location with this structure.
    #[inline]
    pub fn get(ctx: &Context, kind: LocationKind) -> Location {
        Self::from_attr(ctx.intern_attr(AttrKind::Location(kind.settled(ctx))))
    }

    /// `loc("file":line:col)`
    #[inline]
    pub fn file_line_col(ctx: &Context, file: &str, line: u32, col: u32) -> Location {
        let file = ctx.intern(file);
        Self::get(ctx, LocationKind::FileLineColRange { file, range: [line, col].into() })
    }

    /// The location fused of others: those fused with the same metadata are
    /// taken apart, unknown ones and repetitions left out; one alone stands
    /// for itself where there is no metadata.
    pub fn fused(ctx: &Context, locations: &[Location], metadata: Option<Attribute>) -> Location {
        if let (&[only], Some(_)) = (locations, metadata)
            && !matches!(only.kind(ctx), LocationKind::Fused(..) | LocationKind::Unknown)
        {
            return Self::get(ctx, LocationKind::Fused([only].into(), metadata));
        }
        let mut seen = HashSet::default();
        let mut parts = Vec::new();
        for location in locations.iter().map(|location| location.settled(ctx)) {
            let inner = match location.kind(ctx) {
                LocationKind::Fused(inner, other) if *other == metadata => &inner[..],
                LocationKind::Unknown => &[],
                _ => std::slice::from_ref(&location),
            };
            parts.extend(inner.iter().copied().filter(|&part| seen.insert(part)));
        }
        match (&parts[..], metadata) {
            ([], None) => Location::UNKNOWN,
            ([], Some(_)) => Self::get(ctx, LocationKind::Fused([Self::UNKNOWN].into(), metadata)),
            (&[only], None) => only,
            _ => Self::get(ctx, LocationKind::Fused(parts.into(), metadata)),
        }
    }

    /// The location fused of others without metadata, as [`Location::fused`] has it, but fused
    /// only when asked: an op made of others that were made of others has the locations of all of
    /// them, and a chain of such ops would hold as many as its length squared.
    pub fn joined(ctx: &Context, locations: &[Location]) -> Location {
        let mut known = locations.iter().filter(|&&part| part != Location::UNKNOWN);
        let first = known.next().copied().unwrap_or(Location::UNKNOWN);
        if known.all(|&part| part == first) {
            return first;
        }
        Self::put_off(ctx, Parts::Joined(locations.into()))
            .unwrap_or_else(|| Self::fused(ctx, locations, None))
    }

    /// Where what is at this location is once it was called from elsewhere, which is where the
    /// last of its callers is called from; made only when asked: what is inlined into one function
    /// after another has as many callers in the end, and is at another location in each.
    #[must_use]
    pub fn called_from(self, ctx: &Context, caller: Location) -> Location {
        let parts = Parts::Called(self, caller);
        Self::put_off(ctx, parts).unwrap_or_else(|| Self::chained(ctx, &[self, caller]))
    }

    /// The location that is made of others when that is asked for, unless there are too many.
    fn put_off(ctx: &Context, of: Parts) -> Option<Location> {
        let number = u32::try_from(ctx.put_off.push(PutOff { of, made: OnceLock::new() }));
        let number = number.ok().filter(|&number| number < PUT_OFF - 1)?;
        Some(Location(INTERNED | PUT_OFF | number))
    }

    /// The same, made where it was put off: first what was joined in it, the innermost first, so
    /// that what is in one another takes no stack.
    fn settled(self, ctx: &Context) -> Location {
        let Some(put_off) = self.as_put_off(ctx) else { return self };
        if put_off.made.get().is_none() {
            self.joined_within(ctx).into_iter().for_each(|joined| _ = joined.make(ctx));
        }
        put_off.make(ctx)
    }

    /// All that was joined in this location and is not made yet, each after what is in it.
    fn joined_within(self, ctx: &Context) -> Vec<&PutOff> {
        let (mut to_see, mut all) = (vec![(self, false)], Vec::new());
        let mut seen = HashSet::default();
        while let Some((location, was_inside)) = to_see.pop() {
            let put_off = location.as_put_off(ctx).filter(|put_off| put_off.made.get().is_none());
            match put_off.map(|put_off| (put_off, &put_off.of)) {
                Some((put_off, _)) if was_inside => all.push(put_off),
                Some((_, of)) if seen.insert(location) => {
                    if let Parts::Joined(parts) = of {
                        to_see.push((location, true));
                        to_see.extend(parts.iter().map(|&part| (part, false)));
                    } else if let &Parts::Called(callee, caller) = of {
                        to_see.extend([(callee, false), (caller, false)]);
                    }
                }
                _ => {}
            }
        }
        all
    }

    fn as_put_off(self, ctx: &Context) -> Option<&PutOff> {
        let is_put_off = self.0 & (INTERNED | PUT_OFF) == INTERNED | PUT_OFF;
        is_put_off.then(|| ctx.put_off.get((self.0 & (PUT_OFF - 1)) as usize)).flatten()
    }

    /// Each of these with all its callers, called from the next.
    fn chained(ctx: &Context, locations: &[Location]) -> Location {
        let mut to_see = locations.iter().rev().copied().collect::<Vec<_>>();
        let mut chain = Vec::new();
        while let Some(location) = to_see.pop() {
            match location.as_put_off(ctx) {
                Some(PutOff { of: Parts::Called(callee, caller), made })
                    if made.get().is_none() =>
                {
                    to_see.extend([caller, callee]);
                    continue;
                }
                _ => {}
            }
            let location = location.settled(ctx);
            match location.kind_of_call(ctx) {
                Some((callee, caller)) => {
                    chain.push(callee);
                    to_see.push(caller);
                }
                None => chain.push(location),
            }
        }
        let chain = chain.into_iter().rev();
        let call = |caller, callee| Self::get(ctx, LocationKind::CallSite(callee, caller));
        chain.reduce(call).unwrap_or(Location::UNKNOWN)
    }

    /// Callee and caller of a location of a call.
    fn kind_of_call(self, ctx: &Context) -> Option<(Location, Location)> {
        self.as_pos().is_none().then(|| match self.kind(ctx) {
            LocationKind::CallSite(callee, caller) => Some((*callee, *caller)),
            _ => None,
        })?
    }

    /// Fuses what was joined of whatever else was joined.
    fn fuse(ctx: &Context, parts: &[Location]) -> Location {
        let mut to_see = parts.iter().rev().copied().collect::<Vec<_>>();
        let mut leaves = Vec::new();
        let mut seen = HashSet::default();
        while let Some(location) = to_see.pop() {
            if !seen.insert(location) {
                continue;
            }
            match location.as_put_off(ctx).map(|put_off| &put_off.of) {
                Some(Parts::Joined(parts)) => to_see.extend(parts.iter().rev()),
                _ => leaves.push(location.settled(ctx)),
            }
        }
        Location::fused(ctx, &leaves, None)
    }

    /// The first metadata of a kind that locations in this one were fused with.
    pub fn fused_with(self, ctx: &Context, def: &'static AttrDef) -> Option<Attribute> {
        if self.as_pos().is_some() {
            return None;
        }
        self.find(ctx, Calls::Both, |_, kind| {
            let LocationKind::Fused(_, metadata) = kind else { return None };
            metadata.filter(|found| found.params_of(ctx, def).is_some())
        })
    }

    /// The attribute this location is, made now if it is a source position.
    #[inline]
    pub fn to_attr(self, ctx: &Context) -> Attribute {
        match self.0 & (INTERNED | PUT_OFF) {
            INTERNED => Attribute::new((self.0 & !INTERNED) as usize),
            _ => self.made_attr(ctx),
        }
    }

    /// The attribute of a source position, or of what was put off.
    fn made_attr(self, ctx: &Context) -> Attribute {
        let settled = self.settled(ctx);
        if settled.0 & INTERNED != 0 {
            return Attribute::new((settled.0 & !INTERNED) as usize);
        }
        Placer::new(ctx).attr(settled)
    }

    /// The structure of this location.
    #[inline]
    pub fn kind(self, ctx: &Context) -> &LocationKind {
        match self.to_attr(ctx).kind(ctx) {
            AttrKind::Location(kind) => kind,
            _ => &LocationKind::Unknown,
        }
    }

    /// Where a diagnostic about this location points.
    #[inline]
    pub fn place(self, ctx: &Context) -> Place {
        match self.as_pos() {
            Some(pos) => Place::Pos(pos),
            None => self.structured_place(ctx),
        }
    }

    /// A call points at its callee and says where it was called from.
    fn structured_place(self, ctx: &Context) -> Place {
        let mut shown = vec![self];
        while let Some((_, caller)) = shown.last().and_then(|last| last.call_site(ctx)) {
            if shown.len() > MAX_CALLERS {
                break;
            }
            shown.push(caller);
        }
        let places = shown.into_iter().rev().map(|location| location.shown_place(ctx));
        places.reduce(|caller, callee| Place::call_site(callee, caller)).unwrap_or(Place::Unknown)
    }

    /// The first place in a file there is in this location; its text where
    /// there is none.
    fn shown_place(self, ctx: &Context) -> Place {
        if self == Location::UNKNOWN {
            return Place::Unknown;
        }
        let found = self.find(ctx, Calls::Both, |location, kind| match (location.as_pos(), kind) {
            (Some(pos), _) => Some(Place::Pos(pos)),
            (None, LocationKind::FileLineColRange { file, range }) => Some(Place::LineCol {
                file: ctx.str(*file).into(),
                line: range.first().copied().unwrap_or(0),
                col: range.get(1).copied().unwrap_or(0),
            }),
            _ => None,
        });
        found.unwrap_or_else(|| Place::Text(ctx.attr_text(self.to_attr(ctx)).into()))
    }

    /// The call that this location, a name or the first location fused that is
    /// one, stands for: callee and caller.
    fn call_site(self, ctx: &Context) -> Option<(Location, Location)> {
        self.find(ctx, Calls::Both, |_, kind| match kind {
            LocationKind::CallSite(callee, caller) => Some((*callee, *caller)),
            _ => None,
        })
    }

    /// What is found first in this location and those in it, in order. What several of them share
    /// is looked at once: taken as a tree a location may be beyond all bounds.
    pub fn find<T>(
        self,
        ctx: &Context,
        calls: Calls,
        test: impl FnMut(Location, &LocationKind) -> Option<T>,
    ) -> Option<T> {
        self.find_unseen(ctx, calls, &mut HashSet::default(), test)
    }

    /// The same without what was seen before, but for locations that have no other ones in them.
    pub fn find_unseen<T>(
        self,
        ctx: &Context,
        calls: Calls,
        seen: &mut HashSet<Location>,
        mut test: impl FnMut(Location, &LocationKind) -> Option<T>,
    ) -> Option<T> {
        let mut pending = vec![self];
        while let Some(location) = pending.pop() {
            let kind = location.kind(ctx);
            let parts = kind.parts(calls);
            if !parts.is_empty() && !seen.insert(location) {
                continue;
            }
            if let Some(found) = test(location, kind) {
                return Some(found);
            }
            pending.extend(parts.into_iter().rev());
        }
        None
    }
}

/// Which locations of a call are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Calls {
    /// That of the callee, then that of the caller.
    Both,
    /// That of the caller, then that of the callee.
    CallersFirst,
    /// That of the caller alone.
    Callers,
}

/// Makes attributes of source positions, quickly where they come nearly in order.
pub struct Placer<'c> {
    ctx: &'c Context,
    /// The file that the last one was in, its name, and the line.
    last: Option<(Arc<SourceFile>, Str, u32)>,
}

impl<'c> Placer<'c> {
    /// One that has made none yet.
    pub fn new(ctx: &'c Context) -> Self {
        Self { ctx, last: None }
    }

    /// The attribute that a location is.
    pub fn attr(&mut self, location: Location) -> Attribute {
        match location.as_pos() {
            Some(pos) => self.placed(pos).unwrap_or(Attribute::UNKNOWN_LOC),
            None => location.to_attr(self.ctx),
        }
    }

    fn placed(&mut self, pos: BytePos) -> Option<Attribute> {
        let ctx = self.ctx;
        let is_in = |file: &SourceFile| (file.start()..=file.end()).contains(&pos);
        if !self.last.as_ref().is_some_and(|(file, ..)| is_in(file)) {
            let file = ctx.sources().file_of(pos)?;
            let name = ctx.intern(file.name());
            self.last = Some((file, name, 1));
        }
        let (file, name, line) = self.last.as_mut()?;
        let at = file.line_col_near(pos, *line);
        *line = at.line;
        let range = [at.line, at.col].into();
        let kind = LocationKind::FileLineColRange { file: *name, range };
        Some(ctx.intern_attr(AttrKind::Location(kind)))
    }
}

impl PutOff {
    fn make(&self, ctx: &Context) -> Location {
        *self.made.get_or_init(|| match &self.of {
            Parts::Joined(parts) => Location::fuse(ctx, parts),
            &Parts::Called(callee, caller) => Location::chained(ctx, &[callee, caller]),
        })
    }
}

impl ReservedValue for Location {
    fn reserved_value() -> Self {
        Location(u32::MAX)
    }

    fn is_reserved_value(&self) -> bool {
        self.0 == u32::MAX
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use couloir_diag::Collector;

    use super::*;
    use crate::context::ContextOptions;

    /// As a tree this would have more parts than anyone could look at.
    fn called_from_itself(ctx: &Context, times: usize) -> Location {
        let first = Location::file_line_col(ctx, "a.c", 1, 1);
        (0..times).fold(first, |inner, _| Location::get(ctx, LocationKind::CallSite(inner, inner)))
    }

    #[test]
    fn shared_parts_are_looked_at_once() {
        let ctx = Context::new(ContextOptions::default(), Arc::new(Collector::default()));
        let location = called_from_itself(&ctx, 200);
        for calls in [Calls::Both, Calls::CallersFirst, Calls::Callers] {
            let mut count = 0;
            let found: Option<()> = location.find(&ctx, calls, |_, kind| {
                count += usize::from(matches!(kind, LocationKind::CallSite(..)));
                None
            });
            assert_eq!((found, count), (None, 200));
        }
    }

    #[test]
    fn parts_are_found_in_order() {
        let ctx = Context::new(ContextOptions::default(), Arc::new(Collector::default()));
        let [callee, caller] = [1, 2].map(|line| Location::file_line_col(&ctx, "a.c", line, 1));
        let call = Location::get(&ctx, LocationKind::CallSite(callee, caller));
        let first = |calls| {
            let is_leaf =
                |kind: &LocationKind| matches!(kind, LocationKind::FileLineColRange { .. });
            call.find(&ctx, calls, |location, kind| is_leaf(kind).then_some(location))
        };
        assert_eq!(first(Calls::Both), Some(callee));
        assert_eq!(first(Calls::CallersFirst), Some(caller));
        assert_eq!(first(Calls::Callers), Some(caller));
    }
    fn line(ctx: &Context, line: u32) -> Location {
        Location::file_line_col(ctx, "a.c", line, 1)
    }

    #[test]
    fn callers_are_called_from_what_comes_next() {
        let ctx = Context::new(ContextOptions::default(), Arc::new(Collector::default()));
        let [a, b, c] = [1, 2, 3].map(|number| line(&ctx, number));
        let call = |callee, caller| Location::get(&ctx, LocationKind::CallSite(callee, caller));
        let wanted = call(a, call(b, c)).to_attr(&ctx);
        let late = a.called_from(&ctx, b).called_from(&ctx, c);
        assert_eq!(late.to_attr(&ctx), wanted);
        let early = a.called_from(&ctx, b);
        early.to_attr(&ctx);
        assert_eq!(early.called_from(&ctx, c).to_attr(&ctx), wanted);
        assert_eq!(a.called_from(&ctx, b.called_from(&ctx, c)).to_attr(&ctx), wanted);
        // What is the same once it is made is joined once.
        let joined = Location::joined(&ctx, &[late, early.called_from(&ctx, c)]);
        assert_eq!(joined.to_attr(&ctx), wanted);
    }

    #[test]
    fn what_is_put_off_within_itself_takes_no_stack() {
        let ctx = Context::new(ContextOptions::default(), Arc::new(Collector::default()));
        let [mut at, other, caller] = [1, 2, 3].map(|number| line(&ctx, number));
        for _ in 0..1_000 {
            at = Location::joined(&ctx, &[at, other]).called_from(&ctx, caller);
        }
        let deep = |at: Location| {
            let chain = std::iter::successors(Some(at), |at| Some(at.kind_of_call(&ctx)?.1));
            chain.count()
        };
        let small = std::thread::Builder::new().stack_size(1 << 17);
        let run = std::thread::scope(|scope| {
            small.spawn_scoped(scope, || deep(at)).map(|run| run.join().ok())
        });
        assert_eq!(run.ok().flatten(), Some(2));
    }
}
