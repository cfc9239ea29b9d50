//! `convert-math-to-libm`: mathematical functions become calls of the C
//! library. Vectors are taken apart, and numbers of half precision extended.

use couloir_dialects::common::calc::Calc;
use couloir_dialects::{arith, math};
use couloir_ir::body::Op;
use couloir_ir::num::FloatKind;
use couloir_ir::{OpDef, OpRef, Type};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, OrNoMatch,
    PatternSet, no_match,
};
use smallvec::SmallVec;

use crate::common::{by_bodies, convert};
use crate::library::{self, Names};
use crate::vector_elements::{again, by_elements};

/// `convert-math-to-libm`
pub static PASS: PassDef = PassDef {
    name: "convert-math-to-libm",
    class: "ConvertMathToLibmPass",
    description: "Convert Math dialect to libm calls",
    anchor: Some("builtin.module"),
    options: &[],
    run: |cx| convert(cx, conversion),
    loads: &["arith", "func", "vector"],
    bodies: Some(|options, op| Ok(by_bodies(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// The functions by op, in single and in double precision.
static FUNCTIONS: &[(&OpDef, Names)] = &[
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

/// The conversion of the pass.
fn conversion(_: &Options, _: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    for dialect in ["arith", "builtin", "func", "vector"] {
        target.legal_dialect(dialect);
    }
    target.illegal_dialect("math");
    let mut patterns = PatternSet::new();
    for &(def, names) in FUNCTIONS {
        patterns.add_untyped(def, move |op, new, rw| by_elements(op, new, rw, def));
        patterns.add_untyped(def, move |op, new, rw| extend(op, new, rw, def));
        patterns.add_untyped(def, move |op, new, rw| {
            let attrs = library::unit_attr(rw.context(), "llvm.readnone");
            library::lower(op, new, rw, names, attrs)
        });
    }
    Conversion::new(Mode::Partial, target, patterns)
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
