//! Parts of vectors become shuffles.

use couloir_dialects::vector::{ExtractStridedSlice, InsertStridedSlice};
use couloir_ir::{Op, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use super::build::BuildVector;
use super::{list, operand, operand_vector, result_vector};

/// Adds all patterns.
pub(crate) fn populate(patterns: &mut RewritePatterns) {
    patterns.add(InsertStridedSlice::def(), insert_of_other_rank);
    patterns.add(InsertStridedSlice::def(), insert_of_same_rank);
    patterns.add(ExtractStridedSlice::def(), extract_one);
    patterns.add(ExtractStridedSlice::def(), extract_several);
}

/// A slice of fewer dimensions goes into what is at a position of the others.
fn insert_of_other_rank(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (from, to) = (operand_vector(rw, op, 0)?, result_vector(rw, op)?);
    let offsets = list(rw, op, InsertStridedSlice::OFFSETS)?;
    let (value, dest) = (operand(rw, op, 0)?, operand(rw, op, 1)?);
    let outer = to.rank().checked_sub(from.rank()).filter(|&rank| rank > 0);
    let (outer, inner) = offsets.split_at(outer.or_no_match("the same rank")?.min(offsets.len()));
    let part = rw.extract(dest, outer);
    let part = rw.insert_slice(value, part, inner);
    let whole = rw.insert_at(part, dest, outer);
    rw.replace(op, &[whole]);
    Ok(())
}

/// A slice of as many dimensions: row by row, a row by shuffles.
fn insert_of_same_rank(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (from, to) = (operand_vector(rw, op, 0)?, result_vector(rw, op)?);
    if from.scalable.first() == Some(&true) || to.scalable.first() == Some(&true) {
        return no_match("scalable");
    }
    if from.rank() != to.rank() {
        return no_match("other ranks");
    }
    let (value, dest) = (operand(rw, op, 0)?, operand(rw, op, 1)?);
    if from.shape == to.shape {
        rw.replace(op, &[value]);
        return Ok(());
    }
    let offsets = list(rw, op, InsertStridedSlice::OFFSETS)?;
    let (&[size, ..], &[whole_size, ..], &[offset, ref rest @ ..]) =
        (&from.shape[..], &to.shape[..], &offsets[..])
    else {
        return no_match("no dimension");
    };
    let result = if from.rank() == 1 {
        let widen: Vec<i64> = (0..whole_size).map(|at| if at < size { at } else { 0 }).collect();
        let widened = rw.shuffle(value, value, &widen);
        let inside = offset..offset.saturating_add(size);
        let merge = |at| if inside.contains(&at) { at - offset } else { at + whole_size };
        let merge: Vec<i64> = (0..whole_size).map(merge).collect();
        rw.shuffle(widened, dest, &merge)
    } else {
        rows(rw, value, dest, size, offset, rest)
    };
    rw.replace(op, &[result]);
    Ok(())
}

fn rows(
    rw: &mut Rewriter<'_>,
    value: Value,
    dest: Value,
    size: i64,
    offset: i64,
    rest: &[i64],
) -> Value {
    (0..size).fold(dest, |whole, at| {
        let row = rw.extract(value, &[at]);
        let into = rw.extract(dest, &[at + offset]);
        let row = rw.insert_slice(row, into, rest);
        rw.insert_at(row, whole, &[at + offset])
    })
}

/// A vector of some rows of another.
fn whole_rows(rw: &mut Rewriter<'_>, source: Value, rows: &[i64], ty: couloir_ir::Type) -> Value {
    let parts: Vec<Value> = rows.iter().map(|&row| rw.extract(source, &[row])).collect();
    let zero = rw.zero(ty);
    let places = (0..).zip(parts);
    places.fold(zero, |whole, (at, part)| rw.insert_at(part, whole, &[at]))
}

/// A slice of one dimension is a shuffle.
fn extract_one(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let from = operand_vector(rw, op, 0)?;
    if from.rank() != 1 {
        return no_match("several dimensions");
    }
    if from.is_scalable() {
        return no_match("scalable");
    }
    let source = operand(rw, op, 0)?;
    let offset = first(&list(rw, op, ExtractStridedSlice::OFFSETS)?);
    let size = first(&list(rw, op, ExtractStridedSlice::SIZES)?);
    let mask: Vec<i64> = (offset..offset.saturating_add(size)).collect();
    let value = rw.shuffle(source, source, &mask);
    rw.replace(op, &[value]);
    Ok(())
}

fn first(list: &[i64]) -> i64 {
    list.first().copied().unwrap_or(0)
}

/// A slice of several dimensions, row by row.
fn extract_several(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (from, to) = (operand_vector(rw, op, 0)?, result_vector(rw, op)?);
    let offsets = list(rw, op, ExtractStridedSlice::OFFSETS)?;
    let sizes = list(rw, op, ExtractStridedSlice::SIZES)?;
    if from.rank() == 1 {
        return no_match("one dimension");
    }
    if from.scalable.first() == Some(&true) || to.scalable.first() == Some(&true) {
        return no_match("scalable");
    }
    let (source, ty) = (operand(rw, op, 0)?, rw.view(op).result_type(0).or_no_match("no result")?);
    let (start, rest) = (first(&offsets), offsets.get(1..).unwrap_or_default());
    let inner = sizes.get(1..).unwrap_or_default();
    let rows: Vec<i64> = (start..start.saturating_add(first(&sizes))).collect();
    if rest.is_empty() {
        let value = match from.is_scalable() {
            true => whole_rows(rw, source, &rows, ty),
            false => rw.shuffle(source, source, &rows),
        };
        rw.replace(op, &[value]);
        return Ok(());
    }
    let zero = rw.zero(to.element);
    let mut whole = rw.broadcast(zero, ty);
    for (at, &row) in rows.iter().enumerate() {
        let part = rw.extract(source, &[row]);
        let part = rw.extract_slice(part, rest, inner);
        whole = rw.insert_at(part, whole, &[at as i64]);
    }
    rw.replace(op, &[whole]);
    Ok(())
}

/// Adds the pattern that takes slices along the first dimension apart and puts them together again.
pub fn populate_chains(patterns: &mut RewritePatterns) {
    patterns.add(ExtractStridedSlice::def(), extract_by_parts);
}

fn extract_by_parts(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let first = |rw: &Rewriter<'_>, slot| match list(rw, op, slot)?[..] {
        [only] => Ok(only),
        _ => no_match("not along the first dimension only"),
    };
    let offset = first(rw, ExtractStridedSlice::OFFSETS)?;
    let size = first(rw, ExtractStridedSlice::SIZES)?;
    let stride = first(rw, ExtractStridedSlice::STRIDES)?;
    let source = operand(rw, op, 0)?;
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let places = (0..size).map(|at| offset.wrapping_add(at.wrapping_mul(stride)));
    let parts = places.map(|at| rw.extract(source, &[at])).collect::<Vec<_>>();
    let mut whole = rw.zero(ty);
    for (at, part) in (0..).zip(parts) {
        whole = rw.insert_at(part, whole, &[at]);
    }
    rw.replace(op, &[whole]);
    Ok(())
}
