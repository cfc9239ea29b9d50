//! Attributes of `complex`.

use couloir_ir::asm::{AsmParser, AsmPrinter, ParseResult};
use couloir_ir::attr::{AttrDef, DialectAttr, Param};
use couloir_ir::num::{Float, RoundingMode};
use couloir_ir::ty::TypeKind;
use couloir_ir::{Attribute, Context, Type};

/// `#complex.number<:f32 1.0, 2.0>`: the real and the imaginary part.
pub static NUMBER: AttrDef = AttrDef {
    dialect: "complex",
    mnemonic: "number",
    parse,
    print,
    typed: Some(|ctx, attr| {
        let part = attr.params.first().and_then(Param::as_attr)?.typed(ctx)?;
        Some(Type::get(ctx, TypeKind::Complex(part)))
    }),
    ..AttrDef::EMPTY
};

/// Parts are read in double precision, then rounded to their type.
fn parse(parser: &mut dyn AsmParser) -> ParseResult<Attribute> {
    parser.punct("<")?;
    parser.punct(":")?;
    let at = parser.position();
    let ty = parser.ty()?;
    let real = parser.float()?;
    parser.punct(",")?;
    let imaginary = parser.float()?;
    parser.punct(">")?;
    let ctx = parser.context();
    let Some(kind) = ty.float_kind(ctx) else {
        return Err(parser.error(at, "expected a floating-point type"));
    };
    let part = |value| {
        let double = Float::from_f64(couloir_ir::num::FloatKind::F64, value);
        Attribute::float(ctx, ty, double.convert(kind, RoundingMode::NearestEven).value)
    };
    let params = [real, imaginary].map(|value| Param::Attr(part(value)));
    Ok(Attribute::dialect(ctx, &NUMBER, params.to_vec()))
}

fn print(ctx: &Context, attr: &DialectAttr, printer: &mut dyn AsmPrinter) {
    let parts = attr.params.iter().filter_map(Param::as_attr);
    let ty = parts.clone().next().and_then(|part| part.typed(ctx)).unwrap_or(Type::NONE);
    printer.text("<:");
    printer.ty(ty);
    for (at, part) in parts.enumerate() {
        printer.text(if at == 0 { " " } else { ", " });
        printer.attribute_without_type(part);
    }
    printer.text(">");
}
