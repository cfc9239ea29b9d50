//! Floats that a target does not compute with: their ops work on wider ones,
//! with casts around.

use std::sync::Arc;

use couloir_diag::{Diagnostic, Place};
use couloir_dialects::arith;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::num::FloatKind;
use couloir_ir::op::OpDef;
use couloir_ir::{Context, Failure, Type};
use couloir_rewrite::convert::{
    self, ConversionRewriter, Lowered, Materialization, Materialized, Operands, Pattern,
    PatternSet, TypeConverter,
};

/// The float type of a name, as an option gives it: of what kind the type is
/// says the message.
pub(crate) fn float_named(ctx: &Context, name: &str, kind: &str) -> Result<FloatKind, Failure> {
    FloatKind::from_name(name).ok_or_else(|| {
        let message = format!("could not map {kind} type '{name}' to a known floating-point type");
        report(ctx, message)
    })
}

/// Reports an error of no place.
pub(crate) fn report(ctx: &Context, message: String) -> Failure {
    ctx.emit(Diagnostic::error(Place::Unknown, message));
    Failure
}

/// Floats that are emulated become `to`, alone and as elements.
pub(crate) fn converter(
    to: FloatKind,
    is_emulated: impl Fn(FloatKind) -> bool + Send + Sync + 'static,
) -> Arc<TypeConverter> {
    let mut converter = TypeConverter::new();
    converter.add(|_, _, ty| convert::TypeConversion::One(ty));
    converter.add(move |_, ctx, ty| {
        let element = ty.element_or_self(ctx);
        match element.float_kind(ctx).filter(|&kind| is_emulated(kind)) {
            Some(_) if element == ty => convert::TypeConversion::One(Type::float(ctx, to)),
            Some(_) => convert::TypeConversion::One(ty.with_element(ctx, Type::float(ctx, to))),
            None => convert::TypeConversion::Pass,
        }
    });
    converter.add_source(|b, what| cast(b, what, arith::Truncf::def()));
    converter.add_target(|b, what| cast(b, what, arith::Extf::def()));
    Arc::new(converter)
}

/// The flag that allows contraction: casts of a value to a wider type and back
/// may be left out.
const CONTRACT: u64 = 32;

fn cast(b: &mut dyn Build, what: &Materialization<'_>, def: &'static OpDef) -> Materialized {
    let (&[input], &[ty]) = (what.inputs, what.types) else { return Materialized::Pass };
    let value = cast_to(b, input, ty, def);
    Materialized::Values([value].into_iter().collect())
}

fn cast_to(b: &mut dyn Build, input: Value, ty: Type, def: &'static OpDef) -> Value {
    let flags = arith::attrs::fastmath_of(b.ctx(), CONTRACT);
    let slot = def.attrs.iter().position(|attr| attr.name == "fastmath").unwrap_or(0);
    b.insert1(NewOp::new(def).operand(input).result(ty).prop(slot, flags))
}

/// A pattern that makes any op anew with converted types, and casts its results
/// back at once.
pub(crate) fn populate(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    patterns.add_pattern(None, Pattern::new(again).converter(converter));
}

fn again(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let types = rw.convert_results(op)?;
    let view = rw.view(op);
    let (name, body) = (view.data().name, view.body());
    let slots = name.def().map_or(0, |def| def.attrs.len());
    let made = NewOp {
        name,
        operands: new.all().into(),
        results: types.into_iter().collect(),
        props: (0..slots).map(|slot| view.prop(slot)).collect(),
        attrs: body.discardable(op),
        successors: smallvec::SmallVec::new(),
        regions: smallvec::SmallVec::new(),
        body: None,
    };
    let made = rw.insert(made);
    let results = rw.scope().body.results(made).zip(rw.view(op).result_types());
    let results = results.collect::<smallvec::SmallVec<[_; 2]>>();
    let back = |(value, ty): (Value, Type)| match rw.ty(value) == ty {
        true => value,
        false => cast_to(rw, value, ty, arith::Truncf::def()),
    };
    let values = results.into_iter().map(back).collect::<smallvec::SmallVec<[_; 2]>>();
    rw.replace_all(op, &values)
}
