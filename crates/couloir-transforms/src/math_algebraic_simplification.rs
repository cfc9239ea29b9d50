//! Powers with a known exponent become products, roots and quotients.

use couloir_dialects::common::fold::{Number, splat};
use couloir_dialects::{arith, math, vector};
use couloir_ir::build::{Build, NewOp};
use couloir_ir::num::Float;
use couloir_ir::op::OpName;
use couloir_ir::{Attribute, Op, OpDef, Type, Value};
use couloir_rewrite::convert::{NoMatch, OrNoMatch, no_match};
use couloir_rewrite::greedy::{RewritePatterns, Rewritten};
use couloir_rewrite::{Rewriter, constant_of};

/// Powers of whole numbers up to this exponent become products.
const MOST: u64 = 8;

/// Adds the patterns.
pub fn populate(patterns: &mut RewritePatterns) {
    patterns.add(math::Powf::def(), powf);
    patterns
        .add(math::Ipowi::def(), |op, rw| powi(op, rw, arith::Divsi::def(), arith::Muli::def()));
    patterns.add(math::Fpowi::def(), |op, rw| powi(op, rw, arith::Divf::def(), arith::Mulf::def()));
}

/// The base, and the exponent where that is the same for all elements.
fn parts(rw: &Rewriter<'_>, op: Op) -> Result<(Value, Number), NoMatch> {
    let (base, exponent) = rw.view(op).operand(0).zip(rw.view(op).operand(1)).or_no_match("")?;
    let known = rw.scope().defining_op(exponent).and_then(constant_of);
    let known = known.and_then(|known| splat(rw.context(), known));
    Ok((base, known.or_no_match("the exponent is not known")?))
}

/// An op on values of a type.
fn make(rw: &mut Rewriter<'_>, def: &'static OpDef, operands: &[Value]) -> Value {
    make_flagged(rw, def, operands, None)
}

/// The same with flags of floats, if there are any.
fn make_flagged(
    rw: &mut Rewriter<'_>,
    def: &'static OpDef,
    operands: &[Value],
    flags: Option<Attribute>,
) -> Value {
    let ty = operands.first().map_or(Type::INDEX, |&value| rw.ty(value));
    let mut new = NewOp::new(def).operands(operands.iter().copied()).result(ty);
    new.props = rw.context().attr_defaults(OpName::of(def)).into();
    let slot = def.attrs.iter().position(|attr| attr.name == "fastmath");
    if let Some((slot, flags)) = slot.zip(flags) {
        new = new.prop(slot, flags);
    }
    rw.insert1(new)
}

/// One, of the type of an op's elements.
fn one(rw: &mut Rewriter<'_>, ty: Type) -> Value {
    let ctx = rw.context();
    let ty = ty.element_or_self(ctx);
    let one = match ty.float_kind(ctx) {
        Some(kind) => Attribute::float(ctx, ty, Float::from_f64(kind, 1.0)),
        None => Attribute::int(ctx, ty, 1),
    };
    rw.insert1(arith::Constant::build(ty, one))
}

/// A number as all elements of a vector.
fn everywhere(rw: &mut Rewriter<'_>, value: Value, ty: Type) -> Value {
    match ty.as_vector(rw.context()) {
        Some(_) => rw.insert1(NewOp::new(vector::Broadcast::def()).operand(value).result(ty)),
        None => value,
    }
}

fn powf(op: Op, rw: &mut Rewriter<'_>) -> Rewritten {
    let (x, exponent) = parts(rw, op)?;
    let Number::Float(exponent) = exponent else { return no_match("no float") };
    let is = |value: f64| exponent == Float::from_f64(exponent.kind(), value);
    let ty = rw.ty(x);
    let flags = rw.view(op).prop(math::Powf::FASTMATH);
    let make =
        |rw: &mut Rewriter<'_>, def, operands: &[Value]| make_flagged(rw, def, operands, flags);
    let (mulf, sqrt) = (arith::Mulf::def(), math::Sqrt::def());
    let value = match () {
        () if is(1.0) => x,
        () if is(2.0) => make(rw, mulf, &[x, x]),
        () if is(3.0) => {
            let square = make(rw, mulf, &[x, x]);
            make(rw, mulf, &[x, square])
        }
        () if is(-1.0) => {
            let one = one(rw, ty);
            let one = everywhere(rw, one, ty);
            make(rw, arith::Divf::def(), &[one, x])
        }
        () if is(0.5) => make(rw, sqrt, &[x]),
        () if is(-0.5) => make(rw, math::Rsqrt::def(), &[x]),
        () if is(0.75) => {
            let half = make(rw, sqrt, &[x]);
            let quarter = make(rw, sqrt, &[half]);
            make(rw, mulf, &[half, quarter])
        }
        () => return no_match("another exponent"),
    };
    rw.replace(op, &[value]);
    Ok(())
}

fn powi(
    op: Op,
    rw: &mut Rewriter<'_>,
    divide: &'static OpDef,
    multiply: &'static OpDef,
) -> Rewritten {
    let (x, exponent) = parts(rw, op)?;
    let Number::Int(exponent) = exponent else { return no_match("no integer") };
    let exponent = exponent.to_i64().or_no_match("too large an exponent")?;
    let (ty, count) = (rw.ty(x), exponent.unsigned_abs());
    if count > MOST {
        return no_match("too large an exponent");
    }
    if exponent == 0 {
        let one = one(rw, ty);
        let one = everywhere(rw, one, ty);
        rw.replace(op, &[one]);
        return Ok(());
    }
    // It is made first: beside other constants it stays where it is.
    let above = (exponent < 0).then(|| one(rw, ty));
    let power = (1..count).fold(x, |power, _| make(rw, multiply, &[power, x]));
    let value = match above {
        Some(one) => {
            let one = everywhere(rw, one, ty);
            make(rw, divide, &[one, power])
        }
        None => power,
    };
    rw.replace(op, &[value]);
    Ok(())
}
