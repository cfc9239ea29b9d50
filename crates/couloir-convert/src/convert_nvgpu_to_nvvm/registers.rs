//! Vectors of which the threads of a warp have their parts, as registers, and back.

use couloir_dialects::llvm;
use couloir_dialects::llvm::types::{as_array, as_struct};
use couloir_ir::body::Value;
use couloir_ir::build::Build;
use couloir_ir::{Context, Type};
use couloir_rewrite::convert::ConversionRewriter;

use super::{LIMIT, constant_i64};
use crate::gpu_common::constant_i32;
use crate::llvm_common::Llvm;
use crate::llvm_common::emit::with;

/// `vector<sizexelement>`
fn row(ctx: &Context, size: i64, element: Type) -> Type {
    Type::vector(ctx, &[size], element)
}

/// The rows of a converted vector: how many, and what each is.
pub(super) fn rows(ctx: &Context, ty: Type) -> Option<(i64, Type)> {
    let (row, count) = as_array(ctx, ty)?;
    Some((i64::try_from(count).ok().filter(|&count| count < LIMIT)?, row))
}

/// The same bits as a value of another type.
pub(super) fn cast(rw: &mut ConversionRewriter<'_>, value: Value, ty: Type) -> Value {
    rw.insert1(llvm::BitCast::build(ty, value))
}

/// How a row is passed.
enum Passed {
    /// As it is.
    Whole,
    /// As 32 bits.
    Word,
    /// Each of so many elements alone.
    Elements(i64, Type),
}

/// How rows of a type are passed. Numbers of `tf32` are kept in `f32`, and passed as words.
fn passed(ctx: &Context, ty: Type, is_tf32: bool) -> Passed {
    let is_word = ty == row(ctx, 4, Type::I8)
        || ty == row(ctx, 8, Type::int(ctx, 4))
        || is_tf32 && ty == row(ctx, 1, Type::F32);
    if is_word {
        return Passed::Word;
    }
    match ty.as_vector(ctx) {
        Some(vector) if matches!(vector.element, Type::I32 | Type::F64 | Type::F32) => {
            let count = vector.shape.first().copied().unwrap_or(0);
            Passed::Elements(count.min(LIMIT), vector.element)
        }
        _ => Passed::Whole,
    }
}

/// The registers in which a thread has its part of a matrix.
pub(super) fn unpack(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    matrix: Value,
    is_tf32: bool,
) -> Vec<Value> {
    let (ctx, mut registers) = (rw.context(), Vec::new());
    let Some((count, ty)) = rows(ctx, rw.ty(matrix)) else { return registers };
    let passed = passed(ctx, ty, is_tf32);
    for at in 0..count {
        let row = llvm.extract(rw, ty, matrix, &[at]);
        match passed {
            Passed::Whole => registers.push(row),
            Passed::Word => registers.push(cast(rw, row, Type::I32)),
            Passed::Elements(count, element) => {
                registers.extend((0..count).map(|at| {
                    let at = constant_i64(rw, at);
                    rw.emit1(llvm::ExtractElement::def(), &[row, at], element, &[])
                }));
            }
        }
    }
    registers
}

/// The elements of rows of two that come in registers of their own.
const PAIRED: [Type; 3] = [Type::I32, Type::F64, Type::F32];

/// The element of a row of two, where each comes in a register.
fn paired(ctx: &Context, ty: Type) -> Option<Type> {
    PAIRED.into_iter().find(|&element| ty == row(ctx, 2, element))
}

/// What a product gives for a converted vector: a struct of registers. What there is no product for
/// stays, for the verifier to speak of.
pub(super) fn result(ctx: &Context, ty: Type) -> Type {
    let Some((count, row_ty)) = rows(ctx, ty) else { return ty };
    let several = |element, each: i64| {
        let count = usize::try_from(count.saturating_mul(each)).unwrap_or(0);
        llvm::struct_literal(ctx, &vec![element; count])
    };
    if let Some(element) = paired(ctx, row_ty) {
        // Of these there is one row in any product there is.
        let is_double = element == Type::F64;
        return if is_double {
            llvm::struct_literal(ctx, &[element; 2])
        } else {
            several(element, 2)
        };
    }
    match () {
        () if row_ty == row(ctx, 2, Type::F16) => several(row_ty, 1),
        () if row_ty == row(ctx, 1, Type::F32) => several(Type::F32, 1),
        () => ty,
    }
}

/// The converted vector that a product's registers are.
pub(super) fn pack(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    product: Value,
    ty: Type,
) -> Value {
    let ctx = rw.context();
    let Some((count, row_ty)) = rows(ctx, ty) else { return product };
    let fields = as_struct(ctx, rw.ty(product)).map_or(0, |made| made.elements().len() as i64);
    let each = if paired(ctx, row_ty).is_some() { 2 } else { 1 };
    let count = count.min(fields / each);
    let rows = (0..count).map(|at| one_row(llvm, rw, product, row_ty, at)).collect::<Vec<_>>();
    let mut whole = llvm.poison(rw, ty);
    for (at, row) in rows.into_iter().enumerate() {
        whole = llvm.insert(rw, whole, row, &[at as i64]);
    }
    whole
}

/// A row of what a product gave.
fn one_row(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    product: Value,
    ty: Type,
    at: i64,
) -> Value {
    let ctx = rw.context();
    let Some(element) = paired(ctx, ty) else {
        let own = llvm.extract_field(rw, product, &[at]);
        return if rw.ty(own) == ty { own } else { cast(rw, own, ty) };
    };
    let vector = llvm.poison(rw, ty);
    let parts =
        [0, 1].map(|part| llvm.extract(rw, element, product, &[at.saturating_mul(2) + part]));
    let mut made = vector;
    for (part, value) in (0..).zip(parts) {
        let part = constant_i32(rw, part);
        let props = with(ctx, llvm::InsertElement::def(), []);
        made = rw.emit1(llvm::InsertElement::def(), &[made, value, part], ty, &props);
    }
    made
}
