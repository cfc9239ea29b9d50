//! `tosa.argmax`: where the greatest value is along a dimension.

use couloir_dialects::common::calc::{Calc, Float2, Int2, Num};
use couloir_dialects::linalg::build::Parts;
use couloir_dialects::tosa::attrs::propagate;
use couloir_dialects::{arith, tosa};
use couloir_ir::body::Op;
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, no_match};

use super::reduce::Along;
use crate::tosa_common::{
    bound_attr, constant, empty, filled, generic, identity, loop_index, result, selection,
    unknown_sizes, zero_attr,
};

pub(super) fn argmax(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let ty = view.result_type(0).or_no_match("no result")?;
    let Along { input, shape: own, axis } = Along::of(rw, op, new)?;
    let shape = ty.shape(ctx).or_no_match("not ranked")?.to_vec();
    let (element, wanted) = (rw.ty(input).element_or_self(ctx), ty.element_or_self(ctx));
    if !wanted.is_integer(ctx) {
        return no_match("tosa.arg_max to linalg.* requires integer-like result type");
    }
    let least =
        bound_attr(ctx, element, true).or_no_match("unsupported tosa.argmax element type")?;
    let leaves_out = view.prop(tosa::ArgMax::NAN_MODE).is_some_and(|mode| mode != propagate(ctx));
    let sizes = unknown_sizes(rw, input, |at| at != axis);
    let zero = zero_attr(ctx, wanted);
    let inits = [(wanted, zero), (element, least)].map(|(ty, value)| {
        let init = empty(rw, &shape, ty, &sizes);
        let value = constant(rw, value);
        filled(rw, value, init)
    });
    let rank = own.len();
    let kept = selection(rank, (0..rank).filter(|&at| at != axis).map(Some));
    let parts = Parts {
        results: &inits.map(|init| rw.ty(init)),
        inputs: &[input],
        outputs: &inits,
        maps: &[identity(rank), kept.clone(), kept],
        iterators: &(0..rank).map(|at| at == axis).collect::<Vec<_>>(),
    };
    let made = generic(rw, &parts, |rw, args| {
        let at = loop_index(rw, axis);
        let calc = Calc::new(ctx, rw, None);
        let at = calc.num(at).cast(arith::IndexCast::def(), wanted);
        let &[value, place, before] = args else { return Vec::new() };
        let [value, place, before] = [value, place, before].map(|value| calc.num(value));
        let is_greater = greater(value, before, element.is_float(ctx), leaves_out);
        let value = is_greater.select(value, before);
        vec![is_greater.select(at, place).value, value.value]
    });
    let value = result(rw, made, 0);
    rw.replace(op, value)
}

/// Whether an element is greater than those before it; nothing is greater than what is no number,
/// which is greater than all else unless it is left out.
fn greater<'c>(value: Num<'c>, before: Num<'c>, is_float: bool, leaves_out: bool) -> Num<'c> {
    if !is_float {
        return value.cmpi(Int2::Sgt, before);
    }
    if leaves_out {
        return value.cmpf(Float2::Ogt, before);
    }
    let is_greater = value.cmpf(Float2::Ugt, before);
    is_greater & before.cmpf(Float2::Ord, before)
}
