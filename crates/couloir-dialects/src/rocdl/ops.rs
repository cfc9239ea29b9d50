//! The ops of `rocdl`, in the order of their names: nearly all are intrinsics.

use couloir_ods::attrs::defaults::no;
use couloir_ods::attrs::{DICT_ARRAY_ATTR, I1_ATTR, I16_ATTR, I32_ATTR};
use couloir_ods::dialect;
use couloir_ods::types::{BF16, F16, F32, I1, I16, I32, I64};

#[allow(clippy::wildcard_imports)]
use super::constraints::*;
use super::{discardable, syntax, target};
use crate::common::effects;
use crate::llvm::attrs::{ALIAS_SCOPE_ARRAY, CONSTANT_RANGE_ATTR, TBAA_TAG_ARRAY, zero_i32};
use crate::llvm::constraints::{ANY_INTS, FLOATS, LLVM_FLOAT, LLVM_TYPE};
use crate::llvm::target_constraints::{POINTER, PTR0, PTR1, PTR3, PTR8};

dialect! { rocdl, "AMD's additions to LLVM IR.";
    attrs [target::TARGET]
    allows_unknown_ops
    inline crate::common::inline::ANY
    verify_op_attr discardable::op

    shape BufferUpdate {
        operands {
            vdata: LLVM_TYPE, rsrc: built BUFFER, offset: built WORD, soffset: built WORD,
            aux: built WORD
        }
        parse syntax::parse_update
        print syntax::print_update
    }
    shape Plain {
        format "attr-dict"
    }
    shape Dimension {
        attrs { range: optional CONSTANT_RANGE_ATTR }
        results { res: LLVM_TYPE }
        traits [Pure]
        format "(`range` $range^)? attr-dict `:` type($res)"
    }
    shape ClusterLoadAsync {
        operands { globalPtr: built PTR1, ldsPtr: built PTR3, mask: I32 }
        attrs {
            offset: I32_ATTR, cpol: I32_ATTR, alias_scopes: optional ALIAS_SCOPE_ARRAY,
            noalias_scopes: optional ALIAS_SCOPE_ARRAY, tbaa: optional TBAA_TAG_ARRAY
        }
        format "$globalPtr `,` $ldsPtr `,` $offset `,` $cpol `,` $mask attr-dict `:`
            qualified(type($globalPtr)) `,` qualified(type($ldsPtr))"
        effects effects::copy
    }
    shape Math {
        operands { arg: LLVM_FLOAT }
        results { res: LLVM_FLOAT }
        traits [Pure]
        format "$arg qualified(type($arg)) attr-dict `->` qualified(type($res))"
    }
    shape FromByte {
        operands { srcA: I32 }
        attrs { byteSel: I32_ATTR }
        results { res: LLVM_TYPE }
        traits [Pure]
        format "attr-dict $srcA `[` $byteSel `]` `:` type($res)"
    }
    shape PackBytes {
        operands { srcA: F32, srcB: F32, old: I32 }
        attrs { wordSel: I1_ATTR }
        results { res: LLVM_TYPE }
        traits [Pure]
        format "attr-dict $srcA `,` $srcB `->` $old `[` $wordSel `]` `:` type($res)"
    }
    shape UnpackBytes {
        operands { src: I32 }
        attrs { wordSel: I1_ATTR }
        results { res: LLVM_TYPE }
        traits [Pure]
        format "attr-dict $src `[` $wordSel `]` `:` type($res)"
    }
    shape ScaleSelected<SRC: V3I32, TO: V16BF16> {
        operands { src: built SRC, scale: I32 }
        attrs { scaleSel: I32_ATTR }
        results { res: built TO }
        traits [Pure]
        format "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"
    }
    shape ScalePairs {
        operands { src0: built V16F32, src1: built V16F32, scale: F32 }
        results { res: built V6I32 }
        traits [Pure]
        format "attr-dict $src0 `,` $src1 `,` $scale `:` type($res)"
    }
    shape ScaleByteInto {
        operands { oldVdst: built V2F16, src: I32, scale: F32 }
        attrs { srcSelIndex: I32_ATTR, dstLoHiSel: I1_ATTR }
        results { res: built V2F16 }
        traits [Pure]
        format "attr-dict $src `[` $srcSelIndex `]` `,` $scale `->` $oldVdst `[` $dstLoHiSel `]`
            `:` type($res)"
    }
    shape ScaleByte<TO: F32> {
        operands { src: I32, scale: F32 }
        attrs { srcSelIndex: I32_ATTR }
        results { res: TO }
        traits [Pure]
        format "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)"
    }
    shape ScaleHalf<TO: V2BF16> {
        operands { src: I32, scale: F32 }
        attrs { srcLoHiSel: I1_ATTR }
        results { res: built TO }
        traits [Pure]
        format "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)"
    }
    shape ScaleIntoHalf<SRC0: V2BF16> {
        operands { oldVdst: built V2I16, src0: built SRC0, scale: F32 }
        attrs { dstLoHiSel: I1_ATTR }
        results { res: built V2I16 }
        traits [Pure]
        format "attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)"
    }
    shape ScalePairIntoHalf {
        operands { oldVdst: built V2I16, src0: F32, src1: F32, scale: F32 }
        attrs { dstLoHiSel: I1_ATTR }
        results { res: built V2I16 }
        traits [Pure]
        format "attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:`
            type($res)"
    }
    shape ScaleIntoByte<SRC: V2BF16> {
        operands { oldVdst: I32, src: built SRC, scale: F32 }
        attrs { dstSelIndex: I32_ATTR }
        results { res: I32 }
        traits [Pure]
        format "attr-dict $src `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)"
    }
    shape Scale<SRC: V16BF16, TO: V3I32> {
        operands { src: built SRC, scale: F32 }
        results { res: built TO }
        traits [Pure]
        format "attr-dict $src `,` $scale `:` type($res)"
    }
    shape RoundRandomly<SRC0: BF16> {
        operands { oldVdst: I32, src0: SRC0, seed: I32, scale: F32 }
        attrs { dstSelIndex: I32_ATTR }
        results { res: I32 }
        traits [Pure]
        format "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:`
            type($res)"
    }
    shape RoundPairRandomly<SRC: V2BF16> {
        operands { oldVdst: I32, src: built SRC, seed: I32, scale: F32 }
        attrs { dstSelIndex: I32_ATTR }
        results { res: I32 }
        traits [Pure]
        format "attr-dict $src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:`
            type($res)"
    }
    shape RoundAllRandomly<SRC: V16BF16, TO: V3I32> {
        operands { src: built SRC, seed: I32, scale: F32 }
        results { res: built TO }
        traits [Pure]
        format "attr-dict $src `,` $seed `,` $scale `:` type($res)"
    }
    shape RoundByteRandomly {
        operands { srcA: F32, srcB: I32, old: I32 }
        attrs { byteSel: I32_ATTR }
        results { res: LLVM_TYPE }
        traits [Pure]
        format "attr-dict $srcA `,` $srcB `->` $old `[` $byteSel `]` `:` type($res)"
    }
    shape LoadTransposed<PTR: PTR3> {
        operands { ptr: built PTR }
        attrs {
            alias_scopes: optional ALIAS_SCOPE_ARRAY, noalias_scopes: optional ALIAS_SCOPE_ARRAY,
            tbaa: optional TBAA_TAG_ARRAY
        }
        results { res: LLVM_TYPE }
        format "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)"
        effects effects::read_operand_0
    }
    shape ReadTransposed: LoadTransposed {
        format "$ptr attr-dict `:` type($ptr) `->` type($res)"
    }
    shape Prefetch<PTR: PTR0> {
        operands { ptr: built PTR }
        attrs {
            scope: I32_ATTR, alias_scopes: optional ALIAS_SCOPE_ARRAY,
            noalias_scopes: optional ALIAS_SCOPE_ARRAY, tbaa: optional TBAA_TAG_ARRAY
        }
        format "$ptr `,` `scope` $scope attr-dict `:` qualified(type($ptr))"
        effects effects::read_operand_0
    }
    shape LoadAsync {
        operands { globalPtr: built PTR1, ldsPtr: built PTR3 }
        attrs {
            offset: I32_ATTR, aux: I32_ATTR, alias_scopes: optional ALIAS_SCOPE_ARRAY,
            noalias_scopes: optional ALIAS_SCOPE_ARRAY, tbaa: optional TBAA_TAG_ARRAY
        }
        format "$globalPtr `,` $ldsPtr `,` $offset `,` $aux attr-dict `:`
            qualified(type($globalPtr)) `,` qualified(type($ldsPtr))"
        effects effects::copy
    }
    shape CountMasked {
        operands { in0: I32, in1: I32 }
        attrs { arg_attrs: optional DICT_ARRAY_ATTR, res_attrs: optional DICT_ARRAY_ATTR }
        results { res: I32 }
        traits [Pure]
        format "$in0 `,` $in1 attr-dict `:` `(` type($in0) `,` type($in1) `)` `->` type($res)"
    }
    shape MultiplyAdd {
        operands { args: variadic LLVM_TYPE }
        results { res: LLVM_TYPE }
        format "$args attr-dict `:` functional-type($args, $res)"
    }
    shape SwapLanes {
        operands { old: I32, src: I32 }
        attrs { fi: I1_ATTR, boundControl: I1_ATTR }
        results { res: I32_PAIR }
        format "attr-dict $old `,` $src `,` $fi `,` $boundControl `:` `(` type($old) `,`
            type($src) `)` `->` type($res)"
    }
    shape BufferAtomic {
        operands { vdata: LLVM_TYPE, rsrc: built PTR8, offset: I32, soffset: I32, aux: I32 }
        attrs {
            alias_scopes: optional ALIAS_SCOPE_ARRAY, noalias_scopes: optional ALIAS_SCOPE_ARRAY,
            tbaa: optional TBAA_TAG_ARRAY
        }
        format "operands attr-dict `:` type($vdata)"
    }
    shape BarrierMembers {
        operands { ptr: built PTR3 }
        attrs { memberCnt: I32_ATTR }
        format "$ptr `member_cnt` `=` $memberCnt attr-dict `:` qualified(type($ptr))"
    }
    shape OnBarrier {
        operands { ptr: built PTR3 }
        format "$ptr attr-dict `:` qualified(type($ptr))"
    }
    shape BarrierById {
        attrs { id: I16_ATTR }
        format "`id` `=` $id attr-dict"
    }
    shape AskBarrier<TO: I1> {
        attrs { id: I32_ATTR }
        results { res: TO }
        format "`id` `=` $id attr-dict `->` type($res)"
    }
    shape Wait {
        attrs { count: I16_ATTR }
        format "$count attr-dict"
    }
    shape MoveTensor2D {
        operands { dgroup0: built V4I32, dgroup1: built V8I32 }
        attrs {
            cachePolicy: I32_ATTR, alias_scopes: optional ALIAS_SCOPE_ARRAY,
            noalias_scopes: optional ALIAS_SCOPE_ARRAY, tbaa: optional TBAA_TAG_ARRAY
        }
        format "attr-dict operands `cachepolicy` $cachePolicy `:` type($dgroup0) `,`
            type($dgroup1)"
    }
    shape MoveTensor: MoveTensor2D { operands { dgroup2: built V4I32, dgroup3: built V4I32 } }
    shape Wmma<A: ANY_INTS, C: F32S> {
        operands { a: A, b: A, c: C }
        results { res: C }
        format "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
    }
    shape WmmaHalf<A: ANY_INTS>: Wmma<A, A> { attrs { opsel: I1_ATTR = no } }
    shape WmmaReused<C: F16S>: Wmma<ANY_INTS, C> {
        attrs { modC: I16_ATTR = zero_i16, reuseA: I1_ATTR = no, reuseB: I1_ATTR = no }
    }
    shape WmmaIntegers: Wmma<ANY_INTS, ANY_INTS> {
        attrs { signA: I1_ATTR = no, signB: I1_ATTR = no, clamp: I1_ATTR = no }
    }
    shape WmmaSigned<A: BF16S, C: BF16S, TO: BF16S> {
        operands { a: A, b: A, c: C }
        attrs {
            signA: I1_ATTR = no, signB: I1_ATTR = no, modC: I16_ATTR = zero_i16,
            reuseA: I1_ATTR = no, reuseB: I1_ATTR = no
        }
        results { res: TO }
        format "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
    }
    shape WmmaOfScales<SCALE_A: I32> {
        operands { a: ANY_INTS, b: ANY_INTS, c: F32S, scaleA: SCALE_A, scaleB: SCALE_A }
        results { res: F32S }
        format "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands,
            $res)"
    }
    shape WmmaScaledFormats<SCALE_A: I32>: WmmaOfScales<SCALE_A> {
        attrs {
            fmtA: I32_ATTR = zero_i32, fmtB: I32_ATTR = zero_i32, modC: I16_ATTR = zero_i16,
            scaleAType: I32_ATTR = zero_i32, fmtScaleA: I32_ATTR = zero_i32,
            scaleBType: I32_ATTR = zero_i32, fmtScaleB: I32_ATTR = zero_i32,
            reuseA: I1_ATTR = no, reuseB: I1_ATTR = no
        }
    }
    shape WmmaScaled<SCALE_A: I32>: WmmaOfScales<SCALE_A> {
        attrs {
            modC: I16_ATTR = zero_i16, scaleAType: I32_ATTR = zero_i32,
            fmtScaleA: I32_ATTR = zero_i32, scaleBType: I32_ATTR = zero_i32,
            fmtScaleB: I32_ATTR = zero_i32, reuseA: I1_ATTR = no, reuseB: I1_ATTR = no
        }
    }

    /// The intrinsic `llvm.amdgcn.ballot`.
    op ballot {
        operands { pred: I1 }
        results { res: LLVM_TYPE }
        format "$pred attr-dict `:` type($res)"
    }
    /// `barrier`.
    op barrier: Plain {}
    /// The intrinsic `llvm.amdgcn.cluster.id.x`.
    op cluster.id.x: Dimension {}
    /// The intrinsic `llvm.amdgcn.cluster.id.y`.
    op cluster.id.y: Dimension {}
    /// The intrinsic `llvm.amdgcn.cluster.id.z`.
    op cluster.id.z: Dimension {}
    /// The intrinsic `llvm.amdgcn.cluster.load.async.to.lds.b128`.
    op cluster.load.async.to.lds.b128: ClusterLoadAsync {}
    /// The intrinsic `llvm.amdgcn.cluster.load.async.to.lds.b32`.
    op cluster.load.async.to.lds.b32: ClusterLoadAsync {}
    /// The intrinsic `llvm.amdgcn.cluster.load.async.to.lds.b64`.
    op cluster.load.async.to.lds.b64: ClusterLoadAsync {}
    /// The intrinsic `llvm.amdgcn.cluster.load.async.to.lds.b8`.
    op cluster.load.async.to.lds.b8: ClusterLoadAsync {}
    /// The intrinsic `llvm.amdgcn.cos`.
    op cos: Math {}
    /// The intrinsic `llvm.amdgcn.cvt.f32.bf8`.
    op cvt.f32.bf8: FromByte {}
    /// The intrinsic `llvm.amdgcn.cvt.f32.fp8`.
    op cvt.f32.fp8: FromByte {}
    /// The intrinsic `llvm.amdgcn.cvt.pk.bf8.f32`.
    op cvt.pk.bf8.f32: PackBytes {}
    /// The intrinsic `llvm.amdgcn.cvt.pk.f32.bf8`.
    op cvt.pk.f32.bf8: UnpackBytes {}
    /// The intrinsic `llvm.amdgcn.cvt.pk.f32.fp8`.
    op cvt.pk.f32.fp8: UnpackBytes {}
    /// The intrinsic `llvm.amdgcn.cvt.pk.fp8.f32`.
    op cvt.pk.fp8.f32: PackBytes {}
    /// The intrinsic `llvm.amdgcn.cvt.pkrtz`.
    op cvt.pkrtz {
        operands { srcA: F32, srcB: F32 }
        results { res: LLVM_TYPE }
        traits [Pure]
        format "attr-dict $srcA `,` $srcB `:` type($res)"
    }
    /// The intrinsic `llvm.amdgcn.cvt.scale.pk16.bf16.bf6`.
    op cvt.scale.pk16.bf16.bf6: ScaleSelected<V3I32, V16BF16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scale.pk16.bf16.fp6`.
    op cvt.scale.pk16.bf16.fp6: ScaleSelected<V3I32, V16BF16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scale.pk16.f16.bf6`.
    op cvt.scale.pk16.f16.bf6: ScaleSelected<V3I32, V16F16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scale.pk16.f16.fp6`.
    op cvt.scale.pk16.f16.fp6: ScaleSelected<V3I32, V16F16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scale.pk16.f32.bf6`.
    op cvt.scale.pk16.f32.bf6: ScaleSelected<V3I32, V16F32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scale.pk16.f32.fp6`.
    op cvt.scale.pk16.f32.fp6: ScaleSelected<V3I32, V16F32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scale.pk8.bf16.bf8`.
    op cvt.scale.pk8.bf16.bf8: ScaleSelected<V2I32, V8BF16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scale.pk8.bf16.fp4`.
    op cvt.scale.pk8.bf16.fp4: ScaleSelected<I32, V8BF16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scale.pk8.bf16.fp8`.
    op cvt.scale.pk8.bf16.fp8: ScaleSelected<V2I32, V8BF16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scale.pk8.f16.bf8`.
    op cvt.scale.pk8.f16.bf8: ScaleSelected<V2I32, V8F16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scale.pk8.f16.fp4`.
    op cvt.scale.pk8.f16.fp4: ScaleSelected<I32, V8F16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scale.pk8.f16.fp8`.
    op cvt.scale.pk8.f16.fp8: ScaleSelected<V2I32, V8F16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scale.pk8.f32.bf8`.
    op cvt.scale.pk8.f32.bf8: ScaleSelected<V2I32, V8F32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scale.pk8.f32.fp4`.
    op cvt.scale.pk8.f32.fp4: ScaleSelected<I32, V8F32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scale.pk8.f32.fp8`.
    op cvt.scale.pk8.f32.fp8: ScaleSelected<V2I32, V8F32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.2xpk16.bf6.f32`.
    op "cvt.scalef32.2xpk16.bf6.f32": ScalePairs {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.2xpk16.fp6.f32`.
    op "cvt.scalef32.2xpk16.fp6.f32": ScalePairs {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.f16.bf8`.
    op cvt.scalef32.f16.bf8: ScaleByteInto {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.f16.fp8`.
    op cvt.scalef32.f16.fp8: ScaleByteInto {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.f32.bf8`.
    op cvt.scalef32.f32.bf8: ScaleByte<F32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.f32.fp8`.
    op cvt.scalef32.f32.fp8: ScaleByte<F32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk.bf16.bf8`.
    op cvt.scalef32.pk.bf16.bf8: ScaleHalf<V2BF16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk.bf16.fp4`.
    op cvt.scalef32.pk.bf16.fp4: ScaleByte<V2BF16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk.bf16.fp8`.
    op cvt.scalef32.pk.bf16.fp8: ScaleHalf<V2BF16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk.bf8.bf16`.
    op cvt.scalef32.pk.bf8.bf16: ScaleIntoHalf<V2BF16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk.bf8.f16`.
    op cvt.scalef32.pk.bf8.f16: ScaleIntoHalf<V2F16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk.bf8.f32`.
    op cvt.scalef32.pk.bf8.f32: ScalePairIntoHalf {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk.f16.bf8`.
    op cvt.scalef32.pk.f16.bf8: ScaleHalf<V2F16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk.f16.fp4`.
    op cvt.scalef32.pk.f16.fp4: ScaleByte<V2F16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk.f16.fp8`.
    op cvt.scalef32.pk.f16.fp8: ScaleHalf<V2F16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk.f32.bf8`.
    op cvt.scalef32.pk.f32.bf8: ScaleHalf<V2F32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk.f32.fp4`.
    op cvt.scalef32.pk.f32.fp4: ScaleByte<V2F32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk.f32.fp8`.
    op cvt.scalef32.pk.f32.fp8: ScaleHalf<V2F32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk.fp4.bf16`.
    op cvt.scalef32.pk.fp4.bf16: ScaleIntoByte<V2BF16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk.fp4.f16`.
    op cvt.scalef32.pk.fp4.f16: ScaleIntoByte<V2F16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk.fp4.f32`.
    op cvt.scalef32.pk.fp4.f32 {
        operands { oldVdst: I32, src0: F32, src1: F32, scale: F32 }
        attrs { dstSelIndex: I32_ATTR }
        results { res: I32 }
        traits [Pure]
        format "attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:`
            type($res)"
    }
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk.fp8.bf16`.
    op cvt.scalef32.pk.fp8.bf16: ScaleIntoHalf<V2BF16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk.fp8.f16`.
    op cvt.scalef32.pk.fp8.f16: ScaleIntoHalf<V2F16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk.fp8.f32`.
    op cvt.scalef32.pk.fp8.f32: ScalePairIntoHalf {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk16.bf6.bf16`.
    op cvt.scalef32.pk16.bf6.bf16: Scale<V16BF16, V3I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk16.bf6.f16`.
    op cvt.scalef32.pk16.bf6.f16: Scale<V16F16, V3I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk16.bf6.f32`.
    op cvt.scalef32.pk16.bf6.f32: Scale<V16F32, V3I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk16.fp6.bf16`.
    op cvt.scalef32.pk16.fp6.bf16: Scale<V16BF16, V3I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk16.fp6.f16`.
    op cvt.scalef32.pk16.fp6.f16: Scale<V16F16, V3I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk16.fp6.f32`.
    op cvt.scalef32.pk16.fp6.f32: Scale<V16F32, V3I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk32.bf16.bf6`.
    op cvt.scalef32.pk32.bf16.bf6: Scale<V6I32, V32BF16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk32.bf16.fp6`.
    op cvt.scalef32.pk32.bf16.fp6: Scale<V6I32, V32BF16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk32.bf6.bf16`.
    op cvt.scalef32.pk32.bf6.bf16: Scale<V32BF16, V6I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk32.bf6.f16`.
    op cvt.scalef32.pk32.bf6.f16: Scale<V32F16, V6I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk32.f16.bf6`.
    op cvt.scalef32.pk32.f16.bf6: Scale<V6I32, V32F16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk32.f16.fp6`.
    op cvt.scalef32.pk32.f16.fp6: Scale<V6I32, V32F16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk32.f32.bf6`.
    op cvt.scalef32.pk32.f32.bf6: Scale<V6I32, V32F32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk32.f32.fp6`.
    op cvt.scalef32.pk32.f32.fp6: Scale<V6I32, V32F32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk32.fp6.bf16`.
    op cvt.scalef32.pk32.fp6.bf16: Scale<V32BF16, V6I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk32.fp6.f16`.
    op cvt.scalef32.pk32.fp6.f16: Scale<V32F16, V6I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk8.bf8.bf16`.
    op cvt.scalef32.pk8.bf8.bf16: Scale<V8BF16, V2I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk8.bf8.f16`.
    op cvt.scalef32.pk8.bf8.f16: Scale<V8F16, V2I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk8.bf8.f32`.
    op cvt.scalef32.pk8.bf8.f32: Scale<V8F32, V2I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk8.fp4.bf16`.
    op cvt.scalef32.pk8.fp4.bf16: Scale<V8BF16, I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk8.fp4.f16`.
    op cvt.scalef32.pk8.fp4.f16: Scale<V8F16, I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk8.fp4.f32`.
    op cvt.scalef32.pk8.fp4.f32: Scale<V8F32, I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk8.fp8.bf16`.
    op cvt.scalef32.pk8.fp8.bf16: Scale<V8BF16, V2I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk8.fp8.f16`.
    op cvt.scalef32.pk8.fp8.f16: Scale<V8F16, V2I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.pk8.fp8.f32`.
    op cvt.scalef32.pk8.fp8.f32: Scale<V8F32, V2I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.bf8.bf16`.
    op cvt.scalef32.sr.bf8.bf16: RoundRandomly<BF16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.bf8.f16`.
    op cvt.scalef32.sr.bf8.f16: RoundRandomly<F16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.bf8.f32`.
    op cvt.scalef32.sr.bf8.f32: RoundRandomly<F32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.fp8.bf16`.
    op cvt.scalef32.sr.fp8.bf16: RoundRandomly<BF16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.fp8.f16`.
    op cvt.scalef32.sr.fp8.f16: RoundRandomly<F16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.fp8.f32`.
    op cvt.scalef32.sr.fp8.f32: RoundRandomly<F32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk.fp4.bf16`.
    op cvt.scalef32.sr.pk.fp4.bf16: RoundPairRandomly<V2BF16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk.fp4.f16`.
    op cvt.scalef32.sr.pk.fp4.f16: RoundPairRandomly<V2F16> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk.fp4.f32`.
    op cvt.scalef32.sr.pk.fp4.f32: RoundPairRandomly<V2F32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk16.bf6.bf16`.
    op cvt.scalef32.sr.pk16.bf6.bf16: RoundAllRandomly<V16BF16, V3I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk16.bf6.f16`.
    op cvt.scalef32.sr.pk16.bf6.f16: RoundAllRandomly<V16F16, V3I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk16.bf6.f32`.
    op cvt.scalef32.sr.pk16.bf6.f32: RoundAllRandomly<V16F32, V3I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk16.fp6.bf16`.
    op cvt.scalef32.sr.pk16.fp6.bf16: RoundAllRandomly<V16BF16, V3I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk16.fp6.f16`.
    op cvt.scalef32.sr.pk16.fp6.f16: RoundAllRandomly<V16F16, V3I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk16.fp6.f32`.
    op cvt.scalef32.sr.pk16.fp6.f32: RoundAllRandomly<V16F32, V3I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.bf16`.
    op cvt.scalef32.sr.pk32.bf6.bf16: RoundAllRandomly<V32BF16, V6I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f16`.
    op cvt.scalef32.sr.pk32.bf6.f16: RoundAllRandomly<V32F16, V6I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f32`.
    op cvt.scalef32.sr.pk32.bf6.f32: RoundAllRandomly<V32F32, V6I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.bf16`.
    op cvt.scalef32.sr.pk32.fp6.bf16: RoundAllRandomly<V32BF16, V6I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f16`.
    op cvt.scalef32.sr.pk32.fp6.f16: RoundAllRandomly<V32F16, V6I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f32`.
    op cvt.scalef32.sr.pk32.fp6.f32: RoundAllRandomly<V32F32, V6I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.bf16`.
    op cvt.scalef32.sr.pk8.bf8.bf16: RoundAllRandomly<V8BF16, V2I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.f16`.
    op cvt.scalef32.sr.pk8.bf8.f16: RoundAllRandomly<V8F16, V2I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.f32`.
    op cvt.scalef32.sr.pk8.bf8.f32: RoundAllRandomly<V8F32, V2I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.bf16`.
    op cvt.scalef32.sr.pk8.fp4.bf16: RoundAllRandomly<V8BF16, I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.f16`.
    op cvt.scalef32.sr.pk8.fp4.f16: RoundAllRandomly<V8F16, I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.f32`.
    op cvt.scalef32.sr.pk8.fp4.f32: RoundAllRandomly<V8F32, I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.bf16`.
    op cvt.scalef32.sr.pk8.fp8.bf16: RoundAllRandomly<V8BF16, V2I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.f16`.
    op cvt.scalef32.sr.pk8.fp8.f16: RoundAllRandomly<V8F16, V2I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.f32`.
    op cvt.scalef32.sr.pk8.fp8.f32: RoundAllRandomly<V8F32, V2I32> {}
    /// The intrinsic `llvm.amdgcn.cvt.sr.bf8.f32`.
    op cvt.sr.bf8.f32: RoundByteRandomly {}
    /// The intrinsic `llvm.amdgcn.cvt.sr.fp8.f32`.
    op cvt.sr.fp8.f32: RoundByteRandomly {}
    /// The intrinsic `llvm.amdgcn.ds.atomic.async.barrier.arrive.b64`.
    op ds.atomic.async.barrier.arrive.b64 {
        operands { barrierPtr: built PTR3 }
        attrs {
            alias_scopes: optional ALIAS_SCOPE_ARRAY, noalias_scopes: optional ALIAS_SCOPE_ARRAY,
            tbaa: optional TBAA_TAG_ARRAY
        }
        format "$barrierPtr attr-dict `:` qualified(type($barrierPtr))"
        effects effects::write_operand_0
    }
    /// The intrinsic `llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64`.
    op ds.atomic.barrier.arrive.rtn.b64 {
        operands { barrierPtr: built PTR3, val: I64 }
        attrs {
            alias_scopes: optional ALIAS_SCOPE_ARRAY, noalias_scopes: optional ALIAS_SCOPE_ARRAY,
            tbaa: optional TBAA_TAG_ARRAY
        }
        results { res: I64 }
        format "$barrierPtr `,` $val attr-dict `:` qualified(type($barrierPtr)) `,` type($val)
            `->` type($res)"
        effects effects::read_write_operand_0
    }
    /// The intrinsic `llvm.amdgcn.ds.load.tr16.b128`.
    op ds.load.tr16.b128: LoadTransposed<PTR3> {}
    /// The intrinsic `llvm.amdgcn.ds.load.tr4.b64`.
    op ds.load.tr4.b64: LoadTransposed<PTR3> {}
    /// The intrinsic `llvm.amdgcn.ds.load.tr6.b96`.
    op ds.load.tr6.b96: LoadTransposed<PTR3> {}
    /// The intrinsic `llvm.amdgcn.ds.load.tr8.b64`.
    op ds.load.tr8.b64: LoadTransposed<PTR3> {}
    /// The intrinsic `llvm.amdgcn.ds.read.tr16.b64`.
    op ds.read.tr16.b64: ReadTransposed {}
    /// The intrinsic `llvm.amdgcn.ds.read.tr4.b64`.
    op ds.read.tr4.b64: ReadTransposed {}
    /// The intrinsic `llvm.amdgcn.ds.read.tr6.b96`.
    op ds.read.tr6.b96: ReadTransposed {}
    /// The intrinsic `llvm.amdgcn.ds.read.tr8.b64`.
    op ds.read.tr8.b64: ReadTransposed {}
    /// The intrinsic `llvm.amdgcn.ds.bpermute`.
    op ds_bpermute {
        operands { index: I32, src: I32 }
        results { res: I32 }
        format "$index `,` $src attr-dict `:` `(` type($index) `,` type($src) `)` `->` type($res)"
    }
    /// The intrinsic `llvm.amdgcn.ds.swizzle`.
    op ds_swizzle {
        operands { src: I32, offset: I32 }
        results { res: I32 }
        format "$src `,` $offset attr-dict `:` `(` type($src) `,` type($offset) `)` `->`
            type($res)"
    }
    /// The intrinsic `llvm.amdgcn.exp`.
    op exp: Math {}
    /// The intrinsic `llvm.amdgcn.exp2`.
    op exp2: Math {}
    /// The intrinsic `llvm.amdgcn.flat.prefetch`.
    op flat.prefetch: Prefetch<PTR0> {}
    /// The intrinsic `llvm.amdgcn.fmed3`.
    op fmed3 {
        operands { src0: FLOATS, src1: FLOATS, src2: FLOATS }
        results { res: FLOATS }
        traits [Pure, AllTypesMatch(res, src0, src1, src2)]
        format "$src0 `,` $src1 `,` $src2 attr-dict `:` type($res)"
    }
    /// The intrinsic `llvm.amdgcn.global.load.async.to.lds.b128`.
    op global.load.async.to.lds.b128: LoadAsync {}
    /// The intrinsic `llvm.amdgcn.global.load.async.to.lds.b32`.
    op global.load.async.to.lds.b32: LoadAsync {}
    /// The intrinsic `llvm.amdgcn.global.load.async.to.lds.b64`.
    op global.load.async.to.lds.b64: LoadAsync {}
    /// The intrinsic `llvm.amdgcn.global.load.async.to.lds.b8`.
    op global.load.async.to.lds.b8: LoadAsync {}
    /// The intrinsic `llvm.amdgcn.global.load.lds`.
    op global.load.lds {
        operands { globalPtr: built PTR1, ldsPtr: built PTR3 }
        attrs {
            size: I32_ATTR, offset: I32_ATTR, aux: I32_ATTR,
            alias_scopes: optional ALIAS_SCOPE_ARRAY, noalias_scopes: optional ALIAS_SCOPE_ARRAY,
            tbaa: optional TBAA_TAG_ARRAY
        }
        format "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict"
        effects effects::copy
    }
    /// The intrinsic `llvm.amdgcn.global.load.tr.b128`.
    op global.load.tr.b128: LoadTransposed<PTR1> {}
    /// The intrinsic `llvm.amdgcn.global.load.tr.b64`.
    op global.load.tr.b64: LoadTransposed<PTR1> {}
    /// The intrinsic `llvm.amdgcn.global.load.tr4.b64`.
    op global.load.tr4.b64: LoadTransposed<PTR1> {}
    /// The intrinsic `llvm.amdgcn.global.load.tr6.b96`.
    op global.load.tr6.b96: LoadTransposed<PTR1> {}
    /// The intrinsic `llvm.amdgcn.global.prefetch`.
    op global.prefetch: Prefetch<PTR1> {}
    /// `grid.dim.x`.
    op grid.dim.x: Dimension {}
    /// `grid.dim.y`.
    op grid.dim.y: Dimension {}
    /// `grid.dim.z`.
    op grid.dim.z: Dimension {}
    /// The intrinsic `llvm.amdgcn.iglp.opt`.
    op iglp.opt {
        attrs { variant: I32_ATTR }
        format "$variant attr-dict"
    }
    /// The intrinsic `llvm.amdgcn.load.to.lds`.
    op load.to.lds {
        operands { globalPtr: POINTER, ldsPtr: built PTR3 }
        attrs {
            size: I32_ATTR, offset: I32_ATTR, aux: I32_ATTR,
            alias_scopes: optional ALIAS_SCOPE_ARRAY, noalias_scopes: optional ALIAS_SCOPE_ARRAY,
            tbaa: optional TBAA_TAG_ARRAY
        }
        format "$globalPtr `,` $ldsPtr `,` $size `,` $offset `,` $aux attr-dict `:`
            type($globalPtr)"
        effects effects::copy
    }
    /// The intrinsic `llvm.amdgcn.log`.
    op log: Math {}
    /// The intrinsic `llvm.amdgcn.make.buffer.rsrc`.
    op make.buffer.rsrc {
        operands { base: POINTER, stride: I16, numRecords: I64, flags: I32 }
        results { res: POINTER }
        traits [Pure]
        format "operands attr-dict `:` type($base) `to` type($res)"
    }
    /// The intrinsic `llvm.amdgcn.mbcnt.hi`.
    op mbcnt.hi: CountMasked {}
    /// The intrinsic `llvm.amdgcn.mbcnt.lo`.
    op mbcnt.lo: CountMasked {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.16x16x16bf16.1k`.
    op "mfma.f32.16x16x16bf16.1k": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.16x16x16f16`.
    op "mfma.f32.16x16x16f16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.16x16x1f32`.
    op "mfma.f32.16x16x1f32": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.16x16x2bf16`.
    op "mfma.f32.16x16x2bf16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.16x16x32.bf16`.
    op "mfma.f32.16x16x32.bf16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.16x16x32.bf8.bf8`.
    op "mfma.f32.16x16x32.bf8.bf8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.16x16x32.bf8.fp8`.
    op "mfma.f32.16x16x32.bf8.fp8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.16x16x32.f16`.
    op "mfma.f32.16x16x32.f16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.16x16x32.fp8.bf8`.
    op "mfma.f32.16x16x32.fp8.bf8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8`.
    op "mfma.f32.16x16x32.fp8.fp8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.16x16x4bf16.1k`.
    op "mfma.f32.16x16x4bf16.1k": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.16x16x4f16`.
    op "mfma.f32.16x16x4f16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.16x16x4f32`.
    op "mfma.f32.16x16x4f32": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.16x16x8.xf32`.
    op "mfma.f32.16x16x8.xf32": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.16x16x8bf16`.
    op "mfma.f32.16x16x8bf16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.32x32x16.bf16`.
    op "mfma.f32.32x32x16.bf16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.32x32x16.bf8.bf8`.
    op "mfma.f32.32x32x16.bf8.bf8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.32x32x16.bf8.fp8`.
    op "mfma.f32.32x32x16.bf8.fp8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.32x32x16.f16`.
    op "mfma.f32.32x32x16.f16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.32x32x16.fp8.bf8`.
    op "mfma.f32.32x32x16.fp8.bf8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8`.
    op "mfma.f32.32x32x16.fp8.fp8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.32x32x1f32`.
    op "mfma.f32.32x32x1f32": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.32x32x2bf16`.
    op "mfma.f32.32x32x2bf16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.32x32x2f32`.
    op "mfma.f32.32x32x2f32": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.32x32x4.xf32`.
    op "mfma.f32.32x32x4.xf32": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.32x32x4bf16`.
    op "mfma.f32.32x32x4bf16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.32x32x4bf16.1k`.
    op "mfma.f32.32x32x4bf16.1k": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.32x32x4f16`.
    op "mfma.f32.32x32x4f16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.32x32x8bf16.1k`.
    op "mfma.f32.32x32x8bf16.1k": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.32x32x8f16`.
    op "mfma.f32.32x32x8f16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.4x4x1f32`.
    op "mfma.f32.4x4x1f32": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.4x4x2bf16`.
    op "mfma.f32.4x4x2bf16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.4x4x4bf16.1k`.
    op "mfma.f32.4x4x4bf16.1k": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f32.4x4x4f16`.
    op "mfma.f32.4x4x4f16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f64.16x16x4f64`.
    op "mfma.f64.16x16x4f64": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.f64.4x4x4f64`.
    op "mfma.f64.4x4x4f64": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.i32.16x16x16i8`.
    op "mfma.i32.16x16x16i8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.i32.16x16x32.i8`.
    op "mfma.i32.16x16x32.i8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.i32.16x16x4i8`.
    op "mfma.i32.16x16x4i8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.i32.16x16x64.i8`.
    op "mfma.i32.16x16x64.i8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.i32.32x32x16.i8`.
    op "mfma.i32.32x32x16.i8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.i32.32x32x32.i8`.
    op "mfma.i32.32x32x32.i8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.i32.32x32x4i8`.
    op "mfma.i32.32x32x4i8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.i32.32x32x8i8`.
    op "mfma.i32.32x32x8i8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.i32.4x4x4i8`.
    op "mfma.i32.4x4x4i8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4`.
    op "mfma.scale.f32.16x16x128.f8f6f4": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4`.
    op "mfma.scale.f32.32x32x64.f8f6f4": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.permlane16.swap`.
    op permlane16.swap: SwapLanes {}
    /// The intrinsic `llvm.amdgcn.permlane32.swap`.
    op permlane32.swap: SwapLanes {}
    /// The intrinsic `llvm.amdgcn.permlanex16`.
    op permlanex16 {
        operands { old: LLVM_TYPE, src0: LLVM_TYPE, src1: LLVM_TYPE, src2: LLVM_TYPE }
        attrs { fi: I1_ATTR, boundControl: I1_ATTR }
        results { res: LLVM_TYPE }
        traits [AllTypesMatch(res, old, src0), AllTypesMatch(src1, src2)]
        format "attr-dict $old `,` $src0 `,` $src1 `,` $src2 `,` $fi `,` $boundControl `:`
            type($src0) `,` type($src1)"
    }
    /// The intrinsic `llvm.amdgcn.raw.buffer.atomic.cmpswap`.
    op raw.buffer.atomic.cmpswap {
        operands {
            src: LLVM_TYPE, cmp: LLVM_TYPE, rsrc: LLVM_TYPE, offset: I32, soffset: I32, aux: I32
        }
        results { res: LLVM_TYPE }
        traits [AllTypesMatch(res, src, cmp)]
        format "attr-dict `(` operands `)` `:` type($res) `,` type($rsrc)"
    }
    /// The intrinsic `llvm.amdgcn.raw.ptr.buffer.atomic.cmpswap`.
    op raw.ptr.buffer.atomic.cmpswap {
        operands {
            src: LLVM_TYPE, cmp: LLVM_TYPE, rsrc: built PTR8, offset: I32, soffset: I32,
            aux: I32
        }
        attrs {
            alias_scopes: optional ALIAS_SCOPE_ARRAY, noalias_scopes: optional ALIAS_SCOPE_ARRAY,
            tbaa: optional TBAA_TAG_ARRAY
        }
        results { res: LLVM_TYPE }
        traits [AllTypesMatch(res, src, cmp)]
        format "operands attr-dict `:` type($res)"
        effects effects::read_write_operand_2
    }
    /// The intrinsic `llvm.amdgcn.raw.ptr.buffer.atomic.fadd`.
    op raw.ptr.buffer.atomic.fadd: BufferAtomic { effects effects::read_write_operand_1 }
    /// The intrinsic `llvm.amdgcn.raw.ptr.buffer.atomic.fmax`.
    op raw.ptr.buffer.atomic.fmax: BufferAtomic { effects effects::read_write_operand_1 }
    /// The intrinsic `llvm.amdgcn.raw.ptr.buffer.atomic.smax`.
    op raw.ptr.buffer.atomic.smax: BufferAtomic { effects effects::read_write_operand_1 }
    /// The intrinsic `llvm.amdgcn.raw.ptr.buffer.atomic.umin`.
    op raw.ptr.buffer.atomic.umin: BufferAtomic { effects effects::read_write_operand_1 }
    /// The intrinsic `llvm.amdgcn.raw.ptr.buffer.load`.
    op raw.ptr.buffer.load {
        operands { rsrc: built PTR8, offset: I32, soffset: I32, aux: I32 }
        attrs {
            alias_scopes: optional ALIAS_SCOPE_ARRAY, noalias_scopes: optional ALIAS_SCOPE_ARRAY,
            tbaa: optional TBAA_TAG_ARRAY
        }
        results { res: LLVM_TYPE }
        format "operands attr-dict `:` type($res)"
        effects effects::read_operand_0
    }
    /// The intrinsic `llvm.amdgcn.raw.ptr.buffer.load.lds`.
    op raw.ptr.buffer.load.lds {
        operands {
            rsrc: built PTR8, ldsPtr: built PTR3, size: I32, voffset: I32, soffset: I32,
            offset: I32, aux: I32
        }
        attrs {
            alias_scopes: optional ALIAS_SCOPE_ARRAY, noalias_scopes: optional ALIAS_SCOPE_ARRAY,
            tbaa: optional TBAA_TAG_ARRAY
        }
        format "operands attr-dict"
        effects effects::copy
    }
    /// The intrinsic `llvm.amdgcn.raw.ptr.buffer.store`.
    op raw.ptr.buffer.store: BufferAtomic { effects effects::write_operand_1 }
    /// The intrinsic `llvm.amdgcn.rcp`.
    op rcp: Math {}
    /// The intrinsic `llvm.amdgcn.readfirstlane`.
    op readfirstlane {
        operands { src: LLVM_TYPE }
        results { res: LLVM_TYPE }
        traits [AllTypesMatch(res, src)]
        format "$src attr-dict `:` type($res)"
    }
    /// The intrinsic `llvm.amdgcn.readlane`.
    op readlane {
        operands { src0: LLVM_TYPE, src1: I32 }
        results { res: LLVM_TYPE }
        traits [AllTypesMatch(res, src0)]
        format "$src0 `,` $src1 attr-dict `:` `(` type($src0) `,` type($src1) `)` `->` type($res)"
    }
    /// The intrinsic `llvm.amdgcn.s.barrier`.
    op s.barrier: Plain {}
    /// The intrinsic `llvm.amdgcn.s.barrier.init`.
    op s.barrier.init: BarrierMembers {}
    /// The intrinsic `llvm.amdgcn.s.barrier.join`.
    op s.barrier.join: OnBarrier {}
    /// The intrinsic `llvm.amdgcn.s.barrier.leave`.
    op s.barrier.leave: BarrierById {}
    /// The intrinsic `llvm.amdgcn.s.barrier.signal`.
    op s.barrier.signal {
        attrs { id: I32_ATTR }
        format "`id` `=` $id attr-dict"
    }
    /// The intrinsic `llvm.amdgcn.s.barrier.signal.isfirst`.
    op s.barrier.signal.isfirst: AskBarrier<I1> {}
    /// The intrinsic `llvm.amdgcn.s.barrier.signal.var`.
    op s.barrier.signal.var: BarrierMembers {}
    /// The intrinsic `llvm.amdgcn.s.barrier.wait`.
    op s.barrier.wait: BarrierById {}
    /// The intrinsic `llvm.amdgcn.s.get.barrier.state`.
    op s.get.barrier.state: AskBarrier<I32> {}
    /// The intrinsic `llvm.amdgcn.s.get.named.barrier.state`.
    op s.get.named.barrier.state {
        operands { ptr: built PTR3 }
        results { res: I32 }
        format "$ptr attr-dict `:` qualified(type($ptr)) `->` type($res)"
    }
    /// The intrinsic `llvm.amdgcn.s.nop`.
    op s.nop {
        attrs { count: I16_ATTR }
        format "attr-dict $count"
    }
    /// The intrinsic `llvm.amdgcn.s.setprio`.
    op s.setprio {
        attrs { priority: I16_ATTR }
        format "$priority attr-dict"
    }
    /// The intrinsic `llvm.amdgcn.s.sleep`.
    op s.sleep {
        attrs { count: I32_ATTR }
        format "attr-dict $count"
    }
    /// The intrinsic `llvm.amdgcn.s.wait.asynccnt`.
    op s.wait.asynccnt: Wait {}
    /// The intrinsic `llvm.amdgcn.s.wait.dscnt`.
    op s.wait.dscnt: Wait {}
    /// The intrinsic `llvm.amdgcn.s.wait.expcnt`.
    op s.wait.expcnt: Wait {}
    /// The intrinsic `llvm.amdgcn.s.wait.loadcnt`.
    op s.wait.loadcnt: Wait {}
    /// The intrinsic `llvm.amdgcn.s.wait.storecnt`.
    op s.wait.storecnt: Wait {}
    /// The intrinsic `llvm.amdgcn.s.wait.tensorcnt`.
    op s.wait.tensorcnt: Wait {}
    /// The intrinsic `llvm.amdgcn.s.waitcnt`.
    op s.waitcnt {
        attrs { bitfield: I32_ATTR }
        format "attr-dict $bitfield"
    }
    /// The intrinsic `llvm.amdgcn.s.wakeup.barrier`.
    op s.wakeup.barrier: OnBarrier {}
    /// The intrinsic `llvm.amdgcn.sched.barrier`.
    op sched.barrier {
        attrs { mask: I32_ATTR }
        format "$mask attr-dict"
    }
    /// The intrinsic `llvm.amdgcn.sched.group.barrier`.
    op sched.group.barrier {
        attrs { mask: I32_ATTR, size: I32_ATTR, groupId: I32_ATTR }
        format "$mask `,` $size `,` $groupId attr-dict"
    }
    /// The intrinsic `llvm.amdgcn.sin`.
    op sin: Math {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.16x16x128.bf8.bf8`.
    op "smfmac.f32.16x16x128.bf8.bf8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.16x16x128.bf8.fp8`.
    op "smfmac.f32.16x16x128.bf8.fp8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.16x16x128.fp8.bf8`.
    op "smfmac.f32.16x16x128.fp8.bf8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.16x16x128.fp8.fp8`.
    op "smfmac.f32.16x16x128.fp8.fp8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.16x16x32.bf16`.
    op "smfmac.f32.16x16x32.bf16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.16x16x32.f16`.
    op "smfmac.f32.16x16x32.f16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.16x16x64.bf16`.
    op "smfmac.f32.16x16x64.bf16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.16x16x64.bf8.bf8`.
    op "smfmac.f32.16x16x64.bf8.bf8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.16x16x64.bf8.fp8`.
    op "smfmac.f32.16x16x64.bf8.fp8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.16x16x64.f16`.
    op "smfmac.f32.16x16x64.f16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.16x16x64.fp8.bf8`.
    op "smfmac.f32.16x16x64.fp8.bf8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.16x16x64.fp8.fp8`.
    op "smfmac.f32.16x16x64.fp8.fp8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.32x32x16.bf16`.
    op "smfmac.f32.32x32x16.bf16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.32x32x16.f16`.
    op "smfmac.f32.32x32x16.f16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.32x32x32.bf16`.
    op "smfmac.f32.32x32x32.bf16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.32x32x32.bf8.bf8`.
    op "smfmac.f32.32x32x32.bf8.bf8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.32x32x32.bf8.fp8`.
    op "smfmac.f32.32x32x32.bf8.fp8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.32x32x32.f16`.
    op "smfmac.f32.32x32x32.f16": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.32x32x32.fp8.bf8`.
    op "smfmac.f32.32x32x32.fp8.bf8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.32x32x32.fp8.fp8`.
    op "smfmac.f32.32x32x32.fp8.fp8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.32x32x64.bf8.bf8`.
    op "smfmac.f32.32x32x64.bf8.bf8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.32x32x64.bf8.fp8`.
    op "smfmac.f32.32x32x64.bf8.fp8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.32x32x64.fp8.bf8`.
    op "smfmac.f32.32x32x64.fp8.bf8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.f32.32x32x64.fp8.fp8`.
    op "smfmac.f32.32x32x64.fp8.fp8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.i32.16x16x128.i8`.
    op "smfmac.i32.16x16x128.i8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.i32.16x16x64.i8`.
    op "smfmac.i32.16x16x64.i8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.i32.32x32x32.i8`.
    op "smfmac.i32.32x32x32.i8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.smfmac.i32.32x32x64.i8`.
    op "smfmac.i32.32x32x64.i8": MultiplyAdd {}
    /// The intrinsic `llvm.amdgcn.sqrt`.
    op sqrt: Math {}
    /// The intrinsic `llvm.amdgcn.tanh`.
    op tanh: Math {}
    /// The intrinsic `llvm.amdgcn.tensor.load.to.lds`.
    op tensor.load.to.lds: MoveTensor {}
    /// The intrinsic `llvm.amdgcn.tensor.load.to.lds.d2`.
    op tensor.load.to.lds.d2: MoveTensor2D {}
    /// The intrinsic `llvm.amdgcn.tensor.store.from.lds`.
    op tensor.store.from.lds: MoveTensor {}
    /// The intrinsic `llvm.amdgcn.tensor.store.from.lds.d2`.
    op tensor.store.from.lds.d2: MoveTensor2D {}
    /// The intrinsic `llvm.amdgcn.update.dpp`.
    op update.dpp {
        operands { old: LLVM_TYPE, src: LLVM_TYPE }
        attrs { dppCtrl: I32_ATTR, rowMask: I32_ATTR, bankMask: I32_ATTR, boundCtrl: I1_ATTR }
        results { res: LLVM_TYPE }
        traits [AllTypesMatch(res, src, old)]
        format "attr-dict $old `,` $src `with` $dppCtrl `,` $rowMask `,` $bankMask `,`
            $boundCtrl `:` type($src)"
    }
    /// The intrinsic `llvm.amdgcn.wavefrontsize`.
    op wavefrontsize: Dimension {}
    /// The intrinsic `llvm.amdgcn.wmma.bf16.16x16x16.bf16`.
    op "wmma.bf16.16x16x16.bf16": WmmaHalf<ANY_INTS> {}
    /// The intrinsic `llvm.amdgcn.wmma.bf16.16x16x32.bf16`.
    op "wmma.bf16.16x16x32.bf16": WmmaSigned<BF16S, BF16S, BF16S> {}
    /// The intrinsic `llvm.amdgcn.wmma.bf16f32.16x16x32.bf16`.
    op "wmma.bf16f32.16x16x32.bf16": WmmaSigned<BF16S, F32S, BF16S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f16.16x16x128.bf8.bf8`.
    op "wmma.f16.16x16x128.bf8_bf8": WmmaReused<F16S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f16.16x16x128.bf8.fp8`.
    op "wmma.f16.16x16x128.bf8_fp8": WmmaReused<F16S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f16.16x16x128.fp8.bf8`.
    op "wmma.f16.16x16x128.fp8_bf8": WmmaReused<F16S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f16.16x16x128.fp8.fp8`.
    op "wmma.f16.16x16x128.fp8_fp8": WmmaReused<F16S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f16.16x16x16.f16`.
    op "wmma.f16.16x16x16.f16": WmmaHalf<F16S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f16.16x16x32.f16`.
    op "wmma.f16.16x16x32.f16": WmmaSigned<F16S, F16S, F16S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f16.16x16x64.bf8.bf8`.
    op "wmma.f16.16x16x64.bf8_bf8": WmmaReused<F16S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f16.16x16x64.bf8.fp8`.
    op "wmma.f16.16x16x64.bf8_fp8": WmmaReused<F16S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f16.16x16x64.fp8.bf8`.
    op "wmma.f16.16x16x64.fp8_bf8": WmmaReused<F16S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f16.16x16x64.fp8.fp8`.
    op "wmma.f16.16x16x64.fp8_fp8": WmmaReused<F16S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f32.16x16x128.bf8.bf8`.
    op "wmma.f32.16x16x128.bf8_bf8": WmmaReused<F32S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f32.16x16x128.bf8.fp8`.
    op "wmma.f32.16x16x128.bf8_fp8": WmmaReused<F32S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f32.16x16x128.fp8.bf8`.
    op "wmma.f32.16x16x128.fp8_bf8": WmmaReused<F32S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f32.16x16x128.fp8.fp8`.
    op "wmma.f32.16x16x128.fp8_fp8": WmmaReused<F32S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f32.16x16x16.bf16`.
    op "wmma.f32.16x16x16.bf16": Wmma<ANY_INTS> {}
    /// The intrinsic `llvm.amdgcn.wmma.f32.16x16x16.bf8.bf8`.
    op "wmma.f32.16x16x16.bf8_bf8": Wmma<ANY_INTS> {}
    /// The intrinsic `llvm.amdgcn.wmma.f32.16x16x16.bf8.fp8`.
    op "wmma.f32.16x16x16.bf8_fp8": Wmma<ANY_INTS> {}
    /// The intrinsic `llvm.amdgcn.wmma.f32.16x16x16.f16`.
    op "wmma.f32.16x16x16.f16": Wmma<F16S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f32.16x16x16.fp8.bf8`.
    op "wmma.f32.16x16x16.fp8_bf8": Wmma<ANY_INTS> {}
    /// The intrinsic `llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8`.
    op "wmma.f32.16x16x16.fp8_fp8": Wmma<ANY_INTS> {}
    /// The intrinsic `llvm.amdgcn.wmma.f32.16x16x32.bf16`.
    op "wmma.f32.16x16x32.bf16": WmmaSigned<BF16S, F32S, F32S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f32.16x16x32.f16`.
    op "wmma.f32.16x16x32.f16": WmmaSigned<F16S, F32S, F32S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f32.16x16x4.f32`.
    op "wmma.f32.16x16x4.f32": WmmaSigned<F32S, F32S, F32S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f32.16x16x64.bf8.bf8`.
    op "wmma.f32.16x16x64.bf8_bf8": WmmaReused<F32S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f32.16x16x64.bf8.fp8`.
    op "wmma.f32.16x16x64.bf8_fp8": WmmaReused<F32S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f32.16x16x64.fp8.bf8`.
    op "wmma.f32.16x16x64.fp8_bf8": WmmaReused<F32S> {}
    /// The intrinsic `llvm.amdgcn.wmma.f32.16x16x64.fp8.fp8`.
    op "wmma.f32.16x16x64.fp8_fp8": WmmaReused<F32S> {}
    /// The intrinsic `llvm.amdgcn.wmma.i32.16x16x16.iu4`.
    op "wmma.i32.16x16x16.iu4": WmmaIntegers {}
    /// The intrinsic `llvm.amdgcn.wmma.i32.16x16x16.iu8`.
    op "wmma.i32.16x16x16.iu8": WmmaIntegers {}
    /// The intrinsic `llvm.amdgcn.wmma.i32.16x16x32.iu4`.
    op "wmma.i32.16x16x32.iu4": WmmaIntegers {}
    /// The intrinsic `llvm.amdgcn.wmma.i32.16x16x64.iu8`.
    op "wmma.i32.16x16x64.iu8" {
        operands { a: ANY_INTS, b: ANY_INTS, c: ANY_INTS }
        attrs {
            signA: I1_ATTR = no, signB: I1_ATTR = no, reuseA: I1_ATTR = no, reuseB: I1_ATTR = no,
            clamp: I1_ATTR = no
        }
        results { res: ANY_INTS }
        format "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"
    }
    /// The intrinsic `llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4`.
    op "wmma.scale.f32.16x16x128.f8f6f4": WmmaScaledFormats<I32> {}
    /// The intrinsic `llvm.amdgcn.wmma.scale.f32.32x16x128.f4`.
    op "wmma.scale.f32.32x16x128.f4": WmmaScaled<I32> {}
    /// The intrinsic `llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4`.
    op "wmma.scale16.f32.16x16x128.f8f6f4": WmmaScaledFormats<I64> {}
    /// The intrinsic `llvm.amdgcn.wmma.scale16.f32.32x16x128.f4`.
    op "wmma.scale16.f32.32x16x128.f4": WmmaScaled<I64> {}
    /// `workgroup.dim.x`.
    op workgroup.dim.x: Dimension {}
    /// `workgroup.dim.y`.
    op workgroup.dim.y: Dimension {}
    /// `workgroup.dim.z`.
    op workgroup.dim.z: Dimension {}
    /// The intrinsic `llvm.amdgcn.workgroup.id.x`.
    op workgroup.id.x: Dimension {}
    /// The intrinsic `llvm.amdgcn.workgroup.id.y`.
    op workgroup.id.y: Dimension {}
    /// The intrinsic `llvm.amdgcn.workgroup.id.z`.
    op workgroup.id.z: Dimension {}
    /// The intrinsic `llvm.amdgcn.workitem.id.x`.
    op workitem.id.x: Dimension {}
    /// The intrinsic `llvm.amdgcn.workitem.id.y`.
    op workitem.id.y: Dimension {}
    /// The intrinsic `llvm.amdgcn.workitem.id.z`.
    op workitem.id.z: Dimension {}
    /// The intrinsic `llvm.amdgcn.raw.buffer.load`.
    op raw.buffer.load {
        operands { rsrc: built BUFFER, offset: built WORD, soffset: built WORD, aux: built WORD }
        results { res: LLVM_TYPE }
        parse syntax::parse_load
        print syntax::print_load
    }
    /// The intrinsic `llvm.amdgcn.raw.buffer.store`.
    op raw.buffer.store: BufferUpdate {}
    /// The intrinsic `llvm.amdgcn.raw.buffer.atomic.fadd`.
    op raw.buffer.atomic.fadd: BufferUpdate {}
    /// The intrinsic `llvm.amdgcn.raw.buffer.atomic.fmax`.
    op raw.buffer.atomic.fmax: BufferUpdate {}
    /// The intrinsic `llvm.amdgcn.raw.buffer.atomic.smax`.
    op raw.buffer.atomic.smax: BufferUpdate {}
    /// The intrinsic `llvm.amdgcn.raw.buffer.atomic.umin`.
    op raw.buffer.atomic.umin: BufferUpdate {}
}
