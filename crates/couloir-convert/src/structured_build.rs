//! Making ops, some with regions.

use couloir_dialects::{arith, memref, scf};
use couloir_ir::build::{Build, InsertPoint, NewOp};
use couloir_ir::ty::{DYNAMIC, MemRefType};
use couloir_ir::{Attribute, Context, Region, Type, Value};

/// A region with what `fill` makes of its arguments, and what that gives.
pub(crate) fn region<B: Build>(
    b: &mut B,
    args: &[Type],
    fill: impl FnOnce(&mut B, &[Value]) -> Vec<Value>,
) -> Region {
    region_ending_in(b, args, |b, args| scf::Yield::build(&fill(b, args)))
}

/// A region with what `fill` makes of its arguments, and the end that it gives.
pub(crate) fn region_ending_in<B: Build>(
    b: &mut B,
    args: &[Type],
    fill: impl FnOnce(&mut B, &[Value]) -> NewOp,
) -> Region {
    let (before, location) = (b.point(), b.location());
    let body = b.body();
    let region = body.create_region();
    let block = body.append_new_block(region);
    let args = args.iter().map(|&ty| body.add_arg(block, ty, location)).collect::<Vec<_>>();
    b.set_point(InsertPoint::End(block));
    let end = fill(b, &args);
    b.insert(end);
    b.set_point(before);
    region
}

/// The results of a loop that goes up by one, of what it starts with.
pub(crate) fn count<B: Build>(
    b: &mut B,
    bounds: [Value; 3],
    inits: &[Value],
    fill: impl FnOnce(&mut B, &[Value]) -> Vec<Value>,
) -> Vec<Value> {
    let types = inits.iter().map(|&value| b.body().ty(value)).collect::<Vec<_>>();
    let args = [&[Type::INDEX], &*types].concat();
    let region = region(b, &args, fill);
    let [lower, upper, step] = bounds;
    let op = b.insert(scf::For::build(&types, lower, upper, step, inits, region));
    b.body().results(op).collect()
}

/// Does something where a condition holds.
pub(crate) fn when<B: Build>(b: &mut B, condition: Value, fill: impl FnOnce(&mut B)) {
    let then = region(b, &[], |b, _| {
        fill(b);
        Vec::new()
    });
    let or_else = b.body().create_region();
    b.insert(scf::If::build(&[], condition, then, or_else));
}

/// One value where a condition holds, and another where it does not.
pub(crate) fn choose<B: Build>(
    b: &mut B,
    ty: Type,
    condition: Value,
    then: impl FnOnce(&mut B) -> Value,
    or_else: impl FnOnce(&mut B) -> Value,
) -> Value {
    let then = region(b, &[], |b, _| vec![then(b)]);
    let or_else = region(b, &[], |b, _| vec![or_else(b)]);
    b.insert1(scf::If::build(&[ty], condition, then, or_else))
}

pub(crate) fn index<B: Build>(b: &mut B, value: i64) -> Value {
    let attr = Attribute::index(b.ctx(), value);
    b.insert1(arith::Constant::build(Type::INDEX, attr))
}

pub(crate) fn truth<B: Build>(b: &mut B, value: bool) -> Value {
    let attr = if value { Attribute::TRUE } else { Attribute::FALSE };
    b.insert1(arith::Constant::build(Type::I1, attr))
}

/// How integers are compared.
#[derive(Clone, Copy)]
pub(crate) enum Test {
    Equal = 0,
    Different = 1,
    SignedLess = 2,
    UnsignedLess = 6,
}

pub(crate) fn compare<B: Build>(b: &mut B, test: Test, x: Value, y: Value) -> Value {
    let predicate = Attribute::i64(b.ctx(), test as i64);
    b.insert1(arith::Cmpi::build(Type::I1, x, y, predicate))
}

pub(crate) fn and<B: Build>(b: &mut B, x: Value, y: Value) -> Value {
    b.insert1(arith::Andi::build(Type::I1, x, y))
}

/// A list of this many elements; of any number where that is not known.
pub(crate) fn list(ctx: &Context, size: Option<usize>, element: Type) -> Type {
    let size = size.map_or(DYNAMIC, |size| size as i64);
    MemRefType::get(ctx, &[size], element, None, None)
}

pub(crate) fn load<B: Build>(b: &mut B, list: Value, at: Value, element: Type) -> Value {
    b.insert1(
        memref::Load::build(element, list, &[at]).prop(memref::Load::NONTEMPORAL, Attribute::FALSE),
    )
}

pub(crate) fn store<B: Build>(b: &mut B, value: Value, list: Value, at: Value) {
    b.insert(
        memref::Store::build(value, list, &[at]).prop(memref::Store::NONTEMPORAL, Attribute::FALSE),
    );
}
