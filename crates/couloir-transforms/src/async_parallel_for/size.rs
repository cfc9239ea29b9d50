//! How large blocks are: so large that each worker gets several of them, the more the fewer workers
//! there are, and no smaller than is worth it.

use couloir_dialects::r#async::RuntimeNumWorkerThreads;
use couloir_dialects::{arith, scf};
use couloir_ir::body::Value;
use couloir_ir::build::{Build, Builder};
use couloir_ir::num::{Float, FloatKind};
use couloir_ir::{Attribute, Type};

use super::build::{
    cast, ceil_div, greater, index, max, min, mul, mul_float, not_less, region_of, select,
};
use super::dispatch::Dispatch;
use super::{Functions, How, Loops};

/// The blocks of all iterations.
#[derive(Clone, Copy)]
pub(super) struct Blocks {
    /// How many iterations there are.
    pub(super) count: Value,
    /// The least that a block has.
    pub(super) least: Value,
}

/// With more workers than these each gets so many blocks; with fewer eight.
const SHARES: [(i64, f64); 5] = [(4, 4.0), (8, 2.0), (16, 1.0), (32, 0.8), (64, 0.6)];

impl Blocks {
    /// Computes all blocks.
    pub(super) fn dispatch(
        self,
        b: &mut Builder<'_>,
        loops: &Loops,
        how: How,
        functions: &mut Functions,
    ) {
        let workers = workers(b, how);
        let most = most_blocks(b, workers);
        let size = ceil_div(b, self.count, most);
        let size = max(b, size, self.least);
        let size = min(b, self.count, size);
        let blocks = ceil_div(b, self.count, size);
        let dispatch = Dispatch { loops, how, blocks };
        let (whole, iterations) = loops.known.whole();
        if whole == 0 {
            return dispatch.all(b, size, 0, functions);
        }
        let iterations = index(b, iterations);
        let is_enough = not_less(b, size, iterations);
        let ctx = b.context();
        let then = region_of(ctx, b.body(), loops.location, &mut |b| {
            let inner = ceil_div(b, size, iterations);
            let size = mul(b, inner, iterations);
            dispatch.all(b, size, whole, functions);
        });
        let or_else = region_of(ctx, b.body(), loops.location, &mut |b| {
            dispatch.all(b, size, 0, functions);
        });
        b.insert(scf::If::build(&[], is_enough, then, or_else));
    }
}

fn workers(b: &mut Builder<'_>, how: How) -> Value {
    match how.workers {
        workers if workers < 0 => b.insert1(RuntimeNumWorkerThreads::build(b.context())),
        workers => index(b, workers),
    }
}

/// How many blocks there are at most.
fn most_blocks(b: &mut Builder<'_>, workers: Value) -> Value {
    let mut share = float(b, 8.0);
    for (count, value) in SHARES {
        let count = index(b, count);
        let is_more = greater(b, workers, count);
        let value = float(b, value);
        share = select(b, is_more, value, share);
    }
    let workers = cast(b, arith::IndexCast::def(), workers, Type::I32);
    let workers = cast(b, arith::Sitofp::def(), workers, Type::F32);
    let blocks = mul_float(b, share, workers);
    let blocks = cast(b, arith::Fptosi::def(), blocks, Type::I32);
    let blocks = cast(b, arith::IndexCast::def(), blocks, Type::INDEX);
    let one = index(b, 1);
    max(b, blocks, one)
}

fn float(b: &mut Builder<'_>, value: f64) -> Value {
    let attr = Attribute::float(b.context(), Type::F32, Float::from_f64(FloatKind::F32, value));
    b.insert1(arith::Constant::build(Type::F32, attr))
}
