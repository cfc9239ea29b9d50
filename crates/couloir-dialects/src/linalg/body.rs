//! The bodies that are not written: what a named op does with its elements.

use couloir_ir::num::{Float, FloatKind};
use couloir_ir::{Attribute, Context, Type};
use couloir_ods::enums;

use super::attrs::TYPE_FN;
use super::scalar::{Made, Number, Program, Scalar};
use super::table::Payload;

/// The body of an op with elements of these types; `cast` says how numbers change their types
/// where the op says so.
pub fn implicit(
    ctx: &Context,
    payload: Payload,
    args: Vec<Type>,
    cast: Option<Attribute>,
) -> Result<Program<'_>, String> {
    let mut body = Program::new(ctx, args);
    let unsigned = cast.and_then(|cast| cast.enum_bits(ctx, &TYPE_FN)) == Some(1);
    let result = put(&mut body, payload, unsigned)?;
    body.yields(&[result]);
    Ok(body)
}

fn put(body: &mut Program<'_>, payload: Payload, unsigned: bool) -> Made {
    let output = body.output();
    match payload {
        Payload::Same(function) => {
            let inputs: Vec<Number> = (0..function.arity()).collect();
            body.apply(function, &inputs)
        }
        Payload::Cast => Ok(cast(body, 0, unsigned)),
        Payload::First => Ok(0),
        Payload::Fold(function) => {
            let input = cast(body, 0, false);
            body.apply(function, &[output, input])
        }
        Payload::FoldUnsigned(function) => {
            let input = cast(body, 0, true);
            body.apply(function, &[output, input])
        }
        Payload::MulAdd => {
            let [a, b] = [0, 1].map(|input| cast(body, input, unsigned));
            let product = body.apply(Scalar::Mul, &[a, b])?;
            body.apply(Scalar::Add, &[output, product])
        }
        Payload::Quantized => {
            let a = minus_zero_point(body, 0, 2)?;
            let b = minus_zero_point(body, 1, 3)?;
            let product = body.apply(Scalar::Mul, &[a, b])?;
            body.apply(Scalar::Add, &[output, product])
        }
        Payload::Random => random(body),
    }
}

/// An input as a number of the output's type.
fn cast(body: &mut Program<'_>, input: Number, unsigned: bool) -> Number {
    let ty = body.ty(body.output());
    body.cast(input, ty, unsigned)
}

fn minus_zero_point(body: &mut Program<'_>, input: Number, zero: Number) -> Made {
    let value = cast(body, input, false);
    let zero = cast(body, zero, false);
    body.apply(Scalar::Sub, &[value, zero])
}

/// A number between the first two inputs, from the third as seed and the place of the element.
fn random(body: &mut Program<'_>) -> Made {
    let ctx = body.context();
    let largest = body.constant(Attribute::i64(ctx, 0x7fff_ffff));
    let largest = body.cast(largest, Type::F64, false);
    let [column, row] = [1, 0].map(|dim| {
        let index = body.index(dim);
        body.cast(index, Type::I32, false)
    });
    let seed = body.apply(Scalar::Add, &[row, 2])?;
    let first = scrambled(body, seed)?;
    let next = body.apply(Scalar::Add, &[column, first])?;
    let second = scrambled(body, next)?;
    let value = body.cast(second, Type::F64, false);
    let value = body.apply(Scalar::Add, &[largest, value])?;
    let range = body.apply(Scalar::Sub, &[1, 0])?;
    let scale = Float::from_f64(FloatKind::F64, 2.328_306_4e-10);
    let scale = body.constant(Attribute::float(ctx, Type::F64, scale));
    let scale = body.cast(scale, Type::F64, false);
    let scaled = body.apply(Scalar::Mul, &[range, scale])?;
    let value = body.apply(Scalar::Mul, &[value, scaled])?;
    let value = body.apply(Scalar::Add, &[value, 0])?;
    let ty = body.ty(body.output());
    Ok(body.cast(value, ty, false))
}

/// A step of the linear congruential generator.
fn scrambled(body: &mut Program<'_>, value: Number) -> Made {
    let ctx = body.context();
    let factor = body.constant(Attribute::i64(ctx, 1_103_515_245));
    let factor = body.cast(factor, Type::I32, false);
    let product = body.apply(Scalar::Mul, &[value, factor])?;
    let term = body.constant(Attribute::i64(ctx, 12345));
    let term = body.cast(term, Type::I32, false);
    body.apply(Scalar::Add, &[product, term])
}

/// `#linalg.type_fn<cast_unsigned>` or that with signs.
pub fn type_fn(ctx: &Context, unsigned: bool) -> Attribute {
    enums::get(ctx, &TYPE_FN, u64::from(unsigned))
}
