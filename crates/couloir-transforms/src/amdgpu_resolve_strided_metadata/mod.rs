//! `amdgpu-resolve-strided-metadata`: the metadata of a buffer with bounds are those of the memory
//! that it is made of.

use couloir_dialects::affine::index::Index;
use couloir_dialects::amdgpu::FatRawBufferCast;
use couloir_dialects::memref;
use couloir_ir::Type;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_pass::PassDef;
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};

use crate::expand_strided_metadata::{Strided, reinterpret_cast, source};
use crate::greedy::greedy;

/// `amdgpu-resolve-strided-metadata`
pub static PASS: PassDef = greedy!(
    "amdgpu-resolve-strided-metadata",
    "AmdgpuResolveStridedMetadataPass",
    "Resolve memref.extract_strided_metadata on AMDGPU ops",
    patterns,
    ["amdgpu", "memref"]
);

fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    patterns.add(memref::ExtractStridedMetadata::def(), resolve);
    patterns
}

/// The buffer as one of rank 0, where something uses it.
fn base(op: Op, buffer: Value, rw: &mut Rewriter<'_>) -> Result<Option<Value>, NoMatch> {
    let view = rw.view(op);
    let old = view.result(0).or_no_match("no base buffer")?;
    if rw.scope().body.is_unused(old) {
        return Ok(None);
    }
    let ty: Type = rw.ty(old);
    if rw.ty(buffer) == ty {
        return Ok(Some(buffer));
    }
    let (offset, sizes, strides) = (Index::Known(0), Vec::new(), Vec::new());
    let whole = Strided { base: buffer, offset, sizes, strides };
    let new = reinterpret_cast(rw.context(), ty, &whole);
    Ok(Some(rw.insert1(new)))
}

fn resolve(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let buffer = rw.view(op).operand(0).or_no_match("no source")?;
    let from = rw.scope().defining_op(buffer).or_no_match("the source is an argument")?;
    if !from.is(FatRawBufferCast::def()) {
        return no_match("the source is no buffer with bounds");
    }
    let resets = from.prop(FatRawBufferCast::RESET_OFFSET).is_some();
    let memory = from.operand(0).or_no_match("no source")?;
    rw.at(op);
    let found = source(rw, memory)?;
    let base = base(op, buffer, rw)?.unwrap_or(found.base);
    let offset = if resets { Index::Known(0) } else { found.offset };
    let mut values = vec![base, offset.value(rw)];
    for index in found.sizes.into_iter().chain(found.strides) {
        values.push(index.value(rw));
    }
    rw.replace(op, &values);
    Ok(())
}
