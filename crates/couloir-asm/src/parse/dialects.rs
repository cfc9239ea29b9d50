//! The dialects of MLIR 22's tools, as messages list them.
//!
//! Upstream's tools have all of them at hand; the lists are the same whichever of them this
//! program has.

use couloir_ir::Context;

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

/// The note that says which dialects there are, those too that were described in IRDL.
pub(super) fn available(ctx: &Context, dialects: &[&str]) -> String {
    let described = |name: &&str| ctx.dialect_named(name).is_some_and(|def| def.dynamic.is_some());
    let described = ctx.dialect_names().into_iter().filter(described).collect::<Vec<_>>();
    let marked = described.iter().map(|name| (*name, " (*)"));
    let mut all: Vec<_> = dialects.iter().map(|name| (*name, "")).chain(marked).collect();
    all.sort_unstable();
    let all = all.into_iter().map(|(name, mark)| format!("{name}{mark}")).collect::<Vec<_>>();
    let marks = match described.is_empty() {
        true => "",
        false => "(* corresponding to loaded but unregistered dialects)",
    };
    format!(
        "Available dialects: {} {marks}; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management",
        all.join(", ")
    )
}
