//! The builtin float types and how they encode numbers.

/// A builtin float type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum FloatKind {
    /// `f4E2M1FN`: no infinities, no NaN.
    F4E2M1FN,
    /// `f6E2M3FN`: no infinities, no NaN.
    F6E2M3FN,
    /// `f6E3M2FN`: no infinities, no NaN.
    F6E3M2FN,
    /// `f8E3M4`: as IEEE 754.
    F8E3M4,
    /// `f8E4M3`: as IEEE 754.
    F8E4M3,
    /// `f8E4M3FN`: no infinities, NaN is all ones.
    F8E4M3FN,
    /// `f8E4M3FNUZ`: no infinities, no negative zero, which is NaN.
    F8E4M3FNUZ,
    /// `f8E4M3B11FNUZ`: no infinities, no negative zero, which is NaN; bias 11.
    F8E4M3B11FNUZ,
    /// `f8E5M2`: as IEEE 754.
    F8E5M2,
    /// `f8E5M2FNUZ`: no infinities, no negative zero, which is NaN.
    F8E5M2FNUZ,
    /// `f8E8M0FNU`: powers of two alone; no sign, no zero, no infinities.
    F8E8M0FNU,
    /// `bf16`.
    BF16,
    /// `f16`.
    F16,
    /// `tf32`: 19 bits.
    TF32,
    /// `f32`.
    F32,
    /// `f64`.
    F64,
    /// `f80`: x87, with an explicit integer bit.
    F80,
    /// `f128`.
    F128,
}

/// What a kind has beyond finite numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NonFinite {
    /// Infinities and NaNs in the greatest exponent.
    Ieee,
    /// One NaN: all bits but the sign.
    AllOnes,
    /// One NaN: the encoding of negative zero.
    NegativeZero,
    /// Nothing.
    Nothing,
}

/// The parameters of a kind.
pub(super) struct Format {
    pub(super) name: &'static str,
    /// Storage bits.
    pub(super) width: u32,
    /// Significant bits, the integer bit included.
    pub(super) precision: u32,
    /// The exponent of the least normal number.
    pub(super) min_exp: i32,
    /// The exponent of the greatest finite number.
    pub(super) max_exp: i32,
    pub(super) non_finite: NonFinite,
}

const fn format(
    name: &'static str,
    width: u32,
    precision: u32,
    (min_exp, max_exp): (i32, i32),
    non_finite: NonFinite,
) -> Format {
    Format { name, width, precision, min_exp, max_exp, non_finite }
}

use NonFinite::{AllOnes, Ieee, NegativeZero, Nothing};

static FORMATS: [Format; 18] = [
    format("f4E2M1FN", 4, 2, (0, 2), Nothing),
    format("f6E2M3FN", 6, 4, (0, 2), Nothing),
    format("f6E3M2FN", 6, 3, (-2, 4), Nothing),
    format("f8E3M4", 8, 5, (-2, 3), Ieee),
    format("f8E4M3", 8, 4, (-6, 7), Ieee),
    format("f8E4M3FN", 8, 4, (-6, 8), AllOnes),
    format("f8E4M3FNUZ", 8, 4, (-7, 7), NegativeZero),
    format("f8E4M3B11FNUZ", 8, 4, (-10, 4), NegativeZero),
    format("f8E5M2", 8, 3, (-14, 15), Ieee),
    format("f8E5M2FNUZ", 8, 3, (-15, 15), NegativeZero),
    format("f8E8M0FNU", 8, 1, (-127, 127), AllOnes),
    format("bf16", 16, 8, (-126, 127), Ieee),
    format("f16", 16, 11, (-14, 15), Ieee),
    format("tf32", 19, 11, (-126, 127), Ieee),
    format("f32", 32, 24, (-126, 127), Ieee),
    format("f64", 64, 53, (-1022, 1023), Ieee),
    format("f80", 80, 64, (-16382, 16383), Ieee),
    format("f128", 128, 113, (-16382, 16383), Ieee),
];

impl FloatKind {
    /// All kinds, narrowest first.
    pub const ALL: [Self; 18] = [
        Self::F4E2M1FN,
        Self::F6E2M3FN,
        Self::F6E3M2FN,
        Self::F8E3M4,
        Self::F8E4M3,
        Self::F8E4M3FN,
        Self::F8E4M3FNUZ,
        Self::F8E4M3B11FNUZ,
        Self::F8E5M2,
        Self::F8E5M2FNUZ,
        Self::F8E8M0FNU,
        Self::BF16,
        Self::F16,
        Self::TF32,
        Self::F32,
        Self::F64,
        Self::F80,
        Self::F128,
    ];

    pub(super) fn format(self) -> &'static Format {
        // The table has a row per kind, in order.
        &FORMATS[self as usize]
    }

    /// The type's name in MLIR.
    pub fn name(self) -> &'static str {
        self.format().name
    }

    /// The kind of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Storage bits.
    pub fn width(self) -> u32 {
        self.format().width
    }

    /// Significant bits, the integer bit included (upstream's `getFPMantissaWidth`).
    pub fn precision(self) -> u32 {
        self.format().precision
    }

    /// Whether there are infinities.
    pub fn has_infinity(self) -> bool {
        self.format().non_finite == Ieee
    }

    /// Whether there is a NaN.
    pub fn has_nan(self) -> bool {
        self.format().non_finite != Nothing
    }

    /// Whether there is a sign bit.
    pub fn has_sign(self) -> bool {
        self != Self::F8E8M0FNU
    }

    /// Whether there is a zero.
    pub fn has_zero(self) -> bool {
        self != Self::F8E8M0FNU
    }

    /// Whether there is a negative zero apart from zero.
    pub fn has_negative_zero(self) -> bool {
        self.has_zero() && self.format().non_finite != NegativeZero
    }

    /// Bits of the fraction field as stored.
    pub(super) fn fraction_bits(self) -> u32 {
        let format = self.format();
        if self == Self::F80 { format.precision } else { format.precision - 1 }
    }

    /// Whether all normal numbers of `other` are normal numbers of this kind.
    pub fn holds_all_normal_of(self, other: Self) -> bool {
        let (wide, narrow) = (self.format(), other.format());
        wide.precision >= narrow.precision
            && wide.max_exp >= narrow.max_exp
            && wide.min_exp <= narrow.min_exp
    }

    /// Whether all values of `other` are values of this kind.
    pub fn holds_all_of(self, other: Self) -> bool {
        let (wide, narrow) = (self.format(), other.format());
        let denormal = |f: &Format| f.min_exp - f.precision as i32;
        wide.precision >= narrow.precision
            && wide.max_exp >= narrow.max_exp
            && denormal(wide) <= denormal(narrow)
    }
}
