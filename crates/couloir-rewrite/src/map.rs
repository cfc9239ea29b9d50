//! What values have become: the dense, multi-step mapping of dialect conversion.
//!
//! Invariants:
//! - a value maps to zero or more values, each of which may map on, so a
//!   lookup follows a chain; chains have no cycles;
//! - a list of two or more values may map as a whole (the result of a cast
//!   that takes them all); such an entry is looked at only when none of its
//!   members maps on by itself.

use couloir_ir::body::{Body, Value};
use couloir_ir::ty::Type;
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// A short list of values.
pub type Values = SmallVec<[Value; 2]>;

/// No entry.
const NONE: u32 = u32::MAX;
/// Set on entries that are a list's number.
const LIST: u32 = 1 << 31;

/// The mapping of one body's values.
#[derive(Debug, Default)]
pub(crate) struct ValueMap {
    next: Vec<u32>,
    lists: Vec<Values>,
    groups: FxHashMap<Values, Values>,
}

/// What a value means whose chain is of single values.
pub(crate) struct Single {
    /// The deepest value of the type asked for.
    pub(crate) found: Option<Value>,
    /// The deepest value.
    pub(crate) last: Value,
}

/// A list of one value.
pub(crate) fn one(value: Value) -> Values {
    Values::from_buf_and_len([value; 2], 1)
}

/// What a single value maps to.
enum Step<'m> {
    Leaf,
    One(Value),
    Many(&'m Values),
}

impl ValueMap {
    /// Forgets everything, and makes room for this many values.
    pub(crate) fn reset(&mut self, values: usize) {
        self.next.clear();
        self.next.resize(values, NONE);
        self.lists.clear();
        self.groups.clear();
    }

    /// Makes `from` mean `to`.
    pub(crate) fn map_one(&mut self, from: Value, to: Value) {
        *self.entry(from) = to.as_u32();
    }

    /// Makes `from` mean these values.
    #[inline]
    pub(crate) fn map(&mut self, from: Value, to: &[Value]) {
        if let [to] = to {
            return self.map_one(from, *to);
        }
        let list = LIST | self.lists.len() as u32;
        self.lists.push(to.into());
        *self.entry(from) = list;
    }

    /// Makes a list of values mean other values; a list of one is a value.
    pub(crate) fn map_group(&mut self, from: &[Value], to: &[Value]) {
        match from {
            [] => {}
            [from] => self.map(*from, to),
            _ => _ = self.groups.insert(from.into(), to.into()),
        }
    }

    /// Forgets what a value or list means.
    pub(crate) fn unmap_group(&mut self, from: &[Value]) {
        match from {
            [] => {}
            [from] => *self.entry(*from) = NONE,
            _ => _ = self.groups.remove(from),
        }
    }

    /// Whether a value means others.
    pub(crate) fn is_mapped(&self, value: Value) -> bool {
        self.next.get(value.index()).is_some_and(|&next| next != NONE)
    }

    fn entry(&mut self, value: Value) -> &mut u32 {
        let index = value.index();
        if index >= self.next.len() {
            self.next.resize(index + 1 + index / 2, NONE);
        }
        &mut self.next[index]
    }

    fn step(&self, value: Value) -> Step<'_> {
        match self.next.get(value.index()).copied() {
            None | Some(NONE) => Step::Leaf,
            Some(list) if list & LIST != 0 => match self.lists.get((list & !LIST) as usize) {
                Some(values) => Step::Many(values),
                None => Step::Leaf,
            },
            Some(value) => Step::One(Value::from_u32(value)),
        }
    }

    /// What a value means, when the whole chain is of single values.
    pub(crate) fn find_single(&self, body: &Body, value: Value, ty: Type) -> Option<Single> {
        let (mut last, mut found) = (value, None);
        loop {
            if body.ty(last) == ty {
                found = Some(last);
            }
            match self.step(last) {
                Step::Leaf => return Some(Single { found, last }),
                Step::One(next) => last = next,
                Step::Many(_) => return None,
            }
        }
    }

    /// The end of a value's chain, when that is of single values.
    fn latest_single(&self, value: Value) -> Option<Value> {
        let mut at = value;
        loop {
            match self.step(at) {
                Step::Leaf => return Some(at),
                Step::One(next) => at = next,
                Step::Many(_) => return None,
            }
        }
    }

    /// The deepest values of these types that a value means.
    pub(crate) fn find(&self, body: &Body, value: Value, types: &[Type]) -> Option<Values> {
        if let [ty] = *types
            && let Some(single) = self.find_single(body, value, ty)
        {
            return single.found.map(one);
        }
        let mut found = None;
        let mut current: Values = smallvec::smallvec![value];
        loop {
            if current.iter().map(|&v| body.ty(v)).eq(types.iter().copied()) {
                found = Some(current.clone());
            }
            match self.advance(&current) {
                Some(next) => current = next,
                None => return found,
            }
        }
    }

    /// The deepest value of this type that a value means, and the end of its
    /// chain.
    pub(crate) fn find_and_latest(
        &self,
        body: &Body,
        value: Value,
        ty: Type,
    ) -> (Option<Value>, Values) {
        if let Some(Single { found, last }) = self.find_single(body, value, ty) {
            return (found, one(last));
        }
        let (mut current, mut found) = (one(value), None);
        loop {
            if let [only] = *current.as_slice()
                && body.ty(only) == ty
            {
                found = Some(only);
            }
            match self.advance(&current) {
                Some(next) => current = next,
                None => return (found, current),
            }
        }
    }

    /// The last values of the chain that `keep` accepts, but for the first,
    /// which needs no accepting.
    pub(crate) fn latest_if(&self, value: Value, keep: impl Fn(&[Value]) -> bool) -> Values {
        let mut current: Values = smallvec::smallvec![value];
        let mut last = current.clone();
        while let Some(next) = self.advance(&current) {
            current = next;
            if keep(&current) {
                last.clone_from(&current);
            }
        }
        last
    }

    /// The end of a value's chain.
    pub(crate) fn latest(&self, value: Value) -> Values {
        match self.latest_single(value) {
            Some(last) => one(last),
            None => self.latest_if(value, |_| true),
        }
    }

    /// One step down the chain, each member by itself or all as one.
    fn advance(&self, current: &[Value]) -> Option<Values> {
        if !current.iter().any(|&value| self.is_mapped(value)) {
            let group = Some(&self.groups).filter(|groups| !groups.is_empty())?;
            return group.get(current).cloned();
        }
        let mut next = Values::new();
        for &value in current {
            match self.step(value) {
                Step::Leaf => next.push(value),
                Step::One(to) => next.push(to),
                Step::Many(list) => next.extend_from_slice(list),
            }
        }
        Some(next)
    }
}
