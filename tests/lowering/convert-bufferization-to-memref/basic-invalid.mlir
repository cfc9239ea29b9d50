// RUN: mlir-opt %s --split-input-file --verify-diagnostics --convert-bufferization-to-memref --allow-unregistered-dialect

func.func @clone(%d: memref<?xf32, strided<[?], offset: ?>>, %e : memref<4xf32, strided<[2], offset: 3>>, %f: memref<4xf32, 3>) {
  %2 = bufferization.clone %f : memref<4xf32, 3> to memref<4xf32, 3>
  "use"(%2) : (memref<4xf32, 3>) -> ()
  // expected-error@below {{failed to legalize operation 'bufferization.clone' that was explicitly marked illegal}}
  %1 = bufferization.clone %e : memref<4xf32, strided<[2], offset: 3>> to memref<4xf32, strided<[2], offset: 3>>
  "use"(%1) : (memref<4xf32, strided<[2], offset: 3>>) -> ()
  return
}

// -----

func.func @clone(%g: memref<?xf32, affine_map<(d0)->(d0+2)>>) {
  // expected-error@below {{failed to legalize operation 'bufferization.clone' that was explicitly marked illegal}}
  %0 = bufferization.clone %g : memref<?xf32, affine_map<(d0)->(d0+2)>> to memref<?xf32, affine_map<(d0)->(d0+2)>>
  "use"(%0) : (memref<?xf32, affine_map<(d0)->(d0+2)>>) -> ()
  return
}

// -----

func.func @clone(%g: memref<?xf32, affine_map<(d0)->(d0 floordiv 2)>>) {
  // expected-error@below {{failed to legalize operation 'bufferization.clone' that was explicitly marked illegal}}
  %0 = bufferization.clone %g : memref<?xf32, affine_map<(d0)->(d0 floordiv 2)>> to memref<?xf32, affine_map<(d0)->(d0 floordiv 2)>>
  "use"(%0) : (memref<?xf32, affine_map<(d0)->(d0 floordiv 2)>>) -> ()
  return
}

// -----

func.func @tt(%g: tensor<?xf32>, %m : memref<4xf32>, %i: index) {
  // expected-error@below {{failed to legalize operation 'bufferization.to_buffer' that was explicitly marked illegal}}
  %0 = bufferization.to_buffer %g : tensor<?xf32> to memref<?xf32>
  %1 = bufferization.to_tensor %0 : memref<?xf32> to tensor<?xf32>
  bufferization.dealloc_tensor %1 : tensor<?xf32>
  %t = bufferization.alloc_tensor() : tensor<4xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  "use"(%0) : (memref<?xf32>) -> ()
  %5 = bufferization.clone %m {foo} : memref<4xf32> to memref<4xf32>
  %6 = arith.addi %i, %i : index
  %c1 = arith.constant 1 : index
  %7 = arith.addi %c1, %c1 : index
  %8 = "x"(%7) : (index) -> index
  %9 = memref.dim %m, %c1 : memref<4xf32>
  return
}
