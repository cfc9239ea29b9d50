// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @slices(%a: vector<8xf32>, %b: vector<4x8xf32>, %c: vector<2xf32>, %d : vector<2x2xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [3], strides = [1]} : vector<8xf32> to vector<3xf32>
  %1 = vector.extract_strided_slice %b {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  %2 = vector.extract_strided_slice %b {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x8xf32> to vector<2x3xf32>
  %3 = vector.insert_strided_slice %c, %a {offsets = [3], strides = [1]} : vector<2xf32> into vector<8xf32>
  %4 = vector.insert_strided_slice %c, %b {offsets = [1, 3], strides = [1]} : vector<2xf32> into vector<4x8xf32>
  %5 = vector.insert_strided_slice %d, %b {offsets = [1, 3], strides = [1, 1]} : vector<2x2xf32> into vector<4x8xf32>
  "test.use"(%0, %1, %2, %3, %4, %5) : (vector<3xf32>, vector<2x8xf32>, vector<2x3xf32>, vector<8xf32>, vector<4x8xf32>, vector<4x8xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @slices(%[[ARG0:[^ ]+]]: vector<8xf32>, %[[ARG1:[^ ]+]]: vector<4x8xf32>, %[[ARG2:[^ ]+]]: vector<2xf32>, %[[ARG3:[^ ]+]]: vector<2x2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<4x8xf32> to !llvm.array<4 x vector<8xf32>>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.shufflevector %[[ARG0]], %[[ARG0]] [2, 3, 4] : vector<8xf32> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.poison : !llvm.array<2 x vector<8xf32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<4 x vector<8xf32>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V4]][0] : !llvm.array<2 x vector<8xf32>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.array<4 x vector<8xf32>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][1] : !llvm.array<2 x vector<8xf32>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = builtin.unrealized_conversion_cast %[[V8]] : !llvm.array<2 x vector<8xf32>> to vector<2x8xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<4 x vector<8xf32>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.shufflevector %[[V10]], %[[V10]] [2, 3, 4] : vector<8xf32> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V2]][0] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.array<4 x vector<8xf32>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.shufflevector %[[V13]], %[[V13]] [2, 3, 4] : vector<8xf32> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.insertvalue %[[V14]], %[[V12]][1] : !llvm.array<2 x vector<3xf32>> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = builtin.unrealized_conversion_cast %[[V15]] : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.shufflevector %[[ARG2]], %[[ARG2]] [0, 1, 0, 0, 0, 0, 0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.shufflevector %[[V17]], %[[ARG0]] [8, 9, 10, 0, 1, 13, 14, 15] : vector<8xf32> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<4 x vector<8xf32>> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.shufflevector %[[ARG2]], %[[ARG2]] [0, 1, 0, 0, 0, 0, 0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.shufflevector %[[V20]], %[[V19]] [8, 9, 10, 0, 1, 13, 14, 15] : vector<8xf32> 
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertvalue %[[V21]], %[[V1]][1] : !llvm.array<4 x vector<8xf32>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = builtin.unrealized_conversion_cast %[[V22]] : !llvm.array<4 x vector<8xf32>> to vector<4x8xf32>
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<4 x vector<8xf32>> 
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.shufflevector %[[V24]], %[[V24]] [0, 1, 0, 0, 0, 0, 0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.shufflevector %[[V26]], %[[V25]] [8, 9, 10, 0, 1, 13, 14, 15] : vector<8xf32> 
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.insertvalue %[[V27]], %[[V1]][1] : !llvm.array<4 x vector<8xf32>> 
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>> 
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.extractvalue %[[V1]][2] : !llvm.array<4 x vector<8xf32>> 
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.shufflevector %[[V29]], %[[V29]] [0, 1, 0, 0, 0, 0, 0, 0] : vector<2xf32> 
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.shufflevector %[[V31]], %[[V30]] [8, 9, 10, 0, 1, 13, 14, 15] : vector<8xf32> 
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.insertvalue %[[V32]], %[[V28]][2] : !llvm.array<4 x vector<8xf32>> 
// CHECK-NEXT:     %[[V34:[^ ]+]] = builtin.unrealized_conversion_cast %[[V33]] : !llvm.array<4 x vector<8xf32>> to vector<4x8xf32>
// CHECK-NEXT:     "test.use"(%[[V3]], %[[V9]], %[[V16]], %[[V18]], %[[V23]], %[[V34]]) : (vector<3xf32>, vector<2x8xf32>, vector<2x3xf32>, vector<8xf32>, vector<4x8xf32>, vector<4x8xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
