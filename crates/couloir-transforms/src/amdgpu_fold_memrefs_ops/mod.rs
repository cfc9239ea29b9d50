//! `amdgpu-fold-memrefs-ops`: copies to the memory of groups go from and to what views are of.

use couloir_dialects::amdgpu::GatherToLds;
use couloir_dialects::memref;
use couloir_ir::Attribute;
use couloir_ir::body::{Op, Value};
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};
use couloir_rewrite::walk_driver::WalkDriver;

use crate::fold_memref_alias_ops::indices::{self, Sizes};

/// `amdgpu-fold-memrefs-ops`
pub static PASS: PassDef = PassDef {
    name: "amdgpu-fold-memrefs-ops",
    class: "AmdgpuFoldMemRefOpsPass",
    description: "Fold memref operations into their parent operations",
    anchor: None,
    options: &[],
    run: |cx| {
        let (ctx, driver) = (cx.ctx, WalkDriver::new(patterns()));
        cx.inside(|op, body| driver.run_all(ctx, Some(op), body)).transpose().map(|_| ())
    },
    loads: &["affine", "memref"],
    ..PassDef::EMPTY
};

fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    patterns.add(GatherToLds::def(), fold);
    patterns
}

/// What a view is of, with indices into that; as it is where nothing is looked through.
fn place(
    rw: &mut Rewriter<'_>,
    view: Value,
    given: &[Value],
) -> Result<Option<(Value, Vec<Value>)>, NoMatch> {
    let Some(from) = rw.scope().defining_op(view) else { return Ok(None) };
    let (op, source) = (from.op, from.operand(0));
    let is = |def| from.is(def);
    let indices = if is(memref::Subview::def()) {
        indices::of_subview(rw, op, given)?
    } else if is(memref::ExpandShape::def()) {
        indices::of_expanded(rw, op, given, false)
    } else if is(memref::CollapseShape::def()) {
        indices::of_collapsed(rw, op, given, Sizes::FromMetadata)?
    } else {
        return Ok(None);
    };
    Ok(Some((source.or_no_match("no source")?, indices)))
}

/// The copy is made anew in any case: what else is said of it is dropped.
fn fold(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let moved = view.prop(GatherToLds::TRANSFER_TYPE).unwrap_or(Attribute::UNIT);
    let source = view.operand_in(GatherToLds::SRC).or_no_match("no source")?;
    let target = view.operand_in(GatherToLds::DST).or_no_match("no target")?;
    let [from, to] =
        [GatherToLds::SRC_INDICES, GatherToLds::DST_INDICES].map(|group| view.operands_in(group));
    rw.at(op);
    let (read, written) = (place(rw, source, &from)?, place(rw, target, &to)?);
    let (source, from) = read.unwrap_or((source, from));
    let (target, to) = written.unwrap_or((target, to));
    let ctx = rw.context();
    rw.replace_with(op, GatherToLds::build(ctx, source, &from, target, &to, moved));
    Ok(())
}
