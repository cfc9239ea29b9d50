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
mod shape;
mod slices;

use couloir_dialects::linalg::Generic;
use couloir_dialects::tensor;
use couloir_ir::OpDef;
use couloir_pass::{OptionDef, OptionKind, PassDef};
use couloir_rewrite::greedy::RewritePatterns;

use crate::greedy::greedy_pass;
use crate::linalg_fuse_elementwise_ops::rows;
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
        greedy_pass(cx, patterns(how))
    },
    loads: &["affine", "linalg", "memref"],
    ..PassDef::EMPTY
};

/// The patterns in the order in which they are tried.
fn patterns(how: How) -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    patterns.add(Generic::def(), move |op, rw| generic::drop(op, rw, how));
    patterns.add(tensor::Pad::def(), move |op, rw| pad::drop(op, rw, how));
    if how == How::Reshapes {
        patterns.add(tensor::ExtractSlice::def(), slices::extract);
        patterns.add(tensor::InsertSlice::def(), slices::insert);
        patterns.add(tensor::ParallelInsertSlice::def(), slices::insert);
    }
    rows(&mut patterns, |_, name| name.contains("FoldFill"));
    let of = |op: &'static OpDef| {
        move |root: &OpDef, name: &str| *root == *op && !name.contains("FoldFill")
    };
    if how == How::Reshapes {
        rows(&mut patterns, of(tensor::CollapseShape::def()));
    }
    rows(&mut patterns, |_, name| {
        name.contains("FoldEmptyTensorWith") || name.contains("ReplaceEmptyTensor")
    });
    if how == How::Reshapes {
        rows(&mut patterns, of(tensor::ExpandShape::def()));
    }
    patterns.add(tensor::ExtractSlice::def(), empty::sliced);
    patterns.add(tensor::ExpandShape::def(), empty::reshaped);
    patterns.add(tensor::CollapseShape::def(), empty::reshaped);
    resolve(&mut patterns);
    patterns.add(Generic::def(), inits::to_inputs);
    patterns
}
