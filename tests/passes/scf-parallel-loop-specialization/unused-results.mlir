// RUN: mlir-opt %s --scf-parallel-loop-specialization | FileCheck %s


#map = affine_map<()[s0] -> (8, s0)>
func.func @par(%m: memref<?xi32>, %n: index, %i: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = affine.min #map()[%n]
  %r = scf.parallel (%k) = (%c0) to (%d) step (%c1) init (%i) -> i32 {
    %x = memref.load %m[%k] : memref<?xi32>
    scf.reduce(%x : i32) {
    ^bb0(%a: i32, %b: i32):
      %s = arith.addi %a, %b : i32
      scf.reduce.return %s : i32
    }
  }
  return %i : i32
}

// CHECK: #map = affine_map<()[s0] -> (8, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @par(%arg0: memref<?xi32>, %arg1: index, %arg2: i32) -> i32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = affine.min #map()[%arg1]
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %1 = arith.cmpi eq, %0, %c8 : index
// CHECK-NEXT: scf.if %1 {
// CHECK-NEXT: %2 = scf.parallel (%arg3) = (%c0) to (%c8) step (%c1) init (%arg2) -> i32 {
// CHECK-NEXT: %3 = memref.load %arg0[%arg3] : memref<?xi32>
// CHECK-NEXT: scf.reduce(%3 : i32) {
// CHECK-NEXT: ^bb0(%arg4: i32, %arg5: i32):
// CHECK-NEXT: %4 = arith.addi %arg4, %arg5 : i32
// CHECK-NEXT: scf.reduce.return %4 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: } else {
// CHECK-NEXT: %2 = scf.parallel (%arg3) = (%c0) to (%0) step (%c1) init (%arg2) -> i32 {
// CHECK-NEXT: %3 = memref.load %arg0[%arg3] : memref<?xi32>
// CHECK-NEXT: scf.reduce(%3 : i32) {
// CHECK-NEXT: ^bb0(%arg4: i32, %arg5: i32):
// CHECK-NEXT: %4 = arith.addi %arg4, %arg5 : i32
// CHECK-NEXT: scf.reduce.return %4 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %arg2 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
