//! Products that a group of four warps computes of matrices in shared memory, of 64 rows each. A
//! product is a struct of the registers in which a thread has its part.

use couloir_dialects::llvm::types::as_struct;
use couloir_dialects::nvgpu::types::{as_accumulator, as_matrix, as_tensor_map};
use couloir_dialects::nvgpu::{WarpgroupGenerateDescriptor, WarpgroupMma, WarpgroupMmaStore};
use couloir_dialects::nvvm::attrs::{
    MMA_INT_OVERFLOW, MMA_LAYOUT, SHAPE, WGMMA_SCALE_IN, WGMMA_SCALE_OUT, WGMMA_TYPE,
};
use couloir_dialects::{arith, llvm, memref, nvvm};
use couloir_ir::attr::Param;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::num::FloatKind;
use couloir_ir::ty::MemRefType;
use couloir_ir::{Attribute, Context, OpDef, OpRef, Type};
use couloir_ods::enums;
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};

use super::{LIMIT, ROWS, constant_as_i64, constant_i64, operand};
use crate::gpu_common::{binary, constant_i32, unary};
use crate::llvm_common::Llvm;
use crate::vector_common::build::zero_attr;

/// Descriptors leave out so many bits of addresses and distances.
const LEFT_OUT: u32 = 4;
/// The bytes of a row whose banks are mixed, by the number of the way.
const ROW_BYTES: [i64; 4] = [1, 32, 64, 128];
/// How descriptors call the ways, by their numbers.
const WAYS: [i64; 4] = [0, 3, 2, 1];
/// Where in a descriptor its parts begin.
mod bit {
    pub(super) const START: i64 = 0;
    pub(super) const LEADING: i64 = 16;
    pub(super) const STRIDE: i64 = 32;
    pub(super) const OFFSET: i64 = 49;
    pub(super) const WAY: i64 = 62;
}
/// Of an address 18 bits count.
const ABOVE_ADDRESS: i64 = 46;

fn number(table: [i64; 4], case: u64) -> i64 {
    usize::try_from(case).ok().and_then(|at| table.get(at)).copied().unwrap_or(0)
}

/// The matrix in shared memory, as 64 bits.
pub(super) fn describe(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let map = view.operand_in(WarpgroupGenerateDescriptor::TENSOR_MAP).map(|map| view.ty(map));
    let map = map.and_then(|ty| as_tensor_map(ctx, ty)).or_no_match("no map")?;
    let rows = *map.tensor.shape.first().or_no_match("no rows")?;
    let memref = view.operand_type(0).and_then(|ty| ty.as_memref(ctx)).or_no_match("no memref")?;
    let tensor = operand(view, new, WarpgroupGenerateDescriptor::TENSOR)?;
    let (bytes, way) = (number(ROW_BYTES, map.swizzle), number(WAYS, map.swizzle));
    let stride = constant_i64(rw, (bytes << 3) >> LEFT_OUT);
    let leading = constant_i64(rw, rows.saturating_mul(bytes) >> LEFT_OUT);
    let address = llvm.buffer_ptr(rw, memref, tensor)?;
    let address = unary(rw, llvm::PtrToInt::def(), address, Type::I64);
    let start = shifted(rw, llvm::Shl::def(), address, ABOVE_ADDRESS);
    let start = shifted(rw, llvm::LShr::def(), start, ABOVE_ADDRESS + i64::from(LEFT_OUT));
    let mut made = constant_i64(rw, 0);
    let way = constant_i64(rw, way);
    made = with_part(rw, made, way, bit::WAY);
    let offset = constant_i64(rw, 0);
    for (part, at) in
        [(offset, bit::OFFSET), (stride, bit::STRIDE), (leading, bit::LEADING), (start, bit::START)]
    {
        made = with_part(rw, made, part, at);
    }
    rw.replace(op, made)
}

fn shifted(rw: &mut ConversionRewriter<'_>, def: &'static OpDef, value: Value, bits: i64) -> Value {
    let bits = constant_i64(rw, bits);
    binary(rw, def, value, bits)
}

/// A descriptor with a part at a bit.
fn with_part(rw: &mut ConversionRewriter<'_>, made: Value, part: Value, at: i64) -> Value {
    let part = shifted(rw, llvm::Shl::def(), part, at);
    binary(rw, llvm::Or::def(), made, part)
}

/// What PTX calls numbers, and how deep a product of them is.
fn numbers(ctx: &Context, ty: Type) -> Option<(&'static str, i64)> {
    Some(match (ty.float_kind(ctx), ty.int_width(ctx)) {
        (Some(FloatKind::F16), _) => ("f16", 16),
        (Some(FloatKind::BF16), _) => ("bf16", 16),
        (Some(FloatKind::TF32), _) => ("tf32", 8),
        (Some(FloatKind::F8E4M3FN), _) => ("e4m3", 32),
        (Some(FloatKind::F8E5M2), _) => ("e5m2", 32),
        (Some(FloatKind::F32), _) => ("f32", 0),
        (_, Some(8)) => ("s8", 32),
        (_, Some(1)) => ("b1", 256),
        (_, Some(32)) => ("s32", 0),
        _ => return None,
    })
}

fn type_attr(ctx: &Context, ty: Type) -> Option<Attribute> {
    let case = WGMMA_TYPE.cases?.value_of(numbers(ctx, ty)?.0)?;
    Some(enums::get(ctx, &WGMMA_TYPE, case))
}

/// A product of matrices that is made of smaller ones.
struct Product<'c> {
    /// The factors.
    factors: [&'c MemRefType; 2],
    /// The depth of a smaller one.
    depth: i64,
    /// How many there are one below the other, and one behind the other.
    rows: i64,
    steps: i64,
    /// The inherent attributes of the smaller ones, by slot.
    props: [(usize, Attribute); 10],
}

fn size(memref: &MemRefType, dim: usize) -> Result<i64, NoMatch> {
    memref.shape.get(dim).copied().or_no_match("no such dimension")
}

impl<'c> Product<'c> {
    fn of(ctx: &'c Context, op: OpRef<'_>) -> Result<Self, NoMatch> {
        let matrix = |at| {
            let ty = op.operand_type(at).and_then(|ty| as_matrix(ctx, ty));
            ty.and_then(|ty| ty.as_memref(ctx)).or_no_match("no matrix")
        };
        let (a, b) = (matrix(0)?, matrix(1)?);
        let sum = op.operand_type(2).and_then(|ty| as_accumulator(ctx, ty));
        let sum = sum.or_no_match("no sum")?.element;
        let (_, depth) = numbers(ctx, a.element).or_no_match("no such product")?;
        let steps = size(a, 1)?.checked_div(depth).or_no_match("no such product")?;
        let rows = size(a, 0)? / ROWS;
        if rows.max(0).saturating_mul(steps.max(0)) > LIMIT {
            return no_match("too many products");
        }
        let types = [a.element, b.element, sum].map(|ty| type_attr(ctx, ty));
        let [Some(first), Some(second), Some(sum)] = types else {
            return no_match("no such product");
        };
        let props = shared(op, [ROWS, size(b, 1)?, depth], [first, second, sum]);
        Ok(Self { factors: [a, b], depth, rows, steps, props })
    }

    /// One of the smaller products, without operands and result.
    fn one(&self) -> NewOp {
        let new = NewOp::new(nvvm::WgmmaMmaAsync::def());
        self.props.iter().fold(new, |new, &(slot, attr)| new.prop(slot, attr))
    }

    /// How far a factor's part is from its start, in what descriptors count.
    fn distance(&self, ctx: &Context, factor: usize, row: i64, step: i64) -> i64 {
        let [a, b] = self.factors;
        let own = if factor == 0 { a } else { b };
        let bytes = i64::from(own.element.int_or_float_width(ctx).unwrap_or(0)) / 8;
        let dim = |at: usize| own.shape.get(at).copied().unwrap_or(0);
        let along = self.depth.wrapping_mul(step);
        let elements = match factor {
            0 => along.wrapping_add(dim(1).wrapping_mul(dim(1)).wrapping_mul(row)),
            _ => dim(0).wrapping_mul(along),
        };
        i64::from(elements.wrapping_mul(bytes) as i32) >> LEFT_OUT
    }
}

/// Sums may be beyond the largest and the smallest.
const WRAPS: u64 = 0;
/// Factors and sums are taken as they are.
const ONE: u64 = 1;

/// What all products that one is made of have, by slot.
fn shared(op: OpRef<'_>, shape: [i64; 3], types: [Attribute; 3]) -> [(usize, Attribute); 10] {
    type New<'a> = nvvm::WgmmaMmaAsync<'a>;
    let ctx = op.ctx();
    let [first, second, sum] = types;
    let layout = |by_columns| enums::get(ctx, &MMA_LAYOUT, u64::from(by_columns));
    let [by_columns_a, by_rows_b] =
        [WarpgroupMma::TRANSPOSE_A, WarpgroupMma::TRANSPOSE_B].map(|slot| op.prop(slot).is_some());
    let factor = enums::get(ctx, &WGMMA_SCALE_IN, ONE);
    [
        (New::SHAPE, Attribute::dialect(ctx, &SHAPE, shape.map(Param::Int).to_vec())),
        (New::TYPE_A, first),
        (New::TYPE_B, second),
        (New::TYPE_D, sum),
        (New::SCALE_D, enums::get(ctx, &WGMMA_SCALE_OUT, ONE)),
        (New::SCALE_A, factor),
        (New::SCALE_B, factor),
        (New::LAYOUT_A, layout(by_columns_a)),
        (New::LAYOUT_B, layout(!by_rows_b)),
        (New::SATFINITE, enums::get(ctx, &MMA_INT_OVERFLOW, WRAPS)),
    ]
}

/// A descriptor of what is so far behind.
fn moved(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, descriptor: Value, by: i64) -> Value {
    if by == 0 {
        return descriptor;
    }
    let by = constant_as_i64(rw, by);
    llvm.add(rw, descriptor, by)
}

pub(super) fn product(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let [Some(a), Some(b), Some(sums)] = [0, 1, 2].map(|at| new.one(at)) else {
        return no_match("no matrices");
    };
    let product = Product::of(ctx, view)?;
    let group = view.prop(WarpgroupMma::WAIT_GROUP);
    let group = group.unwrap_or_else(|| Attribute::i64(ctx, 1));
    let ty = rw.ty(sums);
    rw.insert(nvvm::WgmmaFenceAligned::build());
    let mut whole = llvm.poison(rw, ty);
    let mut made = Vec::new();
    for row in 0..product.rows {
        let mut sum = llvm.extract_field(rw, sums, &[row]);
        for step in 0..product.steps {
            let first = moved(llvm, rw, a, product.distance(ctx, 0, row, step));
            let second = moved(llvm, rw, b, product.distance(ctx, 1, row, step));
            let ty = rw.ty(sum);
            sum = rw.insert1(product.one().operands([sum, first, second]).result(ty));
        }
        made.push(sum);
    }
    for (at, sum) in made.into_iter().enumerate() {
        whole = llvm.insert(rw, whole, sum, &[at as i64]);
    }
    rw.insert(nvvm::WgmmaCommitGroupSyncAligned::build());
    rw.insert(nvvm::WgmmaWaitGroupSyncAligned::build(group));
    rw.replace(op, whole)
}

/// The structs of registers that a converted accumulator has.
fn parts(ctx: &Context, ty: Type) -> Vec<Type> {
    as_struct(ctx, ty).map(|of| of.elements().collect()).unwrap_or_default()
}

pub(super) fn zeros(llvm: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let ty = rw.view(op).result_type(0).and_then(|ty| llvm.convert(ctx, ty));
    let ty = ty.or_no_match("unconvertible type")?;
    let own = parts(ctx, ty);
    let element = own.first().and_then(|&ty| parts(ctx, ty).first().copied());
    let element = element.or_no_match("no registers")?;
    let zero = rw.insert1(llvm::Constant::build(element, zero_attr(ctx, element)));
    let whole = llvm.poison(rw, ty);
    let mut made = Vec::new();
    for (at, ty) in (0..).zip(own) {
        let mut part = llvm.extract(rw, ty, whole, &[at]);
        for register in 0..parts(ctx, ty).len() {
            part = llvm.insert(rw, part, zero, &[register as i64]);
        }
        made.push(part);
    }
    let insert = |whole, (at, part): (usize, Value)| llvm.insert(rw, whole, part, &[at as i64]);
    let whole = made.into_iter().enumerate().fold(whole, insert);
    rw.replace(op, whole)
}

pub(super) fn store(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let memory = view.operand_in(WarpgroupMmaStore::DST_MEMREF).or_no_match("no memref")?;
    let whole = operand(view, new, WarpgroupMmaStore::MATRIX_D)?;
    let mut before = 0_usize;
    for (at, ty) in (0..).zip(parts(ctx, rw.ty(whole))) {
        let part = llvm.extract(rw, ty, whole, &[at]);
        let count = parts(ctx, ty).len();
        store_part(llvm, rw, (part, count), memory, before);
        before = before.saturating_add(count);
    }
    rw.erase(op)
}

/// Where in a matrix a thread has its parts.
struct Held {
    row: Value,
    column: Value,
    one: Value,
    eight: Value,
}

impl Held {
    /// Of a product that so many registers come before.
    fn new(rw: &mut ConversionRewriter<'_>, before: usize) -> Self {
        let [one, two, four, eight, sixteen, warp] =
            [1, 2, 4, 8, 16, 32].map(|value| constant_i32(rw, value));
        let thread = rw.emit1(nvvm::ReadPtxSregTidX::def(), &[], Type::I32, &[None]);
        let lane = binary(rw, llvm::Urem::def(), thread, warp);
        let warp = binary(rw, llvm::Udiv::def(), thread, warp);
        let row = binary(rw, llvm::Udiv::def(), lane, four);
        let column = binary(rw, llvm::Urem::def(), lane, four);
        let column = binary(rw, llvm::Mul::def(), column, two);
        let warp_row = binary(rw, llvm::Mul::def(), warp, sixteen);
        let mut row = binary(rw, llvm::Add::def(), row, warp_row);
        if before > 0 {
            let before = constant_i32(rw, before as i64);
            row = binary(rw, llvm::Add::def(), row, before);
        }
        Self { row, column, one, eight }
    }

    /// So many tiles on.
    fn tile(&self, rw: &mut ConversionRewriter<'_>, from: Value, tiles: i64) -> Value {
        let tiles = constant_i32(rw, tiles);
        let distance = binary(rw, llvm::Mul::def(), tiles, self.eight);
        binary(rw, llvm::Add::def(), from, distance)
    }
}

/// Stores what a thread has of a product: of each tile two rows of two.
fn store_part(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    (part, count): (Value, usize),
    memory: Value,
    before: usize,
) {
    let held = Held::new(rw, before);
    for down in 0..2 {
        let row = held.tile(rw, held.row, down);
        for right in 0..(count / 4) as i64 {
            let column = held.tile(rw, held.column, right);
            let first = right.saturating_mul(4) + down * 2;
            store_pair(llvm, rw, &held, (part, first), memory, [row, column]);
        }
    }
}

/// Stores two registers next to each other.
fn store_pair(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    held: &Held,
    (part, first): (Value, i64),
    memory: Value,
    [row, column]: [Value; 2],
) {
    let row = as_index(rw, row);
    let left = as_index(rw, column);
    let right = binary(rw, llvm::Add::def(), column, held.one);
    let right = as_index(rw, right);
    let values = [first, first + 1].map(|at| llvm.extract_field(rw, part, &[at]));
    for (value, column) in values.into_iter().zip([left, right]) {
        let new = memref::Store::build(value, memory, &[row, column]);
        rw.insert(new.prop(memref::Store::NONTEMPORAL, Attribute::FALSE));
    }
}

fn as_index(rw: &mut ConversionRewriter<'_>, value: Value) -> Value {
    rw.insert1(arith::IndexCast::build(Type::INDEX, value))
}
