//! `scf.while` that counts becomes `scf.for`.

use couloir_dialects::{arith, scf};
use couloir_ir::body::{Block, Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;

use crate::common::{add, entry_of, mul, new_region, number, sub};

/// How a loop counts.
struct Count {
    /// The place of the variable among what the loop carries.
    at: usize,
    lower: Value,
    upper: Value,
    step: Value,
}

/// Makes a counting loop of a loop that compares its variable first, and adds to it afterwards.
///
/// # Errors
/// When the loop is none of these; it has not been changed.
pub fn uplift_while(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (at, upper) = compared(rw, op)?;
    let step = added(rw, op, at)?;
    let lower = rw.view(op).operand(at).or_no_match("no start")?;
    make(rw, op, &Count { at, lower, upper, step }).or_no_match("the loop is not whole")
}

/// Whether a value is defined outside of a loop, and so before it.
fn is_outside(rw: &Rewriter<'_>, op: Op, value: Value) -> bool {
    let body = rw.scope().body;
    let block = body.block_of_value(value);
    let parent =
        block.and_then(|block| body.region_of(block)).and_then(|own| body.region_parent(own));
    let mut around = std::iter::successors(parent, |&op| body.parent_op(op));
    !around.any(|parent| parent == op)
}

/// The place of the variable, and what it is compared with.
fn compared(rw: &Rewriter<'_>, op: Op) -> Result<(usize, Value), NoMatch> {
    const SIGNED_LESS: i64 = 2;
    const SIGNED_GREATER: i64 = 4;
    let body = rw.scope().body;
    let before = entry_of(body, op, 0).or_no_match("no body")?;
    let end = body.last_op(before).or_no_match("no condition")?;
    let first = body.first_op(before).filter(|&first| body.next_op(first) == Some(end));
    let test = first.map(|first| rw.view(first)).filter(|first| first.is(arith::Cmpi::def()));
    let test = test.or_no_match("Loop body must have single op")?;
    let holds = test.result(0).or_no_match("no result")?;
    if !body.has_one_use(holds) || body.operand(end, 0) != Some(holds) {
        return no_match("Expected single condition use");
    }
    let args = body.args(before);
    if !body.operands(end).skip(1).eq(args.iter().copied()) {
        return no_match("Invalid args order");
    }
    let predicate = test.prop(arith::Cmpi::PREDICATE).and_then(|attr| attr.as_i64(test.ctx()));
    let (variable, upper) = match predicate {
        Some(SIGNED_LESS) => (test.operand(0), test.operand(1)),
        Some(SIGNED_GREATER) => (test.operand(1), test.operand(0)),
        _ => return no_match("Expected 'slt' or 'sgt' predicate"),
    };
    let (variable, upper) = variable.zip(upper).or_no_match("no operands")?;
    let at = args.iter().position(|&arg| arg == variable);
    let at = at.filter(|_| is_outside(rw, op, upper)).or_no_match("Unrecognized cmp form")?;
    if body.uses(variable).count() != 2 {
        return no_match("Unrecognized induction var");
    }
    Ok((at, upper))
}

/// What is added to the variable.
fn added(rw: &Rewriter<'_>, op: Op, at: usize) -> Result<Value, NoMatch> {
    let body = rw.scope().body;
    let after = entry_of(body, op, 1).or_no_match("no body")?;
    let end = body.last_op(after).or_no_match("no terminator")?;
    let variable = *body.args(after).get(at).or_no_match("no variable")?;
    let next = body.operand(end, at).and_then(|next| body.defining_op(next));
    let next = next.map(|next| rw.view(next)).filter(|next| next.is(arith::Addi::def()));
    let next = next.or_no_match("Didn't found suitable 'addi' op")?;
    let (a, b) = next.operand(0).zip(next.operand(1)).or_no_match("no operands")?;
    let step = if a == variable {
        b
    } else if b == variable {
        a
    } else {
        return no_match("Invalid 'addi' form");
    };
    if is_outside(rw, op, step) { Ok(step) } else { no_match("Invalid 'addi' form") }
}

fn make(rw: &mut Rewriter<'_>, op: Op, count: &Count) -> Option<()> {
    let mut inits = rw.view(op).operands().collect::<Vec<_>>();
    inits.remove(count.at);
    let after = entry_of(rw.scope().body, op, 1)?;
    rw.at(op);
    let types = inits.iter().map(|&init| rw.ty(init)).collect::<Vec<_>>();
    let all = std::iter::once(rw.ty(count.lower)).chain(types.iter().copied()).collect::<Vec<_>>();
    let (region, block) = new_region(rw, &all);
    let (lower, upper, step) = (count.lower, count.upper, count.step);
    let made = rw.insert(scf::For::build(&types, lower, upper, step, &inits, region));
    couloir_dialects::common::loops::place_args(rw.body(), made);
    move_body(rw, after, block, count.at)?;
    let point = InsertPoint::after(rw.scope().body, made)?;
    rw.at(op);
    rw.set_point(point);
    let last = last_counted(rw, count);
    let mut results = rw.view(made).results().collect::<Vec<_>>();
    results.insert(count.at.min(results.len()), last);
    rw.replace(op, &results);
    Some(())
}

/// Moves what a loop did to a counting loop, which does not yield what it counts.
fn move_body(rw: &mut Rewriter<'_>, after: Block, block: Block, at: usize) -> Option<()> {
    let (&variable, carried) = rw.scope().body.args(block).split_first()?;
    let mut args = carried.to_vec();
    args.insert(at.min(args.len()), variable);
    rw.merge_block(after, block, &args);
    let end = rw.scope().body.last_op(block)?;
    let mut values = rw.view(end).operands().collect::<Vec<_>>();
    values.remove(at);
    rw.at(end);
    rw.insert(scf::Yield::build(&values));
    rw.erase(end);
    Some(())
}

/// What the variable is in the end.
fn last_counted(rw: &mut Rewriter<'_>, count: &Count) -> Value {
    let ty = rw.ty(count.step);
    let one = number(rw, ty, 1);
    let less = sub(rw, count.step, one);
    let span = sub(rw, count.upper, count.lower);
    let span = add(rw, span, less);
    let times = rw.insert1(arith::Divsi::build(ty, span, count.step));
    let times = sub(rw, times, one);
    let passed = mul(rw, times, count.step);
    add(rw, count.lower, passed)
}
