//! Handles of the entities of a body, and what each stores.

use cranelift_entity::EntityList;
use cranelift_entity::entity_impl;
use cranelift_entity::packed_option::PackedOption;

use crate::attr::Attribute;
use crate::location::Location;
use crate::op::OpName;
use crate::ty::Type;

/// An operation of a body.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Op(u32);
entity_impl!(Op, "op");

/// A block of a body.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Block(u32);
entity_impl!(Block, "block");

/// The ops of a block, however that is called. Ops know their run and runs their
/// block: so a block is split at the cost of its smaller part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Run(u32);
entity_impl!(Run, "run");

/// A region of a body.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Region(u32);
entity_impl!(Region, "region");

/// A value of a body: an op's result or a block's argument.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(u32);
entity_impl!(Value, "v");

/// The part of an op that most ops do without: regions and successors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Extra(u32);
entity_impl!(Extra, "extra");

/// A nested body: the regions of an isolated op.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct BodyId(u32);
entity_impl!(BodyId, "body");

impl BodyId {
    /// All bodies of one region without blocks.
    pub(crate) const BLANK: BodyId = BodyId(u32::MAX - 1);
}

/// An operation.
#[derive(Clone, Debug)]
pub struct OpData {
    /// What op this is.
    pub name: OpName,
    /// Where it came from.
    pub location: Location,
    /// The ops of the block it is in.
    pub(crate) run: PackedOption<Run>,
    /// The op before it in that block.
    pub(crate) prev: PackedOption<Op>,
    /// The op after it in that block.
    pub(crate) next: PackedOption<Op>,
    /// First slot of its operands.
    pub(crate) operands: u32,
    /// Number of operands.
    pub(crate) num_operands: u32,
    /// Its first result; the others follow.
    pub(crate) results: u32,
    /// Number of results.
    pub(crate) num_results: u32,
    /// First slot of its inherent attributes; the definition says how many.
    /// An op without definition has one slot, for what stands in `<{...}>`.
    pub(crate) props: u32,
    /// Its discardable attributes, a dictionary.
    pub(crate) attrs: Attribute,
    /// Regions and successors, where it has any.
    pub(crate) extra: PackedOption<Extra>,
}

/// Regions and successors of an op.
#[derive(Clone, Debug, Default)]
pub(crate) struct ExtraData {
    /// Regions in this body (empty when the op is isolated).
    pub(crate) regions: EntityList<Region>,
    /// The body that holds the regions of an isolated op.
    pub(crate) body: PackedOption<BodyId>,
    /// First successor slot.
    pub(crate) successors: u32,
    /// Number of successors.
    pub(crate) num_successors: u32,
}

/// A block.
#[derive(Clone, Debug, Default)]
pub struct BlockData {
    pub(crate) region: PackedOption<Region>,
    pub(crate) prev: PackedOption<Block>,
    pub(crate) next: PackedOption<Block>,
    pub(crate) first: PackedOption<Op>,
    pub(crate) last: PackedOption<Op>,
    pub(crate) args: EntityList<Value>,
    /// What its ops are known by. No two blocks have the same.
    pub(crate) run: PackedOption<Run>,
    /// First of the successor slots that name this block.
    pub(crate) first_use: u32,
}

/// A region: a list of blocks.
#[derive(Clone, Debug, Default)]
pub struct RegionData {
    /// The op that owns it, when that op is of the same body.
    pub(crate) parent: PackedOption<Op>,
    pub(crate) first: PackedOption<Block>,
    pub(crate) last: PackedOption<Block>,
}

/// A value.
#[derive(Clone, Debug)]
pub(crate) struct ValueData {
    pub(crate) ty: Type,
    /// The defining op, or the slot of the argument's data, tagged.
    pub(crate) def: Def,
    /// First of the operand slots that use it.
    pub(crate) first_use: u32,
}

/// What defines a value, in a `u32`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Def(u32);

const ARGUMENT: u32 = 1 << 31;

impl Def {
    #[inline]
    pub(crate) fn result(op: Op) -> Self {
        Def(op.as_u32())
    }

    #[inline]
    pub(crate) fn argument(slot: usize) -> Self {
        Def(ARGUMENT | slot as u32)
    }

    /// The defining op, or the argument's slot.
    #[inline]
    pub(crate) fn get(self) -> Result<Op, usize> {
        if self.0 & ARGUMENT == 0 { Ok(Op(self.0)) } else { Err((self.0 & !ARGUMENT) as usize) }
    }
}

/// What only block arguments store.
#[derive(Clone, Debug)]
pub(crate) struct ArgData {
    pub(crate) block: Block,
    pub(crate) index: u32,
    pub(crate) location: Location,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes() {
        assert_eq!(size_of::<OpData>(), 48);
        assert_eq!(size_of::<ValueData>(), 12);
        assert_eq!(size_of::<crate::body::uses::Use>(), 16);
        assert_eq!(size_of::<BlockData>(), 32);
        assert_eq!(size_of::<RegionData>(), 12);
        assert_eq!(size_of::<ExtraData>(), 16);
    }
}
