//! `gpu.all_reduce`: each subgroup combines its values by shuffles, and the first thread of each puts
//! the result into a buffer of the workgroup. After a barrier, the first threads of the block combine
//! these in the same way, and all read what comes of it.

use couloir_dialects::gpu::{
    self, ADDRESS_SPACE, AllReduce, Barrier, BlockDim, DIM, Func, SHUFFLE_MODE, Shuffle, ThreadId,
};
use couloir_dialects::llvm::case_of;
use couloir_dialects::{arith, cf, memref};
use couloir_ir::body::{Block, Body, Op, Value};
use couloir_ir::build::{Build, Builder, InsertPoint, NewOp};
use couloir_ir::ty::MemRefType;
use couloir_ir::walk::postorder;
use couloir_ir::{Attribute, Context, Location, OpDef, Type};
use couloir_ods::enums;
use couloir_transforms::inline::clone_blocks;

use super::prepare::binary;
use super::unary;
use crate::llvm_common::emit::with;

/// How many threads a subgroup has.
const SUBGROUP: i64 = 32;
/// The number of buffers that a function has for its workgroup.
const BUFFERS: &str = "workgroup_attributions";

/// `#gpu.address_space<workgroup>`
const WORKGROUP: u64 = 2;

/// Lowers all reductions in a function, if all threads get to each.
pub(super) fn lower(ctx: &Context, around: &mut Body, function: Op) {
    let Some(mut body) = around.take_nested(function) else { return };
    for reduction in wanted(&body) {
        let before = input_count(ctx, around, function);
        let buffers = add_buffer(ctx, around, function);
        // The arguments may be made anew for the buffer: what is reduced is looked at after that.
        let buffer = buffer(ctx, &mut body, reduction, before.saturating_add(buffers));
        let made = Reduction::of(ctx, &body, reduction);
        let Some((made, buffer)) = made.zip(buffer) else { break };
        made.lower(&mut body, buffer);
    }
    around.put_nested(function, body);
}

/// The reductions of a body; none where not all threads get to each.
fn wanted(body: &Body) -> Vec<Op> {
    let is = |op: &Op| {
        let def = body.op(*op).name.def();
        def.is_some_and(|def| std::ptr::eq(def, AllReduce::def()))
    };
    let found = postorder(body, body.roots()).filter(is).collect::<Vec<_>>();
    let uniform = |&op: &Op| body.prop(op, AllReduce::UNIFORM).is_some();
    if found.iter().all(uniform) { found } else { Vec::new() }
}

/// How many arguments a function is called with.
fn input_count(ctx: &Context, around: &Body, function: Op) -> usize {
    let ty = around.prop(function, Func::FUNCTION_TYPE).and_then(|ty| ty.as_type(ctx));
    ty.and_then(|ty| ty.as_function(ctx)).map_or(0, |(inputs, _)| inputs.len())
}

/// Notes that a function has one buffer more; how many it had.
fn add_buffer(ctx: &Context, around: &mut Body, function: Op) -> usize {
    let name = ctx.intern(BUFFERS);
    let own = around.discardable(function).as_dictionary(ctx).unwrap_or_default();
    let count = own.iter().find(|entry| entry.0 == name).and_then(|entry| entry.1.as_i64(ctx));
    let count = count.unwrap_or(0);
    let others = own.iter().copied().filter(|entry| entry.0 != name);
    let more = Attribute::i64(ctx, count.saturating_add(1));
    let attrs = others.chain([(name, more)]).collect();
    around.set_discardable(function, Attribute::dictionary(ctx, attrs));
    usize::try_from(count).unwrap_or(0)
}

/// The argument for a buffer for a reduction, put at this place among the function's.
fn buffer(ctx: &Context, body: &mut Body, reduction: Op, at: usize) -> Option<Value> {
    let ty = body.ty(body.result(reduction, 0)?);
    let space = enums::get(ctx, &ADDRESS_SPACE, WORKGROUP);
    let ty = MemRefType::get(ctx, &[SUBGROUP], ty, None, Some(space));
    let location = body.op(reduction).location;
    let entry = body.roots().first().and_then(|&region| body.entry_block(region))?;
    if at >= body.args(entry).len() {
        return Some(body.add_arg(entry, ty, location));
    }
    let old = body.take_args(entry);
    let mut made = None;
    for (nth, old) in old.into_iter().enumerate() {
        if nth == at {
            made = Some(body.add_arg(entry, ty, location));
        }
        let new = body.add_arg(entry, body.ty(old), body.value_location(old));
        body.replace_all_uses(old, new);
    }
    made
}

/// How two values become one.
enum Combine {
    /// By an op.
    Op(&'static OpDef),
    /// By the region of the reduction.
    Region(Box<Body>),
}

/// A reduction to be lowered.
struct Reduction<'c> {
    ctx: &'c Context,
    op: Op,
    value: Value,
    combine: Combine,
    location: Location,
}

/// The op that combines integers and the one that combines floats, by the number of the operation.
static OPERATIONS: [[&OpDef; 2]; 13] = [
    [arith::Addi::def(), arith::Addf::def()],
    [arith::Muli::def(), arith::Mulf::def()],
    [arith::Minui::def(), arith::Minui::def()],
    [arith::Minsi::def(), arith::Minsi::def()],
    [arith::Minnumf::def(), arith::Minnumf::def()],
    [arith::Maxui::def(), arith::Maxui::def()],
    [arith::Maxsi::def(), arith::Maxsi::def()],
    [arith::Maxnumf::def(), arith::Maxnumf::def()],
    [arith::Andi::def(), arith::Andi::def()],
    [arith::Ori::def(), arith::Ori::def()],
    [arith::Xori::def(), arith::Xori::def()],
    [arith::Minimumf::def(), arith::Minimumf::def()],
    [arith::Maximumf::def(), arith::Maximumf::def()],
];

impl<'c> Reduction<'c> {
    fn of(ctx: &'c Context, body: &Body, op: Op) -> Option<Self> {
        let value = body.operand(op, 0)?;
        let float = usize::from(body.ty(value).is_float(ctx));
        let combine = match body.prop(op, AllReduce::OP) {
            Some(kind) => {
                let row = OPERATIONS.get(usize::try_from(case_of(ctx, kind)?).ok()?)?;
                Combine::Op(row.get(float)?)
            }
            None => Combine::Region(Box::new(body.nested(op)?.clone())),
        };
        Some(Reduction { ctx, op, value, combine, location: body.op(op).location })
    }

    fn lower(&self, body: &mut Body, buffer: Value) {
        let mut b = Builder::new(self.ctx, body, InsertPoint::Before(self.op), self.location);
        let b = &mut b;
        let (invocation, workgroup) = linear(self.ctx, b);
        let mask = constant(b, SUBGROUP - 1);
        let lane = binary(b, arith::Andi::def(), invocation, mask);
        let zero = constant(b, 0);
        let is_first = compare(b, 0, lane, zero);
        let before = binary(b, arith::Subi::def(), invocation, lane);
        let active = binary(b, arith::Subi::def(), workgroup, before);
        let result = self.in_subgroup(b, active, self.value);
        when(b, is_first, |b| {
            let at = by_subgroups(b, invocation);
            let at = unary(b, arith::IndexCast::def(), at, Type::INDEX);
            store(b, result, buffer, at);
        });
        b.emit(Barrier::def(), &[], &[], &[]);
        let biased = binary(b, arith::Addi::def(), workgroup, mask);
        let subgroups = by_subgroups(b, biased);
        let is_valid = compare(b, 2, invocation, subgroups);
        let zero = Attribute::index(self.ctx, 0);
        let zero = b.insert1(arith::Constant::build(Type::INDEX, zero));
        when(b, is_valid, |b| {
            let at = unary(b, arith::IndexCast::def(), invocation, Type::INDEX);
            let value = load(self.ctx, b, buffer, at);
            let result = self.in_subgroup(b, subgroups, value);
            store(b, result, buffer, zero);
        });
        b.emit(Barrier::def(), &[], &[], &[]);
        let result = load(self.ctx, b, buffer, zero);
        if let Some(old) = body.result(self.op, 0) {
            body.replace_all_uses(old, result);
        }
        body.erase_op(self.op);
    }

    /// The values of a subgroup combined, of which so many threads take part.
    fn in_subgroup(&self, b: &mut Builder<'_>, active: Value, value: Value) -> Value {
        let whole = constant(b, SUBGROUP);
        let is_part = compare(b, 2, active, whole);
        let made = if_else(
            b,
            is_part,
            |b| {
                let mut value = value;
                for distance in distances() {
                    let (other, is_valid) = self.shuffle(b, value, distance, active);
                    let next = if_else(
                        b,
                        is_valid,
                        |b| vec![self.combined(b, value, other)],
                        |_| vec![value],
                    );
                    value = next.first().copied().unwrap_or(value);
                }
                vec![value]
            },
            |b| {
                let mut value = value;
                for distance in distances() {
                    let (other, _) = self.shuffle(b, value, distance, whole);
                    value = self.combined(b, value, other);
                }
                vec![value]
            },
        );
        made.first().copied().unwrap_or(value)
    }

    /// The value of the thread so far away, and whether there is one.
    fn shuffle(
        &self,
        b: &mut Builder<'_>,
        value: Value,
        distance: i64,
        width: Value,
    ) -> (Value, Value) {
        let distance = constant(b, distance);
        let ty = b.body().ty(value);
        let mode = Some(enums::get(self.ctx, &SHUFFLE_MODE, 0));
        let made = b.emit(Shuffle::def(), &[value, distance, width], &[ty, Type::I1], &[mode]);
        let mut result = |at| b.body().result(made, at).unwrap_or(value);
        (result(0), result(1))
    }

    fn combined(&self, b: &mut Builder<'_>, lhs: Value, rhs: Value) -> Value {
        match &self.combine {
            Combine::Op(def) => binary(b, def, lhs, rhs),
            Combine::Region(body) => inlined(b, body, lhs, rhs),
        }
    }
}

fn distances() -> impl Iterator<Item = i64> {
    std::iter::successors(Some(1), |at| Some(at * 2)).take_while(|&at| at < SUBGROUP)
}

/// What a region gives for two values: its blocks are copied here.
fn inlined(b: &mut Builder<'_>, from: &Body, lhs: Value, rhs: Value) -> Value {
    let Some(&region) = from.roots().first() else { return lhs };
    let (point, ty) = (b.point(), b.body().ty(lhs));
    let (around, rest) = split(b);
    let location = b.body().value_location(lhs);
    let made = clone_blocks(from, region, b.body(), rest, &[lhs, rhs], &[]);
    if let Some(&first) = made.first() {
        b.set_point(InsertPoint::End(around));
        b.insert(cf::Br::build(&[], first));
    }
    for block in made {
        let Some(end) = b.body().last_op(block) else { continue };
        let is_end =
            b.body().op(end).name.def().is_some_and(|def| std::ptr::eq(def, gpu::Yield::def()));
        let Some(value) = b.body().operand(end, 0).filter(|_| is_end) else { continue };
        let around = b.location();
        let own = b.body().op(end).location;
        b.body().erase_op(end);
        b.set_location(own);
        b.set_point(InsertPoint::End(block));
        b.insert(cf::Br::build(&[value], rest));
        b.set_location(around);
    }
    b.set_point(continued(point, rest));
    b.body().add_arg(rest, ty, location)
}

/// Ends the block that is built: it, and the one with what follows.
fn split(b: &mut Builder<'_>) -> (Block, Block) {
    match b.point() {
        InsertPoint::Before(op) => {
            let around = b.body().block_of(op);
            let rest = b.body().split_block(op);
            (around.unwrap_or(rest), rest)
        }
        InsertPoint::End(block) => {
            let rest = b.body().create_block();
            b.body().insert_block_after(block, rest);
            (block, rest)
        }
    }
}

/// Where building goes on in the block with what follows.
fn continued(point: InsertPoint, rest: Block) -> InsertPoint {
    match point {
        InsertPoint::Before(op) => InsertPoint::Before(op),
        InsertPoint::End(_) => InsertPoint::End(rest),
    }
}

/// Two blocks, one of which is gone through, and what they give.
fn if_else<'b>(
    b: &mut Builder<'b>,
    condition: Value,
    yes: impl FnOnce(&mut Builder<'b>) -> Vec<Value>,
    no: impl FnOnce(&mut Builder<'b>) -> Vec<Value>,
) -> Vec<Value> {
    let point = b.point();
    let (around, rest) = split(b);
    let [on_yes, on_no] = [(); 2].map(|()| b.body().create_block());
    b.body().insert_block_before(rest, on_yes);
    b.body().insert_block_before(rest, on_no);
    b.set_point(InsertPoint::End(around));
    let ctx = b.context();
    b.insert(cf::CondBr::build(ctx, condition, &[], &[], on_yes, on_no));
    b.set_point(InsertPoint::End(on_yes));
    let values = yes(b);
    b.insert(cf::Br::build(&values, rest));
    b.set_point(InsertPoint::End(on_no));
    let others = no(b);
    b.insert(cf::Br::build(&others, rest));
    b.set_point(continued(point, rest));
    let body = b.body();
    let arg = |&value: &Value| body.add_arg(rest, body.ty(value), body.value_location(value));
    values.iter().map(arg).collect()
}

/// Does something where a bit is set.
fn when(b: &mut Builder<'_>, condition: Value, work: impl FnOnce(&mut Builder<'_>)) {
    let yes = |b: &mut Builder<'_>| {
        work(b);
        Vec::new()
    };
    if_else(b, condition, yes, |_| Vec::new());
}

fn constant(b: &mut dyn Build, value: i64) -> Value {
    let value = Attribute::int(b.ctx(), Type::I32, value);
    b.insert1(arith::Constant::build(Type::I32, value))
}

fn compare(b: &mut dyn Build, predicate: i64, lhs: Value, rhs: Value) -> Value {
    let predicate = Some(Attribute::i64(b.ctx(), predicate));
    b.emit1(arith::Cmpi::def(), &[lhs, rhs], Type::I1, &[predicate])
}

/// Divided by the size of a subgroup.
fn by_subgroups(b: &mut dyn Build, value: Value) -> Value {
    let size = constant(b, SUBGROUP);
    binary(b, arith::Divsi::def(), value, size)
}

fn store(b: &mut dyn Build, value: Value, buffer: Value, at: Value) {
    let def = memref::Store::def();
    let props = with(b.ctx(), def, []);
    b.emit(def, &[value, buffer, at], &[], &props);
}

fn load(ctx: &Context, b: &mut dyn Build, buffer: Value, at: Value) -> Value {
    let ty = b.body().ty(buffer);
    let element = ty.shaped_element(ctx).unwrap_or(ty);
    let def = memref::Load::def();
    let props = with(ctx, def, []);
    b.emit1(def, &[buffer, at], element, &props)
}

/// The number of a thread in its block and how many threads that has, all dimensions in one.
fn linear(ctx: &Context, b: &mut dyn Build) -> (Value, Value) {
    let mut read = |def, dim| {
        let dim = enums::get(ctx, &DIM, dim);
        let new = NewOp::new(def).prop(ThreadId::DIMENSION, dim).result(Type::INDEX);
        let value = b.insert1(new);
        unary(b, arith::IndexCast::def(), value, Type::I32)
    };
    let [width, height, depth] = [0, 1, 2].map(|dim| read(BlockDim::def(), dim));
    let [x, y, z] = [0, 1, 2].map(|dim| read(ThreadId::def(), dim));
    let (add, mul) = (arith::Addi::def(), arith::Muli::def());
    let layers = binary(b, mul, z, height);
    let rows = binary(b, add, layers, y);
    let rows = binary(b, mul, rows, width);
    let layer = binary(b, mul, width, height);
    let invocation = binary(b, add, rows, x);
    let count = binary(b, mul, layer, depth);
    (invocation, count)
}
