//! What must hold of accesses to memory: atomic ones, what is dereferenced, gathers and scatters.

use couloir_ir::{Attribute, Context, Failure, OpRef, Type};

use super::typed;
use crate::common::shapes::quoted;
use crate::llvm::attrs::enums::{BIN_OP_CASES, ORDERING_CASES};
use crate::llvm::types::{
    TARGET, is, is_compatible_floating_point, is_ptr, vector_element_type, vector_num_elements,
    vector_type,
};
use crate::llvm::{Alloca, AtomicRmw, CmpXchg, Fence, IntToPtr, Load, Store};

/// The number of an ordering.
fn ordering(op: OpRef<'_>, slot: usize) -> u64 {
    op.prop(slot).and_then(|attr| attr.as_u64(op.ctx())).unwrap_or(0)
}

const NOT_ATOMIC: u64 = 0;
const MONOTONIC: u64 = 2;
const ACQUIRE: u64 = 4;
const RELEASE: u64 = 5;
const ACQ_REL: u64 = 6;

/// Whether a type of so many bits can be accessed at once.
fn is_atomic_width(width: u32) -> bool {
    width >= 8 && width.is_power_of_two()
}

pub(crate) fn is_atomic_type(ctx: &Context, ty: Type) -> bool {
    if is_ptr(ctx, ty) {
        return true;
    }
    let scalar = ty.is_signless_integer(ctx) || is_compatible_floating_point(ctx, ty);
    let width = ty.int_or_float_width(ctx);
    scalar && width.is_some_and(is_atomic_width)
}

/// What an access is told about being atomic.
struct Access {
    ty: Type,
    ordering: u64,
    aligned: bool,
    syncscope: Option<Attribute>,
}

fn atomic(op: OpRef<'_>, access: &Access, unsupported: &[u64]) -> Result<(), Failure> {
    if access.ordering == NOT_ATOMIC {
        if access.syncscope.is_some() {
            return op.op_error("expected syncscope to be null for non-atomic access").fail();
        }
        return Ok(());
    }
    if !is_atomic_type(op.ctx(), access.ty) {
        let ty = quoted(op.ctx(), access.ty);
        return op.op_error(format!("unsupported type {ty} for atomic access")).fail();
    }
    if unsupported.contains(&access.ordering) {
        let text = ORDERING_CASES.text_of(access.ordering).unwrap_or_default();
        return op.op_error(format!("unsupported ordering '{text}'")).fail();
    }
    if !access.aligned {
        return op.op_error("expected alignment for atomic access").fail();
    }
    Ok(())
}

/// What can be dereferenced is one pointer.
fn dereferenceable(op: OpRef<'_>, attr: Option<Attribute>) -> Result<(), Failure> {
    let ty = op.result_type(0).unwrap_or(Type::NONE);
    if attr.is_some() && !is_ptr(op.ctx(), ty) {
        return op.op_error("expected op to return a single LLVM pointer type").fail();
    }
    Ok(())
}

pub(in crate::llvm) fn inttoptr(op: OpRef<'_>) -> Result<(), Failure> {
    dereferenceable(op, IntToPtr(op).dereferenceable())
}

pub(in crate::llvm) fn load(op: OpRef<'_>) -> Result<(), Failure> {
    let load = Load(op);
    let ty = op.result_type(0).unwrap_or(Type::NONE);
    dereferenceable(op, load.dereferenceable())?;
    typed::access(op, op.ty(load.addr()), ty)?;
    let access = Access {
        ty,
        ordering: ordering(op, Load::ORDERING),
        aligned: load.alignment().is_some(),
        syncscope: load.syncscope(),
    };
    atomic(op, &access, &[RELEASE, ACQ_REL])
}

pub(in crate::llvm) fn store(op: OpRef<'_>) -> Result<(), Failure> {
    let store = Store(op);
    typed::access(op, op.ty(store.addr()), op.ty(store.value()))?;
    let access = Access {
        ty: op.ty(store.value()),
        ordering: ordering(op, Store::ORDERING),
        aligned: store.alignment().is_some(),
        syncscope: store.syncscope(),
    };
    atomic(op, &access, &[ACQUIRE, ACQ_REL])
}

pub(in crate::llvm) fn alloca(op: OpRef<'_>) -> Result<(), Failure> {
    let ctx = op.ctx();
    let element = Alloca(op).elem_type().and_then(|ty| ty.as_type(ctx));
    if element
        .is_some_and(|ty| is(ctx, ty, &TARGET) && !crate::llvm::types::is_loadable_type(ctx, ty))
    {
        return op.op_error("this target extension type cannot be used in alloca").fail();
    }
    typed::element(op, op.result_type(0), Alloca(op).elem_type())
}

pub(in crate::llvm) fn fence(op: OpRef<'_>) -> Result<(), Failure> {
    if ordering(op, Fence::ORDERING) > MONOTONIC {
        return Ok(());
    }
    op.op_error("can be given only acquire, release, acq_rel, and seq_cst orderings").fail()
}

pub(in crate::llvm) fn atomicrmw(op: OpRef<'_>) -> Result<(), Failure> {
    let rmw = AtomicRmw(op);
    typed::access(op, op.ty(rmw.ptr()), op.ty(rmw.val()))?;
    let kind = rmw.bin_op().and_then(|kind| kind.as_u64(op.ctx())).unwrap_or(0);
    let kind = BIN_OP_CASES.text_of(kind).unwrap_or_default();
    if let Some(problem) = rmw_problem(op.ctx(), kind, op.ty(rmw.val())) {
        return op.op_error(problem).fail();
    }
    if ordering(op, AtomicRmw::ORDERING) < MONOTONIC {
        return op.op_error("expected at least 'monotonic' ordering").fail();
    }
    Ok(())
}

fn rmw_problem(ctx: &Context, kind: &str, ty: Type) -> Option<&'static str> {
    let atomic = is_atomic_type(ctx, ty);
    match kind {
        "fadd" | "fsub" | "fmin" | "fmax" | "fminimum" | "fmaximum" => {
            if vector_num_elements(ctx, ty).is_some() {
                let element = vector_element_type(ctx, ty)?;
                let fits = is_compatible_floating_point(ctx, element);
                return (!fits)
                    .then_some("expected LLVM IR floating point type for vector element");
            }
            (!is_compatible_floating_point(ctx, ty))
                .then_some("expected LLVM IR floating point type")
        }
        "xchg" => (!atomic).then_some("unexpected LLVM IR type for 'xchg' bin_op"),
        _ => {
            let narrow = ty.int_width(ctx).is_some_and(|width| width <= 64);
            (!atomic || !narrow).then_some("expected LLVM IR integer type")
        }
    }
}

pub(in crate::llvm) fn cmpxchg(op: OpRef<'_>) -> Result<(), Failure> {
    let ty = op.ty(CmpXchg(op).val());
    typed::access(op, op.ty(CmpXchg(op).ptr()), ty)?;
    if !is_atomic_type(op.ctx(), ty) {
        return op.op_error("unexpected LLVM IR type").fail();
    }
    let success = ordering(op, CmpXchg::SUCCESS_ORDERING);
    let failure = ordering(op, CmpXchg::FAILURE_ORDERING);
    if success < MONOTONIC || failure < MONOTONIC {
        return op.op_error("ordering must be at least 'monotonic'").fail();
    }
    if failure == RELEASE || failure == ACQ_REL {
        return op.op_error("failure ordering cannot be 'release' or 'acq_rel'").fail();
    }
    Ok(())
}

/// The vector of pointers holds as many elements as the vector accessed;
/// `number` is what upstream counts it as.
fn same_lengths(op: OpRef<'_>, number: u32, pointers: Type, values: Type) -> Result<(), Failure> {
    let ctx = op.ctx();
    let count = vector_num_elements(ctx, values);
    if vector_num_elements(ctx, pointers) == count {
        return Ok(());
    }
    let element = pointers.element_or_self(ctx);
    let wanted = count.map_or(pointers, |count| vector_type(ctx, count, element));
    let wanted = quoted(ctx, wanted);
    op.op_error(format!("expected operand #{number} type to be {wanted}")).fail()
}

pub(in crate::llvm) fn gather(op: OpRef<'_>) -> Result<(), Failure> {
    let (Some(pointers), Some(values)) = (op.operand_type(0), op.result_type(0)) else {
        return Ok(());
    };
    same_lengths(op, 1, pointers, values)
}

pub(in crate::llvm) fn scatter(op: OpRef<'_>) -> Result<(), Failure> {
    let (Some(values), Some(pointers)) = (op.operand_type(0), op.operand_type(1)) else {
        return Ok(());
    };
    same_lengths(op, 2, pointers, values)
}
