//! `arith-expand`: rounding divisions, minima, maxima and scaling casts become
//! simpler ops; by option, casts of small floats become integer arithmetic.

mod small_floats;

use couloir_dialects::arith;
use couloir_dialects::common::calc::{Calc, Float2, Int2, Num};
use couloir_ir::body::Op;
use couloir_ir::num::{FloatKind, Int};
use couloir_ir::{Attribute, OpDef, OpRef, Type};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, NoMatch, Operands, OrNoMatch,
    PatternSet,
};

use crate::common::{by_bodies, convert};

/// `arith-expand`
pub static PASS: PassDef = PassDef {
    name: "arith-expand",
    class: "ArithExpandOpsPass",
    description: "Legalize Arith ops to be convertible to LLVM.",
    anchor: None,
    options: &[
        OptionDef {
            name: "include-bf16",
            kind: OptionKind::Bool,
            default: "false",
            description: "Enable the BF16 expansion patterns",
        },
        OptionDef {
            name: "include-f8e8m0",
            kind: OptionKind::Bool,
            default: "false",
            description: "Enable the F8E8M0 expansion patterns",
        },
        OptionDef {
            name: "include-f4e2m1",
            kind: OptionKind::Bool,
            default: "false",
            description: "Enable the F4E2M1 expansion patterns",
        },
    ],
    run: |cx| convert(cx, conversion),
    loads: &["vector"],
    bodies: Some(|options, op| Ok(by_bodies(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// What an op is computed from.
struct Given<'c> {
    x: Num<'c>,
    y: Num<'c>,
    /// The type of the result.
    to: Type,
    flags: Option<Attribute>,
    rounding: Option<Attribute>,
}

/// Computes an op, or declines before it makes anything.
type Expand = for<'c> fn(&'c Calc<'_>, &Given<'c>) -> Result<Num<'c>, NoMatch>;

static EXPANSIONS: &[(&OpDef, Expand)] = &[
    (arith::Ceildivsi::def(), |calc, of| Ok(ceil_signed(calc, of.x, of.y))),
    (arith::Ceildivui::def(), |calc, of| Ok(ceil_unsigned(calc, of.x, of.y))),
    (arith::Floordivsi::def(), |calc, of| Ok(floor_signed(calc, of.x, of.y))),
    (arith::Maxsi::def(), |_, of| Ok(better_int(of.x, of.y, Int2::Sgt))),
    (arith::Maxui::def(), |_, of| Ok(better_int(of.x, of.y, Int2::Ugt))),
    (arith::Minsi::def(), |_, of| Ok(better_int(of.x, of.y, Int2::Slt))),
    (arith::Minui::def(), |_, of| Ok(better_int(of.x, of.y, Int2::Ult))),
    (arith::Maximumf::def(), |_, of| Ok(or_nan(of.x, of.y, Float2::Ugt))),
    (arith::Minimumf::def(), |_, of| Ok(or_nan(of.x, of.y, Float2::Ult))),
    (arith::Maxnumf::def(), |_, of| Ok(or_number(of.x, of.y, Float2::Ugt))),
    (arith::Minnumf::def(), |_, of| Ok(or_number(of.x, of.y, Float2::Ult))),
    (arith::ScalingExtf::def(), scaling_extf),
    (arith::ScalingTruncf::def(), scaling_truncf),
];

/// The options with the floats whose casts they expand, their way from `f32`
/// and that to `f32`.
static SMALL: &[(&str, FloatKind, [Expand; 2])] = &[
    ("include-bf16", FloatKind::BF16, [small_floats::truncate_bf16, small_floats::extend_bf16]),
    (
        "include-f8e8m0",
        FloatKind::F8E8M0FNU,
        [small_floats::truncate_f8e8m0, small_floats::extend_f8e8m0],
    ),
    (
        "include-f4e2m1",
        FloatKind::F4E2M1FN,
        [small_floats::truncate_f4e2m1, small_floats::extend_f4e2m1],
    ),
];

/// The conversion of the pass.
fn conversion(options: &Options, _: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    let mut patterns = PatternSet::new();
    target.legal_dialect("arith").legal_dialect("vector");
    for &(def, expand) in EXPANSIONS {
        target.illegal_op(def);
        patterns.add_untyped(def, move |op, new, rw| rewrite(op, new, rw, expand));
    }
    for def in [arith::Truncf::def(), arith::Extf::def()] {
        target.dynamic_op(def, |_| Some(true));
    }
    for &(option, kind, [truncate, extend]) in SMALL {
        if options.flag(option) {
            let is_expanded = move |ty: Option<Type>, op: OpRef<'_>| {
                is_kind(op, ty, kind) && casts_with(op, kind)
            };
            target.dynamic_op(arith::Truncf::def(), move |op| {
                is_expanded(op.result_type(0), op).then_some(false)
            });
            target.dynamic_op(arith::Extf::def(), move |op| {
                is_expanded(op.operand_type(0), op).then_some(false)
            });
            patterns.add_untyped(arith::Truncf::def(), move |op, new, rw| {
                rewrite(op, new, rw, truncate)
            });
            patterns
                .add_untyped(arith::Extf::def(), move |op, new, rw| rewrite(op, new, rw, extend));
        }
    }
    Conversion::new(Mode::Partial, target, patterns)
}

fn is_kind(op: OpRef<'_>, ty: Option<Type>, kind: FloatKind) -> bool {
    let ctx = op.ctx();
    ty.is_some_and(|ty| ty.element_or_self(ctx).float_kind(ctx) == Some(kind))
}

/// Whether a cast of such a float is expanded: one of `bf16` only from and to
/// `f32`.
fn casts_with(op: OpRef<'_>, kind: FloatKind) -> bool {
    let single = |ty| is_kind(op, ty, FloatKind::F32);
    kind != FloatKind::BF16 || single(op.operand_type(0)) || single(op.result_type(0))
}

fn rewrite(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>, expand: Expand) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let operands = new.all().first().zip(new.all().last());
    let (&x, &y) = operands.or_no_match("no operand")?;
    let to = view.result_type(0).or_no_match("no result")?;
    let (flags, rounding) = (view.attr_named("fastmath"), view.attr_named("roundingmode"));
    let calc = Calc::new(ctx, rw, None);
    let given = Given { x: calc.num(x), y: calc.num(y), to, flags, rounding };
    let value = expand(&calc, &given)?.value;
    rw.replace(op, value)
}

/// The quotient, one more where something is left and the signs agree.
fn ceil_signed<'c>(calc: &'c Calc<'_>, x: Num<'c>, y: Num<'c>) -> Num<'c> {
    let (zero, one) = (calc.int(x.ty(), 0), calc.int(x.ty(), 1));
    let quotient = x.bin(arith::Divsi::def(), y);
    let rest = x.cmpi(Int2::Ne, quotient * y);
    let (x_negative, y_negative) = (x.cmpi(Int2::Slt, zero), y.cmpi(Int2::Slt, zero));
    let same = x_negative.cmpi(Int2::Eq, y_negative);
    let up = rest & same;
    up.select(quotient + one, quotient)
}

/// The quotient, one less where something is left and the signs differ.
fn floor_signed<'c>(calc: &'c Calc<'_>, x: Num<'c>, y: Num<'c>) -> Num<'c> {
    let quotient = x.bin(arith::Divsi::def(), y);
    let rest = x.cmpi(Int2::Ne, quotient * y);
    let zero = calc.int(x.ty(), 0);
    let (x_negative, y_negative) = (x.cmpi(Int2::Slt, zero), y.cmpi(Int2::Slt, zero));
    let down = rest & x_negative.cmpi(Int2::Ne, y_negative);
    let minus_one = minus_one(calc, x.ty());
    down.select(quotient + minus_one, quotient)
}

/// -1 as upstream makes it: of 64 bits, with zeros above where there are more.
fn minus_one<'c>(calc: &'c Calc<'_>, ty: Type) -> Num<'c> {
    let width = ty.element_or_self(calc.ctx()).int_width(calc.ctx()).unwrap_or(64);
    calc.int_of(ty, Int::new(64, u64::MAX).zext_or_trunc(width))
}

/// `(x - 1) / y + 1`, but for zero.
fn ceil_unsigned<'c>(calc: &'c Calc<'_>, x: Num<'c>, y: Num<'c>) -> Num<'c> {
    let zero = calc.int(x.ty(), 0);
    let is_zero = x.cmpi(Int2::Eq, zero);
    let one = calc.int(x.ty(), 1);
    let quotient = (x - one).bin(arith::Divui::def(), y) + one;
    is_zero.select(zero, quotient)
}

fn better_int<'c>(x: Num<'c>, y: Num<'c>, how: Int2) -> Num<'c> {
    x.cmpi(how, y).select(x, y)
}

/// NaN where either operand is.
fn or_nan<'c>(x: Num<'c>, y: Num<'c>, how: Float2) -> Num<'c> {
    let better = x.cmpf(how, y).select(x, y);
    y.cmpf(Float2::Uno, y).select(y, better)
}

/// A number where either operand is.
fn or_number<'c>(x: Num<'c>, y: Num<'c>, how: Float2) -> Num<'c> {
    let better = x.cmpf(how, y).select(x, y);
    x.cmpf(Float2::Uno, x).select(y, better)
}

/// The scale, as wide as the result.
fn scale<'c>(calc: &'c Calc<'_>, of: &Given<'c>, to: Type) -> Num<'c> {
    let ctx = calc.ctx();
    let (ty, kind) = (of.y.ty(), FloatKind::F8E8M0FNU);
    let small = ty.with_element(ctx, Type::float(ctx, kind));
    let scale = match ty.element_or_self(ctx).float_kind(ctx) {
        Some(own) if own == kind => of.y,
        Some(own) if own.width() == 8 => of.y.cast(arith::Bitcast::def(), small),
        _ => of.y.cast(arith::Truncf::def(), small),
    };
    scale.cast(arith::Extf::def(), to)
}

#[allow(clippy::unnecessary_wraps)] // the table's type
fn scaling_extf<'c>(calc: &'c Calc<'_>, of: &Given<'c>) -> Result<Num<'c>, NoMatch> {
    Ok(calc.flagged(of.flags, || {
        let scale = scale(calc, of, of.to);
        of.x.cast(arith::Extf::def(), of.to) * scale
    }))
}

#[allow(clippy::unnecessary_wraps)] // the table's type
fn scaling_truncf<'c>(calc: &'c Calc<'_>, of: &Given<'c>) -> Result<Num<'c>, NoMatch> {
    Ok(calc.flagged(of.flags, || {
        let scale = scale(calc, of, of.x.ty());
        (of.x / scale).cast_rounded(of.to, of.rounding)
    }))
}
