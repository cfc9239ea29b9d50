//! The dialects of MLIR 22, as messages list them.
//!
//! Upstream's tool has all of them at hand; the list is the same whichever of
//! them this program has.

/// Their names, in order.
const NAMES: [&str; 51] = [
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

/// Whether upstream's tool knows a dialect of this name.
pub(super) fn is_upstream(name: &str) -> bool {
    NAMES.binary_search(&name).is_ok()
}

/// The note that says which dialects there are.
pub(super) fn available() -> String {
    format!(
        "Available dialects: {} ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management",
        NAMES.join(", ")
    )
}
