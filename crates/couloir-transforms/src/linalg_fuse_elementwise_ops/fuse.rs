//! A `linalg.generic` is taken in by the one that takes its result, where that result is taken once
//! and each element of it is computed by one iteration.

use couloir_dialects::affine;
use couloir_dialects::linalg::{Generic, Index, Structured, Yield};
use couloir_ir::affine::AffineMap;
use couloir_ir::body::{Block, Op, Value};
use couloir_ir::build::{Build, InsertPoint};
use couloir_ir::{Attribute, OpRef, Type};
use couloir_rewrite::Rewriter;
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::copy::Copies;
use couloir_rewrite::greedy::Rewritten;

use super::{body_args, body_of, cover, has_one_use, is_used};
use crate::linalg_generic::{Parts, copy_ops};

/// What an op takes and gives.
struct Side {
    op: Op,
    inputs: Vec<Value>,
    outputs: Vec<Value>,
    maps: Vec<AffineMap>,
    iterators: Vec<bool>,
}

/// An op, and one that takes its result.
struct Pair {
    producer: Side,
    consumer: Side,
    /// Which result it is.
    result: usize,
    /// Which operand of the other it is.
    at: usize,
    /// From the loops of the one that takes it to those of the one that gives it.
    loops: AffineMap,
}

impl Side {
    fn of(view: Structured<'_>) -> Self {
        Side {
            op: view.op.op,
            inputs: view.inputs(),
            outputs: view.outputs(),
            maps: view.maps(),
            iterators: view.iterators(),
        }
    }

    /// The maps of the inputs, and those of the outputs.
    fn maps(&self) -> (&[AffineMap], &[AffineMap]) {
        self.maps.split_at_checked(self.inputs.len()).unwrap_or_default()
    }
}

/// Takes in the first op that gives an input and can be taken in.
pub(super) fn fuse(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let view = Structured::cast(rw.view(op)).or_no_match("no structured op")?;
    let inputs = view.inputs();
    let given = |(at, &value): (usize, &Value)| Some((at, value, producer(view.op, value)?));
    let mut given = inputs.iter().enumerate().filter_map(given).peekable();
    if given.peek().is_none() {
        return no_match("no input is computed by a generic op");
    }
    let consumer = Side::of(view);
    let found = given.find_map(|(at, value, producer)| fusable(&consumer, at, value, producer));
    let (producer, result, at, loops) =
        found.or_no_match("no input can be computed in its place")?;
    let pair = Pair { producer, consumer, result, at, loops };
    let kept = kept_results(rw, &pair);
    take_in(rw, &pair, &kept)
}

/// The generic op that gives a value and is needed for nothing else.
fn producer(op: OpRef<'_>, value: Value) -> Option<Structured<'_>> {
    let made = op.scope.defining_op(value).filter(|made| made.is(Generic::def()))?;
    Structured::cast(made)
        .filter(|_| op.ty(value).as_tensor(op.ctx()).is_some() && has_one_use(made))
}

/// Whether a result can be computed where it is taken: the op that gives it, which of its results
/// it is, the operand, and from the loops of the one to those of the other.
fn fusable(
    consumer: &Side,
    at: usize,
    value: Value,
    view: Structured<'_>,
) -> Option<(Side, usize, usize, AffineMap)> {
    if !view.is_on_tensors() {
        return None;
    }
    let producer = Side::of(view);
    let result = view.op.results().position(|result| result == value)?;
    let taken = consumer.maps.get(at)?;
    let given = producer.maps().1.get(result)?;
    let fits = taken.num_results() == producer.iterators.len();
    if producer.iterators.contains(&true) || !fits || !given.is_permutation() {
        return None;
    }
    let loops = given.inverse_permutation()?.compose(taken)?.ok()?;
    let reduces = consumer.iterators.contains(&true);
    let covered = !reduces || covers_loops(consumer, &producer, value, &loops)?;
    covered.then_some((producer, result, at, loops))
}

/// Whether the other operands still tell how often each loop runs.
fn covers_loops(consumer: &Side, producer: &Side, value: Value, loops: &AffineMap) -> Option<bool> {
    let operands = consumer.inputs.iter().chain(&consumer.outputs).zip(&consumer.maps);
    let others = operands.filter(|&(&operand, _)| operand != value).map(|(_, map)| map);
    let new = moved(producer.maps().0, loops)?;
    let dims = AffineMap::empty(consumer.iterators.len() as u32, 0);
    Some(cover(others.chain(&new).chain([&dims])))
}

/// Maps of the loops of the op that is taken in as maps of the loops of the other.
fn moved(maps: &[AffineMap], loops: &AffineMap) -> Option<Vec<AffineMap>> {
    maps.iter().map(|map| map.compose(loops)?.ok()).collect()
}

/// Which results of the op that is taken in the new op gives, too: where its outputs are read, where
/// these tell how often loops run, or where others take them.
fn kept_results(rw: &Rewriter<'_>, pair: &Pair) -> Vec<bool> {
    let body = rw.scope().body;
    let Pair { producer, consumer, .. } = pair;
    let inputs = producer.inputs.len();
    let mut kept = vec![true; producer.outputs.len()];
    for (number, result) in body.results(producer.op).enumerate() {
        let is_taken = body.uses(result).any(|user| user.op != consumer.op);
        if !is_taken && !is_used(rw, producer.op, inputs + number) {
            set(&mut kept, number, false);
            let needed = !may_go(pair, &kept);
            set(&mut kept, number, needed);
        }
    }
    kept
}

fn set(list: &mut [bool], at: usize, value: bool) {
    if let Some(slot) = list.get_mut(at) {
        *slot = value;
    }
}

/// Whether outputs that are not kept tell nothing that is not told without them.
fn may_go(pair: &Pair, kept: &[bool]) -> bool {
    let Pair { producer, consumer, at, .. } = pair;
    let (inputs, outputs) = producer.maps();
    let outputs = outputs.iter().zip(kept).filter(|(_, kept)| **kept).map(|(map, _)| map);
    let own = consumer.maps.iter().enumerate().filter(|(other, _)| other != at);
    let mut maps = inputs.iter().chain(outputs).chain(own.map(|(_, map)| map)).peekable();
    if maps.peek().is_none() {
        return producer.iterators.is_empty() && consumer.iterators.is_empty();
    }
    cover(maps)
}

/// The operands of the new op.
struct Taken {
    inputs: Vec<Value>,
    outputs: Vec<Value>,
    maps: Vec<AffineMap>,
}

fn taken(pair: &Pair, kept: &[bool]) -> Option<Taken> {
    let Pair { producer, consumer, at, .. } = pair;
    let (inputs, outputs) = consumer.maps();
    let (own_inputs, own_outputs) = producer.maps();
    let kept_of = |list: &[AffineMap]| only(list, kept);
    Some(Taken {
        inputs: spliced(&consumer.inputs, *at, &producer.inputs),
        outputs: [only(&producer.outputs, kept), consumer.outputs.clone()].concat(),
        maps: [
            spliced(inputs, *at, &moved(own_inputs, &pair.loops)?),
            moved(&kept_of(own_outputs), &pair.loops)?,
            outputs.to_vec(),
        ]
        .concat(),
    })
}

/// A list with others in the place of one of its items.
fn spliced<T: Clone>(list: &[T], at: usize, others: &[T]) -> Vec<T> {
    let (before, after) = list.split_at_checked(at).unwrap_or_default();
    [before, others, after.get(1..).unwrap_or_default()].concat()
}

/// The items that are kept.
fn only<T: Clone>(list: &[T], kept: &[bool]) -> Vec<T> {
    list.iter().zip(kept).filter(|(_, kept)| **kept).map(|(item, _)| item.clone()).collect()
}

/// Makes the op that does what both do.
fn take_in(rw: &mut Rewriter<'_>, pair: &Pair, kept: &[bool]) -> Rewritten {
    let ctx = rw.context();
    let taken = taken(pair, kept).or_no_match("maps are too large")?;
    let types: Vec<Type> = taken.outputs.iter().map(|&output| rw.ty(output)).collect();
    let results: Vec<Type> = types.into_iter().filter(|ty| ty.as_memref(ctx).is_none()).collect();
    rw.at(pair.consumer.op);
    let region = rw.body().create_region();
    let block = rw.body().append_new_block(region);
    let parts = Parts {
        results: &results,
        inputs: &taken.inputs,
        outputs: &taken.outputs,
        maps: &taken.maps,
        iterators: &pair.consumer.iterators,
    };
    let new = rw.insert(parts.op(ctx, region));
    let loops = AffineMap::empty(pair.consumer.iterators.len() as u32, 0);
    if !cover(taken.maps.iter().chain([&loops])) {
        rw.erase(new);
        return no_match("fused op failed loop bound computation check");
    }
    let location = rw.location();
    fill(rw, pair, kept, block).or_no_match("no body")?;
    rw.set_location(location);
    let count = kept.iter().filter(|kept| **kept).count();
    let results: Vec<Value> = rw.scope().body.results(new).skip(count).collect();
    rw.replace(pair.consumer.op, &results);
    Ok(())
}

/// Makes the body: what the op that is taken in does, then what the other does.
fn fill(rw: &mut Rewriter<'_>, pair: &Pair, kept: &[bool], block: Block) -> Option<()> {
    let Pair { producer, consumer, at, .. } = pair;
    let location = rw.location();
    let (first, second) = (body_of(rw, producer.op)?, body_of(rw, consumer.op)?);
    rw.set_point(InsertPoint::End(block));
    let mut copies = Copies::default();
    indices(rw, pair, first, &mut copies)?;
    args(rw, pair, kept, block, &mut copies);
    let own = copy_ops(rw, &mut copies, first, |op| !op.is(Index::def()))?;
    let arg = *body_args(rw, consumer.op).get(*at)?;
    copies.map(arg, copies.get(*own.get(pair.result)?));
    let given = copy_ops(rw, &mut copies, second, |_| true)?;
    let values = only(&own, kept).into_iter().chain(given);
    let values: Vec<Value> = values.map(|value| copies.get(value)).collect();
    rw.with_location(location, |rw| rw.insert(Yield::build(&values)));
    Some(())
}

/// Computes the numbers of iterations that the op which is taken in asks for.
fn indices(rw: &mut Rewriter<'_>, pair: &Pair, from: Block, copies: &mut Copies) -> Option<()> {
    let ctx = rw.context();
    let body = rw.scope().body;
    let asks = |op: &Op| rw.view(*op).is(Index::def());
    let asked: Vec<Op> = body.block_ops(from).filter(asks).collect();
    if asked.is_empty() {
        return Some(());
    }
    let location = rw.view(pair.producer.op).location();
    rw.set_location(location);
    let count = pair.consumer.iterators.len() as i64;
    let all = (0..count).map(|dim| rw.insert1(Index::build(ctx, Attribute::i64(ctx, dim))));
    let all: Vec<Value> = all.collect();
    for op in asked {
        let view = rw.view(op);
        let dim = usize::try_from(view.prop(Index::DIM)?.as_u64(ctx)?).ok()?;
        let result = view.result(0)?;
        let map = Attribute::affine_map(ctx, pair.loops.sub_map(&[dim])?);
        let place = rw.insert1(affine::Apply::build(ctx, &all, map));
        copies.map(result, place);
    }
    Some(())
}

/// Makes the arguments of the body, in the order of the operands.
fn args(rw: &mut Rewriter<'_>, pair: &Pair, kept: &[bool], block: Block, copies: &mut Copies) {
    let Pair { producer, consumer, at, .. } = pair;
    let first = body_args(rw, producer.op);
    let (inputs, outputs) = first.split_at_checked(producer.inputs.len()).unwrap_or_default();
    let second = body_args(rw, consumer.op);
    let (own_inputs, own_outputs) =
        second.split_at_checked(consumer.inputs.len()).unwrap_or_default();
    let all =
        [spliced(own_inputs, *at, inputs), only(outputs, kept), own_outputs.to_vec()].concat();
    for arg in all {
        let (ty, location) = (rw.ty(arg), rw.body().value_location(arg));
        let new = rw.body().add_arg(block, ty, location);
        copies.map(arg, new);
    }
}
