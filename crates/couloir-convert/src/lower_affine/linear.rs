//! Indices made of digits of a mixed basis, and the reverse.

use couloir_dialects::affine::{DelinearizeIndex, LinearizeIndex};
use couloir_ir::body::Op;
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch};
use couloir_transforms::affine_expand_index_ops::{
    Basis, invariant_loops, is_disjoint, join, split,
};

/// `affine.delinearize_index`
pub(super) fn delinearize(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    let (&index, dynamic) = new.all().split_first().or_no_match("no index")?;
    let basis = Basis::with(view, DelinearizeIndex::STATIC_BASIS, dynamic);
    let digits = view.results().len();
    let values = split(rw, index, &basis, digits).or_no_match("no basis")?;
    rw.replace_all(op, &values)
}

/// `affine.linearize_index`
pub(super) fn linearize(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    // Ops that were replaced stand nowhere any more, so what took their place is asked.
    let digits = new.in_group(view, LinearizeIndex::MULTI_INDEX).iter();
    let digits = digits.map(|&digit| (digit, invariant_loops(view, digit))).collect::<Vec<_>>();
    let dynamic = new.in_group(view, LinearizeIndex::DYNAMIC_BASIS);
    let basis = Basis::with(view, LinearizeIndex::STATIC_BASIS, dynamic);
    let disjoint = is_disjoint(view);
    let value = join(rw, &digits, &basis, disjoint);
    rw.replace(op, value)
}
