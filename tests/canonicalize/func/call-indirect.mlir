// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

// The callee is known.
func.func private @g(i32, index) -> (i32, i1)
func.func @f(%x: i32, %i: index) -> i1 {
  %g = constant @g : (i32, index) -> (i32, i1)
  %0:2 = call_indirect %g(%x, %i) {a = 1} : (i32, index) -> (i32, i1)
  return %0#1 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func private @g(i32, index) -> (i32, i1)
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: index) -> i1 {
// CHECK-NEXT: %[[V0:.*]]:2 = call @g(%arg0, %arg1) : (i32, index) -> (i32, i1)
// CHECK-NEXT: return %[[V0]]#1 : i1
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%g: (i32) -> i32, %x: i32) -> i32 {
  %0 = call_indirect %g(%x) : (i32) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: (i32) -> i32, %arg1: i32) -> i32 {
// CHECK-NEXT: %[[V0:.*]] = call_indirect %arg0(%arg1) : (i32) -> i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
