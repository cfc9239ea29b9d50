//! The ops of `arm_neon`: intrinsics, and a dot product of two dimensions.

use couloir_ods::dialect;

use super::constraints::{BF16X8, BYTES, F32X4, I8X16, I32X4, NARROW, SUMS, WIDE};
use super::verify;

dialect! { arm_neon, "Arm's Advanced SIMD extension.";
    shape MatrixMultiply<FROM: I8X16, TO: I32X4> {
        operands { acc: TO, src1: FROM, src2: FROM }
        results { res: TO }
        traits [Pure, AllTypesMatch(src1, src2), AllTypesMatch(acc, res)]
        format "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"
    }

    /// The products of elements, at twice the width.
    op intr.smull as SMull {
        operands { a: NARROW, b: NARROW }
        results { res: WIDE }
        traits [
            Pure, AllTypesMatch(a, b),
            TypesMatchWith("res has same vector shape and element bitwidth scaled by 2 as a",
                a => res, verify::widened)
        ]
        format "$a `,` $b attr-dict `:` type($a) `to` type($res)"
    }
    /// Adds to each element four products of bytes.
    op intr.sdot as SDot {
        operands { a: SUMS, b: BYTES, c: BYTES }
        results { res: SUMS }
        traits [
            Pure, AllTypesMatch(b, c), AllTypesMatch(a, res),
            TypesMatchWith("res has the same number of elements as operand b",
                b => res, verify::sums_of_four)
        ]
        format "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)"
    }
    /// Multiplies matrices of signed integers and adds.
    op intr.smmla as SMMla: MatrixMultiply {}
    /// Multiplies matrices of unsigned integers and adds.
    op intr.ummla as UMMla: MatrixMultiply {}
    /// Multiplies a matrix of unsigned by one of signed integers and adds.
    op intr.usmmla as USMMla: MatrixMultiply {}
    /// Multiplies matrices of `bf16` and adds.
    op intr.bfmmla as BFMMla: MatrixMultiply<BF16X8, F32X4> {}
    /// Adds to each element of `a` the product of a row of `b` and one of `c`.
    op "2d.sdot" as SDot2d {
        operands { a: SUMS, b: BYTES, c: BYTES }
        results { res: SUMS }
        traits [
            Pure, AllTypesMatch(b, c), AllTypesMatch(a, res),
            Pred("operand `a` should be 1-dimensional", verify::a_is_1d),
            Pred("operand `b` should be 2-dimensional", verify::b_is_2d),
            Pred("operand `b` should have 4 columns", verify::b_has_4_columns),
            Pred("operand `b` should have as many rows as the size of operand `a`", verify::b_has_rows_of_a)
        ]
        format "$a `,` $b `,` $c attr-dict `:` type($b) `,` type($c) `to` type($res)"
    }
}
