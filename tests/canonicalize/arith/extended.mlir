// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @f(%arg0: i32, %arg1: i32) -> i32 {
  %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
  return %sum : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32, %arg1: i32) -> i32 {
  %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
  return %low : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: i32, %arg1: i32) -> i32 {
  %low, %high = arith.mului_extended %arg0, %arg1 : i32
  return %low : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = arith.muli %arg0, %arg1 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index) -> index {
  %sum, %overflow = arith.addui_extended %arg0, %arg1 : index, i1
  return %sum : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index) -> i1 {
  %sum, %overflow = arith.addui_extended %arg0, %arg1 : index, i1
  return %overflow : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) -> i1 {
// CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg0, %arg1 : index, i1
// CHECK-NEXT: return %overflow : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index) -> index {
  %low, %high = arith.mulsi_extended %arg0, %arg1 : index
  return %low : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = arith.muli %arg0, %arg1 : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %low, %high = arith.mulsi_extended %arg0, %c0 : index
  return %low, %high : index, index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> (index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: return %c0, %c0 : index, index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index, %arg1: index) -> index {
  %low, %high = arith.mului_extended %arg0, %arg1 : index
  return %low : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = arith.muli %arg0, %arg1 : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%arg0: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %low, %high = arith.mului_extended %arg0, %c0 : index
  return %low, %high : index, index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> (index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: return %c0, %c0 : index, index
// CHECK-NEXT: }
// CHECK-NEXT: }
