//! Loops of one iteration go, and the dimensions along them.

use couloir_dialects::arith;
use couloir_dialects::linalg::{Index, Structured};
use couloir_ir::affine::{AffineExpr, AffineMap};
use couloir_ir::body::{Block, Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use super::shape::{How, Reduced, collapse, expand};
use crate::linalg_fuse_elementwise_ops::{body_of, cover};
use crate::linalg_generic::Parts;

/// Takes them out of an op.
pub(super) fn drop(op: Op, rw: &mut Rewriter<'_>, how: How) -> Rewritten {
    let view = Structured::cast(rw.view(op)).or_no_match("no structured op")?;
    let (maps, iterators, inputs) = (view.maps(), view.iterators(), view.num_inputs());
    if iterators.is_empty() {
        return no_match("no loops");
    }
    let ranges = view.ranges(&maps).or_no_match("invalid indexing maps for operation")?;
    let single: Vec<bool> = ranges.iter().map(|&count| count == 1).collect();
    let operands: Vec<Value> = view.op.operands().collect();
    let reduced: Vec<Reduced> =
        operands.iter().zip(&maps).map(|(&value, map)| reduced(rw, value, map, &single)).collect();
    let new_maps = maps.iter().zip(&reduced).map(|(map, reduced)| less(map, &single, reduced));
    let new_maps: Vec<AffineMap> = new_maps.collect::<Option<_>>().or_no_match("too large")?;
    if new_maps == maps || !cover(new_maps.iter()) {
        return no_match("no dimension goes");
    }
    rw.at(op);
    let mut values = Vec::with_capacity(operands.len());
    for (&value, reduced) in operands.iter().zip(&reduced) {
        values.push(match reduced.drops() {
            true => collapse(rw, how, value, reduced).or_no_match("failed to collapse")?,
            false => value,
        });
    }
    let iterators: Vec<bool> = iterators
        .iter()
        .zip(&single)
        .filter(|(_, single)| !**single)
        .map(|(&one, _)| one)
        .collect();
    let new =
        make(rw, op, values.split_at_checked(inputs).unwrap_or_default(), &new_maps, &iterators);
    let block = body_of(rw, new).or_no_match("no body")?;
    renumber(rw, block, &single);
    rw.at(op);
    let results: Vec<Value> = rw.scope().body.results(new).collect();
    let outputs = operands.iter().zip(&reduced).skip(inputs);
    let mut replaced = Vec::with_capacity(results.len());
    for (value, (&output, reduced)) in results.into_iter().zip(outputs) {
        replaced.push(match reduced.drops() {
            true => expand(rw, how, value, output, reduced).or_no_match("failed to expand")?,
            false => value,
        });
    }
    rw.replace(op, &replaced);
    Ok(())
}

/// An operand without the dimensions along loops that go, or of which only the first of one element is
/// accessed.
fn reduced(rw: &Rewriter<'_>, value: Value, map: &AffineMap, single: &[bool]) -> Reduced {
    let shape = rw.ty(value).shape(rw.context()).unwrap_or_default();
    let drops = |(&size, result): (&i64, AffineExpr<'_>)| {
        let along = result.dim().and_then(|dim| single.get(dim as usize)).copied();
        size == 1 && along.unwrap_or(result.constant() == Some(0))
    };
    let dropped = shape.iter().zip(map.results()).map(drops).collect();
    Reduced::of(shape, dropped)
}

/// A map without loops, and without dimensions.
fn less(map: &AffineMap, single: &[bool], reduced: &Reduced) -> Option<AffineMap> {
    let map = map.project_dims(|dim| single.get(dim as usize) == Some(&false)).ok()?;
    let is_kept = |at: &usize| reduced.dropped.get(*at) != Some(&true);
    let kept: Vec<usize> = (0..map.num_results()).filter(is_kept).collect();
    map.sub_map(&kept)
}

/// Makes the op, with the body of the other.
fn make(
    rw: &mut Rewriter<'_>,
    op: Op,
    (inputs, outputs): (&[Value], &[Value]),
    maps: &[AffineMap],
    iterators: &[bool],
) -> Op {
    let ctx = rw.context();
    let has_results = rw.view(op).results().len() > 0;
    let types = outputs.iter().map(|&output| rw.ty(output)).filter(|_| has_results);
    let results: Vec<Type> = types.filter(|ty| ty.as_memref(ctx).is_none()).collect();
    let region = rw.body().take_regions(op).into_iter().next();
    let region = region.unwrap_or_else(|| rw.body().create_region());
    let parts = Parts { results: &results, inputs, outputs, maps, iterators };
    let new = parts.op(ctx, region);
    rw.insert(new)
}

/// Asks for the numbers of iterations of the loops that are left.
fn renumber(rw: &mut Rewriter<'_>, block: Block, single: &[bool]) {
    let ctx = rw.context();
    let asks = |op: &Op| rw.view(*op).is(Index::def());
    let asked: Vec<Op> = rw.scope().body.block_ops(block).filter(asks).collect();
    for op in asked {
        let dim = rw.view(op).prop(Index::DIM).and_then(|dim| dim.as_u64(ctx));
        let Some(dim) = dim.and_then(|dim| usize::try_from(dim).ok()) else { continue };
        let before = single.iter().take(dim).filter(|single| **single).count();
        rw.at(op);
        if single.get(dim) == Some(&true) {
            let zero = Attribute::index(ctx, 0);
            rw.replace_with(op, arith::Constant::build(Type::INDEX, zero));
        } else if before > 0 {
            let dim = Attribute::i64(ctx, (dim - before) as i64);
            rw.replace_with(op, Index::build(ctx, dim));
        }
    }
}
