//! Marks that stand in text for aliases that are not known yet.
//!
//! How an alias is called depends on all that a module prints. What is printed ahead has a mark in
//! its place, of always the same length: a byte that stands nowhere else in text, and the handle.

use couloir_ir::ty::Type;
use couloir_ir::{Attribute, Context};
use cranelift_entity::EntityRef;

use super::alias::{Symbol, has_alias};

/// What a mark begins with: text has it in no string and no name, where it is escaped.
pub(super) const START: u8 = 0;
/// How long a mark is.
pub(super) const LEN: usize = 6;
/// Bits of the handle in each further byte, whose highest bit is set.
const BITS: u32 = 7;

/// The number of the first mark that stands for no symbol.
const NO_SYMBOL: u64 = 1 << 34;

/// What a mark stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    /// The alias of a symbol.
    Symbol(Symbol),
    /// From here, or from here no longer, symbols are written by their aliases only where they
    /// have some for another reason.
    Aside(bool),
}

/// Appends a mark for the alias of a symbol, if it has one.
pub(super) fn put(ctx: &Context, out: &mut Vec<u8>, symbol: Symbol) -> bool {
    if !has_alias(ctx, symbol) {
        return false;
    }
    let number = match symbol {
        Symbol::Type(ty) => (ty.index() as u64) << 1 | 1,
        Symbol::Attr(attr) => (attr.index() as u64) << 1,
    };
    out.extend(bytes(number));
    true
}

/// The bytes of a mark.
fn bytes(number: u64) -> impl Iterator<Item = u8> {
    let rest = (1..LEN as u32).map(move |at| (number >> ((at - 1) * BITS)) as u8 | 0x80);
    std::iter::once(START).chain(rest)
}

/// Whether there are marks in a text.
pub(super) fn are_in(text: &[u8]) -> bool {
    memchr::memchr(START, text).is_some()
}

/// Puts what was written from a place on aside, where there are marks in it.
pub(super) fn put_aside(out: &mut Vec<u8>, from: usize) {
    if out.get(from..).is_some_and(are_in) {
        out.splice(from..from, bytes(NO_SYMBOL));
        out.extend(bytes(NO_SYMBOL | 1));
    }
}

/// The mark that a text begins with.
pub(super) fn mark(text: &[u8]) -> Option<Mark> {
    let bytes = text.get(1..LEN)?;
    let number = bytes.iter().rev().fold(0, |n, &byte| n << BITS | u64::from(byte & 0x7f));
    let index = usize::try_from(number >> 1).ok()?;
    Some(match number & 1 {
        end if number >= NO_SYMBOL => Mark::Aside(end == 0),
        0 => Mark::Symbol(Symbol::Attr(Attribute::new(index))),
        _ => Mark::Symbol(Symbol::Type(Type::new(index))),
    })
}
