//! What the threads of a wavefront do together. Values pass from one to another in pieces of 32 bits.

use couloir_dialects::gpu::{Shuffle, SubgroupBroadcast};
use couloir_dialects::llvm::types::is_ptr;
use couloir_dialects::llvm::{self, case_of};
use couloir_dialects::rocdl::{DsBpermute, MbcntHi, MbcntLo, Readfirstlane, Readlane};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::num::FloatKind;
use couloir_ir::{Attribute, Context, OpDef, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use crate::gpu_common::index::range;
use crate::gpu_common::pieces::Pieces;
use crate::gpu_common::{binary, constant_i32, widened};
use crate::llvm_common::Llvm;
use crate::llvm_common::emit::with;

/// The number of the thread in its wavefront: how many there are before it.
fn lane_id(rw: &mut ConversionRewriter<'_>) -> Value {
    let zero = constant_i32(rw, 0);
    let all = constant_i32(rw, -1);
    let low = count(rw, MbcntLo::def(), [all, zero], 32);
    count(rw, MbcntHi::def(), [all, low], 64)
}

fn count(rw: &mut ConversionRewriter<'_>, def: &'static OpDef, of: [Value; 2], end: i64) -> Value {
    let ctx = rw.context();
    let entries = vec![
        (ctx.intern("llvm.noundef"), Attribute::UNIT),
        (ctx.intern("llvm.range"), range(ctx, 0, end)),
    ];
    let attrs = Attribute::array(ctx, &[Attribute::dictionary(ctx, entries)]);
    let new = NewOp::new(def).operands(of).prop(MbcntLo::RES_ATTRS, attrs).result(Type::I32);
    rw.insert1(new)
}

/// The number of the thread in its wavefront.
pub(super) fn lane(llvm: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let value = lane_id(rw);
    let value = widened(llvm, rw, value);
    rw.replace(op, value)
}

/// The value of another thread.
pub(super) fn shuffle(
    _: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let &[value, offset, width] = new.all() else { return no_match("no operands") };
    let mode = rw.view(op).prop(Shuffle::MODE).and_then(|mode| case_of(ctx, mode));
    let pieces = Pieces::of(ctx, rw.ty(value))?;
    let lane = lane_id(rw);
    let zero = constant_i32(rw, 0);
    let mask = binary(rw, llvm::Sub::def(), zero, width);
    let end = binary(rw, llvm::Add::def(), lane, width);
    let end = binary(rw, llvm::And::def(), end, mask);
    let from = match mode {
        Some(0) => binary(rw, llvm::Xor::def(), lane, offset),
        Some(1) => binary(rw, llvm::Sub::def(), lane, offset),
        Some(2) => binary(rw, llvm::Add::def(), lane, offset),
        _ => offset,
    };
    let valid = rw.insert1(llvm::icmp(ctx, Type::I1, 2, from, end));
    let def = llvm::Select::def();
    let from = rw.emit1(def, &[valid, from, lane], Type::I32, &with(ctx, def, []));
    let two = constant_i32(rw, 2);
    let from = binary(rw, llvm::Shl::def(), from, two);
    let parts = pieces
        .taken(rw, value)
        .into_iter()
        .map(|part| rw.emit1(DsBpermute::def(), &[from, part], Type::I32, &[]));
    let parts = parts.collect::<Vec<_>>();
    let value = pieces.put(rw, &parts);
    rw.replace_all(op, &[value, valid])
}

/// The value of one thread.
pub(super) fn broadcast(
    _: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    /// The thread is given by its number.
    const SPECIFIC: u64 = 1;
    let ctx = rw.context();
    let value = new.one(0).or_no_match("no value")?;
    let kind = rw.view(op).prop(SubgroupBroadcast::BROADCAST_TYPE).and_then(|of| case_of(ctx, of));
    let lane = match kind {
        Some(SPECIFIC) => Some(new.one(1).or_no_match("no lane")?),
        _ => None,
    };
    let ty = rw.ty(value);
    let pieces = if is_read(ctx, ty) { Pieces::whole(ty) } else { Pieces::of(ctx, ty)? };
    let parts = pieces.taken(rw, value).into_iter().map(|part| {
        let ty = rw.ty(part);
        match lane {
            Some(lane) => rw.emit1(Readlane::def(), &[part, lane], ty, &[]),
            None => rw.emit1(Readfirstlane::def(), &[part], ty, &[]),
        }
    });
    let parts = parts.collect::<Vec<_>>();
    let value = pieces.put(rw, &parts);
    rw.replace(op, value)
}

/// Whether values of a type are read as they are.
fn is_read(ctx: &Context, ty: Type) -> bool {
    let short = |ty: Type| {
        ty == Type::I16 || matches!(ty.float_kind(ctx), Some(FloatKind::F16 | FloatKind::BF16))
    };
    let pair = ty.as_vector(ctx).is_some_and(|vector| {
        *vector.shape == [2] && !vector.scalable.contains(&true) && short(vector.element)
    });
    matches!(ty, Type::I32 | Type::I64 | Type::F32 | Type::F64)
        || pair
        || ty.as_vector(ctx).is_none() && short(ty)
        || is_ptr(ctx, ty)
}
