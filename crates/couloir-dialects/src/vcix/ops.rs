//! The ops of `vcix`.

use couloir_ods::dialect;

use super::constraints::{IMMEDIATE, VECTOR_LENGTH, VECTOR_OR_SCALAR};
use crate::llvm::constraints::LLVM_VECTOR;

dialect! { vcix, "SiFive's Vector Coprocessor Interface.";
    /// A vector and a vector or number.
    op v.sv as BinaryOp {
        operands { vs2: LLVM_VECTOR, op: VECTOR_OR_SCALAR, vl: optional VECTOR_LENGTH }
        attrs { opcode: IMMEDIATE }
        results { res: LLVM_VECTOR }
    }
    /// A vector and an immediate.
    op v.iv as BinaryImmOp {
        operands { vs2: LLVM_VECTOR, vl: optional VECTOR_LENGTH }
        attrs { opcode: IMMEDIATE, imm: IMMEDIATE }
        results { res: LLVM_VECTOR }
    }
}
