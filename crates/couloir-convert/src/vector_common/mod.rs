//! What lowerings of `vector` share: patterns that make simpler ops of `vector` of others.
//!
//! - [`shape`], [`cast`]: ops on several dimensions become ops on one;
//! - [`slice`]: parts of vectors become shuffles;
//! - [`mask`]: masks become comparisons or constants;
//! - [`contract`]: contractions and outer products become multiplications and sums;
//! - [`transfer`]: transfers become loads and stores.

pub(crate) mod build;
pub(crate) mod cast;
pub(crate) mod contract;
pub(crate) mod dot;
pub(crate) mod emulated;
pub(crate) mod extended;
pub(crate) mod gather;
pub(crate) mod lower_mask;
pub(crate) mod mask;
pub(crate) mod mixed;
pub(crate) mod multi_reduction;
pub(crate) mod narrow_bitcast;
pub(crate) mod outerproduct;
pub(crate) mod reductions;
pub(crate) mod scalar;
pub(crate) mod scan;
pub(crate) mod shape;
pub(crate) mod slice;
pub(crate) mod to_contract;
pub(crate) mod transfer;
pub(crate) mod transpose;

use couloir_dialects::vector::attrs::COMBINING_KIND;
use couloir_dialects::vector::{Mask, Yield};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Context, Op, Type, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch};

/// Positions of the first dimensions in order, the last fastest.
pub(crate) fn positions(shape: &[i64]) -> impl Iterator<Item = Vec<i64>> {
    let shape = shape.to_vec();
    let count = shape.iter().try_fold(1i64, |product, &size| product.checked_mul(size));
    (0..count.unwrap_or(0)).map(move |linear| delinearized(linear, &shape))
}

/// The position of an element in a shape.
pub(crate) fn delinearized(linear: i64, shape: &[i64]) -> Vec<i64> {
    let mut rest = linear;
    let mut position = vec![0; shape.len()];
    for (at, &size) in position.iter_mut().zip(shape).rev() {
        let size = size.max(1);
        (*at, rest) = (rest % size, rest / size);
    }
    position
}

/// The type of an op's operand that is a vector.
pub(crate) fn operand_vector(rw: &Rewriter<'_>, op: Op, at: usize) -> Result<VectorType, NoMatch> {
    let ty = rw.view(op).operand_type(at);
    ty.and_then(|ty| ty.as_vector(rw.context())).cloned().or_no_match("not a vector")
}

/// The type of an op's result that is a vector.
pub(crate) fn result_vector(rw: &Rewriter<'_>, op: Op) -> Result<VectorType, NoMatch> {
    let ty = rw.view(op).result_type(0);
    ty.and_then(|ty| ty.as_vector(rw.context())).cloned().or_no_match("not a vector")
}

/// An operand of an op.
pub(crate) fn operand(rw: &Rewriter<'_>, op: Op, at: usize) -> Result<Value, NoMatch> {
    rw.view(op).operand(at).or_no_match("too few operands")
}

/// A list of an op's inherent attribute, an array or a dense one.
pub(crate) fn list(rw: &Rewriter<'_>, op: Op, slot: usize) -> Result<Vec<i64>, NoMatch> {
    let ctx = rw.context();
    let attr = rw.view(op).prop(slot).or_no_match("no such attribute")?;
    if let Some(values) = attr.as_i64_array(ctx) {
        return Ok(values);
    }
    let items = attr.as_array(ctx).or_no_match("no list")?;
    let values = items.iter().map(|item| item.as_i64(ctx)).collect::<Option<Vec<_>>>();
    values.or_no_match("no list of numbers")
}

/// `#vector.kind<...>`
pub(crate) fn kind_attr(ctx: &Context, kind: u64) -> Attribute {
    couloir_dialects::llvm::attrs::enum_attr(ctx, &COMBINING_KIND, kind)
}

/// The result of an op made here, in a `vector.mask` where there is a mask.
pub(crate) fn masked(rw: &mut Rewriter<'_>, new: NewOp, mask: Option<Value>) -> Value {
    let op = rw.insert(new);
    in_mask(rw, op, mask)
}

/// The result of an op made just now, which goes into a `vector.mask` where there is a mask. It is
/// looked at in this round since it is made outside.
pub(crate) fn in_mask(rw: &mut Rewriter<'_>, op: Op, mask: Option<Value>) -> Value {
    let values: Vec<Value> = rw.scope().body.results(op).collect();
    let Some(mask) = mask else {
        return values.first().copied().unwrap_or_else(|| Value::from_u32(u32::MAX));
    };
    let results: Vec<Type> = values.iter().map(|&value| rw.ty(value)).collect();
    let region = rw.body().create_region();
    let block = rw.append_block(region);
    let body = rw.body();
    body.detach_op(op);
    body.append_op(block, op);
    let point = rw.point();
    rw.set_point(InsertPoint::End(block));
    rw.insert(NewOp::new(Yield::def()).operands(values));
    rw.set_point(point);
    rw.insert1(NewOp::new(Mask::def()).operand(mask).results(results).region(region))
}
