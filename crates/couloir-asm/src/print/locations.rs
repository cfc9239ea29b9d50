//! Locations of every form.

use couloir_ir::attr::{AttrKind, Attribute};
use couloir_ir::location::{Location, LocationKind};

use super::printer::{Piece, Printer, Typed};
use super::strings;

impl Printer<'_> {
    /// Writes a location by itself: `loc(...)`, or its pretty form.
    pub(super) fn put_location(&mut self, location: Location) {
        let attr = self.placer.attr(location);
        if self.options.pretty_debuginfo {
            return self.begin(Piece::Pretty(attr));
        }
        self.put("loc(");
        if !self.attr_alias(attr) {
            self.begin(Piece::Nested(Location::from_attr(attr), false));
        }
        self.out.push(b')');
    }

    /// Writes a location inside another, or its alias.
    pub(super) fn nested_location(&mut self, location: Location, pretty: bool) {
        let attr = self.placer.attr(location);
        if !self.attr_alias(attr) {
            self.open_location(attr, pretty);
        }
    }

    /// Writes the start of a location and leaves the rest on the list.
    pub(super) fn open_location(&mut self, attr: Attribute, pretty: bool) {
        let AttrKind::Location(kind) = attr.kind(self.ctx) else { return };
        match kind {
            LocationKind::Unknown => self.put(if pretty { "[unknown]" } else { "unknown" }),
            LocationKind::FileLineColRange { file, range } => {
                if pretty {
                    self.out.extend_from_slice(self.ctx.bytes(*file));
                } else {
                    self.put_quoted(*file);
                }
                self.range(range);
            }
            LocationKind::Name(name, child) => {
                self.put_quoted(*name);
                if *child != Location::UNKNOWN {
                    self.out.push(b'(');
                    self.push(&[Piece::Nested(*child, pretty), Piece::Text(")")]);
                }
            }
            LocationKind::CallSite(callee, caller) => self.call_site(*callee, *caller, pretty),
            LocationKind::Fused(_, metadata) => self.open_fused(attr, *metadata, pretty),
        }
    }

    fn range(&mut self, range: &[u32]) {
        let at = |index: usize| range.get(index).copied().unwrap_or(0);
        self.number_after(":", at(0));
        self.number_after(":", at(1));
        match *range {
            [line, col, end_line, end_col] if (line, col) != (end_line, end_col) => {
                self.put(" to ");
                if line != end_line {
                    self.number_after("", end_line);
                }
                self.number_after(":", end_col);
            }
            [_, col, end_col] if col != end_col => self.number_after(" to :", end_col),
            _ => {}
        }
    }

    fn number_after(&mut self, text: &str, number: u32) {
        self.put(text);
        strings::unsigned(self.out, number.into());
    }

    fn call_site(&mut self, callee: Location, caller: Location, pretty: bool) {
        if !pretty {
            self.put("callsite(");
            let (callee, caller) = (Piece::Nested(callee, false), Piece::Nested(caller, false));
            return self.push(&[callee, Piece::Text(" at "), caller, Piece::Text(")")]);
        }
        let named = matches!(callee.kind(self.ctx), LocationKind::Name(..));
        let file = matches!(caller.kind(self.ctx), LocationKind::FileLineColRange { .. });
        let between = if named && file { " at " } else { "\n at " };
        let (callee, caller) = (Piece::Nested(callee, true), Piece::Nested(caller, true));
        self.push(&[callee, Piece::Text(between), caller]);
    }

    fn open_fused(&mut self, attr: Attribute, metadata: Option<Attribute>, pretty: bool) {
        if !pretty {
            self.put("fused");
        }
        self.push(&[Piece::Text("["), Piece::Fused(attr, 0, pretty)]);
        if let Some(metadata) = metadata {
            let metadata = Piece::Attr(metadata, Typed::Always);
            self.push(&[Piece::Text("<"), metadata, Piece::Text(">")]);
        }
    }

    /// Writes the locations of a fused location from one on.
    pub(super) fn fused(&mut self, attr: Attribute, from: u32, pretty: bool) {
        let AttrKind::Location(LocationKind::Fused(locations, _)) = attr.kind(self.ctx) else {
            return;
        };
        let Some(location) = locations.get(from as usize) else { return self.out.push(b']') };
        if from > 0 {
            self.put(", ");
        }
        self.push(&[Piece::Nested(*location, pretty), Piece::Fused(attr, from + 1, pretty)]);
    }

    /// Writes a location where an argument's stands, without an alias.
    pub(super) fn put_argument_location(&mut self, location: Location) {
        if !self.options.debuginfo {
            return;
        }
        let attr = self.placer.attr(location);
        self.out.push(b' ');
        if self.options.pretty_debuginfo {
            return self.begin(Piece::Pretty(attr));
        }
        self.put("loc(");
        self.begin(Piece::OpenLocation(attr));
        self.out.push(b')');
    }
}
