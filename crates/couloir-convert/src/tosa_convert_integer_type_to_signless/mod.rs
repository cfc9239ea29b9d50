//! `tosa-convert-integer-type-to-signless`: integers in tensors no longer say whether they have a
//! sign.
//!
//! All ops in functions are made anew, whatever they do with signs, and functions take and give
//! other types.

use std::sync::Arc;

use couloir_dialects::common::region_branch::like;
use couloir_dialects::{func, tosa};
use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::body::Op;
use couloir_ir::ty::{Signedness, TypeKind};
use couloir_ir::{Attribute, Context, Type};
use couloir_pass::PassDef;
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, OrNoMatch, Pattern,
    PatternSet, TypeConversion, TypeConverter,
};

use crate::common::try_convert_functions;
use crate::function_types::{self, by_signature, by_types, retyped};

/// `tosa-convert-integer-type-to-signless`
pub static PASS: PassDef = PassDef {
    name: "tosa-convert-integer-type-to-signless",
    class: "TosaConvertIntegerTypeToSignless",
    description: "Convert integer types to signless",
    anchor: Some("func.func"),
    run: |cx| try_convert_functions(cx, |_, _| Ok(conversion())),
    loads: &["func", "tosa"],
    ..PassDef::EMPTY
};

fn conversion() -> Conversion {
    let mut converter = TypeConverter::new();
    converter.add(|_, ctx, ty| TypeConversion::One(signless(ctx, ty)));
    let converter = Arc::new(converter);
    let (mut target, mut patterns) = (ConversionTarget::new(), PatternSet::new());
    patterns.add(func::Func::def(), &converter, function_types::function);
    target.dynamic_op(func::Func::def(), by_signature(&converter));
    patterns.add(tosa::Const::def(), &converter, constant);
    patterns.add_pattern(None, Pattern::new(any).converter(&converter));
    target.dynamic_unknown(by_types(&converter));
    Conversion::new(Mode::Full, target, patterns)
}

/// A tensor of integers without a sign.
fn signless(ctx: &Context, ty: Type) -> Type {
    if !couloir_ods::types::is_tensor(ctx, ty) {
        return ty;
    }
    match ty.element_or_self(ctx).kind(ctx) {
        TypeKind::Integer(width, Signedness::Signed | Signedness::Unsigned) => {
            ty.with_element(ctx, Type::int(ctx, *width))
        }
        _ => ty,
    }
}

/// A constant; the numbers stay as they are stored.
fn constant(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let view = rw.view(op);
    let values = view.prop(tosa::Const::VALUES).or_no_match("no values")?;
    let AttrKind::DenseElements(dense) = values.kind(ctx) else { return any(op, new, rw) };
    let dense = DenseElements { ty: signless(ctx, dense.ty), ..dense.clone() };
    let values = Attribute::get(ctx, AttrKind::DenseElements(dense));
    let made = like(view).prop(tosa::Const::VALUES, values).attrs(Attribute::EMPTY_DICT);
    retyped(op, new, rw, made)
}

/// Any op, with other types.
fn any(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let made = like(rw.view(op));
    retyped(op, new, rw, made)
}
