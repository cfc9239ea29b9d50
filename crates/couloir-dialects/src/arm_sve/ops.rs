//! The ops of `arm_sve`, then their intrinsics.

use couloir_ods::attrs::I64_ATTR;
use couloir_ods::dialect;
use couloir_ods::types::{ANY_SCALABLE_VECTOR_OF_ANY_RANK, I32, I64, INDEX};

use super::constraints::{
    BF16X8, F32X4, FACTORS, FLOAT_VECTOR, I8X16, I32X4, INT_VECTOR, MASK, OF_RANK_1, SUMS, SVBOOL,
    SVBOOL_MASK, SVE_PREDICATE, SVE_PREDICATE_MASK, SVE_VECTOR,
};
use super::verify;
use crate::llvm::constraints::LLVM_TYPE;

dialect! { arm_sve, "Arm's Scalable Vector Extension.";
    shape Dot<FROM: FACTORS, TO: SUMS> {
        operands { acc: TO, src1: FROM, src2: FROM }
        results { dst: TO }
        traits [Pure, AllTypesMatch(src1, src2), AllTypesMatch(acc, dst)]
        format "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($dst)"
    }
    shape MaskedBinary<T: INT_VECTOR> {
        operands { mask: MASK, src1: T, src2: T }
        results { res: T }
        traits [
            AllTypesMatch(src1, src2, res),
            TypesMatchWith("mask has i1 element type and same shape as operands",
                src1 => mask, verify::i1_same_shape)
        ]
        format "$mask `,` $src1 `,` $src2 attr-dict `:` type($mask) `,` type($res)"
    }
    shape Intr3 {
        operands {
            a: ANY_SCALABLE_VECTOR_OF_ANY_RANK, b: ANY_SCALABLE_VECTOR_OF_ANY_RANK,
            c: ANY_SCALABLE_VECTOR_OF_ANY_RANK
        }
        results { res: LLVM_TYPE }
    }

    /// Adds to each element four products.
    op sdot as SDot: Dot {}
    /// Multiplies matrices of signed integers and adds.
    op smmla as SMMla: Dot<I8X16, I32X4> {}
    /// Adds to each element four products of unsigned integers.
    op udot as UDot: Dot {}
    /// Multiplies matrices of unsigned integers and adds.
    op ummla as UMMla: Dot<I8X16, I32X4> {}
    /// Multiplies a matrix of unsigned by one of signed integers and adds.
    op usmmla as USMMla: Dot<I8X16, I32X4> {}
    /// Repeats a part of 128 bits.
    op dupq_lane {
        operands { src: SVE_VECTOR }
        attrs { lane: I64_ATTR }
        results { dst: SVE_VECTOR }
        traits [Pure, AllTypesMatch(src, dst)]
        format "$src `[` $lane `]` attr-dict `:` type($dst)"
    }
    /// Sums where the mask is set.
    op masked.addi: MaskedBinary { traits [Commutative] }
    /// Sums where the mask is set.
    op masked.addf: MaskedBinary<FLOAT_VECTOR> { traits [Commutative] }
    /// Differences where the mask is set.
    op masked.subi: MaskedBinary {}
    /// Differences where the mask is set.
    op masked.subf: MaskedBinary<FLOAT_VECTOR> {}
    /// Products where the mask is set.
    op masked.muli: MaskedBinary { traits [Commutative] }
    /// Products where the mask is set.
    op masked.mulf: MaskedBinary<FLOAT_VECTOR> { traits [Commutative] }
    /// Signed quotients where the mask is set.
    op masked.divi_signed: MaskedBinary {}
    /// Unsigned quotients where the mask is set.
    op masked.divi_unsigned: MaskedBinary {}
    /// Quotients where the mask is set.
    op masked.divf: MaskedBinary<FLOAT_VECTOR> {}
    /// A mask as `svbool`.
    op convert_to_svbool {
        operands { source: SVE_PREDICATE_MASK }
        results { result: SVBOOL_MASK }
        traits [
            Pure, TypesMatchWith("expected corresponding svbool type widened to [16]xi1",
                source => result, verify::widened_mask)
        ]
        format "$source attr-dict `:` type($source)"
    }
    /// `svbool` as a mask.
    op convert_from_svbool {
        operands { source: SVBOOL_MASK }
        results { result: SVE_PREDICATE_MASK }
        traits [
            Pure, TypesMatchWith("expected corresponding svbool type widened to [16]xi1",
                result => source, verify::widened_mask)
        ]
        format "$source attr-dict `:` type($result)"
    }
    /// Interleaves two vectors.
    op zip.x2 {
        operands { sourceV1: SVE_VECTOR, sourceV2: SVE_VECTOR }
        results { resultV1: SVE_VECTOR, resultV2: SVE_VECTOR }
        traits [Pure, AllTypesMatch(sourceV1, sourceV2, resultV1, resultV2)]
        format "$sourceV1 `,` $sourceV2 attr-dict `:` type($sourceV1)"
        result_names crate::common::names::by_group
    }
    /// Interleaves four vectors.
    op zip.x4 {
        operands {
            sourceV1: SVE_VECTOR, sourceV2: SVE_VECTOR, sourceV3: SVE_VECTOR, sourceV4: SVE_VECTOR
        }
        results {
            resultV1: SVE_VECTOR, resultV2: SVE_VECTOR, resultV3: SVE_VECTOR, resultV4: SVE_VECTOR
        }
        traits [
            Pure, AllTypesMatch(sourceV1, sourceV2, sourceV3, sourceV4,
                resultV1, resultV2, resultV3, resultV4)
        ]
        format "$sourceV1 `,` $sourceV2 `,` $sourceV3 `,` $sourceV4 attr-dict `:` type($sourceV1)"
        result_names crate::common::names::by_group
    }
    /// One mask or none, chosen by a bit of another.
    op psel {
        operands { p1: SVE_PREDICATE, p2: SVE_PREDICATE, index: INDEX }
        results { result: SVE_PREDICATE }
        traits [Pure, AllTypesMatch(p1, result)]
        format "$p1 `,` $p2 `[` $index `]` attr-dict `:` type($p1) `,` type($p2)"
    }

    /// `llvm.aarch64.sve.ummla`
    op intr.ummla: Intr3 {}
    /// `llvm.aarch64.sve.smmla`
    op intr.smmla: Intr3 {}
    /// `llvm.aarch64.sve.usmmla`
    op intr.usmmla: Intr3 {}
    /// `llvm.aarch64.sve.bfmmla`
    op intr.bfmmla {
        operands { acc: F32X4, src1: BF16X8, src2: BF16X8 }
        results { res: F32X4 }
        traits [Pure, AllTypesMatch(src1, src2), AllTypesMatch(acc, res)]
        format "$acc `,` $src1 `,` $src2 attr-dict `:` type($src1) `to` type($res)"
    }
    /// `llvm.aarch64.sve.sdot`
    op intr.sdot: Intr3 {}
    /// `llvm.aarch64.sve.udot`
    op intr.udot: Intr3 {}
    /// `llvm.aarch64.sve.add`
    op intr.add: Intr3 {}
    /// `llvm.aarch64.sve.fadd`
    op intr.fadd: Intr3 {}
    /// `llvm.aarch64.sve.mul`
    op intr.mul: Intr3 {}
    /// `llvm.aarch64.sve.fmul`
    op intr.fmul: Intr3 {}
    /// `llvm.aarch64.sve.sub`
    op intr.sub: Intr3 {}
    /// `llvm.aarch64.sve.fsub`
    op intr.fsub: Intr3 {}
    /// `llvm.aarch64.sve.sdiv`
    op intr.sdiv: Intr3 {}
    /// `llvm.aarch64.sve.udiv`
    op intr.udiv: Intr3 {}
    /// `llvm.aarch64.sve.fdiv`
    op intr.fdiv: Intr3 {}
    /// `llvm.aarch64.sve.convert.to.svbool`
    op intr.convert.to.svbool {
        operands { mask: SVE_PREDICATE }
        results { res: LLVM_TYPE }
        traits [Pred("'res' is vector<[16]xi1>", verify::result_is_svbool)]
    }
    /// `llvm.aarch64.sve.convert.from.svbool`
    op intr.convert.from.svbool {
        operands { svbool: SVBOOL }
        results { res: LLVM_TYPE }
        traits [
            Pred("'res' is vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>",
                verify::result_is_predicate)
        ]
    }
    /// `llvm.aarch64.sve.zip.x2`
    op intr.zip.x2 {
        operands { v1: ANY_SCALABLE_VECTOR_OF_ANY_RANK, v2: ANY_SCALABLE_VECTOR_OF_ANY_RANK }
        results { res: LLVM_TYPE }
    }
    /// `llvm.aarch64.sve.zip.x4`
    op intr.zip.x4 {
        operands {
            v1: ANY_SCALABLE_VECTOR_OF_ANY_RANK, v2: ANY_SCALABLE_VECTOR_OF_ANY_RANK,
            v3: ANY_SCALABLE_VECTOR_OF_ANY_RANK, v4: ANY_SCALABLE_VECTOR_OF_ANY_RANK
        }
        results { res: LLVM_TYPE }
    }
    /// `llvm.aarch64.sve.psel`
    op intr.psel {
        operands { p1: SVBOOL, p2: SVE_PREDICATE, index: I32 }
        results { res: LLVM_TYPE }
        traits [Pure, Pred("'res' is vector<[16]xi1>", verify::result_is_svbool)]
    }
    /// `llvm.aarch64.sve.whilelt`
    op intr.whilelt {
        operands { base: I64, n: I64 }
        results { res: LLVM_TYPE }
        traits [
            Pred("'res' is vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>",
                verify::result_is_predicate),
            Pure
        ]
    }
    /// `llvm.aarch64.sve.dupq.lane`
    op intr.dupq_lane {
        operands { v: OF_RANK_1 }
        attrs { lane: I64_ATTR }
        results { res: LLVM_TYPE }
    }
}
