//! Canonicalization of floating-point ops.

use couloir_ir::{OpDef, OpRef};

use super::of_sources;
use crate::arith::{Divf, Mulf, Negf};
use crate::common::canonicalize::{Expr, operand_from, replace_one};
use crate::rewrites;

rewrites! { FLOATS: replace_one;
    "(anonymous namespace)::MulFOfNegF", Mulf => |op| of_negated(op, Mulf::def());
    "(anonymous namespace)::DivFOfNegF", Divf => |op| of_negated(op, Divf::def());
}

/// Two negations cancel.
fn of_negated(op: OpRef<'_>, def: &'static OpDef) -> Option<Expr> {
    let (a, b) = (operand_from(op, 0, Negf::def())?, operand_from(op, 1, Negf::def())?);
    let new = of_sources(def, (a, b), op.result_type(0)?)?.from([a.location(), b.location()]);
    Some(match op.prop(Mulf::FASTMATH) {
        Some(flags) => new.prop(Mulf::FASTMATH, flags),
        None => new,
    })
}
