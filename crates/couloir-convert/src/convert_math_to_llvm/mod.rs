//! `convert-math-to-llvm`: mathematical functions become intrinsics.
//!
//! Most ops become one op, a row each; functions that LLVM has no intrinsic
//! for become a few, or stay.

use std::sync::Arc;

use couloir_dialects::{llvm, math};
use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::num::Float;
use couloir_ir::{Attribute, Context, OpDef, OpRef, Type};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, Lowered, Operands, OrNoMatch, PatternSet, Row, no_match,
    unroll_with,
};
use couloir_rewrite::row;

use crate::common::{convert, lasting, lower_to_llvm};
use crate::convert_arith_to_llvm::rows::{fastmath, small_floats};
use crate::llvm_common::attrs::carry;
use crate::llvm_common::{Llvm, UNROLL};

/// `convert-math-to-llvm`
pub static PASS: PassDef = PassDef {
    name: "convert-math-to-llvm",
    class: "ConvertMathToLLVMPass",
    description: "Convert Math dialect to LLVM dialect",
    anchor: None,
    options: &[OptionDef {
        name: "approximate-log1p",
        kind: OptionKind::Bool,
        default: "true",
        description: "Enable approximation of Log1p.",
    }],
    run: |cx| convert(cx, conversion),
    loads: &["llvm"],
    bodies: Some(|options, op| Ok(lasting(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// The conversion of the pass.
fn conversion(options: &Options, op: OpRef<'_>) -> Conversion {
    match options.flag("approximate-log1p") {
        true => lower_to_llvm(options, op, populate),
        false => lower_to_llvm(options, op, populate_exact),
    }
}

macro_rules! float {
    ($from:ident => $to:ident) => {
        row!(math::$from<'_> => llvm::$to<'_>,
            [math::$from::FASTMATH => llvm::$to::FASTMATH_FLAGS, by fastmath])
        .unless(small_floats)
    };
}

/// Ops that are taken apart on vectors of several dimensions.
static UNROLLED: &[Row] = &[
    float!(Absf => IntrFabs),
    float!(Acos => IntrAcos),
    float!(Asin => IntrAsin),
    float!(Atan => IntrAtan),
    float!(Atan2 => IntrAtan2),
    float!(Ceil => IntrCeil),
    float!(Copysign => IntrCopysign),
    float!(Cos => IntrCos),
    float!(Cosh => IntrCosh),
    float!(Exp => IntrExp),
    float!(Exp2 => IntrExp2),
    float!(Floor => IntrFloor),
    float!(Fma => IntrFma),
    float!(Fpowi => IntrPowi),
    float!(Log => IntrLog),
    float!(Log10 => IntrLog10),
    float!(Log2 => IntrLog2),
    float!(Powf => IntrPow),
    float!(Round => IntrRound),
    float!(Roundeven => IntrRoundeven),
    float!(Sin => IntrSin),
    float!(Sinh => IntrSinh),
    float!(Sqrt => IntrSqrt),
    float!(Tan => IntrTan),
    float!(Tanh => IntrTanh),
    float!(Trunc => IntrTrunc),
    row!(math::Ctpop<'_> => llvm::IntrCtpop<'_>),
];

fn several_dimensions(op: OpRef<'_>) -> Option<&'static str> {
    let vector = op.operand_type(0).and_then(|ty| ty.as_vector(op.ctx()));
    vector.filter(|vector| vector.rank() > 1).map(|_| "several dimensions")
}

/// The classes of numbers that are NaN.
const NAN: i32 = 0x3;
/// The classes of numbers that are neither infinite nor NaN.
const FINITE: i32 = 0x1f8;

/// Ops that are not taken apart.
static WHOLE: &[Row] = &[
    row!(math::Absi<'_> => llvm::IntrAbs<'_>, [],
        {llvm::IntrAbs::IS_INT_MIN_POISON => |_| Attribute::FALSE})
    .attrs(|_| Attribute::EMPTY_DICT)
    .unless(several_dimensions),
    row!(math::Ctlz<'_> => llvm::IntrCtlz<'_>, [],
        {llvm::IntrCtlz::IS_ZERO_POISON => |_| Attribute::FALSE})
    .attrs(|_| Attribute::EMPTY_DICT)
    .unless(several_dimensions),
    row!(math::Cttz<'_> => llvm::IntrCttz<'_>, [],
        {llvm::IntrCttz::IS_ZERO_POISON => |_| Attribute::FALSE})
    .attrs(|_| Attribute::EMPTY_DICT)
    .unless(several_dimensions),
    row!(math::Isnan<'_> => llvm::IntrIsFpclass<'_>, [],
        {llvm::IntrIsFpclass::BIT => |ctx| Attribute::i32(ctx, NAN)})
    .attrs(|_| Attribute::EMPTY_DICT)
    .unless(small_floats),
    row!(math::Isfinite<'_> => llvm::IntrIsFpclass<'_>, [],
        {llvm::IntrIsFpclass::BIT => |ctx| Attribute::i32(ctx, FINITE)})
    .attrs(|_| Attribute::EMPTY_DICT)
    .unless(small_floats),
];

/// The patterns for all of `math`.
pub(crate) fn populate(ctx: &Context, llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    populate_exact(ctx, llvm, patterns);
    add_expansion(patterns, llvm, math::Log1p::def(), log1p);
}

/// The same without approximations.
fn populate_exact(_: &Context, llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    patterns.add_rows(UNROLLED, &llvm.converter, Some(UNROLL));
    patterns.add_rows(WHOLE, &llvm.converter, None);
    add_expansion(patterns, llvm, math::Expm1::def(), expm1);
    add_expansion(patterns, llvm, math::Rsqrt::def(), rsqrt);
    let made = Arc::clone(llvm);
    let converter = &llvm.converter;
    patterns.add(math::Sincos::def(), converter, move |op, new, rw| sincos(&made, op, new, rw));
}

/// Makes the ops that a function becomes; the value it becomes.
type Expand = fn(&mut Maker<'_, '_>, Value) -> Value;

fn add_expansion(patterns: &mut PatternSet, llvm: &Arc<Llvm>, def: &'static OpDef, expand: Expand) {
    patterns.add(def, &llvm.converter, move |op, new, rw| lower(op, new, rw, expand));
}

/// Makes ops of one type, with the source's attributes.
struct Maker<'m, 'a> {
    rw: &'m mut ConversionRewriter<'a>,
    ty: Type,
    flags: Option<Attribute>,
    attrs: Attribute,
}

impl Maker<'_, '_> {
    /// The constant 1, or a vector of it.
    fn one(&mut self) -> Value {
        let value = one(self.rw.context(), self.ty);
        self.rw.insert1(llvm::Constant::build(self.ty, value))
    }

    /// An op with the flags, whose slot is the first.
    fn make(&mut self, def: &'static OpDef, operands: &[Value]) -> Value {
        let mut new = NewOp::new(def).result(self.ty);
        for &operand in operands {
            new = new.operand(operand);
        }
        if let Some(flags) = self.flags {
            new = new.prop(0, flags);
        }
        let new = carry(self.rw.context(), new, self.attrs);
        self.rw.insert1(new)
    }
}

fn one(ctx: &Context, ty: Type) -> Attribute {
    let element = ty.element_or_self(ctx);
    let kind = element.float_kind(ctx).unwrap_or(couloir_ir::num::FloatKind::F32);
    let value = Float::one(kind);
    if element == ty {
        return Attribute::float(ctx, ty, value);
    }
    let bytes = (kind.width() as usize).div_ceil(8);
    let data = value.bits().to_le_bytes().into_iter().take(bytes).collect();
    Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, data)))
}

/// `exp(x) - 1`
fn expm1(make: &mut Maker<'_, '_>, x: Value) -> Value {
    let one = make.one();
    let exp = make.make(llvm::IntrExp::def(), &[x]);
    make.make(llvm::FSub::def(), &[exp, one])
}

/// `log(1 + x)`
fn log1p(make: &mut Maker<'_, '_>, x: Value) -> Value {
    let one = make.one();
    let sum = make.make(llvm::FAdd::def(), &[one, x]);
    make.make(llvm::IntrLog::def(), &[sum])
}

/// `1 / sqrt(x)`
fn rsqrt(make: &mut Maker<'_, '_>, x: Value) -> Value {
    let one = make.one();
    let root = make.make(llvm::IntrSqrt::def(), &[x]);
    make.make(llvm::FDiv::def(), &[one, root])
}

fn lower(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>, expand: Expand) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    if let Some(reason) = small_floats(view) {
        return no_match(reason);
    }
    let flags = view.prop(0).and_then(|flags| fastmath(ctx, flags));
    let attrs = view.body().discardable(op);
    let value = new.one(0).or_no_match("no operand")?;
    let ty = rw.ty(value);
    if (UNROLL.split)(ctx, ty).is_some() {
        return unroll_with(op, new, rw, UNROLL, |rw, ty, parts| {
            let value = parts.first().copied().unwrap_or(value);
            expand(&mut Maker { rw, ty, flags, attrs }, value)
        });
    }
    let value = expand(&mut Maker { rw, ty, flags, attrs }, value);
    rw.replace(op, value)
}

/// Both results of one intrinsic.
fn sincos(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let view = rw.view(op);
    if let Some(reason) = small_floats(view) {
        return no_match(reason);
    }
    let ctx = rw.context();
    let flags = view.prop(math::Sincos::FASTMATH).and_then(|flags| fastmath(ctx, flags));
    let value = new.one(0).or_no_match("no operand")?;
    let ty = rw.ty(value);
    let pair = llvm::struct_literal(ctx, &[ty, ty]);
    let both = NewOp::new(llvm::IntrSincos::def()).operand(value).result(pair);
    let both = match flags {
        Some(flags) => both.prop(llvm::IntrSincos::FASTMATH_FLAGS, flags),
        None => both,
    };
    let attrs = rw.view(op).body().discardable(op);
    let both = rw.insert1(carry(ctx, both, attrs));
    let sin = llvm.extract(rw, ty, both, &[0]);
    let cos = llvm.extract(rw, ty, both, &[1]);
    rw.replace_all(op, &[sin, cos])
}
