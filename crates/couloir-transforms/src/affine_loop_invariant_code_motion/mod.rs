//! `affine-loop-invariant-code-motion`: what does the same in each iteration of an `affine.for` is
//! done before it.
//!
//! That is also done with loads and stores of `affine`, whose memory nothing else in the loop
//! writes, or reads what is stored. As upstream does, it is done where loops may not run at all.

use std::ops::Range;

use couloir_dialects::affine;
use couloir_ir::body::{Body, Op, Region, Value};
use couloir_ir::op::{EffectKind, Trait};
use couloir_ir::walk::{Event, Events, preorder};
use couloir_ir::{OpDef, OpRef, Scope};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::effects::does_to;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::common::{by_bodies, entry_of, ops_of};
use crate::loop_invariant_code_motion::Fixed;

/// `affine-loop-invariant-code-motion`
pub static PASS: PassDef = PassDef {
    name: "affine-loop-invariant-code-motion",
    class: "AffineLoopInvariantCodeMotion",
    description: "Hoist loop invariant instructions outside of affine loops",
    anchor: Some("func.func"),
    options: &[],
    ..by_bodies!(|rw, _| {
        let loops = ops_of(rw.scope().body, affine::For::def());
        if loops.is_empty() {
            return;
        }
        let (fixed, touched) = (Fixed::of(rw.scope()), Touched::of(rw.scope()));
        for op in loops {
            hoist(rw, op, (&fixed, &touched));
        }
    })
};

/// Moves what can be out of a loop, in the order it is in.
fn hoist(rw: &mut Rewriter<'_>, op: Op, (fixed, touched): (&Fixed, &Touched)) {
    let body = rw.scope().body;
    let Some(block) = entry_of(body, op, 0) else { return };
    let (defined, moved) = (FxHashSet::default(), FxHashSet::default());
    let mut found = Found { around: op, fixed, touched, defined, moved };
    let mut moves = Vec::new();
    for own in body.block_ops(block) {
        if body.results(own).any(|result| !body.is_unused(result)) {
            found.defined.insert(own);
        }
        if !rw.view(own).is(affine::Yield::def()) && found.is_invariant(rw.view(own)) {
            moves.push(own);
        }
    }
    for own in moves {
        rw.move_before(own, op);
    }
}

/// Where memory is touched, by the order in which ops stood before any was moved. Inner loops come
/// first, and what is moved out of one stays in those around: so what was in a loop still is, until
/// it is that loop's turn.
#[derive(Default)]
struct Touched {
    /// The places of the ops in each op, which follow each other.
    inside: FxHashMap<Op, Range<u32>>,
    /// The places of what writes the memory behind a value.
    writers: FxHashMap<Value, Vec<u32>>,
    /// The places of what reads or writes it.
    users: FxHashMap<Value, Vec<u32>>,
}

impl Touched {
    fn of(scope: Scope<'_>) -> Self {
        let (mut touched, mut place) = (Touched::default(), 0);
        for event in Events::new(scope.body, scope.body.roots()) {
            match event {
                Event::Enter(op) => {
                    touched.add(scope.op(op), place);
                    touched.inside.insert(op, place + 1..place + 1);
                }
                Event::Leaf(op) => touched.add(scope.op(op), place),
                Event::Leave(op) => {
                    touched.inside.entry(op).and_modify(|range| range.end = place);
                    continue;
                }
                _ => continue,
            }
            place += 1;
        }
        touched
    }

    fn add(&mut self, op: OpRef<'_>, place: u32) {
        for value in op.operands() {
            let writes = does_to(op, EffectKind::Write, value);
            if writes {
                add_once(self.writers.entry(value).or_default(), place);
            }
            if writes || does_to(op, EffectKind::Read, value) {
                add_once(self.users.entry(value).or_default(), place);
            }
        }
    }

    /// How many ops in another write memory, or use it.
    fn count(&self, around: Op, memory: Value, kind: Kind) -> usize {
        let all = match kind {
            Kind::Writers => &self.writers,
            Kind::Users => &self.users,
        };
        let (Some(places), Some(range)) = (all.get(&memory), self.inside.get(&around)) else {
            return 0;
        };
        let before = |end: u32| places.partition_point(|&place| place < end);
        before(range.end).saturating_sub(before(range.start))
    }
}

#[derive(Clone, Copy)]
enum Kind {
    Writers,
    Users,
}

/// Adds a place that is the last, if it is not there.
fn add_once(places: &mut Vec<u32>, place: u32) {
    if places.last() != Some(&place) {
        places.push(place);
    }
}

/// What is known of the ops in a loop.
struct Found<'a> {
    around: Op,
    fixed: &'a Fixed,
    touched: &'a Touched,
    /// Ops whose results others may use.
    defined: FxHashSet<Op>,
    /// Those of them that do the same in each iteration.
    moved: FxHashSet<Op>,
}

/// Whether an op's regions are looked into op by op.
fn is_looked_into(op: OpRef<'_>) -> bool {
    const KINDS: [&OpDef; 3] = [affine::If::def(), affine::For::def(), affine::Parallel::def()];
    KINDS.iter().any(|def| op.is(def))
}

fn is_load(op: OpRef<'_>) -> bool {
    op.is(affine::Load::def()) || op.is(affine::VectorLoad::def())
}

fn is_store(op: OpRef<'_>) -> bool {
    op.is(affine::Store::def()) || op.is(affine::VectorStore::def())
}

impl Found<'_> {
    /// Whether an op does the same in each iteration, with all that is in it. Those in it are
    /// looked at first, one after another; it is over at the first that does not.
    fn is_invariant(&mut self, op: OpRef<'_>) -> bool {
        enum Step {
            Look(Op),
            Judge(Op),
        }
        let (scope, body) = (op.scope, op.body());
        let mut steps = vec![Step::Look(op.op)];
        while let Some(step) = steps.pop() {
            match step {
                Step::Look(at) if is_looked_into(scope.op(at)) => {
                    steps.push(Step::Judge(at));
                    let inside = ops_in(body, body.regions(at));
                    steps.extend(inside.into_iter().rev().map(Step::Look));
                }
                Step::Look(at) => {
                    if !self.may_move(scope.op(at)) || !self.takes_the_same(scope.op(at)) {
                        return false;
                    }
                    self.moved.insert(at);
                }
                Step::Judge(at) => {
                    if !self.takes_the_same(scope.op(at)) {
                        return false;
                    }
                    self.moved.insert(at);
                }
            }
        }
        true
    }

    /// Whether an op does what may be done before the loop.
    fn may_move(&mut self, op: OpRef<'_>) -> bool {
        let accesses = is_load(op) || is_store(op);
        if !accesses && !self.fixed.is_effect_free(op) {
            return false;
        }
        if op.has(Trait::ConstantLike) {
            return true;
        }
        self.defined.insert(op.op);
        !accesses || self.is_alone(op)
    }

    /// Whether nothing else in the loop writes the memory of a load or store, or reads that of a store.
    fn is_alone(&self, op: OpRef<'_>) -> bool {
        let stores = is_store(op);
        let Some(memory) = op.operand(usize::from(stores)) else { return false };
        match stores {
            true => self.touched.count(self.around, memory, Kind::Users) == 1,
            false => self.touched.count(self.around, memory, Kind::Writers) == 0,
        }
    }

    /// Whether what an op uses is the same in each iteration.
    fn takes_the_same(&self, op: OpRef<'_>) -> bool {
        let body = op.body();
        let entry = entry_of(body, self.around, 0);
        let of_loop = |value: Value| body.as_arg(value).is_some_and(|(own, _)| Some(own) == entry);
        let varies = |value: Value| {
            let from = body.defining_op(value);
            of_loop(value)
                || from
                    .is_some_and(|from| self.defined.contains(&from) && !self.moved.contains(&from))
        };
        if op.operands().any(varies) {
            return false;
        }
        // What is in ops of which nothing is known in particular.
        let regions = body.regions_here(op.op);
        is_looked_into(op) || !preorder(body, regions).any(|own| body.operands(own).any(varies))
    }
}

fn ops_in(body: &Body, regions: &[Region]) -> Vec<Op> {
    let blocks = regions.iter().flat_map(|&region| body.region_blocks(region));
    blocks.flat_map(|block| body.block_ops(block)).collect()
}
