//! `affine-scalrep`: what is loaded is what was stored, or loaded, there before, where nothing can
//! have changed it; stores that nothing can read go, and so does memory that is only written.

mod between;
mod numbers;
mod places;
mod stores;

use couloir_ir::op::{EffectKind, Effects};
use couloir_ir::{Op, OpRef, Scope, Type, Value};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::effects::declared;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::affine_dependence::Access;
use crate::affine_dependence::depth::{Pair, scope_of};
use crate::common::in_each_body;
use between::{Around, loops_around};

/// `affine-scalrep`
pub static PASS: PassDef = PassDef {
    name: "affine-scalrep",
    class: "AffineScalarReplacement",
    description: "Replace affine memref accesses by scalars by forwarding stores to loads and \
                  eliminating redundant loads",
    anchor: Some("func.func"),
    run: |cx| in_each_body(cx, replace_all),
    ..PassDef::EMPTY
};

fn replace_all(rw: &mut Rewriter<'_>) {
    let memories = forward_stores(rw);
    stores::erase_unread(rw);
    for memory in memories {
        erase_unread_memory(rw, memory);
    }
    share_loads(rw);
}

/// Most accesses before one of the same place that are looked at, if they do not dominate it.
const MOST_BEFORE: usize = 256;

/// Where an access is and, of loads, what it gives.
type Key = (u32, Option<Type>);

/// Accesses of each place, those that may dominate what comes next.
#[derive(Default)]
struct Before {
    by_place: FxHashMap<Key, Vec<(Op, u32)>>,
}

impl Before {
    /// Those of a place that dominate an op, in order.
    fn dominating(
        &mut self,
        scope: Scope<'_>,
        around: &Around,
        key: Key,
        op: Op,
    ) -> impl DoubleEndedIterator<Item = Op> {
        let all = self.by_place.entry(key).or_default();
        let number = around.numbers.op(op).map_or(u32::MAX, |span| span.0);
        while all.last().is_some_and(|&(_, end)| end <= number) {
            all.pop();
        }
        let recent = all.get(all.len().saturating_sub(MOST_BEFORE)..).unwrap_or_default();
        let own = recent.iter().map(|own| own.0);
        own.filter(move |&own| around.order.dominates(scope.body, own, op))
    }

    fn add(&mut self, scope: Scope<'_>, around: &Around, key: Key, op: Op) {
        if let Some(end) = around.numbers.scope_end(scope.body, op) {
            self.by_place.entry(key).or_default().push((op, end));
        }
    }
}

/// What is loaded becomes what was stored; the memory of which that holds.
fn forward_stores(rw: &mut Rewriter<'_>) -> Vec<Value> {
    let mut around = Around::new(rw.scope(), EffectKind::Write);
    let (mut before, mut memories) = (Before::default(), Vec::new());
    let mut dead = Vec::new();
    for op in std::mem::take(&mut around.ops) {
        let Some(access) = Access::of(rw.view(op)) else { continue };
        let key = (around.place(rw.scope(), &access).number, None);
        if access.writes {
            before.add(rw.scope(), &around, key, op);
            continue;
        }
        let last = before.dominating(rw.scope(), &around, key, op).next_back();
        let Some(store) = last else { continue };
        if let Some(value) = stored(rw.scope(), &mut around, store, &access) {
            replace_result(rw, &mut around, op, value);
            memories.push(access.memory);
            dead.push(op);
        }
    }
    dead.into_iter().for_each(|op| rw.erase(op));
    let mut seen = FxHashSet::default();
    memories.retain(|&memory| seen.insert(memory));
    memories
}

fn replace_result(rw: &mut Rewriter<'_>, around: &mut Around, op: Op, value: Value) {
    if let Some(result) = rw.scope().body.result(op, 0) {
        if rw.ty(result).is_index() {
            around.forget_places();
        }
        rw.replace_all_uses(result, value);
    }
}

/// What a load of the place of a store gives, if that is what was stored.
fn stored(scope: Scope<'_>, around: &mut Around, store: Op, load: &Access) -> Option<Value> {
    let first = Access::of(scope.op(store))?;
    let value = scope.body.operand(store, 0)?;
    let same = scope.body.result(load.op, 0).map(|result| scope.body.ty(result));
    if same != Some(scope.body.ty(value)) || scope_of(scope, store) != scope_of(scope, load.op) {
        return None;
    }
    let depth = loops_around(scope, store, load.op).checked_add(1)?;
    let pair = Pair::new(scope, &first, load).ok()?;
    let reaches = pair.depends(&around.order, depth) == Some(true);
    (reaches && around.is_clean(scope, store, load)).then_some(value)
}

/// Loads of what was loaded already become that.
fn share_loads(rw: &mut Rewriter<'_>) {
    let mut around = Around::new(rw.scope(), EffectKind::Write);
    let (mut before, mut dead) = (Before::default(), Vec::new());
    for op in std::mem::take(&mut around.ops) {
        let Some(access) = Access::of(rw.view(op)).filter(|access| !access.writes) else {
            continue;
        };
        let ty = rw.view(op).result_type(0);
        let key = (around.place(rw.scope(), &access).number, ty);
        let all = before.dominating(rw.scope(), &around, key, op).collect::<Vec<_>>();
        // Later ones are clean where an earlier one is.
        let first = all.partition_point(|&op| !around.is_clean(rw.scope(), op, &access));
        let first = all.get(first).and_then(|&first| rw.scope().body.result(first, 0));
        if let Some(value) = first {
            replace_result(rw, &mut around, op, value);
            dead.push(op);
        } else {
            before.add(rw.scope(), &around, key, op);
        }
    }
    dead.into_iter().for_each(|op| rw.erase(op));
}

/// Erases memory that is allocated here and only written, with all that does so.
fn erase_unread_memory(rw: &mut Rewriter<'_>, memory: Value) -> Option<()> {
    let scope = rw.scope();
    let from = scope.defining_op(memory)?;
    does_only(from, EffectKind::Allocate, memory).then_some(())?;
    let users = scope.body.uses(memory).map(|own| own.op).collect::<Vec<_>>();
    let is_harmless = |&op: &Op| {
        let op = scope.op(op);
        Access::of(op).is_some_and(|access| access.writes)
            || does_only(op, EffectKind::Free, memory)
    };
    users.iter().all(is_harmless).then_some(())?;
    let from = from.op;
    let mut seen = FxHashSet::default();
    users.into_iter().filter(|&op| seen.insert(op)).for_each(|op| rw.erase(op));
    rw.erase(from);
    Some(())
}

/// Whether all that an op does is this to a memory.
fn does_only(op: OpRef<'_>, kind: EffectKind, memory: Value) -> bool {
    let effects = declared(op).map(|Effects(list)| list);
    effects.is_some_and(|list| {
        let own =
            |effect: &couloir_ir::op::Effect| effect.kind == kind && effect.value == Some(memory);
        list.len() == 1 && list.iter().all(own)
    })
}
