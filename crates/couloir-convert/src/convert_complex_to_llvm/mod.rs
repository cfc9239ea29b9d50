//! `convert-complex-to-llvm`: complex numbers become structs of two parts.
//!
//! Only arithmetic is lowered; functions are for `convert-complex-to-standard`
//! or `convert-complex-to-libm`.

use std::sync::Arc;

use couloir_dialects::common::calc::{Calc, Num, Ops};
use couloir_dialects::{complex, llvm};
use couloir_ir::body::{Op, Value};
use couloir_ir::{Context, OpDef, OpRef};
use couloir_pass::{OptionDef, Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, Lowered, Mode, NoMatch, Operands, OrNoMatch, PatternSet,
};
use couloir_rewrite::row;

use crate::common::{convert, lasting};
use crate::complex_division::{Divide, Parts, RANGE_DESCRIPTION, RANGES, algebraic, chosen};
use crate::convert_arith_to_llvm::rows::fastmath;
use crate::llvm_common::complex::ComplexStruct;
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
    loads: &["llvm"],
    bodies: Some(|options, op| Ok(lasting(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// Expressions in the LLVM dialect.
static LLVM_OPS: Ops = Ops {
    constant: llvm::Constant::def(),
    float: [llvm::FAdd::def(), llvm::FSub::def(), llvm::FMul::def(), llvm::FDiv::def()],
    // Floats of few bits have become integers, which these ops do not take.
    int: None,
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
            (complex::Re::def(), real),
            (complex::Im::def(), imaginary),
        ],
    );
}

/// The struct of an op's result, without parts yet.
fn empty<'l>(
    llvm: &'l Llvm,
    op: Op,
    rw: &mut ConversionRewriter<'_>,
) -> Result<ComplexStruct<'l>, NoMatch> {
    let ty = rw.view(op).result_type(0).and_then(|ty| llvm.convert(rw.context(), ty));
    let ty = ty.or_no_match("unable to convert result type")?;
    Ok(ComplexStruct::poison(llvm, rw, ty))
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
    let l = ComplexStruct::new(llvm, l).unpack(rw);
    let r = ComplexStruct::new(llvm, r).unpack(rw);
    let whole = empty(llvm, op, rw)?;
    let calc = calc_of(ctx, rw, op);
    let parts = |[re, im]: [Value; 2]| Parts { re: calc.num(re), im: calc.num(im) };
    let result = formula(&calc, parts(l), parts(r), divide);
    let result = [result.re.value, result.im.value];
    let value = whole.pack(rw, result);
    rw.replace(op, value)
}

fn abs(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let value = new.one(0).or_no_match("expected one operand")?;
    let [re, im] = ComplexStruct::new(llvm, value).unpack(rw);
    let calc = calc_of(ctx, rw, op);
    let (re, im): (Num<'_>, Num<'_>) = (calc.num(re), calc.num(im));
    let sum = re * re + im * im;
    let size = calc.flagged(None, || sum.un(llvm::IntrSqrt::def())).value;
    rw.replace(op, size)
}

fn create(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let parts = new.one(0).zip(new.one(1)).or_no_match("expected two operands")?;
    let whole = empty(llvm, op, rw)?;
    let value = whole.pack(rw, parts.into());
    rw.replace(op, value)
}

fn real(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let value = new.one(0).or_no_match("expected one operand")?;
    let value = ComplexStruct::new(llvm, value).real(rw);
    rw.replace(op, value)
}

fn imaginary(llvm: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let value = new.one(0).or_no_match("expected one operand")?;
    let value = ComplexStruct::new(llvm, value).imaginary(rw);
    rw.replace(op, value)
}
