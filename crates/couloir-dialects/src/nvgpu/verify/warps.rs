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

/// A matrix of a product: its name, its rows and columns in all and in tiles, and how many numbers
/// of a tile each thread holds.
struct Held {
    name: char,
    all: i64,
    tiles: i64,
    each: i64,
    /// How many of the tiles are not held, for they are zero.
    sparse: i64,
}

/// What threads hold is what a product of that shape is of.
fn matrices(op: OpRef<'_>, shape: Option<Attribute>, is_f32: bool, sparse: i64) -> Verified {
    let ctx = op.ctx();
    let [a, b, c] = [
        vector(op, op.operand_type(0))?,
        vector(op, op.operand_type(1))?,
        vector(op, op.operand_type(2))?,
    ];
    let (depth, each) = smallest(op, a.element)?;
    for (of, name) in [a, b, c].into_iter().zip(['A', 'B', 'C']) {
        let message = format!("matrix{name} must be 2 dimensional vector");
        refuse(op, &[(of.rank() != 2, &message)])?;
    }
    let sizes = shape.and_then(|shape| shape.as_array(ctx)).unwrap_or_default();
    let sizes = sizes.iter().filter_map(|size| size.as_i64(ctx)).collect::<Vec<_>>();
    let &[m, n, k, ..] = sizes.as_slice() else {
        return op.op_error("expected 'mmaShape' to be three integers").fail();
    };
    let (rows, columns, deep) = (m / TILE, n / TILE, k / depth);
    let times = i64::saturating_mul;
    let all = [
        Held { name: 'A', all: times(m, k), tiles: times(rows, deep), each, sparse },
        Held { name: 'B', all: times(k, n), tiles: times(deep, columns), each, sparse: 1 },
        Held { name: 'C', all: times(m, n), tiles: times(rows, columns), each: 2, sparse: 1 },
    ];
    for (held, of) in all.iter().zip([a, b, c]) {
        let own = of.shape.iter().copied().fold(WARP, times);
        if own != held.all / held.sparse {
            let (all, name) = (held.all, held.name);
            return op.op_error(format!("expected {all} warp-wide matrix {name} elements")).fail();
        }
    }
    if is_f32 && a.element != Type::F32 {
        return op.op_error("expected tf32 tensor cores only for F32 operands").fail();
    }
    all.iter().zip([a, b, c]).try_for_each(|(held, of)| tiles(op, held, of))
}

/// A thread holds its part of each tile.
fn tiles(op: OpRef<'_>, held: &Held, of: &VectorType) -> Verified {
    if *of.shape == [held.tiles / held.sparse, held.each] {
        return Ok(());
    }
    let Held { name, tiles, each, .. } = held;
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
