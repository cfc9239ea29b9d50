//! `convert-complex-to-libm`: functions of complex numbers become calls of the
//! C library. Ops that it has no function for stay.

use couloir_dialects::complex;
use couloir_ir::body::Op;
use couloir_ir::num::FloatKind;
use couloir_ir::{Attribute, OpDef, OpRef};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, OrNoMatch,
    PatternSet, no_match,
};

use crate::common::{by_bodies, convert};
use crate::library;

/// `convert-complex-to-libm`
pub static PASS: PassDef = PassDef {
    name: "convert-complex-to-libm",
    class: "ConvertComplexToLibm",
    description: "Convert Complex dialect to libm calls",
    anchor: Some("builtin.module"),
    options: &[],
    run: |cx| convert(cx, conversion),
    bodies: Some(|options, op| Ok(by_bodies(op.ctx(), conversion(options, op)))),
};

/// The functions by op, in single and in double precision.
static FUNCTIONS: &[(&OpDef, [&str; 2])] = &[
    (complex::Abs::def(), ["cabsf", "cabs"]),
    (complex::Angle::def(), ["cargf", "carg"]),
    (complex::Conj::def(), ["conjf", "conj"]),
    (complex::Cos::def(), ["ccosf", "ccos"]),
    (complex::Log::def(), ["clogf", "clog"]),
    (complex::Pow::def(), ["cpowf", "cpow"]),
    (complex::Sin::def(), ["csinf", "csin"]),
    (complex::Sqrt::def(), ["csqrtf", "csqrt"]),
    (complex::Tan::def(), ["ctanf", "ctan"]),
    (complex::Tanh::def(), ["ctanhf", "ctanh"]),
];

/// The conversion of the pass.
fn conversion(_: &Options, _: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    target.legal_dialect("func");
    let mut patterns = PatternSet::new();
    for &(def, names) in FUNCTIONS {
        target.illegal_op(def);
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
    let view = rw.view(op);
    let result = view.result_type(0).or_no_match("no result")?;
    let part = complex::element(ctx, result).unwrap_or(result);
    let name = match part.float_kind(ctx) {
        Some(FloatKind::F32) => single,
        Some(FloatKind::F64) => double,
        _ => return no_match("neither single nor double precision"),
    };
    let call = library::call(rw, name, Attribute::EMPTY_DICT, new.all(), result);
    rw.replace_by_op(op, call)
}
