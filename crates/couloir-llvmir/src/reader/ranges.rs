//! Values of attributes that are ranges of integers or classes of floats.

use super::error::Res;
use super::lexer::Tok;
use super::numbers::{BigInt, big_int};
use super::{Parser, fault};
use crate::attributes::{FLOAT_CLASSES, float_class_text};
use crate::types::TypeData;

const ALL_CLASSES: u64 = 0x3ff;

impl Parser<'_> {
    /// `nan zero)` of `nofpclass(nan zero)`, or a number.
    pub(super) fn classes(&mut self) -> Res<String> {
        let mut mask = 0;
        if self.tok() == Tok::Int {
            mask = self.uint()?;
            if mask == 0 || mask > ALL_CLASSES {
                return self.fail("invalid mask value for 'nofpclass'");
            }
        } else {
            while self.tok() != Tok::RParen || mask == 0 {
                let word = self.peek_word();
                let Some(class) = FLOAT_CLASSES.iter().find(|class| class.1.as_bytes() == word)
                else {
                    return self.fail("expected nofpclass test mask");
                };
                mask |= class.0;
                self.bump();
            }
        }
        self.need(Tok::RParen, "expected ')'")?;
        Ok(float_class_text(mask))
    }

    /// `i32 0, 5)` of `range(i32 0, 5)`.
    pub(super) fn range(&mut self) -> Res<String> {
        let at = self.at();
        let ty = self.ty()?;
        let &TypeData::Integer(width) = self.ctx.ty(ty) else {
            return fault(at, "the range must have integer type!");
        };
        let low = self.limit(width)?;
        self.need(Tok::Comma, "expected ','")?;
        let high = self.limit(width)?;
        if low == high && low != "0" {
            return self.fail("the range represent the empty set but limits aren't 0!");
        }
        self.need(Tok::RParen, "expected ')'")?;
        Ok(format!("i{width} {low}, {high}"))
    }

    /// `(0, 4), (8, 12))` of `initializes((0, 4), (8, 12))`.
    pub(super) fn ranges(&mut self) -> Res<String> {
        let (mut texts, mut ordered, mut last) = (Vec::new(), true, None);
        loop {
            self.need(Tok::LParen, "expected '('")?;
            let low = self.limit(64)?;
            self.need(Tok::Comma, "expected ','")?;
            let high = self.limit(64)?;
            if low == high {
                return self.fail("the range should not represent the full or empty set!");
            }
            self.need(Tok::RParen, "expected ')'")?;
            let number = |text: &str| text.parse::<i64>().unwrap_or(0);
            let (from, to) = (number(&low), number(&high));
            ordered &= from < to && last.is_none_or(|last| last < from);
            last = Some(to);
            texts.push(format!("({low}, {high})"));
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.need(Tok::RParen, "expected ')'")?;
        if !ordered {
            return self.fail("Invalid (unordered or overlapping) range list");
        }
        Ok(texts.join(", "))
    }

    /// A limit of a range of integers of a width, as a signed number.
    fn limit(&mut self, width: u32) -> Res<String> {
        if self.tok() != Tok::Int {
            return self.fail("expected integer");
        }
        let text = self.lex.text();
        let int = big_int(text);
        if bits_of(&int) > u64::from(width) {
            return self.fail("integer is too large for the bit width of specified type");
        }
        self.bump();
        Ok(signed(&int, width).unwrap_or_else(|| String::from_utf8_lossy(text).into_owned()))
    }
}

/// How many bits a number takes, with one for the sign where it has one.
fn bits_of(int: &BigInt) -> u64 {
    let top = int.words.iter().rposition(|&word| word != 0);
    let Some(top) = top else { return 1 };
    let word = int.words.get(top).copied().unwrap_or(0);
    let bits = top as u64 * 64 + u64::from(64 - word.leading_zeros());
    // The lowest number of a width has no bit besides that of the sign.
    let lowest = word.is_power_of_two() && int.words.iter().take(top).all(|&word| word == 0);
    bits + u64::from(int.negative && !lowest)
}

/// A number of at most 128 bits read as signed.
fn signed(int: &BigInt, width: u32) -> Option<String> {
    let word = |at: usize| u128::from(int.words.get(at).copied().unwrap_or(0));
    let shift = 128u32.checked_sub(width)?;
    let magnitude = word(0) | word(1) << 64;
    let value = if int.negative { magnitude.wrapping_neg() } else { magnitude };
    let value = value.checked_shl(shift)? as i128;
    Some((value >> shift).to_string())
}
