//! Ops with regions checked with a memory of those that were right.
//!
//! What an op with [`Trait::VerifiedByTypes`] demands of its regions depends
//! on nothing but types: of its operands and results, of the arguments of its
//! regions, and of what their last ops pass on. Where all these are as they
//! were in an op that was right, nothing but the predecessors of its blocks is
//! left to check.

use crate::attr::Attribute;
use crate::body::{Block, Body, Op};
use crate::op::{Needs, OpDef, Trait};
use crate::ty::Type;
use crate::view::OpRef;

/// Numbers kept of an op; ops that have more are checked in full.
const WORDS: usize = 32;
/// Ops kept, a power of two.
const ENTRIES: usize = 256;
/// A multiplier that spreads bits upwards.
const HASH: u64 = 0x9E37_79B9_7F4A_7C15;

/// All that an op with regions is verified by.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Key([u32; WORDS]);

impl Key {
    /// The key of an op in whose regions nothing but types matters; none for others.
    pub(super) fn of(op: OpRef<'_>, def: &OpDef) -> Option<Self> {
        let placed = def.trait_set.meets(Needs::PLACED) || def.has(Trait::HasParent);
        let by_types = def.has(Trait::VerifiedByTypes) && !placed && def.successors.is_empty();
        if !by_types || op.body().discardable(op.op) != Attribute::EMPTY_DICT {
            return None;
        }
        let mut key = Words::default();
        key.op(op.body(), op.op, def.attrs.len())?;
        let regions = op.body().regions(op.op);
        key.add(regions.len() as u32)?;
        for &region in regions {
            match op.body().entry_block(region) {
                Some(block) => key.block(op.body(), block)?,
                None => key.add(0)?,
            }
        }
        Some(Key(key.words))
    }

    fn place(&self) -> usize {
        let mix =
            |hash: u64, word: &u32| (hash.rotate_left(5) ^ u64::from(*word)).wrapping_mul(HASH);
        (self.0.iter().fold(0, mix) >> 48) as usize % ENTRIES
    }
}

/// A key being put together.
#[derive(Default)]
struct Words {
    words: [u32; WORDS],
    len: usize,
}

impl Words {
    #[inline]
    fn add(&mut self, word: u32) -> Option<()> {
        *self.words.get_mut(self.len)? = word;
        self.len += 1;
        Some(())
    }

    #[inline]
    fn types(&mut self, mut types: impl ExactSizeIterator<Item = Type>) -> Option<()> {
        self.add(types.len() as u32)?;
        types.try_for_each(|ty| self.add(ty.as_u32()))
    }

    /// An op's name, inherent attributes and types.
    fn op(&mut self, body: &Body, op: Op, attrs: usize) -> Option<()> {
        self.add(body.op(op).name.as_u32())?;
        for attr in body.props(op, attrs) {
            self.add(attr.expand().map_or(u32::MAX, Attribute::as_u32))?;
        }
        self.types(body.operands(op).map(|value| body.ty(value)))?;
        self.types(body.results(op).map(|value| body.ty(value)))
    }

    /// The only block of a region, with an op at its end.
    fn block(&mut self, body: &Body, block: Block) -> Option<()> {
        let last = body.last_op(block)?;
        let alone = body.next_block(block).is_none() && body.op(last).extra.is_none();
        alone.then(|| self.add(1))??;
        self.types(body.args(block).iter().map(|&arg| body.ty(arg)))?;
        self.op(body, last, 0)
    }
}

/// Ops with regions that were right.
#[derive(Default)]
pub(super) struct Inside {
    /// Empty, or as many as there are entries.
    right: Vec<Option<Key>>,
}

impl Inside {
    /// Whether an op with this key was right.
    pub(super) fn has(&self, key: &Key) -> bool {
        matches!(self.right.get(key.place()), Some(Some(kept)) if kept == key)
    }

    /// Keeps what was found right.
    pub(super) fn keep(&mut self, key: Key) {
        self.right.resize(ENTRIES, None);
        if let Some(place) = self.right.get_mut(key.place()) {
            *place = Some(key);
        }
    }
}
