//! Which dialects are loaded by others.

use couloir_ir::Context;

/// What upstream's dialects load with them, those that what was loaded loads again among it.
static WITH: &[(&str, &[&str])] = &[
    ("affine", &["arith", "ub"]),
    ("amdgpu", &["arith", "gpu", "llvm", "rocdl"]),
    ("arm_sme", &["affine", "arith", "cf", "memref", "scf", "ub", "vector"]),
    ("arm_sve", &["arith", "ub", "vector"]),
    (
        "bufferization",
        &["affine", "arith", "cf", "complex", "index", "math", "memref", "scf", "tensor", "ub"],
    ),
    ("cf", &["arith"]),
    ("complex", &["arith"]),
    ("func", &["arith", "cf"]),
    ("gpu", &["arith"]),
    (
        "linalg",
        &["affine", "arith", "cf", "complex", "index", "math", "memref", "scf", "tensor", "ub"],
    ),
    ("math", &["arith"]),
    ("memref", &["affine", "arith", "cf", "ub"]),
    ("nvvm", &["llvm"]),
    ("omp", &["arith", "cf", "func", "llvm"]),
    ("rocdl", &["llvm"]),
    ("scf", &["arith"]),
    (
        "shape",
        &["affine", "arith", "cf", "complex", "index", "math", "memref", "scf", "tensor", "ub"],
    ),
    ("tensor", &["affine", "arith", "cf", "complex", "index", "math", "memref", "scf", "ub"]),
    ("vcix", &["llvm"]),
    ("vector", &["arith", "ub"]),
    ("xevm", &["llvm"]),
];

/// Whether a dialect is loaded: there is something of it or of one that loads it in the input, or a
/// pass loads one of them.
pub fn is_loaded(ctx: &Context, dialect: &str) -> bool {
    let with = WITH.iter().filter(|(_, also)| also.contains(&dialect)).map(|(with, _)| *with);
    dialect == "builtin" || std::iter::once(dialect).chain(with).any(|name| ctx.has_loaded(name))
}
