//! Changes to single loops of `scf`, for passes to put together.

mod parallel;
mod rotate;
mod unroll;
mod uplift;
mod yields;

use couloir_dialects::common::loops::Range;
use couloir_dialects::scf;
use couloir_ir::{Block, Body, Op, OpRef, Value};
use couloir_rewrite::Rewriter;

use crate::common::entry_of;

pub use parallel::{collapse, unroll_parallel};
pub use rotate::in_zero_trip_check;
pub use unroll::{Mark, unroll_by, unroll_whole};
pub use uplift::uplift_while;
pub use yields::with_more_yields;

/// The place of the first value that an `scf.for` carries among its operands.
pub(crate) const CARRIED: usize = 3;

/// How often an `scf.for` runs, where that is known.
pub fn trip_count(op: OpRef<'_>) -> Option<u64> {
    let (lower, upper, step) = (op.operand(0)?, op.operand(1)?, op.operand(2)?);
    let signed = op.prop(scf::For::UNSIGNED_CMP).is_none();
    Range::of(lower, upper, step).count(op.scope, signed)
}

/// Puts what is in an `scf.for` that runs once in its place, and takes away one that never runs.
/// None where the loop stays.
pub fn promote_single(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    let view = rw.view(op);
    let inits = view.operands().skip(CARRIED).collect::<Vec<_>>();
    match trip_count(view)? {
        0 => {
            rw.replace(op, &inits);
            Some(())
        }
        1 => {
            let args = view.operand(0).into_iter().chain(inits).collect::<Vec<_>>();
            put_in_place(rw, op, &args)
        }
        _ => None,
    }
}

/// Puts what is in the first block of an op in its place, and what the block ends with in the place
/// of the op's results.
fn put_in_place(rw: &mut Rewriter<'_>, op: Op, args: &[Value]) -> Option<()> {
    let body = rw.scope().body;
    let block = entry_of(body, op, 0)?;
    let end = body.last_op(block)?;
    rw.inline_block_before(block, op, args);
    let results = rw.scope().body.operands(end).collect::<Vec<_>>();
    rw.replace(op, &results);
    rw.erase(end);
    Some(())
}

/// The ops of a block but the last.
pub(crate) fn ops_before_end(body: &Body, block: Block) -> Vec<Op> {
    let end = body.last_op(block);
    body.block_ops(block).filter(|&op| Some(op) != end).collect()
}
