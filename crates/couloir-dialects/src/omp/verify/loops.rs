//! Loops, what wraps them, and what stands in them.

use couloir_ir::{BlockRef, OpRef, RegionRef};
use rustc_hash::FxHashSet;

use super::super::{
    CanonicalLoop, Distribute, Loop, LoopNest, Ordered, Parallel, Simd, Taskloop, Tile, Workshare,
    Wsloop,
};
use super::{Verified, block_args, clauses, is_composite, is_wrapper};

/// The one op that a wrapper wraps.
fn wrapped(op: OpRef<'_>) -> Option<couloir_ir::Op> {
    op.region(0).and_then(|region| Some(region.entry()?.ops().next()?.op))
}

/// Wraps exactly one loop, or another wrapper.
fn wrapper(op: OpRef<'_>) -> Verified {
    let count =
        op.region(0).map_or(0, |region| region.blocks().flat_map(BlockRef::ops).take(2).count());
    if count != 1 {
        return op.op_error("loop wrapper does not contain exactly one nested op").fail();
    }
    let inner = wrapped(op).map(|inner| op.inner().op(inner));
    if inner.is_some_and(|inner| inner.is(LoopNest::def()) || is_wrapper(inner)) {
        return Ok(());
    }
    let message = "nested in loop wrapper is not another loop wrapper or `omp.loop_nest`";
    op.op_error(message).fail()
}

/// What stands where another wrapper may stand.
fn nested(op: OpRef<'_>) -> Option<couloir_ir::Op> {
    wrapped(op).filter(|&inner| is_wrapper(op.inner().op(inner)))
}

/// Whether an op is right inside of a wrapper.
fn is_wrapped(op: OpRef<'_>) -> bool {
    op.parent().is_some_and(is_wrapper)
}

fn missing(op: OpRef<'_>) -> Verified {
    op.error("'omp.composite' attribute missing from composite wrapper").fail()
}

fn present(op: OpRef<'_>) -> Verified {
    op.error("'omp.composite' attribute present in non-composite wrapper").fail()
}

pub(in super::super) fn wsloop(op: OpRef<'_>) -> Verified {
    block_args(op, &[Wsloop::PRIVATE_VARS, Wsloop::REDUCTION_VARS])?;
    clauses::allocate(op, Wsloop::ALLOCATE_VARS, Wsloop::ALLOCATOR_VARS)?;
    clauses::linear(op, Wsloop::LINEAR_VARS, op.prop(Wsloop::LINEAR_VAR_TYPES))
}

pub(in super::super) fn wsloop_regions(op: OpRef<'_>) -> Verified {
    wrapper(op)?;
    match (nested(op), is_composite(op), is_wrapped(op)) {
        (Some(_), false, _) => missing(op),
        (Some(inner), true, _) if !op.inner().op(inner).is(Simd::def()) => {
            op.error("only supported nested wrapper is 'omp.simd'").fail()
        }
        (None, true, false) => present(op),
        (None, false, true) => missing(op),
        _ => Ok(()),
    }
}

pub(in super::super) fn simd(op: OpRef<'_>) -> Verified {
    block_args(op, &[Simd::PRIVATE_VARS, Simd::REDUCTION_VARS])?;
    let number = |slot: usize| op.prop(slot).and_then(|attr| attr.as_i64(op.ctx()));
    let lengths = number(Simd::SIMDLEN).zip(number(Simd::SAFELEN));
    if lengths.is_some_and(|(simdlen, safelen)| simdlen > safelen) {
        let message = "simdlen clause and safelen clause are both present, but the simdlen value \
                       is not less than or equal to safelen value";
        return op.op_error(message).fail();
    }
    clauses::aligned(op, &Simd(op).aligned_vars(), op.prop(Simd::ALIGNMENTS))?;
    if clauses::has_repeated(&Simd(op).nontemporal_vars()) {
        return op.op_error("nontemporal variable used more than once").fail();
    }
    match (is_composite(op), is_wrapped(op)) {
        (false, true) => missing(op),
        (true, false) => present(op),
        _ => clauses::linear(op, Simd::LINEAR_VARS, op.prop(Simd::LINEAR_VAR_TYPES)),
    }
}

pub(in super::super) fn simd_regions(op: OpRef<'_>) -> Verified {
    wrapper(op)?;
    if nested(op).is_some() {
        return op.op_error("must wrap an 'omp.loop_nest' directly").fail();
    }
    Ok(())
}

pub(in super::super) fn distribute(op: OpRef<'_>) -> Verified {
    block_args(op, &[Distribute::PRIVATE_VARS])?;
    let has_chunks = op.operand_in(Distribute::DIST_SCHEDULE_CHUNK_SIZE).is_some();
    if has_chunks && op.prop(Distribute::DIST_SCHEDULE_STATIC).is_none() {
        let message = "chunk size set without dist_schedule_static being present";
        return op.op_error(message).fail();
    }
    clauses::allocate(op, Distribute::ALLOCATE_VARS, Distribute::ALLOCATOR_VARS)
}

pub(in super::super) fn distribute_regions(op: OpRef<'_>) -> Verified {
    wrapper(op)?;
    let Some(inner) = nested(op) else {
        return if is_composite(op) { present(op) } else { Ok(()) };
    };
    if !is_composite(op) {
        return missing(op);
    }
    let inner = op.inner().op(inner);
    if inner.is(Wsloop::def()) {
        let around = op.parent().filter(|parent| parent.is(Parallel::def()));
        if around.is_some_and(is_composite) {
            return Ok(());
        }
        let message = "an 'omp.wsloop' nested wrapper is only allowed when a composite \
                       'omp.parallel' is the direct parent";
        return op.error(message).fail();
    }
    if inner.is(Simd::def()) {
        return Ok(());
    }
    op.error("only supported nested wrappers are 'omp.simd' and 'omp.wsloop'").fail()
}

pub(in super::super) fn taskloop(op: OpRef<'_>) -> Verified {
    let groups = [Taskloop::IN_REDUCTION_VARS, Taskloop::PRIVATE_VARS, Taskloop::REDUCTION_VARS];
    block_args(op, &groups)?;
    clauses::allocate(op, Taskloop::ALLOCATE_VARS, Taskloop::ALLOCATOR_VARS)?;
    let view = Taskloop(op);
    if !view.reduction_vars().is_empty() && op.prop(Taskloop::NOGROUP).is_some() {
        let message = "if a reduction clause is present on the taskloop directive, the nogroup \
                       clause must not be specified";
        return op.error(message).fail();
    }
    let in_reduction = view.in_reduction_vars().into_iter().collect::<FxHashSet<_>>();
    if view.reduction_vars().iter().any(|var| in_reduction.contains(var)) {
        let message = "the same list item cannot appear in both a reduction and an in_reduction \
                       clause";
        return op.error(message).fail();
    }
    if view.grainsize().is_some() && view.num_tasks().is_some() {
        let message = "the grainsize clause and num_tasks clause are mutually exclusive and may \
                       not appear on the same taskloop directive";
        return op.error(message).fail();
    }
    Ok(())
}

pub(in super::super) fn taskloop_regions(op: OpRef<'_>) -> Verified {
    wrapper(op)?;
    match (nested(op), is_composite(op)) {
        (Some(_), false) => missing(op),
        (Some(inner), true) if !op.inner().op(inner).is(Simd::def()) => {
            op.error("only supported nested wrapper is 'omp.simd'").fail()
        }
        (None, true) => present(op),
        _ => Ok(()),
    }
}

pub(in super::super) fn loop_op(op: OpRef<'_>) -> Verified {
    block_args(op, &[Loop::PRIVATE_VARS, Loop::REDUCTION_VARS])
}

pub(in super::super) fn loop_regions(op: OpRef<'_>) -> Verified {
    wrapper(op)?;
    if is_wrapped(op) || nested(op).is_some() {
        return op.op_error("expected to be a standalone loop wrapper").fail();
    }
    Ok(())
}

pub(in super::super) fn workshare_loop_wrapper(op: OpRef<'_>) -> Verified {
    if op.parent().is_some_and(|parent| parent.is(Workshare::def())) {
        return Ok(());
    }
    op.op_error("must be nested in an omp.workshare").fail()
}

pub(in super::super) fn workshare_loop_wrapper_regions(op: OpRef<'_>) -> Verified {
    wrapper(op)?;
    if is_wrapped(op) || nested(op).is_some() {
        let message = "expected to be a standalone loop wrapper";
        return op.op_error(message).fail();
    }
    Ok(())
}

pub(in super::super) fn loop_nest(op: OpRef<'_>) -> Verified {
    let (view, ctx) = (LoopNest(op), op.ctx());
    let bounds = view.loop_lower_bounds();
    if bounds.is_empty() {
        return op.op_error("must represent at least one loop").fail();
    }
    let entry = op.region(0).and_then(RegionRef::entry);
    let ivs = entry.map(|entry| entry.arg_types().collect::<Vec<_>>()).unwrap_or_default();
    if bounds.len() != ivs.len() {
        return op.op_error("number of range arguments and IVs do not match").fail();
    }
    if bounds.iter().zip(&ivs).any(|(&bound, &iv)| op.ty(bound) != iv) {
        let message = "range argument type does not match corresponding IV type";
        return op.op_error(message).fail();
    }
    let count = op.prop(LoopNest::COLLAPSE_NUM_LOOPS).and_then(|attr| attr.as_u64(ctx));
    if count.is_some_and(|count| count > ivs.len() as u64) {
        return op.op_error("collapse value is larger than the number of loops").fail();
    }
    let tiles = op.prop(LoopNest::TILE_SIZES).and_then(|attr| attr.as_i64_array(ctx));
    if tiles.is_some_and(|tiles| tiles.len() > ivs.len()) {
        return op.op_error("too few canonical loops for tile dimensions").fail();
    }
    if is_wrapped(op) {
        Ok(())
    } else {
        op.op_error("expects parent op to be a loop wrapper").fail()
    }
}

/// The nearest loop around an op, or what wraps one.
fn around<'a>(op: OpRef<'a>, def: &'static couloir_ir::OpDef) -> Option<OpRef<'a>> {
    std::iter::successors(op.parent(), |op| op.parent()).find(|op| op.is(def))
}

/// Iterations wait for one another in loops only that say so.
fn ordered_parent(op: OpRef<'_>) -> Verified {
    let has_region = op.num_regions() > 0;
    let Some(wrapper) = around(op, LoopNest::def()).and_then(OpRef::parent) else {
        return if has_region {
            Ok(())
        } else {
            op.op_error("must be nested inside of a loop").fail()
        };
    };
    if !wrapper.is(Wsloop::def()) {
        if wrapper.is(Simd::def()) {
            return Ok(());
        }
        let message = "must be nested inside of a worksharing, simd or worksharing simd loop";
        return op.op_error(message).fail();
    }
    let count = wrapper.prop(Wsloop::ORDERED).and_then(|attr| attr.as_i64(op.ctx()));
    let message = match count {
        None => "the enclosing worksharing-loop region must have an ordered clause",
        Some(0) if !has_region => {
            "the enclosing loop's ordered clause must have a parameter present"
        }
        Some(count) if has_region && count != 0 => {
            "the enclosing loop's ordered clause must not have a parameter present"
        }
        Some(_) => return Ok(()),
    };
    op.op_error(message).fail()
}

pub(in super::super) fn ordered_region(op: OpRef<'_>) -> Verified {
    ordered_parent(op)
}

pub(in super::super) fn ordered(op: OpRef<'_>) -> Verified {
    ordered_parent(op)?;
    let number = |op: OpRef<'_>, slot: usize| op.prop(slot).and_then(|attr| attr.as_i64(op.ctx()));
    let loops = number(op, Ordered::DOACROSS_NUM_LOOPS);
    let wrapper = around(op, Wsloop::def());
    if wrapper.is_some_and(|wrapper| number(wrapper, Wsloop::ORDERED) == loops) {
        return Ok(());
    }
    let message = "number of variables in depend clause does not match number of iteration \
                   variables in the doacross loop";
    op.op_error(message).fail()
}

/// A loop's number is that of its iterations.
pub(in super::super) fn canonical_loop(op: OpRef<'_>) -> Verified {
    let Some(entry) = op.region(0).and_then(RegionRef::entry) else {
        return op.op_error("region cannot be empty").fail();
    };
    let types = entry.arg_types().collect::<Vec<_>>();
    let &[iv] = types.as_slice() else {
        return op.op_error("Canonical loop region must have exactly one argument").fail();
    };
    if iv != op.ty(CanonicalLoop(op).trip_count()) {
        let message = "Region argument must be the same type as the trip count";
        return op.op_error(message).fail();
    }
    Ok(())
}

pub(in super::super) fn tile(op: OpRef<'_>) -> Verified {
    let view = Tile(op);
    let (made, of) = (view.generatees().len(), view.applyees().len());
    if of == 0 {
        return op.op_error("must apply to at least one loop").fail();
    }
    if view.sizes().len() != of {
        return op.op_error("there must be one tile size for each applyee").fail();
    }
    if made != 0 && made != of.saturating_mul(2) {
        let message = "expecting two times the number of generatees than applyees";
        return op.op_error(message).fail();
    }
    Ok(())
}
