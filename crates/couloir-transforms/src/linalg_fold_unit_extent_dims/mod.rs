//! `linalg-fold-unit-extent-dims`: dimensions of size 1 go.
//!
//! - [`generic`]: loops of one iteration, and the dimensions along them;
//! - [`pad`]: paddings that add nothing along them;
//! - [`slices`]: parts of tensors;
//! - [`empty`]: empty tensors in another shape;
//! - [`inits`]: outputs that are read become inputs;
//! - [`shape`]: how dimensions are taken out of values and put back.

mod empty;
mod generic;
mod inits;
pub(crate) mod pad;
pub(crate) mod shape;
mod slices;

use couloir_dialects::linalg::{Fill, Generic};
use couloir_dialects::{add_canonicalization, tensor};
use couloir_ir::body::Op;
use couloir_ir::walk::postorder;
use couloir_pass::{OptionDef, OptionKind, PassDef};
use couloir_rewrite::convert::no_match;
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};
use couloir_rewrite::{Rewriter, reachable_ops};
use rustc_hash::FxHashSet;

use crate::common::in_each_body;
use crate::greedy::greedy_pass;
use crate::resolve_shaped_type_result_dims::add_patterns as resolve;
use shape::How;

/// Whether dimensions are taken out by slices.
const SLICES: OptionDef = OptionDef {
    name: "use-rank-reducing-slices",
    kind: OptionKind::Bool,
    default: "false",
    description: "Generate rank-reducing slices instead of reassociative reshapes",
};

/// `linalg-fold-unit-extent-dims`
pub static PASS: PassDef = PassDef {
    name: "linalg-fold-unit-extent-dims",
    class: "LinalgFoldUnitExtentDimsPass",
    description: "Remove unit-extent dimension in Linalg ops on tensors",
    anchor: None,
    options: &[SLICES],
    run: |cx| {
        let how = if cx.options.flag(SLICES.name) { How::Slices } else { How::Reshapes };
        in_each_body(cx, |rw| take_out(rw, how))?;
        greedy_pass(cx, patterns(how))
    },
    loads: &["affine", "linalg", "memref"],
    ..PassDef::EMPTY
};

/// Takes the dimensions out of each op that is there, once, after those in it.
fn take_out(rw: &mut Rewriter<'_>, how: How) {
    let body = rw.scope().body;
    let reachable: FxHashSet<Op> = reachable_ops(body).into_iter().collect();
    let ops = postorder(body, body.roots()).filter(|op| reachable.contains(op));
    for op in ops.collect::<Vec<_>>() {
        // An op from which none can be taken stays as it is.
        _ = take_out_of(op, rw, how);
    }
}

fn take_out_of(op: Op, rw: &mut Rewriter<'_>, how: How) -> Rewritten {
    let view = rw.view(op);
    if view.is(Generic::def()) {
        return generic::drop(op, rw, how);
    }
    if view.is(tensor::Pad::def()) {
        return pad::drop(op, rw, how);
    }
    if view.is(tensor::ExtractSlice::def()) && how == How::Reshapes {
        return slices::extract(op, rw);
    }
    let inserts =
        view.is(tensor::InsertSlice::def()) || view.is(tensor::ParallelInsertSlice::def());
    if inserts && how == How::Reshapes {
        return slices::insert(op, rw);
    }
    no_match("none of these ops")
}

/// What is done to what comes of that, in the order in which it is tried.
fn patterns(how: How) -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    add_canonicalization(&mut patterns, &[Fill::def()]);
    if how == How::Reshapes {
        add_canonicalization(&mut patterns, &[tensor::CollapseShape::def()]);
    }
    add_canonicalization(&mut patterns, &[tensor::Empty::def()]);
    if how == How::Reshapes {
        add_canonicalization(&mut patterns, &[tensor::ExpandShape::def()]);
    }
    patterns.add(tensor::ExtractSlice::def(), empty::sliced);
    patterns.add(tensor::ExpandShape::def(), empty::reshaped);
    patterns.add(tensor::CollapseShape::def(), empty::reshaped);
    resolve(&mut patterns);
    patterns.add(Generic::def(), inits::to_inputs);
    patterns
}
