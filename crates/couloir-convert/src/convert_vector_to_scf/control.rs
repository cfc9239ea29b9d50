//! Loops and branches with their contents.

use couloir_dialects::scf::{For, If, Yield};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::{Block, Op, Type, Value};
use couloir_rewrite::Rewriter;

/// Makes what is in a region; the values that it ends with.
pub(crate) type Inside<'f, 'a> = &'f mut dyn FnMut(&mut Rewriter<'a>) -> Vec<Value>;

/// Makes the contents of a loop: given its index and the values it carries.
pub(super) type Iteration<'f, 'a> =
    &'f mut dyn FnMut(&mut Rewriter<'a>, Value, &[Value]) -> Vec<Value>;

fn end(rw: &mut Rewriter<'_>, values: Vec<Value>) {
    rw.insert(NewOp::new(Yield::def()).operands(values));
}

/// A loop that is not yet anywhere, and its block with the index and the values it carries.
struct Frame {
    new: NewOp,
    block: Block,
    index: Value,
    carried: Vec<Value>,
}

fn frame(rw: &mut Rewriter<'_>, [lower, upper, step]: [Value; 3], inits: &[Value]) -> Frame {
    let region = rw.body().create_region();
    let block = rw.append_block(region);
    let location = rw.location();
    let index = rw.add_arg(block, Type::INDEX, location);
    let types: Vec<Type> = inits.iter().map(|&init| rw.ty(init)).collect();
    let mut carried = Vec::with_capacity(inits.len());
    for (&init, &ty) in inits.iter().zip(&types) {
        let location = rw.scope().body.value_location(init);
        carried.push(rw.add_arg(block, ty, location));
    }
    let new = NewOp::new(For::def()).operands([lower, upper, step]);
    let new = new.operands(inits.iter().copied()).results(types).region(region);
    Frame { new, block, index, carried }
}

/// Makes a block's contents; new ops go where they went before.
fn fill<'a>(
    rw: &mut Rewriter<'a>,
    block: Block,
    contents: impl FnOnce(&mut Rewriter<'a>) -> Vec<Value>,
) {
    let point = rw.point();
    rw.set_point(InsertPoint::End(block));
    let values = contents(rw);
    end(rw, values);
    rw.set_point(point);
}

/// `scf.for` over an index, made after what is in it: that is not looked at before the next round.
pub(super) fn for_loop<'a>(
    rw: &mut Rewriter<'a>,
    bounds: [Value; 3],
    inits: &[Value],
    iteration: Iteration<'_, 'a>,
) -> Op {
    let Frame { new, block, index, carried } = frame(rw, bounds, inits);
    fill(rw, block, |rw| iteration(rw, index, &carried));
    rw.insert(new)
}

/// `scf.for` over an index, made before what is in it.
pub(super) fn for_loop_first<'a>(
    rw: &mut Rewriter<'a>,
    bounds: [Value; 3],
    iteration: Iteration<'_, 'a>,
) {
    let Frame { new, block, index, carried } = frame(rw, bounds, &[]);
    rw.insert(new);
    fill(rw, block, |rw| iteration(rw, index, &carried));
}

/// `scf.if` with both branches, made after what is in them.
pub(crate) fn branch<'a>(
    rw: &mut Rewriter<'a>,
    condition: Value,
    types: &[Type],
    yes: Inside<'_, 'a>,
    no: Option<Inside<'_, 'a>>,
) -> Op {
    let then_region = rw.body().create_region();
    let then_block = rw.append_block(then_region);
    fill(rw, then_block, yes);
    let else_region = rw.body().create_region();
    if let Some(no) = no {
        let else_block = rw.append_block(else_region);
        fill(rw, else_block, no);
    }
    let new = NewOp::new(If::def()).operand(condition).results(types.iter().copied());
    rw.insert(new.region(then_region).region(else_region))
}

/// The results of an op.
pub(super) fn results(rw: &Rewriter<'_>, op: Op) -> Vec<Value> {
    rw.scope().body.results(op).collect()
}
