//! `test-block-is-in-loop`: whether control may come to each block again.

use std::cell::Cell;

use couloir_asm::print::{Piece, each_text, options_of};
use couloir_ir::op::Trait;
use couloir_ir::walk::preorder;
use couloir_ir::{Block, Context, OpRef, RegionRef};
use couloir_pass::PassDef;
use couloir_transforms::components::Graph;
use rustc_hash::{FxHashMap, FxHashSet};

/// `test-block-is-in-loop`
pub(super) static PASS: PassDef = PassDef {
    name: "test-block-is-in-loop",
    class: "(anonymous namespace)::IsInLoopPass",
    description: "Test mlir::blockIsInLoop()",
    anchor: Some("func.func"),
    run: |cx| {
        body(cx.view(), Around::default(), cx.ctx);
        cx.unchanged();
        Ok(())
    },
    ..PassDef::EMPTY
};

/// What is around an op.
#[derive(Clone, Copy, Default)]
struct Around {
    /// Whether one of the ops is a loop, be it one around a function.
    is_loop: bool,
    /// Whether the block that the op is in was found to be in a loop.
    is_in: bool,
}

/// The texts of blocks.
type Texts = FxHashMap<Block, String>;

/// The blocks in a body that an op owns.
fn body(owner: OpRef<'_>, around: Around, ctx: &Context) {
    let scope = owner.inner();
    let ops = preorder(scope.body, scope.body.roots());
    let regions = ops.flat_map(|op| scope.body.regions_here(op));
    let regions = scope.body.roots().iter().chain(regions);
    let blocks = regions.flat_map(|&region| scope.body.region_blocks(region)).collect::<Vec<_>>();
    let mut texts = Texts::default();
    let (mut next, left) = (blocks.iter().copied(), Cell::new(super::MOST_TEXT));
    let pieces = blocks.iter().copied().map(Piece::Block).take_while(|_| left.get() > 0);
    each_text(scope, 0, &options_of(ctx), pieces, &mut |text| {
        left.set(left.get().saturating_sub(text.len()));
        texts.extend(next.next().map(|block| (block, text)));
    });
    inside(owner, around, (ctx, &mut texts));
}

/// The blocks in an op, each after those in it. Ops nest no deeper than text does.
fn inside(op: OpRef<'_>, around: Around, (ctx, texts): (&Context, &mut Texts)) {
    let is_loop = around.is_loop || op.has(Trait::LoopLike);
    let is_in = is_loop || (around.is_in && !op.has(Trait::Function));
    op.each_region(|region| {
        let again = repeated(region);
        for block in region.blocks() {
            let around = Around { is_loop, is_in: is_in || again.contains(&block.block) };
            for op in block.ops() {
                match op.body().nested(op.op) {
                    Some(_) => body(op, around, ctx),
                    None => inside(op, around, (ctx, texts)),
                }
            }
            let word = if around.is_in { "" } else { "not " };
            let text = texts.remove(&block.block).unwrap_or_default();
            ctx.print(format!("Block is {word}in a loop\n{text}\n"));
        }
        None::<()>
    });
}

/// The blocks of a region that branches lead back to.
fn repeated(region: RegionRef<'_>) -> FxHashSet<Block> {
    let body = region.scope.body;
    let blocks = region.blocks().map(|block| block.block).collect::<Vec<_>>();
    let numbers = blocks.iter().copied().zip(0..).collect::<FxHashMap<_, u32>>();
    let mut steps = Vec::new();
    for (&block, from) in blocks.iter().zip(0..) {
        let next = body.last_op(block).into_iter().flat_map(|op| body.successors(op));
        steps.extend(next.filter_map(|to| Some((from, *numbers.get(&to)?))));
    }
    let graph = Graph::new(blocks.len(), &steps);
    let is_cycle = |group: &Vec<u32>| match **group {
        [only] => graph.next(only).contains(&only),
        _ => true,
    };
    let groups = graph.components().into_iter().filter(is_cycle);
    groups.flatten().filter_map(|at| blocks.get(at as usize).copied()).collect()
}
