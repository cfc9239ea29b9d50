//! Changing what makes an op a symbol.

use super::Visibility;
use crate::attr::Attribute;
use crate::body::{Body, Op};
use crate::context::Context;
use crate::text::Str;

/// Sets an attribute by name, inherent where the op has such a slot.
pub fn set_attr(ctx: &Context, body: &mut Body, op: Op, name: Str, value: Option<Attribute>) {
    let slots = ctx.attr_names(body.op(op).name);
    if let Some(slot) = slots.iter().position(|&own| own == name) {
        body.set_prop(op, slot, value);
        return;
    }
    let attrs = body.discardable(op).as_dictionary(ctx).unwrap_or_default();
    let kept = attrs.iter().copied().filter(|entry| entry.0 != name);
    let attrs = kept.chain(value.map(|value| (name, value))).collect();
    body.set_discardable(op, Attribute::dictionary(ctx, attrs));
}

/// Sets the name of a symbol.
pub fn set_symbol_name(ctx: &Context, body: &mut Body, op: Op, name: Str) {
    set_attr(ctx, body, op, Str::SYM_NAME, Some(Attribute::str(ctx, name)));
}

/// Sets the visibility of a symbol; public ones say nothing.
pub fn set_visibility(ctx: &Context, body: &mut Body, op: Op, visibility: Visibility) {
    let text = match visibility {
        Visibility::Public => None,
        Visibility::Private => Some(Str::PRIVATE),
        Visibility::Nested => Some(Str::NESTED),
    };
    let value = text.map(|text| Attribute::str(ctx, text));
    set_attr(ctx, body, op, Str::SYM_VISIBILITY, value);
}
