//! Canonicalization patterns of `arith`, in upstream's order for each op.

mod casts;
mod compare;
mod floats;
mod ints;
mod select;

use couloir_ir::{Attribute, Context, OpDef, OpRef, Type};
use couloir_rewrite::greedy::PatternDef;

use crate::common::canonicalize::{Expr, constant, made, value};
use crate::common::fold::{Number, fill};

/// All of them.
pub(crate) static ALL: &[&[PatternDef]] = &[
    ints::CONSTANTS,
    ints::PRODUCTS,
    ints::EXTENDED,
    ints::BITS,
    casts::CASTS,
    floats::FLOATS,
    compare::COMPARISONS,
    select::SELECTIONS,
];

/// A constant all of whose elements are an integer.
fn int_constant(ctx: &Context, ty: Type, int: i64) -> Expr {
    let width = crate::common::fold::int_width(ctx, ty);
    let number = Number::Int(couloir_ir::num::Int::from_i64(width, int));
    constant(ty, fill(ctx, ty, &number))
}

/// The truth constant of `i1` or of a vector of it.
fn truth(ctx: &Context, ty: Type, holds: bool) -> Expr {
    let number = Number::Int(couloir_ir::num::Int::from_bool(holds));
    let attr = if ty == Type::I1 { Attribute::bool(holds) } else { fill(ctx, ty, &number) };
    constant(ty, attr)
}

/// An op of the first operands of two ops of the same types.
fn of_sources(def: &'static OpDef, (a, b): (OpRef<'_>, OpRef<'_>), ty: Type) -> Option<Expr> {
    let (x, y) = (a.operand(0)?, b.operand(0)?);
    (a.ty(x) == b.ty(y)).then(|| made(def, ty, [value(x), value(y)]))
}

/// The truth value that an operand is.
pub(crate) fn truth_of(op: OpRef<'_>, at: usize) -> Option<bool> {
    match crate::common::canonicalize::constant_operand(op, at)? {
        Attribute::TRUE => Some(true),
        Attribute::FALSE => Some(false),
        _ => None,
    }
}
