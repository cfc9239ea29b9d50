// RUN: mlir-opt %s --split-input-file | FileCheck %s

// What a loop carries may be an operand of maps, as a symbol, too.

func.func @f(%a: index, %m: memref<?xf32>) {
  %r = affine.for %i = 0 to 10 iter_args(%x = %a) -> (index) {
    %y = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%x]
    %v = affine.min affine_map<(d0) -> (d0, 3)>(%x)
    affine.yield %x : index
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0, 3)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT: %0 = affine.for %arg2 = 0 to 10 iter_args(%arg3 = %arg0) -> (index) {
// CHECK-NEXT: %1 = affine.apply #map()[%arg3]
// CHECK-NEXT: %2 = affine.min #map1(%arg3)
// CHECK-NEXT: affine.yield %arg3 : index
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
