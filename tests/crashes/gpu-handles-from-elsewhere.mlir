// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --split-input-file --gpu-to-llvm

func.func @f(%n: index, %b: memref<?xi8>, %m:memref<?x?xf32>,%t:!gpu.async.token, %c: !gpu.sparse.spmat_handle) {
  %t1 = gpu.destroy_sp_mat async [%t] %c
  gpu.wait [%t1]
  return
}

// -----

func.func @f(%n: index, %b: memref<?xi8>, %m:memref<?x?xf32>,%t:!gpu.async.token, %c: !gpu.sparse.dntensor_handle) {
  %t1 = gpu.destroy_dn_tensor async [%t] %c
  gpu.wait [%t1]
  return
}

// -----

func.func @f(%n: index, %b: memref<?xi8>, %m:memref<?x?xf32>,%t:!gpu.async.token) {
  %c, %t1 = gpu.create_2to4_spmat async [%t] {PRUNE_ONLY} %n, %n, %m : memref<?x?xf32>
  %d, %t2 = gpu.create_dn_tensor async [%t1] %m, %n, %n : index, index into memref<?x?xf32>
  %t14 = gpu.spmm async [%t2] %c, %d, %d, %b : memref<?xi8> into f32
  gpu.wait [%t14]
  return
}
