//! Sums of products become contractions; broadcasts and transposes before and after contractions
//! become part of their maps.

use couloir_dialects::arith;
use couloir_dialects::vector::attrs::ITERATOR_TYPE;
use couloir_dialects::vector::{Broadcast, Contract, MultiReduction, Transpose};
use couloir_ir::affine::{AffineBuilder, AffineMap};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, Context, Op, OpDef, OpRef, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use super::build::spec;
use super::reductions::kind_of;
use super::transfer::masking;
use super::{list, operand, operand_vector, result_vector};

/// Adds the patterns.
pub fn populate(patterns: &mut RewritePatterns) {
    patterns.add(MultiReduction::def(), of_reduction);
    patterns.add(Contract::def(), of_broadcasts);
    patterns.add(Contract::def(), of_transposes);
    patterns.add(Transpose::def(), transposed);
}

/// What a contraction is made of.
struct Parts {
    lhs: Value,
    rhs: Value,
    acc: Value,
    maps: Vec<AffineMap>,
    iterators: Vec<Attribute>,
}

impl Parts {
    fn of(op: OpRef<'_>) -> Result<Self, NoMatch> {
        let (ctx, contract) = (op.ctx(), Contract(op));
        let array = |attr: Option<Attribute>| attr.and_then(|attr| attr.as_array(ctx));
        let maps = array(contract.indexing_maps()).or_no_match("no maps")?;
        let maps = maps.iter().map(|map| map.as_affine_map(ctx).cloned());
        let maps = maps.collect::<Option<Vec<_>>>().or_no_match("no maps")?;
        let iterators = array(contract.iterator_types()).or_no_match("no iterators")?.to_vec();
        let value = |at| op.operand(at).or_no_match("too few operands");
        Ok(Parts { lhs: value(0)?, rhs: value(1)?, acc: value(2)?, maps, iterators })
    }

    /// The contraction, with a result of a type.
    fn build(self, ctx: &Context, ty: Type) -> NewOp {
        let maps = self.maps.into_iter().map(|map| Attribute::affine_map(ctx, map));
        let maps = Attribute::array(ctx, &maps.collect::<Vec<_>>());
        let iterators = Attribute::array(ctx, &self.iterators);
        let props = [(Contract::INDEXING_MAPS, maps), (Contract::ITERATOR_TYPES, iterators)];
        spec(ctx, Contract::def(), &[self.lhs, self.rhs, self.acc], props).result(ty)
    }

    /// Puts a contraction in the place of an op.
    fn replace(self, rw: &mut Rewriter<'_>, op: Op) -> Rewritten {
        let ty = rw.view(op).result_type(0).or_no_match("no result")?;
        let new = self.build(rw.context(), ty);
        rw.replace_with(op, new);
        Ok(())
    }

    /// Puts a contraction in the place of an op, in a new `vector.mask` where that is in one.
    fn replace_masked(self, rw: &mut Rewriter<'_>, op: Op) -> Rewritten {
        let Some(around) = masking(rw, op) else { return self.replace(rw, op) };
        let ty = rw.view(op).result_type(0).or_no_match("no result")?;
        let (mask, place) = (rw.view(around).operand(0), rw.view(op).location());
        rw.at(around);
        rw.set_location(place);
        let new = self.build(rw.context(), ty);
        let value = super::masked(rw, new, mask);
        rw.replace(around, &[value]);
        Ok(())
    }
}

fn iterator(ctx: &Context, reduces: bool) -> Attribute {
    couloir_dialects::llvm::attrs::enum_attr(ctx, &ITERATOR_TYPE, u64::from(reduces))
}

/// The op of a kind that a value comes from.
fn source<'a>(rw: &'a Rewriter<'_>, value: Value, def: &'static OpDef) -> Option<OpRef<'a>> {
    rw.scope().defining_op(value).filter(|op| op.is(def))
}

fn of_reduction(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    const ADD: u64 = 0;
    if kind_of(rw, op, MultiReduction::KIND)? != ADD {
        return no_match("no sum");
    }
    let value = operand(rw, op, 0)?;
    let product = source(rw, value, arith::Muli::def());
    let product = product.or_else(|| source(rw, value, arith::Mulf::def()));
    let (lhs, rhs) = product
        .and_then(|product| product.operand(0).zip(product.operand(1)))
        .or_no_match("not of products")?;
    let rank = operand_vector(rw, op, 0)?.rank();
    let reduced = list(rw, op, MultiReduction::REDUCTION_DIMS)?;
    let is_reduced = |dim: usize| reduced.contains(&(dim as i64));
    let mut b = AffineBuilder::new(rank as u32, 0);
    let kept = (0..rank).filter(|&dim| !is_reduced(dim)).map(|dim| b.dim(dim as u32));
    let kept = kept.collect::<Option<Vec<_>>>().or_no_match("no such dimension")?;
    let to = b.map(&kept).ok().or_no_match("too large a map")?;
    let all = AffineMap::identity(rank as u32);
    let iterators = (0..rank).map(|dim| iterator(rw.context(), is_reduced(dim))).collect();
    let acc = operand(rw, op, 1)?;
    Parts { lhs, rhs, acc, maps: vec![all.clone(), all, to], iterators }.replace(rw, op)
}

/// The dimensions that a broadcast adds in front, if it only does that.
fn added(op: OpRef<'_>) -> Option<usize> {
    let ctx = op.ctx();
    let from = op.operand_type(0)?.as_vector(ctx)?;
    let to = op.result_type(0)?.as_vector(ctx)?;
    let added = to.rank().checked_sub(from.rank()).filter(|&added| added > 0)?;
    (to.shape.get(added..)? == &from.shape[..]).then_some(added)
}

fn of_broadcasts(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let mut parts = Parts::of(rw.view(op))?;
    let reduction = iterator(rw.context(), true);
    let Parts { lhs, rhs, maps, iterators, .. } = &mut parts;
    let mut changed = false;
    for (value, map) in [lhs, rhs].into_iter().zip(maps.iter_mut()) {
        let Some(broadcast) = source(rw, *value, Broadcast::def()) else { continue };
        let Some(added) = added(broadcast) else { continue };
        let whole = broadcast.result_type(0).and_then(|ty| ty.as_vector(rw.context()));
        let sizes = whole.map_or(&[][..], |whole| &whole.shape);
        let reduces = |at: usize| {
            let dim = map.result_dim(at).and_then(|dim| iterators.get(dim as usize));
            dim == Some(&reduction) && sizes.get(at) != Some(&1)
        };
        if (0..added).any(reduces) {
            continue;
        }
        let kept = (added..map.num_results()).collect::<Vec<_>>();
        let (Some(inner), Some(from)) = (map.sub_map(&kept), broadcast.operand(0)) else {
            continue;
        };
        (*map, *value, changed) = (inner, from, true);
    }
    if !changed {
        return no_match("nothing is broadcast");
    }
    compress(&mut parts)?;
    if !parts.iterators.contains(&reduction) {
        return no_match("nothing is reduced any more");
    }
    let of_operands = parts.maps.get(..2).unwrap_or_default();
    if used(of_operands, parts.iterators.len()).contains(&false) {
        return no_match("a dimension is that of no operand");
    }
    parts.replace_masked(rw, op)
}

/// Which dimensions maps use.
fn used(maps: &[AffineMap], dims: usize) -> Vec<bool> {
    (0..dims).map(|dim| maps.iter().any(|map| map.uses_dim(dim as u32))).collect()
}

/// Takes away dimensions that no map uses.
fn compress(parts: &mut Parts) -> Result<(), NoMatch> {
    let used = used(&parts.maps, parts.iterators.len());
    let is_used = |dim: u32| used.get(dim as usize).copied().unwrap_or(true);
    for map in &mut parts.maps {
        *map = map.project_dims(is_used).ok().or_no_match("too large a map")?;
    }
    let mut at = used.iter();
    parts.iterators.retain(|_| at.next().copied().unwrap_or(true));
    Ok(())
}

/// The results of a map in the order that a transposed value had before.
fn before(rw: &Rewriter<'_>, transpose: Op, map: &AffineMap) -> Result<AffineMap, NoMatch> {
    let order = list(rw, transpose, Transpose::PERMUTATION)?;
    let place = |at: usize| order.iter().position(|&from| from == at as i64);
    let places = (0..order.len()).map(place).collect::<Option<Vec<_>>>();
    places.and_then(|places| map.sub_map(&places)).or_no_match("no permutation")
}

fn of_transposes(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let mut parts = Parts::of(rw.view(op))?;
    let Parts { lhs, rhs, maps, .. } = &mut parts;
    let mut changed = false;
    for (value, map) in [lhs, rhs].into_iter().zip(maps.iter_mut()) {
        let Some(transpose) = source(rw, *value, Transpose::def()) else { continue };
        let from = transpose.operand(0).or_no_match("no operand")?;
        *map = before(rw, transpose.op, map)?;
        (*value, changed) = (from, true);
    }
    if !changed {
        return no_match("nothing is transposed");
    }
    parts.replace(rw, op)
}

/// A transposed contraction that starts with something transposed in the same way.
fn transposed(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let value = operand(rw, op, 0)?;
    result_vector(rw, op)?;
    let contract = source(rw, value, Contract::def()).or_no_match("no contraction")?;
    if !rw.scope().body.has_one_use(value) {
        return no_match("used elsewhere");
    }
    let mut parts = Parts::of(contract)?;
    let start = source(rw, parts.acc, Transpose::def()).or_no_match("starts untransposed")?;
    let acc = start.operand(0).or_no_match("no operand")?;
    let map = parts.maps.last().or_no_match("no maps")?;
    let order = list(rw, op, Transpose::PERMUTATION)?;
    let order = order.into_iter().map(|at| usize::try_from(at).ok()).collect::<Option<Vec<_>>>();
    let after = order.and_then(|order| map.sub_map(&order)).or_no_match("no permutation")?;
    if before(rw, start.op, map)? != after {
        return no_match("transposed in another way");
    }
    parts.acc = acc;
    parts.maps.pop();
    parts.maps.push(after);
    parts.replace(rw, op)
}
