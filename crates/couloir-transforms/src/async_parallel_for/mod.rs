//! `async-parallel-for`: iterations of parallel loops are computed in blocks, that run concurrently.
//!
//! The iterations are numbered. A function computes a block of them by its number and size; where
//! inner loops are short and of known length, another one computes blocks of whole inner loops.
//! Blocks are dispatched by a function that halves what is left, or by a loop.
//!
//! - `build`: ops made often;
//! - `compute`: the function that computes a block;
//! - `dispatch`: calling it for all blocks;
//! - `size`: how large blocks are.

mod build;
mod compute;
mod dispatch;
mod size;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use couloir_dialects::builtin::Module;
use couloir_dialects::common::mixed::int_constant;
use couloir_dialects::{func, scf};
use couloir_ir::body::{Body, Op, Region, Value};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::op::{OpName, Trait};
use couloir_ir::walk::postorder;
use couloir_ir::{Attribute, Context, Location, OpRef, Scope, Str, Type};
use couloir_pass::{OptionDef, OptionKind, Options, PassCx, PassDef};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::{Greedy, RewritePatterns, Rewritten};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::async_common::op_is;
use crate::gpu_launch_sink_index_computations::used_from_above;
use crate::loops::Bounds;
use build::{compare_equal, index, mul, region_of};

/// `async-parallel-for`
pub static PASS: PassDef = PassDef {
    name: "async-parallel-for",
    class: "AsyncParallelForPass",
    description: "Convert scf.parallel operations to multiple async compute ops executed \
                  concurrently for non-overlapping iteration ranges",
    anchor: Some("builtin.module"),
    options: &[
        OptionDef {
            name: "async-dispatch",
            kind: OptionKind::Bool,
            default: "true",
            description: "Dispatch async compute tasks using recursive work splitting. If `false` \
                          async compute tasks will be launched using simple for loop in the \
                          caller thread.",
        },
        OptionDef {
            name: "num-workers",
            kind: OptionKind::Int,
            default: "8",
            description: "The number of available workers to execute async operations. If `-1` \
                          the value will be retrieved from the runtime.",
        },
        OptionDef {
            name: "min-task-size",
            kind: OptionKind::Int,
            default: "1000",
            description: "The minimum task size for sharding parallel operation.",
        },
    ],
    run: |cx| {
        run(cx);
        Ok(())
    },
    loads: &["arith", "async", "func", "scf"],
    ..PassDef::EMPTY
};

fn run(cx: &mut PassCx<'_>) {
    let how = How::of(cx.options);
    _ = cx.inside(|op, body| in_module(op, body, how));
}

/// What the options say.
#[derive(Clone, Copy)]
struct How {
    halves: bool,
    workers: i64,
    least: i64,
}

impl How {
    fn of(options: &Options) -> Self {
        let halves = options.flag("async-dispatch");
        How {
            halves,
            workers: options.number("num-workers"),
            least: options.number("min-task-size"),
        }
    }
}

/// A function that was made, with where its loop came from.
type Made = (NewOp, Location);

/// The functions of a module.
#[derive(Default)]
struct Functions {
    names: FxHashSet<Str>,
    /// The number after the last that was given to a name.
    numbers: FxHashMap<&'static str, u32>,
    made: Vec<Made>,
}

impl Functions {
    /// A name that is new, which is taken.
    fn take_name(&mut self, ctx: &Context, base: &'static str) -> Str {
        let mut name = ctx.intern(base);
        while !self.names.insert(name) {
            let number = self.numbers.entry(base).or_default();
            name = ctx.intern(&format!("{base}_{number}"));
            *number = number.wrapping_add(1);
        }
        name
    }
}

/// Rewrites all in a module, the last loops first, and adds the functions made.
fn in_module(module: &OpRef<'_>, body: &mut Body, how: How) {
    let ctx = module.ctx();
    let block = body.roots().first().and_then(|&root| body.entry_block(root));
    let scope = Scope { ctx, body, outer: Some(module) };
    let ops = block.into_iter().flat_map(|block| body.block_ops(block));
    let names = ops.filter_map(|op| scope.op(op).symbol_name()).collect();
    let functions = Shared::of(names);
    bodies(module, body, &functions.greedy(how), how);
    functions.rewrite_made(ctx, how);
    let Some(block) = block else { return };
    for (new, location) in std::mem::take(&mut functions.lock().made) {
        let op = body.create(new, location);
        body.append_op(block, op);
    }
}

/// The functions of a module, for all who add to them.
#[derive(Clone)]
struct Shared(Arc<Mutex<Functions>>);

impl Shared {
    fn of(names: FxHashSet<Str>) -> Self {
        Shared(Arc::new(Mutex::new(Functions { names, ..Functions::default() })))
    }

    fn lock(&self) -> MutexGuard<'_, Functions> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What rewrites loops.
    fn greedy(&self, how: How) -> Greedy {
        let mut patterns = RewritePatterns::new();
        let functions = self.clone();
        patterns
            .add(scf::Parallel::def(), move |op, rw| rewrite(op, rw, how, &mut functions.lock()));
        Greedy::from(patterns)
    }

    /// Rewrites loops in the functions that were made, the last first, then those in the functions
    /// made for these, and so on.
    fn rewrite_made(&self, ctx: &Context, how: How) {
        let mut done = 0;
        loop {
            let made = self.lock().made.len();
            if done == made {
                return;
            }
            (done..made).rev().for_each(|number| self.rewrite_in(ctx, number, how));
            done = made;
        }
    }

    /// Rewrites the loops in a function that was made.
    fn rewrite_in(&self, ctx: &Context, number: usize, how: How) {
        let made = self.lock().made.get_mut(number).and_then(|(new, _)| new.body.take());
        let Some(mut inner) = made else { return };
        if inner.op_names().any(|name| name == OpName::of(scf::Parallel::def())) {
            self.greedy(how).run(ctx, None, &mut inner);
        }
        if let Some((new, _)) = self.lock().made.get_mut(number) {
            new.body = Some(inner);
        }
    }
}

/// Rewrites a body after those nested in it, the last first. Recursion is as deep as isolated ops
/// nest.
fn bodies(owner: &OpRef<'_>, body: &mut Body, greedy: &Greedy, how: How) {
    let ctx = owner.ctx();
    let ops = postorder(body, body.roots()).collect::<Vec<_>>();
    for op in ops.into_iter().rev() {
        let Some(mut inner) = body.take_nested(op) else { continue };
        let own = Scope { ctx, body, outer: Some(owner) }.op(op);
        match own.is(Module::def()) {
            true => in_module(&own, &mut inner, how),
            false => bodies(&own, &mut inner, greedy, how),
        }
        body.put_nested(op, inner);
    }
    greedy.run(ctx, Some(owner), body);
}

/// A parallel loop over several dimensions.
struct Loops {
    op: Op,
    region: Region,
    location: Location,
    bounds: Bounds,
    /// How often each is gone through.
    trips: Vec<Value>,
    known: Known,
    /// What the body uses from around it but constants.
    captures: Vec<Value>,
    /// Constants that the body uses.
    constants: Vec<Op>,
}

/// What is known of each dimension.
struct Known {
    trips: Vec<Option<i64>>,
    lower: Vec<Option<i64>>,
    steps: Vec<Option<i64>>,
}

/// The most iterations of inner loops that are computed as a whole.
const MOST_WHOLE: i64 = 512;

impl Known {
    fn of(scope: Scope<'_>, bounds: &Bounds) -> Self {
        let all = |values: &[Value]| {
            values.iter().map(|&value| int_constant(scope, value)).collect::<Vec<_>>()
        };
        let [lower, upper, steps] =
            [&bounds.lower, &bounds.upper, &bounds.step].map(|list| all(list));
        let trip = |at: usize| {
            let [lower, upper, step] = [&lower, &upper, &steps].map(|list| *list.get(at)?);
            let distance = upper?.checked_sub(lower?)?;
            let step = step.filter(|step| *step > 0)?;
            let rest = i64::from(distance.checked_rem(step)? > 0);
            distance.checked_div(step)?.checked_add(rest)
        };
        Known { trips: (0..lower.len()).map(trip).collect(), lower, steps }
    }

    /// How many inner loops are computed as a whole, and their iterations.
    fn whole(&self) -> (usize, i64) {
        let (mut count, mut all) = (0, 1_i64);
        for trip in self.trips.iter().skip(1).rev() {
            let Some(trip) = trip.filter(|trip| *trip > 0) else { break };
            let Some(more) = all.checked_mul(trip).filter(|all| *all <= MOST_WHOLE) else { break };
            (count, all) = (count + 1, more);
        }
        (count, all)
    }
}

impl Loops {
    fn of(op: Op, rw: &Rewriter<'_>) -> Option<Self> {
        let body = rw.scope().body;
        let region = *body.regions(op).first()?;
        let bounds = Bounds::of_parallel(rw.view(op));
        let known = Known::of(rw.scope(), &bounds);
        let (mut captures, mut constants) = (Vec::new(), Vec::new());
        for value in used_from_above(body, region) {
            let source = body.defining_op(value);
            match source.filter(|&op| rw.view(op).has(Trait::ConstantLike)) {
                Some(constant) => constants.push(constant),
                None => captures.push(value),
            }
        }
        let location = body.op(op).location;
        let trips = Vec::new();
        Some(Loops { op, region, location, bounds, trips, known, captures, constants })
    }

    /// What functions take that compute blocks, but for what says which block.
    fn shared_operands(&self) -> impl Iterator<Item = Value> {
        let Bounds { lower, upper, step } = &self.bounds;
        [&self.trips, lower, upper, step, &self.captures].into_iter().flatten().copied()
    }
}

fn rewrite(op: Op, rw: &mut Rewriter<'_>, how: How, functions: &mut Functions) -> Rewritten {
    if rw.scope().body.num_results(op) > 0 {
        return no_match("it gives values");
    }
    let mut loops = Loops::of(op, rw).or_no_match("no region")?;
    rw.at(op);
    let least = index(rw, how.least);
    loops.trips = trips(rw, &loops.bounds);
    let count = loops.trips.clone().into_iter().reduce(|a, b| mul(rw, a, b));
    let count = count.or_no_match("no dimension")?;
    let zero = index(rw, 0);
    let nothing = compare_equal(rw, count, zero);
    let ctx = rw.context();
    let then = region_of(ctx, rw.body(), loops.location, &mut |_| {});
    let blocks = size::Blocks { count, least };
    let or_else = region_of(ctx, rw.body(), loops.location, &mut |b| {
        blocks.dispatch(b, &loops, how, functions);
    });
    rw.insert(scf::If::build(&[], nothing, then, or_else));
    rw.erase(loops.op);
    Ok(())
}

/// How often each dimension is gone through.
fn trips(b: &mut dyn Build, bounds: &Bounds) -> Vec<Value> {
    let all = bounds.lower.iter().zip(&bounds.upper).zip(&bounds.step);
    let one = |((&lower, &upper), &step)| {
        let distance = build::sub(b, upper, lower);
        build::ceil_div(b, distance, step)
    };
    all.map(one).collect()
}

/// A private function of the module. Its own ops are simplified as new ones are, the last first, and
/// then all.
fn function(ctx: &Context, name: Str, inputs: &[Type], mut body: Body) -> NewOp {
    let ty = Attribute::ty(ctx, Type::function(ctx, inputs, &[]));
    let greedy = Greedy::from(RewritePatterns::new());
    let entry = body.roots().first().and_then(|&root| body.entry_block(root));
    let own = entry.into_iter().flat_map(|block| body.block_ops(block)).collect::<Vec<_>>();
    greedy.run_on(ctx, None, &mut body, &own, None);
    greedy.run(ctx, None, &mut body);
    let new = func::Func::build(Attribute::str(ctx, name), ty, Box::new(body));
    new.prop(func::Func::SYM_VISIBILITY, Attribute::string(ctx, "private"))
}

/// A function's first block with arguments of these types.
fn entry(inputs: &[Type], location: Location) -> (Body, couloir_ir::Block, Vec<Value>) {
    let mut body = Body::new();
    let root = body.create_root();
    let block = body.append_new_block(root);
    let args = inputs.iter().map(|&ty| body.add_arg(block, ty, location)).collect();
    (body, block, args)
}

/// Whether an op ends a block of `scf.parallel`.
fn is_reduce(body: &Body, op: Op) -> bool {
    op_is(body, op, scf::Reduce::def())
}
