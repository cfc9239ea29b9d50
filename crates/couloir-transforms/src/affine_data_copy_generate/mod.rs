//! `affine-data-copy-generate`: what loops read and write of memory is copied to faster memory
//! before them, and back after them.
//!
//! Each loop of a block is a range of its own, unless it reaches more than fast memory holds: then
//! its body is looked at. Ops between loops are ranges, too. Loops that copy are left alone.

mod copy;
mod range;

use couloir_dialects::{add_canonicalization, affine};
use couloir_ir::walk::postorder;
use couloir_ir::{Block, Body, Context, Op, OpRef, Value};
use couloir_pass::{OptionDef, OptionKind, Options, PassCx, PassDef};
use couloir_rewrite::Rewriter;
use couloir_rewrite::greedy::{Greedy, RewritePatterns};
use rustc_hash::FxHashSet;

use crate::affine_loops::{promote_single, step};
use crate::affine_regions::footprint;
use crate::common::entry_of;

/// `affine-data-copy-generate`
pub static PASS: PassDef = PassDef {
    name: "affine-data-copy-generate",
    class: "AffineDataCopyGeneration",
    description: "Generate explicit copying for affine memory operations",
    anchor: Some("func.func"),
    options: &[
        OptionDef {
            name: "fast-mem-capacity",
            kind: OptionKind::UnsignedLong,
            default: "18446744073709551615",
            description: "Set fast memory space capacity in KiB (default: unlimited)",
        },
        OptionDef {
            name: "fast-mem-space",
            kind: OptionKind::Unsigned,
            default: "1",
            description: "Fast memory space identifier for copy generation (default: 1)",
        },
        OptionDef {
            name: "generate-dma",
            kind: OptionKind::Bool,
            default: "false",
            description: "Generate DMA instead of point-wise copy",
        },
        OptionDef {
            name: "min-dma-transfer",
            kind: OptionKind::Int,
            default: "1024",
            description: "Minimum DMA transfer size supported by the target in bytes",
        },
        OptionDef {
            name: "skip-non-unit-stride-loops",
            kind: OptionKind::Bool,
            default: "false",
            description: "Testing purposes: avoid non-unit stride loop choice depths for copy \
                          placement",
        },
        OptionDef {
            name: "slow-mem-space",
            kind: OptionKind::Unsigned,
            default: "0",
            description: "Slow memory space identifier for copy generation (default: 0)",
        },
        OptionDef {
            name: "tag-mem-space",
            kind: OptionKind::Unsigned,
            default: "0",
            description: "Tag memory space identifier for copy generation (default: 0)",
        },
    ],
    run: |cx| {
        run(cx);
        Ok(())
    },
    ..PassDef::EMPTY
};

/// How copies are made.
pub(crate) struct How {
    dma: bool,
    slow: i64,
    fast: i64,
    tag: i64,
    /// The bytes that fast memory holds.
    capacity: u64,
    skips: bool,
}

impl How {
    fn of(options: &Options) -> Self {
        let capacity = options.text("fast-mem-capacity").parse().unwrap_or(u64::MAX);
        Self {
            dma: options.flag("generate-dma"),
            slow: options.number("slow-mem-space"),
            fast: options.number("fast-mem-space"),
            tag: options.number("tag-mem-space"),
            capacity: if capacity == u64::MAX { capacity } else { capacity.wrapping_mul(1024) },
            skips: options.flag("skip-non-unit-stride-loops"),
        }
    }
}

fn run(cx: &mut PassCx<'_>) {
    let (ctx, how) = (cx.ctx, How::of(cx.options));
    let blocks = cx.inside(|function, body| {
        let blocks = body.roots().iter().flat_map(|&region| body.region_blocks(region));
        let blocks = blocks.collect::<Vec<_>>();
        let mut rw = Rewriter::new(ctx, Some(function), body);
        _ = copy::zero(&mut rw);
        blocks
    });
    let mut work = Work::default();
    for block in blocks.into_iter().flatten() {
        work.stack.push(Frame::of(block, None));
        // The function is whole again where it is shown.
        while cx.inside(|function, body| work.goes_on(ctx, function, body, &how)) == Some(true) {
            _ = cx.view().warning(TOO_MUCH).emit();
        }
    }
    cx.inside(|function, body| simplify(ctx, function, body, &work.nests));
}

const TOO_MUCH: &str =
    "total size of all copy buffers' for this block exceeds fast memory capacity";

/// A block that is being looked at.
struct Frame {
    block: Block,
    /// The loop that it is the body of.
    around: Option<Op>,
    /// Where the next range starts.
    begin: Option<Op>,
    next: Next,
}

/// What is next in a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    /// The first range.
    Start,
    /// The first range after an op.
    After(Op),
    /// An op that may end the range.
    At(Op),
    /// A loop; what is before it is done.
    Loop(Op),
}

impl Frame {
    fn of(block: Block, around: Option<Op>) -> Self {
        Self { block, around, begin: None, next: Next::Start }
    }
}

/// Blocks that are being looked at, from the outermost, and the loops that copy.
#[derive(Default)]
struct Work {
    stack: Vec<Frame>,
    nests: Vec<Op>,
    copies: FxHashSet<Op>,
}

impl Work {
    /// Goes on until there is a warning of the function, or to the end.
    fn goes_on(&mut self, ctx: &Context, function: &OpRef<'_>, body: &mut Body, how: &How) -> bool {
        let mut rw = Rewriter::new(ctx, Some(function), body);
        while let Some(range) = self.next_range(&rw, how) {
            let exceeds = self.copy(&mut rw, range, how);
            match self.stack.last().and_then(|frame| frame.around) {
                Some(around) if exceeds => _ = rw.view(around).warning(TOO_MUCH).emit(),
                None if exceeds => return true,
                _ => {}
            }
        }
        false
    }

    /// Ops to copy for, from one to the one before another.
    fn next_range(&mut self, rw: &Rewriter<'_>, how: &How) -> Option<(Op, Op)> {
        let body = rw.scope().body;
        loop {
            let frame = self.stack.last()?;
            let (block, begin) = (frame.block, frame.begin);
            match frame.next {
                Next::Start => self.start_from(rw, body.first_op(block)),
                Next::After(op) => self.start_from(rw, body.next_op(op)),
                Next::At(op) if self.is_loop(rw.view(op)) => {
                    self.set_next(Next::Loop(op));
                    if let Some(begin) = begin.filter(|&begin| begin != op) {
                        return Some((begin, op));
                    }
                }
                Next::At(op) => match body.next_op(op) {
                    Some(next) => self.set_next(Next::At(next)),
                    None => {
                        self.set_next(Next::After(op));
                        if let Some(begin) = begin.filter(|&begin| begin != op) {
                            return Some((begin, op));
                        }
                    }
                },
                Next::Loop(op) => {
                    self.set_next(Next::After(op));
                    if self.goes_inside(rw, op, how) {
                        let inner = entry_of(body, op, 0)?;
                        self.stack.push(Frame::of(inner, Some(op)));
                    } else if let Some(next) = body.next_op(op) {
                        return Some((op, next));
                    }
                }
            }
        }
    }

    fn set_next(&mut self, next: Next) {
        if let Some(frame) = self.stack.last_mut() {
            frame.next = next;
        }
    }

    /// Starts a range at the first op from one on that can be its first; without one the block is
    /// done.
    fn start_from(&mut self, rw: &Rewriter<'_>, from: Option<Op>) {
        let body = rw.scope().body;
        let begins = |&op: &Op| {
            let view = rw.view(op);
            self.is_loop(view) || is_plain(view)
        };
        let found = std::iter::successors(from, |&op| body.next_op(op)).find(begins);
        match (found, self.stack.last_mut()) {
            (Some(found), Some(frame)) => {
                frame.begin = Some(found);
                frame.next = Next::At(found);
            }
            _ => _ = self.stack.pop(),
        }
    }

    /// Whether an op is a loop that does not copy.
    fn is_loop(&self, op: OpRef<'_>) -> bool {
        op.is(affine::For::def()) && !self.copies.contains(&op.op)
    }

    /// Whether copies are made for the body of a loop, not for the loop.
    fn goes_inside(&self, rw: &Rewriter<'_>, op: Op, how: &How) -> bool {
        if how.skips {
            return step(rw.view(op)) != Some(1);
        }
        let bytes = footprint(rw.view(op), &self.variables(rw));
        bytes.is_some_and(|bytes| bytes.cast_unsigned() > how.capacity)
    }

    /// What the loops around the block count.
    fn variables(&self, rw: &Rewriter<'_>) -> Vec<Value> {
        let body = rw.scope().body;
        let of_loop = |frame: &Frame| body.args(frame.block).first().copied();
        let loops = self.stack.iter().filter(|frame| frame.around.is_some());
        loops.filter_map(of_loop).collect()
    }

    /// Makes copies for a range; whether they are larger than fast memory.
    fn copy(&mut self, rw: &mut Rewriter<'_>, (begin, end): (Op, Op), how: &How) -> bool {
        let variables = self.variables(rw);
        let loops = self.stack.iter().filter_map(|frame| frame.around).collect();
        let mut range = range::Range { begin, end, loops, variables };
        let made = range.copy(rw, how);
        self.copies.extend(&made.nests);
        self.nests.extend(made.nests);
        made.bytes.is_some_and(|bytes| bytes > how.capacity)
    }
}

/// Whether an op reads or writes an element.
fn is_plain(op: OpRef<'_>) -> bool {
    op.is(affine::Load::def()) || op.is(affine::Store::def())
}

/// Takes copying loops away that run once, and simplifies what they copy by.
fn simplify(ctx: &Context, function: &OpRef<'_>, body: &mut Body, nests: &[Op]) {
    let mut accesses = Vec::new();
    for &nest in nests {
        let mut rw = Rewriter::new(ctx, Some(function), body);
        let body = rw.scope().body;
        let inside = postorder(body, body.regions(nest)).chain([nest]).collect::<Vec<_>>();
        for op in inside {
            if rw.view(op).is(affine::For::def()) {
                _ = promote_single(&mut rw, op);
            } else if is_plain(rw.view(op)) {
                accesses.push(op);
            }
        }
    }
    Greedy::new(patterns()).only(is_plain).run_on(ctx, Some(function), body, &accesses, None);
}

/// The patterns of accesses.
fn patterns() -> RewritePatterns {
    let mut patterns = RewritePatterns::new();
    add_canonicalization(&mut patterns, &[affine::Load::def(), affine::Store::def()]);
    patterns
}
