//! `vector.transpose`: element by element, or by shuffles.

use couloir_dialects::llvm::IntrMatrixTranspose;
use couloir_dialects::vector::Transpose;
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Op, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use super::build::BuildVector;
use super::{list, operand, operand_vector, positions};

/// How transpositions are lowered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Transposing {
    /// By elements.
    Elementwise,
    /// By an intrinsic on matrices.
    Intrinsic,
    /// By one shuffle of all elements.
    Shuffle1d,
    /// The same, but sixteen rows of sixteen elements by shuffles of pairs of rows.
    Shuffle16x16,
}

/// Adds the patterns.
pub(crate) fn populate(patterns: &mut RewritePatterns, how: Transposing) {
    patterns.add(Transpose::def(), with_unit);
    patterns.add(Transpose::def(), move |op, rw| elementwise(op, rw, how));
    patterns.add(Transpose::def(), move |op, rw| shuffle(op, rw, how));
    if how == Transposing::Intrinsic {
        patterns.add_with(Some(Transpose::def()), 100, intrinsic);
    }
}

fn is_shuffled(how: Transposing) -> bool {
    matches!(how, Transposing::Shuffle1d | Transposing::Shuffle16x16)
}

/// The two dimensions longer than one that a transposition swaps, when there are just two.
fn slice_2d(vector: &VectorType, order: &[i64]) -> Option<(i64, i64)> {
    let longer = |at: &&i64| {
        usize::try_from(**at).is_ok_and(|at| vector.shape.get(at).is_some_and(|&size| size > 1))
    };
    let moved: Vec<i64> = order.iter().filter(longer).copied().collect();
    match moved[..] {
        [first, second] if first > second => {
            let size = |at: i64| vector.shape.get(usize::try_from(at).ok()?).copied();
            Some((size(second)?, size(first)?))
        }
        _ => None,
    }
}

/// Of two dimensions of which one has size 1: another shape.
fn with_unit(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let from = operand_vector(rw, op, 0)?;
    let mut dims = from.shape.iter().zip(&from.scalable);
    let order = list(rw, op, Transpose::PERMUTATION)?;
    if order[..] != [1, 0] || !dims.any(|dim| dim == (&1, &false)) {
        return no_match("no dimension of size 1");
    }
    let source = operand(rw, op, 0)?;
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let value = rw.shape_cast(source, ty);
    rw.replace(op, &[value]);
    Ok(())
}

/// Each element of the dimensions that move goes to its place.
fn elementwise(op: Op, rw: &mut Rewriter<'_>, how: Transposing) -> Rewritten {
    let from = operand_vector(rw, op, 0)?;
    if from.is_scalable() {
        return no_match("this lowering does not support scalable vectors");
    }
    let order = list(rw, op, Transpose::PERMUTATION)?;
    if is_shuffled(how) && slice_2d(&from, &order).is_some() {
        return no_match("options specifies lowering to shuffle");
    }
    let source = operand(rw, op, 0)?;
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let kept = order.iter().enumerate().rev().take_while(|(at, to)| **to == *at as i64).count();
    let moved = order.len() - kept;
    let (order, sizes) = (order.get(..moved), from.shape.get(..moved));
    let (order, sizes) = (order.unwrap_or_default(), sizes.unwrap_or_default());
    let whole = rw.poison(ty);
    let whole = positions(sizes).fold(whole, |whole, position| {
        let at = |from: &i64| usize::try_from(*from).ok().and_then(|at| position.get(at)).copied();
        let to: Vec<i64> = order.iter().filter_map(at).collect();
        let element = rw.extract(source, &position);
        rw.insert_at(element, whole, &to)
    });
    rw.replace(op, &[whole]);
    Ok(())
}

/// All elements in one dimension are shuffled.
fn shuffle(op: Op, rw: &mut Rewriter<'_>, how: Transposing) -> Rewritten {
    let from = operand_vector(rw, op, 0)?;
    if !is_shuffled(how) || from.is_scalable() {
        return no_match("not to be shuffled");
    }
    let order = list(rw, op, Transpose::PERMUTATION)?;
    let (rows, columns) =
        slice_2d(&from, &order).or_no_match("expected transposition on a 2D slice")?;
    let source = operand(rw, op, 0)?;
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let whole = if how == Transposing::Shuffle16x16 && (rows, columns) == (16, 16) {
        by_pairs(rw, source, &from, ty)
    } else {
        let flat = Type::vector(rw.context(), &[rows * columns], from.element);
        let value = rw.shape_cast(source, flat);
        let mask: Vec<i64> = (0..columns)
            .flat_map(|column| (0..rows).map(move |row| column + row * columns))
            .collect();
        let value = rw.shuffle(value, value, &mask);
        rw.shape_cast(value, ty)
    };
    rw.replace(op, &[whole]);
    Ok(())
}

const LOW: [i64; 16] = [0, 16, 1, 17, 4, 20, 5, 21, 8, 24, 9, 25, 12, 28, 13, 29];
const HIGH: [i64; 16] = [2, 18, 3, 19, 6, 22, 7, 23, 10, 26, 11, 27, 14, 30, 15, 31];
const LOW_PAIRS: [i64; 16] = [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29];
const HIGH_PAIRS: [i64; 16] = [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31];
const EVEN_FOURS: [i64; 16] = [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27];
const ODD_FOURS: [i64; 16] = [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31];

/// Sixteen rows of sixteen elements, by shuffles of pairs of rows.
fn by_pairs(rw: &mut Rewriter<'_>, source: Value, from: &VectorType, ty: Type) -> Value {
    let square = Type::vector(rw.context(), &[16, 16], from.element);
    let source = if from.rank() == 2 { source } else { rw.shape_cast(source, square) };
    let rows: Vec<Value> = (0..16).map(|at| rw.extract(source, &[at])).collect();
    let rows = stage(rw, &rows, 1, 2, false, [LOW, HIGH]);
    let rows = stage(rw, &rows, 2, 4, false, [LOW_PAIRS, HIGH_PAIRS]);
    let rows = stage(rw, &rows, 4, 8, true, [EVEN_FOURS, ODD_FOURS]);
    let rows = stage(rw, &rows, 8, 16, true, [EVEN_FOURS, ODD_FOURS]);
    let whole = rw.poison(square);
    let whole =
        rows.iter().zip(0..).fold(whole, |whole, (&row, at)| rw.insert_at(row, whole, &[at]));
    if from.rank() == 2 { whole } else { rw.shape_cast(whole, ty) }
}

/// Shuffles rows `apart` from each other, group by group: both masks of a pair in turn, or one
/// mask for all pairs of a group before the other.
fn stage(
    rw: &mut Rewriter<'_>,
    rows: &[Value],
    apart: usize,
    group: usize,
    grouped: bool,
    masks: [[i64; 16]; 2],
) -> Vec<Value> {
    let mut made = Vec::with_capacity(rows.len());
    for rows in rows.chunks(group) {
        let (first, second) = rows.split_at(apart.min(rows.len()));
        let pairs = || first.iter().copied().zip(second.iter().copied());
        if grouped {
            for mask in &masks {
                made.extend(pairs().map(|(a, b)| rw.shuffle(a, b, mask)).collect::<Vec<_>>());
            }
            continue;
        }
        for (a, b) in pairs() {
            made.extend(masks.iter().map(|mask| rw.shuffle(a, b, mask)).collect::<Vec<_>>());
        }
    }
    made
}

/// A matrix by the intrinsic.
fn intrinsic(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let from = operand_vector(rw, op, 0)?;
    let order = list(rw, op, Transpose::PERMUTATION)?;
    let (&[rows, columns], [1, 0], false) = (&from.shape[..], &order[..], from.is_scalable())
    else {
        return no_match("no matrix");
    };
    let source = operand(rw, op, 0)?;
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let ctx = rw.context();
    let flat = Type::vector(ctx, &[rows * columns], from.element);
    let value = rw.shape_cast(source, flat);
    // Columns are what stands next to each other, so rows are told as columns.
    let props = [
        (IntrMatrixTranspose::ROWS, small(ctx, columns)?),
        (IntrMatrixTranspose::COLUMNS, small(ctx, rows)?),
    ];
    let value = rw.make(IntrMatrixTranspose::def(), &[value], flat, props);
    let whole = rw.shape_cast(value, ty);
    rw.replace(op, &[whole]);
    Ok(())
}

fn small(ctx: &couloir_ir::Context, value: i64) -> Result<Attribute, NoMatch> {
    i32::try_from(value).ok().map(|value| Attribute::i32(ctx, value)).or_no_match("too large")
}
