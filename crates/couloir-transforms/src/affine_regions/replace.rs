//! Accesses of other memory in place of some, at other places.

use couloir_dialects::affine::{self, Apply, Composed, dma};
use couloir_ir::affine::AffineMap;
use couloir_ir::build::Build;
use couloir_ir::op::{EffectKind, Effects};
use couloir_ir::{Attribute, Op, OpRef, Value};
use couloir_rewrite::Rewriter;

use super::Access;
pub(crate) use super::domain::{applied, composed};

/// Where an op has the map of an access.
enum Slot {
    Own(usize),
    Named(&'static str),
}

/// Where an op accesses memory by a map: the operand, and the map.
fn access(op: OpRef<'_>, memory: Value) -> Option<(usize, Slot)> {
    let own = Access::of(op).map(|access| (access.memory, access.map));
    let fetch = op.is(affine::Prefetch::def()).then_some((0, affine::Prefetch::MAP));
    if let Some((at, map)) = own.or(fetch) {
        return Some((at, Slot::Own(map)));
    }
    let names: &[_] = match () {
        () if op.is(affine::DmaStart::def()) => &["src_map", "dst_map", "tag_map"],
        () if op.is(affine::DmaWait::def()) => &["tag_map"],
        () => return None,
    };
    let parts = dma::Parts::of(op);
    let at = parts.accesses.iter().position(|access| access.memref == memory)?;
    let before = parts.accesses.iter().take(at).map(|access| access.indices.len() + 1).sum();
    Some((before, Slot::Named(names.get(at)?)))
}

fn frees(op: OpRef<'_>, memory: Value) -> bool {
    let mut effects = Effects::default();
    let Some(list) = op.def().and_then(|def| def.hooks.effects) else { return false };
    list(op, &mut effects);
    let mut own = effects.0.iter().filter(|effect| effect.value == Some(memory));
    own.next().is_some_and(|effect| effect.kind == EffectKind::Free) && own.next().is_none()
}

/// Makes ops access other memory, unless one of them does something else with what they access
/// than free it. The map takes these operands and the places there were.
pub(crate) fn replace(
    rw: &mut Rewriter<'_>,
    users: &[Op],
    [old, new]: [Value; 2],
    map: &AffineMap,
    operands: &[Value],
) {
    let uses = |op: &Op| {
        let view = rw.view(*op);
        view.operands().any(|value| value == old) && !frees(view, old)
    };
    let users = users.iter().copied().filter(uses).collect::<Vec<_>>();
    if users.iter().any(|&op| access(rw.view(op), old).is_none()) {
        return;
    }
    for op in users {
        // What gets too large stays as it is.
        _ = replace_in(rw, op, [old, new], map, operands);
    }
}

fn replace_in(
    rw: &mut Rewriter<'_>,
    op: Op,
    [old, new]: [Value; 2],
    map: &AffineMap,
    operands: &[Value],
) -> Option<()> {
    let view = rw.view(op);
    let (at, slot) = access(view, old)?;
    let own = match &slot {
        Slot::Own(slot) => view.prop(*slot),
        Slot::Named(name) => view.attr_named(name),
    };
    let own = own?.as_affine_map(view.ctx())?.clone();
    let all = view.operands().collect::<Vec<_>>();
    let (before, rest) = all.split_at_checked(at)?;
    let (inputs, after) = rest.get(1..)?.split_at_checked(own.inputs() as usize)?;
    if all.iter().filter(|&&value| value == old).count() > 1 {
        return None;
    }
    rw.at(op);
    let mut made = Vec::new();
    let places = applied_each(rw, &own, inputs, &mut made)?;
    let places = applied_each(rw, map, &[operands, &places].concat(), &mut made)?;
    let identity = AffineMap::identity(u32::try_from(places.len()).ok()?);
    let composed = composed(rw.scope(), Composed::new(identity, &places))?;
    for value in made {
        let unused = rw.scope().body.is_unused(value);
        if let Some(op) = rw.scope().body.defining_op(value).filter(|_| unused) {
            rw.erase(op);
        }
    }
    let inputs = composed.operands();
    rw.set_operands(op, &[before, &[new], &inputs, after].concat());
    let map = Attribute::affine_map(rw.context(), composed.map);
    match slot {
        Slot::Own(slot) => rw.set_prop(op, slot, Some(map)),
        Slot::Named(name) => set_named(rw, op, name, map),
    }
    Some(())
}

fn set_named(rw: &mut Rewriter<'_>, op: Op, name: &str, attr: Attribute) {
    let ctx = rw.context();
    let name = ctx.intern(name);
    let all = rw.scope().body.discardable(op);
    let all = all.as_dictionary(ctx).into_iter().flatten();
    let all = all.map(|&(own, old)| (own, if own == name { attr } else { old })).collect();
    rw.body().set_discardable(op, Attribute::dictionary(ctx, all));
}

/// The results of a map, each by an application of its own, unless it gives what it is given.
fn applied_each(
    rw: &mut Rewriter<'_>,
    map: &AffineMap,
    inputs: &[Value],
    made: &mut Vec<Value>,
) -> Option<Vec<Value>> {
    if map.is_identity() && map.symbols() == 0 {
        return Some(inputs.to_vec());
    }
    let ctx = rw.context();
    let mut results = Vec::with_capacity(map.num_results());
    for at in 0..map.num_results() {
        let one = Attribute::affine_map(ctx, map.sub_map(&[at])?);
        let value = rw.insert1(Apply::build(ctx, inputs, one));
        made.push(value);
        results.push(value);
    }
    Some(results)
}
