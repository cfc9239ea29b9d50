//! Ops, symbols and the bodies of functions are deleted; regions take the place of their ops.

use couloir_dialects::builtin;
use couloir_ir::op::{Presence, Trait};
use couloir_ir::symbols::{Visibility, each_symbol_ref, set_visibility};
use couloir_ir::walk::{Event, Events};
use couloir_ir::{Block, Body, Context, Op, Scope, Str, Value};
use rustc_hash::FxHashSet;

use super::defaults::{Defaults, Mode};
use super::edit::{Edit, Place, Work, each_body, ops_of, replacements};

/// Deletes symbols, and with them what refers to them.
pub(super) const SYMBOLS: Edit = Edit { name: "symbols", find: symbols, change: delete_symbols };

/// Functions become declarations.
pub(super) const BODIES: Edit = Edit { name: "bodies", find: functions, change: declare };

/// Deletes ops; uses of what they gave become uses of operands, arguments or zeros.
pub(super) const OPS: Edit = Edit {
    name: "ops",
    find: ops,
    change: |work, body, at| delete_all(work, body, at, Mode::Plain),
};

/// Deletes ops; uses of what they gave become uses of casts from nothing.
pub(super) const OPAQUE: Edit = Edit {
    name: "opaque values",
    find: ops,
    change: |work, body, at| delete_all(work, body, at, Mode::Opaque),
};

/// Ops are replaced by what is in their first region that has one block.
pub(super) const FIRST_REGION: Edit = Edit {
    name: "first regions",
    find: with_regions,
    change: |work, body, at| hoist_all(work, body, at, false),
};

/// Ops are replaced by what is in their last region that has one block.
pub(super) const LAST_REGION: Edit = Edit {
    name: "last regions",
    find: with_regions,
    change: |work, body, at| hoist_all(work, body, at, true),
};

pub(super) fn has(body: &Body, op: Op, which: Trait) -> bool {
    body.op(op).name.def().is_some_and(|def| def.has(which))
}

/// Whether an op ends its block.
pub(super) fn is_terminator(body: &Body, op: Op) -> bool {
    has(body, op, Trait::Terminator) || body.successors(op).len() > 0
}

fn symbol(ctx: &Context, body: &Body, op: Op) -> Option<Str> {
    let view = Scope::new(ctx, body).op(op);
    view.symbol_name().filter(|_| view.has(Trait::Symbol))
}

fn symbols(ctx: &Context, body: &Body) -> Vec<Place> {
    ops_of(body).filter(|&op| symbol(ctx, body, op).is_some()).map(Place::Op).collect()
}

fn picked_ops(places: &[Place]) -> impl Iterator<Item = Op> + '_ {
    places.iter().filter_map(|place| match place {
        Place::Op(op) => Some(*op),
        _ => None,
    })
}

fn delete_symbols(work: &mut Work<'_>, body: &mut Body, places: &[Place]) {
    work.gone.extend(picked_ops(places).filter_map(|op| symbol(work.ctx, body, op)));
    delete_all(work, body, places, Mode::Plain);
}

/// Deletes what refers to symbols that are gone; what are symbols themselves is gone then, too.
pub(super) fn delete_users(work: &mut Work<'_>, body: &mut Body, op: Op) {
    let mut known = 0;
    while known < work.gone.len() {
        known = work.gone.len();
        each_body(body, op, &mut |inside| {
            let users = ops_of(inside).filter(|&op| refers(work, inside, op)).map(Place::Op);
            let users = users.collect::<Vec<_>>();
            if !users.is_empty() {
                delete_symbols(work, inside, &users);
            }
        });
    }
}

fn refers(work: &Work<'_>, body: &Body, op: Op) -> bool {
    let mut found = false;
    for (_, attr) in Scope::new(work.ctx, body).op(op).attrs() {
        each_symbol_ref(work.ctx, attr, &mut |reference| {
            let (root, nested) = reference.as_symbol_ref(work.ctx).unwrap_or((Str::EMPTY, &[]));
            found |= work.gone.contains(nested.last().unwrap_or(&root));
        });
    }
    found
}

fn functions(_: &Context, body: &Body) -> Vec<Place> {
    let has_blocks = |op: &Op| {
        body.nested(*op).is_some_and(|inside| {
            inside.roots().first().is_some_and(|&region| inside.entry_block(region).is_some())
        })
    };
    let functions = ops_of(body).filter(|&op| has(body, op, Trait::Function));
    functions.filter(has_blocks).map(Place::Op).collect()
}

fn declare(work: &mut Work<'_>, body: &mut Body, places: &[Place]) {
    for op in picked_ops(places) {
        let mut inside = Body::new();
        inside.create_root();
        body.take_nested(op);
        body.put_nested(op, Box::new(inside));
        reset_linkage(work.ctx, body, op);
        if body.op(op).name.def().is_some_and(|def| def.dialect() == "func") {
            set_visibility(work.ctx, body, op, Visibility::Private);
        }
    }
}

/// A declaration is external.
fn reset_linkage(ctx: &Context, body: &mut Body, op: Op) {
    let Some(def) = body.op(op).name.def() else { return };
    for (slot, attr) in def.attrs.iter().enumerate() {
        let (Presence::Default(default) | Presence::DefaultOptional(default)) = attr.presence
        else {
            continue;
        };
        if attr.name == "linkage" {
            body.set_prop(op, slot, Some(default(ctx)));
        }
    }
}

/// Whether an op is what takes the place of others.
fn is_default(body: &Body, op: Op) -> bool {
    has(body, op, Trait::ConstantLike)
        || (body.op(op).name.def() == Some(builtin::UnrealizedConversionCast::def())
            && body.num_operands(op) == 0)
}

fn ops(_: &Context, body: &Body) -> Vec<Place> {
    let is_used = |op: Op| body.results(op).any(|result| !body.is_unused(result));
    let stays = |op| is_terminator(body, op) || (is_default(body, op) && is_used(op));
    ops_of(body).filter(|&op| !stays(op)).map(Place::Op).collect()
}

fn delete_all(work: &mut Work<'_>, body: &mut Body, places: &[Place], mode: Mode) {
    let mut gone = FxHashSet::default();
    let mut defaults = Defaults::new(work.ctx, mode);
    for op in picked_ops(places) {
        if !gone.contains(&op) {
            gone.extend(Events::new(body, body.regions(op)).filter_map(|event| match event {
                Event::Leaf(op) | Event::Enter(op) => Some(op),
                _ => None,
            }));
            delete(body, op, &mut defaults);
        }
    }
}

/// Deletes an op, if there are values for its uses.
pub(super) fn delete(body: &mut Body, op: Op, defaults: &mut Defaults<'_>) -> bool {
    for (old, new) in replacements(body, op, defaults) {
        body.replace_all_uses(old, new);
    }
    if body.results(op).any(|result| !body.is_unused(result)) {
        return false;
    }
    body.erase_op(op);
    true
}

/// The blocks of regions that have one.
fn single_blocks(body: &Body, op: Op) -> Vec<Block> {
    if body.nested(op).is_some() {
        return Vec::new();
    }
    let only = |region| {
        let entry = body.entry_block(region)?;
        body.next_block(entry).is_none().then_some(entry)
    };
    body.regions(op).iter().filter_map(|&region| only(region)).collect()
}

fn with_regions(_: &Context, body: &Body) -> Vec<Place> {
    let found = ops_of(body).filter(|&op| !single_blocks(body, op).is_empty());
    found.map(Place::Op).collect()
}

/// Inner ops come first, so that what stands around them moves them along.
fn hoist_all(work: &mut Work<'_>, body: &mut Body, places: &[Place], last: bool) {
    let mut defaults = Defaults::new(work.ctx, Mode::Plain);
    let ops = picked_ops(places).collect::<Vec<_>>();
    for &op in ops.iter().rev() {
        hoist(body, op, last, &mut defaults);
    }
}

fn hoist(body: &mut Body, op: Op, last: bool, defaults: &mut Defaults<'_>) {
    let blocks = single_blocks(body, op);
    let block = if last { blocks.last() } else { blocks.first() };
    let Some(&block) = block else { return };
    let args = body.args(block).to_vec();
    let types = args.iter().map(|&arg| body.ty(arg)).collect::<Vec<_>>();
    let given = types.iter().map(|&ty| {
        let operand = body.operands(op).find(|&operand| body.ty(operand) == ty);
        operand.or_else(|| defaults.value(body, op, ty))
    });
    let Some(given) = given.collect::<Option<Vec<_>>>() else { return };
    body.inline_block_before(block, op, &given);
    let end = body.prev_op(op).filter(|&end| is_terminator(body, end));
    let yielded = end.map(|end| body.operands(end).collect()).unwrap_or_default();
    if let Some(end) = end {
        body.erase_op(end);
    }
    give_results(body, op, yielded);
    delete(body, op, defaults);
}

/// Uses of an op's results become uses of values of the same types.
fn give_results(body: &mut Body, op: Op, mut values: Vec<Value>) {
    for result in body.results(op) {
        let ty = body.ty(result);
        if let Some(at) = values.iter().position(|&value| body.ty(value) == ty) {
            body.replace_all_uses(result, values.remove(at));
        }
    }
}
