// RUN: mlir-opt %s | mlir-opt | FileCheck %s

func.func private @types(
  !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xsi8, "BOp">, !gpu.mma_matrix<16x16xui8, "BOp">,
  !gpu<mma_matrix<0x32xi32, "COp">>, !gpu.mma_matrix<8x8xf64, "COp">, !gpu.mma_matrix<8x8xf32, "COp">,
  !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, !gpu<sparse.spgemmop_handle>)
func.func private @attributes() attributes {
  elements = [
    #gpu<mma_element_wise addf>, #gpu<mma_element_wise mulf>, #gpu<mma_element_wise subf>,
    #gpu<mma_element_wise maxf>, #gpu<mma_element_wise minf>, #gpu<mma_element_wise divf>,
    #gpu<mma_element_wise addi>, #gpu<mma_element_wise muli>, #gpu<mma_element_wise subi>,
    #gpu<mma_element_wise divs>, #gpu<mma_element_wise divu>, #gpu<mma_element_wise negatef>,
    #gpu<mma_element_wise negates>, #gpu<mma_element_wise extf>],
  kinds = [
    #gpu<spgemm_work_estimation_or_compute_kind WORK_ESTIMATION>,
    #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>],
  modes = [
    #gpu<mat_transpose_mode NON_TRANSPOSE>, #gpu<mat_transpose_mode TRANSPOSE>,
    #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>],
  pruned = [
    #gpu<prune_2to4_spmat_flag NONE>, #gpu<prune_2to4_spmat_flag PRUNE_ONLY>,
    #gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>]
}

// CHECK: module {
// CHECK-NEXT:   func.func private @types(!gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xsi8, "BOp">, !gpu.mma_matrix<16x16xui8, "BOp">, !gpu.mma_matrix<0x32xi32, "COp">, !gpu.mma_matrix<8x8xf64, "COp">, !gpu.mma_matrix<8x8xf32, "COp">, !gpu.sparse.dntensor_handle, !gpu.sparse.spmat_handle, !gpu.sparse.spgemmop_handle)
// CHECK-NEXT:   func.func private @attributes() attributes {elements = [#gpu<mma_element_wise addf>, #gpu<mma_element_wise mulf>, #gpu<mma_element_wise subf>, #gpu<mma_element_wise maxf>, #gpu<mma_element_wise minf>, #gpu<mma_element_wise divf>, #gpu<mma_element_wise addi>, #gpu<mma_element_wise muli>, #gpu<mma_element_wise subi>, #gpu<mma_element_wise divs>, #gpu<mma_element_wise divu>, #gpu<mma_element_wise negatef>, #gpu<mma_element_wise negates>, #gpu<mma_element_wise extf>], kinds = [#gpu<spgemm_work_estimation_or_compute_kind WORK_ESTIMATION>, #gpu<spgemm_work_estimation_or_compute_kind COMPUTE>], modes = [#gpu<mat_transpose_mode NON_TRANSPOSE>, #gpu<mat_transpose_mode TRANSPOSE>, #gpu<mat_transpose_mode CONJUGATE_TRANSPOSE>], pruned = [#gpu<prune_2to4_spmat_flag NONE>, #gpu<prune_2to4_spmat_flag PRUNE_ONLY>, #gpu<prune_2to4_spmat_flag PRUNE_AND_CHECK>]}
// CHECK-NEXT: }
