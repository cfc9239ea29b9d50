//! `getelementptr` of constants.

use couloir_ir::num::Int;
use couloir_llvmir::{Constant, ConstantData, Flags, Opcode, Symbol, Type, TypeData};

use super::Folder;

impl Folder<'_> {
    /// `getelementptr`; `None` only where LLVM has no constant for it.
    pub fn gep(
        self,
        flags: Flags,
        source: Type,
        base: Constant,
        indices: &[Constant],
    ) -> Option<Constant> {
        if self.vector(source).is_some_and(|(_, scalable)| scalable) {
            return None;
        }
        let is_vector = |&c: &Constant| self.vector(self.ty(c)).is_some();
        if is_vector(&base) || indices.iter().any(is_vector) {
            return self.vector_gep(flags, source, base, indices);
        }
        if self.is_poison(base) {
            return Some(self.ctx.poison(self.ty(base)));
        }
        if self.is_undef(base) {
            return Some(self.ctx.undef(self.ty(base)));
        }
        let unknown = |index: Constant| self.is_undef(index) || self.is_poison(index);
        if indices.len() == 1 && indices.iter().all(|&i| self.ctx.is_zero(i) || unknown(i)) {
            return Some(base);
        }
        let folded = self.offset_gep(flags, source, base, indices);
        Some(folded.unwrap_or_else(|| self.plain_gep(flags, source, base, indices)))
    }

    /// Several addresses at once: what is one for all lanes is repeated.
    fn vector_gep(
        self,
        flags: Flags,
        source: Type,
        base: Constant,
        indices: &[Constant],
    ) -> Option<Constant> {
        let whole = std::iter::once(&base).chain(indices);
        let like = whole.map(|&c| self.ty(c)).find(|&ty| self.vector(ty).is_some())?;
        let pointer = self.ctx.scalar_type(self.ty(base));
        let ty = self.ctx.shaped_like(like, pointer);
        if self.is_poison(base) {
            return Some(self.ctx.poison(ty));
        }
        if self.is_undef(base) {
            return Some(self.ctx.undef(ty));
        }
        let unknown = |c: Constant| self.is_undef(c) || self.is_poison(c) || self.ctx.is_zero(c);
        if let [only] = *indices
            && unknown(only)
        {
            let single = self.vector(self.ty(base)).is_none();
            return Some(if single { self.ctx.splat(ty, base) } else { base });
        }
        let space = self.ctx.address_space(pointer)?;
        let wide = self.ctx.shaped_like(like, self.ctx.int_type(self.layout.index_bits(space)));
        let mut indices = indices.to_vec();
        let mut at_type = source;
        for (at, index) in indices.iter_mut().enumerate() {
            if at > 0 {
                if let Some((fields, _)) = self.ctx.struct_fields(at_type) {
                    let splat = self.splat_of(*index).unwrap_or(*index);
                    let field = usize::try_from(self.as_int(splat)?.to_u64()?).ok()?;
                    (*index, at_type) = (splat, *fields.get(field)?);
                    continue;
                }
                at_type = self.ctx.element_type(at_type)?;
            }
            *index = self.wide_lanes(*index, wide)?;
        }
        Some(self.ctx.gep_expr(flags, source, base, &indices))
    }

    /// Indices in the width of offsets, one for each lane.
    fn wide_lanes(self, index: Constant, wide: Type) -> Option<Constant> {
        if self.vector(self.ty(index)).is_none() {
            let one = self.as_wide(index, self.ctx.scalar_type(wide));
            return Some(self.ctx.splat(wide, one));
        }
        let bits = |ty| self.ctx.int_width(self.ctx.scalar_type(ty));
        let op = if bits(self.ty(index)) > bits(wide) { Opcode::Trunc } else { Opcode::SExt };
        self.cast(op, index, wide)
    }

    /// The expression as it stands, indices in the width of offsets.
    fn plain_gep(
        self,
        flags: Flags,
        source: Type,
        base: Constant,
        indices: &[Constant],
    ) -> Constant {
        let space = self.ctx.address_space(self.ty(base)).unwrap_or(0);
        let width = self.ctx.int_type(self.layout.index_bits(space));
        let mut indices = indices.to_vec();
        let mut ty = source;
        for (at, index) in indices.iter_mut().enumerate() {
            let within = if at == 0 { None } else { self.ctx.struct_fields(ty) };
            if at > 0 {
                let field = within.and_then(|(fields, _)| {
                    fields.get(usize::try_from(self.as_int(*index)?.to_u64()?).ok()?).copied()
                });
                ty = field.or_else(|| self.ctx.element_type(ty)).unwrap_or(ty);
            }
            if within.is_none() {
                *index = self.as_wide(*index, width);
            }
        }
        self.ctx.gep_expr(flags, source, base, &indices)
    }

    /// An index in the width of offsets, where it is a number or unknown.
    fn as_wide(self, index: Constant, ty: Type) -> Constant {
        if self.is_poison(index) {
            return self.ctx.poison(ty);
        }
        if self.is_undef(index) {
            // Sign bits of what is not known are all the same.
            return if self.ty(index) == ty { index } else { self.ctx.zero(ty) };
        }
        let width = self.ctx.int_width(ty).unwrap_or(64);
        self.as_int(index).map_or(index, |number| self.int(ty, &number.sext_or_trunc(width)))
    }

    /// The address as a base and a constant number of bytes.
    fn offset_gep(
        self,
        mut flags: Flags,
        source: Type,
        base: Constant,
        indices: &[Constant],
    ) -> Option<Constant> {
        let ty = self.ty(base);
        let space = self.ctx.address_space(ty)?;
        let mut offset = self.offset(source, indices)?;
        let mut base = base;
        let mut overflow = false;
        while let Some((inner, inner_flags, by)) = self.inner_gep(base) {
            flags = both(flags, inner_flags);
            let (sum, wrapped) = offset.overflowing_add(by);
            (offset, overflow) = (sum, overflow | wrapped);
            base = inner;
        }
        if overflow && !flags.contains(Flags::INBOUNDS) {
            flags = without_nusw(flags);
        }
        if let Some(start) = self.literal_address(base, space) {
            let bits = self.layout.pointer_bits(space);
            let address =
                Int::from_i64(bits, start.low_u64() as i64).add(&Int::from_i64(bits, offset));
            return Some(self.int_to_ptr(&address, ty));
        }
        if !flags.contains(Flags::INBOUNDS) && self.is_inside(base, offset) {
            flags |= Flags::INBOUNDS;
        }
        if flags.intersects(Flags::INBOUNDS | Flags::NUSW) && offset >= 0 {
            flags |= Flags::NUW;
        }
        if offset == 0 {
            return Some(base);
        }
        let index = self.ctx.int_type(self.layout.index_bits(space));
        let index = self.int(index, &Int::from_i64(self.layout.index_bits(space), offset));
        Some(self.plain_gep(flags, Type::I8, base, &[index]))
    }

    /// The number a base stands for: `null`, or a number cast to a pointer.
    fn literal_address(self, base: Constant, space: u32) -> Option<Int> {
        if self.layout.is_non_integral(space) {
            return None;
        }
        match self.data(base) {
            ConstantData::Null(_) => Some(Int::zero(64)),
            ConstantData::Expr(expr) if expr.opcode == Opcode::IntToPtr => {
                self.as_int(*expr.operands.first()?)
            }
            _ => None,
        }
    }

    fn is_inside(self, base: Constant, offset: i64) -> bool {
        let ConstantData::Global { symbol, .. } = self.data(base) else { return false };
        let known = self.globals.get(symbol).filter(|known| !known.nullable);
        let size = known.map_or(0, |known| known.size);
        size != 0 && u64::try_from(offset).is_ok_and(|offset| offset <= size)
    }

    /// The parts of a `getelementptr` expression whose offset is known.
    fn inner_gep(self, base: Constant) -> Option<(Constant, Flags, i64)> {
        let ConstantData::Expr(expr) = self.data(base) else { return None };
        if expr.opcode != Opcode::GetElementPtr {
            return None;
        }
        let (&inner, indices) = expr.operands.split_first()?;
        Some((inner, expr.flags, self.offset(expr.source?, indices)?))
    }

    /// Bytes that constant indices amount to.
    fn offset(self, source: Type, indices: &[Constant]) -> Option<i64> {
        let (first, rest) = indices.split_first()?;
        let mut ty = source;
        let mut offset = self.step(ty, *first)?;
        for &index in rest {
            match self.ctx.ty(ty) {
                TypeData::Array { elem, .. } | TypeData::Vector { elem, .. } => {
                    ty = *elem;
                    offset = offset.wrapping_add(self.step(ty, index)?);
                }
                _ => {
                    let field = usize::try_from(self.as_int(index)?.to_u64()?).ok()?;
                    let by = self.layout.field_offset(self.ctx, ty, field)?;
                    offset = offset.wrapping_add(by as i64);
                    ty = *self.ctx.struct_fields(ty)?.0.get(field)?;
                }
            }
        }
        Some(offset)
    }

    fn step(self, ty: Type, index: Constant) -> Option<i64> {
        let size = self.layout.alloc_size(self.ctx, ty)?;
        let index = self.as_int(index)?.sext_or_trunc(64).low_u64();
        Some(index.wrapping_mul(size) as i64)
    }

    /// The global an address, or an address as a number, is in, and how far from its start.
    pub(super) fn address_of(self, constant: Constant) -> Option<Address> {
        let (mut offset, mut inside) = (0i64, true);
        let mut at = constant;
        loop {
            match self.data(at) {
                ConstantData::Global { symbol, .. } => {
                    return Some(Address { symbol: *symbol, offset, inside });
                }
                ConstantData::Expr(expr) if expr.opcode == Opcode::PtrToInt => {
                    at = *expr.operands.first()?;
                }
                _ => {
                    let (inner, flags, by) = self.inner_gep(at)?;
                    inside &= flags.contains(Flags::INBOUNDS);
                    (at, offset) = (inner, offset.wrapping_add(by));
                }
            }
        }
    }
}

/// A place in a global.
#[derive(Clone, Copy)]
pub(super) struct Address {
    pub(super) symbol: Symbol,
    /// Bytes from its start.
    pub(super) offset: i64,
    /// Whether all steps to it stay inside the global.
    pub(super) inside: bool,
}

/// The flags both of two nested `getelementptr` have.
fn both(a: Flags, b: Flags) -> Flags {
    let implied =
        |flags: Flags| if flags.contains(Flags::INBOUNDS) { flags | Flags::NUSW } else { flags };
    let (a, b) = (implied(a), implied(b));
    let shared =
        |flag: Flags| if a.contains(flag) && b.contains(flag) { flag } else { Flags::NONE };
    shared(Flags::INBOUNDS) | shared(Flags::NUSW) | shared(Flags::NUW)
}

fn without_nusw(flags: Flags) -> Flags {
    if flags.contains(Flags::NUW) { Flags::NUW } else { Flags::NONE }
}
