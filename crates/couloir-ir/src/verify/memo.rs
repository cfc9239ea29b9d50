//! Ops without regions, checked with a memory of those that were right.
//!
//! Most of what an op is verified by depends on nothing but its name, the
//! types of its operands and results and its inherent attributes, and most ops
//! of a file are like some op before them. So what was found right is kept in
//! a small table, and an op found there is asked for the rest only: where it
//! stands, what is around, what its hooks say.

use super::{Verified, count, parts, regions, shape, structure, traits};
use crate::attr::Attribute;
use crate::op::{Needs, OpDef};
use crate::view::OpRef;

/// Numbers kept of an op; ops that have more are checked in full.
const WORDS: usize = 16;
/// Ops kept, a power of two.
const ENTRIES: usize = 128;

/// Name, numbers of operands and results, inherent attributes and types of an op.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key([u32; WORDS]);

impl Key {
    /// No op's key: no op has that many operands.
    const NONE: Key = Key([u32::MAX; WORDS]);

    #[inline]
    fn of(op: OpRef<'_>, def: &'static OpDef) -> Option<Key> {
        let data = op.data();
        let (operands, results) = (op.operand_types(), op.result_types());
        let counts = (operands.len(), results.len());
        if counts.0 + counts.1 + def.attrs.len() > WORDS - 2 {
            return None;
        }
        let mut key = [0; WORDS];
        let props = (0..def.attrs.len()).map(|slot| op.prop(slot));
        let props = props.map(|prop| prop.map_or(u32::MAX, Attribute::as_u32));
        let types = operands.chain(results).map(crate::ty::Type::as_u32);
        let head = [data.name.as_u32(), (counts.0 << 8 | counts.1) as u32];
        let words = head.into_iter().chain(props).chain(types);
        key.iter_mut().zip(words).for_each(|(slot, word)| *slot = word);
        Some(Key(key))
    }

    /// Where in the table the key is kept.
    #[inline]
    fn place(&self) -> usize {
        let pairs = self.0.chunks_exact(2);
        let hash = pairs.fold(0u64, |hash, pair| {
            let word = u64::from(pair[0]) << 32 | u64::from(pair[1]);
            (hash.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        });
        (hash >> 57) as usize % ENTRIES
    }
}

/// Ops that were right.
pub(super) struct Memo(Vec<Key>);

impl Default for Memo {
    fn default() -> Self {
        Memo(vec![Key::NONE; ENTRIES])
    }
}

impl Memo {
    /// Checks an op that has no regions to go into.
    #[inline]
    pub(super) fn leaf(&mut self, op: OpRef<'_>, def: Option<&'static OpDef>) -> Verified {
        match def {
            Some(def) if is_plain(op, def) => self.plain(op, def),
            _ => structure::alone(op, def),
        }
    }

    #[inline]
    fn plain(&mut self, op: OpRef<'_>, def: &'static OpDef) -> Verified {
        let Some(key) = Key::of(op, def) else { return structure::alone(op, Some(def)) };
        let Some(kept) = self.0.get_mut(key.place()) else { return Ok(()) };
        if *kept == key {
            return rest(op, def, Needs::of(def));
        }
        structure::alone(op, Some(def))?;
        *kept = key;
        Ok(())
    }
}

/// Whether an op has nothing but operands, results, inherent attributes and
/// successors.
#[inline]
fn is_plain(op: OpRef<'_>, def: &'static OpDef) -> bool {
    op.body().discardable(op.op) == Attribute::EMPTY_DICT
        && op.num_regions() == 0
        && !Needs::of(def).meets(Needs::REGIONS)
}

/// The checks that types and inherent attributes do not decide, in the order
/// of [`structure::alone`].
#[inline]
fn rest(op: OpRef<'_>, def: &'static OpDef, needs: Needs) -> Verified {
    if !needs.meets(Needs::MORE) {
        return if op.successors().len() == 0 { Ok(()) } else { count::check(op, def) };
    }
    count::successors(op, def)?;
    if needs.meets(Needs::PARENT) {
        shape::has_parent(op, def)?;
    }
    if needs.meets(Needs::PREDICATES) {
        parts::predicates(op, def)?;
    }
    if needs.meets(Needs::TRAITS) {
        traits::placed(op, def)?;
    }
    def.hooks.verify.map_or(Ok(()), |verify| verify(op))?;
    if needs.meets(Needs::INSIDE) { regions::check(op, def, None) } else { Ok(()) }
}
