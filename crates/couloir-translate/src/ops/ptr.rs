//! `ptr`: addresses, loads and stores through pointers whose memory space is
//! one of LLVM's.

use couloir_ir::num::Int;
use couloir_ir::{Attribute, Context, Failure, OpRef, Type};
use couloir_llvmir as l;
use couloir_llvmir::{Access, Flags, Opcode, Ordering};

use super::Row::{self, With};
use super::{calls, select};
use crate::extension::DialectTranslation;
use crate::function::FunctionState;
use crate::read::{bits_of, flag, text_of};

type Lowered = Result<(), Failure>;

/// The translation of the dialect.
pub(crate) static PTR: DialectTranslation =
    DialectTranslation { ops: &[ROWS], ..DialectTranslation::new("ptr") };

const ROWS: &[(&str, Row)] = &[
    ("ptr.constant", With(constant)),
    ("ptr.from_ptr", With(not_translated)),
    ("ptr.gather", With(calls::masked_gather)),
    ("ptr.get_metadata", With(not_translated)),
    ("ptr.load", With(load)),
    ("ptr.masked_load", With(calls::masked_load)),
    ("ptr.masked_store", With(calls::masked_store)),
    ("ptr.ptr_add", With(ptr_add)),
    ("ptr.ptr_diff", With(ptr_diff)),
    ("ptr.scatter", With(calls::masked_scatter)),
    ("ptr.store", With(store)),
    ("ptr.to_ptr", With(not_translated)),
    ("ptr.type_offset", With(type_offset)),
];

fn not_translated(_: &mut FunctionState<'_>, op: OpRef<'_>) -> Lowered {
    op.error(format!("Translation for operation '{}' is not implemented.", op.name())).fail()
}

/// The address space of a pointer, or of pointers.
fn space_of(state: &FunctionState<'_>, ty: l::Type) -> u32 {
    let llvm = state.llvm();
    llvm.address_space(llvm.scalar_type(ty)).unwrap_or(0)
}

fn constant(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Lowered {
    let ty = state.result_type(op)?;
    let value = op.attr_named("value").ok_or(Failure)?;
    let address = match number_of(op.ctx(), value) {
        Some(number) => address(state, op, number, ty),
        None => state.llvm().null(ty),
    };
    state.set_result(op, address.into())
}

/// The number in `#ptr.address`.
fn number_of(ctx: &Context, attr: Attribute) -> Option<&Int> {
    let data = attr.as_dialect(ctx).filter(|data| data.def.mnemonic == "address")?;
    data.params.get(1)?.as_attr()?.as_int(ctx)
}

/// A number as an address; of one that is too large only the lower bits count.
fn address(state: &FunctionState<'_>, op: OpRef<'_>, value: &Int, ty: l::Type) -> l::Constant {
    let llvm = state.llvm();
    let bits = state.translator.layout.pointer_bits(space_of(state, ty));
    let own = value.zext_or_trunc(bits);
    let widest = value.width().max(bits);
    if own.zext_or_trunc(widest) != value.zext_or_trunc(widest) {
        op.warning("Truncating address value to fit pointer size").emit();
    }
    let number = llvm.int(llvm.int_type(bits), own.low_u64());
    let folded = state.translator.folder().cast(Opcode::IntToPtr, number, ty);
    folded.unwrap_or_else(|| llvm.cast_expr(Opcode::IntToPtr, number, ty))
}

fn ordering(state: &FunctionState<'_>, op: OpRef<'_>) -> Ordering {
    match bits_of(op, state.names().ordering) {
        1 => Ordering::Unordered,
        2 => Ordering::Monotonic,
        3 => Ordering::Acquire,
        4 => Ordering::Release,
        5 => Ordering::AcqRel,
        6 => Ordering::SeqCst,
        _ => Ordering::NotAtomic,
    }
}

/// How an op accesses a value of a type.
fn access<'o>(state: &FunctionState<'_>, op: OpRef<'o>, ty: l::Type) -> Access<'o> {
    let names = state.names();
    let own = op.attr(names.alignment).and_then(|attr| attr.as_array(op.ctx())?.first().copied());
    let own = own.and_then(|own| own.as_u64(op.ctx()));
    Access {
        align: own.unwrap_or_else(|| state.translator.layout.abi_align(state.llvm(), ty)),
        volatile: flag(op, names.volatile),
        ordering: ordering(state, op),
        scope: text_of(op, names.syncscope).unwrap_or(""),
    }
}

fn load(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Lowered {
    let ty = state.result_type(op)?;
    let pointer = state.operand(op, 0)?;
    let access = access(state, op, ty);
    let value = state.builder.load(ty, pointer, access);
    state.attach_hints(op, value);
    state.set_result(op, value)
}

fn store(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Lowered {
    let (value, pointer) = (state.operand(op, 0)?, state.operand(op, 1)?);
    let ty = state.builder.type_of(value);
    let access = access(state, op, ty);
    let inst = state.builder.store(value, pointer, access);
    state.attach_hints_to(op, inst);
    Ok(())
}

/// Flags of an op.
fn flags(op: OpRef<'_>) -> u64 {
    bits_of(op, op.ctx().intern("flags"))
}

fn ptr_add(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Lowered {
    let (base, offset) = (state.operand(op, 0)?, state.operand(op, 1)?);
    let flags = match flags(op) {
        1 => Flags::NUSW,
        2 => Flags::NUW,
        3 => Flags::INBOUNDS,
        _ => Flags::NONE,
    };
    let byte = state.llvm().int_type(8);
    let value = state.gep(flags, byte, base, &[offset]);
    state.set_result(op, value)
}

/// The type of numbers as wide as addresses, as many as there are pointers.
fn address_type(state: &mut FunctionState<'_>, pointers: Type, ty: l::Type) -> Option<l::Type> {
    let bits = state.translator.layout.index_bits(space_of(state, ty));
    let ctx = state.translator.ctx;
    let number = Type::int(ctx, bits);
    let numbers = if pointers.is_shaped(ctx) { pointers.with_element(ctx, number) } else { number };
    state.types_mut().convert(numbers)
}

fn ptr_diff(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Lowered {
    let (lhs, rhs) = (state.operand(op, 0)?, state.operand(op, 1)?);
    let own = op.operand_type(0).ok_or(Failure)?;
    let pointers = state.builder.type_of(lhs);
    let numbers = address_type(state, own, pointers).ok_or(Failure)?;
    let lhs = state.cast(Opcode::PtrToAddr, Flags::NONE, lhs, numbers);
    let rhs = state.cast(Opcode::PtrToAddr, Flags::NONE, rhs, numbers);
    let flags = select(flags(op), &[(1, Flags::NUW), (2, Flags::NSW)]);
    let difference = state.binary(Opcode::Sub, flags, lhs, rhs);
    let result = number_type(state, op)?;
    let bits = |ty| state.llvm().int_width(state.llvm().scalar_type(ty));
    let cast = if bits(result) < bits(numbers) { Opcode::Trunc } else { Opcode::SExt };
    let value = state.cast(cast, Flags::NONE, difference, result);
    state.set_result(op, value)
}

/// The type of a result that may be `index`.
fn number_type(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<l::Type, Failure> {
    if op.result_type(0).is_some_and(Type::is_index) {
        return Ok(state.llvm().int_type(state.translator.layout.index_bits(0)));
    }
    state.result_type(op)
}

fn type_offset(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Lowered {
    let result = number_type(state, op)?;
    let element = op.attr_named("elementType").and_then(|attr| attr.as_type(op.ctx()));
    let element = state.convert_type(op, element.ok_or(Failure)?)?;
    let size = state.translator.layout.alloc_size(state.llvm(), element).ok_or(Failure)?;
    let size = state.llvm().int(result, size);
    state.set_result(op, size.into())
}
