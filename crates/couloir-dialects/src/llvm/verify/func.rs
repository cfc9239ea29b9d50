//! What must hold of `llvm.func`: landing pads, tags of blocks, inlining.

use couloir_ir::walk::preorder;
use couloir_ir::{Body, Failure, OpName, OpRef, Type};
use rustc_hash::FxHashSet;

use super::comdat;
use crate::llvm::attrs::{BLOCK_TAG, LINKAGE};
use crate::llvm::types::is_compatible_type;
use crate::llvm::{BlockTag, Func, LandingPad, Resume};

const EXTERNAL: u64 = 0;
const EXTERN_WEAK: u64 = 9;
const COMMON: u64 = 10;

/// Landing pads and resumptions of a function are of one type, and tags tell its blocks apart.
fn inside(op: OpRef<'_>) -> Result<(), Failure> {
    let inner = op.inner();
    let [pad, resume, tag] = [LandingPad::def(), Resume::def(), BlockTag::def()].map(OpName::of);
    // Most have none: names alone are looked through sooner than ops in order.
    let any = |body: &Body| body.op_names().any(|found| [pad, resume, tag].contains(&found));
    if op.body().nested(op.op).is_some_and(|body| !any(body)) {
        return Ok(());
    }
    let (mut shared, mut tags) = (None, Vec::new());
    for found in preorder(inner.body, op.body().regions(op.op)) {
        let name = inner.body.op(found).name;
        if name == tag {
            tags.push(inner.op(found));
        } else if name == pad || name == resume {
            let ty = unwound(inner.op(found));
            if *shared.get_or_insert(ty) != ty {
                return op.error(inconsistent(name == pad)).fail();
            }
        }
    }
    block_tags(&tags)
}

/// The type of what a landing pad makes, or a resumption goes on with.
fn unwound(op: OpRef<'_>) -> Option<Type> {
    op.result_type(0).or_else(|| op.operand_type(0))
}

fn inconsistent(is_pad: bool) -> &'static str {
    if is_pad {
        "'llvm.landingpad' should have a consistent result type inside a function"
    } else {
        "'llvm.resume' should have a consistent input type inside a function"
    }
}

fn block_tags(tags: &[OpRef<'_>]) -> Result<(), Failure> {
    let mut known = FxHashSet::default();
    let tag = |op: &OpRef<'_>| op.prop(BlockTag::TAG);
    let Some(again) = tags.iter().find(|op| !known.insert(tag(op))) else { return Ok(()) };
    let tag = tag(again);
    let id = tag.and_then(|tag| tag.params_of(again.ctx(), &BLOCK_TAG)?.first()?.as_uint());
    let id = id.unwrap_or_default();
    again.error(format!("duplicate block tag '{id}' in the same function: ")).fail()
}

pub(in crate::llvm) fn verify(op: OpRef<'_>) -> Result<(), Failure> {
    let func = Func(op);
    let linkage = func.linkage().enum_bits(op.ctx(), &LINKAGE).unwrap_or(EXTERNAL);
    if linkage == COMMON {
        return op.op_error("functions cannot have 'common' linkage").fail();
    }
    comdat::verify(op, func.comdat())?;
    let external = op.region(0).is_none_or(couloir_ir::RegionRef::is_empty);
    if external && linkage != EXTERNAL && linkage != EXTERN_WEAK {
        let message = "external functions must have 'external' or 'extern_weak' linkage";
        return op.op_error(message).fail();
    }
    if external {
        return Ok(());
    }
    inlining(op)?;
    inside(op)
}

/// Arguments are of types of the dialect, also where a pass made the function's type.
pub(in crate::llvm) fn arguments(op: OpRef<'_>) -> Result<(), Failure> {
    // What is known of the function's type is kept with it.
    let ty = Func(op).function_type().and_then(|ty| ty.as_type(op.ctx()));
    if ty.is_some_and(|ty| is_compatible_type(op.ctx(), ty)) {
        return Ok(());
    }
    let entry = op.region(0).and_then(couloir_ir::RegionRef::entry);
    let types =
        entry.iter().flat_map(|entry| entry.args().iter().map(|&arg| entry.scope.body.ty(arg)));
    let fault = types.enumerate().find(|&(_, ty)| !is_compatible_type(op.ctx(), ty));
    match fault {
        None => Ok(()),
        Some((at, _)) => {
            op.op_error(format!("entry block argument #{at} is not of LLVM type")).fail()
        }
    }
}

/// Attributes that say whether a function may be inlined do not contradict each other.
fn inlining(op: OpRef<'_>) -> Result<(), Failure> {
    let has = |name: &str| op.attr_named(name).is_some();
    if has("no_inline") && has("always_inline") {
        return op.error("no_inline and always_inline attributes are incompatible").fail();
    }
    if has("optimize_none") && !has("no_inline") {
        return op.op_error("with optimize_none must also be no_inline").fail();
    }
    Ok(())
}
