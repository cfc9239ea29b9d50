//! Locations: where an op or a value came from.
//!
//! A location is a `u32`: either a byte position in the context's source
//! map, resolved to a line and a column only when asked, or an interned
//! location attribute.

use couloir_diag::{BytePos, Place};
use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::ReservedValue;

use crate::attr::{AttrKind, Attribute};
use crate::context::Context;
use crate::text::Str;

/// Where something came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Location(u32);

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
            None => self.structured_place(ctx, 0),
        }
    }

    /// Names and fused locations point where their first file location does.
    fn structured_place(self, ctx: &Context, depth: u32) -> Place {
        if let Some(pos) = self.as_pos() {
            return Place::Pos(pos);
        }
        if depth > 64 {
            return Place::Unknown;
        }
        let nested = |location: &Location| location.structured_place(ctx, depth + 1);
        match self.kind(ctx) {
            LocationKind::Unknown => Place::Unknown,
            LocationKind::FileLineColRange { file, range } => Place::LineCol {
                file: ctx.str(*file).into(),
                line: range.first().copied().unwrap_or(0),
                col: range.get(1).copied().unwrap_or(0),
            },
            LocationKind::Name(_, child) => nested(child),
            LocationKind::CallSite(callee, caller) => Place::CallSite {
                callee: Box::new(nested(callee)),
                caller: Box::new(nested(caller)),
            },
            LocationKind::Fused(locations, _) => locations
                .iter()
                .map(nested)
                .find(|place| !matches!(place, Place::Unknown))
                .unwrap_or(Place::Unknown),
        }
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
