//! Calling the function that computes a block for all blocks.

use couloir_dialects::r#async::{self as asynchronous, types};
use couloir_dialects::{func, scf};
use couloir_ir::body::Value;
use couloir_ir::build::{Build, Builder, InsertPoint, NewOp};
use couloir_ir::{Attribute, Context, Str, Type};

use super::build::{add, compare_equal, div, greater, index, region_of, region_with, sub};
use super::compute::Compute;
use super::{Functions, How, Loops, entry, function};

/// Dispatching the blocks of loops.
pub(super) struct Dispatch<'a> {
    pub(super) loops: &'a Loops,
    pub(super) how: How,
    /// How many blocks there are.
    pub(super) blocks: Value,
}

fn call(ctx: &Context, name: Str, operands: impl IntoIterator<Item = Value>) -> NewOp {
    let new = NewOp::new(func::Call::def()).operands(operands);
    new.prop(func::Call::CALLEE, Attribute::flat_symbol(ctx, name))
}

fn group(ctx: &Context) -> Type {
    Type::dialect(ctx, &types::GROUP, Vec::new())
}

impl Dispatch<'_> {
    /// Computes all blocks of a size. In these functions so many inner loops are whole.
    pub(super) fn all(
        &self,
        b: &mut Builder<'_>,
        size: Value,
        whole: usize,
        functions: &mut Functions,
    ) {
        let compute = Compute { loops: self.loops, whole };
        let (name, inputs) = compute.make(b.context(), b.body(), functions);
        let operands = std::iter::once(size).chain(self.loops.shared_operands());
        let operands = operands.collect::<Vec<_>>();
        match self.how.halves {
            true => self.by_halves(b, name, &inputs, &operands, functions),
            false => self.by_a_loop(b, name, &operands),
        }
    }

    /// The first half of what is left is dispatched here, the other concurrently.
    fn by_halves(
        &self,
        b: &mut Builder<'_>,
        compute: Str,
        inputs: &[Type],
        operands: &[Value],
        functions: &mut Functions,
    ) {
        let (ctx, location) = (b.context(), self.loops.location);
        let dispatch = self.halving_function(ctx, compute, inputs, functions);
        let [zero, one] = [0, 1].map(|value| index(b, value));
        let is_one = compare_equal(b, self.blocks, one);
        let then = region_of(ctx, b.body(), location, &mut |b| {
            b.insert(call(ctx, compute, [zero].iter().chain(operands).copied()));
        });
        let or_else = region_of(ctx, b.body(), location, &mut |b| {
            let others = sub(b, self.blocks, one);
            let group = b.insert1(asynchronous::CreateGroup::build(group(ctx), others));
            let first = [group, zero, self.blocks];
            b.insert(call(ctx, dispatch, first.iter().chain(operands).copied()));
            b.insert(asynchronous::AwaitAll::build(group));
        });
        b.insert(scf::If::build(&[], is_one, then, or_else));
    }

    /// Makes the function for that: it takes the group, the first block and the one after the last,
    /// and what computes a block but for its number.
    fn halving_function(
        &self,
        ctx: &Context,
        compute: Str,
        inputs: &[Type],
        functions: &mut Functions,
    ) -> Str {
        let location = self.loops.location;
        let name = functions.take_name(ctx, "async_dispatch_fn");
        let more = inputs.iter().skip(1).copied();
        let inputs = [group(ctx), Type::INDEX, Type::INDEX].into_iter().chain(more);
        let inputs = inputs.collect::<Vec<_>>();
        let (mut body, block, args) = entry(&inputs, location);
        let mut b = Builder::new(ctx, &mut body, InsertPoint::End(block), location);
        if let [group, start, end, rest @ ..] = args.as_slice() {
            let [one, two] = [1, 2].map(|value| index(&mut b, value));
            let halving = Halving { name, group: *group, one, two, rest };
            halving.insert(&mut b, *start, *end);
            b.insert(call(ctx, compute, std::iter::once(start).chain(rest).copied()));
        }
        b.insert(func::Return::build(&[]));
        functions.made.push((function(ctx, name, &inputs, body), location));
        name
    }

    /// All blocks but the first are computed concurrently.
    fn by_a_loop(&self, b: &mut Builder<'_>, compute: Str, operands: &[Value]) {
        let (ctx, location) = (b.context(), self.loops.location);
        let [zero, one] = [0, 1].map(|value| index(b, value));
        let others = sub(b, self.blocks, one);
        let group = b.insert1(asynchronous::CreateGroup::build(group(ctx), others));
        let region = region_with(ctx, b.body(), location, 1, &mut |b, number| {
            let operands = || number.iter().chain(operands).copied();
            concurrently(b, &|| call(ctx, compute, operands()), group);
            b.insert(scf::Yield::build(&[]));
        });
        b.insert(scf::For::build(&[], one, self.blocks, one, &[], region));
        b.insert(call(ctx, compute, [zero].iter().chain(operands).copied()));
        b.insert(asynchronous::AwaitAll::build(group));
    }
}

/// Runs a call concurrently, in a group.
fn concurrently(b: &mut Builder<'_>, call: &dyn Fn() -> NewOp, group: Value) {
    let (ctx, location) = (b.context(), b.location());
    let region = region_with(ctx, b.body(), location, 0, &mut |b, _| {
        b.insert(call());
        b.insert(asynchronous::Yield::build(&[]));
    });
    let token = Type::dialect(ctx, &types::TOKEN, Vec::new());
    let token = b.insert1(asynchronous::Execute::build(ctx, token, &[], &[], &[], region));
    b.insert1(asynchronous::AddToGroup::build(ctx, token, group));
}

/// The loop that halves what is left.
struct Halving<'a> {
    /// The function that the loop is in.
    name: Str,
    group: Value,
    one: Value,
    two: Value,
    /// What the function is given but for the group and the blocks.
    rest: &'a [Value],
}

impl Halving<'_> {
    fn insert(&self, b: &mut Builder<'_>, start: Value, end: Value) {
        let ctx = b.context();
        let location = b.location();
        let before = region_with(ctx, b.body(), location, 2, &mut |b, args| {
            let &[start, end] = args else { return };
            let distance = sub(b, end, start);
            let is_more = greater(b, distance, self.one);
            b.insert(scf::Condition::build(is_more, &[start, end]));
        });
        let after = region_with(ctx, b.body(), location, 2, &mut |b, args| {
            let &[start, end] = args else { return };
            let distance = sub(b, end, start);
            let half = div(b, distance, self.two);
            let middle = add(b, start, half);
            let other = [self.group, middle, end];
            let other = || other.iter().chain(self.rest).copied();
            concurrently(b, &|| call(ctx, self.name, other()), self.group);
            b.insert(scf::Yield::build(&[start, middle]));
        });
        let types = [Type::INDEX, Type::INDEX];
        b.insert(scf::While::build(&types, &[start, end], before, after));
    }
}
