//! Ops of targets' dialects, where an option lets these be lowered too.

use std::sync::Arc;

use couloir_dialects::arith;
use couloir_dialects::arm_sve::{self as sve};
use couloir_dialects::llvm::{self, CallIntrinsic};
use couloir_dialects::vector::CreateMask;
use couloir_dialects::x86vector as x86;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::op::OpDef;
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Context, Op, Type, Value};
use couloir_rewrite::convert::{
    ConversionRewriter, ConversionTarget, Lowered, NoMatch, Operands, OrNoMatch, Pattern,
    PatternSet, no_match,
};

use crate::llvm_common::attrs::carry;
use crate::llvm_common::{Llvm, LlvmPattern, add_patterns};
use crate::vector_common::build::{BuildVector, zero_attr};
use crate::vector_common::positions;

/// Adds the patterns for `x86vector`.
pub(super) fn populate_x86(llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    let all: [(&'static OpDef, LlvmPattern); 12] = [
        (x86::MaskCompress::def(), compress),
        (x86::MaskRndScale::def(), by_element),
        (x86::MaskScaleF::def(), by_element),
        (x86::Vp2Intersect::def(), by_element),
        (x86::DotBF16::def(), by_length),
        (x86::CvtPackedF32ToBF16::def(), by_length),
        (x86::CvtPackedEvenIndexedToF32::def(), packed),
        (x86::CvtPackedOddIndexedToF32::def(), packed),
        (x86::BcstToF32Packed::def(), packed),
        (x86::Rsqrt::def(), rsqrt),
        (x86::Dot::def(), dot),
        (x86::DotInt8::def(), by_length),
    ];
    add_patterns(patterns, llvm, &all);
}

/// The first result's vector type.
fn result<'c>(rw: &ConversionRewriter<'c>, op: Op) -> Result<&'c VectorType, NoMatch> {
    let ty = rw.view(op).result_type(0);
    ty.and_then(|ty| ty.as_vector(rw.context())).or_no_match("not a vector")
}

/// How many bits a vector has.
fn bits(ctx: &Context, vector: &VectorType) -> u64 {
    let width = vector.element.int_or_float_width(ctx).unwrap_or(0);
    u64::try_from(vector.shape.iter().product::<i64>()).unwrap_or(0) * u64::from(width)
}

/// Replaces an op by the call of an intrinsic, with all that is said of the op. Several results
/// are parts of one.
fn call(
    llvm: &Llvm,
    op: Op,
    rw: &mut ConversionRewriter<'_>,
    name: &str,
    args: &[Value],
) -> Lowered {
    let ctx = rw.context();
    let types = rw.convert_results(op)?;
    let result = match types[..] {
        [only] => only,
        _ => llvm::struct_literal(ctx, &types),
    };
    let kept = rw.view(op).attrs().filter(|(name, _)| ctx.str(*name) != "operandSegmentSizes");
    let kept = Attribute::dictionary(ctx, kept.collect());
    let name = Attribute::string(ctx, name);
    let new = carry(ctx, CallIntrinsic::build(ctx, Some(result), args, &[], name), kept);
    finish(llvm, op, rw, new, &types)
}

/// Replaces an op by one that has all its results in one.
fn finish(
    llvm: &Llvm,
    op: Op,
    rw: &mut ConversionRewriter<'_>,
    new: NewOp,
    types: &[Type],
) -> Lowered {
    if types.len() == 1 {
        return rw.replace_with(op, new);
    }
    let whole = rw.insert1(new);
    let parts: Vec<Value> =
        types.iter().zip(0..).map(|(&ty, at)| llvm.extract(rw, ty, whole, &[at])).collect();
    rw.replace_all(op, &parts)
}

fn compress(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (mask, value) = new.one(0).zip(new.one(1)).or_no_match("expected two values")?;
    let ty = rw.ty(value);
    let other = match new.one(2) {
        Some(other) => other,
        None => {
            let given = rw.view(op).prop(x86::MaskCompress::CONSTANT_SRC);
            let other = given.unwrap_or_else(|| zero_attr(rw.context(), ty));
            rw.insert1(llvm::Constant::build(ty, other))
        }
    };
    call(llvm, op, rw, "llvm.x86.avx512.mask.compress", &[value, other, mask])
}

/// Intrinsics named after the width of elements.
fn by_element(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (ctx, view) = (rw.context(), rw.view(op));
    let ty = view.operand_type(0).map(|ty| ty.element_or_self(ctx));
    let wide = ty.and_then(|ty| ty.int_or_float_width(ctx)) == Some(64);
    let (stem, ends) = if view.is(x86::MaskRndScale::def()) {
        ("mask.rndscale", ["ps", "pd"])
    } else if view.is(x86::MaskScaleF::def()) {
        ("mask.scalef", ["ps", "pd"])
    } else {
        ("vp2intersect", ["d", "q"])
    };
    let name = format!("llvm.x86.avx512.{stem}.{}.512", ends[usize::from(wide)]);
    call(llvm, op, rw, &name, new.all())
}

/// Intrinsics named after the length of vectors.
fn by_length(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    let stem = if view.is(x86::DotBF16::def()) {
        "avx512bf16.dpbf16ps"
    } else if view.is(x86::DotInt8::def()) {
        "avx2.vpdpbssd"
    } else {
        "avx512bf16.cvtneps2bf16"
    };
    let vector = view.operand_type(0).and_then(|ty| ty.as_vector(rw.context()));
    let length = bits(rw.context(), vector.or_no_match("not a vector")?);
    let name = format!("llvm.x86.{stem}.{length}");
    call(llvm, op, rw, &name, new.all())
}

/// Reads of packed elements, from the first element's address on.
fn packed(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (ctx, view) = (rw.context(), rw.view(op));
    let memref = view.operand_type(0).and_then(|ty| ty.as_memref(ctx)).or_no_match("no memref")?;
    let half = memref.element == Type::F16;
    let stem = if view.is(x86::CvtPackedEvenIndexedToF32::def()) {
        ["vcvtneebf162ps", "vcvtneeph2ps"]
    } else if view.is(x86::CvtPackedOddIndexedToF32::def()) {
        ["vcvtneobf162ps", "vcvtneoph2ps"]
    } else {
        ["vbcstnebf162ps", "vbcstnesh2ps"]
    };
    let name = format!("llvm.x86.{}{}", stem[usize::from(half)], bits(ctx, result(rw, op)?));
    let descriptor = new.one(0).or_no_match("expected one descriptor")?;
    let address = llvm.buffer_ptr(rw, memref, descriptor)?;
    call(llvm, op, rw, &name, &[address])
}

fn rsqrt(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    call(llvm, op, rw, "llvm.x86.avx.rsqrt.ps.256", new.all())
}

fn dot(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let all = Attribute::int(rw.context(), Type::I8, -1);
    let all = rw.insert1(llvm::Constant::build(Type::I8, all));
    let mut args = new.all().to_vec();
    args.push(all);
    call(llvm, op, rw, "llvm.x86.avx.dp.ps.256", &args)
}

/// An op of `arm_sve` and the intrinsic that it is.
type SveRow = (fn() -> &'static OpDef, fn() -> &'static OpDef);

const SVE: [SveRow; 17] = [
    (sve::SDot::def, sve::IntrSdot::def),
    (sve::UDot::def, sve::IntrUdot::def),
    (sve::SMMla::def, sve::IntrSmmla::def),
    (sve::UMMla::def, sve::IntrUmmla::def),
    (sve::USMMla::def, sve::IntrUsmmla::def),
    (sve::DupqLane::def, sve::IntrDupqLane::def),
    (sve::MaskedAddi::def, sve::IntrAdd::def),
    (sve::MaskedAddf::def, sve::IntrFadd::def),
    (sve::MaskedSubi::def, sve::IntrSub::def),
    (sve::MaskedSubf::def, sve::IntrFsub::def),
    (sve::MaskedMuli::def, sve::IntrMul::def),
    (sve::MaskedMulf::def, sve::IntrFmul::def),
    (sve::MaskedDiviSigned::def, sve::IntrSdiv::def),
    (sve::MaskedDiviUnsigned::def, sve::IntrUdiv::def),
    (sve::MaskedDivf::def, sve::IntrFdiv::def),
    (sve::ZipX2::def, sve::IntrZipX2::def),
    (sve::ZipX4::def, sve::IntrZipX4::def),
];

/// Adds the patterns for `arm_sve`.
pub(super) fn populate_sve(llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    for (from, to) in SVE {
        let made = Arc::clone(llvm);
        patterns.add(from(), &llvm.converter, move |op, new, rw| one(&made, op, new, rw, to()));
    }
    add_patterns(
        patterns,
        llvm,
        &[
            (sve::ConvertToSvbool::def(), to_svbool),
            (sve::ConvertFromSvbool::def(), from_svbool),
            (sve::Psel::def(), psel),
        ],
    );
    let mask = Pattern::new(create_mask).converter(&llvm.converter).benefit(4096);
    patterns.add_pattern(Some(CreateMask::def()), mask);
}

/// Says that the intrinsics may stay, and nothing else of `arm_sve`.
pub(super) fn allow_sve(target: &mut ConversionTarget) {
    for (from, to) in SVE {
        target.illegal_op(from()).legal_op(to());
    }
    for def in [sve::ConvertToSvbool::def(), sve::ConvertFromSvbool::def(), sve::Psel::def()] {
        target.illegal_op(def);
    }
    let others = [
        sve::IntrConvertToSvbool::def(),
        sve::IntrConvertFromSvbool::def(),
        sve::IntrPsel::def(),
        sve::IntrWhilelt::def(),
    ];
    for def in others {
        target.legal_op(def);
    }
}

fn one(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    to: &'static OpDef,
) -> Lowered {
    let types = rw.convert_results(op)?;
    let result = match types[..] {
        [only] => only,
        _ => llvm::struct_literal(rw.context(), &types),
    };
    let mut made = NewOp::new(to).operands(new.all().iter().copied()).result(result);
    if !to.attrs.is_empty() {
        made = made.prop(0, rw.view(op).prop(0));
    }
    let made = carry(rw.context(), made, rw.view(op).body().discardable(op));
    finish(llvm, op, rw, made, &types)
}

fn svbool(ctx: &Context) -> Type {
    VectorType::get(ctx, &[16], &[true], Type::I1)
}

fn to_svbool(_: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    masks(op, rw, sve::IntrConvertToSvbool::def())
}

fn from_svbool(_: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    masks(op, rw, sve::IntrConvertFromSvbool::def())
}

/// Masks of another kind, row by row.
fn masks(op: Op, rw: &mut ConversionRewriter<'_>, def: &'static OpDef) -> Lowered {
    let ctx = rw.context();
    let vector = result(rw, op)?.clone();
    let (&[ref outer @ .., size], Some(ty)) = (&vector.shape[..], rw.view(op).result_type(0))
    else {
        return no_match("no dimension");
    };
    let row = VectorType::get(ctx, &[size], &[true], vector.element);
    let source = rw.view(op).operand(0).or_no_match("no operand")?;
    let mut whole = rw.zero(ty);
    if outer.is_empty() {
        let value = rw.make(def, &[source], row, []);
        return rw.replace(op, value);
    }
    for position in positions(outer) {
        let part = rw.extract(source, &position);
        let part = rw.make(def, &[part], row, []);
        whole = rw.insert_at(part, whole, &position);
    }
    rw.replace(op, whole)
}

fn psel(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (first, second) = new.one(0).zip(new.one(1)).or_no_match("expected two masks")?;
    let index = rw.view(op).operand(2).or_no_match("expected an index")?;
    let ty = rw.ty(first);
    let svbool = svbool(rw.context());
    let wide = rw.make(sve::IntrConvertToSvbool::def(), &[first], svbool, []);
    let index = rw.make(arith::IndexCast::def(), &[index], Type::I32, []);
    let chosen = rw.make(sve::IntrPsel::def(), &[wide, second, index], svbool, []);
    let value = rw.make(sve::IntrConvertFromSvbool::def(), &[chosen], ty, []);
    rw.replace(op, value)
}

fn create_mask(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let vector = result(rw, op)?;
    let (&[size], true) = (&vector.shape[..], vector.is_scalable()) else {
        return no_match("not 1-D and scalable");
    };
    if ![2, 4, 8, 16].contains(&size) {
        return no_match("not SVE predicate-sized");
    }
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let bound = new.one(0).or_no_match("expected one bound")?;
    let zero = rw.make(llvm::Zero::def(), &[], Type::I64, []);
    let value = rw.make(sve::IntrWhilelt::def(), &[zero, bound], ty, []);
    rw.replace(op, value)
}
