//! Reciprocals: of each element alone.

use couloir_dialects::llvm;
use couloir_dialects::llvm::types::element_at;
use couloir_dialects::nvvm::RcpApproxFtzF;
use couloir_ir::Type;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use super::{LIMIT, constant_i64};
use crate::llvm_common::Llvm;

pub(super) fn lower(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let value = new.one(0).or_no_match("no operand")?;
    let vector = rw.view(op).operand_type(0).and_then(|ty| ty.as_vector(ctx));
    let shape = &vector.or_no_match("not a vector")?.shape;
    if shape.iter().copied().fold(1, i64::saturating_mul) > LIMIT {
        return no_match("too many elements");
    }
    let (&count, outer) = shape.split_last().or_no_match("no elements")?;
    if outer.is_empty() {
        let value = elements(llvm, rw, value, count);
        return rw.replace(op, value);
    }
    let ty = rw.ty(value);
    let row = outer.iter().try_fold(ty, |ty, _| element_at(ctx, ty, 0));
    let row = row.or_no_match("not an array")?;
    let mut made = llvm.poison(rw, ty);
    let mut position = vec![0; outer.len()];
    loop {
        let own = llvm.extract(rw, row, value, &position);
        let own = elements(llvm, rw, own, count);
        made = llvm.insert(rw, made, own, &position);
        if !advance(&mut position, outer) {
            return rw.replace(op, made);
        }
    }
}

/// Goes on to the next position; there may be none.
fn advance(position: &mut [i64], shape: &[i64]) -> bool {
    for (at, size) in position.iter_mut().zip(shape).rev() {
        *at += 1;
        if *at < *size {
            return true;
        }
        *at = 0;
    }
    false
}

/// A vector of reciprocals.
fn elements(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, value: Value, count: i64) -> Value {
    let ty = rw.ty(value);
    let mut made = llvm.poison(rw, ty);
    for at in 0..count {
        let at = constant_i64(rw, at);
        let own = rw.emit1(llvm::ExtractElement::def(), &[value, at], Type::F32, &[]);
        let new = RcpApproxFtzF::build(rw.context(), own);
        let own = rw.insert1(new);
        made = rw.emit1(llvm::InsertElement::def(), &[made, own, at], ty, &[]);
    }
    made
}
