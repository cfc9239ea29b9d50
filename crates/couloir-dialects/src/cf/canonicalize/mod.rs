//! Canonicalization patterns of `cf`, in upstream's order for each op.

mod cond_br;
mod switch;

use couloir_ir::body::{Block, Body, Op, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten, row};
use rustc_hash::FxHashSet;

use super::{Assert, Br};
use crate::arith::truth_of;

/// All of them.
pub(crate) static ALL: &[&[PatternDef]] = &[BRANCHES, cond_br::COND_BR, switch::SWITCH];

const BRANCHES: &[PatternDef] = &[row("", Assert::def, assert), row("", Br::def, br)];

/// What always holds need not be asserted.
fn assert(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    if truth_of(rw.view(op), 0) != Some(true) {
        return no_match("the condition is not known to hold");
    }
    rw.erase(op);
    Ok(())
}

/// A block and what is passed to it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Target {
    block: Block,
    operands: Vec<Value>,
}

impl Target {
    /// The target of a branch with this number.
    fn of(rw: &Rewriter<'_>, op: Op, successor: usize) -> Option<Self> {
        let view = rw.view(op);
        let operands = view.forwarded(successor)?.filter_map(|at| view.operand(at)).collect();
        Some(Self { block: view.successor(successor)?, operands })
    }

    /// All targets of a branch.
    fn all(rw: &Rewriter<'_>, op: Op) -> Option<Vec<Self>> {
        let view = rw.view(op);
        let lists = rw.forwarded(op)?;
        let all = view.successors().zip(lists);
        Some(all.map(|(block, operands)| Self { block, operands }).collect())
    }

    /// A branch to it.
    fn br(&self) -> NewOp {
        Br::build(&self.operands, self.block)
    }
}

/// Replaces a terminator by another.
#[allow(clippy::unnecessary_wraps)] // what a pattern returns
fn replace_by(rw: &mut Rewriter<'_>, op: Op, new: NewOp) -> Rewritten {
    rw.insert(new);
    rw.erase(op);
    Ok(())
}

/// The block that alone goes to a block, and only once.
fn single_predecessor(body: &Body, block: Block) -> Option<Block> {
    let mut edges = body.predecessors(block);
    let first = edges.next()?;
    edges.next().is_none().then_some(first)
}

/// A block that only this branch goes to continues its block; a block that
/// only goes on is skipped.
fn br(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let target = Target::of(rw, op, 0).or_no_match("no target")?;
    let body = rw.scope().body;
    let own = body.block_of(op).or_no_match("not in a block")?;
    if target.block == own {
        return no_match("the block branches to itself");
    }
    if single_predecessor(body, target.block).is_some() {
        rw.erase(op);
        rw.merge_block(target.block, own, &target.operands);
        return Ok(());
    }
    let target = skip(rw, &target).or_no_match("the target does more than to go on")?;
    replace_by(rw, op, target.br())
}

/// Most blocks looked at to find that branches do not go round in a circle.
const MAX_CHAIN: usize = 1 << 12;

/// Where a block goes on to that does nothing else; none in a circle.
fn skip(rw: &Rewriter<'_>, target: &Target) -> Option<Target> {
    let body = rw.scope().body;
    let last = only_br(rw, target.block)?;
    let args = body.args(target.block);
    if args.iter().any(|&arg| body.uses(arg).any(|user| user.op != last)) {
        return None;
    }
    let next = body.successor(last, 0)?;
    if next == target.block || goes_round(rw, target.block, next) {
        return None;
    }
    let passed = |value: Value| match body.as_arg(value) {
        Some((block, number)) if block == target.block => target.operands.get(number).copied(),
        _ => Some(value),
    };
    let operands = body.operands(last).map(passed).collect::<Option<Vec<_>>>()?;
    Some(Target { block: next, operands })
}

/// The branch that is all that a block holds.
fn only_br(rw: &Rewriter<'_>, block: Block) -> Option<Op> {
    let body = rw.scope().body;
    let first = body.first_op(block)?;
    (body.next_op(first).is_none() && rw.view(first).is(Br::def())).then_some(first)
}

/// Whether the branches at the ends of blocks lead in a circle.
fn goes_round(rw: &Rewriter<'_>, block: Block, next: Block) -> bool {
    let body = rw.scope().body;
    let mut seen = FxHashSet::from_iter([block, next]);
    let mut at = next;
    while let Some(last) = body.last_op(at).filter(|&last| rw.view(last).is(Br::def())) {
        let Some(to) = body.successor(last, 0) else { return false };
        if !seen.insert(to) || seen.len() > MAX_CHAIN {
            return true;
        }
        at = to;
    }
    false
}
