// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @minus(%f: f32, %v: vector<4xf32>, %m: vector<2x4xf32>, %s: vector<[4]xf32>, %z: vector<f32>) {
  %0 = vector.fma %v, %v, %v : vector<4xf32>
  %1 = vector.fma %m, %m, %m : vector<2x4xf32>
  %2 = vector.fma %z, %z, %z : vector<f32>
  %3 = vector.fma %s, %s, %s : vector<[4]xf32>
  "test.use"(%0, %1, %2, %3) : (vector<4xf32>, vector<2x4xf32>, vector<f32>, vector<[4]xf32>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @minus(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<2x4xf32>, %[[ARG3:[^ ]+]]: vector<[4]xf32>, %[[ARG4:[^ ]+]]: vector<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.intr.fmuladd(%[[ARG1]], %[[ARG1]], %[[ARG1]]) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.intr.fmuladd(%[[V4]], %[[V5]], %[[V6]]) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V2]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.intr.fmuladd(%[[V9]], %[[V10]], %[[V11]]) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V8]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = builtin.unrealized_conversion_cast %[[V13]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.intr.fmuladd(%[[V0]], %[[V0]], %[[V0]]) : (vector<1xf32>, vector<1xf32>, vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = builtin.unrealized_conversion_cast %[[V15]] : vector<1xf32> to vector<f32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.intr.fmuladd(%[[ARG3]], %[[ARG3]], %[[ARG3]]) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     "test.use"(%[[V3]], %[[V14]], %[[V16]], %[[V17]]) : (vector<4xf32>, vector<2x4xf32>, vector<f32>, vector<[4]xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
