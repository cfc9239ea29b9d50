//! `convert-math-to-apfloat`: some of what `math` does with floats becomes calls of functions that LLVM's
//! `APFloat` is behind.

use couloir_dialects::math;
use couloir_pass::PassDef;

use crate::apfloat::{self, Kind, Row};

/// `convert-math-to-apfloat`
pub static PASS: PassDef = PassDef {
    name: "convert-math-to-apfloat",
    class: "MathToAPFloatConversionPass",
    description: "Convert Math ops to APFloat runtime library calls",
    anchor: Some("builtin.module"),
    options: &[],
    run: |cx| apfloat::run(cx, ROWS, false),
    loads: &["arith", "func", "math", "vector"],
    ..PassDef::EMPTY
};

static ROWS: &[Row] = &[
    (math::Absf::def(), "abs", Kind::Same),
    (math::Fma::def(), "fused_multiply_add", Kind::Same),
    (math::Isfinite::def(), "isfinite", Kind::Classify),
    (math::Isinf::def(), "isinfinite", Kind::Classify),
    (math::Isnan::def(), "isnan", Kind::Classify),
    (math::Isnormal::def(), "isnormal", Kind::Classify),
];
