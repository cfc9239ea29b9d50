//! Marks that stand in text for aliases that are not known yet.
//!
//! How an alias is called depends on all that a module prints. What is printed ahead has a mark in
//! its place, of always the same length: a byte that stands nowhere else in text, and the handle.

use couloir_ir::ty::Type;
use couloir_ir::{Attribute, Context};
use cranelift_entity::EntityRef;

use super::alias::{Symbol, has_alias};

/// What a mark begins with: text has it in no string and no name, where it is escaped.
const START: u8 = 0;
/// How long a mark is.
const LEN: usize = 6;
/// Bits of the handle in each further byte, whose highest bit is set.
const BITS: u32 = 7;

/// Appends a mark for the alias of a symbol, if it has one.
pub(super) fn put(ctx: &Context, out: &mut Vec<u8>, symbol: Symbol) -> bool {
    if !has_alias(ctx, symbol) {
        return false;
    }
    let number = match symbol {
        Symbol::Type(ty) => (ty.index() as u64) << 1 | 1,
        Symbol::Attr(attr) => (attr.index() as u64) << 1,
    };
    out.push(START);
    out.extend((1..LEN as u32).map(|at| (number >> ((at - 1) * BITS)) as u8 | 0x80));
    true
}

/// The symbol of the mark that a text begins with.
fn symbol(text: &[u8]) -> Option<Symbol> {
    let bytes = text.get(1..LEN)?;
    let number = bytes.iter().rev().fold(0, |n, &byte| n << BITS | u64::from(byte & 0x7f));
    let index = usize::try_from(number >> 1).ok()?;
    Some(match number & 1 {
        0 => Symbol::Attr(Attribute::new(index)),
        _ => Symbol::Type(Type::new(index)),
    })
}

/// A text between marks, and the symbol of the mark after it; the last has none.
pub(super) fn pieces(text: &[u8]) -> impl Iterator<Item = (&[u8], Option<Symbol>)> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest.take()?;
        let mark = memchr::memchr(START, text).and_then(|at| {
            let (before, mark) = text.split_at_checked(at)?;
            Some((before, symbol(mark)?, mark.get(LEN..)?))
        });
        let Some((before, symbol, after)) = mark else { return Some((text, None)) };
        rest = Some(after);
        Some((before, Some(symbol)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_without_marks_is_one_piece() {
        let found = pieces(b"ab\0c").collect::<Vec<_>>();
        assert_eq!(found, [(&b"ab\0c"[..], None)]);
    }

    #[test]
    fn marks_divide_text() {
        let text = [b"a".as_slice(), &[0, 0x85, 0x81, 0x80, 0x80, 0x80], b"b"].concat();
        let found = pieces(&text).collect::<Vec<_>>();
        let symbol = Some(Symbol::Type(Type::new((5 + (1 << 7)) >> 1)));
        assert_eq!(found, [(&b"a"[..], symbol), (&b"b"[..], None)]);
    }
}
