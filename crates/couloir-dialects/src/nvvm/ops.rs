//! The ops of `nvvm` that are intrinsics without more: registers, and the reciprocal.

use couloir_ods::dialect;
use couloir_ods::types::F32;

use super::{discardable, verify};
use crate::llvm::attrs::CONSTANT_RANGE_ATTR;
use crate::llvm::constraints::LLVM_TYPE;

dialect! { nvvm, "NVIDIA's additions to LLVM IR.";
    allows_unknown_ops
    verify_op_attr discardable::op
    verify_region_arg_attr discardable::argument

    shape Register {
        results { res: LLVM_TYPE }
        traits [Pure]
        format "attr-dict `:` type($res)"
    }
    shape ChangingRegister {
        results { res: LLVM_TYPE }
        format "attr-dict `:` type($res)"
    }
    shape RangedRegister {
        attrs { range: optional CONSTANT_RANGE_ATTR }
        results { res: LLVM_TYPE }
        traits [Pure]
        format "(`range` $range^)? attr-dict `:` type($res)"
        verify verify::range
    }

    /// The intrinsic `llvm.nvvm.rcp.approx.ftz.f`.
    op rcp.approx.ftz.f {
        operands { arg: F32 }
        results { res: F32 }
        traits [Pure]
        format "$arg attr-dict `:` type($res)"
    }
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.aggr_smem_size`.
    op read.ptx.sreg.aggr.smem.size: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.clock`.
    op read.ptx.sreg.clock: ChangingRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.clock64`.
    op read.ptx.sreg.clock64: ChangingRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.cluster.ctaid.x`.
    op read.ptx.sreg.cluster.ctaid.x: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.cluster.ctaid.y`.
    op read.ptx.sreg.cluster.ctaid.y: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.cluster.ctaid.z`.
    op read.ptx.sreg.cluster.ctaid.z: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.cluster.ctarank`.
    op read.ptx.sreg.cluster.ctarank: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.cluster.nctaid.x`.
    op read.ptx.sreg.cluster.nctaid.x: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.cluster.nctaid.y`.
    op read.ptx.sreg.cluster.nctaid.y: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.cluster.nctaid.z`.
    op read.ptx.sreg.cluster.nctaid.z: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.cluster.nctarank`.
    op read.ptx.sreg.cluster.nctarank: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.clusterid.x`.
    op read.ptx.sreg.clusterid.x: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.clusterid.y`.
    op read.ptx.sreg.clusterid.y: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.clusterid.z`.
    op read.ptx.sreg.clusterid.z: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.ctaid.x`.
    op read.ptx.sreg.ctaid.x: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.ctaid.y`.
    op read.ptx.sreg.ctaid.y: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.ctaid.z`.
    op read.ptx.sreg.ctaid.z: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.dynamic_smem_size`.
    op read.ptx.sreg.dynamic.smem.size: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg0`.
    op read.ptx.sreg.envreg0: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg1`.
    op read.ptx.sreg.envreg1: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg10`.
    op read.ptx.sreg.envreg10: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg11`.
    op read.ptx.sreg.envreg11: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg12`.
    op read.ptx.sreg.envreg12: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg13`.
    op read.ptx.sreg.envreg13: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg14`.
    op read.ptx.sreg.envreg14: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg15`.
    op read.ptx.sreg.envreg15: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg16`.
    op read.ptx.sreg.envreg16: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg17`.
    op read.ptx.sreg.envreg17: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg18`.
    op read.ptx.sreg.envreg18: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg19`.
    op read.ptx.sreg.envreg19: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg2`.
    op read.ptx.sreg.envreg2: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg20`.
    op read.ptx.sreg.envreg20: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg21`.
    op read.ptx.sreg.envreg21: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg22`.
    op read.ptx.sreg.envreg22: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg23`.
    op read.ptx.sreg.envreg23: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg24`.
    op read.ptx.sreg.envreg24: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg25`.
    op read.ptx.sreg.envreg25: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg26`.
    op read.ptx.sreg.envreg26: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg27`.
    op read.ptx.sreg.envreg27: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg28`.
    op read.ptx.sreg.envreg28: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg29`.
    op read.ptx.sreg.envreg29: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg3`.
    op read.ptx.sreg.envreg3: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg30`.
    op read.ptx.sreg.envreg30: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg31`.
    op read.ptx.sreg.envreg31: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg4`.
    op read.ptx.sreg.envreg4: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg5`.
    op read.ptx.sreg.envreg5: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg6`.
    op read.ptx.sreg.envreg6: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg7`.
    op read.ptx.sreg.envreg7: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg8`.
    op read.ptx.sreg.envreg8: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.envreg9`.
    op read.ptx.sreg.envreg9: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.globaltimer`.
    op read.ptx.sreg.globaltimer: ChangingRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.globaltimer.lo`.
    op read.ptx.sreg.globaltimer.lo: ChangingRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.gridid`.
    op read.ptx.sreg.gridid: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.laneid`.
    op read.ptx.sreg.laneid: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.lanemask.eq`.
    op read.ptx.sreg.lanemask.eq: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.lanemask.ge`.
    op read.ptx.sreg.lanemask.ge: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.lanemask.gt`.
    op read.ptx.sreg.lanemask.gt: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.lanemask.le`.
    op read.ptx.sreg.lanemask.le: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.lanemask.lt`.
    op read.ptx.sreg.lanemask.lt: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.nclusterid.x`.
    op read.ptx.sreg.nclusterid.x: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.nclusterid.y`.
    op read.ptx.sreg.nclusterid.y: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.nclusterid.z`.
    op read.ptx.sreg.nclusterid.z: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.nctaid.x`.
    op read.ptx.sreg.nctaid.x: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.nctaid.y`.
    op read.ptx.sreg.nctaid.y: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.nctaid.z`.
    op read.ptx.sreg.nctaid.z: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.nsmid`.
    op read.ptx.sreg.nsmid: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.ntid.x`.
    op read.ptx.sreg.ntid.x: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.ntid.y`.
    op read.ptx.sreg.ntid.y: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.ntid.z`.
    op read.ptx.sreg.ntid.z: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.nwarpid`.
    op read.ptx.sreg.nwarpid: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.smid`.
    op read.ptx.sreg.smid: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.tid.x`.
    op read.ptx.sreg.tid.x: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.tid.y`.
    op read.ptx.sreg.tid.y: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.tid.z`.
    op read.ptx.sreg.tid.z: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.total_smem_size`.
    op read.ptx.sreg.total.smem.size: Register {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.warpid`.
    op read.ptx.sreg.warpid: RangedRegister {}
    /// The intrinsic `llvm.nvvm.read.ptx.sreg.warpsize`.
    op read.ptx.sreg.warpsize: RangedRegister {}
}
