//! `normalize-quant-types`: scales of blocks that are the same along all dimensions but one, or along
//! all, are said to be of an axis, or of all of a tensor.

use std::sync::Arc;

use couloir_dialects::common::region_branch::like;
use couloir_dialects::func;
use couloir_dialects::quant::types::{Granularity, Uniform};
use couloir_ir::body::Op;
use couloir_ir::{Context, OpRef, Type};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, Pattern, PatternSet,
    TypeConversion, TypeConverter,
};

use crate::common::try_convert_functions;
use crate::function_types::{self, by_signature, by_types, retyped};

/// `normalize-quant-types`
pub static PASS: PassDef = PassDef {
    name: "normalize-quant-types",
    class: "NormalizeQuantTypes",
    description: "Normalize generic quantized types to specific quantized types",
    anchor: Some("func.func"),
    run: |cx| try_convert_functions(cx, |options, op| Ok(conversion(options, op))),
    loads: &["func", "quant"],
    ..PassDef::EMPTY
};

/// The conversion of the pass.
fn conversion(_: &Options, _: OpRef<'_>) -> Conversion {
    let mut converter = TypeConverter::new();
    converter.add(|_, ctx, ty| TypeConversion::One(normalized(ctx, ty).unwrap_or(ty)));
    let converter = Arc::new(converter);
    let (mut target, mut patterns) = (ConversionTarget::new(), PatternSet::new());
    patterns.add(func::Func::def(), &converter, function_types::function);
    target.dynamic_op(func::Func::def(), by_signature(&converter));
    target.dynamic_unknown(by_types(&converter));
    patterns.add_pattern(None, Pattern::new(any).converter(&converter));
    Conversion::new(Mode::Partial, target, patterns)
}

/// A tensor whose numbers are said by fewer words.
fn normalized(ctx: &Context, ty: Type) -> Option<Type> {
    if !couloir_ods::types::is_tensor(ctx, ty) {
        return None;
    }
    let mut uniform = Uniform::of(ctx, ty.shaped_element(ctx)?)?;
    let Granularity::Blocks { counts, .. } = &uniform.granularity else { return None };
    let mut several = counts.iter().enumerate().filter(|(_, count)| **count != 1);
    uniform.granularity = match (several.next(), several.next()) {
        (None, _) => Granularity::Layer,
        (Some((axis, _)), None) => Granularity::Axis(i64::try_from(axis).ok()?),
        _ => return None,
    };
    Some(ty.with_element(ctx, uniform.get(ctx)))
}

/// Any op, with other types.
fn any(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let made = like(rw.view(op));
    retyped(op, new, rw, made)
}
