//! Access groups and loop annotations of inlined ops.

use couloir_ir::attr::{AttrKind, AttrReplacer, Param};
use couloir_ir::location::LocationKind;
use couloir_ir::op::CallSite;
use couloir_ir::{Attribute, Block, Body, Context, Location};

use super::{append, ops_within, own_attr};
use crate::llvm::attrs::{DI_SUBPROGRAM, LOOP_ANNOTATION};

/// Adds the access groups of a call to what its callee accesses.
pub(super) fn run(body: &mut Body, site: &CallSite<'_>, blocks: &[Block]) {
    const NAME: &str = "access_groups";
    let ctx = site.around.ctx();
    let groups = own_attr(body, site.call, NAME).and_then(|own| own.1?.as_array(ctx));
    let Some(groups) = groups.map(<[Attribute]>::to_vec) else { return };
    for &block in blocks {
        for op in body.block_ops(block).collect::<Vec<_>>() {
            append(ctx, body, op, NAME, &groups);
        }
    }
}

/// The function's debug information, of its location.
fn subprogram(ctx: &Context, location: Location) -> Option<Attribute> {
    let LocationKind::Fused(_, Some(scope)) = location.kind(ctx) else { return None };
    scope.params_of(ctx, &DI_SUBPROGRAM).map(|_| *scope)
}

/// Makes the places of loops say from where they were inlined.
pub(super) fn relocate_loops(body: &mut Body, site: &CallSite<'_>, blocks: &[Block]) {
    let ctx = site.around.ctx();
    let Some(scope) = subprogram(ctx, site.around.location()) else { return };
    let caller = body.op(site.call).location;
    let mut replacer =
        AttrReplacer::inside_out(ctx, |attr| moved_annotation(ctx, attr, caller, scope));
    // What holds no place of a loop holds none at the next call: debug information is large.
    replacer = replacer.knowing(site.unchanged.take());
    for op in ops_within(body, blocks) {
        let slots = body.op(op).name.def().map_or(0, |def| def.attrs.len());
        for slot in 0..slots {
            if let Some(own) = body.prop(op, slot) {
                let new = replacer.run(own);
                body.set_prop(op, slot, Some(new));
            }
        }
        let new = replacer.run(body.discardable(op));
        body.set_discardable(op, new);
    }
    site.unchanged.replace(replacer.into_unchanged());
}

fn moved_annotation(
    ctx: &Context,
    attr: Attribute,
    caller: Location,
    scope: Attribute,
) -> Option<Attribute> {
    const PLACES: std::ops::Range<usize> = 12..14;
    let mut params = attr.params_of(ctx, &LOOP_ANNOTATION)?.to_vec();
    let places = params.get_mut(PLACES)?;
    for place in places.iter_mut() {
        let Param::Attr(old) = place else { continue };
        let location = Location::from_attr(*old);
        let from = Location::get(ctx, LocationKind::CallSite(location, caller));
        let fused = LocationKind::Fused(Box::new([from]), Some(scope));
        *old = Attribute::get(ctx, AttrKind::Location(fused));
    }
    Some(Attribute::dialect(ctx, &LOOP_ANNOTATION, params))
}
