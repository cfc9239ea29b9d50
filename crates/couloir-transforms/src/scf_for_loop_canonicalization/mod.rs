//! `scf-for-loop-canonicalization`: sizes of what a loop carries are those of
//! what it starts with, where no iteration changes them; minima and maxima of
//! what loops count are what the bounds of the loops say.

use couloir_dialects::{affine, memref, scf, tensor};
use couloir_ir::OpDef;
use couloir_ir::body::{Body, Op, Value};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::common::entry_of;
use crate::greedy::greedy_pass;
use crate::min_max::{self, Known};

/// `scf-for-loop-canonicalization`
pub static PASS: PassDef = PassDef {
    name: "scf-for-loop-canonicalization",
    class: "SCFForLoopCanonicalization",
    description: "Canonicalize operations within scf.for loop bodies",
    anchor: None,
    options: &[],
    run: |cx| {
        let mut patterns = RewritePatterns::new();
        for dim in [tensor::Dim::def, memref::Dim::def] as [fn() -> &'static OpDef; 2] {
            patterns.add(dim(), size_of_argument);
            patterns.add(dim(), size_of_result);
        }
        for extreme in [affine::Min::def, affine::Max::def] as [fn() -> &'static OpDef; 2] {
            patterns.add(extreme(), by_loops);
        }
        greedy_pass(cx, patterns)
    },
    loads: &["affine", "memref", "tensor"],
    ..PassDef::EMPTY
};

/// The place of the first value that a loop carries among its operands.
const FIRST: usize = 3;

/// A minimum, or maximum, by the bounds of loops.
fn by_loops(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let known = Known::of_loops(rw.view(op)).or_no_match("a step is not constant")?;
    min_max::simplify(op, rw, known)
}

/// The size of an argument of a loop's body.
fn size_of_argument(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let body = rw.scope().body;
    let source = body.operand(op, 0).or_no_match("no source")?;
    let (block, number) = body.as_arg(source).or_no_match("no argument")?;
    let parent = body.region_of(block).and_then(|region| body.region_parent(region));
    let parent = parent.filter(|&parent| rw.view(parent).is(scf::For::def()));
    let parent = parent.or_no_match("no argument of a loop")?;
    let at = number.checked_sub(1).or_no_match("the induction variable")?;
    replace_source(op, rw, parent, at)
}

/// The size of a result of a loop.
fn size_of_result(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let body = rw.scope().body;
    let source = body.operand(op, 0).or_no_match("no source")?;
    let parent = body.defining_op(source).filter(|&parent| rw.view(parent).is(scf::For::def()));
    let parent = parent.or_no_match("no result of a loop")?;
    replace_source(op, rw, parent, body.value_index(source))
}

/// Takes the size of what a loop starts with.
fn replace_source(op: Op, rw: &mut Rewriter<'_>, parent: Op, at: usize) -> Rewritten {
    if !keeps_shape(rw.scope().body, rw, parent, at) {
        return no_match("an iteration may change the size");
    }
    let init = rw.view(parent).operand(FIRST + at).or_no_match("no initial value")?;
    rw.set_operand(op, 0, init);
    Ok(())
}

/// Whether what an iteration yields for a carried value is of the shape that
/// the value has: it comes from it by ops that keep the shape.
fn keeps_shape(body: &Body, rw: &Rewriter<'_>, mut parent: Op, mut at: usize) -> bool {
    let Some(mut value) = yielded(body, parent, at) else { return false };
    // What of the loops around is still to be followed: each with the number of its value.
    let mut around: Vec<(Op, usize)> = Vec::new();
    loop {
        let block = entry_of(body, parent, 0);
        if let Some((own, number)) = body.as_arg(value) {
            if Some(own) != block || number != at + 1 {
                return false;
            }
            // The inner loop keeps the shape: on with what it starts with.
            let Some((outer, outer_at)) = around.pop() else { return true };
            let Some(init) = rw.view(parent).operand(FIRST + at) else { return false };
            (value, parent, at) = (init, outer, outer_at);
            continue;
        }
        let Some(op) = body.defining_op(value) else { return false };
        let view = rw.view(op);
        if view.is(tensor::InsertSlice::def()) {
            let Some(dest) = view.operand(1) else { return false };
            value = dest;
        } else if view.is(scf::For::def()) {
            let number = body.value_index(value);
            let Some(inner) = yielded(body, op, number) else { return false };
            around.push((parent, at));
            (value, parent, at) = (inner, op, number);
        } else {
            return false;
        }
    }
}

/// What a loop yields for a value it carries.
fn yielded(body: &Body, op: Op, at: usize) -> Option<Value> {
    let block = entry_of(body, op, 0)?;
    body.operand(body.last_op(block)?, at)
}
