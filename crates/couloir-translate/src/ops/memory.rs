//! Memory: addresses, loads and stores, atomics.

use couloir_ir::{Attribute, Failure, OpRef, Str};
use couloir_llvmir as l;
use couloir_llvmir::{Access, Flags, Ordering, RmwOp, Type};

use super::Row::{self, With};
use super::select;
use crate::extension::{Amended, Amendment};
use crate::function::FunctionState;
use crate::module::Translator;
use crate::read::{bits_of, enum_bits, flag, floor_power_of_two, llvm_params, param_text, text_of};

pub(super) const ROWS: &[(&str, Row)] = &[
    ("llvm.alloca", With(alloca)),
    ("llvm.getelementptr", With(gep)),
    ("llvm.load", With(load)),
    ("llvm.store", With(store)),
    ("llvm.atomicrmw", With(atomic_rmw)),
    ("llvm.cmpxchg", With(cmpxchg)),
    ("llvm.fence", With(fence)),
    ("llvm.va_arg", With(va_arg)),
];

/// The number of an index that is an operand.
const DYNAMIC: i32 = i32::MIN;

const RMW_OPS: &[RmwOp] = &[
    RmwOp::Xchg,
    RmwOp::Add,
    RmwOp::Sub,
    RmwOp::And,
    RmwOp::Nand,
    RmwOp::Or,
    RmwOp::Xor,
    RmwOp::Max,
    RmwOp::Min,
    RmwOp::UMax,
    RmwOp::UMin,
    RmwOp::FAdd,
    RmwOp::FSub,
    RmwOp::FMax,
    RmwOp::FMin,
    RmwOp::UIncWrap,
    RmwOp::UDecWrap,
    RmwOp::USubCond,
    RmwOp::USubSat,
    RmwOp::FMaximum,
    RmwOp::FMinimum,
];

/// The type in an attribute of an op.
fn type_attr(state: &mut FunctionState<'_>, op: OpRef<'_>, name: Str) -> Result<Type, Failure> {
    let ty = op.attr(name).and_then(|attr| attr.as_type(op.ctx())).ok_or(Failure)?;
    state.convert_type(op, ty)
}

fn alloca(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let elem = type_attr(state, op, state.names().elem_type)?;
    let count = state.operand(op, 0)?;
    let space = op.result_type(0).map_or(0, |ty| crate::types::address_space(op.ctx(), ty));
    let align = match floor_power_of_two(bits_of(op, state.names().alignment)) {
        0 => state.translator.layout.preferred_align(state.llvm(), elem),
        align => align,
    };
    let value = state.builder.alloca(elem, count, align, space);
    if flag(op, op.ctx().intern("inalloca"))
        && let Some(inst) = state.builder.defining_inst(value)
    {
        state.builder.add_flags(inst, Flags::INALLOCA);
    }
    state.set_result(op, value)
}

fn gep(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let elem = type_attr(state, op, state.names().elem_type)?;
    let base = state.operand(op, 0)?;
    let raw = op.attr(state.names().raw_indices).and_then(|attr| attr.as_i32_array(op.ctx()));
    let mut dynamic = 1..op.operands().len();
    let mut indices = Vec::new();
    for index in raw.ok_or(Failure)? {
        indices.push(match index {
            DYNAMIC => state.operand(op, dynamic.next().ok_or(Failure)?)?,
            _ => state.llvm().i32(index).into(),
        });
    }
    let bits = bits_of(op, state.names().no_wrap);
    let mut flags = select(bits, &[(1, Flags::INBOUNDS), (2, Flags::NUSW), (4, Flags::NUW)]);
    if bits & 3 == 3 {
        flags = select(bits & !2, &[(1, Flags::INBOUNDS), (4, Flags::NUW)]);
    }
    let value = state.gep(flags, elem, base, &indices);
    state.set_result(op, value)
}

fn ordering(op: OpRef<'_>, name: Str) -> Ordering {
    match bits_of(op, name) {
        1 => Ordering::Unordered,
        2 => Ordering::Monotonic,
        4 => Ordering::Acquire,
        5 => Ordering::Release,
        6 => Ordering::AcqRel,
        7 => Ordering::SeqCst,
        _ => Ordering::NotAtomic,
    }
}

/// How an op accesses memory; aligned as a function says where it does not say.
fn access<'o>(state: &FunctionState<'_>, op: OpRef<'o>, align: impl FnOnce() -> u64) -> Access<'o> {
    let names = state.names();
    let align = match floor_power_of_two(bits_of(op, names.alignment)) {
        0 => align(),
        own => own,
    };
    Access {
        align,
        volatile: flag(op, names.volatile),
        ordering: ordering(op, names.ordering),
        scope: text_of(op, names.syncscope).unwrap_or(""),
    }
}

/// Whether an op says nothing of how it accesses memory but its alignment, as most do.
fn is_plain(state: &FunctionState<'_>, op: OpRef<'_>) -> bool {
    let names = state.names();
    let [align, order] = [names.alignment, names.ordering].map(|name| op.attr(name));
    let said = [align, order].iter().flatten().count();
    op.num_inherent() == said && order.is_none_or(|order| enum_bits(op.ctx(), order) == Some(0))
}

/// How an op accesses a value of a type, and whether it says nothing more of that.
fn aligned<'o>(state: &FunctionState<'_>, op: OpRef<'o>, ty: Type) -> (Access<'o>, bool) {
    let natural = || state.translator.layout.abi_align(state.llvm(), ty);
    if !is_plain(state, op) {
        return (access(state, op, natural), false);
    }
    match floor_power_of_two(bits_of(op, state.names().alignment)) {
        0 => (Access::aligned(natural()), true),
        own => (Access::aligned(own), true),
    }
}

fn load(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let ty = state.result_type(op)?;
    let pointer = state.operand(op, 0)?;
    let (access, plain) = aligned(state, op, ty);
    let value = state.builder.load(ty, pointer, access);
    if !plain {
        state.attach_hints(op, value);
        state.attach_dereferenceable(op, value);
        if let Some(inst) = state.builder.defining_inst(value) {
            state.attach_memory_metadata(op, inst);
        }
    }
    state.set_result(op, value)
}

fn store(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let (value, pointer) = (state.operand(op, 0)?, state.operand(op, 1)?);
    let ty = state.builder.type_of(value);
    let (access, plain) = aligned(state, op, ty);
    let inst = state.builder.store(value, pointer, access);
    if !plain {
        state.attach_hints_to(op, inst);
        state.attach_memory_metadata(op, inst);
    }
    Ok(())
}

/// The alignment of an atomic access that does not say: the size of what is accessed, rounded
/// down as LLVM does where it is no power of two.
fn natural_align(state: &FunctionState<'_>, value: l::Value) -> u64 {
    let ty = state.builder.type_of(value);
    let size = state.translator.layout.store_size(state.llvm(), ty).unwrap_or(1);
    floor_power_of_two(size.max(1))
}

fn atomic_rmw(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let (pointer, value) = (state.operand(op, 0)?, state.operand(op, 1)?);
    let number = bits_of(op, op.ctx().intern("bin_op")) as usize;
    let kind = RMW_OPS.get(number).copied().ok_or(Failure)?;
    let access = access(state, op, || natural_align(state, value));
    let result = state.builder.atomic_rmw(kind, pointer, value, access);
    if let Some(inst) = state.builder.defining_inst(result) {
        state.attach_memory_metadata(op, inst);
    }
    state.set_result(op, result)
}

fn cmpxchg(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let args = [state.operand(op, 0)?, state.operand(op, 1)?, state.operand(op, 2)?];
    let [success, failure] = ["success_ordering", "failure_ordering"];
    let access = Access {
        ordering: ordering(op, op.ctx().intern(success)),
        ..access(state, op, || natural_align(state, args[2]))
    };
    let failure = ordering(op, op.ctx().intern(failure));
    let weak = flag(op, op.ctx().intern("weak"));
    let result = state.builder.cmpxchg(args, access, failure, weak);
    if let Some(inst) = state.builder.defining_inst(result) {
        state.attach_memory_metadata(op, inst);
    }
    state.set_result(op, result)
}

#[expect(clippy::unnecessary_wraps, reason = "a row of the table of ops")]
fn fence(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let access = access(state, op, || 0);
    state.builder.fence(Access { align: 0, volatile: false, ..access });
    Ok(())
}

fn va_arg(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let list = state.operand(op, 0)?;
    let ty = state.result_type(op)?;
    let value = state.builder.va_arg(list, ty);
    state.set_result(op, value)
}

/// `llvm.mmra` on any op: `!mmra` of what was made, a tag or a tuple of tags.
pub(super) fn model_annotations(
    amendment: &Amendment<'_, '_>,
    amended: Amended<'_, '_>,
) -> Result<(), Failure> {
    if amendment.name != "llvm.mmra" {
        return Ok(());
    }
    let tags = model_tags(amendment)?;
    let Amended::Instructions(state, made) = amended else { return Ok(()) };
    let node = match &tags[..] {
        [] => return Ok(()),
        [tag] => *tag,
        tags => state.llvm().md_tuple(tags),
    };
    made.for_each(|inst| state.builder.attach(inst, "mmra", node));
    Ok(())
}

fn model_tags(amendment: &Amendment<'_, '_>) -> Result<Vec<l::Metadata>, Failure> {
    let tag = |value| model_tag(amendment.translator, value);
    let (tags, problem) = match amendment.value.as_array(amendment.op.ctx()) {
        Some(tags) => (
            tags.iter().map(|&value| tag(value)).collect(),
            "MMRA annotations array contains value that isn't an MMRA tag",
        ),
        None => (
            tag(amendment.value).map(|tag| vec![tag]),
            "llvm.mmra is something other than an MMRA tag or an array of them",
        ),
    };
    match tags {
        Some(tags) => Ok(tags),
        None => amendment.op.op_error(problem).fail(),
    }
}

/// `!{!"prefix", !"suffix"}`
fn model_tag(translator: &Translator<'_>, tag: Attribute) -> Option<l::Metadata> {
    let (ctx, llvm) = (translator.ctx, translator.llvm);
    let params = llvm_params(ctx, tag, "mmra_tag")?;
    let string = |at| param_text(ctx, params, at).map(|text| llvm.md_string(text));
    Some(llvm.md_tuple(&[string(0)?, string(1)?]))
}
