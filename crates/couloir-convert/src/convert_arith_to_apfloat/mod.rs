//! `convert-arith-to-apfloat`: arithmetic on floats becomes calls of functions that LLVM's `APFloat` is
//! behind.

use couloir_dialects::arith;
use couloir_pass::PassDef;

use crate::apfloat::{self, Kind, Row};

/// `convert-arith-to-apfloat`
pub static PASS: PassDef = PassDef {
    name: "convert-arith-to-apfloat",
    class: "ArithToAPFloatConversionPass",
    description: "Convert Arith ops to APFloat runtime library calls",
    anchor: Some("builtin.module"),
    options: &[],
    run: |cx| apfloat::run(cx, ROWS, true),
    loads: &["arith", "func", "vector"],
    ..PassDef::EMPTY
};

static ROWS: &[Row] = &[
    (arith::Addf::def(), "add", Kind::Same),
    (arith::Subf::def(), "subtract", Kind::Same),
    (arith::Mulf::def(), "multiply", Kind::Same),
    (arith::Divf::def(), "divide", Kind::Same),
    (arith::Remf::def(), "remainder", Kind::Same),
    (arith::Minnumf::def(), "minnum", Kind::Same),
    (arith::Maxnumf::def(), "maxnum", Kind::Same),
    (arith::Minimumf::def(), "minimum", Kind::Same),
    (arith::Maximumf::def(), "maximum", Kind::Same),
    (arith::Negf::def(), "neg", Kind::Same),
    (arith::Cmpf::def(), "compare", Kind::Compare),
    (arith::Extf::def(), "convert", Kind::Convert),
    (arith::Truncf::def(), "convert", Kind::Convert),
    (arith::Sitofp::def(), "convert_from_int", Kind::FromInt(true)),
    (arith::Uitofp::def(), "convert_from_int", Kind::FromInt(false)),
    (arith::Fptosi::def(), "convert_to_int", Kind::ToInt(true)),
    (arith::Fptoui::def(), "convert_to_int", Kind::ToInt(false)),
];
