//! Intrinsics of garbage collection: calls at which memory may be collected, what they give and
//! what is moved there.

use super::super::{Checked, Rules, Subject};
use super::Call;
use super::places::opcode_of;
use crate::attributes::{AttrKind, AttrValue};
use crate::body::{Block, Inst, Value};
use crate::collection::{Origin, RELOCATE, moved, origin};
use crate::constants::ConstantData;
use crate::opcode::Opcode;
use crate::types::{Type, TypeData};

const STATEPOINT: &[u8] = b"llvm.experimental.gc.statepoint";
const RESULT: &[u8] = b"llvm.experimental.gc.result";

/// Strategies that LLVM has, and whether their pointers are those of one address space.
const STRATEGIES: &[(&[u8], bool)] = &[
    (b"coreclr", true),
    (b"erlang", false),
    (b"ocaml", false),
    (b"shadow-stack", false),
    (b"statepoint-example", true),
];

/// The first argument of the callee of a statepoint.
const FIRST: usize = 5;

pub(super) fn collected<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let has_gc = call.function.gc != crate::context::Str::EMPTY;
    rules.check(has_gc, "Enclosing function does not use GC.", call.subject())
}

pub(super) fn gc_root<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let local = opcode_of(call, 0) == Some(Opcode::Alloca);
    rules.check(local, "llvm.gcroot parameter #1 must be an alloca.", call.subject())?;
    let constant = call.arg(1).and_then(Value::as_constant);
    let message = "llvm.gcroot parameter #2 must be a constant.";
    rules.check(constant.is_some(), message, call.subject())?;
    let null = constant.is_some_and(|it| matches!(rules.ctx.constant(it), ConstantData::Null(_)));
    let allocated = call.arg(0).and_then(|arg| call.body.defining_inst(arg));
    let allocated = allocated.map(|inst| Type(call.body.insts[inst].aux));
    let pointer = allocated.is_some_and(|ty| rules.ctx.is_pointer(ty));
    let message = "llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must \
                   be a non-null constant.";
    rules.check(pointer || !null, message, call.subject())?;
    collected(rules, call)
}

/// Whether a call is of an intrinsic whose name begins so.
fn is_of<'m>(rules: &Rules<'m>, call: Call<'m>, name: &[u8]) -> bool {
    let symbol = call.callee().and_then(|callee| rules.symbol_of(callee));
    let own = symbol.and_then(crate::context::Symbol::name);
    own.is_some_and(|own| rules.ctx.str_bytes(own).starts_with(name))
}

fn call_at(call: Call<'_>, inst: Inst) -> Option<Call<'_>> {
    Some(Call { inst, site: call.body.call_site(inst)?, ..call })
}

/// A call that is one of these.
fn statepoint_at<'m>(rules: &Rules<'m>, call: Call<'m>, inst: Inst) -> Option<Call<'m>> {
    call_at(call, inst).filter(|&found| is_of(rules, found, STATEPOINT))
}

/// The type of the function that a statepoint calls.
fn wrapped<'m>(rules: &Rules<'m>, call: Call<'m>) -> Option<Type> {
    let set = rules.ctx.attr_list_data(call.site.attributes).param(2);
    let own = rules.ctx.attributes(set).iter().find(|own| own.kind == Some(AttrKind::ElementType));
    match own?.value {
        AttrValue::Type(ty) => Some(ty),
        _ => None,
    }
}

/// A number of 32 bits.
fn number<'m>(rules: &Rules<'m>, call: Call<'m>, at: usize) -> i32 {
    rules.arg_int(call, at).map_or(0, |bits| bits as u32).cast_signed()
}

pub(super) fn statepoint<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    collected(rules, call)?;
    let message = "gc.statepoint must read and write all memory to preserve reordering \
                   restrictions required by safepoint semantics";
    rules.check(!is_narrow(rules, call), message, call.subject())?;
    let message = "gc.statepoint number of patchable bytes must be positive";
    rules.check(number(rules, call, 1) >= 0, message, call.subject())?;
    let own = wrapped(rules, call);
    let message = "gc.statepoint callee argument must have elementtype attribute";
    rules.check(own.is_some(), message, call.subject())?;
    let parts = own.and_then(|own| rules.ctx.function_parts(own));
    let message = "gc.statepoint callee elementtype must be function type";
    rules.check(parts.is_some(), message, call.subject())?;
    let (ret, params, vararg) = parts.unwrap_or((Type::VOID, &[], false));
    let count = wrapped_count(rules, call, (ret, params.len(), vararg))?;
    let message = "unknown flag used in gc.statepoint flags argument";
    rules.check(number(rules, call, 4) & !3 == 0, message, call.subject())?;
    let fits = (FIRST..).zip(params).all(|(at, &param)| rules.arg_type(call, at) == param);
    let message = "gc.statepoint call argument does not match wrapped function type";
    rules.check(fits, message, call.subject())?;
    statepoint_rest(rules, call, count.saturating_add(FIRST))?;
    statepoint_users(rules, call)
}

/// Whether a call says that it does not do with memory as it likes.
fn is_narrow<'m>(rules: &Rules<'m>, call: Call<'m>) -> bool {
    let set = rules.ctx.attr_list_data(call.site.attributes).function;
    rules.ctx.attributes(set).iter().any(|own| match (own.kind, own.value) {
        (Some(AttrKind::Memory), AttrValue::Text(text)) => {
            let text = rules.ctx.str_bytes(text);
            let of_arguments = text.starts_with(b"argmem: ") && !text.contains(&b',');
            text == b"none" || text == b"read" || of_arguments
        }
        _ => false,
    })
}

/// How many arguments of a statepoint are those of the function.
fn wrapped_count<'m>(
    rules: &mut Rules<'m>,
    call: Call<'m>,
    (ret, params, vararg): (Type, usize, bool),
) -> Result<usize, super::Broken> {
    let count = usize::try_from(number(rules, call, 3));
    let message = "gc.statepoint number of arguments to underlying call must be positive";
    rules.check(count.is_ok(), message, call.subject())?;
    let count = count.unwrap_or(0);
    if !vararg {
        let message = "gc.statepoint mismatch in number of call args";
        rules.check(count == params, message, call.subject())?;
        return Ok(count);
    }
    let message = "gc.statepoint mismatch in number of vararg call args";
    rules.check(count >= params, message, call.subject())?;
    let message = "gc.statepoint doesn't support wrapping non-void vararg functions yet";
    rules.check(ret == Type::VOID, message, call.subject())?;
    Ok(count)
}

/// What follows the arguments of the function: two lists that are empty by now.
fn statepoint_rest<'m>(rules: &mut Rules<'m>, call: Call<'m>, end: usize) -> Checked {
    let rows = [
        (
            "gc.statepoint number of transition arguments must be constant integer",
            "gc.statepoint w/inline transition bundle is deprecated",
        ),
        (
            "gc.statepoint number of deoptimization arguments must be constant integer",
            "gc.statepoint w/inline deopt operands is deprecated",
        ),
    ];
    for (at, (constant, empty)) in (end..).zip(rows) {
        let number = rules.arg_int(call, at);
        rules.check(number.is_some(), constant, call.subject())?;
        rules.check(number == Some(0), empty, call.subject())?;
    }
    let fits = call.args().count() == end.saturating_add(2);
    rules.check(fits, "gc.statepoint too many arguments", call.subject())
}

fn statepoint_users<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let Some(token) = call.body.insts[call.inst].result() else { return Ok(()) };
    for inst in rules.users_of(call.body, token).into_iter().rev() {
        let is_call = call.body.insts[inst].opcode == Opcode::Call;
        let user = call_at(call, inst).filter(|_| is_call);
        let result = user.is_some_and(|user| is_of(rules, user, RESULT));
        let relocate = user.is_some_and(|user| is_of(rules, user, RELOCATE));
        let first = user.and_then(|user| user.arg(0)) == Some(token);
        let message = match user {
            None => "illegal use of statepoint token",
            Some(_) if !result && !relocate => {
                "gc.result or gc.relocate are the only value uses of a gc.statepoint"
            }
            Some(_) if first => continue,
            Some(_) if result => "gc.result connected to wrong gc.statepoint",
            Some(_) => "gc.relocate connected to wrong gc.statepoint",
        };
        let user = rules.text(Subject::Inst(call.function, inst));
        let shown = vec![rules.text(call.subject()), user];
        return Err(rules.broken_of(message, shown));
    }
    Ok(())
}

pub(super) fn result<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    collected(rules, call)?;
    let token = call.arg(0).and_then(Value::as_constant);
    let token = token.map(|token| rules.ctx.constant(token));
    if matches!(token, Some(ConstantData::Undef(_) | ConstantData::Poison(_))) {
        return Ok(());
    }
    let made = call.arg(0).and_then(|token| call.body.defining_inst(token));
    let Some(made) = made.and_then(|inst| statepoint_at(rules, call, inst)) else {
        let message = "gc.result operand #1 must be from a statepoint";
        return untied(rules, call, message);
    };
    let ty = wrapped(rules, made).and_then(|ty| rules.ctx.function_parts(ty));
    let fits = ty.is_none_or(|(ret, ..)| ret == call.ty());
    rules.check(fits, "gc.result result type does not match wrapped callee", call.subject())
}

/// Reports a token that is not of such a call.
fn untied<'m>(rules: &mut Rules<'m>, call: Call<'m>, message: &str) -> Checked {
    let token = call.arg(0).map(|arg| rules.operand(call, arg));
    let shown = std::iter::once(rules.text(call.subject())).chain(token).collect();
    Err(rules.broken_of(message, shown))
}

pub(super) fn relocate<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let pointers = is_pointers(rules, call.ty());
    let message = "gc.relocate must return a pointer or a vector of pointers";
    rules.check(pointers, message, call.subject())?;
    let Some(made) = relocated_by(rules, call)? else { return Ok(()) };
    let numbers = [1, 2].map(|at| rules.arg_int(call, at).unwrap_or(0));
    let tag = |tag| rules.ctx.str_bytes(tag) == b"gc-live";
    if let Some(live) = made.site.bundles.iter().find(|bundle| tag(bundle.tag)) {
        let messages = [
            "gc.relocate: statepoint base index out of bounds",
            "gc.relocate: statepoint derived index out of bounds",
        ];
        for (number, message) in numbers.into_iter().zip(messages) {
            rules.check(number < live.inputs.len() as u64, message, call.subject())?;
        }
    }
    let moved = numbers.map(|number| moved(rules.ctx, call.body, made.inst, number));
    let [Some(base), Some(derived)] = moved else { return Ok(()) };
    let types = [base, derived].map(|value| call.body.value_type(rules.ctx, value));
    relocated_types(rules, call, types)
}

fn is_pointers(rules: &Rules<'_>, ty: Type) -> bool {
    rules.ctx.is_pointer(rules.ctx.scalar_type(ty))
}

/// The call that moves values; nothing where its token is undefined.
fn relocated_by<'m>(
    rules: &mut Rules<'m>,
    call: Call<'m>,
) -> Result<Option<Call<'m>>, super::Broken> {
    let Some(token) = call.arg(0) else { return Ok(None) };
    let pad = call.body.defining_inst(token);
    let pad = pad.filter(|&inst| call.body.insts[inst].opcode == Opcode::LandingPad);
    let none = token.as_constant().map(|it| rules.ctx.constant(it));
    let found = match origin(rules.ctx, call.body, token, &rules.landings) {
        Origin::Call(inst) => statepoint_at(rules, call, inst),
        Origin::Nothing if none != Some(&ConstantData::NoneToken) => return Ok(None),
        Origin::Nothing | Origin::Other => None,
    };
    match (found, pad) {
        (Some(found), _) => Ok(Some(found)),
        (None, Some(pad)) => Err(unlanded(rules, call, pad)),
        (None, None) => {
            untied(rules, call, "gc relocate is incorrectly tied to the statepoint").map(|()| None)
        }
    }
}

/// Reports a landing pad where no such call lands.
fn unlanded<'m>(rules: &mut Rules<'m>, call: Call<'m>, pad: Inst) -> super::Broken {
    let own = rules.place_in_body(call.body, pad).map(|(block, _)| block);
    let (message, block): (_, Option<Block>) = match rules.landings.before(call.body, pad) {
        Some(block) => ("gc relocate should be linked to a statepoint", Some(block)),
        None => ("safepoints should have unique landingpads", own),
    };
    let shown = block.map(|block| rules.excerpts.block(call.function, block));
    rules.broken_of(message, shown.into_iter().collect())
}

fn relocated_types<'m>(
    rules: &mut Rules<'m>,
    call: Call<'m>,
    [base, derived]: [Type; 2],
) -> Checked {
    let pointers = is_pointers(rules, base) && is_pointers(rules, derived);
    let message = "gc.relocate: relocated value must be a pointer";
    rules.check(pointers, message, call.subject())?;
    let ctx = rules.ctx;
    let is_vector = |ty| matches!(ctx.ty(ty), TypeData::Vector { .. });
    let space = |ty| ctx.address_space(ctx.scalar_type(ty));
    let message = "gc.relocate: vector relocates to vector and pointer to pointer";
    rules.check(is_vector(call.ty()) == is_vector(derived), message, call.subject())?;
    let message = "gc.relocate: relocating a pointer shouldn't change its address space";
    rules.check(space(call.ty()) == space(derived), message, call.subject())?;
    let strategy = ctx.str_bytes(call.function.gc);
    if !STRATEGIES.iter().any(|row| row.0 == strategy && row.1) {
        return Ok(());
    }
    let message = "gc.relocate: must return gc pointer";
    rules.check(space(call.ty()) == Some(1), message, call.subject())?;
    let message = "gc.relocate: relocated value must be a gc pointer";
    let managed = [base, derived].into_iter().all(|ty| space(ty) == Some(1));
    rules.check(managed, message, call.subject())
}
