//! Integers from and to text. Both directions cost less than quadratic time at any width.

use super::Int;
use num_bigint::BigUint;
use std::fmt;

/// Decimal digits per word when parsing.
const CHUNK: usize = 19;

impl Int {
    /// The value of a literal, decimal or hexadecimal (`0x`), as an integer of `width` bits;
    /// `None` where a digit is wrong or the value does not fit.
    ///
    /// As MLIR reads integer attributes: a negative value fits as signed, and `-0` does not; another
    /// fits as unsigned, or as signed if `signed` is set (signed integer types and `index`).
    pub fn parse(width: u32, negative: bool, literal: &str, signed: bool) -> Option<Self> {
        let magnitude = Self::parse_magnitude(width, literal)?;
        if !negative {
            return (!signed || !magnitude.is_negative()).then_some(magnitude);
        }
        let value = magnitude.neg();
        value.is_negative().then_some(value)
    }

    /// The unsigned value of a literal, decimal or hexadecimal, where it fits `width` bits.
    pub fn parse_magnitude(width: u32, literal: &str) -> Option<Self> {
        match literal.strip_prefix("0x") {
            Some(digits) => Self::parse_hex(width, digits),
            None => Self::parse_decimal(width, literal),
        }
    }

    /// The unsigned value of decimal digits, where it fits `width` bits.
    pub fn parse_decimal(width: u32, digits: &str) -> Option<Self> {
        let bytes = digits.as_bytes();
        if bytes.is_empty() || !bytes.iter().all(u8::is_ascii_digit) {
            return None;
        }
        if bytes.len() <= CHUNK {
            return Self::fitting_u64(width, digits.parse().ok()?);
        }
        let significant = digits.trim_start_matches('0');
        // A digit carries more than three bits, so longer text cannot fit.
        if significant.len() as u64 > u64::from(width) / 3 + 1 {
            return None;
        }
        let value = big_from_decimal(significant.as_bytes());
        (value.bits() <= u64::from(width)).then(|| Self::from_big(width, &value))
    }

    /// The unsigned value of hexadecimal digits, where it fits `width` bits.
    pub fn parse_hex(width: u32, digits: &str) -> Option<Self> {
        let bytes = digits.as_bytes();
        if bytes.is_empty() || !bytes.iter().all(u8::is_ascii_hexdigit) {
            return None;
        }
        let significant = digits.trim_start_matches('0').as_bytes();
        if significant.len() as u64 * 4 > u64::from(width) + 3 {
            return None;
        }
        let words: Vec<u64> = significant.rchunks(16).map(hex_word).collect();
        let value = Self::from_words(significant.len() as u32 * 4, &words);
        (value.active_bits() <= width).then(|| value.zext_or_trunc(width))
    }

    fn fitting_u64(width: u32, value: u64) -> Option<Self> {
        (64 - value.leading_zeros() <= width).then(|| Self::new(width, value))
    }

    /// Appends the unsigned value in decimal.
    pub fn print_unsigned(&self, out: &mut String) {
        match self.to_u64() {
            Some(value) => push_u64(out, value),
            None => out.push_str(&self.to_big().to_str_radix(10)),
        }
    }

    /// Appends the signed value in decimal.
    pub fn print_signed(&self, out: &mut String) {
        if let Some(value) = self.to_i64() {
            if value < 0 {
                out.push('-');
            }
            return push_u64(out, value.unsigned_abs());
        }
        if self.is_negative() {
            out.push('-');
        }
        self.abs().print_unsigned(out);
    }

    /// Appends the bits as upper-case hexadecimal digits, `ceil(width / 4)` of them.
    pub fn print_hex_padded(&self, out: &mut String) {
        for nibble in (0..self.width.div_ceil(4)).rev() {
            let word = self.words().get((nibble / 16) as usize).copied().unwrap_or(0);
            let digit = (word >> (nibble % 16 * 4)) as u32 & 15;
            out.extend(char::from_digit(digit, 16).map(|digit| digit.to_ascii_uppercase()));
        }
    }
}

/// Appends a number in decimal.
fn push_u64(out: &mut String, mut value: u64) {
    if let (0..10, Ok(digit)) = (value, u8::try_from(value)) {
        return out.push(char::from(b'0' + digit));
    }
    let mut buffer = [0u8; 20];
    let mut used = 0;
    for slot in buffer.iter_mut().rev() {
        *slot = b'0' + (value % 10) as u8;
        value /= 10;
        used += 1;
        if value == 0 {
            break;
        }
    }
    let start = buffer.len() - used;
    out.extend(buffer.iter().skip(start).map(|&digit| char::from(digit)));
}

/// Up to 16 hexadecimal digits as a word.
fn hex_word(digits: &[u8]) -> u64 {
    digits
        .iter()
        .fold(0, |word, &digit| word << 4 | u64::from(char::from(digit).to_digit(16).unwrap_or(0)))
}

/// The number of decimal digits: words of 19 digits, then neighbours joined level by level.
pub(in crate::num) fn big_from_decimal(digits: &[u8]) -> BigUint {
    let word = |chunk: &[u8]| chunk.iter().fold(0, |n, &digit| n * 10 + u64::from(digit & 15));
    let mut parts: Vec<BigUint> =
        digits.rchunks(CHUNK).map(|chunk| BigUint::from(word(chunk))).collect();
    let mut base = BigUint::from(10u64.pow(CHUNK as u32));
    while parts.len() > 1 {
        parts = parts.chunks(2).map(|pair| join(pair, &base)).collect();
        if parts.len() > 1 {
            base = &base * &base;
        }
    }
    parts.pop().unwrap_or_default()
}

/// `low + high * base`.
fn join(pair: &[BigUint], base: &BigUint) -> BigUint {
    match pair {
        [low, high] => low + high * base,
        [low] => low.clone(),
        _ => BigUint::default(),
    }
}

impl fmt::Debug for Int {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.print_signed(&mut text);
        write!(f, "{text} : i{}", self.width)
    }
}
