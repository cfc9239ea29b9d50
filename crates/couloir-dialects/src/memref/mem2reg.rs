//! What ops of this dialect say for `mem2reg` and `sroa`: single elements
//! become values, small arrays become single elements.

use couloir_ir::op::{
    Access, Accessor, Aggregate, AggregateSlot, Allocation, MemorySlot, Rewired, Slots, Subslots,
    Trait, Wanted,
};
use couloir_ir::ty::{MemRefType, TypeKind};
use couloir_ir::{Attribute, Build, Context, NewOp, Op, OpRef, Scope, Str, Type, Value};

use super::{Alloca, Load, Store};
use crate::ub::Poison;

/// Arrays of more elements stay whole.
const MAX_ELEMENTS: u64 = 16;

pub(super) static ALLOCA: Slots = Slots {
    allocation: Some(&Allocation {
        slot,
        default_value: |build, _, slot| {
            let poison = Poison::build(build.ctx(), slot.elem);
            build.insert1(poison)
        },
        describers: None,
        describe: |_, _, _| {},
    }),
    aggregate: Some(&Aggregate { slot: array, allocate }),
    ..Slots::NONE
};

pub(super) static LOAD: Slots = Slots {
    access: Some(&Access {
        loads: |op, slot| op.operand(Load::MEMREF) == Some(slot.ptr),
        stores: |_, _| false,
        removable: |op, slot, uses, _| {
            is_sole_use(op, slot, uses, Load::MEMREF) && op.result_type(0) == Some(slot.elem)
        },
        stored: |_, _, _, before, _| before,
        replace: |_, _, _, value, _| Some(value),
    }),
    accessor: Some(&Accessor {
        can_rewire: |op, slot, wanted, _| can_rewire(op, slot, wanted, Load::MEMREF),
        rewire: |build, op, _, subslots, layout| {
            rewire(build, op, subslots, layout.ctx, Load::MEMREF)
        },
    }),
    ..Slots::NONE
};

pub(super) static STORE: Slots = Slots {
    access: Some(&Access {
        loads: |_, _| false,
        stores: |op, slot| op.operand(Store::MEMREF) == Some(slot.ptr),
        removable: |op, slot, uses, _| {
            is_sole_use(op, slot, uses, Store::MEMREF)
                && op.operand_type(Store::VALUE) == Some(slot.elem)
        },
        stored: |build, op, _, before, _| build.body().operand(op, Store::VALUE).unwrap_or(before),
        replace: |_, _, _, _, _| None,
    }),
    accessor: Some(&Accessor {
        can_rewire: |op, slot, wanted, _| can_rewire(op, slot, wanted, Store::MEMREF),
        rewire: |build, op, _, subslots, layout| {
            rewire(build, op, subslots, layout.ctx, Store::MEMREF)
        },
    }),
    ..Slots::NONE
};

/// Whether a slot may hold values of a type.
fn is_supported(ctx: &Context, ty: Type) -> bool {
    let number = |ty: Type| {
        matches!(ty.kind(ctx), TypeKind::Integer(..) | TypeKind::Index | TypeKind::Float(_))
    };
    match ty.kind(ctx) {
        TypeKind::Vector(vector) => number(vector.element),
        TypeKind::Complex(_) | TypeKind::MemRef(_) => true,
        _ => number(ty),
    }
}

/// The slot of a memref of one element.
fn slot(op: OpRef<'_>) -> Option<MemorySlot> {
    let ptr = op.result(0)?;
    let (ctx, ty) = (op.ctx(), op.ty(ptr));
    let elem = ty.as_memref(ctx)?.element;
    let single = ty.has_static_shape(ctx) && ty.num_elements(ctx) == Some(1);
    (single && is_supported(ctx, elem)).then_some(MemorySlot { ptr, elem })
}

fn is_sole_use(op: OpRef<'_>, slot: MemorySlot, uses: &[u32], memref: usize) -> bool {
    uses == [memref as u32] && op.operand(memref) == Some(slot.ptr)
}

/// The elements of a memref of few.
fn array(op: OpRef<'_>) -> Option<AggregateSlot> {
    let ptr = op.result(0)?;
    let (ctx, elem) = (op.ctx(), op.ty(ptr));
    let element = elem.as_memref(ctx)?.element;
    let count = elem.num_elements(ctx).filter(|_| elem.has_static_shape(ctx))?;
    let few = count != 1 && count <= MAX_ELEMENTS;
    let elements = || (0..count).map(|_| element).collect();
    few.then(|| AggregateSlot { slot: MemorySlot { ptr, elem }, elements: elements() })
}

/// Makes memory for one element.
#[allow(clippy::unnecessary_wraps)] // the hook's signature
fn allocate(build: &mut dyn Build, _: Op, element: Type) -> Option<Op> {
    let ty = MemRefType::get(build.ctx(), &[], element, None, None);
    let sizes = Attribute::i32_array(build.ctx(), &[0, 0]);
    let new = NewOp::new(Alloca::def()).result(ty);
    Some(build.insert(new.prop(Alloca::OPERAND_SEGMENT_SIZES, sizes)))
}

/// The number of the element that constant indices name.
fn element_of(op: OpRef<'_>, memref: usize) -> Option<u32> {
    let ctx = op.ctx();
    let shape = op.operand_type(memref)?.shape(ctx)?;
    let mut element = 0i64;
    for (at, &size) in shape.iter().enumerate() {
        let constant = op.scope.defining_op(op.operand(memref + 1 + at)?)?;
        let constant = Some(constant).filter(|op| op.has(Trait::ConstantLike))?;
        let index = constant.attr(Str::VALUE)?.as_i64(ctx)?;
        if !(0..size).contains(&index) {
            return None;
        }
        element = element.checked_mul(size)?.checked_add(index)?;
    }
    u32::try_from(element).ok()
}

fn can_rewire(op: OpRef<'_>, slot: &AggregateSlot, wanted: &mut Wanted, memref: usize) -> bool {
    let element = element_of(op, memref).filter(|_| op.operand(memref) == Some(slot.slot.ptr));
    element.map(|element| wanted.element(element)).is_some()
}

fn rewire(
    build: &mut dyn Build,
    op: Op,
    subslots: &Subslots,
    ctx: &Context,
    memref: usize,
) -> Rewired {
    let view = OpRef { scope: Scope::new(ctx, build.body()), op };
    let element = element_of(view, memref).and_then(|element| subslots.get(&element).copied());
    let Some(slot) = element else { return Rewired::Kept };
    let body = build.body();
    let kept = body.operands(op).take(memref).chain([slot.ptr]).collect::<Vec<Value>>();
    body.set_operands(op, &kept);
    Rewired::Kept
}
