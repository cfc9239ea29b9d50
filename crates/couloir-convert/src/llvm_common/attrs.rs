//! Attributes that ops carry over when they are lowered.

use couloir_ir::op::OpName;
use couloir_ir::{Attribute, Context, NewOp};

/// Gives an op discardable attributes; those with the name of an inherent
/// one become that.
#[must_use]
pub fn carry(ctx: &Context, mut new: NewOp, attrs: Attribute) -> NewOp {
    if attrs == Attribute::EMPTY_DICT {
        return new;
    }
    let names = ctx.attr_names(new.name);
    let entries = attrs.as_dictionary(ctx).unwrap_or_default();
    if !entries.iter().any(|(name, _)| names.contains(name)) {
        return new.attrs(attrs);
    }
    let mut rest = Vec::with_capacity(entries.len());
    for &(name, attr) in entries {
        match names.iter().position(|&own| own == name) {
            Some(slot) if is_class(new.name, slot, ctx, attr) => new = new.prop(slot, attr),
            Some(_) => {}
            None => rest.push((name, attr)),
        }
    }
    new.attrs(Attribute::dictionary(ctx, rest))
}

/// Whether an attribute can be what an op holds in a slot; others get lost.
fn is_class(name: OpName, slot: usize, ctx: &Context, attr: Attribute) -> bool {
    let slot = name.def().and_then(|def| def.attrs.get(slot));
    slot.is_none_or(|slot| slot.constraint.is_class(ctx, attr))
}
