//! Constants at the start of a region, each once.
//!
//! Invariant: the constants kept for a region stand at the start of its
//! entry block, in the reverse order in which they were taken in.

use couloir_ir::body::{Block, Body, Op, Region};
use couloir_ir::build::Build;
use couloir_ir::op::Trait;
use couloir_ir::{Attribute, Location, Type};
use cranelift_entity::EntityRef;
use cranelift_entity::packed_option::PackedOption;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::bits::Bits;
use crate::fold::constant_of;
use crate::rewriter::Rewriter;

/// How many constants there is room for at first: most bodies have fewer.
const AT_FIRST: usize = 14;

/// A constant's dialect, value and type.
type Key = (&'static str, Attribute, Type);

/// The constants taken in so far.
pub(crate) struct Constants {
    /// Which there are, by the region they stand in.
    known: FxHashMap<(Region, Key), Op>,
    kept: Bits,
    /// The region for constants used in a region, found once, by number.
    homes: SmallVec<[PackedOption<Region>; 32]>,
}

impl Constants {
    /// None of a body's constants yet.
    pub(crate) fn of(body: &Body) -> Self {
        Constants {
            known: FxHashMap::default(),
            kept: Bits::new(body.num_ops()),
            homes: SmallVec::from_elem(None.into(), body.num_regions()),
        }
    }

    /// Takes in an op: true when it was a constant there is already, which
    /// now takes its place.
    pub(crate) fn take_in(&mut self, rw: &mut Rewriter<'_>, op: Op) -> bool {
        let Some((key, block)) = Self::key(rw, op) else { return false };
        if self.kept.has(op.index()) {
            if !self.stands_well(rw.body(), op, block) {
                Self::hoist(rw, op, block);
            }
            return false;
        }
        let Some(region) = rw.body().region_of(block) else { return false };
        let home = self.home(rw, region);
        if let Some(&same) = self.known.get(&(home, key)) {
            let value = rw.body().result(same, 0);
            rw.replace(op, value.as_slice());
            rw.body().set_location(same, Location::UNKNOWN);
            return true;
        }
        if self.known.is_empty() {
            self.known.reserve(AT_FIRST);
        }
        self.known.insert((home, key), op);
        let Some(entry) = rw.body().entry_block(home) else { return false };
        if block != entry || !self.stands_well(rw.body(), op, block) {
            Self::hoist(rw, op, entry);
        }
        if block != entry {
            // It now serves more than the place it was written for.
            rw.body().set_location(op, Location::UNKNOWN);
        }
        self.kept.set(op.index());
        false
    }

    fn key(rw: &Rewriter<'_>, op: Op) -> Option<(Key, Block)> {
        let view = rw.view(op);
        if !view.has(Trait::ConstantLike) {
            return None;
        }
        let dialect = view.def()?.dialect();
        Some(((dialect, constant_of(view)?, view.result_type(0)?), view.block()?))
    }

    /// Whether a constant is first in its block or right after one kept.
    fn stands_well(&self, body: &Body, op: Op, block: Block) -> bool {
        match body.prev_op(op) {
            Some(before) => self.kept.has(before.index()),
            None => body.first_op(block) == Some(op),
        }
    }

    fn hoist(rw: &mut Rewriter<'_>, op: Op, entry: Block) {
        match rw.scope().body.first_op(entry) {
            Some(first) => rw.move_before(op, first),
            None => rw.move_to_end(op, entry),
        }
    }

    /// The innermost region around that constants may stand in: one of an op
    /// that is isolated, not registered, or at the top.
    fn home(&mut self, rw: &Rewriter<'_>, region: Region) -> Region {
        let known = |at: Region| self.homes.get(at.index()).and_then(|home| home.expand());
        if let Some(home) = known(region) {
            return home;
        }
        let mut passed = SmallVec::<[Region; 8]>::new();
        let mut at = region;
        let home = loop {
            if let Some(home) = known(at) {
                break home;
            }
            passed.push(at);
            match outwards(rw, at) {
                Some(next) => at = next,
                None => break at,
            }
        };
        for region in passed {
            if let Some(known) = self.homes.get_mut(region.index()) {
                *known = home.into();
            }
        }
        home
    }
}

/// The region around, when constants in `region` belong further out.
fn outwards(rw: &Rewriter<'_>, region: Region) -> Option<Region> {
    let body = rw.scope().body;
    let parent = body.region_parent(region)?;
    let def = body.op(parent).name.def()?;
    if def.has(Trait::IsolatedFromAbove) {
        return None;
    }
    body.region_of(body.block_of(parent)?)
}
