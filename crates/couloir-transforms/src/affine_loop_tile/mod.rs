//! `affine-loop-tile`: the loops of a nest go over tiles, and as many loops inside of these over
//! what is in a tile.
//!
//! Nests begin at the top of a function, and go on as long as a loop holds nothing but a loop. They
//! stay where loops carry values, where a bound depends on another loop of the nest, and where the
//! order of accesses to memory would not be kept.

mod separate;
mod sizes;
mod tile;
mod validity;

use couloir_dialects::affine;
use couloir_ir::{Body, Op, OpRef, Scope};
use couloir_pass::{OptionDef, OptionKind, PassDef};
use couloir_rewrite::Rewriter;

use crate::common::entry_of;
use sizes::Sizes;

/// `affine-loop-tile`
pub static PASS: PassDef = PassDef {
    name: "affine-loop-tile",
    class: "AffineLoopTiling",
    description: "Tile affine loop nests",
    anchor: Some("func.func"),
    options: &[
        OptionDef {
            name: "cache-size",
            kind: OptionKind::UnsignedLong,
            default: "512",
            description: "Set size of cache to tile for in KiB (default: 512)",
        },
        OptionDef {
            name: "separate",
            kind: OptionKind::Bool,
            default: "false",
            description: "Separate full and partial tiles (default: false)",
        },
        OptionDef {
            name: "tile-size",
            kind: OptionKind::Unsigned,
            default: "0",
            description: "Use this tile size for all loops",
        },
        OptionDef {
            name: "tile-sizes",
            kind: OptionKind::UnsignedNumbers,
            default: "",
            description: "List of tile sizes for each perfect nest (overridden by -tile-size)",
        },
    ],
    run: |cx| {
        let (ctx, sizes) = (cx.ctx, Sizes::of(cx.options));
        let separates = cx.options.flag("separate");
        cx.inside(|function, body| {
            let mut rw = Rewriter::new(ctx, Some(function), body);
            tile_nests(&mut rw, &sizes, separates);
        });
        Ok(())
    },
    ..PassDef::EMPTY
};

fn tile_nests(rw: &mut Rewriter<'_>, sizes: &Sizes, separates: bool) {
    for nest in nests(rw.scope()) {
        if !validity::keeps_order(rw.scope(), &nest) {
            continue;
        }
        let sizes = sizes.of_nest(rw.scope(), &nest);
        let inner = tile::tile(rw, &nest, &sizes);
        if let Some(inner) = inner.filter(|_| separates) {
            // What cannot be told apart stays together.
            _ = separate::separate(rw, &inner);
        }
    }
}

/// The nests of a function, each from the outermost loop.
fn nests(scope: Scope<'_>) -> Vec<Vec<Op>> {
    let body = scope.body;
    let blocks = body.roots().iter().flat_map(|&region| body.region_blocks(region));
    let roots = blocks.flat_map(|block| body.block_ops(block));
    let inner = |&op: &Op| only_loop(body, op).filter(|&inner| is_loop(scope.op(inner)));
    let nest = |op: Op| std::iter::successors(Some(op), inner).collect();
    roots.filter(|&op| is_loop(scope.op(op))).map(nest).collect()
}

fn is_loop(op: OpRef<'_>) -> bool {
    op.is(affine::For::def())
}

/// What a loop holds, if that is one op and the end.
fn only_loop(body: &Body, op: Op) -> Option<Op> {
    let first = body.first_op(entry_of(body, op, 0)?)?;
    let end = body.next_op(first)?;
    body.next_op(end).is_none().then_some(first)
}
