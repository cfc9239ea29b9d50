//! One number, or all of a tensor that have one scale.

use couloir_dialects::{arith, tensor};
use couloir_ir::body::Value;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, OpDef, Type};
use couloir_rewrite::convert::ConversionRewriter;

use super::{Cast, of_elements};

/// How much one step is, and what stands for zero unless that is zero.
#[derive(Clone, Copy)]
pub(super) struct Scales {
    pub(super) factor: Value,
    pub(super) zero_point: Option<Value>,
}

/// The tensor that numbers are to be of, where they are to be of one.
pub(super) struct Sizes<'a> {
    pub(super) shape: Option<Type>,
    /// The sizes that the type does not tell.
    pub(super) unknown: &'a [Value],
}

impl Sizes<'_> {
    /// A number as often as there are elements.
    fn spread(&self, rw: &mut ConversionRewriter<'_>, number: Value) -> Value {
        let Some(shape) = self.shape else { return number };
        let ty = shape.with_element(rw.context(), rw.ty(number));
        rw.insert1(tensor::Splat::build(ty, number, self.unknown))
    }
}

/// An op of `arith` without flags.
fn arith_op(
    rw: &mut ConversionRewriter<'_>,
    def: &'static OpDef,
    ty: Type,
    operands: &[Value],
) -> Value {
    let mut new = NewOp::new(def).operands(operands.iter().copied()).result(ty);
    couloir_ods::rt::set_defaults(rw.context(), &mut new);
    rw.insert1(new)
}

/// An integer as a real number.
fn to_float(rw: &mut ConversionRewriter<'_>, cast: &Cast, number: Value) -> Value {
    let ty = of_elements(rw.context(), rw.ty(number), cast.uniform.expressed);
    let signed = cast.uniform.storage.signed;
    let def = if signed { arith::Sitofp::def() } else { arith::Uitofp::def() };
    arith_op(rw, def, ty, &[number])
}

/// A real number as an integer.
fn to_int(rw: &mut ConversionRewriter<'_>, cast: &Cast, number: Value) -> Value {
    let ty = of_elements(rw.context(), rw.ty(number), cast.stored());
    let signed = cast.uniform.storage.signed;
    let def = if signed { arith::Fptosi::def() } else { arith::Fptoui::def() };
    arith_op(rw, def, ty, &[number])
}

/// Converts what has these scales.
pub(super) fn convert(
    rw: &mut ConversionRewriter<'_>,
    cast: &Cast,
    input: Value,
    scales: Scales,
    sizes: &Sizes<'_>,
) -> Value {
    let factor = sizes.spread(rw, scales.factor);
    let ty = rw.ty(factor);
    if cast.quantizes {
        let mut number = arith_op(rw, arith::Divf::def(), ty, &[input, factor]);
        if let Some(zero) = scales.zero_point {
            let zero = sizes.spread(rw, zero);
            let zero = to_float(rw, cast, zero);
            number = arith_op(rw, arith::Addf::def(), ty, &[number, zero]);
        }
        let number = to_int(rw, cast, number);
        return within_bounds(rw, cast, number, sizes);
    }
    let mut number = to_float(rw, cast, input);
    if let Some(zero) = scales.zero_point {
        let zero = sizes.spread(rw, zero);
        let zero = to_float(rw, cast, zero);
        number = arith_op(rw, arith::Subf::def(), ty, &[number, zero]);
    }
    arith_op(rw, arith::Mulf::def(), ty, &[number, factor])
}

/// The nearest number that may be stored, where not all may be.
fn within_bounds(
    rw: &mut ConversionRewriter<'_>,
    cast: &Cast,
    number: Value,
    sizes: &Sizes<'_>,
) -> Value {
    let storage = cast.uniform.storage;
    if !storage.is_narrowed(rw.context()) {
        return number;
    }
    let ty = rw.ty(number);
    let [least, most] = [storage.min, storage.max].map(|bound| {
        let bound = Attribute::int(rw.context(), storage.ty, bound);
        rw.insert1(arith::Constant::build(storage.ty, bound))
    });
    let [least, most] = [least, most].map(|bound| sizes.spread(rw, bound));
    let [at_least, at_most] = match storage.signed {
        true => [arith::Maxsi::def(), arith::Minsi::def()],
        false => [arith::Maxui::def(), arith::Minui::def()],
    };
    let number = arith_op(rw, at_least, ty, &[number, least]);
    arith_op(rw, at_most, ty, &[number, most])
}
