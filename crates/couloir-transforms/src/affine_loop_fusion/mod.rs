//! `affine-loop-fusion`: loops that write what others read go into these, as far as is needed there
//! in an iteration, and loops that read the same become one.
//!
//! A graph of what depends on what in a block says where a loop may go; the part of it that an
//! iteration of the other needs is found by where both access the same; what costs least memory
//! without much that is computed again is done.

mod apply;
mod cost;
mod depend;
mod graph;
mod legal;
mod numbered;
mod producers;
mod siblings;
mod sink;

use couloir_dialects::memref;
use couloir_ir::walk::postorder;
use couloir_ir::{Block, Op};
use couloir_pass::{OptionDef, OptionKind, Options, PassDef};
use couloir_rewrite::Rewriter;

use crate::common::by_bodies;
use apply::Buffers;
use depend::Budget;
use graph::{Graph, is_loop};

/// `affine-loop-fusion`
pub static PASS: PassDef = PassDef {
    name: "affine-loop-fusion",
    class: "LoopFusion",
    description: "Fuse affine loop nests",
    options: &[
        OptionDef {
            name: "compute-tolerance",
            kind: OptionKind::Double,
            default: "3.000000e-01",
            description: "Fractional increase in additional computation tolerated while fusing",
        },
        OptionDef {
            name: "fast-mem-space",
            kind: OptionKind::Unsigned,
            default: "0",
            description: "Faster memory space number to promote fusion buffers to",
        },
        OptionDef {
            name: "local-buf-threshold",
            kind: OptionKind::UnsignedLong,
            default: "0",
            description: "Threshold size (KiB) for promoting local buffers to fast memory space",
        },
        OptionDef {
            name: "maximal",
            kind: OptionKind::Bool,
            default: "false",
            description: "Enables maximal loop fusion",
        },
        OptionDef {
            name: "mode",
            kind: OptionKind::Choice(&["greedy", "producer", "sibling"]),
            default: "greedy",
            description: "fusion mode to attempt",
        },
    ],
    loads: &["affine", "memref"],
    ..by_bodies!(|rw, options| run(rw, &How::of(options)))
};

/// Which loops are fused.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Greedy,
    Producer,
    Sibling,
}

/// How loops are fused.
struct How {
    tolerance: f64,
    maximal: bool,
    mode: Mode,
    buffers: Buffers,
}

impl How {
    fn of(options: &Options) -> Self {
        let given = options.is_given("fast-mem-space");
        let threshold = options.text("local-buf-threshold").parse().unwrap_or(0u64);
        // It is kept in 32 bits, as upstream has it.
        let most = threshold.wrapping_mul(1024) & u64::from(u32::MAX);
        let mode = match options.text("mode") {
            "producer" => Mode::Producer,
            "sibling" => Mode::Sibling,
            _ => Mode::Greedy,
        };
        let space = given.then(|| options.number("fast-mem-space"));
        Self {
            tolerance: options.text("compute-tolerance").parse().unwrap_or(0.3),
            maximal: options.flag("maximal"),
            mode,
            buffers: Buffers { space, most },
        }
    }
}

/// Loops of each block that has several, inner blocks first.
fn run(rw: &mut Rewriter<'_>, how: &How) {
    let body = rw.scope().body;
    let inner = postorder(body, body.roots()).collect::<Vec<_>>();
    let mut budget = Budget::default();
    for op in inner {
        in_blocks(rw, how, blocks(rw, Some(op)), &mut budget);
    }
    in_blocks(rw, how, blocks(rw, None), &mut budget);
}

fn blocks(rw: &Rewriter<'_>, op: Option<Op>) -> Vec<Block> {
    let body = rw.scope().body;
    let regions = op.map_or(body.roots(), |op| body.regions_here(op));
    regions.iter().flat_map(|&region| body.region_blocks(region)).collect()
}

fn in_blocks(rw: &mut Rewriter<'_>, how: &How, blocks: Vec<Block>, budget: &mut Budget) {
    for block in blocks {
        let loops = rw.scope().body.block_ops(block).filter(|&op| is_loop(rw.view(op)));
        if loops.take(2).count() == 2 {
            let own = std::mem::take(budget);
            *budget = in_block(rw, how, block, own);
        }
    }
}

fn in_block(rw: &mut Rewriter<'_>, how: &How, block: Block, mut budget: Budget) -> Budget {
    let Some(graph) = Graph::of(rw.scope(), block, &mut budget) else { return budget };
    let mut fusion = Fusion { graph, budget };
    match how.mode {
        Mode::Producer => fusion.fuse_producers(rw, how, usize::MAX),
        Mode::Sibling => fusion.fuse_siblings(rw, how),
        Mode::Greedy => {
            fusion.fuse_producers(rw, how, 1);
            fusion.fuse_siblings(rw, how);
            fusion.fuse_producers(rw, how, usize::MAX);
        }
    }
    fusion.erase_unused(rw);
    fusion.budget
}

/// What is being done in a block.
struct Fusion {
    graph: Graph,
    budget: Budget,
}

impl Fusion {
    /// Erases what was allocated and is not used any more.
    fn erase_unused(&self, rw: &mut Rewriter<'_>) {
        for memory in self.graph.unconnected().collect::<Vec<_>>() {
            let scope = rw.scope();
            let from = scope.defining_op(memory).filter(|op| op.is(memref::Alloc::def()));
            if let Some(from) = from.map(|op| op.op).filter(|_| scope.body.is_unused(memory)) {
                rw.erase(from);
            }
        }
    }
}
