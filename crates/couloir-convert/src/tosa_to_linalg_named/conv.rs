//! Convolutions: sums over windows, to which the bias is added first.

use couloir_dialects::common::calc::Calc;
use couloir_dialects::linalg::build::Parts;
use couloir_dialects::{arith, linalg, tosa};
use couloir_ir::affine::AffineMap;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, OpDef, OpRef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};

use super::sizes::{Windows, distances, list, padded, unknown};
use crate::tosa_common::{
    dim_op, empty, generic1, identity, is_number, named, selection, zero_attr,
};

/// The named ops of a convolution: without and with numbers that stand for zero.
type Kinds = [&'static OpDef; 2];

/// What a convolution says.
pub(super) struct Said {
    pub(super) ty: Type,
    pub(super) shape: Vec<i64>,
    pub(super) accumulator: Type,
    pub(super) pad: Vec<i64>,
    pub(super) stride: Vec<i64>,
    pub(super) dilation: Vec<i64>,
    /// What stands for zero in input and weights.
    pub(super) zeros: [i64; 2],
}

impl Said {
    pub(super) fn of(
        rw: &ConversionRewriter<'_>,
        op: OpRef<'_>,
        values: [Value; 3],
    ) -> Result<Self, NoMatch> {
        let ctx = op.ctx();
        let zeros = [3, 4].map(|at| tosa::zero_point(op, at));
        let [Some(input_zp), Some(weight_zp)] = zeros else {
            return no_match("input zero point cannot be statically determined");
        };
        let types = values.map(|value| rw.ty(value));
        let [_, weight, bias] = types;
        if !weight.has_static_shape(ctx) || !bias.has_static_shape(ctx) {
            return no_match("tosa.conv ops require static shapes for weight and bias");
        }
        let ty = op.result_type(0).or_no_match("no result")?;
        let accumulator = op.prop(tosa::Conv2D::ACC_TYPE).and_then(|attr| attr.as_type(ctx));
        let accumulator = accumulator.or_no_match("no type of sums")?;
        let mut elements = types.iter().chain([&ty]).map(|ty| ty.element_or_self(ctx));
        if !elements.all(|ty| is_number(ctx, ty)) {
            return no_match("tosa.conv ops does not support unsigned integer input");
        }
        let shape = ty.shape(ctx).or_no_match("not ranked")?.to_vec();
        let rank = types[0].shape(ctx).map_or(0, <[i64]>::len);
        let lists = [tosa::Conv2D::PAD, tosa::Conv2D::STRIDE, tosa::Conv2D::DILATION];
        let [Some(pad), Some(stride), Some(dilation)] = lists.map(|slot| list(op, slot)) else {
            return no_match("no windows");
        };
        if rank != shape.len() {
            return no_match("not ranked");
        }
        Ok(Self { ty, shape, accumulator, pad, stride, dilation, zeros: [input_zp, weight_zp] })
    }

    pub(super) fn has_zeros(&self) -> bool {
        self.zeros != [0, 0]
    }

    /// The sizes of the result that are not known; the kernel's begin at a dimension of the weights.
    pub(super) fn unknown(
        &self,
        rw: &mut ConversionRewriter<'_>,
        input: Value,
        weight: Value,
        first: usize,
    ) -> Vec<Value> {
        let lists = [&*self.pad, &*self.stride, &*self.dilation];
        let windows = (0..self.stride.len()).filter_map(|at| Windows::of(at, lists));
        let windows = windows.collect::<Vec<_>>();
        let kernel = |rw: &mut ConversionRewriter<'_>, at: usize| dim_op(rw, weight, at + first);
        unknown(rw, &self.shape, input, &windows, kernel, false)
    }

    /// The input with what stands for zero around it.
    pub(super) fn padded(&self, rw: &mut ConversionRewriter<'_>, input: Value) -> Value {
        let ctx = rw.context();
        let element = rw.ty(input).element_or_self(ctx);
        let value = match self.has_zeros() {
            true => Attribute::int(ctx, element, self.zeros[0]),
            false => zero_attr(ctx, element),
        };
        padded(rw, input, &self.pad, value)
    }

    /// The op without zeros or with them, of input and weights.
    pub(super) fn build(
        &self,
        rw: &mut ConversionRewriter<'_>,
        kinds: Kinds,
        inputs: [Value; 2],
        init: Value,
    ) -> Option<Value> {
        let ctx = rw.context();
        let mut inputs = inputs.to_vec();
        let [plain, with_zeros] = kinds;
        if self.has_zeros() {
            let calc = Calc::new(ctx, rw, None);
            inputs.extend(self.zeros.map(|zero| calc.int(Type::I32, zero).value));
        }
        let def = if self.has_zeros() { with_zeros } else { plain };
        let props = distances(ctx, def, [&self.stride, &self.dilation], Type::tensor);
        named(rw, def, &inputs, init, &props)
    }

    /// A value of the type the result has, where sums have another.
    pub(super) fn narrowed(&self, rw: &mut ConversionRewriter<'_>, value: Value) -> Value {
        let ctx = rw.context();
        let ty = rw.ty(value).with_element(ctx, self.ty.element_or_self(ctx));
        if self.has_zeros() || ty == rw.ty(value) {
            return value;
        }
        rw.insert1(tosa::Cast::build(ty, value))
    }
}

pub(super) fn conv2d(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let kinds = [linalg::Conv2dNhwcFhwc::def(), linalg::Conv2dNhwcFhwcQ::def()];
    convert(op, new, rw, kinds, false)
}

/// The same with weights in another order.
pub(super) fn conv2d_hwcf(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let kinds = [linalg::Conv2dNhwcHwcf::def(), linalg::Conv2dNhwcHwcfQ::def()];
    convert(op, new, rw, kinds, true)
}

pub(super) fn conv3d(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let kinds = [linalg::Conv3dNdhwcDhwcf::def(), linalg::Conv3dNdhwcDhwcfQ::def()];
    convert(op, new, rw, kinds, true)
}

fn convert(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    kinds: Kinds,
    turned: bool,
) -> Lowered {
    let &[input, weight, bias, ..] = new.all() else { return no_match("no operands") };
    let said = Said::of(rw, rw.view(op), [input, weight, bias])?;
    let unknown = said.unknown(rw, input, weight, 1);
    let input = said.padded(rw, input);
    let weight = if turned { turn(rw, weight) } else { weight };
    let init = empty(rw, &said.shape, said.accumulator, &unknown);
    let init = spread(rw, bias, init);
    let value = said.build(rw, kinds, [input, weight], init).unwrap_or(init);
    let value = said.narrowed(rw, value);
    rw.replace(op, value)
}

/// Weights with their first dimension last.
fn turn(rw: &mut ConversionRewriter<'_>, weight: Value) -> Value {
    let ctx = rw.context();
    let ty = rw.ty(weight);
    let mut shape = ty.shape(ctx).unwrap_or_default().to_vec();
    let by = shape.len().min(1);
    shape.rotate_left(by);
    let rank = i32::try_from(shape.len()).unwrap_or(0);
    let order = (1..rank).chain([0]).collect::<Vec<_>>();
    let ty = Type::tensor(ctx, &shape, ty.element_or_self(ctx));
    let new = NewOp::new(tosa::Transpose::def()).operand(weight).result(ty);
    rw.insert1(new.prop(tosa::Transpose::PERMS, Attribute::i32_array(ctx, &order)))
}

/// Where the bias of an element is: one of each channel, or one for all.
pub(super) fn bias_map(rw: &ConversionRewriter<'_>, bias: Value, result: &[i64]) -> AffineMap {
    let own = rw.ty(bias).shape(rw.context()).unwrap_or_default();
    let is_one = own == [1];
    let last = result.len().saturating_sub(1);
    selection(result.len(), [(!is_one).then_some(last)])
}

/// The bias at all places.
fn spread(rw: &mut ConversionRewriter<'_>, bias: Value, init: Value) -> Value {
    let ctx = rw.context();
    let ty = rw.ty(init);
    let shape = ty.shape(ctx).unwrap_or_default().to_vec();
    let parts = Parts {
        results: &[ty],
        inputs: &[bias],
        outputs: &[init],
        maps: &[bias_map(rw, bias, &shape), identity(shape.len())],
        iterators: &vec![false; shape.len()],
    };
    let element = ty.element_or_self(ctx);
    generic1(rw, &parts, |rw, args| {
        let value = args.first().copied().unwrap_or(bias);
        if rw.ty(value) == element {
            return value;
        }
        let def = if element.is_float(ctx) { arith::Extf::def() } else { arith::Extsi::def() };
        Calc::new(ctx, rw, None).num(value).cast(def, element).value
    })
}
