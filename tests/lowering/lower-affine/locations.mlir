// RUN: mlir-opt %s --lower-affine --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

func.func @f(%m: memref<100xf32>) -> f32 {
  %r = affine.parallel (%i) = (0) to (100) reduce ("addf") -> (f32) {
    %v = affine.load %m[%i] : memref<100xf32> loc("load")
    affine.yield %v : f32 loc("yield")
  } loc("parallel")
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<100xf32> loc("tests/lowering/lower-affine/locations.mlir":3:14)) -> f32 {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index loc("parallel")
// CHECK-NEXT:     %[[C100:[^ ]+]] = arith.constant 100 : index loc("parallel")
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index loc("parallel")
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32 loc("parallel")
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.parallel (%[[ARG1:[^ ]+]]) = (%[[C0]]) to (%[[C100]]) step (%[[C1]]) init (%[[CST]]) -> f32 {
// CHECK-NEXT:       %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<100xf32> loc("load")
// CHECK-NEXT:       scf.reduce(%[[V1]] : f32) {
// CHECK-NEXT:       ^bb0(%[[ARG2:[^ ]+]]: f32 loc("yield"), %[[ARG3:[^ ]+]]: f32 loc("yield")):
// CHECK-NEXT:         %[[V2:[^ ]+]] = arith.addf %[[ARG2]], %[[ARG3]] : f32 loc("parallel")
// CHECK-NEXT:         scf.reduce.return %[[V2]] : f32 loc("parallel")
// CHECK-NEXT:       } loc("yield")
// CHECK-NEXT:     } loc("parallel")
// CHECK-NEXT:     return %[[V0]] : f32 loc("tests/lowering/lower-affine/locations.mlir":8:3)
// CHECK-NEXT:   } loc("tests/lowering/lower-affine/locations.mlir":3:1)
// CHECK-NEXT: } loc("tests/lowering/lower-affine/locations.mlir":0:0)
