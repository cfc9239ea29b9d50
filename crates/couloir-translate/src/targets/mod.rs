//! Ops of target-specific dialects: calls of the intrinsics of the target.

mod gpu;
mod nvvm;
mod nvvm_mma;
mod nvvm_named;
mod nvvm_ops;
mod nvvm_rows;
mod nvvm_tensors;
mod rocdl;
mod rocdl_rows;
mod xevm;

pub(crate) use gpu::GPU;
pub(crate) use nvvm::NVVM;
pub(crate) use rocdl::ROCDL;
pub(crate) use xevm::XEVM;

use couloir_ir::{Failure, OpRef};
use couloir_llvmir::{Flags, Opcode, Type, Value};

use crate::extension::DialectTranslation;
use crate::function::FunctionState;
use crate::ops::Row::With;
use crate::ops::{intrinsic_rows, named_intrinsic};

/// `arm_neon`
pub(crate) static ARM_NEON: DialectTranslation = DialectTranslation {
    ops: &[intrinsic_rows! { "arm_neon.intr.", "aarch64.neon.";
        "bfmmla" [] [] [];
        "smull" [0] [] [];
        "sdot" [0] [1] [];
        "smmla" [0] [1] [];
        "ummla" [0] [1] [];
        "usmmla" [0] [1] [];
    }],
    ..DialectTranslation::new("arm_neon")
};

/// `arm_sve`
pub(crate) static ARM_SVE: DialectTranslation = DialectTranslation {
    ops: &[intrinsic_rows! { "arm_sve.intr.", "aarch64.sve.";
        "bfmmla" [] [] [];
        "convert.from.svbool" [0] [] [];
        "convert.to.svbool" [] [0] [];
        "dupq_lane" = "dupq.lane" [] [0] [(1, "lane")];
        "psel" [] [1] [];
        "fadd" [0] [] [];
        "add" [0] [] [];
        "fdiv" [0] [] [];
        "fmul" [0] [] [];
        "mul" [0] [] [];
        "sdiv" [0] [] [];
        "fsub" [0] [] [];
        "sub" [0] [] [];
        "udiv" [0] [] [];
        "sdot" [0] [] [];
        "smmla" [0] [] [];
        "udot" [0] [] [];
        "ummla" [0] [] [];
        "usmmla" [0] [] [];
        "whilelt" [0] [0] [];
        "zip.x2" [] [0] [];
        "zip.x4" [] [0] [];
    }],
    ..DialectTranslation::new("arm_sve")
};

/// `arm_sme`
pub(crate) static ARM_SME: DialectTranslation = DialectTranslation {
    ops: &[intrinsic_rows! { "arm_sme.intr.", "aarch64.sme.";
        "cntsd" [] [] [];
        "ld1b.horiz" [] [] [(2, "tile_id")];
        "ld1b.vert" [] [] [(2, "tile_id")];
        "ld1d.horiz" [] [] [(2, "tile_id")];
        "ld1d.vert" [] [] [(2, "tile_id")];
        "ld1h.horiz" [] [] [(2, "tile_id")];
        "ld1h.vert" [] [] [(2, "tile_id")];
        "ld1q.horiz" [] [] [(2, "tile_id")];
        "ld1q.vert" [] [] [(2, "tile_id")];
        "ld1w.horiz" [] [] [(2, "tile_id")];
        "ld1w.vert" [] [] [(2, "tile_id")];
        "mopa" [] [4] [(0, "tile_id")];
        "mopa.wide" [] [4] [(0, "tile_id")];
        "mops" [] [4] [(0, "tile_id")];
        "mops.wide" [] [4] [(0, "tile_id")];
        "read.horiz" [0] [] [(2, "tile_id")];
        "read.vert" [0] [] [(2, "tile_id")];
        "smopa.wide" [] [4] [(0, "tile_id")];
        "smopa.za32" [] [4] [(0, "tile_id")];
        "smops.wide" [] [4] [(0, "tile_id")];
        "smops.za32" [] [4] [(0, "tile_id")];
        "st1b.horiz" [] [] [(2, "tile_id")];
        "st1b.vert" [] [] [(2, "tile_id")];
        "st1d.horiz" [] [] [(2, "tile_id")];
        "st1d.vert" [] [] [(2, "tile_id")];
        "st1h.horiz" [] [] [(2, "tile_id")];
        "st1h.vert" [] [] [(2, "tile_id")];
        "st1q.horiz" [] [] [(2, "tile_id")];
        "st1q.vert" [] [] [(2, "tile_id")];
        "st1w.horiz" [] [] [(2, "tile_id")];
        "st1w.vert" [] [] [(2, "tile_id")];
        "str" [] [] [];
        "sumopa.wide" [] [4] [(0, "tile_id")];
        "sumops.wide" [] [4] [(0, "tile_id")];
        "umopa.wide" [] [4] [(0, "tile_id")];
        "umopa.za32" [] [4] [(0, "tile_id")];
        "umops.wide" [] [4] [(0, "tile_id")];
        "umops.za32" [] [4] [(0, "tile_id")];
        "usmopa.wide" [] [4] [(0, "tile_id")];
        "usmops.wide" [] [4] [(0, "tile_id")];
        "write.horiz" [] [3] [(0, "tile_id")];
        "write.vert" [] [3] [(0, "tile_id")];
        "zero" [] [] [(0, "tile_mask")];
    }],
    ..DialectTranslation::new("arm_sme")
};

/// `vcix`
pub(crate) static VCIX: DialectTranslation = DialectTranslation {
    ops: &[&[("vcix.v.iv", With(vector_immediate)), ("vcix.v.sv", With(vector_operand))]],
    ..DialectTranslation::new("vcix")
};

/// An immediate of `vcix` as a number as wide as a register.
fn register_constant(
    state: &FunctionState<'_>,
    op: OpRef<'_>,
    name: &str,
    xlen: Type,
) -> Result<Value, Failure> {
    let value = op.attr_named(name).ok_or(Failure)?;
    Ok(state.translator.constants().constant(xlen, value, op.location()).ok_or(Failure)?.into())
}

/// The type of a register: that of the opcode.
fn register_type(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<Type, Failure> {
    let opcode = op.attr_named("opcode").and_then(|attr| attr.typed(op.ctx())).ok_or(Failure)?;
    state.convert_type(op, opcode)
}

/// The vector length: as given, else that of the result.
fn vector_length(
    state: &mut FunctionState<'_>,
    op: OpRef<'_>,
    operand: usize,
    xlen: Type,
) -> Result<Value, Failure> {
    if op.operand(operand).is_none() {
        let ty = op.result_type(0).and_then(|ty| ty.as_vector(op.ctx()));
        let length = ty.and_then(|ty| ty.shape.first()).copied().ok_or(Failure)?;
        return Ok(state.llvm().int(xlen, length as u64).into());
    }
    let given = state.operand(op, operand)?;
    let width = |ty| state.llvm().int_width(ty).unwrap_or(0);
    let (from, to) = (width(state.builder.type_of(given)), width(xlen));
    let cast = if from < to { Opcode::ZExt } else { Opcode::Trunc };
    Ok(state.cast(cast, Flags::NONE, given, xlen))
}

/// `vcix.v.iv`
fn vector_immediate(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let xlen = register_type(state, op)?;
    let opcode = register_constant(state, op, "opcode", xlen)?;
    let imm = register_constant(state, op, "imm", xlen)?;
    let vector = state.operand(op, 0)?;
    let length = vector_length(state, op, 1, xlen)?;
    let types = [state.result_type(op)?, xlen, state.builder.type_of(vector), xlen, xlen];
    named_intrinsic(state, op, "riscv.sf.vc.v.iv.se", &types, vec![opcode, vector, imm, length])
}

/// `vcix.v.sv`
fn vector_operand(state: &mut FunctionState<'_>, op: OpRef<'_>) -> Result<(), Failure> {
    let xlen = register_type(state, op)?;
    let opcode = register_constant(state, op, "opcode", xlen)?;
    let (vector, other) = (state.operand(op, 0)?, state.operand(op, 1)?);
    let other_type = state.builder.type_of(other);
    let name = match state.llvm().element_type(other_type) {
        Some(_) => "riscv.sf.vc.v.vv.se",
        None if state.llvm().int_width(other_type).is_some() => "riscv.sf.vc.v.xv.se",
        None => "riscv.sf.vc.v.fv.se",
    };
    let length = vector_length(state, op, 2, xlen)?;
    let types = [state.result_type(op)?, xlen, state.builder.type_of(vector), other_type, xlen];
    named_intrinsic(state, op, name, &types, vec![opcode, vector, other, length])
}
