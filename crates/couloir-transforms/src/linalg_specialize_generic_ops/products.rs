//! `linalg.generic` that is a product of matrices.

use couloir_dialects::linalg::{BatchMatmul, Matmul, Structured, structured::maps_attr};
use couloir_ir::BlockRef;
use couloir_ir::affine::AffineMap;

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
    let reduced: Vec<usize> =
        (0..iterators.len()).filter(|&at| iterators.get(at) == Some(&true)).collect();
    if iterators.len() != batch + 3 || reduced.len() != 1 {
        return None;
    }
    let default = couloir_dialects::linalg::structured::default_maps(def)?;
    let default = couloir_dialects::linalg::structured::named_maps(default, None)?;
    let maps_slot = (Matmul::INDEXING_MAPS, maps_attr(view.op.ctx(), maps));
    (default == maps).then(|| Known::Named(def, view.inputs(), vec![maps_slot]))
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
