//! Expectations are what MLIR 22 prints and folds.

use super::{Float, FloatKind, RoundingMode, print_float};

fn text(value: Float) -> String {
    let mut out = String::new();
    print_float(&mut out, value);
    out
}

fn of_hex(kind: &str, digits: &str) -> Float {
    Float::from_hex(FloatKind::from_name(kind).unwrap(), digits).unwrap()
}

/// As MLIR reads a literal: an `f64` first.
fn of_literal(kind: &str, literal: &str) -> Float {
    Float::from_f64(FloatKind::from_name(kind).unwrap(), literal.parse().unwrap())
}

#[test]
fn literals_print_as_in_mlir() {
    let cases = [
        ("f64", "1.0", "1.000000e+00"),
        ("f64", "0.3", "3.000000e-01"),
        ("f64", "1.0e-7", "9.9999999999999995E-8"),
        ("f64", "123456.789", "123456.789"),
        ("f64", "123456789.0", "0x419D6F3454000000"),
        ("f64", "100000000000.5", "100000000000.5"),
        ("f64", "99999999999999999999999.0", "9.9999999999999991E+22"),
        ("f64", "0.0001234567", "1.234567E-4"),
        ("f64", "0.01234567", "0.01234567"),
        ("f64", "0.00001234567", "1.2345670000000001E-5"),
        ("f64", "1.0e400", "0x7FF0000000000000"),
        ("f32", "16777216.0", "0x4B800000"),
        ("f32", "123456789012345680.0", "1.23456791E+17"),
        ("f32", "3.4028234e38", "3.40282347E+38"),
        ("f32", "-0.0", "-0.000000e+00"),
        ("f16", "0.1", "9.997550e-02"),
        ("bf16", "0.1", "1.000980e-01"),
        ("tf32", "0.1", "9.997550e-02"),
        ("f80", "0.1", "0.100000000000000005551"),
        ("f128", "0.1", "0.100000000000000005551115123125782702"),
        ("f8E5M2", "0.1", "9.375000e-02"),
        ("f8E8M0FNU", "0.1", "1.250000e-01"),
        ("f8E8M0FNU", "1.5", "2.000000e+00"),
        ("f8E8M0FNU", "3.0", "4.000000e+00"),
        ("f8E8M0FNU", "-1.0", "-1.000000e+00"),
        ("f8E8M0FNU", "-0.0", "5.877470e-39"),
        ("f8E8M0FNU", "3.0e38", "0xFF"),
        ("f8E4M3FN", "464.0", "4.480000e+02"),
        ("f8E4M3FN", "465.0", "0x7F"),
        ("f8E4M3FNUZ", "-0.0", "0.000000e+00"),
        ("f8E4M3FNUZ", "-1.0e400", "0x80"),
        ("f4E2M1FN", "1.0e10", "6.000000e+00"),
        ("f4E2M1FN", "1.0e400", "0x0"),
        ("f6E2M3FN", "-1.0e400", "0x20"),
    ];
    for (kind, literal, expected) in cases {
        assert_eq!(text(of_literal(kind, literal)), expected, "{literal} : {kind}");
    }
}

#[test]
fn encodings_print_as_in_mlir() {
    let cases = [
        ("f16", "7ff", "1.220110e-04"),
        ("f16", "7c00", "0x7C00"),
        ("f32", "7f800001", "0x7F800001"),
        ("tf32", "3fff", "3.849980e-34"),
        ("tf32", "7ffff", "0x7FFFF"),
        ("f80", "8000000000000000", "3.36210314311209350626E-4932"),
        ("f80", "3fff0000000000000000", "0x7FFF0000000000000000"),
        ("f80", "7fff8000000000000000", "0x7FFF8000000000000000"),
        ("f8E8M0FNU", "7f", "1.000000e+00"),
        ("f8E8M0FNU", "0", "5.877470e-39"),
        ("f4E2M1FN", "f", "-6.000000e+00"),
    ];
    for (kind, digits, expected) in cases {
        assert_eq!(text(of_hex(kind, digits)), expected, "0x{digits} : {kind}");
    }
    assert_eq!(Float::from_hex(FloatKind::F16, "1ffff"), None);
}

#[test]
fn every_narrow_value_survives_f64() {
    for kind in FloatKind::ALL.into_iter().filter(|kind| kind.width() <= 16) {
        for bits in 0..1u128 << kind.width() {
            let value = Float::from_bits(kind, bits);
            if value.is_finite() {
                assert_eq!(Float::from_f64(kind, value.to_f64()), value, "{kind:?} {bits:#x}");
            }
        }
    }
}

#[test]
fn decimal_text_is_rounded_once() {
    let literals = [
        "0.1",
        "1e23",
        "8.5e-46",
        "7.0064923216240853546186479164e-46",
        "1e-400",
        "179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096330286416692887910946555547851940402630657488671505820681908902000708383676273854845817711531764475730270069855571366959622842914819860834936475292719074168444365510704342711559699508093042880",
        "16777217",
        "9007199254740993",
        "2.5",
    ];
    for literal in literals {
        let double = Float::parse(FloatKind::F64, literal).unwrap().value;
        assert_eq!(double.bits() as u64, literal.parse::<f64>().unwrap().to_bits());
        let single = Float::parse(FloatKind::F32, literal).unwrap().value;
        assert_eq!(single.bits() as u32, literal.parse::<f32>().unwrap().to_bits());
    }
    let long = format!("2.{}1", "0".repeat(100_000));
    let parsed = Float::parse(FloatKind::F128, &long).unwrap();
    assert!(parsed.inexact && parsed.value == Float::from_f64(FloatKind::F128, 2.0));
    assert!(Float::parse(FloatKind::F128, "1e99999999999999999999").unwrap().value.is_infinite());
    assert!(Float::parse(FloatKind::F128, "1e-99999999999999999999").unwrap().value.is_zero());
    for bad in ["", "-", ".", "1e", "1x", "0x1", "1..2"] {
        assert_eq!(Float::parse(FloatKind::F64, bad), None, "{bad}");
    }
}

#[test]
fn nans_keep_their_payload() {
    let cases = [
        ("f8E4M3FN", "7f", "bf16", "7FF0"),
        ("f8E4M3FNUZ", "80", "f64", "7FF8000000000000"),
        ("f8E8M0FNU", "ff", "bf16", "7F80"),
        ("f32", "7f800001", "f64", "7FF8000020000000"),
        ("f64", "fff8000000000001", "f32", "FFC00000"),
        ("f32", "7fc00000", "f4E2M1FN", "0"),
    ];
    for (from, digits, to, expected) in cases {
        let to = FloatKind::from_name(to).unwrap();
        let converted = of_hex(from, digits).convert(to, RoundingMode::NearestEven);
        assert_eq!(format!("{:X}", converted.value.bits()), expected, "{from} {digits}");
    }
}

#[test]
fn f64_arithmetic_agrees_with_the_machine() {
    let values = [0.0, -0.0, 1.0, -1.5, 1e300, 1e-310, f64::MAX, f64::INFINITY, 0.1, 3.0, 5e-324];
    let mode = RoundingMode::NearestEven;
    for (x, y) in values.into_iter().flat_map(|x| values.map(|y| (x, y))) {
        let (a, b) = (Float::from_f64(FloatKind::F64, x), Float::from_f64(FloatKind::F64, y));
        let cases = [
            (a.add(b, mode).value, x + y),
            (a.sub(b, mode).value, x - y),
            (a.mul(b, mode).value, x * y),
            (a.div(b, mode).value, x / y),
            (a.fmod(b).value, x % y),
            (a.fma(b, a, mode).value, x.mul_add(y, x)),
        ];
        for (ours, native) in cases {
            let same = ours.bits() as u64 == native.to_bits() || (ours.is_nan() && native.is_nan());
            assert!(same, "{x:?} {y:?}: {} for {native:?}", text(ours));
        }
        assert_eq!(a.compare(b), x.partial_cmp(&y));
    }
}

#[test]
fn directed_rounding_stays_on_its_side() {
    let third = |mode| Float::one(FloatKind::F16).div(of_literal("f16", "3.0"), mode).value;
    let (down, up) = (third(RoundingMode::Downward), third(RoundingMode::Upward));
    assert_eq!(up.bits(), down.bits() + 1);
    assert_eq!(third(RoundingMode::TowardZero), down);
    let max = Float::largest(FloatKind::F8E4M3FN, false);
    assert_eq!(text(max), "4.480000e+02");
    assert_eq!(max.add(max, RoundingMode::TowardZero).value, max);
}

#[test]
fn choices_treat_nan_and_zero_as_documented() {
    let nan = Float::nan(FloatKind::F32, false);
    let (zero, negative) = (Float::from_f32(0.0), Float::from_f32(-0.0));
    let one = Float::one(FloatKind::F32);
    assert_eq!((one.minimum(nan), one.minnum(nan), nan.maxnum(one)), (nan, one, one));
    assert_eq!((zero.minimum(negative), negative.maximum(zero)), (negative, zero));
}

#[test]
fn integers_convert_both_ways() {
    use super::super::Int;
    let value = Int::from_i64(32, -7);
    let single = Float::from_int(FloatKind::F32, &value, true, RoundingMode::NearestEven).value;
    assert_eq!(single, Float::from_f32(-7.0));
    assert_eq!(Float::from_f32(-7.5).to_int(32, true), Some((value, false)));
    assert_eq!(Float::from_f32(-7.5).to_int(32, false), None);
    assert_eq!(Float::from_f32(128.0).to_int(8, true), None);
    assert_eq!(Float::from_f32(128.0).to_int(8, false), Some((Int::new(8, 128), true)));
    assert_eq!(Float::nan(FloatKind::F32, false).to_int(8, true), None);
    assert_eq!(Float::from_f32(1e30).to_int(1, true), None);
    assert_eq!(Float::from_f32(1e-30).to_int(1, true), Some((Int::zero(1), false)));
}
