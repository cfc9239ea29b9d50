//! What conversions share.

use couloir_ir::body::{Op, Region, Value};
use couloir_ir::{Block, Context, Failure};
use couloir_pass::PassCx;
use couloir_rewrite::convert::{Conversion, ConversionRewriter, NoMatch, OrNoMatch};

/// Runs a conversion on what is in the op that a pass is at.
pub(crate) fn convert_inside(
    cx: &mut PassCx<'_>,
    make: impl FnOnce(&Context) -> Conversion,
) -> Result<(), Failure> {
    let ctx = cx.ctx;
    let run = |op: &couloir_ir::OpRef<'_>, body: &mut couloir_ir::Body| {
        make(ctx).run(ctx, Some(op), body).map(|_| ())
    };
    cx.inside(run).unwrap_or(Ok(()))
}

/// A region of an op.
pub(crate) fn region(
    rw: &ConversionRewriter<'_>,
    op: Op,
    index: usize,
) -> Result<Region, NoMatch> {
    rw.scope().body.regions(op).get(index).copied().or_no_match("no such region")
}

/// The first and the last block of a region.
pub(crate) fn ends(
    rw: &ConversionRewriter<'_>,
    region: Region,
) -> Result<(Block, Block), NoMatch> {
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
