//! `linalg.generic` that is a product of matrices.

use couloir_dialects::linalg::structured::{default_maps, maps_attr, named_maps};
use couloir_dialects::linalg::{BatchMatmul, Matmul, Structured};
use couloir_ir::BlockRef;
use couloir_ir::affine::{AffineExpr, AffineMap};

use super::Known;

/// Pairs of ops that multiply and that add.
const PAIRS: [(&str, &str); 3] =
    [("arith.mulf", "arith.addf"), ("arith.muli", "arith.addi"), ("complex.mul", "complex.add")];

/// The op for a product with at most one batch after another, none of its matrices the other way
/// round.
pub(super) fn of(view: Structured<'_>, entry: BlockRef<'_>, maps: &[AffineMap]) -> Option<Known> {
    if (view.num_inputs(), view.num_outputs()) != (2, 1) || !multiplies_and_adds(entry) {
        return None;
    }
    let batch = maps.first()?.num_results().checked_sub(2)?;
    let def = match batch {
        0 => Matmul::def(),
        1 => BatchMatmul::def(),
        _ => return None,
    };
    let iterators = view.iterators();
    let sums = are_matrices(maps, batch)?;
    let reduces: Vec<bool> = (0..batch + 3).map(|at| at as u32 == sums).collect();
    if iterators != reduces {
        return None;
    }
    let default = named_maps(default_maps(def)?, None)?;
    let maps_slot = (Matmul::INDEXING_MAPS, maps_attr(view.op.ctx(), &default));
    Some(Known::Named(def, view.inputs(), vec![maps_slot]))
}

/// The loop that is summed over, where the last two dimensions of the operands are those of
/// matrices and the others are the first loops.
fn are_matrices(maps: &[AffineMap], batch: usize) -> Option<u32> {
    let dims = |map: &AffineMap| -> Option<(Vec<u32>, [u32; 2])> {
        let all: Option<Vec<u32>> = map.results().map(AffineExpr::dim).collect();
        let (first, matrix) = all.as_ref()?.split_at_checked(batch)?;
        Some((first.to_vec(), matrix.try_into().ok()?))
    };
    let [lhs, rhs, output] = maps else { return None };
    let ((a, [rows, sums]), (b, [sums_too, columns]), (c, [rows_too, columns_too])) =
        (dims(lhs)?, dims(rhs)?, dims(output)?);
    let first: Vec<u32> = (0..batch as u32).collect();
    let same = rows == rows_too && sums == sums_too && columns == columns_too;
    let apart = rows != columns && rows != sums && columns != sums;
    let outside = [rows, columns, sums].iter().all(|loop_| !first.contains(loop_));
    (same && apart && outside && [a, b, c].iter().all(|list| *list == first)).then_some(sums)
}

/// Whether the body is two ops that multiply the inputs and add the product to the output.
fn multiplies_and_adds(entry: BlockRef<'_>) -> bool {
    let ops: Vec<_> = entry.ops().collect();
    let [mul, add, end] = ops.as_slice() else { return false };
    let &[a, b, output] = entry.args() else { return false };
    let factors: Vec<_> = mul.operands().collect();
    let terms: Vec<_> = add.operands().collect();
    let Some(product) = mul.result(0) else { return false };
    PAIRS.contains(&(mul.name(), add.name()))
        && (factors == [a, b] || factors == [b, a])
        && (terms == [output, product] || terms == [product, output])
        && end.operand(0) == add.result(0)
}
