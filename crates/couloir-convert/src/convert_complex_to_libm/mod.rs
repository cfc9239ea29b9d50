//! `convert-complex-to-libm`: functions of complex numbers become calls of the
//! C library. Ops that it has no function for stay.

use couloir_dialects::complex;
use couloir_ir::{OpDef, OpRef};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{Conversion, ConversionTarget, Mode, PatternSet};

use crate::common::{by_bodies, convert};
use crate::library::{self, Names};

/// `convert-complex-to-libm`
pub static PASS: PassDef = PassDef {
    name: "convert-complex-to-libm",
    class: "ConvertComplexToLibm",
    description: "Convert Complex dialect to libm calls",
    anchor: Some("builtin.module"),
    options: &[],
    run: |cx| convert(cx, conversion),
    loads: &["func"],
    bodies: Some(|options, op| Ok(by_bodies(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// The functions by op, in single and in double precision.
static FUNCTIONS: &[(&OpDef, Names)] = &[
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
    library::add_calls(&mut target, &mut patterns, FUNCTIONS);
    Conversion::new(Mode::Partial, target, patterns)
}
