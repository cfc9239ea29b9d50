//! Sizes of windows, and what is added around an input.

use couloir_dialects::common::calc::{Calc, Num};
use couloir_dialects::{arith, tensor};
use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::body::Value;
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::ty::DYNAMIC;
use couloir_ir::{Attribute, Context, OpDef, OpRef, Type};
use couloir_rewrite::convert::ConversionRewriter;

use crate::tosa_common::dim_op;

/// A list of numbers an op has.
pub(super) fn list(op: OpRef<'_>, slot: usize) -> Option<Vec<i64>> {
    op.prop(slot)?.as_i64_array(op.ctx())
}

/// How far windows lie from each other, and their elements, as attributes of a named op.
pub(super) fn distances(
    ctx: &Context,
    def: &OpDef,
    [strides, dilations]: [&[i64]; 2],
    shaped: fn(&Context, &[i64], Type) -> Type,
) -> Vec<(usize, Attribute)> {
    let numbers = |list: &[i64]| {
        let ty = shaped(ctx, &[i64::try_from(list.len()).unwrap_or(0)], Type::I64);
        let bytes = list.iter().flat_map(|number| number.to_le_bytes()).collect();
        Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, bytes)))
    };
    let lists = [("strides", strides), ("dilations", dilations)].into_iter();
    lists.filter_map(|(name, list)| Some((def.slot(name)?, numbers(list)))).collect()
}

/// An input with a value around it, but for batches and channels.
pub(super) fn padded(
    rw: &mut ConversionRewriter<'_>,
    input: Value,
    pad: &[i64],
    value: Attribute,
) -> Value {
    if pad.iter().all(|&width| width == 0) {
        return input;
    }
    let ctx = rw.context();
    let ty = rw.ty(input);
    let own = ty.shape(ctx).unwrap_or_default().to_vec();
    let side = |side: usize| {
        let widths = pad.iter().copied().skip(side).step_by(2);
        std::iter::once(0).chain(widths).chain([0]).collect::<Vec<_>>()
    };
    let (low, high) = (side(0), side(1));
    let sizes = own.iter().zip(low.iter().zip(&high));
    let sizes = sizes.map(|(&size, (&low, &high))| match size {
        DYNAMIC => size,
        size => size.wrapping_add(high).wrapping_add(low),
    });
    let sizes = sizes.collect::<Vec<_>>();
    let element = ty.element_or_self(ctx);
    let value = rw.insert1(arith::Constant::build(element, value));
    let region = rw.body().create_region();
    let block = rw.body().append_new_block(region);
    let (around, location) = (rw.point(), rw.location());
    own.iter().for_each(|_| _ = rw.add_arg(block, Type::INDEX, location));
    rw.set_point(InsertPoint::End(block));
    rw.insert(tensor::Yield::build(value));
    rw.set_point(around);
    let ty = Type::tensor(ctx, &sizes, element);
    let [low, high] = [low, high].map(|widths| Attribute::i64_array(ctx, &widths));
    rw.insert1(tensor::Pad::build(ctx, ty, input, &[], &[], low, high, region))
}

/// Windows along a dimension.
#[derive(Clone, Copy)]
pub(super) struct Windows {
    pub(super) pad: [i64; 2],
    pub(super) stride: i64,
    pub(super) dilation: i64,
}

impl Windows {
    /// Those of some dimension of an op.
    pub(super) fn of(at: usize, [pad, stride, dilation]: [&[i64]; 3]) -> Option<Self> {
        Some(Self {
            pad: [*pad.get(2 * at)?, *pad.get(2 * at + 1)?],
            stride: *stride.get(at)?,
            dilation: dilation.get(at).copied().unwrap_or(1),
        })
    }

    /// How many there are of this size in so many elements.
    pub(super) fn count(
        self,
        rw: &mut ConversionRewriter<'_>,
        size: Value,
        kernel: Value,
    ) -> Value {
        let calc = Calc::new(rw.context(), rw, None);
        let index = |value: i64| calc.int(Type::INDEX, value);
        let one = index(1);
        let mut whole: Num<'_> = calc.num(size);
        for width in self.pad {
            whole = whole + index(width);
        }
        let gaps = calc.num(kernel) - one;
        let window = index(self.dilation) * gaps + one;
        let rest = whole - window;
        (rest.bin(arith::Divui::def(), index(self.stride)) + one).value
    }
}

/// The sizes of a result that are not known; `windows` are those of the dimensions after the first,
/// `kernel` gives the size of each.
pub(super) fn unknown(
    rw: &mut ConversionRewriter<'_>,
    result: &[i64],
    input: Value,
    windows: &[Windows],
    mut kernel: impl FnMut(&mut ConversionRewriter<'_>, usize) -> Value,
    in_order: bool,
) -> Vec<Value> {
    let is_unknown = |at: usize| result.get(at) == Some(&DYNAMIC);
    let mut sizes = vec![None; result.len()];
    let mut windowed = |rw: &mut ConversionRewriter<'_>, at: usize| {
        let windows = at.checked_sub(1).and_then(|at| windows.get(at))?;
        let size = dim_op(rw, input, at);
        let kernel = kernel(rw, at - 1);
        Some(windows.count(rw, size, kernel))
    };
    let dims = 0..result.len();
    let passes: &[fn(usize, usize) -> bool] = match in_order {
        true => &[|_, _| true],
        false => &[|at, last| at > 0 && at < last, |at, last| at == 0 || at == last],
    };
    for is_turn in passes {
        let last = result.len().saturating_sub(1);
        for at in dims.clone().filter(|&at| is_unknown(at) && is_turn(at, last)) {
            let size = windowed(rw, at).unwrap_or_else(|| dim_op(rw, input, at));
            sizes.iter_mut().skip(at).take(1).for_each(|entry| *entry = Some(size));
        }
    }
    sizes.into_iter().flatten().collect()
}
