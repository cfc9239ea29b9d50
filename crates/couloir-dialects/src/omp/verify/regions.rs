//! Constructs that are no loops: `parallel`, `teams`, `sections`, `single` and others.

use couloir_ir::op::Trait;
use couloir_ir::{BlockRef, OpRef, RegionRef};

use super::super::{
    AllocateDir, Distribute, Parallel, Scan, Section, Sections, Simd, Single, Target, Teams,
    Terminator, Wsloop,
};
use super::{Verified, block_args, clauses, has_args, is_composite, is_own};

pub(in super::super) fn parallel(op: OpRef<'_>) -> Verified {
    block_args(op, &[Parallel::PRIVATE_VARS, Parallel::REDUCTION_VARS])?;
    clauses::allocate(op, Parallel::ALLOCATE_VARS, Parallel::ALLOCATOR_VARS)
}

/// Nothing but a loop that is handed out among teams stands in what is put together with one.
pub(in super::super) fn parallel_regions(op: OpRef<'_>) -> Verified {
    let Some(region) = op.region(0) else { return Ok(()) };
    let inside = || region.blocks().flat_map(BlockRef::ops);
    let loops = inside().filter(|op| op.is(Distribute::def())).count();
    match (loops, is_composite(op)) {
        (0, true) => {
            op.error("'omp.composite' attribute present in non-composite operation").fail()
        }
        (0, false) => Ok(()),
        (1, false) => op.error("'omp.composite' attribute missing from composite operation").fail(),
        (1, true) => {
            let is_other = |inner: &OpRef<'_>| {
                is_own(*inner) && !inner.is(Distribute::def()) && !inner.has(Trait::Terminator)
            };
            let Some(other) = inside().find(is_other) else { return Ok(()) };
            let name = other.name();
            let message =
                format!("unexpected OpenMP operation inside of composite 'omp.parallel': {name}");
            op.error(message).fail()
        }
        _ => op.error("multiple 'omp.distribute' nested inside of 'omp.parallel'").fail(),
    }
}

/// Whether nothing of OpenMP is around an op.
fn is_outermost(op: OpRef<'_>) -> bool {
    std::iter::successors(op.parent(), |op| op.parent()).all(|op| !is_own(op))
}

pub(in super::super) fn teams(op: OpRef<'_>) -> Verified {
    block_args(op, &[Teams::PRIVATE_VARS, Teams::REDUCTION_VARS])?;
    if !op.parent().is_some_and(|parent| parent.is(Target::def())) && !is_outermost(op) {
        let message = "expected to be nested inside of omp.target or not nested in any OpenMP \
                       dialect operations";
        return op.error(message).fail();
    }
    if let Some(lower) = op.operand_in(Teams::NUM_TEAMS_LOWER) {
        let Some(upper) = op.operand_in(Teams::NUM_TEAMS_UPPER) else {
            let message =
                "expected num_teams upper bound to be defined if the lower bound is defined";
            return op.error(message).fail();
        };
        if op.ty(lower) != op.ty(upper) {
            let message = "expected num_teams upper bound and lower bound to be the same type";
            return op.error(message).fail();
        }
    }
    clauses::allocate(op, Teams::ALLOCATE_VARS, Teams::ALLOCATOR_VARS)
}

pub(in super::super) fn sections(op: OpRef<'_>) -> Verified {
    block_args(op, &[Sections::PRIVATE_VARS, Sections::REDUCTION_VARS])?;
    clauses::allocate(op, Sections::ALLOCATE_VARS, Sections::ALLOCATOR_VARS)
}

/// A section has the arguments of what it is one of.
pub(in super::super) fn section(op: OpRef<'_>) -> Verified {
    let Some(parent) = op.parent().filter(|parent| parent.is(Sections::def())) else {
        return Ok(());
    };
    let count = [Sections::PRIVATE_VARS, Sections::REDUCTION_VARS];
    let count = count.into_iter().map(|group| parent.operand_group(group).len()).sum();
    has_args(op, count)
}

pub(in super::super) fn sections_regions(op: OpRef<'_>) -> Verified {
    let entry = op.region(0).and_then(RegionRef::entry);
    let fits = |inner: OpRef<'_>| inner.is(Section::def()) || inner.is(Terminator::def());
    if entry.is_none_or(|entry| entry.ops().all(fits)) {
        return Ok(());
    }
    op.op_error("expected omp.section op or terminator op inside region").fail()
}

pub(in super::super) fn single(op: OpRef<'_>) -> Verified {
    block_args(op, &[Single::PRIVATE_VARS])?;
    clauses::allocate(op, Single::ALLOCATE_VARS, Single::ALLOCATOR_VARS)
}

/// A variable is put somewhere.
pub(in super::super) fn allocate_dir(op: OpRef<'_>) -> Verified {
    let align = op.prop(AllocateDir::ALIGN).and_then(|attr| attr.as_i64(op.ctx()));
    if align.is_none_or(|align| align > 0 && align & align.wrapping_sub(1) == 0) {
        return Ok(());
    }
    op.error("ALIGN value : {0} must be power of 2".replace("{0}", &align.unwrap_or(0).to_string()))
        .fail()
}

/// A scan is inclusive or exclusive, in a loop whose reduction is a scan.
pub(in super::super) fn scan(op: OpRef<'_>) -> Verified {
    let has = |group| !op.operand_group(group).is_empty();
    if has(Scan::INCLUSIVE_VARS) == has(Scan::EXCLUSIVE_VARS) {
        let message = "Exactly one of EXCLUSIVE or INCLUSIVE clause is expected";
        return op.error(message).fail();
    }
    let mut around = std::iter::successors(op.parent(), |op| op.parent());
    let is_scan = |op: OpRef<'_>, slot: usize| {
        let value = op.prop(slot).and_then(|attr| attr.as_dialect(op.ctx()));
        value.and_then(|data| data.params.first()?.as_uint()) == Some(1)
    };
    let inscan = around.any(|op| {
        op.is(Wsloop::def()) && is_scan(op, Wsloop::REDUCTION_MOD)
            || op.is(Simd::def()) && is_scan(op, Simd::REDUCTION_MOD)
    });
    if inscan {
        return Ok(());
    }
    let message = "SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD \
         construct with INSCAN reduction modifier";
    op.error(message).fail()
}

/// A work is handed out right inside of teams.
pub(in super::super) fn workdistribute(op: OpRef<'_>) -> Verified {
    if !op.parent().is_some_and(|parent| parent.is(Teams::def())) {
        return op.op_error("workdistribute must be nested under teams").fail();
    }
    Ok(())
}
