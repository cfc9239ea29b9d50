//! Products of matrices that a group of warps computes.

use couloir_ir::num::FloatKind;
use couloir_ir::ty::{MemRefType, VectorType};
use couloir_ir::{Context, Failure, OpRef, Type};

use super::super::WarpgroupMma;
use super::super::types::{as_accumulator, as_matrix};
use super::Verified;

/// The rows of one product.
const ROWS: i64 = 64;
/// How many columns a product of integers has that is there.
const INT_COLUMNS: [i64; 18] =
    [8, 16, 24, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 208, 224, 240, 256];

/// Whether it is one of the numbers of 8 bits that products are of.
fn is_small_float(ctx: &Context, ty: Type) -> bool {
    matches!(ty.float_kind(ctx), Some(FloatKind::F8E5M2 | FloatKind::F8E4M3FN))
}

fn is_tf32(ctx: &Context, ty: Type) -> bool {
    ty.float_kind(ctx) == Some(FloatKind::TF32)
}

/// Whether there is a product of numbers of a kind with so many columns.
fn has_columns(ctx: &Context, columns: i64, element: Type) -> bool {
    let is_float = matches!(element, Type::BF16 | Type::F16 | Type::F32)
        || is_tf32(ctx, element)
        || is_small_float(ctx, element);
    if is_float {
        return columns % 8 == 0 && (8..=256).contains(&columns);
    }
    matches!(element.int_width(ctx), Some(1 | 8)) && INT_COLUMNS.contains(&columns)
}

/// Whether there is a product of such factors that is added to such a sum.
fn is_there(ctx: &Context, sum: Type, a: Type, b: Type) -> bool {
    let is_int = |ty: Type, width| ty.int_width(ctx) == Some(width);
    let of_half = matches!(a, Type::F16 | Type::BF16) && a == b;
    let of_small = is_small_float(ctx, a) && is_small_float(ctx, b);
    let of_int = [1, 16].into_iter().any(|width| is_int(a, width) && is_int(b, width));
    matches!(sum, Type::F32 | Type::F16) && (of_half || of_small)
        || sum == Type::F32 && is_tf32(ctx, a) && is_tf32(ctx, b)
        || is_int(sum, 32) && of_int
}

fn size(shape: &[i64], at: usize) -> i64 {
    shape.get(at).copied().unwrap_or_default()
}

fn matrix(op: OpRef<'_>, at: usize) -> Result<(&MemRefType, Type), Failure> {
    let ty = op.operand_type(at).and_then(|ty| as_matrix(op.ctx(), ty)).ok_or(Failure)?;
    Ok((ty.as_memref(op.ctx()).ok_or(Failure)?, ty))
}

fn accumulator(op: OpRef<'_>, ty: Option<Type>) -> Result<&VectorType, Failure> {
    ty.and_then(|ty| as_accumulator(op.ctx(), ty)).ok_or(Failure)
}

/// The sizes of factors and sum fit each other.
fn sizes(op: OpRef<'_>, a: &[i64], b: &[i64], c: &[i64]) -> Verified {
    let message = match () {
        () if size(a, 1) != size(b, 0) => {
            format!("2nd dim matrix-A ({})!= 1st dim matrix-B ({} )", size(a, 1), size(b, 0))
        }
        () if size(a, 0) != size(c, 0) => {
            format!("1st dim matrix-A ( {} )!= 1st dim matrix-C ( {} )", size(a, 0), size(c, 0))
        }
        () if size(b, 1) != size(c, 1) => {
            format!("2nd dim matrix-B ( {} ) != 2nd dim matrix-C ( {} )", size(b, 1), size(c, 1))
        }
        () => return Ok(()),
    };
    op.op_error(message).fail()
}

pub(in super::super) fn group_product(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let [transposes_a, transposes_b] =
        [WarpgroupMma::TRANSPOSE_A, WarpgroupMma::TRANSPOSE_B].map(|slot| op.prop(slot).is_some());
    let ((a, _), (b, b_ty)) = (matrix(op, 0)?, matrix(op, 1)?);
    let (c, d) = (accumulator(op, op.operand_type(2))?, accumulator(op, op.result_type(0))?);
    if c != d {
        return op.op_error("type of matrix C and matrix D must be the same").fail();
    }
    if [a.rank(), b.rank(), c.rank()] != [2; 3] {
        return op.op_error("has matrices A, B, C and D, they must be 2 dimensional").fail();
    }
    if transposes_a && !transposes_b {
        let message = "supports non-transpose A (Row Major) and transpose B (Column Major) for the \
            time being ";
        return op.op_error(message).fail();
    }
    sizes(op, &a.shape, &b.shape, &c.shape)?;
    let text = |ty: Type| ctx.type_text(ty);
    let product = format!(
        "'{}' += '{}' * '{}', it is not supported",
        text(c.element),
        text(a.element),
        text(b.element)
    );
    if !is_there(ctx, c.element, a.element, b.element) {
        return op.op_error(format!("{product}.")).fail();
    }
    let columns = size(&b.shape, 1);
    if !has_columns(ctx, columns, a.element) {
        let message =
            format!("has input type '{}' n is set to {columns}, it is not supported", text(b_ty));
        return op.op_error(message).fail();
    }
    if c.element != Type::F32 && !matches!(a.element, Type::F16 | Type::BF16) {
        return op.op_error(format!("hit a limitation: {product} yet")).fail();
    }
    Ok(())
}

pub(in super::super) fn group_store(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let held = accumulator(op, op.operand_type(0))?;
    let memref = op.operand_type(1).and_then(|ty| ty.as_memref(ctx)).ok_or(Failure)?;
    if held.element != Type::F32 {
        return op.op_error("hit a limitation: only f32 results for the time being").fail();
    }
    let (own, all) = (&held.shape, &memref.shape);
    if (size(own, 0), size(own, 1)) == (size(all, 0), size(all, 1))
        && [own.len(), all.len()] == [2; 2]
    {
        return Ok(());
    }
    let ty = VectorType::get(ctx, own, &held.scalable, held.element);
    let message = format!(
        "results ['{}'][{}] values. However, destination memref[{}][{}]  does not have same size as \
         results",
        ctx.type_text(ty),
        size(own, 1),
        size(all, 0),
        size(all, 1)
    );
    op.op_error(message).fail()
}

/// Zeros for a product that is there.
pub(in super::super) fn zero(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let held = accumulator(op, op.result_type(0))?;
    let (rows, columns) = (size(&held.shape, 0), size(&held.shape, 1));
    if held.rank() == 2 && rows % ROWS == 0 && has_columns(ctx, columns, held.element) {
        return Ok(());
    }
    let ty = VectorType::get(ctx, &held.shape, &held.scalable, held.element);
    let message = format!(
        "has type '{}'. It does not fit into warp-group level (wgmma) matrix multiplication \
         instruction (or not supported yet)",
        ctx.type_text(ty)
    );
    op.op_error(message).fail()
}
