//! Integer ops: a row for each, of what it computes and of which right hand
//! sides make it trivial.

use couloir_ir::num::Int;
use couloir_ir::op::{FoldInput, FoldResult, Folded};
use couloir_ir::{OpDef, OpRef, Type, Value};

use crate::arith::{Addi, Andi, Muli, Subi, Xori};
use crate::common::canonicalize::number_operand;
use crate::common::fold::{
    Folding, Number, constant, constants, fold_constants, has_known_size, int_splat, splat,
};

/// What a trivial op gives.
#[derive(Clone, Copy)]
enum Gives {
    /// Its left hand side.
    Lhs,
    /// Its right hand side.
    Rhs,
    /// The constant that its right hand side is, made anew.
    Constant,
    /// Zero.
    Zero,
}

/// A test of the right hand side, and what the op gives when it holds.
type Trivial = (fn(&Int) -> bool, Gives);

/// How a binary integer op folds.
struct Row {
    /// The result; none when there is no defined one.
    eval: fn(&Int, &Int) -> Option<Int>,
    /// What right hand sides make the op trivial.
    trivial: &'static [Trivial],
    /// What the op of equal operands is.
    same: Option<Gives>,
    /// What the ops that operands come from tell.
    special: fn(Folding<'_>) -> FoldResult,
}

const NOTHING: fn(Folding<'_>) -> FoldResult = |_| FoldResult::None;

macro_rules! rows {
    ($($name:ident: $eval:expr, [$($test:expr => $gives:ident),*] $(, same $same:ident)?
        $(, special $special:expr)?;)*) => {
        $(pub(in crate::arith) fn $name(input: &FoldInput<'_>) -> FoldResult {
            static ROW: Row = Row {
                eval: $eval,
                trivial: &[$(($test, Gives::$gives)),*],
                same: rows!(@same $($same)?),
                special: rows!(@special $($special)?),
            };
            binary(input, &ROW)
        })*
    };
    (@same) => { None };
    (@same $same:ident) => { Some(Gives::$same) };
    (@special) => { NOTHING };
    (@special $special:expr) => { $special };
}

rows! {
    addi: |a, b| Some(a.add(b)), [Int::is_zero => Lhs], special sum_of_difference;
    subi: |a, b| Some(a.sub(b)), [Int::is_zero => Lhs], same Zero, special difference_of_sum;
    muli: |a, b| Some(a.mul(b)), [Int::is_zero => Rhs, Int::is_one => Lhs];
    divui: Int::udiv, [Int::is_one => Lhs], special |of| quotient_of_product(of, UNSIGNED);
    divsi: exact_sdiv, [Int::is_one => Lhs], special |of| quotient_of_product(of, SIGNED);
    ceildivui: Int::ceil_udiv, [Int::is_one => Lhs];
    ceildivsi: ceil_sdiv, [Int::is_one => Lhs];
    remui: Int::urem, [Int::is_one => Zero];
    remsi: Int::srem, [Int::is_one => Zero];
    andi: |a, b| Some(a.and(b)), [Int::is_zero => Rhs, Int::is_all_ones => Lhs], special and_of;
    ori: |a, b| Some(a.or(b)), [Int::is_zero => Lhs, Int::is_all_ones => Constant], special or_of;
    xori: |a, b| Some(a.xor(b)), [Int::is_zero => Lhs], special xor_of;
    maxsi: |a, b| Some(a.smax(b)), [Int::is_max_signed => Rhs, Int::is_min_signed => Lhs],
        same Lhs;
    maxui: |a, b| Some(a.umax(b)), [Int::is_all_ones => Rhs, Int::is_zero => Lhs], same Lhs;
    minsi: |a, b| Some(a.smin(b)), [Int::is_min_signed => Rhs, Int::is_max_signed => Lhs],
        same Lhs;
    minui: |a, b| Some(a.umin(b)), [Int::is_zero => Rhs, Int::is_all_ones => Lhs], same Lhs;
}

/// The quotient where it can be represented.
fn exact_sdiv(a: &Int, b: &Int) -> Option<Int> {
    a.sdiv_overflow(b).filter(|(_, wrapped)| !wrapped).map(|(quotient, _)| quotient)
}

/// Of several elements the last alone tells whether there is a result; where
/// upstream finds none earlier it goes on with the dividend.
pub(in crate::arith) fn floordivsi(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    if of.int(1).is_some_and(|rhs| rhs.is_one()) {
        return give(of, Gives::Lhs);
    }
    let Some(ty) = of.result_type() else { return FoldResult::None };
    let mut defined = true;
    let folded = fold_constants(input, ty, |operands| {
        let [Number::Int(a), Number::Int(b)] = operands else { return None };
        defined = exact_sdiv(a, b).is_some();
        Some(Number::Int(a.floor_sdiv(b).unwrap_or_else(|| a.clone())))
    });
    constant(folded.filter(|_| defined))
}

pub(in crate::arith) fn shli(input: &FoldInput<'_>) -> FoldResult {
    shifted(input, Int::shl)
}

pub(in crate::arith) fn shrui(input: &FoldInput<'_>) -> FoldResult {
    shifted(input, Int::lshr)
}

pub(in crate::arith) fn shrsi(input: &FoldInput<'_>) -> FoldResult {
    shifted(input, Int::ashr)
}

/// Of several elements the last alone tells whether there is a result: whether it is shifted by
/// less than its width. Poison is not handed on.
fn shifted(input: &FoldInput<'_>, shift: fn(&Int, u32) -> Int) -> FoldResult {
    let of = Folding { input };
    if of.int(1).is_some_and(|by| by.is_zero()) {
        return give(of, Gives::Lhs);
    }
    let Some(ty) = of.result_type() else { return FoldResult::None };
    let mut bounded = false;
    let folded = fold_constants(input, ty, |operands| {
        let [Number::Int(a), Number::Int(by)] = operands else { return None };
        let amount = by.to_u64().and_then(|by| u32::try_from(by).ok()).unwrap_or(u32::MAX);
        bounded = amount < a.width();
        Some(Number::Int(shift(a, amount)))
    });
    constant(folded.filter(|_| bounded))
}

/// As upstream, which divides magnitudes: of the least value it has none.
fn ceil_sdiv(a: &Int, b: &Int) -> Option<Int> {
    if !a.is_zero() && (a.is_min_signed() || b.is_min_signed()) {
        return None;
    }
    a.ceil_sdiv(b)
}

fn binary(input: &FoldInput<'_>, row: &Row) -> FoldResult {
    let of = Folding { input };
    let Some(ty) = of.result_type() else { return FoldResult::None };
    // Upstream makes no zeros of unknown size of a difference.
    if let (Some(gives), true) = (row.same, of.same())
        && (matches!(gives, Gives::Lhs) || has_known_size(of.ctx(), ty))
    {
        return give(of, gives);
    }
    if let Some(rhs) = of.int(1)
        && let Some((_, gives)) = row.trivial.iter().find(|(test, _)| test(&rhs))
    {
        return give(of, *gives);
    }
    let special = (row.special)(of);
    if special != FoldResult::None {
        return special;
    }
    constant(fold_constants(input, ty, |operands| eval_ints(operands, row.eval)))
}

fn eval_ints(operands: &[&Number], eval: fn(&Int, &Int) -> Option<Int>) -> Option<Number> {
    match operands {
        [Number::Int(a), Number::Int(b)] => eval(a, b).map(Number::Int),
        _ => None,
    }
}

fn give(of: Folding<'_>, gives: Gives) -> FoldResult {
    let value = match gives {
        Gives::Lhs => of.operand(0),
        Gives::Rhs => of.operand(1),
        Gives::Constant => return constant(of.constant(1)),
        Gives::Zero => {
            let ranked = |ty: &Type| ty.shape(of.ctx()).is_some() || !ty.is_shaped(of.ctx());
            let ty = of.result_type().filter(ranked);
            return constant(ty.map(|ty| int_splat(of.ctx(), ty, 0)));
        }
    };
    crate::common::fold::value(value)
}

/// The other operand of the op of this kind that operand `at` comes from,
/// where its operand `inner` is our operand `own`.
fn cancelled(
    of: Folding<'_>,
    at: usize,
    def: &'static OpDef,
    inner: usize,
    own: usize,
) -> Option<Value> {
    let from = of.from(at, def)?;
    (from.operand(inner) == of.operand(own)).then(|| from.operand(1 - inner.min(1))).flatten()
}

/// `(a - b) + b` and `b + (a - b)`.
fn sum_of_difference(of: Folding<'_>) -> FoldResult {
    let found = cancelled(of, 0, Subi::def(), 1, 1);
    crate::common::fold::value(found.or_else(|| cancelled(of, 1, Subi::def(), 1, 0)))
}

/// `(a + b) - b` and `(a + b) - a`.
fn difference_of_sum(of: Folding<'_>) -> FoldResult {
    let found = cancelled(of, 0, Addi::def(), 1, 1);
    crate::common::fold::value(found.or_else(|| cancelled(of, 0, Addi::def(), 0, 1)))
}

/// The bits of overflow flags.
const SIGNED: u64 = 1;
const UNSIGNED: u64 = 2;

/// `(a * b) / b` and `(b * a) / b`, where the product is said not to overflow.
fn quotient_of_product(of: Folding<'_>, never: u64) -> FoldResult {
    let flags = of.from(0, Muli::def()).and_then(|product| product.prop(Muli::OVERFLOW_FLAGS));
    let flags = flags.and_then(|flags| flags.enum_bits(of.ctx(), &crate::arith::attrs::OVERFLOW));
    if flags.unwrap_or(0) & never == 0 {
        return FoldResult::None;
    }
    let found = cancelled(of, 0, Muli::def(), 0, 1);
    crate::common::fold::value(found.or_else(|| cancelled(of, 0, Muli::def(), 1, 1)))
}

/// `a ^ a`; `(a ^ b) ^ b` and the like.
fn xor_of(of: Folding<'_>) -> FoldResult {
    if of.same() {
        return give(of, Gives::Zero);
    }
    let tries = [(0, 1, 1), (0, 0, 1), (1, 1, 0), (1, 0, 0)];
    let mut found =
        tries.into_iter().filter_map(|(at, inner, own)| cancelled(of, at, Xori::def(), inner, own));
    crate::common::fold::value(found.next())
}

/// The `-1` with which one operand is the complement of the other: `a ^ -1`.
fn complement(of: Folding<'_>) -> Option<Value> {
    (0..2).find_map(|at| {
        let xor = of.from(at, Xori::def())?;
        let complements = is_all_ones(xor, 1) && xor.operand(0) == of.operand(1 - at);
        xor.operand(1).filter(|_| complements)
    })
}

fn is_all_ones(op: OpRef<'_>, at: usize) -> bool {
    number_operand(op, at).is_some_and(|number| number.int().is_some_and(Int::is_all_ones))
}

/// `a & ~a`, and `a & (a & b)`.
fn and_of(of: Folding<'_>) -> FoldResult {
    if complement(of).is_some() {
        return give(of, Gives::Zero);
    }
    let absorbed = |at: usize| {
        let from = of.from(1 - at, Andi::def())?;
        from.operands().any(|value| Some(value) == of.operand(at)).then(|| of.operand(1 - at))?
    };
    crate::common::fold::value(absorbed(0).or_else(|| absorbed(1)))
}

/// `a | ~a`
fn or_of(of: Folding<'_>) -> FoldResult {
    crate::common::fold::value(complement(of))
}

/// Types of both results.
fn two_types(op: OpRef<'_>) -> Option<(Type, Type)> {
    Some((op.result_type(0)?, op.result_type(1)?))
}

/// Both results of constants, each computed by its function.
fn two(
    input: &FoldInput<'_>,
    first: fn(&Int, &Int) -> Option<Int>,
    second: fn(&Int, &Int) -> Option<Int>,
) -> FoldResult {
    let Some((a, b)) = two_types(input.op) else { return FoldResult::None };
    let first = fold_constants(input, a, |operands| eval_ints(operands, first));
    let second = fold_constants(input, b, |operands| eval_ints(operands, second));
    constants(first, second)
}

/// The left hand side and zero.
fn lhs_and_zero(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    let second = input.op.result_type(1).map(|ty| int_splat(of.ctx(), ty, 0));
    match (of.operand(0), second) {
        (Some(lhs), Some(second)) => {
            FoldResult::Replaced(vec![Folded::Value(lhs), Folded::Constant(second)])
        }
        _ => FoldResult::None,
    }
}

/// Whether the right hand side is made as zero; that it was found to be zero does not count.
fn adds_zero(op: OpRef<'_>) -> bool {
    let made = op.operand(1).and_then(|value| op.scope.defining_op(value));
    let number = made.and_then(couloir_rewrite::constant_of).and_then(|attr| splat(op.ctx(), attr));
    number.is_some_and(|number| number.int().is_some_and(Int::is_zero))
}

pub(in crate::arith) fn addui_extended(input: &FoldInput<'_>) -> FoldResult {
    if adds_zero(input.op) {
        return lhs_and_zero(input);
    }
    two(input, |a, b| Some(a.add(b)), |a, b| Some(Int::from_bool(a.uadd_overflow(b).1)))
}

pub(in crate::arith) fn mulsi_extended(input: &FoldInput<'_>) -> FoldResult {
    let zeros = mul_by_zero(input);
    if zeros != FoldResult::None {
        return zeros;
    }
    two(input, |a, b| Some(a.mul(b)), |a, b| Some(a.smul_high(b)))
}

pub(in crate::arith) fn mului_extended(input: &FoldInput<'_>) -> FoldResult {
    let zeros = mul_by_zero(input);
    if zeros != FoldResult::None {
        return zeros;
    }
    if (Folding { input }).int(1).is_some_and(|rhs| rhs.is_one()) {
        return lhs_and_zero(input);
    }
    two(input, |a, b| Some(a.mul(b)), |a, b| Some(a.umul_high(b)))
}

/// A product with zero is zero in both halves.
fn mul_by_zero(input: &FoldInput<'_>) -> FoldResult {
    let of = Folding { input };
    match of.constant(1) {
        Some(zero) if of.int(1).is_some_and(|rhs| rhs.is_zero()) => {
            constants(Some(zero), Some(zero))
        }
        _ => FoldResult::None,
    }
}
