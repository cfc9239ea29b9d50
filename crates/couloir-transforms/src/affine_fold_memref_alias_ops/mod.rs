//! `affine-fold-memref-alias-ops`: `affine.load` and `affine.store` of subviews and reshaped
//! memrefs access what these were made of.

use couloir_dialects::affine::index::{Index, apply};
use couloir_dialects::{affine, memref};
use couloir_ir::affine::AffineMap;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::NewOp;
use couloir_ir::{Attribute, OpDef};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::fold_memref_alias_ops::indices::{Sizes, of_collapsed, of_expanded, of_subview};
use crate::greedy::greedy;

/// `affine-fold-memref-alias-ops`
pub static PASS: PassDef = greedy!(
    "affine-fold-memref-alias-ops",
    "AffineFoldMemRefAliasOps",
    "Fold memref alias ops into affine memory ops",
    patterns,
    ["memref"]
);

/// An op, which operand the memref is, and the map of its indices, which follow.
type Access = (&'static OpDef, usize, usize);

const ACCESSES: [Access; 2] =
    [(affine::Load::def(), 0, affine::Load::MAP), (affine::Store::def(), 1, affine::Store::MAP)];

fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    for access in ACCESSES {
        patterns.add(access.0, move |op, rw| rewrite(op, rw, access));
    }
    patterns
}

fn rewrite(op: Op, rw: &mut Rewriter<'_>, (def, at, slot): Access) -> Rewritten {
    let view = rw.view(op);
    let accessed = view.operand(at).or_no_match("no memref")?;
    let alias = view.scope.defining_op(accessed).or_no_match("the memref is an argument")?;
    let source = alias.operand(0).or_no_match("no source")?;
    let (is_part, is_expanded) =
        (alias.is(memref::Subview::def()), alias.is(memref::ExpandShape::def()));
    if !is_part && !is_expanded && !alias.is(memref::CollapseShape::def()) {
        return no_match("not of an alias that is looked through");
    }
    let alias = alias.op;
    let map = view.prop(slot).and_then(|map| map.as_affine_map(view.ctx())).cloned();
    let map = map.or_no_match("no map")?;
    let inputs = view.operands().skip(at + 1).collect::<Vec<_>>();
    let kept = view.operands().take(at).collect::<Vec<_>>();
    let results = view.result_types().collect::<Vec<_>>();
    rw.at(op);
    let indices = indices_of(rw, &map, &inputs).or_no_match("the map is too large")?;
    let indices = match () {
        () if is_part => of_subview(rw, alias, &indices)?,
        () if is_expanded => of_expanded(rw, alias, &indices, true),
        () => of_collapsed(rw, alias, &indices, Sizes::FromType)?,
    };
    let rank = u32::try_from(indices.len()).ok().or_no_match("too many dimensions")?;
    let map = Attribute::affine_map(rw.context(), AffineMap::identity(rank));
    let new = NewOp::new(def).operands(kept).operand(source).operands(indices).results(results);
    rw.replace_with(op, new.prop(slot, map));
    Ok(())
}

/// What a map gives, each result computed by itself.
fn indices_of(rw: &mut Rewriter<'_>, map: &AffineMap, inputs: &[Value]) -> Option<Vec<Value>> {
    let inputs = inputs.iter().map(|&value| Index::Value(value)).collect::<Vec<_>>();
    let mut all = Vec::with_capacity(map.num_results());
    for at in 0..map.num_results() {
        let one = map.sub_map(&[at])?;
        let index = apply(rw, &inputs, |b, nodes| {
            let (dims, symbols) = nodes.split_at((map.dims() as usize).min(nodes.len()));
            let result = b.import(&one, dims, symbols).first().copied();
            result.unwrap_or_else(|| b.constant(0))
        });
        all.push(index?.value(rw));
    }
    Some(all)
}
