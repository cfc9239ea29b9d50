//! Texts of types and attributes written before.

use couloir_ir::Type;
use couloir_ir::attr::Attribute;
use cranelift_entity::EntityRef;

use super::attrs::UNNUMBERED;
use super::printer::Typed;
use super::strings;

/// Longer texts are not kept, but for one: they would be there twice.
const MAX_TEXT: usize = 1 << 16;
/// Beyond this, not even one is.
const MAX_LONG_TEXT: usize = 1 << 22;
/// Attributes of longer text are likely to be used once.
const MAX_ATTR_TEXT: usize = 256;

/// In how many forms an attribute is written.
const FORMS: usize = 4;
/// For how many attributes there is room: most of a large module's are used once, and room for
/// all would be more than what is printed of them.
const PLACES: usize = 1 << 13;
/// How much text of attributes is kept before that of others takes its place.
const MAX_KEPT: usize = 1 << 19;

/// Where texts are in one run of bytes, by handle.
#[derive(Default)]
struct Table {
    spans: Vec<(u32, u32)>,
}

impl Table {
    #[inline]
    fn get(&self, key: usize) -> Option<(u32, u32)> {
        self.spans.get(key).copied().filter(|span| span.1 != 0)
    }

    fn keep(&mut self, texts: &mut Vec<u8>, key: usize, text: &[u8]) {
        let (start, end) = (texts.len(), texts.len() + text.len());
        let (Ok(start), Ok(end)) = (u32::try_from(start), u32::try_from(end)) else { return };
        if self.spans.len() <= key {
            self.spans.resize(key + 1, (0, 0));
        }
        if let Some(slot) = self.spans.get_mut(key) {
            *slot = (start, end);
            texts.extend_from_slice(text);
        }
    }
}

/// Texts written not long ago, each in the one place its key can have.
#[derive(Default)]
struct Recent {
    texts: Vec<u8>,
    /// Key, start and end; no text is empty.
    places: Vec<(u32, u32, u32)>,
}

impl Recent {
    #[inline]
    fn get(&self, key: usize) -> Option<(u32, u32)> {
        let &(own, start, end) = self.places.get(key % PLACES)?;
        (own as usize == key && end != 0).then_some((start, end))
    }

    fn keep(&mut self, key: usize, text: &[u8]) {
        let Ok(own) = u32::try_from(key) else { return };
        if self.places.is_empty() || self.texts.len() + text.len() > MAX_KEPT {
            self.texts.clear();
            self.places.clear();
            self.places.resize(PLACES, (0, 0, 0));
        }
        let start = self.texts.len();
        self.texts.extend_from_slice(text);
        if let Some(place) = self.places.get_mut(key % PLACES) {
            *place = (own, start as u32, self.texts.len() as u32);
        }
    }
}

/// The long text of a type that was written twice without another such between: a table of many
/// elements is put together one by one, each time with the type of all.
#[derive(Default)]
struct Long {
    /// The type of long text that was written last.
    last: Option<Type>,
    /// The type whose text is kept.
    kept: Option<Type>,
    text: Vec<u8>,
}

impl Long {
    fn get(&self, ty: Type) -> Option<&[u8]> {
        (self.kept == Some(ty)).then_some(&self.text)
    }

    fn keep(&mut self, ty: Type, text: &[u8]) {
        let again = self.last.replace(ty) == Some(ty);
        if again && text.len() <= MAX_LONG_TEXT {
            self.text.clear();
            self.text.extend_from_slice(text);
            self.kept = Some(ty);
        }
    }
}

/// The texts of types and attributes written before.
#[derive(Default)]
pub(super) struct Memo {
    texts: Vec<u8>,
    types: Table,
    long: Long,
    attrs: Recent,
    /// Whether attributes are not kept: a printer of one would make room for all there are.
    pub(super) is_brief: bool,
}

impl Memo {
    /// Appends the text of a type, if it is known; gives its length.
    #[inline]
    pub(super) fn write_type(&self, out: &mut Vec<u8>, ty: Type) -> Option<usize> {
        let Some((start, end)) = self.types.get(ty.index()) else {
            let text = self.long.get(ty)?;
            out.extend_from_slice(text);
            return Some(text.len());
        };
        strings::run(out, &self.texts, start, end);
        Some((end - start) as usize)
    }

    /// Keeps the text of a type; false where it is too long to be there for good.
    pub(super) fn keep_type(&mut self, ty: Type, text: &[u8]) -> bool {
        let short = text.len() <= MAX_TEXT;
        match is_finished(text) {
            true if short => self.types.keep(&mut self.texts, ty.index(), text),
            true => self.long.keep(ty, text),
            false => {}
        }
        short
    }

    /// Appends the text of an attribute in a form, if it is known; none is
    /// the stripped form.
    #[inline]
    pub(super) fn write_attr(
        &self,
        out: &mut Vec<u8>,
        attr: Attribute,
        form: Option<Typed>,
    ) -> bool {
        let Some((start, end)) = self.attrs.get(attr_key(attr, form)) else { return false };
        strings::run(out, &self.attrs.texts, start, end);
        true
    }

    /// Keeps the text of an attribute.
    pub(super) fn keep_attr(&mut self, attr: Attribute, form: Option<Typed>, text: &[u8]) {
        if text.len() <= MAX_ATTR_TEXT && !self.is_brief && is_finished(text) {
            self.attrs.keep(attr_key(attr, form), text);
        }
    }
}

/// Whether nothing in a text waits for its number.
fn is_finished(text: &[u8]) -> bool {
    memchr::memchr(UNNUMBERED, text).is_none()
}

fn attr_key(attr: Attribute, form: Option<Typed>) -> usize {
    attr.index() * FORMS + form.map_or(0, |form| form as usize + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_kept_when_it_comes_again() {
        let (mut memo, text) = (Memo::default(), vec![b'a'; MAX_TEXT + 1]);
        let written = |memo: &Memo, ty| {
            let mut out = Vec::new();
            memo.write_type(&mut out, ty).map(|len| (len, out == text))
        };
        for known in [None, None, Some((text.len(), true))] {
            assert_eq!(written(&memo, Type::I1), known);
            assert!(!memo.keep_type(Type::I1, &text));
        }
        // Others that come once do not drive it out.
        assert!(!memo.keep_type(Type::INDEX, &text));
        assert_eq!(written(&memo, Type::INDEX), None);
        assert!(written(&memo, Type::I1).is_some());
    }

    #[test]
    fn what_is_beyond_bounds_is_not_kept() {
        let (mut memo, text) = (Memo::default(), vec![b'a'; MAX_LONG_TEXT + 1]);
        (0..3).for_each(|_| assert!(!memo.keep_type(Type::I1, &text)));
        assert_eq!(memo.write_type(&mut Vec::new(), Type::I1), None);
    }
}
