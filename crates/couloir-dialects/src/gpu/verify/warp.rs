//! `gpu.warp_execute_on_lane_0`.

use couloir_ir::op::{RegionBranch, RegionBranchPoint, RegionSuccessor};
use couloir_ir::{Failure, OpRef, Type};
use smallvec::smallvec;

use super::super::WarpExecuteOnLane0;
use crate::common::shapes::quoted;

/// Into the region, then out; what is passed is spread over lanes.
pub(in crate::gpu) static WARP: RegionBranch = RegionBranch {
    successors: |_, from| match from {
        RegionBranchPoint::Parent => smallvec![RegionSuccessor::Region(0, usize::MAX)],
        RegionBranchPoint::Region(_) => smallvec![RegionSuccessor::Parent],
    },
    entry_operands: |_, _| 0..0,
};

pub(in crate::gpu) fn warp(op: OpRef<'_>) -> Result<(), Failure> {
    let args = WarpExecuteOnLane0(op).args();
    let Some(entry) =
        op.region(0).and_then(|region| Some(region.entry()?.arg_types().collect::<Vec<_>>()))
    else {
        return Ok(());
    };
    if args.len() != entry.len() {
        let message = "expected same number op arguments and block arguments.";
        return op.op_error(message).fail();
    }
    let yielded = op.region(0).and_then(|region| {
        let last = region.entry()?.last()?;
        Some(last.operand_types().collect::<Vec<_>>())
    });
    let yielded = yielded.unwrap_or_default();
    if yielded.len() != op.results().len() {
        let message = "expected same number of yield operands and return values.";
        return op.op_error(message).fail();
    }
    for (&whole, &arg) in entry.iter().zip(&args) {
        spread(op, whole, op.ty(arg))?;
    }
    yielded.iter().zip(op.result_types()).try_for_each(|(&whole, part)| spread(op, whole, part))
}

/// A vector is spread over the lanes of a warp, or all lanes have the same.
fn spread(op: OpRef<'_>, whole: Type, part: Type) -> Result<(), Failure> {
    if whole == part {
        return Ok(());
    }
    let ctx = op.ctx();
    let (Some(vector), Some(lane)) = (whole.as_vector(ctx), part.as_vector(ctx)) else {
        return op.op_error("expected vector type for distributed operands.").fail();
    };
    if vector.rank() != lane.rank() || vector.element != lane.element {
        let message = "expected distributed vectors to have same rank and element type.";
        return op.op_error(message).fail();
    }
    let mut lanes: i64 = 1;
    for (at, (&size, &own)) in vector.shape.iter().zip(lane.shape.iter()).enumerate() {
        if size == own {
            continue;
        }
        if own == 0 || size % own != 0 {
            let message = format!(
                "expected expanded vector dimension #{at} ({size}) to be a multipler of the \
                 distributed vector dimension ({own})"
            );
            return op.op_error(message).fail();
        }
        lanes = lanes.saturating_mul(size / own);
    }
    let size = op.prop(WarpExecuteOnLane0::WARP_SIZE).and_then(|size| size.as_i64(ctx));
    if Some(lanes) == size {
        return Ok(());
    }
    let message = format!(
        "incompatible distribution dimensions from {} to {} with warp size = {}",
        quoted(ctx, whole),
        quoted(ctx, part),
        size.unwrap_or(0)
    );
    op.op_error(message).fail()
}
