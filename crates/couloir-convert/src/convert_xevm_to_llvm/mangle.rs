//! The names of functions, as C++ mangles them.

use couloir_ir::num::FloatKind;
use couloir_ir::{Context, Type};

/// The letters of a number. For what has none they are those that upstream ends up with.
fn scalar(ctx: &Context, ty: Type, unsigned: bool) -> &'static str {
    match ty.float_kind(ctx) {
        Some(FloatKind::F16) => return "Dh",
        Some(FloatKind::F32) => return "f",
        _ => {}
    }
    match (ty.int_width(ctx), unsigned) {
        (Some(8), false) => "c",
        (Some(8), true) => "h",
        (Some(16), false) => "s",
        (Some(16), true) => "t",
        (Some(64), false) => "l",
        (Some(64), true) => "m",
        (_, false) => "i",
        (_, true) => "j",
    }
}

/// The letters of a number, or of a vector of numbers.
pub(super) fn value(ctx: &Context, ty: Type, unsigned: bool) -> String {
    match ty.as_vector(ctx) {
        Some(vector) => {
            let count = vector.shape.first().copied().unwrap_or(1);
            format!("Dv{count}_{}", scalar(ctx, vector.element, unsigned))
        }
        None => scalar(ctx, ty, unsigned).into(),
    }
}

/// The letter of what is loaded, by its element.
pub(super) fn loaded(ctx: &Context, element: Type) -> &'static str {
    match element.float_kind(ctx) {
        Some(FloatKind::F16) => "Dh",
        Some(FloatKind::F32) => "f",
        Some(_) => "t",
        None => scalar(ctx, element, true),
    }
}

/// The letter of what is stored: what matters is how wide it is.
pub(super) fn stored(ctx: &Context, element: Type) -> &'static str {
    match element.int_or_float_width(ctx) {
        Some(32) => "j",
        Some(16) => "t",
        _ => "h",
    }
}

/// The beginning of a mangled name.
pub(super) fn name(base: &str) -> String {
    format!("_Z{}{base}", base.len())
}

/// The name of a function of these values; a type that was there before is only pointed to.
pub(super) fn function(ctx: &Context, base: &str, types: &[Type]) -> String {
    let mut name = name(base);
    for (at, &ty) in types.iter().enumerate() {
        match types.iter().take(at).position(|&before| before == ty) {
            Some(0) => name.push_str("S_"),
            Some(before) => name.push_str(&format!("S{}_", before.saturating_sub(1))),
            None => name.push_str(&value(ctx, ty, false)),
        }
    }
    name
}
