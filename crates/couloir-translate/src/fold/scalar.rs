//! Between constants and numbers.

use couloir_ir::num::{Float, Int};
use couloir_llvmir::{Constant, ConstantData, Type};

use super::Folder;
use crate::types::float_kind;

impl Folder<'_> {
    /// The integer a constant is.
    pub fn as_int(self, constant: Constant) -> Option<Int> {
        let width = self.ctx.int_width(self.ty(constant))?;
        match self.data(constant) {
            ConstantData::Int { bits, .. } => Some(Int::new(width, *bits)),
            ConstantData::WideInt { words, .. } => Some(Int::from_words(width, words)),
            _ => None,
        }
    }

    /// An integer of a type.
    pub fn int(self, ty: Type, value: &Int) -> Constant {
        match value.width() {
            0..=64 => self.ctx.int(ty, value.low_u64()),
            _ => self.ctx.wide_int(ty, value.words()),
        }
    }

    /// The number a floating-point constant is.
    pub fn as_float(self, constant: Constant) -> Option<Float> {
        match self.data(constant) {
            ConstantData::Float { ty, bits } => {
                let kind = float_kind(self.ctx.ty(*ty))?;
                Some(Float::from_bits(kind, u128::from(bits[0]) | u128::from(bits[1]) << 64))
            }
            _ => None,
        }
    }

    /// A floating-point number of a type.
    pub fn float(self, ty: Type, value: Float) -> Constant {
        self.ctx.float_bits(ty, value.bits())
    }

    /// Whether a scalar or each lane of a vector is this number.
    pub(super) fn is_int(self, constant: Constant, test: impl Fn(&Int) -> bool) -> bool {
        let scalar = match self.vector(self.ty(constant)) {
            Some(_) => self.splat_of(constant),
            None => Some(constant),
        };
        scalar.and_then(|scalar| self.as_int(scalar)).is_some_and(|value| test(&value))
    }

    /// Whether a scalar or each lane of a vector is a float for which `test` holds.
    pub(super) fn is_float(self, constant: Constant, test: impl Fn(Float) -> bool) -> bool {
        let scalar = match self.vector(self.ty(constant)) {
            Some(_) => self.splat_of(constant),
            None => Some(constant),
        };
        scalar.and_then(|scalar| self.as_float(scalar)).is_some_and(test)
    }
}
