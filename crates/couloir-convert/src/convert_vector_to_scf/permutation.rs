//! Transfers whose map is no minor identity: what is permuted is transposed, what is repeated is
//! broadcast, and what is missing becomes a dimension of size 1.
//!
//! Done before anything else, so that what follows sees the innermost dimensions in order.

use couloir_dialects::vector::{TransferRead, TransferWrite};
use couloir_ir::affine::{AffineBuilder, AffineMap};
use couloir_ir::build::Build;
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Op, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use super::several::{Part, new_read, new_write};
use crate::vector_common::build::BuildVector;
use crate::vector_common::transfer::{Transfer, masking};

/// Adds the patterns.
pub(super) fn populate(patterns: &mut RewritePatterns) {
    patterns.add(TransferRead::def(), transposed_read);
    patterns.add(TransferWrite::def(), transposed_write);
    patterns.add(TransferRead::def(), repeated_read);
    patterns.add(TransferWrite::def(), widened_write);
}

/// The dimension that a result of a map is; none where the result is zero.
type Source = Option<u32>;

struct Permuted {
    of: Transfer,
    sources: Vec<Source>,
}

impl Permuted {
    fn of(rw: &Rewriter<'_>, op: Op) -> Result<Self, NoMatch> {
        let of = Transfer::of(rw, op)?;
        if of.map.num_results() == 0 {
            return no_match("0-d vectors are not permuted");
        }
        if masking(rw, op).is_some() {
            return no_match("masked case not supported");
        }
        let sources = sources(&of.map).or_no_match("neither dimensions nor zero")?;
        Ok(Self { of, sources })
    }

    /// Where each result goes among the innermost dimensions, those repeated where there is room;
    /// none where a dimension is not one of these.
    fn places(&self) -> Option<Vec<usize>> {
        let (dims, count) = (self.of.map.dims() as usize, self.sources.len());
        let (start, leading) = (dims.saturating_sub(count), count.saturating_sub(dims));
        let mut taken = vec![false; dims.max(count)];
        let mut places = vec![0; count];
        for (place, source) in places.iter_mut().zip(&self.sources) {
            let Some(dim) = *source else { continue };
            *place = (dim as usize).checked_sub(start)?.checked_add(leading)?;
            *taken.get_mut(*place)? = true;
        }
        let mut free = (0..taken.len()).filter(|&at| taken.get(at) == Some(&false));
        for (place, source) in places.iter_mut().zip(&self.sources) {
            if source.is_none() {
                *place = free.next()?;
            }
        }
        Some(places)
    }

    /// What upstream takes for the results behind so many: it counts the dimensions of elements
    /// that are vectors among them.
    fn behind(&self, count: usize) -> &[Source] {
        let of_elements = self.of.vector.rank().saturating_sub(self.sources.len());
        self.sources.get(count.saturating_sub(of_elements)..).unwrap_or_default()
    }

    /// The transfer with such results, and such bounds.
    fn part(&self, rw: &Rewriter<'_>, sources: &[Source], bounds: &[bool]) -> Option<Part> {
        let ctx = rw.context();
        let map = map(self.of.map.dims(), sources)?;
        let bounds: Vec<Attribute> = bounds.iter().map(|&bound| Attribute::bool(bound)).collect();
        Some(Part {
            map: Attribute::affine_map(ctx, map),
            in_bounds: Attribute::array(ctx, &bounds),
        })
    }
}

fn sources(map: &AffineMap) -> Option<Vec<Source>> {
    let source = |(at, result): (usize, couloir_ir::affine::AffineExpr<'_>)| {
        map.result_dim(at).map(Some).or((result.constant() == Some(0)).then_some(None))
    };
    map.results().enumerate().map(source).collect()
}

fn map(dims: u32, sources: &[Source]) -> Option<AffineMap> {
    let mut builder = AffineBuilder::new(dims, 0);
    let result = |source: &Source| match source {
        Some(dim) => builder.dim(*dim),
        None => Some(builder.constant(0)),
    };
    let results = sources.iter().map(result).collect::<Option<Vec<_>>>()?;
    builder.map(&results).ok()
}

/// Each item at its place.
fn scattered<T: Copy>(items: &[T], places: &[usize]) -> Vec<T> {
    let mut placed: Vec<(usize, T)> = places.iter().copied().zip(items.iter().copied()).collect();
    placed.sort_by_key(|&(place, _)| place);
    placed.into_iter().map(|(_, item)| item).collect()
}

/// Read in order, then transposed.
fn transposed_read(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let this = Permuted::of(rw, op)?;
    let places = this.places().or_no_match("no permutation of minor dimensions")?;
    if places.iter().enumerate().all(|(at, &place)| at == place) {
        return no_match("in order already");
    }
    let of = &this.of;
    let sources = scattered(&this.sources, &places);
    let part = this.part(rw, &sources, &scattered(&of.in_bounds, &places));
    let part = part.or_no_match("no map")?;
    let shape = scattered(&of.vector.shape, &places);
    let scalable = scattered(&of.vector.scalable, &places);
    let ty = VectorType::get(rw.context(), &shape, &scalable, of.vector.element);
    let read = read(rw, op, of, &part, ty);
    let order: Vec<i64> = places.iter().map(|&place| place as i64).collect();
    let value = rw.transpose(read, &order);
    rw.replace(op, &[value]);
    Ok(())
}

fn read(rw: &mut Rewriter<'_>, op: Op, of: &Transfer, part: &Part, ty: Type) -> Value {
    let padding = TransferRead(rw.view(op)).padding();
    let new = new_read(rw, part, of.base, &of.indices, padding, of.mask);
    rw.insert1(new.result(ty))
}

/// Transposed, then written in order.
fn transposed_write(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let this = Permuted::of(rw, op)?;
    if this.of.map.is_minor_identity() {
        return no_match("in order already");
    }
    let places = this.places().or_no_match("no permutation of minor dimensions")?;
    let sources = scattered(&this.sources, &places);
    let part = this.part(rw, &sources, &scattered(&this.of.in_bounds, &places));
    let part = part.or_no_match("no map")?;
    let all: Vec<i64> = (0..places.len() as i64).collect();
    let order = scattered(&all, &places);
    let value = TransferWrite(rw.view(op)).value_to_store();
    let value = rw.transpose(value, &order);
    let mask = this.of.mask;
    write(rw, op, &this.of, &part, value, mask);
    Ok(())
}

fn write(
    rw: &mut Rewriter<'_>,
    op: Op,
    of: &Transfer,
    part: &Part,
    value: Value,
    mask: Option<Value>,
) {
    let new = new_write(rw, part, value, of.base, &of.indices, mask);
    rw.replace_with(op, new);
}

/// Whether results are the innermost dimensions in order, some of them repeated instead.
fn is_minor(dims: u32, sources: &[Source]) -> bool {
    let Some(start) = (dims as usize).checked_sub(sources.len()) else { return false };
    let in_order = |(at, dim): (usize, &Source)| dim.is_none_or(|dim| dim as usize == at);
    (start..).zip(sources).all(in_order)
}

/// Read once, and repeated along the outer dimensions.
fn repeated_read(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let this = Permuted::of(rw, op)?;
    let count = this.sources.iter().take_while(|source| source.is_none()).count();
    if count == 0 {
        return no_match("no leading broadcasts in map");
    }
    let of = &this.of;
    let rest = this.sources.get(count..).unwrap_or_default();
    if !is_minor(of.map.dims(), this.behind(count)) {
        return no_match("the rest is to be permuted first");
    }
    let part = this.part(rw, rest, of.in_bounds.get(count..).unwrap_or_default());
    let part = part.or_no_match("no map")?;
    let shape = of.vector.shape.get(count..).unwrap_or_default();
    let scalable = of.vector.scalable.get(count..).unwrap_or_default();
    let ty = VectorType::get(rw.context(), shape, scalable, of.vector.element);
    let read = read(rw, op, of, &part, ty);
    let value = rw.broadcast(read, of.vector_ty);
    rw.replace(op, &[value]);
    Ok(())
}

/// Dimensions that the map leaves out between others are written with size 1.
fn widened_write(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let this = Permuted::of(rw, op)?;
    if this.places().is_some() {
        return no_match("minor dimensions already");
    }
    let of = &this.of;
    let first = this.sources.iter().flatten().copied().min().unwrap_or(0);
    let missing = (first..of.map.dims()).map(Some).filter(|dim| !this.sources.contains(dim));
    let mut sources: Vec<Source> = missing.collect();
    let added = sources.len();
    sources.extend(&this.sources);
    let mut bounds = vec![true; added];
    bounds.extend(&of.in_bounds);
    let part = this.part(rw, &sources, &bounds).or_no_match("no map")?;
    let value = TransferWrite(rw.view(op)).value_to_store();
    let value = widened(rw, value, added);
    let mask = of.mask.map(|mask| {
        let mask = widened(rw, mask, added);
        let rank = rw.ty(mask).as_vector(rw.context()).map_or(0, VectorType::rank);
        let order: Vec<i64> = (added..rank).chain(0..added).map(|at| at as i64).collect();
        rw.transpose(mask, &order)
    });
    write(rw, op, of, &part, value, mask);
    Ok(())
}

/// A vector with outer dimensions of size 1.
fn widened(rw: &mut Rewriter<'_>, value: Value, added: usize) -> Value {
    let ctx = rw.context();
    let Some(vector) = rw.ty(value).as_vector(ctx) else { return value };
    let (mut shape, mut scalable) = (vec![1; added], vec![false; added]);
    shape.extend(&vector.shape);
    scalable.extend(&vector.scalable);
    let ty = VectorType::get(ctx, &shape, &scalable, vector.element);
    rw.broadcast(value, ty)
}
