//! `scf.for`

use couloir_ir::body::Op;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten};

use super::{block_in, inline_region, is_outside, row, yielded};
use crate::common::loops::Range;
use crate::scf::For;

pub(super) const FOR: &[PatternDef] =
    &[row("(anonymous namespace)::SimplifyTrivialLoops", For::def, trivial)];

/// Loops that never run, that run once, and those that do nothing.
fn trivial(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let bounds = view.operand(0).zip(view.operand(1)).zip(view.operand(2));
    let ((lower, upper), step) = bounds.or_no_match("no bounds")?;
    let signed = view.prop(For::UNSIGNED_CMP).is_none();
    let inits = || view.operands().skip(3).collect::<Vec<_>>();
    match Range::of(lower, upper, step).count(view.scope, signed) {
        None => no_match("it is not known how often it runs"),
        Some(0) => {
            let inits = inits();
            rw.replace(op, &inits);
            Ok(())
        }
        Some(1) => {
            let args = std::iter::once(lower).chain(inits()).collect::<Vec<_>>();
            inline_region(op, rw, 0, &args)
        }
        Some(_) => {
            let body = view.body();
            let block = block_in(body, op, 0).or_no_match("no body")?;
            let values = yielded(body, op, 0).or_no_match("no terminator")?;
            let idle = body.first_op(block) == body.last_op(block)
                && values.iter().all(|&value| is_outside(body, value, op));
            if !idle {
                return no_match("something is done");
            }
            rw.replace(op, &values);
            Ok(())
        }
    }
}
