// RUN: mlir-opt %s --split-input-file --convert-arith-to-llvm | FileCheck %s

func.func @f(%c: vector<2x2xi1>, %a: vector<2x2xf32>, %b: vector<2x2xf32>) {
  %0 = arith.select %c, %a, %b : vector<2x2xi1>, vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: vector<2x2xi1>, %arg1: vector<2x2xf32>, %arg2: vector<2x2xf32>) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg2 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg1 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V2:.*]] = builtin.unrealized_conversion_cast %arg0 : vector<2x2xi1> to !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V4:.*]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT: %[[V5:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V6:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V7:.*]] = llvm.select %[[V4]], %[[V5]], %[[V6]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT: %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V3]][0] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V9:.*]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<2xi1>>
// CHECK-NEXT: %[[V10:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V11:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: %[[V12:.*]] = llvm.select %[[V9]], %[[V10]], %[[V11]] : vector<2xi1>, vector<2xf32>
// CHECK-NEXT: %[[V13:.*]] = llvm.insertvalue %[[V12]], %[[V8]][1] : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = arith.select %c, %a, %b : tensor<4xi1>, tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) {
// CHECK-NEXT: %[[V0:.*]] = arith.select %arg0, %arg1, %arg2 : tensor<4xi1>, tensor<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
