//! Loops of `affine`, which start at 0, go on by 1 and carry nothing.

use couloir_dialects::affine::{self, Composed};
use couloir_ir::Attribute;
use couloir_ir::affine::{AffineBuilder, AffineMap, AffineOp};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_rewrite::Rewriter;

use super::replace_but_in;
use crate::affine_loops::{Side, bound, set_bound, step};
use crate::common::entry_of;

/// Makes one loop of a nest.
pub(super) fn coalesce(rw: &mut Rewriter<'_>, loops: &[Op]) -> Option<()> {
    let [outer, second, ..] = *loops else { return None };
    let inner = *loops.last()?;
    if !loops.iter().all(|&op| is_plain(rw, op)) {
        return None;
    }
    let body = rw.scope().body;
    let (block, innermost) = (entry_of(body, outer, 0)?, entry_of(body, inner, 0)?);
    let variable = |op: Op| body.args(entry_of(body, op, 0)?).first().copied();
    let variables = loops.iter().map(|&op| variable(op)).collect::<Option<Vec<_>>>()?;
    let uppers = loops.iter().map(|&op| bound(rw.view(op), Side::Upper));
    let uppers = uppers.collect::<Option<Vec<_>>>()?;
    rw.at(outer);
    let mut counts = Vec::with_capacity(loops.len());
    let mut product = None;
    for upper in uppers {
        let count = least(rw, &upper);
        counts.push(count);
        product = match product {
            None => Some(count),
            Some(before) => Some(combined(rw, AffineOp::Mul, before, count)?),
        };
    }
    set_bound(rw, outer, Side::Upper, &Composed::new(AffineMap::symbol_identity(1), &[product?]));
    let start = InsertPoint::start(rw.scope().body, block);
    rw.set_point(start);
    take_apart(rw, &variables, &counts)?;
    let end = rw.scope().body.last_op(innermost)?;
    rw.erase(end);
    rw.inline_block_before(
        innermost,
        second,
        variables.last().map_or(&[][..], std::slice::from_ref),
    );
    rw.erase(second);
    Some(())
}

fn is_plain(rw: &Rewriter<'_>, op: Op) -> bool {
    let view = rw.view(op);
    let lower = bound(view, Side::Lower).and_then(|lower| lower.map.single_constant());
    step(view) == Some(1) && lower == Some(0) && view.results().len() == 0
}

/// A bound as a value.
fn least(rw: &mut Rewriter<'_>, upper: &Composed) -> Value {
    let (map, operands) = (upper.map.clone(), upper.operands());
    let is_single = map.num_results() == 1;
    let (ctx, map) = (rw.context(), Attribute::affine_map(rw.context(), map));
    rw.insert1(match is_single {
        true => affine::Apply::build(ctx, &operands, map),
        false => affine::Min::build(ctx, &operands, map),
    })
}

/// What two values give, of which the second is a symbol.
fn combined(rw: &mut Rewriter<'_>, op: AffineOp, a: Value, b: Value) -> Option<Value> {
    let mut builder = AffineBuilder::new(1, 1);
    let (first, second) = (builder.dim(0)?, builder.symbol(0)?);
    let result = builder.binary(op, first, second);
    let map = Attribute::affine_map(rw.context(), builder.map(&[result]).ok()?);
    Some(rw.insert1(affine::Apply::build(rw.context(), &[a, b], map)))
}

/// Computes what each loop counted of what the first one counts now.
fn take_apart(rw: &mut Rewriter<'_>, variables: &[Value], counts: &[Value]) -> Option<()> {
    let mut rest = *variables.first()?;
    let mut made = Vec::with_capacity(variables.len());
    let last = variables.len().checked_sub(1)?;
    for at in (0..variables.len()).rev() {
        if at < last {
            rest = combined(rw, AffineOp::FloorDiv, rest, *counts.get(at + 1)?)?;
            made.extend(rw.scope().body.defining_op(rest));
        }
        let counted = match at {
            0 => rest,
            _ => combined(rw, AffineOp::Mod, rest, *counts.get(at)?)?,
        };
        made.extend(rw.scope().body.defining_op(counted));
        replace_but_in(rw, *variables.get(at)?, counted, &made);
    }
    Some(())
}
