//! Folding of `index`.
//!
//! The width of `index` is not known: an op folds where computing with 32 bits
//! gives the low half of what computing with 64 bits gives.

use couloir_ir::num::Int;
use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::{Attribute, OpDef, OpRef, Type};

use super::{CMP_PREDICATE, CMP_PREDICATES, Maxs, Maxu, Mins, Minu};
use crate::arith::{compare_ints, holds_of_equal};
use crate::common::canonicalize::constant_operand;
use crate::common::fold::{Folding, constant, defined_by, int_width};

type Eval = fn(&Int, &Int) -> Option<Int>;

macro_rules! rows {
    ($how:ident; $($name:ident: $eval:expr;)*) => {
        $(pub(super) fn $name(input: &FoldInput<'_>) -> FoldResult {
            $how(input, $eval)
        })*
    };
}

// The low half of the result depends on the low halves of the operands alone.
rows! { modular;
    bit_and: |a, b| Some(a.and(b));
    bit_or: |a, b| Some(a.or(b));
    sub_constants: |a, b| Some(a.sub(b));
    add_constants: |a, b| Some(a.add(b));
    mul_constants: |a, b| Some(a.mul(b));
    xor: |a, b| Some(a.xor(b));
}

rows! { agreeing;
    ceildivs: ceil_sdiv;
    ceildivu: Int::ceil_udiv;
    divs: Int::sdiv;
    divu: Int::udiv;
    floordivs: Int::floor_sdiv;
    maxs: |a, b| Some(a.smax(b));
    maxu: |a, b| Some(a.umax(b));
    mins: |a, b| Some(a.smin(b));
    minu: |a, b| Some(a.umin(b));
    rems: Int::srem;
    remu: Int::urem;
    shl: |a, b| shift(b).map(|by| a.shl(by));
    shrs: |a, b| shift(b).map(|by| a.ashr(by));
    shru: |a, b| shift(b).map(|by| a.lshr(by));
}

fn shift(by: &Int) -> Option<u32> {
    u32::try_from(by.to_u64()?).ok().filter(|&amount| amount < by.width())
}

/// By a division that rounds towards zero, so that it wraps where upstream's does.
fn ceil_sdiv(a: &Int, b: &Int) -> Option<Int> {
    if a.is_zero() || a.is_negative() != b.is_negative() {
        return Some(a.neg().sdiv(b)?.neg());
    }
    let one = Int::one(a.width());
    let nearer = if b.is_negative() { a.add(&one) } else { a.sub(&one) };
    Some(nearer.sdiv(b)?.add(&one))
}

fn index(of: Folding<'_>, value: Option<Int>) -> FoldResult {
    constant(value.map(|value| Attribute::wide_int(of.ctx(), Type::INDEX, value)))
}

/// Folds two constants at 64 bits.
fn modular(input: &FoldInput<'_>, eval: Eval) -> FoldResult {
    let of = Folding { input };
    let (Some(a), Some(b)) = (of.int(0), of.int(1)) else { return FoldResult::None };
    index(of, eval(&a, &b))
}

/// Folds two constants at 64 bits where 32 bits agree.
fn agreeing(input: &FoldInput<'_>, eval: Eval) -> FoldResult {
    let of = Folding { input };
    let (Some(a), Some(b)) = (of.int(0), of.int(1)) else { return FoldResult::None };
    let narrow = |value: &Int| value.zext_or_trunc(32);
    let wide = eval(&a, &b).filter(|wide| eval(&narrow(&a), &narrow(&b)) == Some(narrow(wide)));
    index(of, wide)
}

/// The left hand side, where the right one changes nothing.
fn neutral(input: &FoldInput<'_>, test: fn(&Int) -> bool) -> FoldResult {
    let of = Folding { input };
    let holds = of.int(1).is_some_and(|rhs| test(&rhs));
    crate::common::fold::value(of.operand(0).filter(|_| holds))
}

fn first_of(results: [FoldResult; 2]) -> FoldResult {
    results.into_iter().find(|result| *result != FoldResult::None).unwrap_or(FoldResult::None)
}

pub(super) fn add(input: &FoldInput<'_>) -> FoldResult {
    first_of([add_constants(input), neutral(input, Int::is_zero)])
}

pub(super) fn sub(input: &FoldInput<'_>) -> FoldResult {
    first_of([sub_constants(input), neutral(input, Int::is_zero)])
}

pub(super) fn mul(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    if of.int(1).is_some_and(|rhs| rhs.is_zero()) {
        return index(of, Some(Int::zero(64)));
    }
    first_of([mul_constants(input), neutral(input, Int::is_one)])
}

/// A constant resized; towards `index` only from a type wider than no target's.
fn cast(input: &FoldInput<'_>, resize: fn(&Int, u32) -> Int) -> FoldResult {
    let of = Folding { input };
    let (Some(value), Some(to)) = (of.int(0), of.result_type()) else {
        return FoldResult::None;
    };
    let from = input.op.operand_type(0).unwrap_or(to);
    let width = int_width(of.ctx(), to);
    let wide = resize(&value, width);
    let narrow = resize(&value.zext_or_trunc(32), width);
    let from_index = from == Type::INDEX;
    if from_index && width > 32 && wide != narrow {
        return FoldResult::None;
    }
    constant(Some(Attribute::wide_int(of.ctx(), to, wide)))
}

pub(super) fn casts(input: &FoldInput<'_>) -> FoldResult {
    cast(input, Int::sext_or_trunc)
}

pub(super) fn castu(input: &FoldInput<'_>) -> FoldResult {
    cast(input, Int::zext_or_trunc)
}

pub(super) fn cmp(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let predicate = input.op.attr_named("pred");
    let Some(predicate) = predicate.and_then(|p| p.enum_bits(of.ctx(), &CMP_PREDICATE)) else {
        return FoldResult::None;
    };
    let holds = match (of.int(0), of.int(1)) {
        (Some(a), Some(b)) => both_widths(predicate, &a, &b),
        (None, Some(b)) => bounded(of, predicate, &b),
        _ => None,
    };
    let same = || holds_of_equal(predicate).filter(|_| of.same());
    constant(holds.or_else(same).map(Attribute::bool))
}

fn both_widths(predicate: u64, a: &Int, b: &Int) -> Option<bool> {
    let wide = compare_ints(predicate, a, b)?;
    let narrow = compare_ints(predicate, &a.zext_or_trunc(32), &b.zext_or_trunc(32))?;
    (wide == narrow).then_some(wide)
}

/// The numbers between two, both included.
struct Between(Int, Int);

impl Between {
    /// Whether `a < b` holds of each `a` in here, or of none.
    fn below(&self, b: &Int, less: fn(&Int, &Int) -> bool) -> Option<bool> {
        match (less(&self.1, b), less(&self.0, b)) {
            (true, _) => Some(true),
            (_, false) => Some(false),
            _ => None,
        }
    }

    /// Whether `a > b` holds of each `a` in here, or of none.
    fn above(&self, b: &Int, less: fn(&Int, &Int) -> bool) -> Option<bool> {
        match (less(b, &self.0), less(b, &self.1)) {
            (true, _) => Some(true),
            (_, false) => Some(false),
            _ => None,
        }
    }
}

/// What is known of a value, taken as unsigned and as signed.
struct Range {
    unsigned: Between,
    signed: Between,
}

impl Range {
    /// What is known in one way of numbers all of one sign is known in the other.
    fn known(low: Int, high: Int, signed: bool) -> Self {
        let width = low.width();
        let known = Between(low, high);
        let other = match known.0.is_negative() == known.1.is_negative() {
            true => Between(known.0.clone(), known.1.clone()),
            false if signed => Between(Int::zero(width), Int::all_ones(width)),
            false => Between(Int::signed_min(width), Int::signed_max(width)),
        };
        let (signed, unsigned) = if signed { (known, other) } else { (other, known) };
        Range { unsigned, signed }
    }

    /// Whether a predicate holds of each number in here, or of none.
    fn decide(&self, predicate: &str, rhs: &Int) -> Option<bool> {
        let (range, less): (_, fn(&Int, &Int) -> bool) = if predicate.starts_with('u') {
            (&self.unsigned, Int::ult)
        } else {
            (&self.signed, Int::slt)
        };
        match predicate {
            "eq" => self.equals(rhs),
            "ne" => self.equals(rhs).map(|equals| !equals),
            "slt" | "ult" => range.below(rhs, less),
            "sge" | "uge" => range.below(rhs, less).map(|below| !below),
            "sgt" | "ugt" => range.above(rhs, less),
            _ => range.above(rhs, less).map(|above| !above),
        }
    }

    fn equals(&self, rhs: &Int) -> Option<bool> {
        let outside = |range: &Between, less: fn(&Int, &Int) -> bool| {
            less(rhs, &range.0) || less(&range.1, rhs)
        };
        if self.unsigned.0 == self.unsigned.1 {
            return Some(self.unsigned.0 == *rhs);
        }
        (outside(&self.unsigned, Int::ult) && outside(&self.signed, Int::slt)).then_some(false)
    }
}

/// The range of an op with a constant operand.
type RangeOf = fn(Int) -> Range;

const RANGES: [(fn() -> &'static OpDef, RangeOf); 4] = [
    (Mins::def, |bound| Range::known(Int::signed_min(bound.width()), bound, true)),
    (Minu::def, |bound| Range::known(Int::zero(bound.width()), bound, false)),
    (Maxs::def, |bound| {
        let most = Int::signed_max(bound.width());
        Range::known(bound, most, true)
    }),
    (Maxu::def, |bound| {
        let most = Int::all_ones(bound.width());
        Range::known(bound, most, false)
    }),
];

/// A comparison of a minimum or maximum with a constant that its range decides.
fn bounded(of: Folding<'_>, predicate: u64, rhs: &Int) -> Option<bool> {
    let source = of.operand(0)?;
    let predicate = CMP_PREDICATES.text_of(predicate)?;
    RANGES.iter().find_map(|(def, range)| {
        let bound = bound(defined_by(of.input.op, source, def())?)?;
        let narrow = |value: &Int| value.zext_or_trunc(32);
        let agrees = range(narrow(&bound)).decide(predicate, &narrow(rhs));
        range(bound).decide(predicate, rhs).filter(|&wide| agrees == Some(wide))
    })
}

/// The constant operand of an op.
fn bound(op: OpRef<'_>) -> Option<Int> {
    constant_operand(op, 1)?.as_int(op.ctx()).cloned()
}
