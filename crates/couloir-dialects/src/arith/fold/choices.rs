//! Comparisons and selections.

use std::cmp::Ordering;

use couloir_ir::attr::AttrKind;
use couloir_ir::num::{Float, Int};
use couloir_ir::op::{FoldInput, FoldResult};
use couloir_ir::{Attribute, Type, Value};

use crate::arith::attrs::CMPI_PREDICATES;
use crate::arith::{Cmpf, Cmpi, Extsi, Extui, Select};
use crate::common::fold::{Folding, Number, constant, fill, is_poison, map, value};

/// Outcomes of a comparison for which a predicate holds, as bits.
const LESS: u8 = 1;
const EQUAL: u8 = 2;
const GREATER: u8 = 4;
const UNORDERED: u8 = 8;

/// An integer predicate: how operands are ordered, for which outcomes it
/// holds, and the number of the predicate for swapped operands.
struct IntPredicate {
    compare: fn(&Int, &Int) -> Ordering,
    holds: u8,
    swapped: u8,
}

/// By the numbers of [`CMPI_PREDICATES`].
const INT_PREDICATES: [IntPredicate; 10] = [
    IntPredicate { compare: Int::ucmp, holds: EQUAL, swapped: 0 },
    IntPredicate { compare: Int::ucmp, holds: LESS | GREATER, swapped: 1 },
    IntPredicate { compare: Int::scmp, holds: LESS, swapped: 4 },
    IntPredicate { compare: Int::scmp, holds: LESS | EQUAL, swapped: 5 },
    IntPredicate { compare: Int::scmp, holds: GREATER, swapped: 2 },
    IntPredicate { compare: Int::scmp, holds: GREATER | EQUAL, swapped: 3 },
    IntPredicate { compare: Int::ucmp, holds: LESS, swapped: 8 },
    IntPredicate { compare: Int::ucmp, holds: LESS | EQUAL, swapped: 9 },
    IntPredicate { compare: Int::ucmp, holds: GREATER, swapped: 6 },
    IntPredicate { compare: Int::ucmp, holds: GREATER | EQUAL, swapped: 7 },
];

fn bit(ordering: Option<Ordering>) -> u8 {
    match ordering {
        Some(Ordering::Less) => LESS,
        Some(Ordering::Equal) => EQUAL,
        Some(Ordering::Greater) => GREATER,
        None => UNORDERED,
    }
}

fn int_predicate(number: u64) -> Option<&'static IntPredicate> {
    INT_PREDICATES.get(usize::try_from(number).ok()?)
}

/// Whether a predicate, by its number, holds of two integers.
pub(crate) fn compare_ints(predicate: u64, a: &Int, b: &Int) -> Option<bool> {
    let row = int_predicate(predicate)?;
    Some(row.holds & bit(Some((row.compare)(a, b))) != 0)
}

/// Whether a predicate, by its number, holds of equal operands.
pub(crate) fn holds_of_equal(predicate: u64) -> Option<bool> {
    Some(int_predicate(predicate)?.holds & EQUAL != 0)
}

/// The number of the predicate for swapped operands.
fn swapped(predicate: u64) -> Option<u64> {
    Some(u64::from(int_predicate(predicate)?.swapped))
}

fn truth(value: bool) -> Number {
    Number::Int(Int::from_bool(value))
}

pub(in crate::arith) fn cmpi(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let op = Cmpi(input.op);
    let predicate = op.predicate().and_then(|attr| attr.as_u64(of.ctx()));
    let (Some(predicate), Some(ty)) = (predicate, of.result_type()) else {
        return FoldResult::None;
    };
    if of.same() {
        return constant(holds_of_equal(predicate).map(|holds| fill(of.ctx(), ty, &truth(holds))));
    }
    if let Some(bit) = bit_tested(of, predicate) {
        return FoldResult::value(bit);
    }
    match (of.constant(0), of.constant(1)) {
        (Some(_), None) => swap(of, predicate),
        (Some(a), Some(b)) => constant(map(of.ctx(), ty, &[a, b], |operands| match operands {
            [Number::Int(a), Number::Int(b)] => compare_ints(predicate, a, b).map(truth),
            _ => None,
        })),
        _ => FoldResult::None,
    }
}

/// The bit that a comparison only repeats: `bit != 0`, `bit == 1`, and
/// `ext(bit) != 0`.
fn bit_tested(of: Folding<'_>, predicate: u64) -> Option<Value> {
    let rhs = of.int(1)?;
    let lhs = of.operand(0)?;
    match CMPI_PREDICATES.text_of(predicate)? {
        "ne" if rhs.is_zero() => {
            let extension = of.from(0, Extsi::def()).or_else(|| of.from(0, Extui::def()));
            let source = extension.map_or(Some(lhs), |op| op.operand(0))?;
            is_bit(of, source).then_some(source)
        }
        "eq" if rhs.is_one() && is_bit(of, lhs) => Some(lhs),
        _ => None,
    }
}

fn is_bit(of: Folding<'_>, value: Value) -> bool {
    of.input.op.ty(value).element_or_self(of.ctx()) == Type::I1
}

/// Constants stand on the right.
fn swap(of: Folding<'_>, predicate: u64) -> FoldResult {
    let (Some(lhs), Some(rhs), Some(swapped)) = (of.operand(0), of.operand(1), swapped(predicate))
    else {
        return FoldResult::None;
    };
    let predicate = Attribute::int(of.ctx(), Type::I64, swapped.cast_signed());
    FoldResult::InPlace {
        operands: vec![(0, rhs), (1, lhs)],
        props: vec![(Cmpi::PREDICATE, Some(predicate))],
    }
}

/// Outcomes for which each predicate of `arith.cmpf` holds, by its number.
const FLOAT_PREDICATES: [u8; 16] = [
    0,
    EQUAL,
    GREATER,
    GREATER | EQUAL,
    LESS,
    LESS | EQUAL,
    LESS | GREATER,
    LESS | EQUAL | GREATER,
    UNORDERED | EQUAL,
    UNORDERED | GREATER,
    UNORDERED | GREATER | EQUAL,
    UNORDERED | LESS,
    UNORDERED | LESS | EQUAL,
    UNORDERED | LESS | GREATER,
    UNORDERED,
    UNORDERED | LESS | EQUAL | GREATER,
];

pub(in crate::arith) fn cmpf(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let predicate = Cmpf(input.op).predicate().and_then(|attr| attr.as_u64(of.ctx()));
    let holds = predicate.and_then(|at| FLOAT_PREDICATES.get(usize::try_from(at).ok()?));
    let (Some(&holds), Some(ty)) = (holds, of.result_type()) else { return FoldResult::None };
    // Only scalars are compared; a NaN decides alone.
    let scalar = |at| of.constant(at)?.as_float(of.ctx());
    let (a, b) = (scalar(0), scalar(1));
    let outcome = match (a, b) {
        _ if [a, b].into_iter().flatten().any(Float::is_nan) => UNORDERED,
        (Some(a), Some(b)) => bit(a.compare(b)),
        _ => return FoldResult::None,
    };
    constant(Some(fill(of.ctx(), ty, &truth(holds & outcome != 0))))
}

pub(in crate::arith) fn select(input: &FoldInput<'_>) -> FoldResult {
    let chosen = chosen(Select(input.op), Folding { input });
    if chosen.is_some() { value(chosen) } else { constant(mixed(Folding { input })) }
}

/// The operand that a select always gives.
fn chosen(op: Select<'_>, of: Folding<'_>) -> Option<Value> {
    let (yes, no) = (op.true_value(), op.false_value());
    if yes == no {
        return Some(yes);
    }
    if let Some(condition) = of.int(0) {
        return Some(if condition.is_zero() { no } else { yes });
    }
    let poison = |at| of.constant(at).is_some_and(|attr| is_poison(of.ctx(), attr));
    if poison(1) {
        return Some(no);
    }
    if poison(2) {
        return Some(yes);
    }
    let is = |at: usize, which: Attribute| of.constant(at) == Some(which);
    if is(1, Attribute::TRUE) && is(2, Attribute::FALSE) {
        return Some(op.condition());
    }
    by_comparison(of, yes, no)
}

/// `a == b ? a : b` and the like.
fn by_comparison(of: Folding<'_>, yes: Value, no: Value) -> Option<Value> {
    let cmp = Cmpi(of.from(0, Cmpi::def())?);
    let predicate = cmp.predicate()?.as_u64(of.ctx())?;
    let same = (cmp.lhs(), cmp.rhs()) == (yes, no) || (cmp.rhs(), cmp.lhs()) == (yes, no);
    match CMPI_PREDICATES.text_of(predicate)? {
        "eq" if same => Some(no),
        "ne" if same => Some(yes),
        _ => None,
    }
}

/// Elements of two constants, chosen one by one.
fn mixed(of: Folding<'_>) -> Option<Attribute> {
    let (condition, yes, no) = (of.constant(0)?, of.constant(1)?, of.constant(2)?);
    let is_sparse = |attr: &Attribute| matches!(attr.kind(of.ctx()), AttrKind::Sparse(..));
    if [condition, yes, no].iter().any(is_sparse) {
        return None;
    }
    map(of.ctx(), of.result_type()?, &[condition, yes, no], |operands| match operands {
        [Number::Int(bit), yes, no] => Some(if bit.is_zero() { *no } else { *yes }.clone()),
        _ => None,
    })
}
