// RUN: mlir-opt %s --split-input-file --gpu-async-region --verify-diagnostics

func.func @l(%s: index) {
  // expected-error @+1 {{'gpu.launch' op replace with gpu.launch_func first}}
  gpu.launch blocks(%a, %b, %c) in (%x = %s, %y = %s, %z = %s) threads(%d, %e, %f) in (%u = %s, %v = %s, %w = %s) { gpu.terminator }
  return
}

// -----

  func.func @sparse(%n: index, %b: memref<?xi8>, %m:memref<?x?xf32>) {
  %c = gpu.create_2to4_spmat {PRUNE_ONLY} %n, %n, %m : memref<?x?xf32>
  %d = gpu.create_dn_tensor %m, %n, %n : index, index into memref<?x?xf32>
  // expected-error @+1 {{'gpu.spmm_buffer_size' op result count (4) does not match with the total size (3) specified in attribute 'resultSegmentSizes'}}
  %s:3 = gpu.spmm_buffer_size %c, %d, %d : index, index, index into f32
  return
}
