// RUN: mlir-opt %s --split-input-file --convert-to-llvm | FileCheck %s

func.func @f(%x: i32) {
  scf.execute_region {
    scf.yield {a = 1}
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32) {
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: scf.yield {a = 1 : i64}
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%x: i32) {
  %0 = scf.execute_region -> i32 {
    scf.yield {a = 1} %x : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32) {
// CHECK-NEXT: %[[V0:.*]] = scf.execute_region -> i32 {
// CHECK-NEXT: scf.yield {a = 1 : i64} %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
