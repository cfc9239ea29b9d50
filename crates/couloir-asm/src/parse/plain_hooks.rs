//! What hooks of ops in plain words are given.

use couloir_ir::asm::PlainParser;
use couloir_ir::attr::{Attribute, EnumDef};
use couloir_ir::op::Slot;
use couloir_ir::{Context, Type};

use super::Parser;
use super::numbers::small_number;
use super::plain::is_doubtful;
use crate::lex::word_end;

/// Entries of the table of parts; a power of two.
const PARTS: usize = 64;

/// How a part is found.
type Find = fn(&Context, Type, Attribute) -> Option<Type>;

/// Parts of types met last, by the type and the attribute that tells which part.
pub(super) struct PartMemo {
    slots: [Option<(Type, Attribute, Find, Type)>; PARTS],
}

impl PartMemo {
    pub(super) fn new() -> Self {
        Self { slots: [None; PARTS] }
    }

    fn get(&mut self, ctx: &Context, ty: Type, attr: Attribute, find: Find) -> Option<Type> {
        let at = ty.as_u32().wrapping_mul(31).wrapping_add(attr.as_u32()) as usize % PARTS;
        let slot = self.slots.get_mut(at)?;
        if let Some((whole, which, how, part)) = *slot
            && (whole, which) == (ty, attr)
            && std::ptr::fn_addr_eq(how, find)
        {
            return Some(part);
        }
        let part = find(ctx, ty, attr)?;
        *slot = Some((ty, attr, find, part));
        Some(part)
    }
}

impl PlainParser for Parser<'_> {
    fn context(&self) -> &Context {
        self.ctx
    }
    fn next(&mut self) -> u8 {
        self.next_byte()
    }
    fn take(&mut self, byte: u8) -> bool {
        self.take_byte(byte)
    }
    fn optional_word(&mut self, word: &str) -> Option<bool> {
        if is_doubtful(self.next_byte()) {
            return None;
        }
        Some(self.take_plain_word(word).is_some())
    }
    fn case(&mut self, cases: &EnumDef) -> Option<u64> {
        self.next_byte();
        self.case_here(cases)
    }
    fn quoted_case(&mut self, cases: &EnumDef) -> Option<u64> {
        let opened = self.take_byte(b'"');
        let value = self.case_here(cases).filter(|_| opened)?;
        let closed = self.src.get(self.plain.at) == Some(&b'"');
        self.plain.at += 1;
        closed.then_some(value)
    }
    fn number(&mut self) -> Option<u32> {
        let digits = self.next_word();
        let value = small_number(digits).filter(|_| !digits.is_empty())?;
        self.plain.at += digits.len();
        Some(value)
    }
    fn ty(&mut self) -> Option<Type> {
        self.plain_type()
    }
    fn no_attributes(&mut self) -> Option<()> {
        self.lacks_attributes()
    }
    fn operand(&mut self, group: usize) -> Option<()> {
        self.next_byte();
        self.plain_operand_of(group)
    }
    fn type_of(&self, slot: Slot) -> Option<Type> {
        self.plain_type_of(slot)
    }
    fn set_type(&mut self, slot: Slot, ty: Type) {
        self.plain.set_type(slot, ty);
    }
    fn prop(&self, slot: usize) -> Option<Attribute> {
        self.plain.prop(slot)
    }
    fn set_prop(&mut self, slot: usize, attr: Attribute) {
        self.plain.set_prop(slot, attr);
    }
    fn i32_array(&mut self, values: &[i32]) -> Attribute {
        self.segments(values)
    }
    fn part(&mut self, ty: Type, attr: Attribute, find: Find) -> Option<Type> {
        self.part_memo.get(self.ctx, ty, attr, find)
    }
}

impl Parser<'_> {
    /// The case of an enumeration that stands right here.
    fn case_here(&mut self, cases: &EnumDef) -> Option<u64> {
        let at = self.plain.at;
        let end = word_end(self.src, at);
        let word = std::str::from_utf8(self.src.get(at..end)?).ok()?;
        self.plain.at = end;
        cases.value_of(word)
    }
}
