//! `convert-complex-to-llvm`: complex numbers become structs of two parts.
//!
//! Only arithmetic is lowered; functions are for `convert-complex-to-standard`
//! or `convert-complex-to-libm`.

use std::sync::Arc;

use couloir_dialects::common::calc::{Calc, Num, Ops};
use couloir_dialects::{complex, llvm};
use couloir_ir::body::{Op, Value};
use couloir_ir::{Context, OpDef, OpRef, Type};
use couloir_pass::{OptionDef, Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, Lowered, Mode, NoMatch, Operands, OrNoMatch, PatternSet,
};
use couloir_rewrite::row;

use crate::common::{by_bodies, convert};
use crate::complex_division::{Divide, Parts, RANGE_DESCRIPTION, RANGES, algebraic, chosen};
use crate::convert_arith_to_llvm::rows::fastmath;
use crate::llvm_common::{Llvm, LlvmOptions, llvm_target};

/// `convert-complex-to-llvm`
pub static PASS: PassDef = PassDef {
    name: "convert-complex-to-llvm",
    class: "ConvertComplexToLLVMPass",
    description: "Convert Complex dialect to LLVM dialect",
    anchor: None,
    options: &[OptionDef {
        name: "complex-range",
        kind: RANGES,
        default: "basic",
        description: RANGE_DESCRIPTION,
    }],
    run: |cx| convert(cx, conversion),
    bodies: Some(|options, op| Ok(by_bodies(op.ctx(), conversion(options, op)))),
};

/// Expressions in the LLVM dialect.
static LLVM_OPS: Ops = Ops {
    constant: llvm::Constant::def(),
    float: [llvm::FAdd::def(), llvm::FSub::def(), llvm::FMul::def(), llvm::FDiv::def()],
    int: [llvm::Add::def(), llvm::Sub::def(), llvm::Mul::def()],
    bits: [llvm::And::def(), llvm::Or::def(), llvm::Xor::def()],
    neg: llvm::FNeg::def(),
    abs: llvm::IntrFabs::def(),
    copysign: llvm::IntrCopysign::def(),
    cmpf: llvm::FCmp::def(),
    select: llvm::Select::def(),
    flags: "fastmathFlags",
};

/// The conversion of the pass.
fn conversion(options: &Options, op: OpRef<'_>) -> Conversion {
    let llvm = Llvm::new(op, LlvmOptions { index_bitwidth: 64, ..LlvmOptions::default() });
    let mut patterns = PatternSet::new();
    populate_with(&llvm, &mut patterns, chosen(options));
    let mut target = llvm_target();
    target.illegal_dialect("complex");
    Conversion::new(Mode::Partial, target, patterns)
}

/// The patterns for all of `complex` that lowers, with quotients computed
/// without care for overflow.
pub(crate) fn populate(_: &Context, llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    populate_with(llvm, patterns, algebraic);
}

/// What two numbers become.
type Formula = for<'c> fn(&'c Calc<'_>, Parts<'c>, Parts<'c>, Divide) -> Parts<'c>;

static FORMULAS: &[(&OpDef, Formula)] = &[
    (complex::Add::def(), |_, l, r, _| Parts { re: l.re + r.re, im: l.im + r.im }),
    (complex::Sub::def(), |_, l, r, _| Parts { re: l.re - r.re, im: l.im - r.im }),
    (complex::Mul::def(), |_, l, r, _| {
        let re = r.re * l.re - r.im * l.im;
        Parts { re, im: l.im * r.re + l.re * r.im }
    }),
    (complex::Div::def(), |calc, l, r, divide| divide(calc, l, r)),
];

fn populate_with(llvm: &Arc<Llvm>, patterns: &mut PatternSet, divide: Divide) {
    let converter = &llvm.converter;
    patterns.add_rows(
        &[row!(complex::Constant<'_> => llvm::Constant<'_>,
            [complex::Constant::VALUE => llvm::Constant::VALUE])],
        converter,
        None,
    );
    for &(def, formula) in FORMULAS {
        let llvm = Arc::clone(llvm);
        patterns
            .add(def, converter, move |op, new, rw| binary(&llvm, op, new, rw, formula, divide));
    }
    crate::llvm_common::add_patterns(
        patterns,
        llvm,
        &[
            (complex::Abs::def(), abs),
            (complex::Create::def(), create),
            (complex::Re::def(), |llvm, op, new, rw| part(llvm, op, new, rw, 0)),
            (complex::Im::def(), |llvm, op, new, rw| part(llvm, op, new, rw, 1)),
        ],
    );
}

/// The type of the parts of an operand that was a complex number.
fn part_type(llvm: &Llvm, rw: &ConversionRewriter<'_>, op: Op) -> Result<Type, NoMatch> {
    let ctx = rw.context();
    let ty = rw.view(op).operand_type(0).and_then(|ty| complex::element(ctx, ty));
    ty.and_then(|ty| llvm.convert(ctx, ty)).or_no_match("not a complex number")
}

fn taken_apart(llvm: &Llvm, rw: &mut ConversionRewriter<'_>, value: Value, ty: Type) -> [Value; 2] {
    [llvm.extract(rw, ty, value, &[0]), llvm.extract(rw, ty, value, &[1])]
}

/// A number of its parts.
fn put_together(
    llvm: &Llvm,
    rw: &mut ConversionRewriter<'_>,
    whole: Value,
    parts: [Value; 2],
) -> Value {
    let whole = llvm.insert(rw, whole, parts[0], &[0]);
    llvm.insert(rw, whole, parts[1], &[1])
}

fn calc_of<'a>(ctx: &'a Context, rw: &'a mut ConversionRewriter<'_>, op: Op) -> Calc<'a> {
    let flags = rw.view(op).attr_named("fastmath").and_then(|flags| fastmath(ctx, flags));
    Calc::with_ops(ctx, rw, &LLVM_OPS, flags)
}

fn binary(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    formula: Formula,
    divide: Divide,
) -> Lowered {
    let ctx = rw.context();
    let (l, r) = new.one(0).zip(new.one(1)).or_no_match("expected two operands")?;
    let ty = part_type(llvm, rw, op)?;
    let l = taken_apart(llvm, rw, l, ty);
    let r = taken_apart(llvm, rw, r, ty);
    let whole = rw.view(op).result_type(0).and_then(|ty| llvm.convert(ctx, ty));
    let whole = llvm.poison(rw, whole.or_no_match("unable to convert result type")?);
    let calc = calc_of(ctx, rw, op);
    let parts = |[re, im]: [Value; 2]| Parts { re: calc.num(re), im: calc.num(im) };
    let result = formula(&calc, parts(l), parts(r), divide);
    let result = [result.re.value, result.im.value];
    let value = put_together(llvm, rw, whole, result);
    rw.replace(op, value)
}

fn abs(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let value = new.one(0).or_no_match("expected one operand")?;
    let ty = part_type(llvm, rw, op)?;
    let [re, im] = taken_apart(llvm, rw, value, ty);
    let calc = calc_of(ctx, rw, op);
    let (re, im): (Num<'_>, Num<'_>) = (calc.num(re), calc.num(im));
    let sum = re * re + im * im;
    let size = calc.flagged(None, || sum.un(llvm::IntrSqrt::def())).value;
    rw.replace(op, size)
}

fn create(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let parts = new.one(0).zip(new.one(1)).or_no_match("expected two operands")?;
    let ctx = rw.context();
    let ty = rw.view(op).result_type(0).and_then(|ty| llvm.convert(ctx, ty));
    let whole = llvm.poison(rw, ty.or_no_match("unable to convert result type")?);
    let value = put_together(llvm, rw, whole, parts.into());
    rw.replace(op, value)
}

fn part(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>, at: i64) -> Lowered {
    let value = new.one(0).or_no_match("expected one operand")?;
    let ty = part_type(llvm, rw, op)?;
    let value = llvm.extract(rw, ty, value, &[at]);
    rw.replace(op, value)
}
