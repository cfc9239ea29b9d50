//! Binary operations and `fneg`.

use couloir_ir::num::{Float, Int, RoundingMode};
use couloir_llvmir::{Constant, ConstantData, ConstantExpr, Opcode, Type};

use super::Folder;

impl Folder<'_> {
    /// A binary operation. Flags do not matter: LLVM drops those of expressions.
    pub fn binary(self, op: Opcode, lhs: Constant, rhs: Constant) -> Option<Constant> {
        let ty = self.ty(lhs);
        if let Some(kept) = self.identity(op, lhs, rhs) {
            return Some(kept);
        }
        if self.is_poison(lhs) || self.is_poison(rhs) {
            return Some(self.ctx.poison(ty));
        }
        if self.is_symbolic(lhs) || self.is_symbolic(rhs) {
            return self.symbolic(op, lhs, rhs);
        }
        self.lanes(ty, [lhs, rhs], |[lhs, rhs]| self.scalar_binary(op, lhs, rhs))
    }

    /// The operand an operation leaves as it is.
    fn identity(self, op: Opcode, lhs: Constant, rhs: Constant) -> Option<Constant> {
        let both = |test: &dyn Fn(Constant) -> bool| {
            if test(lhs) {
                return Some(rhs);
            }
            test(rhs).then_some(lhs)
        };
        let int_is = |c: Constant, test: fn(&Int) -> bool| self.is_int(c, test);
        match op {
            Opcode::Add | Opcode::Or | Opcode::Xor => both(&|c| int_is(c, Int::is_zero)),
            Opcode::Mul => both(&|c| int_is(c, Int::is_one)),
            Opcode::And => both(&|c| int_is(c, Int::is_all_ones)),
            Opcode::FAdd => both(&|c| self.is_float(c, Float::is_negative_zero)),
            Opcode::FMul => both(&|c| self.is_float(c, is_one)),
            Opcode::Sub | Opcode::Shl | Opcode::LShr | Opcode::AShr => {
                int_is(rhs, Int::is_zero).then_some(lhs)
            }
            Opcode::SDiv | Opcode::UDiv => int_is(rhs, Int::is_one).then_some(lhs),
            Opcode::FSub => self.is_float(rhs, Float::is_positive_zero).then_some(lhs),
            Opcode::FDiv => self.is_float(rhs, is_one).then_some(lhs),
            _ => None,
        }
    }

    fn scalar_binary(self, op: Opcode, lhs: Constant, rhs: Constant) -> Option<Constant> {
        let ty = self.ty(lhs);
        if let Some(kept) = self.identity(op, lhs, rhs) {
            return Some(kept);
        }
        if self.is_poison(lhs) || self.is_poison(rhs) {
            return Some(self.ctx.poison(ty));
        }
        if self.is_undef(lhs) || self.is_undef(rhs) {
            return Some(self.undef_binary(op, lhs, rhs));
        }
        if self.is_symbolic(lhs) || self.is_symbolic(rhs) {
            return self.symbolic(op, lhs, rhs);
        }
        if let (Some(a), Some(b)) = (self.as_float(lhs), self.as_float(rhs)) {
            return Some(self.float(ty, float_binary(op, a, b)?));
        }
        let (a, b) = (self.as_int(lhs)?, self.as_int(rhs)?);
        Some(int_binary(op, &a, &b)?.map_or(self.ctx.poison(ty), |value| self.int(ty, &value)))
    }

    fn undef_binary(self, op: Opcode, lhs: Constant, rhs: Constant) -> Constant {
        let ty = self.ty(lhs);
        let ctx = self.ctx;
        let both = self.is_undef(lhs) && self.is_undef(rhs);
        let right = self.is_undef(rhs);
        match op {
            Opcode::Xor if both => ctx.zero(ty),
            Opcode::Add | Opcode::Sub | Opcode::Xor => ctx.undef(ty),
            Opcode::And | Opcode::Or | Opcode::Mul if both => lhs,
            Opcode::And => ctx.zero(ty),
            Opcode::Or => self.all_ones(ty),
            Opcode::Mul => {
                let known = if right { lhs } else { rhs };
                let odd = self.as_int(known).is_some_and(|value| value.bit(0));
                if odd { ctx.undef(ty) } else { ctx.zero(ty) }
            }
            Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem => {
                if right || ctx.is_zero(rhs) { ctx.poison(ty) } else { ctx.zero(ty) }
            }
            Opcode::Shl | Opcode::LShr | Opcode::AShr => {
                if right {
                    ctx.poison(ty)
                } else {
                    ctx.zero(ty)
                }
            }
            Opcode::FSub if right && self.is_float(lhs, Float::is_negative_zero) => rhs,
            _ if both => lhs,
            _ => self.nan(ty),
        }
    }

    fn all_ones(self, ty: Type) -> Constant {
        let width = self.ctx.int_width(ty).unwrap_or(1);
        self.int(ty, &Int::all_ones(width))
    }

    fn nan(self, ty: Type) -> Constant {
        match crate::types::float_kind(self.ctx.ty(ty)) {
            Some(kind) => self.float(ty, Float::nan(kind, false)),
            None => self.ctx.undef(ty),
        }
    }

    /// An operation on addresses: `add`, `sub` and `xor` may be constant expressions.
    fn symbolic(self, op: Opcode, lhs: Constant, rhs: Constant) -> Option<Constant> {
        if let Some(known) = self.symbolic_number(op, lhs, rhs) {
            return Some(known);
        }
        if self.is_undef(lhs) || self.is_undef(rhs) {
            return Some(self.undef_binary(op, lhs, rhs));
        }
        if !matches!(op, Opcode::Add | Opcode::Sub | Opcode::Xor) {
            return None;
        }
        let commutes = op != Opcode::Sub;
        if commutes && !self.is_symbolic(lhs) {
            return self.symbolic(op, rhs, lhs);
        }
        if commutes && let Some(merged) = self.reassociate(op, lhs, rhs) {
            return Some(merged);
        }
        Some(self.ctx.expr(ConstantExpr::new(op, self.ty(lhs), &[lhs, rhs])))
    }

    /// `(x op a) op b` as `x op (a op b)`.
    fn reassociate(self, op: Opcode, lhs: Constant, rhs: Constant) -> Option<Constant> {
        let ConstantData::Expr(inner) = self.data(lhs) else { return None };
        let [first, second] = *inner.operands else { return None };
        if inner.opcode != op || self.is_symbolic(second) || self.is_symbolic(rhs) {
            return None;
        }
        let merged = self.binary(op, second, rhs)?;
        self.binary(op, first, merged)
    }

    /// Results that do not depend on the address.
    fn symbolic_number(self, op: Opcode, lhs: Constant, rhs: Constant) -> Option<Constant> {
        let ty = self.ty(lhs);
        match op {
            Opcode::Sub | Opcode::Xor if lhs == rhs => Some(self.ctx.zero(ty)),
            Opcode::Sub => {
                let (a, b) = (self.address_of(lhs)?, self.address_of(rhs)?);
                let width = self.ctx.int_width(ty)?;
                let distance = a.offset.wrapping_sub(b.offset);
                let distance = Int::from_i64(64, distance).sext_or_trunc(width);
                (a.symbol == b.symbol).then(|| self.int(ty, &distance))
            }
            Opcode::And | Opcode::Mul if self.is_int(rhs, Int::is_zero) => Some(rhs),
            Opcode::And | Opcode::Mul if self.is_int(lhs, Int::is_zero) => Some(lhs),
            Opcode::And => self.aligned_and(lhs, rhs).or_else(|| self.aligned_and(rhs, lhs)),
            _ if is_zero_kept(op) && self.is_int(lhs, Int::is_zero) => Some(lhs),
            Opcode::Or if self.is_int(rhs, Int::is_all_ones) => Some(rhs),
            Opcode::Or if self.is_int(lhs, Int::is_all_ones) => Some(lhs),
            _ if is_int_div_rem(op) && self.is_int(rhs, Int::is_zero) => Some(self.ctx.poison(ty)),
            Opcode::URem | Opcode::SRem if self.is_int(rhs, Int::is_one) => Some(self.ctx.zero(ty)),
            _ => None,
        }
    }

    /// An address as a number, masked: its low bits are known where it is aligned.
    fn aligned_and(self, address: Constant, mask: Constant) -> Option<Constant> {
        let ConstantData::Expr(expr) = self.data(address) else { return None };
        let mask_bits = self.as_int(mask)?;
        let at = self.address_of(address).filter(|_| expr.opcode == Opcode::PtrToInt)?;
        let known = self.globals.get(&at.symbol);
        let align = match known.map(|known| known.align)? {
            Some(align) => align,
            // Functions are taken to be aligned to four bytes.
            None if at.offset == 0 => 4,
            None => return None,
        };
        let width = mask_bits.width();
        let low = Int::from_i64(64, (align - 1).cast_signed()).zext_or_trunc(width);
        let value = Int::from_i64(64, at.offset).zext_or_trunc(width).and(&low);
        if mask_bits.and(&low) == mask_bits {
            return Some(self.int(self.ty(mask), &value.and(&mask_bits)));
        }
        let kept = mask_bits.or(&low).is_all_ones() && value.and(&mask_bits) == value;
        (kept && known.is_some_and(|known| known.align.is_some())).then_some(address)
    }

    /// `fneg`
    pub fn fneg(self, operand: Constant) -> Option<Constant> {
        self.lanes(self.ty(operand), [operand], |[operand]| {
            if self.is_undef(operand) || self.is_poison(operand) {
                return Some(operand);
            }
            Some(self.float(self.ty(operand), self.as_float(operand)?.negate()))
        })
    }
}

fn is_one(value: Float) -> bool {
    value == Float::one(value.kind())
}

fn is_int_div_rem(op: Opcode) -> bool {
    matches!(op, Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem)
}

/// Whether zero stays zero on the left, whatever is on the right.
fn is_zero_kept(op: Opcode) -> bool {
    is_int_div_rem(op) || matches!(op, Opcode::Shl | Opcode::LShr | Opcode::AShr)
}

/// The result of an integer operation; an inner `None` is poison.
#[expect(clippy::option_option, reason = "no result and poison differ")]
fn int_binary(op: Opcode, a: &Int, b: &Int) -> Option<Option<Int>> {
    let shift = || b.to_u64().filter(|&by| by < u64::from(a.width())).map(|by| by as u32);
    Some(match op {
        Opcode::Add => Some(a.add(b)),
        Opcode::Sub => Some(a.sub(b)),
        Opcode::Mul => Some(a.mul(b)),
        Opcode::UDiv => a.udiv(b),
        Opcode::URem => a.urem(b),
        Opcode::SDiv => {
            a.sdiv_overflow(b).filter(|(_, overflow)| !overflow).map(|(value, _)| value)
        }
        Opcode::SRem => {
            // Of one bit, 1 is both what leaves no remainder and what overflows.
            let overflow = a.sdiv_overflow(b).is_none_or(|(_, overflow)| overflow);
            if overflow && !b.is_one() { None } else { a.srem(b) }
        }
        Opcode::And => Some(a.and(b)),
        Opcode::Or => Some(a.or(b)),
        Opcode::Xor => Some(a.xor(b)),
        Opcode::Shl => shift().map(|by| a.shl(by)),
        Opcode::LShr => shift().map(|by| a.lshr(by)),
        Opcode::AShr => shift().map(|by| a.ashr(by)),
        _ => return None,
    })
}

fn float_binary(op: Opcode, a: Float, b: Float) -> Option<Float> {
    let mode = RoundingMode::NearestEven;
    Some(match op {
        Opcode::FAdd => a.add(b, mode).value,
        Opcode::FSub => a.sub(b, mode).value,
        Opcode::FMul => a.mul(b, mode).value,
        Opcode::FDiv => a.div(b, mode).value,
        Opcode::FRem => a.fmod(b).value,
        _ => return None,
    })
}
