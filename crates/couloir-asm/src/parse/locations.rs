//! Locations (language reference, "Location Attributes").

use couloir_ir::asm::{Delimiter, ParseResult};
use couloir_ir::attr::AttrKind;
use couloir_ir::location::LocationKind;
use couloir_ir::{Location, Str};

use super::Parser;
use crate::lex::Kind;

impl<'s> Parser<'s> {
    /// `loc(...)`
    pub(super) fn location(&mut self) -> ParseResult<Location> {
        self.advance();
        self.expect(b'(', "expected '(' in inline location")?;
        let location = self.location_instance()?;
        self.expect(b')', "expected ')' in inline location")?;
        Ok(location)
    }

    /// `loc(...)` if it is next, where aliases defined later may be named.
    pub(super) fn trailing_location(&mut self) -> ParseResult<Option<Location>> {
        if !self.at_word("loc") { Ok(None) } else { self.location().map(Some) }
    }

    fn location_instance(&mut self) -> ParseResult<Location> {
        match self.kind() {
            Kind::Hash => self.location_alias(),
            Kind::String => self.name_or_file_location(),
            Kind::Bare => match self.spelling() {
                b"callsite" => self.nested(Self::callsite_location),
                b"fused" => self.nested(Self::fused_location),
                b"unknown" => {
                    self.advance();
                    Ok(Location::UNKNOWN)
                }
                _ => Err(self.wrong_token("expected location instance")),
            },
            _ => Err(self.wrong_token("expected location instance")),
        }
    }

    fn location_alias(&mut self) -> ParseResult<Location> {
        let at = self.pos();
        let name = self.text().get(1..).unwrap_or_default();
        if !name.contains('.') && !self.aliases.attrs.contains_key(name) {
            self.define_late_aliases();
        }
        let attr = self.nested(|p| p.extended_attribute(None))?;
        if !attr.is_location(self.ctx) {
            let text = super::file::attr_text(self.ctx, attr);
            let message = format!("expected location, but found '{text}'");
            return Err(self.error_at(at, &message));
        }
        Ok(Location::from_attr(attr))
    }

    fn name_or_file_location(&mut self) -> ParseResult<Location> {
        let name = self.string_value(self.token);
        self.advance();
        if self.is_punct(b':') {
            return self.file_location(name);
        }
        if self.ctx.bytes(name).contains(&0) {
            // As upstream: only the text before a NUL counts, and there is none here.
        }
        let mut child = Location::UNKNOWN;
        if self.consume_if(b'(') {
            child = self.nested(Self::location_instance)?;
            self.expect(b')', "expected ')' after child location of NameLoc")?;
        }
        Ok(Location::get(self.ctx, LocationKind::Name(name, child)))
    }

    /// `"file":line:col`, or a range `"file":line:col to line:col`.
    fn file_location(&mut self, file: Str) -> ParseResult<Location> {
        self.expect(b':', "expected ':' in file location")?;
        let line = self.line_number("expected integer line number in FileLineColRange")?;
        let mut range = vec![line];
        if self.consume_if(b':') {
            range.push(self.line_number("expected integer column number in FileLineColRange")?);
            if self.take_word("to") {
                self.location_range_end(&mut range)?;
            }
        }
        if range.len() == 1 {
            range.push(0);
        }
        Ok(Location::get(self.ctx, LocationKind::FileLineColRange { file, range: range.into() }))
    }

    /// `line:col` or `:col` after `to`.
    fn location_range_end(&mut self, range: &mut Vec<u32>) -> ParseResult {
        let same_line = range.first().copied().unwrap_or(0);
        let end_line = if self.kind() == Kind::Integer {
            self.line_number("expected integer line number in FileLineColRange")?
        } else {
            same_line
        };
        self.expect(b':', "expected ':' in FileLineColRange")?;
        let end_col = self.line_number("expected integer column number in FileLineColRange")?;
        if end_line == same_line {
            if range.get(1) != Some(&end_col) {
                range.push(end_col);
            }
        } else {
            range.extend([end_line, end_col]);
        }
        Ok(())
    }

    fn line_number(&mut self, message: &str) -> ParseResult<u32> {
        let number = self.text().parse::<u32>().ok().filter(|_| self.kind() == Kind::Integer);
        match number {
            Some(number) => {
                self.advance();
                Ok(number)
            }
            None => Err(self.error(message)),
        }
    }

    fn callsite_location(&mut self) -> ParseResult<Location> {
        self.advance();
        self.expect(b'(', "expected '(' in callsite location")?;
        let callee = self.location_instance()?;
        if !self.take_word("at") {
            return Err(self.wrong_token("expected 'at' in callsite location"));
        }
        let caller = self.location_instance()?;
        self.expect(b')', "expected ')' in callsite location")?;
        Ok(Location::get(self.ctx, LocationKind::CallSite(callee, caller)))
    }

    fn fused_location(&mut self) -> ParseResult<Location> {
        self.advance();
        let mut metadata = None;
        if self.consume_if(b'<') {
            metadata = Some(self.attribute(None)?);
            self.expect(b'>', "expected '>' after fused location metadata")?;
        }
        let mut locations = Vec::new();
        self.delimited(Delimiter::Square, " in fused location", |p| {
            locations.push(p.location_instance()?);
            Ok(())
        })?;
        Ok(fuse(self.ctx, &locations, metadata))
    }
}

/// The location fused of others: those fused without metadata are taken
/// apart, unknown ones and repetitions left out; one alone stands for itself.
pub(crate) fn fuse(
    ctx: &couloir_ir::Context,
    locations: &[Location],
    metadata: Option<couloir_ir::Attribute>,
) -> Location {
    let mut seen = rustc_hash::FxHashSet::default();
    let mut parts = Vec::new();
    for &location in locations {
        let inner = match location.to_attr(ctx).kind(ctx) {
            AttrKind::Location(LocationKind::Fused(inner, other)) if *other == metadata => {
                &inner[..]
            }
            AttrKind::Location(LocationKind::Unknown) => &[],
            _ => std::slice::from_ref(&location),
        };
        parts.extend(inner.iter().copied().filter(|&part| seen.insert(part)));
    }
    match (&parts[..], metadata) {
        ([], None) => Location::UNKNOWN,
        ([], Some(_)) => {
            Location::get(ctx, LocationKind::Fused([Location::UNKNOWN].into(), metadata))
        }
        (&[only], None) => only,
        _ => Location::get(ctx, LocationKind::Fused(parts.into(), metadata)),
    }
}
