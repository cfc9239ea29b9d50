//! `lower-quant-ops`: casts between quantized and real numbers become arithmetic on what is stored.

mod flat;
mod ranked;
mod value;

use couloir_dialects::quant;
use couloir_dialects::quant::types::Uniform;
use couloir_ir::body::Op;
use couloir_ir::build::Build;
use couloir_ir::{Context, OpRef, Type};
use couloir_pass::{Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Mode, Operands, OrNoMatch,
    PatternSet,
};

use crate::common::{by_bodies, convert};

/// `lower-quant-ops`
pub static PASS: PassDef = PassDef {
    name: "lower-quant-ops",
    class: "LowerQuantOps",
    description: "Lower quant.dcast and quant.qcast ops",
    anchor: Some("func.func"),
    run: |cx| convert(cx, conversion),
    loads: &["arith", "linalg", "quant", "shape", "tensor"],
    bodies: Some(|options, op| Ok(by_bodies(op.ctx(), conversion(options, op)))),
    ..PassDef::EMPTY
};

/// The conversion of the pass.
fn conversion(_: &Options, _: OpRef<'_>) -> Conversion {
    let mut target = ConversionTarget::new();
    target.legal_op(quant::Scast::def());
    target.illegal_dialect("quant");
    for dialect in ["arith", "linalg", "shape", "tensor"] {
        target.legal_dialect(dialect);
    }
    let mut patterns = PatternSet::new();
    patterns.add_untyped(quant::Dcast::def(), dcast);
    patterns.add_untyped(quant::Qcast::def(), qcast);
    Conversion::new(Mode::Partial, target, patterns)
}

/// What is known of a cast.
struct Cast {
    uniform: Uniform,
    /// Whether it is to quantized numbers.
    quantizes: bool,
}

impl Cast {
    /// Of a cast with this quantized type.
    fn of(ctx: &Context, ty: Type, quantizes: bool) -> Option<Self> {
        Some(Self { uniform: Uniform::of(ctx, ty.element_or_self(ctx))?, quantizes })
    }

    /// The type of what is stored, which says nothing of its sign.
    fn stored(&self) -> Type {
        self.uniform.storage.ty
    }

    /// The type of the elements that it gives.
    fn gives(&self) -> Type {
        if self.quantizes { self.stored() } else { self.uniform.expressed }
    }
}

/// A type with other elements, or that itself.
fn of_elements(ctx: &Context, ty: Type, element: Type) -> Type {
    if ty.is_shaped(ctx) { ty.with_element(ctx, element) } else { element }
}

/// To real numbers: what is stored comes first.
fn dcast(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let input = new.one(0).or_no_match("no input")?;
    let ty = rw.ty(input);
    let cast = Cast::of(ctx, ty, false).or_no_match("scales are not known")?;
    let stored = of_elements(ctx, ty, cast.stored());
    let input = rw.insert1(quant::Scast::build(stored, input));
    let result = flat::convert(rw, &cast, input).or_no_match("unclear dimensions")?;
    rw.replace(op, result)
}

/// To quantized numbers: what is stored comes last.
fn qcast(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let ty = rw.view(op).result_type(0).or_no_match("no result")?;
    let input = new.one(0).or_no_match("no input")?;
    let cast = Cast::of(ctx, ty, true).or_no_match("scales are not known")?;
    let result = flat::convert(rw, &cast, input).or_no_match("unclear dimensions")?;
    rw.replace_with(op, quant::Scast::build(ty, result))
}
