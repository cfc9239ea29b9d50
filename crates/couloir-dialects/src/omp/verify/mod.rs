//! What the tables of `omp` do not say about its ops.

mod atomic;
mod cancel;
mod clauses;
mod declare;
mod loops;
mod regions;
mod symbols;
mod target;
mod tasks;

pub(super) use atomic::{
    atomic_capture, atomic_read, atomic_update, atomic_update_regions, atomic_write,
};
pub(super) use cancel::{cancel, cancellation_point};
pub(super) use clauses::hint;
pub(super) use declare::{declare_mapper, declare_mapper_info, declare_reduction, private};
pub(super) use loops::{
    canonical_loop, distribute, distribute_regions, loop_nest, loop_op, loop_regions, ordered,
    ordered_region, simd, simd_regions, taskloop, taskloop_regions, tile, workshare_loop_wrapper,
    workshare_loop_wrapper_regions, wsloop, wsloop_regions,
};
pub(super) use regions::{
    allocate_dir, parallel, parallel_regions, scan, section, sections, sections_regions, single,
    teams, workdistribute,
};
pub(super) use symbols::{
    copyprivate, critical, in_reductions, map_info, privates_and_reductions, reductions,
    simd_symbols, task_reductions, taskloop_symbols,
};
pub(super) use target::{
    data_motion, map_bounds, map_members, target, target_data, target_regions,
};
pub(super) use tasks::{task, taskgroup};

use couloir_ir::{Failure, OpRef, RegionRef};

use super::{Distribute, Loop, Simd, Taskloop, WorkshareLoopWrapper, Wsloop};

/// Nothing, or a failure already reported.
type Verified = Result<(), Failure>;

/// Marks an op that is a part of a construct put together from several.
const COMPOSITE: &str = "omp.composite";

/// Whether an op is a part of a construct put together from several.
fn is_composite(op: OpRef<'_>) -> bool {
    op.attr_named(COMPOSITE).is_some()
}

/// Whether an op wraps a loop.
fn is_wrapper(op: OpRef<'_>) -> bool {
    let wrappers = [
        Distribute::def(),
        Loop::def(),
        Simd::def(),
        Taskloop::def(),
        WorkshareLoopWrapper::def(),
        Wsloop::def(),
    ];
    wrappers.into_iter().any(|def| op.is(def))
}

/// Whether an op is of this dialect.
fn is_own(op: OpRef<'_>) -> bool {
    op.name().starts_with("omp.")
}

/// A region has an argument for each variable of these operand groups.
fn block_args(op: OpRef<'_>, groups: &[usize]) -> Verified {
    has_args(op, groups.iter().map(|&group| op.operand_group(group).len()).sum::<usize>())
}

/// A region has so many arguments at least.
fn has_args(op: OpRef<'_>, expected: usize) -> Verified {
    let given = op.region(0).and_then(RegionRef::entry).map_or(0, |entry| entry.args().len());
    if given >= expected {
        return Ok(());
    }
    op.op_error(format!("expected at least {expected} entry block argument(s)")).fail()
}
