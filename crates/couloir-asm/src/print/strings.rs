//! The small texts everything is made of: strings, keywords, numbers.

/// Digits of two-digit hexadecimal escapes.
const HEX: &[u8; 16] = b"0123456789ABCDEF";

/// Appends a byte as two hexadecimal digits.
pub(super) fn hex_byte(out: &mut Vec<u8>, byte: u8) {
    out.extend([HEX[usize::from(byte >> 4)], HEX[usize::from(byte & 15)]]);
}

/// Appends text with what a string literal cannot hold escaped.
pub(super) fn escaped(out: &mut Vec<u8>, text: &[u8]) {
    let plain = |byte| matches!(byte, b' ' | b'!' | b'#'..=b'[' | b']'..=b'~');
    // To the end, however it starts: so many bytes are looked at together.
    if text.iter().fold(true, |all, &byte| all & plain(byte)) {
        return out.extend_from_slice(text);
    }
    for &byte in text {
        match byte {
            b'\\' => out.extend_from_slice(b"\\\\"),
            b' '..=b'~' if byte != b'"' => out.push(byte),
            _ => {
                out.push(b'\\');
                hex_byte(out, byte);
            }
        }
    }
}

/// Appends a string literal.
pub(super) fn quoted(out: &mut Vec<u8>, text: &[u8]) {
    out.push(b'"');
    escaped(out, text);
    out.push(b'"');
}

/// Whether text can stand as a keyword, without quotes.
fn is_bare_identifier(text: &[u8]) -> bool {
    let Some((first, rest)) = text.split_first() else { return false };
    (first.is_ascii_alphabetic() || *first == b'_')
        && rest.iter().all(|byte| byte.is_ascii_alphanumeric() || b"_$.".contains(byte))
}

/// Appends text as a keyword where it can be one, else as a string literal.
pub(super) fn keyword_or_string(out: &mut Vec<u8>, text: &[u8]) {
    if is_bare_identifier(text) {
        out.extend_from_slice(text);
    } else {
        quoted(out, text);
    }
}

/// Appends `@name`, in quotes where needed.
pub(super) fn symbol(out: &mut Vec<u8>, name: &[u8]) {
    if name.is_empty() {
        out.extend_from_slice(b"@<<INVALID EMPTY SYMBOL>>");
        return;
    }
    out.push(b'@');
    keyword_or_string(out, name);
}

/// The digits of every number below a hundred.
const PAIRS: [[u8; 2]; 100] = {
    let mut pairs = [[b'0'; 2]; 100];
    let mut at = 0;
    while at < 100 {
        pairs[at] = [b'0' + (at / 10) as u8, b'0' + (at % 10) as u8];
        at += 1;
    }
    pairs
};

/// Appends blanks.
#[inline]
pub(super) fn blanks(out: &mut Vec<u8>, count: usize) {
    const BLANKS: &[u8; 64] = &[b' '; 64];
    if count <= WORD {
        // A word is sooner written than as many bytes as it takes.
        out.extend_from_slice(&[b' '; WORD]);
        out.truncate(out.len() - (WORD - count));
    } else if let Some(blanks) = BLANKS.get(..count) {
        out.extend_from_slice(blanks);
    } else {
        out.resize(out.len() + count, b' ');
    }
}

/// How many bytes a word has.
const WORD: usize = 8;

/// Up to so many bytes are sooner pushed than copied.
const SHORT: usize = 5;

/// Appends a run of a longer text.
#[inline]
pub(super) fn run(out: &mut Vec<u8>, text: &[u8], start: u32, end: u32) {
    let text = text.get(start as usize..end as usize).unwrap_or_default();
    if text.len() <= SHORT {
        text.iter().for_each(|&byte| out.push(byte));
    } else {
        out.extend_from_slice(text);
    }
}

/// Appends a decimal number. Most are small and need no buffer.
#[inline(always)]
pub(super) fn unsigned(out: &mut Vec<u8>, value: u64) {
    match value {
        0..10 => out.push(b'0' + value as u8),
        10..100 => push_pair(out, value),
        100..1000 => {
            out.push(b'0' + (value / 100) as u8);
            push_pair(out, value % 100);
        }
        _ => long_unsigned(out, value),
    }
}

#[inline]
fn push_pair(out: &mut Vec<u8>, value: u64) {
    let [tens, ones] = PAIRS[value as usize];
    out.push(tens);
    out.push(ones);
}

fn long_unsigned(out: &mut Vec<u8>, value: u64) {
    let mut digits = [0u8; 20];
    let mut at = digits.len();
    let mut rest = value;
    while rest >= 100 {
        at -= 2;
        digits[at..at + 2].copy_from_slice(&PAIRS[(rest % 100) as usize]);
        rest /= 100;
    }
    at -= 2;
    digits[at..at + 2].copy_from_slice(&PAIRS[rest as usize]);
    out.extend_from_slice(&digits[at + usize::from(rest < 10)..]);
}

/// Appends a decimal number with its sign.
pub(super) fn signed(out: &mut Vec<u8>, value: i64) {
    if value < 0 {
        out.push(b'-');
    }
    unsigned(out, value.unsigned_abs());
}

/// Appends a suggested name as far as it can stand in an identifier: other
/// bytes become hexadecimal, blanks underscores, and a leading digit or byte in
/// hexadecimal (or, where none may end it, a trailing digit) is kept apart by an
/// underscore.
pub(super) fn sanitized(out: &mut Vec<u8>, name: &str, punct: &[u8], trailing_digit: bool) {
    let name = couloir_diag::message_bytes(name);
    let name = name.as_ref();
    let digit = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_digit);
    if !digit(name.first())
        && (trailing_digit || !digit(name.last()))
        && name.iter().all(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
    {
        return out.extend_from_slice(name);
    }
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || punct.contains(&byte);
    let kept = |&byte: &u8| byte == b' ' || allowed(byte) && !byte.is_ascii_digit();
    if !name.first().is_none_or(kept) {
        out.push(b'_');
    }
    for &byte in name {
        match byte {
            b' ' => out.push(b'_'),
            _ if allowed(byte) => out.push(byte),
            0..16 => out.push(HEX[usize::from(byte)]),
            _ => hex_byte(out, byte),
        }
    }
    if !trailing_digit && digit(name.last()) {
        out.push(b'_');
    }
}

#[cfg(test)]
mod tests {
    fn text(write: impl Fn(&mut Vec<u8>)) -> String {
        let mut out = Vec::new();
        write(&mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn strings() {
        assert_eq!(text(|out| super::quoted(out, b"a\"b\\c\n\xff")), r#""a\22b\\c\0A\FF""#);
        assert_eq!(text(|out| super::keyword_or_string(out, b"a.b$c")), "a.b$c");
        assert_eq!(text(|out| super::keyword_or_string(out, b"1a")), "\"1a\"");
        assert_eq!(text(|out| super::symbol(out, b"")), "@<<INVALID EMPTY SYMBOL>>");
    }

    #[test]
    fn numbers() {
        assert_eq!(text(|out| super::signed(out, i64::MIN)), "-9223372036854775808");
        for number in [0, 9, 10, 99, 100, 101, 999, 1000, 12_345, 123_456, u64::MAX] {
            assert_eq!(text(|out| super::unsigned(out, number)), number.to_string());
        }
        assert_eq!(text(|out| super::blanks(out, 70)), " ".repeat(70));
    }

    #[test]
    fn names() {
        assert_eq!(text(|out| super::sanitized(out, "0 a+", b"$._-", true)), "_0_a2B");
        assert_eq!(text(|out| super::sanitized(out, "map1", b"$_-", false)), "map1_");
        assert_eq!(text(|out| super::sanitized(out, "%x", b"$._-", true)), "_25x");
    }
}
