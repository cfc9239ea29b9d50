//! Values as bytes of memory, and as lists of the scalars they are made of.
//!
//! What lowering does to types keeps the scalars and their order: a memref becomes a struct of
//! pointers and numbers, a vector of many dimensions an array of vectors, many results a struct.
//! So a value of one type is made one of the other by its scalars.

use std::sync::Arc;

use couloir_ir::num::{Float, Int};
use couloir_ir::{Context, Type};

use crate::layout::{self, Shape, shape};
use crate::memory::{Bytes, Mark, Memory};
use crate::stop::Stop;
use crate::value::{MemRef, Pointer, Value};

/// The bytes of a value.
pub(crate) fn encode(ctx: &Context, ty: Type, value: &Value) -> Result<Bytes, Stop> {
    let size = usize::try_from(layout::store_size(ctx, ty)?).map_err(|_| Stop::Limit)?;
    if value.is_poison() {
        return Ok(Bytes::nothing(size));
    }
    let mut out = Bytes::default();
    match shape(ctx, ty)? {
        Shape::Vector(element, count) => return vector(ctx, element, count, value),
        Shape::Array(element, count) => {
            let step = layout::alloc_size(ctx, element)? as usize;
            for (at, part) in rows(value, count).iter().enumerate() {
                out.extend(&encode(ctx, element, part)?);
                out.pad_to((at + 1) * step);
            }
        }
        Shape::Struct(parts, packed) => {
            let (offsets, _) = layout::offsets(ctx, &parts, packed)?;
            for ((at, part), offset) in parts.iter().enumerate().zip(offsets) {
                out.pad_to(offset as usize);
                out.extend(&encode(ctx, *part, &value.part(at))?);
            }
        }
        Shape::MemRef(_) => {
            let mut scalars = Vec::new();
            flatten(ctx, ty, value, &mut scalars)?;
            scalars.iter().for_each(|scalar| out.extend(&scalar_bytes(scalar, 8)));
        }
        Shape::Unranked => return Err(unranked()),
        _ => out.extend(&scalar_bytes(value, size)),
    }
    out.pad_to(size);
    Ok(out)
}

/// A flat vector of many dimensions as its outermost rows; the parts of anything else.
fn rows(value: &Value, count: usize) -> Vec<Value> {
    let parts = value.parts(count);
    if count == 0 || parts.len() == count {
        return parts;
    }
    let each = (parts.len() / count).max(1);
    parts.chunks(each).map(|row| Value::list(row.to_vec())).collect()
}

fn scalar_bytes(value: &Value, size: usize) -> Bytes {
    let mut data = match value {
        Value::Int(int) => int.to_le_bytes(),
        Value::Float(float) => float.bits().to_le_bytes().to_vec(),
        Value::Ptr(pointer) => pointer.addr.to_le_bytes().to_vec(),
        _ => return Bytes::nothing(size),
    };
    data.resize(size, 0);
    let mark = if matches!(value, Value::Ptr(_)) { Mark::Address } else { Mark::Plain };
    Bytes { marks: vec![mark; size], data }
}

/// The bits of a scalar.
fn scalar_bits(value: &Value, width: u32) -> Option<Int> {
    Some(match value {
        Value::Int(int) => int.zext_or_trunc(width),
        Value::Float(float) => Int::from_u128(width, float.bits()),
        Value::Ptr(pointer) => Int::new(width, pointer.addr),
        _ => return None,
    })
}

/// Elements without room between them, to the bit.
fn vector(ctx: &Context, element: Type, count: usize, value: &Value) -> Result<Bytes, Stop> {
    let width = layout::bits(ctx, element)? as u32;
    let parts = value.parts(count);
    let mut out = Bytes::default();
    if width.is_multiple_of(8) {
        let size = width as usize / 8;
        parts.iter().for_each(|part| out.extend(&scalar_bytes(part, size)));
        return Ok(out);
    }
    let total = (width as usize).saturating_mul(count).div_ceil(8);
    out = Bytes::of(vec![0; total]);
    for (at, part) in parts.iter().enumerate() {
        let bits = scalar_bits(part, width);
        for bit in 0..width {
            let place = at * width as usize + bit as usize;
            let set = bits.as_ref().is_some_and(|bits| bits.bit(bit));
            if let Some(byte) = out.data.get_mut(place / 8) {
                *byte |= u8::from(set) << (place % 8);
            }
            if let Some(mark) = out.marks.get_mut(place / 8).filter(|_| bits.is_none()) {
                *mark = Mark::Nothing;
            }
        }
    }
    Ok(out)
}

/// The value in bytes.
pub(crate) fn decode(
    ctx: &Context,
    memory: &Memory,
    ty: Type,
    bytes: &Bytes,
) -> Result<Value, Stop> {
    Ok(match shape(ctx, ty)? {
        Shape::Vector(element, count) => decode_vector(ctx, memory, element, count, bytes)?,
        Shape::Array(element, count) => {
            let step = layout::alloc_size(ctx, element)? as usize;
            let size = layout::store_size(ctx, element)? as usize;
            let mut parts = Vec::with_capacity(count);
            for at in 0..count {
                parts.push(decode(ctx, memory, element, &bytes.slice(at * step, size))?);
            }
            if ty.as_vector(ctx).is_some() { flat(&parts) } else { Value::list(parts) }
        }
        Shape::Struct(types, packed) => {
            let (offsets, _) = layout::offsets(ctx, &types, packed)?;
            let mut parts = Vec::with_capacity(types.len());
            for (part, offset) in types.iter().zip(offsets) {
                let size = layout::store_size(ctx, *part)? as usize;
                parts.push(decode(ctx, memory, *part, &bytes.slice(offset as usize, size))?);
            }
            Value::list(parts)
        }
        Shape::MemRef(rank) => {
            let words = (0..3 + 2 * rank).map(|at| word(memory, &bytes.slice(8 * at, 8), at < 2));
            build_memref(&mut words.collect::<Vec<_>>().into_iter(), rank)
        }
        Shape::Unranked => return Err(unranked()),
        _ => decode_scalar(ctx, memory, ty, bytes)?,
    })
}

fn word(memory: &Memory, bytes: &Bytes, pointer: bool) -> Value {
    if bytes.lacks() {
        return Value::Poison;
    }
    let bits = Int::from_le_bytes(64, &bytes.data);
    if pointer { Value::Ptr(memory.resolve(bits.low_u64())) } else { Value::Int(bits) }
}

/// Rows of a vector as one flat list.
fn flat(rows: &[Value]) -> Value {
    let all = rows.iter().flat_map(|row| row.parts(1));
    Value::list(all.collect())
}

fn decode_vector(
    ctx: &Context,
    memory: &Memory,
    element: Type,
    count: usize,
    bytes: &Bytes,
) -> Result<Value, Stop> {
    let width = layout::bits(ctx, element)? as u32;
    let mut parts = Vec::with_capacity(count);
    for at in 0..count {
        let (from, to) = (at * width as usize, (at + 1) * width as usize);
        let part = bytes.slice(from / 8, to.div_ceil(8) - from / 8);
        if width.is_multiple_of(8) {
            parts.push(decode_scalar(ctx, memory, element, &part)?);
            continue;
        }
        let whole = Int::from_le_bytes(8 * part.data.len() as u32, &part.data);
        let bits = whole.lshr(from as u32 % 8).zext_or_trunc(width);
        parts.push(if part.lacks() {
            Value::Poison
        } else {
            from_bits(ctx, memory, element, &bits)?
        });
    }
    Ok(Value::list(parts))
}

fn decode_scalar(ctx: &Context, memory: &Memory, ty: Type, bytes: &Bytes) -> Result<Value, Stop> {
    if bytes.lacks() {
        return Ok(Value::Poison);
    }
    let width = layout::bits(ctx, ty)? as u32;
    from_bits(ctx, memory, ty, &Int::from_le_bytes(width, &bytes.data))
}

/// The scalar of a type with these bits.
fn from_bits(ctx: &Context, memory: &Memory, ty: Type, bits: &Int) -> Result<Value, Stop> {
    Ok(match shape(ctx, ty)? {
        Shape::Int(width) => Value::Int(bits.zext_or_trunc(width)),
        Shape::Float(kind) => Value::Float(Float::from_bits(kind, bits.low_u128())),
        Shape::Pointer => Value::Ptr(memory.resolve(bits.low_u64())),
        _ => Value::Poison,
    })
}

/// The scalars of a value, in order.
pub(crate) fn flatten(
    ctx: &Context,
    ty: Type,
    value: &Value,
    out: &mut Vec<Value>,
) -> Result<(), Stop> {
    match shape(ctx, ty)? {
        Shape::Vector(_, count) => out.extend(value.parts(count)),
        Shape::Array(element, count) => {
            for part in rows(value, count) {
                flatten(ctx, element, &part, out)?;
            }
        }
        Shape::Struct(parts, _) => {
            for (at, part) in parts.iter().enumerate() {
                flatten(ctx, *part, &value.part(at), out)?;
            }
        }
        Shape::MemRef(rank) => match value {
            Value::MemRef(memref) => flatten_memref(memref, out),
            _ => out.extend(vec![Value::Poison; 3 + 2 * rank]),
        },
        // They are of one type, whatever their rank, as long as they are not lowered.
        _ => out.push(value.clone()),
    }
    Ok(())
}

fn flatten_memref(memref: &MemRef, out: &mut Vec<Value>) {
    out.extend([memref.base, memref.aligned].map(Value::Ptr));
    let numbers = [memref.offset].into_iter().chain(memref.sizes.iter().copied());
    out.extend(numbers.chain(memref.strides.iter().copied()).map(Value::index));
}

/// The value of a type made of scalars, the next of which are taken.
pub(crate) fn build(
    ctx: &Context,
    ty: Type,
    scalars: &mut std::vec::IntoIter<Value>,
) -> Result<Value, Stop> {
    Ok(match shape(ctx, ty)? {
        Shape::Vector(element, count) => {
            let parts = (0..count).map(|_| build(ctx, element, scalars));
            Value::list(parts.collect::<Result<_, _>>()?)
        }
        Shape::Array(element, count) => {
            let parts = (0..count).map(|_| build(ctx, element, scalars));
            let parts = parts.collect::<Result<Vec<_>, _>>()?;
            if ty.as_vector(ctx).is_some() { flat(&parts) } else { Value::list(parts) }
        }
        Shape::Struct(types, _) => {
            let parts = types.iter().map(|part| build(ctx, *part, scalars));
            Value::list(parts.collect::<Result<_, _>>()?)
        }
        Shape::MemRef(rank) if scalars.len() < 3 + 2 * rank => return Err(misfit()),
        Shape::MemRef(rank) => build_memref(scalars, rank),
        scalar => build_scalar(&scalar, scalars.next())?,
    })
}

fn build_scalar(shape: &Shape, scalar: Option<Value>) -> Result<Value, Stop> {
    match (shape, scalar) {
        (_, Some(Value::Poison)) => Ok(Value::Poison),
        (Shape::Int(width), Some(Value::Int(int))) => Ok(Value::Int(int.sext_or_trunc(*width))),
        (Shape::Float(kind), Some(Value::Float(float))) if float.kind() == *kind => {
            Ok(Value::Float(float))
        }
        (Shape::Unranked, Some(Value::MemRef(memref))) => Ok(Value::MemRef(memref)),
        (Shape::Pointer, Some(Value::Ptr(pointer))) => Ok(Value::Ptr(pointer)),
        _ => Err(misfit()),
    }
}

fn unranked() -> Stop {
    Stop::unsupported("memrefs without a rank in memory")
}

fn misfit() -> Stop {
    Stop::unsupported("a signature that does not fit the one before")
}

fn build_memref(scalars: &mut std::vec::IntoIter<Value>, rank: usize) -> Value {
    let taken = scalars.take(3 + 2 * rank).collect::<Vec<_>>();
    memref_of(&taken, rank).map_or(Value::Poison, |memref| Value::MemRef(Arc::new(memref)))
}

fn memref_of(scalars: &[Value], rank: usize) -> Option<MemRef> {
    let [base, aligned, offset, rest @ ..] = scalars else { return None };
    let number = |value: &Value| value.number().ok();
    let numbers = rest.iter().map(number).collect::<Option<Vec<_>>>()?;
    Some(MemRef {
        base: base.pointer().unwrap_or(Pointer::NULL),
        aligned: aligned.pointer().ok()?,
        offset: number(offset)?,
        sizes: numbers.get(..rank)?.to_vec(),
        strides: numbers.get(rank..)?.to_vec(),
    })
}
