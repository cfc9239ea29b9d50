// RUN: mlir-opt %s --canonicalize | FileCheck %s

// What is extracted of a transposed vector is found before it only where no dimensions of the part
// change places.

func.func @inside(%a: vector<3x2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.transpose %a, [0, 2, 1] : vector<3x2x2xf32> to vector<3x2x2xf32>
  %1 = vector.extract %0[1] : vector<2x2xf32> from vector<3x2x2xf32>
  return %1 : vector<2x2xf32>
}

func.func @outside(%a: vector<3x2x2xf32>) -> vector<2xf32> {
  %0 = vector.transpose %a, [1, 0, 2] : vector<3x2x2xf32> to vector<2x3x2xf32>
  %1 = vector.extract %0[1, 2] : vector<2xf32> from vector<2x3x2xf32>
  return %1 : vector<2xf32>
}

func.func @of_other_sizes(%a: vector<1x3x1xf32>) -> vector<1x3xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transpose %a, [0, 2, 1] : vector<1x3x1xf32> to vector<1x1x3xf32>
  %1 = vector.extract %0[%c0] : vector<1x3xf32> from vector<1x1x3xf32>
  return %1 : vector<1x3xf32>
}

func.func @inserted(%a: vector<3x2x2xf32>, %b: vector<2x2xf32>) -> (vector<2x2xf32>, vector<2x2xf32>) {
  %0 = vector.insert %b, %a [1] : vector<2x2xf32> into vector<3x2x2xf32>
  %1 = vector.transpose %0, [0, 2, 1] : vector<3x2x2xf32> to vector<3x2x2xf32>
  %2 = vector.extract %1[1] : vector<2x2xf32> from vector<3x2x2xf32>
  %3 = vector.transpose %1, [0, 2, 1] : vector<3x2x2xf32> to vector<3x2x2xf32>
  %4 = vector.extract %3[1] : vector<2x2xf32> from vector<3x2x2xf32>
  return %2, %4 : vector<2x2xf32>, vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @inside(%arg0: vector<3x2x2xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [0, 2, 1] : vector<3x2x2xf32> to vector<3x2x2xf32>
// CHECK-NEXT:     %1 = vector.extract %0[1] : vector<2x2xf32> from vector<3x2x2xf32>
// CHECK-NEXT:     return %1 : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @outside(%arg0: vector<3x2x2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %0 = vector.extract %arg0[2, 1] : vector<2xf32> from vector<3x2x2xf32>
// CHECK-NEXT:     return %0 : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @of_other_sizes(%arg0: vector<1x3x1xf32>) -> vector<1x3xf32> {
// CHECK-NEXT:     %0 = vector.transpose %arg0, [0, 2, 1] : vector<1x3x1xf32> to vector<1x1x3xf32>
// CHECK-NEXT:     %1 = vector.extract %0[0] : vector<1x3xf32> from vector<1x1x3xf32>
// CHECK-NEXT:     return %1 : vector<1x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @inserted(%arg0: vector<3x2x2xf32>, %arg1: vector<2x2xf32>) -> (vector<2x2xf32>, vector<2x2xf32>) {
// CHECK-NEXT:     %0 = vector.insert %arg1, %arg0 [1] : vector<2x2xf32> into vector<3x2x2xf32>
// CHECK-NEXT:     %1 = vector.transpose %0, [0, 2, 1] : vector<3x2x2xf32> to vector<3x2x2xf32>
// CHECK-NEXT:     %2 = vector.extract %1[1] : vector<2x2xf32> from vector<3x2x2xf32>
// CHECK-NEXT:     return %2, %arg1 : vector<2x2xf32>, vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
