//! Types of `quant`, which have an encoding of their own: a code, and the parameters in order.

use couloir_dialects::quant::bounds_fault;
use couloir_dialects::quant::types::{ANY, CALIBRATED, Granularity, Scale, Storage, Uniform};
use couloir_ir::attr::{AttrKind, DenseElements, Param};
use couloir_ir::num::{Float, FloatKind, Int};
use couloir_ir::{Attribute, Context, Type};

use crate::builtin::{Sink, Source};
use crate::bytes::Fault;

/// Codes of types.
mod code {
    pub(super) const ANY: u64 = 1;
    pub(super) const ANY_EXPRESSED: u64 = 2;
    pub(super) const CALIBRATED: u64 = 3;
    pub(super) const UNIFORM: u64 = 4;
    pub(super) const PER_AXIS: u64 = 5;
    pub(super) const SUB_CHANNEL: u64 = 6;
}

/// The flag of storage with a sign.
const SIGNED: u64 = 1;

/// Gives the parts of a type of the dialect; says whether it is one.
pub(crate) fn encode_type(ctx: &Context, ty: Type, sink: &mut dyn Sink) -> bool {
    if let Some(params) = ty.params_of(ctx, &CALIBRATED) {
        encode_calibrated(params, sink);
    } else if let Some(params) = ty.params_of(ctx, &ANY) {
        encode_any(params, sink);
    } else if let Some(own) = Uniform::of(ctx, ty) {
        encode_uniform(ctx, &own, sink);
    } else {
        return false;
    }
    true
}

fn encode_calibrated(params: &[Param], sink: &mut dyn Sink) {
    sink.varint(code::CALIBRATED);
    params.first().and_then(Param::as_type).into_iter().for_each(|ty| sink.ty(ty));
    params.iter().filter_map(Param::as_uint).for_each(|bits| double(f64::from_bits(bits), sink));
}

fn encode_any(params: &[Param], sink: &mut dyn Sink) {
    let expressed = params.get(4).and_then(Param::as_type);
    let Some(own) = Storage::of(params) else { return };
    sink.varint(if expressed.is_some() { code::ANY_EXPRESSED } else { code::ANY });
    head(own, expressed, sink);
    range(own, sink);
}

fn encode_uniform(ctx: &Context, own: &Uniform, sink: &mut dyn Sink) {
    let kind = match &own.granularity {
        Granularity::Layer => code::UNIFORM,
        Granularity::Axis(_) => code::PER_AXIS,
        Granularity::Blocks { .. } => code::SUB_CHANNEL,
    };
    sink.varint(kind);
    head(own.storage, Some(own.expressed), sink);
    let zero_points = own.scales.iter().map(|scale| scale.zero_point).collect::<Vec<_>>();
    match &own.granularity {
        Granularity::Layer => {
            own.scales.iter().for_each(|scale| double(scale.scale, sink));
            zero_points.iter().for_each(|&zero| sink.signed(zero));
            range(own.storage, sink);
        }
        Granularity::Axis(axis) => {
            sink.varint(*axis as u64);
            range(own.storage, sink);
            sink.varint(own.scales.len() as u64);
            own.scales.iter().for_each(|scale| double(scale.scale, sink));
            sink.signeds(&zero_points);
        }
        Granularity::Blocks { sizes, counts } => {
            range(own.storage, sink);
            sink.signeds(&sizes.iter().map(|size| size.0).collect::<Vec<_>>());
            sink.signeds(&sizes.iter().map(|size| size.1).collect::<Vec<_>>());
            let (scales, zero_points) = elements(ctx, own, counts);
            sink.attr(scales);
            sink.attr(zero_points);
        }
    }
}

fn head(own: Storage, expressed: Option<Type>, sink: &mut dyn Sink) {
    sink.varint(if own.signed { SIGNED } else { 0 });
    sink.ty(own.ty);
    expressed.into_iter().for_each(|ty| sink.ty(ty));
}

fn range(own: Storage, sink: &mut dyn Sink) {
    sink.signed(own.min);
    sink.signed(own.max);
}

fn double(value: f64, sink: &mut dyn Sink) {
    sink.int(&Int::from_u128(64, u128::from(value.to_bits())));
}

/// The scales and zero points of blocks, as constants of the types that are expressed and stored.
fn elements(ctx: &Context, own: &Uniform, counts: &[i64]) -> (Attribute, Attribute) {
    let kind = own.expressed.float_kind(ctx).unwrap_or(FloatKind::F64);
    let scale = |own: &Scale| {
        let value = Float::from_f64(kind, own.scale);
        Int::from_u128(kind.width(), value.bits()).to_le_bytes()
    };
    let bits = own.storage.bits(ctx);
    let zero = |own: &Scale| Int::from_i64(bits, own.zero_point).to_le_bytes();
    let dense = |element: Type, data: Vec<u8>| {
        let ty = Type::tensor(ctx, counts, element);
        Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, data)))
    };
    let scales = dense(own.expressed, own.scales.iter().flat_map(scale).collect());
    (scales, dense(own.storage.ty, own.scales.iter().flat_map(zero).collect()))
}

/// Takes a type of the dialect.
pub(crate) fn decode_type<S: Source>(from: &mut S) -> Result<Type, Fault> {
    match from.varint()? {
        code::ANY => decode_any(from, false),
        code::ANY_EXPRESSED => decode_any(from, true),
        code::CALIBRATED => decode_calibrated(from),
        code::UNIFORM => decode_layer(from),
        code::PER_AXIS => decode_axis(from),
        code::SUB_CHANNEL => decode_blocks(from),
        other => Err(format!("unknown attribute code: {other}")),
    }
}

fn decode_any<S: Source>(from: &mut S, has_expressed: bool) -> Result<Type, Fault> {
    let (signed, ty) = (from.varint()? & SIGNED != 0, from.ty()?);
    let expressed = if has_expressed { Param::Type(from.ty()?) } else { Param::None };
    let storage = decode_range(from, signed, ty)?;
    right(from, storage.fault(from.ctx()))?;
    let params = storage.params().into_iter().chain([expressed]).collect();
    Ok(Type::dialect(from.ctx(), &ANY, params))
}

fn decode_calibrated<S: Source>(from: &mut S) -> Result<Type, Fault> {
    let expressed = from.ty()?;
    let (min, max) = (decode_double(from)?, decode_double(from)?);
    let kind = expressed.float_kind(from.ctx());
    right(from, bounds_fault(min, max))?;
    right(from, kind.is_none().then(|| "expressed type must be floating point".to_owned()))?;
    let bits = |value: f64| Param::Uint(value.to_bits());
    let params = vec![Param::Type(expressed), bits(min), bits(max)];
    Ok(Type::dialect(from.ctx(), &CALIBRATED, params))
}

fn decode_layer<S: Source>(from: &mut S) -> Result<Type, Fault> {
    let (signed, ty, expressed) = decode_head(from)?;
    let scale = Scale { scale: decode_double(from)?, zero_point: from.signed()? };
    let storage = decode_range(from, signed, ty)?;
    let granularity = Granularity::Layer;
    made(from, &Uniform { storage, expressed, granularity, scales: vec![scale] })
}

fn decode_axis<S: Source>(from: &mut S) -> Result<Type, Fault> {
    let (signed, ty, expressed) = decode_head(from)?;
    let axis = from.varint()?;
    let storage = decode_range(from, signed, ty)?;
    let scales = from.list(decode_double)?;
    let zero_points = from.list(Source::signed)?;
    let axis = i32::try_from(axis).map_err(|_| format!("illegal quantized dimension: {axis}"))?;
    let granularity = Granularity::Axis(i64::from(axis));
    let scales = pairs(scales, zero_points)?;
    made(from, &Uniform { storage, expressed, granularity, scales })
}

fn decode_blocks<S: Source>(from: &mut S) -> Result<Type, Fault> {
    let (signed, ty, expressed) = decode_head(from)?;
    let storage = decode_range(from, signed, ty)?;
    let (axes, sizes) = (from.list(Source::signed)?, from.list(Source::signed)?);
    let (scales, zero_points) = (from.attr()?, from.attr()?);
    if axes.len() != sizes.len() {
        return Err("expected as many block sizes as axes".to_owned());
    }
    let found = decode_elements(from.ctx(), (expressed, scales), (ty, zero_points));
    let stand_in = (vec![1], vec![Scale { scale: 1.0, zero_point: 0 }]);
    let fault = || "expected scales and zero points of one shape".to_owned();
    let (counts, scales) = from.checked(found, stand_in, fault)?;
    let granularity = Granularity::Blocks { sizes: axes.into_iter().zip(sizes).collect(), counts };
    made(from, &Uniform { storage, expressed, granularity, scales })
}

/// The shape of constants, and the scales and zero points that they are.
fn decode_elements(
    ctx: &Context,
    (expressed, scales): (Type, Attribute),
    (stored, zero_points): (Type, Attribute),
) -> Option<(Vec<i64>, Vec<Scale>)> {
    let scales = scales.as_dense(ctx).filter(|own| own.ty.element_or_self(ctx) == expressed)?;
    let zeros = zero_points.as_dense(ctx).filter(|own| own.ty.element_or_self(ctx) == stored)?;
    let shape = scales.ty.shape(ctx).filter(|shape| zeros.ty.shape(ctx) == Some(shape))?;
    let count = usize::try_from(scales.ty.num_elements(ctx)?).ok()?;
    // Constants of one value alone may be as large as they say.
    (count <= MAX_SCALES).then_some(())?;
    let values = repeated(scales.floats(ctx).map(Float::to_f64).collect(), count)?;
    let zeros = repeated(zeros.ints(ctx).map(|zero| zero.to_i64().unwrap_or(0)).collect(), count)?;
    Some((shape.to_vec(), pairs(values, zeros).ok()?))
}

/// How many scales a type may have.
const MAX_SCALES: usize = 1 << 24;

/// One for all, or all of them.
fn repeated<T: Copy>(values: Vec<T>, count: usize) -> Option<Vec<T>> {
    match values[..] {
        [one] => Some(vec![one; count]),
        _ => (values.len() == count).then_some(values),
    }
}

fn pairs(scales: Vec<f64>, zero_points: Vec<i64>) -> Result<Vec<Scale>, Fault> {
    if scales.len() != zero_points.len() {
        return Err("illegal number of scales and zeroPoints".to_owned());
    }
    let both = scales.into_iter().zip(zero_points);
    Ok(both.map(|(scale, zero_point)| Scale { scale, zero_point }).collect())
}

fn decode_head<S: Source>(from: &mut S) -> Result<(bool, Type, Type), Fault> {
    Ok((from.varint()? & SIGNED != 0, from.ty()?, from.ty()?))
}

fn decode_range<S: Source>(from: &mut S, signed: bool, ty: Type) -> Result<Storage, Fault> {
    Ok(Storage { signed, ty, min: from.signed()?, max: from.signed()? })
}

fn decode_double<S: Source>(from: &mut S) -> Result<f64, Fault> {
    from.int(64).map(|bits| f64::from_bits(bits.low_u64()))
}

/// Nothing is wrong, or what is stands for a part that is still to be made.
fn right<S: Source>(from: &S, fault: Option<String>) -> Result<(), Fault> {
    match fault {
        Some(fault) if !from.is_pending() => Err(fault),
        _ => Ok(()),
    }
}

fn made<S: Source>(from: &S, own: &Uniform) -> Result<Type, Fault> {
    right(from, own.fault(from.ctx()))?;
    Ok(own.get(from.ctx()))
}
