//! `linalg-fuse-elementwise-ops`: what is computed element by element is computed where it is
//! taken.
//!
//! - [`fuse`]: a `linalg.generic` is taken in by the one that takes its result;
//! - [`inputs`]: fills and constants that are taken in, outputs that are not read;
//! - [`unused`]: operands and results that nothing needs;
//! - [`expand`], [`reshapes`]: reshapes move past what is computed;
//! - [`constant`]: constants whose dimensions change places.

mod constant;
mod expand;
mod expansion;
mod fuse;
mod inputs;
mod reshapes;
pub(crate) mod unused;

use couloir_dialects::linalg::{Generic, Structured};
use couloir_dialects::{add_canonicalization, affine, canonicalization, tensor};
use couloir_ir::OpRef;
use couloir_ir::affine::AffineMap;
use couloir_ir::body::{Block, Op, Value};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch};
use couloir_rewrite::greedy::{Greedy, RewritePatterns};

use crate::greedy::{greedy_bodies, greedy_pass};
use crate::linalg_loops::structured_ops;

/// `linalg-fuse-elementwise-ops`
pub static PASS: PassDef = PassDef {
    name: "linalg-fuse-elementwise-ops",
    class: "LinalgElementwiseOpFusionPass",
    description: "Fuse elementwise operations on tensors",
    anchor: None,
    options: &[],
    run: |cx| greedy_pass(cx, Greedy::new(patterns())),
    loads: &["affine", "linalg", "memref"],
    bodies: Some(|_, _| greedy_bodies(Greedy::new(patterns()))),
    ..PassDef::EMPTY
};

/// The patterns in the order in which they are tried.
fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    patterns.add(Generic::def(), fuse::fuse);
    patterns.add(Generic::def(), inputs::fills);
    patterns.add(Generic::def(), inputs::constant);
    patterns.add(Generic::def(), inputs::outputs_not_read);
    unused::add(&mut patterns);
    patterns.add(tensor::ExpandShape::def(), expand::of_result);
    patterns.add(tensor::Pad::def(), reshapes::pad_of_collapse);
    for def in structured_ops() {
        patterns.add(def, expand::of_operand);
    }
    patterns.add(tensor::ExpandShape::def(), reshapes::expand_of_collapse);
    canonicalize(&mut patterns);
    for def in structured_ops() {
        patterns.add(def, constant::transposed);
    }
    patterns
}

/// Adds what canonicalization does to applications of maps, to `linalg.generic`, to reshapes, and,
/// of what `linalg` does, all that is for all of its ops.
fn canonicalize(patterns: &mut RewritePatterns) {
    let ops = [
        affine::Apply::def(),
        Generic::def(),
        tensor::ExpandShape::def(),
        tensor::CollapseShape::def(),
    ];
    ops.into_iter().for_each(|op| add_canonicalization(patterns, &[op]));
    dialect(patterns);
}

/// Adds the canonicalization patterns of `linalg` that are for all of its ops.
pub(crate) fn dialect(patterns: &mut RewritePatterns) {
    const NAMES: [&str; 5] = [
        "EraseDeadLinalgOp",
        "FoldTensorCastConsumerOp",
        "FoldTensorCastPackOp",
        "FoldTensorCastUnPackOp",
        "InferStaticShapeOfOperands",
    ];
    for own in NAMES {
        let rows = canonicalization().filter(|row| row.name.ends_with(own));
        rows.for_each(|row| _ = patterns.add_def(row));
    }
}

/// The view of a structured op all of whose operands with dimensions are tensors.
pub(crate) fn on_tensors<'a>(rw: &'a Rewriter<'_>, op: Op) -> Result<Structured<'a>, NoMatch> {
    let view = Structured::cast(rw.view(op)).or_no_match("no structured op")?;
    match view.is_on_tensors() {
        true => Ok(view),
        false => Err(NoMatch("not on tensors".into())),
    }
}

/// The arguments of the body of an op, one for each operand.
pub(crate) fn body_args<'a>(rw: &'a Rewriter<'_>, op: Op) -> &'a [Value] {
    let body = rw.scope().body;
    body_of(rw, op).map_or(&[], |entry| body.args(entry))
}

/// The block of an op's body.
pub(crate) fn body_of(rw: &Rewriter<'_>, op: Op) -> Option<Block> {
    crate::common::entry_of(rw.scope().body, op, 0)
}

/// Whether the body uses the element of an operand.
pub(crate) fn is_used(rw: &Rewriter<'_>, op: Op, operand: usize) -> bool {
    let body = rw.scope().body;
    body_args(rw, op).get(operand).is_some_and(|&arg| body.uses(arg).next().is_some())
}

/// Whether the sizes of operands that are accessed so tell how often each loop runs.
pub(crate) fn cover<'a>(maps: impl Iterator<Item = &'a AffineMap>) -> bool {
    let mut seen: Vec<bool> = Vec::new();
    for map in maps {
        if seen.len() < map.dims() as usize {
            seen.resize(map.dims() as usize, false);
        }
        for result in map.results() {
            let slot = result.dim().and_then(|dim| seen.get_mut(dim as usize));
            if let Some(slot) = slot {
                *slot = true;
            }
        }
    }
    seen.into_iter().all(|seen| seen)
}

/// Whether the op that gives a value gives nothing else that is used, and this only once.
fn has_one_use(op: OpRef<'_>) -> bool {
    let mut uses = op.results().flat_map(|result| op.scope.body.uses(result));
    uses.next().is_some() && uses.next().is_none()
}
