// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --convert-index-to-llvm --allow-unregistered-dialect | FileCheck %s --check-prefix=LLVM
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f24(%a: index, %i: i32) {
  %0 = "index.bool.constant"() {value = 1 : i1} : () -> i1
  return
}

// CHECK-LABEL: func.func @f24(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %true = index.bool.constant true
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f24(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(true) : i1
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f25(%a: index, %i: i32) {
  %0 = index.sizeof
  return
}

// CHECK-LABEL: func.func @f25(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.sizeof
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f25(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(64 : i64) : i64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f26(%a: index, %i: i32) {
  %0 = index.sizeof {x}
  return
}

// CHECK-LABEL: func.func @f26(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.sizeof {x}
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f26(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(64 : i64) : i64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f27(%a: index, %i: i32) {
  %0 = index.constant 00
  return
}

// CHECK-LABEL: func.func @f27(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f27(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(0 : i64) : i64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f28(%a: index, %i: i32) {
  %0 = index.constant - 5
  return
}

// CHECK-LABEL: func.func @f28(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %idx-5 = index.constant -5
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f28(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(-5 : i64) : i64
// LLVM-NEXT: return
// LLVM-NEXT: }
