//! Dead code: ops and block arguments that nothing depends on which does
//! more than give results.
//!
//! Ops that do something and terminators are live, and so is what they use -
//! but what a branch forwards only if the argument that receives it is live.

use couloir_ir::body::{Body, Op, Value};
use couloir_ir::build::Build;
use couloir_ir::op::Trait;
use cranelift_entity::EntityRef;
use smallvec::SmallVec;

use super::simplify::{Edge, Incoming, branching_regions, drop_args};
use crate::bits::Bits;
use crate::effects;
use crate::rewriter::Rewriter;
use crate::walk;

/// Erases dead ops and drops dead block arguments; whether an op was erased.
pub(super) fn erase_dead(rw: &mut Rewriter<'_>) -> bool {
    let ops = walk::all_ops(rw.body());
    let live = Liveness::of(rw, &ops);
    let dead = ops.into_iter().rev().filter(|&op| !live.ops.has(op.index())).collect::<Vec<_>>();
    // Dead values may be forwarded to arguments that are dead as well.
    drop_args(rw, |arg| !live.args.has(arg.index()));
    for &op in &dead {
        rw.erase(op);
    }
    !dead.is_empty()
}

/// Finding out what is live.
struct Liveness<'r, 'b> {
    rw: &'r Rewriter<'b>,
    ops: Bits,
    args: Bits,
    /// Found when first asked for.
    incoming: Option<Incoming>,
    pending: Vec<Live>,
}

/// Something found live whose dependences are still to be looked at.
enum Live {
    Op(Op),
    Arg(Value),
}

/// All that is live.
struct Found {
    ops: Bits,
    args: Bits,
}

impl<'r, 'b> Liveness<'r, 'b> {
    fn of(rw: &'r Rewriter<'b>, ops: &[Op]) -> Found {
        let body = rw.scope().body;
        let (live_ops, args) = (Bits::new(body.num_ops()), Bits::new(body.num_values()));
        let (incoming, pending) = (None, Vec::new());
        let mut live = Liveness { rw, ops: live_ops, args, incoming, pending };
        for op in needed(rw, ops) {
            live.op(op);
        }
        while let Some(next) = live.pending.pop() {
            match next {
                Live::Op(op) => live.operands(op),
                Live::Arg(arg) => live.forwarded_to(arg),
            }
        }
        Found { ops: live.ops, args: live.args }
    }

    fn body(&self) -> &'r Body {
        self.rw.scope().body
    }

    fn op(&mut self, op: Op) {
        if self.ops.set(op.index()) {
            self.pending.push(Live::Op(op));
        }
    }

    fn value(&mut self, value: Value) {
        match self.body().defining_op(value) {
            Some(op) => self.op(op),
            None if self.args.set(value.index()) => self.pending.push(Live::Arg(value)),
            None => {}
        }
    }

    /// What an op uses, but for what it forwards as a branch.
    fn operands(&mut self, op: Op) {
        let view = self.rw.view(op);
        let body = self.body();
        if body.successors(op).len() == 0 || !view.has(Trait::Terminator) {
            return body.operands(op).for_each(|value| self.value(value));
        }
        let forwarded = view.all_forwarded();
        if forwarded.is_none() {
            let blocks = body.successors(op);
            blocks.flat_map(|block| body.args(block)).for_each(|&arg| self.value(arg));
        }
        let mut used = SmallVec::<[bool; 16]>::from_elem(true, body.num_operands(op));
        for range in forwarded.unwrap_or_default() {
            used.get_mut(range).unwrap_or_default().fill(false);
        }
        for (value, used) in body.operands(op).zip(used) {
            if used {
                self.value(value);
            }
        }
    }

    /// What is forwarded to a live argument.
    fn forwarded_to(&mut self, arg: Value) {
        let body = self.body();
        let Some((block, number)) = body.as_arg(arg) else { return };
        if body.is_entry(block) {
            return;
        }
        let rw = self.rw;
        let all = || Incoming::of(rw, &branching_regions(body));
        let incoming = self.incoming.get_or_insert_with(all);
        let operand = |edge: &Edge| body.operand(edge.op, edge.first + number);
        let values = incoming.known(block).filter_map(operand).collect::<SmallVec<[_; 4]>>();
        values.into_iter().for_each(|value| self.value(value));
    }
}

/// The ops that are live by themselves.
fn needed(rw: &Rewriter<'_>, ops: &[Op]) -> Vec<Op> {
    let body = rw.scope().body;
    let mut acting = Bits::new(body.num_ops());
    let mut needed = Vec::with_capacity(ops.len());
    // What is inside an op comes after it, and so before it here.
    for &op in ops.iter().rev() {
        let view = rw.view(op);
        let acts = !effects::own_are_harmless(view) || acting.has(op.index());
        let parent = body.parent_op(op).filter(|_| acts).map(|parent| rw.view(parent));
        if let Some(parent) = parent.filter(|parent| parent.has(Trait::RecursiveMemoryEffects)) {
            acting.set(parent.op.index());
        }
        if acts || view.has(Trait::Terminator) || view.has(Trait::Symbol) {
            needed.push(op);
        }
    }
    needed
}
