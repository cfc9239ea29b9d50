//! Ops that run one of their regions once.

use couloir_dialects::{arith, cf, scf};
use couloir_ir::body::{Op, Region, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Block, Location, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, NoMatch, Operands};

use super::Made;
use crate::common::{block_of, case_values, ends, operands, region, terminator};

/// Gives a block an argument per result of an op and returns them.
fn result_args(rw: &mut ConversionRewriter<'_>, op: Op, block: Block) -> Vec<Value> {
    let types = rw.view(op).result_types().collect::<Vec<_>>();
    let location = rw.location();
    types.into_iter().map(|ty| rw.add_arg(block, ty, location)).collect()
}

/// Replaces a `scf.yield` by a branch with what it yields.
fn yield_to(rw: &mut ConversionRewriter<'_>, last: Op, to: Block, location: Location) -> Lowered {
    let values = operands(rw, last);
    let own = rw.location();
    rw.set_point(InsertPoint::Before(last));
    rw.set_location(location);
    rw.insert(cf::Br::build(&values, to));
    rw.set_location(own);
    rw.erase(last)
}

/// Moves a region before a block its control then goes to; its first block.
fn inline_arm(
    rw: &mut ConversionRewriter<'_>,
    region: Region,
    to: Block,
) -> Result<Block, NoMatch> {
    let (first, last) = ends(rw, region)?;
    let last = terminator(rw, last)?;
    let location = rw.location();
    yield_to(rw, last, to, location)?;
    rw.inline_region_before(region, to);
    Ok(first)
}

/// `scf.if`
pub(super) fn if_op(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    made: &Made,
) -> Lowered {
    let (then_region, else_region) = (region(rw, op, 0)?, region(rw, op, 1)?);
    let before = block_of(rw, op)?;
    let rest = rw.split_block(op);
    let has_results = rw.view(op).results().len() > 0;
    let (mut join, mut values) = (rest, Vec::new());
    if has_results {
        join = rw.create_block_before(rest);
        values = result_args(rw, op, join);
        rw.set_point(InsertPoint::End(join));
        rw.insert(cf::Br::build(&[], rest));
    }
    let then = inline_arm(rw, then_region, join)?;
    let or_else = match rw.scope().body.entry_block(else_region) {
        Some(_) => inline_arm(rw, else_region, join)?,
        None => join,
    };
    rw.set_point(InsertPoint::End(before));
    for &condition in new.all() {
        made.cond_br(rw, condition, then, or_else);
    }
    rw.replace_all(op, &values)
}

/// `scf.execute_region`
pub(super) fn execute_region(
    op: Op,
    _: &Operands,
    rw: &mut ConversionRewriter<'_>,
    _: &Made,
) -> Lowered {
    let region = region(rw, op, 0)?;
    let (first, _) = ends(rw, region)?;
    let before = block_of(rw, op)?;
    let rest = rw.split_block(op);
    let location = rw.location();
    rw.set_point(InsertPoint::End(before));
    rw.insert(cf::Br::build(&[], first));
    for last in yields(rw, region) {
        yield_to(rw, last, rest, location)?;
    }
    rw.inline_region_before(region, rest);
    let values = result_args(rw, op, rest);
    rw.replace_all(op, &values)
}

/// The `scf.yield`s that end blocks of a region.
fn yields(rw: &ConversionRewriter<'_>, region: Region) -> Vec<Op> {
    let body = rw.scope().body;
    let lasts = body.region_blocks(region).filter_map(|block| body.last_op(block));
    lasts.filter(|&last| rw.view(last).is(scf::Yield::def())).collect()
}

/// `scf.index_switch`
pub(super) fn index_switch(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    _: &Made,
) -> Lowered {
    let regions = rw.scope().body.regions(op).to_vec();
    let cases = scf::IndexSwitch(rw.view(op)).cases();
    let cases = cases.and_then(|cases| cases.as_i64_array(rw.context())).unwrap_or_default();
    for &region in &regions {
        ends(rw, region)?;
    }
    let before = block_of(rw, op)?;
    let rest = rw.split_block(op);
    let mut blocks = Vec::with_capacity(regions.len());
    for &region in regions.iter().skip(1).chain(regions.first()) {
        blocks.push(ends(rw, region)?.0);
        for last in yields(rw, region) {
            let location = rw.view(last).location();
            yield_to(rw, last, rest, location)?;
        }
        rw.inline_region_before(region, rest);
    }
    let values = result_args(rw, op, rest);
    rw.set_point(InsertPoint::End(before));
    for &arg in new.all() {
        switch(rw, arg, &cases, &blocks);
    }
    rw.replace_all(op, &values)
}

/// `cf.switch` on an index as `i32`; the last block is the default's.
fn switch(rw: &mut ConversionRewriter<'_>, arg: Value, cases: &[i64], blocks: &[Block]) {
    let flag = rw.insert1(arith::IndexCast::build(Type::I32, arg));
    let ctx = rw.context();
    let values = (!cases.is_empty()).then(|| case_values(ctx, cases));
    let Some((&default, blocks)) = blocks.split_last() else { return };
    let none = vec![&[][..]; blocks.len()];
    let new = cf::Switch::build(ctx, flag, &[], &none, default, blocks);
    rw.insert(new.prop(cf::Switch::CASE_VALUES, values));
}
