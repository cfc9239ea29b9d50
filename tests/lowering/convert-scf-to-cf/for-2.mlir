// RUN: mlir-opt %s --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %i = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i32) {
    scf.yield %a : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: cf.br ^bb1(%arg0, %arg3 : index, i32)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: index, %[[V1:.*]]: i32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi slt, %[[V0]], %arg1 : index
// CHECK-NEXT: cf.cond_br %[[V2]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V3:.*]] = arith.addi %[[V0]], %arg2 : index
// CHECK-NEXT: cf.br ^bb1(%[[V3]], %[[V1]] : index, i32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
