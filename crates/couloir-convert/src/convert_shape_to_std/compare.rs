//! Whether shapes are equal or can be broadcast, and what relies on it.

use couloir_dialects::{shape, tensor};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, OpDef, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use super::extents::size_at;
use super::takes_errors;
use crate::structured_build::{Test, and, choose, compare, count, index, truth};

pub(super) fn require_broadcastable(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    require(op, new, rw, shape::IsBroadcastable::def(), "required broadcastable shapes")
}

pub(super) fn require_equal(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    require(op, new, rw, shape::ShapeEq::def(), "required equal shapes")
}

/// A test, and that it holds.
fn require(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    test: &'static OpDef,
    message: &str,
) -> Lowered {
    if takes_errors(rw.view(op)) {
        return no_match("may be an error");
    }
    let test = NewOp::new(test).operands(new.all().iter().copied()).result(Type::I1);
    let test = rw.insert1(test);
    let message = Attribute::string(rw.context(), message);
    let new = shape::CstrRequire::build(rw.context(), test, message);
    rw.replace_with(op, new)
}

/// All lists are as long as the first, and have the same extents.
pub(super) fn shape_eq(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    if takes_errors(rw.view(op)) {
        return no_match("may be an error");
    }
    let (first, others) = match new.all().split_first() {
        Some((&first, others)) if !others.is_empty() => (first, others),
        _ => {
            let holds = truth(rw, true);
            return rw.replace(op, holds);
        }
    };
    let zero = index(rw, 0);
    let rank = size_at(rw, first, zero);
    let mut all = None;
    for &other in others {
        let same = same(rw, [first, other], rank, zero);
        all = Some(match all {
            Some(all) => and(rw, all, same),
            None => same,
        });
    }
    rw.replace(op, all.or_no_match("no shapes")?)
}

/// Whether a list is as long as another and has the same extents.
fn same(rw: &mut ConversionRewriter<'_>, lists: [Value; 2], rank: Value, zero: Value) -> Value {
    let own = size_at(rw, lists[1], zero);
    let same_rank = compare(rw, Test::Equal, rank, own);
    let extents = |rw: &mut ConversionRewriter<'_>| {
        let (one, init) = (index(rw, 1), truth(rw, true));
        let results = count(rw, [zero, rank, one], &[init], |rw, args| {
            let [at, before] = *args else { return Vec::new() };
            let extents =
                lists.map(|list| rw.insert1(tensor::Extract::build(Type::INDEX, list, &[at])));
            let same = compare(rw, Test::Equal, extents[0], extents[1]);
            vec![and(rw, before, same)]
        });
        results.first().copied().unwrap_or(init)
    };
    choose(rw, Type::I1, same_rank, extents, |rw| truth(rw, false))
}
