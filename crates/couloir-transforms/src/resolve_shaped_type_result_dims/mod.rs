//! `resolve-shaped-type-result-dims`: the sizes of results are computed from
//! what their ops are given.

use couloir_dialects::common::mixed::int_constant;
use couloir_dialects::{memref, scf, tensor};
use couloir_ir::OpRef;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_pass::{OptionDef, OptionKind, PassCx, PassDef};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::greedy::converges;
use crate::reify::{is_reified, sizes_of_result};

/// Whether it is an error that there is no end to it.
pub(crate) const ERROR_ON_LIMIT: OptionDef = OptionDef {
    name: "error-on-pattern-iteration-limit",
    kind: OptionKind::Bool,
    default: "true",
    description: "Throw an error when pattern rewriter hits iteration limit",
};

/// `resolve-shaped-type-result-dims`
pub static PASS: PassDef = PassDef {
    name: "resolve-shaped-type-result-dims",
    class: "ResolveShapedTypeResultDimsPass",
    description: "Resolve memref.dim of result values",
    anchor: None,
    options: &[ERROR_ON_LIMIT],
    run: resolve_dims,
    loads: &["affine", "memref", "tensor"],
    ..PassDef::EMPTY
};

/// The work of the pass, and of that for ranked types alone.
///
/// # Errors
/// Where there is no end to it, and that is an error; it has been reported.
pub(crate) fn resolve_dims(cx: &mut PassCx<'_>) -> Result<(), couloir_ir::Failure> {
    let mut patterns = RewritePatterns::new();
    add_patterns(&mut patterns);
    let ended = converges(cx, patterns)?;
    if ended || !cx.options.flag(ERROR_ON_LIMIT.name) {
        return Ok(());
    }
    cx.view().op_error("dim operation resolution hit pattern iteration limit").fail()
}

/// Adds the patterns of the pass.
pub(crate) fn add_patterns(patterns: &mut RewritePatterns) {
    patterns.add(tensor::Dim::def(), resolve);
    patterns.add(memref::Dim::def(), resolve);
    patterns.add(tensor::Dim::def(), of_shared_output);
}

/// What is measured, and along which dimension.
fn measured(dim: OpRef<'_>) -> Option<(Value, usize)> {
    let at = int_constant(dim.scope, dim.operand(1)?)?;
    // No dimension has a number beyond all ranks.
    Some((dim.operand(0)?, usize::try_from(at).unwrap_or(usize::MAX)))
}

fn resolve(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let (value, at) = measured(view).or_no_match("the dimension is not known")?;
    let source = view.scope.defining_op(value).or_no_match("not a result")?;
    if !is_reified(source) {
        return no_match("the op does not say of what shape its result is");
    }
    let rank = view.ty(value).shape(view.ctx()).map_or(0, <[i64]>::len);
    let number = source.results().position(|result| result == value).unwrap_or(0);
    let (source, location) = (source.op, source.location());
    rw.at(op);
    rw.set_location(location);
    let sizes = sizes_of_result(rw, source, number).or_no_match("the shape is not known")?;
    // Only now, as upstream: where sizes were computed in vain there is no end to it.
    if at >= rank {
        rw.view(source).op_error("invalid dimension").emit();
        return no_match("no such dimension");
    }
    let size = sizes.get(at).copied().or_no_match("no such dimension")?.value(rw);
    rw.replace(op, &[size]);
    Ok(())
}

/// In a `scf.forall`, a shared output is of the shape of what it starts as.
fn of_shared_output(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = rw.view(op);
    let body = view.body();
    let value = view.operand(0).or_no_match("no source")?;
    let (block, at) = body.as_arg(value).or_no_match("not an argument")?;
    let parent = view.scope.block(block).parent().or_no_match("not in an op")?;
    if !parent.is(scf::Forall::def()) {
        return no_match("not in a loop with shared outputs");
    }
    let outputs = parent.operands_in(scf::Forall::OUTPUTS);
    let inductions = body.args(block).len().saturating_sub(outputs.len());
    let output = at.checked_sub(inductions).and_then(|at| outputs.get(at).copied());
    rw.set_operand(op, 0, output.or_no_match("an induction variable")?);
    Ok(())
}
