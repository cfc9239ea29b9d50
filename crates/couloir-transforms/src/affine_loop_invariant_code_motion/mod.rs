//! `affine-loop-invariant-code-motion`: what does the same in each iteration of an `affine.for` is
//! done before it.
//!
//! That is also done with loads and stores of `affine`, whose memory nothing else in the loop
//! writes, or reads what is stored. As upstream does, it is done where loops may not run at all.

use couloir_dialects::affine;
use couloir_ir::body::{Body, Op, Region, Value};
use couloir_ir::op::{EffectKind, Trait};
use couloir_ir::walk::preorder;
use couloir_ir::{OpDef, OpRef};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::effects::does_to;
use rustc_hash::FxHashSet;

use crate::common::{entry_of, in_each_body, ops_of};
use crate::loop_invariant_code_motion::Fixed;

/// `affine-loop-invariant-code-motion`
pub static PASS: PassDef = PassDef {
    name: "affine-loop-invariant-code-motion",
    class: "AffineLoopInvariantCodeMotion",
    description: "Hoist loop invariant instructions outside of affine loops",
    anchor: Some("func.func"),
    options: &[],
    run: |cx| {
        in_each_body(cx, |rw| {
            let loops = ops_of(rw.scope().body, affine::For::def());
            if loops.is_empty() {
                return;
            }
            let fixed = Fixed::of(rw.scope());
            for op in loops {
                hoist(rw, op, &fixed);
            }
        })
    },
    ..PassDef::EMPTY
};

/// Moves what can be out of a loop, in the order it is in.
fn hoist(rw: &mut Rewriter<'_>, op: Op, fixed: &Fixed) {
    let body = rw.scope().body;
    let Some(block) = entry_of(body, op, 0) else { return };
    let mut found =
        Found { around: op, fixed, defined: FxHashSet::default(), moved: FxHashSet::default() };
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

/// What is known of the ops in a loop.
struct Found<'a> {
    around: Op,
    fixed: &'a Fixed,
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
        let body = op.body();
        let stores = is_store(op);
        let Some(memory) = op.operand(usize::from(stores)) else { return false };
        let disturbs = |user: Op| {
            let view = op.scope.op(user);
            user != op.op
                && (does_to(view, EffectKind::Write, memory)
                    || stores && does_to(view, EffectKind::Read, memory))
        };
        let is_inside = |user: Op| {
            let mut around = std::iter::successors(body.parent_op(user), |&op| body.parent_op(op));
            around.any(|around| around == self.around)
        };
        !body.uses(memory).any(|used| disturbs(used.op) && is_inside(used.op))
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
        let regions = if body.nested(op.op).is_some() { &[] } else { body.regions(op.op) };
        is_looked_into(op) || !preorder(body, regions).any(|own| body.operands(own).any(varies))
    }
}

fn ops_in(body: &Body, regions: &[Region]) -> Vec<Op> {
    let blocks = regions.iter().flat_map(|&region| body.region_blocks(region));
    blocks.flat_map(|block| body.block_ops(block)).collect()
}
