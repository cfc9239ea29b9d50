//! Inverse hyperbolic functions as C libraries have them: by logarithms, in the forms that lose
//! least in each range. The standard library's own differ in the last digit.

macro_rules! inverses {
    ($float:ident, tiny $tiny:expr, huge $huge:expr) => {
        /// For numbers of this precision.
        pub(super) mod $float {
            use std::$float::consts::LN_2;

            pub(in super::super) fn asinh(x: $float) -> $float {
                let size = x.abs();
                if !x.is_finite() || size < $tiny {
                    return x;
                }
                let square = x * x;
                let value = match size {
                    _ if size > $huge => size.ln() + LN_2,
                    _ if size > 2.0 => (2.0 * size + 1.0 / ((square + 1.0).sqrt() + size)).ln(),
                    _ => (size + square / (1.0 + (1.0 + square).sqrt())).ln_1p(),
                };
                value.copysign(x)
            }

            pub(in super::super) fn acosh(x: $float) -> $float {
                const HUGE: $float = 268_435_456.0;
                let more = x - 1.0;
                match x {
                    _ if x.is_nan() => x,
                    _ if x < 1.0 => $float::NAN,
                    _ if x >= HUGE => x.ln() + LN_2,
                    _ if x > 2.0 => (2.0 * x - 1.0 / (x + (x * x - 1.0).sqrt())).ln(),
                    _ => (more + (2.0 * more + more * more).sqrt()).ln_1p(),
                }
            }

            pub(in super::super) fn atanh(x: $float) -> $float {
                let size = x.abs();
                let twice = size + size;
                let value = match size {
                    _ if x.is_nan() => return x,
                    _ if size < 0.5 => 0.5 * (twice + twice * size / (1.0 - size)).ln_1p(),
                    _ if size < 1.0 => 0.5 * (twice / (1.0 - size)).ln_1p(),
                    _ if size > 1.0 => return $float::NAN,
                    _ => $float::INFINITY,
                };
                value.copysign(x)
            }
        }
    };
}

// Below the first, a number is its own; above the second, its square is all that counts.
inverses!(f32, tiny 6.103_515_6e-5, huge 16_384.0);
inverses!(f64, tiny 3.725_290_298_461_914e-9, huge 268_435_456.0);
