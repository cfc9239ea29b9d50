//! `convert-math-to-funcs`: powers of integers and with integer exponents, and
//! by option the counting of leading zeros, become calls of functions that the
//! module gets.

mod functions;

use couloir_dialects::{func, math};
use couloir_ir::body::Op;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, Context, OpDef, OpRef, Str, Type};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Naming, Operands, OrNoMatch,
    PatternSet, Place, RequestId, no_match,
};

use crate::common::{by_bodies, convert, module_location};
use crate::vector_elements::by_elements;

/// `convert-math-to-funcs`
pub static PASS: PassDef = PassDef {
    name: "convert-math-to-funcs",
    class: "ConvertMathToFuncs",
    description: "Convert Math operations to calls of outlined implementations.",
    anchor: Some("builtin.module"),
    options: &[
        OptionDef {
            name: "min-width-of-fpowi-exponent",
            kind: OptionKind::Unsigned,
            default: "1",
            description: "Convert FPowI only if the width of its exponent's integer type is \
                          greater than or equal to this value",
        },
        OptionDef {
            name: "convert-ctlz",
            kind: OptionKind::Bool,
            default: "false",
            description: "Convert math.ctlz to a software implementation. Enable for targets that \
                          do not natively support ctlz.",
        },
    ],
    run: |cx| convert(cx, conversion),
    loads: &["arith", "cf", "func", "llvm", "scf", "vector"],
    bodies: Some(|options, op| Ok(by_bodies(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// An op with the function it becomes a call of: how that is called, before
/// the types, and its code.
struct Outlined {
    def: &'static OpDef,
    name: &'static str,
    code: functions::Code,
    /// Whether upstream calls the function of the elements with whole tensors too, which fails
    /// where that is verified.
    of_tensors: bool,
}

static FPOWI: Outlined = Outlined {
    def: math::Fpowi::def(),
    name: "__mlir_math_fpowi",
    code: functions::fpowi,
    of_tensors: true,
};
static IPOWI: Outlined = Outlined {
    def: math::Ipowi::def(),
    name: "__mlir_math_ipowi",
    code: functions::ipowi,
    of_tensors: false,
};
static CTLZ: Outlined = Outlined {
    def: math::Ctlz::def(),
    name: "__mlir_math_ctlz",
    code: functions::ctlz,
    of_tensors: true,
};

/// The conversion of the pass.
fn conversion(options: &Options, _: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    for dialect in ["arith", "cf", "func", "scf", "vector"] {
        target.legal_dialect(dialect);
    }
    let mut patterns = PatternSet::new();
    let width = u32::try_from(options.number("min-width-of-fpowi-exponent")).unwrap_or(u32::MAX);
    target.dynamic_op(math::Fpowi::def(), move |op| Some(!has_width(op, 1, width)));
    target.dynamic_op(math::Ipowi::def(), |op| Some(!has_width(op, 0, 0)));
    add(&mut patterns, &FPOWI);
    add(&mut patterns, &IPOWI);
    if options.flag("convert-ctlz") {
        target.dynamic_op(math::Ctlz::def(), |op| Some(!has_width(op, 0, 0)));
        add(&mut patterns, &CTLZ);
    }
    Conversion::new(Mode::Partial, target, patterns)
}

/// Whether an operand is an integer, or a vector of it, at least this wide.
fn has_width(op: OpRef<'_>, operand: usize, least: u32) -> bool {
    let ctx = op.ctx();
    let ty = op.operand_type(operand).map(|ty| ty.element_or_self(ctx));
    ty.and_then(|ty| ty.int_width(ctx)).is_some_and(|width| width >= least)
}

fn add(patterns: &mut PatternSet, what: &'static Outlined) {
    // The function is there even when the op comes to be folded.
    patterns.add_first(what.def, move |op, rw| {
        if let Some(types) = types_of(rw, op) {
            request(rw, what, types);
        }
    });
    patterns.add_untyped(what.def, move |op, new, rw| by_elements(op, new, rw, what.def));
    patterns.add_untyped(what.def, move |op, new, rw| call(op, new, rw, what));
}

/// The function's name: with the types by which it differs from others.
fn name_of(ctx: &Context, what: &Outlined, types: &[Type]) -> String {
    let mut name = what.name.to_owned();
    let different = types.iter().enumerate().filter(|&(at, ty)| !types[..at].contains(ty));
    for (_, ty) in different {
        name.push('_');
        name.push_str(&ctx.type_text(*ty));
    }
    name
}

/// The types of a function, operands' and result's.
type Types = (Vec<Type>, Type);

/// The types of the function that an op becomes a call of.
fn types_of(rw: &ConversionRewriter<'_>, op: Op) -> Option<Types> {
    let (ctx, view) = (rw.context(), rw.view(op));
    let result = view.result_type(0)?.element_or_self(ctx);
    Some((view.operand_types().map(|ty| ty.element_or_self(ctx)).collect(), result))
}

/// Asks for a function of these types.
fn request(
    rw: &mut ConversionRewriter<'_>,
    what: &'static Outlined,
    (inputs, result): Types,
) -> (RequestId, Str) {
    let ctx = rw.context();
    let name = ctx.intern(&name_of(ctx, what, &inputs));
    let make = functions::maker(what.code, inputs, result, module_location(rw));
    (rw.request(name, Naming::Own, Place::End, make), name)
}

fn call(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    what: &'static Outlined,
) -> Lowered {
    let ctx = rw.context();
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    if ty.as_vector(ctx).is_some() || ty.is_shaped(ctx) && !what.of_tensors {
        return no_match("neither a scalar nor a vector");
    }
    let types = types_of(rw, op).or_no_match("no result")?;
    let result = types.1;
    let (id, name) = request(rw, what, types);
    let call = NewOp::new(func::Call::def()).operands(new.all().iter().copied()).result(result);
    let call = rw.insert(call.prop(func::Call::CALLEE, Attribute::flat_symbol(ctx, name)));
    rw.refer(id, call, func::Call::CALLEE);
    rw.replace_by_op(op, call)
}
