//! Sums, differences, products and bits.

use couloir_ir::num::Int;
use couloir_ir::{Attribute, OpDef, OpRef, Value};
use couloir_ods::enums;
use smallvec::{SmallVec, smallvec};

use super::{int_constant, of_sources, truth};
use crate::arith::attrs::{OVERFLOW, no_overflow};
use crate::arith::{
    Addi, AdduiExtended, Andi, Cmpi, Extsi, Extui, Muli, MulsiExtended, MuluiExtended, Ori, Subi,
    Xori,
};
use crate::common::canonicalize::{
    Expr, combine, constant, constant_operand, made, number_operand, operand_from,
    operand_location, replace, replace_one, value,
};
use crate::rewrites;

/// Which operand is a constant.
#[derive(Clone, Copy, PartialEq, Eq)]
enum At {
    Left,
    Right,
}

use At::{Left, Right};

impl At {
    fn index(self) -> usize {
        usize::from(self == Right)
    }

    fn other(self) -> usize {
        usize::from(self == Left)
    }
}

/// An op of a constant and of an op of a constant: both constants become one.
struct Combined {
    outer: At,
    inner: (fn() -> &'static OpDef, At),
    result: (fn() -> &'static OpDef, At),
    /// Whether flags that both ops have stay.
    keeps_flags: bool,
    /// Of the inner constant and the outer one.
    eval: fn(&Int, &Int) -> Int,
}

fn combined(op: OpRef<'_>, row: &Combined) -> Option<Expr> {
    let ctx = op.ctx();
    let scalar = |attr: &Attribute| attr.as_int(ctx).is_some();
    let outer = constant_operand(op, row.outer.index()).filter(scalar)?;
    let inner_op = operand_from(op, row.outer.other(), (row.inner.0)())?;
    let inner = constant_operand(inner_op, row.inner.1.index()).filter(scalar)?;
    let x = value(inner_op.operand(row.inner.1.other())?);
    let ty = op.result_type(0)?;
    let both = constant(ty, combine(ctx, ty, (inner, outer), row.eval)?);
    let operands = if row.result.1 == Left { [both, x] } else { [x, both] };
    let from = match row.outer {
        Left => operand_location(op, Left.index()),
        Right => operand_location(inner_op, row.inner.1.index()),
    };
    let new = made((row.result.0)(), ty, operands).from(from);
    Some(if row.keeps_flags { with_common_flags(new, op, inner_op) } else { new })
}

/// Gives a sum, difference or product the flags that two have in common.
fn with_common_flags(expr: Expr, a: OpRef<'_>, b: OpRef<'_>) -> Expr {
    let ctx = a.ctx();
    let flags = |op: OpRef<'_>| {
        let flags = op.attr_named("overflowFlags").and_then(|attr| attr.enum_bits(ctx, &OVERFLOW));
        flags.unwrap_or(0)
    };
    expr.prop(Addi::OVERFLOW_FLAGS, enums::get(ctx, &OVERFLOW, flags(a) & flags(b)))
}

macro_rules! combined {
    ($outer:ident, $inner:ident $at:ident => $result:ident $to:ident, $eval:expr) => {
        combined!($outer, $inner $at => $result $to, $eval, true)
    };
    ($outer:ident, $inner:ident $at:ident => $result:ident $to:ident, $eval:expr, $flags:expr) => {
        |op| {
            const ROW: Combined = Combined {
                outer: $outer,
                inner: ($inner::def, $at),
                result: ($result::def, $to),
                keeps_flags: $flags,
                eval: $eval,
            };
            combined(op, &ROW)
        }
    };
}

rewrites! { CONSTANTS: replace_one;
    "(anonymous namespace)::AddIAddConstant", Addi =>
        combined!(Right, Addi Right => Addi Right, |a, b| a.add(b));
    "(anonymous namespace)::AddISubConstantRHS", Addi =>
        combined!(Right, Subi Right => Addi Right, |a, b| b.sub(a));
    "(anonymous namespace)::AddISubConstantLHS", Addi =>
        combined!(Right, Subi Left => Subi Left, |a, b| a.add(b));
    "(anonymous namespace)::AddIMulNegativeOneRhs", Addi => |op| minus_product(op, 1);
    "(anonymous namespace)::AddIMulNegativeOneLhs", Addi => |op| minus_product(op, 0);
    "(anonymous namespace)::SubIRHSAddConstant", Subi =>
        combined!(Right, Addi Right => Addi Right, |a, b| a.sub(b), false);
    "(anonymous namespace)::SubILHSAddConstant", Subi =>
        combined!(Left, Addi Right => Subi Left, |a, b| b.sub(a));
    "(anonymous namespace)::SubIRHSSubConstantRHS", Subi =>
        combined!(Right, Subi Right => Subi Right, |a, b| a.add(b));
    "(anonymous namespace)::SubIRHSSubConstantLHS", Subi =>
        combined!(Right, Subi Left => Subi Left, |a, b| a.sub(b));
    "(anonymous namespace)::SubILHSSubConstantRHS", Subi =>
        combined!(Left, Subi Right => Subi Left, |a, b| a.add(b));
    "(anonymous namespace)::SubILHSSubConstantLHS", Subi =>
        combined!(Left, Subi Left => Addi Right, |a, b| b.sub(a));
    "(anonymous namespace)::SubISubILHSRHSLHS", Subi => minus_itself;
}

rewrites! { PRODUCTS: replace_one;
    "(anonymous namespace)::MulIMulIConstant", Muli =>
        combined!(Right, Muli Right => Muli Right, |a, b| a.mul(b));
}

/// `a + b * -1` is `a - b`.
fn minus_product(op: OpRef<'_>, at: usize) -> Option<Expr> {
    let product = operand_from(op, at, Muli::def())?;
    let is_minus_one = number_operand(product, 1)?.int()?.is_all_ones();
    let (a, b) = (op.operand(1 - at)?, product.operand(0)?);
    let difference = made(Subi::def(), op.result_type(0)?, [value(a), value(b)]);
    let new = difference.prop(Subi::OVERFLOW_FLAGS, no_overflow(op.ctx()));
    is_minus_one.then(|| new.from(operand_location(product, 1)))
}

/// `a - b - a` is `0 - b`.
fn minus_itself(op: OpRef<'_>) -> Option<Expr> {
    let inner = operand_from(op, 0, Subi::def())?;
    let (ty, b) = (op.result_type(0)?, inner.operand(1)?);
    let same = inner.operand(0) == op.operand(1);
    let zero = int_constant(op.ctx(), ty, 0);
    let new = made(Subi::def(), ty, [zero, value(b)]).from([inner.location()]);
    same.then(|| with_common_flags(new, op, inner))
}

rewrites! { EXTENDED: replace;
    "(anonymous namespace)::AddUIExtendedToAddI", AdduiExtended => |op| {
        let ty = op.result_type(1)?;
        Some(smallvec![first_half(op, Addi::def())?, truth(op.ctx(), ty, false)])
    };
    "(anonymous namespace)::MulSIExtendedToMulI", MulsiExtended => product_only;
    "(anonymous namespace)::MulSIExtendedRHSOne", MulsiExtended => times_one;
    "(anonymous namespace)::MulUIExtendedToMulI", MuluiExtended => product_only;
}

/// The first result alone, where nothing uses the second.
fn first_half(op: OpRef<'_>, def: &'static OpDef) -> Option<Expr> {
    if !op.body().is_unused(op.result(1)?) {
        return None;
    }
    let (x, y) = (op.operand(0)?, op.operand(1)?);
    Some(made(def, op.result_type(0)?, [value(x), value(y)]))
}

fn product_only(op: OpRef<'_>) -> Option<SmallVec<[Expr; 2]>> {
    let high = int_constant(op.ctx(), op.result_type(1)?, 0);
    Some(smallvec![first_half(op, Muli::def())?, high])
}

/// The high half of `x * 1` repeats the sign of `x`.
fn times_one(op: OpRef<'_>) -> Option<SmallVec<[Expr; 2]>> {
    let ty = op.result_type(0)?;
    let one = number_operand(op, 1)?;
    let bits = super::compare::bits_like(op.ctx(), ty);
    if !one.int()?.is_one() || ty == bits {
        return None;
    }
    let x = op.operand(0)?;
    let zero = int_constant(op.ctx(), ty, 0);
    let less = super::compare::predicate(op.ctx(), "slt")?;
    let negative = made(Cmpi::def(), bits, [value(x), zero]).prop(Cmpi::PREDICATE, less);
    Some(smallvec![value(x), made(Extsi::def(), ty, [negative])])
}

rewrites! { BITS: replace_one;
    "(anonymous namespace)::AndOfExtUI", Andi => |op| of_extended(op, Andi::def(), Extui::def());
    "(anonymous namespace)::AndOfExtSI", Andi => |op| of_extended(op, Andi::def(), Extsi::def());
    "(anonymous namespace)::OrOfExtUI", Ori => |op| of_extended(op, Ori::def(), Extui::def());
    "(anonymous namespace)::OrOfExtSI", Ori => |op| of_extended(op, Ori::def(), Extsi::def());
    "(anonymous namespace)::XOrIOfExtUI", Xori => |op| of_extended(op, Xori::def(), Extui::def());
    "(anonymous namespace)::XOrIOfExtSI", Xori => |op| of_extended(op, Xori::def(), Extsi::def());
    "(anonymous namespace)::XOrINotCmpI", Xori => super::compare::negated;
}

/// An op on bits of two values extended alike is one on the values themselves.
fn of_extended(op: OpRef<'_>, def: &'static OpDef, ext: &'static OpDef) -> Option<Expr> {
    let (a, b) = (operand_from(op, 0, ext)?, operand_from(op, 1, ext)?);
    let narrow = |op: OpRef<'_>| op.operand(0).map(|value: Value| op.ty(value));
    let new = made(ext, op.result_type(0)?, [of_sources(def, (a, b), narrow(a)?)?]);
    Some(new.from([a.location(), b.location()]))
}
