//! Convolutions of each channel by itself: sums over windows, to which the bias is added last.

use couloir_dialects::common::calc::Calc;
use couloir_dialects::linalg::build::Parts;
use couloir_dialects::{arith, linalg};
use couloir_ir::Type;
use couloir_ir::body::{Op, Value};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, no_match};

use super::conv::{Said, bias_map};
use crate::tosa_common::{collapsed_to, empty, filled, generic1, identity, zero};

pub(super) fn depthwise(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let &[input, weight, bias, ..] = new.all() else { return no_match("no operands") };
    let said = Said::of(rw, rw.view(op), [input, weight, bias])?;
    let own = rw.ty(weight).shape(ctx).unwrap_or_default();
    let (&[.., channels, times], &[batches, height, width, _]) = (own, &*said.shape) else {
        return no_match("not ranked");
    };
    let unknown = said.unknown(rw, input, weight, 0);
    let input = said.padded(rw, input);
    let element = said.ty.element_or_self(ctx);
    let shape = [batches, height, width, channels, times];
    let sums = empty(rw, &shape, said.accumulator, &unknown);
    let nothing = zero(rw, said.accumulator);
    let sums = filled(rw, nothing, sums);
    let init = empty(rw, &said.shape, element, &unknown);
    let kinds = [linalg::DepthwiseConv2dNhwcHwcm::def(), linalg::DepthwiseConv2dNhwcHwcmQ::def()];
    let value = said.build(rw, kinds, [input, weight], sums).unwrap_or(sums);
    let value = said.narrowed(rw, value);
    let groups = [vec![0], vec![1], vec![2], vec![3, 4]];
    let value = collapsed_to(rw, said.ty, value, &groups);
    let value = sum(rw, &said, bias, [value, init]);
    rw.replace(op, value)
}

fn sum(
    rw: &mut ConversionRewriter<'_>,
    said: &Said,
    bias: Value,
    [value, init]: [Value; 2],
) -> Value {
    let ctx = rw.context();
    let rank = said.shape.len();
    let parts = Parts {
        results: &[said.ty],
        inputs: &[bias, value],
        outputs: &[init],
        maps: &[bias_map(rw, bias, &said.shape), identity(rank), identity(rank)],
        iterators: &vec![false; rank],
    };
    generic1(rw, &parts, |rw, args| {
        let calc = Calc::new(ctx, rw, None);
        let &[bias, value, ..] = args else { return bias };
        let [bias, value] = [bias, value].map(|value| calc.num(value));
        let is_narrow = said.has_zeros() && bias.ty() != value.ty();
        let ty: Type = value.ty();
        let bias = if is_narrow { bias.cast(arith::Extsi::def(), ty) } else { bias };
        (bias + value).value
    })
}
