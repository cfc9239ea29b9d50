//! What the ops of `ptr` must satisfy beyond their constraints, what their
//! types follow from, and what they do to memory.

use couloir_ir::attr::EnumDef;
use couloir_ir::op::{EffectKind, Effects, InferInput};
use couloir_ir::ty::TypeKind;
use couloir_ir::{Attribute, Context, Failure, OpRef, Type};

use super::attrs::{ATOMIC_ORDERINGS, GENERIC_SPACE, alignment, ordering};
use super::types::{memory_space, metadata};
use super::{FromPtr, Gather, Load, MaskedLoad, MaskedStore, PtrDiff, Scatter, Store, ToPtr};
use crate::common::shapes::quoted;
use crate::llvm::is_atomic_type;
use crate::llvm::types::is_loadable_type;

type Verified = Result<(), Failure>;

const NOT_ATOMIC: u64 = 0;
const UNORDERED: u64 = 1;
const ACQUIRE: u64 = 3;
const RELEASE: u64 = 4;
const ACQ_REL: u64 = 5;

/// The memory space of an address: of a pointer, or of a memref that has one.
fn space_of(ctx: &Context, ty: Type) -> Option<Attribute> {
    match ty.kind(ctx) {
        TypeKind::MemRef(memref) => memref.memory_space.expand(),
        TypeKind::UnrankedMemRef(_, space) => space.expand(),
        _ => memory_space(ctx, ty),
    }
}

fn result(op: OpRef<'_>) -> Type {
    op.result_type(0).unwrap_or(Type::NONE)
}

fn is_pointer(ctx: &Context, ty: Type) -> bool {
    memory_space(ctx, ty).is_some()
}

fn same_space(op: OpRef<'_>, a: Type, b: Type) -> Verified {
    if space_of(op.ctx(), a) == space_of(op.ctx(), b) {
        return Ok(());
    }
    op.error("expected the input and output to have the same memory space").fail()
}

pub(super) fn from_ptr(op: OpRef<'_>) -> Verified {
    let (from, to) = (op.ty(FromPtr(op).ptr()), result(op));
    if is_pointer(op.ctx(), to) {
        return op.error("the result type cannot be `!ptr.ptr`").fail();
    }
    same_space(op, from, to)
}

pub(super) fn to_ptr(op: OpRef<'_>) -> Verified {
    let (from, to) = (op.ty(ToPtr(op).ptr()), result(op));
    if is_pointer(op.ctx(), from) {
        return op.error("the input value cannot be of type `!ptr.ptr`").fail();
    }
    same_space(op, from, to)
}

/// A reading or writing of memory.
struct Access {
    /// The pointer, or pointers, that say where.
    pointer: Type,
    /// What is read or written.
    ty: Type,
    ordering: u64,
    alignment: Option<i64>,
}

/// Whether the memory space allows an access.
fn allowed(op: OpRef<'_>, access: &Access) -> Verified {
    let ctx = op.ctx();
    let space = memory_space(ctx, access.pointer.element_or_self(ctx));
    if space.is_none_or(|space| space.params_of(ctx, &GENERIC_SPACE).is_some()) {
        return Ok(());
    }
    let text = quoted(ctx, access.ty);
    if !is_loadable_type(ctx, access.ty) {
        return op.error(format!("type must be LLVM type with size, but got {text}")).fail();
    }
    if access.ordering != NOT_ATOMIC && !is_atomic_type(ctx, access.ty) {
        return op.error(format!("unsupported type {text} for atomic access")).fail();
    }
    Ok(())
}

fn aligned(op: OpRef<'_>, alignment: Option<i64>) -> Verified {
    match alignment {
        Some(..=0) => op.error("alignment must be positive").fail(),
        Some(bytes) if !(bytes as u64).is_power_of_two() => {
            op.error("alignment must be a power of 2").fail()
        }
        _ => Ok(()),
    }
}

fn access(op: OpRef<'_>, access: &Access) -> Verified {
    allowed(op, access)?;
    aligned(op, access.alignment)
}

fn atomic(
    op: OpRef<'_>,
    access: &Access,
    syncscope: Option<Attribute>,
    unsupported: [u64; 2],
) -> Verified {
    if access.ordering == NOT_ATOMIC {
        return match syncscope {
            Some(_) => op.op_error("expected syncscope to be null for non-atomic access").fail(),
            None => Ok(()),
        };
    }
    if unsupported.contains(&access.ordering) {
        let text = case_text(&ATOMIC_ORDERINGS, access.ordering);
        return op.op_error(format!("unsupported ordering '{text}'")).fail();
    }
    match access.alignment {
        Some(_) => Ok(()),
        None => op.op_error("expected alignment for atomic access").fail(),
    }
}

fn case_text(cases: &EnumDef, value: u64) -> &'static str {
    cases.text_of(value).unwrap_or_default()
}

pub(super) fn load(op: OpRef<'_>) -> Verified {
    let load = Load(op);
    let what = Access {
        pointer: op.ty(load.ptr()),
        ty: op.ty(load.value()),
        ordering: ordering(op, Load::ORDERING),
        alignment: alignment(op, Load::ALIGNMENT),
    };
    access(op, &what)?;
    atomic(op, &what, load.syncscope(), [RELEASE, ACQ_REL])
}

pub(super) fn store(op: OpRef<'_>) -> Verified {
    let store = Store(op);
    let what = Access {
        pointer: op.ty(store.ptr()),
        ty: op.ty(store.value()),
        ordering: ordering(op, Store::ORDERING),
        alignment: alignment(op, Store::ALIGNMENT),
    };
    access(op, &what)?;
    atomic(op, &what, store.syncscope(), [ACQUIRE, ACQ_REL])
}

fn several(op: OpRef<'_>, pointer: Type, ty: Type, slot: usize) -> Verified {
    let alignment = alignment(op, slot);
    access(op, &Access { pointer, ty, ordering: NOT_ATOMIC, alignment })
}

pub(super) fn gather(op: OpRef<'_>) -> Verified {
    let ty = result(op);
    several(op, op.ty(Gather(op).ptrs()), ty, Gather::ALIGNMENT)
}

pub(super) fn scatter(op: OpRef<'_>) -> Verified {
    let scatter = Scatter(op);
    several(op, op.ty(scatter.ptrs()), op.ty(scatter.value()), Scatter::ALIGNMENT)
}

pub(super) fn masked_load(op: OpRef<'_>) -> Verified {
    let ty = result(op);
    several(op, op.ty(MaskedLoad(op).ptr()), ty, MaskedLoad::ALIGNMENT)
}

pub(super) fn masked_store(op: OpRef<'_>) -> Verified {
    let store = MaskedStore(op);
    several(op, op.ty(store.ptr()), op.ty(store.value()), MaskedStore::ALIGNMENT)
}

/// Whether two types are of one C++ class.
fn same_class(ctx: &Context, a: Type, b: Type) -> bool {
    std::mem::discriminant(a.kind(ctx)) == std::mem::discriminant(b.kind(ctx))
}

pub(super) fn ptr_diff(op: OpRef<'_>) -> Verified {
    let (lhs, result) = (op.ty(PtrDiff(op).lhs()), result(op));
    if !lhs.is_shaped(op.ctx()) || same_class(op.ctx(), lhs, result) {
        return Ok(());
    }
    op.error(
        "expected the result to have the same container type as the operands when operands are \
         shaped",
    )
    .fail()
}

/// The result of adding to a pointer, or pointers.
pub(super) fn infer_ptr_add(ctx: &Context, input: &InferInput<'_>) -> Result<Vec<Type>, String> {
    let [base, offset, ..] = *input.operands else { return Err("expected two operands".into()) };
    match (base.is_shaped(ctx), offset.is_shaped(ctx)) {
        (true, true) if base.shape(ctx) != offset.shape(ctx) => {
            Err("shapes of base and offset must match".into())
        }
        (true, true) if !same_class(ctx, base, offset) => {
            Err("the shaped containers type must match".into())
        }
        (false, true) => Ok(vec![offset.with_element(ctx, base)]),
        _ => Ok(vec![base]),
    }
}

/// What `ptr.get_metadata` gives of a value of this type.
#[expect(clippy::unnecessary_wraps, reason = "a type that follows from another")]
pub(super) fn metadata_type(ctx: &Context, ty: Type) -> Option<Type> {
    Some(metadata(ctx, ty))
}

/// A truth value for each element.
#[expect(clippy::unnecessary_wraps, reason = "a type that follows from another")]
pub(super) fn mask_type(ctx: &Context, ty: Type) -> Option<Type> {
    Some(ty.with_element(ctx, Type::I1))
}

fn pointers_and_values(op: OpRef<'_>) -> Option<(Type, Type)> {
    match Gather::cast(op) {
        Some(gather) => Some((op.ty(gather.ptrs()), op.result_type(0)?)),
        None => Some((op.ty(Scatter(op).ptrs()), op.ty(Scatter(op).value()))),
    }
}

/// Pointers and values have the same shape.
pub(super) fn same_shape(op: OpRef<'_>) -> bool {
    let ctx = op.ctx();
    pointers_and_values(op).is_some_and(|(a, b)| a.shape(ctx) == b.shape(ctx))
}

/// Pointers and values are both vectors, or both tensors.
pub(super) fn same_classes(op: OpRef<'_>) -> bool {
    pointers_and_values(op).is_some_and(|(a, b)| same_class(op.ctx(), a, b))
}

/// Accesses that others must not be moved across do both.
fn effects(op: OpRef<'_>, own: EffectKind, pointer: usize, special: bool, all: &mut Effects) {
    all.on(own, op.operand(pointer));
    if special {
        let other = if own == EffectKind::Read { EffectKind::Write } else { EffectKind::Read };
        all.on(own, None);
        all.on(other, None);
    }
}

fn is_special(op: OpRef<'_>, volatile: usize, atomic: usize) -> bool {
    op.prop(volatile) == Some(Attribute::UNIT) || ordering(op, atomic) > UNORDERED
}

pub(super) fn load_effects(op: OpRef<'_>, all: &mut Effects) {
    let special = is_special(op, Load::VOLATILE, Load::ORDERING);
    effects(op, EffectKind::Read, 0, special, all);
}

pub(super) fn store_effects(op: OpRef<'_>, all: &mut Effects) {
    let special = is_special(op, Store::VOLATILE, Store::ORDERING);
    effects(op, EffectKind::Write, 1, special, all);
}
