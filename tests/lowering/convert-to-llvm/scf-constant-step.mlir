// RUN: mlir-opt %s --split-input-file --convert-to-llvm | FileCheck %s

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %n to %n step %c0 {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %[[V1]] : i64 to index
// CHECK-NEXT: scf.for %arg1 = %[[V0]] to %[[V0]] step %[[V2]] {
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c = arith.constant -1 : index
  scf.for %i = %n to %n step %c {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg0 : i64 to index
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(-1 : index) : i64
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %[[V1]] : i64 to index
// CHECK-NEXT: scf.for %arg1 = %[[V0]] to %[[V0]] step %[[V2]] {
// CHECK-NEXT: }
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
