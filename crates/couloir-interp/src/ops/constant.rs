//! Constants, poison, and what is any one value.

use couloir_dialects::llvm::types as llvm;
use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::num::{Float, Int};
use couloir_ir::ty::TypeKind;
use couloir_ir::{Attribute, Context, OpRef, Type};

use super::{Rows, nothing, one};
use crate::codec;
use crate::layout::{Shape, shape};
use crate::machine::{Flow, Machine, Step, unsupported};
use crate::stop::Stop;
use crate::value::{Pointer, Value};

type Result<T> = std::result::Result<T, Stop>;

pub(super) const ROWS: Rows = rows! {
    "arith.constant" | "index.constant" | "llvm.mlir.constant" | "complex.constant"
        | "index.bool.constant" => constant;
    "ub.poison" | "llvm.mlir.undef" | "llvm.mlir.poison" => |_, _| one(Value::Poison);
    "llvm.mlir.zero" => |_, op| one(zero(op.ctx(), op.result_type(0).unwrap_or(Type::NONE))?);
    "llvm.freeze" => freeze;
    "index.sizeof" => |_, _| one(Value::index(64));
    "llvm.intr.is.constant" => |m, _| {
        m.worth.arbitrary = true;
        one(Value::bool(false))
    };
    "func.constant" => |m, op| address(m, op, "value");
    "llvm.mlir.none" => |_, _| nothing();
};

fn constant<'a>(_: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let (attr, ty) =
        op.attr_named("value").zip(op.result_type(0)).ok_or_else(|| unsupported(op))?;
    one(value(op.ctx(), attr, ty)?)
}

/// The address of a function.
fn address<'a>(machine: &mut Machine<'a>, op: OpRef<'a>, name: &str) -> Step<'a> {
    let name = op.attr_named(name).and_then(|attr| attr.as_flat_symbol(op.ctx()));
    let pointer = machine.address_of_function(name.ok_or_else(|| unsupported(op))?)?;
    Ok(Flow::Results(vec![Value::Ptr(pointer)]))
}

/// The value of an attribute as one of a type.
pub(crate) fn value(ctx: &Context, attr: Attribute, ty: Type) -> Result<Value> {
    let mut scalars = Vec::new();
    collect(ctx, attr, ty, &mut scalars)?;
    // One number stands for all elements of an array or a vector of many dimensions.
    if let ([only], true) = (&*scalars, attr.as_dense(ctx).is_some_and(|dense| dense.splat)) {
        let count = leaves(ctx, ty)?;
        scalars = vec![only.clone(); count];
    }
    codec::build(ctx, ty, &mut scalars.into_iter())
}

/// How many scalars a value of a type is made of.
pub(crate) fn leaves(ctx: &Context, ty: Type) -> Result<usize> {
    let mut scalars = Vec::new();
    codec::flatten(ctx, ty, &Value::Poison, &mut scalars)?;
    Ok(scalars.len())
}

fn collect(ctx: &Context, attr: Attribute, ty: Type, out: &mut Vec<Value>) -> Result<()> {
    match attr.kind(ctx) {
        AttrKind::Integer(_, int) => out.push(number(ctx, int, ty)?),
        AttrKind::Float(_, float) => out.push(Value::Float(*float)),
        AttrKind::DenseElements(dense) => elements(ctx, dense, out)?,
        AttrKind::String(text, _) => {
            let bytes = ctx.bytes(*text).iter();
            out.extend(bytes.map(|&byte| Value::Int(Int::new(8, byte.into()))));
        }
        AttrKind::Array(items) => {
            let TypeKind::Complex(part) = ty.kind(ctx) else { return parts(ctx, items, ty, out) };
            items.iter().try_for_each(|&item| collect(ctx, item, *part, out))?;
        }
        AttrKind::Dialect(data) => out.extend(special(ctx, data.def.mnemonic, ty)?),
        _ => return Err(Stop::unsupported("a constant of another kind")),
    }
    Ok(())
}

/// Constants of the parts of a struct or array.
fn parts(ctx: &Context, items: &[Attribute], ty: Type, out: &mut Vec<Value>) -> Result<()> {
    for (at, &item) in items.iter().enumerate() {
        let part = llvm::element_at(ctx, ty, at as i64);
        let part = part.ok_or_else(|| Stop::unsupported("a constant of another kind"))?;
        collect(ctx, item, part, out)?;
    }
    Ok(())
}

fn special(ctx: &Context, mnemonic: &str, ty: Type) -> Result<Vec<Value>> {
    match mnemonic {
        "zero" => {
            let mut out = Vec::new();
            codec::flatten(ctx, ty, &zero(ctx, ty)?, &mut out)?;
            Ok(out)
        }
        "undef" | "poison" => Ok(vec![Value::Poison; leaves(ctx, ty)?]),
        _ => Err(Stop::unsupported("a constant of another kind")),
    }
}

fn number(ctx: &Context, int: &Int, ty: Type) -> Result<Value> {
    Ok(match shape(ctx, ty)? {
        Shape::Int(width) => Value::Int(int.sext_or_trunc(width)),
        // Bits of a float, as globals of other languages have them.
        Shape::Float(kind) => Value::Float(Float::from_bits(kind, int.low_u128())),
        _ => Value::Int(int.clone()),
    })
}

fn elements(ctx: &Context, dense: &DenseElements, out: &mut Vec<Value>) -> Result<()> {
    let stored: Vec<Value> = if dense.scalar_type(ctx).0.is_float(ctx) {
        dense.floats(ctx).map(Value::Float).collect()
    } else {
        dense.ints(ctx).map(Value::Int).collect()
    };
    let count = dense.ty.num_elements(ctx).and_then(|count| usize::try_from(count).ok());
    let count = count.filter(|count| *count <= 1 << 20).ok_or(Stop::Limit)?;
    let times = if dense.splat { count } else { 1 };
    (0..times).for_each(|_| out.extend(stored.iter().cloned()));
    Ok(())
}

/// The zero of a type.
pub(crate) fn zero(ctx: &Context, ty: Type) -> Result<Value> {
    Ok(match shape(ctx, ty)? {
        Shape::Int(width) => Value::Int(Int::zero(width)),
        Shape::Float(kind) => Value::Float(Float::zero(kind)),
        Shape::Pointer => Value::Ptr(Pointer::NULL),
        Shape::Vector(element, count) => Value::list(vec![zero(ctx, element)?; count]),
        Shape::Array(element, count) if ty.as_vector(ctx).is_none() => {
            Value::list(vec![zero(ctx, element)?; count])
        }
        Shape::Array(..) => {
            let count = super::count(ctx, ty)?;
            Value::list(vec![zero(ctx, ty.element_or_self(ctx))?; count])
        }
        Shape::Struct(parts, _) => {
            Value::list(parts.iter().map(|part| zero(ctx, *part)).collect::<Result<_>>()?)
        }
        Shape::MemRef(_) | Shape::Unranked => {
            return Err(Stop::unsupported("the zero of a memref"));
        }
    })
}

/// What is poison becomes any one value.
fn freeze<'a>(machine: &mut Machine<'a>, op: OpRef<'a>) -> Step<'a> {
    let (value, ty) = (machine.operand(op, 0)?, op.result_type(0).unwrap_or(Type::NONE));
    let mut scalars = Vec::new();
    codec::flatten(op.ctx(), ty, &value, &mut scalars)?;
    if !scalars.iter().any(Value::is_poison) {
        return one(value);
    }
    machine.worth.arbitrary = true;
    let mut zeros = Vec::new();
    codec::flatten(op.ctx(), ty, &zero(op.ctx(), ty)?, &mut zeros)?;
    let chosen = scalars.into_iter().zip(zeros);
    let chosen = chosen.map(|(value, zero)| if value.is_poison() { zero } else { value });
    one(codec::build(op.ctx(), ty, &mut chosen.collect::<Vec<_>>().into_iter())?)
}
