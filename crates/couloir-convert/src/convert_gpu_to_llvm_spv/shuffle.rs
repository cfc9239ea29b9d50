//! What the items of a subgroup hand to each other, where all of the subgroup take part.

use couloir_dialects::gpu::Shuffle;
use couloir_dialects::llvm::{self, Func, case_of};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::num::FloatKind;
use couloir_ir::{Attribute, Context, OpDef, Type};
use couloir_rewrite::constant_of;
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use super::places::{Builtin, call};
use crate::gpu_common::unary;
use crate::llvm_common::Llvm;

/// The functions by mode, as these are counted.
const FUNCTIONS: [&str; 4] = [
    "sub_group_shuffle_xor",
    "sub_group_shuffle_up",
    "sub_group_shuffle_down",
    "sub_group_shuffle",
];

/// How a type is spelt in a mangled name.
fn letters(ctx: &Context, ty: Type) -> Option<&'static str> {
    match ty.float_kind(ctx) {
        Some(FloatKind::F16) => return Some("Dh"),
        Some(FloatKind::F32) => return Some("f"),
        Some(FloatKind::F64) => return Some("d"),
        _ => {}
    }
    match ty {
        Type::I8 => Some("c"),
        Type::I16 => Some("s"),
        Type::I32 => Some("i"),
        Type::I64 => Some("l"),
        _ => None,
    }
}

/// Whether the items that take part are those of a subgroup, whose size the function says.
fn is_whole(rw: &ConversionRewriter<'_>, op: Op) -> Option<bool> {
    let view = rw.view(op);
    let width = constant_of(view.scope.defining_op(view.operand(2)?)?)?.as_i64(rw.context())?;
    let function = rw.outer().filter(|op| op.is(Func::def()))?;
    let size = function.prop(Func::INTEL_REQD_SUB_GROUP_SIZE)?.as_i64(rw.context())?;
    Some(width == size)
}

/// What a type is handed on as, the op that makes it that, and the one back.
fn carried(ty: Type) -> Option<(Type, &'static OpDef, &'static OpDef)> {
    match ty {
        Type::I1 => Some((Type::I8, llvm::ZExt::def(), llvm::Trunc::def())),
        Type::BF16 => Some((Type::I16, llvm::BitCast::def(), llvm::BitCast::def())),
        _ => None,
    }
}

pub(super) fn lower(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let &[value, offset, _] = new.all() else { return no_match("not three operands") };
    if is_whole(rw, op) != Some(true) {
        return no_match("shuffle width and subgroup size mismatch");
    }
    let mode = rw.view(op).prop(Shuffle::MODE).and_then(|mode| case_of(ctx, mode));
    let name = mode.and_then(|mode| FUNCTIONS.get(mode as usize)).or_no_match("no such mode")?;
    let own = rw.ty(value);
    let carried = carried(own);
    let ty = carried.map_or(own, |carried| carried.0);
    let letters = letters(ctx, ty).or_no_match("there is no function for the type")?;
    let name = format!("_Z{}{name}{letters}j", name.len());
    let value = match carried {
        Some((ty, to, _)) => unary(rw, to, value, ty),
        None => value,
    };
    let call = call(rw, &Builtin { convergent: true, ..Builtin::new(&name, ty) }, &[value, offset]);
    let value = rw.scope().body.result(call, 0).or_no_match("no result")?;
    let value = match carried {
        Some((_, _, back)) => unary(rw, back, value, own),
        None => value,
    };
    let valid = valid(rw);
    rw.replace_all(op, &[value, valid])
}

/// All that take part have a value.
fn valid(rw: &mut ConversionRewriter<'_>) -> Value {
    let yes = Attribute::int(rw.context(), Type::I1, 1);
    rw.insert1(llvm::Constant::build(Type::I1, yes))
}
