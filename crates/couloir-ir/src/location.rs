//! Locations: where an op or a value came from.
//!
//! A location is a `u32`: either a byte position in the context's source
//! map, resolved to a line and a column only when asked, or an interned
//! location attribute.

use couloir_diag::{BytePos, Place};
use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::ReservedValue;
use rustc_hash::FxHashSet as HashSet;

use crate::attr::{AttrKind, Attribute};
use crate::context::Context;
use crate::text::Str;

/// Where something came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Location(u32);

/// Callers that a diagnostic tells of, and one more.
const MAX_CALLERS: usize = 11;

/// Set on locations that are interned attributes.
const INTERNED: u32 = 1 << 31;

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
        Self::from_attr(ctx.intern_attr(AttrKind::Location(kind)))
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
        let mut seen = HashSet::default();
        let mut parts = Vec::new();
        for location in locations {
            let inner = match location.kind(ctx) {
                LocationKind::Fused(inner, other) if *other == metadata => &inner[..],
                LocationKind::Unknown => &[],
                _ => std::slice::from_ref(location),
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

    /// The attribute this location is, made now if it is a source position.
    #[inline]
    pub fn to_attr(self, ctx: &Context) -> Attribute {
        let Some(pos) = self.as_pos() else {
            return Attribute::new((self.0 & !INTERNED) as usize);
        };
        let Some((file, at)) = ctx.sources().resolve(pos) else { return Attribute::UNKNOWN_LOC };
        let file = ctx.intern(&file);
        ctx.intern_attr(AttrKind::Location(LocationKind::FileLineColRange {
            file,
            range: [at.line, at.col].into(),
        }))
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
        let found = self.find(ctx, |location| match (location.as_pos(), location.kind(ctx)) {
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
        let mut found = None;
        let mut to_see = vec![self];
        let mut seen = HashSet::default();
        while let (None, Some(location)) = (found, to_see.pop()) {
            match location.kind(ctx) {
                LocationKind::CallSite(callee, caller) => found = Some((*callee, *caller)),
                LocationKind::Name(_, child) => to_see.push(*child),
                LocationKind::Fused(locations, _) if seen.insert(location) => {
                    to_see.extend(locations.iter().rev());
                }
                _ => (),
            }
        }
        found
    }

    /// What is found first in this location and those in it, in order.
    fn find<T>(self, ctx: &Context, test: impl Fn(Location) -> Option<T>) -> Option<T> {
        let mut to_see = vec![self];
        let mut seen = HashSet::default();
        while let Some(location) = to_see.pop() {
            if !seen.insert(location) {
                continue;
            }
            if let Some(found) = test(location) {
                return Some(found);
            }
            match location.kind(ctx) {
                LocationKind::Name(_, child) => to_see.push(*child),
                LocationKind::CallSite(callee, caller) => to_see.extend([*caller, *callee]),
                LocationKind::Fused(locations, _) => to_see.extend(locations.iter().rev()),
                LocationKind::Unknown | LocationKind::FileLineColRange { .. } => (),
            }
        }
        None
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
