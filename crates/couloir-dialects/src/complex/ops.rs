//! The ops of `complex`.

use couloir_ods::attrs::ARRAY_ATTR;
use couloir_ods::dialect;
use couloir_ods::types::{ANY, ANY_COMPLEX, ANY_FLOAT, ANY_SIGNLESS_INTEGER, I1};

use super::types::COMPLEX;
use super::{attrs, fold, materialize, types, verify};
use crate::arith::attrs::{FASTMATH_ATTR, no_fastmath};

dialect! { complex, "Complex numbers.";
    inline crate::common::inline::ANY
    attrs [attrs::NUMBER]
    materialize materialize

    shape Arithmetic {
        attrs { fastmath: FASTMATH_ATTR = no_fastmath }
        results { result: COMPLEX }
        traits [Pure, SameOperandsAndResultType, ElementwiseMappable]
    }
    shape Unary: Arithmetic {
        operands { complex: COMPLEX }
        format "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"
    }
    shape Binary: Arithmetic {
        operands { lhs: COMPLEX, rhs: COMPLEX }
        format "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)"
    }
    shape Real {
        operands { complex: COMPLEX }
        attrs { fastmath: FASTMATH_ATTR = no_fastmath }
        results { result: ANY_FLOAT }
        traits [
            TypesMatchWith("complex element type matches result type", complex => result, types::element),
            Pure, ElementwiseMappable
        ]
        format "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)"
    }
    shape Comparison {
        operands { lhs: COMPLEX, rhs: COMPLEX }
        results { result: I1 }
        traits [Pure, AllTypesMatch(lhs, rhs), ElementwiseMappable]
        format "$lhs `,` $rhs attr-dict `:` type($lhs)"
    }

    /// The absolute value.
    op abs: Real {}
    /// Addition.
    op add: Binary { fold fold::add }
    /// The angle of a number in the plane.
    op angle: Real {}
    /// Arcus tangent of a quotient.
    op atan2: Binary {}
    /// Reinterprets the bits of a number.
    op bitcast {
        operands { operand: ANY }
        results { result: ANY }
        traits [Pure]
        format "$operand attr-dict `:` type($operand) `to` type($result)"
        verify verify::bitcast
        fold fold::bitcast
    }
    /// The conjugate.
    op conj: Unary { fold fold::conj }
    /// A constant.
    op constant {
        attrs { value: ARRAY_ATTR }
        results { complex: ANY_COMPLEX }
        traits [ConstantLike, Pure]
        format "$value attr-dict `:` type($complex)"
        verify verify::constant
        result_names verify::constant_name
    }
    /// Cosine.
    op cos: Unary {}
    /// A number of its parts.
    op create {
        operands { real: ANY_FLOAT, imaginary: ANY_FLOAT }
        results { complex: COMPLEX }
        traits [
            Pure, AllTypesMatch(real, imaginary),
            TypesMatchWith("complex element type matches real operand type", complex => real, types::element),
            TypesMatchWith("complex element type matches imaginary operand type", complex => imaginary, types::element)
        ]
        format "$real `,` $imaginary attr-dict `:` type($complex)"
        fold fold::create
    }
    /// Division.
    op div: Binary { fold fold::div }
    /// Whether both parts are equal.
    op eq: Comparison {}
    /// A power of e.
    op exp: Unary { fold fold::exp }
    /// A power of e, less one.
    op expm1: Unary {}
    /// The imaginary part.
    op im: Real { fold fold::im }
    /// Logarithm to base e of one more.
    op log1p: Unary {}
    /// Logarithm to base e.
    op log: Unary { fold fold::log }
    /// Multiplication.
    op mul: Binary { fold fold::mul }
    /// Negation.
    op neg: Unary { fold fold::neg }
    /// Whether parts differ.
    op neq: Comparison {}
    /// A number to the power of a number.
    op pow: Binary {}
    /// A number to the power of an integer.
    op powi {
        operands { lhs: COMPLEX, rhs: ANY_SIGNLESS_INTEGER }
        attrs { fastmath: optional FASTMATH_ATTR }
        results { result: COMPLEX }
        traits [Pure, ElementwiseMappable, SameOperandsAndResultShape, AllTypesMatch(lhs, result)]
        format "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)"
    }
    /// The real part.
    op re: Real { fold fold::re }
    /// One divided by the square root.
    op rsqrt: Unary {}
    /// The number of size one in the same direction, or zero.
    op sign: Unary {}
    /// Sine.
    op sin: Unary {}
    /// Square root.
    op sqrt: Unary {}
    /// Subtraction.
    op sub: Binary { fold fold::sub }
    /// Tangent.
    op tan: Unary {}
    /// Hyperbolic tangent.
    op tanh: Unary {}
}
