//! `arith-emulate-wide-int`: integers twice as wide as the target's widest
//! become two of these, at the end of a vector: the low half first.
//!
//! What is computed of several wide ops is written as these, which then become
//! ops on halves in their turn.

mod casts;
mod halves;
mod ints;
mod shifts;

use std::sync::Arc;

use couloir_dialects::{llvm, vector};
use couloir_ir::body::Op;
use couloir_ir::build::Build;
use couloir_ir::{Context, Failure, OpRef, Type};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Lowered, Materialization, Materialized, Mode,
    Operands, OrNoMatch, PatternSet, TypeConversion, TypeConverter,
};

use crate::common::try_convert_functions;
use crate::function_types::{self, by_types};

/// How wide integers may be, as the passes that emulate wider ones say it.
pub const WIDEST: OptionDef = OptionDef {
    name: "widest-int-supported",
    kind: OptionKind::Unsigned,
    default: "32",
    description: "Widest integer type supported by the target",
};

/// `arith-emulate-wide-int`
pub static PASS: PassDef = PassDef {
    name: "arith-emulate-wide-int",
    class: "ArithEmulateWideInt",
    description: "Emulate 2*N-bit integer operations using N-bit operations",
    anchor: None,
    options: &[WIDEST],
    run: |cx| try_convert_functions(cx, conversion),
    loads: &["vector"],
    ..PassDef::EMPTY
};

/// The width that the option says, if it is one that can be.
pub(crate) fn widest(options: &Options, op: OpRef<'_>) -> Result<u32, Failure> {
    let width = u32::try_from(options.number(WIDEST.name)).unwrap_or(0);
    if width.is_power_of_two() && width >= 2 {
        return Ok(width);
    }
    let name = WIDEST.name;
    op.op_error(format!("cannot be converted: {name}={width} is no power of two from 2 on")).fail()
}

/// A converter for which wide integers are pairs.
pub(crate) fn converter(widest: u32) -> TypeConverter {
    let mut converter = TypeConverter::new();
    converter.add(|_, _, ty| TypeConversion::One(ty));
    converter.add(move |_, ctx, ty| pair(ctx, ty, widest));
    converter.add(|converter, ctx, ty| {
        let Some((inputs, results)) = ty.as_function(ctx) else { return TypeConversion::Pass };
        let inputs = converter.convert_all(ctx, inputs.iter().copied());
        let results = converter.convert_all(ctx, results.iter().copied());
        let both = inputs.zip(results);
        both.map(|(inputs, results)| Type::function(ctx, &inputs, &results)).into()
    });
    converter
}

fn pair(ctx: &Context, ty: Type, widest: u32) -> TypeConversion {
    let vector = ty.as_vector(ctx);
    let element = vector.map_or(ty, |vector| vector.element);
    let Some(width) = element.int_width(ctx).filter(|_| !element.is_index()) else {
        return TypeConversion::Pass;
    };
    if width <= widest {
        return TypeConversion::One(ty);
    }
    if width != widest.saturating_mul(2) {
        return TypeConversion::Fail;
    }
    let mut shape = vector.map_or(Vec::new(), |vector| vector.shape.to_vec());
    shape.push(2);
    TypeConversion::One(Type::vector(ctx, &shape, Type::int(ctx, widest)))
}

fn conversion(options: &Options, op: OpRef<'_>) -> Result<Conversion, Failure> {
    let converter = Arc::new(converter(widest(options, op)?));
    let (mut patterns, mut target) = (PatternSet::new(), ConversionTarget::new());
    target.dynamic_dialect("arith", by_types(&converter));
    target.legal_dialect("vector");
    target.dynamic_op(vector::Print::def(), by_types(&converter));
    function_types::populate(&mut patterns, &mut target, &converter);
    populate(&mut patterns, &converter);
    Ok(Conversion::new(Mode::Partial, target, patterns))
}

/// Emulation in a function that stays as it is: its wide integers are cast to pairs, and back.
///
/// # Errors
/// When the width that the option says is none that can be; it has been reported.
pub fn within(options: &Options, op: OpRef<'_>) -> Result<Conversion, Failure> {
    let mut converter = converter(widest(options, op)?);
    converter.add_source(cast).add_target(cast);
    let converter = Arc::new(converter);
    let (mut patterns, mut target) = (PatternSet::new(), ConversionTarget::new());
    target.dynamic_dialect("arith", by_types(&converter));
    target.legal_dialect("vector").legal_dialect("llvm");
    populate(&mut patterns, &converter);
    Ok(Conversion::new(Mode::Partial, target, patterns))
}

fn cast(b: &mut dyn Build, what: &Materialization<'_>) -> Materialized {
    let (&[input], &[ty]) = (what.inputs, what.types) else { return Materialized::Pass };
    let value = b.insert1(couloir_ir::NewOp::new(llvm::BitCast::def()).operand(input).result(ty));
    Materialized::Values([value].into_iter().collect())
}

/// Adds patterns for `arith` and `vector.print`.
pub(crate) fn populate(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    patterns.add(vector::Print::def(), converter, print);
    ints::populate(patterns, converter);
    shifts::populate(patterns, converter);
    casts::populate(patterns, converter);
}

fn print(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let source = new.one(0).or_no_match("nothing is printed")?;
    let made = couloir_ir::NewOp::new(vector::Print::def()).operand(source);
    let newline = rw.context().attr_defaults(couloir_ir::OpName::of(vector::Print::def()));
    let newline = newline.get(vector::Print::PUNCTUATION).copied().flatten();
    rw.replace_with(op, made.prop(vector::Print::PUNCTUATION, newline))
}
