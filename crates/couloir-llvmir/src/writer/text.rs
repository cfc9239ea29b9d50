//! The small words of the text: numbers, names, escaped strings.

/// Appends a decimal number.
#[inline]
pub(super) fn uint(out: &mut Vec<u8>, value: u64) {
    // Most numbers are of values, and short.
    match SHORT_NUMBERS.get(value as usize) {
        Some((digits, len)) => {
            // All bytes, whose number is known here, and then fewer.
            let end = out.len() + usize::from(*len);
            out.extend_from_slice(digits);
            out.truncate(end);
        }
        None => long_uint(out, value),
    }
}

/// Numbers of up to three digits as texts with their lengths.
static SHORT_NUMBERS: [([u8; 3], u8); 1000] = short_numbers();

const fn short_numbers() -> [([u8; 3], u8); 1000] {
    let mut table = [([0; 3], 0); 1000];
    let mut number = 0;
    while number < 1000 {
        let digits = [number / 100, number / 10 % 10, number % 10];
        let [hundreds, tens, ones] =
            [b'0' + digits[0] as u8, b'0' + digits[1] as u8, b'0' + digits[2] as u8];
        table[number] = match number {
            0..10 => ([ones, 0, 0], 1),
            10..100 => ([tens, ones, 0], 2),
            _ => ([hundreds, tens, ones], 3),
        };
        number += 1;
    }
    table
}

fn long_uint(out: &mut Vec<u8>, mut value: u64) {
    let mut digits = [0u8; 20];
    let mut at = digits.len();
    while value != 0 {
        at -= 1;
        digits[at] = b'0' + (value % 10) as u8;
        value /= 10;
    }
    out.extend_from_slice(&digits[at..]);
}

/// Appends a signed decimal number.
pub(super) fn int(out: &mut Vec<u8>, value: i64) {
    if value < 0 {
        out.push(b'-');
    }
    uint(out, value.unsigned_abs());
}

const DIGITS: &[u8; 16] = b"0123456789ABCDEF";

/// Appends `digits` hexadecimal digits in upper case.
pub(super) fn hex(out: &mut Vec<u8>, value: u64, digits: u32) {
    for place in (0..digits).rev() {
        out.push(DIGITS[(value >> (4 * place) & 0xf) as usize]);
    }
}

/// Appends a number as hexadecimal digits in upper case, as many as it needs.
pub(super) fn short_hex(out: &mut Vec<u8>, value: u64) {
    let digits = (64 - value.leading_zeros()).div_ceil(4).max(1);
    hex(out, value, digits);
}

/// Appends a signed integer of any width: words lowest first, `bits` of them in use.
pub(super) fn wide_int(out: &mut Vec<u8>, words: &[u64], bits: u32) {
    const CHUNK: u128 = 10_000_000_000_000_000_000;
    let mut own = words.to_vec();
    if is_negative(words, bits) {
        out.push(b'-');
        negate(&mut own, bits);
    }
    let mut chunks = Vec::new();
    while own.iter().any(|&word| word != 0) {
        let mut rest = 0u128;
        for word in own.iter_mut().rev() {
            let value = rest << 64 | u128::from(*word);
            *word = (value / CHUNK) as u64;
            rest = value % CHUNK;
        }
        chunks.push(rest as u64);
        while own.last() == Some(&0) {
            own.pop();
        }
    }
    uint(out, chunks.pop().unwrap_or(0));
    for &chunk in chunks.iter().rev() {
        decimal_chunk(out, chunk);
    }
}

/// Appends 19 decimal digits.
fn decimal_chunk(out: &mut Vec<u8>, mut chunk: u64) {
    let start = out.len();
    out.resize(start + 19, b'0');
    for digit in out[start..].iter_mut().rev() {
        *digit += (chunk % 10) as u8;
        chunk /= 10;
    }
}

fn is_negative(words: &[u64], bits: u32) -> bool {
    let top = bits.saturating_sub(1);
    words.get(top as usize / 64).is_some_and(|word| word >> (top % 64) & 1 == 1)
}

fn negate(words: &mut [u64], bits: u32) {
    let mut carry = true;
    for word in words.iter_mut() {
        (*word, carry) = (!*word).overflowing_add(u64::from(carry));
    }
    if let (Some(last), rest @ 1..) = (words.last_mut(), bits % 64) {
        *last &= (1 << rest) - 1;
    }
}

/// Appends a string with what is not printable (and `"`) as `\XX`, and `\` doubled.
pub(super) fn escaped(out: &mut Vec<u8>, text: &[u8]) {
    for &byte in text {
        match byte {
            b'\\' => out.extend_from_slice(b"\\\\"),
            b' '..=b'~' if byte != b'"' => out.push(byte),
            _ => {
                out.push(b'\\');
                hex(out, u64::from(byte), 2);
            }
        }
    }
}

/// Appends `"text"`, escaped.
pub(super) fn quoted(out: &mut Vec<u8>, text: &[u8]) {
    out.push(b'"');
    escaped(out, text);
    out.push(b'"');
}

/// Appends a name, in quotes where it needs them.
pub(super) fn name(out: &mut Vec<u8>, name: &[u8]) {
    let plain = |&byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
    if name.first().is_some_and(|first| !first.is_ascii_digit()) && name.iter().all(plain) {
        out.extend_from_slice(name);
    } else {
        quoted(out, name);
    }
}

/// Appends the name of named metadata or of a metadata kind.
pub(super) fn metadata_name(out: &mut Vec<u8>, name: &[u8]) {
    if name.is_empty() {
        out.extend_from_slice(b"<empty name> ");
    }
    for (at, &byte) in name.iter().enumerate() {
        let letter = byte.is_ascii_alphabetic() || (at > 0 && byte.is_ascii_digit());
        if letter || matches!(byte, b'-' | b'$' | b'.' | b'_') {
            out.push(byte);
        } else {
            out.push(b'\\');
            hex(out, u64::from(byte), 2);
        }
    }
}
