// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-debuginfo | FileCheck %s

// Fused locations are taken apart.

#m = "meta"
#top = loc("top":1:1)
func.func @f(%arg0: i32 loc("a":1:2), %arg1: i32 loc(#loc1)) -> i32 {
  %0 = arith.addi %arg0, %arg1 : i32 loc("in":7:8)
  %1 = arith.addi %0, %arg1 : i32 loc(#loc3)
  %2 = arith.addi %1, %arg1 : i32 loc(#loc)
  %3 = "test.op"(%2) {a = 1 : i32} : (i32) -> i32 loc(#loc4)
  %4 = call @f(%3, %2) : (i32, i32) -> i32 loc("in":7:8)
  %5 = call @f(%4, %2) : (i32, i32) -> i32 loc(#loc3)
  cf.br ^bb1(%5 : i32) loc("in":7:8)
^bb1(%6: i32 loc(#loc3)):
  %7 = arith.addi %6, %6 overflow<nsw> : i32 loc("in":7:8)
  %8 = arith.addi %7, %6 overflow<nsw> : i32 loc(#loc3) 
  return %8 : i32 loc(#loc3)
} loc(#loc4)
#loc = loc(fused[unknown])
#loc1 = loc(fused<"a">[#loc])
#loc2 = loc(fused<"a">[#loc1, #loc])
#loc3 = loc(fused<"b">[#loc1])
#loc4 = loc(fused[#loc1, #loc3, #loc1])

// CHECK: #loc1 = loc(unknown)
// CHECK-NEXT: #loc2 = loc("a":1:2)
// CHECK-NEXT: #loc4 = loc(fused<"a">[#loc1])
// CHECK-NEXT: #loc5 = loc(fused<"b">[#loc4])
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32 loc("a":1:2), %[[ARG1:[^ ]+]]: i32 loc(fused<"a">[#loc1])) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG1]] : i32 loc(#loc3)
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[V0]], %[[ARG1]] : i32 loc(#loc5)
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[ARG1]] : i32 loc(#loc1)
// CHECK-NEXT:     %[[V3:[^ ]+]] = "test.op"(%[[V2]]) {a = 1 : i32} : (i32) -> i32 loc(#loc6)
// CHECK-NEXT:     %[[V4:[^ ]+]] = call @f(%[[V3]], %[[V2]]) : (i32, i32) -> i32 loc(#loc3)
// CHECK-NEXT:     %[[V5:[^ ]+]] = call @f(%[[V4]], %[[V2]]) : (i32, i32) -> i32 loc(#loc5)
// CHECK-NEXT:     cf.br ^bb1(%[[V5]] : i32) loc(#loc3)
// CHECK-NEXT:   ^bb1(%[[V6:[^ ]+]]: i32 loc(fused<"b">[#loc4])):  // pred: ^bb0
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addi %[[V6]], %[[V6]] overflow<nsw> : i32 loc(#loc3)
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addi %[[V7]], %[[V6]] overflow<nsw> : i32 loc(#loc5)
// CHECK-NEXT:     return %[[V8]] : i32 loc(#loc5)
// CHECK-NEXT:   } loc(#loc6)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/syntax/aliases-at-the-end-forms.mlir":0:0)
// CHECK-NEXT: #loc3 = loc("in":7:8)
// CHECK-NEXT: #loc6 = loc(fused[#loc4, #loc5])
