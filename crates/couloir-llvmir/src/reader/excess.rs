//! Numbers with more digits than there is place for. They are read as if the digits were not there;
//! but where a text is refused for whatever reason, the last of them before that is what is said.

use super::lexer::{Lexer, Tok};

const OF_64_BITS: &str = "constant bigger than 64 bits detected";
const OF_128_BITS: &str = "constant bigger than 128 bits detected";

/// The last such number up to the token that a lexer is at: where it stands, and what is wrong.
pub(super) fn last(until: Lexer<'_>) -> Option<(usize, &'static str)> {
    let mut lex = Lexer::new(until.source(), 0);
    let mut found = None;
    while lex.start <= until.start && lex.tok != Tok::Eof {
        if let Some(message) = excess(&lex) {
            found = Some((lex.start, message));
        }
        lex.bump();
    }
    found
}

fn excess(lex: &Lexer<'_>) -> Option<&'static str> {
    match (lex.tok, lex.text()) {
        (Tok::Float, [b'0', b'x', b'K', digits @ ..]) => of_wide(digits, 20),
        (Tok::Float, [b'0', b'x', b'L' | b'M', digits @ ..]) => {
            of_wide(digits, if digits.len() < 16 { 16 } else { 32 })
        }
        (Tok::Float, [b'0', b'x', digits @ ..]) => {
            let digits = digits.strip_prefix(b"H").or(digits.strip_prefix(b"R")).unwrap_or(digits);
            wraps(digits, 16)
        }
        (Tok::LocalId | Tok::GlobalId | Tok::LabelId | Tok::Group, digits) => wraps(digits, 10),
        _ => None,
    }
}

fn of_wide(digits: &[u8], most: usize) -> Option<&'static str> {
    (digits.len() > most).then_some(OF_128_BITS)
}

/// A digit is one too many where the number gets smaller by it.
fn wraps(digits: &[u8], radix: u64) -> Option<&'static str> {
    let mut value = 0_u64;
    for &byte in digits {
        let digit = char::from(byte).to_digit(16).map_or(0, u64::from);
        let next = value.wrapping_mul(radix).wrapping_add(digit);
        if next < value {
            return Some(OF_64_BITS);
        }
        value = next;
    }
    None
}
