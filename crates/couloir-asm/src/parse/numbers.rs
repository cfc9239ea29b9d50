//! Numbers: integer and float attributes, and literals.

use couloir_diag::BytePos;
use couloir_ir::Type;
use couloir_ir::asm::ParseResult;
use couloir_ir::attr::Attribute;
use couloir_ir::num::{Float, FloatKind, Int};
use couloir_ir::ty::{Signedness, TypeKind};

use super::Parser;
use crate::lex::{Kind, Token};

/// The value of up to four decimal digits.
pub(super) fn small_number(digits: &[u8]) -> Option<u32> {
    if digits.len() > 4 {
        return None;
    }
    digits.iter().try_fold(0, |value, &digit| {
        let digit = digit.checked_sub(b'0').filter(|&digit| digit < 10)?;
        Some(value * 10 + u32::from(digit))
    })
}

impl Parser<'_> {
    /// The text of a token that is a number.
    pub(super) fn number_text(&self, token: Token) -> &str {
        std::str::from_utf8(self.bytes(token)).unwrap_or_default()
    }

    /// The type after `:`, or the default.
    fn number_type(&mut self, ty: Option<Type>, default: Type) -> ParseResult<Type> {
        match ty {
            Some(ty) => Ok(ty),
            None if self.consume_if(b':') => self.ty(),
            None => Ok(default),
        }
    }

    /// An integer literal; its sign, if any, has been read.
    pub(super) fn integer_attribute(
        &mut self,
        ty: Option<Type>,
        negative: bool,
    ) -> ParseResult<Attribute> {
        let token = self.token;
        let at = self.pos();
        self.advance();
        let ty = self.number_type(ty, Type::I64)?;
        let small = if negative { None } else { small_number(self.bytes(token)) };
        if let Some(known) = small.and_then(|small| self.int_memo.get(ty, small)) {
            return Ok(known);
        }
        let attr = self.integer_of_type(at, token, ty, negative)?;
        if let Some(small) = small {
            self.int_memo.insert(ty, small, attr);
        }
        Ok(attr)
    }

    fn integer_of_type(
        &mut self,
        at: BytePos,
        token: Token,
        ty: Type,
        negative: bool,
    ) -> ParseResult<Attribute> {
        if let Some(kind) = ty.float_kind(self.ctx) {
            let value = self.float_from_integer(token, negative, kind)?;
            return Ok(Attribute::float(self.ctx, ty, value));
        }
        let (width, signedness) = match ty.kind(self.ctx) {
            TypeKind::Integer(width, signedness) => (*width, *signedness),
            TypeKind::Index => (64, Signedness::Signed),
            _ => return Err(self.error_at(at, "integer literal not valid for specified type")),
        };
        if negative && signedness == Signedness::Unsigned {
            let message = "negative integer literal not valid for unsigned integer type";
            return Err(self.error_at(at, message));
        }
        let signed = signedness == Signedness::Signed;
        match Int::parse(width, negative, self.number_text(token), signed) {
            Some(value) => Ok(Attribute::wide_int(self.ctx, ty, value)),
            _ => Err(self.error_at(at, "integer constant out of range for attribute")),
        }
    }

    /// A float written as the hexadecimal digits of its bits.
    pub(super) fn float_from_integer(
        &mut self,
        token: Token,
        negative: bool,
        kind: FloatKind,
    ) -> ParseResult<Float> {
        let at = self.token_start(token);
        let Some(digits) = self.number_text(token).strip_prefix("0x") else {
            let message = "unexpected decimal integer literal for a floating point value";
            let note = "add a trailing dot to make the literal a float";
            return Err(self.report_with_note(at, message, at, note));
        };
        if negative {
            let message = "hexadecimal float literal should not have a leading minus";
            return Err(self.error_at(at, message));
        }
        match Float::from_hex(kind, digits) {
            Some(value) => Ok(value),
            None => Err(self.error_at(at, "hexadecimal float constant out of range for type")),
        }
    }

    /// A float literal; its sign, if any, has been read.
    pub(super) fn float_attribute(
        &mut self,
        ty: Option<Type>,
        negative: bool,
    ) -> ParseResult<Attribute> {
        let token = self.token;
        self.advance();
        let ty = self.number_type(ty, Type::F64)?;
        let Some(kind) = ty.float_kind(self.ctx) else {
            return Err(self.error("floating point value not valid for specified type"));
        };
        let value = self.float_literal(token, negative, kind)?;
        Ok(Attribute::float(self.ctx, ty, value))
    }

    /// The float of a kind nearest to a literal: as upstream, by way of a double.
    pub(super) fn float_literal(
        &mut self,
        token: Token,
        negative: bool,
        kind: FloatKind,
    ) -> ParseResult<Float> {
        let Ok(value) = self.number_text(token).parse::<f64>() else {
            return Err(self.error("floating point value too large for attribute"));
        };
        Ok(Float::from_f64(kind, if negative { -value } else { value }))
    }

    /// The value of the current integer token, decimal or hexadecimal, when
    /// it fits 64 bits.
    pub(super) fn unsigned(&self) -> Option<u64> {
        match self.text().strip_prefix("0x") {
            Some(digits) => u64::from_str_radix(digits, 16).ok(),
            None => self.text().parse().ok(),
        }
    }

    /// An integer that fits 64 bits, with its sign, if one is next; `true` is
    /// a single bit, which as a sign stands for -1.
    pub(super) fn optional_i64(&mut self) -> ParseResult<Option<i64>> {
        for (word, value) in [("false", 0), ("true", -1)] {
            if self.take_word(word) {
                return Ok(Some(value));
            }
        }
        let at = self.pos();
        let negative = self.is_punct(b'-');
        if !negative && self.kind() != Kind::Integer {
            return Ok(None);
        }
        if negative {
            self.advance();
        }
        let token = self.expect_kind(Kind::Integer, "expected integer value")?;
        match Int::parse(64, negative, self.number_text(token), true) {
            Some(value) => Ok(value.to_i64()),
            None if self.number_text(token).trim_matches('0').is_empty() => Ok(Some(0)),
            None => Err(self.hook_error(at, "integer value too large")),
        }
    }

    /// An integer with its sign, of which nothing is lost, and its width as
    /// written: four bits a digit, and one more where the first is set.
    pub(super) fn written_integer(&mut self) -> ParseResult<(u32, Int)> {
        for (word, value) in [("false", 0), ("true", 1)] {
            if self.take_word(word) {
                return Ok((1, Int::new(1, value)));
            }
        }
        let negative = self.consume_if(b'-');
        if self.kind() != Kind::Integer {
            return Err(match negative {
                true => self.wrong_token("expected integer value"),
                false => self.hook_error(self.pos(), "expected integer value"),
            });
        }
        let text = self.number_text(self.token);
        let digits = text.strip_prefix("0x").unwrap_or(text).trim_start_matches('0').len().max(1);
        let width = u32::try_from(digits * 4).unwrap_or(u32::MAX - 1);
        let value = Int::parse(width.saturating_add(1), false, text, false);
        let Some(value) = value else {
            return Err(self.hook_error(self.pos(), "integer value too large"));
        };
        let width = width + u32::from(value.bit(width - 1));
        let value = value.zext_or_trunc(width);
        self.advance();
        Ok((width, if negative { value.neg() } else { value }))
    }

    /// An integer for an unsigned number of so many bits: what is written
    /// must come back from it in the width as written.
    pub(super) fn unsigned_of(&mut self, bits: u32) -> ParseResult<u64> {
        let at = self.pos();
        let (width, value) = self.written_integer()?;
        let number = value.sext_or_trunc(bits).low_u64();
        if Int::new(64, number).zext_or_trunc(width) != value {
            return Err(self.hook_error(at, "integer value too large"));
        }
        Ok(number)
    }
}
