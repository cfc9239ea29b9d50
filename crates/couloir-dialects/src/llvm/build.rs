//! Shorthands for ops that lowerings make often.

use couloir_ir::attr::Param;
use couloir_ir::{Attribute, Context, NewOp, Type, Value};

use super::attrs::{CCONV, enum_attr};
use super::{
    AddressOf, Alloca, Br, Call, Constant, ExtractValue, GetElementPtr, ICmp, InsertValue, Load,
    Return, Store,
};

/// The number that stands for "the next operand" among constant indices.
pub const DYNAMIC_INDEX: i32 = i32::MIN;

/// An index of [`gep`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GepIndex {
    /// A number known now.
    Constant(i32),
    /// An operand.
    Value(Value),
}

/// `llvm.mlir.constant(value : ty) : ty`
pub fn constant_int(ctx: &Context, ty: Type, value: i64) -> NewOp {
    Constant::build(ty, Attribute::int(ctx, ty, value))
}

/// `llvm.mlir.constant(value : index) : ty`, as lowered indices are written.
pub fn constant_index(ctx: &Context, ty: Type, value: i64) -> NewOp {
    Constant::build(ty, Attribute::index(ctx, value))
}

/// `llvm.getelementptr base[indices]` over elements of type `element`;
/// `flags` are those of [`gep_flags`](super::build::gep_flags).
pub fn gep(
    ctx: &Context,
    ty: Type,
    element: Type,
    base: Value,
    indices: &[GepIndex],
    flags: i32,
) -> NewOp {
    let (mut constants, mut dynamic) = (Vec::with_capacity(indices.len()), Vec::new());
    for index in indices {
        match *index {
            GepIndex::Constant(index) => constants.push(index),
            GepIndex::Value(value) => {
                constants.push(DYNAMIC_INDEX);
                dynamic.push(value);
            }
        }
    }
    let constants = Attribute::i32_array(ctx, &constants);
    GetElementPtr::build(ctx, ty, base, &dynamic, constants, Attribute::ty(ctx, element))
        .prop(GetElementPtr::NO_WRAP_FLAGS, Attribute::i32(ctx, flags))
}

/// Flags of `llvm.getelementptr`.
pub mod gep_flags {
    /// No promises.
    pub const NONE: i32 = 0;
    /// The address stays in the object.
    pub const INBOUNDS: i32 = 3;
    /// Signed offsets do not wrap.
    pub const NUSW: i32 = 2;
    /// Unsigned offsets do not wrap.
    pub const NUW: i32 = 4;
}

/// `llvm.load`
pub fn load(ctx: &Context, ty: Type, address: Value) -> NewOp {
    Load::build(ctx, ty, address)
}

/// `llvm.store`
pub fn store(ctx: &Context, value: Value, address: Value) -> NewOp {
    Store::build(ctx, value, address)
}

/// `llvm.alloca count x element`
pub fn alloca(ctx: &Context, ty: Type, element: Type, count: Value) -> NewOp {
    Alloca::build(ty, count, Attribute::ty(ctx, element))
}

/// `llvm.extractvalue container[position]`
pub fn extract_value(ctx: &Context, ty: Type, container: Value, position: &[i64]) -> NewOp {
    ExtractValue::build(ty, container, Attribute::i64_array(ctx, position))
}

/// `llvm.insertvalue value, container[position]`; `ty` is the container's type.
pub fn insert_value(
    ctx: &Context,
    ty: Type,
    container: Value,
    value: Value,
    position: &[i64],
) -> NewOp {
    InsertValue::build(ty, container, value, Attribute::i64_array(ctx, position))
}

/// `llvm.icmp "predicate"`; `ty` is the result's type.
pub fn icmp(ctx: &Context, ty: Type, predicate: i64, lhs: Value, rhs: Value) -> NewOp {
    ICmp::build(ty, lhs, rhs, Attribute::i64(ctx, predicate))
}

/// `llvm.call @callee(args)`, with a result unless `ty` is absent.
pub fn call(ctx: &Context, ty: Option<Type>, callee: Attribute, args: &[Value]) -> NewOp {
    Call::build(ctx, ty, args, &[]).prop(Call::CALLEE, callee)
}

/// `llvm.mlir.addressof @name`
pub fn address_of(ctx: &Context, ty: Type, name: couloir_ir::Str) -> NewOp {
    AddressOf::build(ty, Attribute::flat_symbol(ctx, name))
}

/// `llvm.br ^dest(args)`
pub fn br(dest: couloir_ir::Block, args: &[Value]) -> NewOp {
    Br::build(args, dest)
}

/// `llvm.return value`
pub fn return_value(value: Option<Value>) -> NewOp {
    Return::build(value)
}

/// `#llvm.cconv<...>` of a calling convention's number
pub fn cconv(ctx: &Context, number: u64) -> Attribute {
    enum_attr(ctx, &CCONV, number)
}

/// The number in an enumeration attribute.
pub fn case_of(ctx: &Context, attr: Attribute) -> Option<u64> {
    attr.as_dialect(ctx)?.params.first().and_then(Param::as_uint)
}
