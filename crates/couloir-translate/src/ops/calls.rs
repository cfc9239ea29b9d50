//! Calls: of functions, through pointers, of intrinsics, of inline assembly.

use std::sync::{Mutex, PoisonError};

use couloir_ir::attr::AttrKind;
use couloir_ir::{Failure, OpRef};
use couloir_llvmir as l;
use couloir_llvmir::{
    AttrList, CallConv, CallSpec, Flags, InlineAsm, Inst, OperandBundle, TailKind, Type, Value,
};

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::Row::{self, With};
use super::{FlagSource, Intrinsic, control};
use crate::attributes::check_values;
use crate::function::FunctionState;
use crate::read::{bits_of, flag, floor_power_of_two, text_of};
use crate::types::float_kind;

pub(super) const ROWS: &[(&str, Row)] = &[
    ("llvm.call", With(call)),
    ("llvm.invoke", With(invoke)),
    ("llvm.call_intrinsic", With(call_intrinsic)),
    ("llvm.inline_asm", With(inline_asm)),
    ("llvm.intr.masked.load", With(masked_load)),
    ("llvm.intr.masked.store", With(masked_store)),
    ("llvm.intr.masked.gather", With(masked_gather)),
    ("llvm.intr.masked.scatter", With(masked_scatter)),
];

const TAIL_KINDS: &[(u64, TailKind)] =
    &[(1, TailKind::Tail), (2, TailKind::MustTail), (3, TailKind::NoTail)];

fn tail_kind(op: OpRef<'_>, name: &str) -> TailKind {
    let bits = bits_of(op, op.ctx().intern(name));
    TAIL_KINDS.iter().find(|row| row.0 == bits).map_or(TailKind::None, |row| row.1)
}

/// The parts of an op's operands: those of the call, and of its operand bundles.
struct Operands {
    args: Vec<Value>,
    bundles: Vec<OperandBundle>,
}

/// The operands of a call: those of the group with this number, and bundles of the next group
/// that nests.
fn operands(
    state: &mut FunctionState<'_>,
    op: OpRef<'_>,
    args: usize,
    bundles: usize,
) -> Result<Operands, Failure> {
    let all = op.operands().len();
    let (own, rest) = match op.def() {
        Some(def) if def.operands.len() > bundles => {
            (op.operand_group(args), op.operand_group(bundles))
        }
        _ => (0..all, all..all),
    };
    let args = own.map(|at| state.operand(op, at)).collect::<Result<Vec<_>, _>>()?;
    let inputs = rest.map(|at| state.operand(op, at)).collect::<Result<Vec<_>, _>>()?;
    Ok(Operands { args, bundles: split_bundles(state, op, &inputs) })
}

fn split_bundles(state: &FunctionState<'_>, op: OpRef<'_>, inputs: &[Value]) -> Vec<OperandBundle> {
    let names = state.names();
    let sizes = op.attr(names.bundle_sizes).and_then(|attr| attr.as_i32_array(op.ctx()));
    let tags = op.attr(names.bundle_tags).and_then(|attr| attr.as_array(op.ctx()));
    let (mut rest, mut bundles) = (inputs, Vec::new());
    for (size, tag) in sizes.unwrap_or_default().into_iter().zip(tags.unwrap_or_default()) {
        let (own, after) = rest.split_at((size.max(0) as usize).min(rest.len()));
        rest = after;
        let tag = state.llvm().str(tag.as_text(op.ctx()).unwrap_or_default());
        bundles.push(OperandBundle { tag, inputs: own.into() });
    }
    bundles
}

/// The type of an op's result, `void` where it has none.
pub(super) fn result_or_void(
    state: &mut FunctionState<'_>,
    op: OpRef<'_>,
) -> Result<Type, Failure> {
    match op.result_type(0) {
        Some(_) => state.result_type(op),
        None => Ok(Type::VOID),
    }
}

/// What is called, the type it is called as, and the arguments.
fn callee(
    state: &mut FunctionState<'_>,
    op: OpRef<'_>,
    mut args: Vec<Value>,
) -> Result<(Value, Type, Vec<Value>), Failure> {
    let name = op.attr(state.names().callee).and_then(|attr| attr.as_flat_symbol(op.ctx()));
    let declared = op.attr_named("var_callee_type").and_then(|attr| attr.as_type(op.ctx()));
    let callee = match name {
        Some(name) => state.translator.address(name).ok_or(Failure)?.into(),
        None if args.is_empty() => return Err(Failure),
        None => args.remove(0),
    };
    let known = name.and_then(|name| state.translator.function_type(name));
    let ty = match (known, declared) {
        (Some(known), _) => known,
        (None, Some(declared)) => state.convert_type(op, declared)?,
        (None, None) => {
            let params = args.iter().map(|&arg| state.builder.type_of(arg)).collect::<Vec<_>>();
            let result = result_or_void(state, op)?;
            state.llvm().function_type(result, &params, false)
        }
    };
    Ok((callee, ty, args))
}

/// Fast-math flags of a call, where its result can have them.
fn call_flags(state: &FunctionState<'_>, op: OpRef<'_>, function_type: Type) -> Flags {
    let llvm = state.llvm();
    let result = llvm.function_parts(function_type).map_or(Type::VOID, |(result, ..)| result);
    let float = takes_fast_math(llvm, result);
    if float { FlagSource::FastMath.of(op, state.names()) } else { Flags::NONE }
}

/// Whether an instruction with a result of this type can have fast-math flags: floats, vectors
/// and arrays of them, and literal structs whose fields are all of one such type.
pub(super) fn takes_fast_math(llvm: &l::Context, ty: Type) -> bool {
    let mut scalar = ty;
    if let l::TypeData::Struct { fields, .. } = llvm.ty(ty) {
        match fields.split_first() {
            Some((first, rest)) if rest.iter().all(|field| field == first) => scalar = *first,
            _ => return false,
        }
    } else {
        while let l::TypeData::Array { elem, .. } = llvm.ty(scalar) {
            scalar = *elem;
        }
    }
    let scalar = llvm.scalar_type(scalar);
    float_kind(llvm.ty(scalar)).is_some() || scalar == Type::PPC_FP128
}

pub(crate) fn call_result(
    state: &mut FunctionState<'_>,
    op: OpRef<'_>,
    inst: Inst,
) -> Result<(), Failure> {
    match (op.result_type(0), state.builder.result(inst)) {
        (Some(_), Some(value)) => state.set_result(op, value),
        // LLVM's `llvm.coro.end` returns nothing, the op something.
        (Some(ty), None) => {
            let ty = state.convert_type(op, ty)?;
            state.set_result(op, state.llvm().poison(ty).into())
        }
        _ => Ok(()),
    }
}

fn call(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let Operands { args, bundles } = operands(state, op, 0, 1)?;
    let (callee, function_type, args) = callee(state, op, args)?;
    check_values(state.names(), op)?;
    let spec = CallSpec {
        conv: CallConv(bits_of(op, state.names().cconv) as u16),
        attributes: state.call_attributes(op, &[]),
        bundles: &bundles,
        tail: tail_kind(op, "TailCallKind"),
        flags: call_flags(state, op, function_type),
        ..CallSpec::new(function_type, callee)
    };
    let inst = state.builder.call_with(&spec, &args);
    state.attach_memory_metadata(op, inst);
    call_result(state, op, inst)
}

fn invoke(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let Operands { args, bundles } = operands(state, op, 0, 3)?;
    let (callee, function_type, args) = callee(state, op, args)?;
    check_values(state.names(), op)?;
    let (normal, unwind) = (state.successor(op, 0)?, state.successor(op, 1)?);
    let spec = CallSpec {
        conv: CallConv(bits_of(op, state.names().cconv) as u16),
        attributes: state.argument_attributes(op, &[]),
        bundles: &bundles,
        ..CallSpec::new(function_type, callee)
    };
    let inst = state.builder.invoke(&spec, &args, normal, unwind);
    control::weights(state, op, inst);
    call_result(state, op, inst)
}

fn inline_asm(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let Operands { args, .. } = operands(state, op, 0, usize::MAX)?;
    let ctx = op.ctx();
    let result = result_or_void(state, op)?;
    let params = args.iter().map(|&arg| state.builder.type_of(arg)).collect::<Vec<_>>();
    let function_type = state.llvm().function_type(result, &params, false);
    let text = |name| text_of(op, ctx.intern(name)).unwrap_or("");
    let asm = state.llvm().inline_asm(InlineAsm {
        function_type,
        text: state.llvm().str(text("asm_string")),
        constraints: state.llvm().str(text("constraints")),
        side_effect: flag(op, ctx.intern("has_side_effects")),
        align_stack: flag(op, ctx.intern("is_align_stack")),
        intel: bits_of(op, ctx.intern("asm_dialect")) == 1,
        unwind: false,
    });
    let spec = CallSpec {
        attributes: state.operand_attributes(op),
        tail: tail_kind(op, "tail_call_kind"),
        ..CallSpec::new(function_type, asm.into())
    };
    let inst = state.builder.call_with(&spec, &args);
    call_result(state, op, inst)
}

/// What a call of an intrinsic is made of.
pub(super) struct IntrinsicCall<'c> {
    /// Name with `llvm.`.
    pub(super) name: &'c str,
    /// The types that are part of the name.
    pub(super) types: SmallVec<[Type; 4]>,
    /// What it returns, where its signature is not known.
    pub(super) result: Type,
    pub(super) args: Vec<Value>,
    pub(super) attributes: AttrList,
    pub(super) bundles: &'c [OperandBundle],
}

/// Types and attributes of the intrinsics called so far.
#[derive(Default)]
pub(crate) struct Called(Mutex<FxHashMap<l::Symbol, (Type, AttrList)>>);

impl Called {
    fn get(&self, name: l::Symbol) -> Option<(Type, AttrList)> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&name).copied()
    }

    fn keep(&self, name: l::Symbol, known: (Type, AttrList)) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(name, known);
    }
}

pub(super) fn emit_intrinsic(
    state: &mut FunctionState<'_>,
    op: OpRef<'_>,
    call: &IntrinsicCall<'_>,
) -> Inst {
    let llvm = state.llvm();
    let mut name = call.name.to_owned();
    for &ty in &call.types {
        name.push('.');
        name.push_str(&l::mangled_type(llvm, ty).unwrap_or_default());
    }
    let symbol = llvm.symbol(&name);
    let known = state.translator.called.get(symbol);
    let (function_type, attributes) = known.unwrap_or_else(|| {
        let signature = l::intrinsic_signature(call.name);
        let ty = signature.and_then(|signature| signature.function_type(llvm, &call.types));
        let params = call.args.iter().map(|&arg| state.builder.type_of(arg));
        let params = params.collect::<SmallVec<[Type; 8]>>();
        let function_type = ty.unwrap_or_else(|| llvm.function_type(call.result, &params, false));
        let attributes = l::intrinsic_attributes(llvm, &name, function_type).unwrap_or_default();
        if ty.is_some() {
            state.translator.called.keep(symbol, (function_type, attributes));
        }
        (function_type, attributes)
    });
    let callee = state.builder.declare(symbol, function_type, attributes);
    let spec = CallSpec {
        attributes: call.attributes,
        bundles: call.bundles,
        flags: call_flags(state, op, function_type),
        ..CallSpec::new(function_type, callee)
    };
    state.builder.call_with(&spec, &call.args)
}

/// A call of an intrinsic that has a row of its own.
pub(crate) fn intrinsic(
    state: &mut FunctionState<'_>,
    op: OpRef<'_>,
    row: &Intrinsic,
) -> Result<(), Failure> {
    // Only `llvm.intr.assume` has bundles: they follow its one operand.
    let Operands { mut args, bundles } = match row.name {
        "assume" => operands(state, op, 0, 1)?,
        _ => operands(state, op, 0, usize::MAX)?,
    };
    for &(at, name) in row.immediates {
        let attr = op.attr_named(name).ok_or(Failure)?;
        let value = immediate(state, op, attr)?;
        args.insert(usize::from(at).min(args.len()), value);
    }
    let result = result_or_void(state, op)?;
    let types = overloads(state, row, result, &args).ok_or(Failure)?;
    let skipped = row.immediates.iter().map(|row| usize::from(row.0)).collect::<Vec<_>>();
    // Of other ops these are attributes like any that LLVM does not know.
    let has = |name: &str| op.def().is_some_and(|def| def.slot(name).is_some());
    let attributes = if has("arg_attrs") {
        state.argument_attributes(op, &skipped)
    } else if has("range") {
        state.range_attributes(op, None)
    } else {
        AttrList::EMPTY
    };
    let name = format!("llvm.{}", row.name);
    let call = IntrinsicCall { name: &name, types, result, args, attributes, bundles: &bundles };
    let inst = emit_intrinsic(state, op, &call);
    if has("alias_scopes") {
        state.attach_memory_metadata(op, inst);
    }
    call_result(state, op, inst)
}

/// The types that are part of an intrinsic's name; `None` where it cannot be called so.
fn overloads(
    state: &FunctionState<'_>,
    row: &Intrinsic,
    result: Type,
    args: &[Value],
) -> Option<SmallVec<[Type; 4]>> {
    let several = |_: &_| {
        let signature = l::intrinsic_signature(&format!("llvm.{}", row.name));
        signature.is_some_and(l::Signature::returns_struct)
    };
    let fields = state.llvm().struct_fields(result).filter(several);
    let part = |at: &u8| {
        let field = fields.and_then(|(fields, _)| fields.get(usize::from(*at)));
        Some(field.copied().unwrap_or(result))
    };
    let arg = |at: &u8| Some(state.builder.type_of(*args.get(usize::from(*at))?));
    row.results.iter().map(part).chain(row.operands.iter().map(arg)).collect()
}

/// A call of an intrinsic of this name, with types of which its name is made, as an op's result.
pub(crate) fn named_intrinsic(
    state: &mut FunctionState<'_>,
    op: OpRef<'_>,
    name: &str,
    types: &[Type],
    args: Vec<Value>,
) -> Result<(), Failure> {
    let result = result_or_void(state, op)?;
    let name = format!("llvm.{name}");
    let (types, attributes) = (types.into(), AttrList::EMPTY);
    let call = IntrinsicCall { name: &name, types, result, args, attributes, bundles: &[] };
    let inst = emit_intrinsic(state, op, &call);
    call_result(state, op, inst)
}

/// What a call of an intrinsic gives, where it is not an op's result.
pub(crate) fn intrinsic_value(
    state: &mut FunctionState<'_>,
    op: OpRef<'_>,
    name: &str,
    result: Type,
    args: Vec<Value>,
) -> Option<Value> {
    let (types, attributes) = (SmallVec::new(), AttrList::EMPTY);
    let call = IntrinsicCall { name, types, result, args, attributes, bundles: &[] };
    let inst = emit_intrinsic(state, op, &call);
    state.builder.result(inst)
}

/// A number of an attribute.
pub(crate) fn immediate(
    state: &mut FunctionState<'_>,
    op: OpRef<'_>,
    attr: couloir_ir::Attribute,
) -> Result<Value, Failure> {
    let ty = match attr.kind(op.ctx()) {
        AttrKind::Integer(ty, _) | AttrKind::Float(ty, _) => *ty,
        _ => return Err(Failure),
    };
    let ty = state.convert_type(op, ty)?;
    let constants = state.translator.constants();
    Ok(constants.constant(ty, attr, op.location()).ok_or(Failure)?.into())
}

fn call_intrinsic(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let Operands { args, bundles } = operands(state, op, 0, 1)?;
    let name = text_of(op, op.ctx().intern("intrin")).ok_or(Failure)?;
    let result = result_or_void(state, op)?;
    let attributes = state.argument_attributes(op, &[]);
    let params = args.iter().map(|&arg| state.builder.type_of(arg)).collect::<Vec<_>>();
    let function_type = state.llvm().function_type(result, &params, false);
    // What is in bundles counts where overloads are looked for.
    let bundled = bundles.iter().flat_map(|bundle| &bundle.inputs);
    let bundled = bundled.map(|&input| state.builder.type_of(input));
    let every = params.iter().copied().chain(bundled).collect::<Vec<_>>();
    let called = state.llvm().function_type(result, &every, false);
    // Whatever types a name ends in, those of the call count.
    let (name, types) = match l::intrinsic_signature(name) {
        Some(signature) => {
            let types = signature_overloads(state, op, signature, called)?;
            let declared = signature.function_type(state.llvm(), &types);
            let problem =
                declared.and_then(|ty| call_mismatch(state.llvm(), name, function_type, ty));
            if let Some(problem) = problem {
                return failed(op, &problem);
            }
            (format!("llvm.{}", signature.base()), types.into())
        }
        None => {
            let message = format!("could not find LLVM intrinsic: \"{name}\"");
            return failed(op, &message);
        }
    };
    let call = IntrinsicCall { name: &name, types, result, args, attributes, bundles: &bundles };
    let inst = emit_intrinsic(state, op, &call);
    call_result(state, op, inst)
}

/// The types that an intrinsic which is called so is overloaded on.
fn signature_overloads(
    state: &FunctionState<'_>,
    op: OpRef<'_>,
    signature: l::Signature,
    called: Type,
) -> Result<Vec<Type>, Failure> {
    let llvm = state.llvm();
    let name = text_of(op, op.ctx().intern("intrin")).unwrap_or_default();
    if signature.is_overloaded() {
        return signature.overloads_of_call(llvm, called).or_else(|_| {
            let called = llvm.type_text(called);
            let message = format!(
                "call intrinsic signature {called} to overloaded intrinsic \"{name}\" does not \
                 match any of the overloads"
            );
            failed(op, &message)
        });
    }
    Ok(Vec::new())
}

fn failed<T>(op: OpRef<'_>, message: &str) -> Result<T, Failure> {
    crate::module::report(op.ctx(), op.location(), message);
    Err(Failure)
}

/// How the type an intrinsic is called with differs from the one it has.
fn call_mismatch(llvm: &l::Context, name: &str, called: Type, declared: Type) -> Option<String> {
    let (called, declared) = (llvm.function_parts(called)?, llvm.function_parts(declared)?);
    let text = |ty| llvm.type_text(ty);
    if called.0 != declared.0 {
        let (own, actual) = (text(called.0), text(declared.0));
        return Some(format!(
            "intrinsic call returns {own} but \"{name}\" actually returns {actual}"
        ));
    }
    let (own, wanted) = (called.1.len(), declared.1.len());
    if declared.2 && own < wanted {
        return Some(format!(
            "intrinsic call has {own} operands but variadic \"{name}\" expects at least {wanted}"
        ));
    }
    if !declared.2 && own != wanted {
        return Some(format!("intrinsic call has {own} operands but \"{name}\" expects {wanted}"));
    }
    let mut pairs = called.1.iter().zip(declared.1).enumerate();
    let (at, (own, wanted)) = pairs.find(|(_, (own, wanted))| own != wanted)?;
    let (own, wanted) = (text(*own), text(*wanted));
    Some(format!("intrinsic call operand #{at} has type {own} but \"{name}\" expects {wanted}"))
}

/// A masked access: its name with types, the arguments, and which one is the pointer. The
/// alignment is a number, or an array of at most one.
fn masked(
    state: &mut FunctionState<'_>,
    op: OpRef<'_>,
    name: &str,
    types: [Type; 2],
    args: Vec<Value>,
    pointer: usize,
) -> Result<(), Failure> {
    let result = result_or_void(state, op)?;
    let align = match op.attr(state.names().alignment).and_then(|attr| attr.as_array(op.ctx())) {
        Some(own) => own.first().and_then(|own| own.as_u64(op.ctx())).unwrap_or(1),
        // LLVM takes no alignment at all for the largest that it can think of.
        None => match floor_power_of_two(bits_of(op, state.names().alignment)) {
            0 => 1 << 63,
            align => align,
        },
    };
    let llvm = state.llvm();
    let set = llvm.attr_set(&[l::Attribute::int(l::AttrKind::Align, align)]);
    let mut params = vec![l::AttrSet::EMPTY; pointer];
    params.push(set);
    let attributes = llvm.attr_list(l::AttrSet::EMPTY, l::AttrSet::EMPTY, &params);
    let types = types.as_slice().into();
    let call = IntrinsicCall { name, types, result, args, attributes, bundles: &[] };
    let inst = emit_intrinsic(state, op, &call);
    state.attach_hints_to(op, inst);
    call_result(state, op, inst)
}

/// Pointer, mask and what stands where the mask is false.
fn masked_read(state: &mut FunctionState<'_>, op: OpRef<'_>, name: &str) -> Result<(), Failure> {
    let ty = state.result_type(op)?;
    let (pointer, mask) = (state.operand(op, 0)?, state.operand(op, 1)?);
    let through = match op.operand(2) {
        Some(_) => state.operand(op, 2)?,
        None => state.llvm().poison(ty).into(),
    };
    let types = [ty, state.builder.type_of(pointer)];
    masked(state, op, name, types, vec![pointer, mask, through], 0)
}

fn masked_write(state: &mut FunctionState<'_>, op: OpRef<'_>, name: &str) -> Result<(), Failure> {
    let args = vec![state.operand(op, 0)?, state.operand(op, 1)?, state.operand(op, 2)?];
    let types = [state.builder.type_of(args[0]), state.builder.type_of(args[1])];
    masked(state, op, name, types, args, 1)
}

pub(super) fn masked_load(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    masked_read(state, op, "llvm.masked.load")
}

pub(super) fn masked_gather(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    masked_read(state, op, "llvm.masked.gather")
}

pub(super) fn masked_store(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    masked_write(state, op, "llvm.masked.store")
}

pub(super) fn masked_scatter(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    masked_write(state, op, "llvm.masked.scatter")
}
