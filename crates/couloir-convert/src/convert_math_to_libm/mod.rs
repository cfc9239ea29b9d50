//! `convert-math-to-libm`: mathematical functions become calls of the C
//! library. Vectors are taken apart, and numbers of half precision extended.

use couloir_dialects::common::calc::{Calc, float_attr};
use couloir_dialects::{arith, math, vector};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::num::{Float, FloatKind};
use couloir_ir::{Attribute, Context, OpDef, OpRef, Type};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, OrNoMatch,
    PatternSet, no_match,
};
use smallvec::SmallVec;

use crate::common::{by_bodies, convert};
use crate::library;

/// `convert-math-to-libm`
pub static PASS: PassDef = PassDef {
    name: "convert-math-to-libm",
    class: "ConvertMathToLibmPass",
    description: "Convert Math dialect to libm calls",
    anchor: Some("builtin.module"),
    options: &[],
    run: |cx| convert(cx, conversion),
    bodies: Some(|options, op| Ok(by_bodies(op.ctx(), conversion(options, op)))),
};

/// The functions by op, in single and in double precision.
static FUNCTIONS: &[(&OpDef, [&str; 2])] = &[
    (math::Absf::def(), ["fabsf", "fabs"]),
    (math::Acos::def(), ["acosf", "acos"]),
    (math::Acosh::def(), ["acoshf", "acosh"]),
    (math::Asin::def(), ["asinf", "asin"]),
    (math::Asinh::def(), ["asinhf", "asinh"]),
    (math::Atan::def(), ["atanf", "atan"]),
    (math::Atan2::def(), ["atan2f", "atan2"]),
    (math::Atanh::def(), ["atanhf", "atanh"]),
    (math::Cbrt::def(), ["cbrtf", "cbrt"]),
    (math::Ceil::def(), ["ceilf", "ceil"]),
    (math::Cos::def(), ["cosf", "cos"]),
    (math::Cosh::def(), ["coshf", "cosh"]),
    (math::Erf::def(), ["erff", "erf"]),
    (math::Erfc::def(), ["erfcf", "erfc"]),
    (math::Exp::def(), ["expf", "exp"]),
    (math::Exp2::def(), ["exp2f", "exp2"]),
    (math::Expm1::def(), ["expm1f", "expm1"]),
    (math::Floor::def(), ["floorf", "floor"]),
    (math::Fma::def(), ["fmaf", "fma"]),
    (math::Log::def(), ["logf", "log"]),
    (math::Log10::def(), ["log10f", "log10"]),
    (math::Log1p::def(), ["log1pf", "log1p"]),
    (math::Log2::def(), ["log2f", "log2"]),
    (math::Powf::def(), ["powf", "pow"]),
    (math::Round::def(), ["roundf", "round"]),
    (math::Roundeven::def(), ["roundevenf", "roundeven"]),
    (math::Rsqrt::def(), ["rsqrtf", "rsqrt"]),
    (math::Sin::def(), ["sinf", "sin"]),
    (math::Sinh::def(), ["sinhf", "sinh"]),
    (math::Sqrt::def(), ["sqrtf", "sqrt"]),
    (math::Tan::def(), ["tanf", "tan"]),
    (math::Tanh::def(), ["tanhf", "tanh"]),
    (math::Trunc::def(), ["truncf", "trunc"]),
];

/// Most elements of a vector that is taken apart.
const MAX_ELEMENTS: i64 = 1 << 20;

/// The conversion of the pass.
fn conversion(_: &Options, _: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    for dialect in ["arith", "builtin", "func", "vector"] {
        target.legal_dialect(dialect);
    }
    target.illegal_dialect("math");
    let mut patterns = PatternSet::new();
    for &(def, names) in FUNCTIONS {
        patterns.add_untyped(def, move |op, new, rw| unroll(op, new, rw, def));
        patterns.add_untyped(def, move |op, new, rw| extend(op, new, rw, def));
        patterns.add_untyped(def, move |op, new, rw| lower(op, new, rw, names));
    }
    Conversion::new(Mode::Partial, target, patterns)
}

fn lower(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    [single, double]: [&str; 2],
) -> Lowered {
    let ctx = rw.context();
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let name = match ty.float_kind(ctx) {
        Some(FloatKind::F32) => single,
        Some(FloatKind::F64) => double,
        _ => return no_match("neither single nor double precision"),
    };
    let attrs = library::unit_attr(ctx, "llvm.readnone");
    let call = library::call(rw, name, attrs, new.all(), ty);
    rw.replace_by_op(op, call)
}

/// The same op, flags and attributes included, of other operands.
fn again(
    rw: &mut ConversionRewriter<'_>,
    op: Op,
    def: &'static OpDef,
    operands: &[Value],
    ty: Type,
) -> Value {
    let view = rw.view(op);
    let new = NewOp::new(def).operands(operands.iter().copied()).result(ty);
    let new = new.prop(0, view.prop(0)).attrs(view.body().discardable(op));
    rw.insert1(new)
}

/// In single precision.
fn extend(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>, def: &'static OpDef) -> Lowered {
    let ctx = rw.context();
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    if !matches!(ty.float_kind(ctx), Some(FloatKind::F16 | FloatKind::BF16)) {
        return no_match("not of half precision");
    }
    let single = Type::float(ctx, FloatKind::F32);
    let cast = |rw: &mut ConversionRewriter<'_>, def, value, ty| {
        let calc = Calc::new(ctx, rw, None);
        calc.num(value).cast(def, ty).value
    };
    let operands = new.all().iter().map(|&value| cast(rw, arith::Extf::def(), value, single));
    let operands = operands.collect::<SmallVec<[_; 3]>>();
    let value = again(rw, op, def, &operands, single);
    let value = cast(rw, arith::Truncf::def(), value, ty);
    rw.replace(op, value)
}

/// Element by element.
fn unroll(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>, def: &'static OpDef) -> Lowered {
    let ctx = rw.context();
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let shape = &ty.as_vector(ctx).or_no_match("not a vector")?.shape;
    let count = shape.iter().try_fold(1i64, |n, &dim| n.checked_mul(dim));
    count.filter(|&count| count <= MAX_ELEMENTS).or_no_match("too many elements")?;
    let element = ty.element_or_self(ctx);
    let zero = zero(ctx, ty).or_no_match("not a vector of floats")?;
    let mut whole = rw.insert1(arith::Constant::build(ty, zero));
    let mut position = vec![0; shape.len()];
    loop {
        let at = Some(Attribute::i64_array(ctx, &position));
        let parts = new
            .all()
            .iter()
            .map(|&value| rw.emit1(vector::Extract::def(), &[value], element, &[at]));
        let parts = parts.collect::<SmallVec<[_; 3]>>();
        let value = again(rw, op, def, &parts, element);
        whole = rw.emit1(vector::Insert::def(), &[value, whole], ty, &[at]);
        if !advance(&mut position, shape) {
            return rw.replace(op, whole);
        }
    }
}

fn zero(ctx: &Context, ty: Type) -> Option<Attribute> {
    let kind = ty.element_or_self(ctx).float_kind(ctx)?;
    Some(float_attr(ctx, ty, Float::zero(kind)))
}

/// Goes on to the next position, the last dimension fastest; whether there is
/// one.
fn advance(position: &mut [i64], shape: &[i64]) -> bool {
    for (at, &dim) in position.iter_mut().zip(shape).rev() {
        *at += 1;
        if *at < dim {
            return true;
        }
        *at = 0;
    }
    false
}
