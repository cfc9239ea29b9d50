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
    /// Of up to eight bytes, as numbers.
    short: FxHashMap<u64, Label>,
    long: FxHashMap<&'s [u8], Label>,
}

impl<'s> BlockScope<'s> {
    /// Whether no block was named.
    pub(super) fn is_empty(&self) -> bool {
        self.short.is_empty() && self.long.is_empty()
    }

    /// What a name means; where it is new, what is given.
    #[inline]
    pub(super) fn entry(&mut self, name: &'s [u8], new: Label) -> &mut Label {
        match short(name) {
            Some(name) => self.short.entry(name).or_insert(new),
            None => self.long.entry(name).or_insert(new),
        }
    }

    /// Whether a block of this name has been defined.
    fn is_defined(&self, name: &[u8]) -> bool {
        let label = match short(name) {
            Some(name) => self.short.get(&name),
            None => self.long.get(name),
        };
        label.is_some_and(|label| label.defined)
    }

    /// Where blocks were named that were never defined, in order.
    pub(super) fn undefined(&self) -> Vec<BytePos> {
        let all = self.short.values().chain(self.long.values());
        let mut places =
            all.filter(|label| !label.defined).map(|label| label.at).collect::<Vec<_>>();
        places.sort_unstable();
        places
    }
}

/// A name of up to eight bytes as a number: names have no byte that is zero.
#[inline]
fn short(name: &[u8]) -> Option<u64> {
    let mut word = [0; 8];
    word.get_mut(..name.len())?.copy_from_slice(name);
    Some(u64::from_le_bytes(word))
}

/// The arguments of a block: the name of each, its type, and where it stands.
/// Longer lists are read by `regions`: names are compared with all before them here.
const MOST_PLAIN: usize = 32;

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
