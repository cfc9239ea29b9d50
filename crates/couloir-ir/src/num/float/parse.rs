//! Floats from decimal text.

use super::round::{Exact, Rounded, RoundingMode};
use super::{Float, FloatKind};
use crate::num::int::big_from_decimal;
use num_bigint::BigUint;

/// More digits than any midpoint between two `f128` has; further ones only break ties.
const MAX_DIGITS: usize = 12_000;

/// A power of ten beyond the range of every kind, with room for `MAX_DIGITS`.
const MAX_POWER: i64 = 5_200;

/// Decimal text taken apart: `digits * 10^exponent`.
struct Text {
    negative: bool,
    digits: Vec<u8>,
    exponent: i64,
}

impl Float {
    /// The float nearest to a decimal number: `-12.5e-3`, sign, fraction and exponent optional.
    /// `None` if the text is not of that form. Exact at any length.
    pub fn parse(kind: FloatKind, text: &str) -> Option<Rounded> {
        let text = Text::parse(text)?;
        Some(Self::from_decimal(kind, &text))
    }

    fn from_decimal(kind: FloatKind, text: &Text) -> Rounded {
        let mode = RoundingMode::NearestEven;
        let lead = text.exponent.saturating_add(text.digits.len() as i64);
        let tiny = Exact { negative: text.negative, significand: 1, exponent: 0, sticky: false };
        if text.digits.is_empty() {
            return Exact { significand: 0, ..tiny }.round(kind, mode);
        }
        if lead > MAX_POWER {
            return Exact { exponent: 100_000, ..tiny }.round(kind, mode);
        }
        if lead < -MAX_POWER {
            return Exact { exponent: -100_000, ..tiny }.round(kind, mode);
        }
        Self::exact_decimal(text.negative, &text.digits, text.exponent).round(kind, mode)
    }

    /// The float nearest to `digits * 10^exponent`.
    pub(super) fn of_digits(kind: FloatKind, negative: bool, digits: u64, exponent: i32) -> Self {
        let mut buffer = [0u8; 20];
        let mut rest = digits;
        for slot in buffer.iter_mut().rev() {
            *slot = b'0' + (rest % 10) as u8;
            rest /= 10;
        }
        let text = Text { negative, digits: buffer.to_vec(), exponent: i64::from(exponent) };
        Self::from_decimal(kind, &text.trimmed()).value
    }

    /// `digits * 10^exponent` with both of a size that depends on the kinds alone.
    fn exact_decimal(negative: bool, digits: &[u8], exponent: i64) -> Exact {
        let digits = big_from_decimal(digits);
        let power = BigUint::from(5u8).pow(exponent.unsigned_abs() as u32);
        if exponent >= 0 {
            Exact::new(negative, &(digits * power), exponent, false)
        } else {
            Exact::quotient(negative, &digits, &power, exponent)
        }
    }
}

impl Text {
    fn parse(text: &str) -> Option<Self> {
        let (negative, rest) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let (number, power) = match rest.find(['e', 'E']) {
            Some(at) => (rest.get(..at)?, parse_power(rest.get(at + 1..)?)?),
            None => (rest, 0),
        };
        let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
        let all: Vec<u8> = whole.bytes().chain(fraction.bytes()).collect();
        if all.is_empty() || !all.iter().all(u8::is_ascii_digit) {
            return None;
        }
        let exponent = power.saturating_sub(fraction.len() as i64);
        Some(Self { negative, digits: all, exponent }.trimmed())
    }

    /// Without zeros at both ends, and without digits that cannot matter.
    fn trimmed(mut self) -> Self {
        let zeros = self.digits.iter().take_while(|&&digit| digit == b'0').count();
        self.digits.drain(..zeros);
        if self.digits.len() > MAX_DIGITS {
            let dropped = self.digits.split_off(MAX_DIGITS);
            self.exponent = self.exponent.saturating_add(dropped.len() as i64);
            if dropped.iter().any(|&digit| digit != b'0') {
                self.digits.push(b'1');
                self.exponent = self.exponent.saturating_sub(1);
            }
        }
        while self.digits.last() == Some(&b'0') {
            self.digits.pop();
            self.exponent = self.exponent.saturating_add(1);
        }
        self
    }
}

/// An exponent with an optional sign, saturated.
fn parse_power(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let value = digits
        .bytes()
        .fold(0i64, |value, byte| value.saturating_mul(10).saturating_add(i64::from(byte & 15)));
    // Far from the ends of the type, so that adding lengths of text cannot reach them.
    let value = value.min(i64::MAX / 4);
    Some(if negative { -value } else { value })
}
