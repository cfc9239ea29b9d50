//! Branches that lead to one block several times, with arguments: an LLVM IR
//! phi node has one value for each block before it, so all but the first way
//! go through a block of their own.

use couloir_dialects::llvm;
use couloir_ir::build::{Builder, InsertPoint};
use couloir_ir::{Block, Body, Build, Context, Op};
use couloir_rewrite::all_ops;
use rustc_hash::FxHashMap;

/// Gives each way to a block with arguments a block before it of its own.
pub(super) fn separate(ctx: &Context, body: &mut Body) {
    for op in all_ops(body) {
        for (at, block) in repeated(body, op) {
            let forwarding = forwarding_block(ctx, body, op, block);
            body.set_successor(op, at, forwarding);
        }
    }
}

/// The successors of an op with arguments that it has named before: by block
/// in the order they are first named in, then by place.
fn repeated(body: &Body, op: Op) -> Vec<(usize, Block)> {
    let successors = body.successors(op);
    if successors.len() < 2 {
        return Vec::new();
    }
    let (mut seen, mut order) = (FxHashMap::default(), Vec::new());
    for (at, block) in successors.enumerate().filter(|(_, block)| !body.args(*block).is_empty()) {
        let next = seen.len();
        let rank = *seen.entry(block).or_insert(next);
        if rank < next {
            order.push((rank, at, block));
        }
    }
    order.sort_unstable_by_key(|&(rank, at, _)| (rank, at));
    order.into_iter().map(|(_, at, block)| (at, block)).collect()
}

/// A block at the end of the region that leads to another with the arguments
/// it is given.
fn forwarding_block(ctx: &Context, body: &mut Body, op: Op, to: Block) -> Block {
    let block = body.create_block();
    if let Some(region) = body.region_of(to) {
        body.append_block(region, block);
    }
    let args = body.args(to).to_vec();
    let args = args.into_iter().map(|arg| {
        let (ty, location) = (body.ty(arg), body.value_location(arg));
        body.add_arg(block, ty, location)
    });
    let args = args.collect::<Vec<_>>();
    let location = body.op(op).location;
    Builder::new(ctx, body, InsertPoint::End(block), location).insert(llvm::br(to, &args));
    block
}
