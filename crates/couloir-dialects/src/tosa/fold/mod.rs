//! Folding of `tosa`: constants that are one number throughout, and ops that change nothing.

mod elements;
mod layout;

use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::{Attribute, Context, Type, Value};

pub(super) use elements::*;
pub(super) use layout::*;

use crate::common::fold::{Folding, value};

/// An operand as the result, where it is of its type.
fn operand_as_result(input: &FoldInput<'_>, at: usize) -> FoldResult {
    let of = Folding { input };
    value(of.operand(at).filter(|&operand| Some(input.op.ty(operand)) == of.result_type()))
}

/// Whether all sizes of a type are known.
fn is_static(ctx: &Context, ty: Type) -> bool {
    ty.has_static_shape(ctx)
}

/// Whether what comes of an op is quantized: the constants there are of what is stored, and nothing is
/// computed with them.
fn is_quantized(input: &FoldInput<'_>) -> bool {
    let ctx = input.op.ctx();
    let element = input.op.result_type(0).map(|ty| ty.element_or_self(ctx));
    element.is_some_and(|element| crate::quant::types::is_quantized(ctx, element))
}

/// The elements of a constant that are one number throughout, in another shape.
fn resplat(input: &FoldInput<'_>, at: usize) -> Option<Attribute> {
    if is_quantized(input) {
        return None;
    }
    let of = Folding { input };
    let (number, ty) = (of.number(at)?, of.result_type()?);
    Some(crate::common::fold::fill(of.ctx(), ty, &number))
}

/// The value an operand's op was given, where that op is of the same kind.
fn through<'a>(input: &'a FoldInput<'a>) -> Option<(couloir_ir::OpRef<'a>, Value)> {
    let of = Folding { input };
    let inner = of.from(0, input.op.def()?)?;
    Some((inner, inner.operand(0)?))
}
