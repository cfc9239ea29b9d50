//! Comparisons and `select`.

use std::cmp::Ordering;

use couloir_ir::num::{Float, Int};
use couloir_llvmir::{
    Constant, ConstantData, Flags, FloatPredicate, IntPredicate, Opcode, Symbol, Type,
};

use super::Folder;

impl Folder<'_> {
    /// `icmp`
    pub fn icmp(self, pred: IntPredicate, lhs: Constant, rhs: Constant) -> Option<Constant> {
        let ty = self.ctx.shaped_like(self.ty(lhs), Type::I1);
        if self.is_poison(lhs) || self.is_poison(rhs) {
            return Some(self.ctx.poison(ty));
        }
        if self.is_undef(lhs) || self.is_undef(rhs) {
            let equality = matches!(pred, IntPredicate::Eq | IntPredicate::Ne);
            if equality || lhs == rhs {
                return Some(self.ctx.undef(ty));
            }
            return Some(self.truth(ty, holds(pred, Ordering::Equal, Ordering::Equal)));
        }
        // Nothing is below zero, of vectors not even lanes that are poison.
        if matches!(pred, IntPredicate::Ult | IntPredicate::Uge) && self.ctx.is_zero(rhs) {
            return Some(self.truth(ty, matches!(pred, IntPredicate::Uge)));
        }
        let lanes = |[lhs, rhs]: [Constant; 2]| self.scalar_icmp(pred, lhs, rhs);
        match self.vector(ty) {
            Some(_) => self.lanes(ty, [lhs, rhs], lanes),
            None => lanes([lhs, rhs]),
        }
    }

    fn scalar_icmp(self, pred: IntPredicate, lhs: Constant, rhs: Constant) -> Option<Constant> {
        if self.is_poison(lhs) || self.is_poison(rhs) {
            return Some(self.ctx.poison(Type::I1));
        }
        if self.is_undef(lhs) || self.is_undef(rhs) {
            let equality = matches!(pred, IntPredicate::Eq | IntPredicate::Ne);
            if equality || lhs == rhs {
                return Some(self.ctx.undef(Type::I1));
            }
            return Some(self.ctx.bool(holds(pred, Ordering::Equal, Ordering::Equal)));
        }
        if let (Some(a), Some(b)) = (self.as_int(lhs), self.as_int(rhs)) {
            return Some(self.ctx.bool(holds(pred, a.ucmp(&b), a.scmp(&b))));
        }
        if lhs == rhs {
            return Some(self.ctx.bool(holds(pred, Ordering::Equal, Ordering::Equal)));
        }
        if let Some(holds) = self.zero_icmp(pred, lhs, rhs) {
            return Some(self.ctx.bool(holds));
        }
        let (lhs, rhs) = self.as_addresses(lhs, rhs);
        if let (Some(a), Some(b)) = (self.literal(lhs), self.literal(rhs)) {
            return Some(self.ctx.bool(holds(pred, a.ucmp(&b), a.scmp(&b))));
        }
        if lhs == rhs {
            return Some(self.ctx.bool(holds(pred, Ordering::Equal, Ordering::Equal)));
        }
        self.ctx.address_space(self.ty(lhs))?;
        self.address_icmp(pred, lhs, rhs).map(|holds| self.ctx.bool(holds))
    }

    /// Nothing is below zero.
    fn zero_icmp(self, pred: IntPredicate, lhs: Constant, rhs: Constant) -> Option<bool> {
        match pred {
            IntPredicate::Ult if self.ctx.is_zero(rhs) => Some(false),
            IntPredicate::Uge if self.ctx.is_zero(rhs) => Some(true),
            IntPredicate::Ugt if self.ctx.is_zero(lhs) => Some(false),
            IntPredicate::Ule if self.ctx.is_zero(lhs) => Some(true),
            _ => None,
        }
    }

    /// Addresses as numbers of their full width compare as the addresses do.
    fn as_addresses(self, lhs: Constant, rhs: Constant) -> (Constant, Constant) {
        match (self.number_of_address(lhs), self.number_of_address(rhs)) {
            (Some(a), Some(b)) if self.ty(a) == self.ty(b) => (a, b),
            (Some(a), None) if self.ctx.is_zero(rhs) => (a, self.ctx.zero(self.ty(a))),
            (None, Some(b)) if self.ctx.is_zero(lhs) => (self.ctx.zero(self.ty(b)), b),
            _ => (lhs, rhs),
        }
    }

    fn number_of_address(self, constant: Constant) -> Option<Constant> {
        let ConstantData::Expr(expr) = self.data(constant) else { return None };
        if expr.opcode != Opcode::PtrToInt {
            return None;
        }
        let address = *expr.operands.first()?;
        let space = self.ctx.address_space(self.ty(address))?;
        let full = self.ctx.int_width(expr.ty) == Some(self.layout.pointer_bits(space));
        full.then_some(address)
    }

    /// The number a pointer is that is no address of anything.
    fn literal(self, pointer: Constant) -> Option<Int> {
        let space = self.ctx.address_space(self.ty(pointer))?;
        let bits = self.layout.pointer_bits(space);
        match self.data(pointer) {
            ConstantData::Null(_) => Some(Int::zero(bits)),
            ConstantData::Expr(expr) if expr.opcode == Opcode::IntToPtr => {
                Some(self.as_int(*expr.operands.first()?)?.zext_or_trunc(bits))
            }
            _ => None,
        }
    }

    fn address_icmp(self, pred: IntPredicate, lhs: Constant, rhs: Constant) -> Option<bool> {
        let null = |c: Constant| matches!(self.data(c), ConstantData::Null(_));
        let equality = match pred {
            IntPredicate::Eq => Some(false),
            IntPredicate::Ne => Some(true),
            _ => None,
        };
        if null(rhs) && self.is_never_null(lhs) || null(lhs) && self.is_never_null(rhs) {
            let above = if null(rhs) { Ordering::Greater } else { Ordering::Less };
            return match pred {
                IntPredicate::Sgt | IntPredicate::Sge | IntPredicate::Slt | IntPredicate::Sle => {
                    None
                }
                _ => Some(holds(pred, above, above)),
            };
        }
        let (a, b) = (self.address_of(lhs)?, self.address_of(rhs)?);
        let equal = holds(pred, Ordering::Equal, Ordering::Equal);
        if a.symbol != b.symbol {
            let apart = self.is_distinct(a.symbol) && self.is_distinct(b.symbol);
            return equality.filter(|_| apart && a.offset == 0 && b.offset == 0);
        }
        match pred {
            // Offsets inside one object compare as signed numbers.
            IntPredicate::Ugt | IntPredicate::Uge | IntPredicate::Ult | IntPredicate::Ule => {
                let order = a.offset.cmp(&b.offset);
                (a.inside && b.inside).then(|| holds(pred, order, order))
            }
            _ if a.offset == b.offset => Some(equal),
            _ => equality,
        }
    }

    /// Whether a constant is the address of something that is surely there, or of a part of it.
    fn is_never_null(self, constant: Constant) -> bool {
        let base = match self.data(constant) {
            ConstantData::Expr(expr)
                if expr.opcode == Opcode::GetElementPtr && expr.flags.contains(Flags::INBOUNDS) =>
            {
                expr.operands.first().copied()
            }
            _ => Some(constant),
        };
        let symbol = base.and_then(|base| match self.data(base) {
            ConstantData::Global { symbol, .. } => Some(*symbol),
            _ => None,
        });
        let known = symbol.and_then(|symbol| self.globals.get(&symbol));
        known.is_some_and(|known| !known.nullable)
    }

    /// Whether the address of a symbol differs from those of all others.
    fn is_distinct(self, symbol: Symbol) -> bool {
        self.globals.get(&symbol).is_some_and(|known| known.distinct)
    }

    /// `fcmp`
    pub fn fcmp(self, pred: FloatPredicate, lhs: Constant, rhs: Constant) -> Option<Constant> {
        let ty = self.ctx.shaped_like(self.ty(lhs), Type::I1);
        // How denormal numbers compare depends on the function's mode.
        if self.has_denormal(lhs) || self.has_denormal(rhs) {
            return None;
        }
        match pred {
            FloatPredicate::False => return Some(self.ctx.zero(ty)),
            FloatPredicate::True => return Some(self.truth(ty, true)),
            _ => {}
        }
        if self.is_poison(lhs) || self.is_poison(rhs) {
            return Some(self.ctx.poison(ty));
        }
        if self.is_undef(lhs) || self.is_undef(rhs) {
            // An unknown may be a NaN, which decides every predicate.
            return Some(self.truth(ty, pred as u8 & UNORDERED != 0));
        }
        self.lanes(ty, [lhs, rhs], |[lhs, rhs]| self.scalar_fcmp(pred, lhs, rhs))
    }

    /// Whether a number, or an element of a vector, is denormal.
    fn has_denormal(self, constant: Constant) -> bool {
        let denormal = |c| self.as_float(c).is_some_and(Float::is_denormal);
        match self.data(constant) {
            ConstantData::Splat { elem, .. } => denormal(*elem),
            ConstantData::Aggregate { elems, .. } => elems.iter().any(|&elem| denormal(elem)),
            ConstantData::Data { .. } => {
                let len = self.vector(self.ty(constant)).map_or(0, |(len, _)| len);
                let mut elements = (0..len).filter_map(|at| self.element(constant, at.into()));
                elements.any(denormal)
            }
            _ => denormal(constant),
        }
    }

    /// `true` or `false` in every lane.
    fn truth(self, ty: Type, holds: bool) -> Constant {
        if !holds {
            return self.ctx.zero(ty);
        }
        let one = self.int(Type::I1, &Int::one(1));
        if self.vector(ty).is_some() { self.ctx.splat(ty, one) } else { one }
    }

    fn scalar_fcmp(self, pred: FloatPredicate, lhs: Constant, rhs: Constant) -> Option<Constant> {
        if self.is_poison(lhs) || self.is_poison(rhs) {
            return Some(self.ctx.poison(Type::I1));
        }
        if self.is_undef(lhs) || self.is_undef(rhs) {
            return Some(self.ctx.bool(pred as u8 & UNORDERED != 0));
        }
        let order = self.as_float(lhs)?.compare(self.as_float(rhs)?);
        Some(self.ctx.bool(float_holds(pred, order)))
    }

    /// `select`
    pub fn select(self, cond: Constant, yes: Constant, no: Constant) -> Option<Constant> {
        if self.ctx.is_zero(cond) {
            return Some(no);
        }
        if self.is_int(cond, Int::is_all_ones) {
            return Some(yes);
        }
        if self.is_poison(cond) {
            return Some(self.ctx.poison(self.ty(yes)));
        }
        if self.vector(self.ty(cond)).is_some() && !self.is_undef(cond) {
            let ty = self.ty(yes);
            return self.lanes(ty, [cond, yes, no], |[cond, yes, no]| self.select(cond, yes, no));
        }
        if self.is_undef(cond) {
            let open = self.is_undef(yes) || self.is_poison(yes);
            return Some(if open { yes } else { no });
        }
        if yes == no || self.is_poison(no) {
            return Some(yes);
        }
        self.is_poison(yes).then_some(no)
    }
}

fn holds(pred: IntPredicate, unsigned: Ordering, signed: Ordering) -> bool {
    match pred {
        IntPredicate::Eq => unsigned.is_eq(),
        IntPredicate::Ne => unsigned.is_ne(),
        IntPredicate::Ugt => unsigned.is_gt(),
        IntPredicate::Uge => unsigned.is_ge(),
        IntPredicate::Ult => unsigned.is_lt(),
        IntPredicate::Ule => unsigned.is_le(),
        IntPredicate::Sgt => signed.is_gt(),
        IntPredicate::Sge => signed.is_ge(),
        IntPredicate::Slt => signed.is_lt(),
        IntPredicate::Sle => signed.is_le(),
    }
}

/// Bits of a predicate's number: equal, greater, less, unordered.
const UNORDERED: u8 = 8;

fn float_holds(pred: FloatPredicate, order: Option<Ordering>) -> bool {
    let bit = match order {
        Some(Ordering::Equal) => 1,
        Some(Ordering::Greater) => 2,
        Some(Ordering::Less) => 4,
        None => UNORDERED,
    };
    pred as u8 & bit != 0
}
