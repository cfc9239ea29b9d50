//! What intrinsics of single targets ask of their arguments and of the function they are called in.

use cranelift_entity::EntityRef;

use super::super::{Checked, Rules};
use super::{Call, places, words};
use crate::attributes::AttrKind;
use crate::body::Value;
use crate::metadata::MetadataData;
use crate::module::CallConv;
use crate::opcode::Opcode;
use crate::types::Type;

const WAVE: CallConv = CallConv(124);
const COMPUTE: CallConv = CallConv(90);
const CHAINS: [CallConv; 2] = [CallConv(104), CallConv(105)];

/// Numbers among the arguments, the largest they may be, and what is said of larger ones.
fn limits<'m>(rules: &mut Rules<'m>, call: Call<'m>, rows: &[(usize, u64, &str)]) -> Checked {
    rows.iter().try_for_each(|&(at, limit, message)| {
        let fits = rules.arg_int(call, at).is_none_or(|value| value <= limit);
        rules.check(fits, message, call.subject())
    })
}

pub(super) fn prefetch<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    const LIMITS: &[(usize, u64, &str)] = &[
        (1, 1, "write argument to llvm.aarch64.prefetch must be 0 or 1"),
        (2, 3, "target argument to llvm.aarch64.prefetch must be 0-3"),
        (3, 1, "stream argument to llvm.aarch64.prefetch must be 0 or 1"),
        (4, 1, "isdata argument to llvm.aarch64.prefetch must be 0 or 1"),
    ];
    limits(rules, call, LIMITS)
}

pub(super) fn range_prefetch<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    const LIMITS: &[(usize, u64, &str)] = &[
        (1, 1, "write argument to llvm.aarch64.range.prefetch must be 0 or 1"),
        (2, 1, "stream argument to llvm.aarch64.range.prefetch must be 0 or 1"),
    ];
    limits(rules, call, LIMITS)
}

/// Whether an argument of a call is in a scalar register, the same for all lanes.
fn is_uniform<'m>(rules: &Rules<'m>, call: Call<'m>, at: usize) -> bool {
    let list = rules.ctx.attr_list_data(call.site.attributes);
    rules.has(list.param(at), AttrKind::InReg)
}

/// Which parameter of the function that the call is in a value is.
fn parameter(call: Call<'_>, value: Option<Value>) -> Option<usize> {
    let value = value.filter(|&value| call.body.defining_inst(value).is_none());
    value.and_then(Value::as_local).map(EntityRef::index)
}

fn is_uniform_parameter<'m>(rules: &Rules<'m>, call: Call<'m>, at: usize) -> bool {
    let list = rules.ctx.attr_list_data(call.function.attributes);
    rules.has(list.param(at), AttrKind::InReg)
}

pub(super) fn chain<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let conv = call.function.conv;
    if conv != COMPUTE && !CHAINS.contains(&conv) {
        let message = "Intrinsic cannot be called from functions with this calling convention";
        rules.broken(message, call.subject());
    }
    let uniform = is_uniform(rules, call, 2);
    rules.check(uniform, "SGPR arguments must have the `inreg` attribute", call.subject())?;
    let uniform = is_uniform(rules, call, 3);
    let message = "VGPR arguments must not have the `inreg` attribute";
    rules.check(!uniform, message, call.subject())?;
    let next = places::following(rules, call).map(|inst| call.body.insts[inst].opcode);
    let ends = next == Some(Opcode::Unreachable);
    rules.check(ends, "llvm.amdgcn.cs.chain must be followed by unreachable", call.subject())
}

pub(super) fn inactive_argument<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let message = "Intrinsic can only be used from functions with the amdgpu_cs_chain or \
                   amdgpu_cs_chain_preserve calling conventions";
    // LLVM goes on after this one, as after the one for conventions that may not call a chain.
    let _ = rules.check(CHAINS.contains(&call.function.conv), message, call.subject());
    let inactive = parameter(call, call.arg(1));
    let message = "Value for inactive lanes must be a function argument";
    rules.check(inactive.is_some(), message, call.subject())?;
    let uniform = inactive.is_some_and(|at| is_uniform_parameter(rules, call, at));
    let message = "Value for inactive lanes must be a VGPR function argument";
    rules.check(!uniform, message, call.subject())
}

pub(super) fn exec_from_input<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let input = parameter(call, call.arg(0));
    let uniform = input.is_some_and(|at| is_uniform_parameter(rules, call, at));
    let message =
        "only inreg arguments to the parent function are valid as inputs to this intrinsic";
    rules.check(uniform, message, call.subject())
}

pub(super) fn data_prefetch<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let space = rules.ctx.address_space(rules.arg_type(call, 0));
    // Beyond 9, spaces are the user's and reached like global memory.
    let fits = matches!(space, Some(0 | 1 | 4 | 6 | 10..));
    rules.check_alone(fits, "llvm.amdgcn.s.prefetch.data only supports global or constant memory")
}

/// Accesses that several lanes make together name the scope they are atomic in.
pub(super) fn cooperative<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    if !matches!(rules.ctx.address_space(rules.arg_type(call, 0)), Some(0 | 1)) {
        let message = "cooperative atomic intrinsics require a generic or global pointer";
        return refused(rules, call, 0, message);
    }
    let last = call.args().count().saturating_sub(1);
    if !is_scope(rules, call, last) {
        let message =
            "cooperative atomic intrinsics require that the last argument is a metadata string";
        return refused(rules, call, last, message);
    }
    Ok(())
}

fn is_scope<'m>(rules: &Rules<'m>, call: Call<'m>, at: usize) -> bool {
    let Some(MetadataData::Tuple(scope)) = words::node(rules, call, at) else { return false };
    let [Some(word)] = scope[..] else { return false };
    matches!(rules.ctx.metadata(word), Some(MetadataData::String(_)))
}

/// Reports an argument of a call, and the call.
fn refused<'m>(rules: &mut Rules<'m>, call: Call<'m>, at: usize, message: &str) -> Checked {
    let line = rules.text(call.subject());
    let shown = call.arg(at).map(|arg| rules.operand(call, arg));
    Err(rules.broken_of(message, std::iter::once(line).chain(shown).collect()))
}

/// A call of a function that all lanes run.
pub(super) fn whole_wave<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let Some(callee) = places::function(rules, call, 0) else {
        return Err(rules.broken("Indirect whole wave calls are not allowed", call.subject()));
    };
    let message = "Callee must have the amdgpu_gfx_whole_wave calling convention";
    rules.check(callee.conv == WAVE, message, call.subject())?;
    let Some((_, params, vararg)) = rules.ctx.function_parts(callee.ty) else {
        return Ok(());
    };
    let message = "Variadic whole wave calls are not allowed";
    rules.check(!vararg, message, call.subject())?;
    let same = call.args().count() == params.len();
    let message = "Call argument count must match callee argument count";
    rules.check(same, message, call.subject())?;
    // The first parameter says which lanes are active.
    let types = params.iter().copied().enumerate().skip(1);
    types.into_iter().try_for_each(|(at, ty)| passed_on(rules, call, callee, (at, ty)))
}

fn passed_on<'m>(
    rules: &mut Rules<'m>,
    call: Call<'m>,
    callee: &'m crate::Function,
    (at, ty): (usize, Type),
) -> Checked {
    let same = rules.arg_type(call, at) == ty;
    rules.check(same, "Argument types must match", call.subject())?;
    let wanted = rules.has(rules.ctx.attr_list_data(callee.attributes).param(at), AttrKind::InReg);
    let same = is_uniform(rules, call, at) == wanted;
    rules.check(same, "Argument inreg attributes must match", call.subject())
}
