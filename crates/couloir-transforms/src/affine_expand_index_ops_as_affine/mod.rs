//! `affine-expand-index-ops-as-affine`: indices made of digits of a mixed
//! basis, and digits made of indices, by `affine.apply`.

use couloir_dialects::affine::{DelinearizeIndex, LinearizeIndex};
use couloir_ir::affine::AffineOp;
use couloir_ir::body::Op;
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{OpRef, Value};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::OrNoMatch;
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::greedy::greedy_pass;
use couloir_dialects::affine::index::{Index, apply, apply_dims};

/// `affine-expand-index-ops-as-affine`
pub static PASS: PassDef = PassDef {
    name: "affine-expand-index-ops-as-affine",
    class: "AffineExpandIndexOpsAsAffine",
    description: "Lower affine operations operating on indices into affine.apply operations",
    anchor: None,
    options: &[],
    run: |cx| {
        let mut patterns = RewritePatterns::new();
        patterns.add(DelinearizeIndex::def(), delinearize);
        patterns.add(LinearizeIndex::def(), linearize);
        greedy_pass(cx, patterns)
    },
    ..PassDef::EMPTY
};

const TOO_LARGE: &str = "the expression is too large";

/// The sizes of a basis without that of the outermost of so many digits.
fn inner_basis(op: OpRef<'_>, group: usize, slot: usize, digits: usize) -> Vec<Index> {
    let sizes = op.prop(slot).and_then(|sizes| sizes.as_i64_array(op.ctx())).unwrap_or_default();
    let mut dynamic = op.operands_in(group).into_iter();
    let bounded = usize::from(sizes.len() == digits);
    let basis = sizes.into_iter().filter_map(|size| match size {
        DYNAMIC => dynamic.next().map(Index::Value),
        _ => Some(Index::Known(size)),
    });
    basis.skip(bounded).collect()
}

/// How far apart the values of each digit but the last are.
fn strides(rw: &mut Rewriter<'_>, basis: &[Index]) -> Option<Vec<Index>> {
    let mut product = Index::Known(1);
    let mut strides = Vec::with_capacity(basis.len());
    for &size in basis.iter().rev() {
        product = apply(rw, &[size, product], |b, of| binary(b, AffineOp::Mul, of))?;
        strides.push(product);
    }
    strides.reverse();
    Some(strides)
}

fn binary(
    b: &mut couloir_ir::affine::AffineBuilder,
    op: AffineOp,
    of: &[couloir_ir::affine::NodeId],
) -> couloir_ir::affine::NodeId {
    match *of {
        [lhs, rhs, ..] => b.binary(op, lhs, rhs),
        _ => b.constant(0),
    }
}

/// `affine.delinearize_index`: quotients and remainders, the outermost first.
fn delinearize(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let index = view.operand(0).or_no_match("no index")?;
    let digits = view.results().len();
    let (group, slot) = (DelinearizeIndex::DYNAMIC_BASIS, DelinearizeIndex::STATIC_BASIS);
    let basis = inner_basis(view, group, slot, digits);
    rw.at(op);
    let strides = strides(rw, &basis).or_no_match(TOO_LARGE)?;
    let mut rest = Index::Value(index);
    let mut found = Vec::with_capacity(digits);
    for stride in strides {
        let quotient = apply_dims(rw, &[rest, stride], |b, of| binary(b, AffineOp::FloorDiv, of));
        found.push(quotient.or_no_match(TOO_LARGE)?);
        let remainder = apply_dims(rw, &[rest, stride], |b, of| binary(b, AffineOp::Mod, of));
        rest = remainder.or_no_match(TOO_LARGE)?;
    }
    found.push(rest);
    let values = found.into_iter().map(|index| index.value(rw)).collect::<Vec<_>>();
    rw.replace(op, &values);
    Ok(())
}

/// `affine.linearize_index`: a sum of products.
fn linearize(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let digits = view.operands_in(LinearizeIndex::MULTI_INDEX);
    let (group, slot) = (LinearizeIndex::DYNAMIC_BASIS, LinearizeIndex::STATIC_BASIS);
    let basis = inner_basis(view, group, slot, digits.len());
    rw.at(op);
    let mut strides = strides_of_products(rw, &basis).or_no_match(TOO_LARGE)?;
    strides.push(Index::Known(1));
    let value = sum(rw, &digits, &strides).or_no_match(TOO_LARGE)?.value(rw);
    rw.replace(op, &[value]);
    Ok(())
}

/// The same as [`strides`], each made of all sizes at once.
fn strides_of_products(rw: &mut Rewriter<'_>, basis: &[Index]) -> Option<Vec<Index>> {
    let one = |at: usize| {
        let sizes = basis.get(at..).unwrap_or_default();
        apply(rw, sizes, |b, of| {
            let product = of.iter().rev().copied().reduce(|a, c| b.binary(AffineOp::Mul, a, c));
            product.unwrap_or_else(|| b.constant(1))
        })
    };
    (0..basis.len()).map(one).collect()
}

fn sum(rw: &mut Rewriter<'_>, digits: &[Value], strides: &[Index]) -> Option<Index> {
    let pairs = digits.iter().zip(strides);
    let terms = pairs.flat_map(|(&digit, &stride)| [Index::Value(digit), stride]);
    let terms = terms.collect::<Vec<_>>();
    apply(rw, &terms, |b, of| {
        let start = b.constant(0);
        of.chunks(2).fold(start, |sum, term| {
            let term = binary(b, AffineOp::Mul, term);
            b.binary(AffineOp::Add, sum, term)
        })
    })
}
