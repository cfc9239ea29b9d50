//! Memory that is there twice: iterations of a loop take turns.

use couloir_dialects::affine::dma::Parts;
use couloir_dialects::affine::{self, Apply, Composed};
use couloir_dialects::memref;
use couloir_ir::affine::{AffineBuilder, AffineMap};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::op::EffectKind;
use couloir_ir::ty::MemRefType;
use couloir_ir::{Attribute, Block, Op, OpDef, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::effects::does_to;

use super::pairs::ancestor_in;
use crate::affine_loops::step;
use crate::common::{entry_of, index};

/// Makes all in a loop use one of two copies of memory in turn. None where something in the loop
/// uses it in a way that is not known; what was allocated for it stays.
pub(super) fn double(rw: &mut Rewriter<'_>, op: Op, memory: Value) -> Option<()> {
    let ctx = rw.context();
    let block = entry_of(rw.scope().body, op, 0)?;
    let old = rw.ty(memory).as_memref(ctx)?;
    let shape = std::iter::once(2).chain(old.shape.iter().copied()).collect::<Vec<_>>();
    let ty = MemRefType::get(ctx, &shape, old.element, None, old.memory_space.expand());
    rw.at(op);
    let sizes = sizes(rw, memory, &old.shape);
    let new = rw.insert1(memref::Alloc::build(ctx, ty, &sizes, &[]));
    let users = users_in(rw, memory, block)?;
    let turn = turn(rw, op, block)?;
    for user in users {
        replace(rw, user, memory, new, turn)?;
    }
    rw.at(op);
    let after = InsertPoint::after(rw.scope().body, op)?;
    rw.set_point(after);
    rw.insert(memref::Dealloc::build(new));
    Some(())
}

/// The sizes of memory that its type does not tell.
fn sizes(rw: &mut Rewriter<'_>, memory: Value, shape: &[i64]) -> Vec<Value> {
    let mut sizes = Vec::new();
    for (at, _) in shape.iter().enumerate().filter(|(_, size)| **size < 0) {
        let at = index(rw, i64::try_from(at).unwrap_or(0));
        let size = memref::Dim::build(rw.context(), memory, at);
        sizes.push(rw.insert_folded(size));
    }
    sizes
}

/// Which of the two an iteration takes.
fn turn(rw: &mut Rewriter<'_>, op: Op, block: Block) -> Option<Value> {
    let count = *rw.scope().body.args(block).first()?;
    let mut b = AffineBuilder::new(1, 0);
    let (own, step, two) = (b.dim(0)?, b.constant(step(rw.view(op))?), b.constant(2));
    let whole = b.floor_div(own, step);
    let rest = b.modulo(whole, two);
    let map = Attribute::affine_map(rw.context(), b.map(&[rest]).ok()?);
    let start = InsertPoint::start(rw.scope().body, block);
    rw.at(op);
    rw.set_point(start);
    Some(rw.insert1(Apply::build(rw.context(), &[count], map)))
}

/// An op that accesses memory by a map: where the memory is among its operands.
struct Known {
    def: &'static OpDef,
    memory: usize,
    map: usize,
}

static KNOWN: &[Known] = &[
    Known { def: affine::Load::def(), memory: 0, map: affine::Load::MAP },
    Known { def: affine::Prefetch::def(), memory: 0, map: affine::Prefetch::MAP },
    Known { def: affine::Store::def(), memory: 1, map: affine::Store::MAP },
    Known { def: affine::VectorLoad::def(), memory: 0, map: affine::VectorLoad::MAP },
    Known { def: affine::VectorStore::def(), memory: 1, map: affine::VectorStore::MAP },
];

/// Where the map of an access is.
enum Slot {
    Inherent(usize),
    Named(&'static str),
}

/// An access of memory: how many operands come before its indices.
struct Use {
    first: usize,
    count: usize,
    map: AffineMap,
    slot: Slot,
}

impl Use {
    /// None where the op uses the memory otherwise, or more than once.
    fn of(rw: &Rewriter<'_>, op: Op, memory: Value) -> Option<Self> {
        let view = rw.view(op);
        (view.operands().filter(|&own| own == memory).count() == 1).then_some(())?;
        if view.is(affine::DmaStart::def()) || view.is(affine::DmaWait::def()) {
            return Self::of_copy(rw, op, memory);
        }
        let known = KNOWN.iter().find(|known| view.is(known.def))?;
        (view.operand(known.memory)? == memory).then_some(())?;
        let map = view.prop(known.map)?.as_affine_map(view.ctx())?.clone();
        let count = map.inputs() as usize;
        Some(Self { first: known.memory + 1, count, map, slot: Slot::Inherent(known.map) })
    }

    fn of_copy(rw: &Rewriter<'_>, op: Op, memory: Value) -> Option<Self> {
        const NAMES: [&str; 3] = ["src_map", "dst_map", "tag_map"];
        let view = rw.view(op);
        let names = if view.is(affine::DmaStart::def()) { &NAMES[..] } else { &NAMES[2..] };
        let mut first = 0usize;
        for (access, &name) in Parts::of(view).accesses.iter().zip(names) {
            first += 1;
            let count = access.indices.len();
            if access.memref == memory {
                let map = access.map?.as_affine_map(view.ctx())?.clone();
                return Some(Self { first, count, map, slot: Slot::Named(name) });
            }
            first += count;
        }
        None
    }
}

/// The ops in a block that access memory, with all in it; none where one of them does more.
fn users_in(rw: &Rewriter<'_>, memory: Value, block: Block) -> Option<Vec<Op>> {
    let scope = rw.scope();
    let mut users = Vec::new();
    for user in scope.body.uses(memory).map(|own| own.op) {
        let frees = does_to(scope.op(user), EffectKind::Free, memory);
        if frees || ancestor_in(scope, user, block).is_none() {
            continue;
        }
        Use::of(rw, user, memory)?;
        users.push(user);
    }
    Some(users)
}

/// Makes an op access the copy of memory whose turn it is.
fn replace(rw: &mut Rewriter<'_>, op: Op, memory: Value, new: Value, turn: Value) -> Option<()> {
    let own = Use::of(rw, op, memory)?;
    let mut operands = rw.view(op).operands().collect::<Vec<_>>();
    let indices = operands.get(own.first..own.first.checked_add(own.count)?)?.to_vec();
    rw.at(op);
    let (mut places, made) = match own.map.is_identity() {
        true => (indices, Vec::new()),
        false => apply_each(rw, &own.map, &indices)?,
    };
    places.insert(0, turn);
    let identity = AffineMap::identity(u32::try_from(places.len()).ok()?);
    let all = Composed::new(identity, &places).compose(rw.scope())?;
    let map = all.map.simplify().ok()?;
    let all = Composed { map, ..all }.canonical(rw.scope()).ok()?;
    made.into_iter().for_each(|op| rw.erase(op));
    let before = own.first.checked_sub(1)?;
    operands.splice(before..own.first + own.count, std::iter::once(new).chain(all.operands()));
    let map = Attribute::affine_map(rw.context(), all.map);
    match own.slot {
        Slot::Inherent(slot) => rw.set_prop(op, slot, Some(map)),
        Slot::Named(name) => set_named(rw, op, name, map),
    }
    rw.set_operands(op, &operands);
    Some(())
}

fn set_named(rw: &mut Rewriter<'_>, op: Op, name: &str, value: Attribute) {
    let ctx = rw.context();
    let name = ctx.intern(name);
    let attrs = rw.scope().body.discardable(op).as_dictionary(ctx).unwrap_or_default();
    let kept = attrs.iter().copied().filter(|entry| entry.0 != name);
    let attrs = kept.chain(std::iter::once((name, value))).collect();
    rw.body().set_discardable(op, Attribute::dictionary(ctx, attrs));
}

/// Each result of a map, and the ops that give them.
fn apply_each(
    rw: &mut Rewriter<'_>,
    map: &AffineMap,
    inputs: &[Value],
) -> Option<(Vec<Value>, Vec<Op>)> {
    let ctx = rw.context();
    let (mut values, mut ops) = (Vec::new(), Vec::new());
    for at in 0..map.num_results() {
        let map = Attribute::affine_map(ctx, map.sub_map(&[at])?);
        let op = rw.insert(Apply::build(ctx, inputs, map));
        values.push(rw.scope().body.result(op, 0)?);
        ops.push(op);
    }
    Some((values, ops))
}
