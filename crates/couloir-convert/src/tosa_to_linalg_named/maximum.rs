//! `tosa.max_pool2d`

use couloir_dialects::common::calc::{Calc, Float2};
use couloir_dialects::linalg;
use couloir_dialects::linalg::build::Parts;
use couloir_dialects::tosa::MaxPool2d;
use couloir_dialects::tosa::attrs::propagate;
use couloir_ir::affine::{AffineBuilder, AffineMap};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Context, Location, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch};

use super::sizes::{Windows, distances, list, padded, unknown};
use crate::tosa_common::{
    bound_attr, constant, empty, filled, generic1, identity, index, named, selection, zero_attr,
};

pub(super) fn maximum(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let said = view.result_type(0).or_no_match("no result")?;
    let is_unsigned = {
        let element = said.element_or_self(ctx);
        element.is_integer(ctx) && !element.is_signless_integer(ctx)
    };
    let ty = rw.convert_type(said).or_no_match("failed to convert type")?;
    let input = new.one(0).or_no_match("no operand")?;
    let element = rw.ty(input).element_or_self(ctx);
    let shape = ty.shape(ctx).filter(|shape| shape.len() == 4).or_no_match("not ranked")?.to_vec();
    rw.ty(input).shape(ctx).filter(|own| own.len() == 4).or_no_match("not ranked")?;
    let first = first(ctx, element, is_unsigned)
        .or_no_match("Unsupported initial value for tosa.maxpool_2d op")?;
    let lists = [MaxPool2d::PAD, MaxPool2d::STRIDE, MaxPool2d::KERNEL];
    let [pad, stride, kernel] = lists.map(|slot| list(view, slot).unwrap_or_default());
    let leaves_out = element.is_float(ctx)
        && view.prop(MaxPool2d::NAN_MODE).is_some_and(|mode| mode != propagate(ctx));
    let windows = (0..2).filter_map(|at| Windows::of(at, [&pad, &stride, &[1, 1]]));
    let windows = windows.collect::<Vec<_>>();
    let size = |rw: &mut ConversionRewriter<'_>, at: usize| {
        index(rw, kernel.get(at).copied().unwrap_or(1))
    };
    let unknown = unknown(rw, &shape, input, &windows, size, true);
    let input = padded(rw, input, &pad, first);
    let value = constant(rw, first);
    let init = empty(rw, &shape, ty.element_or_self(ctx), &unknown);
    let init = filled(rw, value, init);
    let window = empty(rw, &kernel, element, &[]);
    if leaves_out {
        let value = numbers_only(rw, [input, window], init, &stride);
        return rw.replace(op, value);
    }
    let def = match is_unsigned {
        true => linalg::PoolingNhwcMaxUnsigned::def(),
        false => linalg::PoolingNhwcMax::def(),
    };
    let props = distances(ctx, def, [&stride, &[1, 1]], Type::vector);
    let value = named(rw, def, &[input, window], init, &props).unwrap_or(init);
    rw.replace(op, value)
}

/// The value nothing is less than.
fn first(ctx: &Context, element: Type, is_unsigned: bool) -> Option<Attribute> {
    if is_unsigned {
        return Some(zero_attr(ctx, element));
    }
    let is_common = matches!(element, Type::F16 | Type::BF16 | Type::F32);
    bound_attr(ctx, element, true).filter(|_| is_common || !element.is_float(ctx))
}

/// The greatest of the values that are numbers.
fn numbers_only(
    rw: &mut ConversionRewriter<'_>,
    inputs: [Value; 2],
    init: Value,
    stride: &[i64],
) -> Value {
    let ctx = rw.context();
    let parts = Parts {
        results: &[rw.ty(init)],
        inputs: &inputs,
        outputs: &[init],
        maps: &[
            windows_map(stride),
            selection(6, [Some(4), Some(5)]),
            selection(6, (0..4).map(Some)),
        ],
        iterators: &[false, false, false, false, true, true],
    };
    generic1(rw, &parts, |rw, args| {
        let &[value, .., before] = args else { return init };
        // As in the op with a name, whose parts come from nowhere.
        let chosen = rw.with_location(Location::UNKNOWN, |rw| {
            let calc = Calc::new(ctx, rw, None);
            calc.num(before).maximumf(calc.num(value)).value
        });
        let calc = Calc::new(ctx, rw, None);
        let [value, before, chosen] = [value, before, chosen].map(|value| calc.num(value));
        value.cmpf(Float2::Uno, value).select(before, chosen).value
    })
}

/// Where the elements of windows are.
fn windows_map(stride: &[i64]) -> AffineMap {
    let mut builder = AffineBuilder::new(6, 0);
    let mut results = Vec::new();
    for (dim, inner) in [(0, None), (1, Some(4)), (2, Some(5)), (3, None)] {
        let Some(place) = builder.dim(dim) else { return identity(6) };
        let place = match inner.and_then(|inner| builder.dim(inner)) {
            Some(inner) => {
                let by = stride.get(dim as usize - 1).copied().unwrap_or(1);
                let by = builder.constant(by);
                let start = builder.mul(place, by);
                builder.add(start, inner)
            }
            None => place,
        };
        results.push(place);
    }
    builder.map(&results).unwrap_or_else(|_| identity(6))
}
