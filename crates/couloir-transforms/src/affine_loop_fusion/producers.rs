//! Loops that write what another reads go into it.

use couloir_ir::op::{EffectKind, Effects};
use couloir_ir::{Op, Scope, Value};
use couloir_rewrite::Rewriter;
use couloir_rewrite::effects::declared;

use super::apply::{fuse, make_private};
use super::cost::{adds_at_most, best_depth};
use super::depend::{common_loops, is_cyclic, loops_around};
use super::graph::{ancestor_in, is_before, is_loop, memory_of};
use super::legal::{Placed, Why, may_fuse};
use super::sink::sink_sequential;
use super::{Fusion, How};
use crate::affine_regions::element_bytes;
use crate::common::entry_of;

/// Values in the order in which they come, each once.
fn distinct<T: PartialEq>(values: impl Iterator<Item = T>) -> Vec<T> {
    let mut all = Vec::new();
    for value in values {
        if !all.contains(&value) {
            all.push(value);
        }
    }
    all
}

/// What is decided of a loop that goes into another.
struct Decision {
    placed: Placed,
    depth: usize,
    /// Before which op the other loop goes.
    before: Op,
    /// Whether nothing is left of the first.
    removes: bool,
    /// The memory of which the other gets its own.
    private: Vec<Value>,
}

impl Fusion {
    /// Puts loops that write what a loop reads into it, if no more loops than so many depend on
    /// them by that.
    pub(super) fn fuse_producers(&mut self, rw: &mut Rewriter<'_>, how: &How, most: usize) {
        for target in self.graph.ids().into_iter().rev() {
            let op = self.graph.op(target).filter(|&op| is_loop(rw.view(op)));
            let Some(op) = op.filter(|&op| rw.scope().body.num_results(op) == 0) else { continue };
            let root = sink_sequential(rw, op, &mut self.budget).unwrap_or(op);
            self.graph.set_op(target, root);
            while self.fuse_into(rw, how, [target, most]) {}
        }
    }

    /// Tries all loops that write what a loop reads; whether any went into it.
    fn fuse_into(&mut self, rw: &mut Rewriter<'_>, how: &How, [target, most]: [usize; 2]) -> bool {
        let mut changed = false;
        for source in self.producers(rw.scope(), target).into_iter().rev() {
            let Some(memories) = self.passed(rw.scope(), source, target) else { continue };
            if memories.iter().any(|&memory| self.graph.outs_by(source, memory) > most) {
                continue;
            }
            match self.decide(rw.scope(), how, [source, target], &memories) {
                Ok(Some(decision)) => {
                    if self.carry_out(rw, how, [source, target], &decision).is_some() {
                        changed = true;
                    }
                }
                Ok(None) => {}
                Err(Stop) => return false,
            }
        }
        changed
    }

    /// The loops that write what a loop reads.
    fn producers(&self, scope: Scope<'_>, target: usize) -> Vec<usize> {
        let Some(node) = self.graph.node(target) else { return Vec::new() };
        let loads = node.loads.iter().filter_map(|&op| memory_of(scope, op));
        let loads = loads.collect::<rustc_hash::FxHashSet<_>>();
        let writes = |id: &usize| {
            let Some(node) = self.graph.node(*id) else { return false };
            let stores = || node.stores.iter().filter_map(|&op| memory_of(scope, op));
            node.op.is_some_and(|op| is_loop(scope.op(op)))
                && stores().any(|own| loads.contains(&own))
        };
        let mut all = self.graph.ins(target).iter().map(|edge| edge.id).collect::<Vec<_>>();
        all.sort_unstable();
        all.dedup();
        all.retain(writes);
        all
    }

    /// What memory a loop writes that another reads; none where the first gives values.
    fn passed(&self, scope: Scope<'_>, source: usize, target: usize) -> Option<Vec<Value>> {
        let (from, to) = (self.graph.node(source)?, self.graph.node(target)?);
        if scope.body.num_results(from.op?) > 0 {
            return None;
        }
        let memories = distinct(from.stores.iter().filter_map(|&op| memory_of(scope, op)));
        Some(memories.into_iter().filter(|&own| to.loads_of(scope, own) > 0).collect())
    }

    /// Decides on a loop and another that reads what it writes.
    fn decide(
        &mut self,
        scope: Scope<'_>,
        how: &How,
        [source, target]: [usize; 2],
        memories: &[Value],
    ) -> Result<Option<Decision>, Stop> {
        let (Some(before), Some(from), Some(to)) =
            (self.graph.place(scope, source, target), self.graph.op(source), self.graph.op(target))
        else {
            return Ok(None);
        };
        let slices = self.slices(scope, [source, target], memories);
        let Some(deepest) = slices.iter().rposition(|(legal, _)| *legal) else { return Ok(None) };
        let mut tolerance = how.tolerance;
        let slices = slices.into_iter().take(deepest + 1).map(|(_, placed)| placed);
        let slices = slices.collect::<Vec<_>>();
        if is_cyclic(scope, from, &mut self.budget) {
            if how.maximal && !adds_at_most(scope, [from, to], slices.last(), 0.0) {
                return Err(Stop);
            }
            tolerance = 0.0;
        }
        let depth = match *self.stores_to(scope, source, memories) {
            _ if how.maximal => Some(deepest + 1),
            [store] => best_depth(scope, [from, to], store, &slices, tolerance),
            // Upstream does not say what memory several stores take.
            _ => adds_at_most(scope, [from, to], slices.last(), tolerance).then_some(deepest + 1),
        };
        let Some(depth) = depth else { return Ok(None) };
        let Some(placed) = slices.get(depth - 1).cloned().flatten() else { return Ok(None) };
        let escaping = self.escaping(scope, source);
        let escapes = !escaping.is_empty();
        let removes = self.may_go(scope, [source, target], &placed, before, escapes);
        let Some(removes) = removes else { return Ok(None) };
        let private = memories.iter().copied().filter(|&memory| {
            self.may_be_private(scope, memory, [source, target], &escaping, removes)
        });
        let private = private.collect();
        Ok(Some(Decision { placed, depth, before, removes, private }))
    }

    /// At each depth of the second loop, whether part of the first may go there, and which.
    fn slices(
        &mut self,
        scope: Scope<'_>,
        [source, target]: [usize; 2],
        memories: &[Value],
    ) -> Vec<(bool, Option<Placed>)> {
        let (Some(from), Some(node)) = (self.graph.op(source), self.graph.node(target)) else {
            return Vec::new();
        };
        let Some(to) = node.op else { return Vec::new() };
        let own = node.loads.iter().chain(&node.stores).copied();
        let own = own.filter(|&op| memory_of(scope, op).is_some_and(|own| memories.contains(&own)));
        let own = own.collect::<Vec<_>>();
        let outer = loops_around(scope, to).len();
        let depth = common_loops(scope, &own).len();
        let depths = outer.saturating_add(1)..=depth;
        depths.map(|at| may_fuse(scope, [from, to], at, Why::Produced, &mut self.budget)).collect()
    }

    fn stores_to(&self, scope: Scope<'_>, id: usize, memories: &[Value]) -> Vec<Op> {
        let stores = self.graph.node(id).map_or(&[][..], |node| &node.stores);
        let own = |op: &Op| memory_of(scope, *op).is_some_and(|own| memories.contains(&own));
        stores.iter().copied().filter(own).collect()
    }

    /// The memory that a node writes and that may be seen elsewhere.
    fn escaping(&self, scope: Scope<'_>, id: usize) -> Vec<Value> {
        let stores = self.graph.node(id).map_or(&[][..], |node| &node.stores);
        let memories = distinct(stores.iter().filter_map(|&op| memory_of(scope, op)));
        memories.into_iter().filter(|&own| escapes(scope, own, self.graph.block)).collect()
    }

    /// Whether nothing of a loop has to stay where part of it goes into another. None where only
    /// upstream thinks so, which takes a diagonal for all.
    fn may_go(
        &self,
        scope: Scope<'_>,
        [source, target]: [usize; 2],
        placed: &Placed,
        before: Op,
        escapes: bool,
    ) -> Option<bool> {
        let mut needed = escapes;
        for edge in self.graph.outs(source).iter().filter(|edge| edge.id != target) {
            let op = self.graph.op(edge.id)?;
            if before != op && !is_before(scope, before, op) {
                return Some(false);
            }
            needed = true;
        }
        if needed && placed.slice.is_whole(scope) != Some(true) {
            return Some(false);
        }
        (!needed || !placed.slice.is_diagonal(scope)).then_some(true)
    }

    /// Whether a loop may have memory for itself that part of another, which went into it, writes.
    fn may_be_private(
        &self,
        scope: Scope<'_>,
        memory: Value,
        [source, target]: [usize; 2],
        escaping: &[Value],
        removes: bool,
    ) -> bool {
        let ty = scope.body.ty(memory).as_memref(scope.ctx);
        let sized = ty.is_some_and(|ty| element_bytes(scope, ty.element).is_some());
        let writes = self.graph.node(target).is_some_and(|node| node.stores_of(scope, memory) > 0);
        if !sized || escaping.contains(&memory) && (removes || writes) {
            return false;
        }
        let others = |id| self.graph.outs(source).iter().any(|e| e.value == memory && e.id != id);
        self.graph.stores_into(scope, source, memory) == 0
            && self.graph.outs_by(target, memory) == 0
            && !(removes && others(target))
    }

    /// Puts part of a loop into another.
    fn carry_out(
        &mut self,
        rw: &mut Rewriter<'_>,
        how: &How,
        [source, target]: [usize; 2],
        decision: &Decision,
    ) -> Option<()> {
        let (from, to) = (self.graph.op(source)?, self.graph.op(target)?);
        fuse(rw, from, &decision.placed)?;
        if decision.before != to {
            rw.move_before(to, decision.before);
        }
        self.graph.fused(rw.scope(), [source, target], &decision.private, decision.removes);
        self.make_all_private(rw, how, target, decision);
        self.graph.renew(rw.scope(), target);
        if decision.removes {
            rw.erase(from);
            self.graph.remove(source);
        }
        Some(())
    }

    fn make_all_private(
        &mut self,
        rw: &mut Rewriter<'_>,
        how: &How,
        target: usize,
        decision: &Decision,
    ) -> Option<()> {
        let to = self.graph.op(target)?;
        let within = entry_of(rw.scope().body, decision.placed.within, 0)?;
        for (memory, stores) in stores_in(rw.scope(), to, &decision.private) {
            let made = make_private(rw, &how.buffers, to, &stores, decision.depth, within);
            let Some(made) = made else { continue };
            debug_assert!(made != memory);
            let op = rw.scope().body.defining_op(made)?;
            let id = self.graph.add_op(rw.scope(), op);
            self.graph.connect(rw.scope(), id, target, made);
        }
        Some(())
    }
}

/// The stores in a loop to each memory.
fn stores_in(scope: Scope<'_>, root: Op, memories: &[Value]) -> Vec<(Value, Vec<Op>)> {
    let mut all = Vec::<(Value, Vec<Op>)>::new();
    let accesses = super::depend::accesses(scope, root).into_iter();
    for access in accesses.filter(|own| own.writes && memories.contains(&own.memory)) {
        match all.iter_mut().find(|(memory, _)| *memory == access.memory) {
            Some((_, stores)) => stores.push(access.op),
            None => all.push((access.memory, vec![access.op])),
        }
    }
    all
}

/// No more loops are to go into one.
struct Stop;

/// Whether memory may be seen by more than affine accesses in a block: it is allocated by no op that
/// does nothing else, so that other values may be the same memory, or is used elsewhere.
fn escapes(scope: Scope<'_>, memory: Value, block: couloir_ir::Block) -> bool {
    let from = scope.defining_op(memory);
    let allocates = from.and_then(declared).is_some_and(|Effects(list)| {
        matches!(&*list, [own] if own.kind == EffectKind::Allocate && own.value == Some(memory))
    });
    !allocates || scope.body.uses(memory).any(|used| is_seen(scope, used.op, block))
}

/// Whether an op in a block does more to memory than an affine access.
fn is_seen(scope: Scope<'_>, op: Op, block: couloir_ir::Block) -> bool {
    if ancestor_in(scope, block, op).is_some() {
        return !accesses_by_map(scope.op(op));
    }
    let region = scope.body.region_of(block);
    let mut parents = std::iter::successors(Some(op), |&op| scope.body.parent_op(op));
    let beside =
        |op: Op| scope.body.block_of(op).and_then(|block| scope.body.region_of(block)) == region;
    !parents.any(beside)
}

fn accesses_by_map(op: couloir_ir::OpRef<'_>) -> bool {
    use couloir_dialects::affine;
    let kinds = [affine::Prefetch::def(), affine::DmaStart::def(), affine::DmaWait::def()];
    crate::affine_dependence::Access::of(op).is_some() || kinds.into_iter().any(|def| op.is(def))
}
