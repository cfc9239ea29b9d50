// RUN: mlir-opt %s --split-input-file --duplicate-function-elimination --allow-unregistered-dialect | FileCheck %s

func.func private @a(i64) -> i64
func.func private @b(i64) -> i64
func.func @c(%x: i64) -> i64 { %0 = call @a(%x) : (i64) -> i64
 return %0 : i64 }
func.func @d(%x: i64) -> i64 { %0 = call @b(%x) : (i64) -> i64
 return %0 : i64 }
func.func @e(%x: i64) -> i64 { %0 = call @a(%x) : (i64) -> i64
 return %0 : i64 }
func.func private @e2(%x: i64) -> i64 { %0 = call @a(%x) : (i64) -> i64
 return %0 : i64 }
func.func @e3(%x: i64) -> i64 attributes {foo} { %0 = call @a(%x) : (i64) -> i64
 return %0 : i64 }
func.func @main(%x: i64) {
  %0 = call @e(%x) : (i64) -> i64
  %1 = call @e2(%x) : (i64) -> i64
  %2 = call @e3(%x) : (i64) -> i64
  %f = constant @e : (i64) -> i64
  return
}
module @nested {
func.func @d(%x: i64) -> i64 { %0 = call @b(%x) : (i64) -> i64
 return %0 : i64 }
func.func private @b(i64) -> i64
func.func @x(%x: i64) -> i64 { %0 = arith.addi %x, %x : i64
 return %0 : i64 }
}
func.func @xx(%x: i64) -> i64 { %0 = arith.addi %x, %x : i64
 return %0 : i64 }

// CHECK: module {
// CHECK-NEXT:   func.func private @a(i64) -> i64
// CHECK-NEXT:   func.func private @b(i64) -> i64
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @a(%[[ARG0]]) : (i64) -> i64
// CHECK-NEXT:     return %[[V0]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @b(%[[ARG0]]) : (i64) -> i64
// CHECK-NEXT:     return %[[V0]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @e2(%[[ARG0:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @a(%[[ARG0]]) : (i64) -> i64
// CHECK-NEXT:     return %[[V0]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e3(%[[ARG0:[^ ]+]]: i64) -> i64 attributes {foo} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @a(%[[ARG0]]) : (i64) -> i64
// CHECK-NEXT:     return %[[V0]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%[[ARG0:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @c(%[[ARG0]]) : (i64) -> i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @e2(%[[ARG0]]) : (i64) -> i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = call @e3(%[[ARG0]]) : (i64) -> i64
// CHECK-NEXT:     %[[F:[^ ]+]] = constant @c : (i64) -> i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module @nested {
// CHECK-NEXT:     func.func private @b(i64) -> i64
// CHECK-NEXT:     func.func @x(%[[ARG0:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i64
// CHECK-NEXT:       return %[[V0]] : i64
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @c(%x: i64, %y: i64) -> i64 { 
  %0 = arith.addi %x, %y : i64
  cf.br ^bb1(%0 : i64)
^bb1(%z: i64):
  return %z : i64 }
func.func @d(%x: i64, %y: i64) -> i64 { 
  %0 = arith.addi %x, %y : i64
  cf.br ^bb1(%0 : i64)
^bb1(%z: i64):
  return %z : i64 }
func.func @e(%x: i64, %y: i64) -> i64 { 
  %0 = arith.addi %y, %x : i64
  cf.br ^bb1(%0 : i64)
^bb1(%z: i64):
  return %z : i64 }

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG1]] : i64
// CHECK-NEXT:     cf.br ^bb1(%[[V0]] : i64)
// CHECK-NEXT:   ^bb1(%[[V1:[^ ]+]]: i64):  // pred: ^bb0
// CHECK-NEXT:     return %[[V1]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG1]], %[[ARG0]] : i64
// CHECK-NEXT:     cf.br ^bb1(%[[V0]] : i64)
// CHECK-NEXT:   ^bb1(%[[V1:[^ ]+]]: i64):  // pred: ^bb0
// CHECK-NEXT:     return %[[V1]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
