//! `affine-pipeline-data-transfer`: in an iteration of a loop, what the next one needs is on its
//! way already.
//!
//! Of loops that run a known number of times, copies into faster memory that are waited for in the
//! same iteration start one iteration early: first the memory they fill, and the tags they are
//! waited for by, are there twice, then what the loop does is skewed.

mod buffers;
mod copies;
mod pairs;
mod skew;

use couloir_dialects::{affine, memref};
use couloir_ir::{Op, Value};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;

use crate::affine_loops::constant_trip_count;
use crate::common::ops_of;

/// `affine-pipeline-data-transfer`
pub static PASS: PassDef = PassDef {
    name: "affine-pipeline-data-transfer",
    class: "AffinePipelineDataTransfer",
    description: "Pipeline non-blocking data transfers between explicitly managed levels of the \
                  memory hierarchy",
    anchor: Some("func.func"),
    run: |cx| {
        let ctx = cx.ctx;
        cx.inside(|function, body| {
            let mut rw = Rewriter::new(ctx, Some(function), body);
            let mut left = MOST_OPS;
            for op in ops_of(rw.scope().body, affine::For::def()) {
                pipeline(&mut rw, op, &mut left);
            }
        });
        Ok(())
    },
    ..PassDef::EMPTY
};

/// Most ops that are made.
const MOST_OPS: usize = 1 << 20;

/// Pipelines one loop. None where it stays, though memory may be there twice.
fn pipeline(rw: &mut Rewriter<'_>, op: Op, left: &mut usize) -> Option<()> {
    let count = constant_trip_count(rw.view(op))?;
    (rw.view(op).results().len() == 0).then_some(())?;
    let pairs = pairs::pairs(rw.scope(), op);
    let places = pairs.iter().filter_map(|pair| pair.memories(rw.scope()));
    let (fast, tags): (Vec<_>, Vec<_>) = places.unzip();
    (!fast.is_empty() && skew::may_grow(rw.scope(), op, left)).then_some(())?;
    for memory in distinct(fast).into_iter().chain(distinct(tags)) {
        buffers::double(rw, op, memory)?;
        erase_unused(rw, memory);
    }
    let pairs = pairs::pairs(rw.scope(), op);
    let early = copies::early(rw, &pairs);
    skew::skew(rw, op, &early, count)
}

fn distinct(mut values: Vec<Value>) -> Vec<Value> {
    let mut seen = rustc_hash::FxHashSet::default();
    values.retain(|&value| seen.insert(value));
    values
}

/// Erases memory that nothing uses any more but to free it.
fn erase_unused(rw: &mut Rewriter<'_>, memory: Value) -> Option<()> {
    let body = rw.scope().body;
    let from = body.defining_op(memory)?;
    let users = body.uses(memory).map(|own| own.op).take(2).collect::<Vec<_>>();
    let is_free = |&user: &Op| rw.view(user).is(memref::Dealloc::def());
    let mut others = body.results(from).filter(|&value| value != memory);
    let is_alone = others.all(|own| body.is_unused(own));
    let goes = users.len() < 2 && users.iter().all(is_free) && is_alone;
    goes.then_some(())?;
    users.into_iter().for_each(|user| rw.erase(user));
    rw.erase(from);
    Some(())
}
