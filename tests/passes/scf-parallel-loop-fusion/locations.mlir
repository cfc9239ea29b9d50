// RUN: mlir-opt %s --scf-parallel-loop-fusion --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Arguments of reductions come from where the second reduction does.

module {
func.func @f(%m: memref<8xf32> loc("m":1:1), %f: f32 loc("f":1:2)) -> (f32, f32) {
  %c0 = arith.constant 0 : index loc("0":2:1)
  %c1 = arith.constant 1 : index loc("1":2:2)
  %c8 = arith.constant 8 : index loc("8":2:3)
  %r = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%f) -> f32 {
    %v = memref.load %m[%i] : memref<8xf32> loc("load":3:1)
    scf.reduce(%v : f32) {
      ^bb0(%a: f32 loc("a":4:1), %b: f32 loc("b":4:2)):
       %x = arith.addf %a, %b : f32 loc("add":4:3)
       scf.reduce.return %x : f32 loc("return":4:4)
    } loc("reduce":4:5)
  } loc("first":5:1)
  %r2 = scf.parallel (%i) = (%c0) to (%c8) step (%c1) init (%f) -> f32 {
    %v = memref.load %m[%i] : memref<8xf32> loc("load":6:1)
    scf.reduce(%v : f32) {
      ^bb0(%a: f32 loc("a":7:1), %b: f32 loc("b":7:2)):
       %x = arith.mulf %a, %b : f32 loc("mul":7:3)
       scf.reduce.return %x : f32 loc("return":7:4)
    } loc("reduce":7:5)
  } loc("second":8:1)
  return %r, %r2 : f32, f32 loc("return":9:1)
} loc("f":0:0)
} loc("module":0:0)

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8xf32> loc("m":1:1), %[[ARG1:[^ ]+]]: f32 loc("f":1:2)) -> (f32, f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index loc("0":2:1)
// CHECK-NEXT:     %c1 = arith.constant 1 : index loc("1":2:2)
// CHECK-NEXT:     %c8 = arith.constant 8 : index loc("8":2:3)
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.parallel (%[[ARG2:[^ ]+]]) = (%c0) to (%c8) step (%c1) init (%[[ARG1]], %[[ARG1]]) -> (f32, f32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32> loc("load":3:1)
// CHECK-NEXT:       %[[V2:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]]] : memref<8xf32> loc("load":6:1)
// CHECK-NEXT:       scf.reduce(%[[V1]], %[[V2]] : f32, f32) {
// CHECK-NEXT:       ^bb0(%[[ARG3:[^ ]+]]: f32 loc("reduce":7:5), %[[ARG4:[^ ]+]]: f32 loc("reduce":7:5)):
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.addf %[[ARG3]], %[[ARG4]] : f32 loc("add":4:3)
// CHECK-NEXT:         scf.reduce.return %[[V3]] : f32 loc("return":4:4)
// CHECK-NEXT:       }, {
// CHECK-NEXT:       ^bb0(%[[ARG3]]: f32 loc("reduce":7:5), %[[ARG4]]: f32 loc("reduce":7:5)):
// CHECK-NEXT:         %[[V3]] = arith.mulf %[[ARG3]], %[[ARG4]] : f32 loc("mul":7:3)
// CHECK-NEXT:         scf.reduce.return %[[V3]] : f32 loc("return":7:4)
// CHECK-NEXT:       } loc("reduce":7:5)
// CHECK-NEXT:     } loc("second":8:1)
// CHECK-NEXT:     return %[[V0]]#0, %[[V0]]#1 : f32, f32 loc("return":9:1)
// CHECK-NEXT:   } loc("f":0:0)
// CHECK-NEXT: } loc("module":0:0)
