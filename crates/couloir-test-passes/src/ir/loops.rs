//! `test-cfg-loop-info`: the loops of branches between blocks.

use std::fmt::Write;

use couloir_ir::{Block, OpRef, RegionRef};
use couloir_pass::PassDef;
use couloir_transforms::natural_loops::{NaturalLoop, NaturalLoops};
use rustc_hash::{FxHashMap, FxHashSet};

/// `test-cfg-loop-info`
pub(super) static PASS: PassDef = PassDef {
    name: "test-cfg-loop-info",
    class: "(anonymous namespace)::TestCFGLoopInfo",
    description: "Test the loop info analysis.",
    functions: true,
    ..says!(text)
};

fn text(op: OpRef<'_>) -> String {
    let mut text = format!("Testing : {}\n", super::name_of(op, "sym_name"));
    match op.region(0).filter(|region| !region.is_empty()) {
        None => text.push_str("empty region\n"),
        Some(region) => region_loops(region, &mut text),
    }
    text
}

/// The numbers of blocks in their region.
type Numbers = FxHashMap<Block, usize>;

fn region_loops(region: RegionRef<'_>, out: &mut String) {
    let blocks = region.blocks().enumerate().map(|(at, block)| (block.block, at));
    let numbers = blocks.collect::<Numbers>();
    out.push_str("Blocks : ^bb0");
    (0..numbers.len()).for_each(|at| _ = write!(out, ", ^bb{at}"));
    out.push('\n');
    let loops = NaturalLoops::new(region.scope.body, region.region);
    if loops.outermost.is_empty() {
        out.push_str("no loops\n");
    }
    let mut pending = loops.outermost.iter().rev().map(|&at| (at, 0)).collect::<Vec<_>>();
    while let Some((one, depth)) =
        pending.pop().and_then(|(at, depth)| Some((loops.get(at)?, depth)))
    {
        write_loop(region, &numbers, (one, depth), out);
        pending.extend(one.inner.iter().rev().map(|&at| (at, depth + 1)));
    }
}

fn write_loop(
    region: RegionRef<'_>,
    numbers: &Numbers,
    (one, depth): (&NaturalLoop, usize),
    out: &mut String,
) {
    _ = write!(out, "{:1$}Loop at depth {2} containing: ", "", depth * 4, depth + 1);
    let body = region.scope.body;
    let inside = one.blocks.iter().copied().collect::<FxHashSet<_>>();
    for (at, &block) in one.blocks.iter().enumerate() {
        let comma = if at > 0 { "," } else { "" };
        _ = write!(out, "{comma}^bb{}", numbers.get(&block).copied().unwrap_or(0));
        let last = body.last_op(block);
        let next = last.into_iter().flat_map(|op| body.successors(op)).collect::<Vec<_>>();
        let marks = [
            (block == one.header, "<header>"),
            (next.contains(&one.header), "<latch>"),
            (next.iter().any(|to| !inside.contains(to)), "<exiting>"),
        ];
        out.extend(marks.into_iter().filter(|mark| mark.0).map(|mark| mark.1));
    }
    out.push('\n');
}
