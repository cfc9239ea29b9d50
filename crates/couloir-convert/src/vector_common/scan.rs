//! `vector.scan`: what is combined so far, slice by slice.

use couloir_dialects::vector::Scan;
use couloir_dialects::vector::combine::combiner;
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Op, OpDef, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use super::build::BuildVector;
use super::reductions::{combined, kind_of};
use super::{operand, operand_vector};

/// Adds the pattern.
pub fn populate(patterns: &mut RewritePatterns) {
    patterns.add(Scan::def(), lower);
}

/// A scan as it is read.
struct Scanned {
    vector: VectorType,
    /// The rank of what it starts with.
    rank: usize,
    def: &'static OpDef,
    dim: usize,
    /// How many slices there are.
    count: i64,
    inclusive: bool,
    source: Value,
    start: Value,
}

impl Scanned {
    fn of(rw: &Rewriter<'_>, op: Op) -> Result<Self, NoMatch> {
        let ctx = rw.context();
        let vector = operand_vector(rw, op, 0)?;
        let is_int = vector.element.is_integer(ctx) || vector.element.is_index();
        let def = combiner(kind_of(rw, op, Scan::KIND)?, is_int);
        let dim = rw.view(op).prop(Scan::REDUCTION_DIM).and_then(|dim| dim.as_i64(ctx));
        let dim = dim.and_then(|dim| usize::try_from(dim).ok()).or_no_match("no dimension")?;
        if vector.scalable.get(dim) == Some(&true) {
            return no_match("Trying to reduce scalable dimension - not yet supported!");
        }
        let inclusive = rw.view(op).prop(Scan::INCLUSIVE).and_then(Attribute::as_bool);
        Ok(Scanned {
            rank: operand_vector(rw, op, 1)?.rank(),
            def: def.or_no_match("no such combination")?,
            dim,
            count: *vector.shape.get(dim).or_no_match("no such dimension")?,
            inclusive: inclusive.or_no_match("not told whether inclusive")?,
            source: operand(rw, op, 0)?,
            start: operand(rw, op, 1)?,
            vector,
        })
    }

    /// The slice at a place of the dimension, and its offsets.
    fn slice(&self, rw: &mut Rewriter<'_>, at: i64) -> (Value, Vec<i64>) {
        let mut offsets = vec![0; self.vector.rank()];
        let mut sizes = self.vector.shape.to_vec();
        if let (Some(offset), Some(size)) = (offsets.get_mut(self.dim), sizes.get_mut(self.dim)) {
            (*offset, *size) = (at, 1);
        }
        (rw.extract_slice(self.source, &offsets, &sizes), offsets)
    }

    /// What comes out first.
    fn first(&self, rw: &mut Rewriter<'_>, input: Value) -> Value {
        let ty = rw.ty(input);
        match (self.inclusive, self.rank) {
            (true, _) => input,
            (false, 0) => rw.broadcast(self.start, ty),
            (false, _) => rw.shape_cast(self.start, ty),
        }
    }

    /// What all is combined to.
    fn total(&self, rw: &mut Rewriter<'_>, last: Value) -> Value {
        let ty = rw.ty(self.start);
        if self.rank > 0 {
            return rw.shape_cast(last, ty);
        }
        let element = rw.extract(last, &[0]);
        rw.broadcast(element, ty)
    }
}

fn lower(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let scan = Scanned::of(rw, op)?;
    let ty = rw.ty(scan.source);
    let mut whole = rw.zero(ty);
    let mut last: Option<(Value, Value)> = None;
    for at in 0..scan.count {
        let (input, offsets) = scan.slice(rw, at);
        let output = match last {
            None => scan.first(rw, input),
            Some((output, before)) => {
                let next = if scan.inclusive { input } else { before };
                combined(rw, scan.def, [output, next], None)
            }
        };
        whole = rw.insert_slice(output, whole, &offsets);
        last = Some((output, input));
    }
    let (last, _) = last.or_no_match("no elements")?;
    let total = scan.total(rw, last);
    rw.replace(op, &[whole, total]);
    Ok(())
}
