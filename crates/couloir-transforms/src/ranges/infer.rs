//! The arithmetic of ranges: what ops of numbers from ranges give.

use couloir_ir::num::Int;

use super::{Range, precedes};

/// An op of two numbers; none where what it gives is not known.
type Compute<'f> = &'f dyn Fn(&Int, &Int) -> Option<Int>;

/// The range between what two pairs give.
fn bounds(op: Compute<'_>, low: [&Int; 2], high: [&Int; 2], is_signed: bool) -> Range {
    match (op(low[0], low[1]), op(high[0], high[1])) {
        (Some(min), Some(max)) => Range::between(min, max, is_signed),
        _ => Range::any(low[0].width()),
    }
}

/// The range of what all pairs give.
fn extremes(op: Compute<'_>, lhs: [&Int; 2], rhs: [&Int; 2], is_signed: bool) -> Range {
    let width = lhs[0].width();
    let mut found: Option<(Int, Int)> = None;
    for left in lhs {
        for right in rhs {
            let Some(value) = op(left, right) else { return Range::any(width) };
            found = Some(match found {
                None => (value.clone(), value),
                Some((min, max)) if is_signed => (min.smin(&value), max.smax(&value)),
                Some((min, max)) => (min.umin(&value), max.umax(&value)),
            });
        }
    }
    let Some((min, max)) = found else { return Range::any(width) };
    Range::between(min, max, is_signed)
}

/// What an overflow is not said to be when it does not happen, else the
/// greatest or least number.
fn saturated(
    (value, overflows): (Int, bool),
    never: bool,
    limit: impl FnOnce() -> Int,
) -> Option<Int> {
    match (overflows, never) {
        (false, _) => Some(value),
        (true, true) => Some(limit()),
        (true, false) => None,
    }
}

/// The signed number beyond all others, on the side of one.
fn signed_limit(is_negative: bool, width: u32) -> Int {
    if is_negative { Int::signed_min(width) } else { Int::signed_max(width) }
}

/// Which overflows do not happen.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Never {
    pub(super) signed: bool,
    pub(super) unsigned: bool,
}

pub(super) fn add(lhs: &Range, rhs: &Range, never: Never) -> Range {
    let width = lhs.width();
    let unsigned =
        |a: &Int, b: &Int| saturated(a.uadd_overflow(b), never.unsigned, || Int::all_ones(width));
    let signed = |a: &Int, b: &Int| {
        saturated(a.sadd_overflow(b), never.signed, || signed_limit(a.is_negative(), width))
    };
    let by_unsigned = bounds(&unsigned, [&lhs.umin, &rhs.umin], [&lhs.umax, &rhs.umax], false);
    let by_signed = bounds(&signed, [&lhs.smin, &rhs.smin], [&lhs.smax, &rhs.smax], true);
    by_unsigned.intersection(&by_signed)
}

pub(super) fn sub(lhs: &Range, rhs: &Range, never: Never) -> Range {
    let width = lhs.width();
    let unsigned =
        |a: &Int, b: &Int| saturated(a.usub_overflow(b), never.unsigned, || Int::zero(width));
    let signed = |a: &Int, b: &Int| {
        saturated(a.ssub_overflow(b), never.signed, || signed_limit(a.is_negative(), width))
    };
    let by_unsigned = bounds(&unsigned, [&lhs.umin, &rhs.umax], [&lhs.umax, &rhs.umin], false);
    let by_signed = bounds(&signed, [&lhs.smin, &rhs.smax], [&lhs.smax, &rhs.smin], true);
    by_unsigned.intersection(&by_signed)
}

pub(super) fn mul(lhs: &Range, rhs: &Range, never: Never) -> Range {
    let width = lhs.width();
    let unsigned =
        |a: &Int, b: &Int| saturated(a.umul_overflow(b), never.unsigned, || Int::all_ones(width));
    let signed = |a: &Int, b: &Int| {
        let is_negative = a.is_negative() != b.is_negative();
        saturated(a.smul_overflow(b), never.signed, || signed_limit(is_negative, width))
    };
    by_extremes(lhs, rhs, &unsigned, &signed)
}

fn by_extremes(lhs: &Range, rhs: &Range, unsigned: Compute<'_>, signed: Compute<'_>) -> Range {
    let by_unsigned = extremes(unsigned, [&lhs.umin, &lhs.umax], [&rhs.umin, &rhs.umax], false);
    let by_signed = extremes(signed, [&lhs.smin, &lhs.smax], [&rhs.smin, &rhs.smax], true);
    by_unsigned.intersection(&by_signed)
}

pub(super) fn shl(lhs: &Range, rhs: &Range, never: Never) -> Range {
    let width = lhs.width();
    let amount = |by: &Int| u32::try_from(by.to_u64_saturating()).unwrap_or(u32::MAX);
    let unsigned = |a: &Int, by: &Int| {
        saturated(a.ushl_overflow(amount(by)), never.unsigned, || Int::all_ones(width))
    };
    let signed = |a: &Int, by: &Int| {
        let limit = || signed_limit(a.is_negative(), width);
        saturated(a.sshl_overflow(amount(by)), never.signed, limit)
    };
    let by = [&rhs.umin, &rhs.umax];
    let by_unsigned = extremes(&unsigned, [&lhs.umin, &lhs.umax], by, false);
    by_unsigned.intersection(&extremes(&signed, [&lhs.smin, &lhs.smax], by, true))
}

/// A shift by less than the width.
fn shifted(value: &Int, by: &Int, shift: fn(&Int, u32) -> Int) -> Option<Int> {
    let amount = u32::try_from(by.to_u64_saturating()).ok()?;
    (amount < value.width()).then(|| shift(value, amount))
}

pub(super) fn shr_signed(lhs: &Range, rhs: &Range) -> Range {
    let shift = |a: &Int, by: &Int| shifted(a, by, Int::ashr);
    extremes(&shift, [&lhs.smin, &lhs.smax], [&rhs.umin, &rhs.umax], true)
}

pub(super) fn shr_unsigned(lhs: &Range, rhs: &Range) -> Range {
    let shift = |a: &Int, by: &Int| shifted(a, by, Int::lshr);
    extremes(&shift, [&lhs.umin, &lhs.umax], [&rhs.umin, &rhs.umax], false)
}

/// How a quotient that is not exact is rounded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rounding {
    TowardsZero,
    Up,
    Down,
}

pub(super) fn div_unsigned(lhs: &Range, rhs: &Range, rounding: Rounding) -> Range {
    if rhs.umin.is_zero() {
        // Nothing is divided by zero, however it is rounded.
        let least = lhs.umin.udiv(&rhs.umax).unwrap_or_else(|| Int::zero(lhs.width()));
        return Range::unsigned(least, lhs.umax.clone());
    }
    let divide = |a: &Int, b: &Int| {
        let (quotient, rest) = a.udivrem(b)?;
        if rest.is_zero() || rounding != Rounding::Up {
            return Some(quotient);
        }
        saturated(quotient.uadd_overflow(&Int::one(a.width())), false, || Int::zero(1))
    };
    extremes(&divide, [&lhs.umin, &lhs.umax], [&rhs.umin, &rhs.umax], false)
}

/// Whether all numbers are positive, or all negative.
fn can_divide(by: &Range) -> bool {
    is_positive(&by.smin) || by.smax.is_negative()
}

fn is_positive(value: &Int) -> bool {
    !value.is_negative() && !value.is_zero()
}

pub(super) fn div_signed(lhs: &Range, rhs: &Range, rounding: Rounding) -> Range {
    if !can_divide(rhs) {
        return Range::any(rhs.width());
    }
    let divide = |a: &Int, b: &Int| {
        let (quotient, overflows) = a.sdiv_overflow(b)?;
        if overflows {
            return None;
        }
        let one = Int::one(a.width());
        let exact = a.srem(b)?.is_zero();
        let same_sign = a.is_negative() == b.is_negative();
        match rounding {
            // As upstream, whose quotient has the other sign then.
            Rounding::Up if a.is_min_signed() && is_positive(b) && !b.is_one() => {
                Some(quotient.neg())
            }
            Rounding::Up if !exact && same_sign => {
                saturated(quotient.sadd_overflow(&one), false, || one.clone())
            }
            Rounding::Down if !exact && !same_sign => {
                saturated(quotient.ssub_overflow(&one), false, || one.clone())
            }
            _ => Some(quotient),
        }
    };
    let whole = extremes(&divide, [&lhs.smin, &lhs.smax], [&rhs.smin, &rhs.smax], true);
    if rounding == Rounding::Up && lhs.smin.is_min_signed() && lhs.smin != lhs.smax {
        // The least number alone has a quotient of the other sign: the others are taken apart.
        let next = lhs.smin.add(&Int::one(lhs.width()));
        let others = extremes(&divide, [&next, &lhs.smax], [&rhs.smin, &rhs.smax], true);
        return whole.union(&others);
    }
    whole
}

pub(super) fn rem_signed(lhs: &Range, rhs: &Range) -> Range {
    let width = rhs.width();
    if !can_divide(rhs) {
        return Range::any(width);
    }
    let divisor = if is_positive(&rhs.smin) { rhs.smax.clone() } else { rhs.smin.abs() };
    let most = divisor.sub(&Int::one(width));
    let mut smin = if lhs.smin.is_negative() { most.neg() } else { Int::zero(width) };
    let mut smax = if is_positive(&lhs.smax) { most } else { Int::zero(width) };
    if rhs.smin == rhs.smax
        && lhs.smax.sub(&lhs.smin).ult(&divisor)
        && let (Some(first), Some(last)) = (lhs.smin.srem(&divisor), lhs.smax.srem(&divisor))
        && precedes(&first, &last, true, true)
    {
        (smin, smax) = (first, last);
    }
    Range::signed(smin, smax)
}

pub(super) fn rem_unsigned(lhs: &Range, rhs: &Range) -> Range {
    let width = rhs.width();
    let mut umin = Int::zero(width);
    let mut umax = rhs.umax.sub(&Int::one(width)).umin(&lhs.umax);
    if !rhs.umin.is_zero()
        && rhs.umin == rhs.umax
        && lhs.umax.sub(&lhs.umin).ult(&rhs.umax)
        && let (Some(first), Some(last)) = (lhs.umin.urem(&rhs.umax), lhs.umax.urem(&rhs.umax))
        && precedes(&first, &last, false, true)
    {
        (umin, umax) = (first, last);
    }
    Range::unsigned(umin, umax)
}

/// The numbers of a range with all bits that differ in it cleared, and set.
fn bits(range: &Range) -> [Int; 2] {
    let low = unknown(range);
    [range.umin.and(&low.not()), range.umax.or(&low)]
}

/// The low bits that are not the same in all numbers of a range.
fn unknown(range: &Range) -> Int {
    let width = range.width();
    let differing = width - range.umin.xor(&range.umax).leading_zeros().min(width);
    match differing {
        0 => Int::zero(width),
        _ => Int::all_ones(width).lshr(width - differing),
    }
}

/// Bits that are known of both are known of what they differ in.
pub(super) fn xor(lhs: &Range, rhs: &Range) -> Range {
    let unknown = unknown(lhs).or(&unknown(rhs));
    let known = lhs.umin.xor(&rhs.umin).and(&unknown.not());
    Range::unsigned(known.clone(), known.or(&unknown))
}

pub(super) fn bitwise(lhs: &Range, rhs: &Range, op: fn(&Int, &Int) -> Int) -> Range {
    let (left, right) = (bits(lhs), bits(rhs));
    let op = |a: &Int, b: &Int| Some(op(a, b));
    extremes(&op, [&left[0], &left[1]], [&right[0], &right[1]], false)
}

pub(super) fn max_signed(lhs: &Range, rhs: &Range) -> Range {
    Range::signed(lhs.smin.smax(&rhs.smin), lhs.smax.smax(&rhs.smax))
}

pub(super) fn max_unsigned(lhs: &Range, rhs: &Range) -> Range {
    Range::unsigned(lhs.umin.umax(&rhs.umin), lhs.umax.umax(&rhs.umax))
}

pub(super) fn min_signed(lhs: &Range, rhs: &Range) -> Range {
    Range::signed(lhs.smin.smin(&rhs.smin), lhs.smax.smin(&rhs.smax))
}

pub(super) fn min_unsigned(lhs: &Range, rhs: &Range) -> Range {
    Range::unsigned(lhs.umin.umin(&rhs.umin), lhs.umax.umin(&rhs.umax))
}

/// The range in more bits, filled with zeros.
pub(super) fn extend_unsigned(range: &Range, width: u32) -> Range {
    let extend = |value: &Int| value.zext_or_trunc(width);
    Range::unsigned(extend(&range.umin), extend(&range.umax))
}

/// The range in more bits, filled with the sign.
pub(super) fn extend_signed(range: &Range, width: u32) -> Range {
    let extend = |value: &Int| value.sext_or_trunc(width);
    Range::signed(extend(&range.smin), extend(&range.smax))
}

/// The range in more bits, each number in its way.
pub(super) fn extend(range: &Range, width: u32) -> Range {
    Range {
        umin: range.umin.zext_or_trunc(width),
        umax: range.umax.zext_or_trunc(width),
        smin: range.smin.sext_or_trunc(width),
        smax: range.smax.sext_or_trunc(width),
    }
}

/// The range in fewer bits.
pub(super) fn truncate(range: &Range, width: u32) -> Range {
    let cut = |value: &Int| value.zext_or_trunc(width);
    let any = Range::any(width);
    let rolls = range.umin.lshr(width) != range.umax.lshr(width);
    let (umin, umax) = match rolls {
        true => (any.umin, any.umax),
        false => (cut(&range.umin), cut(&range.umax)),
    };
    let shift = width.saturating_sub(1);
    let (low, high) = (range.smin.ashr(shift), range.smax.ashr(shift));
    let fits = low == high || low.is_all_ones() && high.is_zero();
    let (smin, smax) = match fits {
        true => (cut(&range.smin), cut(&range.smax)),
        false => (any.smin, any.smax),
    };
    Range { umin, umax, smin, smax }
}
