//! `convert-amdgpu-to-rocdl`: what AMD's GPUs do, on memrefs and vectors, becomes ops of `rocdl` on
//! pointers and registers, by the chipset.
//!
//! - `buffers`: buffers with bounds;
//! - `lanes`: what lanes of a wavefront take from each other;
//! - `waits`: barriers and counters of accesses;
//! - `copies`: loads past registers, and transposed ones;
//! - `packed`: small numbers, several in a register;
//! - `products`, `wmma`: products of matrices that a wavefront holds;
//! - `tiles`: tiles that are moved between global memory and that of groups.

mod buffers;
mod copies;
mod lanes;
mod packed;
mod products;
mod tiles;
mod waits;
mod wmma;

use std::sync::Arc;

use couloir_dialects::amdgpu::{self, ADDRESS_SPACE};
use couloir_dialects::llvm::{self, case_of};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::num::FloatKind;
use couloir_ir::{Attribute, Context, Failure, OpDef, OpRef, Type};
use couloir_ods::enums;
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, Lowered, Mode, NoMatch, Operands, OrNoMatch, PatternSet,
    TypeConversion, TypeConverter, no_match,
};

use crate::common::try_convert;
use crate::gpu_common::chipset::{CHIPSET, Chipset};
use crate::gpu_common::pieces::cast;
use crate::gpu_common::{Spaces, add_spaces};
use crate::llvm_common::emit::with;
use crate::llvm_common::{Llvm, LlvmOptions, llvm_target};

/// `convert-amdgpu-to-rocdl`
pub static PASS: PassDef = PassDef {
    name: "convert-amdgpu-to-rocdl",
    class: "ConvertAMDGPUToROCDLPass",
    description: "Convert AMDGPU dialect to ROCDL dialect",
    anchor: None,
    options: &[CHIPSET],
    run: |cx| try_convert(cx, conversion),
    loads: &["llvm", "rocdl"],
    ..PassDef::EMPTY
};

const SPACES: Spaces = Spaces { global: 1, workgroup: 3, private: 5 };

const GFX908: Chipset = Chipset::new(9, 0, 8);
const GFX90A: Chipset = Chipset::new(9, 0, 0xa);
const GFX942: Chipset = Chipset::new(9, 4, 2);
const GFX950: Chipset = Chipset::new(9, 5, 0);
const GFX1250: Chipset = Chipset::new(12, 5, 0);

static PATTERNS: &[(&OpDef, AmdPattern)] = &[
    (amdgpu::FatRawBufferCast::def(), buffers::fat_cast),
    (amdgpu::RawBufferLoad::def(), buffers::load),
    (amdgpu::RawBufferStore::def(), buffers::store),
    (amdgpu::RawBufferAtomicFadd::def(), buffers::add),
    (amdgpu::RawBufferAtomicFmax::def(), buffers::largest),
    (amdgpu::RawBufferAtomicSmax::def(), buffers::largest_signed),
    (amdgpu::RawBufferAtomicUmin::def(), buffers::least_unsigned),
    (amdgpu::RawBufferAtomicCmpswap::def(), buffers::compare_and_swap),
    (amdgpu::Dpp::def(), lanes::permute),
    (amdgpu::SwizzleBitmode::def(), lanes::swizzle),
    (amdgpu::PermlaneSwap::def(), lanes::swap),
    (amdgpu::LdsBarrier::def(), waits::barrier),
    (amdgpu::SchedBarrier::def(), waits::scheduler),
    (amdgpu::MemoryCounterWait::def(), waits::counters),
    (amdgpu::GatherToLds::def(), copies::gather),
    (amdgpu::TransposeLoad::def(), copies::transposed),
    (amdgpu::ExtPackedFp8::def(), packed::widen),
    (amdgpu::PackedTrunc2xfp8::def(), packed::narrow),
    (amdgpu::PackedStochRoundFp8::def(), packed::round),
    (amdgpu::ScaledExtPacked::def(), packed::widen_scaled),
    (amdgpu::PackedScaledTrunc::def(), packed::narrow_scaled),
    (amdgpu::ScaledExtPackedMatrix::def(), packed::widen_matrix),
    (amdgpu::Mfma::def(), products::product),
    (amdgpu::ScaledMfma::def(), products::scaled),
    (amdgpu::SparseMfma::def(), products::sparse),
    (amdgpu::Wmma::def(), wmma::product),
    (amdgpu::ScaledWmma::def(), wmma::scaled),
    (amdgpu::MakeDmaBase::def(), tiles::base),
    (amdgpu::MakeGatherDmaBase::def(), tiles::base),
    (amdgpu::MakeDmaDescriptor::def(), tiles::descriptor),
    (amdgpu::MakeGatherDmaDescriptor::def(), tiles::descriptor),
    (amdgpu::TensorLoadToLds::def(), tiles::load),
    (amdgpu::TensorStoreFromLds::def(), tiles::store),
];

/// What patterns lower to.
struct Target {
    llvm: Arc<Llvm>,
    chipset: Chipset,
}

/// The code of a pattern for a chipset.
type AmdPattern = fn(&Target, Op, &Operands, &mut ConversionRewriter<'_>) -> Lowered;

/// The conversion of the pass.
fn conversion(options: &Options, op: OpRef<'_>) -> Result<Conversion, Failure> {
    let chipset = Chipset::named(op.ctx(), options.text("chipset"))?;
    let options =
        LlvmOptions { typed_pointers: options.typed_pointers(), ..LlvmOptions::default() };
    let llvm = Llvm::with_rules(op, options, &[|rules| add_spaces(rules, SPACES), add_rules]);
    let (mut patterns, mut target) = (PatternSet::new(), llvm_target());
    populate(&mut patterns, &llvm, chipset);
    target.legal_dialect("rocdl").illegal_dialect("amdgpu");
    Ok(Conversion::new(Mode::Partial, target, patterns))
}

/// Adds the patterns of the pass.
pub(crate) fn populate(patterns: &mut PatternSet, llvm: &Arc<Llvm>, chipset: Chipset) {
    for &(def, pattern) in PATTERNS {
        let target = Target { llvm: Arc::clone(llvm), chipset };
        patterns.add(def, &llvm.converter, move |op, new, rw| pattern(&target, op, new, rw));
    }
}

/// Adds what the types and address spaces of `amdgpu` become.
pub(crate) fn add_rules(converter: &mut TypeConverter) {
    converter.add_attr(|_, ctx, _, attr| {
        /// The number of the first of these address spaces.
        const FIRST: u64 = 7;
        let case = enums::is(ctx, attr, &ADDRESS_SPACE).then(|| case_of(ctx, attr))??;
        Some(Some(Attribute::i64(ctx, FIRST.wrapping_add(case) as i64)))
    });
    converter.add(|_, ctx, ty| {
        let words = |count| Type::vector(ctx, &[count], Type::I32);
        if amdgpu::types::as_base(ctx, ty).is_some() {
            return TypeConversion::One(words(4));
        }
        if ty.params_of(ctx, &amdgpu::types::DESCRIPTOR).is_some() {
            return TypeConversion::Many([4, 8, 4, 4].map(words).into_iter().collect());
        }
        TypeConversion::Pass
    });
}

/// Says why an op cannot be lowered.
fn refuse<T>(rw: &ConversionRewriter<'_>, op: Op, message: &str) -> Result<T, NoMatch> {
    rw.view(op).op_error(message).emit();
    no_match("what the op asks for is not there")
}

/// Says so unless the chipset has what the op needs.
fn needs(has: bool, rw: &ConversionRewriter<'_>, op: Op, message: &str) -> Result<(), NoMatch> {
    if has { Ok(()) } else { refuse(rw, op, message) }
}

/// An inherent attribute as a number; 0 where it is not there.
fn number(rw: &ConversionRewriter<'_>, op: Op, slot: usize) -> i64 {
    let view = rw.view(op);
    view.prop(slot).and_then(|attr| attr.as_i64(view.ctx())).unwrap_or_default()
}

/// Whether an inherent attribute is there and is not `false`.
fn flag(rw: &ConversionRewriter<'_>, op: Op, slot: usize) -> bool {
    rw.view(op).prop(slot).is_some_and(|attr| attr != Attribute::FALSE)
}

/// The value of an operand group of one.
fn operand(
    rw: &ConversionRewriter<'_>,
    op: Op,
    new: &Operands,
    group: usize,
) -> Result<Value, NoMatch> {
    new.one_in_group(rw.view(op), group).or_no_match("no such operand")
}

/// The element of what an operand was before it was converted.
fn element(rw: &ConversionRewriter<'_>, op: Op, at: usize) -> Result<Type, NoMatch> {
    let ty = rw.view(op).operand_type(at).or_no_match("no such operand")?;
    Ok(ty.element_or_self(rw.context()))
}

/// What the one result becomes.
fn result(rw: &ConversionRewriter<'_>, op: Op) -> Result<Type, NoMatch> {
    let types = rw.convert_results(op)?;
    types.first().copied().or_no_match("no result")
}

/// The op of `rocdl` of a name.
fn rocdl(ctx: &Context, name: &str) -> Result<&'static OpDef, NoMatch> {
    let name = ctx.find_op_name(&format!("rocdl.{name}"));
    name.and_then(couloir_ir::OpName::def).or_no_match("there is no such op")
}

/// An op of `rocdl` with attributes by name: those that it does not define are discardable.
fn intrinsic(
    ctx: &Context,
    name: &str,
    operands: &[Value],
    attrs: &[(&str, Attribute)],
) -> Result<NewOp, NoMatch> {
    let def = rocdl(ctx, name)?;
    let mut new = NewOp::new(def).operands(operands.iter().copied());
    new.props = with(ctx, def, []).into_iter().collect();
    let mut others = Vec::new();
    for &(name, attr) in attrs {
        match def.attrs.iter().position(|slot| slot.name == name) {
            Some(slot) => new = new.prop(slot, attr),
            None => others.push((ctx.intern(name), attr)),
        }
    }
    Ok(new.attrs(Attribute::dictionary(ctx, others)))
}

/// `llvm.mlir.constant`
fn constant(rw: &mut ConversionRewriter<'_>, ty: Type, value: i64) -> Value {
    let new = llvm::constant_int(rw.context(), ty, value);
    rw.insert1(new)
}

/// `llvm.or disjoint`
fn combine(rw: &mut ConversionRewriter<'_>, lhs: Value, rhs: Value) -> Value {
    let (def, ty) = (llvm::Or::def(), rw.ty(lhs));
    let props = with(rw.context(), def, [(llvm::Or::IS_DISJOINT, Some(Attribute::UNIT))]);
    rw.emit1(def, &[lhs, rhs], ty, &props)
}

/// `llvm.extractelement`
fn extract(rw: &mut ConversionRewriter<'_>, vector: Value, at: Value) -> Value {
    let ty = rw.ty(vector).element_or_self(rw.context());
    rw.emit1(llvm::ExtractElement::def(), &[vector, at], ty, &[])
}

/// `llvm.insertelement`
fn insert(rw: &mut ConversionRewriter<'_>, element: Value, vector: Value, at: Value) -> Value {
    let ty = rw.ty(vector);
    rw.emit1(llvm::InsertElement::def(), &[vector, element, at], ty, &[])
}

/// A vector of words.
fn words(ctx: &Context, count: u64) -> Type {
    Type::vector(ctx, &[i64::try_from(count).unwrap_or(0)], Type::I32)
}

/// How many bits a type has in all.
fn bits(ctx: &Context, ty: Type) -> Option<u64> {
    let width = u64::from(ty.element_or_self(ctx).int_or_float_width(ctx)?);
    width.checked_mul(ty.num_elements(ctx).unwrap_or(1))
}

/// A vector of whole words as such.
fn as_words(rw: &mut ConversionRewriter<'_>, value: Value) -> Result<Value, NoMatch> {
    let bits = bits(rw.context(), rw.ty(value)).filter(|bits| bits % 32 == 0);
    let ty = words(rw.context(), bits.or_no_match("no whole words")? / 32);
    Ok(cast(rw, value, ty))
}

/// What instructions call numbers of less than 16 bits, and the number they have for it.
fn small_format(ctx: &Context, ty: Type) -> Option<(&'static str, i64)> {
    match ty.float_kind(ctx)? {
        FloatKind::F8E4M3FN | FloatKind::F8E4M3FNUZ => Some(("fp8", 0)),
        FloatKind::F8E5M2 | FloatKind::F8E5M2FNUZ => Some(("bf8", 1)),
        FloatKind::F6E2M3FN => Some(("fp6", 2)),
        FloatKind::F6E3M2FN => Some(("bf6", 3)),
        FloatKind::F4E2M1FN => Some(("fp4", 4)),
        _ => None,
    }
}

/// What instructions call wide numbers.
fn wide_format(ctx: &Context, ty: Type) -> Option<&'static str> {
    match ty.float_kind(ctx)? {
        FloatKind::F32 => Some("f32"),
        FloatKind::F16 => Some("f16"),
        FloatKind::BF16 => Some("bf16"),
        _ => None,
    }
}

/// Whether a chipset's numbers of 8 bits are of a type.
pub(crate) fn has_bytes(chipset: Chipset, ctx: &Context, ty: Type) -> bool {
    match ty.float_kind(ctx) {
        Some(FloatKind::F8E4M3FNUZ | FloatKind::F8E5M2FNUZ) => chipset == GFX942,
        Some(FloatKind::F8E4M3FN | FloatKind::F8E5M2) => {
            (chipset.major == 9 && chipset >= GFX950) || chipset.major >= 12
        }
        _ => false,
    }
}
