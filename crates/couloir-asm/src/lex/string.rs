//! Escapes in string literals.

/// The bytes that the inside of a string literal stands for.
pub fn unescape(inside: &[u8]) -> std::borrow::Cow<'_, [u8]> {
    if !inside.contains(&b'\\') {
        return inside.into();
    }
    let mut out = Vec::with_capacity(inside.len());
    let mut rest = inside;
    while let [first, tail @ ..] = rest {
        rest = tail;
        match (*first, tail) {
            (b'\\', [b'n', tail @ ..]) => rest = push(&mut out, b'\n', tail),
            (b'\\', [b't', tail @ ..]) => rest = push(&mut out, b'\t', tail),
            (b'\\', [byte @ (b'"' | b'\\'), tail @ ..]) => rest = push(&mut out, *byte, tail),
            (b'\\', [high, low, tail @ ..]) => {
                rest = push(&mut out, hex(*high) << 4 | hex(*low), tail);
            }
            (byte, _) => out.push(byte),
        }
    }
    out.into()
}

fn push<'a>(out: &mut Vec<u8>, byte: u8, tail: &'a [u8]) -> &'a [u8] {
    out.push(byte);
    tail
}

fn hex(digit: u8) -> u8 {
    (digit as char).to_digit(16).unwrap_or(0) as u8
}
