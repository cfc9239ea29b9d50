//! Reads numbers: integers of any size, hexadecimal ones, floats.

use super::error::Res;
use super::lexer::{Tok, hex_digit};
use super::{Parser, fault};
use crate::constants::Constant;
use crate::types::{Type, TypeData, float_width};

/// An integer of any size: its sign and its magnitude, lowest word first.
pub(super) struct BigInt {
    pub(super) negative: bool,
    pub(super) words: Vec<u64>,
}

impl BigInt {
    fn push_digit(&mut self, base: u64, digit: u64) {
        let mut carry = u128::from(digit);
        for word in &mut self.words {
            let value = u128::from(*word) * u128::from(base) + carry;
            *word = value as u64;
            carry = value >> 64;
        }
        if carry != 0 {
            self.words.push(carry as u64);
        }
    }

    /// The words of its two's complement, so many of them.
    fn two_complement(&self, count: usize) -> Vec<u64> {
        let mut words = self.words.clone();
        words.resize(count, 0);
        if self.negative {
            let mut carry = true;
            for word in &mut words {
                (*word, carry) = (!*word).overflowing_add(u64::from(carry));
            }
        }
        words
    }
}

/// How many digits an integer can have.
const MOST_DIGITS: usize = 100_000;

/// An integer token.
pub(super) fn big_int(text: &[u8]) -> BigInt {
    let (negative, digits) = match text {
        [b'-', digits @ ..] => (true, digits),
        _ => (false, text),
    };
    let mut int = BigInt { negative, words: vec![0] };
    let digits = digits.get(..MOST_DIGITS).unwrap_or(digits);
    // As many at once as a word holds.
    for group in digits.chunks(18) {
        let (base, value) = group.iter().fold((1u64, 0u64), |(base, value), &byte| {
            (base * 10, value * 10 + u64::from(byte.wrapping_sub(b'0') % 10))
        });
        int.push_digit(base, value);
    }
    int
}

/// A small integer token, `None` where it does not fit.
pub(super) fn small_int(text: &[u8]) -> Option<i64> {
    let (negative, digits) = match text {
        [b'-', digits @ ..] => (true, digits),
        _ => (false, text),
    };
    if digits.is_empty() || digits.len() > 18 {
        return std::str::from_utf8(text).ok()?.parse().ok();
    }
    let value = digits.iter().fold(0i64, |value, &byte| value * 10 + i64::from(byte - b'0'));
    Some(if negative { -value } else { value })
}

/// The number that digits are, where it has no more than 64 bits.
pub(super) fn fitting(digits: &[u8]) -> Option<u64> {
    match small_int(digits) {
        Some(value) => u64::try_from(value).ok(),
        None => std::str::from_utf8(digits).ok().and_then(|text| text.parse().ok()),
    }
}

impl Parser<'_> {
    /// The number of a token such as `%12`.
    #[inline]
    pub(super) fn token_number(&self) -> Res<u32> {
        match small_int(self.lex.text()).and_then(|value| u32::try_from(value).ok()) {
            Some(number) => Ok(number),
            None => self.fail("invalid value number (too large)"),
        }
    }

    /// An unsigned number; where it is too large, the largest one.
    pub(super) fn uint(&mut self) -> Res<u64> {
        let text = self.lex.text();
        let digits = self.tok() == Tok::Int && text.first().is_some_and(u8::is_ascii_digit);
        if !digits {
            return self.fail("expected integer");
        }
        let value = fitting(text).unwrap_or(u64::MAX);
        self.bump();
        Ok(value)
    }

    /// An unsigned number of 32 bits.
    pub(super) fn uint32(&mut self) -> Res<u32> {
        let at = self.at();
        let value = self.uint()?;
        u32::try_from(value).or_else(|_| fault(at, "expected 32-bit integer (too large)"))
    }

    /// A signed number.
    pub(super) fn sint(&mut self) -> Res<i64> {
        let value = match self.tok() {
            Tok::Int => small_int(self.lex.text()),
            _ => None,
        };
        let Some(value) = value else { return self.fail("expected integer") };
        self.bump();
        Ok(value)
    }

    /// The integer token here as a constant of a type.
    pub(super) fn int_constant(&mut self, ty: Type) -> Res<Constant> {
        let text = self.lex.text();
        let TypeData::Integer(bits) = *self.ctx.ty(ty) else {
            return self.fail("integer constant must have integer type");
        };
        let constant = match small_int(text) {
            Some(value) if bits <= 64 => self.ctx.int(ty, value as u64),
            _ => {
                let words = big_int(text).two_complement(bits.div_ceil(64) as usize);
                self.ctx.wide_int(ty, &words)
            }
        };
        self.bump();
        Ok(constant)
    }

    /// `s0x12`, `u0x12`: a word that is an integer in hexadecimal.
    pub(super) fn hex_int_constant(&mut self, ty: Type, word: &[u8]) -> Res<Constant> {
        let TypeData::Integer(bits) = *self.ctx.ty(ty) else {
            return self.fail("integer constant must have integer type");
        };
        let digits = word.get(3..).unwrap_or_default();
        let mut int = BigInt { negative: false, words: vec![0] };
        for &byte in digits.iter().take(MOST_DIGITS) {
            int.push_digit(16, u64::from(hex_digit(byte)));
        }
        let count = bits.div_ceil(64).max(1) as usize;
        let mut words = int.two_complement(count.max(int.words.len()));
        // A signed one goes on with its highest digit's highest bit.
        let width = digits.len() * 4;
        if word.first() == Some(&b's') && bit(&words, width.saturating_sub(1)) {
            (width..count * 64).for_each(|at| set_bit(&mut words, at));
        }
        self.bump();
        Ok(self.ctx.wide_int(ty, &words))
    }

    /// Reports a number of 16 bits that has more.
    fn check_short_float(&self) -> Res<()> {
        let (name, digits) = match self.lex.text() {
            [b'0', b'x', b'H', digits @ ..] => ("half", digits),
            [b'0', b'x', b'R', digits @ ..] => ("bfloat", digits),
            _ => return Ok(()),
        };
        let zeros = digits.iter().take_while(|&&digit| digit == b'0').count();
        match digits.len() - zeros {
            0..=4 => Ok(()),
            _ => self.fail(format!("hexadecimal constant too large for {name} (16-bit)")),
        }
    }

    /// The floating-point token here as a constant of a type.
    pub(super) fn float_constant(&mut self, ty: Type) -> Res<Constant> {
        self.check_short_float()?;
        let Some(bits) = float_bits(self.lex.text(), self.ctx.ty(ty)) else {
            let marked =
                matches!(self.lex.text(), [b'0', b'x', b'H' | b'R' | b'K' | b'L' | b'M', ..]);
            return match self.ctx.ty(ty) {
                TypeData::Half | TypeData::BFloat | TypeData::Float | TypeData::Double
                    if !marked =>
                {
                    self.fail("floating point constant invalid for type")
                }
                data if float_width(data).is_some() => {
                    let ty = self.type_text(ty);
                    self.fail(format!("floating point constant does not have type '{ty}'"))
                }
                _ => self.fail("floating point constant invalid for type"),
            };
        };
        self.bump();
        Ok(self.ctx.float_bits(ty, bits))
    }
}

fn bit(words: &[u64], at: usize) -> bool {
    words.get(at / 64).is_some_and(|word| word >> (at % 64) & 1 == 1)
}

fn set_bit(words: &mut [u64], at: usize) {
    if let Some(word) = words.get_mut(at / 64) {
        *word |= 1 << (at % 64);
    }
}

/// The bits of a floating-point token in a type; `None` where it is none of that type.
fn float_bits(text: &[u8], ty: &TypeData) -> Option<u128> {
    let Some(rest) = text.strip_prefix(b"0x") else {
        let value: f64 = std::str::from_utf8(text).ok()?.trim_start_matches('+').parse().ok()?;
        return narrow(value, ty);
    };
    let (letter, digits) = match rest.split_first()? {
        (letter @ (b'K'..=b'M' | b'H' | b'R'), digits) => (*letter, digits),
        _ => (0, rest),
    };
    let value = |digits: &[u8]| {
        digits.iter().fold(0u128, |value, &byte| value << 4 | u128::from(hex_digit(byte)))
    };
    match (letter, ty) {
        (b'H', TypeData::Half) | (b'R', TypeData::BFloat) => Some(value(digits) & 0xffff),
        // Four digits of sign and exponent come first, however many follow.
        (b'K', TypeData::X86Fp80) => {
            let (high, low) = digits.split_at(digits.len().min(4));
            Some(value(high) << 64 | value(low.get(..16).unwrap_or(low)))
        }
        // The low half comes first, if it is there as a whole.
        (b'L', TypeData::Fp128) | (b'M', TypeData::PpcFp128) => {
            let (low, high) = digits.split_at(if digits.len() < 16 { 0 } else { 16 });
            Some(value(high.get(..16).unwrap_or(high)) << 64 | value(low))
        }
        (0, _) => narrow(f64::from_bits(value(digits) as u64), ty),
        _ => None,
    }
}

/// A double as a number of a type that has exactly that number.
fn narrow(value: f64, ty: &TypeData) -> Option<u128> {
    match ty {
        TypeData::Double => Some(u128::from(value.to_bits())),
        TypeData::Float => {
            if value.is_nan() {
                return Some(u128::from(nan_single(value.to_bits())));
            }
            let single = value as f32;
            let same = f64::from(single).to_bits() == value.to_bits();
            same.then(|| u128::from(single.to_bits()))
        }
        TypeData::Half => {
            let half = half_bits(value)?;
            (value.is_nan() || half_value(half).to_bits() == value.to_bits())
                .then(|| u128::from(half))
        }
        TypeData::BFloat => {
            let single = (value as f32).to_bits();
            let short = round_to_bfloat(single);
            let back = f64::from(f32::from_bits(u32::from(short) << 16));
            (value.is_nan() || back.to_bits() == value.to_bits()).then(|| u128::from(short))
        }
        _ => None,
    }
}

/// The single with the sign and the high bits of a double's payload.
fn nan_single(bits: u64) -> u32 {
    (bits >> 63 << 31) as u32 | 0x7f80_0000 | (bits >> 29 & 0x007f_ffff) as u32
}

fn round_to_bfloat(bits: u32) -> u16 {
    let odd = bits >> 16 & 1;
    (bits.wrapping_add(0x7fff + odd) >> 16) as u16
}

/// The number that bits of half precision stand for, NaN apart.
fn half_value(bits: u16) -> f64 {
    let (exponent, mantissa) = (i32::from(bits >> 10 & 0x1f), f64::from(bits & 0x3ff));
    let magnitude = match exponent {
        0 => mantissa * 2f64.powi(-24),
        31 => f64::INFINITY,
        _ => (mantissa + 1024.0) * 2f64.powi(exponent - 25),
    };
    if bits >> 15 == 0 { magnitude } else { -magnitude }
}

/// A double rounded to half precision, to nearest and ties to even.
fn half_bits(value: f64) -> Option<u16> {
    let bits = value.to_bits();
    let sign = (bits >> 63 << 15) as u16;
    let exponent = (bits >> 52 & 0x7ff) as i32 - 1023;
    if exponent == 1024 {
        let payload = (bits >> 42 & 0x3ff) as u16;
        return Some(sign | 0x7c00 | payload);
    }
    if exponent < -25 {
        return Some(sign);
    }
    if exponent > 15 {
        return Some(sign | 0x7c00);
    }
    let mantissa = bits & ((1 << 52) - 1) | 1 << 52;
    let shift = if exponent < -14 { 42 + (-14 - exponent) } else { 42 };
    let (kept, rest) = (mantissa >> shift, mantissa & ((1 << shift) - 1));
    let half = 1u64 << (shift - 1);
    let up = rest > half || (rest == half && kept & 1 == 1);
    let rounded = kept + u64::from(up);
    let base = if exponent < -14 { 0 } else { ((exponent + 14) as u64) << 10 };
    u16::try_from(base + rounded).ok().map(|magnitude| sign | magnitude)
}
