// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(test-vector-extract-strided-slice-lowering))" | FileCheck %s

func.func @slice(%a: vector<8x4xf32>, %b: vector<8xf32>, %c: vector<2x8x4xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [3], strides = [1]} : vector<8x4xf32> to vector<3x4xf32>
  %1 = vector.extract_strided_slice %b {offsets = [2], sizes = [3], strides = [1]} : vector<8xf32> to vector<3xf32>
  %2 = vector.extract_strided_slice %c {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x8x4xf32> to vector<2x2x4xf32>
  %3 = vector.extract_strided_slice %a {offsets = [2, 1], sizes = [3, 2], strides = [1, 1]} : vector<8x4xf32> to vector<3x2xf32>
  %4 = vector.extract_strided_slice %b {offsets = [2], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
  %5 = vector.insert_strided_slice %1, %b {offsets = [2], strides = [1]} : vector<3xf32> into vector<8xf32>
  "use"(%0, %1, %2, %3, %4, %5) : (vector<3x4xf32>, vector<3xf32>, vector<2x2x4xf32>, vector<3x2xf32>, vector<1xf32>, vector<8xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @slice(%[[ARG0:[^ ]+]]: vector<8x4xf32>, %[[ARG1:[^ ]+]]: vector<8xf32>, %[[ARG2:[^ ]+]]: vector<2x8x4xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<1xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<3xf32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<3x4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][2] : vector<4xf32> from vector<8x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][3] : vector<4xf32> from vector<8x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG0]][4] : vector<4xf32> from vector<8x4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V0]], %[[CST_1]] [0] : vector<4xf32> into vector<3x4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert %[[V1]], %[[V3]] [1] : vector<4xf32> into vector<3x4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.insert %[[V2]], %[[V4]] [2] : vector<4xf32> into vector<3x4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[ARG1]][2] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG1]][3] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.extract %[[ARG1]][4] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.insert %[[V6]], %[[CST_0]] [0] : f32 into vector<3xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.insert %[[V7]], %[[V9]] [1] : f32 into vector<3xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert %[[V8]], %[[V10]] [2] : f32 into vector<3xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.extract_strided_slice %[[ARG2]] {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<2x8x4xf32> to vector<2x2x4xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract_strided_slice %[[ARG0]] {offsets = [2, 1], sizes = [3, 2], strides = [1, 1]} : vector<8x4xf32> to vector<3x2xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.extract %[[ARG1]][2] : f32 from vector<8xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert %[[V14]], %[[CST]] [0] : f32 into vector<1xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.insert_strided_slice %[[V11]], %[[ARG1]] {offsets = [2], strides = [1]} : vector<3xf32> into vector<8xf32>
// CHECK-NEXT:     "use"(%[[V5]], %[[V11]], %[[V12]], %[[V13]], %[[V15]], %[[V16]]) : (vector<3x4xf32>, vector<3xf32>, vector<2x2x4xf32>, vector<3x2xf32>, vector<1xf32>, vector<8xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
