//! What constant expressions fold to as they are read, as LLVM's do without knowing the target.
//!
//! Each function gives `None` where the expression stays as it is written.

use super::Parser;
use crate::constants::{Constant, ConstantData};
use crate::opcode::Opcode;
use crate::types::{Type, TypeData, float_width};

/// How many lanes a vector has at most that is folded.
const MOST_LANES: usize = 1 << 12;

impl Parser<'_> {
    /// Nothing known, or a value that no program should use.
    fn folded_undefined(&self, operand: Constant, ty: Type) -> Option<Constant> {
        match self.ctx.constant(operand) {
            ConstantData::Poison(_) => Some(self.ctx.poison(ty)),
            ConstantData::Undef(_) => Some(self.ctx.undef(ty)),
            _ => None,
        }
    }

    /// A cast.
    pub(super) fn folded_cast(
        &self,
        opcode: Opcode,
        operand: Constant,
        ty: Type,
    ) -> Option<Constant> {
        let ctx = self.ctx;
        if let Some(folded) = self.folded_undefined(operand, ty) {
            return Some(folded);
        }
        if ctx.is_zero(operand) && opcode != Opcode::AddrSpaceCast && ty != Type::X86_AMX {
            return Some(ctx.zero(ty));
        }
        if let Some(folded) = self.folded_lanes(opcode, operand, ty) {
            return Some(folded);
        }
        match (opcode, ctx.constant(operand)) {
            (Opcode::Trunc, ConstantData::Int { bits, .. }) => Some(ctx.int(ty, *bits)),
            (Opcode::BitCast, ConstantData::Int { bits, .. })
                if float_width(ctx.ty(ty)).is_some() =>
            {
                Some(ctx.float_bits(ty, u128::from(*bits)))
            }
            (Opcode::BitCast, ConstantData::Float { bits: [bits, 0], .. })
                if ctx.int_width(ty).is_some_and(|width| width <= 64) =>
            {
                Some(ctx.int(ty, *bits))
            }
            (_, ConstantData::Expr(inner)) => {
                let &[base] = &*inner.operands else { return None };
                let together = match (inner.opcode, opcode) {
                    (Opcode::PtrToInt, Opcode::Trunc) => Opcode::PtrToInt,
                    (Opcode::Trunc, Opcode::Trunc) => Opcode::Trunc,
                    (Opcode::AddrSpaceCast, Opcode::AddrSpaceCast) => Opcode::AddrSpaceCast,
                    _ => return None,
                };
                match ctx.constant_type(base) == ty {
                    true if together == Opcode::AddrSpaceCast => Some(base),
                    _ => Some(ctx.cast_expr(together, base, ty)),
                }
            }
            _ => None,
        }
    }

    /// A cast of a vector, lane by lane.
    fn folded_lanes(&self, opcode: Opcode, operand: Constant, ty: Type) -> Option<Constant> {
        let ctx = self.ctx;
        let TypeData::Vector { elem, scalable: false, .. } = *ctx.ty(ty) else { return None };
        let from = ctx.constant_type(operand);
        if ctx.shaped_like(from, Type::I1) != ctx.shaped_like(ty, Type::I1) {
            return None;
        }
        let lanes = ctx.constant_elements(operand, MOST_LANES)?.into_iter().map(|lane| {
            let folded = self.folded_cast(opcode, lane, elem);
            folded.unwrap_or_else(|| ctx.cast_expr(opcode, lane, elem))
        });
        Some(ctx.aggregate(ty, &lanes.collect::<Vec<_>>()))
    }

    /// `add`, `sub` or `xor` of vectors, lane by lane.
    fn binary_lanes(&self, opcode: Opcode, lhs: Constant, rhs: Constant) -> Option<Constant> {
        let ctx = self.ctx;
        let ty = ctx.constant_type(lhs);
        if !matches!(ctx.ty(ty), TypeData::Vector { scalable: false, .. }) {
            return None;
        }
        let (lhs, rhs) =
            (ctx.constant_elements(lhs, MOST_LANES)?, ctx.constant_elements(rhs, MOST_LANES)?);
        let lanes = lhs.into_iter().zip(rhs);
        let lanes: Option<Vec<_>> =
            lanes.map(|(lhs, rhs)| self.folded_binary(opcode, lhs, rhs)).collect();
        Some(ctx.aggregate(ty, &lanes?))
    }

    /// `add`, `sub` or `xor`.
    pub(super) fn folded_binary(
        &self,
        opcode: Opcode,
        lhs: Constant,
        rhs: Constant,
    ) -> Option<Constant> {
        let ctx = self.ctx;
        if let (ConstantData::Int { ty, bits: a }, ConstantData::Int { bits: b, .. }) =
            (ctx.constant(lhs), ctx.constant(rhs))
        {
            return Some(match opcode {
                Opcode::Add => ctx.int(*ty, a.wrapping_add(*b)),
                Opcode::Sub => ctx.int(*ty, a.wrapping_sub(*b)),
                _ => ctx.int(*ty, a ^ b),
            });
        }
        if let Some(folded) = self.binary_lanes(opcode, lhs, rhs) {
            return Some(folded);
        }
        if ctx.is_zero(rhs) {
            return Some(lhs);
        }
        (ctx.is_zero(lhs) && opcode != Opcode::Sub).then_some(rhs)
    }

    /// An operation on vectors whose elements are known; `mask` is that of a `shufflevector`.
    pub(super) fn folded_vector(
        &self,
        opcode: Opcode,
        operands: &[Constant],
        mask: &[i32],
        ty: Type,
    ) -> Option<Constant> {
        let ctx = self.ctx;
        let vector = *operands.first()?;
        let TypeData::Vector { elem, len, scalable: false } = *ctx.ty(ctx.constant_type(vector))
        else {
            return None;
        };
        let elements = |vector: Constant| match ctx.constant(vector) {
            ConstantData::Poison(_) => Some(vec![ctx.poison(elem); len as usize]),
            ConstantData::Undef(_) => Some(vec![ctx.undef(elem); len as usize]),
            _ => ctx.constant_elements(vector, 1 << 20),
        };
        let index = |at: usize| match ctx.constant(*operands.get(at)?) {
            ConstantData::Int { bits, .. } => usize::try_from(*bits).ok(),
            _ => None,
        };
        match opcode {
            Opcode::ExtractElement => elements(vector)?.get(index(1)?).copied(),
            Opcode::InsertElement => {
                let mut list = elements(vector)?;
                *list.get_mut(index(2)?)? = *operands.get(1)?;
                Some(ctx.aggregate(ty, &list))
            }
            _ => {
                let mut list = elements(vector)?;
                list.extend(elements(*operands.get(1)?)?);
                let lane = |&lane: &i32| match usize::try_from(lane) {
                    Ok(lane) => list.get(lane).copied(),
                    Err(_) => Some(ctx.poison(elem)),
                };
                let lanes: Option<Vec<Constant>> = mask.iter().map(lane).collect();
                Some(ctx.aggregate(ty, &lanes?))
            }
        }
    }

    /// The indices of a `getelementptr` that gives a vector: each is one, too.
    pub(super) fn spread_indices(&self, ty: Type, operands: &mut [Constant]) {
        let ctx = self.ctx;
        if !matches!(ctx.ty(ty), TypeData::Vector { .. }) {
            return;
        }
        for operand in operands {
            let own = ctx.constant_type(*operand);
            if !matches!(ctx.ty(own), TypeData::Vector { .. }) {
                *operand = ctx.splat(ctx.shaped_like(ty, own), *operand);
            }
        }
    }
}
