//! Labels of blocks: what their names mean, and those in plain words, which are read straight
//! from the bytes.
//!
//! Invariant: as in `plain`, nothing is reported or changed before a whole label has been read;
//! whatever is out of the ordinary is read anew, by `regions`.

use couloir_diag::BytePos;
use couloir_ir::body::Block;
use couloir_ir::{Location, Type};
use memchr::memchr;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::Parser;
use super::alike::Named;
use super::names::FreshName;
use crate::lex::{blanks, name_end};

/// What a label's name means.
#[derive(Clone, Copy)]
pub(super) struct Label {
    pub(super) block: Block,
    /// Whether the block has been defined.
    pub(super) defined: bool,
    /// Where it was first named.
    pub(super) at: BytePos,
}

/// The block names of one region.
#[derive(Default)]
pub(super) struct BlockScope<'s> {
    /// Those that have a [number](number_of) not far beyond how many there were, by that.
    numbered: Vec<Option<Label>>,
    /// How many these are.
    count: usize,
    /// All others.
    named: FxHashMap<&'s [u8], Label>,
}

/// So much further than there are names a number may be.
const AHEAD: usize = 64;

impl<'s> BlockScope<'s> {
    /// Whether no block was named.
    pub(super) fn is_empty(&self) -> bool {
        self.numbered.is_empty() && self.named.is_empty()
    }

    /// What a name means; where it is new, what is given.
    #[inline]
    pub(super) fn entry(&mut self, name: &'s [u8], new: Label) -> &mut Label {
        let Some(number) = number_of(name).filter(|&number| self.is_numbered(number, name)) else {
            return self.named.entry(name).or_insert(new);
        };
        if number >= self.numbered.len() {
            self.numbered.resize(number + 1, None);
        }
        match self.numbered.get_mut(number) {
            Some(label) => {
                self.count += usize::from(label.is_none());
                label.get_or_insert(new)
            }
            None => self.named.entry(name).or_insert(new),
        }
    }

    /// Whether a name with this number is kept by that, or is to be.
    #[inline]
    fn is_numbered(&self, number: usize, name: &[u8]) -> bool {
        let is_near = number < 2 * self.count + AHEAD;
        self.numbered_label(number).is_some() || is_near && !self.named.contains_key(name)
    }

    #[inline]
    fn numbered_label(&self, number: usize) -> Option<&Label> {
        self.numbered.get(number)?.as_ref()
    }

    /// Whether a block of this name has been defined.
    fn is_defined(&self, name: &[u8]) -> bool {
        let label = number_of(name).and_then(|number| self.numbered_label(number));
        label.or_else(|| self.named.get(name)).is_some_and(|label| label.defined)
    }

    /// Where blocks were named that were never defined, in order.
    pub(super) fn undefined(&self) -> Vec<BytePos> {
        let all = self.numbered.iter().flatten().chain(self.named.values());
        let mut places =
            all.filter(|label| !label.defined).map(|label| label.at).collect::<Vec<_>>();
        places.sort_unstable();
        places
    }
}

/// The number in a name like those that are printed, `^bb12`: no two names have the same.
#[inline]
fn number_of(name: &[u8]) -> Option<usize> {
    let digits = name.strip_prefix(b"^bb")?;
    let is_one = match digits {
        [_] => true,
        [b'1'..=b'9', rest @ ..] => rest.len() < 6,
        _ => false,
    };
    let value = |sum: usize, digit: &u8| {
        digit.is_ascii_digit().then(|| 10 * sum + usize::from(digit - b'0'))
    };
    is_one.then(|| digits.iter().try_fold(0, value)).flatten()
}

/// How many arguments are read here: the name of each is compared with all before it. Longer lists
/// are read by `regions`.
const MOST_PLAIN: usize = 32;

/// The arguments of a block: the name of each, its type, and where it stands.
type Arguments = SmallVec<[(FreshName, Type, u32); 4]>;

impl<'s> Parser<'s> {
    /// Reads the label at the current token, if that is of a block that is still to be defined
    /// and in plain words; what comes after it becomes the current token.
    pub(super) fn plain_label(&mut self) -> Option<Block> {
        let (name, at) = (self.spelling(), self.pos());
        let known = self.block_scopes.last()?.is_defined(name);
        (!known && name.len() > 1).then_some(())?;
        self.plain.at = self.token.end as usize;
        let args = if self.take_byte(b'(') { self.plain_arguments()? } else { Arguments::new() };
        self.take_byte(b':').then_some(())?;
        let (end, next) = (self.plain.at, self.after_comments(self.plain.at)?);
        let block = self.define_block(name, at, None).ok()?;
        let number = self.bodies.len() - 1;
        for (name, ty, start) in args {
            let location = Location::pos(self.pos_at(start));
            let value = self.current_body_mut().add_arg(block, ty, location);
            self.names.define_fresh(name, value, number as u32);
        }
        self.go_on_at(next, end);
        Some(block)
    }

    /// `%name: type, ...)`, of names that stand for nothing yet.
    fn plain_arguments(&mut self) -> Option<Arguments> {
        let mut args = Arguments::new();
        loop {
            (self.next_byte() == b'%').then_some(())?;
            let start = self.plain.at;
            let end = name_end(self.src, start + 1);
            let name = self.plain_name(Named { start, end, key: 0 })?;
            let fresh = args.iter().all(|(other, ..)| !name.is(*other));
            (fresh && args.len() < MOST_PLAIN).then_some(())?;
            self.plain.at = end;
            self.take_byte(b':').then_some(())?;
            args.push((name, self.plain_type()?, start as u32));
            if self.take_byte(b')') {
                return Some(args);
            }
            self.take_byte(b',').then_some(())?;
        }
    }

    /// Where what comes after blanks and comments starts.
    fn after_comments(&self, mut at: usize) -> Option<usize> {
        loop {
            at = blanks(self.src, at);
            let rest = self.src.get(at..)?;
            if !rest.starts_with(b"//") {
                return Some(at);
            }
            at += memchr(b'\n', rest)?;
        }
    }

    /// The block that a name means in this region, made when new.
    pub(super) fn block_named(&mut self, name: &'s [u8], at: BytePos) -> Option<Block> {
        let fresh = self.current_body().next_block_key();
        let new = Label { block: fresh, defined: false, at };
        self.has_labels = true;
        let block = self.block_scopes.last_mut()?.entry(name, new).block;
        if block == fresh {
            self.current_body_mut().create_block();
        }
        Some(block)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cranelift_entity::EntityRef;

    fn label(number: usize) -> Label {
        let at = BytePos(0);
        Label { block: Block::new(number), defined: false, at }
    }

    #[test]
    fn names_far_ahead_stay_what_they_are() {
        let names = (0..400).map(|number| format!("^bb{number}")).collect::<Vec<_>>();
        let odd = ["^bb", "^bb00", "^bb01", "^bb1000000", "^bbx", "^bb1x", "^b1", "^entry"];
        let order = [300, 70, 65].into_iter().chain(0..400);
        let mut scope = BlockScope::default();
        for (number, name) in odd.iter().enumerate() {
            scope.entry(name.as_bytes(), label(1000 + number));
        }
        for number in order.clone() {
            let name = names[number].as_bytes();
            assert_eq!(scope.entry(name, label(number)).block, Block::new(number));
        }
        for number in order {
            let name = names[number].as_bytes();
            assert_eq!(scope.entry(name, label(9999)).block, Block::new(number));
        }
        for (number, name) in odd.iter().enumerate() {
            let found = scope.entry(name.as_bytes(), label(9999)).block;
            assert_eq!(found, Block::new(1000 + number));
        }
        assert_eq!(scope.undefined().len(), 400 + odd.len());
        assert!(scope.numbered.len() < 2 * 400 + AHEAD);
    }
}
