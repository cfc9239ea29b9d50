//! Ops one after another in a block that copies are made for: what memory they reach.

use couloir_dialects::affine;
use couloir_ir::attr::AttrKind;
use couloir_ir::walk::preorder;
use couloir_ir::{Op, OpRef, Region as IrRegion, Scope, Value};
use couloir_rewrite::Rewriter;
use rustc_hash::{FxHashMap, FxHashSet};

use super::copy::Buffers;
use super::{How, is_plain};
use crate::affine_regions::Region;
use crate::common::is_memory;

/// Ops from one to the one before another, in the innermost of these loops, which count these.
pub(super) struct Range {
    pub(super) begin: Op,
    pub(super) end: Op,
    pub(super) loops: Vec<Op>,
    pub(super) variables: Vec<Value>,
}

/// What was made for a range.
#[derive(Default)]
pub(super) struct Made {
    /// The loops that copy.
    pub(super) nests: Vec<Op>,
    /// The bytes of all buffers; none where something could not be copied.
    pub(super) bytes: Option<u64>,
}

/// Regions of memory in the order in which they are first reached.
#[derive(Default)]
struct Regions {
    all: Vec<Region>,
    places: FxHashMap<Value, usize>,
}

impl Regions {
    fn get(&mut self, memory: Value) -> Option<&mut Region> {
        self.all.get_mut(*self.places.get(&memory)?)
    }

    fn add(&mut self, region: Region) {
        self.places.insert(region.memory, self.all.len());
        self.all.push(region);
    }
}

/// What a range reaches.
#[derive(Default)]
pub(super) struct Reach {
    reads: Regions,
    writes: Regions,
    /// The ops that use memory.
    pub(super) users: FxHashMap<Value, Vec<Op>>,
    failed: bool,
}

/// The regions of the function around an op.
fn regions_around(scope: Scope<'_>, op: Op) -> FxHashSet<IrRegion> {
    let region_of = |op: Op| scope.body.region_of(scope.body.block_of(op)?);
    let first = region_of(op);
    let all = std::iter::successors(first, |&at| region_of(scope.body.region_parent(at)?));
    all.collect()
}

/// The region that a value is of.
pub(super) fn region_of_value(scope: Scope<'_>, value: Value) -> Option<IrRegion> {
    scope.body.region_of(scope.body.block_of_value(value)?)
}

impl Range {
    /// Makes all copies.
    pub(super) fn copy(&mut self, rw: &mut Rewriter<'_>, how: &How) -> Made {
        let reach = self.reach(rw.scope(), how);
        let mut made = Made::default();
        if reach.failed {
            return made;
        }
        let mut buffers = Buffers::default();
        made.bytes = Some(0);
        for region in reach.reads.all.iter().chain(&reach.writes.all) {
            let users = reach.users.get(&region.memory).map_or(&[][..], Vec::as_slice);
            let bytes = self.copy_region(rw, how, region, users, &mut buffers);
            made.bytes = made.bytes.zip(bytes).map(|(all, own)| all.wrapping_add(own));
        }
        made.nests = buffers.nests;
        made
    }

    fn ops<'a>(&self, scope: Scope<'a>) -> impl Iterator<Item = OpRef<'a>> + use<'a> {
        let (body, end) = (scope.body, self.end);
        let own = std::iter::successors(Some(self.begin), |&op| body.next_op(op));
        let own = own.take_while(move |&op| op != end);
        let all =
            own.flat_map(|op| std::iter::once(op).chain(preorder(body, body.regions_here(op))));
        all.map(move |op| scope.op(op))
    }

    fn reach(&self, scope: Scope<'_>, how: &How) -> Reach {
        let around = regions_around(scope, self.begin);
        let mut reach = Reach::default();
        for op in self.ops(scope) {
            for memory in op.operands().filter(|&value| is_memory(scope.ctx, op.ty(value))) {
                let users = reach.users.entry(memory).or_default();
                if users.last() != Some(&op.op) {
                    users.push(op.op);
                }
            }
            let memory = accessed(op, how).and_then(|memory| region_of_value(scope, memory));
            if memory.is_some_and(|region| around.contains(&region))
                && reach.add(op, &self.variables).is_none()
            {
                reach.failed = true;
            }
        }
        reach
    }
}

/// The memory that an op accesses an element of, if copies are made of it.
fn accessed(op: OpRef<'_>, how: &How) -> Option<Value> {
    let at = usize::from(op.is(affine::Store::def()));
    let memory = op.operand(at).filter(|_| is_plain(op))?;
    let space = op.ty(memory).as_memref(op.ctx())?.memory_space.expand();
    let space = space.map(|space| space.kind(op.ctx()));
    match space {
        Some(AttrKind::Integer(_, space)) if space.to_i64() != Some(how.slow) => None,
        _ => Some(memory),
    }
}

impl Reach {
    /// Adds an access; none where nothing is known of it.
    fn add(&mut self, op: OpRef<'_>, around: &[Value]) -> Option<()> {
        let region = Region::of(op, around).or_else(|| Region::whole(op, around));
        let mut region = region?;
        let read = grow(&mut self.reads, &mut region, op, around)?;
        let written = grow(&mut self.writes, &mut region, op, around)?;
        if region.writes && !written {
            self.writes.add(region);
        } else if !region.writes && !read {
            self.reads.add(region);
        }
        Some(())
    }
}

/// Makes the region that there is of the same memory and a new one a box around both; whether
/// there is one.
fn grow(
    regions: &mut Regions,
    region: &mut Region,
    op: OpRef<'_>,
    around: &[Value],
) -> Option<bool> {
    let Some(own) = regions.get(region.memory) else { return Some(false) };
    if !own.surround(region) {
        own.reach_as(&Region::whole(op, around)?);
    }
    region.reach_as(own);
    Some(true)
}
