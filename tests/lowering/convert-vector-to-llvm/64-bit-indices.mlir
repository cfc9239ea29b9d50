// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm=force-32bit-vector-indices=false | FileCheck %s

func.func @f(%i: index) -> vector<2x4xi1> {
  %0 = vector.create_mask %i, %i : vector<2x4xi1>
  return %0 : vector<2x4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) -> vector<2x4xi1> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<false> : vector<2x4xi1>
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST]] : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.index_cast %[[ARG0]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.poison : vector<4xi64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V1]], %[[V2]][%[[V3]] : i32] : vector<4xi64>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.shufflevector %[[V4]], %[[V2]] [0, 0, 0, 0] : vector<4xi64> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi sgt, %[[V5]], %[[CST_1]] : vector<4xi64>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi sgt, %[[ARG0]], %[[C0]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.select %[[V7]], %[[V6]], %[[CST_0]] : vector<4xi1>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V0]][0] : !llvm.array<2 x vector<4xi1>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.cmpi sgt, %[[ARG0]], %[[C1]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.select %[[V10]], %[[V6]], %[[CST_0]] : vector<4xi1>
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.insertvalue %[[V11]], %[[V9]][1] : !llvm.array<2 x vector<4xi1>> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = builtin.unrealized_conversion_cast %[[V12]] : !llvm.array<2 x vector<4xi1>> to vector<2x4xi1>
// CHECK-NEXT:     return %[[V13]] : vector<2x4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?xf32>, %i: index, %at: vector<4xi32>, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.gather %m[%i][%at], %k, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xi32>, %[[ARG3:[^ ]+]]: vector<4xi1>, %[[ARG4:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.getelementptr %[[V3]][%[[ARG2]]] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.intr.masked.gather %[[V4]], %[[ARG3]], %[[ARG4]] {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     return %[[V5]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) -> vector<[4]xi1> {
  %0 = vector.create_mask %i : vector<[4]xi1>
  return %0 : vector<[4]xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) -> vector<[4]xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.stepvector : vector<[4]xi64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.index_cast %[[ARG0]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.poison : vector<[4]xi64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertelement %[[V1]], %[[V2]][%[[V3]] : i32] : vector<[4]xi64>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.shufflevector %[[V4]], %[[V2]] [0, 0, 0, 0] : vector<[4]xi64> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi slt, %[[V0]], %[[V5]] : vector<[4]xi64>
// CHECK-NEXT:     return %[[V6]] : vector<[4]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) -> vector<4xi1> {
  %0 = vector.create_mask %i : vector<4xi1>
  return %0 : vector<4xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) -> vector<4xi1> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[0, 1, 2, 3]> : vector<4xi64>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.index_cast %[[ARG0]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.poison : vector<4xi64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertelement %[[V0]], %[[V1]][%[[V2]] : i32] : vector<4xi64>
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.shufflevector %[[V3]], %[[V1]] [0, 0, 0, 0] : vector<4xi64> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi sgt, %[[V4]], %[[CST]] : vector<4xi64>
// CHECK-NEXT:     return %[[V5]] : vector<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?xf32>, %i: index, %at: vector<2x4xi32>, %k: vector<2x4xi1>, %p: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.gather %m[%i][%at], %k, %p : memref<?xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<2x4xi32>, %[[ARG3:[^ ]+]]: vector<2x4xi1>, %[[ARG4:[^ ]+]]: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : index to i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG3]] : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : vector<2x4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = builtin.unrealized_conversion_cast %[[V5]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.extractvalue %[[V4]][0] : !llvm.array<2 x vector<4xi32>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V3]][0] : !llvm.array<2 x vector<4xi1>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.getelementptr %[[V10]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.getelementptr %[[V11]][%[[V7]]] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.intr.masked.gather %[[V12]], %[[V8]], %[[V9]] {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V13]], %[[V6]][0] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.extractvalue %[[V4]][1] : !llvm.array<2 x vector<4xi32>> 
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.extractvalue %[[V3]][1] : !llvm.array<2 x vector<4xi1>> 
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.getelementptr %[[V18]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.getelementptr %[[V19]][%[[V15]]] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.intr.masked.gather %[[V20]], %[[V16]], %[[V17]] {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.insertvalue %[[V21]], %[[V14]][1] : !llvm.array<2 x vector<4xf32>> 
// CHECK-NEXT:     %[[V23:[^ ]+]] = builtin.unrealized_conversion_cast %[[V22]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:     return %[[V23]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
