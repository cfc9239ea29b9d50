//! Division of complex numbers, written once for all that lower it.

use couloir_dialects::common::calc::{Calc, Float2, Num};
use couloir_pass::{OptionKind, Options};

/// The values of the option `complex-range`.
pub(crate) const RANGES: OptionKind = OptionKind::Choice(&["improved", "basic", "none"]);

/// What the option `complex-range` is for.
pub(crate) const RANGE_DESCRIPTION: &str =
    "Control the intermediate calculation of complex number division";

/// A complex number by its parts.
#[derive(Clone, Copy)]
pub(crate) struct Parts<'c> {
    pub(crate) re: Num<'c>,
    pub(crate) im: Num<'c>,
}

impl<'c> Parts<'c> {
    /// One number where a condition holds, another where not, part by part.
    fn select(condition: Num<'c>, yes: Self, no: Self) -> Self {
        Self { re: condition.select(yes.re, no.re), im: condition.select(yes.im, no.im) }
    }
}

/// How a quotient is computed.
pub(crate) type Divide = for<'c> fn(&'c Calc<'_>, Parts<'c>, Parts<'c>) -> Parts<'c>;

/// The division that the option `complex-range` asks for.
pub(crate) fn chosen(options: &Options) -> Divide {
    if options.text("complex-range") == "improved" { smith } else { algebraic }
}

/// By the conjugate of the denominator.
pub(crate) fn algebraic<'c>(_: &'c Calc<'_>, l: Parts<'c>, r: Parts<'c>) -> Parts<'c> {
    let size = r.re * r.re + r.im * r.im;
    let re = l.re * r.re + l.im * r.im;
    let im = l.im * r.re - l.re * r.im;
    Parts { re: re / size, im: im / size }
}

/// Smith's method, with what a quotient is where that gives NaN though an
/// operand is zero or infinite.
fn smith<'c>(calc: &'c Calc<'_>, l: Parts<'c>, r: Parts<'c>) -> Parts<'c> {
    let by_imaginary = by_imaginary(l, r);
    let by_real = by_real(l, r);
    let special = Special::new(calc, l, r);
    let by_zero = special.by_zero();
    let infinite = special.infinite();
    let finite = special.finite();
    let smaller = calc.flagged(None, || special.r_abs.0.cmpf(Float2::Olt, special.r_abs.1));
    let plain = Parts::select(smaller, by_imaginary, by_real);
    let all = Parts::select(finite.0, finite.1, plain);
    let all = Parts::select(infinite.0, infinite.1, all);
    let all = Parts::select(by_zero.0, by_zero.1, all);
    let nan = calc.flagged(None, || {
        plain.re.cmpf(Float2::Uno, special.zero) & plain.im.cmpf(Float2::Uno, special.zero)
    });
    Parts::select(nan, all, plain)
}

/// For a denominator whose imaginary part is the larger one.
fn by_imaginary<'c>(l: Parts<'c>, r: Parts<'c>) -> Parts<'c> {
    let ratio = r.re / r.im;
    let scaled = ratio * r.re;
    let size = r.im + scaled;
    let re = (l.re * ratio + l.im) / size;
    Parts { re, im: (l.im * ratio - l.re) / size }
}

/// For a denominator whose real part is the larger one.
fn by_real<'c>(l: Parts<'c>, r: Parts<'c>) -> Parts<'c> {
    let ratio = r.im / r.re;
    let scaled = ratio * r.im;
    let size = r.re + scaled;
    let up = l.im * ratio;
    let re = (l.re + up) / size;
    let across = l.re * ratio;
    Parts { re, im: (l.im - across) / size }
}

/// The cases in which the quotient is known beforehand: whether one is there,
/// and the quotient.
struct Special<'c, 'b> {
    calc: &'c Calc<'b>,
    l: Parts<'c>,
    r: Parts<'c>,
    zero: Num<'c>,
    infinity: Num<'c>,
    one: std::cell::Cell<Option<Num<'c>>>,
    l_abs: std::cell::Cell<Option<(Num<'c>, Num<'c>)>>,
    r_abs: (Num<'c>, Num<'c>),
    /// The denominator is zero, the numerator a number.
    zero_below: Num<'c>,
}

/// Whether a case is there, and the quotient then.
type Case<'c> = (Num<'c>, Parts<'c>);

impl<'c, 'b> Special<'c, 'b> {
    fn new(calc: &'c Calc<'b>, l: Parts<'c>, r: Parts<'c>) -> Self {
        let zero = calc.float(r.re.ty(), 0.0);
        let is = |what: Num<'c>, than: Float2| calc.flagged(None, || what.cmpf(than, zero));
        let re = r.re.abs();
        let re_zero = is(re, Float2::Oeq);
        let im = r.im.abs();
        let im_zero = is(im, Float2::Oeq);
        let number = is(l.re, Float2::Ord) | is(l.im, Float2::Ord);
        let zero_below = number & (re_zero & im_zero);
        let infinity = calc.infinity(r.re.ty(), false);
        let (one, l_abs) = (std::cell::Cell::new(None), std::cell::Cell::new(None));
        Self { calc, l, r, zero, infinity, one, l_abs, r_abs: (re, im), zero_below }
    }

    fn plain(&self, make: impl FnOnce() -> Num<'c>) -> Num<'c> {
        self.calc.flagged(None, make)
    }

    /// A number by zero.
    fn by_zero(&self) -> Case<'c> {
        let infinite = self.plain(|| self.infinity.copysign(self.r.re));
        let quotient = Parts { re: infinite * self.l.re, im: infinite * self.l.im };
        (self.zero_below, quotient)
    }

    /// One with the sign of a part where that part is infinite, else zero.
    fn unit(&self, is_infinite: Num<'c>, one: Num<'c>, part: Num<'c>) -> Num<'c> {
        self.plain(|| is_infinite.select(one, self.zero).copysign(part))
    }

    /// Both parts compared with infinity.
    fn compare(&self, (re, im): (Num<'c>, Num<'c>), how: Float2) -> (Num<'c>, Num<'c>) {
        let is = |part: Num<'c>| self.plain(|| part.cmpf(how, self.infinity));
        (is(re), is(im))
    }

    /// An infinite number by a finite one.
    fn infinite(&self) -> Case<'c> {
        let (re, im) = self.compare(self.r_abs, Float2::One);
        let finite_below = re & im;
        let re_abs = self.l.re.abs();
        let re = self.plain(|| re_abs.cmpf(Float2::Oeq, self.infinity));
        let im_abs = self.l.im.abs();
        let im = self.plain(|| im_abs.cmpf(Float2::Oeq, self.infinity));
        let case = (re | im) & finite_below;
        let one = self.calc.float(self.r.re.ty(), 1.0);
        let (a, b) = (self.unit(re, one, self.l.re), self.unit(im, one, self.l.im));
        self.one.set(Some(one));
        self.l_abs.set(Some((re_abs, im_abs)));
        let re = a * self.r.re + b * self.r.im;
        let re = self.infinity * re;
        let across = a * self.r.im;
        let im = self.infinity * (b * self.r.re - across);
        (case, Parts { re, im })
    }

    /// A finite number by an infinite one; after [`Special::infinite`].
    fn finite(&self) -> Case<'c> {
        let one = self.one.get().unwrap_or(self.zero);
        let (re, im) = self.compare(self.l_abs.get().unwrap_or(self.r_abs), Float2::One);
        let finite_above = re & im;
        let (re, im) = self.compare(self.r_abs, Float2::Oeq);
        let case = finite_above & (re | im);
        let (a, b) = (self.unit(re, one, self.r.re), self.unit(im, one, self.r.im));
        let re = self.l.re * a + self.l.im * b;
        let re = self.zero * re;
        let im = self.l.im * a - self.l.re * b;
        (case, Parts { re, im: self.zero * im })
    }
}
