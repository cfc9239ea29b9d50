//! Contractions of extended numbers become contractions of the numbers.

use couloir_dialects::arith;
use couloir_dialects::vector::Contract;
use couloir_ir::{Op, OpDef, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use super::build::spec;
use super::operand;

/// Adds the patterns.
pub fn populate(patterns: &mut RewritePatterns) {
    patterns.add(Contract::def(), |op, rw| fold(op, rw, arith::Extf::def()));
    patterns.add(Contract::def(), |op, rw| fold(op, rw, arith::Extsi::def()));
}

fn fold(op: Op, rw: &mut Rewriter<'_>, extension: &'static OpDef) -> Rewritten {
    let from = |rw: &Rewriter<'_>, at| -> Result<Value, NoMatch> {
        let source = rw.scope().defining_op(operand(rw, op, at)?);
        let source = source.filter(|source| source.is(extension));
        source.and_then(|source| source.operand(0)).or_no_match("not extended")
    };
    let (lhs, rhs, acc) = (from(rw, 0)?, from(rw, 1)?, operand(rw, op, 2)?);
    let view = rw.view(op);
    let prop = |slot| view.prop(slot).or_no_match("no such attribute");
    let props = [
        (Contract::INDEXING_MAPS, prop(Contract::INDEXING_MAPS)?),
        (Contract::ITERATOR_TYPES, prop(Contract::ITERATOR_TYPES)?),
    ];
    let ty = view.result_type(0).or_no_match("no result")?;
    let new = spec(rw.context(), Contract::def(), &[lhs, rhs, acc], props).result(ty);
    rw.replace_with(op, new);
    Ok(())
}
