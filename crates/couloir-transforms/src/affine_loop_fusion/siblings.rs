//! Loops that read the same memory, and do not depend on one another, become one.

use couloir_ir::{Op, Scope, Value};
use couloir_rewrite::Rewriter;
use rustc_hash::FxHashSet;

use super::apply::fuse;
use super::cost::{adds_at_most, best_depth};
use super::depend::{is_cyclic, loops_around};
use super::graph::{Node, ancestor_in, is_before, is_loop, memory_of};
use super::legal::{Placed, Why, may_fuse};
use super::{Fusion, How};
use crate::affine_dependence::Access;

impl Fusion {
    /// Makes loops that read the same memory one.
    pub(super) fn fuse_siblings(&mut self, rw: &mut Rewriter<'_>, how: &How) {
        for target in self.graph.ids().into_iter().rev() {
            let op = self.graph.op(target).filter(|&op| is_loop(rw.view(op)));
            if op.is_none() {
                continue;
            }
            let mut seen = FxHashSet::default();
            while let Some((id, memory)) = self.sibling(rw.scope(), target, &mut seen) {
                let decided = self.decide_sibling(rw.scope(), how, [id, target], memory);
                if let Some((placed, before)) = decided {
                    _ = self.join(rw, [id, target], &placed, before);
                }
            }
        }
    }

    fn join(
        &mut self,
        rw: &mut Rewriter<'_>,
        [id, target]: [usize; 2],
        placed: &Placed,
        before: Op,
    ) -> Option<()> {
        let (from, to) = (self.graph.op(id)?, self.graph.op(target)?);
        fuse(rw, from, placed)?;
        if before != to {
            rw.move_before(to, before);
        }
        self.graph.joined(rw.scope(), id, target);
        self.graph.renew(rw.scope(), target);
        self.graph.remove(id);
        rw.erase(from);
        Some(())
    }

    /// A loop that was not looked at that reads memory that another reads, and that memory.
    fn sibling(
        &self,
        scope: Scope<'_>,
        target: usize,
        seen: &mut FxHashSet<usize>,
    ) -> Option<(usize, Value)> {
        let found =
            self.by_argument(scope, target, seen).or_else(|| self.by_edge(scope, target, seen));
        seen.extend(found.map(|(id, _)| id));
        found
    }

    /// One that reads by what the block is given: memory, or where in memory.
    fn by_argument(
        &self,
        scope: Scope<'_>,
        target: usize,
        seen: &FxHashSet<usize>,
    ) -> Option<(usize, Value)> {
        let node = self.graph.node(target)?;
        for &given in scope.body.args(self.graph.block) {
            for used in scope.body.uses(given) {
                let access = Access::of(scope.op(used.op)).filter(|own| !own.writes);
                let Some(memory) = access.map(|own| own.memory) else { continue };
                let root = ancestor_in(scope, self.graph.block, used.op);
                let root = root.filter(|&root| root != used.op && is_loop(scope.op(root)));
                let Some(id) = root.and_then(|root| self.graph.find(root)) else { continue };
                if node.loads_of(scope, memory) == 0 {
                    continue;
                }
                if id != target && !seen.contains(&id) && self.may_join(scope, id, target, memory) {
                    return Some((id, memory));
                }
            }
        }
        None
    }

    /// One that depends on what the other depends on.
    fn by_edge(
        &self,
        scope: Scope<'_>,
        target: usize,
        seen: &FxHashSet<usize>,
    ) -> Option<(usize, Value)> {
        let node = self.graph.node(target)?;
        for edge in self.graph.ins(target) {
            let memory = edge.value;
            let Some(from) = self.graph.node(edge.id) else { continue };
            let defines = scope.body.defining_op(memory).is_some_and(|op| from.op == Some(op));
            if node.loads_of(scope, memory) == 0 || from.stores_of(scope, memory) == 0 && !defines {
                continue;
            }
            let mut others =
                self.graph.outs(edge.id).iter().filter(|own| {
                    own.value == memory && own.id != target && !seen.contains(&own.id)
                });
            let is_loop = |id: usize| self.graph.op(id).is_some_and(|op| is_loop(scope.op(op)));
            let found =
                others.find(|own| is_loop(own.id) && self.may_join(scope, own.id, target, memory));
            if let Some(found) = found {
                return Some((found.id, memory));
            }
        }
        None
    }

    /// Whether a loop reads memory once, and depends on nothing so that it may become one with
    /// another.
    fn may_join(&self, scope: Scope<'_>, id: usize, target: usize, memory: Value) -> bool {
        let Some(node) = self.graph.node(id) else { return false };
        if node.loads_of(scope, memory) != 1
            || self.graph.has_path(id, target)
            || self.graph.has_path(target, id)
        {
            return false;
        }
        let memories = |list: &[Op]| {
            list.iter().filter_map(|&op| memory_of(scope, op)).collect::<FxHashSet<_>>()
        };
        let (loads, stores) = (memories(&node.loads), memories(&node.stores));
        let waits = |memory: &Value| self.graph.stores_into(scope, id, *memory) > 0;
        !loads.intersection(&stores).any(waits) && stores.len() <= 1
    }

    /// The part of a loop that goes into another that reads the same memory, which is all of it,
    /// and before which op the other then goes.
    fn decide_sibling(
        &mut self,
        scope: Scope<'_>,
        how: &How,
        [id, target]: [usize; 2],
        memory: Value,
    ) -> Option<(Placed, Op)> {
        let (from, to) = (self.graph.op(id)?, self.graph.op(target)?);
        let pair = if is_before(scope, from, to) { [id, target] } else { [target, id] };
        let before = self.graph.place(scope, pair[0], pair[1])?;
        let load = |node: &Node| {
            let mut loads = node.loads.iter().copied();
            loads.find(|&op| memory_of(scope, op) == Some(memory))
        };
        let (own, other) = (load(self.graph.node(id)?)?, load(self.graph.node(target)?)?);
        let outer = loops_around(scope, to).len();
        let depths = outer.saturating_add(1)..=loops_around(scope, other).len();
        let why = Why::Shared(memory);
        let slices = depths.map(|at| may_fuse(scope, [from, to], at, why, &mut self.budget));
        let slices = slices.collect::<Vec<_>>();
        let deepest = slices.iter().rposition(|(legal, _)| *legal)?;
        let slices = slices.into_iter().take(deepest + 1).map(|(_, placed)| placed);
        let slices = slices.collect::<Vec<_>>();
        let cyclic = is_cyclic(scope, from, &mut self.budget);
        if cyclic && how.maximal && !adds_at_most(scope, [from, to], slices.last(), 0.0) {
            return None;
        }
        let tolerance = if cyclic { 0.0 } else { how.tolerance };
        let depth = match how.maximal {
            true => deepest + 1,
            false => best_depth(scope, [from, to], own, &slices, tolerance)?,
        };
        let placed = slices.get(depth - 1)?.clone()?;
        let whole = placed.slice.is_whole(scope) == Some(true) && !placed.slice.is_diagonal(scope);
        let plain = scope.body.num_results(from) == 0 && stays_before_users(scope, to, before);
        (whole && plain).then_some((placed, before))
    }
}

/// Whether what uses the results of a loop comes after an op that the loop is to be put before.
fn stays_before_users(scope: Scope<'_>, root: Op, before: Op) -> bool {
    let users = scope.body.results(root).flat_map(|value| scope.body.uses(value));
    let block = scope.body.block_of(root);
    let comes_first = |user: Op| {
        let own = block.and_then(|block| ancestor_in(scope, block, user));
        own.is_some_and(|own| own != before && is_before(scope, own, before))
    };
    root == before || !users.into_iter().any(|used| comes_first(used.op))
}
