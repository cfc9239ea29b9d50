//! Ops of `nvvm` whose intrinsic has other arguments or another result than the op.

use couloir_ir::{Failure, OpRef};
use couloir_llvmir::{Flags, IntPredicate, Opcode, Type, Value};

use super::nvvm_named::{arguments, is_set, name, space, word};
use crate::function::FunctionState;
use crate::ops::Row::{self, With};
use crate::ops::{intrinsic_value, named_intrinsic};

type Done = Result<(), Failure>;

pub(super) const ROWS: &[(&str, Row)] = &[
    ("nvvm.barrier", With(barrier)),
    ("nvvm.barrier0", With(barrier0)),
    ("nvvm.convert.bf16x2.to.f8x2", With(|s, op| packed(s, op, "bf16x2.to.{dstTy}x2.{rnd}{sat}"))),
    (
        "nvvm.convert.f16x2.to.f8x2",
        With(|s, op| packed(s, op, "f16x2.to.{dstTy}x2.rn{?relu .relu}")),
    ),
    ("nvvm.convert.f32x2.to.f4x2", With(|s, op| packed(s, op, SATURATED))),
    ("nvvm.convert.f32x2.to.f6x2", With(|s, op| packed(s, op, SATURATED))),
    ("nvvm.convert.f32x2.to.f8x2", With(floats_to_bytes)),
    ("nvvm.convert.f4x2.to.f16x2", With(|s, op| unpacked(s, op, TO_HALVES))),
    ("nvvm.convert.f6x2.to.f16x2", With(|s, op| unpacked(s, op, TO_HALVES))),
    ("nvvm.convert.f8x2.to.bf16x2", With(|s, op| unpacked(s, op, "{srcType}x2.to.bf16x2"))),
    ("nvvm.convert.f8x2.to.f16x2", With(|s, op| unpacked(s, op, TO_HALVES))),
    ("nvvm.dot.accumulate.2way", With(dot)),
    ("nvvm.dot.accumulate.4way", With(dot)),
    ("nvvm.elect.sync", With(elect)),
    ("nvvm.fence.proxy.sync_restrict", With(|s, op| restricted(s, op, "proxy.async_generic."))),
    ("nvvm.fence.sync_restrict", With(|s, op| restricted(s, op, ""))),
    ("nvvm.match.sync", With(match_sync)),
    ("nvvm.mbarrier.arrive", With(|s, op| arrive(s, op, "arrive"))),
    ("nvvm.mbarrier.arrive.expect_tx", With(|s, op| on_barrier(s, op, "arrive.expect.tx", 2))),
    ("nvvm.mbarrier.arrive_drop", With(|s, op| arrive(s, op, "arrive.drop"))),
    (
        "nvvm.mbarrier.arrive_drop.expect_tx",
        With(|s, op| on_barrier(s, op, "arrive.drop.expect.tx", 2)),
    ),
    ("nvvm.mbarrier.test.wait", With(|s, op| wait(s, op, "test.wait"))),
    ("nvvm.mbarrier.try_wait", With(|s, op| wait(s, op, "try.wait"))),
    ("nvvm.memory.barrier", With(memory_barrier)),
    ("nvvm.pmevent", With(event)),
    ("nvvm.prefetch", With(prefetch)),
    ("nvvm.shfl.sync", With(shuffle)),
    ("nvvm.tcgen05.mma_smem_desc", With(descriptor)),
];

fn int(state: &FunctionState<'_>, width: u32, value: u64) -> Value {
    let llvm = state.llvm();
    llvm.int(llvm.int_type(width), value).into()
}

/// A call of an intrinsic of `nvvm` as an op's result.
fn call(state: &mut FunctionState<'_>, op: OpRef<'_>, name: &str, args: Vec<Value>) -> Done {
    named_intrinsic(state, op, &format!("nvvm.{name}"), &[], args)
}

/// What a call of an intrinsic of `nvvm` gives.
fn value(
    state: &mut FunctionState<'_>,
    op: OpRef<'_>,
    name: &str,
    result: Type,
    args: Vec<Value>,
) -> Result<Value, Failure> {
    intrinsic_value(state, op, &format!("llvm.nvvm.{name}"), result, args).ok_or(Failure)
}

fn barrier0(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let zero = int(state, 32, 0);
    call(state, op, "barrier.cta.sync.aligned.all", vec![zero])
}

/// A barrier of all threads or so many, the first one where none is named; with a predicate it
/// gives what that is over all threads.
fn barrier(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let zero = int(state, 32, 0);
    let group = |state: &FunctionState<'_>, group| {
        op.operand_in(group).and_then(|value| state.lookup(value))
    };
    let mut args = vec![group(state, 0).unwrap_or(zero)];
    let threads = group(state, 1);
    args.extend(threads);
    let part = if threads.is_some() { "count" } else { "all" };
    let Some(predicate) = group(state, 2) else {
        return call(state, op, &format!("barrier.cta.sync.aligned.{part}"), args);
    };
    args.push(state.icmp(IntPredicate::Ne, predicate, zero));
    let name = format!("barrier.cta.red.{}.aligned.{part}", word(op, "reductionOp"));
    let bit = state.llvm().int_type(1);
    let found = value(state, op, &name, bit, args)?;
    let found = state.cast(Opcode::ZExt, Flags::NONE, found, state.llvm().int_type(32));
    if op.result(0).is_some() { state.set_result(op, found) } else { Ok(()) }
}

const SATURATED: &str = "ff.to.{dstTy}x2.rn{?relu .relu}.satfinite";
const TO_HALVES: &str = "{srcType}x2.to.f16x2.rn{?relu .relu}";

fn floats_to_bytes(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let is_exponent = word(op, "dstTy") == "ue8m0";
    let rounding = if is_exponent { "{rnd}{sat}" } else { "{rnd}{?relu .relu}" };
    packed(state, op, &format!("ff.to.{{dstTy}}x2.{rounding}"))
}

/// A conversion that gives 16 bits, as what the op gives.
fn packed(state: &mut FunctionState<'_>, op: OpRef<'_>, pattern: &str) -> Done {
    let name = name(state, op, pattern);
    let args = arguments(state, op, usize::MAX)?;
    let half = state.llvm().int_type(16);
    let bits = value(state, op, &name, half, args)?;
    let ty = state.result_type(op)?;
    let is_byte = state.llvm().int_width(ty) == Some(8);
    let cast = if is_byte { Opcode::Trunc } else { Opcode::BitCast };
    let bits = state.cast(cast, Flags::NONE, bits, ty);
    state.set_result(op, bits)
}

/// A conversion that takes 16 bits.
fn unpacked(state: &mut FunctionState<'_>, op: OpRef<'_>, pattern: &str) -> Done {
    let name = name(state, op, pattern);
    let bits = state.operand(op, 0)?;
    let is_byte = state.llvm().int_width(state.builder.type_of(bits)) == Some(8);
    let cast = if is_byte { Opcode::ZExt } else { Opcode::BitCast };
    let bits = state.cast(cast, Flags::NONE, bits, state.llvm().int_type(16));
    call(state, op, &name, vec![bits])
}

/// Products of parts of words, which are given as vectors.
fn dot(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let word_type = state.llvm().int_type(32);
    let (a, b) = (state.operand(op, 0)?, state.operand(op, 1)?);
    let a = state.cast(Opcode::BitCast, Flags::NONE, a, word_type);
    let b = state.cast(Opcode::BitCast, Flags::NONE, b, word_type);
    let mut args = vec![a, b, state.operand(op, 2)?];
    let is_half = op.name() == "nvvm.dot.accumulate.2way";
    if is_half {
        args.insert(2, int(state, 1, u64::from(is_set(op, "b_hi"))));
    }
    let sign = |name| if word(op, name) == "signed" { "s" } else { "u" };
    let ways = if is_half { "2a" } else { "4a" };
    call(state, op, &format!("idp{ways}.{}.{}", sign("a_type"), sign("b_type")), args)
}

fn elect(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let all = int(state, 32, u64::from(u32::MAX));
    let mask = if op.operand(0).is_some() { state.operand(op, 0)? } else { all };
    let llvm = state.llvm();
    let pair = llvm.struct_type(&[llvm.int_type(32), llvm.int_type(1)]);
    let found = value(state, op, "elect.sync", pair, vec![mask])?;
    let found = state.extract_value(found, &[1]).ok_or(Failure)?;
    state.set_result(op, found)
}

fn restricted(state: &mut FunctionState<'_>, op: OpRef<'_>, kind: &str) -> Done {
    let order = word(op, "order");
    let memory = if order == "acquire" { "cluster" } else { "cta" };
    let name = format!("fence.{kind}{order}.sync_restrict.space.{memory}.scope.cluster");
    call(state, op, &name, Vec::new())
}

fn match_sync(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let args = arguments(state, op, usize::MAX)?;
    let width = args.get(1).and_then(|&arg| state.llvm().int_width(state.builder.type_of(arg)));
    let kind = word(op, "kind");
    let pair = if kind == "all" { "p" } else { "" };
    call(state, op, &format!("match.{kind}.sync.i{}{pair}", width.unwrap_or(32)), args)
}

/// The address of a barrier: that of generic memory is one of shared memory.
fn address(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<Value, Failure> {
    let address = state.operand(op, 0)?;
    if space(state, op, 0) != Some(0) {
        return Ok(address);
    }
    let shared = state.llvm().ptr_type(3);
    Ok(state.cast(Opcode::AddrSpaceCast, Flags::NONE, address, shared))
}

/// The name of what is done at a barrier, with order, scope and memory.
fn at_barrier(state: &FunctionState<'_>, op: OpRef<'_>, name: &str) -> String {
    let relaxed = if is_set(op, "relaxed") { ".relaxed" } else { "" };
    let memory = if space(state, op, 0) == Some(7) { "cluster" } else { "cta" };
    format!("mbarrier.{name}{relaxed}.scope.{}.space.{memory}", word(op, "scope"))
}

fn on_barrier(state: &mut FunctionState<'_>, op: OpRef<'_>, name: &str, count: usize) -> Done {
    let name = at_barrier(state, op, name);
    let mut args = vec![address(state, op)?];
    args.extend(arguments(state, op, count)?.into_iter().skip(1));
    call(state, op, &name, args)
}

/// Arrives once, or as often as is said. There is an older intrinsic for the plainest case.
fn arrive(state: &mut FunctionState<'_>, op: OpRef<'_>, name: &str) -> Done {
    if op.operand(1).is_some() {
        return on_barrier(state, op, name, 2);
    }
    let is_cluster = space(state, op, 0) == Some(7);
    let is_plain =
        name == "arrive" && !is_cluster && !is_set(op, "relaxed") && word(op, "scope") == "cta";
    let at = address(state, op)?;
    if is_plain {
        return call(state, op, "mbarrier.arrive.shared", vec![at]);
    }
    let (name, once) = (at_barrier(state, op, name), int(state, 32, 1));
    call(state, op, &name, vec![at, once])
}

/// Waits for a state, or for a phase; perhaps not for long.
fn wait(state: &mut FunctionState<'_>, op: OpRef<'_>, name: &str) -> Done {
    let phase = state.operand(op, 1)?;
    let is_phase = state.llvm().int_width(state.builder.type_of(phase)) == Some(32);
    let parity = if is_phase { ".parity" } else { "" };
    let limit = if op.operand(2).is_some() { ".tl" } else { "" };
    on_barrier(state, op, &format!("{name}{parity}{limit}"), usize::MAX)
}

fn memory_barrier(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let name = match word(op, "scope").as_str() {
        "cluster" => "fence.sc.cluster",
        "gpu" => "membar.gl",
        "sys" => "membar.sys",
        _ => "membar.cta",
    };
    call(state, op, name, Vec::new())
}

/// An event by its number, or several by a mask.
fn event(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let number = |name| op.attr_named(name).and_then(|attr| attr.as_i64(op.ctx()));
    let event = number("eventId").and_then(|event| 1u64.checked_shl(u32::try_from(event).ok()?));
    let mask = event.or(number("maskedEventId").map(i64::cast_unsigned)).unwrap_or(0);
    let mask = int(state, 16, mask & 0xffff);
    call(state, op, "pm.event.mask", vec![mask])
}

/// The address space of the parameters of a kernel.
const PARAMETERS: u32 = 101;

fn prefetch(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let mut at = state.operand(op, 0)?;
    if is_set(op, "in_param_space") {
        let parameters = state.llvm().ptr_type(PARAMETERS);
        at = state.cast(Opcode::AddrSpaceCast, Flags::NONE, at, parameters);
    }
    if is_set(op, "tensormap") {
        let ty = state.builder.type_of(at);
        return named_intrinsic(state, op, "nvvm.prefetch.tensormap", &[ty], vec![at]);
    }
    let level = word(op, "cacheLevel");
    let priority = word(op, "evictPriority").replace("evict_", ".evict.");
    let name = match space(state, op, 0) {
        _ if is_set(op, "uniform") => format!("prefetchu.{level}"),
        Some(1) => format!("prefetch.global.{level}{priority}"),
        Some(5) => format!("prefetch.local.{level}"),
        _ => format!("prefetch.{level}"),
    };
    call(state, op, &name, vec![at])
}

fn shuffle(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let args = arguments(state, op, usize::MAX)?;
    let is_int = args
        .get(1)
        .is_some_and(|&arg| state.llvm().int_width(state.builder.type_of(arg)).is_some());
    let ty = if is_int { "i32" } else { "f32" };
    let pair = if is_set(op, "return_value_and_is_valid") { "p" } else { "" };
    call(state, op, &format!("shfl.sync.{}.{ty}{pair}", word(op, "kind")), args)
}

/// Fields of a descriptor: operand, mask and place.
const FIELDS: [(usize, u64, u64); 6] =
    [(0, 0x3fff, 0), (1, 0x3fff, 16), (2, 0x3fff, 32), (3, 7, 49), (4, 1, 52), (5, 7, 61)];

/// The bit that says of which generation a descriptor is.
const GENERATION: u64 = 1 << 46;

fn descriptor(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Done {
    let (word_type, long) = (state.llvm().int_type(32), state.llvm().int_type(64));
    let mut whole = int(state, 64, 0);
    for (at, mask, place) in FIELDS {
        if at == 3 {
            let generation = int(state, 64, GENERATION);
            whole = state.binary(Opcode::Or, Flags::NONE, whole, generation);
        }
        let part = state.operand(op, at)?;
        let part = state.cast(Opcode::ZExt, Flags::NONE, part, word_type);
        let (mask, place) = (int(state, 32, mask), int(state, 64, place));
        let part = state.builder.binary(Opcode::And, Flags::NONE, part, mask);
        let part = state.cast(Opcode::ZExt, Flags::NONE, part, long);
        let part = state.builder.binary(Opcode::Shl, Flags::NONE, part, place);
        whole = state.builder.binary(Opcode::Or, Flags::NONE, whole, part);
    }
    state.set_result(op, whole)
}
