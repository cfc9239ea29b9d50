//! Memory that is in no space is put into the whole device's, wherever a type says something of it.

use couloir_ir::attr::AttrKind;
use couloir_ir::body::{Body, Op, Value};
use couloir_ir::ty::{MemRefType, TypeKind};
use couloir_ir::{Attribute, Context, Failure, OpRef, Type};
use couloir_rewrite::{all_ops, each_body};

/// The number of the whole device's memory.
const GLOBAL: i64 = 1;
/// How deep types and attributes are looked into.
const DEEPEST: usize = 100;

/// Puts all memory of a module that is in no space into the whole device's.
///
/// # Errors
/// When isolated ops are nested too deeply; it has been reported.
pub(super) fn set(ctx: &Context, module: OpRef<'_>, body: &mut Body) -> Result<(), Failure> {
    each_body(ctx, Some(&module), body, &|_, body| in_body(ctx, body))
}

fn in_body(ctx: &Context, body: &mut Body) {
    let entries = body.roots().iter().flat_map(|&region| args(body, region)).collect::<Vec<_>>();
    entries.into_iter().for_each(|value| retype(ctx, body, value));
    for op in all_ops(body) {
        let inside = body.regions_here(op).to_vec();
        let args = inside.into_iter().flat_map(|region| args(body, region)).collect::<Vec<_>>();
        let results = body.results(op).collect::<Vec<_>>();
        args.into_iter().chain(results).for_each(|value| retype(ctx, body, value));
        of_attributes(ctx, body, op);
    }
}

/// The arguments of the blocks of a region.
fn args(body: &Body, region: couloir_ir::body::Region) -> Vec<Value> {
    body.region_blocks(region).flat_map(|block| body.args(block).to_vec()).collect()
}

fn retype(ctx: &Context, body: &mut Body, value: Value) {
    if let Some(ty) = placed(ctx, body.ty(value), DEEPEST) {
        body.set_type(value, ty);
    }
}

fn of_attributes(ctx: &Context, body: &mut Body, op: Op) {
    let count = ctx.attr_names(body.op(op).name).len();
    for slot in 0..count {
        if let Some(attr) = body.prop(op, slot).and_then(|attr| in_attribute(ctx, attr, DEEPEST)) {
            body.set_prop(op, slot, Some(attr));
        }
    }
    if let Some(attrs) = in_attribute(ctx, body.discardable(op), DEEPEST) {
        body.set_discardable(op, attrs);
    }
}

/// An attribute with other types in it; none where that is the same.
fn in_attribute(ctx: &Context, attr: Attribute, depth: usize) -> Option<Attribute> {
    let depth = depth.checked_sub(1)?;
    match attr.kind(ctx) {
        AttrKind::Type(ty) => Some(Attribute::ty(ctx, placed(ctx, *ty, depth)?)),
        AttrKind::Array(items) => {
            let new = items.iter().map(|&item| in_attribute(ctx, item, depth)).collect::<Vec<_>>();
            new.iter().any(Option::is_some).then(|| {
                let items = items.iter().zip(new).map(|(&old, new)| new.unwrap_or(old));
                Attribute::array(ctx, &items.collect::<Vec<_>>())
            })
        }
        AttrKind::Dictionary(entries) => {
            let new =
                entries.iter().map(|entry| in_attribute(ctx, entry.1, depth)).collect::<Vec<_>>();
            new.iter().any(Option::is_some).then(|| {
                let entries = entries.iter().zip(new);
                let entries = entries.map(|(old, new)| (old.0, new.unwrap_or(old.1)));
                Attribute::dictionary(ctx, entries.collect())
            })
        }
        _ => None,
    }
}

/// A type with memory in the whole device's space; none where that is the same.
fn placed(ctx: &Context, ty: Type, depth: usize) -> Option<Type> {
    let depth = depth.checked_sub(1)?;
    let global = || Attribute::i64(ctx, GLOBAL);
    match ty.kind(ctx) {
        TypeKind::MemRef(memref) => {
            let (element, space) =
                (placed(ctx, memref.element, depth), memref.memory_space.expand());
            if element.is_none() && space.is_some() {
                return None;
            }
            let element = element.unwrap_or(memref.element);
            let space = space.unwrap_or_else(global);
            let layout = memref.layout.expand();
            Some(MemRefType::get(ctx, &memref.shape, element, layout, Some(space)))
        }
        TypeKind::UnrankedMemRef(own, space) => {
            let (element, space) = (placed(ctx, *own, depth), space.expand());
            if element.is_none() && space.is_some() {
                return None;
            }
            let space = Some(space.unwrap_or_else(global)).into();
            Some(Type::get(ctx, TypeKind::UnrankedMemRef(element.unwrap_or(*own), space)))
        }
        TypeKind::Function(inputs, results) => {
            let new = [inputs, results].map(|list| all_placed(ctx, list, depth));
            let [(inputs, first), (results, second)] = new;
            (first || second).then(|| Type::function(ctx, &inputs, &results))
        }
        TypeKind::Tuple(types) => {
            let (types, changed) = all_placed(ctx, types, depth);
            changed.then(|| Type::get(ctx, TypeKind::Tuple(types.into())))
        }
        _ => None,
    }
}

/// Types with memory in the whole device's space, and whether any is another.
fn all_placed(ctx: &Context, types: &[Type], depth: usize) -> (Vec<Type>, bool) {
    let new = types.iter().map(|&ty| placed(ctx, ty, depth)).collect::<Vec<_>>();
    let changed = new.iter().any(Option::is_some);
    (types.iter().zip(new).map(|(&old, new)| new.unwrap_or(old)).collect(), changed)
}
