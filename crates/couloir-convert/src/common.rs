//! What conversions share.

use std::sync::Arc;

use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::body::{Body, Op, Region, Value};
use couloir_ir::num::Int;
use couloir_ir::{Attribute, Block, Context, Failure, OpRef, Type};
use couloir_pass::PassCx;
use couloir_rewrite::convert::{
    Conversion, ConversionRewriter, ConversionTarget, Mode, NoMatch, OrNoMatch, PatternSet,
    SymbolNames,
};

use crate::llvm_common::{Llvm, LlvmOptions, llvm_target};

/// Runs a conversion on what is in the op that a pass is at.
pub(crate) fn convert_inside(
    cx: &mut PassCx<'_>,
    make: impl FnOnce(&Context) -> Conversion,
) -> Result<(), Failure> {
    convert(cx, |ctx, _| make(ctx))
}

/// Runs a conversion made for the op that a pass is at on what is in the op.
/// What it asks for beside the op is made after the pipeline on the op.
pub(crate) fn convert(
    cx: &mut PassCx<'_>,
    make: impl FnOnce(&Context, OpRef<'_>) -> Conversion,
) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let run = |op: &OpRef<'_>, body: &mut Body| make(ctx, *op).run(ctx, Some(op), body);
    for request in cx.inside(run).unwrap_or(Ok(Vec::new()))? {
        cx.request(move |ctx, body, op, shared| {
            let symbols = shared.get(|| SymbolNames::of(ctx, body));
            if let Some(symbols) = symbols {
                symbols.fulfil(ctx, body, request.owned_by(op));
            }
            Ok(())
        });
    }
    Ok(())
}

/// A region of an op.
pub(crate) fn region(rw: &ConversionRewriter<'_>, op: Op, index: usize) -> Result<Region, NoMatch> {
    rw.scope().body.regions(op).get(index).copied().or_no_match("no such region")
}

/// The first and the last block of a region.
pub(crate) fn ends(rw: &ConversionRewriter<'_>, region: Region) -> Result<(Block, Block), NoMatch> {
    let body = rw.scope().body;
    body.entry_block(region).zip(body.last_block(region)).or_no_match("the region is empty")
}

/// The last op of a block.
pub(crate) fn terminator(rw: &ConversionRewriter<'_>, block: Block) -> Result<Op, NoMatch> {
    rw.scope().body.last_op(block).or_no_match("the block is empty")
}

/// The block an op is in.
pub(crate) fn block_of(rw: &ConversionRewriter<'_>, op: Op) -> Result<Block, NoMatch> {
    rw.scope().body.block_of(op).or_no_match("the op is in no block")
}

/// The operands of an op, as they were before the conversion.
pub(crate) fn operands(rw: &ConversionRewriter<'_>, op: Op) -> Vec<Value> {
    rw.scope().body.operands(op).collect()
}

/// Runs a partial conversion to the LLVM dialect on what is in the op that a
/// pass is at.
pub(crate) fn lower_to_llvm(
    cx: &mut PassCx<'_>,
    populate: fn(&Context, &Arc<Llvm>, &mut PatternSet),
) -> Result<(), Failure> {
    lower_with_target(cx, llvm_target, populate)
}

/// The same with a target of its own.
pub(crate) fn lower_with_target(
    cx: &mut PassCx<'_>,
    target: fn() -> ConversionTarget,
    populate: fn(&Context, &Arc<Llvm>, &mut PatternSet),
) -> Result<(), Failure> {
    // These passes do not ask the data layout; upstream's do not either.
    let bits = match u32::try_from(cx.options.number("index-bitwidth")) {
        Ok(0) | Err(_) => 64,
        Ok(bits) => bits,
    };
    let options = LlvmOptions { index_bitwidth: bits, ..LlvmOptions::default() };
    convert(cx, |ctx, op| {
        let llvm = Llvm::new(op, options);
        let mut patterns = PatternSet::new();
        populate(ctx, &llvm, &mut patterns);
        Conversion::new(Mode::Partial, target(), patterns)
    })
}

/// A number of an integer type, or a vector or tensor of it. Beyond 64 bits
/// it is filled with zeros, as upstream does.
pub(crate) fn splat(ctx: &Context, ty: Type, value: i64) -> Attribute {
    let element = ty.element_or_self(ctx);
    let width = element.int_width(ctx).unwrap_or(64);
    let value = Int::new(width, value as u64);
    if element == ty {
        return Attribute::wide_int(ctx, ty, value);
    }
    let mut data = value.to_le_bytes();
    data.resize((width as usize).div_ceil(8), 0);
    Attribute::get(ctx, AttrKind::DenseElements(DenseElements::new(ctx, ty, data)))
}
