//! The dialects of MLIR 22's tools, as messages list them.
//!
//! Upstream's tools have all of them at hand; the lists are the same whichever of them this
//! program has.

/// Those of `mlir-opt`, in the order of their names.
pub const OPT_DIALECTS: &[&str] = &[
    "acc",
    "affine",
    "amdgpu",
    "amx",
    "arith",
    "arm_neon",
    "arm_sme",
    "arm_sve",
    "async",
    "bufferization",
    "builtin",
    "cf",
    "complex",
    "dlti",
    "emitc",
    "func",
    "gpu",
    "index",
    "irdl",
    "linalg",
    "llvm",
    "math",
    "memref",
    "ml_program",
    "mpi",
    "nvgpu",
    "nvvm",
    "omp",
    "pdl",
    "pdl_interp",
    "ptr",
    "quant",
    "rocdl",
    "scf",
    "shape",
    "shard",
    "smt",
    "sparse_tensor",
    "spirv",
    "tensor",
    "test",
    "test_dyn",
    "test_irdl_to_cpp",
    "tosa",
    "transform",
    "ub",
    "vector",
    "wasmssa",
    "x86vector",
    "xegpu",
    "xevm",
];

/// Those of `mlir-translate --mlir-to-llvmir`, in the order of their names.
pub const TRANSLATE_DIALECTS: &[&str] = &[
    "acc", "arm_neon", "arm_sme", "arm_sve", "builtin", "dlti", "func", "gpu", "llvm", "nvvm",
    "omp", "ptr", "rocdl", "spirv", "vcix", "xevm",
];

/// The note that says which dialects there are.
pub(super) fn available(dialects: &[&str]) -> String {
    format!(
        "Available dialects: {} ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management",
        dialects.join(", ")
    )
}
