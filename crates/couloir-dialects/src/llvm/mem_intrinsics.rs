//! What copying and filling intrinsics say for `mem2reg`, and how they are
//! read and made for `sroa`.

use couloir_ir::op::{Access, SlotLayout};
use couloir_ir::ty::TypeKind;
use couloir_ir::{Attribute, Body, Build, Context, Location, NewOp, Op, OpRef, Scope, Type, Value};

use super::slot_casts::Casts;
use super::{
    Constant, IntrMemcpy, IntrMemcpyInline, IntrMemmove, IntrMemset, IntrMemsetInline, Load, Store,
    types,
};

/// The operand that is written to, of all these intrinsics.
pub(super) const DST: usize = 0;
/// The operand that is read from by copies, or the byte that is filled with.
pub(super) const SRC: usize = 1;
/// The operand that says how many bytes.
const LEN: usize = 2;

/// Copies of memory.
pub(super) static COPY: Access = Access {
    loads: |op, slot| op.operand(SRC) == Some(slot.ptr),
    stores: |op, slot| op.operand(DST) == Some(slot.ptr),
    removable: |op, slot, _, layout| {
        op.operand(DST) != op.operand(SRC) && covers(op, slot.elem, layout)
    },
    stored: |build, op, slot, before, layout| match build.body().operand(op, SRC) {
        Some(from) => build.insert1(Load::build(layout.ctx, slot.elem, from)),
        None => before,
    },
    replace: |build, op, slot, value, layout| {
        let body = build.body();
        let (from, to) = (body.operand(op, SRC)?, body.operand(op, DST)?);
        if from == slot.ptr {
            build.insert(Store::build(layout.ctx, value, to));
        }
        None
    },
};

/// Filling of memory with a byte.
pub(super) static SET: Access = Access {
    loads: |_, _| false,
    stores: |op, slot| op.operand(DST) == Some(slot.ptr),
    removable: |op, slot, _, layout| {
        whole_bytes(layout.ctx, slot.elem) && covers(op, slot.elem, layout)
    },
    stored: |build, op, slot, before, layout| {
        let bits = layout.size_in_bits(slot.elem).and_then(|bits| u32::try_from(bits).ok());
        match (build.body().operand(op, SRC), bits) {
            (Some(byte), Some(bits)) => {
                let mut casts = Casts { build, layout };
                let int = casts.repeated(byte, bits);
                casts.same_size(int, slot.elem)
            }
            _ => before,
        }
    },
    replace: |_, _, _, _, _| None,
};

/// Whether values of a type can be made of bytes.
fn whole_bytes(ctx: &Context, ty: Type) -> bool {
    let bits = match ty.kind(ctx) {
        TypeKind::Integer(bits, _) => Some(*bits),
        TypeKind::Float(kind) => Some(kind.width()),
        _ => None,
    };
    bits.is_some_and(|bits| bits > 0 && bits % 8 == 0)
}

/// Whether an intrinsic reads or writes as many bytes as a type has, and is
/// not volatile.
pub(super) fn covers(op: OpRef<'_>, ty: Type, layout: &SlotLayout<'_>) -> bool {
    !is_volatile(op) && len(op).is_some_and(|len| Some(len) == layout.size(ty))
}

/// Slots of attributes of the ops that have a length of their own.
struct Slots {
    len: Option<usize>,
    volatile: usize,
}

fn slots(op: OpRef<'_>) -> Option<Slots> {
    let def = op.def()?;
    let is = |other| std::ptr::eq(def, other);
    let (len, volatile) = if is(IntrMemcpyInline::def()) {
        (Some(IntrMemcpyInline::LEN), IntrMemcpyInline::IS_VOLATILE)
    } else if is(IntrMemsetInline::def()) {
        (Some(IntrMemsetInline::LEN), IntrMemsetInline::IS_VOLATILE)
    } else if is(IntrMemcpy::def()) {
        (None, IntrMemcpy::IS_VOLATILE)
    } else if is(IntrMemmove::def()) {
        (None, IntrMemmove::IS_VOLATILE)
    } else {
        (None, IntrMemset::IS_VOLATILE)
    };
    Some(Slots { len, volatile })
}

pub(super) fn is_volatile(op: OpRef<'_>) -> bool {
    slots(op).and_then(|slots| op.prop(slots.volatile)) != Some(Attribute::FALSE)
}

/// How many bytes, when that is known.
pub(super) fn len(op: OpRef<'_>) -> Option<u64> {
    len_attr(op)?.as_int(op.ctx()).filter(|len| len.width() <= 64)?.to_u64()
}

/// The attribute that says how many bytes.
fn len_attr(op: OpRef<'_>) -> Option<Attribute> {
    match slots(op)?.len {
        Some(slot) => op.prop(slot),
        None => Constant::cast(op.scope.defining_op(op.operand(LEN)?)?)?.value(),
    }
}

/// An intrinsic to be made like one there is.
pub(super) struct Like {
    new: NewOp,
    len: Option<(usize, Type)>,
    len_type: Type,
    /// Where a new length comes from: for `memset`, as in MLIR, where the old one did.
    len_from: Option<Location>,
}

impl Like {
    /// Of the kind of `op`; all it is known of goes but whether it is
    /// volatile.
    pub(super) fn of(ctx: &Context, body: &Body, op: Op) -> Option<Self> {
        let op = OpRef { scope: Scope::new(ctx, body), op };
        let Slots { len, volatile } = slots(op)?;
        let new = NewOp::new(op.def()?).prop(volatile, op.prop(volatile));
        let len_type = len_attr(op)?.typed(ctx)?;
        let old = op.operand(LEN).filter(|_| op.is(IntrMemset::def()));
        let len_from = old.map(|len| body.value_location(len));
        Some(Self { new, len: len.map(|slot| (slot, len_type)), len_type, len_from })
    }

    /// Makes one that writes `bytes` to `dst`, with `src` as second operand.
    pub(super) fn make(&self, build: &mut dyn Build, dst: Value, src: Value, bytes: u64) {
        let bytes = i64::try_from(bytes).unwrap_or(i64::MAX);
        let mut new = NewOp::new(match self.new.name.def() {
            Some(def) => def,
            None => return,
        });
        new.props.clone_from(&self.new.props);
        let mut new = new.operand(dst).operand(src);
        let len = Attribute::int(build.ctx(), self.len_type, bytes);
        match self.len {
            Some((slot, _)) => new = new.prop(slot, len),
            None => {
                let around = build.location();
                build.set_location(self.len_from.unwrap_or(around));
                let len = build.insert1(Constant::build(self.len_type, len));
                build.set_location(around);
                new = new.operand(len);
            }
        }
        build.insert(new);
    }
}

/// Whether a type is one of this dialect that has elements.
pub(super) fn is_aggregate(ctx: &Context, ty: Type) -> bool {
    types::as_array(ctx, ty).is_some() || types::as_struct(ctx, ty).is_some()
}
