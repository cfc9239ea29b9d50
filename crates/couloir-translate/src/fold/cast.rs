//! Casts.

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
        let bytes = self.bytes_of(operand)?;
        self.number_of(&bytes, to)
    }

    /// The bytes in memory of a number or a vector of numbers of whole bytes.
    fn bytes_of(self, constant: Constant) -> Option<Vec<u8>> {
        let elements = match self.vector(self.ty(constant)) {
            Some((_, true)) => return None,
            Some((len, false)) => (0..len)
                .map(|at| self.element(constant, u64::from(at)))
                .collect::<Option<Vec<_>>>()?,
            None => vec![constant],
        };
        let mut bytes = Vec::new();
        for element in elements {
            bytes.extend(self.scalar_bytes(element)?);
        }
        Some(bytes)
    }

    fn scalar_bytes(self, constant: Constant) -> Option<Vec<u8>> {
        let bits = self.layout.bits(self.ctx, self.ty(constant))?;
        let len = usize::try_from(bits / 8).ok().filter(|_| bits % 8 == 0)?;
        let mut bytes = match self.as_float(constant) {
            Some(value) => value.bits().to_le_bytes().to_vec(),
            None => self.as_int(constant)?.to_le_bytes(),
        };
        bytes.resize(len, 0);
        if self.layout.big_endian {
            bytes.reverse();
        }
        Some(bytes)
    }

    fn number_of(self, bytes: &[u8], to: Type) -> Option<Constant> {
        let elem = self.ctx.scalar_type(to);
        let bits = self.layout.bits(self.ctx, elem)?;
        let width = usize::try_from(bits / 8).ok().filter(|_| bits % 8 == 0 && bits > 0)?;
        let number = |chunk: &[u8]| {
            let mut chunk = chunk.to_vec();
            if self.layout.big_endian {
                chunk.reverse();
            }
            let value = Int::from_le_bytes(bits as u32, &chunk);
            match self.ctx.ty(elem) {
                TypeData::Integer(_) => Some(self.int(elem, &value)),
                data => float_kind(data).map(|_| self.ctx.float_bits(elem, value.low_u128())),
            }
        };
        let elements = bytes.chunks(width).map(number).collect::<Option<Vec<_>>>()?;
        match self.vector(to) {
            Some(_) => Some(self.ctx.aggregate(to, &elements)),
            None => elements.first().copied().filter(|_| elements.len() == 1),
        }
    }
}
