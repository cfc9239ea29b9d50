//! `convert-math-to-xevm`: mathematical functions that may be approximated become calls of those that
//! `OpenCL` calls native.

use couloir_dialects::arith::attrs::FASTMATH;
use couloir_dialects::{arith, llvm, math};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::num::FloatKind;
use couloir_ir::{Attribute, Context, OpDef, Type};
use couloir_pass::{OptionDef, OptionKind, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, OrNoMatch,
    PatternSet, Place, no_match,
};

use crate::common;
use crate::convert_arith_to_llvm::rows::fastmath;
use crate::gpu_common::calls::is_fast;
use crate::gpu_common::declared::{existing, table_location};
use crate::gpu_common::strings::{Function, call_declared_at};

/// `convert-math-to-xevm`
pub static PASS: PassDef = PassDef {
    name: "convert-math-to-xevm",
    class: "ConvertMathToXeVM",
    description: "Convert (fast) math operations to native XeVM/SPIRV equivalents",
    anchor: None,
    options: &[OptionDef {
        name: WITH_ARITH,
        kind: OptionKind::Bool,
        default: "true",
        description: "Convert supported Arith ops (e.g. arith.divf) as well.",
    }],
    run: |cx| common::convert(cx, |options, _| conversion(options.flag(WITH_ARITH))),
    loads: &["arith", "llvm", "xevm"],
    ..PassDef::EMPTY
};

const WITH_ARITH: &str = "convert-arith";

/// The functions by op, without what they take.
static FUNCTIONS: &[(&OpDef, &str)] = &[
    (math::Exp::def(), "exp"),
    (math::Cos::def(), "cos"),
    (math::Exp2::def(), "exp2"),
    (math::Log::def(), "log"),
    (math::Log2::def(), "log2"),
    (math::Log10::def(), "log10"),
    (math::Powf::def(), "powr"),
    (math::Rsqrt::def(), "rsqrt"),
    (math::Sin::def(), "sin"),
    (math::Sqrt::def(), "sqrt"),
    (math::Tan::def(), "tan"),
];

/// The conversion of the pass.
fn conversion(with_arith: bool) -> Conversion {
    let mut target = ConversionTarget::new();
    target.legal_dialect("builtin").legal_dialect("llvm");
    let mut patterns = PatternSet::new();
    let mut add = |def, name: &'static str| {
        patterns.add_untyped(def, move |op, new, rw| lower(op, new, rw, name));
    };
    FUNCTIONS.iter().for_each(|&(def, name)| add(def, name));
    if with_arith {
        add(arith::Divf::def(), "divide");
    }
    Conversion::new(Mode::Partial, target, patterns)
}

/// The lengths of vectors for which there are functions.
const LENGTHS: [i64; 5] = [2, 3, 4, 8, 16];

/// How a type is spelt in a mangled name: for floats without letters that is nothing. None of what
/// there are no functions for.
fn spelt(ctx: &Context, ty: Type) -> Option<String> {
    let element = ty.element_or_self(ctx);
    let letters = match element.float_kind(ctx)? {
        FloatKind::F16 => "Dh",
        FloatKind::F32 => "f",
        FloatKind::F64 => "d",
        _ => "",
    };
    if element == ty {
        return Some(letters.into());
    }
    let vector = ty.as_vector(ctx)?;
    match *vector.shape {
        [length] if LENGTHS.contains(&length) => Some(format!("Dv{length}_{letters}")),
        _ => None,
    }
}

fn lower(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>, function: &str) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    if !is_fast(view) {
        return no_match("it may not be approximated");
    }
    let flags =
        view.attr_named("fastmath").filter(|flags| flags.enum_bits(ctx, &FASTMATH).is_some());
    let flags = flags.and_then(|flags| fastmath(ctx, flags));
    let result = view.result_type(0).or_no_match("no result")?;
    let spelt = spelt(ctx, result).or_no_match("there is no function for the type")?;
    let base = format!("__spirv_ocl_native_{function}");
    let name = format!("_Z{}{base}{}", base.len(), spelt.repeat(new.len()));
    let call = call(rw, &name, new.all(), result)?;
    let value = call.or_no_match("no result")?;
    set_flags(rw, value, flags);
    rw.replace(op, value)
}

/// Calls a function that is declared where it is not there.
fn call(
    rw: &mut ConversionRewriter<'_>,
    name: &str,
    args: &[Value],
    result: Type,
) -> Result<Option<Value>, couloir_rewrite::convert::NoMatch> {
    let ctx = rw.context();
    let types = args.iter().map(|&arg| rw.ty(arg)).collect::<Vec<_>>();
    let ty = llvm::func(ctx, result, &types, false);
    existing(rw, ctx.intern(name), Attribute::ty(ctx, ty))?;
    let location = table_location(rw);
    let function = Function { name, ty, passthrough: None, place: Place::Start };
    Ok(call_declared_at(rw, &function, args, location))
}

fn set_flags(rw: &mut ConversionRewriter<'_>, value: Value, flags: Option<Attribute>) {
    let made = rw.scope().body.defining_op(value);
    if let Some((made, flags)) = made.zip(flags) {
        rw.body().set_prop(made, llvm::Call::FASTMATH_FLAGS, Some(flags));
    }
}
