//! Passes, one module each, named as the pass.

pub mod canonicalize;
pub mod composed;
pub mod cse;
pub mod ensure_debug_info_scope_on_llvm_func;
pub mod expand_strided_metadata;
pub mod inline;
pub mod llvm_add_comdats;
pub mod llvm_legalize_for_export;
pub mod llvm_optimize_for_nvvm_target;
pub mod llvm_request_c_wrappers;
pub mod llvm_use_default_visibility;
pub mod math_expand_ops;
pub mod math_sincos_fusion;
pub mod math_uplift_to_fma;
pub mod mem2reg;
pub mod set_llvm_module_datalayout;
pub mod sroa;

use couloir_ir::{Body, Op};
use couloir_pass::PassDef;

/// All passes of this crate.
pub static PASSES: &[&PassDef] = &[
    &canonicalize::PASS,
    &cse::PASS,
    &ensure_debug_info_scope_on_llvm_func::PASS,
    &expand_strided_metadata::PASS,
    &inline::PASS,
    &llvm_add_comdats::PASS,
    &llvm_legalize_for_export::PASS,
    &llvm_optimize_for_nvvm_target::PASS,
    &llvm_request_c_wrappers::PASS,
    &llvm_use_default_visibility::PASS,
    &math_expand_ops::PASS,
    &math_sincos_fusion::PASS,
    &math_uplift_to_fma::PASS,
    &mem2reg::PASS,
    &set_llvm_module_datalayout::PASS,
    &sroa::PASS,
];

/// The ops directly inside a body.
fn top_level(body: &Body) -> Vec<Op> {
    let blocks = body.roots().iter().flat_map(|&region| body.region_blocks(region));
    blocks.flat_map(|block| body.block_ops(block)).collect()
}
