// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64}}
func.func private @f(!gpu.mma_matrix<16x16xi8, "BOp">)

// -----

// expected-error @+1 {{expected static shape}}
func.func private @f(!gpu.mma_matrix<?x16xf16, "AOp">)

// -----

// expected-error @+1 {{MMAMatrixType must have exactly two dimensions}}
func.func private @f(!gpu.mma_matrix<16x16x16xi1, "AOp">)

// -----

// expected-error @+1 {{operand expected to be one of AOp, BOp or COp}}
func.func private @f(!gpu.mma_matrix<2xi1, "X">)

// -----

// expected-error @+1 {{expected ','}}
func.func private @f(!gpu.mma_matrix<16x16xf16>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f(!gpu.mma_matrix)

// -----

// expected-error @+1 {{unknown gpu type: sparse.handle}}
func.func private @f(!gpu.sparse.handle)

// -----

// expected-error @+2 {{expected ::mlir::gpu::MMAElementwiseOp to be one of: addf, mulf, subf, maxf, minf, divf, addi, muli, subi, divs, divu, negatef, negates, extf}}
// expected-error @+1 {{failed to parse MMAElementWiseAttr parameter 'value' which is to be a `::mlir::gpu::MMAElementwiseOp`}}
func.func private @f() attributes {a = #gpu<mma_element_wise add>}

// -----

// expected-error @+2 {{expected ::mlir::gpu::SpGEMMWorkEstimationOrComputeKind to be one of: WORK_ESTIMATION, COMPUTE}}
// expected-error @+1 {{failed to parse GPU_SpGEMMWorkEstimationOrComputeKindAttr parameter 'value' which is to be a `::mlir::gpu::SpGEMMWorkEstimationOrComputeKind`}}
func.func private @f() attributes {a = #gpu<spgemm_work_estimation_or_compute_kind NONE>}

// -----

// expected-error @+2 {{expected ::mlir::gpu::TransposeMode to be one of: NON_TRANSPOSE, TRANSPOSE, CONJUGATE_TRANSPOSE}}
// expected-error @+1 {{failed to parse GPU_TransposeModeAttr parameter 'value' which is to be a `::mlir::gpu::TransposeMode`}}
func.func private @f() attributes {a = #gpu<mat_transpose_mode NONE>}

// -----

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse GPU_Prune2To4SpMatFlagAttr parameter 'value' which is to be a `::mlir::gpu::Prune2To4SpMatFlag`}}
func.func private @f() attributes {a = #gpu.prune_2to4_spmat_flag<NONE>}
