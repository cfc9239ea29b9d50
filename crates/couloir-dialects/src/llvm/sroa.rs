//! What ops of this dialect say for `sroa`.

use couloir_ir::op::{
    Accessor, Aggregate, AggregateSlot, MemorySlot, Rewired, SlotLayout, Slots, Subslots, Wanted,
};
use couloir_ir::{Build, Context, Op, OpRef, Scope, Type, Value};

use super::mem_intrinsics::{self as mem, DST, Like, SRC};
use super::types::{align_to, as_array, as_struct, is_ptr};
use super::{Alloca, Constant, GepIndex, GetElementPtr, Load, Store, gep, ptr};

/// Arrays of more elements stay whole.
const MAX_ARRAY: u64 = 16;

pub(super) static ALLOCA: Aggregate = Aggregate { slot, allocate };

pub(super) static LOAD: Accessor = Accessor {
    can_rewire: |op, slot, wanted, layout| {
        op.prop(Load::VOLATILE).is_none()
            && op.result_type(0).is_some_and(|ty| is_in_first(ty, slot, wanted, layout))
    },
    rewire: |build, op, _, subslots, _| to_first(build, op, Load::ADDR, subslots),
};

pub(super) static STORE: Accessor = Accessor {
    can_rewire: |op, slot, wanted, layout| {
        let value = op.operand(Store::VALUE).filter(|&value| value != slot.slot.ptr);
        op.prop(Store::VOLATILE).is_none()
            && value.is_some_and(|value| is_in_first(op.ty(value), slot, wanted, layout))
    },
    rewire: |build, op, _, subslots, _| to_first(build, op, Store::ADDR, subslots),
};

pub(super) static GEP: Accessor = Accessor { can_rewire: gep_can_rewire, rewire: gep_rewire };

pub(super) static MEMCPY: Slots = Slots {
    accessor: Some(&Accessor { can_rewire: copy_can_rewire, rewire: copy_rewire }),
    stays_within: Some(writes_within),
    ..Slots::NONE
};

pub(super) static MEMSET: Slots = Slots {
    accessor: Some(&Accessor { can_rewire: set_can_rewire, rewire: set_rewire }),
    stays_within: Some(writes_within),
    ..Slots::NONE
};

/// Types of the elements of an aggregate that may be taken apart.
fn elements(ctx: &Context, ty: Type) -> Option<Vec<Type>> {
    if let Some((element, count)) = as_array(ctx, ty) {
        return (count <= MAX_ARRAY).then(|| (0..count).map(|_| element).collect());
    }
    Some(as_struct(ctx, ty)?.elements().collect())
}

fn slot(op: OpRef<'_>) -> Option<AggregateSlot> {
    let elem = Alloca::cast(op)?.elem_type()?.as_type(op.ctx())?;
    let count = op.scope.defining_op(op.operand(Alloca::ARRAY_SIZE)?)?;
    let count = Constant::cast(count)?.value()?.as_int(op.ctx())?;
    let slot = MemorySlot { ptr: op.result(0)?, elem };
    Some(AggregateSlot { slot, elements: elements(op.ctx(), elem).filter(|_| count.is_one())? })
}

fn allocate(build: &mut dyn Build, op: Op, element: Type) -> Option<Op> {
    let count = build.body().operand(op, Alloca::ARRAY_SIZE)?;
    let element = couloir_ir::Attribute::ty(build.ctx(), element);
    let pointer = ptr(build.ctx());
    Some(build.insert(Alloca::build(pointer, count, element)))
}

/// Whether a value at the start of an aggregate is in its first element.
fn is_in_first(
    ty: Type,
    slot: &AggregateSlot,
    wanted: &mut Wanted,
    layout: &SlotLayout<'_>,
) -> bool {
    let Some(&first) = slot.elements.first() else { return false };
    let fits = layout.size(ty).zip(layout.size(first)).is_some_and(|(own, first)| own <= first);
    if fits {
        wanted.element(0);
    }
    fits
}

fn to_first(build: &mut dyn Build, op: Op, address: usize, subslots: &Subslots) -> Rewired {
    if let Some(first) = subslots.get(&0) {
        build.body().set_operand(op, address, first.ptr);
    }
    Rewired::Kept
}

/// Whether a value of a type fits a slot.
fn fits(ty: Option<Type>, slot: MemorySlot, layout: &SlotLayout<'_>) -> bool {
    let size = ty.and_then(|ty| layout.size(ty));
    size.zip(layout.size(slot.elem)).is_some_and(|(own, whole)| own <= whole)
}

pub(super) fn load_stays_within(
    op: OpRef<'_>,
    slot: MemorySlot,
    _: &mut Vec<MemorySlot>,
    layout: &SlotLayout<'_>,
) -> bool {
    op.operand(Load::ADDR) != Some(slot.ptr) || fits(op.result_type(0), slot, layout)
}

pub(super) fn store_stays_within(
    op: OpRef<'_>,
    slot: MemorySlot,
    _: &mut Vec<MemorySlot>,
    layout: &SlotLayout<'_>,
) -> bool {
    op.operand(Store::ADDR) != Some(slot.ptr) || fits(op.operand_type(Store::VALUE), slot, layout)
}

/// The memory from a byte of a slot to its end.
fn rest_of(ctx: &Context, ptr: Value, bytes: u64) -> MemorySlot {
    MemorySlot { ptr, elem: super::array(ctx, bytes, Type::int(ctx, 8)) }
}

pub(super) fn gep_stays_within(
    op: OpRef<'_>,
    slot: MemorySlot,
    safe: &mut Vec<MemorySlot>,
    layout: &SlotLayout<'_>,
) -> bool {
    if op.operand(GetElementPtr::BASE) != Some(slot.ptr) {
        return true;
    }
    let inside = || {
        let (offset, size) = (gep_offset(op, layout)?, layout.size(slot.elem)?);
        let rest = size.checked_sub(offset).filter(|&rest| rest > 0)?;
        Some(rest_of(op.ctx(), op.result(0)?, rest))
    };
    let rest = inside();
    safe.extend(rest);
    rest.is_some()
}

/// How many bytes a pointer moves, when that is known.
fn gep_offset(op: OpRef<'_>, layout: &SlotLayout<'_>) -> Option<u64> {
    let (ctx, gep) = (op.ctx(), GetElementPtr::cast(op)?);
    let indices = gep.raw_constant_indices()?.as_i32_array(ctx)?;
    if indices.contains(&super::DYNAMIC_INDEX) {
        return None;
    }
    let mut indices = indices.into_iter().map(|index| i64::from(index) as u64);
    let mut ty = gep.elem_type()?.as_type(ctx)?;
    let mut offset = indices.next()?.wrapping_mul(layout.size(ty)?);
    for index in indices {
        if let Some((element, _)) = as_array(ctx, ty) {
            offset = offset.wrapping_add(index.wrapping_mul(layout.size(element)?));
            ty = element;
        } else {
            let index = usize::try_from(index).ok()?;
            let start = *struct_offsets(ty, layout)?.get(index)?;
            ty = as_struct(ctx, ty)?.elements().nth(index)?;
            offset = offset.wrapping_add(start);
        }
    }
    Some(offset)
}

/// Where the elements of a struct start.
fn struct_offsets(ty: Type, layout: &SlotLayout<'_>) -> Option<std::rc::Rc<[u64]>> {
    let data = as_struct(layout.ctx, ty)?;
    Some(layout.offsets(ty, || {
        let mut at = 0u64;
        let one = |ty: Type| {
            let alignment = if data.is_packed() { 1 } else { layout.abi_alignment(ty) };
            let start = align_to(at, alignment);
            at = start.saturating_add(layout.size(ty).unwrap_or(0));
            start
        };
        data.elements().map(one).collect()
    }))
}

/// The element of an aggregate that a pointer into it is in, and where there.
fn element_at(slot: &AggregateSlot, offset: u64, layout: &SlotLayout<'_>) -> Option<(u32, u64)> {
    let ty = slot.slot.elem;
    if offset >= layout.size(ty)? {
        return None;
    }
    if let Some((element, _)) = as_array(layout.ctx, ty) {
        let size = layout.size(element)?;
        let index = u32::try_from(offset.checked_div(size)?).ok()?;
        return Some((index, offset.checked_rem(size)?));
    }
    let offsets = struct_offsets(ty, layout)?;
    // Of empty elements that start at the same byte, the first one after it
    // that holds it counts.
    let after = offsets.partition_point(|&start| start <= offset);
    let index = after.checked_sub(1)?;
    let within = offset.checked_sub(*offsets.get(index)?)?;
    let inside = layout.size(*slot.elements.get(index)?)? > within;
    inside.then_some((u32::try_from(index).ok()?, within))
}

fn gep_can_rewire(
    op: OpRef<'_>,
    slot: &AggregateSlot,
    wanted: &mut Wanted,
    layout: &SlotLayout<'_>,
) -> bool {
    let base = op.operand(GetElementPtr::BASE).filter(|&base| is_ptr(op.ctx(), op.ty(base)));
    if base != Some(slot.slot.ptr) {
        return false;
    }
    let found = || {
        let (index, within) = element_at(slot, gep_offset(op, layout)?, layout)?;
        let size = layout.size(*slot.elements.get(index as usize)?)?;
        Some((index, rest_of(op.ctx(), op.result(0)?, size.checked_sub(within)?)))
    };
    let Some((index, rest)) = found() else { return false };
    wanted.element(index);
    wanted.safe.push(rest);
    true
}

fn gep_rewire(
    build: &mut dyn Build,
    op: Op,
    slot: &AggregateSlot,
    subslots: &Subslots,
    layout: &SlotLayout<'_>,
) -> Rewired {
    let ctx = layout.ctx;
    let view = OpRef { scope: Scope::new(ctx, build.body()), op };
    let found = || {
        let (index, within) = element_at(slot, gep_offset(view, layout)?, layout)?;
        let flags = view.prop(GetElementPtr::NO_WRAP_FLAGS).and_then(|flags| flags.as_i64(ctx));
        Some((subslots.get(&index)?.ptr, within, flags.unwrap_or(0) as i32, view.result_type(0)?))
    };
    let Some((ptr, within, flags, ty)) = found() else { return Rewired::Kept };
    if within == 0 && build.body().ty(ptr) == ty {
        return Rewired::Replaced(ptr);
    }
    let within = GepIndex::Constant(i32::try_from(within).unwrap_or(i32::MAX));
    let new = gep(ctx, ty, Type::int(ctx, 8), ptr, &[within], flags);
    Rewired::Replaced(build.insert1(new))
}

/// Whether an intrinsic writes to a slot, and not past its end.
fn writes_within(
    op: OpRef<'_>,
    slot: MemorySlot,
    _: &mut Vec<MemorySlot>,
    layout: &SlotLayout<'_>,
) -> bool {
    let inside = |len: u64| layout.size(slot.elem).is_some_and(|size| len <= size);
    op.operand(DST) == Some(slot.ptr) && mem::len(op).is_some_and(inside)
}

fn all_wanted(slot: &AggregateSlot, wanted: &mut Wanted) {
    (0..).zip(&slot.elements).for_each(|(index, _)| wanted.element(index));
}

fn set_can_rewire(
    op: OpRef<'_>,
    slot: &AggregateSlot,
    _: &mut Wanted,
    layout: &SlotLayout<'_>,
) -> bool {
    mem::is_aggregate(op.ctx(), slot.slot.elem)
        && !mem::is_volatile(op)
        && writes_within(op, slot.slot, &mut Vec::new(), layout)
}

fn set_rewire(
    build: &mut dyn Build,
    op: Op,
    slot: &AggregateSlot,
    subslots: &Subslots,
    layout: &SlotLayout<'_>,
) -> Rewired {
    let ctx = layout.ctx;
    let view = OpRef { scope: Scope::new(ctx, build.body()), op };
    let (Some(byte), Some(len)) = (view.operand(SRC), mem::len(view)) else {
        return Rewired::Kept;
    };
    let Some(like) = Like::of(ctx, build.body(), op) else { return Rewired::Kept };
    let packed = as_struct(ctx, slot.slot.elem).is_some_and(super::types::StructType::is_packed);
    let mut covered = 0u64;
    for (index, &element) in (0..).zip(&slot.elements) {
        let size = layout.size(element).unwrap_or(0);
        covered = align_to(covered, if packed { 1 } else { layout.abi_alignment(element) });
        let Some(left) = len.checked_sub(covered).filter(|&left| left > 0) else { break };
        if let Some(subslot) = subslots.get(&index) {
            like.make(build, subslot.ptr, byte, left.min(size));
        }
        covered = covered.saturating_add(size);
    }
    Rewired::Deleted
}

fn copy_can_rewire(
    op: OpRef<'_>,
    slot: &AggregateSlot,
    wanted: &mut Wanted,
    layout: &SlotLayout<'_>,
) -> bool {
    let whole = mem::covers(op, slot.slot.elem, layout) && op.operand(DST) != op.operand(SRC);
    if !mem::is_aggregate(op.ctx(), slot.slot.elem) || !whole {
        return false;
    }
    if op.operand(SRC) == Some(slot.slot.ptr) {
        all_wanted(slot, wanted);
    }
    true
}

fn copy_rewire(
    build: &mut dyn Build,
    op: Op,
    slot: &AggregateSlot,
    subslots: &Subslots,
    layout: &SlotLayout<'_>,
) -> Rewired {
    let ctx = layout.ctx;
    if subslots.is_empty() {
        return Rewired::Deleted;
    }
    let (dst, src) = (build.body().operand(op, DST), build.body().operand(op, SRC));
    let (Some(dst), Some(src)) = (dst, src) else { return Rewired::Kept };
    let Some(like) = Like::of(ctx, build.body(), op) else { return Rewired::Kept };
    let is_dst = dst == slot.slot.ptr;
    for (index, &element) in (0u32..).zip(&slot.elements) {
        let Some(subslot) = subslots.get(&index) else { continue };
        let indices = [GepIndex::Constant(0), GepIndex::Constant(index as i32)];
        let other = if is_dst { src } else { dst };
        let other = build.insert1(gep(ctx, ptr(ctx), slot.slot.elem, other, &indices, 0));
        let (dst, src) = if is_dst { (subslot.ptr, other) } else { (other, subslot.ptr) };
        like.make(build, dst, src, layout.size(element).unwrap_or(0));
    }
    Rewired::Deleted
}
