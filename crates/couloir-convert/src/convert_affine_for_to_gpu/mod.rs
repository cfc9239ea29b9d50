//! `convert-affine-for-to-gpu`: the outermost loops of a function become launches, as many of each
//! nest as there are to be dimensions of blocks and of threads.
//!
//! Loops are looked at before any of a nest is changed, so that one that cannot be launched stays.

use couloir_dialects::{affine, arith, gpu};
use couloir_ir::affine::AffineMap;
use couloir_ir::body::{Block, Body, Op, Region, Value};
use couloir_ir::build::{Build, Builder, InsertPoint, NewOp};
use couloir_ir::{Attribute, Context, Failure, OpRef, Scope, Type};
use couloir_pass::{OptionDef, OptionKind, PassCx, PassDef};

use crate::lower_affine::expand::{Expander, Extreme, check_map, constant};

/// `convert-affine-for-to-gpu`
pub static PASS: PassDef = PassDef {
    name: "convert-affine-for-to-gpu",
    class: "ConvertAffineForToGPUPass",
    description: "Convert top-level AffineFor Ops to GPU kernels",
    functions: true,
    options: &[
        dimensions("gpu-block-dims", "Number of GPU block dimensions for mapping"),
        dimensions("gpu-thread-dims", "Number of GPU thread dimensions for mapping"),
    ],
    run,
    loads: &["gpu"],
    ..PassDef::EMPTY
};

const fn dimensions(name: &'static str, description: &'static str) -> OptionDef {
    OptionDef { name, kind: OptionKind::Unsigned, default: "1", description }
}

/// How many dimensions a grid or a block has.
const DIMENSIONS: usize = 3;

/// How many loops of a nest become dimensions of blocks, and how many of threads.
#[derive(Clone, Copy)]
struct Mapped {
    blocks: usize,
    threads: usize,
}

impl Mapped {
    fn loops(self) -> usize {
        self.blocks.saturating_add(self.threads)
    }
}

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let (ctx, options) = (cx.ctx, cx.options);
    let number = |name| usize::try_from(options.number(name)).unwrap_or(usize::MAX);
    let mapped = Mapped { blocks: number("gpu-block-dims"), threads: number("gpu-thread-dims") };
    let work = |outer: &OpRef<'_>, body: &mut Body| {
        let Some(&region) = body.roots().first() else { return Ok(()) };
        let mut done = Ok(());
        for op in loops_of(Scope { ctx, body, outer: Some(outer) }, region) {
            done = launch(ctx, outer, body, op, mapped).and(done);
        }
        done
    };
    cx.inside(work).unwrap_or(Ok(()))
}

/// The loops that are in no other op of a function.
fn loops_of(scope: Scope<'_>, region: Region) -> Vec<Op> {
    let ops = scope.body.region_blocks(region).flat_map(|block| scope.body.block_ops(block));
    ops.filter(|&op| scope.op(op).is(affine::For::def())).collect()
}

/// Makes a launch of a nest of loops.
fn launch(
    ctx: &Context,
    outer: &OpRef<'_>,
    body: &mut Body,
    root: Op,
    mapped: Mapped,
) -> Result<(), Failure> {
    let nest = nest(Scope { ctx, body, outer: Some(outer) }.op(root), mapped)?;
    let (Some(&innermost), location) = (nest.last(), body.op(root).location) else { return Ok(()) };
    let mut b = Builder::new(ctx, body, InsertPoint::Before(root), location);
    let mut loops = Vec::with_capacity(nest.len());
    for &op in &nest {
        let own = b.body().op(op).location;
        b.set_location(own);
        loops.push(bounds(ctx, &mut b, outer, op).ok_or(Failure)?);
    }
    b.set_location(location);
    let (entry, numbers) = make(ctx, &mut b, &loops, mapped).ok_or(Failure)?;
    replace(b.body(), innermost, entry).ok_or(Failure)?;
    let start = InsertPoint::start(b.body(), entry);
    b.set_point(start);
    for (own, number) in loops.iter().zip(numbers) {
        let index = index(ctx, &mut b, own, number);
        b.body().replace_all_uses(own.counter, index);
    }
    nest.iter().rev().for_each(|&op| erase(body, op));
    Ok(())
}

/// The loops of a nest that are mapped, outermost first.
fn nest(root: OpRef<'_>, mapped: Mapped) -> Result<Vec<Op>, Failure> {
    for (dimensions, what) in [(mapped.blocks, "block"), (mapped.threads, "thread")] {
        if dimensions > DIMENSIONS {
            let message = format!("cannot map to more than {DIMENSIONS} {what} dimensions");
            return root.error(message).fail();
        }
    }
    let (mut nest, mut counters) = (Vec::new(), Vec::new());
    let mut at = root;
    while nest.len() < mapped.loops() {
        let bounds = [affine::For::LOWER_BOUND_OPERANDS, affine::For::UPPER_BOUND_OPERANDS];
        let mut bounds = bounds.into_iter().flat_map(|group| at.operands_in(group));
        if bounds.any(|value| counters.contains(&value)) {
            let message = "loops with bounds depending on other mapped loops are not supported";
            return at.error(message).fail();
        }
        let block = block_of(at).ok_or(Failure)?;
        counters.extend(at.body().args(block).first());
        check_bounds(at)?;
        nest.push(at.op);
        if nest.len() < mapped.loops() {
            at = only_loop(at, block)?;
        }
    }
    nest.iter().try_for_each(|&op| passes_nothing(root.scope.op(op)))?;
    Ok(nest)
}

fn block_of(op: OpRef<'_>) -> Option<Block> {
    op.body().entry_block(*op.body().regions(op.op).first()?)
}

/// A loop that is launched passes nothing on that is used.
fn passes_nothing(op: OpRef<'_>) -> Result<(), Failure> {
    let block = block_of(op).ok_or(Failure)?;
    let mut passed = op.results().chain(op.body().args(block).iter().copied().skip(1));
    let body = op.body();
    let is_end = |user: Op| body.next_op(user).is_none() && body.block_of(user) == Some(block);
    let is_passed_on = |value: Value| body.uses(value).any(|user| !is_end(user.op));
    if passed.any(is_passed_on) {
        return op.error("loops that pass values on cannot be launched").fail();
    }
    Ok(())
}

/// The bounds of a loop can be computed.
fn check_bounds(op: OpRef<'_>) -> Result<(), Failure> {
    for slot in [affine::For::LOWER_BOUND_MAP, affine::For::UPPER_BOUND_MAP] {
        let map = map_of(op, slot).ok_or(Failure)?;
        check_map(op.ctx(), op.location(), map).map_err(|_| Failure)?;
    }
    Ok(())
}

fn map_of(op: OpRef<'_>, slot: usize) -> Option<&AffineMap> {
    op.prop(slot)?.as_affine_map(op.ctx())
}

/// The loop that alone is in another.
fn only_loop(op: OpRef<'_>, block: Block) -> Result<OpRef<'_>, Failure> {
    let ops = op.body().block_ops(block).take(3).collect::<Vec<_>>();
    let [inner, _] = *ops else {
        return op.error("expected perfectly nested loops in the body").fail();
    };
    let inner = op.scope.op(inner);
    if !inner.is(affine::For::def()) {
        return inner.error("expected a nested loop").fail();
    }
    Ok(inner)
}

/// A loop that becomes a dimension.
struct Loop {
    counter: Value,
    lower: Value,
    /// How often it runs.
    count: Value,
    /// The step, where it is not 1.
    step: Option<Value>,
}

/// Computes the bounds of a loop before the launch.
fn bounds(ctx: &Context, b: &mut Builder<'_>, outer: &OpRef<'_>, op: Op) -> Option<Loop> {
    let view = Scope { ctx, body: b.body(), outer: Some(outer) }.op(op);
    let counter = *view.body().args(block_of(view)?).first()?;
    let (lower, upper) = (affine::For::LOWER_BOUND_MAP, affine::For::UPPER_BOUND_MAP);
    let (lower, upper) = (view.prop(lower)?, view.prop(upper)?);
    let lower_operands = view.operands_in(affine::For::LOWER_BOUND_OPERANDS);
    let upper_operands = view.operands_in(affine::For::UPPER_BOUND_OPERANDS);
    let step = affine::For(view).step()?.as_i64(ctx)?;
    let (lower, upper) = (lower.as_affine_map(ctx)?.clone(), upper.as_affine_map(ctx)?.clone());
    let lower = Expander::new(b, &lower, &lower_operands).extreme(&lower, Extreme::Max)?;
    let upper = Expander::new(b, &upper, &upper_operands).extreme(&upper, Extreme::Min)?;
    let range = b.insert1(arith::Subi::build(ctx, Type::INDEX, upper, lower));
    let by = constant(b, step);
    let is_one = step == 1;
    let count = if is_one { range } else { b.insert1(ceil_div(range, by)) };
    Some(Loop { counter, lower, count, step: (!is_one).then_some(by) })
}

fn ceil_div(lhs: Value, rhs: Value) -> NewOp {
    NewOp::new(arith::Ceildivsi::def()).operands([lhs, rhs]).result(Type::INDEX)
}

/// Makes the launch; its block and the numbers that stand for the loops' counters.
fn make(
    ctx: &Context,
    b: &mut Builder<'_>,
    loops: &[Loop],
    mapped: Mapped,
) -> Option<(Block, Vec<Value>)> {
    let needs_one = mapped.blocks < DIMENSIONS || mapped.threads < DIMENSIONS;
    let one = needs_one.then(|| constant(b, 1));
    let (blocks, threads) = loops.split_at_checked(mapped.blocks)?;
    let sizes = [blocks, threads].into_iter().flat_map(|loops| {
        (0..DIMENSIONS).map(move |at| loops.get(at).map(|own| own.count).or(one))
    });
    let sizes = sizes.collect::<Option<Vec<_>>>()?;
    let location = b.location();
    let region = b.body().create_region();
    let entry = b.body().append_new_block(region);
    let args = (0..DIMENSIONS * 4).map(|_| b.body().add_arg(entry, Type::INDEX, location));
    let args = args.collect::<Vec<_>>();
    let segments = Attribute::i32_array(ctx, &[0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
    let new = NewOp::new(gpu::Launch::def()).operands(sizes).region(region);
    let launch = b.insert(new.prop(gpu::Launch::OPERAND_SEGMENT_SIZES, segments));
    let none = (ctx.intern("workgroup_attributions"), Attribute::i64(ctx, 0));
    b.body().set_discardable(launch, Attribute::dictionary(ctx, vec![none]));
    let numbers = args.iter().copied();
    let of_threads = numbers.clone().skip(DIMENSIONS).take(threads.len());
    Some((entry, numbers.take(blocks.len()).chain(of_threads).collect()))
}

/// Moves what is in the innermost loop into the launch, which ends where the loop did.
fn replace(body: &mut Body, innermost: Op, entry: Block) -> Option<()> {
    let block = body.entry_block(*body.regions(innermost).first()?)?;
    let end = body.last_op(block)?;
    let location = body.op(end).location;
    body.erase_op(end);
    if let Some(first) = body.first_op(block) {
        body.move_tail(first, entry);
    }
    let end = body.create(NewOp::new(gpu::Terminator::def()), location);
    body.put_at(InsertPoint::End(entry), end);
    Some(())
}

/// What a loop counts, by the number of a block or thread.
fn index(ctx: &Context, b: &mut Builder<'_>, own: &Loop, number: Value) -> Value {
    let scaled = match own.step {
        Some(step) => b.insert1(arith::Muli::build(ctx, Type::INDEX, step, number)),
        None => number,
    };
    b.insert1(arith::Addi::build(ctx, Type::INDEX, own.lower, scaled))
}

/// Erases a loop with what is left in it: the end of its block.
fn erase(body: &mut Body, op: Op) {
    let blocks = body.regions(op).iter().filter_map(|&region| body.entry_block(region));
    let inside = blocks.flat_map(|block| body.block_ops(block)).collect::<Vec<_>>();
    inside.into_iter().rev().for_each(|op| body.erase_op(op));
    body.erase_op(op);
}
