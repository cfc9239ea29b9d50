//! What intrinsics ask of the function they are called in, of what they are given the address of,
//! and of numbers that describe memory.

use super::super::{Checked, Rules, Subject};
use super::Call;
use crate::attributes::{AttrKind, AttrValue};
use crate::body::{Inst, Value};
use crate::module::GlobalRef;
use crate::opcode::Opcode;
use crate::types::Type;

/// What an argument that is an instruction is.
pub(super) fn opcode_of(call: Call<'_>, at: usize) -> Option<Opcode> {
    let inst = call.body.defining_inst(call.arg(at)?)?;
    Some(call.body.insts[inst].opcode)
}

/// The name of what an argument is the result of calling.
fn called<'m>(rules: &Rules<'m>, call: Call<'m>, at: usize) -> Option<&'m [u8]> {
    let inst = call.body.defining_inst(call.arg(at)?)?;
    let site = call.body.call_site(inst)?;
    let name = rules.symbol_of(Call { inst, site, ..call }.callee()?)?.name()?;
    Some(rules.ctx.str_bytes(name))
}

/// The function an argument is the address of.
pub(super) fn function<'m>(
    rules: &Rules<'m>,
    call: Call<'m>,
    at: usize,
) -> Option<&'m crate::Function> {
    let symbol = rules.symbol_of(call.arg(at)?.as_constant()?)?;
    match rules.module.lookup(symbol)? {
        GlobalRef::Function(at) => rules.module.functions().get(at),
        _ => None,
    }
}

pub(super) fn preallocated_arg<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let set_up = called(rules, call, 0) == Some(b"llvm.call.preallocated.setup");
    let message = "llvm.call.preallocated.arg token argument must be a \
                   llvm.call.preallocated.setup";
    rules.check_alone(set_up, message)?;
    let own = rules.ctx.attr_list_data(call.site.attributes).function;
    let message = "llvm.call.preallocated.arg must be called with a \"preallocated\" call site \
                   attribute";
    rules.check_alone(rules.has(own, AttrKind::Preallocated), message)
}

pub(super) fn preallocated_teardown<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let set_up = called(rules, call, 0) == Some(b"llvm.call.preallocated.setup");
    let message = "llvm.call.preallocated.teardown token argument must be a \
                   llvm.call.preallocated.setup";
    rules.check_alone(set_up, message)
}

pub(super) fn exception<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let caught = opcode_of(call, 0) == Some(Opcode::CatchPad);
    rules.check(caught, "eh.exceptionpointer argument must be a catchpad", call.subject())
}

pub(super) fn pointer_base<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let same = rules.arg_type(call, 0) == call.ty();
    let message = "gc.get.pointer.base operand and result must be of the same type";
    if same {
        return Ok(());
    }
    let symbol = call.callee().and_then(|callee| rules.symbol_of(callee));
    let shown = symbol.map(|symbol| rules.text(Subject::Global(symbol)));
    Err(rules.broken_of(message, shown.into_iter().collect()))
}

pub(super) fn thread_pointer<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    // The last word counts.
    let mut entries = rules.module.data_layout.rsplit('-');
    let space = entries.find_map(|entry| entry.strip_prefix('G')?.parse().ok());
    let fits = rules.ctx.address_space(call.ty()) == Some(space.unwrap_or(0));
    let message = "llvm.thread.pointer intrinsic return type must be for the globals address space";
    rules.check(fits, message, call.subject())
}

pub(super) fn trampoline<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let found = function(rules, call, 1).is_some();
    let message = "llvm.init_trampoline parameter #2 must resolve to a function.";
    rules.check(found, message, call.subject())
}

pub(super) fn stack_protector<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let local = opcode_of(call, 1) == Some(Opcode::Alloca);
    let message = "llvm.stackprotector parameter #2 must resolve to an alloca.";
    rules.check(local, message, call.subject())
}

/// How many `deopt` bundles a call has.
fn deopts<'m>(rules: &Rules<'m>, call: Call<'m>) -> usize {
    let tags = call.site.bundles.iter().map(|bundle| rules.ctx.str_bytes(bundle.tag));
    tags.filter(|tag| *tag == b"deopt").count()
}

pub(super) fn guard<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let one = deopts(rules, call) == 1;
    let message = "experimental_guard must have exactly one \"deopt\" operand bundle";
    rules.check_alone(one, message)
}

pub(super) fn deoptimize<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let one = deopts(rules, call) == 1;
    let message = "experimental_deoptimize must have exactly one \"deopt\" operand bundle";
    rules.check_alone(one, message)?;
    let returned = rules.ctx.function_parts(call.function.ty).map(|(ret, ..)| ret);
    let same = returned == Some(call.ty());
    rules.check_alone(same, "experimental_deoptimize return type must match caller return type")?;
    let next = following(rules, call);
    let data = next.map(|inst| &call.body.insts[inst]).filter(|data| data.opcode == Opcode::Ret);
    let message = "calls to experimental_deoptimize must be followed by a return";
    rules.check_alone(data.is_some(), message)?;
    let value = data.and_then(|data| call.body.words(data).first().map(|word| word.value()));
    let own = value.and_then(|value| call.body.defining_inst(value)) == Some(call.inst);
    let message = "calls to experimental_deoptimize must be followed by a return of the value \
                   computed by experimental_deoptimize";
    rules.check_alone(call.ty() == Type::VOID || own, message)
}

/// The instruction after a call.
pub(super) fn following<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Option<Inst> {
    let (block, at) = rules.place_in_body(call.body, call.inst)?;
    call.body.insts(block).get(at.checked_add(1)?).copied()
}

pub(super) fn callbr_pad<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let branch = opcode_of(call, 0) == Some(Opcode::CallBr);
    rules.check(branch, "intrinstic requires callbr operand", call.subject())
}

/// The attributes of an argument, at the call.
fn align_of<'m>(rules: &Rules<'m>, call: Call<'m>, at: usize) -> Option<u64> {
    let set = rules.ctx.attr_list_data(call.site.attributes).param(at);
    let own = rules.ctx.attributes(set).iter().find(|own| own.kind == Some(AttrKind::Align))?;
    match own.value {
        AttrValue::Int(align) => Some(align),
        _ => None,
    }
}

/// Memory that is written element by element: `pointers` say how many of its arguments are.
fn element_wise<'m>(rules: &mut Rules<'m>, call: Call<'m>, pointers: usize) -> Checked {
    const WRONG: [&str; 2] = [
        "incorrect alignment of the destination argument",
        "incorrect alignment of the source argument",
    ];
    let Some(size) = rules.arg_int(call, 3) else { return Ok(()) };
    let message = "element size of the element-wise atomic memory intrinsic must be a power of 2";
    rules.check(size.is_power_of_two(), message, call.subject())?;
    for (at, message) in WRONG.into_iter().enumerate().take(pointers) {
        let aligned = align_of(rules, call, at).is_some_and(|align| align >= size);
        rules.check(aligned, message, call.subject())?;
    }
    Ok(())
}

pub(super) fn element_wise_copy<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    element_wise(rules, call, 2)
}

pub(super) fn element_wise_set<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    element_wise(rules, call, 1)
}

fn element_type<'m>(rules: &mut Rules<'m>, call: Call<'m>, at: usize, message: &str) -> Checked {
    let set = rules.ctx.attr_list_data(call.site.attributes).param(at);
    let known = rules.has(set, AttrKind::ElementType);
    rules.check(known, message, call.subject())
}

pub(super) fn element_type_first<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let message = "Intrinsic requires elementtype attribute on first argument.";
    element_type(rules, call, 0, message)
}

pub(super) fn element_type_second<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let message = "Intrinsic requires elementtype attribute on second argument.";
    element_type(rules, call, 1, message)
}

/// The dynamic part of the stack is measured in numbers as wide as its pointers.
pub(super) fn area_offset<'m>(rules: &mut Rules<'m>, call: Call<'m>) -> Checked {
    let layout = crate::layout::Layout::parse(&rules.module.data_layout);
    let width = layout.pointer_bits(rules.alloca_space());
    let message = "get_dynamic_area_offset result type must be scalar integer matching alloca \
                   address space width";
    rules.check(rules.ctx.int_width(call.ty()) == Some(width), message, call.subject())
}

/// Whether a value is a constant tile, which no intrinsic takes.
pub(super) fn is_constant_tile<'m>(rules: &Rules<'m>, call: Call<'m>, arg: Value) -> bool {
    arg.as_constant().is_some() && call.body.value_type(rules.ctx, arg) == Type::X86_AMX
}
