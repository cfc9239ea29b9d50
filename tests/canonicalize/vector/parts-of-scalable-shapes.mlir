// ORACLE: differs (parts-of-scalable-shapes)
// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

func.func @other_kind(%a: vector<[1]xf32>) -> vector<1xf32> {
  %0 = vector.shape_cast %a : vector<[1]xf32> to vector<[1]x1xf32>
  %1 = vector.extract %0[0] : vector<1xf32> from vector<[1]x1xf32>
  return %1 : vector<1xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @other_kind(%arg0: vector<[1]xf32>) -> vector<1xf32> {
// CHECK-NEXT: %[[V0:.*]] = vector.shape_cast %arg0 : vector<[1]xf32> to vector<[1]x1xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[V0]][0] : vector<1xf32> from vector<[1]x1xf32>
// CHECK-NEXT: return %[[V1]] : vector<1xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @same_kind(%a: vector<1x[1]xf32>) -> vector<[1]x1xf32> {
  %0 = vector.shape_cast %a : vector<1x[1]xf32> to vector<1x[1]x1xf32>
  %1 = vector.extract %0[0] : vector<[1]x1xf32> from vector<1x[1]x1xf32>
  return %1 : vector<[1]x1xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @same_kind(%arg0: vector<1x[1]xf32>) -> vector<[1]x1xf32> {
// CHECK-NEXT: %[[V0:.*]] = vector.shape_cast %arg0 : vector<1x[1]xf32> to vector<[1]x1xf32>
// CHECK-NEXT: return %[[V0]] : vector<[1]x1xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
