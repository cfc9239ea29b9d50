//! Copies into faster memory, and where they are waited for.

use couloir_dialects::affine::dma::{Access, Parts};
use couloir_dialects::{affine, memref};
use couloir_ir::attr::AttrKind;
use couloir_ir::{Block, Op, OpRef, Scope, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::common::entry_of;

/// The start of a copy and the wait for it, in one block.
pub(super) struct Pair {
    pub(super) start: Op,
    pub(super) wait: Op,
}

impl Pair {
    /// The faster memory and the tag.
    pub(super) fn memories(&self, scope: Scope<'_>) -> Option<(Value, Value)> {
        let start = Start::of(scope.op(self.start))?;
        let tag = Parts::of(scope.op(self.wait)).accesses.first()?.memref;
        Some((start.fast(), tag))
    }
}

/// A copy between memories, by how far off they are.
struct Start {
    from: Access,
    to: Access,
    tag: Access,
    spaces: (u32, u32),
}

impl Start {
    fn of(op: OpRef<'_>) -> Option<Self> {
        if !op.is(affine::DmaStart::def()) {
            return None;
        }
        let mut parts = Parts::of(op).accesses.into_iter();
        let (from, to, tag) = (parts.next()?, parts.next()?, parts.next()?);
        let spaces = (space(op, from.memref)?, space(op, to.memref)?);
        Some(Self { from, to, tag, spaces })
    }

    fn fast(&self) -> Value {
        if self.spaces.0 > self.spaces.1 { self.from.memref } else { self.to.memref }
    }

    fn is_incoming(&self) -> bool {
        self.spaces.0 < self.spaces.1
    }

    fn is_outgoing(&self) -> bool {
        self.spaces.0 > self.spaces.1
    }
}

/// The number of the space that memory is in; none where it is no number.
fn space(op: OpRef<'_>, memory: Value) -> Option<u32> {
    let ctx = op.ctx();
    let space = op.ty(memory).as_memref(ctx)?.memory_space.expand();
    match space {
        None => Some(0),
        Some(space) => match space.kind(ctx) {
            AttrKind::Integer(..) => Some(space.as_i64(ctx)? as u32),
            _ => None,
        },
    }
}

/// The pairs in a loop, but not in what is in it: of memory that nothing outside of it needs.
pub(super) fn pairs(scope: Scope<'_>, of: Op) -> Vec<Pair> {
    let Some(block) = entry_of(scope.body, of, 0) else { return Vec::new() };
    let starts = scope.body.block_ops(block).filter_map(|op| Some((op, Start::of(scope.op(op))?)));
    let starts = starts.collect::<Vec<_>>();
    let outgoing = starts.iter().filter(|(_, start)| start.is_outgoing());
    let outgoing = outgoing.map(|(_, start)| start.to.memref).collect::<FxHashSet<_>>();
    let waits = waits(scope, block);
    let mut inside = FxHashMap::default();
    let pair = |(op, start): &(Op, Start)| {
        let is_own = start.is_incoming() && !outgoing.contains(&start.from.memref);
        let memory = start.fast();
        let mut is_in = || *inside.entry(memory).or_insert_with(|| is_inside(scope, memory, block));
        (is_own && is_in()).then_some(())?;
        let wait = *waits.get(&(start.tag.memref, start.tag.indices.clone()))?;
        Some(Pair { start: *op, wait })
    };
    starts.iter().filter_map(pair).collect()
}

/// The first wait in a block for each tag.
fn waits(scope: Scope<'_>, block: Block) -> FxHashMap<(Value, Vec<Value>), Op> {
    let mut waits = FxHashMap::default();
    for op in scope.body.block_ops(block).filter(|&op| scope.op(op).is(affine::DmaWait::def())) {
        if let Some(tag) = Parts::of(scope.op(op)).accesses.into_iter().next() {
            waits.entry((tag.memref, tag.indices)).or_insert(op);
        }
    }
    waits
}

/// Whether all that uses memory is in a block, but what frees it.
fn is_inside(scope: Scope<'_>, memory: Value, block: Block) -> bool {
    let mut users = scope.body.uses(memory).map(|own| own.op);
    users.all(|op| {
        scope.op(op).is(memref::Dealloc::def()) || ancestor_in(scope, op, block).is_some()
    })
}

/// The op of a block that an op is or is in.
pub(super) fn ancestor_in(scope: Scope<'_>, op: Op, block: Block) -> Option<Op> {
    let mut chain = std::iter::successors(Some(op), |&at| scope.body.parent_op(at));
    chain.find(|&at| scope.body.block_of(at) == Some(block))
}
