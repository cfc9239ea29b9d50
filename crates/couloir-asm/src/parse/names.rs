//! Names of SSA values: what `%name` means where.
//!
//! What a region defines is forgotten when the region ends. A value used
//! before its definition is a placeholder until then. Names are seen inside
//! isolated ops too, as upstream has it; there they stand for a value that
//! the verifier does not let pass.

use couloir_diag::BytePos;
use couloir_ir::Value;
use couloir_ir::asm::{ParseResult, Unresolved};
use couloir_ir::body::Body;
use couloir_ir::{Failure, Location, Type};
use cranelift_entity::packed_option::PackedOption;
use rustc_hash::FxHashMap;

use super::Parser;
use crate::lex::Kind;

/// Names below this number (`%123`) are found by index.
const DENSE: u32 = 1 << 22;

/// What a name stands for at present.
#[derive(Clone, Copy, Default)]
struct Entry {
    /// The first of the values; the others follow it.
    value: PackedOption<Value>,
    count: u32,
    pos: u32,
    /// The body, by its number among those being filled, that holds the values.
    body: u32,
}

/// A name that stands for nothing yet: the number of its entry and its place.
#[derive(Clone, Copy)]
pub(super) struct FreshName {
    key: u32,
    pos: u32,
}

impl FreshName {
    /// Whether this is the same name as another.
    pub(super) fn is(self, other: FreshName) -> bool {
        self.key == other.key
    }
}

/// A value used before its definition.
struct Forward {
    placeholder: Value,
    ty: Type,
    pos: BytePos,
    /// The body that holds the placeholder.
    body: *const Body,
}

/// The names in sight.
#[derive(Default)]
pub(super) struct NameScope<'s> {
    entries: Vec<Entry>,
    /// For names that are numbers: entry number plus one.
    numeric: Vec<u32>,
    /// For other names of up to eight bytes, as numbers.
    short: ShortNames,
    /// For longer names.
    named: FxHashMap<&'s [u8], u32>,
    /// Entries defined, in order, for regions to forget.
    defined: Vec<u32>,
    forward: FxHashMap<(u32, u32), Forward>,
    /// Keys of `forward`, in order, for isolated regions to look at.
    recent: Vec<(u32, u32)>,
    /// Whether a block's argument was called `%name#number`.
    numbered: bool,
}

/// Entry numbers by name, for names that are numbers other than zero: open
/// addressing with room for as many again.
#[derive(Default)]
struct ShortNames {
    slots: Vec<(u64, u32)>,
    len: usize,
}

impl ShortNames {
    /// The entry of a name; `fresh` becomes that of a new one.
    #[inline]
    fn find_or_insert(&mut self, name: u64, fresh: u32) -> u32 {
        let mut at = hash(name);
        loop {
            let mask = self.slots.len().wrapping_sub(1);
            match self.slots.get_mut(at & mask) {
                Some((known, entry)) if *known == name => return *entry,
                Some((0, _)) if self.len * 2 < mask => break,
                Some((0, _)) | None => {
                    self.grow();
                    at = hash(name);
                }
                Some(_) => at += 1,
            }
        }
        self.len += 1;
        self.put(at, name, fresh);
        fresh
    }

    /// The entry of a name that was met.
    #[inline]
    fn find(&self, name: u64) -> Option<u32> {
        let (mut at, mask) = (hash(name), self.slots.len().wrapping_sub(1));
        loop {
            match *self.slots.get(at & mask)? {
                (known, entry) if known == name => return Some(entry),
                (0, _) => return None,
                _ => at += 1,
            }
        }
    }

    fn put(&mut self, at: usize, name: u64, entry: u32) {
        let mask = self.slots.len().wrapping_sub(1);
        if let Some(slot) = self.slots.get_mut(at & mask) {
            *slot = (name, entry);
        }
    }

    #[cold]
    fn grow(&mut self) {
        let size = (self.slots.len() * 2).max(256);
        // Memory that is read before it is written is fetched twice: it is written at once.
        let old = std::mem::replace(&mut self.slots, vec![(0, u32::MAX); size]);
        for (name, entry) in old.into_iter().filter(|&(name, _)| name != 0) {
            let mut at = hash(name);
            while self.slots.get(at & (size - 1)).is_some_and(|&(known, _)| known != 0) {
                at += 1;
            }
            self.put(at, name, entry);
        }
    }
}

/// Where a short name is looked for first. Names differ in their last bytes,
/// which are the high ones.
#[inline]
fn hash(name: u64) -> usize {
    let mixed = u128::from(name) * 0x9e37_79b9_7f4a_7c15;
    (mixed >> 64) as usize ^ mixed as usize
}

/// The number in `%123456`, when it is written as the printer writes it and has six digits or
/// seven; the name is given as its bytes in a word.
#[inline]
fn dense_number(name: u64, len: usize) -> Option<u32> {
    if len < 7 { None } else { number_of(name, len) }
}

fn number_of(name: u64, len: usize) -> Option<u32> {
    const ZEROS: u64 = 0x3030_3030_3030_3030;
    const HIGH: u64 = 0xf0f0_f0f0_f0f0_f0f0;
    let first = (name >> 8) as u8;
    if !first.is_ascii_digit() || first == b'0' || len > 8 {
        return None;
    }
    // The digits in the last bytes, zeros before them, the sigil pushed out.
    let pad = 8 * (9 - len as u32);
    let digits = (name >> 8) << pad | ZEROS >> (64 - pad);
    let all = digits & HIGH == ZEROS && digits.wrapping_add(0x0606_0606_0606_0606) & HIGH == ZEROS;
    // Neighbours are joined to numbers of two, of four, of eight digits.
    let ones = digits & 0x0f0f_0f0f_0f0f_0f0f;
    let twos = (ones * 10 + (ones >> 8)) & 0x00ff_00ff_00ff_00ff;
    let fours = (twos * 100 + (twos >> 16)) & 0x0000_ffff_0000_ffff;
    let number = ((fours * 10_000 + (fours >> 32)) & 0xffff_ffff) as u32;
    (all && number < DENSE).then_some(number)
}

/// A name of two to eight bytes as a number: names have no byte that is zero.
#[inline]
fn short_name(src: &[u8], start: usize, len: usize) -> Option<u64> {
    if !(2..=8).contains(&len) {
        return None;
    }
    let rest = src.get(start..)?;
    let word = match rest.first_chunk::<8>() {
        Some(word) => u64::from_le_bytes(*word),
        None => rest.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)),
    };
    Some(word & (u64::MAX >> (64 - 8 * len)))
}

impl<'s> NameScope<'s> {
    /// The entry of the name with this place in the text, made when new.
    #[inline(always)]
    fn entry(&mut self, src: &'s [u8], start: usize, len: usize) -> u32 {
        let fresh = self.entries.len() as u32;
        let key = match short_name(src, start, len) {
            Some(name) => match dense_number(name, len) {
                Some(number) => self.numbered(number as usize, fresh),
                None => self.short.find_or_insert(name, fresh),
            },
            None => {
                let name = src.get(start..start + len).unwrap_or_default();
                *self.named.entry(name).or_insert(fresh)
            }
        };
        if key == fresh {
            self.entries.push(Entry::default());
        }
        key
    }

    /// The entry of a name of two to eight bytes in a word, if there is one.
    #[inline]
    fn known(&self, name: u64) -> Option<u32> {
        if self.numbered {
            return None;
        }
        match self.short.find(name) {
            None if name >> 48 != 0 => {
                let number = dense_number(name, 8 - name.leading_zeros() as usize / 8)?;
                self.numeric.get(number as usize)?.checked_sub(1)
            }
            entry => entry,
        }
    }

    /// [`Self::single`] of a name of two to eight bytes in a word.
    #[inline(always)]
    pub(super) fn single_known(&self, name: u64, body: usize) -> Option<Value> {
        let entry = self.entries.get(self.known(name)? as usize)?;
        entry.value.expand().filter(|_| entry.body as usize + 1 == body)
    }

    /// [`Self::fresh`] of a name of two to eight bytes in a word, where such a one was met.
    #[inline]
    pub(super) fn fresh_known(&self, name: u64, start: usize) -> Option<FreshName> {
        let key = self.known(name)?;
        let defined = self.entries.get(key as usize)?.value.is_some();
        (!defined && self.forward.is_empty()).then_some(FreshName { key, pos: start as u32 })
    }

    /// The name at this place, if it was not met since it was last forgotten.
    #[inline]
    pub(super) fn fresh(&mut self, src: &'s [u8], start: usize, len: usize) -> Option<FreshName> {
        let key = self.entry(src, start, len);
        let defined = self.entries.get(key as usize)?.value.is_some();
        let used = !self.forward.is_empty() && self.forward.contains_key(&(key, 0));
        (!defined && !used).then_some(FreshName { key, pos: start as u32 })
    }

    /// Makes such a name stand for a value of the body with this number.
    #[inline]
    pub(super) fn define_fresh(&mut self, name: FreshName, value: Value, body: u32) {
        let FreshName { key, pos } = name;
        if let Some(entry) = self.entries.get_mut(key as usize) {
            *entry = Entry { value: value.into(), count: 1, pos, body };
            self.defined.push(key);
        }
    }

    /// The one value, or the first, that the name at this place stands for in
    /// the body with this number, counted from one.
    #[inline]
    pub(super) fn single(
        &mut self,
        src: &'s [u8],
        start: usize,
        len: usize,
        body: usize,
    ) -> Option<Value> {
        let key = self.entry(src, start, len);
        let entry = self.entries.get(key as usize)?;
        entry.value.expand().filter(|_| entry.body as usize + 1 == body)
    }

    #[inline]
    fn numbered(&mut self, number: usize, fresh: u32) -> u32 {
        if self.numeric.len() <= number {
            self.numeric.resize(number + 1, 0);
        }
        let slot = &mut self.numeric[number];
        if *slot == 0 {
            *slot = fresh + 1;
        }
        *slot - 1
    }

    /// Whether no name stands for anything.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.defined.is_empty() && self.forward.is_empty()
    }

    /// A mark to forget back to.
    pub(super) fn mark(&self) -> usize {
        self.defined.len()
    }

    /// Forgets all definitions since a mark.
    pub(super) fn forget(&mut self, mark: usize) {
        for key in self.defined.drain(mark..) {
            self.entries[key as usize].value = None.into();
        }
    }

    /// Places of uses without definition, in order.
    pub(super) fn undeclared(&self) -> Vec<BytePos> {
        let mut left = self.forward.values().map(|forward| forward.pos).collect::<Vec<_>>();
        left.sort_unstable();
        left
    }
}

impl<'s> Parser<'s> {
    /// The bytes of a name as written.
    #[inline]
    pub(super) fn name_of(&self, name: Unresolved) -> &'s [u8] {
        let start = self.offset_of(name.pos);
        self.src.get(start..start + name.len as usize).unwrap_or_default()
    }

    /// The offset in the text of a place in it.
    #[inline]
    pub(super) fn offset_of(&self, pos: BytePos) -> usize {
        pos.0.wrapping_sub(self.file_start.0) as usize
    }

    /// The number of a name's entry.
    #[inline]
    fn entry_of(&mut self, name: Unresolved) -> u32 {
        let start = self.offset_of(name.pos);
        self.names.entry(self.src, start, name.len as usize)
    }

    fn name_text(&self, name: Unresolved) -> &'s str {
        std::str::from_utf8(self.name_of(name)).unwrap_or_default()
    }

    /// `%name` or, where allowed, `%name#number`.
    pub(super) fn ssa_use(&mut self, allow_number: bool) -> ParseResult<Unresolved> {
        let pos = self.pos();
        let token = self.expect_kind(Kind::Percent, "expected SSA operand")?;
        let mut name = Unresolved { pos, len: token.end - token.start, number: 0 };
        if self.kind() == Kind::Hash {
            if !allow_number {
                return Err(self.error("result number not allowed in argument list"));
            }
            let digits = self.text().get(1..).unwrap_or_default();
            let Ok(number) = digits.parse() else {
                return Err(self.error("invalid SSA value result number"));
            };
            name.number = number;
            self.advance();
        }
        Ok(name)
    }

    /// The value a name stands for, of this type: one defined already, or a
    /// placeholder.
    pub(super) fn resolve_use(&mut self, name: Unresolved, ty: Type) -> ParseResult<Value> {
        let key = self.entry_of(name);
        let entry = self.names.entries[key as usize];
        if name.number >= entry.count
            && let Some(name) = self.with_number(name)
        {
            return self.resolve_use(name, ty);
        }
        let Some(first) = entry.value.expand() else {
            return self.resolve_forward(key, name, ty);
        };
        if name.number >= entry.count {
            if self.names.forward.contains_key(&(key, name.number)) {
                return self.resolve_forward(key, name, ty);
            }
            return Err(self.error_at(name.pos, "reference to invalid result number"));
        }
        let value = Value::from_u32(first.as_u32() + name.number);
        let prior = self.bodies[entry.body as usize].ty(value);
        if prior != ty {
            let at = self.pos_at(entry.pos);
            return Err(self.type_conflict(name, ty, prior, at));
        }
        if entry.body as usize + 1 == self.bodies.len() {
            return Ok(value);
        }
        Ok(self.current_body_mut().create_outside_value(ty))
    }

    /// The name of an argument of a block that is called `%name#number`, where there is one.
    fn with_number(&mut self, name: Unresolved) -> Option<Unresolved> {
        if name.number == 0 {
            return None;
        }
        let whole = Some(self.whole_name(name)).filter(|whole| whole.len > name.len)?;
        let key = self.entry_of(whole);
        self.names.entries[key as usize].value.is_some().then_some(whole)
    }

    /// A name together with its number.
    fn whole_name(&self, name: Unresolved) -> Unresolved {
        let end = self.offset_of(name.pos) + name.len as usize;
        let rest = self.src.get(end..).unwrap_or_default();
        let number = rest.iter().skip(1).take_while(|byte| byte.is_ascii_digit()).count();
        let more = if rest.first() == Some(&b'#') { 1 + number as u32 } else { 0 };
        Unresolved { len: name.len + more, number: 0, ..name }
    }

    fn resolve_forward(&mut self, key: u32, name: Unresolved, ty: Type) -> ParseResult<Value> {
        let body = std::ptr::from_ref(self.current_body());
        let Some(forward) = self.names.forward.get(&(key, name.number)) else {
            let placeholder = self.current_body_mut().create_placeholder(ty);
            let forward = Forward { placeholder, ty, pos: name.pos, body };
            self.names.forward.insert((key, name.number), forward);
            self.names.recent.push((key, name.number));
            return Ok(placeholder);
        };
        let (value, prior, at) = (forward.placeholder, forward.ty, forward.pos);
        match (prior == ty, forward.body == body) {
            (false, _) => Err(self.type_conflict(name, ty, prior, at)),
            (true, true) => Ok(value),
            (true, false) => Ok(self.current_body_mut().create_outside_value(ty)),
        }
    }

    fn type_conflict(&mut self, name: Unresolved, ty: Type, prior: Type, at: BytePos) -> Failure {
        let message = format!(
            "use of value '{}' expects different type than prior uses: '{}' vs '{}'",
            self.name_text(name),
            self.type_text(ty),
            self.type_text(prior),
        );
        self.report_with_note(name.pos, &message, at, "prior use here")
    }

    /// Makes a name stand for `count` values from `first` on.
    pub(super) fn define(&mut self, name: Unresolved, first: Value, count: u32) -> ParseResult {
        if name.number > 0 {
            self.names.numbered = true;
            self.define(self.whole_name(name), first, count)?;
            let key = self.entry_of(name);
            return self.settle_one(name, (key, name.number), first);
        }
        let key = self.entry_of(name);
        let pos = self.offset_of(name.pos) as u32;
        let body = self.bodies.len() as u32 - 1;
        let scope = &mut self.names;
        let entry = &mut scope.entries[key as usize];
        if entry.value.is_some() {
            let before = entry.pos;
            return Err(self.redefinition(name, before));
        }
        *entry = Entry { value: first.into(), count, pos, body };
        scope.defined.push(key);
        if scope.forward.is_empty() {
            return Ok(());
        }
        self.settle_forward(name, key, first, count)
    }

    fn redefinition(&mut self, name: Unresolved, before: u32) -> Failure {
        let message = format!("redefinition of SSA value '{}'", self.name_text(name));
        let at = self.pos_at(before);
        self.report_with_note(name.pos, &message, at, "previously defined here")
    }

    /// Replaces the placeholders of a name by what it now stands for.
    fn settle_forward(
        &mut self,
        name: Unresolved,
        key: u32,
        first: Value,
        count: u32,
    ) -> ParseResult {
        (0..count).try_for_each(|number| {
            let value = Value::from_u32(first.as_u32() + number);
            self.settle_one(name, (key, number), value)
        })
    }

    /// Replaces the placeholder of a name with a number, if there is one.
    fn settle_one(&mut self, name: Unresolved, key: (u32, u32), value: Value) -> ParseResult {
        let Some(forward) = self.names.forward.remove(&key) else { return Ok(()) };
        let ty = self.current_body().ty(value);
        if ty != forward.ty {
            return Err(self.definition_conflict(name, key.1, ty, forward.ty, forward.pos));
        }
        self.settle(&forward, value);
        Ok(())
    }

    /// Puts a value where a placeholder stands, if that is in the same body.
    fn settle(&mut self, forward: &Forward, value: Value) {
        if forward.body == std::ptr::from_ref(self.current_body()) {
            self.current_body_mut().replace_all_uses(forward.placeholder, value);
        }
    }

    /// How many forward references there were so far.
    pub(super) fn forward_mark(&self) -> usize {
        self.names.recent.len()
    }

    /// Makes forward references of an isolated region that ends stand for
    /// values from outside: what defines them comes later, if at all.
    pub(super) fn close_forward(&mut self, mark: usize) {
        let body = std::ptr::from_ref(self.current_body());
        for key in self.names.recent.split_off(mark) {
            let Some(forward) = self.names.forward.get_mut(&key) else { continue };
            if forward.body == body {
                forward.body = std::ptr::null();
                let (placeholder, ty) = (forward.placeholder, forward.ty);
                let outside = self.current_body_mut().create_outside_value(ty);
                self.current_body_mut().replace_all_uses(placeholder, outside);
            }
        }
    }

    fn definition_conflict(
        &mut self,
        name: Unresolved,
        number: u32,
        ty: Type,
        expected: Type,
        used: BytePos,
    ) -> Failure {
        let message = format!(
            "definition of SSA value '{}#{number}' has type '{}'",
            self.name_text(name),
            self.type_text(ty),
        );
        let note = format!("previously used here with type '{}'", self.type_text(expected));
        self.report_with_note(name.pos, &message, used, &note)
    }

    /// Where a name was defined or first used, if it was.
    pub(super) fn reference_pos(&mut self, name: Unresolved) -> Option<BytePos> {
        let key = self.entry_of(name);
        let entry = self.names.entries[key as usize];
        if entry.value.is_some() {
            return Some(self.pos_at(entry.pos));
        }
        self.names.forward.get(&(key, name.number)).map(|forward| forward.pos)
    }

    /// The location of a name as written.
    pub(super) fn name_location(name: Unresolved) -> Location {
        Location::pos(name.pos)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(name: &str) -> Option<u32> {
        number_of(short_name(name.as_bytes(), 0, name.len())?, name.len())
    }

    #[test]
    fn numbers_are_those_that_the_printer_writes() {
        for value in [7, 10, 99, 123, 4095, 65_536, 999_999, DENSE - 1] {
            assert_eq!(number(&format!("%{value}")), Some(value));
        }
        for name in ["%0", "%a", "%00", "%01", "%1a", "%1:", "%1-", "%4194304", "%12345678"] {
            assert_eq!(number(name), None, "{name}");
        }
    }
}
