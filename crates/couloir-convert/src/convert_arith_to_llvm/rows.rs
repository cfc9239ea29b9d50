//! Ops that become one op each.

use couloir_dialects::arith::attrs as source;
use couloir_dialects::llvm::attrs as target;
use couloir_dialects::{arith, llvm};
use couloir_ir::{Attribute, Context, OpRef, Type};
use couloir_rewrite::convert::Row;
use couloir_rewrite::row;

/// `#arith.overflow<...>` as a number.
fn overflow(ctx: &Context, attr: Attribute) -> Option<Attribute> {
    let bits = attr.enum_bits(ctx, &source::OVERFLOW)?;
    Some(Attribute::i32(ctx, bits as i32))
}

/// `#arith.fastmath<...>` as `#llvm.fastmath<...>`, where `reassoc` is last.
pub(crate) fn fastmath(ctx: &Context, attr: Attribute) -> Option<Attribute> {
    let bits = attr.enum_bits(ctx, &source::FASTMATH)?;
    Some(target::enum_attr(ctx, &target::FASTMATH, (bits >> 1) | ((bits & 1) << 6)))
}

/// `arith`'s rounding mode as LLVM's.
fn rounding(ctx: &Context, attr: Attribute) -> Option<Attribute> {
    let mode = usize::try_from(attr.as_u64(ctx)?).ok()?;
    [1, 3, 2, 0, 4].get(mode).map(|&mode| Attribute::i64(ctx, mode))
}

/// Whether floats occur that LLVM lacks: those of up to eight bits.
pub(crate) fn small_floats(op: OpRef<'_>) -> Option<&'static str> {
    let ctx = op.ctx();
    let is_small = |ty: Type| {
        let kind = ty.element_or_self(ctx).float_kind(ctx);
        kind.is_some_and(|kind| kind.width() <= 8)
    };
    let found = op.operand_types().chain(op.result_types()).any(is_small);
    found.then_some("unsupported floating point type")
}

fn rounds(op: OpRef<'_>) -> Option<&'static str> {
    arith::Truncf(op).roundingmode().map(|_| "a rounding mode is given").or(small_floats(op))
}

fn does_not_round(op: OpRef<'_>) -> Option<&'static str> {
    match arith::Truncf(op).roundingmode() {
        None => Some("no rounding mode is given"),
        Some(_) => small_floats(op),
    }
}

fn no_attrs(_: OpRef<'_>) -> Attribute {
    Attribute::EMPTY_DICT
}

/// Fast-math flags, which the target has no slot for, stay as they are.
fn with_flags(op: OpRef<'_>, flags: Option<Attribute>) -> Attribute {
    let (ctx, attrs) = (op.ctx(), op.body().discardable(op.op));
    let Some(flags) = flags else { return attrs };
    let mut entries = attrs.as_dictionary(ctx).unwrap_or_default().to_vec();
    entries.push((ctx.intern("fastmath"), flags));
    Attribute::dictionary(ctx, entries)
}

fn extf_attrs(op: OpRef<'_>) -> Attribute {
    with_flags(op, arith::Extf(op).fastmath())
}

fn truncf_attrs(op: OpRef<'_>) -> Attribute {
    with_flags(op, arith::Truncf(op).fastmath())
}

macro_rules! overflow {
    ($from:ident => $to:ident) => {
        row!(arith::$from<'_> => llvm::$to<'_>,
            [arith::$from::OVERFLOW_FLAGS => llvm::$to::OVERFLOW_FLAGS, by overflow])
    };
}

macro_rules! exact {
    ($from:ident => $to:ident) => {
        row!(arith::$from<'_> => llvm::$to<'_>, [arith::$from::IS_EXACT => llvm::$to::IS_EXACT])
    };
}

macro_rules! float {
    ($from:ident => $to:ident) => {
        row!(arith::$from<'_> => llvm::$to<'_>,
            [arith::$from::FASTMATH => llvm::$to::FASTMATH_FLAGS, by fastmath])
        .unless(small_floats)
    };
}

/// Ops that are taken apart on vectors of several dimensions.
pub(super) static UNROLLED: &[Row] = &[
    overflow!(Addi => Add),
    overflow!(Subi => Sub),
    overflow!(Muli => Mul),
    overflow!(Shli => Shl),
    exact!(Divsi => Sdiv),
    exact!(Divui => Udiv),
    exact!(Shrsi => AShr),
    exact!(Shrui => LShr),
    row!(arith::Remsi<'_> => llvm::Srem<'_>),
    row!(arith::Remui<'_> => llvm::Urem<'_>),
    row!(arith::Andi<'_> => llvm::And<'_>),
    row!(arith::Ori<'_> => llvm::Or<'_>),
    row!(arith::Xori<'_> => llvm::Xor<'_>),
    row!(arith::Maxsi<'_> => llvm::IntrSmax<'_>),
    row!(arith::Maxui<'_> => llvm::IntrUmax<'_>),
    row!(arith::Minsi<'_> => llvm::IntrSmin<'_>),
    row!(arith::Minui<'_> => llvm::IntrUmin<'_>),
    float!(Addf => FAdd),
    float!(Subf => FSub),
    float!(Mulf => FMul),
    float!(Divf => FDiv),
    float!(Remf => FRem),
    float!(Negf => FNeg),
    float!(Maximumf => IntrMaximum),
    float!(Minimumf => IntrMinimum),
    float!(Maxnumf => IntrMaxnum),
    float!(Minnumf => IntrMinnum),
    row!(arith::Cmpi<'_> => llvm::ICmp<'_>, [arith::Cmpi::PREDICATE => llvm::ICmp::PREDICATE])
        .attrs(no_attrs),
    row!(arith::Cmpf<'_> => llvm::FCmp<'_>, [
        arith::Cmpf::PREDICATE => llvm::FCmp::PREDICATE;
        arith::Cmpf::FASTMATH => llvm::FCmp::FASTMATH_FLAGS, by fastmath
    ])
    .attrs(no_attrs)
    .unless(small_floats),
    row!(arith::Extsi<'_> => llvm::SExt<'_>),
    row!(arith::Extui<'_> => llvm::ZExt<'_>),
    overflow!(Trunci => Trunc),
    row!(arith::Sitofp<'_> => llvm::SIToFP<'_>),
    row!(arith::Uitofp<'_> => llvm::UIToFP<'_>).unless(small_floats),
    row!(arith::Fptosi<'_> => llvm::FPToSI<'_>).unless(small_floats),
    row!(arith::Fptoui<'_> => llvm::FPToUI<'_>).unless(small_floats),
    row!(arith::Extf<'_> => llvm::FPExt<'_>).attrs(extf_attrs).unless(small_floats),
    row!(arith::Truncf<'_> => llvm::FPTrunc<'_>).attrs(truncf_attrs).unless(rounds),
    row!(arith::Truncf<'_> => llvm::IntrExperimentalConstrainedFptrunc<'_>, [
        arith::Truncf::ROUNDINGMODE => llvm::IntrExperimentalConstrainedFptrunc::ROUNDINGMODE,
        by rounding
    ], {
        llvm::IntrExperimentalConstrainedFptrunc::FP_EXCEPTION_BEHAVIOR =>
            |ctx| Attribute::i64(ctx, 0)
    })
    .attrs(truncf_attrs)
    .unless(does_not_round),
    row!(arith::Bitcast<'_> => llvm::BitCast<'_>),
    row!(arith::Select<'_> => llvm::Select<'_>),
];

/// Ops that stay whole on any type.
pub(super) static WHOLE: &[Row] = &[
    row!(arith::Constant<'_> => llvm::Constant<'_>, [arith::Constant::VALUE => llvm::Constant::VALUE]),
];
