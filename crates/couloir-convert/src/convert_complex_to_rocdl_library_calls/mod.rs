//! `convert-complex-to-rocdl-library-calls`: functions of complex numbers become calls of AMD's
//! library, `ocml`. A power is taken by logarithm and exponential.

use couloir_dialects::{arith, complex};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, OpDef, OpRef, Type};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, OrNoMatch,
    PatternSet, no_match,
};

use crate::common::{by_bodies, convert};
use crate::library::{self, Names};
use crate::llvm_common::emit::with;
use crate::vector_common::build::zero_attr;

/// `convert-complex-to-rocdl-library-calls`
pub static PASS: PassDef = PassDef {
    name: "convert-complex-to-rocdl-library-calls",
    class: "ConvertComplexToROCDLLibraryCalls",
    description: "Convert Complex dialect to ROCDL library calls",
    anchor: Some("builtin.module"),
    options: &[],
    run: |cx| convert(cx, conversion),
    loads: &["func"],
    bodies: Some(|options, op| Ok(by_bodies(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// The functions by op, in single and in double precision.
static FUNCTIONS: &[(&OpDef, Names)] = &[
    (complex::Abs::def(), ["__ocml_cabs_f32", "__ocml_cabs_f64"]),
    (complex::Cos::def(), ["__ocml_ccos_f32", "__ocml_ccos_f64"]),
    (complex::Exp::def(), ["__ocml_cexp_f32", "__ocml_cexp_f64"]),
    (complex::Log::def(), ["__ocml_clog_f32", "__ocml_clog_f64"]),
    (complex::Sin::def(), ["__ocml_csin_f32", "__ocml_csin_f64"]),
    (complex::Sqrt::def(), ["__ocml_csqrt_f32", "__ocml_csqrt_f64"]),
    (complex::Tan::def(), ["__ocml_ctan_f32", "__ocml_ctan_f64"]),
    (complex::Tanh::def(), ["__ocml_ctanh_f32", "__ocml_ctanh_f64"]),
];

/// The conversion of the pass.
fn conversion(_: &Options, _: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    target.legal_dialect("arith").legal_dialect("func");
    target.legal_op(complex::Create::def()).legal_op(complex::Mul::def());
    let mut patterns = PatternSet::new();
    library::add_calls(&mut target, &mut patterns, FUNCTIONS);
    target.illegal_op(complex::Pow::def()).illegal_op(complex::Powi::def());
    patterns.add_untyped(complex::Pow::def(), power);
    patterns.add_untyped(complex::Powi::def(), whole_power);
    Conversion::new(Mode::Partial, target, patterns)
}

/// An op of `complex` that may be approximated as these flags say.
fn with_flags(
    rw: &mut ConversionRewriter<'_>,
    def: &'static OpDef,
    operands: &[Value],
    ty: Type,
    flags: (usize, Option<Attribute>),
) -> Value {
    let ctx = rw.context();
    let props = match flags.1 {
        Some(_) => with(ctx, def, [flags]),
        None => with(ctx, def, []),
    };
    rw.emit1(def, operands, ty, &props)
}

/// `exp(exponent * log(base))`
fn power(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let [base, exponent] = *new.all() else { return no_match("not two operands") };
    let view = rw.view(op);
    let ty = view.result_type(0).or_no_match("no result")?;
    let flags = view.prop(complex::Pow::FASTMATH);
    let log = complex::Log::def();
    let log = with_flags(rw, log, &[base], ty, (complex::Log::FASTMATH, flags));
    let product = complex::Mul::def();
    let flag = (complex::Mul::FASTMATH, flags);
    let product = with_flags(rw, product, &[exponent, log], ty, flag);
    let exp = complex::Exp::def();
    let value = with_flags(rw, exp, &[product], ty, (complex::Exp::FASTMATH, flags));
    rw.replace(op, value)
}

/// A power with a whole exponent, which becomes a complex number.
fn whole_power(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let [base, exponent] = *new.all() else { return no_match("not two operands") };
    let view = rw.view(op);
    let ty = view.result_type(0).or_no_match("no result")?;
    let part = complex::element(ctx, ty).or_no_match("not a complex number")?;
    let flags = view.prop(complex::Powi::FASTMATH);
    let real = rw.emit1(arith::Sitofp::def(), &[exponent], part, &[]);
    let zero = zero_attr(ctx, part);
    let zero = rw.insert1(arith::Constant::build(part, zero));
    let exponent = rw.emit1(complex::Create::def(), &[real, zero], ty, &[]);
    let pow = complex::Pow::def();
    let value = with_flags(rw, pow, &[base, exponent], ty, (complex::Pow::FASTMATH, flags));
    rw.replace(op, value)
}
