//! Values of one type made from the bits of another, for slots that are
//! accessed by other types than their own.
//!
//! Casts go through integers; where nothing but a name of the type changes,
//! ops that fold are folded at once, as upstream does.

use couloir_ir::num::Int;
use couloir_ir::op::SlotLayout;
use couloir_ir::ty::VectorType;
use couloir_ir::{Attribute, Build, Context, OpDef, OpRef, Scope, Type, Value};
use couloir_rewrite::constant_of;

use super::types::is_ptr;
use super::{
    AddrSpaceCast, And, BitCast, Constant, IntToPtr, LShr, Or, PtrToInt, Shl, Trunc, ZExt, types,
};

/// Whether values of a type can be taken for bits.
fn is_bits(ctx: &Context, ty: Type) -> bool {
    let plain = |vector: &VectorType| !vector.is_scalable() && !is_ptr(ctx, vector.element);
    let aggregate = types::as_array(ctx, ty).is_some() || types::as_struct(ctx, ty).is_some();
    !aggregate && ty.as_vector(ctx).is_none_or(plain)
}

/// Whether the bytes of a slot of type `slot` hold or are part of a value of
/// another type.
fn sizes(layout: &SlotLayout<'_>, slot: Type, value: Type) -> Option<(u64, u64)> {
    let bits = is_bits(layout.ctx, slot) && is_bits(layout.ctx, value);
    bits.then_some(())?;
    Some((layout.size(slot)?, layout.size(value)?))
}

/// Whether a value can be read from, or written to, the start of a slot.
pub(super) fn is_part_of(layout: &SlotLayout<'_>, value: Type, slot: Type) -> bool {
    let both_pointers = is_ptr(layout.ctx, slot) && is_ptr(layout.ctx, value);
    slot == value
        || sizes(layout, slot, value).is_some_and(|(slot, value)| match both_pointers {
            true => slot == value,
            false => value <= slot,
        })
}

/// Makes values of others where a builder stands.
pub(super) struct Casts<'b, 'l> {
    /// Makes the ops.
    pub(super) build: &'b mut dyn Build,
    /// The sizes.
    pub(super) layout: &'b SlotLayout<'l>,
}

impl Casts<'_, '_> {
    fn bits(&self, ty: Type) -> u32 {
        let bits = self.layout.size_in_bits(ty);
        bits.and_then(|bits| u32::try_from(bits).ok()).unwrap_or(0)
    }

    fn ty(&mut self, value: Value) -> Type {
        self.build.body().ty(value)
    }

    fn constant_of(&mut self, value: Value) -> Option<Int> {
        let ctx = self.layout.ctx;
        let body = self.build.body();
        let op = body.defining_op(value)?;
        constant_of(OpRef { scope: Scope::new(ctx, body), op })?.as_int(ctx).cloned()
    }

    fn constant(&mut self, ty: Type, value: Int) -> Value {
        let value = Attribute::wide_int(self.layout.ctx, ty, value);
        self.build.insert1(Constant::build(ty, value))
    }

    /// A cast of a cast is one cast, or none.
    fn chained(&mut self, def: &'static OpDef, value: Value, to: Type) -> Value {
        if self.ty(value) == to {
            return value;
        }
        let body = self.build.body();
        let before = body.defining_op(value).filter(|&op| body.op(op).name.def() == Some(def));
        let from = before.and_then(|op| body.operand(op, 0)).unwrap_or(value);
        if self.ty(from) == to { from } else { self.build.emit1(def, &[from], to, &[]) }
    }

    /// A value as an integer of its size.
    fn as_int(&mut self, value: Value) -> Value {
        let ty = self.ty(value);
        if ty.is_signless_integer(self.layout.ctx) {
            return value;
        }
        let int = Type::int(self.layout.ctx, self.bits(ty));
        match is_ptr(self.layout.ctx, ty) {
            true => self.build.insert1(PtrToInt::build(int, value)),
            false => self.chained(BitCast::def(), value, int),
        }
    }

    /// An integer as a value of a type of its size.
    fn int_as(&mut self, value: Value, to: Type) -> Value {
        if self.ty(value) == to {
            return value;
        }
        match is_ptr(self.layout.ctx, to) {
            true => self.build.insert1(IntToPtr::build(to, value)),
            false => self.chained(BitCast::def(), value, to),
        }
    }

    /// A value as one of another type of its size.
    pub(super) fn same_size(&mut self, value: Value, to: Type) -> Value {
        let from = self.ty(value);
        if from == to {
            return value;
        }
        if is_ptr(self.layout.ctx, from) && is_ptr(self.layout.ctx, to) {
            return self.chained(AddrSpaceCast::def(), value, to);
        }
        let int = self.as_int(value);
        self.int_as(int, to)
    }

    /// What is read as `to` from the start of memory that holds a value.
    pub(super) fn extract(&mut self, value: Value, to: Type) -> Value {
        let from = self.ty(value);
        let (bits, narrow) = (self.bits(from), self.bits(to));
        if from == to || bits == narrow {
            return self.same_size(value, to);
        }
        let mut int = self.as_int(value);
        let (ctx, wide) = (self.layout.ctx, Type::int(self.layout.ctx, bits));
        if self.layout.is_big_endian() {
            let shift = Int::from_i64(bits, i64::from(bits.saturating_sub(narrow)));
            let shift = self.constant(wide, shift);
            int = self.build.insert1(LShr::build(wide, int, shift));
        }
        let int = self.build.insert1(Trunc::build(ctx, Type::int(ctx, narrow), int));
        self.int_as(int, to)
    }

    /// What memory that held `before` holds once a value was written to its
    /// start.
    pub(super) fn insert(&mut self, value: Value, before: Value) -> Value {
        let (to, from) = (self.ty(before), self.ty(value));
        if to == from {
            return value;
        }
        let (bits, narrow) = (self.bits(to), self.bits(from));
        if bits == narrow {
            return self.same_size(value, to);
        }
        // Of more bits in as many bytes, the value is "widened" too: as upstream's, the verifier
        // refuses that, but for a constant.
        let before = self.as_int(before);
        let value = self.as_int(value);
        let combined = self.combine(before, value, bits, narrow);
        self.int_as(combined, to)
    }

    /// The bits of `before`, the first `narrow` in memory replaced.
    fn combine(&mut self, before: Value, value: Value, bits: u32, narrow: u32) -> Value {
        let int = Type::int(self.layout.ctx, bits);
        let mut value = self.zext(value, int, bits);
        let rest = bits.saturating_sub(narrow);
        let ones = |count: u32| Int::all_ones(count).zext_or_trunc(bits);
        let mask = if self.layout.is_big_endian() {
            let by = self.constant(int, Int::from_i64(bits, i64::from(rest)));
            value = self.shl(value, by, int);
            ones(rest)
        } else {
            ones(narrow).not()
        };
        let mask = self.constant(int, mask);
        let kept = self.build.insert1(And::build(int, before, mask));
        self.or(kept, value, int)
    }

    fn zext(&mut self, value: Value, to: Type, bits: u32) -> Value {
        match self.constant_of(value) {
            Some(known) => self.constant(to, known.zext_or_trunc(bits)),
            None => self.build.insert1(ZExt::build(to, value)),
        }
    }

    fn shl(&mut self, value: Value, by: Value, ty: Type) -> Value {
        let known = self.constant_of(value).zip(self.constant_of(by).and_then(|by| by.to_u64()));
        match known {
            Some((known, by)) if by < u64::from(known.width()) => {
                self.constant(ty, known.shl(by as u32))
            }
            _ => self.build.insert1(Shl::build(self.layout.ctx, ty, value, by)),
        }
    }

    fn or(&mut self, lhs: Value, rhs: Value, ty: Type) -> Value {
        match self.constant_of(lhs).zip(self.constant_of(rhs)) {
            Some((lhs, rhs)) => self.constant(ty, lhs.or(&rhs)),
            None => self.build.insert1(Or::build(ty, lhs, rhs)),
        }
    }

    /// A byte repeated to fill an integer type.
    pub(super) fn repeated(&mut self, byte: Value, bits: u32) -> Value {
        let int = Type::int(self.layout.ctx, bits);
        if let Some(known) = self.constant_of(byte) {
            return self.constant(int, splat(&known, bits));
        }
        if bits == 8 {
            return byte;
        }
        let mut value = self.build.insert1(ZExt::build(int, byte));
        let mut covered = 8;
        while covered < bits {
            let by = self.constant(int, Int::from_i64(bits, i64::from(covered)));
            let shifted = self.build.insert1(Shl::build(self.layout.ctx, int, value, by));
            value = self.build.insert1(Or::build(int, value, shifted));
            covered = covered.saturating_mul(2);
        }
        value
    }
}

/// A number repeated to fill a width.
fn splat(byte: &Int, bits: u32) -> Int {
    let mut all = byte.zext_or_trunc(bits);
    let mut covered = byte.width().max(1);
    while covered < bits {
        all = all.or(&all.shl(covered));
        covered = covered.saturating_mul(2);
    }
    all
}
