//! Modules made at random from the tables of ops.
//!
//! - [`module`]: the text of a module; [`pipeline`]: passes for it;
//! - `pool`: types and attributes to choose from; `ops`: one op after another.
//!
//! Invariants: a module verifies: of what the tables allow, an op is kept if its verifier takes
//! it; the same seed and number give the same module.

mod ops;
mod pool;

use couloir::asm::print::{PrintOptions, print_op};
use couloir::dialects::{builtin, cf, func};
use couloir::ir::body::{Body, Value};
use couloir::ir::{Attribute, Context, Location, NewOp, Op, Scope, Type};
use couloir::{Session, ir};

use crate::mlir::pipeline_of;
use crate::mutate::Random;
use ops::Maker;
use pool::Pool;

/// How many functions a module has at most.
const MOST_FUNCTIONS: usize = 3;

/// How many arguments a function has at most.
const MOST_ARGS: usize = 6;

/// How many blocks a function has at most.
const MOST_BLOCKS: usize = 3;

/// How many ops a block has at most, ends apart.
const MOST_OPS: usize = 10;

/// The dialects whose ops are made.
const DIALECTS: &[&str] = &[
    "affine",
    "arith",
    "bufferization",
    "complex",
    "func",
    "index",
    "llvm",
    "math",
    "memref",
    "ptr",
    "scf",
    "tensor",
    "ub",
    "vector",
];

/// The text of a module that verifies.
pub fn module(seed: u64, number: u64) -> Option<Vec<u8>> {
    let session = Session::new();
    let ctx = session.context();
    let mut random = Random::new(seed, number);
    let pool = Pool::new(ctx, DIALECTS);
    let (body, op) = make(ctx, &pool, &mut random);
    let view = Scope::new(ctx, &body).op(op);
    let (right, _) = ctx.capture(|| ir::verify::verify(view).is_ok());
    let mut text = Vec::new();
    let printed = right && print_op(view, &PrintOptions::default(), &mut text).is_ok();
    printed.then_some(text)
}

/// A pipeline of passes, drawn by the same numbers.
pub fn pipeline(seed: u64, number: u64) -> String {
    let mut random = Random::new(!seed, number);
    let line = (0..=random.below(4)).map(|_| random.number() as u8).collect::<Vec<_>>();
    pipeline_of(&Session::new(), &line)
}

fn make(ctx: &Context, pool: &Pool, random: &mut Random) -> (Body, Op) {
    let mut inside = Body::new();
    let region = inside.create_root();
    let block = inside.append_new_block(region);
    for number in 0..=random.below(MOST_FUNCTIONS - 1) {
        let new = function(ctx, pool, random, number);
        let op = inside.create(new, Location::UNKNOWN);
        inside.append_op(block, op);
    }
    let mut body = Body::new();
    let op =
        body.create(NewOp::new(builtin::Module::def()).body(Box::new(inside)), Location::UNKNOWN);
    (body, op)
}

fn types(body: &Body, values: &[Value]) -> Vec<Type> {
    values.iter().map(|&value| body.ty(value)).collect()
}

fn function(ctx: &Context, pool: &Pool, random: &mut Random, number: usize) -> NewOp {
    let mut body = Body::new();
    let region = body.create_root();
    let entry = body.append_new_block(region);
    let count = 1 + random.below(MOST_ARGS);
    let inputs = (0..count).filter_map(|_| random.pick(&pool.types).copied()).collect::<Vec<_>>();
    let args = inputs.iter().map(|&ty| body.add_arg(entry, ty, Location::UNKNOWN));
    let mut values = args.collect::<Vec<_>>();
    let mut maker = Maker { ctx, pool, random, body };
    let first = 1 + maker.random.below(MOST_OPS);
    maker.ops(entry, &mut values, first, 0);
    let results = maker.some_of(&values);
    let result_types = types(&maker.body, &results);
    let mut end = (entry, values.clone());
    for _ in 0..maker.random.below(MOST_BLOCKS) {
        let Some(next) = next_block(&mut maker, end.clone(), &values) else { break };
        end = next;
    }
    let last =
        maker.body.create(NewOp::new(func::Return::def()).operands(results), Location::UNKNOWN);
    maker.body.append_op(end.0, last);
    let ty = Type::function(ctx, &inputs, &result_types);
    let def = func::Func::def();
    let new = NewOp::new(def).body(Box::new(maker.body));
    let set = |new: NewOp, name: &str, attr| match def.slot(name) {
        Some(slot) => new.prop(slot, attr),
        None => new,
    };
    let new = set(new, "sym_name", Attribute::string(ctx, &format!("f{number}")));
    set(new, "function_type", Attribute::ty(ctx, ty))
}

/// A block that the last one leads to with values, on a condition where there is one.
fn next_block(
    maker: &mut Maker<'_>,
    (block, values): (ir::body::Block, Vec<Value>),
    known: &[Value],
) -> Option<(ir::body::Block, Vec<Value>)> {
    let region = maker.body.region_of(block)?;
    let next = maker.body.append_new_block(region);
    let given = maker.some_of(&values);
    let mut inside = known.to_vec();
    for ty in types(&maker.body, &given) {
        inside.push(maker.body.add_arg(next, ty, Location::UNKNOWN));
    }
    let end = NewOp::new(cf::Br::def()).operands(given).successor(next);
    let end = maker.body.create(end, Location::UNKNOWN);
    maker.body.append_op(block, end);
    let count = maker.random.below(MOST_OPS);
    maker.ops(next, &mut inside, count, 0);
    Some((next, inside))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Kind, Outcome, check_deeply};

    #[test]
    fn modules_verify_and_are_repeated() {
        let made = (0..40).filter_map(|number| module(7, number)).collect::<Vec<_>>();
        assert!(made.len() > 20, "{}", made.len());
        assert_eq!(made.first(), module(7, 0).as_ref());
        for text in &made {
            let found = check_deeply(Kind::Mlir, text);
            assert_eq!(found, Ok(Outcome::Accepted), "{}", String::from_utf8_lossy(text));
        }
    }
}
