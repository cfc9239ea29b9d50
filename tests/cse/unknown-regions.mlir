// RUN: mlir-opt %s --cse --allow-unregistered-dialect | FileCheck %s

// Regions of unknown ops with several blocks are no graphs.
func.func @f(%x: i32) {
  "foo.region"(%x) ({
  ^bb0(%a: i32):
    %0 = arith.muli %a, %a : i32
    %1 = arith.muli %a, %a : i32
    "foo.br"(%0, %1)[^bb1, ^bb2] : (i32, i32) -> ()
  ^bb1:
    %2 = arith.muli %a, %a : i32
    %3 = arith.addi %a, %a : i32
    "foo.end"(%2, %3) : (i32, i32) -> ()
  ^bb2:
    %4 = arith.addi %a, %a : i32
    %dead = arith.muli %a, %a : i32
    "foo.end"(%4) : (i32) -> ()
  }) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: i32) {
// CHECK-NEXT:     "foo.region"(%arg0) ({
// CHECK-NEXT:     ^bb0(%arg1: i32):
// CHECK-NEXT:       %[[V0:[^ :]+]] = arith.muli %arg1, %arg1 : i32
// CHECK-NEXT:       "foo.br"(%[[V0]], %[[V0]])[^bb1, ^bb2] : (i32, i32) -> ()
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       %[[V1:[^ :]+]] = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:       "foo.end"(%[[V0]], %[[V1]]) : (i32, i32) -> ()
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       %[[V2:[^ :]+]] = arith.addi %arg1, %arg1 : i32
// CHECK-NEXT:       "foo.end"(%[[V2]]) : (i32) -> ()
// CHECK-NEXT:     }) : (i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
