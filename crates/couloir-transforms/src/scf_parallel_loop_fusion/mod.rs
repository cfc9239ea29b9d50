//! `scf-parallel-loop-fusion`: parallel loops over the same points with
//! nothing but pure ops between them become one.
//!
//! Of a loop it is kept which elements it loads and stores, each said once;
//! when two loops become one, what is kept of the second joins what is kept of
//! the first, so that a long row of loops costs as much as its ops.

mod accesses;

use couloir_dialects::scf;
use couloir_ir::body::{Block, Body, Op, Region, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::walk::postorder;
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::effects::is_memory_effect_free;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::alias::AliasAnalysis;
use crate::common::{by_bodies, entry_of};
use crate::loops::Bounds;
use accesses::{Accesses, are_independent};

/// `scf-parallel-loop-fusion`
pub static PASS: PassDef = PassDef {
    name: "scf-parallel-loop-fusion",
    class: "SCFParallelLoopFusion",
    description: "Fuse adjacent parallel loops",
    anchor: None,
    options: &[],
    ..by_bodies!(|rw, _| {
        let body = rw.scope().body;
        let inner = postorder(body, body.roots());
        let inner = inner.filter(|&op| body.nested(op).is_none() && body.has_regions(op));
        let regions = inner.flat_map(|op| body.regions(op).iter().copied());
        let regions = regions.chain(body.roots().iter().copied()).collect::<Vec<_>>();
        let mut alias = AliasAnalysis::default();
        for region in regions {
            fuse_in(rw, &mut alias, region);
        }
    })
};

/// A parallel loop with what it does to memory.
struct Loop {
    op: Op,
    accesses: Accesses,
}

fn fuse_in(rw: &mut Rewriter<'_>, alias: &mut AliasAnalysis, region: Region) {
    for row in rows(rw, region) {
        let mut row = row.into_iter();
        let Some(first) = row.next() else { continue };
        let mut first = Loop { op: first, accesses: Accesses::of(rw.view(first)) };
        for op in row {
            let second = Loop { op, accesses: Accesses::of(rw.view(op)) };
            first = match may_fuse(rw, alias, &first, &second) {
                true => fuse(rw, first, second),
                false => second,
            };
        }
    }
}

/// The parallel loops in the blocks of a region, in rows between which nothing
/// else is done.
fn rows(rw: &Rewriter<'_>, region: Region) -> Vec<Vec<Op>> {
    let body = rw.scope().body;
    let mut rows = Vec::new();
    for block in body.region_blocks(region) {
        let mut row = Vec::new();
        let mut is_pure = true;
        for op in body.block_ops(block).map(|op| rw.view(op)) {
            if op.is(scf::Parallel::def()) {
                if !is_pure {
                    rows.push(std::mem::take(&mut row));
                }
                row.push(op.op);
                is_pure = true;
            } else {
                is_pure = is_pure && op.num_regions() == 0 && is_memory_effect_free(op);
            }
        }
        rows.push(row);
    }
    rows
}

fn may_fuse(rw: &Rewriter<'_>, alias: &mut AliasAnalysis, first: &Loop, second: &Loop) -> bool {
    let scope = rw.scope();
    let bounds = |op| Bounds::of_parallel(rw.view(op));
    let (a, b) = (bounds(first.op), bounds(second.op));
    a.lower == b.lower
        && a.upper == b.upper
        && a.step == b.step
        && are_independent(scope, alias, &first.accesses, &second.accesses)
        && !is_used_before_end(scope.body, first.op, second.op)
}

/// Whether a result of a loop is used by one after it or in between.
fn is_used_before_end(body: &Body, first: Op, second: Op) -> bool {
    if body.num_results(first) == 0 {
        return false;
    }
    let block = body.block_of(first);
    let between = std::iter::successors(body.next_op(first), |&op| body.next_op(op));
    let between = between.take_while(|&op| op != second).chain([second]);
    let between = between.collect::<FxHashSet<_>>();
    let mut users = body.results(first).flat_map(|result| body.uses(result));
    users.any(|user| {
        let mut around = std::iter::successors(Some(user.op), |&op| body.parent_op(op));
        let beside = around.find(|&op| body.block_of(op) == block);
        beside.is_some_and(|op| between.contains(&op))
    })
}

/// Makes one loop, where the second is, of two: it does what the first does,
/// then what the second does.
fn fuse(rw: &mut Rewriter<'_>, first: Loop, second: Loop) -> Loop {
    let Loop { op: one, mut accesses } = first;
    let Loop { op: two, accesses: others } = second;
    let body = rw.scope().body;
    let ends = |op| entry_of(body, op, 0).and_then(|block| Some((block, body.last_op(block)?)));
    let (Some((block, end)), Some((from, last))) = (ends(one), ends(two)) else {
        return Loop { op: two, accesses: others };
    };
    let args = body.args(block).to_vec();
    let own_args = body.args(from).to_vec();
    accesses.join(others, &own_args, &args);
    let mut inits = rw.view(one).operands_in(scf::Parallel::INIT_VALS);
    let count = inits.len();
    inits.extend(rw.view(two).operands_in(scf::Parallel::INIT_VALS));
    let types = [one, two].into_iter().flat_map(|op| rw.view(op).result_types());
    let types = types.collect::<Vec<_>>();
    let given = [end, last].into_iter().flat_map(|end| rw.view(end).operands());
    let own = own_args.into_iter().zip(args.iter().copied()).collect::<FxHashMap<_, _>>();
    let given = given.map(|value| own.get(&value).copied().unwrap_or(value)).collect::<Vec<_>>();
    let bounds = Bounds::of_parallel(rw.view(two));
    let mut reductions = rw.body().take_regions(end);
    reductions.extend(rw.body().take_regions(last));
    let regions = rw.body().take_regions(one);
    rw.erase(end);
    rw.merge_block(from, block, &args);
    // What ends the loop comes from where the second's end does, where that gives values.
    rw.at(if types.is_empty() { two } else { last });
    end_with(rw, block, &given, &reductions);
    rw.erase(last);
    rw.at(two);
    let location = rw.location();
    for &arg in &args {
        rw.body().set_arg_location(arg, location);
    }
    let Some(&region) = regions.first() else { return Loop { op: two, accesses } };
    let (lower, upper, step) = (&bounds.lower, &bounds.upper, &bounds.step);
    let new = scf::Parallel::build(rw.context(), &types, lower, upper, step, &inits, region);
    let new = rw.insert(new);
    let results = rw.view(new).results().collect::<Vec<_>>();
    let (results, others) = results.split_at(count.min(results.len()));
    rw.replace(one, results);
    rw.replace(two, others);
    Loop { op: new, accesses }
}

/// Puts a `scf.reduce` at the end of a block; the arguments of its reductions come from where it
/// does.
fn end_with(rw: &mut Rewriter<'_>, block: Block, operands: &[Value], reductions: &[Region]) {
    let location = rw.location();
    for &reduction in reductions {
        let entry = rw.scope().body.entry_block(reduction);
        let args = entry.map(|entry| rw.scope().body.args(entry).to_vec());
        for arg in args.unwrap_or_default() {
            rw.body().set_arg_location(arg, location);
        }
    }
    rw.set_point(InsertPoint::End(block));
    rw.insert(scf::Reduce::build(operands, reductions));
}
