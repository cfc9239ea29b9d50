//! Attributes are taken away.

use couloir_ir::op::Presence;
use couloir_ir::{Attribute, Body, Context, Op, Scope, Str};

use super::edit::{Edit, Place, Work, ops_of};

/// Takes away attributes that may be absent.
pub(super) const ATTRIBUTES: Edit = Edit { name: "attributes", find, change };

fn find(ctx: &Context, body: &Body) -> Vec<Place> {
    ops_of(body).flat_map(|op| places_of(ctx, body, op)).collect()
}

fn places_of(ctx: &Context, body: &Body, op: Op) -> Vec<Place> {
    let attrs = Scope::new(ctx, body).op(op).attrs();
    let can_go = |name, attr| match without(ctx, body, op, name) {
        Without::Stays => false,
        Without::Absent => true,
        Without::Default(default) => default != attr,
    };
    let names = attrs.filter(|&(name, attr)| can_go(name, attr)).map(|(name, _)| name);
    names.map(|name| Place::Attr(op, name)).collect()
}

/// What an op has in place of an attribute that is taken away.
enum Without {
    /// It must be there.
    Stays,
    Absent,
    Default(Attribute),
}

fn without(ctx: &Context, body: &Body, op: Op, name: Str) -> Without {
    let name_of_op = body.op(op).name;
    let Some(slot) = ctx.attr_slot(name_of_op, name) else { return Without::Absent };
    let Some(def) = name_of_op.def() else { return Without::Stays };
    if def.segment_count(slot).is_some() {
        return Without::Stays;
    }
    match def.attrs.get(slot).map(|attr| attr.presence) {
        None | Some(Presence::Required) => Without::Stays,
        Some(Presence::Optional) => Without::Absent,
        Some(Presence::Default(default) | Presence::DefaultOptional(default)) => {
            Without::Default(default(ctx))
        }
    }
}

fn change(work: &mut Work<'_>, body: &mut Body, places: &[Place]) {
    for place in places {
        let &Place::Attr(op, name) = place else { continue };
        let value = match without(work.ctx, body, op, name) {
            Without::Stays => continue,
            Without::Absent => None,
            Without::Default(value) => Some(value),
        };
        match work.ctx.attr_slot(body.op(op).name, name) {
            Some(slot) => body.set_prop(op, slot, value),
            None => drop_discardable(work.ctx, body, op, name),
        }
    }
}

fn drop_discardable(ctx: &Context, body: &mut Body, op: Op, name: Str) {
    let attrs = body.discardable(op).as_dictionary(ctx).unwrap_or_default();
    let kept = attrs.iter().copied().filter(|entry| entry.0 != name).collect();
    body.set_discardable(op, Attribute::dictionary(ctx, kept));
}
