//! Products that a warp computes, and the matrices for them from shared memory.

use couloir_dialects::llvm::InlineAsm;
use couloir_dialects::llvm::attrs::no_tail_call;
use couloir_dialects::nvgpu::{LdMatrix, MmaSparseSync, MmaSync};
use couloir_dialects::nvvm;
use couloir_dialects::nvvm::attrs::{
    LD_ST_MATRIX_ELT_TYPE, LD_ST_MATRIX_SHAPE, MMA_INT_OVERFLOW, MMA_LAYOUT, MMA_TYPE, SHAPE,
};
use couloir_ir::attr::Param;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::view::Report;
use couloir_ir::{Attribute, Context, OpRef, Type};
use couloir_ods::enums;
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};

use super::{operand, registers};
use crate::llvm_common::Llvm;
use crate::llvm_common::address::Wrap;

/// By rows, or by columns.
fn layout(ctx: &Context, by_columns: bool) -> Attribute {
    enums::get(ctx, &MMA_LAYOUT, u64::from(by_columns))
}

/// The rows and columns of the smallest matrix.
const TILE: i64 = 8;

pub(super) fn load(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let result = view.result_type(0).and_then(|ty| llvm.convert(ctx, ty));
    let result = result.or_no_match("unconvertible type")?;
    let (rows, row) = registers::rows(ctx, result).or_no_match("not rows")?;
    let memref = view.operand_type(0).and_then(|ty| ty.as_memref(ctx)).or_no_match("no memref")?;
    let matrix = operand(view, new, LdMatrix::SRC_MEMREF)?;
    let count = view.prop(LdMatrix::NUM_TILES).or_no_match("no number of tiles")?;
    let transposes = view.prop(LdMatrix::TRANSPOSE) == Some(Attribute::TRUE);
    let indices = new.in_group(view, LdMatrix::INDICES);
    let address = llvm.element_ptr(rw, memref, matrix, indices, Wrap::Unknown)?;
    let many = count.as_i64(ctx).is_some_and(|count| count > 1);
    let loaded = match many {
        true => {
            let count = usize::try_from(rows).unwrap_or(0);
            couloir_dialects::llvm::struct_literal(ctx, &vec![Type::I32; count])
        }
        false => Type::I32,
    };
    let shape = Attribute::dialect(ctx, &LD_ST_MATRIX_SHAPE, vec![Param::Int(TILE); 2]);
    let halves = enums::get(ctx, &LD_ST_MATRIX_ELT_TYPE, 0);
    let order = layout(ctx, transposes);
    let loaded = rw.insert1(nvvm::Ldmatrix::build(loaded, address, count, order, shape, halves));
    let mut whole = llvm.poison(rw, result);
    for at in 0..if many { rows } else { 1 } {
        let word = if many { llvm.extract(rw, Type::I32, loaded, &[at]) } else { loaded };
        let own = registers::cast(rw, word, row);
        whole = llvm.insert(rw, whole, own, &[at]);
    }
    rw.replace(op, whole)
}

/// What PTX calls the numbers of the factors of a product.
fn factor(op: OpRef<'_>, ty: Type) -> Option<&'static str> {
    match ty {
        Type::F16 => Some("f16"),
        Type::F64 => Some("f64"),
        Type::F32 => Some("tf32"),
        _ => match ty.int_width(op.ctx()) {
            Some(8) => Some("s8"),
            Some(4) => Some("s4"),
            _ => None,
        },
    }
}

/// The elements of an operand.
fn element(op: OpRef<'_>, at: usize) -> Result<Type, NoMatch> {
    op.operand_type(at).and_then(|ty| ty.shaped_element(op.ctx())).or_no_match("no elements")
}

/// Says why there is no product.
fn refuse<T>(report: Report<'_>) -> Result<T, NoMatch> {
    report.emit();
    no_match("there is no such product")
}

/// What PTX calls the numbers of a sum.
fn sum(op: OpRef<'_>) -> Result<&'static str, NoMatch> {
    match element(op, 2)? {
        Type::F16 => Ok("f16"),
        Type::F32 => Ok("f32"),
        Type::F64 => Ok("f64"),
        ty if ty.int_width(op.ctx()).is_some() => Ok("s32"),
        _ => refuse(op.error("could not infer the PTX type for the accumulator/result")),
    }
}

/// What a product is of.
struct Product {
    shape: [i64; 3],
    /// What PTX calls the numbers of the factors.
    factors: [&'static str; 2],
    is_tf32: bool,
    /// What the result is converted to.
    result: Type,
}

impl Product {
    fn of(
        llvm: &Llvm,
        op: OpRef<'_>,
        shape: Option<Attribute>,
        is_tf32: bool,
    ) -> Result<Self, NoMatch> {
        let ctx = op.ctx();
        let shape = shape.and_then(|shape| shape.as_array(ctx)).unwrap_or_default();
        let sizes = shape.iter().filter_map(|size| size.as_i64(ctx)).collect::<Vec<_>>();
        let shape = *sizes.first_chunk().or_no_match("no shape")?;
        let result = op.result_type(0).and_then(|ty| llvm.convert(ctx, ty));
        let result = result.or_no_match("unconvertible type")?;
        let (a, b) = (element(op, 0)?, element(op, 1)?);
        if a == Type::F32 && !is_tf32 {
            return no_match("no product of such numbers");
        }
        let [a, b] = [a, b].map(|ty| factor(op, ty));
        let (Some(a), Some(b)) = (a, b) else {
            return refuse(op.op_error("failed to deduce operand PTX types"));
        };
        Ok(Self { shape, factors: [a, b], is_tf32, result })
    }

    /// Whether sums of integers stop at the largest and the smallest.
    fn saturates(&self) -> bool {
        self.factors.iter().all(|factor| matches!(*factor, "s8" | "s4"))
    }

    /// The registers of the factors and the sum.
    fn registers(
        &self,
        llvm: &Llvm,
        new: &Operands,
        rw: &mut ConversionRewriter<'_>,
    ) -> Result<[Vec<Value>; 3], NoMatch> {
        let [Some(a), Some(b), Some(c)] = [0, 1, 2].map(|at| new.one(at)) else {
            return no_match("not three matrices");
        };
        let a = registers::unpack(llvm, rw, a, self.is_tf32);
        let b = registers::unpack(llvm, rw, b, self.is_tf32);
        Ok([a, b, registers::unpack(llvm, rw, c, false)])
    }
}

fn type_attr(ctx: &Context, name: &str) -> Option<Attribute> {
    let case = MMA_TYPE.cases?.value_of(name)?;
    Some(enums::get(ctx, &MMA_TYPE, case))
}

/// Sums of integers stop at the largest and the smallest.
const SATURATES: u64 = 1;

pub(super) fn product(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let is_tf32 = view.prop(MmaSync::TF32_ENABLED).is_some();
    let product = Product::of(llvm, view, view.prop(MmaSync::MMA_SHAPE), is_tf32)?;
    sum(view)?;
    let [a, b, c] = product.registers(llvm, new, rw)?;
    let ty = registers::result(ctx, product.result);
    let shape = Attribute::dialect(ctx, &SHAPE, product.shape.map(Param::Int).to_vec());
    let [by_rows, by_columns] = [false, true].map(|by_columns| layout(ctx, by_columns));
    let overflow = product.saturates().then(|| enums::get(ctx, &MMA_INT_OVERFLOW, SATURATES));
    let [first, second] = product.factors.map(|name| type_attr(ctx, name));
    let new = nvvm::MmaSync::build(ctx, ty, &a, &b, &c, shape, by_rows, by_columns)
        .prop(nvvm::MmaSync::INT_OVERFLOW_BEHAVIOR, overflow)
        .prop(nvvm::MmaSync::MULTIPLICAND_APTX_TYPE, first)
        .prop(nvvm::MmaSync::MULTIPLICAND_BPTX_TYPE, second);
    let made = rw.insert1(new);
    let made = registers::pack(llvm, rw, made, product.result);
    rw.replace(op, made)
}

pub(super) fn sparse_product(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let is_tf32 = view.prop(MmaSparseSync::TF32_ENABLED).is_some();
    let product = Product::of(llvm, view, view.prop(MmaSparseSync::MMA_SHAPE), is_tf32)?;
    let sum = sum(view)?;
    let selector = view.prop(MmaSparseSync::SPARSITY_SELECTOR).and_then(|at| at.as_i64(ctx));
    let metadata = operand(view, new, MmaSparseSync::SPARSE_METADATA)?;
    let [a, b, c] = product.registers(llvm, new, rw)?;
    let metadata = registers::cast(rw, metadata, Type::I32);
    let text = assembly(&product, sum, [&a, &b, &c].map(Vec::len), selector.unwrap_or(0));
    let constraints = constraints(c.len(), a.len() + b.len() + c.len() + 1);
    let read = a.into_iter().chain(b).chain(c).chain([metadata]);
    let made = NewOp::new(InlineAsm::def())
        .operands(read)
        .prop(InlineAsm::ASM_STRING, Attribute::string(ctx, &text))
        .prop(InlineAsm::CONSTRAINTS, Attribute::string(ctx, &constraints))
        .prop(InlineAsm::HAS_SIDE_EFFECTS, Attribute::UNIT)
        .prop(InlineAsm::TAIL_CALL_KIND, no_tail_call(ctx))
        .prop(InlineAsm::ASM_DIALECT, Attribute::int(ctx, Type::I64, 0))
        .result(registers::result(ctx, product.result));
    let made = rw.insert1(made);
    let made = registers::pack(llvm, rw, made, product.result);
    rw.replace(op, made)
}

/// All is in registers.
fn constraints(written: usize, read: usize) -> String {
    let written = std::iter::repeat_n("=r", written);
    written.chain(std::iter::repeat_n("r", read)).collect::<Vec<_>>().join(",")
}

/// The assembly of a sparse product: what is written, the factors, the sum so far, the metadata and
/// which threads hold it.
fn assembly(product: &Product, sum: &str, counts: [usize; 3], selector: i64) -> String {
    let ([m, n, k], [first, second]) = (product.shape, product.factors);
    let saturating = if product.saturates() { "satfinite." } else { "" };
    let mut text = format!(
        "mma.sp.sync.aligned.m{m}n{n}k{k}.row.col.{saturating}{sum}.{first}.{second}.{sum} "
    );
    let [.., sums] = counts;
    let mut next = 0_usize;
    for count in [sums].into_iter().chain(counts) {
        let end = next.saturating_add(count);
        let numbers = (next..end).map(|at| format!("${at}")).collect::<Vec<_>>().join(",");
        text.push_str(&format!("{{{numbers}}},"));
        next = end;
    }
    text.push_str(&format!("${next},0x{selector:x};"));
    text
}
