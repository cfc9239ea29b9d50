//! Passes, one module each, named as the pass.

pub mod affine_data_copy_generate;
pub mod affine_dependence;
pub mod affine_expand_index_ops;
pub mod affine_expand_index_ops_as_affine;
pub mod affine_fold_memref_alias_ops;
pub mod affine_loop_coalescing;
pub mod affine_loop_fusion;
pub mod affine_loop_invariant_code_motion;
pub mod affine_loop_normalize;
pub mod affine_loop_tile;
pub mod affine_loop_unroll;
pub mod affine_loop_unroll_jam;
pub mod affine_parallelize;
pub mod affine_permutation;
pub mod affine_pipeline_data_transfer;
pub mod affine_raise_from_memref;
pub mod affine_scalrep;
pub mod affine_simplify_structures;
pub mod affine_super_vectorize;
pub mod alias;
pub mod amdgpu_fold_memrefs_ops;
pub mod amdgpu_maskedload_to_load;
pub mod amdgpu_resolve_strided_metadata;
pub mod arith_int_range_narrowing;
pub mod arith_unsigned_when_equivalent;
pub mod async_parallel_for;
pub mod async_runtime_policy_based_ref_counting;
pub mod async_runtime_ref_counting;
pub mod async_runtime_ref_counting_opt;
pub mod attach_target;
pub mod block_liveness;
pub mod bubble_down_memory_space_casts;
pub mod buffer_deallocation_simplification;
pub mod buffer_hoisting;
pub mod buffer_loop_hoisting;
pub mod buffer_results_to_out_params;
pub mod canonicalize;
pub mod components;
pub mod composite_fixed_point_pass;
pub mod control_flow_sink;
pub mod convert_elementwise_to_linalg;
pub mod convert_linalg_to_affine_loops;
pub mod convert_linalg_to_loops;
pub mod convert_linalg_to_parallel_loops;
pub mod convert_shape_constraints;
pub mod cse;
pub mod dataflow;
pub mod drop_equivalent_buffer_results;
pub mod duplicate_function_elimination;
mod elements;
pub mod eliminate_empty_tensors;
pub mod empty_tensor_to_alloc_tensor;
pub mod ensure_debug_info_scope_on_llvm_func;
pub mod expand_realloc;
pub mod expand_strided_metadata;
pub mod flatten_memref;
pub mod fold_memref_alias_ops;
pub mod fold_tensor_subset_ops;
pub mod function_signature;
pub mod generate_runtime_verification;
pub mod gpu_async_region;
pub mod gpu_decompose_memrefs;
pub mod gpu_eliminate_barriers;
pub mod gpu_kernel_outlining;
pub mod gpu_launch_sink_index_computations;
pub mod gpu_map_parallel_loops;
pub mod greedy;
pub mod inline;
pub mod int_range_optimizations;
pub mod lift_cf_to_scf;
pub mod linalg_fold_into_elementwise;
pub mod linalg_fold_unit_extent_dims;
pub mod linalg_fuse_elementwise_ops;
pub mod linalg_generalize_named_ops;
pub mod linalg_inline_scalar_operands;
pub mod linalg_morph_ops;
pub mod linalg_specialize_generic_ops;
pub mod llvm_add_comdats;
pub mod llvm_legalize_for_export;
pub mod llvm_optimize_for_nvvm_target;
pub mod llvm_request_c_wrappers;
pub mod llvm_target;
pub mod llvm_use_default_visibility;
pub mod loop_invariant_code_motion;
pub mod loop_invariant_subset_hoisting;
pub mod math_algebraic_simplification;
pub mod math_expand_ops;
pub mod math_sincos_fusion;
pub mod math_uplift_to_fma;
pub mod mem2reg;
pub mod memref_expand;
pub mod mlprogram_pipeline_globals;
pub mod natural_loops;
pub mod normalize_memrefs;
pub mod nvgpu_optimize_shared_memory;
pub mod one_shot_bufferize;
pub mod optimize_allocation_liveness;
pub mod outline_shape_computation;
pub mod ownership_based_buffer_deallocation;
pub mod print_ir;
pub mod print_op_stats;
pub mod promote_buffers_to_stack;
pub mod ranges;
pub mod reify_result_shapes;
pub mod remove_dead_values;
pub mod remove_shape_constraints;
pub mod resolve_ranked_shaped_type_result_dims;
pub mod resolve_shaped_type_result_dims;
pub mod sccp;
pub mod scf_for_loop_canonicalization;
pub mod scf_for_loop_peeling;
pub mod scf_for_loop_range_folding;
pub mod scf_for_loop_specialization;
pub mod scf_for_to_while;
pub mod scf_forall_to_for;
pub mod scf_forall_to_parallel;
pub mod scf_loops;
pub mod scf_parallel_for_to_nested_fors;
pub mod scf_parallel_loop_fusion;
pub mod scf_parallel_loop_specialization;
pub mod scf_parallel_loop_tiling;
pub mod set_llvm_module_datalayout;
pub mod simplify_depthwise_conv;
pub mod snapshot_op_locations;
pub mod sroa;
pub mod strip_debuginfo;
pub mod symbol_dce;
pub mod symbol_privatize;
pub mod topological_sort;
pub mod tosa_arith_const_to_tosa_const;
pub mod tosa_attach_target;
pub mod tosa_infer_shapes;
pub mod tosa_layerwise_constant_fold;
pub mod tosa_make_broadcastable;
pub mod tosa_optional_decompositions;
pub mod view_op_graph;

mod affine_loops;
mod affine_regions;
mod async_common;
mod buffers;
pub mod common;
mod divisors;
mod invocations;
mod known_ranges;
mod linalg_generic;
mod linalg_loops;
mod loops;
mod min_max;
mod reify;
mod speculation;

use couloir_ir::{Body, Op};
use couloir_pass::PassDef;

/// All passes of this crate.
pub static PASSES: &[&PassDef] = &[
    &affine_data_copy_generate::PASS,
    &affine_expand_index_ops::PASS,
    &affine_expand_index_ops_as_affine::PASS,
    &affine_fold_memref_alias_ops::PASS,
    &affine_loop_coalescing::PASS,
    &affine_loop_fusion::PASS,
    &affine_loop_invariant_code_motion::PASS,
    &affine_loop_normalize::PASS,
    &affine_loop_tile::PASS,
    &affine_loop_unroll::PASS,
    &affine_loop_unroll_jam::PASS,
    &affine_parallelize::PASS,
    &affine_pipeline_data_transfer::PASS,
    &affine_raise_from_memref::PASS,
    &affine_scalrep::PASS,
    &affine_simplify_structures::PASS,
    &affine_super_vectorize::PASS,
    &amdgpu_fold_memrefs_ops::PASS,
    &amdgpu_maskedload_to_load::PASS,
    &amdgpu_resolve_strided_metadata::PASS,
    &arith_int_range_narrowing::PASS,
    &arith_unsigned_when_equivalent::PASS,
    &async_parallel_for::PASS,
    &async_runtime_policy_based_ref_counting::PASS,
    &async_runtime_ref_counting::PASS,
    &async_runtime_ref_counting_opt::PASS,
    &attach_target::NVVM,
    &attach_target::ROCDL,
    &attach_target::XEVM,
    &bubble_down_memory_space_casts::PASS,
    &buffer_deallocation_simplification::PASS,
    &buffer_hoisting::PASS,
    &buffer_loop_hoisting::PASS,
    &buffer_results_to_out_params::PASS,
    &canonicalize::PASS,
    &composite_fixed_point_pass::PASS,
    &control_flow_sink::PASS,
    &convert_elementwise_to_linalg::PASS,
    &convert_linalg_to_affine_loops::PASS,
    &convert_linalg_to_loops::PASS,
    &convert_linalg_to_parallel_loops::PASS,
    &convert_shape_constraints::PASS,
    &cse::PASS,
    &drop_equivalent_buffer_results::PASS,
    &duplicate_function_elimination::PASS,
    &eliminate_empty_tensors::PASS,
    &empty_tensor_to_alloc_tensor::PASS,
    &ensure_debug_info_scope_on_llvm_func::PASS,
    &expand_realloc::PASS,
    &expand_strided_metadata::PASS,
    &flatten_memref::PASS,
    &fold_memref_alias_ops::PASS,
    &fold_tensor_subset_ops::PASS,
    &generate_runtime_verification::PASS,
    &gpu_async_region::PASS,
    &gpu_decompose_memrefs::PASS,
    &gpu_eliminate_barriers::PASS,
    &gpu_kernel_outlining::PASS,
    &gpu_launch_sink_index_computations::PASS,
    &gpu_map_parallel_loops::PASS,
    &inline::PASS,
    &int_range_optimizations::PASS,
    &lift_cf_to_scf::PASS,
    &linalg_fold_into_elementwise::PASS,
    &linalg_fold_unit_extent_dims::PASS,
    &linalg_fuse_elementwise_ops::PASS,
    &linalg_generalize_named_ops::PASS,
    &linalg_inline_scalar_operands::PASS,
    &linalg_morph_ops::PASS,
    &linalg_specialize_generic_ops::PASS,
    &llvm_add_comdats::PASS,
    &llvm_legalize_for_export::PASS,
    &llvm_optimize_for_nvvm_target::PASS,
    &llvm_request_c_wrappers::PASS,
    &llvm_target::TO_DATA_LAYOUT,
    &llvm_target::TO_FEATURES,
    &llvm_use_default_visibility::PASS,
    &loop_invariant_code_motion::PASS,
    &loop_invariant_subset_hoisting::PASS,
    &math_expand_ops::PASS,
    &math_sincos_fusion::PASS,
    &math_uplift_to_fma::PASS,
    &mem2reg::PASS,
    &memref_expand::PASS,
    &mlprogram_pipeline_globals::PASS,
    &normalize_memrefs::PASS,
    &nvgpu_optimize_shared_memory::PASS,
    &one_shot_bufferize::PASS,
    &optimize_allocation_liveness::PASS,
    &outline_shape_computation::PASS,
    &ownership_based_buffer_deallocation::PASS,
    &print_ir::PASS,
    &print_op_stats::PASS,
    &promote_buffers_to_stack::PASS,
    &reify_result_shapes::PASS,
    &remove_dead_values::PASS,
    &remove_shape_constraints::PASS,
    &resolve_ranked_shaped_type_result_dims::PASS,
    &resolve_shaped_type_result_dims::PASS,
    &sccp::PASS,
    &scf_for_loop_canonicalization::PASS,
    &scf_for_loop_peeling::PASS,
    &scf_for_loop_range_folding::PASS,
    &scf_for_loop_specialization::PASS,
    &scf_for_to_while::PASS,
    &scf_forall_to_for::PASS,
    &scf_forall_to_parallel::PASS,
    &scf_parallel_for_to_nested_fors::PASS,
    &scf_parallel_loop_fusion::PASS,
    &scf_parallel_loop_specialization::PASS,
    &scf_parallel_loop_tiling::PASS,
    &set_llvm_module_datalayout::PASS,
    &simplify_depthwise_conv::PASS,
    &snapshot_op_locations::PASS,
    &sroa::PASS,
    &strip_debuginfo::PASS,
    &symbol_dce::PASS,
    &symbol_privatize::PASS,
    &topological_sort::PASS,
    &tosa_arith_const_to_tosa_const::PASS,
    &tosa_attach_target::PASS,
    &tosa_infer_shapes::PASS,
    &tosa_layerwise_constant_fold::PASS,
    &tosa_make_broadcastable::PASS,
    &tosa_optional_decompositions::PASS,
    &view_op_graph::PASS,
];

/// The ops directly inside a body.
fn top_level(body: &Body) -> Vec<Op> {
    let blocks = body.roots().iter().flat_map(|&region| body.region_blocks(region));
    blocks.flat_map(|block| body.block_ops(block)).collect()
}
