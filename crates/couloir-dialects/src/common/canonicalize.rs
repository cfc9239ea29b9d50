//! Canonicalization patterns that say what an op becomes: a tree of new ops
//! over values that are there.

use couloir_ir::body::Op;
use couloir_ir::build::{Build, NewOp};
use couloir_ir::{Attribute, Context, Location, OpDef, OpRef, Type, Value};
use couloir_rewrite::convert::{OrNoMatch, no_match};
use couloir_rewrite::greedy::Rewritten;
use couloir_rewrite::{Rewriter, constant_of};
use smallvec::SmallVec;

use super::fold::{Number, map, splat};
use crate::arith;

/// A value that is there or is to be made.
pub enum Expr {
    /// It is there.
    Value(Value),
    /// The result of a new op.
    New(Box<Made>),
}

/// An op to be made.
pub struct Made {
    def: &'static OpDef,
    result: Type,
    operands: SmallVec<[Expr; 3]>,
    props: SmallVec<[(usize, Attribute); 2]>,
    from: SmallVec<[Location; 2]>,
}

/// An op of some operands.
pub fn made<const N: usize>(def: &'static OpDef, result: Type, operands: [Expr; N]) -> Expr {
    made_of(def, result, operands)
}

/// An op of any number of operands.
pub fn made_of(
    def: &'static OpDef,
    result: Type,
    operands: impl IntoIterator<Item = Expr>,
) -> Expr {
    let operands = operands.into_iter().collect();
    let (props, from) = (SmallVec::new(), SmallVec::new());
    Expr::New(Box::new(Made { def, result, operands, props, from }))
}

/// A value that is there.
pub fn value(value: Value) -> Expr {
    Expr::Value(value)
}

/// An `arith.constant`.
pub fn constant(ty: Type, attr: Attribute) -> Expr {
    made(arith::Constant::def(), ty, []).prop(arith::Constant::VALUE, attr)
}

impl Expr {
    /// The same with an inherent attribute set, where it is a new op.
    #[must_use]
    pub fn prop(mut self, slot: usize, attr: Attribute) -> Self {
        if let Expr::New(made) = &mut self {
            made.props.push((slot, attr));
        }
        self
    }

    /// The same made of these ops as well as of the one it takes the place of: all that is made
    /// has their locations, too. Upstream's declarative patterns do so; of an op that was matched
    /// with a constant, they take the constant's.
    #[must_use]
    pub fn from(mut self, locations: impl IntoIterator<Item = Location>) -> Self {
        if let Expr::New(made) = &mut self {
            made.from.extend(locations);
        }
        self
    }

    /// Makes all that takes the place of an op.
    fn build_all(self, rw: &mut Rewriter<'_>) -> Value {
        if let Expr::New(made) = &self
            && !made.from.is_empty()
        {
            let own = std::iter::once(rw.location());
            let all = own.chain(made.from.iter().copied()).collect::<SmallVec<[_; 3]>>();
            rw.set_location(Location::joined(rw.context(), &all));
        }
        self.build(rw)
    }

    /// Makes what is to be made, operands first.
    pub fn build(self, rw: &mut Rewriter<'_>) -> Value {
        match self {
            Expr::Value(value) => value,
            Expr::New(made) => {
                let operands = made.operands.into_iter().map(|operand| operand.build(rw));
                let mut new = NewOp::new(made.def).operands(operands.collect::<SmallVec<[_; 3]>>());
                for (slot, attr) in made.props {
                    new = new.prop(slot, attr);
                }
                couloir_ods::rt::set_defaults(rw.context(), &mut new);
                rw.insert1(new.result(made.result))
            }
        }
    }
}

/// Replaces an op by what `found` says, a value for each result.
///
/// # Errors
/// When it says nothing.
pub fn replace(
    op: Op,
    rw: &mut Rewriter<'_>,
    found: fn(OpRef<'_>) -> Option<SmallVec<[Expr; 2]>>,
) -> Rewritten {
    let results = found(rw.view(op)).or_no_match("the pattern does not match")?;
    if results.len() != rw.view(op).results().len() {
        return no_match("the op has other results");
    }
    let values = results.into_iter().map(|expr| expr.build_all(rw)).collect::<SmallVec<[_; 2]>>();
    rw.replace(op, &values);
    Ok(())
}

/// Replaces the only result of an op by what `found` says.
///
/// # Errors
/// When it says nothing.
pub fn replace_one(
    op: Op,
    rw: &mut Rewriter<'_>,
    found: fn(OpRef<'_>) -> Option<Expr>,
) -> Rewritten {
    let expr = found(rw.view(op)).or_no_match("the pattern does not match")?;
    let value = expr.build_all(rw);
    rw.replace(op, &[value]);
    Ok(())
}

/// A table of canonicalization patterns: the pattern's name, the op it is
/// for, and a function that says what takes the place of the op's only
/// result.
#[macro_export]
macro_rules! rewrites {
    ($(#[$doc:meta])* $table:ident: $how:path; $($name:literal, $op:ty => $found:expr;)*) => {
        $(#[$doc])*
        pub(crate) static $table: &[couloir_rewrite::greedy::PatternDef] = &[$(
            couloir_rewrite::greedy::row($name, <$op>::def, |op, rw| $how(op, rw, $found)),
        )*];
    };
}

/// The constant an operand is.
pub fn constant_operand(op: OpRef<'_>, at: usize) -> Option<Attribute> {
    op.scope.defining_op(op.operand(at)?).and_then(constant_of)
}

/// Where the op that an operand comes from, came from.
pub fn operand_location(op: OpRef<'_>, at: usize) -> Option<Location> {
    Some(op.scope.defining_op(op.operand(at)?)?.location())
}

/// The number an operand is, or is a splat of.
pub fn number_operand(op: OpRef<'_>, at: usize) -> Option<Number> {
    splat(op.ctx(), constant_operand(op, at)?)
}

/// The op of this kind that an operand comes from.
pub fn operand_from<'a>(op: OpRef<'a>, at: usize, def: &'static OpDef) -> Option<OpRef<'a>> {
    super::fold::defined_by(op, op.operand(at)?, def)
}

/// The constant of a function of the integers in two constants.
pub fn combine(
    ctx: &Context,
    ty: Type,
    (a, b): (Attribute, Attribute),
    eval: fn(&couloir_ir::num::Int, &couloir_ir::num::Int) -> couloir_ir::num::Int,
) -> Option<Attribute> {
    map(ctx, ty, &[a, b], |operands| match operands {
        [Number::Int(a), Number::Int(b)] => Some(Number::Int(eval(a, b))),
        _ => None,
    })
}
