//! Size, roots and powers of complex numbers.

use couloir_dialects::common::calc::{Float2, Num};
use couloir_dialects::{arith, complex};

use super::Maker;
use crate::complex_division::Parts;

/// What is computed of a number's size.
#[derive(Clone, Copy)]
enum Size {
    Plain,
    Sqrt,
    Rsqrt,
}

/// The size of a number, its root or the inverse of that, without overflow
/// in between.
fn size<'c>(make: &Maker<'c, '_>, z: Parts<'c>, of: Size) -> Num<'c> {
    let one = make.float(1.0);
    let (re, im) = (z.re.abs(), z.im.abs());
    let (max, min) = (re.maximumf(im), re.minimumf(im));
    make.careful(|| {
        let ratio = min / max;
        let sum = ratio * ratio + one;
        let (min, size) = match of {
            Size::Plain => (min, max * sum.sqrt()),
            Size::Sqrt => (min, {
                let quarter = make.float(0.25);
                max.sqrt() * sum.powf(quarter)
            }),
            Size::Rsqrt => {
                let sum = sum.rsqrt();
                (min.rsqrt(), max.rsqrt() * sum.sqrt())
            }
        };
        size.cmpf(Float2::Uno, size).select(min, size)
    })
}

pub(super) fn abs<'c>(make: &Maker<'c, '_>, z: Num<'c>) -> Num<'c> {
    let z = make.parts(z);
    size(make, z, Size::Plain)
}

pub(super) fn sqrt<'c>(make: &Maker<'c, '_>, z: Num<'c>) -> Num<'c> {
    let (zero, half) = (make.zero(), make.float(0.5));
    let z = make.parts(z);
    let root = size(make, z, Size::Sqrt);
    let angle = z.im.atan2(z.re) * half;
    let (cos, sin) = (angle.cos(), angle.sin());
    let is_real = sin.cmpf(Float2::Oeq, zero);
    let re = root * cos;
    let im = is_real.select(zero, root * sin);
    let result = Parts { re, im };
    let result = if make.is_finite() { result } else { mend_sqrt(make, z, result, root, zero) };
    let is_zero = root.cmpf(Float2::Oeq, zero);
    let re = is_zero.select(zero, result.re);
    make.create(re, is_zero.select(zero, result.im))
}

/// What the root is of infinite operands.
fn mend_sqrt<'c>(
    make: &Maker<'c, '_>,
    z: Parts<'c>,
    result: Parts<'c>,
    root: Num<'c>,
    zero: Num<'c>,
) -> Parts<'c> {
    let (infinity, lowest, nan) = (make.infinity(false), make.infinity(true), make.nan());
    let im = z.im.abs();
    let im_infinite = im.cmpf(Float2::Oeq, infinity);
    let im_finite = im.cmpf(Float2::One, infinity);
    let right = z.re.cmpf(Float2::Oeq, infinity);
    let left = z.re.cmpf(Float2::Oeq, lowest);
    let re = (left & im_finite).select(zero, result.re);
    let re = (im_infinite | right).select(infinity, re);
    let signed = infinity.copysign(z.im);
    let is_nan = make.plain(|| root.cmpf(Float2::Uno, root));
    let im = is_nan.select(nan, result.im);
    Parts { re, im: (im_infinite | left).select(signed, im) }
}

pub(super) fn rsqrt<'c>(make: &Maker<'c, '_>, z: Num<'c>) -> Num<'c> {
    let (zero, infinity) = (make.zero(), make.infinity(false));
    let (minus_half, nan) = (make.float(-0.5), make.nan());
    let z = make.parts(z);
    let root = size(make, z, Size::Rsqrt);
    let angle = z.im.atan2(z.re) * minus_half;
    let (cos, sin) = (angle.cos(), angle.sin());
    let result = Parts { re: root * cos, im: root * sin };
    let result =
        if make.is_finite() { result } else { mend_rsqrt(make, z, result, zero, infinity) };
    let is_zero = z.re.cmpf(Float2::Oeq, zero) & z.im.cmpf(Float2::Oeq, zero);
    let re = is_zero.select(infinity, result.re);
    make.create(re, is_zero.select(nan, result.im))
}

/// What one by the root is of infinite operands.
fn mend_rsqrt<'c>(
    make: &Maker<'c, '_>,
    z: Parts<'c>,
    result: Parts<'c>,
    zero: Num<'c>,
    infinity: Num<'c>,
) -> Parts<'c> {
    let minus_one = make.float(-1.0);
    let (re_zero, im_zero) = (zero.copysign(z.re), zero.copysign(z.im));
    let im_zero = minus_one * im_zero;
    let (re, im) = (z.re.abs(), z.im.abs());
    let im_infinite = im.cmpf(Float2::Oeq, infinity);
    let is_nan = z.re.cmpf(Float2::Uno, z.re);
    let re_infinite = re.cmpf(Float2::Oeq, infinity);
    let is_infinite = (im_infinite & is_nan) | re_infinite;
    let re = is_infinite.select(re_zero, result.re);
    Parts { re, im: is_infinite.select(im_zero, result.im) }
}

/// By size and angle of the base; what `0`, `1` and infinity give as base or
/// exponent is chosen afterwards.
pub(super) fn pow<'c>(make: &Maker<'c, '_>, base: Num<'c>, exponent: Num<'c>) -> Num<'c> {
    let number = base;
    let (exponent, base) = (make.parts(exponent), make.parts(base));
    let size = make.abs(number);
    let power = size.powf(exponent.re);
    let back = -exponent.im;
    let angle = base.im.atan2(base.re);
    let scale = power * (back * angle).exp();
    let log = size.log();
    let turn = exponent.re * angle + exponent.im * log;
    let (cos, sin) = (turn.cos(), turn.sin());
    let case = Case::new(make, base, exponent, size);
    case.choose(make, || Parts { re: scale * cos, im: scale * sin })
}

/// What decides on the special cases of a power.
struct Case<'c> {
    base: Parts<'c>,
    exponent: Parts<'c>,
    /// Infinity, zero and one as parts, then one, zero and infinity as numbers.
    parts: [Num<'c>; 3],
    numbers: [Num<'c>; 3],
    /// Whether the base is zero; of the exponent, whether it is real and
    /// whether its real part is zero; whether the base is real; whether the
    /// exponent's real part is not negative.
    tests: [Num<'c>; 5],
}

impl<'c> Case<'c> {
    fn new(make: &Maker<'c, '_>, base: Parts<'c>, exponent: Parts<'c>, size: Num<'c>) -> Self {
        let (infinity, zero, one) = (make.infinity(false), make.float(0.0), make.float(1.0));
        let number = |re| make.create(re, zero);
        let numbers = [number(one), number(zero), number(infinity)];
        let is_zero = |part: Num<'c>| part.cmpf(Float2::Oeq, zero);
        let tests = [
            is_zero(size),
            is_zero(exponent.im),
            is_zero(exponent.re),
            is_zero(base.im),
            zero.cmpf(Float2::Ole, exponent.re),
        ];
        Self { base, exponent, parts: [infinity, zero, one], numbers, tests }
    }

    fn choose(&self, make: &Maker<'c, '_>, plain: impl FnOnce() -> Parts<'c>) -> Num<'c> {
        let [one, zero, _] = self.numbers;
        let [base_zero, real_exponent, exponent_zero, real_base, not_negative] = self.tests;
        let plain = plain();
        let of_zero = exponent_zero.select(one, zero);
        let plain = make.create(plain.re, plain.im);
        let result = (base_zero & real_exponent & not_negative).select(of_zero, plain);
        let result = (exponent_zero & real_exponent).select(one, result);
        let is_one = self.base.re.cmpf(Float2::Oeq, self.parts[2]) & real_base;
        self.of_infinity(is_one.select(one, result))
    }

    fn of_infinity(&self, result: Num<'c>) -> Num<'c> {
        let [_, zero, infinity] = self.numbers;
        let [_, real_exponent, _, real_base, _] = self.tests;
        let is_infinite = self.base.re.cmpf(Float2::Oeq, self.parts[0]) & real_base;
        let is_case = |how| {
            let positive = real_exponent & self.exponent.re.cmpf(how, self.parts[1]);
            is_infinite & positive
        };
        let result = is_case(Float2::Ogt).select(infinity, result);
        is_case(Float2::Olt).select(zero, result)
    }
}

/// By the power with a complex exponent.
pub(super) fn powi<'c>(make: &Maker<'c, '_>, base: Num<'c>, exponent: Num<'c>) -> Num<'c> {
    let re = exponent.cast(arith::Sitofp::def(), make.part);
    let exponent = make.create(re, make.float(0.0));
    base.bin(complex::Pow::def(), exponent)
}
