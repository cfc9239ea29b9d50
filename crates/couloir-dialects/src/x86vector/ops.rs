//! The ops of `x86vector`.

use couloir_ods::attrs::ELEMENTS_ATTR;
use couloir_ods::dialect;
use couloir_ods::types::I32;

use super::constraints::{
    BF16_FACTORS, BF16X8_OR_16, F32_SUMS, F32X4_OR_8, F32X8, F32X8_OR_16, FLOATS, HALVES_MEMREF,
    I8_FACTORS, I32_SUMS, INTS, MASK_NUMBER, MASKS, NUMBERS,
};
use super::verify;
use super::verify::infer;
use crate::common::effects;

dialect! { x86vector, "Vector instructions of x86.";
    shape ReadPacked {
        operands { a: HALVES_MEMREF }
        results { dst: F32X4_OR_8 }
        format "$a attr-dict `:` type($a) `->` type($dst)"
        effects effects::read_operand_0
    }

    /// The elements of a vector where a mask is set, next to each other.
    op avx512.mask.compress as MaskCompress {
        operands { k: MASKS, a: NUMBERS, src: optional NUMBERS }
        attrs { constant_src: optional ELEMENTS_ATTR }
        results { dst: NUMBERS }
        traits [
            Pure, AllTypesMatch(a, dst),
            TypesMatchWith("`k` has the same number of bits as elements in `dst`", dst => k, infer::mask)
        ]
        format "$k `,` $a (`,` $src^)? attr-dict `:` type($dst) (`,` type($src)^)?"
        verify verify::compress
    }
    /// Rounds to a number of fraction bits where a mask is set.
    op avx512.mask.rndscale as MaskRndScale {
        operands { src: FLOATS, k: I32, a: FLOATS, imm: MASK_NUMBER, rounding: I32 }
        results { dst: FLOATS }
        traits [
            Pure, AllTypesMatch(src, a, dst),
            TypesMatchWith("imm has the same number of bits as elements in dst",
                dst => imm, infer::mask_number)
        ]
        format "$src `,` $k `,` $a `,` $imm `,` $rounding attr-dict `:` type($dst)"
    }
    /// Multiplies by powers of two where a mask is set.
    op avx512.mask.scalef as MaskScaleF {
        operands { src: FLOATS, a: FLOATS, b: FLOATS, k: MASK_NUMBER, rounding: I32 }
        results { dst: FLOATS }
        traits [
            Pure, AllTypesMatch(src, a, b, dst),
            TypesMatchWith("k has the same number of bits as elements in dst",
                dst => k, infer::mask_number)
        ]
        format "$src `,` $a `,` $b `,` $k `,` $rounding attr-dict `:` type($dst)"
    }
    /// Which elements of each of two vectors are in the other.
    op avx512.vp2intersect as Vp2Intersect {
        operands { a: INTS, b: INTS }
        results { k1: MASKS, k2: MASKS }
        traits [
            Pure, AllTypesMatch(a, b),
            TypesMatchWith("k1 has the same number of bits as elements in a", a => k1, infer::mask),
            TypesMatchWith("k2 has the same number of bits as elements in b", a => k2, infer::mask)
        ]
        format "$a `,` $b attr-dict `:` type($a)"
        result_names crate::common::names::by_group
    }
    /// Adds to each element the products of two pairs of `bf16`.
    op avx512.dot as DotBF16 {
        operands { src: F32_SUMS, a: BF16_FACTORS, b: BF16_FACTORS }
        results { dst: F32_SUMS }
        traits [
            Pure, AllTypesMatch(a, b), AllTypesMatch(src, dst),
            TypesMatchWith("`a` has twice an many elements as `src`", src => a, infer::twice_bf16)
        ]
        format "$src `,` $a `,` $b attr-dict `:` type($a) `->` type($src)"
    }
    /// Rounds to `bf16`.
    op avx512.cvt.packed.f32_to_bf16 as CvtPackedF32ToBF16 {
        operands { a: F32X8_OR_16 }
        results { dst: BF16X8_OR_16 }
        traits [Pure, Pred("all of {a, dst} have same element count", verify::same_count)]
        format "$a attr-dict `:` type($a) `->` type($dst)"
    }
    /// Reads the numbers at even places.
    op avx.cvt.packed.even.indexed_to_f32 as CvtPackedEvenIndexedToF32: ReadPacked {}
    /// Reads the numbers at odd places.
    op avx.cvt.packed.odd.indexed_to_f32 as CvtPackedOddIndexedToF32: ReadPacked {}
    /// Reads a number and repeats it.
    op avx.bcst_to_f32.packed as BcstToF32Packed: ReadPacked {}
    /// About the inverse of the square root.
    op avx.rsqrt as Rsqrt {
        operands { a: F32X8 }
        results { b: F32X8 }
        traits [Pure, SameOperandsAndResultType]
        format "$a attr-dict `:` type($a)"
    }
    /// Dot products of the halves.
    op avx.intr.dot as Dot {
        operands { a: F32X8, b: F32X8 }
        results { res: F32X8 }
        traits [Pure, SameOperandsAndResultType]
        format "$a `,` $b attr-dict `:` type($res)"
    }
    /// Adds to each element the products of four pairs of bytes.
    op avx.dot.i8 as DotInt8 {
        operands { w: I32_SUMS, a: I8_FACTORS, b: I8_FACTORS }
        results { dst: I32_SUMS }
        traits [
            Pure, AllTypesMatch(a, b), AllTypesMatch(w, dst),
            TypesMatchWith("`a` has four times elements as `w`", w => a, infer::four_i8)
        ]
        format "$w `,` $a `,` $b attr-dict `:` type($a) `->` type($w)"
    }
}
