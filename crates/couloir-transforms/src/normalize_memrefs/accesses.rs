//! The ops that use memory of which the layout changes.

use couloir_dialects::affine::{self, Apply, Composed};
use couloir_dialects::memref;
use couloir_ir::affine::AffineMap;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, OpDef};
use couloir_rewrite::Rewriter;

/// An op that accesses memory: where the memref is among its operands, which
/// the indices follow, and where its map is, if it has one.
struct Access {
    def: &'static OpDef,
    memref: usize,
    map: Option<usize>,
}

static ACCESSES: &[Access] = &[
    Access { def: affine::Load::def(), memref: 0, map: Some(affine::Load::MAP) },
    Access { def: affine::Prefetch::def(), memref: 0, map: Some(affine::Prefetch::MAP) },
    Access { def: affine::Store::def(), memref: 1, map: Some(affine::Store::MAP) },
    Access { def: affine::VectorLoad::def(), memref: 0, map: Some(affine::VectorLoad::MAP) },
    Access { def: affine::VectorStore::def(), memref: 1, map: Some(affine::VectorStore::MAP) },
    Access { def: memref::Load::def(), memref: 0, map: None },
    Access { def: memref::Store::def(), memref: 1, map: None },
];

/// Puts the layout that a memref had into the ops that access it. An access of
/// which the map would get too large stays, and is found invalid.
pub(super) fn relocate(rw: &mut Rewriter<'_>, memory: Value, layout: &AffineMap) {
    let mut users = rw.scope().body.uses(memory).map(|user| user.op).collect::<Vec<_>>();
    // The last use comes first.
    users.reverse();
    for user in users {
        let view = rw.view(user);
        let access = ACCESSES.iter().find(|access| view.is(access.def));
        if let Some(access) = access.filter(|access| view.operand(access.memref) == Some(memory)) {
            _ = through(rw, user, access, layout);
        }
    }
}

/// Makes an access one through a layout.
fn through(rw: &mut Rewriter<'_>, op: Op, access: &Access, layout: &AffineMap) -> Option<()> {
    let view = rw.view(op);
    let operands = view.operands().collect::<Vec<_>>();
    let (before, indices) = operands.split_at_checked(access.memref + 1)?;
    let own = match access.map {
        Some(slot) => view.prop(slot)?.as_affine_map(view.ctx())?.clone(),
        None => AffineMap::identity(indices.len() as u32),
    };
    rw.at(op);
    let places = match own.is_identity() {
        true => indices.to_vec(),
        false => apply_each(rw, &own, indices)?,
    };
    let composed = Composed::of_each(layout, &places, rw.scope())?.compose(rw.scope())?;
    let again = composed.map.simplify().ok()?;
    let composed = Composed { map: again, ..composed }.canonical(rw.scope()).ok()?;
    let inputs = composed.operands();
    let new = match access.map {
        Some(slot) => {
            let map = Attribute::affine_map(rw.context(), composed.map);
            rw.set_prop(op, slot, Some(map));
            inputs
        }
        None => apply_each(rw, &composed.map, &inputs)?,
    };
    rw.set_operands(op, &[before, &new].concat());
    Some(())
}

/// Each result of a map, by an `affine.apply` of its own.
fn apply_each(rw: &mut Rewriter<'_>, map: &AffineMap, inputs: &[Value]) -> Option<Vec<Value>> {
    let ctx = rw.context();
    let one = |at| {
        let map = Attribute::affine_map(ctx, map.sub_map(&[at])?);
        Some(rw.insert1(Apply::build(ctx, inputs, map)))
    };
    (0..map.results().count()).map(one).collect()
}
