//! Products of matrices that a warp holds.

use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Context, Failure, OpRef, Type};

use super::super::{LdMatrix, MmaSparseSync, MmaSync};
use super::{Verified, is_shared, refuse, width};

/// How many threads a warp has.
const WARP: i64 = 32;
/// The rows and columns of the smallest product.
const TILE: i64 = 8;

/// The default of which threads hold what says where numbers stand.
pub(in super::super) fn no_selector(ctx: &Context) -> Attribute {
    Attribute::i32(ctx, 0)
}

fn element(op: OpRef<'_>, ty: Option<Type>) -> Option<Type> {
    ty?.shaped_element(op.ctx())
}

/// What is read and the result.
pub(in super::super) fn result_has_element_of_0(op: OpRef<'_>) -> bool {
    element(op, op.operand_type(0)) == element(op, op.result_type(0))
}

/// The two factors.
pub(in super::super) fn same_element_of_0_1(op: OpRef<'_>) -> bool {
    element(op, op.operand_type(0)) == element(op, op.operand_type(1))
}

fn vector(op: OpRef<'_>, ty: Option<Type>) -> Result<&VectorType, Failure> {
    ty.and_then(|ty| ty.as_vector(op.ctx())).ok_or(Failure)
}

/// Tiles of 32 bits in each thread from shared memory.
pub(in super::super) fn ldmatrix(op: OpRef<'_>) -> Verified {
    let ctx = op.ctx();
    let memref = op.operand_type(0).and_then(|ty| ty.as_memref(ctx)).ok_or(Failure)?;
    let result = vector(op, op.result_type(0))?;
    let bits = width(op, result.element)?;
    let each = 32_i64.checked_div(bits).unwrap_or_default();
    let tiles = op.prop(LdMatrix::NUM_TILES).and_then(|tiles| tiles.as_i64(ctx));
    let transposes = op.prop(LdMatrix::TRANSPOSE) == Some(Attribute::TRUE);
    let place = "expected nvgpu.ldmatrix srcMemref must have a memory space attribute of \
        IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)";
    let held = format!("expected vector register shape[1] = {each}");
    let same = "expected vector register shape[0] and numTiles to match";
    refuse(
        op,
        &[
            (!is_shared(ctx, memref), place),
            (bits > 32, "nvgpu.ldmatrix works for 32b or lower"),
            (transposes && bits != 16, "nvgpu.ldmatrix transpose works only at 16b granularity"),
            (result.rank() != 2, "results must be 2 dimensional vector"),
            (result.shape.get(1) != Some(&each), &held),
            (result.shape.first().copied() != tiles, same),
        ],
    )
}

/// The smallest product of some numbers: its depth, and how many of them each thread holds.
fn smallest(op: OpRef<'_>, element: Type) -> Result<(i64, i64), Failure> {
    if element == Type::F64 {
        refuse(op, &[(op.is(MmaSparseSync::def()), "f64 is not supported for sparse mode")])?;
        return Ok((4, 1));
    }
    let width = element.int_or_float_width(op.ctx());
    let is_int = matches!(element.int_width(op.ctx()), Some(4 | 8));
    if is_int || matches!(element, Type::F32 | Type::BF16 | Type::F16) {
        let width = i64::from(width.unwrap_or(1));
        return Ok((128 / width, 32 / width));
    }
    let message =
        format!("expected input data type (i4,i8,f16,bf16,tf32,f64) supported by {}", op.name());
    op.error(message).fail()
}

/// A matrix of a product.
struct Held<'a> {
    name: char,
    /// What a thread holds of it.
    of: &'a VectorType,
    /// Numbers in all.
    all: i64,
    tiles: i64,
    /// How many numbers of a tile each thread holds.
    each: i64,
    /// One in so many tiles is held, for the others are zero.
    sparse: i64,
}

/// Rows, columns and depth of a product.
fn sizes(op: OpRef<'_>, shape: Option<Attribute>) -> Result<[i64; 3], Failure> {
    let sizes = shape.and_then(|shape| shape.as_array(op.ctx())).unwrap_or_default();
    let sizes = sizes.iter().filter_map(|size| size.as_i64(op.ctx())).collect::<Vec<_>>();
    match sizes.first_chunk() {
        Some(sizes) => Ok(*sizes),
        None => op.op_error("expected 'mmaShape' to be three integers").fail(),
    }
}

/// The factors and the sum of a product of that shape.
fn held<'a>(
    op: OpRef<'a>,
    shape: Option<Attribute>,
    sparse: i64,
) -> Result<[Held<'a>; 3], Failure> {
    let first = vector(op, op.operand_type(0))?;
    let (tile_depth, each) = smallest(op, first.element)?;
    let times = i64::saturating_mul;
    let ranked = |at: usize, name: char| -> Result<&'a VectorType, Failure> {
        let of = vector(op, op.operand_type(at))?;
        let message = format!("matrix{name} must be 2 dimensional vector");
        refuse(op, &[(of.rank() != 2, &message)])?;
        Ok(of)
    };
    let vectors = [ranked(0, 'A')?, ranked(1, 'B')?, ranked(2, 'C')?];
    let [height, width, depth] = sizes(op, shape)?;
    let (rows, columns, deep) = (height / TILE, width / TILE, depth / tile_depth);
    let [of_a, of_b, of_c] = vectors;
    let held = |name, of, (all, tiles), each, sparse| Held { name, of, all, tiles, each, sparse };
    Ok([
        held('A', of_a, (times(height, depth), times(rows, deep)), each, sparse),
        held('B', of_b, (times(depth, width), times(deep, columns)), each, 1),
        held('C', of_c, (times(height, width), times(rows, columns)), 2, 1),
    ])
}

/// What threads hold is what a product of that shape is of.
fn matrices(op: OpRef<'_>, shape: Option<Attribute>, is_f32: bool, sparse: i64) -> Verified {
    let held = held(op, shape, sparse)?;
    for Held { name, of, all, sparse, .. } in &held {
        let own = of.shape.iter().copied().fold(WARP, i64::saturating_mul);
        if own != all / sparse {
            return op.op_error(format!("expected {all} warp-wide matrix {name} elements")).fail();
        }
    }
    if is_f32 && held.first().is_some_and(|first| first.of.element != Type::F32) {
        return op.op_error("expected tf32 tensor cores only for F32 operands").fail();
    }
    held.iter().try_for_each(|held| tiles(op, held))
}

/// A thread holds its part of each tile.
fn tiles(op: OpRef<'_>, held: &Held<'_>) -> Verified {
    let Held { name, of, tiles, each, sparse, .. } = held;
    if *of.shape == [tiles / sparse, *each] {
        return Ok(());
    }
    op.op_error(format!("expected matrix {name} to be shaped ({tiles} x {each})")).fail()
}

pub(in super::super) fn product(op: OpRef<'_>) -> Verified {
    let is_f32 = op.prop(MmaSync::TF32_ENABLED).is_some();
    matrices(op, op.prop(MmaSync::MMA_SHAPE), is_f32, 1)
}

pub(in super::super) fn sparse_product(op: OpRef<'_>) -> Verified {
    let selector = op.prop(MmaSparseSync::SPARSITY_SELECTOR);
    let selector = selector.and_then(|selector| selector.as_i64(op.ctx())).unwrap_or_default();
    if !(0..=1).contains(&selector) {
        return op.op_error("sparsity selector should be 0 or 1").fail();
    }
    let is_f32 = op.prop(MmaSparseSync::TF32_ENABLED).is_some();
    matrices(op, op.prop(MmaSparseSync::MMA_SHAPE), is_f32, 2)
}
