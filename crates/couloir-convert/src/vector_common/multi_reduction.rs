//! `vector.multi_reduction`: to two dimensions, one of which is combined, then row by row.

use couloir_dialects::vector::attrs::COMBINING_KIND;
use couloir_dialects::vector::combine::any_combiner;
use couloir_dialects::vector::{MultiReduction, Reduction};
use couloir_ir::build::Build;
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Op, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use super::build::{BuildVector, spec};
use super::transfer::masking;
use super::{kind_attr, list, operand, operand_vector};

/// Adds the patterns; what is combined is to be the inner dimension, or the outer.
pub(crate) fn populate(patterns: &mut RewritePatterns, inner: bool) {
    let all: [fn(Op, &mut Rewriter<'_>, bool) -> Rewritten; 3] = [reorder, flatten, widen];
    for pattern in all {
        patterns.add(MultiReduction::def(), move |op, rw| pattern(op, rw, inner));
    }
    let last = if inner { by_rows } else { by_elements };
    patterns.add(MultiReduction::def(), last);
}

/// A reduction as it is read.
struct Reduced {
    root: Op,
    mask: Option<Value>,
    source: Value,
    acc: Value,
    vector: VectorType,
    dims: Vec<i64>,
    kind: u64,
    ty: Type,
}

impl Reduced {
    fn of(op: Op, rw: &mut Rewriter<'_>) -> Result<Self, NoMatch> {
        let masking = masking(rw, op);
        let view = rw.view(op);
        let kind = MultiReduction(view).kind();
        let kind = kind.and_then(|kind| kind.enum_bits(rw.context(), &COMBINING_KIND));
        let this = Self {
            root: masking.unwrap_or(op),
            mask: masking.and_then(|mask| rw.view(mask).operand(0)),
            source: operand(rw, op, 0)?,
            acc: operand(rw, op, 1)?,
            vector: operand_vector(rw, op, 0)?,
            dims: list(rw, op, MultiReduction::REDUCTION_DIMS)?,
            kind: kind.or_no_match("no kind")?,
            ty: rw.view(op).result_type(0).or_no_match("no result")?,
        };
        if let Some(mask) = masking {
            let location = rw.view(op).location();
            rw.at(mask);
            rw.set_location(location);
        }
        Ok(this)
    }

    fn is_reduced(&self, dim: usize) -> bool {
        self.dims.contains(&(dim as i64))
    }

    /// The dimensions that stay, and those that are combined.
    fn split(&self) -> (Vec<i64>, Vec<i64>) {
        (0..self.vector.rank() as i64).partition(|dim| !self.dims.contains(dim))
    }

    /// The reduction of other values along other dimensions.
    fn again(
        &self,
        rw: &mut Rewriter<'_>,
        [source, acc]: [Value; 2],
        dims: &[i64],
        mask: Option<Value>,
    ) -> Value {
        let ctx = rw.context();
        let props = [
            (MultiReduction::KIND, kind_attr(ctx, self.kind)),
            (MultiReduction::REDUCTION_DIMS, Attribute::i64_array(ctx, dims)),
        ];
        let ty = rw.ty(acc);
        let new = spec(ctx, MultiReduction::def(), &[source, acc], props).result(ty);
        super::masked(rw, new, mask)
    }
}

/// What is combined becomes the inner dimensions, or the outer.
fn reorder(op: Op, rw: &mut Rewriter<'_>, inner: bool) -> Rewritten {
    let of = Reduced::of(op, rw)?;
    let (kept, reduced) = of.split();
    let in_order = |first: &[i64]| first.iter().zip(0..).all(|(own, at)| *own == at);
    if in_order(if inner { &kept } else { &reduced }) {
        return no_match("in order already");
    }
    let order = if inner { [&kept[..], &reduced].concat() } else { [&reduced[..], &kept].concat() };
    let mask = of.mask.map(|mask| rw.transpose(mask, &order));
    let source = rw.transpose(of.source, &order);
    let first = if inner { kept.len() } else { 0 } as i64;
    let dims: Vec<i64> = (first..first + reduced.len() as i64).collect();
    let value = of.again(rw, [source, of.acc], &dims, mask);
    rw.replace(of.root, &[value]);
    Ok(())
}

/// Why the dimensions of each kind do not become one.
fn not_to_flatten(
    of: &Reduced,
    (kept, reduced): (&[i64], &[i64]),
    inner: bool,
) -> Option<&'static str> {
    let rank = of.vector.rank();
    if rank < 2 {
        return Some("less than two dimensions");
    }
    if of.vector.scalable.iter().filter(|scalable| **scalable).count() > 1 {
        return Some("more than one scalable dimension");
    }
    if rank == 2 && of.is_reduced(0) != of.is_reduced(1) {
        return Some("two dimensions already");
    }
    let start = if inner { 0 } else { reduced.len() as i64 };
    let in_order = kept.iter().zip(start..).all(|(own, at)| *own == at);
    (!in_order).then_some("not in order")
}

/// The size of these dimensions as one, and whether it is scalable; none where there are none.
fn merged(vector: &VectorType, dims: &[i64]) -> Option<(i64, bool)> {
    let at = |dim: &i64| usize::try_from(*dim).unwrap_or(0);
    let size = dims.iter().filter_map(|dim| vector.shape.get(at(dim))).product();
    let scalable = dims.iter().any(|dim| vector.scalable.get(at(dim)) == Some(&true));
    (!dims.is_empty()).then_some((size, scalable))
}

/// Dimensions of a kind become one.
fn flatten(op: Op, rw: &mut Rewriter<'_>, inner: bool) -> Rewritten {
    let of = Reduced::of(op, rw)?;
    let (kept, reduced) = of.split();
    if let Some(reason) = not_to_flatten(&of, (&kept, &reduced), inner) {
        return no_match(reason);
    }
    let (stays, goes) = (merged(&of.vector, &kept), merged(&of.vector, &reduced));
    let order = if inner { [stays, goes] } else { [goes, stays] };
    let (shape, scalable): (Vec<i64>, Vec<bool>) = order.into_iter().flatten().unzip();
    let ctx = rw.context();
    // Upstream forgets here that the mask is scalable.
    let bits = VectorType::get(ctx, &shape, &vec![false; shape.len()], Type::I1);
    let mask = of.mask.map(|mask| rw.shape_cast(mask, bits));
    let ty = VectorType::get(ctx, &shape, &scalable, of.vector.element);
    let source = rw.shape_cast(of.source, ty);
    let acc = match stays {
        Some((size, scalable)) => {
            let ty = VectorType::get(ctx, &[size], &[scalable], of.vector.element);
            rw.shape_cast(of.acc, ty)
        }
        None => of.acc,
    };
    let dims: &[i64] = match (goes.is_some(), inner && stays.is_some()) {
        (false, _) => &[],
        (true, true) => &[1],
        (true, false) => &[0],
    };
    let value = of.again(rw, [source, acc], dims, mask);
    let value = if stays.is_some() { rw.shape_cast(value, of.ty) } else { value };
    rw.replace(of.root, &[value]);
    Ok(())
}

/// One dimension that is combined gets one around it that is not.
fn widen(op: Op, rw: &mut Rewriter<'_>, _: bool) -> Rewritten {
    let of = Reduced::of(op, rw)?;
    let ctx = rw.context();
    if of.vector.rank() != 1 || of.ty.as_vector(ctx).is_some() {
        return no_match("not one dimension");
    }
    let size = of.vector.shape.first().copied().unwrap_or(1);
    let scalable = [false, of.vector.is_scalable()];
    let ty = VectorType::get(ctx, &[1, size], &scalable, of.vector.element);
    let source = rw.shape_cast(of.source, ty);
    let acc = rw.broadcast(of.acc, Type::vector(ctx, &[1], of.vector.element));
    let mask = of.mask.map(|mask| rw.broadcast(mask, ty.with_element(ctx, Type::I1)));
    let value = of.again(rw, [source, acc], &[1], mask);
    let value = rw.extract(value, &[0]);
    rw.replace(of.root, &[value]);
    Ok(())
}

/// The rows of two dimensions, where one of these is to be combined.
fn rows(of: &Reduced, reduced: usize) -> Result<i64, NoMatch> {
    if of.vector.rank() != 2 || !of.is_reduced(reduced) || of.is_reduced(1 - reduced) {
        return no_match("not two dimensions of which one is combined");
    }
    of.vector.shape.first().copied().or_no_match("no dimension")
}

/// The outer dimension is combined: row with row.
fn by_elements(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let of = Reduced::of(op, rw)?;
    let count = rows(&of, 0)?;
    let (ctx, element) = (rw.context(), of.vector.element);
    let is_int = element.is_integer(ctx) || element.is_index();
    let def = any_combiner(of.kind, is_int).or_no_match("no such combination")?;
    let mut total = of.acc;
    for at in 0..count {
        let row = rw.extract(of.source, &[at]);
        let bits = of.mask.map(|mask| rw.extract(mask, &[at]));
        let combined = rw.binary(def, row, total);
        total = match bits {
            Some(bits) => rw.select(bits, combined, total),
            None => combined,
        };
    }
    rw.replace(of.root, &[total]);
    Ok(())
}

/// The inner dimension is combined: each row by itself.
fn by_rows(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let of = Reduced::of(op, rw)?;
    let count = rows(&of, 1)?;
    let mut whole = rw.zero(of.ty);
    for at in 0..count {
        let row = rw.extract(of.source, &[at]);
        let acc = rw.extract(of.acc, &[at]);
        let kind = kind_attr(rw.context(), of.kind);
        let props = [(Reduction::KIND, kind)];
        let new = spec(rw.context(), Reduction::def(), &[row, acc], props);
        let reduction = rw.insert(new.result(of.vector.element));
        let bits = of.mask.map(|mask| rw.extract(mask, &[at]));
        let value = super::in_mask(rw, reduction, bits);
        whole = rw.insert_at(value, whole, &[at]);
    }
    rw.replace(of.root, &[whole]);
    Ok(())
}
