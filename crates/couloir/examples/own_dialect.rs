//! A dialect with an assembly format, and its lowering by conversion patterns.

use couloir::dialects::arith;
use couloir::ir::build::Build;
use couloir::ir::{Attribute, Body, Failure, Op, OpRef, Type};
use couloir::pass::PassDef;
use couloir::rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, OrNoMatch,
    PatternSet,
};
use couloir::{Error, Session};

mod poly {
    //! Polynomials.
    use couloir::ods::attrs::DENSE_I64_ARRAY_ATTR;
    use couloir::ods::types::I64;

    couloir::dialect! { poly, "Polynomials.";
        /// The value of a polynomial at a point; the coefficient of the
        /// highest power comes first.
        op eval {
            operands { x: built I64 }
            attrs { coefficients: DENSE_I64_ARRAY_ATTR }
            results { value: built I64 }
            traits [Pure]
            format "$coefficients `at` $x attr-dict"
            verify crate::has_coefficients
        }
    }
}

/// A polynomial has at least one coefficient.
fn has_coefficients(op: OpRef<'_>) -> Result<(), Failure> {
    match coefficients(op).as_slice() {
        [] => op.op_error("needs a coefficient").fail(),
        _ => Ok(()),
    }
}

fn coefficients(op: OpRef<'_>) -> Vec<i64> {
    let attr = poly::Eval(op).coefficients();
    attr.and_then(|attr| attr.as_i64_array(op.ctx())).unwrap_or_default()
}

/// `lower-poly`: polynomials become sums and products.
static LOWER_POLY: PassDef = PassDef {
    name: "lower-poly",
    class: "LowerPoly",
    description: "Lower polynomials to arithmetic",
    anchor: None,
    options: &[],
    run: |cx| {
        let ctx = cx.ctx;
        let convert = |op: &OpRef<'_>, body: &mut Body| conversion().run(ctx, Some(op), body);
        cx.inside(convert).unwrap_or(Ok(Vec::new())).map(|_| ())
    },
    ..PassDef::EMPTY
};

fn conversion() -> Conversion {
    let mut target = ConversionTarget::new();
    target.legal_dialect("arith").illegal_dialect("poly").legal_unknown();
    let mut patterns = PatternSet::new();
    patterns.add_untyped(poly::Eval::def(), horner);
    Conversion::new(Mode::Partial, target, patterns)
}

/// `((a * x + b) * x + c)` and so on.
fn horner(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let x = new.one(0).or_no_match("no operand")?;
    let mut coefficients = coefficients(rw.view(op)).into_iter();
    let constant = |n| arith::Constant::build(Type::I64, Attribute::i64(ctx, n));
    let first = coefficients.next().or_no_match("no coefficients")?;
    let mut sum = rw.insert1(constant(first));
    for coefficient in coefficients {
        let product = rw.insert1(arith::Muli::build(ctx, Type::I64, sum, x));
        let coefficient = rw.insert1(constant(coefficient));
        sum = rw.insert1(arith::Addi::build(ctx, Type::I64, product, coefficient));
    }
    rw.replace(op, sum)
}

/// A session that knows the dialect and its pass.
fn session() -> Session {
    let mut session = Session::new();
    session.register(&poly::DIALECT).add_passes(&[&LOWER_POLY]);
    session
}

const TEXT: &str = "func.func @f(%x: i64) -> i64 {
  %y = poly.eval [2, 0, 1] at %x
  return %y : i64
}";

fn main() -> Result<(), Error> {
    let session = session();
    let mut module = session.parse("poly.mlir", TEXT)?;
    print!("{module}");
    module.run("builtin.module(lower-poly)")?;
    print!("{module}");
    module.run("builtin.module(convert-arith-to-llvm,convert-func-to-llvm)")?;
    print!("{}", module.to_llvm_ir()?);
    Ok(())
}

#[test]
fn the_format_reads_back() {
    let session = session();
    let text = session.parse("poly.mlir", TEXT).unwrap().to_string();
    assert!(text.contains("%0 = poly.eval [2, 0, 1] at %arg0\n"), "{text}");
    assert_eq!(session.parse("again.mlir", text.as_str()).unwrap().to_string(), text);
}

#[test]
fn what_is_wrong_is_said() {
    let error = session().parse("poly.mlir", TEXT.replace("2, 0, 1", "")).err().unwrap();
    let error = error.to_string();
    assert!(error.contains("poly.mlir:2:8: error: 'poly.eval' op needs a coefficient"), "{error}");
}

#[test]
fn it_is_lowered() {
    let session = session();
    let mut module = session.parse("poly.mlir", TEXT).unwrap();
    module.run("builtin.module(lower-poly,canonicalize)").unwrap();
    let text = module.to_string();
    assert!(!text.contains("poly"), "{text}");
    assert_eq!(text.matches("arith.muli").count(), 2, "{text}");
}
