//! `affine-loop-coalescing`: loops that hold nothing but a loop become one with it, where the bounds
//! of the inner one do not depend on the outer one.
//!
//! Of a nest of such loops, those are taken together whose bounds are computed before the first of
//! them, from the inside out.

use couloir_dialects::{affine, scf};
use couloir_ir::body::{Block, Body, Op, Value};
use couloir_ir::{OpDef, Region, Scope, Type};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use rustc_hash::FxHashMap;

use crate::common::{by_bodies, entry_of, number};

pub(crate) mod counted;
mod mapped;

/// `affine-loop-coalescing`
pub static PASS: PassDef = PassDef {
    name: "affine-loop-coalescing",
    class: "LoopCoalescing",
    description: "Coalesce nested loops with independent bounds into a single loop",
    anchor: Some("func.func"),
    options: &[],
    loads: &["affine", "arith"],
    ..by_bodies!(|rw, _| in_body(rw))
};

/// Most loops that are taken for one nest.
const MOST: usize = 256;

/// Each op before those in it, and these as they are then.
fn in_body(rw: &mut Rewriter<'_>) {
    let body = rw.scope().body;
    let inside = |body: &Body, regions: &[Region]| {
        let blocks = regions.iter().flat_map(|&region| body.region_blocks(region));
        blocks.flat_map(|block| body.block_ops(block)).collect::<Vec<_>>().into_iter().rev()
    };
    let mut pending = inside(body, body.roots()).collect::<Vec<_>>();
    while let Some(op) = pending.pop() {
        let view = rw.view(op);
        if view.is(scf::For::def()) {
            let nest = nest(rw.scope(), op, scf::For::def());
            for band in bands(rw.scope(), &nest, 3, &counted::chains(rw.scope(), &nest)) {
                // What is not computed, for being too large, stays.
                _ = counted::coalesce(rw, band);
            }
        } else if view.is(affine::For::def()) {
            let nest = nest(rw.scope(), op, affine::For::def());
            for band in bands(rw.scope(), &nest, usize::MAX, &vec![0; nest.len()]) {
                _ = mapped::coalesce(rw, band);
            }
        }
        let body = rw.scope().body;
        if body.nested(op).is_none() {
            pending.extend(inside(body, body.regions(op)));
        }
    }
}

/// A loop and those in it, as long as each holds nothing but the next.
fn nest(scope: Scope<'_>, op: Op, def: &'static OpDef) -> Vec<Op> {
    let body = scope.body;
    let inner = |&op: &Op| {
        let first = body.first_op(entry_of(body, op, 0)?)?;
        let is_last_but_one = body.next_op(first).is_some_and(|end| body.next_op(end).is_none());
        (is_last_but_one && scope.op(first).is(def)).then_some(first)
    };
    std::iter::successors(Some(op), inner).take(MOST).collect()
}

/// The loops that are to become one, from the inside out: of those operands (the first ones) their
/// bounds are, and a chain of carried values goes through them.
fn bands<'a>(scope: Scope<'_>, nest: &'a [Op], bounds: usize, chains: &[usize]) -> Vec<&'a [Op]> {
    let entries = nest.iter().enumerate();
    let entries = entries.filter_map(|(at, &op)| Some((entry_of(scope.body, op, 0)?, at)));
    let entries = entries.collect::<FxHashMap<Block, usize>>();
    // The first loop before which all bounds are known.
    let above = nest.iter().enumerate().map(|(at, &op)| {
        let behind = |value: Value| {
            let block = scope.body.block_of_value(value)?;
            entries.get(&block).map(|at| at + 1)
        };
        scope.body.operands(op).take(bounds).filter_map(behind).max().unwrap_or(0).min(at)
    });
    let above = above.collect::<Vec<_>>();
    let (mut found, mut end) = (Vec::new(), nest.len());
    while end > 0 {
        let start = start_of(&above, chains, end);
        if let Some(band) = start.and_then(|start| nest.get(start..end)) {
            found.push(band);
        }
        end = start.unwrap_or(end - 1);
    }
    found
}

/// Where the longest band of several loops starts that ends before a place.
fn start_of(above: &[usize], chains: &[usize], end: usize) -> Option<usize> {
    let chain = *chains.get(end.checked_sub(1)?)?;
    let (mut latest, mut start) = (0, None);
    for at in (0..end).rev() {
        latest = latest.max(*above.get(at)?);
        if at + 1 < end && latest <= at && chain <= at {
            start = Some(at);
        }
    }
    start
}

/// Makes uses of a value uses of another, but in these ops.
fn replace_but_in(rw: &mut Rewriter<'_>, old: Value, new: Value, made: &[Op]) {
    if old == new {
        return;
    }
    let uses = rw.scope().body.uses(old).collect::<Vec<_>>();
    for at in uses.into_iter().filter(|at| !made.contains(&at.op)) {
        rw.set_operand(at.op, at.index as usize, new);
    }
}

/// Nothing, of a type.
fn zero(rw: &mut Rewriter<'_>, ty: Type) -> Value {
    number(rw, ty, 0)
}
