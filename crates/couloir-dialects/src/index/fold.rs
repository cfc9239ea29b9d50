//! Folding of `index`.
//!
//! The width of `index` is not known: an op folds where computing with 32 bits
//! gives the low half of what computing with 64 bits gives.

use couloir_ir::num::Int;
use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::{Attribute, OpDef, OpRef, Type};

use super::{CMP_PREDICATE, CMP_PREDICATES, Maxs, Maxu, Mins, Minu};
use crate::arith::{compare_ints, holds_of_equal};
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

/// What bounds an op with a constant puts on its result: the op, and for which
/// predicate the result and the constant are in that relation.
const BOUNDS: [(fn() -> &'static OpDef, &str); 4] =
    [(Mins::def, "sle"), (Minu::def, "ule"), (Maxs::def, "sge"), (Maxu::def, "uge")];

/// A comparison of a minimum or maximum with a constant that the bound decides.
fn bounded(of: Folding<'_>, predicate: u64, rhs: &Int) -> Option<bool> {
    let source = of.operand(0)?;
    BOUNDS.iter().find_map(|(def, relation)| {
        let op = defined_by(of.input.op, source, def())?;
        decided(relation, &bound(op)?, CMP_PREDICATES.text_of(predicate)?, rhs)
    })
}

/// The constant operand of an op.
fn bound(op: OpRef<'_>) -> Option<Int> {
    let value = defined_by(op, op.operand(1)?, super::Constant::def())?;
    value.attr(couloir_ir::Str::VALUE)?.as_int(op.ctx()).cloned()
}

/// Whether `x predicate rhs` holds, knowing `x relation bound`; none when
/// that is not enough.
fn decided(relation: &str, bound: &Int, predicate: &str, rhs: &Int) -> Option<bool> {
    let signed = relation.starts_with('s');
    let upper = relation.ends_with("le");
    let below = |a: &Int, b: &Int| if signed { a.slt(b) } else { a.ult(b) };
    // Beyond the bound, and at or beyond it.
    let beyond = if upper { below(bound, rhs) } else { below(rhs, bound) };
    let at = bound == rhs;
    let fits = predicate.starts_with(if signed { 's' } else { 'u' });
    let towards = if upper { "l" } else { "g" };
    match predicate {
        "eq" => beyond.then_some(false),
        "ne" => beyond.then_some(true),
        _ if !fits => None,
        _ => {
            let same = predicate.get(1..2) == Some(towards);
            let or_equal = predicate.ends_with('e');
            match (same, or_equal) {
                (true, true) => (beyond || at).then_some(true),
                (true, false) => beyond.then_some(true),
                (false, true) => beyond.then_some(false),
                (false, false) => (beyond || at).then_some(false),
            }
        }
    }
}
