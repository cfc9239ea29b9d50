//! Canonicalization patterns of `func`; upstream gives them no names.

use couloir_ir::body::Op;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::OrNoMatch;
use couloir_rewrite::greedy::{PatternDef, Rewritten, row};

use super::{Call, CallIndirect, Constant};
use crate::common::canonicalize::operand_from;

/// All of them.
pub(crate) static ALL: &[&[PatternDef]] = &[&[row("", CallIndirect::def, direct)]];

/// A call of a function that is known.
fn direct(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let callee = operand_from(view, 0, Constant::def()).or_no_match("the callee is not known")?;
    let callee = callee.prop(Constant::VALUE).or_no_match("the callee has no name")?;
    let operands = view.operands().skip(1).collect::<Vec<_>>();
    let results = view.result_types().collect::<Vec<_>>();
    let new = Call::build(&results, &operands, callee);
    rw.replace_with(op, new);
    Ok(())
}
