// RUN: mlir-opt %s --split-input-file --finalize-memref-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @f() {
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) -> i32 {
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %b: f32) -> (i32, f32) {
  return %a, %b : i32, f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: f32) -> (i32, f32) {
// CHECK-NEXT: return %arg0, %arg1 : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) -> index {
  return %a : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) -> index {
// CHECK-NEXT: return %arg0 : index
// CHECK-NEXT: }
// CHECK-NEXT: }
