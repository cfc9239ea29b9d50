//! Ops made often, on indices if nothing else is said.

use couloir_dialects::{arith, scf};
use couloir_ir::body::{Body, Region, Value};
use couloir_ir::build::{Build, Builder, InsertPoint};
use couloir_ir::{Attribute, Context, Location, OpDef, OpName, Type};

/// A constant.
pub(super) fn index(b: &mut dyn Build, value: i64) -> Value {
    let attr = Attribute::index(b.ctx(), value);
    b.insert1(arith::Constant::build(Type::INDEX, attr))
}

fn binary(b: &mut dyn Build, def: &'static OpDef, left: Value, right: Value) -> Value {
    let props = b.ctx().attr_defaults(OpName::of(def)).to_vec();
    let ty = b.body().ty(left);
    b.emit1(def, &[left, right], ty, &props)
}

macro_rules! binaries {
    ($($(#[$doc:meta])* $name:ident = $op:ident;)*) => {
        $($(#[$doc])*
        pub(super) fn $name(b: &mut dyn Build, left: Value, right: Value) -> Value {
            binary(b, arith::$op::def(), left, right)
        })*
    };
}

binaries! {
    /// A sum.
    add = Addi;
    /// A difference.
    sub = Subi;
    /// A product.
    mul = Muli;
    /// A quotient towards zero.
    div = Divsi;
    /// A remainder.
    rem = Remsi;
    /// A quotient, rounded up.
    ceil_div = Ceildivsi;
    /// The smaller.
    min = Minsi;
    /// The larger.
    max = Maxsi;
    /// Both, of truth values.
    and = Andi;
    /// A product of floats.
    mul_float = Mulf;
}

fn compare(b: &mut dyn Build, predicate: i64, left: Value, right: Value) -> Value {
    let predicate = Attribute::i64(b.ctx(), predicate);
    b.insert1(arith::Cmpi::build(Type::I1, left, right, predicate))
}

/// Whether two are equal.
pub(super) fn compare_equal(b: &mut dyn Build, left: Value, right: Value) -> Value {
    compare(b, 0, left, right)
}

/// Whether the left one is greater.
pub(super) fn greater(b: &mut dyn Build, left: Value, right: Value) -> Value {
    compare(b, 4, left, right)
}

/// Whether the left one is not less.
pub(super) fn not_less(b: &mut dyn Build, left: Value, right: Value) -> Value {
    compare(b, 5, left, right)
}

/// One of two values.
pub(super) fn select(b: &mut dyn Build, condition: Value, yes: Value, no: Value) -> Value {
    let ty = b.body().ty(yes);
    b.insert1(arith::Select::build(ty, condition, yes, no))
}

/// A value as one of another type.
pub(super) fn cast(b: &mut dyn Build, def: &'static OpDef, value: Value, ty: Type) -> Value {
    let props = b.ctx().attr_defaults(OpName::of(def)).to_vec();
    b.emit1(def, &[value], ty, &props)
}

/// A region with so many indices as arguments. What is made in it is looked at only when all of the
/// body is looked at again.
pub(super) fn region_with(
    ctx: &Context,
    body: &mut Body,
    location: Location,
    indices: usize,
    fill: &mut dyn FnMut(&mut Builder<'_>, &[Value]),
) -> Region {
    let region = body.create_region();
    let block = body.append_new_block(region);
    let args = (0..indices).map(|_| body.add_arg(block, Type::INDEX, location)).collect::<Vec<_>>();
    fill(&mut Builder::new(ctx, body, InsertPoint::End(block), location), &args);
    region
}

/// One without arguments that ends with `scf.yield`.
pub(super) fn region_of(
    ctx: &Context,
    body: &mut Body,
    location: Location,
    fill: &mut dyn FnMut(&mut Builder<'_>),
) -> Region {
    region_with(ctx, body, location, 0, &mut |b, _| {
        fill(b);
        b.insert(scf::Yield::build(&[]));
    })
}
