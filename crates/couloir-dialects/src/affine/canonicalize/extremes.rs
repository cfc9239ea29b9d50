//! `affine.min` and `affine.max`

use couloir_ir::affine::{AffineBuilder, AffineMap, NodeId};
use couloir_ir::body::Op;
use couloir_ir::{Attribute, OpRef};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten};

use super::{bounds, map_in, row, with_map};
use crate::affine::compose::Composed;
use crate::affine::{Apply, Max, Min};

macro_rules! extremes {
    ($($name:literal => $run:ident),*) => {
        &[
            $(row(concat!($name, "<mlir::affine::AffineMinOp>"), Min::def, $run),)*
            $(row(concat!($name, "<mlir::affine::AffineMaxOp>"), Max::def, $run),)*
        ]
    };
}

pub(super) const FIRST: &[PatternDef] = extremes!(
    "CanonicalizeSingleResultAffineMinMaxOp" => single,
    "DeduplicateAffineMinMaxExpressions" => deduplicate,
    "MergeAffineMinMaxOp" => merge
);

pub(super) const LAST: &[PatternDef] =
    extremes!("CanonicalizeAffineMinMaxOpExprAndTermOrder" => order);

const MAP: usize = Min::MAP;

fn parts(op: OpRef<'_>) -> Option<Composed> {
    Some(Composed::new(map_in(op, MAP)?.clone(), &op.operands().collect::<Vec<_>>()))
}

/// The least of one is that.
fn single(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let map = map_in(view, MAP).or_no_match("no map")?;
    if map.num_results() != 1 {
        return no_match("there are several results");
    }
    let map = Attribute::affine_map(rw.context(), map.clone());
    let operands = view.operands().collect::<Vec<_>>();
    let new = Apply::build(rw.context(), &operands, map);
    rw.replace_with(op, new);
    Ok(())
}

/// Replaces an op by one of some of the results, in this order.
fn pick(op: Op, rw: &mut Rewriter<'_>, results: &[usize]) -> Rewritten {
    let view = rw.view(op);
    let all = parts(view).or_no_match("no map")?;
    let map = all.map.sub_map(results).or_no_match("no such result")?;
    let new = with_map(view, MAP, 0, &Composed { map, ..all });
    rw.replace_with(op, new);
    Ok(())
}

/// Each result once.
fn deduplicate(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let map = map_in(rw.view(op), MAP).or_no_match("no map")?;
    let kept = distinct(map);
    if kept.len() == map.num_results() {
        return no_match("all results differ");
    }
    pick(op, rw, &kept)
}

/// The results of a map, each once.
fn distinct(map: &AffineMap) -> Vec<usize> {
    let mut builder = AffineBuilder::new(map.dims(), map.symbols());
    let ids = builder.import(map, &[], &[]);
    let mut seen = Vec::<NodeId>::new();
    let mut kept = Vec::new();
    for (at, id) in ids.into_iter().enumerate() {
        if !seen.contains(&id) {
            seen.push(id);
            kept.push(at);
        }
    }
    kept
}

/// The least of leasts is one of all.
fn merge(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let mut all = parts(view).or_no_match("no map")?;
    let def = view.def().or_no_match("no definition")?;
    let own = all.map.clone();
    let inner = |at: usize| {
        let result = own.result(at)?;
        let symbol = result.symbol().and_then(|at| own.dims().checked_add(at));
        let value = view.operand(result.dim().or(symbol)? as usize)?;
        view.scope.defining_op(value).filter(|inner| inner.is(def))
    };
    let found = (0..own.num_results()).map(inner).collect::<Vec<_>>();
    let producers = found.iter().filter_map(|inner| parts((*inner)?)).collect::<Vec<_>>();
    if producers.is_empty() {
        return no_match("no operand is of this kind");
    }
    let kept = (0..found.len()).filter(|&at| found.get(at).is_some_and(Option::is_none));
    let kept = kept.collect::<Vec<_>>();
    let dims = producers.iter().map(|all| all.map.dims()).sum::<u32>() + own.dims();
    let symbols = producers.iter().map(|all| all.map.symbols()).sum::<u32>() + own.symbols();
    let mut builder = AffineBuilder::new(dims, symbols);
    let first = own.sub_map(&kept).or_no_match("no such result")?;
    let mut results = builder.import(&first, &[], &[]);
    for producer in producers {
        let (from, to) = (all.dims.len() as u32, all.symbols.len() as u32);
        let map = &producer.map;
        let dims = (0..map.dims()).filter_map(|at| builder.dim(from + at)).collect::<Vec<_>>();
        let symbols = (0..map.symbols()).filter_map(|at| builder.symbol(to + at));
        let symbols = symbols.collect::<Vec<_>>();
        results.extend(builder.import(map, &dims, &symbols));
        all.dims.extend(producer.dims);
        all.symbols.extend(producer.symbols);
    }
    let map = builder.map(&results).ok().or_no_match("the map is too large")?;
    let new = with_map(view, MAP, 0, &Composed { map, ..all });
    rw.replace_with(op, new);
    Ok(())
}

/// Results in the order of their coefficients.
fn order(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let map = map_in(rw.view(op), MAP).or_no_match("no map")?;
    let rows = bounds::coefficients(map).or_no_match("a result is not linear")?;
    if rows.is_sorted() {
        return no_match("the results are in order");
    }
    let mut places = (0..rows.len()).collect::<Vec<_>>();
    places.sort_by_key(|&at| rows.get(at));
    pick(op, rw, &places)
}
