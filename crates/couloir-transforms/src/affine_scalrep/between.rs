//! What may happen to memory between two accesses.

use couloir_dialects::affine;
use couloir_ir::dominance::Dominance;
use couloir_ir::op::{EffectKind, Effects, Trait};
use couloir_ir::{Block, Body, Op, OpRef, Scope, Value};
use couloir_rewrite::effects::declared;
use rustc_hash::{FxHashMap, FxHashSet};

use super::numbers::{Numbers, Span, next_of};
use super::places::{Place, Places};
use crate::affine_dependence::Access;
use crate::affine_dependence::depth::{Pair, is_before, scope_of};
use crate::alias::AliasAnalysis;

/// Most blocks that are looked through between two accesses.
const MOST_BLOCKS: usize = 256;

/// Most ops that are looked at between two accesses, most of these that may do something to the
/// memory, and most of which it is worked out where they are when: fewer in more than 14 loops.
const MOST_SEEN: usize = 1 << 12;
const MOST_OPS: usize = 1 << 10;
const MOST_PAIRS: usize = 1 << 6;

/// What it takes at least to work that out, as the cube of how many loops there are.
const LEAST_COST: usize = 1 << 12;

/// An op that does something to memory.
struct Touch {
    number: u32,
    op: Op,
    /// The memory, where it is known.
    memory: Option<Value>,
}

/// What is known of a body while its values do not change.
pub(super) struct Around {
    pub(super) order: Dominance,
    pub(super) numbers: Numbers,
    /// All ops, by number.
    pub(super) ops: Vec<Op>,
    /// Those that read, or write, memory: the number of each, and it by the memory.
    touches: Vec<Touch>,
    by_memory: FxHashMap<Option<Value>, Vec<usize>>,
    alias: AliasAnalysis,
    places: Places,
    /// The places of ops that were asked about.
    known: FxHashMap<Op, Place>,
}

impl Around {
    /// What is known of a body and what is done to memory in it: of one kind.
    pub(super) fn new(scope: Scope<'_>, kind: EffectKind) -> Self {
        let (numbers, ops) = Numbers::of(scope.body);
        let mut touches = Vec::new();
        for (number, &op) in (0u32..).zip(&ops) {
            let mut add = |memory| touches.push(Touch { number, op, memory });
            touched(scope.op(op), kind, &mut add);
        }
        let mut by_memory = FxHashMap::<_, Vec<usize>>::default();
        for (at, touch) in touches.iter().enumerate() {
            by_memory.entry(touch.memory).or_default().push(at);
        }
        let order = Dominance::new(scope);
        let (alias, places) = (AliasAnalysis::default(), Places::default());
        let known = FxHashMap::default();
        Self { order, numbers, ops, touches, by_memory, alias, places, known }
    }

    /// The place of an access.
    pub(super) fn place(&mut self, scope: Scope<'_>, access: &Access) -> Place {
        let known = self.known.get(&access.op).cloned();
        known.unwrap_or_else(|| {
            let place = self.places.of(access.memory, &access.simple(scope));
            self.known.insert(access.op, place.clone());
            place
        })
    }

    /// Values that places are told by are others now.
    pub(super) fn forget_places(&mut self) {
        self.known.clear();
    }

    /// Whether nothing is done to what the second access is of from the first one to it.
    pub(super) fn is_clean(&mut self, scope: Scope<'_>, first: Op, second: &Access) -> bool {
        self.spans(scope.body, first, second.op)
            .and_then(|spans| self.are_clean(scope, &spans, first, second))
            .unwrap_or(false)
    }

    /// The numbers of ops between two; none where there are too many blocks.
    fn spans(&self, body: &Body, first: Op, second: Op) -> Option<Vec<Span>> {
        let from = body.block_of(first)?;
        let region = body.region_of(from);
        let own = |op: Op| body.block_of(op).and_then(|block| body.region_of(block));
        let mut parents = std::iter::successors(Some(second), |&op| body.parent_op(op));
        let to = parents.find(|&op| own(op) == region)?;
        let (start, (to_start, to_end)) = (self.numbers.op(first)?.1, self.numbers.op(to)?);
        let block = body.block_of(to)?;
        let mut spans = Vec::new();
        if block == from {
            spans.push((start, to_start));
        } else {
            spans.push((start, self.numbers.block(from)?.1));
            self.follow(body, from, (block, to_start), &mut spans)?;
        }
        if to != second {
            spans.push((to_start, to_end));
        }
        Some(spans)
    }

    /// The numbers of ops on all ways from the end of a block to an op in another.
    fn follow(
        &self,
        body: &Body,
        from: Block,
        to: (Block, u32),
        spans: &mut Vec<Span>,
    ) -> Option<()> {
        let mut pending = next_of(body, from);
        let mut seen = FxHashSet::default();
        while let Some(block) = pending.pop() {
            if !seen.insert(block) {
                continue;
            }
            (seen.len() <= MOST_BLOCKS).then_some(())?;
            let (start, end) = self.numbers.block(block)?;
            if block == to.0 {
                spans.push((start, to.1));
            } else {
                spans.push((start, end));
                pending.extend(next_of(body, block));
            }
        }
        Some(())
    }

    /// None where there is too much to look at.
    fn are_clean(
        &mut self,
        scope: Scope<'_>,
        spans: &[Span],
        first: Op,
        second: &Access,
    ) -> Option<bool> {
        let mut found = Vec::new();
        for &span in spans {
            self.find(scope, span, second.memory, &mut found)?;
        }
        let mut left = MOST_PAIRS.saturating_mul(LEAST_COST);
        for op in found {
            if self.may_touch(scope, op, first, second, &mut left)? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// The ops that may do something to a memory; none where they are too many.
    fn find(
        &mut self,
        scope: Scope<'_>,
        (start, end): Span,
        memory: Value,
        found: &mut Vec<Op>,
    ) -> Option<()> {
        let at = |number: u32| self.touches.partition_point(|touch| touch.number < number);
        let (from, to) = (at(start), at(end));
        let count = to.saturating_sub(from).min(self.by_memory.len());
        (count <= MOST_SEEN).then_some(())?;
        if to.saturating_sub(from) == count {
            for touch in self.touches.get(from..to)? {
                if may_be(&mut self.alias, scope, touch.memory, memory) {
                    found.push(touch.op);
                }
            }
            return (found.len() <= MOST_OPS).then_some(());
        }
        for (&own, all) in &self.by_memory {
            let low = all.partition_point(|&at| at < from);
            let high = all.partition_point(|&at| at < to);
            if low < high && may_be(&mut self.alias, scope, own, memory) {
                (found.len().saturating_add(high - low) <= MOST_OPS).then_some(())?;
                let touches = all.get(low..high)?.iter().filter_map(|&at| self.touches.get(at));
                found.extend(touches.map(|touch| touch.op));
            }
        }
        Some(())
    }

    /// Whether an op may do something to what an access is of, in the loops that are not around
    /// another op as well.
    fn may_touch(
        &mut self,
        scope: Scope<'_>,
        op: Op,
        first: Op,
        second: &Access,
        left: &mut usize,
    ) -> Option<bool> {
        let Some(own) = Access::of(scope.op(op)) else { return Some(true) };
        let same = scope_of(scope, op) == scope_of(scope, second.op);
        if own.memory != second.memory || !same {
            return Some(true);
        }
        let (all, outer) =
            (loops_around(scope, op, second.op), loops_around(scope, first, second.op));
        let one_block = is_before(scope, &self.order, op, second.op).is_some();
        if one_block && all <= outer && own.is_of_one() && second.is_of_one() {
            let (a, b) = (self.place(scope, &own), self.place(scope, second));
            if self.places.are_apart(&a, &b) {
                return Some(false);
            }
        }
        let cost = all.saturating_add(2).saturating_pow(3).max(LEAST_COST);
        *left = left.checked_sub(cost)?;
        let Ok(pair) = Pair::new(scope, &own, second) else { return Some(true) };
        let mut depths = (outer.saturating_add(1)..=all.saturating_add(1)).rev();
        Some(depths.any(|depth| pair.depends(&self.order, depth) != Some(false)))
    }
}

fn may_be(alias: &mut AliasAnalysis, scope: Scope<'_>, own: Option<Value>, memory: Value) -> bool {
    own.is_none_or(|own| own == memory || alias.may_alias(scope, own, memory))
}

/// What an op does to memory, apart from those in it.
fn touched(op: OpRef<'_>, kind: EffectKind, add: &mut impl FnMut(Option<Value>)) {
    match declared(op) {
        Some(Effects(list)) => {
            list.iter().filter(|own| own.kind == kind).for_each(|own| add(own.value));
        }
        None if op.has(Trait::RecursiveMemoryEffects) => {}
        None => add(None),
    }
}

/// How many loops are around both of two ops.
pub(super) fn loops_around(scope: Scope<'_>, a: Op, b: Op) -> usize {
    let (one, other) = (counts_around(scope, a), counts_around(scope, b));
    one.iter().rev().zip(other.iter().rev()).take_while(|(a, b)| a == b).count()
}

/// What the loops around an op count, from the inside out.
fn counts_around(scope: Scope<'_>, op: Op) -> Vec<Value> {
    let parents = std::iter::successors(scope.body.parent_op(op), |&at| scope.body.parent_op(at));
    let loops = parents
        .map(|at| scope.op(at))
        .filter(|at| at.is(affine::For::def()) || at.is(affine::Parallel::def()));
    let counts = loops.flat_map(|at| {
        let block = scope.body.regions(at.op).first().and_then(|&own| scope.body.entry_block(own));
        let args = block.map(|block| scope.body.args(block)).unwrap_or_default();
        let count = if at.is(affine::For::def()) { 1 } else { args.len() };
        args.iter().take(count).copied().rev().collect::<Vec<_>>()
    });
    counts.collect()
}
