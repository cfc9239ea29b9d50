//! Locations (language reference, "Location Attributes").

use couloir_diag::BytePos;
use couloir_ir::asm::{Delimiter, ParseResult};
use couloir_ir::attr::Attribute;
use couloir_ir::location::LocationKind;
use couloir_ir::{Location, Str};

use super::Parser;
use crate::lex::Kind;

impl Parser<'_> {
    /// `loc(...)`, an attribute.
    pub(super) fn location(&mut self) -> ParseResult<Location> {
        self.advance();
        self.require(b'(', "expected '(' in inline location")?;
        let location = self.location_instance()?;
        self.require(b')', "expected ')' in inline location")?;
        Ok(location)
    }

    /// `loc(...)` if it is next, where an alias defined later may be named.
    pub(super) fn trailing_location(&mut self) -> ParseResult<Option<Location>> {
        if !self.take_word("loc") {
            return Ok(None);
        }
        self.require(b'(', "expected '(' in location")?;
        let alias = self.kind() == Kind::Hash && !self.spelling().contains(&b'.');
        let location = if alias { self.location_alias()? } else { self.location_instance()? };
        self.require(b')', "expected ')' in location")?;
        Ok(Some(location))
    }

    fn location_instance(&mut self) -> ParseResult<Location> {
        match self.kind() {
            Kind::Hash => self.location_attribute(),
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
        self.advance();
        if let Some(attr) = self.aliases.attr(name.as_bytes()) {
            return self.expect_location(at, attr);
        }
        Ok(self.named_location(name.as_bytes()).unwrap_or_else(|| {
            // The place of the name stands for it until the file is read.
            self.late_locations.push((at, name));
            Location::pos(at)
        }))
    }

    /// The location that an alias means.
    pub(super) fn expect_location(
        &mut self,
        at: BytePos,
        attr: Attribute,
    ) -> ParseResult<Location> {
        if attr.is_location(self.ctx) {
            return Ok(Location::from_attr(attr));
        }
        let text = super::file::attr_text(self.ctx, attr);
        Err(self.error_at(at, &format!("expected location, but found '{text}'")))
    }

    fn location_attribute(&mut self) -> ParseResult<Location> {
        let attr = self.nested(|p| p.extended_attribute(None))?;
        if attr.is_location(self.ctx) {
            return Ok(Location::from_attr(attr));
        }
        let text = super::file::attr_text(self.ctx, attr);
        Err(self.error(&format!("expected location attribute, but got{text}")))
    }

    fn name_or_file_location(&mut self) -> ParseResult<Location> {
        let name = self.string_value(self.token);
        self.advance();
        if self.is_punct(b':') {
            return self.file_location(name);
        }
        let mut child = Location::UNKNOWN;
        if self.consume_if(b'(') {
            child = self.nested(Self::location_instance)?;
            self.require(b')', "expected ')' after child location of NameLoc")?;
        }
        Ok(Location::get(self.ctx, LocationKind::Name(name, child)))
    }

    /// `"file":line:col`, or a range `"file":line:col to line:col`.
    fn file_location(&mut self, file: Str) -> ParseResult<Location> {
        self.require(b':', "expected ':' in file location")?;
        let line = self.line_number("expected integer line number in FileLineColRange")?;
        let mut range = vec![line, 0];
        let mut file = file;
        if self.consume_if(b':') {
            range[1] = self.line_number("expected integer column number in FileLineColRange")?;
            if self.take_word("to") {
                self.location_range_end(&mut range)?;
            } else if file == Str::EMPTY {
                file = self.ctx.intern("-");
            }
        }
        Ok(Location::get(self.ctx, LocationKind::FileLineColRange { file, range: range.into() }))
    }

    /// `line:col` or `:col` after `to`.
    fn location_range_end(&mut self, range: &mut Vec<u32>) -> ParseResult {
        let same_line = range.first().copied().unwrap_or(0);
        let end_line = if self.kind() == Kind::Integer {
            if self.unsigned().is_none_or(|line| line > u64::from(u32::MAX)) {
                return Err(self.wrong_token("expected integer line number in FileLineColRange"));
            }
            self.line_number("expected integer line number in FileLineColRange")?
        } else {
            same_line
        };
        self.require(b':', "expected either integer or `:` post `to` in FileLineColRange")?;
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
        if self.kind() != Kind::Integer {
            return Err(self.wrong_token(message));
        }
        match self.unsigned().and_then(|number| u32::try_from(number).ok()) {
            Some(number) => {
                self.advance();
                Ok(number)
            }
            None => Err(self.error(message)),
        }
    }

    fn callsite_location(&mut self) -> ParseResult<Location> {
        self.advance();
        self.require(b'(', "expected '(' in callsite location")?;
        let callee = self.location_instance()?;
        if !self.take_word("at") {
            return Err(self.wrong_token("expected 'at' in callsite location"));
        }
        let caller = self.location_instance()?;
        self.require(b')', "expected ')' in callsite location")?;
        Ok(Location::get(self.ctx, LocationKind::CallSite(callee, caller)))
    }

    fn fused_location(&mut self) -> ParseResult<Location> {
        self.advance();
        let mut metadata = None;
        if self.consume_if(b'<') {
            metadata = Some(self.attribute(None)?);
            self.require(b'>', "expected '>' after fused location metadata")?;
        }
        let mut locations = Vec::new();
        self.delimited(Delimiter::Square, " in fused location", |p| {
            locations.push(p.location_instance()?);
            Ok(())
        })?;
        Ok(Location::fused(self.ctx, &locations, metadata))
    }
}
