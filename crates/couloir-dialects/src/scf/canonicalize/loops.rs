//! Canonicalization of `scf.for`: casts of what it carries, loops that run once or never.

use couloir_ir::body::{Block, Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{PatternDef, Rewritten};

use super::{block_in, inline_region, is_outside, row, yielded};
use crate::common::loops::{Range, place_args};
use crate::common::region_branch::like;
use crate::scf::{For, Yield};
use crate::tensor::{Cast, keeps_static_information};

pub(super) const FOR: &[PatternDef] = &[
    row("(anonymous namespace)::SimplifyTrivialLoops", For::def, trivial),
    row("(anonymous namespace)::ForOpTensorCastFolder", For::def, cast_carried),
];

/// The place of the first value that a loop carries among its operands.
const FIRST: usize = 3;

/// A tensor that a loop carries and that starts as a cast of a more static
/// one is carried as that.
fn cast_carried(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let found = (0..rw.view(op).results().len()).find_map(|at| Some((at, cast_of(rw, op, at)?)));
    let (at, source) = found.or_no_match("nothing carried starts as a cast")?;
    let old_block = block_in(rw.scope().body, op, 0).or_no_match("no body")?;
    let old = rw.view(op).result(at).map(|result| rw.ty(result)).or_no_match("no result")?;
    let made = carrying(op, rw, at, source);
    let block = block_in(rw.scope().body, made, 0).or_no_match("no body")?;
    let mut args = rw.scope().body.args(block).to_vec();
    rw.set_point(InsertPoint::End(block));
    if let Some(arg) = args.get_mut(at + 1) {
        *arg = rw.insert1(Cast::build(old, *arg));
    }
    rw.merge_block(old_block, block, &args);
    yield_cast(rw, block, at, source).or_no_match("nothing is yielded")?;
    rw.at(op);
    let mut results = rw.view(made).results().collect::<Vec<_>>();
    if let Some(result) = results.get_mut(at) {
        *result = rw.insert1(Cast::build(old, *result));
    }
    rw.replace(op, &results);
    Ok(())
}

/// A loop like another one before it, with an empty body, that carries another value at one place.
fn carrying(op: Op, rw: &mut Rewriter<'_>, at: usize, value: Value) -> Op {
    let ty = rw.ty(value);
    let mut made = like(rw.view(op));
    made.results = rw.view(op).result_types().collect();
    if let (Some(of_result), Some(init)) =
        (made.results.get_mut(at), made.operands.get_mut(FIRST + at))
    {
        (*of_result, *init) = (ty, value);
    }
    let index = rw.view(op).operand(0).map(|lower| rw.ty(lower));
    let types = index.into_iter().chain(made.results.iter().copied()).collect::<Vec<_>>();
    let body = rw.body();
    let location = body.op(op).location;
    let region = body.create_region();
    let block = body.append_new_block(region);
    for ty in types {
        body.add_arg(block, ty, location);
    }
    made.regions = [region].into_iter().collect();
    rw.at(op);
    let made = rw.insert(made);
    place_args(rw.body(), made);
    made
}

/// Yields a cast to the type of a value at one place, in a new terminator.
fn yield_cast(rw: &mut Rewriter<'_>, block: Block, at: usize, like: Value) -> Option<()> {
    let end = rw.scope().body.last_op(block)?;
    let ty = rw.ty(like);
    let mut values = rw.view(end).operands().collect::<Vec<_>>();
    let value = values.get_mut(at)?;
    rw.set_point(InsertPoint::Before(end));
    *value = rw.insert1(Cast::build(ty, *value));
    rw.insert(Yield::build(&values));
    rw.erase(end);
    Some(())
}

/// The more static tensor that a carried value starts as a cast of, where what
/// the loop gives is used once.
fn cast_of(rw: &Rewriter<'_>, op: Op, at: usize) -> Option<Value> {
    let view = rw.view(op);
    let init = view.operand(FIRST + at)?;
    let cast = view.scope.defining_op(init).filter(|cast| cast.is(Cast::def()))?;
    let source = cast.operand(0)?;
    let (from, to) = (rw.ty(source), rw.ty(init));
    let once = view.body().has_one_use(view.result(at)?);
    (from != to && once && keeps_static_information(view.ctx(), to, from)).then_some(source)
}

/// Loops that never run, that run once, and those that do nothing.
fn trivial(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let bounds = view.operand(0).zip(view.operand(1)).zip(view.operand(2));
    let ((lower, upper), step) = bounds.or_no_match("no bounds")?;
    let signed = view.prop(For::UNSIGNED_CMP).is_none();
    let inits = || view.operands().skip(3).collect::<Vec<_>>();
    match Range::of(lower, upper, step).count(view.scope, signed) {
        None => no_match("it is not known how often it runs"),
        Some(0) => {
            let inits = inits();
            rw.replace(op, &inits);
            Ok(())
        }
        Some(1) => {
            let args = std::iter::once(lower).chain(inits()).collect::<Vec<_>>();
            inline_region(op, rw, 0, &args)
        }
        Some(_) => {
            let body = view.body();
            let block = block_in(body, op, 0).or_no_match("no body")?;
            let values = yielded(body, op, 0).or_no_match("no terminator")?;
            let idle = body.first_op(block) == body.last_op(block)
                && values.iter().all(|&value| is_outside(body, value, op));
            if !idle {
                return no_match("something is done");
            }
            rw.replace(op, &values);
            Ok(())
        }
    }
}
