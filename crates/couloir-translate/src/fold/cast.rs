//! Folds casts of constants, element by element where these are vectors.

use couloir_ir::num::{Float, Int, RoundingMode};
use couloir_llvmir::{Constant, ConstantData, Opcode, Type, TypeData};

use super::Folder;
use crate::types::float_kind;

impl Folder<'_> {
    /// A cast to another type.
    pub fn cast(self, op: Opcode, operand: Constant, to: Type) -> Option<Constant> {
        if self.ty(operand) == to {
            return Some(operand);
        }
        if self.is_poison(operand) {
            return Some(self.ctx.poison(to));
        }
        if self.is_undef(operand) {
            return Some(self.undef_cast(op, to));
        }
        if self.ctx.is_zero(operand) && op != Opcode::AddrSpaceCast {
            return Some(self.ctx.zero(to));
        }
        if op == Opcode::BitCast {
            return self.bitcast(operand, to);
        }
        if self.is_symbolic(operand) {
            return self.symbolic_cast(op, operand, to);
        }
        self.cast_lanes(op, operand, to)
    }

    fn undef_cast(self, op: Opcode, to: Type) -> Constant {
        match op {
            Opcode::ZExt | Opcode::SExt | Opcode::UiToFp | Opcode::SiToFp => self.ctx.zero(to),
            _ => self.ctx.undef(to),
        }
    }

    fn cast_lanes(self, op: Opcode, operand: Constant, to: Type) -> Option<Constant> {
        let Some((len, scalable)) = self.vector(self.ty(operand)) else {
            return self.scalar_cast(op, operand, to);
        };
        let elem = self.ctx.element_type(to)?;
        if let Some(splat) = self.splat_of(operand) {
            return Some(self.ctx.splat(to, self.cast(op, splat, elem)?));
        }
        if scalable {
            return None;
        }
        let lane = |at| self.cast(op, self.element(operand, u64::from(at))?, elem);
        let elements = (0..len).map(lane).collect::<Option<Vec<_>>>()?;
        Some(self.ctx.aggregate(to, &elements))
    }

    fn scalar_cast(self, op: Opcode, operand: Constant, to: Type) -> Option<Constant> {
        match op {
            Opcode::Trunc | Opcode::ZExt | Opcode::SExt => self.resize(op, operand, to),
            Opcode::FpTrunc | Opcode::FpExt => {
                let kind = float_kind(self.ctx.ty(to))?;
                let value = self.as_float(operand)?.convert(kind, RoundingMode::NearestEven);
                Some(self.float(to, value.value))
            }
            Opcode::FpToUi | Opcode::FpToSi => {
                let width = self.ctx.int_width(to)?;
                let value = self.as_float(operand)?.to_int(width, op == Opcode::FpToSi);
                Some(value.map_or(self.ctx.poison(to), |(value, _)| self.int(to, &value)))
            }
            Opcode::UiToFp | Opcode::SiToFp => {
                let kind = float_kind(self.ctx.ty(to))?;
                let (value, signed) = (self.as_int(operand)?, op == Opcode::SiToFp);
                let rounded = Float::from_int(kind, &value, signed, RoundingMode::NearestEven);
                Some(self.float(to, rounded.value))
            }
            Opcode::IntToPtr => Some(self.int_to_ptr(&self.as_int(operand)?, to)),
            Opcode::AddrSpaceCast => Some(self.ctx.cast_expr(op, operand, to)),
            _ => None,
        }
    }

    fn resize(self, op: Opcode, operand: Constant, to: Type) -> Option<Constant> {
        let width = self.ctx.int_width(to)?;
        let value = self.as_int(operand)?;
        let resized = match op {
            Opcode::SExt => value.sext_or_trunc(width),
            _ => value.zext_or_trunc(width),
        };
        Some(self.int(to, &resized))
    }

    /// A number as a pointer, in the width of pointers.
    pub(super) fn int_to_ptr(self, value: &Int, to: Type) -> Constant {
        if value.is_zero() {
            return self.ctx.zero(to);
        }
        let ty = self.ctx.int_type(value.width());
        self.ctx.cast_expr(Opcode::IntToPtr, self.int(ty, value), to)
    }

    fn symbolic_cast(self, op: Opcode, operand: Constant, to: Type) -> Option<Constant> {
        if let Some(folded) = self.cast_pair(op, operand, to) {
            return Some(folded);
        }
        match op {
            Opcode::Trunc | Opcode::PtrToInt | Opcode::IntToPtr | Opcode::AddrSpaceCast => {
                Some(self.ctx.cast_expr(op, operand, to))
            }
            _ => None,
        }
    }

    /// A cast of a cast, or of an address that is a number.
    fn cast_pair(self, op: Opcode, operand: Constant, to: Type) -> Option<Constant> {
        let ConstantData::Expr(inner) = self.data(operand) else { return None };
        let &source = inner.operands.first()?;
        match (op, inner.opcode) {
            (Opcode::PtrToInt, Opcode::IntToPtr) => {
                let width = self.ctx.int_width(to)?;
                let value = self.as_int(source)?;
                let pointer = self.layout.pointer_bits(self.ctx.address_space(inner.ty)?);
                Some(self.int(to, &value.zext_or_trunc(pointer).zext_or_trunc(width)))
            }
            (Opcode::IntToPtr, Opcode::PtrToInt) => {
                let space = self.ctx.address_space(self.ty(source))?;
                let wide = self.ctx.int_width(inner.ty)? >= self.layout.pointer_bits(space);
                (wide && self.ctx.address_space(to) == Some(space)).then_some(source)
            }
            (Opcode::Trunc, Opcode::PtrToInt) => {
                Some(self.ctx.cast_expr(Opcode::PtrToInt, source, to))
            }
            (Opcode::Trunc, Opcode::Trunc) | (Opcode::AddrSpaceCast, Opcode::AddrSpaceCast) => {
                self.cast(op, source, to)
            }
            _ => None,
        }
    }

    fn bitcast(self, operand: Constant, to: Type) -> Option<Constant> {
        if self.is_symbolic(operand) {
            return Some(self.ctx.cast_expr(Opcode::BitCast, operand, to));
        }
        let from = self.ty(operand);
        let bits = |ty| self.layout.bits(self.ctx, ty);
        if bits(from) != bits(to) || self.is_scalable(from) {
            return None;
        }
        let lanes = self.lane_values(operand)?;
        let width = bits(self.ctx.scalar_type(to)).filter(|&width| width > 0)?;
        let own = bits(self.ctx.scalar_type(from)).filter(|&width| width > 0)?;
        let elements = if own < width {
            self.joined(&lanes, own, width, to)?
        } else {
            self.split(&lanes, own, width, to)?
        };
        match self.vector(to) {
            Some(_) => Some(self.ctx.aggregate(to, &elements)),
            None => elements.first().copied().filter(|_| elements.len() == 1),
        }
    }

    fn is_scalable(self, ty: Type) -> bool {
        self.vector(ty).is_some_and(|(_, scalable)| scalable)
    }

    /// The elements of a vector, or a scalar alone.
    fn lane_values(self, constant: Constant) -> Option<Vec<Constant>> {
        match self.vector(self.ty(constant)) {
            Some((len, _)) => (0..len).map(|at| self.element(constant, u64::from(at))).collect(),
            None => Some(vec![constant]),
        }
    }

    /// Elements put together to wider ones: what is not known of them is zero.
    fn joined(self, lanes: &[Constant], own: u64, width: u64, to: Type) -> Option<Vec<Constant>> {
        let each = usize::try_from(width / own).ok().filter(|_| width.is_multiple_of(own))?;
        let elem = self.ctx.scalar_type(to);
        let (own, width) = (u32::try_from(own).ok()?, u32::try_from(width).ok()?);
        let join = |lanes: &[Constant]| {
            let mut number = Int::zero(width);
            for (at, &lane) in (0u32..).zip(lanes) {
                let place = if self.layout.big_endian { each as u32 - 1 - at } else { at };
                let lane = self.lane_bits(lane, own)?.zext_or_trunc(width);
                number = number.or(&lane.shl(place.checked_mul(own)?));
            }
            self.of_bits(elem, &number)
        };
        lanes.chunks(each).map(join).collect()
    }

    /// Elements taken apart to narrower ones, or seen as others as wide.
    fn split(self, lanes: &[Constant], own: u64, width: u64, to: Type) -> Option<Vec<Constant>> {
        let each = u32::try_from(own / width).ok().filter(|_| own.is_multiple_of(width))?;
        let elem = self.ctx.scalar_type(to);
        let (own, width) = (u32::try_from(own).ok()?, u32::try_from(width).ok()?);
        let mut elements = Vec::new();
        for &lane in lanes {
            if self.is_undef(lane) || self.is_poison(lane) {
                let poison = self.is_poison(lane) && each == 1;
                let unknown = if poison { self.ctx.poison(elem) } else { self.ctx.undef(elem) };
                elements.extend((0..each).map(|_| unknown));
                continue;
            }
            let number = self.lane_bits(lane, own)?;
            for at in 0..each {
                let place = if self.layout.big_endian { each - 1 - at } else { at };
                let part = number.lshr(place.checked_mul(width)?).zext_or_trunc(width);
                elements.push(self.of_bits(elem, &part)?);
            }
        }
        Some(elements)
    }

    fn lane_bits(self, lane: Constant, width: u32) -> Option<Int> {
        if self.is_undef(lane) || self.is_poison(lane) {
            return Some(Int::zero(width));
        }
        match self.as_float(lane) {
            Some(value) => Some(Int::from_le_bytes(width, &value.bits().to_le_bytes())),
            None => self.as_int(lane),
        }
    }

    fn of_bits(self, ty: Type, bits: &Int) -> Option<Constant> {
        match self.ctx.ty(ty) {
            TypeData::Integer(_) => Some(self.int(ty, bits)),
            data => float_kind(data).map(|_| self.ctx.float_bits(ty, bits.low_u128())),
        }
    }
}
