//! Exhaustive checks at small widths against native integers, spot checks at large ones.

use super::Int;
use std::cmp::Ordering;

fn unsigned(value: &Int) -> String {
    let mut text = String::new();
    value.print_unsigned(&mut text);
    text
}

fn signed(value: &Int) -> String {
    let mut text = String::new();
    value.print_signed(&mut text);
    text
}

/// All pairs of values at the width, with their signed values.
fn pairs(width: u32) -> impl Iterator<Item = (Int, Int, i64, i64)> {
    let count = 1i64 << width;
    let value = move |n: i64| if n >= count / 2 { n - count } else { n };
    (0..count * count).map(move |n| {
        let (a, b) = (n / count, n % count);
        (Int::new(width, a as u64), Int::new(width, b as u64), value(a), value(b))
    })
}

#[test]
fn small_widths_agree_with_native_integers() {
    for width in 1..=4 {
        for (a, b, x, y) in pairs(width) {
            let wrap = |value| Int::from_i64(width, value);
            let (low, high) = (-(1i64 << (width - 1)), (1i64 << (width - 1)) - 1);
            let out = |value: i64| value < low || value > high;
            assert_eq!(a.sadd_overflow(&b), (wrap(x + y), out(x + y)));
            assert_eq!(a.ssub_overflow(&b), (wrap(x - y), out(x - y)));
            assert_eq!(a.smul_overflow(&b), (wrap(x * y), out(x * y)), "{a:?} * {b:?}");
            assert_eq!(a.sdiv(&b), x.checked_div(y).map(wrap));
            assert_eq!(a.srem(&b), x.checked_rem(y).map(wrap));
            assert_eq!(a.scmp(&b), x.cmp(&y));
            assert_eq!(a.smul_high(&b), wrap((x * y) >> width));
            if y != 0 {
                assert_eq!(
                    a.floor_sdiv(&b),
                    Some(wrap(x.div_euclid(y) - i64::from(y < 0 && x.rem_euclid(y) != 0)))
                );
                assert_eq!(
                    a.ceil_sdiv(&b),
                    Some(wrap(-((-x).div_euclid(y) - i64::from(y < 0 && x.rem_euclid(y) != 0))))
                );
            }
        }
    }
}

#[test]
fn small_widths_agree_with_native_unsigned_integers() {
    for width in 1..=4 {
        let mask = (1u64 << width) - 1;
        for (a, b, x, y) in pairs(width) {
            let (x, y) = (x as u64 & mask, y as u64 & mask);
            let wrap = |value| Int::new(width, value);
            assert_eq!(a.uadd_overflow(&b), (wrap(x + y), x + y > mask));
            assert_eq!(a.umul_overflow(&b), (wrap(x * y), x * y > mask));
            assert_eq!(a.usub_overflow(&b), (wrap(x.wrapping_sub(y)), x < y));
            assert_eq!(a.udiv(&b), x.checked_div(y).map(wrap));
            assert_eq!(a.ucmp(&b), x.cmp(&y));
            assert_eq!(a.lshr(y as u32), wrap(x >> y));
            assert_eq!(a.shl(y as u32), wrap(x << y));
            assert_eq!((a.and(&b), a.or(&b), a.xor(&b)), (wrap(x & y), wrap(x | y), wrap(x ^ y)));
        }
    }
}

#[test]
fn wide_arithmetic_is_consistent() {
    for width in [65, 127, 128, 129, 200, 1000] {
        let a = Int::parse_decimal(width, "12345678901234567890").unwrap().shl(width - 64);
        let b = Int::from_i64(width, -987_654_321_987);
        let (quotient, remainder) = a.sdivrem(&b).unwrap();
        assert_eq!(quotient.mul(&b).add(&remainder), a);
        assert_eq!(a.sub(&b).add(&b), a);
        assert_eq!(a.neg().neg(), a);
        assert_eq!(a.scmp(&b), if a.is_negative() { Ordering::Less } else { Ordering::Greater });
        assert!(Int::signed_min(width).sadd_overflow(&b).1);
        assert!(Int::signed_min(width).sdiv_overflow(&Int::all_ones(width)).unwrap().1);
        assert_eq!(a.udiv(&Int::zero(width)), None);
    }
}

#[test]
fn shifts_cross_words() {
    let one = Int::one(200);
    for amount in 0..200 {
        let shifted = one.shl(amount);
        assert_eq!(shifted.trailing_zeros(), amount);
        assert_eq!(shifted.lshr(amount), one);
        assert_eq!(shifted.active_bits(), amount + 1);
    }
    assert_eq!(Int::signed_min(200).ashr(199), Int::all_ones(200));
    assert!(Int::signed_min(200).ashr(500).is_all_ones());
    assert!(one.shl(200).is_zero());
}

#[test]
fn widths_change() {
    let minus_two = Int::from_i64(7, -2);
    assert_eq!(minus_two.sext(200), Some(Int::from_i64(200, -2)));
    assert_eq!(minus_two.zext(200), Some(Int::new(200, 126)));
    assert_eq!(Int::from_i64(200, -2).trunc(7), Some(minus_two.clone()));
    assert_eq!(minus_two.trunc(8), None);
    assert_eq!(Int::from_i64(100, -5).to_i64(), Some(-5));
    assert_eq!(Int::from_i64(100, -5).to_u64(), None);
    assert_eq!(Int::new(64, u64::MAX).to_i64(), Some(-1));
    assert_eq!(Int::new(65, u64::MAX).to_i64(), None);
    assert_eq!(Int::from_i64(1, -1).to_i64(), Some(-1));
    assert_eq!(Int::zero(0).to_i64(), Some(0));
    assert_eq!(minus_two.significant_bits(), 2);
}

#[test]
fn literals_fit_as_in_mlir() {
    let parse = |width, negative, text, signed| {
        Int::parse(width, negative, text, signed).map(|value| self::signed(&value))
    };
    assert_eq!(parse(8, false, "255", false).as_deref(), Some("-1"));
    assert_eq!(parse(8, false, "0xFF", false).as_deref(), Some("-1"));
    assert_eq!(parse(8, false, "256", false), None);
    assert_eq!(parse(8, false, "200", true), None);
    assert_eq!(parse(8, true, "128", false).as_deref(), Some("-128"));
    assert_eq!(parse(8, true, "0x80", false).as_deref(), Some("-128"));
    assert_eq!(parse(8, true, "129", false), None);
    assert_eq!(parse(8, true, "0", false), None);
    assert_eq!(parse(0, false, "0", false).as_deref(), Some("0"));
    assert_eq!(parse(0, false, "1", false), None);
    assert_eq!(parse(1, false, "0x0000000000000000000001", false).as_deref(), Some("-1"));
    assert_eq!(parse(8, false, "1x", false), None);
    assert_eq!(parse(8, false, "", false), None);
}

#[test]
fn wide_text_round_trips() {
    let digits = "9".repeat(400);
    let value = Int::parse_decimal(2000, &digits).unwrap();
    assert_eq!(unsigned(&value), digits);
    assert_eq!(signed(&value.neg()), format!("-{digits}"));
    assert_eq!(Int::parse_decimal(1328, &digits), None);
    let mut hex = String::new();
    Int::parse_hex(130, "3fedcba98765432100123456789abcdef").unwrap().print_hex_padded(&mut hex);
    assert_eq!(hex, "3FEDCBA98765432100123456789ABCDEF");
}

#[test]
fn text_of_a_million_bits_takes_no_time() {
    let value = Int::signed_min(1 << 20);
    let text = unsigned(&value);
    assert_eq!(text.len(), 315_653);
    assert_eq!(Int::parse_decimal(1 << 20, &text), Some(value));
    assert_eq!(Int::signed_min(u32::MAX).width(), Int::MAX_WIDTH);
}
