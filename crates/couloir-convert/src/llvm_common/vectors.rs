//! Vectors of several dimensions: arrays of arrays of vectors.

use couloir_dialects::llvm;
use couloir_dialects::llvm::types::as_array;
use couloir_ir::{Context, NewOp, Type, Value};
use couloir_rewrite::convert::{Split, Unroll};

/// How arrays of vectors are told, made and taken apart in the LLVM dialect.
pub const UNROLL: Unroll = Unroll { split, poison, extract, insert };

fn split(ctx: &Context, ty: Type) -> Option<Split> {
    let (mut dims, mut ty) = (smallvec::SmallVec::new(), ty);
    while let Some((element, count)) = as_array(ctx, ty) {
        dims.push(i64::try_from(count).ok()?);
        ty = element;
    }
    (!dims.is_empty()).then_some((dims, ty))
}

fn poison(_: &Context, ty: Type) -> NewOp {
    llvm::Poison::build(ty)
}

fn extract(ctx: &Context, value: Value, ty: Type, position: &[i64]) -> NewOp {
    llvm::extract_value(ctx, ty, value, position)
}

fn insert(ctx: &Context, into: Value, ty: Type, part: Value, position: &[i64]) -> NewOp {
    llvm::insert_value(ctx, ty, into, part, position)
}
