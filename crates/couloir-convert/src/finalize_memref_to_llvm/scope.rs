//! `memref.alloca_scope`: the stack pointer is saved and restored around it.

use couloir_dialects::llvm;
use couloir_ir::Op;
use couloir_ir::body::Value;
use couloir_ir::build::{Build, InsertPoint};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, Operands, OrNoMatch, Types, no_match};

use crate::llvm_common::Llvm;

/// Lowers a scope: its blocks go between what was before and what follows.
pub(super) fn alloca_scope(
    llvm: &Llvm,
    op: Op,
    _: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let body = rw.scope().body;
    let [region] = *body.regions(op) else { return no_match("expected a region") };
    let first = body.entry_block(region).or_no_match("expected a block")?;
    let last = body.last_block(region).or_no_match("expected a block")?;
    let leave = body.last_op(last).or_no_match("expected a terminator")?;
    let before = body.block_of(op).or_no_match("expected a block")?;
    let results = body.operands(leave).collect::<Vec<Value>>();
    let types = rw.view(op).result_types().collect::<Types>();
    let location = rw.view(op).location();
    let rest = rw.split_block(op);
    let next = if types.is_empty() {
        rest
    } else {
        let block = rw.create_block_before(rest);
        types.iter().for_each(|&ty| _ = rw.add_arg(block, ty, location));
        rw.set_point(InsertPoint::End(block));
        rw.insert(llvm::br(rest, &[]));
        block
    };
    rw.inline_region_before(region, next);
    rw.set_point(InsertPoint::End(before));
    let saved = rw.insert1(llvm::IntrStacksave::build(llvm.ptr));
    rw.insert(llvm::br(first, &[]));
    rw.set_point(InsertPoint::Before(leave));
    rw.insert(llvm::IntrStackrestore::build(saved));
    rw.set_location(rw.view(leave).location());
    rw.insert(llvm::br(next, &results));
    rw.set_location(location);
    rw.erase(leave)?;
    let args = if types.is_empty() { Vec::new() } else { rw.scope().body.args(next).to_vec() };
    rw.replace_all(op, &args)
}
