//! The function that computes a block of iterations: a nest of loops from the first of them to the
//! last. It takes the number of the block, its size, how often each dimension is gone through, its
//! lower and upper bound and its step, and what the body uses.

use couloir_dialects::{func, scf};
use couloir_ir::body::{Block, Body, Value};
use couloir_ir::build::{Build, Builder, InsertPoint};
use couloir_ir::{Context, Str, Type};

use super::build::{add, and, compare_equal, div, index, min, mul, rem, select, sub};
use super::{Functions, Loops, entry, function, is_reduce};
use crate::inline::{clone_blocks, clone_op};

/// A function that computes blocks.
pub(super) struct Compute<'a> {
    pub(super) loops: &'a Loops,
    /// How many inner loops are whole in each block.
    pub(super) whole: usize,
}

impl Compute<'_> {
    /// Makes the function; its name and what it takes.
    pub(super) fn make(
        &self,
        ctx: &Context,
        from: &Body,
        functions: &mut Functions,
    ) -> (Str, Vec<Type>) {
        let base = match self.whole {
            0 => "parallel_compute_fn",
            _ => "parallel_compute_fn_with_aligned_loops",
        };
        let name = functions.take_name(ctx, base);
        let captures = self.loops.captures.iter().map(|&value| from.ty(value));
        let indices = 2 + 4 * self.loops.trips.len();
        let inputs = std::iter::repeat_n(Type::INDEX, indices).chain(captures).collect::<Vec<_>>();
        let location = self.loops.location;
        let (mut body, block, args) = entry(&inputs, location);
        let mut b = Builder::new(ctx, &mut body, InsertPoint::End(block), location);
        if let Some(nest) = Nest::of(&mut b, self, from, &args) {
            nest.insert(&mut b, &mut Vec::new(), None);
        }
        b.insert(func::Return::build(&[]));
        functions.made.push((function(ctx, name, &inputs, body), location));
        (name, inputs)
    }
}

/// The loops of the function.
struct Nest<'a> {
    compute: &'a Compute<'a>,
    from: &'a Body,
    zero: Value,
    one: Value,
    trips: Vec<Value>,
    lower: Vec<Value>,
    steps: Vec<Value>,
    captures: Vec<Value>,
    /// Where the first and the last iteration are in each dimension, and what comes after the last.
    first: Vec<Value>,
    last: Vec<Value>,
    end: Vec<Value>,
}

/// Whether an outer loop is at its first and at its last iteration.
type AtEnds = (Value, Value);

/// Numbers that are known, and others as they are given.
fn known(b: &mut dyn Build, known: &[Option<i64>], given: &[Value]) -> Vec<Value> {
    let one = |(known, &given): (&Option<i64>, _)| known.map_or(given, |known| index(b, known));
    known.iter().zip(given).map(one).collect()
}

/// The place in each dimension of an iteration by its number.
fn coordinates(b: &mut dyn Build, number: Value, trips: &[Value]) -> Vec<Value> {
    let mut left = number;
    let place = |&trip: &Value| {
        let place = rem(b, left, trip);
        left = div(b, left, trip);
        place
    };
    let mut places = trips.iter().rev().map(place).collect::<Vec<_>>();
    places.reverse();
    places
}

impl<'a> Nest<'a> {
    fn of(
        b: &mut Builder<'_>,
        compute: &'a Compute<'a>,
        from: &'a Body,
        args: &[Value],
    ) -> Option<Self> {
        let loops = compute.loops;
        let rank = loops.trips.len();
        let ([number, size], rest) = args.split_first_chunk::<2>()?;
        let (trips, rest) = rest.split_at_checked(rank)?;
        let (lower, rest) = rest.split_at_checked(rank)?;
        let (steps, captures) = rest.get(rank..)?.split_at_checked(rank)?;
        let [zero, one] = [0, 1].map(|value| index(b, value));
        let trips = known(b, &loops.known.trips, trips);
        let lower = known(b, &loops.known.lower, lower);
        let steps = known(b, &loops.known.steps, steps);
        let count = trips.iter().copied().reduce(|a, c| mul(b, a, c))?;
        let start = mul(b, *number, *size);
        let end = add(b, start, *size);
        let end = min(b, end, count);
        let last = sub(b, end, one);
        let first = coordinates(b, start, &trips);
        let last = coordinates(b, last, &trips);
        let end = last.iter().map(|&last| add(b, last, one)).collect();
        let captures = captures.to_vec();
        Some(Nest { compute, from, zero, one, trips, lower, steps, captures, first, last, end })
    }

    /// Makes the next loop in those over `around`.
    fn insert(&self, b: &mut Builder<'_>, around: &mut Vec<Value>, ends: Option<AtEnds>) {
        let at = around.len();
        let Some((from, to)) = self.bounds(b, at, ends) else { return };
        let (ctx, location) = (b.context(), b.location());
        let region = b.body().create_region();
        let block = b.body().append_new_block(region);
        let own = b.body().add_arg(block, Type::INDEX, location);
        let mut inner = Builder::new(ctx, b.body(), InsertPoint::End(block), location);
        self.fill(&mut inner, block, own, around, ends);
        inner.set_point(InsertPoint::End(block));
        inner.insert(scf::Yield::build(&[]));
        b.insert(scf::For::build(&[], from, to, self.one, &[], region));
    }

    /// Where a loop begins and ends: where the block does if those around it are there, too.
    fn bounds(
        &self,
        b: &mut Builder<'_>,
        at: usize,
        ends: Option<AtEnds>,
    ) -> Option<(Value, Value)> {
        let (first, end) = (*self.first.get(at)?, *self.end.get(at)?);
        let Some((is_first, is_last)) = ends else { return Some((first, end)) };
        let all = *self.trips.get(at)?;
        if at + self.compute.whole >= self.trips.len() {
            return Some((self.zero, all));
        }
        let from = select(b, is_first, first, self.zero);
        Some((from, select(b, is_last, end, all)))
    }

    /// What is in a loop: the next one, or the body.
    fn fill(
        &self,
        b: &mut Builder<'_>,
        block: Block,
        own: Value,
        around: &mut Vec<Value>,
        ends: Option<AtEnds>,
    ) {
        let at = around.len();
        let (Some(&lower), Some(&step)) = (self.lower.get(at), self.steps.get(at)) else { return };
        let distance = mul(b, own, step);
        around.push(add(b, lower, distance));
        if around.len() == self.trips.len() {
            return self.body(b, block, around);
        }
        if let Some(ends) = self.at_ends(b, at, own, ends) {
            self.insert(b, around, Some(ends));
        }
    }

    fn at_ends(
        &self,
        b: &mut Builder<'_>,
        at: usize,
        own: Value,
        ends: Option<AtEnds>,
    ) -> Option<AtEnds> {
        let first = compare_equal(b, own, *self.first.get(at)?);
        let last = compare_equal(b, own, *self.last.get(at)?);
        Some(match ends {
            Some((outer_first, outer_last)) => {
                let first = and(b, first, outer_first);
                (first, and(b, last, outer_last))
            }
            None => (first, last),
        })
    }

    /// The loops' body, with the constants that it uses.
    fn body(&self, b: &mut Builder<'_>, block: Block, indices: &[Value]) {
        let loops = self.compute.loops;
        let captures = loops.captures.iter().copied().zip(self.captures.iter().copied());
        let mut around = captures.collect::<Vec<_>>();
        let body = b.body();
        for &constant in &loops.constants {
            let copy = clone_op(self.from, constant, body, block);
            around.extend(self.from.results(constant).zip(body.results(copy).collect::<Vec<_>>()));
        }
        let Some(region) = body.region_of(block) else { return };
        let end = body.append_new_block(region);
        let made = clone_blocks(self.from, loops.region, body, end, indices, &around);
        body.erase_block(end);
        let Some(&first) = made.first() else { return };
        if let Some(last) = body.last_op(first).filter(|&op| is_reduce(body, op)) {
            body.erase_op(last);
        }
        body.merge_block(first, block, &[]);
    }
}
