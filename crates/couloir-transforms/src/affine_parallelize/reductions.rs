//! Values that loops carry and only add to, or the like.

use couloir_dialects::{affine, arith};
use couloir_ir::{Op, OpDef, OpRef, Value};

/// A value that a loop reduces others to.
pub(crate) struct Reduction {
    /// How, as `arith` numbers it.
    pub(crate) kind: i64,
    /// What is reduced in each iteration.
    pub(crate) value: Value,
    /// The op that does it.
    pub(crate) op: Op,
}

/// Ops that reduce, with the number of how.
static KINDS: &[(&OpDef, i64)] = &[
    (arith::Addf::def(), 0),
    (arith::Addi::def(), 1),
    (arith::Andi::def(), 2),
    (arith::Maximumf::def(), 4),
    (arith::Maxnumf::def(), 5),
    (arith::Maxsi::def(), 6),
    (arith::Maxui::def(), 7),
    (arith::Minimumf::def(), 8),
    (arith::Minnumf::def(), 9),
    (arith::Minsi::def(), 10),
    (arith::Minui::def(), 11),
    (arith::Mulf::def(), 12),
    (arith::Muli::def(), 13),
    (arith::Ori::def(), 14),
    (arith::Xori::def(), 15),
];

/// The reductions among the values that a loop carries.
pub(crate) fn reductions(op: OpRef<'_>) -> Vec<Reduction> {
    let count = op.operand_group(affine::For::INITS).len();
    (0..count).filter_map(|at| reduction(op, at)).collect()
}

fn reduction(op: OpRef<'_>, at: usize) -> Option<Reduction> {
    let body = op.body();
    let block = body.entry_block(*body.regions(op.op).first()?)?;
    let end = body.last_op(block)?;
    let carried = *body.args(block).get(at + 1)?;
    let given = body.operand(end, at)?;
    let by = op.scope.defining_op(given)?;
    let &(_, kind) = KINDS.iter().find(|(def, _)| by.is(def))?;
    let is_only = body.has_one_use(carried) && body.has_one_use(given);
    let mut operands = by.operands();
    let (a, b) = (operands.next()?, operands.next()?);
    let value = match (a == carried, b == carried) {
        (true, false) => b,
        (false, true) => a,
        _ => return None,
    };
    (is_only && body.block_of(by.op) == Some(block)).then_some(Reduction { kind, value, op: by.op })
}
