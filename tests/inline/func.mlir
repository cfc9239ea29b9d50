// RUN: mlir-opt %s --inline=default-pipeline= --split-input-file | FileCheck %s

func.func @callee(%x : i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func private @priv(%x : i32) -> i32 {
  %0 = arith.muli %x, %x : i32
  return %0 : i32
}
func.func private @dead(%x : i32) -> i32 {
  %0 = arith.muli %x, %x : i32
  return %0 : i32
}
func.func private @decl(%x : i32) -> i32
func.func @multi(%x : i32, %c : i1) -> (i32, i32) {
  cf.cond_br %c, ^a, ^b(%x : i32)
^a:
  return %x, %x : i32, i32
^b(%y : i32):
  %0 = func.call @callee(%y) : (i32) -> i32
  return %0, %y : i32, i32
}
func.func @main(%x : i32, %c : i1) -> i32 {
  %0 = func.call @callee(%x) : (i32) -> i32
  %1 = func.call @priv(%0) : (i32) -> i32
  %2:2 = func.call @multi(%1, %c) : (i32, i1) -> (i32, i32)
  %3 = func.call @decl(%2#0) : (i32) -> i32
  %4 = func.call @callee(%3) {no_inline} : (i32) -> i32
  %5 = arith.addi %4, %2#1 : i32
  return %5 : i32
}
func.func @rec(%x : i32) -> i32 {
  %0 = func.call @rec(%x) : (i32) -> i32
  return %0 : i32
}
func.func @m1(%x : i32) -> i32 {
  %1 = arith.addi %x, %x : i32
  %0 = func.call @m2(%1) : (i32) -> i32
  return %0 : i32
}
func.func @m2(%x : i32) -> i32 {
  %1 = arith.muli %x, %x : i32
  %0 = func.call @m1(%1) : (i32) -> i32
  return %0 : i32
}
func.func @ni(%x : i32) -> i32 attributes {no_inline} {
  return %x : i32
}
func.func @callni(%x : i32) -> i32 {
  %0 = func.call @ni(%x) : (i32) -> i32
  return %0 : i32
}
func.func @inscf(%x : i32, %c : i1) -> i32 {
  %r = scf.if %c -> i32 {
    %0 = func.call @callee(%x) : (i32) -> i32
    scf.yield %0 : i32
  } else {
    %2:2 = func.call @multi(%x, %c) : (i32, i1) -> (i32, i32)
    scf.yield %2#0 : i32
  }
  return %r : i32
}
func.func @infor(%x : i32, %n : index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> i32 {
    %0 = func.call @callee(%a) : (i32) -> i32
    scf.yield %0 : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @callee(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @decl(i32) -> i32
// CHECK-NEXT: func.func @multi(%arg0: i32, %arg1: i1) -> (i32, i32) {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2(%arg0 : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return %arg0, %arg0 : i32, i32
// CHECK-NEXT: ^bb2(%[[V0:[0-9]+]]: i32):  // pred: ^bb0
// CHECK-NEXT: %[[V1:[0-9]+]] = arith.addi %[[V0]], %[[V0]] : i32
// CHECK-NEXT: return %[[V1]], %[[V0]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @main(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = arith.muli %[[V0]], %[[V0]] : i32
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2(%[[V1]] : i32)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%[[V1]], %[[V1]] : i32, i32)
// CHECK-NEXT: ^bb2(%[[V2:[0-9]+]]: i32):  // pred: ^bb0
// CHECK-NEXT: %[[V3:[0-9]+]] = arith.addi %[[V2]], %[[V2]] : i32
// CHECK-NEXT: cf.br ^bb3(%[[V3]], %[[V2]] : i32, i32)
// CHECK-NEXT: ^bb3(%[[V4:[0-9]+]]: i32, %[[V5:[0-9]+]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: %[[V6:[0-9]+]] = call @decl(%[[V4]]) : (i32) -> i32
// CHECK-NEXT: %[[V7:[0-9]+]] = call @callee(%[[V6]]) {no_inline} : (i32) -> i32
// CHECK-NEXT: %[[V8:[0-9]+]] = arith.addi %[[V7]], %[[V5]] : i32
// CHECK-NEXT: return %[[V8]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @rec(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = call @rec(%arg0) : (i32) -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @m1(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = call @m2(%[[V0]]) : (i32) -> i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @m2(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = arith.muli %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:[0-9]+]] = call @m1(%[[V0]]) : (i32) -> i32
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @ni(%arg0: i32) -> i32 attributes {no_inline} {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @callni(%arg0: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = call @ni(%arg0) : (i32) -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @inscf(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT: %[[V0:[0-9]+]] = scf.if %arg1 -> (i32) {
// CHECK-NEXT: %[[V1:[0-9]+]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V1:[0-9]+]]:2 = func.call @multi(%arg0, %arg1) : (i32, i1) -> (i32, i32)
// CHECK-NEXT: scf.yield %[[V1]]#0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @infor(%arg0: i32, %arg1: index) -> i32 {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V0:[0-9]+]] = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %arg0) -> (i32) {
// CHECK-NEXT: %[[V1:[0-9]+]] = arith.addi %arg3, %arg3 : i32
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
