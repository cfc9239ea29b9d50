//! `amdgpu-emulate-atomics`: atomic changes of buffers that a chipset does not have become loops
//! that compare and swap until nobody was faster.

use couloir_dialects::amdgpu::{
    RawBufferAtomicCmpswap, RawBufferAtomicFadd, RawBufferAtomicFmax, RawBufferLoad,
};
use couloir_dialects::{arith, cf, vector};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::{Attribute, Failure, OpDef, OpRef, Type};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, OrNoMatch,
    PatternSet,
};

use crate::common::try_convert;
use crate::gpu_common::chipset::{CHIPSET, Chipset};
use crate::llvm_common::emit::with;

/// `amdgpu-emulate-atomics`
pub static PASS: PassDef = PassDef {
    name: "amdgpu-emulate-atomics",
    class: "AmdgpuEmulateAtomicsPass",
    description: "Emulate atomic operations on chipsets that do not support them",
    anchor: None,
    options: &[CHIPSET],
    run: |cx| try_convert(cx, conversion),
    loads: &["arith", "cf", "vector"],
    ..PassDef::EMPTY
};

/// Whether a chipset adds to numbers in memory.
fn adds(chipset: Chipset, pair: Option<Type>) -> bool {
    const GFX950: Chipset = Chipset::new(9, 5, 0);
    match pair {
        None => chipset.major == 9 || chipset.major >= 11,
        Some(Type::F16) => chipset.major == 9 || chipset.major >= 12,
        Some(_) => (chipset.major == 9 && chipset >= GFX950) || chipset.major >= 12,
    }
}

/// Whether a chipset keeps the larger of numbers in memory.
fn keeps_larger(chipset: Chipset, ty: Type) -> bool {
    const GFX90A: Chipset = Chipset::new(9, 0, 0xa);
    chipset.major != 9 || (ty == Type::F64 && chipset >= GFX90A)
}

/// The conversion of the pass.
fn conversion(options: &Options, op: OpRef<'_>) -> Result<Conversion, Failure> {
    let place = op.location().place(op.ctx());
    let chipset = Chipset::named_at(op.ctx(), options.text("chipset"), place)?;
    let (mut patterns, mut target) = (PatternSet::new(), ConversionTarget::new());
    target.legal_unknown();
    target.dynamic_op(RawBufferAtomicFadd::def(), move |op| {
        let ty = op.operand_type(0)?;
        Some(adds(chipset, ty.as_vector(op.ctx()).map(|vector| vector.element)))
    });
    target.dynamic_op(RawBufferAtomicFmax::def(), move |op| {
        Some(keeps_larger(chipset, op.operand_type(0)?))
    });
    let changes: [(&OpDef, &'static OpDef); 2] = [
        (RawBufferAtomicFadd::def(), arith::Addf::def()),
        (RawBufferAtomicFmax::def(), arith::Maximumf::def()),
    ];
    for (def, change) in changes {
        patterns.add_untyped(def, move |op, new, rw| emulate(op, new, rw, change));
    }
    Ok(Conversion::new(Mode::Partial, target, patterns))
}

/// The bits of a number, or of two that are half as wide, as one integer.
fn bits(rw: &mut ConversionRewriter<'_>, value: Value) -> Value {
    let ctx = rw.context();
    let ty = rw.ty(value);
    if ty.as_vector(ctx).is_some() {
        let word = Type::vector(ctx, &[1], Type::I32);
        let word = rw.insert1(vector::Bitcast::build(word, value));
        let first = Attribute::i64_array(ctx, &[0]);
        return rw.insert1(vector::Extract::build(Type::I32, word, &[], first));
    }
    let width = ty.int_or_float_width(ctx).unwrap_or(0);
    rw.insert1(arith::Bitcast::build(Type::int(ctx, width), value))
}

/// An access to the same place as an op, with its attributes.
fn same_place(rw: &ConversionRewriter<'_>, op: Op, access: NewOp) -> NewOp {
    let view = rw.view(op);
    [RawBufferLoad::BOUNDS_CHECK, RawBufferLoad::INDEX_OFFSET]
        .into_iter()
        .fold(access, |access, slot| access.prop(slot, view.prop(slot)))
        .attrs(rw.scope().body.discardable(op))
}

/// The number of the comparison that asks whether integers are the same.
const EQUAL: i64 = 0;

fn emulate(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    change: &'static OpDef,
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let value = new.one(0).or_no_match("no value")?;
    let memref = new.one(1).or_no_match("no memref")?;
    let indices = new.in_group(view, RawBufferAtomicFadd::INDICES).to_vec();
    let offset = new.one_in_group(view, RawBufferAtomicFadd::SGPR_OFFSET);
    let before = rw.scope().body.block_of(op).or_no_match("the op is in no block")?;
    let (ty, location) = (rw.ty(value), rw.location());
    let load = RawBufferLoad::build(ctx, ty, memref, &indices, offset);
    let first = rw.insert1(same_place(rw, op, load));
    let rest = rw.split_block(op);
    let again = rw.create_block_before(rest);
    let old = rw.add_arg(again, ty, location);
    rw.set_point(InsertPoint::End(before));
    rw.insert(cf::Br::build(&[first], again));
    rw.set_point(InsertPoint::End(again));
    let changed = rw.emit1(change, &[value, old], ty, &with(ctx, change, []));
    let swap = RawBufferAtomicCmpswap::build(ctx, ty, changed, old, memref, &indices, offset);
    let found = rw.insert1(same_place(rw, op, swap));
    let (expected, found_bits) = (bits(rw, old), bits(rw, found));
    let equal = Attribute::i64(ctx, EQUAL);
    let done = rw.insert1(arith::Cmpi::build(Type::I1, found_bits, expected, equal));
    rw.insert(cf::CondBr::build(ctx, done, &[], &[found], rest, again));
    rw.erase(op)
}
