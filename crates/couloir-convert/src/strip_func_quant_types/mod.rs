//! `strip-func-quant-types`: functions take and give what is stored of quantized numbers.

use std::sync::Arc;

use couloir_dialects::func;
use couloir_dialects::quant::Scast;
use couloir_dialects::quant::types::{is_quantized, storage_of};
use couloir_ir::build::Build;
use couloir_ir::{Context, OpRef, Type};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionTarget, Materialization, Materialized, Mode, PatternSet, TypeConversion,
    TypeConverter,
};
use smallvec::smallvec;

use crate::common::try_convert_functions;
use crate::function_types::{self, by_types};

/// `strip-func-quant-types`
pub static PASS: PassDef = PassDef {
    name: "strip-func-quant-types",
    class: "StripFuncQuantTypes",
    description: "Strip quantized types from function headers",
    run: |cx| try_convert_functions(cx, |options, op| Ok(conversion(options, op))),
    loads: &["func", "quant"],
    ..PassDef::EMPTY
};

/// The conversion of the pass.
fn conversion(_: &Options, _: OpRef<'_>) -> Conversion {
    let converter = Arc::new(converter());
    let (mut target, mut patterns) = (ConversionTarget::new(), PatternSet::new());
    function_types::populate_plain(&mut patterns, &mut target, &converter);
    patterns.add(func::Call::def(), &converter, function_types::call);
    target.dynamic_op(func::Call::def(), by_types(&converter));
    Conversion::new(Mode::Partial, target, patterns)
}

/// Quantized numbers become what is stored of them, in tensors too.
fn converter() -> TypeConverter {
    let mut converter = TypeConverter::new();
    converter.add(|_, ctx, ty| stored(ctx, ty));
    converter.add_source(cast).add_target(cast);
    converter
}

fn stored(ctx: &Context, ty: Type) -> TypeConversion {
    let is_tensor = couloir_ods::types::is_tensor(ctx, ty);
    let element = if is_tensor { ty.element_or_self(ctx) } else { ty };
    if !is_quantized(ctx, element) {
        return TypeConversion::One(ty);
    }
    let storage = storage_of(ctx, element);
    storage.map(|own| if is_tensor { ty.with_element(ctx, own) } else { own }).into()
}

/// A cast between quantized numbers and what is stored of them.
fn cast(b: &mut dyn Build, what: &Materialization<'_>) -> Materialized {
    match (what.inputs, what.types) {
        (&[input], &[ty]) => Materialized::Values(smallvec![b.insert1(Scast::build(ty, input))]),
        _ => Materialized::Pass,
    }
}
