// What is read and written of the memory does not say how it is to be kept.
// RUN: mlir-opt %s --gpu-decompose-memrefs --mlir-print-op-generic | FileCheck %s

func.func @f(%m: memref<?x?xf32>, %v: f32) {
  %c = arith.constant 1 : index
  gpu.launch blocks(%a, %b, %d) in (%x = %c, %y = %c, %z = %c) threads(%e, %f, %g) in (%h = %c, %i = %c, %j = %c) {
    %0 = memref.load %m[%a, %b] : memref<?x?xf32>
    memref.store %0, %m[%a, %e] : memref<?x?xf32>
    %1 = memref.load %m[%a, %b] {nontemporal = true} : memref<?x?xf32>
    memref.store %1, %m[%a, %e] {nontemporal = true} : memref<?x?xf32>
    %2 = "memref.load"(%m, %a, %b) {nontemporal = false} : (memref<?x?xf32>, index, index) -> f32
    memref.store %2, %m[%a, %e] {nontemporal = false} : memref<?x?xf32>
    gpu.terminator
  }
  return
}
