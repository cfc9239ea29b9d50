// RUN: mlir-opt %s --allow-unregistered-dialect --test-loop-unrolling=unroll-factor=3 | FileCheck %s

// What a loop carries is used in regions in it, and comes from an op with regions.

func.func @in_regions(%c: i1, %n: index, %m: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %m) -> f32 {
    %0 = scf.if %c -> f32 {
      "use"(%x, %i) : (f32, index) -> ()
      scf.yield %x : f32
    } else {
      %1 = arith.addf %x, %m : f32
      scf.yield %1 : f32
    }
    scf.yield %0 : f32
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @in_regions(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.subi %[[ARG1]], %[[C0]] : index
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[C1]], %[[C1_0]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V0]], %[[V1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.divui %[[V2]], %[[C1]] : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remsi %[[V3]], %[[C3]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[V3]], %[[V4]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[V5]], %[[C1]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[C0]], %[[V6]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.muli %[[C1]], %[[C3]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = scf.for %[[ARG3:[^ ]+]] = %[[C0]] to %[[V7]] step %[[V8]] iter_args(%[[ARG4:[^ ]+]] = %[[ARG2]]) -> (f32) {
// CHECK-NEXT:       %[[V11:[^ ]+]] = scf.if %[[ARG0]] -> (f32) {
// CHECK-NEXT:         "use"(%[[ARG4]], %[[ARG3]]) : (f32, index) -> ()
// CHECK-NEXT:         scf.yield %[[ARG4]] : f32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V18:[^ ]+]] = arith.addf %[[ARG4]], %[[ARG2]] : f32
// CHECK-NEXT:         scf.yield %[[V18]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.muli %[[C1]], %[[C1_1]] : index
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.addi %[[ARG3]], %[[V12]] : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = scf.if %[[ARG0]] -> (f32) {
// CHECK-NEXT:         "use"(%[[V11]], %[[V13]]) : (f32, index) -> ()
// CHECK-NEXT:         scf.yield %[[V11]] : f32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V18]] = arith.addf %[[V11]], %[[ARG2]] : f32
// CHECK-NEXT:         scf.yield %[[V18]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.muli %[[C1]], %[[C2]] : index
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.addi %[[ARG3]], %[[V15]] : index
// CHECK-NEXT:       %[[V17:[^ ]+]] = scf.if %[[ARG0]] -> (f32) {
// CHECK-NEXT:         "use"(%[[V14]], %[[V16]]) : (f32, index) -> ()
// CHECK-NEXT:         scf.yield %[[V14]] : f32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V18]] = arith.addf %[[V14]], %[[ARG2]] : f32
// CHECK-NEXT:         scf.yield %[[V18]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V17]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V10:[^ ]+]] = scf.for %[[ARG3]] = %[[V7]] to %[[ARG1]] step %[[C1]] iter_args(%[[ARG4]] = %[[V9]]) -> (f32) {
// CHECK-NEXT:       %[[V11]] = scf.if %[[ARG0]] -> (f32) {
// CHECK-NEXT:         "use"(%[[ARG4]], %[[ARG3]]) : (f32, index) -> ()
// CHECK-NEXT:         scf.yield %[[ARG4]] : f32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V12]] = arith.addf %[[ARG4]], %[[ARG2]] : f32
// CHECK-NEXT:         scf.yield %[[V12]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V11]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V10]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
