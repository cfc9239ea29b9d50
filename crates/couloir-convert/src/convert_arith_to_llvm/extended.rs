//! Ops with two results: sums with carry, products in two halves.

use std::sync::Arc;

use couloir_dialects::{arith, llvm};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Context, OpDef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, PatternSet, no_match,
};

use crate::common::splat;
use crate::llvm_common::{Llvm, UNROLL};

pub(super) fn populate(llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    let converter = &llvm.converter;
    let made = Arc::clone(llvm);
    patterns.add(arith::AdduiExtended::def(), converter, move |op, new, rw| {
        add_with_carry(&made, op, new, rw)
    });
    let (sext, zext) = (llvm::SExt::def(), llvm::ZExt::def());
    patterns.add(arith::MulsiExtended::def(), converter, move |op, new, rw| {
        wide_product(op, new, rw, sext)
    });
    patterns.add(arith::MuluiExtended::def(), converter, move |op, new, rw| {
        wide_product(op, new, rw, zext)
    });
}

/// Both operands, which must be no arrays of vectors.
fn flat_operands(
    new: &Operands,
    rw: &ConversionRewriter<'_>,
) -> Result<(Value, Value, Type), NoMatch> {
    let (lhs, rhs) = new.one(0).zip(new.one(1)).or_no_match("expected two operands")?;
    let ty = rw.ty(lhs);
    match (UNROLL.split)(rw.context(), ty) {
        None => Ok((lhs, rhs, ty)),
        Some(_) => no_match("ND vector types are not supported"),
    }
}

/// `llvm.intr.uadd.with.overflow`, and its parts. The sum's type is not
/// converted, as upstream leaves it.
fn add_with_carry(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (lhs, rhs, _) = flat_operands(new, rw)?;
    let types = rw.convert_results(op)?;
    let &[_, carry] = types.as_slice() else { return no_match("expected two results") };
    let sum = rw.view(op).result_type(0).or_no_match("no result")?;
    let pair = llvm::struct_literal(rw.context(), &[sum, carry]);
    let both = rw.insert1(llvm::IntrUaddWithOverflow::build(pair, lhs, rhs));
    let sum = llvm.extract(rw, sum, both, &[0]);
    let carry = llvm.extract(rw, carry, both, &[1]);
    rw.replace_all(op, &[sum, carry])
}

/// The type of twice the width. It is a vector of fixed length, as upstream
/// has it.
fn wide(ctx: &Context, ty: Type) -> Option<(Type, u32)> {
    let width = ty.element_or_self(ctx).int_width(ctx)?;
    let element = Type::int(ctx, width.checked_mul(2)?);
    let ty = match ty.as_vector(ctx) {
        Some(vector) => Type::vector(ctx, &vector.shape, element),
        None => element,
    };
    Some((ty, width))
}

/// A product of twice the width, and its halves.
fn wide_product(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    extend: &'static OpDef,
) -> Lowered {
    let (lhs, rhs, ty) = flat_operands(new, rw)?;
    let ctx = rw.context();
    let (wide, width) = wide(ctx, ty).or_no_match("expected integers")?;
    let shift = splat(ctx, wide, i64::from(width));
    let [lhs, rhs] =
        [lhs, rhs].map(|value| rw.insert1(NewOp::new(extend).operand(value).result(wide)));
    let product = rw.insert1(llvm::Mul::build(ctx, wide, lhs, rhs));
    let low = rw.insert1(llvm::Trunc::build(ctx, ty, product));
    let shift = rw.insert1(llvm::Constant::build(wide, shift));
    let high = rw.insert1(llvm::LShr::build(wide, product, shift));
    let high = rw.insert1(llvm::Trunc::build(ctx, ty, high));
    rw.replace_all(op, &[low, high])
}
