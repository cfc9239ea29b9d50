//! Binary to decimal, digit for digit as LLVM prints floats.
//!
//! LLVM cuts the exact decimal expansion before it rounds, so its digits are not always the
//! nearest ones; this routine cuts and rounds at the same places. It knows nothing of float kinds:
//! a value is `significand * 2^exponent`.

use smallvec::{SmallVec, smallvec};

/// Decimal digits of a value: `0.d1d2d3... * 10^point`, without zeros at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decimal {
    /// The digits (0 to 9), most significant first; empty for zero.
    pub digits: SmallVec<[u8; 64]>,
    /// The power of ten of the last digit.
    pub exponent: i32,
}

/// The two ways LLVM writes floats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecimalStyle {
    /// `1.250000e+00`: always with an exponent of at least two digits, the fraction filled with
    /// zeros up to the precision.
    Padded,
    /// `1.25`, `1.25E-7`: an exponent only where more than three zeros would be needed, nothing
    /// filled. An integral value has no decimal point.
    Plain,
}

impl DecimalStyle {
    /// Most zeros written instead of an exponent.
    const MAX_PADDING: i32 = 3;
}

impl Decimal {
    /// The digits enough to tell apart all values of `bits` significant bits.
    pub const fn round_trip_digits(bits: u32) -> u32 {
        2 + bits * 59 / 196
    }

    /// At most `precision` digits of `significand * 2^exponent`; `precision` is at most 36.
    pub fn new(significand: u128, exponent: i32, precision: u32) -> Self {
        if significand == 0 {
            return Self { digits: SmallVec::new(), exponent: 0 };
        }
        let zeros = significand.trailing_zeros();
        let exponent = exponent.saturating_add(zeros as i32);
        let mut wide = Wide::new(significand >> zeros);
        if exponent >= 0 {
            wide.shl(exponent.unsigned_abs());
        } else {
            wide.mul_pow5(exponent.unsigned_abs());
        }
        let cut = wide.cut(precision);
        let mut decimal = Self::of_integer(wide.low_u128(), exponent.min(0) + cut as i32);
        decimal.round(precision as usize);
        decimal
    }

    fn of_integer(mut value: u128, mut exponent: i32) -> Self {
        while value != 0 && value.is_multiple_of(10) {
            value /= 10;
            exponent += 1;
        }
        let mut digits = SmallVec::new();
        while value > u128::from(u64::MAX) {
            digits.push((value % 10) as u8);
            value /= 10;
        }
        let mut low = value as u64;
        while low != 0 {
            digits.push((low % 10) as u8);
            low /= 10;
        }
        digits.reverse();
        Self { digits, exponent }
    }

    /// Rounds half up to `precision` digits.
    fn round(&mut self, precision: usize) {
        let dropped = self.digits.len().saturating_sub(precision);
        let Some(&next) = self.digits.get(precision) else { return };
        self.digits.truncate(precision);
        self.exponent += dropped as i32;
        let tail = if next < 5 { 0 } else { 9 };
        while self.digits.last() == Some(&tail) {
            self.digits.pop();
            self.exponent += 1;
        }
        if next >= 5 {
            match self.digits.last_mut() {
                Some(last) => *last += 1,
                None => self.digits.push(1),
            }
        }
    }

    /// The digits as an integer, where there are at most 38.
    pub fn to_integer(&self) -> u128 {
        self.digits
            .iter()
            .fold(0u128, |value, &digit| value.wrapping_mul(10).wrapping_add(u128::from(digit)))
    }

    /// Appends the digits in `style`, which must have been made for `precision`.
    pub fn print(&self, out: &mut String, style: DecimalStyle, precision: u32) {
        match style {
            DecimalStyle::Padded => self.print_padded(out, precision as usize),
            DecimalStyle::Plain => self.print_plain(out, precision as i32),
        }
    }

    fn print_padded(&self, out: &mut String, precision: usize) {
        let mut digits = self.digits.iter().copied();
        push_digits(out, &[digits.next().unwrap_or(0)]);
        out.push('.');
        // Zero has the one digit 0.
        let rest = self.digits.get(1..).unwrap_or(&[]);
        push_digits(out, rest);
        push_zeros(out, precision.saturating_sub(rest.len()));
        out.push('e');
        self.print_exponent(out, true);
    }

    fn print_plain(&self, out: &mut String, precision: i32) {
        let count = self.digits.len() as i32;
        let lead = self.exponent + count - 1;
        let max = DecimalStyle::MAX_PADDING;
        if count == 0 {
            out.push_str("0.0");
        } else if self.exponent >= 0 {
            if self.exponent > max || count + self.exponent > precision {
                self.print_scientific(out);
            } else {
                push_digits(out, &self.digits);
                push_zeros(out, self.exponent as usize);
            }
        } else if lead >= 0 {
            let (whole, fraction) = self.digits.split_at((lead + 1).min(count) as usize);
            push_digits(out, whole);
            out.push('.');
            push_digits(out, fraction);
        } else if -lead > max {
            self.print_scientific(out);
        } else {
            out.push_str("0.");
            push_zeros(out, (-lead - 1) as usize);
            push_digits(out, &self.digits);
        }
    }

    fn print_scientific(&self, out: &mut String) {
        if let Some((&first, rest)) = self.digits.split_first() {
            push_digits(out, &[first]);
            out.push('.');
            push_digits(out, if rest.is_empty() { &[0] } else { rest });
        }
        out.push('E');
        self.print_exponent(out, false);
    }

    fn print_exponent(&self, out: &mut String, two_digits: bool) {
        let lead = self.exponent + (self.digits.len() as i32 - 1).max(0);
        out.push(if lead < 0 { '-' } else { '+' });
        let mut value = lead.unsigned_abs();
        let mut digits: SmallVec<[u8; 8]> = SmallVec::new();
        while value != 0 || digits.is_empty() || (two_digits && digits.len() < 2) {
            digits.push((value % 10) as u8);
            value /= 10;
        }
        digits.reverse();
        push_digits(out, &digits);
    }
}

fn push_digits(out: &mut String, digits: &[u8]) {
    out.extend(digits.iter().map(|&digit| char::from(b'0' + digit)));
}

fn push_zeros(out: &mut String, count: usize) {
    out.extend(std::iter::repeat_n('0', count));
}

/// A natural number of any size, least significant word first, without zero words at the end.
struct Wide(SmallVec<[u64; 8]>);

impl Wide {
    fn new(value: u128) -> Self {
        let mut wide = Self(smallvec![value as u64, (value >> 64) as u64]);
        wide.trim();
        wide
    }

    fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }

    fn bits(&self) -> u32 {
        let top = self.0.last().map_or(0, |word| word.leading_zeros());
        self.0.len() as u32 * 64 - top
    }

    fn low_u128(&self) -> u128 {
        let word = |at: usize| u128::from(self.0.get(at).copied().unwrap_or(0));
        word(0) | word(1) << 64
    }

    fn shl(&mut self, amount: u32) {
        self.mul(1 << (amount % 64));
        self.0.insert_many(0, std::iter::repeat_n(0, (amount / 64) as usize));
    }

    fn mul(&mut self, factor: u64) {
        let mut carry = 0u128;
        for word in &mut self.0 {
            carry += u128::from(*word) * u128::from(factor);
            *word = carry as u64;
            carry >>= 64;
        }
        if carry != 0 {
            self.0.push(carry as u64);
        }
    }

    fn mul_pow5(&mut self, power: u32) {
        for _ in 0..power / 27 {
            self.mul(5u64.pow(27));
        }
        self.mul(5u64.pow(power % 27));
    }

    fn div(&mut self, divisor: u64) {
        let mut rest = 0u128;
        for word in self.0.iter_mut().rev() {
            rest = rest << 64 | u128::from(*word);
            *word = (rest / u128::from(divisor)) as u64;
            rest %= u128::from(divisor);
        }
        self.trim();
    }

    /// Drops decimal digits that cannot be among the first `precision`, and tells how many.
    fn cut(&mut self, precision: u32) -> u32 {
        // 196 / 59 is slightly more than the binary digits in a decimal one.
        let needed = (precision * 196).div_ceil(59);
        let tens = self.bits().saturating_sub(needed) * 59 / 196;
        for _ in 0..tens / 19 {
            self.div(10u64.pow(19));
        }
        if !tens.is_multiple_of(19) {
            self.div(10u64.pow(tens % 19));
        }
        tens
    }
}
