// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @memrefs(%n: index, %m: memref<?xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %c = memref.alloca() : memref<4xf32>
  %d = memref.dim %m, %n : memref<?xf32>
  %e = memref.cast %m : memref<?xf32> to memref<4xf32>
  %f = memref.rank %m : memref<?xf32>
  %s = memref.subview %m[0][1][1] : memref<?xf32> to memref<1xf32, strided<[1]>>
  %v = memref.realloc %a : memref<4xf32> to memref<8xf32>
  %rc = memref.reinterpret_cast %m to offset: [0], sizes: [1], strides: [1] : memref<?xf32> to memref<1xf32>
  %bb, %o, %sz, %st = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  %ip = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> index
  %msc = memref.memory_space_cast %m : memref<?xf32> to memref<?xf32, 1>
// expected-error @+1 {{'memref.transpose' op result type 'memref<?xf32>' is not equivalent to the canonical transposed input type 'memref<?xf32, strided<[1]>>'}}
  %tr = memref.transpose %m (i) -> (i) : memref<?xf32> to memref<?xf32>
  %gg = memref.assume_alignment %m, 16 : memref<?xf32>
  return
}
// -----

func.func @whiles(%a: i32, %c: i1) {
  %r:2 = scf.while (%x = %a, %y = %a) : (i32, i32) -> (i32, i32) {
    scf.condition(%c) %x, %y : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    scf.yield %p, %q : i32, i32
  }
// expected-error @+1 {{operand #0 does not dominate this use}}
  %s = scf.for %i = %d to %d step %d iter_args(%it = %a) -> i32 {
    scf.yield %it : i32
  }
  return
^bb1:
// expected-note @+1 {{operand defined here (op in the same region)}}
  %d = arith.constant 1 : index
  return
}
