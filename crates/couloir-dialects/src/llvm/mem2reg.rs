//! What ops of this dialect say for `mem2reg`.

use couloir_ir::op::{
    Access, Allocation, MemorySlot, Removable, Removal, SlotLayout, Slots, Usage,
};
use couloir_ir::{Build, InsertPoint, NewOp, Op, OpRef, Value};

use super::slot_casts::{Casts, is_part_of};
use super::{
    Alloca, GetElementPtr, IntrDbgDeclare, IntrDbgValue, Load, Store, Undef, mem_intrinsics as mem,
    sroa,
};

/// A slot of its own.
pub(super) static ALLOCA: Slots = Slots {
    allocation: Some(&Allocation { slot, default_value, describers: Some(declares), describe }),
    aggregate: Some(&sroa::ALLOCA),
    ..Slots::NONE
};

pub(super) static LOAD: Slots = Slots {
    access: Some(&Access {
        loads: |op, slot| op.operand(Load::ADDR) == Some(slot.ptr),
        stores: |_, _| false,
        removable: load_removable,
        stored: |_, _, _, before, _| before,
        replace: |build, op, _, value, layout| {
            let to = build.body().result(op, 0).map(|result| build.body().ty(result));
            Some(Casts { build, layout }.extract(value, to?))
        },
    }),
    accessor: Some(&sroa::LOAD),
    stays_within: Some(sroa::load_stays_within),
    ..Slots::NONE
};

pub(super) static STORE: Slots = Slots {
    access: Some(&Access {
        loads: |_, _| false,
        stores: |op, slot| op.operand(Store::ADDR) == Some(slot.ptr),
        removable: store_removable,
        stored: |build, op, _, before, layout| {
            let value = build.body().operand(op, Store::VALUE).unwrap_or(before);
            Casts { build, layout }.insert(value, before)
        },
        replace: |_, _, _, _, _| None,
    }),
    accessor: Some(&sroa::STORE),
    stays_within: Some(sroa::store_stays_within),
    ..Slots::NONE
};

pub(super) static MEMCPY: Slots = Slots { access: Some(&mem::COPY), ..sroa::MEMCPY };

pub(super) static MEMSET: Slots = Slots { access: Some(&mem::SET), ..sroa::MEMSET };

/// Marks that say something of the memory.
pub(super) static MARKER: Slots = Slots {
    usage: Some(&Usage {
        removable: |_| Removable::Yes,
        remove: |_, _| Removal::Delete,
        stored: None,
    }),
    ..Slots::NONE
};

/// The same pointer under another name.
pub(super) static SAME_POINTER: Slots = Slots {
    usage: Some(&Usage {
        removable: |_| Removable::WithUsers,
        remove: |_, _| Removal::Delete,
        stored: None,
    }),
    ..Slots::NONE
};

/// The same pointer when all indices are zero.
pub(super) static GEP: Slots = Slots {
    usage: Some(&Usage {
        removable: |op| match has_zero_indices(op) {
            true => Removable::WithUsers,
            false => Removable::No,
        },
        remove: |_, _| Removal::Delete,
        stored: None,
    }),
    accessor: Some(&sroa::GEP),
    stays_within: Some(sroa::gep_stays_within),
    ..Slots::NONE
};

/// A variable in the memory: its values are described instead.
pub(super) static DECLARE: Slots = Slots {
    usage: Some(&Usage {
        removable: |_| Removable::Yes,
        remove: |_, _| Removal::Delete,
        stored: Some(|build, op, _, value| describe(build, op, value)),
    }),
    ..Slots::NONE
};

/// A description of the pointer itself, which is no more.
pub(super) static DESCRIBED: Slots = Slots {
    usage: Some(&Usage {
        removable: |_| Removable::Yes,
        remove: |build, op| {
            let body = build.body();
            if let Some(old) = body.operand(op, 0) {
                let (ty, location) = (body.ty(old), body.value_location(old));
                let before = build.point();
                build.set_point(InsertPoint::Before(op));
                build.set_location(location);
                let undef = build.insert1(Undef::build(ty));
                build.set_point(before);
                build.body().set_operand(op, 0, undef);
            }
            Removal::Keep
        },
        stored: None,
    }),
    ..Slots::NONE
};

/// The slot of an allocation in the entry block of its region.
fn slot(op: OpRef<'_>) -> Option<MemorySlot> {
    let elem = Alloca::cast(op)?.elem_type()?.as_type(op.ctx())?;
    let entry = op.body().is_entry(op.block()?);
    entry.then_some(MemorySlot { ptr: op.result(0)?, elem })
}

fn default_value(build: &mut dyn Build, _: Op, slot: MemorySlot) -> Value {
    build.insert1(Undef::build(slot.elem))
}

/// The declarations of variables to be in the memory.
fn declares(op: OpRef<'_>) -> Vec<Op> {
    let body = op.body();
    let is_declare = |&op: &Op| body.op(op).name.def() == Some(IntrDbgDeclare::def());
    let users = op.results().flat_map(|ptr| body.uses(ptr)).map(|operand| operand.op);
    users.filter(is_declare).collect()
}

/// Says that a variable declared to be in memory has a value.
fn describe(build: &mut dyn Build, declare: Op, value: Value) {
    let location = build.body().op(declare).location;
    build.set_location(location);
    let variable = build.body().prop(declare, IntrDbgDeclare::VAR_INFO);
    let expression = build.body().prop(declare, IntrDbgDeclare::LOCATION_EXPR);
    let new = NewOp::new(IntrDbgValue::def()).operand(value);
    let new = new.prop(IntrDbgValue::VAR_INFO, variable);
    build.insert(new.prop(IntrDbgValue::LOCATION_EXPR, expression));
}

/// Whether the one operand of a number is the slot's pointer and must go.
fn is_sole_use(op: OpRef<'_>, slot: MemorySlot, uses: &[u32], address: usize) -> bool {
    uses == [address as u32] && op.operand(address) == Some(slot.ptr)
}

fn load_removable(op: OpRef<'_>, slot: MemorySlot, uses: &[u32], layout: &SlotLayout<'_>) -> bool {
    let part = |ty| is_part_of(layout, ty, slot.elem);
    is_sole_use(op, slot, uses, Load::ADDR)
        && op.prop(Load::VOLATILE).is_none()
        && op.result_type(0).is_some_and(part)
}

fn store_removable(op: OpRef<'_>, slot: MemorySlot, uses: &[u32], layout: &SlotLayout<'_>) -> bool {
    let part = |ty| is_part_of(layout, ty, slot.elem);
    is_sole_use(op, slot, uses, Store::ADDR)
        && op.prop(Store::VOLATILE).is_none()
        && op.operand_type(Store::VALUE).is_some_and(part)
}

fn has_zero_indices(op: OpRef<'_>) -> bool {
    let indices = op.prop(GetElementPtr::RAW_CONSTANT_INDICES);
    let indices = indices.and_then(|indices| indices.as_i32_array(op.ctx()));
    let pointer = op.operand_type(0).is_some_and(|ty| super::types::is_ptr(op.ctx(), ty));
    pointer && indices.is_some_and(|indices| indices.iter().all(|&index| index == 0))
}
