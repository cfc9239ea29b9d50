//! `scf-parallel-loop-tiling`: innermost parallel loops become loops over
//! tiles and, in these, over the points of a tile.

use couloir_diag::{Diagnostic, Place};
use couloir_dialects::common::mixed::arith_constant;
use couloir_dialects::{affine, arith, scf};
use couloir_ir::affine::{AffineBuilder, AffineMap};
use couloir_ir::body::{Block, Body, Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::walk::preorder;
use couloir_ir::{Attribute, Failure, Type};
use couloir_pass::{OptionDef, OptionKind, PassCx, PassDef};
use couloir_rewrite::Rewriter;

use crate::common::{Order, add, compare, entry_of, in_each_body, index, mul, new_region, ops_of};
use crate::loops::Bounds;

/// `scf-parallel-loop-tiling`
pub static PASS: PassDef = PassDef {
    name: "scf-parallel-loop-tiling",
    class: "SCFParallelLoopTiling",
    description: "Tile parallel loops",
    anchor: None,
    options: &[
        OptionDef {
            name: "parallel-loop-tile-sizes",
            kind: OptionKind::Numbers,
            default: "",
            description: "Factors to tile parallel loops by",
        },
        OptionDef {
            name: "no-min-max-bounds",
            kind: OptionKind::Bool,
            default: "false",
            description: "Perform tiling with fixed upper bound with inbound check inside the \
                          internal loops",
        },
    ],
    run,
    loads: &["affine"],
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) -> Result<(), Failure> {
    let sizes = cx.options.list("parallel-loop-tile-sizes").into_iter();
    let sizes = sizes.map(|size| size.parse().unwrap_or(0)).collect::<Vec<i64>>();
    if sizes.contains(&0) {
        cx.ctx.emit(Diagnostic::error(Place::Unknown, "tile size cannot be 0"));
        return Err(Failure);
    }
    let checks = cx.options.flag("no-min-max-bounds");
    in_each_body(cx, |rw| {
        for op in innermost(rw) {
            tile(rw, op, &sizes, checks);
        }
    })
}

/// Loops without results and without parallel loops in them.
fn innermost(rw: &Rewriter<'_>) -> Vec<Op> {
    let body = rw.scope().body;
    let all = ops_of(body, scf::Parallel::def());
    let around = |op: &Op| {
        let own = std::iter::successors(body.parent_op(*op), |&op| body.parent_op(op));
        own.collect::<Vec<_>>()
    };
    let outer = all.iter().flat_map(around).collect::<rustc_hash::FxHashSet<_>>();
    let plain = |op: &Op| !outer.contains(op) && body.num_results(*op) == 0;
    let order = preorder(body, body.roots());
    let is = all.iter().copied().collect::<rustc_hash::FxHashSet<_>>();
    order.filter(|op| is.contains(op)).filter(plain).collect()
}

/// `(d0, d1, d2) -> (d0, d1 - d2)`: what is left of a tile.
fn least() -> Option<AffineMap> {
    let mut builder = AffineBuilder::new(3, 0);
    let (size, upper, at) = (builder.dim(0)?, builder.dim(1)?, builder.dim(2)?);
    let left = builder.sub(upper, at);
    builder.map(&[size, left]).ok()
}

/// How far a tile goes: as far as its step, or to the upper bound from its index.
fn rest_of_tile(rw: &mut Rewriter<'_>, step_upper_index: [Value; 3]) -> Option<Value> {
    let ctx = rw.context();
    let map = Attribute::affine_map(ctx, least()?);
    Some(rw.insert1(affine::Min::build(ctx, &step_upper_index, map)))
}

fn tile(rw: &mut Rewriter<'_>, op: Op, sizes: &[i64], checks: bool) -> Option<()> {
    let old = entry_of(rw.scope().body, op, 0)?;
    let bounds = Bounds::of_parallel(rw.view(op));
    rw.at(op);
    let zero = index(rw, 0);
    let sizes = sizes.iter().copied().chain(std::iter::repeat(1)).take(bounds.step.len());
    let sizes = sizes.collect::<Vec<_>>();
    let constants = sizes.iter().map(|&size| index(rw, size)).collect::<Vec<_>>();
    let steps = bounds.step.iter().zip(&constants);
    let steps = steps.map(|(&step, &size)| mul(rw, step, size)).collect::<Vec<_>>();
    let ctx = rw.context();
    let types = vec![Type::INDEX; steps.len()];
    let (region, outer) = new_region(rw, &types);
    rw.insert(scf::Parallel::build(ctx, &[], &bounds.lower, &bounds.upper, &steps, &[], region));
    let outer_indices = rw.scope().body.args(outer).to_vec();
    rw.set_point(InsertPoint::End(outer));
    let end = rw.insert(scf::Reduce::build(&[], &[]));
    rw.set_point(InsertPoint::Before(end));
    let (mut uppers, mut inexact) = (Vec::new(), false);
    for ((at, &size), &step) in sizes.iter().enumerate().zip(&steps) {
        let exact = is_exact(rw, &bounds, at, size);
        inexact |= checks && !exact;
        uppers.push(if exact || checks {
            step
        } else {
            rest_of_tile(rw, [step, *bounds.upper.get(at)?, *outer_indices.get(at)?])?
        });
    }
    let (region, inner) = new_region(rw, &types);
    let zeros = vec![zero; uppers.len()];
    rw.insert(scf::Parallel::build(ctx, &[], &zeros, &uppers, &bounds.step, &[], region));
    let to = if inexact {
        checked(rw, inner, &bounds, &outer_indices)
    } else {
        take_locations(rw.body(), old, inner);
        inner
    };
    fill(rw, (old, to), inner, &outer_indices);
    rw.erase(op);
    Some(())
}

/// Gives the arguments of a block the locations of those of another.
fn take_locations(body: &mut Body, from: Block, to: Block) {
    let args = body.args(from).iter().zip(body.args(to));
    for (old, new) in args.map(|(&old, &new)| (old, new)).collect::<Vec<_>>() {
        let location = body.value_location(old);
        body.set_arg_location(new, location);
    }
}

/// Whether tiles of a size divide a dimension evenly.
fn is_exact(rw: &Rewriter<'_>, bounds: &Bounds, at: usize, size: i64) -> bool {
    let known = |list: &[Value]| arith_constant(rw.scope(), *list.get(at)?);
    let all = || Some((known(&bounds.lower)?, known(&bounds.upper)?, known(&bounds.step)?));
    let Some((lower, upper, step)) = all() else { return false };
    // Lengths below zero are large ones, as upstream has it.
    let length = upper.wrapping_sub(lower).cast_unsigned();
    let count = (step > 0).then(|| length.div_ceil(step.cast_unsigned()));
    count.and_then(|count| count.checked_rem(size.cast_unsigned())) == Some(0)
}

/// Makes in the inner loop a condition that its point is within the bounds;
/// the block under that.
fn checked(rw: &mut Rewriter<'_>, inner: Block, bounds: &Bounds, outer: &[Value]) -> Block {
    rw.set_point(InsertPoint::End(inner));
    let indices = rw.scope().body.args(inner).to_vec();
    let mut inside = rw.insert1(arith::Constant::build(Type::I1, Attribute::TRUE));
    let all = bounds.upper.iter().zip(&bounds.step).zip(indices.iter().zip(outer));
    for ((&upper, &step), (&own, &tile)) in all {
        let scaled = mul(rw, own, step);
        let point = add(rw, scaled, tile);
        let within = compare(rw, Order::UnsignedLess, point, upper);
        inside = rw.insert1(arith::Andi::build(Type::I1, inside, within));
    }
    let (then, block) = new_region(rw, &[]);
    let or_else = rw.body().create_region();
    rw.insert(scf::If::build(&[], inside, then, or_else));
    rw.insert(scf::Reduce::build(&[], &[]));
    block
}

/// Moves the body of the loop into a block in the inner one.
fn fill(rw: &mut Rewriter<'_>, (old, to): (Block, Block), inner: Block, outer: &[Value]) {
    let indices = rw.scope().body.args(inner).to_vec();
    rw.set_point(InsertPoint::start(rw.scope().body, inner));
    let sums = indices.iter().zip(outer).map(|(&own, &tile)| add(rw, own, tile));
    let sums = sums.collect::<Vec<_>>();
    rw.merge_block(old, to, &sums);
    if to != inner
        && let Some(last) = rw.scope().body.last_op(to)
    {
        rw.at(last);
        rw.insert(scf::Yield::build(&[]));
        rw.erase(last);
    }
}
