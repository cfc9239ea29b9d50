//! Attributes (language reference, "Attributes" and "Builtin Attributes").

use couloir_diag::BytePos;
use couloir_ir::asm::{Delimiter, ParseResult};
use couloir_ir::attr::{AttrKind, Attribute, NamedAttribute};
use couloir_ir::plain::Bytes;
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Str, Type};
use cranelift_entity::packed_option::PackedOption;

use super::Parser;
use crate::lex::{Kind, Token, unescape};

impl Parser<'_> {
    /// An attribute; `ty` is its type where that is not written.
    pub(super) fn attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        match self.kind() {
            Kind::Integer => self.integer_attribute(ty, false),
            Kind::Float => self.float_attribute(ty, false),
            Kind::Punct(b'-') => self.negative_attribute(ty),
            Kind::String => self.string_attribute(ty),
            Kind::At => self.symbol_attribute(),
            Kind::Hash => self.nested(|p| p.extended_attribute(ty)),
            Kind::Punct(b'[') => self.nested(Self::array_attribute),
            Kind::Punct(b'{') => self.nested(Self::dictionary_attribute),
            Kind::Bare => self.word_attribute(ty),
            _ => self.type_attribute(),
        }
    }

    /// An attribute if one is next.
    pub(super) fn optional_attribute(
        &mut self,
        ty: Option<Type>,
    ) -> ParseResult<Option<Attribute>> {
        if self.at_attribute() { self.attribute(ty).map(Some) } else { Ok(None) }
    }

    fn at_attribute(&self) -> bool {
        match self.kind() {
            Kind::Integer | Kind::Float | Kind::String | Kind::At | Kind::Hash => true,
            Kind::Punct(b'-' | b'[' | b'{') => true,
            Kind::Bare => is_attribute_word(self.spelling()) || self.at_type(),
            _ => self.at_type(),
        }
    }

    fn word_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        match self.spelling() {
            b"unit" => Ok(self.take(Attribute::UNIT)),
            b"true" => Ok(self.take(Attribute::TRUE)),
            b"false" => Ok(self.take(Attribute::FALSE)),
            b"affine_map" => self.affine_map_attribute(),
            b"affine_set" => self.affine_set_attribute(),
            b"dense" => self.dense_attribute(ty),
            b"dense_resource" => self.resource_attribute(ty),
            b"array" => self.dense_array_attribute(),
            b"sparse" => self.sparse_attribute(ty),
            b"strided" => self.strided_attribute(),
            b"distinct" => self.nested(|p| p.distinct_attribute(ty)),
            b"loc" => {
                self.ctx.note_location_value();
                Ok(self.nested(Self::location)?.to_attr(self.ctx))
            }
            _ => self.type_attribute(),
        }
    }

    fn take(&mut self, attr: Attribute) -> Attribute {
        self.advance();
        attr
    }

    fn type_attribute(&mut self) -> ParseResult<Attribute> {
        match self.optional_type()? {
            Some(ty) => Ok(Attribute::ty(self.ctx, ty)),
            None => Err(self.wrong_token("expected attribute value")),
        }
    }

    fn negative_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        self.advance();
        match self.kind() {
            Kind::Integer => self.integer_attribute(ty, true),
            Kind::Float => self.float_attribute(ty, true),
            _ => Err(self.wrong_token("expected constant integer or floating point value")),
        }
    }

    fn string_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let text = self.string_value(self.token);
        self.advance();
        let ty = match ty {
            None if self.consume_if(b':') => Some(self.ty()?),
            given => given,
        };
        let ty = ty.filter(|&ty| ty != Type::NONE);
        Ok(Attribute::get(self.ctx, AttrKind::String(text, PackedOption::from(ty))))
    }

    /// The value of a string token, or of the quoted part of `@"name"`.
    pub(super) fn string_value(&self, token: Token) -> Str {
        let quoted = self.bytes(token);
        let quoted = quoted.strip_prefix(b"@").unwrap_or(quoted);
        let inside = quoted.get(1..quoted.len().saturating_sub(1)).unwrap_or_default();
        self.ctx.intern_bytes(&unescape(inside))
    }

    /// The name in `@name` or `@"name"`.
    pub(super) fn symbol_value(&self, token: Token) -> Str {
        match self.bytes(token) {
            [b'@', b'"', ..] => self.string_value(token),
            bytes => self.ctx.intern_bytes(bytes.get(1..).unwrap_or_default()),
        }
    }

    fn symbol_attribute(&mut self) -> ParseResult<Attribute> {
        let root = self.symbol_value(self.token);
        self.advance();
        let mut nested = Vec::new();
        while self.take_colons() {
            if self.kind() != Kind::At {
                let message = "expected nested symbol reference identifier";
                return Err(self.error_at(self.pos(), message));
            }
            nested.push(self.symbol_value(self.token));
            self.advance();
        }
        Ok(Attribute::get(self.ctx, AttrKind::SymbolRef(root, nested.into())))
    }

    /// Two colons, between which blanks may stand.
    fn take_colons(&mut self) -> bool {
        if !self.is_punct(b':') {
            return false;
        }
        let first = self.token;
        self.advance();
        if self.consume_if(b':') {
            return true;
        }
        if !matches!(self.kind(), Kind::Eof | Kind::Error) {
            self.rewind(first);
        }
        false
    }

    fn array_attribute(&mut self) -> ParseResult<Attribute> {
        self.advance();
        let mut items = Vec::new();
        if !self.is_punct(b']') {
            self.commas(|p| {
                items.push(p.attribute(None)?);
                Ok(())
            })?;
        }
        self.require(b']', "expected ',' or ']'")?;
        Ok(Attribute::array(self.ctx, &items))
    }

    fn dictionary_attribute(&mut self) -> ParseResult<Attribute> {
        let mut entries = Vec::new();
        self.attr_dict(&mut entries)?;
        Ok(Attribute::dictionary(self.ctx, entries))
    }

    /// `{name = value, "name", ...}`, added to `into`.
    pub(super) fn attr_dict(&mut self, into: &mut Vec<NamedAttribute>) -> ParseResult {
        let start = self.token.start;
        if self.in_symbol(start) || self.ctx.options().identified_aliases {
            return self.new_attr_dict(into);
        }
        let rest = self.src.get(start as usize..).unwrap_or_default();
        if let Some((entries, len)) = self.dict_memo.get(rest) {
            into.extend_from_slice(entries);
            self.resume_at(start + len as u32);
            return Ok(());
        }
        let first = into.len();
        self.new_attr_dict(into)?;
        if let Some(text) = self.src.get(start as usize..self.last_end as usize) {
            self.dict_memo.insert(text, into.get(first..).unwrap_or_default());
        }
        Ok(())
    }

    /// A dictionary that was not read before.
    fn new_attr_dict(&mut self, into: &mut Vec<NamedAttribute>) -> ParseResult {
        let mut seen = rustc_hash::FxHashSet::default();
        let start = into.len();
        self.delimited(Delimiter::Braces, " in attribute dictionary", |p| {
            let name = p.attr_name()?;
            // Few names are looked through, many are hashed.
            let before = &into[start..];
            let repeated = if before.len() < 16 {
                before.iter().any(|entry| entry.0 == name)
            } else {
                if before.len() == 16 {
                    seen.extend(before.iter().map(|entry| entry.0));
                }
                !seen.insert(name)
            };
            if repeated {
                let message =
                    format!("duplicate key '{}' in dictionary attribute", p.ctx.str(name));
                return Err(p.error(&message));
            }
            p.advance();
            let value = p.attr_value(name)?;
            into.push((name, value));
            Ok(())
        })
    }

    fn attr_name(&mut self) -> ParseResult<Str> {
        match self.kind() {
            Kind::String => {
                let name = self.string_value(self.token);
                if name == Str::EMPTY {
                    return Err(self.error("expected valid attribute name"));
                }
                Ok(name)
            }
            Kind::Bare | Kind::IntType => Ok(self.ctx.intern_bytes(self.spelling())),
            _ => Err(self.wrong_token("expected attribute name")),
        }
    }

    fn attr_value(&mut self, _name: Str) -> ParseResult<Attribute> {
        if !self.consume_if(b'=') {
            return Ok(Attribute::UNIT);
        }
        self.attribute(None)
    }

    fn strided_attribute(&mut self) -> ParseResult<Attribute> {
        self.advance();
        let mut strides = Vec::new();
        self.require(b'<', "expected '<' after 'strided'")?;
        self.require(b'[', "expected '['")?;
        if !self.is_punct(b']') {
            self.commas(|p| {
                strides.push(p.stride()?);
                Ok(())
            })?;
        }
        self.require(b']', "expected ']'")?;
        let offset = if self.consume_if(b'>') { 0 } else { self.strided_offset()? };
        Ok(Attribute::strided_layout(self.ctx, &strides, offset))
    }

    /// `, offset: 1>`
    fn strided_offset(&mut self) -> ParseResult<i64> {
        self.require(b',', "expected ','")?;
        if !self.take_word("offset") {
            return Err(self.wrong_token("expected 'offset' after comma"));
        }
        self.require(b':', "expected ':' after 'offset'")?;
        let offset = self.stride()?;
        self.require(b'>', "expected '>'")?;
        Ok(offset)
    }

    /// A known or unknown (`?`) stride or offset.
    fn stride(&mut self) -> ParseResult<i64> {
        if self.consume_if(b'?') {
            return Ok(DYNAMIC);
        }
        let at = self.pos();
        let negative = self.consume_if(b'-');
        let value = if self.kind() == Kind::Integer { self.unsigned() } else { None };
        let value = value.map(|value| if negative { -i128::from(value) } else { value.into() });
        match value.and_then(|value| i64::try_from(value).ok()).filter(|&v| v != DYNAMIC) {
            Some(value) => {
                self.advance();
                Ok(value)
            }
            None => Err(self.error_at(at, "expected a 64-bit signed integer or '?'")),
        }
    }

    fn distinct_attribute(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        let at = self.pos();
        self.advance();
        self.require(b'[', "expected '[' after 'distinct'")?;
        let id = self.unsigned();
        self.expect_kind(Kind::Integer, "expected distinct ID")?;
        let Some(id) = id else {
            return Err(self.error("expected an unsigned 64-bit integer"));
        };
        self.require(b']', "expected ']' to close distinct ID")?;
        self.require(b'<', "expected '<' after distinct ID")?;
        let referenced = self.referenced(ty)?;
        self.require(b'>', "expected '>' to close distinct attribute")?;
        self.distinct(at, id, referenced)
    }

    /// The attribute inside a distinct one, or none; the type that the distinct one is to have is,
    /// as upstream, that of the one inside.
    fn referenced(&mut self, ty: Option<Type>) -> ParseResult<Attribute> {
        if self.is_punct(b'>') {
            return Ok(Attribute::UNIT);
        }
        self.attribute(ty).map_err(|_| self.follow_up("expected attribute"))
    }

    /// Reads `distinct[number]<>`, if it has been read before.
    pub(super) fn seen_again(&self, text: &mut Bytes<'_>) -> Option<Attribute> {
        text.pass(b"distinct[")?;
        let known = *self.seen_distinct.get(&text.number()?)?;
        text.pass(b"]<>")?;
        matches!(known.kind(self.ctx), AttrKind::Distinct(_, Attribute::UNIT)).then_some(known)
    }

    /// One distinct attribute per number and file: the number is renewed.
    fn distinct(&mut self, at: BytePos, id: u64, referenced: Attribute) -> ParseResult<Attribute> {
        if let Some(&known) = self.seen_distinct.get(&id) {
            if let AttrKind::Distinct(_, before) = known.kind(self.ctx)
                && *before != referenced
            {
                if self.aliases.has_read_last() {
                    // Here it may be the first.
                    self.rehearse()?;
                }
                let mut message =
                    String::from("referenced attribute does not match previous definition: ");
                message += &super::file::attr_text(self.ctx, *before);
                return Err(self.error_at(at, &message));
            }
            return Ok(known);
        }
        if self.is_ahead {
            // Numbers are given in the order of the file.
            return Err(couloir_ir::Failure);
        }
        let fresh = self.ctx.next_distinct_id();
        let attr = Attribute::get(self.ctx, AttrKind::Distinct(fresh, referenced));
        self.seen_distinct.insert(id, attr);
        Ok(attr)
    }
}

/// Whether a word starts an optional attribute that is no type; other words
/// that start attributes do so only where one must follow.
fn is_attribute_word(word: &[u8]) -> bool {
    matches!(
        word,
        b"unit"
            | b"true"
            | b"false"
            | b"affine_map"
            | b"affine_set"
            | b"dense"
            | b"dense_resource"
            | b"sparse"
            | b"loc"
    )
}
