//! Control flow among the regions of `scf` ops.

use couloir_ir::OpRef;
use couloir_ir::op::{LoopValues, RegionBranch, RegionBranchPoint, RegionKind, RegionSuccessor};
use smallvec::smallvec;
use std::ops::Range;

use super::{For, Forall, Parallel, While};

use RegionBranchPoint::Parent as FromParent;
use RegionSuccessor::{Parent, Region};

/// The regions of an `in_parallel`.
pub(super) fn graph(_: OpRef<'_>, _: usize) -> RegionKind {
    RegionKind::Graph
}

fn none(_: OpRef<'_>, _: &RegionSuccessor) -> Range<usize> {
    0..0
}

/// Into the region, then out.
pub(super) static EXECUTE_REGION: RegionBranch = RegionBranch {
    successors: |_, from| smallvec![if from == FromParent { Region(0, 0) } else { Parent }],
    entry_operands: none,
};

/// Into the body or past it, from everywhere, with the carried values.
pub(super) static FOR: RegionBranch = RegionBranch {
    successors: |_, _| smallvec![Region(0, 1), Parent],
    entry_operands: |op, _| op.operand_group(For::INIT_ARGS),
};

/// Into the body, then out; results are no values of the region.
pub(super) static FORALL: RegionBranch = RegionBranch {
    successors: |op, from| match from {
        FromParent => smallvec![Region(0, loops(op))],
        RegionBranchPoint::Region(_) => smallvec![],
    },
    entry_operands: |op, _| op.operand_group(Forall::OUTPUTS),
};

fn loops(op: OpRef<'_>) -> usize {
    let rank = op.prop(Forall::STATIC_LOWER_BOUND).and_then(|attr| attr.as_i64_array(op.ctx()));
    rank.map_or(0, |rank| rank.len())
}

/// Into one of the regions, or out where there is no `else`.
pub(super) static IF: RegionBranch = RegionBranch {
    successors: |op, from| {
        if from != FromParent {
            return smallvec![Parent];
        }
        let has_else = op.region(1).is_some_and(|region| !region.is_empty());
        smallvec![Region(0, 0), if has_else { Region(1, 0) } else { Parent }]
    },
    entry_operands: none,
};

/// Into one of the regions. What arguments these have is not looked at, as
/// upstream does not.
pub(super) static INDEX_SWITCH: RegionBranch = RegionBranch {
    successors: |op, from| match from {
        FromParent => (0..op.num_regions()).map(|region| Region(region, usize::MAX)).collect(),
        RegionBranchPoint::Region(_) => smallvec![Parent],
    },
    entry_operands: none,
};

/// Into the body or past it; what passes is said by the reductions.
pub(super) static PARALLEL: RegionBranch =
    RegionBranch { successors: |_, _| smallvec![], entry_operands: none };

/// Into the first region; from there to the second or out; from the second back.
pub(super) static WHILE: RegionBranch = RegionBranch {
    successors: |_, from| match from {
        FromParent | RegionBranchPoint::Region(1) => smallvec![Region(0, 0)],
        RegionBranchPoint::Region(_) => smallvec![Parent, Region(1, 0)],
    },
    entry_operands: |op, _| op.operand_group(While::INITS),
};

/// What a `condition` passes on: all but the condition.
pub(super) fn condition_passes(op: OpRef<'_>, _: &RegionSuccessor) -> Range<usize> {
    1..op.operands().len()
}

/// The values a `for` carries.
pub(super) fn for_values(op: OpRef<'_>) -> LoopValues {
    let Some(region) = op.region(0) else { return LoopValues::default() };
    let args = region.entry().map_or(&[][..], |entry| entry.args());
    let last = region.entry().and_then(couloir_ir::BlockRef::last);
    LoopValues {
        inits: op.operand_group(For::INIT_ARGS).filter_map(|at| op.operand(at)).collect(),
        iter_args: args.iter().skip(1).copied().collect(),
        missing_args: usize::from(args.is_empty()),
        yielded: last.into_iter().flat_map(couloir_ir::OpRef::operands).collect(),
        results: Some(op.results().collect()),
    }
}

/// How many loops a `parallel` has.
pub(super) fn parallel_loops(op: OpRef<'_>) -> usize {
    op.operand_group(Parallel::STEP).len()
}
