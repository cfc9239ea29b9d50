//! `amx`: tiles become `!llvm.x86_amx`, ops calls of the target's intrinsics.
//!
//! Sizes are told in rows and in bytes of a row, strides in bytes.

use std::sync::Arc;

use couloir_dialects::amx::{self, TileLoad, TileMulF, TileMulI, TileStore, TileZero};
use couloir_dialects::llvm;
use couloir_ir::build::Build;
use couloir_ir::op::OpDef;
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Attribute, Context, Op, Type, Value};
use couloir_rewrite::convert::{
    ConversionRewriter, ConversionTarget, Lowered, NoMatch, Operands, OrNoMatch, PatternSet,
    TypeConversion, TypeConverter, no_match,
};

use crate::llvm_common::address::Wrap;
use crate::llvm_common::attrs::carry;
use crate::llvm_common::descriptor::MemRefDescriptor;
use crate::llvm_common::{Llvm, LlvmPattern, add_patterns};

const PATTERNS: &[(fn() -> &'static OpDef, LlvmPattern)] = &[
    (TileLoad::def, load),
    (TileMulF::def, mulf),
    (TileMulI::def, muli),
    (TileStore::def, store),
    (TileZero::def, zero),
];

/// Adds the patterns.
pub(crate) fn populate(_: &Context, llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    let table = PATTERNS.iter().map(|&(def, pattern)| (def(), pattern)).collect::<Vec<_>>();
    add_patterns(patterns, llvm, &table);
}

/// Says that none of the ops may stay.
pub(crate) fn forbid(target: &mut ConversionTarget) {
    for (def, _) in PATTERNS {
        target.illegal_op(def());
    }
}

/// Adds what tiles become.
pub(crate) fn add_rules(converter: &mut TypeConverter) {
    converter.add(|_, ctx, ty| match amx::as_tile(ctx, ty) {
        Some(_) => TypeConversion::One(llvm::types::x86_amx(ctx)),
        None => TypeConversion::Pass,
    });
}

/// A number of 16 or 64 bits.
fn constant(rw: &mut ConversionRewriter<'_>, ty: Type, value: i64) -> Value {
    let value = Attribute::int(rw.context(), ty, value);
    rw.insert1(llvm::Constant::build(ty, value))
}

/// Rows of a tile, and bytes of a row.
fn sizes(rw: &mut ConversionRewriter<'_>, tile: Option<Type>) -> Result<[Value; 2], NoMatch> {
    let ctx = rw.context();
    let tile = tile.and_then(|ty| amx::as_tile(ctx, ty)).or_no_match("expected a tile")?;
    let [rows, columns] = tile.shape[..] else { return no_match("expected two sizes") };
    let columns = columns.saturating_mul(bytes(ctx, tile.element));
    Ok([constant(rw, Type::I16, rows), constant(rw, Type::I16, columns)])
}

fn bytes(ctx: &Context, element: Type) -> i64 {
    i64::from(element.int_or_float_width(ctx).unwrap_or(0) / 8)
}

/// Replaces an op by the call of an intrinsic, with all that is said of the op.
fn call(rw: &mut ConversionRewriter<'_>, op: Op, name: &str, args: &[Value]) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let result = view.result_type(0).map(|_| llvm::types::x86_amx(ctx));
    let kept = view.attrs().filter(|(name, _)| ctx.str(*name) != "operandSegmentSizes");
    let kept = Attribute::dictionary(ctx, kept.collect());
    let name = Attribute::string(ctx, name);
    let new = llvm::CallIntrinsic::build(ctx, result, args, &[], name);
    rw.replace_with(op, carry(ctx, new, kept))
}

fn zero(_: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let tile = rw.view(op).result_type(0);
    let sizes = sizes(rw, tile)?;
    call(rw, op, "llvm.x86.tilezero.internal", &sizes)
}

/// The address of the first element, and the bytes from row to row: as given, else those of the
/// last but one dimension.
fn place(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    stride: usize,
) -> Result<[Value; 2], NoMatch> {
    let (ctx, view) = (rw.context(), rw.view(op));
    let memref = view.operand_type(0).and_then(|ty| ty.as_memref(ctx));
    let memref = memref.or_no_match("expected a memref")?;
    let (indices, stride) = (view.operand_group(1), view.operand_group(stride).next());
    let base = new.one(0).or_no_match("expected one descriptor")?;
    let address = llvm.element_ptr(rw, memref, base, new.range(indices), Wrap::Unknown)?;
    let stride = match stride {
        Some(at) => Stride::Given(new.one(at).or_no_match("expected one stride")?),
        None => Stride::of(ctx, memref)?,
    };
    Ok([address, stride.in_bytes(llvm, rw, memref, base)])
}

/// Elements from row to row.
enum Stride {
    Given(Value),
    Static(i64),
    /// That of this dimension, in the descriptor.
    Dynamic(usize),
}

impl Stride {
    fn of(ctx: &Context, memref: &MemRefType) -> Result<Self, NoMatch> {
        let (strides, _) = memref.strides_and_offset(ctx).or_no_match("not strided")?;
        let dim = strides.len().checked_sub(2).or_no_match("expected two dimensions")?;
        Ok(match strides.get(dim) {
            Some(&stride) if stride != DYNAMIC => Stride::Static(stride),
            _ => Stride::Dynamic(dim),
        })
    }

    fn in_bytes(
        self,
        llvm: &Llvm,
        rw: &mut ConversionRewriter<'_>,
        memref: &MemRefType,
        base: Value,
    ) -> Value {
        let scale = bytes(rw.context(), memref.element);
        let stride = match self {
            Stride::Static(stride) => return constant(rw, Type::I64, stride.saturating_mul(scale)),
            Stride::Given(stride) => stride,
            Stride::Dynamic(dim) => MemRefDescriptor::new(llvm, base).stride(rw, dim),
        };
        let scale = constant(rw, Type::I64, scale);
        llvm.mul(rw, scale, stride)
    }
}

fn load(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let tile = rw.view(op).result_type(0);
    let [rows, columns] = sizes(rw, tile)?;
    let [address, stride] = place(llvm, op, new, rw, 2)?;
    call(rw, op, "llvm.x86.tileloadd64.internal", &[rows, columns, address, stride])
}

fn store(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    let at = view.operand_group(2).start;
    let tile = view.operand_type(at);
    let [rows, columns] = sizes(rw, tile)?;
    let [address, stride] = place(llvm, op, new, rw, 3)?;
    let tile = new.one(at).or_no_match("expected one tile")?;
    call(rw, op, "llvm.x86.tilestored64.internal", &[rows, columns, address, stride, tile])
}

/// The product of the first two operands, added to the third.
fn multiply(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>, name: &str) -> Lowered {
    let (lhs, rhs) = (rw.view(op).operand_type(0), rw.view(op).operand_type(1));
    let [rows, depth] = sizes(rw, lhs)?;
    let [_, columns] = sizes(rw, rhs)?;
    let [lhs, rhs, sum] = *new.all() else { return no_match("expected three tiles") };
    call(rw, op, name, &[rows, columns, depth, sum, lhs, rhs])
}

fn muli(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    let unsigned = |slot| view.prop(slot).is_some();
    let name = match (unsigned(TileMulI::IS_ZEXT_LHS), unsigned(TileMulI::IS_ZEXT_RHS)) {
        (false, false) => "llvm.x86.tdpbssd.internal",
        (false, true) => "llvm.x86.tdpbsud.internal",
        (true, false) => "llvm.x86.tdpbusd.internal",
        (true, true) => "llvm.x86.tdpbuud.internal",
    };
    multiply(op, new, rw, name)
}

fn mulf(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let lhs = rw.view(op).operand_type(0).and_then(|ty| amx::as_tile(ctx, ty));
    let name = match lhs.or_no_match("expected a tile")?.element {
        Type::BF16 => "llvm.x86.tdpbf16ps.internal",
        _ => "llvm.x86.tdpfp16ps.internal",
    };
    multiply(op, new, rw, name)
}
