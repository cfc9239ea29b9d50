// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @delinearize(%i: index, %n: index) -> index {
  %0:2 = affine.delinearize_index %i into (4, 5) : index, index
  %1:3 = affine.delinearize_index %i into (%n, 5) : index, index, index
  %2 = affine.delinearize_index %i into () : index
  return %0#0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @delinearize(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %[[V0:.*]]:2 = affine.delinearize_index %arg0 into (4, 5) : index, index
// CHECK-NEXT: %[[V1:.*]]:3 = affine.delinearize_index %arg0 into (%arg1, 5) : index, index, index
// CHECK-NEXT: %[[V2:.*]] = affine.delinearize_index %arg0 into () : index
// CHECK-NEXT: return %[[V0]]#0 : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @linearize(%i: index, %n: index) -> index {
  %0 = affine.linearize_index [%i, %n] by (4, 5) : index
  %1 = affine.linearize_index disjoint [%i, %n, %i] by (%n, 5) : index
  %2 = affine.linearize_index [] by () : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @linearize(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = affine.linearize_index [%arg0, %arg1] by (4, 5) : index
// CHECK-NEXT: %[[V1:.*]] = affine.linearize_index disjoint [%arg0, %arg1, %arg0] by (%arg1, 5) : index
// CHECK-NEXT: %[[V2:.*]] = affine.linearize_index [] by () : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }
