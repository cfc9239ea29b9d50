//! `remove-dead-values`: what nothing depends on goes: ops, arguments of
//! blocks, arguments and results of functions that are private.
//!
//! Liveness says what is needed; [`find`] decides for each body what is to be
//! done, [`clean`] does it. What ops with regions pass on for nothing becomes
//! poison, and canonicalizing these ops takes away what receives it.

mod clean;
mod find;
mod functions;

use std::sync::atomic::{AtomicUsize, Ordering};

use couloir_dialects::canonicalization;
use couloir_ir::body::{Body, Op, Region};
use couloir_ir::walk::postorder;
use couloir_ir::{Context, Failure, OpRef, Scope};
use couloir_pass::{OptionDef, OptionKind, PassDef};
use couloir_rewrite::each_body;
use couloir_rewrite::greedy::{Greedy, RewritePatterns};
use rustc_hash::FxHashMap;

use crate::dataflow::{make_known_results, settle_extractions};

/// `remove-dead-values`
pub static PASS: PassDef = PassDef {
    name: "remove-dead-values",
    class: "RemoveDeadValues",
    description: "Remove dead values",
    anchor: None,
    options: &[OptionDef {
        name: "canonicalize",
        kind: OptionKind::Bool,
        default: "true",
        description: "Canonicalize region branch ops",
    }],
    run: |cx| {
        let (ctx, canonicalizes) = (cx.ctx, cx.options.flag("canonicalize"));
        let work = |op: &OpRef<'_>, body: &mut Body| {
            settle_extractions(ctx, op, body, true)?;
            make_known_results(ctx, op, body)?;
            let found = find::find(Scope { ctx, body, outer: Some(op) });
            clean::clean(ctx, op, body, &found);
            if !canonicalizes {
                return Ok(());
            }
            canonicalize(ctx, op, body)
        };
        cx.inside(work).unwrap_or(Ok(()))
    },
    loads: &["ub"],
    ..PassDef::EMPTY
};

/// Canonicalizes ops that pass control among their regions, in the region that all of them are in.
fn canonicalize(ctx: &Context, op: &OpRef<'_>, body: &mut Body) -> Result<(), Failure> {
    let bodies = AtomicUsize::new(0);
    each_body(ctx, Some(op), body, &|_, body| {
        bodies.fetch_add(usize::from(!region_branches(body).is_empty()), Ordering::Relaxed);
    })?;
    let is_one = bodies.into_inner() == 1;
    let greedy = Greedy::new(patterns()).top_down(false);
    each_body(ctx, Some(op), body, &|outer, body| {
        let ops = region_branches(body);
        let within = if is_one { common_region(body, &ops) } else { None };
        greedy.run_on(ctx, outer, body, &ops, within);
    })
}

/// The innermost region of a body that all ops are in.
fn common_region(body: &Body, ops: &[Op]) -> Option<Region> {
    let own = |op: Op| body.region_of(body.block_of(op)?);
    let around = |&region: &Region| own(body.region_parent(region)?);
    let first = std::iter::successors(own(*ops.first()?), around).collect::<Vec<_>>();
    // How far out of the first op's region the regions lead to one around it.
    let mut ranks = first.iter().copied().zip(0..).collect::<FxHashMap<Region, usize>>();
    let mut common = 0;
    for &op in ops {
        let mut path = Vec::new();
        let mut region = own(op)?;
        while !ranks.contains_key(&region) {
            path.push(region);
            region = around(&region)?;
        }
        let rank = ranks.get(&region).copied()?;
        ranks.extend(path.into_iter().map(|region| (region, rank)));
        common = common.max(rank);
    }
    first.get(common).copied()
}

/// The ops of a body that pass control among their regions.
fn region_branches(body: &Body) -> Vec<Op> {
    let is_branch =
        |op: &Op| body.op(*op).name.def().is_some_and(|def| def.hooks.region_branch.is_some());
    postorder(body, body.roots()).filter(is_branch).collect()
}

/// The canonicalization patterns of all ops: what comes out of such an op, or is made in its
/// place, is canonicalized, too.
fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    canonicalization().for_each(|pattern| _ = patterns.add_def(pattern));
    patterns
}
