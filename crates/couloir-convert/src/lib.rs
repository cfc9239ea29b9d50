//! Conversions between dialects: one module per pass, named as the pass, and
//! [`llvm_common`] for what lowerings to the LLVM dialect share.

pub mod amdgpu_emulate_atomics;
mod apfloat;
pub mod arith_emulate_unsupported_floats;
pub mod arith_emulate_wide_int;
pub mod arith_expand;
pub mod arm_neon_2d_to_intr;
mod async_common;
pub mod async_func_to_async_runtime;
pub mod async_to_async_runtime;
pub mod buffer_deallocation_pipeline;
mod common;
mod complex_division;
pub mod convert_affine_for_to_gpu;
pub mod convert_amdgpu_to_rocdl;
pub mod convert_arith_to_amdgpu;
pub mod convert_arith_to_apfloat;
pub mod convert_arith_to_llvm;
pub mod convert_async_to_llvm;
pub mod convert_bufferization_to_memref;
pub mod convert_cf_to_llvm;
pub mod convert_complex_to_libm;
pub mod convert_complex_to_llvm;
pub mod convert_complex_to_rocdl_library_calls;
pub mod convert_complex_to_standard;
pub mod convert_func_to_llvm;
pub mod convert_gpu_to_llvm_spv;
pub mod convert_gpu_to_nvvm;
pub mod convert_gpu_to_rocdl;
pub mod convert_index_to_llvm;
pub mod convert_linalg_to_std;
pub mod convert_math_to_apfloat;
pub mod convert_math_to_funcs;
pub mod convert_math_to_libm;
pub mod convert_math_to_llvm;
pub mod convert_math_to_rocdl;
pub mod convert_math_to_xevm;
pub mod convert_nvgpu_to_nvvm;
pub mod convert_nvvm_to_llvm;
pub mod convert_openmp_to_llvm;
pub mod convert_parallel_loops_to_gpu;
pub mod convert_scf_to_cf;
pub mod convert_scf_to_openmp;
pub mod convert_shape_to_std;
pub mod convert_std_to_llvm;
pub mod convert_tensor_to_linalg;
pub mod convert_to_llvm;
pub mod convert_ub_to_llvm;
pub mod convert_vector_to_llvm;
pub mod convert_vector_to_scf;
pub mod convert_xevm_to_llvm;
pub mod finalize_memref_to_llvm;
mod float_emulation;
mod function_types;
mod gpu_common;
pub mod gpu_to_llvm;
mod library;
pub mod llvm_common;
pub mod lower_affine;
pub mod lower_quant_ops;
pub mod lower_vector_mask;
pub mod lower_vector_multi_reduction;
pub mod lower_vector_to_from_elements_to_shuffle_tree;
pub mod math_extend_to_supported_types;
pub mod memref_emulate_wide_int;
pub mod normalize_quant_types;
pub mod reconcile_unrealized_casts;
mod runtime_functions;
pub mod shape_to_shape_lowering;
pub mod strip_func_quant_types;
mod structured_build;
mod structured_types;
pub mod test_lower_to_llvm;
mod tosa_common;
pub mod tosa_convert_integer_type_to_signless;
pub mod tosa_narrow;
pub mod tosa_to_arith;
pub mod tosa_to_linalg;
pub mod tosa_to_linalg_named;
pub mod tosa_to_mlprogram;
pub mod tosa_to_scf;
pub mod tosa_to_tensor;
mod vector_common;
mod vector_elements;

/// Pattern sets for ops of `vector` that no pass here runs by themselves.
pub mod vector_patterns {
    pub use crate::vector_common::emulated::populate as emulated_accesses;
    pub use crate::vector_common::extended::populate as contractions_of_extended;
    pub use crate::vector_common::gather::populate as gathers;
    pub use crate::vector_common::mixed::populate as shuffles_of_two_sizes;
    pub use crate::vector_common::narrow_bitcast::populate as bitcasts_by_parts;
    pub use crate::vector_common::reductions::populate_by_elements as reductions_by_elements;
    pub use crate::vector_common::reductions::populate_chains as chained_reductions;
    pub use crate::vector_common::scalar::populate as transfers_of_elements;
    pub use crate::vector_common::scan::populate as scans;
    pub use crate::vector_common::slice::populate_chains as slices_by_parts;
    pub use crate::vector_common::to_contract::populate as sums_to_contractions;
}

use couloir_pass::PassDef;

/// All passes of this crate.
pub static PASSES: &[&PassDef] = &[
    &amdgpu_emulate_atomics::PASS,
    &arith_emulate_unsupported_floats::PASS,
    &arith_emulate_wide_int::PASS,
    &arith_expand::PASS,
    &arm_neon_2d_to_intr::PASS,
    &async_func_to_async_runtime::PASS,
    &async_to_async_runtime::PASS,
    &convert_affine_for_to_gpu::PASS,
    &convert_amdgpu_to_rocdl::PASS,
    &convert_arith_to_amdgpu::PASS,
    &convert_arith_to_apfloat::PASS,
    &convert_arith_to_llvm::PASS,
    &convert_async_to_llvm::PASS,
    &buffer_deallocation_pipeline::PASS,
    &convert_bufferization_to_memref::LOWER_DEALLOCATIONS,
    &convert_bufferization_to_memref::PASS,
    &convert_cf_to_llvm::PASS,
    &convert_complex_to_libm::PASS,
    &convert_complex_to_llvm::PASS,
    &convert_complex_to_rocdl_library_calls::PASS,
    &convert_complex_to_standard::PASS,
    &convert_func_to_llvm::PASS,
    &convert_gpu_to_llvm_spv::PASS,
    &convert_gpu_to_nvvm::PASS,
    &convert_gpu_to_rocdl::PASS,
    &convert_index_to_llvm::PASS,
    &convert_linalg_to_std::PASS,
    &convert_math_to_apfloat::PASS,
    &convert_math_to_funcs::PASS,
    &convert_math_to_libm::PASS,
    &convert_math_to_llvm::PASS,
    &convert_math_to_rocdl::PASS,
    &convert_math_to_xevm::PASS,
    &convert_nvgpu_to_nvvm::PASS,
    &convert_nvvm_to_llvm::PASS,
    &convert_openmp_to_llvm::PASS,
    &convert_parallel_loops_to_gpu::PASS,
    &convert_scf_to_cf::PASS,
    &convert_scf_to_openmp::PASS,
    &convert_shape_to_std::PASS,
    &convert_std_to_llvm::PASS,
    &convert_ub_to_llvm::PASS,
    &convert_vector_to_llvm::PASS,
    &convert_vector_to_scf::PASS,
    &convert_tensor_to_linalg::PASS,
    &convert_to_llvm::PASS,
    &convert_xevm_to_llvm::PASS,
    &finalize_memref_to_llvm::FORMER_PASS,
    &finalize_memref_to_llvm::PASS,
    &gpu_to_llvm::PASS,
    &lower_affine::PASS,
    &lower_quant_ops::PASS,
    &lower_vector_mask::PASS,
    &lower_vector_multi_reduction::PASS,
    &lower_vector_to_from_elements_to_shuffle_tree::PASS,
    &math_extend_to_supported_types::PASS,
    &memref_emulate_wide_int::PASS,
    &normalize_quant_types::PASS,
    &reconcile_unrealized_casts::PASS,
    &shape_to_shape_lowering::PASS,
    &strip_func_quant_types::PASS,
    &test_lower_to_llvm::PASS,
    &tosa_convert_integer_type_to_signless::PASS,
    &tosa_narrow::FLOATS,
    &tosa_narrow::INTS,
    &tosa_to_arith::PASS,
    &tosa_to_linalg::PASS,
    &tosa_to_linalg_named::PASS,
    &tosa_to_mlprogram::PASS,
    &tosa_to_scf::PASS,
    &tosa_to_tensor::PASS,
];
