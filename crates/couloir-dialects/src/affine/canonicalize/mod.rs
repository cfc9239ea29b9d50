//! Canonicalization patterns of `affine`, in upstream's order for each op.

mod branch;
mod digits;
mod extremes;

use couloir_ir::affine::AffineMap;
use couloir_ir::body::Op;
use couloir_ir::build::NewOp;
use couloir_ir::{Attribute, OpRef};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten, row};

use super::bounds;
use super::compose::Composed;
use super::{Apply, Load, Max, Min, Prefetch, Store, VectorLoad, VectorStore};

/// All of them.
pub(crate) static ALL: &[&[PatternDef]] =
    &[ACCESSES, branch::IF, extremes::FIRST, EXTREMES, extremes::LAST, digits::DIGITS];

macro_rules! simplified {
    ($($name:literal, $op:ident, $first:literal);*) => {
        &[$(row(
            concat!("(anonymous namespace)::SimplifyAffineOp<mlir::affine::", $name, ">"),
            $op::def,
            |op, rw| simplify(op, rw, $op::MAP, $first),
        )),*]
    };
}

const ACCESSES: &[PatternDef] = simplified!(
    "AffineLoadOp", Load, 1;
    "AffineStoreOp", Store, 2;
    "AffinePrefetchOp", Prefetch, 1;
    "AffineVectorLoadOp", VectorLoad, 1;
    "AffineVectorStoreOp", VectorStore, 2;
    "AffineApplyOp", Apply, 0
);

const EXTREMES: &[PatternDef] = simplified!("AffineMinOp", Min, 0; "AffineMaxOp", Max, 0);

fn map_in(op: OpRef<'_>, slot: usize) -> Option<&AffineMap> {
    op.prop(slot)?.as_affine_map(op.ctx())
}

/// The map of an op with the operands from `first` on, composed and
/// simplified.
pub(super) fn composed(op: OpRef<'_>, slot: usize, first: usize) -> Option<Composed> {
    let operands = op.operands().skip(first).collect::<Vec<_>>();
    simplified(op, Composed::new(map_in(op, slot)?.clone(), &operands))
}

fn simplified(op: OpRef<'_>, all: Composed) -> Option<Composed> {
    let all = all.compose(op.scope)?.canonical(op.scope).ok()?;
    let map = bounds::simplify(op.scope, &all.map, &all.dims, &all.symbols)?;
    Some(Composed { map, ..all })
}

/// An op like another with other operands from `first` on and another map.
fn with_map(op: OpRef<'_>, slot: usize, first: usize, all: &Composed) -> NewOp {
    let mut new = crate::common::region_branch::like(op);
    new.attrs = Attribute::EMPTY_DICT;
    new.operands.truncate(first);
    new.operands.extend(all.operands());
    new.results = op.result_types().collect();
    new.prop(slot, Attribute::affine_map(op.ctx(), all.map.clone()))
}

/// Operands that are applications become part of the map.
fn simplify(op: Op, rw: &mut Rewriter<'_>, slot: usize, first: usize) -> Rewritten {
    let view = rw.view(op);
    let all = composed(view, slot, first).or_no_match("the map is too large")?;
    let operands = all.operands();
    if map_in(view, slot) == Some(&all.map) && view.operands().skip(first).eq(operands) {
        return no_match("the map is simple");
    }
    let new = with_map(view, slot, first, &all);
    rw.replace_with(op, new);
    Ok(())
}
