//! Making `scf` loops of others.

use couloir_dialects::common::mixed::{Mixed, mixed};
use couloir_dialects::scf;
use couloir_ir::body::{Block, Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{OpRef, Type};
use couloir_rewrite::Rewriter;

use crate::common::{index, new_region};

/// The bounds and steps of a loop nest.
pub(crate) struct Bounds {
    pub(crate) lower: Vec<Value>,
    pub(crate) upper: Vec<Value>,
    pub(crate) step: Vec<Value>,
}

impl Bounds {
    /// Those of a `scf.parallel`.
    pub(crate) fn of_parallel(op: OpRef<'_>) -> Self {
        Bounds {
            lower: op.operands_in(scf::Parallel::LOWER_BOUND),
            upper: op.operands_in(scf::Parallel::UPPER_BOUND),
            step: op.operands_in(scf::Parallel::STEP),
        }
    }

    /// Those of a `scf.forall`; constants are made before it.
    pub(crate) fn of_forall(rw: &mut Rewriter<'_>, op: Op) -> Self {
        rw.at(op);
        let list = |rw: &Rewriter<'_>, group, slot| mixed(rw.view(op), group, slot);
        let lower = list(rw, scf::Forall::DYNAMIC_LOWER_BOUND, scf::Forall::STATIC_LOWER_BOUND);
        let upper = list(rw, scf::Forall::DYNAMIC_UPPER_BOUND, scf::Forall::STATIC_UPPER_BOUND);
        let step = list(rw, scf::Forall::DYNAMIC_STEP, scf::Forall::STATIC_STEP);
        let mut values = |list: Vec<Mixed>| {
            let value = |one| match one {
                Mixed::Known(known) => index(rw, known),
                Mixed::Value(value) => value,
            };
            list.into_iter().map(value).collect()
        };
        Bounds { lower: values(lower), upper: values(upper), step: values(step) }
    }
}

/// A nest of `scf.for` without values, made where the rewriter is.
pub(crate) struct Nest {
    /// The induction variables, from the outermost.
    pub(crate) indices: Vec<Value>,
    /// The block of the innermost loop, which ends with `scf.yield`.
    pub(crate) block: Block,
}

/// Makes a nest of loops; none when there are no bounds.
pub(crate) fn nest(rw: &mut Rewriter<'_>, bounds: &Bounds) -> Option<Nest> {
    let mut nest: Option<Nest> = None;
    let all = bounds.lower.iter().zip(&bounds.upper).zip(&bounds.step);
    for ((&lower, &upper), &step) in all {
        let (region, block) = new_region(rw, &[Type::INDEX]);
        rw.insert(scf::For::build(&[], lower, upper, step, &[], region));
        rw.set_point(InsertPoint::End(block));
        let end = rw.insert(scf::Yield::build(&[]));
        rw.set_point(InsertPoint::Before(end));
        let own = rw.scope().body.args(block).first().copied()?;
        let mut indices = nest.map_or_else(Vec::new, |nest| nest.indices);
        indices.push(own);
        nest = Some(Nest { indices, block });
    }
    nest
}

/// Moves the ops of a block but the last before the end of the innermost
/// loop; the block's arguments become the induction variables, and those that
/// only the last op uses go. Then the op around the block goes.
pub(crate) fn move_into(rw: &mut Rewriter<'_>, nest: &Nest, block: Block, around: Op) {
    let body = rw.body();
    if let Some(last) = body.last_op(block) {
        rw.erase(last);
    }
    rw.body().remove_args(block, |at| at >= nest.indices.len());
    if let Some(end) = rw.scope().body.last_op(nest.block) {
        rw.inline_block_before(block, end, &nest.indices);
    }
    rw.erase(around);
}
