//! Values as pieces of 32 bits, in which they pass between the threads of a wavefront.

use couloir_dialects::llvm;
use couloir_ir::body::Value;
use couloir_ir::build::Build;
use couloir_ir::{Context, Type};
use couloir_rewrite::convert::{ConversionRewriter, NoMatch, OrNoMatch, no_match};

use super::{constant_i32, unary};

/// How a value is taken apart into pieces of 32 bits.
pub(crate) struct Pieces {
    ty: Type,
    how: How,
}

#[derive(Clone, Copy)]
enum How {
    /// It is one piece as it is.
    Whole,
    /// It is one piece, of another type.
    Cast,
    /// It is less than a piece: an integer of this type.
    Extended(Type),
    /// It is so many pieces.
    Several(i64),
}

/// How wide a type is in bits, all elements together.
fn width(ctx: &Context, ty: Type) -> Option<u64> {
    let element = ty.element_or_self(ctx);
    let float = element.float_kind(ctx).map(couloir_ir::num::FloatKind::width);
    let width = float.or_else(|| element.int_width(ctx)).map(u64::from)?;
    let Some(vector) = ty.as_vector(ctx) else { return Some(width) };
    let mut sizes = vector.shape.iter().map(|&size| u64::try_from(size).ok());
    sizes.try_fold(width, |width, size| width.checked_mul(size?))
}

/// The vector of so many pieces.
fn pieces_type(ctx: &Context, count: i64) -> Type {
    Type::vector(ctx, &[count], Type::I32)
}

impl Pieces {
    /// A value that is one piece as it is.
    pub(crate) fn whole(ty: Type) -> Self {
        Pieces { ty, how: How::Whole }
    }

    /// How values of a type are taken apart.
    ///
    /// # Errors
    /// When they have no size, or are no whole number of pieces.
    pub(crate) fn of(ctx: &Context, ty: Type) -> Result<Self, NoMatch> {
        /// Most bits of a value that is taken apart.
        const MOST: u64 = 1 << 20;
        let width = width(ctx, ty).filter(|&width| width > 0 && width <= MOST);
        let width = width.or_no_match("values of the type have no size")?;
        let how = match width {
            32 if ty == Type::I32 => How::Whole,
            32 => How::Cast,
            ..32 => How::Extended(Type::int(ctx, width as u32)),
            _ if width % 32 != 0 => return no_match("not a multiple of 32 bits"),
            _ => How::Several((width / 32) as i64),
        };
        Ok(Pieces { ty, how })
    }

    /// The pieces of a value.
    pub(crate) fn taken(&self, rw: &mut ConversionRewriter<'_>, value: Value) -> Vec<Value> {
        match self.how {
            How::Whole => vec![value],
            How::Cast => vec![unary(rw, llvm::BitCast::def(), value, Type::I32)],
            How::Extended(int) => {
                let value = cast(rw, value, int);
                vec![unary(rw, llvm::ZExt::def(), value, Type::I32)]
            }
            How::Several(count) => {
                let vector = pieces_type(rw.context(), count);
                let vector = cast(rw, value, vector);
                let piece = |at| {
                    let at = constant_i32(rw, at);
                    rw.emit1(llvm::ExtractElement::def(), &[vector, at], Type::I32, &[])
                };
                (0..count).map(piece).collect()
            }
        }
    }

    /// The value of pieces.
    pub(crate) fn put(&self, rw: &mut ConversionRewriter<'_>, pieces: &[Value]) -> Value {
        let Some(&first) = pieces.first() else { return Value::from_u32(u32::MAX) };
        match self.how {
            How::Whole => first,
            How::Cast => unary(rw, llvm::BitCast::def(), first, self.ty),
            How::Extended(int) => {
                let value = unary(rw, llvm::Trunc::def(), first, int);
                cast(rw, value, self.ty)
            }
            How::Several(count) => {
                let ty = pieces_type(rw.context(), count);
                let mut vector = rw.insert1(llvm::Poison::build(ty));
                for (at, &piece) in pieces.iter().enumerate() {
                    let at = constant_i32(rw, at as i64);
                    let def = llvm::InsertElement::def();
                    vector = rw.emit1(def, &[vector, piece, at], ty, &[]);
                }
                cast(rw, vector, self.ty)
            }
        }
    }
}

/// The same bits as another type.
pub(crate) fn cast(rw: &mut ConversionRewriter<'_>, value: Value, ty: Type) -> Value {
    match rw.ty(value) == ty {
        true => value,
        false => unary(rw, llvm::BitCast::def(), value, ty),
    }
}
