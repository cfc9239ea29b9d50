//! `gpu-map-parallel-loops`: the outermost parallel loops are mapped to blocks, those directly in
//! them to threads, those in these to nothing. The first three loops of each get a dimension.

use couloir_dialects::gpu::loop_dim_map;
use couloir_dialects::scf::Parallel;
use couloir_ir::body::{Body, Op};
use couloir_ir::walk::preorder;
use couloir_ir::{Attribute, Context, Failure, OpRef};
use couloir_pass::{OptionDef, OptionKind, PassCx, PassDef};
use couloir_rewrite::each_body;

/// `gpu-map-parallel-loops`
pub static PASS: PassDef = PassDef {
    name: "gpu-map-parallel-loops",
    class: "GpuMapParallelLoopsPass",
    description: "Greedily maps loops to GPU hardware dimensions.",
    anchor: Some("func.func"),
    options: &[OptionDef {
        name: "mapping-policy",
        kind: OptionKind::Text,
        default: "outermost-first",
        description: "Policy outlining how to assign loops to GPU dimensions.Supported values are \
                      `outermost-first` and `innermost-first`.",
    }],
    loads: &["gpu"],
    run,
    ..PassDef::EMPTY
};

/// Where loops are mapped.
const MAPPING: &str = "mapping";

/// How many dimensions blocks and threads have.
const DIMENSIONS: usize = 3;

/// How deep loops stand in others from which on they are mapped to nothing.
const SEQUENTIAL: usize = 2;

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let innermost_first = match cx.options.text("mapping-policy") {
        "outermost-first" => false,
        "innermost-first" => true,
        _ => return cx.view().error("Invalid mapping policy specified.").fail(),
    };
    let ctx = cx.ctx;
    let work = |_: Option<&OpRef<'_>>, body: &mut Body| map_all(ctx, body, innermost_first);
    cx.inside(|op, body| each_body(ctx, Some(op), body, &work)).unwrap_or(Ok(()))
}

fn is_parallel(body: &Body, op: Op) -> bool {
    body.op(op).name.def().is_some_and(|def| std::ptr::eq(def, Parallel::def()))
}

fn is_mapped(ctx: &Context, body: &Body, op: Op) -> bool {
    let attrs = body.discardable(op).as_dictionary(ctx).unwrap_or_default();
    attrs.iter().any(|entry| ctx.str(entry.0) == MAPPING)
}

fn map_all(ctx: &Context, body: &mut Body, innermost_first: bool) {
    let outermost = |op: &Op| {
        let mut around = std::iter::successors(body.parent_op(*op), |&op| body.parent_op(op));
        is_parallel(body, *op) && !around.any(|op| is_parallel(body, op))
    };
    let outermost = preorder(body, body.roots()).filter(outermost).collect::<Vec<_>>();
    let mut pending = outermost.into_iter().map(|op| (op, 0)).collect::<Vec<_>>();
    while let Some((op, level)) = pending.pop() {
        if is_mapped(ctx, body, op) {
            continue;
        }
        map(ctx, body, op, level, innermost_first);
        let blocks = body.regions(op).iter().filter_map(|&region| body.entry_block(region));
        let inner =
            blocks.flat_map(|block| body.block_ops(block)).filter(|&op| is_parallel(body, op));
        pending.extend(inner.map(|op| (op, (level + 1).min(SEQUENTIAL))).collect::<Vec<_>>());
    }
}

/// Says what the loops of an op are mapped to.
fn map(ctx: &Context, body: &mut Body, op: Op, level: usize, innermost_first: bool) {
    let loops = body.regions(op).first().and_then(|&region| body.entry_block(region));
    let loops = loops.map_or(0, |entry| body.args(entry).len());
    let mapped = loops.min(DIMENSIONS);
    let processor = |at: usize| match at {
        at if at >= mapped || level == SEQUENTIAL => loop_dim_map::SEQUENTIAL,
        at if innermost_first => level * DIMENSIONS + (mapped - 1 - at),
        at => level * DIMENSIONS + at,
    };
    let maps = (0..loops).map(|at| loop_dim_map::get(ctx, processor(at) as u64));
    let mapping = Attribute::array(ctx, &maps.collect::<Vec<_>>());
    let own = body.discardable(op).as_dictionary(ctx).unwrap_or_default();
    let mut attrs = own.to_vec();
    attrs.push((ctx.intern(MAPPING), mapping));
    body.set_discardable(op, Attribute::dictionary(ctx, attrs));
}
