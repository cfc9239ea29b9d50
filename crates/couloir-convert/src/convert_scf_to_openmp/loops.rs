//! A parallel loop as one that the threads of a team share.

use couloir_dialects::omp::{self, LoopNest, Wsloop};
use couloir_dialects::{llvm, memref, scf};
use couloir_ir::body::{Op, Value};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::{Attribute, Block, Location, Region, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{Place, Request};

use super::reductions::Reduction;

/// Converts a loop whose reductions are known; what it asks for. What of one that is not is looked
/// at before is gone, as upstream moves it. Beside symbols, requests are made before the loop.
pub(super) fn lower(
    rw: &mut Rewriter<'_>,
    op: Op,
    num_threads: u32,
    beside_symbols: bool,
) -> Vec<Request> {
    let Some(parts) = Parts::of(rw, op) else { return Vec::new() };
    let view = rw.view(parts.reduce);
    let found = (0..parts.inits.len()).map(|at| Reduction::of(view, at));
    let found = found.collect::<Vec<_>>();
    if let Some(unknown) = found.iter().position(Option::is_none) {
        forget(rw, parts.reduce, unknown);
        return Vec::new();
    }
    let reductions = found.into_iter().flatten().collect::<Vec<_>>();
    rw.at(op);
    let made = Made::new(rw, &parts, &reductions, num_threads);
    fill(rw, op, &parts, &made);
    let results = load_all(rw, &made.variables, &reductions);
    rw.replace(op, &results);
    let place =
        if beside_symbols { Place::Before(top(rw, made.first)) } else { Place::BeforeOwner };
    let (ctx, named_by) = (rw.context(), (made.wsloop, Wsloop::REDUCTION_SYMS));
    let requests = reductions.into_iter();
    requests.map(|reduction| reduction.request(ctx, place, named_by)).collect()
}

/// What is looked at of a loop.
struct Parts {
    body: Block,
    reduce: Op,
    inits: Vec<Value>,
    /// Lower bounds, upper bounds, steps.
    bounds: [Vec<Value>; 3],
    location: Location,
}

impl Parts {
    fn of(rw: &Rewriter<'_>, op: Op) -> Option<Self> {
        let view = scf::Parallel(rw.view(op));
        let body = view.0.region(0)?.entry()?.block;
        Some(Self {
            body,
            reduce: rw.scope().body.last_op(body)?,
            inits: view.init_vals(),
            bounds: [view.lower_bound(), view.upper_bound(), view.step()],
            location: view.location(),
        })
    }
}

/// The op around one, or itself, that stands in the outermost block.
fn top(rw: &Rewriter<'_>, op: Op) -> Op {
    let body = rw.scope().body;
    std::iter::successors(Some(op), |&op| body.parent_op(op)).last().unwrap_or(op)
}

/// Takes out the first combiners of a reduction.
fn forget(rw: &mut Rewriter<'_>, reduce: Op, count: usize) {
    for at in 0..count {
        let block = rw.view(reduce).region(at).and_then(|region| Some(region.entry()?.block));
        if let Some(block) = block {
            rw.erase_block(block);
        }
    }
}

/// The ops that were made around a loop.
struct Made {
    /// The first of them.
    first: Op,
    variables: Vec<Value>,
    wsloop: Op,
    /// What stands for the variables in the loop.
    args: Vec<Value>,
    inner: Block,
}

impl Made {
    fn new(
        rw: &mut Rewriter<'_>,
        parts: &Parts,
        reductions: &[Reduction],
        num_threads: u32,
    ) -> Self {
        let ctx = rw.context();
        let first = rw.insert(llvm::build::constant_int(ctx, Type::I64, 1));
        let one = rw.body().result(first, 0);
        let mut variables = Vec::new();
        for ((&init, reduction), one) in parts.inits.iter().zip(reductions).zip(one.iter().cycle())
        {
            let alloca = llvm::build::alloca(ctx, llvm::ptr(ctx), reduction.ty, *one);
            let variable = rw.insert1(alloca);
            rw.insert(llvm::build::store(ctx, init, variable));
            variables.push(variable);
        }
        let threads = (num_threads > 0).then(|| {
            rw.insert1(llvm::build::constant_int(ctx, Type::I32, i64::from(num_threads as i32)))
        });
        let outer = parallel(rw, threads);
        let (wsloop, args, inner) = wsloop(rw, outer, &variables, parts.location);
        Self { first, variables, wsloop, args, inner }
    }
}

/// A region of one block, and that.
fn region(rw: &mut Rewriter<'_>) -> (Region, Block) {
    let region = rw.body().create_region();
    (region, rw.body().append_new_block(region))
}

/// Makes something at the end of a block, and goes on where it was.
fn inside<R>(rw: &mut Rewriter<'_>, block: Block, make: impl FnOnce(&mut Rewriter<'_>) -> R) -> R {
    let point = rw.point();
    rw.set_point(InsertPoint::End(block));
    let made = make(rw);
    rw.set_point(point);
    made
}

/// `omp.parallel`; its block.
fn parallel(rw: &mut Rewriter<'_>, threads: Option<Value>) -> Block {
    let (region, block) = region(rw);
    let segments = [0, 0, 0, i32::from(threads.is_some()), 0, 0];
    let segments = Attribute::i32_array(rw.context(), &segments);
    let new = NewOp::new(omp::Parallel::def()).operands(threads).region(region);
    rw.insert(new.prop(omp::Parallel::OPERAND_SEGMENT_SIZES, segments));
    block
}

/// `omp.wsloop` in a block; what stands for the variables in it, and its block.
fn wsloop(
    rw: &mut Rewriter<'_>,
    outer: Block,
    variables: &[Value],
    location: Location,
) -> (Op, Vec<Value>, Block) {
    let ctx = rw.context();
    let (region, block) = region(rw);
    let ptr = llvm::ptr(ctx);
    let args = variables.iter().map(|_| rw.add_arg(block, ptr, location)).collect();
    let count = i32::try_from(variables.len()).unwrap_or(i32::MAX);
    let segments = Attribute::i32_array(ctx, &[0, 0, 0, 0, 0, count, 0]);
    let mut new = NewOp::new(Wsloop::def())
        .operands(variables.iter().copied())
        .region(region)
        .prop(Wsloop::OPERAND_SEGMENT_SIZES, segments);
    if !variables.is_empty() {
        let byref = Attribute::bool_array(ctx, &vec![false; variables.len()]);
        // Units stand for symbols that are not known yet.
        let symbols = Attribute::array(ctx, &vec![Attribute::UNIT; variables.len()]);
        new = new.prop(Wsloop::REDUCTION_BYREF, byref).prop(Wsloop::REDUCTION_SYMS, symbols);
    }
    let op = inside(rw, outer, |rw| {
        let op = rw.insert(new);
        rw.insert(NewOp::new(omp::Terminator::def()));
        op
    });
    (op, args, block)
}

/// Puts what the loop does into the ops made for it.
fn fill(rw: &mut Rewriter<'_>, op: Op, parts: &Parts, made: &Made) {
    combine_all(rw, parts, &made.args);
    let ctx = rw.context();
    let (nest, block) = region(rw);
    let old = rw.scope().body.args(parts.body).to_vec();
    let ivs = old.iter().map(|&iv| {
        let location = rw.scope().body.value_location(iv);
        rw.add_arg(block, Type::INDEX, location)
    });
    let ivs = ivs.collect::<Vec<_>>();
    let (scoped, inner) = region(rw);
    rw.merge_block(parts.body, inner, &ivs);
    inside(rw, inner, |rw| rw.insert(NewOp::new(memref::AllocaScopeReturn::def())));
    inside(rw, block, |rw| {
        rw.insert(NewOp::new(memref::AllocaScope::def()).region(scoped));
        rw.insert(omp::Yield::build(&[]));
    });
    let count = i64::try_from(ivs.len()).unwrap_or(i64::MAX);
    let new = NewOp::new(LoopNest::def()).operands(parts.bounds.iter().flatten().copied());
    let count = Attribute::i64(ctx, count);
    let new = new.prop(LoopNest::COLLAPSE_NUM_LOOPS, count).region(nest);
    inside(rw, made.inner, |rw| rw.insert(new));
    rw.at(op);
}

/// Each value that is reduced is combined with the thread's own variable.
fn combine_all(rw: &mut Rewriter<'_>, parts: &Parts, args: &[Value]) {
    let ctx = rw.context();
    let reduce = parts.reduce;
    let values = rw.view(reduce).operands().collect::<Vec<_>>();
    for (at, (&value, &variable)) in values.iter().zip(args).enumerate() {
        let block = rw.view(reduce).region(at).and_then(|region| Some(region.entry()?.block));
        let Some(block) = block else { continue };
        rw.at(reduce);
        let ty = rw.ty(value);
        let loaded = rw.insert1(llvm::build::load(ctx, ty, variable));
        let end = rw.scope().body.last_op(block);
        let result = end.and_then(|end| rw.scope().body.operand(end, 0));
        if let Some(end) = end {
            rw.erase(end);
        }
        rw.inline_block_before(block, reduce, &[loaded, value]);
        if let Some(result) = result {
            rw.at(reduce);
            rw.set_location(parts.location);
            rw.insert(llvm::build::store(ctx, result, variable));
        }
    }
    rw.erase(reduce);
}

/// Reads the variables of reductions after the loop.
fn load_all(rw: &mut Rewriter<'_>, variables: &[Value], reductions: &[Reduction]) -> Vec<Value> {
    let ctx = rw.context();
    let loads = variables.iter().zip(reductions);
    let loads = loads
        .map(|(&variable, reduction)| rw.insert1(llvm::build::load(ctx, reduction.ty, variable)));
    loads.collect()
}
