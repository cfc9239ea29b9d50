//! Writes types.

use couloir_ir::asm::AsmPrinter;
use couloir_ir::attr::Param;
use couloir_ir::num::{Float, FloatKind};
use couloir_ir::ty::DialectType;
use couloir_ir::{Attribute, Context, Type};

use super::super::types::{Granularity, Scale, Storage, Uniform};

pub(in super::super) fn any(ctx: &Context, ty: &DialectType, printer: &mut dyn AsmPrinter) {
    let Some(own) = Storage::of(&ty.params) else { return };
    printer.text("<");
    storage(ctx, own, printer);
    if let Some(expressed) = ty.params.get(4).and_then(Param::as_type) {
        printer.text(":");
        printer.ty(expressed);
    }
    printer.text(">");
}

pub(in super::super) fn calibrated(ctx: &Context, ty: &DialectType, printer: &mut dyn AsmPrinter) {
    let [Param::Type(expressed), Param::Uint(min), Param::Uint(max)] = ty.params[..] else {
        return;
    };
    printer.text("<");
    printer.ty(expressed);
    printer.text("<");
    number(ctx, Type::F64, f64::from_bits(min), printer);
    printer.text(":");
    number(ctx, Type::F64, f64::from_bits(max), printer);
    printer.text(">>");
}

pub(in super::super) fn uniform(ctx: &Context, ty: &DialectType, printer: &mut dyn AsmPrinter) {
    let Some(own) = Uniform::of_params(&ty.params) else { return };
    printer.text("<");
    storage(ctx, own.storage, printer);
    printer.text(":");
    printer.ty(own.expressed);
    match &own.granularity {
        Granularity::Layer => {
            printer.text(", ");
            list(ctx, (Type::F64, &own.scales), ",", printer);
        }
        Granularity::Axis(axis) => {
            printer.text(&format!(":{axis}, {{"));
            list(ctx, (Type::F64, &own.scales), ",", printer);
            printer.text("}");
        }
        Granularity::Blocks { sizes, counts } => {
            let sizes = sizes.iter().map(|(axis, size)| format!("{axis}:{size}"));
            printer.text(&format!(":{{{}}}, ", sizes.collect::<Vec<_>>().join(", ")));
            blocks(ctx, counts, (own.expressed, &own.scales), printer);
        }
    }
    printer.text(">");
}

/// `i8`, `u8` or `i8<-127:127>`
fn storage(ctx: &Context, own: Storage, printer: &mut dyn AsmPrinter) {
    let bits = own.bits(ctx);
    printer.text(&format!("{}{bits}", if own.signed { "i" } else { "u" }));
    if own.is_narrowed(ctx) {
        printer.text(&format!("<{}:{}>", own.min, own.max));
    }
}

/// Scales, and the type that they are printed as.
type Scales<'s> = (Type, &'s [Scale]);

fn list(ctx: &Context, (ty, scales): Scales<'_>, separator: &str, printer: &mut dyn AsmPrinter) {
    for (at, own) in scales.iter().enumerate() {
        if at > 0 {
            printer.text(separator);
        }
        number(ctx, ty, own.scale, printer);
        if own.zero_point != 0 {
            printer.text(&format!(":{}", own.zero_point));
        }
    }
}

/// Braces for each dimension. Recursion is as deep as the parser lets braces nest.
fn blocks(ctx: &Context, counts: &[i64], (ty, scales): Scales<'_>, printer: &mut dyn AsmPrinter) {
    printer.text("{");
    match counts {
        [_, rest @ ..] if !rest.is_empty() => {
            let size =
                rest.iter().fold(1, |size: usize, &count| size.saturating_mul(count as usize));
            for (at, inner) in scales.chunks(size.max(1)).enumerate() {
                if at > 0 {
                    printer.text(", ");
                }
                blocks(ctx, rest, (ty, inner), printer);
            }
        }
        _ => list(ctx, (ty, scales), ", ", printer),
    }
    printer.text("}");
}

fn number(ctx: &Context, ty: Type, value: f64, printer: &mut dyn AsmPrinter) {
    let value = Float::from_f64(ty.float_kind(ctx).unwrap_or(FloatKind::F64), value);
    printer.attribute_without_type(Attribute::float(ctx, ty, value));
}
