//! `math-expand-ops`: functions that a target lacks become others and
//! arithmetic. What is computed on the way has no fast-math flags.

mod powers;
mod rounding;

use crate::greedy::{greedy_bodies, greedy_pass};
use couloir_dialects::arith;
use couloir_dialects::common::calc::{Calc, Float2, Int2, Num};
use couloir_dialects::common::fold::{Number, splat};
use couloir_dialects::math;
use couloir_ir::body::Op;
use couloir_ir::num::Int;
use couloir_ir::{Attribute, OpDef};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::Rewriter;
use couloir_rewrite::constant_of;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

/// `math-expand-ops`
pub static PASS: PassDef = PassDef {
    name: "math-expand-ops",
    class: "MathExpandOpsPass",
    description: "Expand math operations.",
    anchor: None,
    options: &[OptionDef {
        name: "ops",
        kind: OptionKind::List,
        default: "",
        description: "Operations to expand.",
    }],
    run: |cx| greedy_pass(cx, patterns(cx.options)),
    loads: &["arith"],
    bodies: Some(|options, _| greedy_bodies(patterns(options))),
    ..PassDef::EMPTY
};

/// What an op is computed from: its operands, and the number that the second
/// one is, where that is known.
struct Given<'c> {
    x: Num<'c>,
    y: Num<'c>,
    z: Num<'c>,
    known: Option<Number>,
    flags: Option<Attribute>,
}

/// Computes an op, or declines before it makes anything.
type Expand = for<'c> fn(&'c Calc<'_>, &Given<'c>) -> Result<Num<'c>, NoMatch>;

static EXPANSIONS: &[(&str, &OpDef, Expand)] = &[
    ("ctlz", math::Ctlz::def(), ctlz),
    ("sinh", math::Sinh::def(), |calc, of| Ok(hyperbolic(calc, of.x, |a, b| a - b))),
    ("cosh", math::Cosh::def(), |calc, of| Ok(hyperbolic(calc, of.x, |a, b| a + b))),
    ("tan", math::Tan::def(), |_, of| Ok(of.x.sin() / of.x.cos())),
    ("tanh", math::Tanh::def(), tanh),
    ("asinh", math::Asinh::def(), |calc, of| Ok(inverse(calc, of.x, 1.0))),
    ("acosh", math::Acosh::def(), |calc, of| Ok(inverse(calc, of.x, -1.0))),
    ("atanh", math::Atanh::def(), atanh),
    ("fma", math::Fma::def(), |_, of| Ok(of.x * of.y + of.z)),
    ("ceil", math::Ceil::def(), rounding::ceil),
    ("exp2", math::Exp2::def(), exp2),
    ("powf", math::Powf::def(), powers::powf),
    ("fpowi", math::Fpowi::def(), powers::fpowi),
    ("round", math::Round::def(), rounding::round),
    ("roundeven", math::Roundeven::def(), rounding::roundeven),
    ("rsqrt", math::Rsqrt::def(), rsqrt),
    ("clampf", math::Clampf::def(), clampf),
];

fn patterns(options: &Options) -> RewritePatterns {
    let wanted = options.list("ops");
    let mut patterns = RewritePatterns::new();
    for &(name, def, expand) in EXPANSIONS {
        if wanted.is_empty() || wanted.contains(&name) {
            patterns.add(def, move |op, rw| rewrite(op, rw, expand));
        }
    }
    patterns
}

fn rewrite(op: Op, rw: &mut Rewriter<'_>, expand: Expand) -> Rewritten {
    let ctx = rw.context();
    let view = rw.view(op);
    let operands = view.operands().collect::<Vec<_>>();
    let known = operands.get(1).and_then(|&value| rw.scope().defining_op(value));
    let known = known.and_then(constant_of).and_then(|value| splat(ctx, value));
    let flags = view.attr_named("fastmath");
    let at = |index: usize| operands.get(index).or(operands.first()).copied();
    let (x, y) = at(0).zip(at(1)).or_no_match("no operand")?;
    let z = at(2).or_no_match("no operand")?;
    rw.at(op);
    let calc = Calc::new(ctx, rw, None);
    let given = Given { x: calc.num(x), y: calc.num(y), z: calc.num(z), known, flags };
    let value = expand(&calc, &given)?.value;
    rw.replace(op, &[value]);
    Ok(())
}

/// Half of what joins `exp(x)` and `exp(-x)`.
fn hyperbolic<'c>(
    calc: &'c Calc<'_>,
    x: Num<'c>,
    join: fn(Num<'c>, Num<'c>) -> Num<'c>,
) -> Num<'c> {
    let up = x.exp();
    let joined = join(up, (-x).exp());
    joined * calc.float(x.ty(), 0.5)
}

/// By a function that does not overflow: of `-|x|`, with the sign put back.
#[allow(clippy::unnecessary_wraps)] // the table's type
fn tanh<'c>(calc: &'c Calc<'_>, of: &Given<'c>) -> Result<Num<'c>, NoMatch> {
    let (x, ty) = (of.x, of.x.ty());
    let (zero, one, minus_two) = (calc.float(ty, 0.0), calc.float(ty, 1.0), calc.float(ty, -2.0));
    let negative = x.cmpf(Float2::Olt, zero).cast(arith::Uitofp::def(), ty);
    let sign = negative * minus_two + one;
    let exp = (sign * x * minus_two).exp();
    let above = one - exp;
    Ok(sign * (above / (exp + one)))
}

/// `log(x + sqrt(x^2 + c))`
fn inverse<'c>(calc: &'c Calc<'_>, x: Num<'c>, c: f64) -> Num<'c> {
    let c = calc.float(x.ty(), c);
    (x + x.fma(x, c).sqrt()).log()
}

/// `log((x + 1) / (1 - x)) / 2`
#[allow(clippy::unnecessary_wraps)] // the table's type
fn atanh<'c>(calc: &'c Calc<'_>, of: &Given<'c>) -> Result<Num<'c>, NoMatch> {
    let (x, ty) = (of.x, of.x.ty());
    let one = calc.float(ty, 1.0);
    let above = x + one;
    let log = (above / (-x + one)).log();
    // Only what is made beside other constants stays beside them.
    Ok(log * calc.float(ty, 0.5))
}

#[allow(clippy::unnecessary_wraps)] // the table's type
fn exp2<'c>(calc: &'c Calc<'_>, of: &Given<'c>) -> Result<Num<'c>, NoMatch> {
    let log = calc.float(of.x.ty(), std::f64::consts::LN_2);
    Ok((of.x * log).exp())
}

fn rsqrt<'c>(calc: &'c Calc<'_>, of: &Given<'c>) -> Result<Num<'c>, NoMatch> {
    static_shape(calc, of.x)?;
    let one = calc.float(of.x.ty(), 1.0);
    Ok(one / of.x.sqrt())
}

/// Declines tensors of unknown size.
fn static_shape(calc: &Calc<'_>, x: Num<'_>) -> Result<(), NoMatch> {
    let ty = x.ty();
    match ty.is_shaped(calc.ctx()) && !ty.has_static_shape(calc.ctx()) {
        true => no_match("the shape is not known"),
        false => Ok(()),
    }
}

#[allow(clippy::unnecessary_wraps)] // the table's type
fn clampf<'c>(calc: &'c Calc<'_>, of: &Given<'c>) -> Result<Num<'c>, NoMatch> {
    Ok(calc.flagged(of.flags, || of.x.minimumf(of.y).maximumf(of.z)))
}

/// By halves: where the upper half is zero, its width is added and the lower
/// half moves up.
fn ctlz<'c>(calc: &'c Calc<'_>, of: &Given<'c>) -> Result<Num<'c>, NoMatch> {
    let ty = of.x.ty();
    let width = ty.element_or_self(calc.ctx()).int_width(calc.ctx());
    let width =
        width.filter(|&width| width <= 64).or_no_match("not an integer of at most 64 bits")?;
    let mut x = of.x;
    let mut count = calc.int(ty, 0);
    let mut half = width;
    while half > 1 {
        let rest = half / 2;
        let bits = calc.int(ty, i64::from(rest));
        let mask = calc.int_of(ty, Int::all_ones(width).lshr(rest));
        let is_low = x.cmpi(Int2::Ule, mask);
        let more = count + bits;
        let moved = x.shli(bits);
        x = is_low.select(moved, x);
        count = is_low.select(more, count);
        half = rest;
    }
    let is_zero = of.x.cmpi(Int2::Eq, calc.int(ty, 0));
    Ok(is_zero.select(calc.int(ty, i64::from(width)), count))
}
