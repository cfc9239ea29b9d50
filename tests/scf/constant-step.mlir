// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %n to %n step %c0 {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: scf.for %arg1 = %arg0 to %arg0 step %c0 {
// CHECK-NEXT: }
// CHECK-NEXT: return
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
// CHECK-NEXT: func.func @f(%arg0: index) {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: scf.for %arg1 = %arg0 to %arg0 step %c-1 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
