//! Puts part of a loop into another, and gives that memory of its own.

use couloir_dialects::memref;
use couloir_ir::affine::{AffineBuilder, AffineMap};
use couloir_ir::attr::Attribute;
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::dominance::Dominance;
use couloir_ir::ty::MemRefType;
use couloir_ir::{Block, Op, Scope, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::copy::Copies;

use super::graph::{ancestor_in, is_before};
use super::legal::Placed;
use crate::affine_dependence::Access;
use crate::affine_dependence::depth::counted_around;
use crate::affine_loops::{Side, promote_single, set_bound};
use crate::affine_regions::{Extent, Region, element_bytes, loop_of, replace};
use crate::common::entry_of;

/// Copies part of a loop to where it goes. Loops that run once then give way to what is in them.
pub(super) fn fuse(rw: &mut Rewriter<'_>, source: Op, placed: &Placed) -> Option<()> {
    let block = entry_of(rw.scope().body, placed.within, 0)?;
    let body = rw.scope().body;
    let point = if placed.first { body.first_op(block) } else { body.last_op(block) };
    let mut copies = Copies::default();
    copies.op(rw.body(), source, InsertPoint::Before(point?));
    let mut loops = Vec::new();
    for (&count, own) in placed.slice.counts.iter().zip(&placed.slice.bounds) {
        let copy = copies.get(count);
        let op = loop_of(rw.scope(), copy).filter(|_| copy != count).map(|op| op.op);
        let Some(op) = op else { continue };
        loops.push(op);
        for (side, map) in [(Side::Lower, &own.lower), (Side::Upper, &own.upper)] {
            let Some(map) = map else { continue };
            let bound = placed.slice.bound(map).canonical(rw.scope()).ok()?;
            set_bound(rw, op, side, &bound);
        }
    }
    for op in loops {
        _ = promote_single(rw, op);
    }
    Some(())
}

/// How memory of its own is made.
pub(super) struct Buffers {
    /// The space of fast memory, if there is any.
    pub(super) space: Option<i64>,
    /// The bytes up to which it is used.
    pub(super) most: u64,
}

/// Makes the accesses of what stores are of, from the first of these on, go to memory of its own,
/// as large as what they reach in the loops around up to a depth. None where that cannot be done.
pub(super) fn make_private(
    rw: &mut Rewriter<'_>,
    buffers: &Buffers,
    root: Op,
    stores: &[Op],
    depth: usize,
    within: Block,
) -> Option<Value> {
    let scope = rw.scope();
    let all = stores.iter().map(|&op| Access::of(scope.op(op))).collect::<Option<Vec<_>>>()?;
    let (first, rest) = all.split_first()?;
    if rest.iter().any(|own| !first.is_at_same_place(own, scope)) {
        return None;
    }
    let counts = counted_around(scope, first.op);
    let region = Region::with_quotients(scope.op(first.op), counts.get(..depth)?)?;
    let region = region.within_memory(scope)?;
    let extents = region.extents(scope)?;
    let symbols = region.symbols();
    let map = moved(&extents, symbols.len())?;
    let filter = filter_op(scope, stores, within)?;
    let users = users_after(scope, first.memory, filter);
    let ty = scope.body.ty(first.memory).as_memref(scope.ctx)?.clone();
    let shape = extents.iter().map(|own| own.size).collect::<Vec<_>>();
    let bytes = shape.iter().fold(element_bytes(scope, ty.element)?, |a, &b| a.wrapping_mul(b));
    let space = match buffers.space {
        Some(space) if bytes.cast_unsigned() <= buffers.most => {
            Some(Attribute::i64(scope.ctx, space))
        }
        _ => ty.memory_space.expand(),
    };
    let (old, location) = (first.memory, scope.op(root).location());
    let new = MemRefType::get(scope.ctx, &shape, ty.element, None, space);
    let region = scope.body.region_of(scope.body.block_of(root)?)?;
    let start = InsertPoint::start(scope.body, scope.body.entry_block(region)?);
    rw.set_point(start);
    rw.set_location(location);
    let new = rw.insert1(memref::Alloc::build(rw.context(), new, &[], &[]));
    replace::replace(rw, &users, [old, new], &map, &symbols);
    Some(new)
}

/// Where in memory of its own a place is, of the symbols and that place.
fn moved(extents: &[Extent], symbols: usize) -> Option<AffineMap> {
    let (symbols, rank) = (u32::try_from(symbols).ok()?, u32::try_from(extents.len()).ok()?);
    let mut b = AffineBuilder::new(symbols.checked_add(rank)?, 0);
    let inputs = (0..symbols).map(|at| b.dim(at)).collect::<Option<Vec<_>>>()?;
    let mut results = Vec::with_capacity(extents.len());
    for (at, own) in (symbols..).zip(extents) {
        let first = *b.import(&own.first, &[], &inputs).first()?;
        let place = b.dim(at)?;
        let place = b.sub(place, first);
        results.push(b.simplify(place));
    }
    b.map(&results).ok()
}

/// The first op, of the innermost block around stores and where a slice went, with a store in it.
fn filter_op(scope: Scope<'_>, stores: &[Op], within: Block) -> Option<Op> {
    let mut block = within;
    for &store in stores {
        while ancestor_in(scope, block, store).is_none() {
            let region = scope.body.region_of(block)?;
            block = scope.body.block_of(scope.body.region_parent(region)?)?;
        }
    }
    let ancestors = stores.iter().filter_map(|&store| ancestor_in(scope, block, store));
    ancestors.reduce(|a, b| if a == b || is_before(scope, a, b) { a } else { b })
}

/// The users of memory that an op comes before, or is around, wherever they are.
fn users_after(scope: Scope<'_>, memory: Value, filter: Op) -> Vec<Op> {
    let mut order = None;
    let mut users = Vec::new();
    let block = scope.body.block_of(filter);
    for user in scope.body.uses(memory).map(|used| used.op) {
        let own = block.and_then(|block| ancestor_in(scope, block, user));
        let after = match own {
            Some(own) => own == filter || is_before(scope, filter, own),
            None => {
                let order = order.get_or_insert_with(|| Dominance::new(scope));
                order.dominates(scope.body, filter, user)
            }
        };
        if after && users.last() != Some(&user) {
            users.push(user);
        }
    }
    users
}
