//! What ops do with elements.

use couloir_dialects::common::calc::{Calc, Float2, Int2, Num};
use couloir_dialects::tosa::attrs::propagate;
use couloir_dialects::{arith, math, tosa};
use couloir_ir::{OpDef, OpRef, Type};

mod cast;
mod integers;

/// Computes an element of the result of those of the operands.
pub(super) type Compute = Box<dyn for<'c> Fn(&'c Calc<'_>, &[Num<'c>]) -> Num<'c>>;

/// An op of elements that are like its result.
struct Plain {
    from: &'static OpDef,
    float: Option<&'static OpDef>,
    int: Option<&'static OpDef>,
}

const fn floats(from: &'static OpDef, float: &'static OpDef) -> Plain {
    Plain { from, float: Some(float), int: None }
}

const fn ints(from: &'static OpDef, int: &'static OpDef) -> Plain {
    Plain { from, float: None, int: Some(int) }
}

const fn both(from: &'static OpDef, float: &'static OpDef, int: &'static OpDef) -> Plain {
    Plain { from, float: Some(float), int: Some(int) }
}

/// Ops that become one op.
static PLAIN: &[Plain] = &[
    both(tosa::Add::def(), arith::Addf::def(), arith::Addi::def()),
    both(tosa::Sub::def(), arith::Subf::def(), arith::Subi::def()),
    ints(tosa::IntDiv::def(), arith::Divsi::def()),
    floats(tosa::Pow::def(), math::Powf::def()),
    floats(tosa::Exp::def(), math::Exp::def()),
    floats(tosa::Log::def(), math::Log::def()),
    floats(tosa::Rsqrt::def(), math::Rsqrt::def()),
    floats(tosa::Sin::def(), math::Sin::def()),
    floats(tosa::Cos::def(), math::Cos::def()),
    floats(tosa::Tanh::def(), math::Tanh::def()),
    floats(tosa::Erf::def(), math::Erf::def()),
    floats(tosa::Ceil::def(), math::Ceil::def()),
    floats(tosa::Floor::def(), math::Floor::def()),
    ints(tosa::BitwiseAnd::def(), arith::Andi::def()),
    ints(tosa::BitwiseOr::def(), arith::Ori::def()),
    ints(tosa::BitwiseXor::def(), arith::Xori::def()),
    ints(tosa::LogicalAnd::def(), arith::Andi::def()),
    ints(tosa::LogicalOr::def(), arith::Ori::def()),
    ints(tosa::LogicalXor::def(), arith::Xori::def()),
    ints(tosa::LogicalLeftShift::def(), arith::Shli::def()),
    ints(tosa::LogicalRightShift::def(), arith::Shrui::def()),
];

/// Comparisons.
static COMPARISONS: &[(&OpDef, Float2, Int2)] = &[
    (tosa::Equal::def(), Float2::Oeq, Int2::Eq),
    (tosa::Greater::def(), Float2::Ogt, Int2::Sgt),
    (tosa::GreaterEqual::def(), Float2::Oge, Int2::Sge),
];

/// The larger or smaller of two.
static EXTREMES: &[(&OpDef, &OpDef, &OpDef)] = &[
    (tosa::Maximum::def(), arith::Maximumf::def(), arith::Maxsi::def()),
    (tosa::Minimum::def(), arith::Minimumf::def(), arith::Minsi::def()),
];

/// What is needed to choose.
#[derive(Clone, Copy)]
struct Elements<'a> {
    op: OpRef<'a>,
    /// The type of elements of the first operand, as it says, and of those of the result.
    from: Type,
    to: Type,
}

impl Elements<'_> {
    fn is_float(self) -> bool {
        self.from.is_float(self.op.ctx())
    }

    fn is_int(self) -> bool {
        self.from.is_integer(self.op.ctx())
    }

    /// Integers without a sign of their own.
    fn is_signless(self) -> bool {
        self.from.is_signless_integer(self.op.ctx())
    }

    fn width(self) -> u32 {
        self.from.int_width(self.op.ctx()).unwrap_or(0)
    }

    /// Whether what is no number is left out.
    fn leaves_out(self, slot: usize) -> bool {
        self.op.prop(slot).is_some_and(|mode| mode != propagate(self.op.ctx()))
    }
}

/// How an element of an op's result is computed; none where that is not known of such elements.
pub(super) fn choose(op: OpRef<'_>, to: Type) -> Option<Compute> {
    let from = op.operand_types().next()?.element_or_self(op.ctx());
    let what = Elements { op, from, to };
    let ways: [fn(Elements<'_>) -> Option<Compute>; 4] = [plain, comparison, extreme, special];
    ways.into_iter().find_map(|way| way(what))
}

fn boxed(compute: impl for<'c> Fn(&'c Calc<'_>, &[Num<'c>]) -> Num<'c> + 'static) -> Compute {
    Box::new(compute)
}

fn plain(what: Elements<'_>) -> Option<Compute> {
    let row = PLAIN.iter().find(|row| what.op.is(row.from))?;
    let float = row.float.filter(|_| what.is_float());
    let def = float.or(row.int.filter(|_| what.is_int()))?;
    Some(boxed(move |calc, args| {
        let ty = args.first().map_or(Type::NONE, |arg| arg.ty());
        calc.op(def, args, ty)
    }))
}

fn comparison(what: Elements<'_>) -> Option<Compute> {
    let &(_, float, int) = COMPARISONS.iter().find(|(def, ..)| what.op.is(def))?;
    if what.is_float() {
        return Some(two(move |_, a, b| a.cmpf(float, b)));
    }
    what.is_signless().then(|| two(move |_, a, b| a.cmpi(int, b)))
}

fn extreme(what: Elements<'_>) -> Option<Compute> {
    let &(_, float, int) = EXTREMES.iter().find(|(def, ..)| what.op.is(def))?;
    if !what.is_float() {
        return what.is_signless().then(|| two(move |_, a, b| a.bin(int, b)));
    }
    if !what.leaves_out(tosa::Maximum::NAN_MODE) {
        return Some(two(move |_, a, b| a.bin(float, b)));
    }
    Some(two(move |_, a, b| {
        let chosen = a.bin(float, b);
        let (first, second) = (a.cmpf(Float2::Uno, a), b.cmpf(Float2::Uno, b));
        second.select(a, first.select(b, chosen))
    }))
}

/// What is computed of one element.
fn one(compute: impl for<'c> Fn(&'c Calc<'_>, Num<'c>) -> Num<'c> + 'static) -> Compute {
    boxed(move |calc, args| match *args {
        [a, ..] => compute(calc, a),
        [] => calc.int(Type::I1, 0),
    })
}

/// What is computed of two elements.
fn two(compute: impl for<'c> Fn(&'c Calc<'_>, Num<'c>, Num<'c>) -> Num<'c> + 'static) -> Compute {
    boxed(move |calc, args| match *args {
        [a, b, ..] => compute(calc, a, b),
        _ => calc.int(Type::I1, 0),
    })
}

/// Ops that become several.
fn special(what: Elements<'_>) -> Option<Compute> {
    let rows: &[(&OpDef, fn(Elements<'_>) -> Option<Compute>)] = &[
        (tosa::Clz::def(), integers::leading_zeros),
        (tosa::Abs::def(), abs),
        (tosa::Reciprocal::def(), reciprocal),
        (tosa::Sigmoid::def(), sigmoid),
        (tosa::Select::def(), select),
        (tosa::Clamp::def(), clamp),
        (tosa::BitwiseNot::def(), integers::not),
        (tosa::LogicalNot::def(), integers::not),
        (tosa::ArithmeticRightShift::def(), integers::shift),
        (tosa::Mul::def(), integers::mul),
        (tosa::Negate::def(), integers::negate),
        (tosa::Cast::def(), cast::cast),
    ];
    let (_, make) = rows.iter().find(|(def, _)| what.op.is(def))?;
    make(what)
}

fn abs(what: Elements<'_>) -> Option<Compute> {
    if what.is_float() {
        return Some(one(|_, a| a.abs()));
    }
    what.is_signless().then(|| one(|calc, a| a.maxsi(calc.int(a.ty(), 0) - a)))
}

fn reciprocal(what: Elements<'_>) -> Option<Compute> {
    what.is_float().then(|| one(|calc, a| calc.float(a.ty(), 1.0) / a))
}

fn sigmoid(what: Elements<'_>) -> Option<Compute> {
    let compute = || {
        one(|calc, a| {
            let one = calc.float(a.ty(), 1.0);
            one / ((-a).exp() + one)
        })
    };
    what.is_float().then(compute)
}

fn select(what: Elements<'_>) -> Option<Compute> {
    let is_bit = what.from == Type::I1;
    is_bit.then(|| {
        boxed(|calc, args| match *args {
            [condition, yes, no, ..] => condition.select(yes, no),
            _ => calc.int(Type::I1, 0),
        })
    })
}

fn clamp(what: Elements<'_>) -> Option<Compute> {
    let bounds = [tosa::Clamp::MIN_VAL, tosa::Clamp::MAX_VAL];
    if !what.is_float() {
        return integers::clamp(what, bounds);
    }
    let ctx = what.op.ctx();
    let bounds = bounds.map(|slot| what.op.prop(slot).and_then(|attr| attr.as_float(ctx)));
    let [Some(low), Some(high)] = bounds else { return None };
    let leaves_out = what.leaves_out(tosa::Clamp::NAN_MODE);
    Some(one(move |calc, a| {
        let (low, high) = (calc.float_of(a.ty(), low), calc.float_of(a.ty(), high));
        let clamped = a.minimumf(high).maximumf(low);
        if leaves_out { a.cmpf(Float2::Uno, a).select(low, clamped) } else { clamped }
    }))
}
