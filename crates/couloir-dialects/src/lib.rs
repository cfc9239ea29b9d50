//! The dialects, one module each, and what they share.
//!
//! A dialect's module holds its tables in `ops`, its types, attributes and
//! constraints, and per kind of hook a module of what is hand-written.

pub mod affine;
pub mod amdgpu;
pub mod amx;
pub mod arith;
pub mod arm_neon;
pub mod arm_sme;
pub mod arm_sve;
pub mod r#async;
pub mod bufferization;
pub mod builtin;
pub mod cf;
pub mod common;
pub mod complex;
pub mod dlti;
pub mod func;
pub mod gpu;
pub mod index;
pub mod irdl;
pub mod linalg;
pub mod llvm;
pub mod loaded;
pub mod math;
pub mod memref;
pub mod ml_program;
pub mod nvgpu;
pub mod nvvm;
pub mod omp;
pub mod ptr;
pub mod quant;
pub mod rocdl;
pub mod scf;
pub mod shape;
pub mod tensor;
pub mod tosa;
pub mod ub;
pub mod vcix;
pub mod vector;
pub mod x86vector;
pub mod xevm;

use couloir_ir::op::Inlining;
use couloir_ir::{Context, DialectDef, OpDef};
use couloir_rewrite::greedy::{PatternDef, RewritePatterns};

/// All dialects, in the order of their names.
pub static DIALECTS: &[&DialectDef] = &[
    &affine::DIALECT,
    &amdgpu::DIALECT,
    &amx::DIALECT,
    &arith::DIALECT,
    &arm_neon::DIALECT,
    &arm_sme::DIALECT,
    &arm_sve::DIALECT,
    &r#async::DIALECT,
    &bufferization::DIALECT,
    &builtin::DIALECT,
    &cf::DIALECT,
    &complex::DIALECT,
    &dlti::DIALECT,
    &func::DIALECT,
    &gpu::DIALECT,
    &index::DIALECT,
    &irdl::DIALECT,
    &linalg::DIALECT,
    &llvm::DIALECT,
    &math::DIALECT,
    &memref::DIALECT,
    &ml_program::DIALECT,
    &nvgpu::DIALECT,
    &nvvm::DIALECT,
    &omp::DIALECT,
    &ptr::DIALECT,
    &quant::DIALECT,
    &rocdl::DIALECT,
    &scf::DIALECT,
    &shape::DIALECT,
    &tensor::DIALECT,
    &tosa::DIALECT,
    &ub::DIALECT,
    &vcix::DIALECT,
    &vector::DIALECT,
    &x86vector::DIALECT,
    &xevm::DIALECT,
];

/// The dialect of upstream's own tests, which its `mlir-opt` has at hand: any
/// op may have its prefix, and goes where it is inlined to. It is no part of [`DIALECTS`].
static TEST: DialectDef = DialectDef {
    name: "test",
    allows_unknown_ops: true,
    inline: Some(&Inlining::ANY),
    ..DialectDef::EMPTY
};

/// The canonicalization patterns of all dialects, in the order in which
/// patterns of one benefit are tried.
pub static CANONICALIZE: &[&[&[PatternDef]]] = &[
    affine::canonicalize::ALL,
    amdgpu::canonicalize::ALL,
    arith::canonicalize::ALL,
    r#async::canonicalize::ALL,
    bufferization::canonicalize::ALL,
    cf::canonicalize::ALL,
    complex::canonicalize::ALL,
    func::canonicalize::ALL,
    gpu::canonicalize::ALL,
    index::canonicalize::ALL,
    linalg::canonicalize::ALL,
    memref::canonicalize::ALL,
    omp::canonicalize::ALL,
    scf::canonicalize::ALL,
    shape::canonicalize::ALL,
    tensor::canonicalize::ALL,
    tosa::canonicalize::ALL,
    vector::canonicalize::ALL,
];

/// The canonicalization patterns of all dialects, one after the other.
pub fn canonicalization() -> impl Iterator<Item = &'static PatternDef> {
    CANONICALIZE.iter().copied().flatten().copied().flatten()
}

/// Adds the canonicalization patterns of some ops, those for other ops among them.
pub fn add_canonicalization(patterns: &mut RewritePatterns, owners: &[&'static OpDef]) {
    let is_wanted = |pattern: &&PatternDef| {
        pattern.owner.is_some_and(|owner| owners.iter().any(|&op| std::ptr::eq(op, owner())))
    };
    canonicalization().filter(is_wanted).for_each(|pattern| _ = patterns.add_def(pattern));
}

/// Makes all dialects known to a context.
pub fn register_all(ctx: &Context) {
    for dialect in DIALECTS {
        ctx.register(dialect);
    }
}

/// Makes those of these names known to a context.
pub fn register(ctx: &Context, names: &[&str]) {
    for dialect in DIALECTS.iter().chain([&&TEST]).filter(|dialect| names.contains(&dialect.name)) {
        ctx.register(dialect);
    }
}
