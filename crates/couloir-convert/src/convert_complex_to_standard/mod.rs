//! `convert-complex-to-standard`: complex arithmetic becomes arithmetic on the
//! parts, in `arith` and `math`.
//!
//! Numbers are still taken apart and put together by `complex`.

mod functions;
mod powers;

use couloir_dialects::arith::attrs::{FASTMATH, fastmath_of};
use couloir_dialects::common::calc::{Calc, Float2, Num};
use couloir_dialects::complex;
use couloir_ir::body::Op;
use couloir_ir::{Attribute, OpDef, OpRef, Type};
use couloir_pass::{OptionDef, Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, OrNoMatch,
    PatternSet,
};

use crate::common::{by_bodies, convert};
use crate::complex_division::{Divide, Parts, RANGE_DESCRIPTION, RANGES, chosen};

/// `convert-complex-to-standard`
pub static PASS: PassDef = PassDef {
    name: "convert-complex-to-standard",
    class: "ConvertComplexToStandardPass",
    description: "Convert Complex dialect to standard dialect",
    anchor: None,
    options: &[OptionDef {
        name: "complex-range",
        kind: RANGES,
        default: "improved",
        description: RANGE_DESCRIPTION,
    }],
    run: |cx| convert(cx, conversion),
    loads: &["math"],
    bodies: Some(|options, op| Ok(by_bodies(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// What an op's operands become; an op of one operand has it twice here.
type Formula = for<'c> fn(&Maker<'c, '_>, Num<'c>, Num<'c>) -> Num<'c>;

/// The formula of each op.
static FORMULAS: &[(&OpDef, Formula)] = &[
    (complex::Abs::def(), |make, z, _| powers::abs(make, z)),
    (complex::Add::def(), |make, l, r| part_by_part(make, l, r, |l, r| l + r)),
    (complex::Angle::def(), |make, z, _| angle(make, z)),
    (complex::Atan2::def(), functions::atan2),
    (complex::Conj::def(), |make, z, _| conj(make, z)),
    (complex::Cos::def(), |make, z, _| functions::cos(make, z)),
    (complex::Div::def(), div),
    (complex::Eq::def(), |make, l, r| compare(make, l, r, Float2::Oeq, |re, im| re & im)),
    (complex::Exp::def(), |make, z, _| functions::exp(make, z)),
    (complex::Expm1::def(), |make, z, _| functions::expm1(make, z)),
    (complex::Log::def(), |make, z, _| functions::log(make, z)),
    (complex::Log1p::def(), |make, z, _| functions::log1p(make, z)),
    (complex::Mul::def(), mul),
    (complex::Neg::def(), |make, z, _| neg(make, z)),
    (complex::Neq::def(), |make, l, r| compare(make, l, r, Float2::Une, |re, im| re | im)),
    (complex::Pow::def(), powers::pow),
    (complex::Powi::def(), powers::powi),
    (complex::Rsqrt::def(), |make, z, _| powers::rsqrt(make, z)),
    (complex::Sign::def(), |make, z, _| sign(make, z)),
    (complex::Sin::def(), |make, z, _| functions::sin(make, z)),
    (complex::Sqrt::def(), |make, z, _| powers::sqrt(make, z)),
    (complex::Sub::def(), |make, l, r| part_by_part(make, l, r, |l, r| l - r)),
    (complex::Tan::def(), |make, z, _| functions::tan(make, z)),
    (complex::Tanh::def(), |make, z, _| functions::tanh(make, z)),
];

/// The conversion of the pass.
fn conversion(options: &Options, _: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    target.legal_dialect("arith").legal_dialect("math");
    for def in [complex::Create::def(), complex::Im::def(), complex::Re::def()] {
        target.legal_op(def);
    }
    let divide = chosen(options);
    let mut patterns = PatternSet::new();
    for &(def, formula) in FORMULAS {
        target.illegal_op(def);
        patterns.add_untyped(def, move |op, new, rw| rewrite(op, new, rw, formula, divide));
    }
    Conversion::new(Mode::Partial, target, patterns)
}

fn rewrite(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    formula: Formula,
    divide: Divide,
) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let first = view.operand_type(0).or_no_match("no operand")?;
    let part = complex::element(ctx, first).or_no_match("not a complex number")?;
    let flags = view.attr_named("fastmath");
    let operands = new.all().first().zip(new.all().last());
    let (&l, &r) = operands.or_no_match("no operand")?;
    let calc = Calc::new(ctx, rw, flags);
    let make = Maker { calc: &calc, part, whole: first, flags, divide };
    let result = formula(&make, calc.num(l), calc.num(r)).value;
    rw.replace(op, result)
}

/// Makes the ops of a formula.
struct Maker<'c, 'b> {
    calc: &'c Calc<'b>,
    /// The type of a part.
    part: Type,
    /// The type of a complex number.
    whole: Type,
    flags: Option<Attribute>,
    divide: Divide,
}

/// Bits of fast-math flags: no NaN, and no infinity.
const FINITE: u64 = 2 | 4;

impl<'c> Maker<'c, '_> {
    fn parts(&self, number: Num<'c>) -> Parts<'c> {
        let re = self.calc.op(complex::Re::def(), &[number], self.part);
        Parts { re, im: self.calc.op(complex::Im::def(), &[number], self.part) }
    }

    fn create(&self, re: Num<'c>, im: Num<'c>) -> Num<'c> {
        self.calc.op(complex::Create::def(), &[re, im], self.whole)
    }

    fn float(&self, value: f64) -> Num<'c> {
        self.calc.float(self.part, value)
    }

    /// Zero as upstream has it where it asks for no number but for zero: not a
    /// number where the type has no zero.
    fn zero(&self) -> Num<'c> {
        let none = self.part.float_kind(self.calc.ctx()).is_some_and(|kind| !kind.has_zero());
        if none { self.nan() } else { self.float(0.0) }
    }

    fn infinity(&self, negative: bool) -> Num<'c> {
        self.calc.infinity(self.part, negative)
    }

    fn nan(&self) -> Num<'c> {
        self.calc.nan(self.part)
    }

    /// Without flags.
    fn plain<T>(&self, make: impl FnOnce() -> T) -> T {
        self.calc.flagged(None, make)
    }

    fn flag_bits(&self) -> u64 {
        let flags = self.flags.map(|flags| flags.enum_bits(self.calc.ctx(), &FASTMATH));
        flags.flatten().unwrap_or(0)
    }

    /// Whether there is neither NaN nor infinity.
    fn is_finite(&self) -> bool {
        self.flag_bits() & FINITE == FINITE
    }

    /// With the flags, but for those on NaN and infinity: what is computed
    /// may be either although the operands are not.
    fn careful<T>(&self, make: impl FnOnce() -> T) -> T {
        let flags = fastmath_of(self.calc.ctx(), self.flag_bits() & !FINITE);
        self.calc.flagged(Some(flags), make)
    }

    /// The absolute value, by the op.
    fn abs(&self, number: Num<'c>) -> Num<'c> {
        number.cast(complex::Abs::def(), self.part)
    }

    /// The angle, by the op.
    fn angle(&self, number: Num<'c>) -> Num<'c> {
        number.cast(complex::Angle::def(), self.part)
    }
}

fn part_by_part<'c>(
    make: &Maker<'c, '_>,
    l: Num<'c>,
    r: Num<'c>,
    join: fn(Num<'c>, Num<'c>) -> Num<'c>,
) -> Num<'c> {
    let part = |def, of| make.calc.op(def, &[of], make.part);
    let re = (part(complex::Re::def(), l), part(complex::Re::def(), r));
    let re = join(re.0, re.1);
    let im = (part(complex::Im::def(), l), part(complex::Im::def(), r));
    make.create(re, join(im.0, im.1))
}

fn compare<'c>(
    make: &Maker<'c, '_>,
    l: Num<'c>,
    r: Num<'c>,
    how: Float2,
    join: fn(Num<'c>, Num<'c>) -> Num<'c>,
) -> Num<'c> {
    let (l, r) = (make.parts(l), make.parts(r));
    let (re, im) = make.plain(|| (l.re.cmpf(how, r.re), l.im.cmpf(how, r.im)));
    join(re, im)
}

fn mul<'c>(make: &Maker<'c, '_>, l: Num<'c>, r: Num<'c>) -> Num<'c> {
    let (l, r) = (make.parts(l), make.parts(r));
    let re = l.re * r.re - l.im * r.im;
    make.create(re, l.im * r.re + l.re * r.im)
}

fn div<'c>(make: &Maker<'c, '_>, l: Num<'c>, r: Num<'c>) -> Num<'c> {
    let (l, r) = (make.parts(l), make.parts(r));
    let quotient = (make.divide)(make.calc, l, r);
    make.create(quotient.re, quotient.im)
}

fn angle<'c>(make: &Maker<'c, '_>, z: Num<'c>) -> Num<'c> {
    let z = make.parts(z);
    z.im.atan2(z.re)
}

fn conj<'c>(make: &Maker<'c, '_>, z: Num<'c>) -> Num<'c> {
    let z = make.parts(z);
    let im = make.plain(|| -z.im);
    make.create(z.re, im)
}

fn neg<'c>(make: &Maker<'c, '_>, z: Num<'c>) -> Num<'c> {
    let z = make.parts(z);
    let (re, im) = make.plain(|| (-z.re, -z.im));
    make.create(re, im)
}

/// `z / |z|`, and zero as it is.
fn sign<'c>(make: &Maker<'c, '_>, z: Num<'c>) -> Num<'c> {
    let Parts { re, im } = make.parts(z);
    let zero = make.float(0.0);
    let is_zero = make.plain(|| re.cmpf(Float2::Oeq, zero) & im.cmpf(Float2::Oeq, zero));
    let size = make.abs(z);
    let (re, im) = (re / size, im / size);
    is_zero.select(z, make.create(re, im))
}
