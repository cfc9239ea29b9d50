//! Integers: what is computed in more bits, and with numbers that stand for zero.

use couloir_dialects::common::calc::{Calc, Int2, Num};
use couloir_dialects::tosa::attrs::single_round;
use couloir_dialects::{arith, math, tosa};
use couloir_ir::{OpDef, Type};

use super::{Compute, Elements, boxed, one, two};
use crate::tosa_common::{apply_scale, signed_bounds};

/// All bits turned.
pub(super) fn not(what: Elements<'_>) -> Option<Compute> {
    what.is_signless().then(|| one(|calc, a| a ^ calc.int(a.ty(), -1)))
}

pub(super) fn leading_zeros(what: Elements<'_>) -> Option<Compute> {
    what.is_signless().then(|| one(|_, a| a.un(math::Ctlz::def())))
}

/// A shift to the right; where it is rounded, the last bit that is lost is added.
pub(super) fn shift(what: Elements<'_>) -> Option<Compute> {
    let round = what.op.prop(tosa::ArithmeticRightShift::ROUND)?.as_bool()?;
    if !round {
        return what.is_int().then(|| two(|_, a, b| a.shrsi(b)));
    }
    (what.is_signless() && what.width() > 1).then(|| two(rounded_shift))
}

fn rounded_shift<'c>(calc: &'c Calc<'_>, a: Num<'c>, b: Num<'c>) -> Num<'c> {
    let ty = a.ty();
    let shifted = a.shrsi(b);
    let (one, zero) = (calc.int(ty, 1), calc.int(ty, 0));
    let (no, yes) = (calc.int(Type::I1, 0), calc.int(Type::I1, 1));
    let is_shifted = b.cmpi(Int2::Sgt, zero);
    let last = a.shrsi(b - one).cast(arith::Trunci::def(), Type::I1) & yes;
    let last = is_shifted.select(last, no);
    shifted + last.cast(arith::Extui::def(), ty)
}

/// A product, which is shifted where a number of bits is given, or may be.
pub(super) fn mul(what: Elements<'_>) -> Option<Compute> {
    let shift = tosa::zero_point(what.op, 2);
    if what.is_float() {
        return shift.is_none_or(|shift| shift == 0).then(|| two(|_, a, b| a * b));
    }
    if shift.is_none_or(|shift| shift > 0) {
        let is_narrow = what.width() <= 32 && what.to == Type::I32;
        return is_narrow.then(|| boxed(move |calc, args| scaled(calc, args, shift)));
    }
    let to = what.to;
    let is_wider = what.to.int_width(what.op.ctx())? > what.width();
    Some(two(move |_, a, b| match is_wider {
        true => widened(a, to) * widened(b, to),
        false => a * b,
    }))
}

/// A product of 32 bits, shifted.
fn scaled<'c>(calc: &'c Calc<'_>, args: &[Num<'c>], shift: Option<i64>) -> Num<'c> {
    let &[a, b, ref rest @ ..] = args else { return calc.int(Type::I32, 0) };
    let known = shift.map(|shift| calc.int(Type::I8, shift));
    let [a, b] = [a, b].map(|number| widened(number, Type::I32));
    let shift = known.or(rest.first().copied()).unwrap_or(b);
    apply_scale(calc, [a, b, shift], single_round(calc.ctx()))
}

/// A number with its sign in more bits, if it has not that type already.
fn widened(number: Num<'_>, ty: Type) -> Num<'_> {
    if number.ty() == ty { number } else { number.cast(arith::Extsi::def(), ty) }
}

/// What stands for zero in both, less the number; in so many bits that nothing is lost, and then at
/// the bounds of its type.
pub(super) fn negate(what: Elements<'_>) -> Option<Compute> {
    if what.is_float() {
        return Some(one(|_, a| -a));
    }
    let own = what.from;
    let (low, high) = signed_bounds(what.width()).filter(|_| what.is_signless())?;
    let zero = match [1, 2].map(|at| tosa::zero_point(what.op, at)) {
        [Some(a), Some(b)] => Some(a.checked_add(b)?),
        [None, None] => None,
        _ => return None,
    };
    let wide = Type::int(what.op.ctx(), zero.map_or(64, |zero| bits_for(high, zero)));
    Some(boxed(move |calc, args| {
        let &[a, ref rest @ ..] = args else { return calc.int(own, 0) };
        let zero = match (zero, rest) {
            (None, &[b, c, ..]) => widened(b, wide) + widened(c, wide),
            _ => calc.int(wide, zero.unwrap_or(0)),
        };
        let difference = zero - widened(a, wide);
        let (low, high) = (calc.int(wide, low), calc.int(wide, high));
        let clamped = high.minsi(low.maxsi(difference));
        if own == wide { clamped } else { clamped.cast(arith::Trunci::def(), own) }
    }))
}

/// How many bits hold a number of a type with this greatest one, less that.
fn bits_for(greatest: i64, zero: i64) -> u32 {
    let most = i128::from(greatest) + i128::from(zero).abs() + 1;
    [16, 32].into_iter().find(|&bits| most < 1 << (bits - 1)).unwrap_or(64)
}

/// A number kept between bounds.
pub(super) fn clamp(what: Elements<'_>, bounds: [usize; 2]) -> Option<Compute> {
    let ctx = what.op.ctx();
    let ty = Type::int(ctx, what.width());
    let is_unsigned = !what.is_signless();
    let (least, most) = signed_bounds(what.width()).filter(|_| what.is_int())?;
    let (least, most) = match is_unsigned {
        true => (0, most.saturating_mul(2).saturating_add(1)),
        false => (least, most),
    };
    let bounds = bounds.map(|slot| what.op.prop(slot)?.as_int(ctx)?.sext_or_trunc(64).to_i64());
    let [Some(low), Some(high)] = bounds else { return None };
    let [low, high] = [low, high].map(|bound| bound.max(least).min(most));
    let which: [&'static OpDef; 2] = match is_unsigned {
        true => [arith::Maxui::def(), arith::Minui::def()],
        false => [arith::Maxsi::def(), arith::Minsi::def()],
    };
    let [max, min] = which;
    Some(one(move |calc, a| {
        let [low, high] = [low, high].map(|bound| calc.int(ty, bound));
        high.bin(min, low.bin(max, a))
    }))
}
