//! The ops of `nvvm`.

use couloir_ods::dialect;
use couloir_ods::types::F32;

dialect! { nvvm, "NVIDIA's additions to LLVM IR.";
    /// The reciprocal, approximately, with denormal numbers taken as zero.
    op rcp.approx.ftz.f as RcpApproxFtzF {
        operands { arg: F32 }
        results { res: F32 }
        traits [Pure]
        format "$arg attr-dict `:` type($res)"
    }
}
