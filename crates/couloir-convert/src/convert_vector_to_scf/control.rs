//! Loops and branches with their contents.

use couloir_dialects::scf::{For, If, Yield};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::{Op, Type, Value};
use couloir_rewrite::Rewriter;

/// Makes what is in a region; the values that it ends with.
pub(super) type Inside<'f, 'a> = &'f mut dyn FnMut(&mut Rewriter<'a>) -> Vec<Value>;

/// Makes the contents of a loop: given its index and the values it carries.
pub(super) type Iteration<'f, 'a> =
    &'f mut dyn FnMut(&mut Rewriter<'a>, Value, &[Value]) -> Vec<Value>;

fn end(rw: &mut Rewriter<'_>, values: Vec<Value>) {
    rw.insert(NewOp::new(Yield::def()).operands(values));
}

/// `scf.for` over an index.
pub(super) fn for_loop<'a>(
    rw: &mut Rewriter<'a>,
    [lower, upper, step]: [Value; 3],
    inits: &[Value],
    iteration: Iteration<'_, 'a>,
) -> Op {
    let region = rw.body().create_region();
    let block = rw.append_block(region);
    let location = rw.location();
    let index = rw.add_arg(block, Type::INDEX, location);
    let types: Vec<Type> = inits.iter().map(|&init| rw.ty(init)).collect();
    let args: Vec<Value> = types.iter().map(|&ty| rw.add_arg(block, ty, location)).collect();
    let new = NewOp::new(For::def()).operands([lower, upper, step]);
    let new = new.operands(inits.iter().copied()).results(types).region(region);
    let made = rw.insert(new);
    let point = rw.point();
    rw.set_point(InsertPoint::End(block));
    let values = iteration(rw, index, &args);
    end(rw, values);
    rw.set_point(point);
    made
}

/// `scf.if` with both branches.
pub(super) fn branch<'a>(
    rw: &mut Rewriter<'a>,
    condition: Value,
    types: &[Type],
    yes: Inside<'_, 'a>,
    no: Option<Inside<'_, 'a>>,
) -> Op {
    let then_region = rw.body().create_region();
    let then_block = rw.append_block(then_region);
    let else_region = rw.body().create_region();
    let else_block = no.is_some().then(|| rw.append_block(else_region));
    let new = NewOp::new(If::def()).operand(condition).results(types.iter().copied());
    let made = rw.insert(new.region(then_region).region(else_region));
    let point = rw.point();
    rw.set_point(InsertPoint::End(then_block));
    let values = yes(rw);
    end(rw, values);
    if let (Some(block), Some(no)) = (else_block, no) {
        rw.set_point(InsertPoint::End(block));
        let values = no(rw);
        end(rw, values);
    }
    rw.set_point(point);
    made
}

/// The results of an op.
pub(super) fn results(rw: &Rewriter<'_>, op: Op) -> Vec<Value> {
    rw.scope().body.results(op).collect()
}
