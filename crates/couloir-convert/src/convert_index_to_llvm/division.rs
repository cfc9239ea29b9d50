//! Divisions that do not round towards zero.

use couloir_dialects::llvm;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Context, Type};
use couloir_rewrite::convert::{ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch};

use crate::llvm_common::Llvm;

const EQ: i64 = 0;
const NE: i64 = 1;
const SLT: i64 = 2;
const SGT: i64 = 4;

/// Makes ops of one type.
struct Maker<'m, 'a> {
    ctx: &'a Context,
    rw: &'m mut ConversionRewriter<'a>,
    ty: Type,
}

impl<'m, 'a> Maker<'m, 'a> {
    /// With both operands.
    fn new(
        rw: &'m mut ConversionRewriter<'a>,
        llvm: &Llvm,
        new: &Operands,
    ) -> Result<(Self, Value, Value), NoMatch> {
        let (a, b) = new.one(0).zip(new.one(1)).or_no_match("expected two operands")?;
        Ok((Self { ctx: rw.context(), rw, ty: llvm.index }, a, b))
    }

    fn constant(&mut self, value: i64) -> Value {
        self.rw.insert1(llvm::constant_int(self.ctx, self.ty, value))
    }

    fn compare(&mut self, predicate: i64, a: Value, b: Value) -> Value {
        self.rw.insert1(llvm::icmp(self.ctx, Type::I1, predicate, a, b))
    }

    fn select(&mut self, condition: Value, a: Value, b: Value) -> Value {
        self.rw.insert1(llvm::Select::build(self.ctx, self.ty, condition, a, b))
    }

    fn add(&mut self, a: Value, b: Value) -> Value {
        self.rw.insert1(llvm::Add::build(self.ctx, self.ty, a, b))
    }

    fn sub(&mut self, a: Value, b: Value) -> Value {
        self.rw.insert1(llvm::Sub::build(self.ctx, self.ty, a, b))
    }

    fn sdiv(&mut self, a: Value, b: Value) -> Value {
        self.rw.insert1(llvm::Sdiv::build(self.ty, a, b))
    }

    fn and(&mut self, a: Value, b: Value) -> Value {
        self.rw.insert1(llvm::And::build(Type::I1, a, b))
    }
}

/// With `x = b > 0 ? -1 : 1`: `(a + x) / b + 1` where the signs agree and `a`
/// is not zero, otherwise `-(-a / b)`.
pub(super) fn ceildivs(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let (mut make, a, b) = Maker::new(rw, llvm, new)?;
    let (zero, one, minus_one) = (make.constant(0), make.constant(1), make.constant(-1));
    let b_positive = make.compare(SGT, b, zero);
    let x = make.select(b_positive, minus_one, one);
    let nearer = make.add(a, x);
    let quotient = make.sdiv(nearer, b);
    let positive = make.add(quotient, one);
    let negated = make.sub(zero, a);
    let quotient = make.sdiv(negated, b);
    let negative = make.sub(zero, quotient);
    let a_positive = make.compare(SGT, a, zero);
    let same_sign = make.compare(EQ, a_positive, b_positive);
    let not_zero = make.compare(NE, a, zero);
    let condition = make.and(same_sign, not_zero);
    let value = make.select(condition, positive, negative);
    rw.replace(op, value)
}

/// Zero for zero, otherwise one more than the quotient of one less.
pub(super) fn ceildivu(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let (mut make, a, b) = Maker::new(rw, llvm, new)?;
    let (zero, one) = (make.constant(0), make.constant(1));
    let less = make.sub(a, one);
    let quotient = make.rw.insert1(llvm::Udiv::build(make.ty, less, b));
    let next = make.add(quotient, one);
    let is_zero = make.compare(EQ, a, zero);
    let value = make.select(is_zero, zero, next);
    rw.replace(op, value)
}

/// With `x = b < 0 ? 1 : -1`: `-1 - (x - a) / b` where the signs differ and
/// `a` is not zero, otherwise `a / b`.
pub(super) fn floordivs(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
) -> Lowered {
    let (mut make, a, b) = Maker::new(rw, llvm, new)?;
    let (zero, one, minus_one) = (make.constant(0), make.constant(1), make.constant(-1));
    let b_negative = make.compare(SLT, b, zero);
    let x = make.select(b_negative, one, minus_one);
    let further = make.sub(x, a);
    let quotient = make.sdiv(further, b);
    let negative = make.sub(minus_one, quotient);
    let positive = make.sdiv(a, b);
    let a_negative = make.compare(SLT, a, zero);
    let signs_differ = make.compare(NE, a_negative, b_negative);
    let not_zero = make.compare(NE, a, zero);
    let condition = make.and(signs_differ, not_zero);
    let value = make.select(condition, negative, positive);
    rw.replace(op, value)
}
