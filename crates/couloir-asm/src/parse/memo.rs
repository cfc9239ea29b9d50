//! Things read before, found again by their exact text.
//!
//! Invariant: an entry is found by the very bytes it was kept under, so what
//! is kept must be what these bytes mean anywhere in the file. Entries push
//! each other out; nothing relies on one being there.

use std::ops::Range;

use couloir_ir::attr::NamedAttribute;
use couloir_ir::{Attribute, Type};

/// Entries of a table; a power of two.
const SLOTS: usize = 512;
/// Spreads the bits of a key to the high half.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
/// How many types are tried before the table is.
const RECENT: usize = 4;
/// The longest text of a type that is kept.
pub(super) const LONGEST: usize = 160;

/// A table by text, and by a number that tells apart what one text can mean.
pub(super) struct Memo<'s, V> {
    slots: Vec<Option<(usize, &'s [u8], V)>>,
}

impl<'s, V: Copy> Memo<'s, V> {
    pub(super) fn new() -> Self {
        Self { slots: vec![None; SLOTS] }
    }

    #[inline]
    fn slot(key: usize, text: &[u8]) -> usize {
        // The ends tell most texts apart, and cost the same however long they are.
        let word = |bytes: Option<&[u8; 8]>| bytes.map_or(0, |bytes| u64::from_le_bytes(*bytes));
        let ends = match text.len() {
            8.. => word(text.first_chunk()).wrapping_mul(5) ^ word(text.last_chunk()),
            _ => text.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)),
        };
        let mixed = (ends ^ (key as u64) << 24 ^ text.len() as u64).wrapping_mul(SPREAD);
        (mixed >> 32) as usize % SLOTS
    }

    /// What is kept under a text.
    #[inline]
    pub(super) fn get(&self, key: usize, text: &[u8]) -> Option<V> {
        let slot = Self::slot(key, text);
        self.kept(slot, key, text).or_else(|| self.kept(slot ^ 1, key, text))
    }

    #[inline]
    fn kept(&self, slot: usize, key: usize, text: &[u8]) -> Option<V> {
        let (known, kept, value) = (*self.slots.get(slot)?)?;
        (known == key && kept == text).then_some(value)
    }

    /// Keeps a value under a text; what was kept there moves next to it.
    pub(super) fn insert(&mut self, key: usize, text: &'s [u8], value: V) {
        let slot = Self::slot(key, text);
        if self.slots.get(slot).is_some_and(Option::is_some) {
            self.slots.swap(slot, slot ^ 1);
        }
        if let Some(place) = self.slots.get_mut(slot) {
            *place = Some((key, text, value));
        }
    }
}

/// Types by their text.
pub(super) struct TypeMemo<'s> {
    by_text: Memo<'s, Type>,
    /// Types in angle brackets met last, in turn.
    recent: [(&'s [u8], Type); RECENT],
    next: usize,
    /// The one of long text met last: a table of many elements is put together one by one, each
    /// time with the type of all.
    long: (&'s [u8], Type),
    /// Types that start with a name in quotes, by the text up to that.
    by_name: Memo<'s, (&'s [u8], Type)>,
}

impl<'s> TypeMemo<'s> {
    pub(super) fn new() -> Self {
        let nothing = (&b""[..], Type::NONE);
        let recent = [nothing; RECENT];
        Self { by_text: Memo::new(), recent, next: 0, long: nothing, by_name: Memo::new() }
    }

    /// The type of a single word.
    #[inline]
    pub(super) fn word(&self, text: &[u8]) -> Option<Type> {
        self.by_text.get(0, text)
    }

    pub(super) fn insert_word(&mut self, text: &'s [u8], ty: Type) {
        self.by_text.insert(0, text, ty);
    }

    /// The type in angle brackets that `rest` starts with, and its length:
    /// a type that has been closed ends there whatever follows.
    #[inline]
    pub(super) fn bracketed(&mut self, rest: &'s [u8]) -> Option<(Type, usize)> {
        for (text, ty) in self.recent.iter().chain([&self.long]) {
            if !text.is_empty() && rest.starts_with(text) {
                return Some((*ty, text.len()));
            }
        }
        let text = bracketed_text(rest)?;
        let ty = self.by_text.get(0, text)?;
        self.remember(text, ty);
        Some((ty, text.len()))
    }

    fn remember(&mut self, text: &'s [u8], ty: Type) {
        if let Some(slot) = self.recent.get_mut(self.next % RECENT) {
            *slot = (text, ty);
        }
        self.next = (self.next + 1) % RECENT;
    }

    /// Keeps a type in angle brackets, unless what it means may depend on
    /// the place: on aliases, or on a struct's name.
    pub(super) fn insert_bracketed(&mut self, text: &'s [u8], ty: Type) {
        let Some((_, inside)) = text.split_first() else { return };
        let depends = inside.iter().any(|byte| matches!(byte, b'"' | b'#' | b'!'));
        if !text.ends_with(b">") || depends {
            return;
        }
        match text.len() <= LONGEST {
            true => self.by_text.insert(0, text, ty),
            false => self.long = (text, ty),
        }
    }
}

/// Types with names, as identified structs are. Only where none is being read around: there a
/// name may stand for that one.
impl<'s> TypeMemo<'s> {
    /// The type that `rest` starts with, and its length.
    pub(super) fn named(&self, rest: &[u8]) -> Option<(Type, usize)> {
        let (text, ty) = self.by_name.get(0, name_in(rest)?)?;
        rest.starts_with(text).then_some((ty, text.len()))
    }

    /// Keeps a type, unless what it means may depend on aliases, or on what
    /// is known of structs: one may be said to be opaque before it has a body.
    pub(super) fn insert_named(&mut self, text: &'s [u8], ty: Type) {
        let Some((name, (_, inside))) = name_in(text).zip(text.split_first()) else { return };
        let depends = inside.iter().any(|byte| matches!(byte, b'#' | b'!'))
            || memchr::memmem::find(inside, b"opaque").is_some();
        if text.ends_with(b">") && !depends {
            self.by_name.insert(0, name, (text, ty));
        }
    }
}

/// `!dialect.mnemonic<"name`, the start of a type, when it is that.
fn name_in(text: &[u8]) -> Option<&[u8]> {
    let head = text.get(..text.len().min(LONGEST)).filter(|head| head.first() == Some(&b'!'))?;
    let open = memchr::memchr2(b'<', b' ', head)? + 1;
    let name = head.get(open + 1..).filter(|_| head.get(open) == Some(&b'"'))?;
    head.get(..open + 1 + memchr::memchr(b'"', name)?)
}

/// The text up to the bracket that closes the first one, when that is near.
fn bracketed_text(rest: &[u8]) -> Option<&[u8]> {
    let mut depth = 0u32;
    let mut before = 0;
    for (at, &byte) in rest.iter().take(LONGEST).enumerate() {
        match byte {
            b'<' => depth += 1,
            b'>' if before != b'-' => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return rest.get(..=at);
                }
            }
            b'"' | b'#' | b'\n' => return None,
            _ => {}
        }
        before = byte;
    }
    None
}

/// Dictionaries of attributes by their text, which functions of a file often share.
pub(super) struct DictMemo<'s> {
    slots: Vec<[(&'s [u8], Range<usize>); WAYS]>,
    entries: Vec<NamedAttribute>,
}

/// Places for dictionaries that begin alike.
const WAYS: usize = 4;
/// Slots for dictionaries; a power of two.
const DICTS: usize = 64;
/// Entries kept before all are forgotten.
const MAX_ENTRIES: usize = 1 << 12;
/// The longest text of a dictionary that is kept.
const LONGEST_DICT: usize = 2000;

impl<'s> DictMemo<'s> {
    pub(super) fn new() -> Self {
        Self { slots: Vec::new(), entries: Vec::new() }
    }

    fn slot(text: &[u8]) -> usize {
        let start = text.first_chunk::<12>().map_or(0, |start| {
            start.iter().fold(0u64, |word, &byte| word.rotate_left(5) ^ u64::from(byte))
        });
        (start.wrapping_mul(SPREAD) >> 32) as usize % DICTS
    }

    /// The entries of the dictionary that `rest` starts with, and its length: once its brace is
    /// closed it ends, whatever follows.
    pub(super) fn get(&self, rest: &[u8]) -> Option<(&[NamedAttribute], usize)> {
        let ways = self.slots.get(Self::slot(rest))?;
        let known = |text: &[u8]| !text.is_empty() && rest.starts_with(text);
        let (text, entries) = ways.iter().find(|(text, _)| known(text))?;
        Some((self.entries.get(entries.clone())?, text.len()))
    }

    /// Keeps a dictionary, unless what it means may depend on the place: on locations that are
    /// named before they are defined, or on what is known of structs.
    pub(super) fn insert(&mut self, text: &'s [u8], entries: &[NamedAttribute]) {
        if text.len() > LONGEST_DICT || depends_on_place(text) {
            return;
        }
        if self.entries.len() > MAX_ENTRIES {
            *self = Self::new();
        }
        self.slots.resize_with(DICTS, Default::default);
        let Some(ways) = self.slots.get_mut(Self::slot(text)) else { return };
        ways.rotate_right(1);
        let first = self.entries.len();
        self.entries.extend_from_slice(entries);
        ways[0] = (text, first..self.entries.len());
    }
}

/// Whether a text has a location, or a struct without a body.
fn depends_on_place(text: &[u8]) -> bool {
    let location = |at: usize| {
        text.get(at + 3..).is_some_and(|rest| rest.trim_ascii_start().starts_with(b"("))
    };
    memchr::memmem::find_iter(text, b"loc").any(location)
        || memchr::memmem::find(text, b"opaque").is_some()
}

/// Integer attributes by value and type.
pub(super) struct IntMemo {
    slots: [(u64, Attribute); 256],
}

impl IntMemo {
    pub(super) fn new() -> Self {
        Self { slots: [(u64::MAX, Attribute::UNIT); 256] }
    }

    #[inline]
    fn key(ty: Type, value: u32) -> (u64, usize) {
        let key = u64::from(ty.as_u32()) << 32 | u64::from(value);
        // The high bits are mixed best; there are as many as number the slots.
        (key, (key.wrapping_mul(SPREAD) >> 56) as usize)
    }

    #[inline]
    pub(super) fn get(&self, ty: Type, value: u32) -> Option<Attribute> {
        let (key, slot) = Self::key(ty, value);
        let (known, attr) = *self.slots.get(slot)?;
        (known == key).then_some(attr)
    }

    pub(super) fn insert(&mut self, ty: Type, value: u32, attr: Attribute) {
        let (key, slot) = Self::key(ty, value);
        if let Some(entry) = self.slots.get_mut(slot) {
            *entry = (key, attr);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_compared_whole() {
        let mut memo = Memo::new();
        memo.insert(1, b"add", 7);
        assert_eq!(memo.get(1, b"add"), Some(7));
        assert_eq!(memo.get(2, b"add"), None);
        assert_eq!(memo.get(1, b"adds"), None);
    }

    #[test]
    fn one_long_type_is_known() {
        let long = |name: &str| format!("{name}<({})>", "i8, ".repeat(LONGEST));
        let (first, second) = (long("!a.tuple"), long("!b.tuple"));
        let mut memo = TypeMemo::new();
        memo.insert_bracketed(first.as_bytes(), Type::I1);
        let rest = format!("{first}, %b");
        assert_eq!(memo.bracketed(rest.as_bytes()), Some((Type::I1, first.len())));
        memo.insert_bracketed(second.as_bytes(), Type::INDEX);
        assert_eq!(memo.bracketed(second.as_bytes()), Some((Type::INDEX, second.len())));
        assert_eq!(memo.bracketed(rest.as_bytes()), None);
    }

    #[test]
    fn brackets_are_balanced() {
        assert_eq!(bracketed_text(b"a<b<c>, (d) -> e>, f>"), Some(&b"a<b<c>, (d) -> e>"[..]));
        assert_eq!(bracketed_text(b"a<#b>"), None);
        assert_eq!(bracketed_text(b"a<b"), None);
    }

    #[test]
    fn types_that_depend_on_their_place_are_not_kept() {
        let mut memo = TypeMemo::new();
        for text in [&b"x<#a>"[..], b"x<!a>", b"x<\"a\">"] {
            memo.insert_bracketed(text, Type::INDEX);
            assert_eq!(memo.bracketed(text), None);
        }
        memo.insert_bracketed(b"x<a>", Type::INDEX);
        assert_eq!(memo.bracketed(b"x<a>>"), Some((Type::INDEX, 4)));
    }

    #[test]
    fn dictionaries_are_told_by_all_of_their_text() {
        let mut memo = DictMemo::new();
        let entry = (couloir_ir::text::Str::EMPTY, Attribute::UNIT);
        memo.insert(b"{name, a = 1}", &[entry]);
        memo.insert(b"{name, a = 2}", &[entry, entry]);
        memo.insert(b"{name, b = loc (#a)}", &[entry]);
        memo.insert(b"{dso_local}", &[entry]);
        let found = |text: &[u8]| memo.get(text).map(|(entries, len)| (entries.len(), len));
        assert_eq!(found(b"{name, a = 1} {"), Some((1, 13)));
        assert_eq!(found(b"{name, a = 2} {"), Some((2, 13)));
        assert_eq!(found(b"{name, a = 12}"), None);
        assert_eq!(found(b"{name, b = loc (#a)}"), None);
        assert_eq!(found(b"{dso_local}"), Some((1, 11)));
    }

    #[test]
    fn types_with_names_are_told_by_all_of_their_text() {
        let mut memo = TypeMemo::new();
        memo.insert_named(b"!d.s<\"a\", (b)>", Type::INDEX);
        memo.insert_named(b"!d.s<\"b\", (#c)>", Type::INDEX);
        memo.insert_named(b"!d.s<\"c\", (s<\"c\", opaque>)>", Type::INDEX);
        assert_eq!(memo.named(b"!d.s<\"a\", (b)>, x"), Some((Type::INDEX, 14)));
        assert_eq!(memo.named(b"!d.s<\"a\", (c)>"), None);
        assert_eq!(memo.named(b"!d.s<\"b\", (#c)>"), None);
        assert_eq!(memo.named(b"!d.s<\"c\", (s<\"c\", opaque>)>"), None);
    }
}
