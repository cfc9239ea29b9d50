//! Exponential, logarithmic and trigonometric functions of complex numbers.

use couloir_dialects::common::calc::{Float2, Num};
use couloir_dialects::complex;

use super::Maker;
use crate::complex_division::Parts;

/// `exp(re) * (cos(im) + i sin(im))`; where `exp(re)` overflows, in two steps.
pub(super) fn exp<'c>(make: &Maker<'c, '_>, z: Num<'c>) -> Num<'c> {
    let Parts { re, im } = make.parts(z);
    let (zero, half, infinity) = (make.float(0.0), make.float(0.5), make.infinity(false));
    let whole = re.exp();
    let root = (re * half).exp();
    let (cos, sin) = (im.cos(), im.sin());
    let overflows = whole.cmpf(Float2::Oeq, infinity);
    let is_real = make.plain(|| im.cmpf(Float2::Oeq, zero));
    let part = |direction: Num<'c>| {
        let plain = whole * direction;
        overflows.select(root * direction * root, plain)
    };
    let re = part(cos);
    let im = is_real.select(zero, part(sin));
    make.create(re, im)
}

pub(super) fn expm1<'c>(make: &Maker<'c, '_>, z: Num<'c>) -> Num<'c> {
    let Parts { re, im } = make.parts(z);
    let (zero, one) = (make.float(0.0), make.float(1.0));
    let less = re.expm1();
    let whole = less + one;
    let sin = im.sin();
    let cos = cosm1(make, im);
    let re = less * (cos + one) + cos;
    let is_real = im.cmpf(Float2::Oeq, zero);
    let im = is_real.select(zero, whole * sin);
    make.create(re, im)
}

/// The series of `cos(x) - 1`, less `1 - x^2 / 2` and by `x^4`, in `x^2`.
const SERIES: [f64; 7] = [
    4.737_750_796_424_621e-14,
    -1.147_028_484_342_536e-11,
    2.087_675_428_708_152e-9,
    -2.755_731_921_499_979e-7,
    2.480_158_730_157_055e-5,
    -0.001_388_888_888_888_887_2,
    0.041_666_666_666_666_664,
];

/// `cos(x) - 1`: by its series where `x` is small.
fn cosm1<'c>(make: &Maker<'c, '_>, x: Num<'c>) -> Num<'c> {
    let (minus_half, minus_one) = (make.float(-0.5), make.float(-1.0));
    let plain = x.cos() + minus_one;
    let square = x * x;
    let fourth = square * square;
    let [first, rest @ ..] = SERIES;
    let first = make.float(first);
    let sum = rest.iter().fold(first, |sum, &term| sum.fma(square, make.float(term)));
    let (high, low) = (fourth * sum, minus_half * square);
    let near = make.plain(|| high + low);
    let is_far = square.cmpf(Float2::Oge, make.float(0.616_85));
    is_far.select(plain, near)
}

pub(super) fn log<'c>(make: &Maker<'c, '_>, z: Num<'c>) -> Num<'c> {
    let re = make.abs(z).log();
    make.create(re, make.angle(z))
}

/// `log(1 + z)`, without loss where `z` is small.
pub(super) fn log1p<'c>(make: &Maker<'c, '_>, z: Num<'c>) -> Num<'c> {
    let Parts { re, im } = make.parts(z);
    let (half, one) = (make.float(0.5), make.float(1.0));
    let more = re + one;
    let (a, b) = (more.abs(), im.abs());
    let (max, min) = (a.maximumf(b), a.minimumf(b));
    let is_right = more.cmpf(Float2::Ogt, b);
    let above = is_right.select(re, max - one);
    let ratio = make.careful(|| min / max);
    let above = above.log1p();
    let size = make.careful(|| {
        let sum = half * (ratio * ratio).log1p() + above;
        sum.cmpf(Float2::Uno, sum).select(min, sum)
    });
    make.create(size, im.atan2(more))
}

/// Half of `exp(im)` and of `exp(-im)`, and sine and cosine of the real part.
fn waves<'c>(make: &Maker<'c, '_>, z: Num<'c>) -> [Num<'c>; 4] {
    let Parts { re, im } = make.parts(z);
    let half = make.float(0.5);
    let exp = im.exp();
    [half * exp, half / exp, re.sin(), re.cos()]
}

pub(super) fn cos<'c>(make: &Maker<'c, '_>, z: Num<'c>) -> Num<'c> {
    let [up, down, sin, cos] = waves(make, z);
    let re = (down + up) * cos;
    make.create(re, (down - up) * sin)
}

pub(super) fn sin<'c>(make: &Maker<'c, '_>, z: Num<'c>) -> Num<'c> {
    let [up, down, sin, cos] = waves(make, z);
    let re = (up + down) * sin;
    make.create(re, (up - down) * cos)
}

pub(super) fn tanh<'c>(make: &Maker<'c, '_>, z: Num<'c>) -> Num<'c> {
    let z = make.parts(z);
    let minus_one = make.float(-1.0);
    let result = tanh_of(make, z, minus_one);
    make.create(result.re, result.im)
}

/// `-i tanh(i z)`
pub(super) fn tan<'c>(make: &Maker<'c, '_>, z: Num<'c>) -> Num<'c> {
    let Parts { re, im } = make.parts(z);
    let minus_one = make.float(-1.0);
    let turned = Parts { re: im * minus_one, im: re };
    let result = tanh_of(make, turned, minus_one);
    make.create(result.im, result.re * minus_one)
}

fn tanh_of<'c>(make: &Maker<'c, '_>, z: Parts<'c>, minus_one: Num<'c>) -> Parts<'c> {
    let (infinity, four) = (make.infinity(false), make.float(4.0));
    let twice = z.re + z.re;
    let back = minus_one * twice;
    let (up, down) = (twice.expm1(), back.expm1());
    let above = up - down;
    let cos = z.im.cos();
    let square = cos * cos * four;
    let across = four * (cos * z.im.sin());
    let sum = up + down;
    let below = sum + square;
    let is_far = sum.cmpf(Float2::Oeq, infinity);
    let limit = minus_one.copysign(z.re);
    let re = is_far.select(limit, above / below);
    let result = Parts { re, im: across / below };
    if make.is_finite() { result } else { mend_tanh(make, z, result, across, infinity) }
}

/// What the hyperbolic tangent is of infinite operands.
fn mend_tanh<'c>(
    make: &Maker<'c, '_>,
    z: Parts<'c>,
    result: Parts<'c>,
    across: Num<'c>,
    infinity: Num<'c>,
) -> Parts<'c> {
    let size = z.re.abs();
    let (zero, nan) = (make.float(0.0), make.nan());
    let is_infinite = size.cmpf(Float2::Oeq, infinity);
    let is_real = z.im.cmpf(Float2::Oeq, zero);
    let yes = make.calc.constant(couloir_ir::Type::I1, couloir_ir::Attribute::TRUE);
    let is_finite = is_infinite ^ yes;
    let is_nan = across.cmpf(Float2::Uno, across);
    let is_lost = is_nan & is_finite;
    let no_imaginary = is_real | (is_infinite & is_nan);
    let re = is_lost.select(nan, result.re);
    Parts { re, im: no_imaginary.select(zero, result.im) }
}

/// `-i log((x + i y) / sqrt(x^2 + y^2))`
pub(super) fn atan2<'c>(make: &Maker<'c, '_>, y: Num<'c>, x: Num<'c>) -> Num<'c> {
    let (x_square, y_square) = (x.bin(MUL, x), y.bin(MUL, y));
    let size = x_square.bin(ADD, y_square).un(complex::Sqrt::def());
    let (zero, one) = (make.float(0.0), make.float(1.0));
    let i = make.create(zero, one);
    let turned = x.bin(ADD, i.bin(MUL, y));
    let log = turned.bin(complex::Div::def(), size).un(complex::Log::def());
    let minus_i = make.create(zero, make.float(-1.0));
    minus_i.bin(MUL, log)
}

const ADD: &couloir_ir::OpDef = complex::Add::def();
const MUL: &couloir_ir::OpDef = complex::Mul::def();
