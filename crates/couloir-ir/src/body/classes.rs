//! Ops known to be like others.
//!
//! Whoever makes many ops of the same name, attributes, types of operands and
//! results and number of successors, as a reader of text does, may say so: they
//! are of one class. What was found out about one of them then holds for the
//! rest, and need not be looked up by all of these.
//!
//! Invariant: an op loses its class when it changes in any of them.

use std::num::NonZeroU32;

use super::Body;
use super::entities::Op;

/// A number for ops that are alike, which means the same everywhere in a context.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Class(NonZeroU32);

impl Class {
    /// The class of a number, if there can be that many.
    pub(crate) fn new(number: u64) -> Option<Self> {
        u32::try_from(number).ok().and_then(NonZeroU32::new).map(Class)
    }

    /// A number for tables.
    #[inline]
    pub fn index(self) -> usize {
        self.0.get() as usize
    }
}

/// The classes of ops, by their numbers, as far as any have one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Classes(Vec<Option<Class>>);

impl Classes {
    /// Takes the room of another table, where this one has none.
    pub(super) fn take_room(&mut self, mut other: Classes) {
        if self.0.is_empty() {
            other.0.clear();
            *self = other;
        }
    }

    /// Forgets the class of an op.
    #[inline]
    pub(super) fn forget(&mut self, op: Op) {
        if let Some(class) = self.0.get_mut(op.as_u32() as usize) {
            *class = None;
        }
    }
}

impl Body {
    /// Says that an op is of a class, until it changes.
    #[inline]
    pub fn set_class(&mut self, op: Op, class: Option<Class>) {
        let (classes, number) = (&mut self.changes.classes.0, op.as_u32() as usize);
        if number == classes.len() {
            return classes.push(class);
        }
        if class.is_some() && number >= classes.len() {
            classes.resize(number + 1, None);
        }
        if let Some(place) = classes.get_mut(number) {
            *place = class;
        }
    }

    /// The class of an op, if it is known to be of one.
    #[inline]
    pub fn class(&self, op: Op) -> Option<Class> {
        self.changes.classes.0.get(op.as_u32() as usize).copied().flatten()
    }
}
