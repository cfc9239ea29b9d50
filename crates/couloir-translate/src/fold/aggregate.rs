//! Elements of aggregates and vectors.

use couloir_llvmir::{Constant, ConstantData, ConstantExpr, Opcode, Type, TypeData};

use super::{Folder, Path};

/// Arrays of zeros may have any number of elements; others are made of a list of them.
const MOST_ELEMENTS: u64 = 1 << 25;

impl Folder<'_> {
    /// Number of elements of an array, struct or vector of fixed length.
    fn len(self, ty: Type) -> Option<u64> {
        match self.ctx.ty(ty) {
            TypeData::Array { len, .. } => Some(*len),
            TypeData::Vector { len, scalable: false, .. } => Some(u64::from(*len)),
            _ => self.ctx.struct_fields(ty).map(|(fields, _)| fields.len() as u64),
        }
    }

    fn element_type(self, ty: Type, at: u64) -> Option<Type> {
        match self.ctx.element_type(ty) {
            Some(elem) => Some(elem),
            None => self.ctx.struct_fields(ty)?.0.get(usize::try_from(at).ok()?).copied(),
        }
    }

    /// One element of an array, struct or vector.
    pub fn element(self, constant: Constant, at: u64) -> Option<Constant> {
        let elem = self.element_type(self.ty(constant), at)?;
        let place = usize::try_from(at).ok()?;
        match self.data(constant) {
            ConstantData::Zero(_) => Some(self.ctx.zero(elem)),
            ConstantData::Undef(_) => Some(self.ctx.undef(elem)),
            ConstantData::Poison(_) => Some(self.ctx.poison(elem)),
            ConstantData::Aggregate { elems, .. } => elems.get(place).copied(),
            ConstantData::Splat { elem, .. } => Some(*elem),
            ConstantData::Data { bytes, .. } => self.data_element(elem, bytes, place),
            _ => None,
        }
    }

    fn data_element(self, elem: Type, bytes: &[u8], at: usize) -> Option<Constant> {
        let width = usize::try_from(self.layout.store_size(self.ctx, elem)?).ok()?;
        let start = at.checked_mul(width)?;
        let bytes = bytes.get(start..start.checked_add(width)?)?;
        let bits = bytes.iter().rev().fold(0u64, |bits, &byte| bits << 8 | u64::from(byte));
        Some(match self.ctx.ty(elem) {
            TypeData::Integer(_) => self.ctx.int(elem, bits),
            _ => self.ctx.float_bits(elem, u128::from(bits)),
        })
    }

    /// `extractvalue`
    pub fn extract_value(self, aggregate: Constant, path: &[u32]) -> Option<Constant> {
        path.iter().try_fold(aggregate, |part, &at| self.element(part, u64::from(at)))
    }

    /// `insertvalue`
    pub fn insert_value(
        self,
        aggregate: Constant,
        value: Constant,
        path: &[u32],
    ) -> Option<Constant> {
        // From the outside in, then rebuilt from the inside out.
        let mut parts = vec![aggregate];
        for &at in path.get(..path.len().checked_sub(1)?)? {
            parts.push(self.element(*parts.last()?, u64::from(at))?);
        }
        let steps = parts.into_iter().zip(path).rev();
        let mut value = value;
        for (part, &at) in steps {
            value = self.with_element(part, value, u64::from(at))?;
        }
        Some(value)
    }

    /// Several `insertvalue`s, each into what the one before gives: the elements are gathered once.
    pub(crate) fn insert_values(
        self,
        aggregate: Constant,
        pieces: &[(&Path, Constant)],
    ) -> Option<Constant> {
        if pieces.is_empty() {
            return Some(aggregate);
        }
        let ty = self.ty(aggregate);
        let mut elements = self.elements(aggregate)?;
        for (path, value) in pieces {
            let (&first, rest) = path.split_first()?;
            let place = elements.get_mut(first as usize)?;
            *place = match rest {
                [] => *value,
                rest => self.insert_value(*place, *value, rest)?,
            };
        }
        Some(self.ctx.aggregate(ty, &elements))
    }

    /// A constant with one element replaced.
    fn with_element(self, constant: Constant, value: Constant, at: u64) -> Option<Constant> {
        let mut elements = self.elements(constant)?;
        *elements.get_mut(usize::try_from(at).ok()?)? = value;
        Some(self.ctx.aggregate(self.ty(constant), &elements))
    }

    /// All elements, unless there are too many to be written out.
    fn elements(self, constant: Constant) -> Option<Vec<Constant>> {
        let len = self.len(self.ty(constant)).filter(|&len| len <= MOST_ELEMENTS)?;
        (0..len).map(|at| self.element(constant, at)).collect()
    }

    /// `extractelement`
    pub fn extract_element(self, vector: Constant, index: Constant) -> Option<Constant> {
        let ty = self.ty(vector);
        let elem = self.ctx.element_type(ty)?;
        if self.is_poison(vector) || self.is_undef(index) || self.is_poison(index) {
            return Some(self.ctx.poison(elem));
        }
        if self.is_undef(vector) {
            return Some(self.ctx.undef(elem));
        }
        let expr = || ConstantExpr::new(Opcode::ExtractElement, elem, &[vector, index]);
        if self.is_symbolic(index) {
            return Some(self.ctx.expr(expr()));
        }
        let at = self.as_int(index)?.to_u64_saturating();
        match self.vector(ty)? {
            (len, false) if at >= u64::from(len) => Some(self.ctx.poison(elem)),
            // There may be such an element, or there may not.
            (len, true) if at >= u64::from(len) => Some(self.ctx.expr(expr())),
            _ => self.element(vector, at),
        }
    }

    /// The element of a vector of fixed length that an index is, if it is one.
    pub(crate) fn lane(self, vector: Type, index: Constant) -> Option<u32> {
        let known = !self.is_undef(index) && !self.is_poison(index) && !self.is_symbolic(index);
        let at = known.then(|| self.as_int(index))??.to_u64_saturating();
        let (len, scalable) = self.vector(vector)?;
        (!scalable && at < u64::from(len)).then_some(at as u32)
    }

    /// `insertelement`
    pub fn insert_element(
        self,
        vector: Constant,
        value: Constant,
        index: Constant,
    ) -> Option<Constant> {
        let ty = self.ty(vector);
        if self.is_undef(index) || self.is_poison(index) {
            return Some(self.ctx.poison(ty));
        }
        if self.ctx.is_zero(vector) && self.ctx.is_zero(value) {
            return Some(vector);
        }
        if self.is_symbolic(index) {
            let expr = ConstantExpr::new(Opcode::InsertElement, ty, &[vector, value, index]);
            return Some(self.ctx.expr(expr));
        }
        let at = self.as_int(index)?.to_u64_saturating();
        let (len, scalable) = self.vector(ty)?;
        if scalable {
            let expr = ConstantExpr::new(Opcode::InsertElement, ty, &[vector, value, index]);
            return Some(self.ctx.expr(expr));
        }
        if at >= u64::from(len) {
            return Some(self.ctx.poison(ty));
        }
        self.with_element(vector, value, at)
    }

    /// `shufflevector`; -1 in the mask is an element that is not known.
    pub fn shuffle(self, lhs: Constant, rhs: Constant, mask: &[i32]) -> Option<Constant> {
        let (len, scalable) = self.vector(self.ty(lhs))?;
        let elem = self.ctx.element_type(self.ty(lhs))?;
        let result_len = u32::try_from(mask.len()).ok()?;
        if scalable {
            let ty = self.ctx.scalable_vector_type(elem, result_len);
            let splat = mask.iter().all(|&lane| lane == 0);
            return splat.then(|| self.shuffle_first(ty, lhs, rhs, mask));
        }
        let ty = self.ctx.vector_type(elem, result_len);
        if mask.iter().all(|&at| at < 0) {
            return Some(self.ctx.poison(ty));
        }
        let lane = |&at: &i32| match u32::try_from(at) {
            Ok(at) if at < len => self.element(lhs, u64::from(at)),
            Ok(at) => self.element(rhs, u64::from(at.checked_sub(len)?)),
            Err(_) => Some(self.ctx.undef(elem)),
        };
        let elements = mask.iter().map(lane).collect::<Option<Vec<_>>>()?;
        Some(self.ctx.aggregate(ty, &elements))
    }

    /// A vector of unknown length with the first element of another everywhere. What is a number
    /// prints as a splat whatever it is made of.
    fn shuffle_first(self, ty: Type, lhs: Constant, rhs: Constant, mask: &[i32]) -> Constant {
        if let Some((vector, elem)) = self.inserted_first(lhs) {
            let unknown = [vector, rhs].map(|part| self.is_undef(part) || self.is_poison(part));
            let poison = self.is_poison(vector) && self.is_poison(rhs);
            if self.ctx.is_zero(elem) || poison || unknown == [true; 2] && self.is_number(elem) {
                return self.ctx.splat(ty, elem);
            }
        }
        let known = |elem: &Constant| {
            self.ctx.is_zero(*elem) || self.is_undef(*elem) || self.is_poison(*elem)
        };
        if let Some(elem) = self.first_element(lhs).filter(known) {
            return self.ctx.splat(ty, elem);
        }
        let expr = ConstantExpr::new(Opcode::ShuffleVector, ty, &[lhs, rhs]);
        self.ctx.expr(ConstantExpr { mask: mask.into(), ..expr })
    }

    fn is_number(self, constant: Constant) -> bool {
        self.as_int(constant).is_some() || matches!(self.data(constant), ConstantData::Float { .. })
    }

    /// What was put at the start of a vector, and of which one.
    fn inserted_first(self, vector: Constant) -> Option<(Constant, Constant)> {
        let (vector, elem, at) = self.inserted(vector)?;
        (at == 0).then_some((vector, elem))
    }

    /// A vector, an element put into it, and where.
    fn inserted(self, vector: Constant) -> Option<(Constant, Constant, u64)> {
        let ConstantData::Expr(expr) = self.data(vector) else { return None };
        let &[vector, elem, index] = &*expr.operands else { return None };
        let is_insert = expr.opcode == Opcode::InsertElement;
        is_insert.then_some((vector, elem, self.as_int(index)?.to_u64_saturating()))
    }

    /// The first element of a vector, which may be made by putting elements into others.
    fn first_element(self, mut vector: Constant) -> Option<Constant> {
        while let Some((inner, elem, at)) = self.inserted(vector) {
            if at == 0 {
                return Some(elem);
            }
            vector = inner;
        }
        self.splat_of(vector)
    }
}
