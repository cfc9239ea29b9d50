//! Where in a grid code runs. Sizes are what the launch around or the function around says they are;
//! numbers are less than a size, or than what the op itself says, which comes first.

use couloir_dialects::common::mixed::int_constant;
use couloir_dialects::gpu::{self, DIM, Func, Launch};
use couloir_ir::attr::Param;
use couloir_ir::body::Value;
use couloir_ir::num::Int;
use couloir_ir::op::Trait;
use couloir_ir::{OpDef, OpRef, Scope};

use super::Range;

/// The most threads or blocks there are in a dimension.
const MOST: u64 = u32::MAX as u64;
/// The most blocks there are in a cluster.
const MOST_IN_CLUSTER: u64 = 8;
/// The most threads there are in a subgroup.
const MOST_IN_SUBGROUP: u64 = 128;

/// What sizes are of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    Block,
    Grid,
    Cluster,
    /// Nothing that anything else says.
    Unsaid,
}

/// How many there are, or the number of one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Size,
    Number,
}

type Row = (fn() -> &'static OpDef, Of, Kind, u64);

static PLACES: &[Row] = &[
    (gpu::BlockDim::def, Of::Block, Kind::Size, MOST),
    (gpu::BlockId::def, Of::Grid, Kind::Number, MOST),
    (gpu::ClusterBlockId::def, Of::Cluster, Kind::Number, MOST_IN_CLUSTER),
    (gpu::ClusterDim::def, Of::Unsaid, Kind::Size, MOST),
    (gpu::ClusterDimBlocks::def, Of::Cluster, Kind::Size, MOST_IN_CLUSTER),
    (gpu::ClusterId::def, Of::Unsaid, Kind::Number, MOST),
    (gpu::GridDim::def, Of::Grid, Kind::Size, MOST),
    (gpu::LaneId::def, Of::Unsaid, Kind::Number, MOST_IN_SUBGROUP),
    (gpu::NumSubgroups::def, Of::Unsaid, Kind::Size, MOST),
    (gpu::SubgroupId::def, Of::Unsaid, Kind::Number, MOST),
    (gpu::SubgroupSize::def, Of::Unsaid, Kind::Size, MOST_IN_SUBGROUP),
    (gpu::ThreadId::def, Of::Block, Kind::Number, MOST),
];

fn int(value: u64) -> Int {
    Int::from_i64(64, value as i64)
}

/// The numbers less than a size.
fn below(size: u64) -> Range {
    Range::unsigned(Int::zero(64), int(size.wrapping_sub(1)))
}

/// What is known of a place in a grid.
pub(super) fn place(op: OpRef<'_>) -> Option<Range> {
    let bound = |op: OpRef<'_>| op.attr_named("upper_bound")?.as_u64(op.ctx());
    if op.is(gpu::GlobalId::def()) {
        let size = |of| said(op, of).unwrap_or(MOST);
        let all = || size(Of::Block).wrapping_mul(size(Of::Grid));
        return Some(below(bound(op).unwrap_or_else(all)));
    }
    let &(_, of, kind, most) = PLACES.iter().find(|row| op.is(row.0()))?;
    if kind == Kind::Number {
        return Some(below(bound(op).or_else(|| said(op, of)).unwrap_or(most)));
    }
    Some(match said(op, of) {
        Some(size) => Range::constant(&int(size)),
        None => Range::unsigned(Int::one(64), int(bound(op).unwrap_or(most))),
    })
}

/// The size that is said around an op to be in its dimension.
fn said(op: OpRef<'_>, of: Of) -> Option<u64> {
    let dimension = op.attr_named("dimension")?.params_of(op.ctx(), &DIM)?;
    let dimension = usize::try_from(dimension.first().and_then(Param::as_uint)?).ok()?;
    let around = || std::iter::successors(op.parent(), |op| op.parent());
    let launch = around().find(|op| op.is(Launch::def()));
    let by_launch = launch.and_then(|launch| launched(launch, of, dimension));
    let func = around().find(|op| op.is(Func::def()));
    let by_func = || inherent(func?, of, dimension);
    let function = around().find(|op| op.has(Trait::Function));
    by_launch.or_else(by_func).or_else(|| discardable(function?, of, dimension))
}

fn launched(launch: OpRef<'_>, of: Of, dimension: usize) -> Option<u64> {
    let first = match of {
        Of::Block => Launch::BLOCK_SIZE_X,
        Of::Grid => Launch::GRID_SIZE_X,
        Of::Cluster => Launch::CLUSTER_SIZE_X,
        Of::Unsaid => return None,
    };
    let size = launch.operand_in(first.checked_add(dimension)?)?;
    int_constant(launch.scope, size).map(|size| size as u64)
}

fn inherent(func: OpRef<'_>, of: Of, dimension: usize) -> Option<u64> {
    let slot = match of {
        Of::Block => Func::KNOWN_BLOCK_SIZE,
        Of::Grid => Func::KNOWN_GRID_SIZE,
        Of::Cluster => Func::KNOWN_CLUSTER_SIZE,
        Of::Unsaid => return None,
    };
    let sizes = func.prop(slot)?.as_i32_array(func.ctx())?;
    sizes.get(dimension).map(|&size| u64::from(size as u32))
}

fn discardable(function: OpRef<'_>, of: Of, dimension: usize) -> Option<u64> {
    let name = match of {
        Of::Block => "gpu.known_block_size",
        Of::Grid => "gpu.known_grid_size",
        Of::Cluster => "gpu.known_cluster_size",
        Of::Unsaid => return None,
    };
    let sizes = function.attr_named(name)?.as_i32_array(function.ctx())?;
    sizes.get(dimension).map(|&size| u64::from(size as u32))
}

/// How many arguments of a launch's body are numbers in the grid and in the block, and sizes of these.
const NUMBERS: usize = 6;

/// What is known of an argument of a launch's body: of sizes, what is known of the operands. Of those
/// of clusters, and of buffers, nothing is found out.
pub(super) fn launch_argument(
    launch: OpRef<'_>,
    scope: Scope<'_>,
    argument: Value,
    known: &dyn Fn(Value) -> Option<Range>,
) -> Option<Range> {
    let (_, at) = scope.body.as_arg(argument)?;
    if at >= 2 * NUMBERS || launch.operands().any(|operand| known(operand).is_none()) {
        return None;
    }
    let group = Launch::GRID_SIZE_X.checked_add(at % NUMBERS)?;
    let size = known(launch.operand_in(group)?)?;
    let size = size.intersection(&Range::unsigned(Int::one(64), int(MOST)));
    Some(if at < NUMBERS { below(size.umax.low_u64()) } else { size })
}
