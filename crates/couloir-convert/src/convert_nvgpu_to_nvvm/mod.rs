//! `convert-nvgpu-to-nvvm`: ops on memrefs and vectors become those of `nvvm` on pointers and
//! registers.
//!
//! - `barriers`: barriers in shared memory;
//! - `copies`: copies between global and shared memory, by threads and in whole pieces of tensors;
//! - `registers`: vectors of which a warp's threads have their parts, as registers;
//! - `warps`: products of such;
//! - `groups`: products that a group of warps computes of what is in shared memory;
//! - `reciprocals`: reciprocals, element by element.

mod barriers;
mod copies;
mod groups;
mod reciprocals;
mod registers;
mod warps;

use couloir_dialects::nvgpu::types::{self, as_accumulator};
use couloir_dialects::{llvm, nvgpu};
use couloir_ir::body::Value;
use couloir_ir::build::Build;
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Context, OpDef, OpRef, Type};
use couloir_pass::PassDef;
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, Mode, NoMatch, Operands, OrNoMatch, PatternSet, TypeConversion,
    TypeConverter,
};

use crate::common;
use crate::gpu_common::{Spaces, add_spaces, unary};
use crate::llvm_common::{Llvm, LlvmOptions, LlvmPattern, add_patterns, llvm_target};
use crate::structured_types;

/// `convert-nvgpu-to-nvvm`
pub static PASS: PassDef = PassDef {
    name: "convert-nvgpu-to-nvvm",
    class: "ConvertNVGPUToNVVMPass",
    description: "Convert NVGPU dialect to NVVM dialect",
    anchor: None,
    options: &[],
    run: |cx| common::convert(cx, |_, op| conversion(op)),
    loads: &["arith", "llvm", "memref", "nvvm"],
    ..PassDef::EMPTY
};

const SPACES: Spaces = Spaces { global: 1, workgroup: 3, private: 0 };
/// What is made of one op is no more than so many ops, registers or numbers: types of any size can
/// be written.
const LIMIT: i64 = 1 << 20;

static PATTERNS: &[(&OpDef, LlvmPattern)] = &[
    (nvgpu::MBarrierCreate::def(), barriers::create),
    (nvgpu::MBarrierInit::def(), barriers::init),
    (nvgpu::MBarrierGet::def(), barriers::get),
    (nvgpu::MBarrierArrive::def(), barriers::arrive),
    (nvgpu::MBarrierArriveNoComplete::def(), barriers::arrive_only),
    (nvgpu::MBarrierArriveExpectTx::def(), barriers::arrive_expecting),
    (nvgpu::MBarrierTestWait::def(), barriers::test),
    (nvgpu::MBarrierTryWaitParity::def(), barriers::wait),
    (nvgpu::DeviceAsyncCopy::def(), copies::copy),
    (nvgpu::DeviceAsyncCreateGroup::def(), copies::group),
    (nvgpu::DeviceAsyncWait::def(), copies::wait),
    (nvgpu::TmaAsyncLoad::def(), copies::load_piece),
    (nvgpu::TmaAsyncStore::def(), copies::store_piece),
    (nvgpu::TmaCreateDescriptor::def(), copies::describe),
    (nvgpu::TmaPrefetch::def(), copies::prefetch),
    (nvgpu::TmaFence::def(), copies::fence),
    (nvgpu::LdMatrix::def(), warps::load),
    (nvgpu::MmaSync::def(), warps::product),
    (nvgpu::MmaSparseSync::def(), warps::sparse_product),
    (nvgpu::WarpgroupGenerateDescriptor::def(), groups::describe),
    (nvgpu::WarpgroupMma::def(), groups::product),
    (nvgpu::WarpgroupMmaStore::def(), groups::store),
    (nvgpu::WarpgroupMmaInitAccumulator::def(), groups::zeros),
    (nvgpu::Rcp::def(), reciprocals::lower),
];

/// The conversion of the pass. Upstream's does not ask the data layout how wide an index is.
fn conversion(op: OpRef<'_>) -> Conversion {
    let options = LlvmOptions { index_bitwidth: 64, ..LlvmOptions::default() };
    let llvm = Llvm::with_rules(op, options, &[|rules| add_spaces(rules, SPACES), add_rules]);
    let (mut patterns, mut target) = (PatternSet::new(), llvm_target());
    for dialect in ["arith", "memref", "nvvm"] {
        target.legal_dialect(dialect);
    }
    add_patterns(&mut patterns, &llvm, PATTERNS);
    structured_types::populate(&mut patterns, &mut target, &llvm.converter);
    Conversion::new(Mode::Partial, target, patterns)
}

/// Adds what the types of `nvgpu` become.
fn add_rules(converter: &mut TypeConverter) {
    converter.add(|converter, ctx, ty| {
        let is = |def| ty.params_of(ctx, def).is_some();
        let converted = match () {
            () if is(&types::TOKEN) => Some(Type::I32),
            () if is(&types::PHASE) || is(&types::MATRIX) => Some(Type::I64),
            () if is(&types::MAP) => Some(llvm::ptr(ctx)),
            () if is(&types::BARRIERS) => {
                barriers::memory(ctx, ty).and_then(|memory| converter.convert_one(ctx, memory))
            }
            () => match as_accumulator(ctx, ty) {
                Some(held) => accumulator(converter, ctx, held),
                None => return TypeConversion::Pass,
            },
        };
        converted.into()
    });
}

/// The rows of one product of a group of warps.
const ROWS: i64 = 64;

/// A struct for each product, of the registers in which a thread has its part.
fn accumulator(converter: &TypeConverter, ctx: &Context, held: &VectorType) -> Option<Type> {
    let element = converter.convert_one(ctx, held.element)?;
    let [rows, columns] = [0, 1].map(|at| held.shape.get(at).copied().unwrap_or(0));
    let each = if held.element.int_or_float_width(ctx) == Some(32) { 2 } else { 4 };
    let (products, registers) = (rows.saturating_add(ROWS - 1) / ROWS, columns / each);
    let size = |count: i64| usize::try_from(count).ok().filter(|_| count < LIMIT);
    let part = llvm::struct_literal(ctx, &vec![element; size(registers)?]);
    Some(llvm::struct_literal(ctx, &vec![part; size(products)?]))
}

/// The value of an operand group of one.
fn operand(op: OpRef<'_>, new: &Operands, group: usize) -> Result<Value, NoMatch> {
    new.one_in_group(op, group).or_no_match("no such operand")
}

/// An index as a number of 32 bits.
fn narrowed(rw: &mut ConversionRewriter<'_>, value: Value) -> Value {
    unary(rw, llvm::Trunc::def(), value, Type::I32)
}

/// `llvm.mlir.constant(value : i64) : i64`
fn constant_i64(rw: &mut ConversionRewriter<'_>, value: i64) -> Value {
    let new = llvm::constant_int(rw.context(), Type::I64, value);
    rw.insert1(new)
}

/// `llvm.mlir.constant(value : i32) : i64`; values wrap.
fn constant_as_i64(rw: &mut ConversionRewriter<'_>, value: i64) -> Value {
    let value = Attribute::i32(rw.context(), value as i32);
    rw.insert1(llvm::Constant::build(Type::I64, value))
}
