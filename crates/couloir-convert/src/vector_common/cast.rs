//! `vector.shape_cast`: parts that are whole in both shapes go from one to the other.
//!
//! Such a part has the innermost dimensions that both shapes share, and of the next the largest
//! size that divides both.

use couloir_dialects::vector::{ScalableExtract, ScalableInsert, ShapeCast};
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Op, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use super::build::{BuildVector, part_type};
use super::{delinearized, operand, operand_vector, result_vector};

/// Adds the patterns.
pub(crate) fn populate(patterns: &mut RewritePatterns) {
    patterns.add(ShapeCast::def(), fixed);
    patterns.add(ShapeCast::def(), scalable);
}

/// What is read and made of a cast.
struct Cast {
    source: Value,
    from: VectorType,
    to: VectorType,
    ty: Type,
}

impl Cast {
    fn of(op: Op, rw: &Rewriter<'_>) -> Result<Self, NoMatch> {
        Ok(Self {
            source: operand(rw, op, 0)?,
            from: operand_vector(rw, op, 0)?,
            to: result_vector(rw, op)?,
            ty: rw.view(op).result_type(0).or_no_match("no result")?,
        })
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The sizes of the parts; none for single elements.
fn part_shape(from: &[i64], to: &[i64]) -> Vec<i64> {
    let shared = from.iter().rev().zip(to.iter().rev()).take_while(|(a, b)| a == b).count();
    let next =
        |shape: &[i64]| shape.len().checked_sub(shared + 1).and_then(|at| shape.get(at)).copied();
    let mut part = from.get(from.len() - shared..).unwrap_or_default().to_vec();
    let divisor = next(from).zip(next(to)).map(|(a, b)| gcd(a, b)).filter(|&size| size > 1);
    part.splice(0..0, divisor);
    part
}

/// A place in a shape of the innermost dimensions, as many as parts have.
struct Rows {
    /// The sizes of the dimensions around rows.
    outer: Vec<i64>,
    /// How many parts a row has.
    parts: i64,
    /// The outermost size of parts.
    step: i64,
}

impl Rows {
    fn new(shape: &[i64], part: &[i64]) -> Self {
        let (outer, row) = shape.split_at(shape.len() - part.len());
        let step = part.first().copied().unwrap_or(1).max(1);
        Self { outer: outer.to_vec(), parts: row.first().copied().unwrap_or(1) / step, step }
    }

    /// The row of a part, and its place in there.
    fn place(&self, number: i64) -> (Vec<i64>, i64) {
        let parts = self.parts.max(1);
        (delinearized(number / parts, &self.outer), number % parts)
    }

    fn offsets(&self, at: i64, rank: usize) -> Vec<i64> {
        let mut offsets = vec![0; rank];
        if let Some(first) = offsets.first_mut() {
            *first = at * self.step;
        }
        offsets
    }
}

/// Of shapes that are known.
fn fixed(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let cast = Cast::of(op, rw)?;
    if cast.from.is_scalable() || cast.to.is_scalable() {
        return no_match("scalable");
    }
    let part = part_shape(&cast.from.shape, &cast.to.shape);
    let count = cast.from.shape.iter().product::<i64>() / part.iter().product::<i64>().max(1);
    let (reads, writes) = (Rows::new(&cast.from.shape, &part), Rows::new(&cast.to.shape, &part));
    let row_ty = part_type(rw.context(), &cast.to, writes.outer.len());
    let whole = (!writes.outer.is_empty() || part.is_empty()).then(|| rw.poison(cast.ty));
    let empty = (writes.parts > 1).then(|| rw.poison(row_ty));
    let (mut read, mut whole, mut row) = (None, whole, empty);
    for number in 0..count {
        let value = take(rw, &cast, &reads, &part, number, &mut read);
        let (position, at) = writes.place(number);
        let filled = match row.or(empty) {
            Some(into) if writes.parts > 1 => {
                let start = if at == 0 { empty.unwrap_or(into) } else { into };
                rw.insert_slice(value, start, &writes.offsets(at, part.len()))
            }
            _ => value,
        };
        row = Some(filled);
        if at + 1 == writes.parts {
            whole = Some(match whole {
                Some(whole) => rw.insert_at(filled, whole, &position),
                None => filled,
            });
        }
    }
    let whole = whole.or_no_match("nothing to cast")?;
    rw.replace(op, &[whole]);
    Ok(())
}

/// A part of the source; the row it is in is taken once.
fn take(
    rw: &mut Rewriter<'_>,
    cast: &Cast,
    rows: &Rows,
    part: &[i64],
    number: i64,
    read: &mut Option<Value>,
) -> Value {
    let (position, at) = rows.place(number);
    let row = match *read {
        Some(row) if at > 0 => row,
        _ if position.is_empty() && !part.is_empty() => cast.source,
        _ => rw.extract(cast.source, &position),
    };
    *read = Some(row);
    if rows.parts > 1 { rw.extract_slice(row, &rows.offsets(at, part.len()), part) } else { row }
}

fn trailing_is_scalable(vector: &VectorType) -> bool {
    let split = vector.scalable.split_last();
    split.is_some_and(|(last, outer)| *last && !outer.contains(&true))
}

/// A part of a row of the source, where rows are scalable; `read` is the row read last.
fn read_scalable(
    rw: &mut Rewriter<'_>,
    cast: &Cast,
    rows: &Rows,
    part: Type,
    number: i64,
    read: &mut Option<Value>,
) -> Value {
    let (position, at) = rows.place(number);
    let row = match *read {
        Some(row) if at > 0 => row,
        _ if position.is_empty() => cast.source,
        _ => rw.extract(cast.source, &position),
    };
    *read = Some(row);
    if rows.parts <= 1 {
        return row;
    }
    let pos = (ScalableExtract::POS, Attribute::i64(rw.context(), at * rows.step));
    rw.make(ScalableExtract::def(), &[row], part, [pos])
}

/// Where the innermost dimension is scalable.
fn scalable(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let cast = Cast::of(op, rw)?;
    if !trailing_is_scalable(&cast.from) || !trailing_is_scalable(&cast.to) {
        return no_match("trailing dims are not scalable");
    }
    let last = |vector: &VectorType| vector.shape.last().copied().unwrap_or(1);
    let size = last(&cast.from).min(last(&cast.to)).max(1);
    let ctx = rw.context();
    let part_ty = VectorType::get(ctx, &[size], &[true], cast.from.element);
    let rows = |vector: &VectorType| Rows {
        outer: vector.shape.split_last().map_or(Vec::new(), |(_, outer)| outer.to_vec()),
        parts: last(vector) / size,
        step: size,
    };
    let (reads, writes) = (rows(&cast.from), rows(&cast.to));
    let total = cast.from.shape.iter().product::<i64>();
    let row_ty = part_type(ctx, &cast.to, writes.outer.len());
    let mut whole = rw.poison(cast.ty);
    let empty = (writes.parts > 1 && !writes.outer.is_empty()).then(|| rw.poison(row_ty));
    let (mut read, mut row) = (None, empty.unwrap_or(whole));
    for number in 0..total / size {
        let mut value = read_scalable(rw, &cast, &reads, part_ty, number, &mut read);
        let (position, at) = writes.place(number);
        if writes.parts > 1 {
            let start = if at == 0 { empty.unwrap_or(row) } else { row };
            let pos = (ScalableInsert::POS, Attribute::i64(ctx, at * size));
            row = rw.make(ScalableInsert::def(), &[value, start], row_ty, [pos]);
            value = row;
        }
        if at + 1 == writes.parts {
            whole = match position.is_empty() {
                true => value,
                false => rw.insert_at(value, whole, &position),
            };
        }
    }
    rw.replace(op, &[whole]);
    Ok(())
}
