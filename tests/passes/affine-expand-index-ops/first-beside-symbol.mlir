// RUN: mlir-opt %s --split-input-file --affine-expand-index-ops | FileCheck %s

func.func @f(%a: index, %b: index) -> index {
  %0 = affine.min affine_map<(d0)[s0] -> (d0)>(%a)[%b]
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: return %arg0 : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) -> index {
  %0 = affine.max affine_map<(d0, d1)[s0] -> (d0)>(%a, %b)[%b]
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: return %arg0 : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) -> index {
  %0 = affine.min affine_map<(d0)[s0] -> (s0)>(%a)[%b]
  return %0 : index
}

// CHECK: #map = affine_map<(d0)[s0] -> (s0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = affine.min #map(%arg0)[%arg1]
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) -> index {
  %0 = affine.min affine_map<(d0) -> (d0)>(%a)
  return %0 : index
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) -> index {
// CHECK-NEXT: %0 = affine.min #map(%arg0)
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: }
// CHECK-NEXT: }
