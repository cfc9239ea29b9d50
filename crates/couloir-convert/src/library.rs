//! Calls of functions of the C library, which are declared in the module where
//! they are first needed. What others have numbers for at run time stands here too.

use couloir_dialects::{complex, func};
use couloir_ir::build::{Build, Builder, NewOp};
use couloir_ir::num::FloatKind;
use couloir_ir::{Attribute, Body, Context, Location, Op, OpDef, Str, Type, Value};
use couloir_rewrite::convert::{
    ConversionRewriter, ConversionTarget, Lowered, Naming, Operands, OrNoMatch, PatternSet, Place,
    no_match,
};

/// Declares a function, private to the module.
pub(crate) fn declare(b: &mut Builder<'_>, name: Str, ty: Type, attrs: Attribute) -> Op {
    declare_at(b, name, ty, attrs, Location::UNKNOWN)
}

/// The same with a location.
pub(crate) fn declare_at(
    b: &mut Builder<'_>,
    name: Str,
    ty: Type,
    attrs: Attribute,
    location: Location,
) -> Op {
    let mut body = Body::new();
    body.create_root();
    b.set_location(location);
    let ctx = b.ctx();
    let new = func::Func::build(Attribute::str(ctx, name), Attribute::ty(ctx, ty), Box::new(body));
    let op = b.insert(new.attrs(attrs));
    set_private(b, op);
    op
}

fn set_private(b: &mut Builder<'_>, op: Op) {
    let private = Attribute::string(b.ctx(), "private");
    b.body().set_prop(op, func::Func::SYM_VISIBILITY, Some(private));
}

/// Calls a function of the library: its name, the attributes of its
/// declaration, its arguments and the type of its result.
pub(crate) fn call(
    rw: &mut ConversionRewriter<'_>,
    name: &str,
    attrs: Attribute,
    args: &[Value],
    result: Type,
) -> Op {
    let ctx = rw.context();
    let name = ctx.intern(name);
    let inputs = args.iter().map(|&arg| rw.ty(arg)).collect::<Vec<_>>();
    let ty = Type::function(ctx, &inputs, &[result]);
    let make = Box::new(move |b: &mut Builder<'_>, name: Str| declare(b, name, ty, attrs));
    let id = rw.request(name, Naming::Shared(|_| true), Place::Start, make);
    let callee = Attribute::flat_symbol(ctx, name);
    let new = NewOp::new(func::Call::def()).operands(args.iter().copied()).result(result);
    let call = rw.insert(new.prop(func::Call::CALLEE, callee));
    rw.refer(id, call, func::Call::CALLEE);
    call
}

/// The names of a function, in single and in double precision.
pub(crate) type Names = [&'static str; 2];

/// An op becomes a call of the function for the precision of its result, or of the parts of that.
/// The declaration gets these attributes.
pub(crate) fn lower(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    [single, double]: Names,
    attrs: Attribute,
) -> Lowered {
    let ctx = rw.context();
    let result = rw.view(op).result_type(0).or_no_match("no result")?;
    let part = complex::element(ctx, result).unwrap_or(result);
    let name = match part.float_kind(ctx) {
        Some(FloatKind::F32) => single,
        Some(FloatKind::F64) => double,
        _ => return no_match("neither single nor double precision"),
    };
    let call = call(rw, name, attrs, new.all(), result);
    rw.replace_by_op(op, call)
}

/// The dictionary of one unit attribute.
pub(crate) fn unit_attr(ctx: &Context, name: &str) -> Attribute {
    Attribute::dictionary(ctx, vec![(ctx.intern(name), Attribute::UNIT)])
}

/// The number by which the run time knows a format of floating-point numbers.
pub(crate) fn float_number(kind: FloatKind) -> i32 {
    match kind {
        FloatKind::F16 => 0,
        FloatKind::BF16 => 1,
        FloatKind::F32 => 2,
        FloatKind::F64 => 3,
        FloatKind::F128 => 4,
        FloatKind::F8E5M2 => 7,
        FloatKind::F8E5M2FNUZ => 8,
        FloatKind::F8E4M3 => 9,
        FloatKind::F8E4M3FN => 10,
        FloatKind::F8E4M3FNUZ => 11,
        FloatKind::F8E4M3B11FNUZ => 12,
        FloatKind::F8E3M4 => 13,
        FloatKind::TF32 => 14,
        FloatKind::F8E8M0FNU => 15,
        FloatKind::F6E3M2FN => 16,
        FloatKind::F6E2M3FN => 17,
        FloatKind::F4E2M1FN => 18,
        FloatKind::F80 => 19,
    }
}

/// Ops become calls of a library's functions, and may not stay.
pub(crate) fn add_calls(
    target: &mut ConversionTarget,
    patterns: &mut PatternSet,
    functions: &'static [(&'static OpDef, Names)],
) {
    for &(def, names) in functions {
        target.illegal_op(def);
        patterns
            .add_untyped(def, move |op, new, rw| lower(op, new, rw, names, Attribute::EMPTY_DICT));
    }
}
