//! Constants, sums, products, comparisons and choices of wide integers.

use std::sync::Arc;

use couloir_dialects::arith;
use couloir_dialects::common::calc::{Int2, Num};
use couloir_ir::attr::{AttrKind, DenseElements};
use couloir_ir::body::{Op, Value};
use couloir_ir::{Attribute, Context, OpDef, Type};
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, Operands, OrNoMatch, PatternSet, TypeConverter, no_match,
};

use super::halves::{appended, calc, dropped, halves, join, pair_type, two};

pub(super) fn populate(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    patterns.add(arith::Constant::def(), converter, constant);
    patterns.add(arith::Addi::def(), converter, add);
    patterns.add(arith::Subi::def(), converter, sub);
    patterns.add(arith::Muli::def(), converter, mul);
    patterns.add(arith::Cmpi::def(), converter, compare);
    patterns.add(arith::Select::def(), converter, select);
    for def in [arith::Andi::def(), arith::Ori::def(), arith::Xori::def()] {
        patterns.add(def, converter, move |op, new, rw| bitwise(op, new, rw, def));
    }
    let choices: [(&'static OpDef, Int2); 4] = [
        (arith::Maxui::def(), Int2::Ugt),
        (arith::Maxsi::def(), Int2::Sgt),
        (arith::Minui::def(), Int2::Ult),
        (arith::Minsi::def(), Int2::Slt),
    ];
    for (def, order) in choices {
        patterns.add(def, converter, move |op, _, rw| choice(op, rw, order));
    }
}

fn constant(op: Op, _: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let ty = pair_type(rw, op)?;
    let value = rw.view(op).prop(arith::Constant::VALUE).or_no_match("no value")?;
    let value = halved(ctx, value, ty).or_no_match("unhandled constant attribute type")?;
    let made = calc(rw).constant(ty, value).value;
    rw.replace(op, made)
}

/// The halves of a constant's numbers.
fn halved(ctx: &Context, value: Attribute, ty: Type) -> Option<Attribute> {
    let width = ty.element_or_self(ctx).int_width(ctx)?;
    let numbers = match value.kind(ctx) {
        AttrKind::DenseElements(elements) => {
            let numbers = elements.ints(ctx).collect::<Vec<_>>();
            let repeat = match numbers.len() {
                1 => usize::try_from(ty.num_elements(ctx)?).ok()? / 2,
                _ => 1,
            };
            let count = numbers.len().saturating_mul(repeat);
            numbers.iter().cycle().take(count).cloned().collect()
        }
        _ => vec![value.as_int(ctx)?.clone()],
    };
    let mut data = Vec::new();
    for number in &numbers {
        let low = number.trunc(width)?;
        let high = number.lshr(width).trunc(width)?;
        data.extend(low.to_le_bytes());
        data.extend(high.to_le_bytes());
    }
    let elements = DenseElements::from_raw(ctx, ty, &data)?;
    Some(Attribute::get(ctx, AttrKind::DenseElements(elements)))
}

fn add(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (a, b) = two(new)?;
    let ty = pair_type(rw, op)?;
    let [[a0, a1], [b0, b1]] = [halves(rw, a), halves(rw, b)];
    let (low, carry) = extended(rw, arith::AdduiExtended::def(), a0, b0);
    let high = {
        let calc = calc(rw);
        let half = calc.num(a1).ty();
        let carry = calc.num(carry).cast(arith::Extui::def(), half);
        (carry + calc.num(a1) + calc.num(b1)).value
    };
    let pair = join(rw, ty, &[low, high]);
    rw.replace(op, pair)
}

/// An op with two results: the low half of its result and what is above.
fn extended(
    rw: &mut ConversionRewriter<'_>,
    def: &'static OpDef,
    a: Value,
    b: Value,
) -> (Value, Value) {
    use couloir_ir::build::Build;
    let ctx = rw.context();
    let ty = rw.ty(a);
    let is_sum = std::ptr::eq(def, arith::AdduiExtended::def());
    let above = if is_sum { ty.with_element(ctx, Type::I1) } else { ty };
    let op = rw.insert(couloir_ir::NewOp::new(def).operands([a, b]).results([ty, above]));
    let result = |at| rw.scope().body.result(op, at).unwrap_or(a);
    (result(0), result(1))
}

fn sub(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (a, b) = two(new)?;
    let ty = pair_type(rw, op)?;
    let [[a0, a1], [b0, b1]] = [halves(rw, a), halves(rw, b)];
    let both = {
        let calc = calc(rw);
        let [a0, a1, b0, b1] = [a0, a1, b0, b1].map(|half| calc.num(half));
        let low = a0 - b0;
        let carry = a0.cmpi(Int2::Ult, b0).cast(arith::Extui::def(), low.ty());
        [low.value, (a1 - carry - b1).value]
    };
    let pair = join(rw, ty, &both);
    rw.replace(op, pair)
}

fn mul(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (a, b) = two(new)?;
    let ty = pair_type(rw, op)?;
    let [[a0, a1], [b0, b1]] = [halves(rw, a), halves(rw, b)];
    let (low, above) = extended(rw, arith::MuluiExtended::def(), a0, b0);
    let high = {
        let calc = calc(rw);
        let [a0, a1, b0, b1] = [a0, a1, b0, b1].map(|half| calc.num(half));
        let (first, second) = (a0 * b1, a1 * b0);
        (calc.num(above) + first + second).value
    };
    let pair = join(rw, ty, &[low, high]);
    rw.replace(op, pair)
}

fn bitwise(
    op: Op,
    new: &Operands,
    rw: &mut ConversionRewriter<'_>,
    def: &'static OpDef,
) -> Lowered {
    let (a, b) = two(new)?;
    let ty = pair_type(rw, op)?;
    let [[a0, a1], [b0, b1]] = [halves(rw, a), halves(rw, b)];
    let both = {
        let calc = calc(rw);
        [(a0, b0), (a1, b1)].map(|(a, b)| calc.num(a).bin(def, calc.num(b)).value)
    };
    let pair = join(rw, ty, &both);
    rw.replace(op, pair)
}

/// The predicate of a number, and that which compares low halves.
fn predicates(number: i64) -> Option<(Int2, Int2)> {
    Some(match number {
        0 => (Int2::Eq, Int2::Eq),
        1 => (Int2::Ne, Int2::Ne),
        2 => (Int2::Slt, Int2::Ult),
        3 => (Int2::Sle, Int2::Ule),
        4 => (Int2::Sgt, Int2::Ugt),
        5 => (Int2::Sge, Int2::Uge),
        6 => (Int2::Ult, Int2::Ult),
        7 => (Int2::Ule, Int2::Ule),
        8 => (Int2::Ugt, Int2::Ugt),
        9 => (Int2::Uge, Int2::Uge),
        _ => return None,
    })
}

fn compare(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let (a, b) = two(new)?;
    let ctx = rw.context();
    if rw.ty(a).as_vector(ctx).is_none_or(|ty| ty.shape.last() != Some(&2)) {
        return no_match("expected scalar or vector type");
    }
    let number = rw.view(op).prop(arith::Cmpi::PREDICATE).and_then(|own| own.as_i64(ctx));
    let (order, low) = number.and_then(predicates).or_no_match("no predicate")?;
    let [[a0, a1], [b0, b1]] = [halves(rw, a), halves(rw, b)];
    let result = {
        let calc = calc(rw);
        let [a0, a1, b0, b1] = [a0, a1, b0, b1].map(|half| calc.num(half));
        let (below, above) = (a0.cmpi(low, b0), a1.cmpi(order, b1));
        let all: Num<'_> = match order {
            Int2::Eq => below & above,
            Int2::Ne => below | above,
            _ => a1.cmpi(Int2::Eq, b1).select(below, above),
        };
        all.value
    };
    let result = dropped(rw, result);
    rw.replace(op, result)
}

fn select(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ty = pair_type(rw, op)?;
    let condition = new.one(0).or_no_match("no condition")?;
    let (yes, no) = new.one(1).zip(new.one(2)).or_no_match("expected two choices")?;
    let [[yes0, yes1], [no0, no1]] = [halves(rw, yes), halves(rw, no)];
    let condition = appended(rw, condition);
    let both = {
        let calc = calc(rw);
        let condition = calc.num(condition);
        let one = |(yes, no)| condition.select(calc.num(yes), calc.num(no)).value;
        [(yes0, no0), (yes1, no1)].map(one)
    };
    let pair = join(rw, ty, &both);
    rw.replace(op, pair)
}

/// The greater or the less of two.
fn choice(op: Op, rw: &mut ConversionRewriter<'_>, order: Int2) -> Lowered {
    let view = rw.view(op);
    let (a, b) = view.operand(0).zip(view.operand(1)).or_no_match("expected two operands")?;
    let value = {
        let calc = calc(rw);
        let (a, b) = (calc.num(a), calc.num(b));
        a.cmpi(order, b).select(a, b).value
    };
    rw.replace(op, value)
}
