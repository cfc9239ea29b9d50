//! Divisions that do not round towards zero, by other ops of `arith`.

use std::sync::Arc;

use couloir_dialects::arith;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_ir::{Attribute, Context, OpDef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, Operands, OrNoMatch, PatternSet, no_match,
};

use crate::common::splat;
use crate::llvm_common::Llvm;

const EQ: i64 = 0;
const NE: i64 = 1;
const SLT: i64 = 2;

/// Makes the ops that a division becomes; the value it becomes.
type Expand = fn(&mut Maker<'_, '_>, Value, Value) -> Value;

pub(super) fn populate(_: &Context, llvm: &Arc<Llvm>, patterns: &mut PatternSet) {
    let all: [(&'static OpDef, Expand); 3] = [
        (arith::Ceildivsi::def(), ceildivsi),
        (arith::Ceildivui::def(), ceildivui),
        (arith::Floordivsi::def(), floordivsi),
    ];
    for (def, expand) in all {
        let llvm = Arc::clone(llvm);
        patterns.add_untyped(def, move |op, new, rw| lower(&llvm, op, new, rw, expand));
    }
}

fn lower(
    llvm: &Llvm,
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    expand: Expand,
) -> Lowered {
    let view = rw.view(op);
    let (lhs, rhs) = view.operand(0).zip(view.operand(1)).or_no_match("expected two operands")?;
    debug_assert_eq!(new.len(), 2);
    let (ctx, ty) = (rw.context(), rw.ty(lhs));
    if llvm.convert(ctx, ty).is_none() {
        return no_match("the ops made would not be legal");
    }
    let bits = couloir_dialects::common::shapes::i1_same_shape(ctx, ty);
    let bits = bits.or_no_match("no type for comparisons")?;
    let value = expand(&mut Maker { rw, ty, bits }, lhs, rhs);
    rw.replace(op, value)
}

/// Makes ops of `arith` of one type.
struct Maker<'m, 'a> {
    rw: &'m mut ConversionRewriter<'a>,
    ty: Type,
    /// The type of comparisons.
    bits: Type,
}

impl Maker<'_, '_> {
    fn constant(&mut self, value: i64) -> Value {
        let value = splat(self.rw.context(), self.ty, value);
        self.rw.insert1(arith::Constant::build(self.ty, value))
    }

    fn compare(&mut self, predicate: i64, a: Value, b: Value) -> Value {
        let predicate = Attribute::i64(self.rw.context(), predicate);
        self.rw.insert1(arith::Cmpi::build(self.bits, a, b, predicate))
    }

    fn and(&mut self, a: Value, b: Value) -> Value {
        self.rw.insert1(arith::Andi::build(self.bits, a, b))
    }

    fn div(&mut self, a: Value, b: Value) -> Value {
        self.rw.insert1(arith::Divsi::build(self.ty, a, b))
    }

    fn divu(&mut self, a: Value, b: Value) -> Value {
        self.rw.insert1(arith::Divui::build(self.ty, a, b))
    }

    fn mul(&mut self, a: Value, b: Value) -> Value {
        self.rw.insert1(arith::Muli::build(self.rw.context(), self.ty, a, b))
    }

    fn add(&mut self, a: Value, b: Value) -> Value {
        self.rw.insert1(arith::Addi::build(self.rw.context(), self.ty, a, b))
    }

    fn sub(&mut self, a: Value, b: Value) -> Value {
        self.rw.insert1(arith::Subi::build(self.rw.context(), self.ty, a, b))
    }

    fn select(&mut self, condition: Value, a: Value, b: Value) -> Value {
        self.rw.insert1(arith::Select::build(self.ty, condition, a, b))
    }
}

/// The quotient, plus one where there is a remainder and the signs agree.
fn ceildivsi(make: &mut Maker<'_, '_>, a: Value, b: Value) -> Value {
    let (zero, one) = (make.constant(0), make.constant(1));
    let quotient = make.div(a, b);
    let product = make.mul(quotient, b);
    let inexact = make.compare(NE, a, product);
    let (a_negative, b_negative) = (make.compare(SLT, a, zero), make.compare(SLT, b, zero));
    let positive = make.compare(EQ, a_negative, b_negative);
    let condition = make.and(inexact, positive);
    let next = make.add(quotient, one);
    make.select(condition, next, quotient)
}

/// Zero for zero, otherwise one more than the quotient of one less.
fn ceildivui(make: &mut Maker<'_, '_>, a: Value, b: Value) -> Value {
    let zero = make.constant(0);
    let is_zero = make.compare(EQ, a, zero);
    let one = make.constant(1);
    let less = make.sub(a, one);
    let quotient = make.divu(less, b);
    let next = make.add(quotient, one);
    make.select(is_zero, zero, next)
}

/// The quotient, less one where there is a remainder and the signs differ.
fn floordivsi(make: &mut Maker<'_, '_>, a: Value, b: Value) -> Value {
    let quotient = make.div(a, b);
    let product = make.mul(quotient, b);
    let inexact = make.compare(NE, a, product);
    let zero = make.constant(0);
    let (a_negative, b_negative) = (make.compare(SLT, a, zero), make.compare(SLT, b, zero));
    let negative = make.compare(NE, a_negative, b_negative);
    let condition = make.and(inexact, negative);
    let minus_one = make.constant(-1);
    let previous = make.add(quotient, minus_one);
    make.select(condition, previous, quotient)
}
