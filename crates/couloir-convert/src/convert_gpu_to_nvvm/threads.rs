//! What the threads of a subgroup do together.

use couloir_dialects::gpu::{LaneId, Shuffle, SubgroupReduce};
use couloir_dialects::llvm::{self, case_of};
use couloir_dialects::nvvm::attrs::{REDUX_KIND, SHFL_KIND};
use couloir_dialects::nvvm::{ReadPtxSregLaneid, ReduxSync, ShflSync};
use couloir_ir::body::Op;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, Type};
use couloir_ods::enums;
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use crate::gpu_common::index::{range, upper_bound};
use crate::gpu_common::{constant_i32, widened};
use crate::llvm_common::Llvm;
use crate::llvm_common::emit::with;

/// How many threads a subgroup has.
const SUBGROUP: i64 = 32;

/// The number of a thread in its subgroup.
pub(super) fn lane(llvm: &Llvm, op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let bound = upper_bound(rw.view(op), LaneId::UPPER_BOUND).unwrap_or(SUBGROUP);
    let range = Some(range(rw.context(), 0, bound));
    let value = rw.emit1(ReadPtxSregLaneid::def(), &[], Type::I32, &[range]);
    let value = widened(llvm, rw, value);
    rw.replace(op, value)
}

/// The kinds of shuffles, as those of `gpu` are counted: `xor`, `up`, `down`, `idx`.
const KINDS: [u64; 4] = [0, 1, 2, 3];
/// Shuffles from threads before.
const UP: u64 = 1;

/// The value of another thread: of those in a group, whose threads a mask names.
pub(super) fn shuffle(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let ctx = rw.context();
    let &[value, offset, width] = new.all() else { return no_match("no operands") };
    let mode = rw.view(op).prop(Shuffle::MODE).and_then(|mode| case_of(ctx, mode));
    let mode = mode.or_no_match("no mode")?;
    let kind = KINDS.get(mode as usize).copied().or_no_match("no such mode")?;
    let valid = rw.view(op).result(1).is_some_and(|valid| !rw.scope().body.is_unused(valid));
    let [one, all, size] = [1, -1, SUBGROUP].map(|value| constant_i32(rw, value));
    let left = llvm.sub(rw, size, width);
    let props = with(ctx, llvm::LShr::def(), []);
    let mask = rw.emit1(llvm::LShr::def(), &[all, left], Type::I32, &props);
    let clamp = if kind == UP { left } else { llvm.sub(rw, width, one) };
    let ty = rw.ty(value);
    let result = match valid {
        true => llvm::struct_literal(ctx, &[ty, Type::I1]),
        false => ty,
    };
    let new = NewOp::new(ShflSync::def())
        .operands([mask, value, offset, clamp])
        .prop(ShflSync::KIND, enums::get(ctx, &SHFL_KIND, kind))
        .prop(ShflSync::RETURN_VALUE_AND_IS_VALID, valid.then_some(Attribute::UNIT))
        .result(result);
    let made = rw.insert1(new);
    if !valid {
        return rw.replace_all(op, &[made]);
    }
    let value = llvm.extract(rw, ty, made, &[0]);
    let valid = llvm.extract(rw, Type::I1, made, &[1]);
    rw.replace_all(op, &[value, valid])
}

/// The kind of a reduction, by the number of the operation.
fn reduction(operation: u64) -> Option<u64> {
    Some(match operation {
        0 => 1,
        3 => 4,
        6 => 3,
        8 => 2,
        9 => 5,
        10 => 8,
        _ => return None,
    })
}

/// The values of a subgroup as one.
pub(super) fn reduce(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let value = new.one(0).or_no_match("no value")?;
    if view.prop(SubgroupReduce::CLUSTER_SIZE).is_some() {
        return no_match("lowering for clustered reduce not implemented");
    }
    if view.prop(SubgroupReduce::UNIFORM).is_none() {
        return no_match("cannot be lowered to redux as the op must be run uniformly");
    }
    if rw.ty(value) != Type::I32 {
        return no_match("unsupported data type");
    }
    let operation = view.prop(SubgroupReduce::OP).and_then(|kind| case_of(ctx, kind));
    let kind = operation.and_then(reduction).or_no_match("unsupported reduction mode")?;
    let mask = constant_i32(rw, -1);
    let def = ReduxSync::def();
    let kind = Some(enums::get(ctx, &REDUX_KIND, kind));
    let props = with(ctx, def, [(ReduxSync::KIND, kind)]);
    let value = rw.emit1(def, &[value, mask], Type::I32, &props);
    rw.replace(op, value)
}
