//! `convert-math-to-rocdl`: mathematical functions become calls of AMD's library, `ocml`.

use std::sync::Arc;

use couloir_dialects::{arith, llvm, math, rocdl};
use couloir_ir::body::Op;
use couloir_ir::build::Build;
use couloir_ir::num::FloatKind;
use couloir_ir::{Failure, OpDef, OpRef, Type};
use couloir_pass::{OptionDef, Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, Lowered, Mode, Operands, Pattern, PatternSet, no_match,
    unroll_with,
};

use crate::common::try_convert;
use crate::gpu_common::calls::{self, Row};
use crate::gpu_common::chipset::{CHIPSET, Chipset};
use crate::llvm_common::{Llvm, LlvmOptions, UNROLL, llvm_target};

/// `convert-math-to-rocdl`
pub static PASS: PassDef = PassDef {
    name: "convert-math-to-rocdl",
    class: "ConvertMathToROCDL",
    description: "Convert Math dialect to ROCDL library calls",
    anchor: Some("builtin.module"),
    options: &[OptionDef { default: "", ..CHIPSET }],
    run: |cx| try_convert(cx, conversion),
    loads: &["arith", "func", "rocdl", "vector"],
    ..PassDef::EMPTY
};

macro_rules! functions {
    ($dialect:ident::$def:ident $name:literal) => {
        Row::new(
            $dialect::$def::def(),
            concat!("__ocml_", $name, "_f32"),
            concat!("__ocml_", $name, "_f64"),
        )
        .half(concat!("__ocml_", $name, "_f16"))
    };
}

/// The functions by op. For exponentials and logarithms of `f32` there are intrinsics.
pub(crate) static TABLE: &[Row] = &[
    Row { single: "", ..functions!(math::Exp "exp") },
    Row { single: "", ..functions!(math::Log "log") },
    functions!(math::Acos "acos"),
    functions!(math::Acosh "acosh"),
    functions!(math::Asin "asin"),
    functions!(math::Asinh "asinh"),
    functions!(math::Atan "atan"),
    functions!(math::Atan2 "atan2"),
    functions!(math::Atanh "atanh"),
    functions!(math::Cbrt "cbrt"),
    functions!(math::Ceil "ceil"),
    functions!(math::Cos "cos"),
    functions!(math::Cosh "cosh"),
    functions!(math::Erf "erf"),
    functions!(math::Erfc "erfc"),
    functions!(math::Exp2 "exp2"),
    functions!(math::Expm1 "expm1"),
    functions!(math::Floor "floor"),
    functions!(math::Fpowi "pown"),
    functions!(math::Log10 "log10"),
    functions!(math::Log1p "log1p"),
    functions!(math::Log2 "log2"),
    functions!(math::Powf "pow"),
    functions!(math::Rsqrt "rsqrt"),
    functions!(math::Sin "sin"),
    functions!(math::Sinh "sinh"),
    functions!(math::Tan "tan"),
    functions!(math::Tanh "tanh"),
    functions!(arith::Remf "fmod"),
];

/// Intrinsics that may not be there, wherever they come from.
static ILLEGAL: &[&OpDef] = &[
    llvm::FRem::def(),
    llvm::IntrCeil::def(),
    llvm::IntrCos::def(),
    llvm::IntrExp::def(),
    llvm::IntrExp2::def(),
    llvm::IntrFabs::def(),
    llvm::IntrFloor::def(),
    llvm::IntrLog::def(),
    llvm::IntrLog10::def(),
    llvm::IntrLog2::def(),
    llvm::IntrPow::def(),
    llvm::IntrSin::def(),
    llvm::IntrSqrt::def(),
];

/// The conversion of the pass.
fn conversion(options: &Options, op: OpRef<'_>) -> Result<Conversion, Failure> {
    let chipset = match options.text("chipset") {
        "" => None,
        // As in MLIR, nothing is said of a name that is none.
        name => Some(Chipset::parse(name).ok_or(Failure)?),
    };
    let options =
        LlvmOptions { typed_pointers: options.typed_pointers(), ..LlvmOptions::default() };
    let llvm = Llvm::new(op, options);
    let mut patterns = PatternSet::new();
    populate(&mut patterns, &llvm, chipset);
    let mut target = llvm_target();
    target.legal_dialect("func").legal_dialect("rocdl").legal_dialect("vector");
    for def in ILLEGAL {
        target.illegal_op(def);
    }
    Ok(Conversion::new(Mode::Partial, target, patterns))
}

/// Adds the patterns of the pass.
pub(crate) fn populate(patterns: &mut PatternSet, llvm: &Arc<Llvm>, chipset: Option<Chipset>) {
    calls::populate(patterns, llvm, TABLE);
    if chipset.is_some_and(|chipset| chipset.major >= 9) {
        let pattern = Pattern::new(clamp).converter(&llvm.converter).benefit(2);
        patterns.add_pattern(Some(math::Clampf::def()), pattern);
    }
}

/// A number within bounds is the median of it and them.
fn clamp(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let element = rw.view(op).result_type(0).map(|ty| ty.element_or_self(ctx));
    let kind = element.and_then(|ty| ty.float_kind(ctx));
    if !matches!(kind, Some(FloatKind::F16 | FloatKind::F32)) {
        return no_match("there is no median for the type");
    }
    let [ty] = *rw.convert_results(op)?.as_slice() else { return no_match("expected one result") };
    let med = |rw: &mut ConversionRewriter<'_>, ty: Type, operands: &[couloir_ir::Value]| {
        rw.emit1(rocdl::Fmed3::def(), operands, ty, &[])
    };
    if (UNROLL.split)(ctx, ty).is_some() {
        return unroll_with(op, new, rw, UNROLL, med);
    }
    let [_, _, _] = *new.all() else { return no_match("expected three operands") };
    let value = med(rw, ty, new.all());
    rw.replace(op, value)
}
