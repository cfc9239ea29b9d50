//! Bodies: the storage of operations, blocks, regions and values.
//!
//! Invariants:
//! - entities are dense `u32` handles; an erased entity leaves a tombstone and
//!   its handle is not used again;
//! - an op's operands are one run of slots, its results one run of values;
//! - every operand and successor slot stands in the use list of its target;
//! - the regions of an op that is isolated from above live in a body of its
//!   own, so such ops are worked on by plain `&mut`.

mod build;
pub(crate) mod changes;
mod classes;
mod compact;
mod edit;
mod entities;
mod held;
mod nested;
mod read;
mod splice;
pub(crate) mod uses;

pub use build::OpSpec;
pub use classes::Class;
pub(crate) use entities::Run;
pub use entities::{Block, BlockData, Op, OpData, Region, RegionData, Value};
pub use held::Held;
pub use read::{OpNames, OperandUse};

use std::sync::Arc;

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityList, ListPool, PrimaryMap};

use crate::attr::Attribute;
use changes::Changes;
use entities::{ArgData, BodyId, Extra, ExtraData, ValueData};
use uses::UsePool;

/// How many entities of each kind a body has.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counts([usize; 8]);

impl Counts {
    /// How many more there are than there were.
    #[must_use]
    pub fn since(self, before: Counts) -> Counts {
        Counts(std::array::from_fn(|at| self.0[at].saturating_sub(before.0[at])))
    }

    /// As many in proportion: `part` of `whole`; but not many times those
    /// there are `now`.
    #[must_use]
    pub fn scaled(self, part: usize, whole: usize, now: Counts) -> Counts {
        let scale = |count: usize| count.saturating_mul(part).div_ceil(whole.max(1));
        Counts(std::array::from_fn(|at| {
            scale(self.0[at]).min(now.0[at].saturating_mul(8).saturating_add(64))
        }))
    }
}

/// How many ops are many for a body.
const MANY_OPS: usize = 1 << 10;
/// About how many slots of inherent attributes ops have that are told most by these.
const PROPS: usize = 8;

/// The storage behind the regions of one isolated op, or of a whole file.
#[derive(Clone, Debug, Default)]
pub struct Body {
    pub(crate) ops: PrimaryMap<Op, OpData>,
    pub(crate) blocks: PrimaryMap<Block, BlockData>,
    /// The block of each run.
    pub(crate) runs: PrimaryMap<Run, Block>,
    pub(crate) regions: PrimaryMap<Region, RegionData>,
    pub(crate) values: PrimaryMap<Value, ValueData>,
    pub(crate) args: Vec<ArgData>,
    pub(crate) extras: PrimaryMap<Extra, ExtraData>,
    pub(crate) bodies: PrimaryMap<BodyId, Option<Box<Body>>>,
    pub(crate) operands: UsePool,
    pub(crate) successors: UsePool,
    pub(crate) props: Vec<PackedOption<Attribute>>,
    pub(crate) value_lists: ListPool<Value>,
    pub(crate) region_lists: ListPool<Region>,
    /// The regions that are no op's of this body: those of the isolated op
    /// that owns the body.
    pub(crate) roots: EntityList<Region>,
    /// Whether an isolated op has one region without blocks, which is no body of `bodies`.
    has_blank: bool,
    /// A block of no region whose arguments stand for values defined around
    /// the isolated op; only text that breaks isolation makes one.
    pub(crate) outside: PackedOption<Block>,
    /// Symbols that stand beside an op which was taken out of its body, in one of their own.
    pub(crate) beside: Option<Arc<Body>>,
    /// What became of the body since it was verified.
    pub(crate) changes: Changes,
}

/// Ops of a body that is rather copied than left with room it does not need.
const SMALL: usize = 4096;

impl Body {
    /// A body with nothing in it.
    pub fn new() -> Self {
        Self::default()
    }

    /// A body with room for so many ops that own bodies: a module grows in place.
    pub fn with_room(ops: usize) -> Self {
        let mut body = Self::default();
        // A name, a type, visibility and attributes.
        body.reserve_owners(ops, 4 * ops);
        body
    }

    /// Makes room for so many more ops that own bodies, with so many slots of inherent attributes.
    pub fn reserve_owners(&mut self, ops: usize, props: usize) {
        self.ops.reserve(ops);
        self.extras.reserve(ops);
        self.bodies.reserve(ops);
        self.props.reserve(props);
    }

    /// What the body holds, in storage that is just large enough. The body is left empty; a small
    /// one keeps its room for another like it.
    #[must_use]
    pub fn take_fitted(&mut self) -> Body {
        if self.ops.len() > SMALL {
            let mut taken = std::mem::take(self);
            taken.shrink_to_fit();
            return taken;
        }
        let bodies = std::mem::take(&mut self.bodies);
        let fitted = Body { bodies, ..self.clone() };
        self.clear();
        fitted
    }

    /// Moves what the body holds to the storage of another, which keeps its
    /// room: for bodies that are worked on one after another and grow.
    #[must_use]
    pub fn moved_to(&mut self, mut room: Box<Body>) -> Box<Body> {
        room.clear();
        room.ops.extend(self.ops.values().cloned());
        room.blocks.extend(self.blocks.values().cloned());
        room.runs.extend(self.runs.values().copied());
        room.regions.extend(self.regions.values().cloned());
        room.values.extend(self.values.values().cloned());
        room.args.append(&mut self.args);
        room.extras.extend(self.extras.values_mut().map(std::mem::take));
        room.bodies.extend(self.bodies.values_mut().map(Option::take));
        room.operands.append(&mut self.operands);
        room.successors.append(&mut self.successors);
        room.props.append(&mut self.props);
        if self.value_lists.capacity() > 0 {
            room.value_lists = std::mem::take(&mut self.value_lists);
        }
        room.region_lists = std::mem::take(&mut self.region_lists);
        room.roots = std::mem::take(&mut self.roots);
        room.outside = self.outside;
        room.changes.replace(std::mem::take(&mut self.changes));
        room.has_blank = self.has_blank;
        self.clear();
        room
    }

    /// Gives back room that was made for more.
    fn shrink_to_fit(&mut self) {
        self.ops.shrink_to_fit();
        self.blocks.shrink_to_fit();
        self.runs.shrink_to_fit();
        self.regions.shrink_to_fit();
        self.values.shrink_to_fit();
        self.args.shrink_to_fit();
        self.extras.shrink_to_fit();
        self.operands.shrink_to_fit();
        self.successors.shrink_to_fit();
        self.props.shrink_to_fit();
    }

    /// Empties the body and keeps its storage.
    pub fn clear(&mut self) {
        self.ops.clear();
        self.blocks.clear();
        self.runs.clear();
        self.regions.clear();
        self.values.clear();
        self.args.clear();
        self.extras.clear();
        self.bodies.clear();
        self.operands.clear();
        self.successors.clear();
        self.props.clear();
        self.value_lists.clear();
        self.region_lists.clear();
        self.roots = EntityList::new();
        self.outside = None.into();
        self.has_blank = false;
        self.beside = None;
        self.changes.replace(Changes::default());
    }

    /// How much room there is, in slots of inherent attributes.
    pub fn room(&self) -> usize {
        self.props.capacity()
    }

    /// How many entities there are, those no longer in use included.
    pub fn counts(&self) -> Counts {
        Counts([
            self.ops.len(),
            self.values.len(),
            self.operands.end() as usize,
            self.props.len(),
            self.args.len(),
            self.blocks.len(),
            self.extras.len(),
            self.successors.end() as usize,
        ])
    }

    /// Makes room for this many more entities.
    pub fn reserve(&mut self, more: Counts) {
        let [ops, values, operands, props, args, blocks, extras, successors] = more.0;
        self.ops.reserve(ops);
        self.values.reserve(values);
        self.operands.reserve(operands);
        self.props.reserve(props);
        self.args.reserve(args);
        self.blocks.reserve(blocks);
        self.runs.reserve(blocks);
        self.extras.reserve(extras);
        self.successors.reserve(successors);
    }

    /// Makes room for about so many ops, if they are many: room that grows bit by bit leaves a
    /// trail of touched memory behind, and what is never used costs nothing.
    pub fn expect_ops(&mut self, ops: usize) {
        if ops < MANY_OPS {
            return;
        }
        // What is not used any more would be copied.
        if self.ops.is_empty() && self.props.capacity() < PROPS * ops {
            (self.ops, self.props) = (PrimaryMap::new(), Vec::new());
            (self.operands, self.successors) = (UsePool::default(), UsePool::default());
        }
        let (some, many) = (ops / 4, 2 * ops);
        self.reserve(Counts([ops, ops, many, PROPS * ops, 0, some, some, some]));
    }

    /// Bytes held by this body and those nested in it.
    pub fn memory(&self) -> usize {
        let nested = self.nested_bodies().map(Body::memory).sum::<usize>();
        nested
            + self.ops.len() * size_of::<OpData>()
            + self.values.len() * size_of::<ValueData>()
            + self.args.capacity() * size_of::<ArgData>()
            + self.blocks.len() * size_of::<entities::BlockData>()
            + self.runs.len() * size_of::<Block>()
            + self.extras.len() * size_of::<ExtraData>()
            + self.operands.bytes()
            + self.successors.bytes()
            + self.props.capacity() * size_of::<PackedOption<Attribute>>()
    }
}
