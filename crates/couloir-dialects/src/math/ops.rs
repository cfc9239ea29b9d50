//! The ops of `math`.

use couloir_ods::dialect;
use couloir_ods::types::{BOOL_LIKE, FLOAT_LIKE, SIGNLESS_INTEGER_OR_INDEX_LIKE};

use super::{fold, materialize};
use crate::arith::attrs::{FASTMATH_ATTR, no_fastmath};
use crate::common::shapes;

dialect! { math, "Mathematical functions on scalars, and elementwise on vectors and tensors.";
    inline crate::common::inline::ANY
    materialize materialize

    shape Int {
        results { result: SIGNLESS_INTEGER_OR_INDEX_LIKE }
        traits [Pure, SameOperandsAndResultType, ElementwiseMappable]
    }
    shape IntUnary: Int {
        operands { operand: SIGNLESS_INTEGER_OR_INDEX_LIKE }
        format "$operand attr-dict `:` type($result)"
    }
    shape Float {
        attrs { fastmath: FASTMATH_ATTR = no_fastmath }
        results { result: FLOAT_LIKE }
        traits [Pure, SameOperandsAndResultType, ElementwiseMappable]
    }
    shape FloatUnary: Float {
        operands { operand: FLOAT_LIKE }
        format "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
    }
    shape FloatBinary: Float {
        operands { lhs: FLOAT_LIKE, rhs: FLOAT_LIKE }
        format "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
    }
    shape FloatClass {
        operands { operand: FLOAT_LIKE }
        attrs { fastmath: FASTMATH_ATTR = no_fastmath }
        results { result: BOOL_LIKE }
        traits [
            Pure,
            TypesMatchWith("result type has i1 element type and same shape as operands",
                operand => result, shapes::i1_same_shape),
            ElementwiseMappable
        ]
        format "$operand attr-dict `:` type($operand)"
    }

    /// The absolute value of a float.
    op absf: FloatUnary { fold fold::absf }
    /// The absolute value of an integer.
    op absi: IntUnary { fold fold::absi }
    /// Arcus cosine.
    op acos: FloatUnary { fold fold::acos }
    /// Inverse hyperbolic cosine.
    op acosh: FloatUnary { fold fold::acosh }
    /// Arcus sine.
    op asin: FloatUnary { fold fold::asin }
    /// Inverse hyperbolic sine.
    op asinh: FloatUnary { fold fold::asinh }
    /// The angle of a point in the plane.
    op atan2: FloatBinary { fold fold::atan2 }
    /// Arcus tangent.
    op atan: FloatUnary { fold fold::atan }
    /// Inverse hyperbolic tangent.
    op atanh: FloatUnary { fold fold::atanh }
    /// Cube root.
    op cbrt: FloatUnary {}
    /// Rounding up.
    op ceil: FloatUnary { fold fold::ceil }
    /// A number, or the nearer of the ends of a range.
    op clampf: Float {
        operands { value: FLOAT_LIKE, min: FLOAT_LIKE, max: FLOAT_LIKE }
        format "$value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
    }
    /// The size of one number with the sign of another.
    op copysign: FloatBinary { fold fold::copysign }
    /// Cosine.
    op cos: FloatUnary { fold fold::cos }
    /// Hyperbolic cosine.
    op cosh: FloatUnary { fold fold::cosh }
    /// How many leading bits are zero.
    op ctlz: IntUnary { fold fold::ctlz }
    /// How many trailing bits are zero.
    op cttz: IntUnary { fold fold::cttz }
    /// How many bits are set.
    op ctpop: IntUnary { fold fold::ctpop }
    /// The error function.
    op erf: FloatUnary { fold fold::erf }
    /// One less the error function.
    op erfc: FloatUnary { fold fold::erfc }
    /// A power of two.
    op exp2: FloatUnary { fold fold::exp2 }
    /// A power of e, less one.
    op expm1: FloatUnary { fold fold::expm1 }
    /// A power of e.
    op exp: FloatUnary { fold fold::exp }
    /// A float to the power of an integer.
    op fpowi {
        operands { lhs: FLOAT_LIKE, rhs: SIGNLESS_INTEGER_OR_INDEX_LIKE }
        attrs { fastmath: FASTMATH_ATTR = no_fastmath }
        results { result: FLOAT_LIKE }
        traits [Pure, SameOperandsAndResultShape, AllTypesMatch(lhs, result), ElementwiseMappable]
        format "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs)"
    }
    /// Rounding down.
    op floor: FloatUnary { fold fold::floor }
    /// A product and a sum, rounded once.
    op fma: Float {
        operands { a: FLOAT_LIKE, b: FLOAT_LIKE, c: FLOAT_LIKE }
        format "$a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
    }
    /// An integer to the power of an integer.
    op ipowi: Int {
        operands { lhs: SIGNLESS_INTEGER_OR_INDEX_LIKE, rhs: SIGNLESS_INTEGER_OR_INDEX_LIKE }
        format "$lhs `,` $rhs attr-dict `:` type($result)"
        fold fold::ipowi
    }
    /// Whether a number is neither infinite nor NaN.
    op isfinite: FloatClass { fold fold::isfinite }
    /// Whether a number is infinite.
    op isinf: FloatClass { fold fold::isinf }
    /// Whether a number is NaN.
    op isnan: FloatClass { fold fold::isnan }
    /// Whether a number is neither zero, subnormal, infinite nor NaN.
    op isnormal: FloatClass { fold fold::isnormal }
    /// Logarithm to base 10.
    op log10: FloatUnary { fold fold::log10 }
    /// Logarithm to base e of one more.
    op log1p: FloatUnary { fold fold::log1p }
    /// Logarithm to base 2.
    op log2: FloatUnary { fold fold::log2 }
    /// Logarithm to base e.
    op log: FloatUnary { fold fold::log }
    /// A float to the power of a float.
    op powf: FloatBinary { fold fold::powf }
    /// Rounding to the nearest integer, halves to an even one.
    op roundeven: FloatUnary { fold fold::roundeven }
    /// Rounding to the nearest integer, halves away from zero.
    op round: FloatUnary { fold fold::round }
    /// One divided by the square root.
    op rsqrt: FloatUnary {}
    /// Sine.
    op sin: FloatUnary { fold fold::sin }
    /// Sine and cosine.
    op sincos {
        operands { operand: FLOAT_LIKE }
        attrs { fastmath: FASTMATH_ATTR = no_fastmath }
        results { sin: FLOAT_LIKE, cos: FLOAT_LIKE }
        traits [Pure, SameOperandsAndResultShape, AllTypesMatch(operand, sin, cos), ElementwiseMappable]
        format "$operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand)"
        result_names crate::common::names::by_group
    }
    /// Hyperbolic sine.
    op sinh: FloatUnary { fold fold::sinh }
    /// Square root.
    op sqrt: FloatUnary { fold fold::sqrt }
    /// Tangent.
    op tan: FloatUnary { fold fold::tan }
    /// Hyperbolic tangent.
    op tanh: FloatUnary { fold fold::tanh }
    /// Rounding towards zero.
    op trunc: FloatUnary { fold fold::trunc }
}
