//! Reductions of vectors to one value, masked or not.

use std::sync::Arc;

use couloir_dialects::llvm::attrs::{FASTMATH, enum_attr};
use couloir_dialects::llvm::{self as l, ICmp};
use couloir_dialects::vector::{Mask, Reduction};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::num::Float;
use couloir_ir::op::OpDef;
use couloir_ir::{Attribute, Op, Type, Value};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, PatternSet, no_match,
};

use super::VectorOptions;
use crate::convert_arith_to_llvm::rows::fastmath;
use crate::llvm_common::Llvm;
use crate::vector_common::build::{BuildVector, spec};

pub(super) fn populate(llvm: &Arc<Llvm>, patterns: &mut PatternSet, options: VectorOptions) {
    let made = Arc::clone(llvm);
    patterns.add(Reduction::def(), &llvm.converter, move |op, new, rw| {
        reduce(&made, op, new, rw, options.reassociate)
    });
}

/// How the elements and what there was before are combined.
enum Combine {
    /// By an op.
    Op(fn() -> &'static OpDef),
    /// By a comparison with this predicate, and a choice.
    Choice(i64),
}

/// A reduction of integers: kind, intrinsic, and how the value before is combined.
type IntRow = (u64, fn() -> &'static OpDef, Combine);

const INTEGERS: [IntRow; 9] = [
    (0, l::IntrVectorReduceAdd::def, Combine::Op(l::Add::def)),
    (1, l::IntrVectorReduceMul::def, Combine::Op(l::Mul::def)),
    (2, l::IntrVectorReduceUmin::def, Combine::Choice(7)),
    (3, l::IntrVectorReduceSmin::def, Combine::Choice(3)),
    (5, l::IntrVectorReduceUmax::def, Combine::Choice(9)),
    (6, l::IntrVectorReduceSmax::def, Combine::Choice(5)),
    (8, l::IntrVectorReduceAnd::def, Combine::Op(l::And::def)),
    (9, l::IntrVectorReduceOr::def, Combine::Op(l::Or::def)),
    (10, l::IntrVectorReduceXor::def, Combine::Op(l::Xor::def)),
];

/// A reduction of floats without a start value: kind, intrinsic, and op.
type FloatRow = (u64, fn() -> &'static OpDef, fn() -> &'static OpDef);

const FLOATS: [FloatRow; 4] = [
    (4, l::IntrVectorReduceFmin::def, l::IntrMinnum::def),
    (7, l::IntrVectorReduceFmax::def, l::IntrMaxnum::def),
    (11, l::IntrVectorReduceFminimum::def, l::IntrMinimum::def),
    (12, l::IntrVectorReduceFmaximum::def, l::IntrMaximum::def),
];

/// What a reduction is of.
struct Parts {
    kind: u64,
    vector: Value,
    acc: Option<Value>,
    /// What the element type becomes.
    ty: Type,
    /// Whether the elements were floats before.
    is_float: bool,
    flags: Attribute,
}

fn reduce(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    reassociate: bool,
) -> Lowered {
    let masking = rw.scope().body.parent_op(op).filter(|&mask| rw.view(mask).is(Mask::def()));
    if masking.is_some() {
        return no_match("masked");
    }
    let vector = new.one(0).or_no_match("expected one value")?;
    let parts = parts(llvm, rw, op, vector, new.one(1), reassociate)?;
    let value = match parts.is_float {
        true => float(rw, &parts)?,
        false => integer(rw, &parts)?,
    };
    rw.replace(op, value)
}

fn parts(
    llvm: &Llvm,
    rw: &ConversionRewriter<'_>,
    op: Op,
    vector: Value,
    acc: Option<Value>,
    reassociate: bool,
) -> Result<Parts, NoMatch> {
    let (ctx, view) = (rw.context(), rw.view(op));
    let kind = Reduction(view)
        .kind()
        .and_then(|kind| kind.enum_bits(ctx, &couloir_dialects::vector::attrs::COMBINING_KIND));
    let ty = view.result_type(0).and_then(|ty| llvm.convert(ctx, ty));
    let flags = Reduction(view).fastmath();
    let bits = fastmath(ctx, flags).and_then(|flags| flags.enum_bits(ctx, &FASTMATH));
    let bits = bits.unwrap_or(0) | if reassociate { 1 << 6 } else { 0 };
    Ok(Parts {
        kind: kind.or_no_match("no kind")?,
        vector,
        acc,
        ty: ty.or_no_match("unconvertible type")?,
        is_float: view.result_type(0).is_some_and(|ty| ty.is_float(ctx)),
        flags: enum_attr(ctx, &FASTMATH, bits),
    })
}

fn integer(rw: &mut ConversionRewriter<'_>, parts: &Parts) -> Result<Value, NoMatch> {
    let row = INTEGERS.iter().find(|row| row.0 == parts.kind).or_no_match("no such reduction")?;
    let value = rw.make(row.1(), &[parts.vector], parts.ty, []);
    let Some(acc) = parts.acc else { return Ok(value) };
    Ok(match &row.2 {
        Combine::Op(def) => rw.make(def(), &[acc, value], parts.ty, []),
        Combine::Choice(predicate) => {
            let predicate = Attribute::i64(rw.context(), *predicate);
            let props = [(ICmp::PREDICATE, predicate)];
            let first = rw.make(ICmp::def(), &[acc, value], Type::I1, props);
            rw.make(l::Select::def(), &[first, acc, value], parts.ty, [])
        }
    })
}

fn float_constant(rw: &mut ConversionRewriter<'_>, ty: Type, value: Float) -> Value {
    let value = Attribute::float(rw.context(), ty, value);
    rw.insert1(l::Constant::build(ty, value))
}

/// Zero for sums, one for products. Floats that have become integers get an integer.
fn neutral(rw: &mut ConversionRewriter<'_>, parts: &Parts) -> Value {
    let Some(kind) = parts.ty.float_kind(rw.context()) else {
        let value = Attribute::int(rw.context(), parts.ty, i64::from(parts.kind == 1));
        return rw.insert1(l::Constant::build(parts.ty, value));
    };
    let value = if parts.kind == 0 { Float::zero(kind) } else { Float::one(kind) };
    float_constant(rw, parts.ty, value)
}

fn float(rw: &mut ConversionRewriter<'_>, parts: &Parts) -> Result<Value, NoMatch> {
    let def = match parts.kind {
        0 => l::IntrVectorReduceFadd::def(),
        1 => l::IntrVectorReduceFmul::def(),
        _ => {
            let row =
                FLOATS.iter().find(|row| row.0 == parts.kind).or_no_match("no such reduction")?;
            let value = rw.insert1(flagged(rw, row.1(), &[parts.vector], parts));
            let Some(acc) = parts.acc else { return Ok(value) };
            return Ok(rw.make(row.2(), &[value, acc], parts.ty, []));
        }
    };
    let start = match parts.acc {
        Some(acc) => acc,
        None => neutral(rw, parts),
    };
    Ok(rw.insert1(flagged(rw, def, &[start, parts.vector], parts)))
}

/// An op with the flags, whose slot is the first.
fn flagged(
    rw: &ConversionRewriter<'_>,
    def: &'static OpDef,
    operands: &[Value],
    parts: &Parts,
) -> NewOp {
    spec(rw.context(), def, operands, [(0, parts.flags)]).result(parts.ty)
}
